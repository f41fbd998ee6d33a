/** Accuracy of the typer on mentions whose entities have known classes. */
import { type ClassTree, LEAST_PROBABILITY } from '../../src/entities/typing/ontology.js'
import { closureOf, type Ontology, pathOf } from './ontology.js'

/** Layers of the ontology that are measured; the sixth and seventh hardly occur. */
export const LAYERS = 5

export interface GoldMention {
  readonly type: string
  readonly classes: readonly string[]
}

/** Correct and total, by layer of the ontology (0: the most specific known class). */
export interface LayerFigures {
  readonly right: number[]
  readonly all: number[]
}

export interface ClassFigures {
  right: number
  given: number
  gold: number
}

export class TypingScore {
  mentions = 0
  readonly layers: LayerFigures = { right: new Array(LAYERS + 1).fill(0), all: new Array(LAYERS + 1).fill(0) }
  /** Classes that are answered (likely enough), those of them that are right, and those whose rightness is known. */
  given = 0
  right = 0
  /** Layers of the gold classes, and how many of them the answers reach. */
  goldLayers = 0
  reached = 0
  readonly classes = new Map<string, ClassFigures>()
  readonly #ontology: Ontology

  constructor(ontology: Ontology) {
    this.#ontology = ontology
  }

  /** @param probabilities of the classes of the tree, from `at` on; the figures of single classes come from all that are likelier than not */
  add(gold: GoldMention, tree: ClassTree, probabilities: Float32Array, at: number): void {
    const path = tree.path(probabilities, at, 0).map((index) => tree.names[index]!)
    const answer = tree.path(probabilities, at, LEAST_PROBABILITY).map((index) => tree.names[index]!)
    this.addPath(gold, path, answer)
    this.#addClasses(
      gold,
      tree.names.filter((_, index) => probabilities[at + index]! >= 0.5)
    )
  }

  /** @param path the likeliest class of each layer @param answer those of them that are given */
  addPath(gold: GoldMention, path: readonly string[], answer: readonly string[]): void {
    const closure = closureOf(this.#ontology, gold.classes)
    if (closure.size === 0) return
    this.mentions++
    const depth = Math.max(...gold.classes.map((name) => pathOf(this.#ontology, name).length))
    for (let layer = 1; layer <= Math.min(depth, LAYERS); layer++) this.#count(layer, path[layer - 1] !== undefined && closure.has(path[layer - 1]!))
    this.#count(0, path[depth - 1] !== undefined && closure.has(path[depth - 1]!))
    const judged = answer.filter((name) => closure.has(name) || !this.#isBelow(name, gold.classes))
    this.given += judged.length
    const right = judged.filter((name) => closure.has(name)).length
    this.right += right
    this.goldLayers += depth
    this.reached += right
  }

  #addClasses(gold: GoldMention, likely: readonly string[]): void {
    const closure = closureOf(this.#ontology, gold.classes)
    if (closure.size === 0) return
    for (const name of closure) this.#class(name).gold++
    for (const name of likely) {
      if (!closure.has(name) && this.#isBelow(name, gold.classes)) continue
      this.#class(name).given++
      if (closure.has(name)) this.#class(name).right++
    }
  }

  /** Classes under one that is known may be true without the knowledge base saying so. */
  #isBelow(name: string, classes: readonly string[]): boolean {
    const path = pathOf(this.#ontology, name)
    return classes.some((known) => known !== name && path.includes(known))
  }

  #count(layer: number, right: boolean): void {
    this.layers.all[layer]!++
    if (right) this.layers.right[layer]!++
  }

  #class(name: string): ClassFigures {
    let figures = this.classes.get(name)
    if (figures === undefined) {
      figures = { right: 0, given: 0, gold: 0 }
      this.classes.set(name, figures)
    }
    return figures
  }
}

/** Harmonic mean of precision and recall, in per cent. */
export function f1({ right, given, gold }: ClassFigures): number {
  return right === 0 ? 0 : (200 * right) / (given + gold)
}
