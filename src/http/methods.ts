/** Which methods a path takes, so that a wrong one is told from a wrong path. */
import type { RouteOptions } from 'fastify'

export class KnownPaths {
  readonly #methods = new Map<string, { readonly segments: readonly string[]; readonly methods: Set<string> }>()

  add({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
    // the answers to questions that browsers ask beforehand, at all paths
    if (url === '*') return
    const path = withoutTrailingSlash(url)
    const known = this.#methods.get(path) ?? { segments: path.split('/'), methods: new Set<string>() }
    for (const name of [method].flat()) known.methods.add(name)
    this.#methods.set(path, known)
  }

  /** Methods that some route takes at a path (a URL without its query); empty for an unknown path. */
  methodsOf(path: string): string[] {
    const given = withoutTrailingSlash(path).split('/')
    const fitting = [...this.#methods.values()].filter(
      ({ segments }) =>
        segments.length === given.length && segments.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
    )
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))]
  }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
