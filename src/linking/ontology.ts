/** The classes of the DBpedia ontology, all of them. Made by scripts/linking/train-ship.ts. */
import { ModelError } from '../models/errors.js'
import type { ModelStore } from '../models/store.js'

/** Artefact of the class tree: a line for each class, `name` tab `parent` (empty right under the top). */
export const ONTOLOGY = 'linking/ontology'

const DEEPEST = 12

export class Ontology {
  readonly #parents: ReadonlyMap<string, string>

  /** @param parents of each class the one above; empty right under the top */
  constructor(parents: ReadonlyMap<string, string>) {
    this.#parents = parents
  }

  /** @throws ModelError for a missing or damaged artefact */
  static open(store: ModelStore): Ontology {
    const lines = store.text(ONTOLOGY).split('\n').filter(Boolean)
    const parents = new Map(lines.map((line) => line.split('\t') as [string, string]))
    if (parents.size === 0 || [...parents.values()].includes(undefined!)) throw new ModelError(`model ${ONTOLOGY} is no list of classes`)
    return new Ontology(parents)
  }

  get size(): number {
    return this.#parents.size
  }

  /** A class and those above it, the most general first; empty for a class that the ontology lacks. */
  path(name: string): readonly string[] {
    const path: string[] = []
    for (let at: string | undefined = name; at !== undefined && at !== '' && this.#parents.has(at) && path.length < DEEPEST; at = this.#parents.get(at))
      path.unshift(at)
    return path
  }

  /** The longest way to one of the classes. */
  longestPath(names: readonly string[]): readonly string[] {
    let longest: readonly string[] = []
    for (const name of names) {
      const path = this.path(name)
      if (path.length > longest.length) longest = path
    }
    return longest
  }
}
