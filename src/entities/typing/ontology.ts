/** The classes of the DBpedia ontology that the typer knows, and the way through them. */

/** A class is answered when it is at least this likely. */
export const LEAST_PROBABILITY = 0.6

export class ClassTree {
  readonly names: readonly string[]
  /** Index of the class above; -1 for one right under the top. */
  readonly parents: readonly number[]
  readonly #children: readonly (readonly number[])[]
  readonly #roots: readonly number[]

  /** @param parents for each class the index of the class above it, -1 for none */
  constructor(names: readonly string[], parents: readonly number[]) {
    this.names = names
    this.parents = parents
    const children: number[][] = names.map(() => [])
    const roots: number[] = []
    for (const [index, parent] of parents.entries()) (children[parent] ?? roots).push(index)
    this.#children = children
    this.#roots = roots
  }

  /**
   * From the most general class to the most special one, through classes that are all likely enough. Of several ways (a capital that is a region, too) the one on
   * which the probabilities lie highest over the least one, summed: the surest, and of equally sure ones the longest.
   * @param probabilities one for each class, from `at` on
   * @returns indices of classes; empty where no class is likely enough
   */
  path(probabilities: Float32Array, at = 0, least = LEAST_PROBABILITY): number[] {
    return this.#best(this.#roots, probabilities, at, least).path.reverse()
  }

  /** The best way through one of the classes, the most special class first. */
  #best(classes: readonly number[], probabilities: Float32Array, at: number, least: number): { readonly margin: number; readonly path: number[] } {
    let best = { margin: -1, path: [] as number[] }
    for (const index of classes) {
      const own = probabilities[at + index]! - least
      if (own < 0) continue
      const below = this.#best(this.#children[index]!, probabilities, at, least)
      const margin = own + Math.max(0, below.margin)
      if (margin > best.margin) best = { margin, path: [...below.path, index] }
    }
    return best
  }
}
