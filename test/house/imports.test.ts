/** The direction of imports: an arrow that the list does not allow fails here. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../src')

/** Every folder that is no part of the house: what it offers reaches the service through an endpoint. */
const domains = readdirSync(root).filter(
  (name) =>
    !name.endsWith('.ts') &&
    !['cli', 'http', 'service', 'content', 'workers', 'endpoints', 'settings', 'knowledge', 'models', 'core', 'kernels', 'playground'].includes(name)
)

/** What a domain may import of another one, besides the models and the core. */
const furtherImports: Readonly<Record<string, readonly string[]>> = {
  // the boosted trees of matching
  addresses: ['names'],
  entities: ['morphology'],
  linking: ['knowledge', 'morphology'],
  names: ['knowledge']
}

/** What each room of `src/` that is no domain may import; files at the top are rooms of their own. The endpoints are two: their light halves, and their work in the threads. */
const house: Readonly<Record<string, readonly string[]>> = {
  'main.ts': ['cli'],
  'serve.ts': ['app.ts', 'http', 'service', 'content', 'endpoints', 'settings', 'settings.ts', 'workers', 'knowledge', 'models'],
  'app.ts': ['http', 'service', 'endpoints', 'settings.ts', 'workers', 'models'],
  // the index of names is made and read by the command line alone
  cli: ['serve.ts', 'names', 'http', 'service', 'content', 'endpoints', 'settings', 'settings.ts', 'workers', 'knowledge', 'models', 'core'],
  http: ['service', 'endpoints', 'settings', 'settings.ts', 'workers', 'models', 'core'],
  service: ['endpoints', 'settings.ts', 'workers', 'knowledge', 'models', 'core'],
  content: ['settings.ts', 'core'],
  workers: ['endpoints', 'work', 'models', 'core'],
  work: ['endpoints', ...domains, 'knowledge', 'models', 'core'],
  endpoints: [...domains, 'settings', 'settings.ts', 'core'],
  'settings.ts': ['settings', 'core'],
  settings: ['core'],
  // the stores of knowledge bases: what linking looks up, and what makes it
  knowledge: ['models', 'core'],
  models: ['core'],
  core: [],
  // the page: it runs in browsers
  playground: []
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  ...house,
  ...Object.fromEntries(domains.map((name) => [name, [...(furtherImports[name] ?? []), 'models', 'core']]))
}

/** What each room of `src/entities/pipeline/` may reach; the files beside the rooms may import any of them. */
const pipelineRooms: Readonly<Record<string, readonly string[]>> = {
  roles: [],
  places: ['roles'],
  companies: ['roles'],
  sport: [],
  talk: ['roles'],
  lines: ['companies', 'roles', 'talk']
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(path) ? [path] : []
  })
}

/** Files of the endpoints that only worker threads load. */
const workFile = /^endpoints\/(?:work|work-shape|document-work|[a-z-]+\/(?:work|linking-work|full-detail))\.ts$/

function room(path: string): string {
  const below = relative(root, path)
  return workFile.test(below) ? 'work' : below.split('/')[0]!
}

const sources = files(root).filter((path) => room(path) !== 'kernels')

const sourceOf = (path: string) => [`${path}.ts`, `${path}.tsx`].find((file) => sources.includes(file)) ?? `${path}.ts`

function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    sourceOf(resolve(dirname(path), match[1]!.replace(/\.js$/, '')))
  )
}

describe('imports', () => {
  it('finds the sources', () => expect(sources.length).toBeGreaterThan(20))

  for (const path of sources) {
    it(`of ${relative(root, path)} keep to the arrows`, () => {
      const from = room(path)
      expect(Object.keys(allowed)).toContain(from)
      const wrong = importsOf(path)
        .map(room)
        .filter((to) => to !== from && !allowed[from]!.includes(to))
      expect(wrong).toEqual([])
    })
  }

  it('are known of every room of the pipeline', () => {
    const pipeline = join(root, 'entities/pipeline')
    const rooms = readdirSync(pipeline).filter((name) => !name.endsWith('.ts'))
    expect(rooms.toSorted()).toEqual(Object.keys(pipelineRooms).toSorted())
  })
  it.each(Object.keys(pipelineRooms))('reach no other room of the pipeline from %s than those listed, by however many steps', (from) => {
    const pipeline = join(root, 'entities/pipeline')
    const reached = new Set(files(join(pipeline, from)))
    for (const path of reached) for (const next of importsOf(path)) if (sources.includes(next)) reached.add(next)
    const rooms = new Set([...reached].flatMap((path) => /^(\w+)\//.exec(relative(pipeline, path))?.[1] ?? []))
    expect([...rooms].filter((to) => to !== from && !pipelineRooms[from]!.includes(to))).toEqual([])
  })

  it('make no circle between files', () => {
    const done = new Set<string>()
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) throw new Error(`circle: ${[...trail.slice(trail.indexOf(path)), path].map((step) => relative(root, step)).join(' -> ')}`)
      if (done.has(path)) return
      for (const next of importsOf(path).filter((target) => sources.includes(target))) visit(next, [...trail, path])
      done.add(path)
    }
    for (const path of sources) visit(path, [])
    expect(done.size).toBe(sources.length)
  })
})
