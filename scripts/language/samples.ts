/** Training material of one script group as numbers: texts are lists of word numbers, words are lists of feature hashes. */
import { endOf, listWords, weightOf } from '../../src/language/emphasis.js'
import { GROUPS, type Group } from '../../src/language/groups.js'
import { createWorkspace, type Workspace } from '../../src/language/kernel.js'
import { createModelMemory } from '../../src/models/memory.js'

/** n-gram order and padding of each group; must be what the model's metadata says at run time. */
export function shapeOf(group: Group): { readonly order: number; readonly padded: boolean } {
  return group === 'cjk' ? { order: 3, padded: false } : { order: 5, padded: true }
}

/** A list of numbers that grows. */
class Growing {
  data = new Uint32Array(1 << 16)
  length = 0

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(this.data.length * 2)
      larger.set(this.data)
      this.data = larger
    }
    this.data[this.length++] = value
  }
}

/** Texts of one group; text `i` is words `starts[i]` to `starts[i + 1]` of `words`. */
export class Samples {
  readonly group: number
  readonly #padded: boolean
  readonly #order: number
  readonly classes: number[] = []
  /** Frequency of a list word, 0 for running text, -1 for text of the added corpora. */
  readonly weights: number[] = []
  readonly starts: number[] = [0]
  readonly #words = new Growing()
  readonly #emphases = new Growing()
  readonly #known = new Map<string, number>()
  /** Hash of each word, for word pairs. */
  readonly #wholes = new Growing()
  readonly #features = new Growing()
  readonly #featureStarts = new Growing()
  readonly #workspace: Workspace

  constructor(group: number, workspace: Workspace) {
    this.group = group
    this.#workspace = workspace
    const { order, padded } = shapeOf(GROUPS[group]!)
    this.#padded = padded
    this.#order = order
    this.#featureStarts.push(0)
  }

  get count(): number {
    return this.classes.length
  }

  get wordCount(): number {
    return this.#wholes.length
  }

  /** Adds the words of this group that the workspace's reader holds as one text of the class. */
  add(classNumber: number, weight = 0): void {
    const { reader, chosenWords } = this.#workspace
    const count = listWords(reader, this.group, 0, reader.count, chosenWords)
    if (count === 0) return
    for (let word = 0; word < count; word++) {
      const end = chosenWords[word * 2 + 1]!
      this.#words.push(this.#intern(chosenWords[word * 2]!, endOf(end)))
      this.#emphases.push(weightOf(end))
    }
    this.classes.push(classNumber)
    this.weights.push(weight)
    this.starts.push(this.#words.length)
  }

  #intern(start: number, end: number): number {
    const { reader, kernel, text, scratch, scratchCells } = this.#workspace
    const key = String.fromCharCode(...reader.units.subarray(start, end))
    let word = this.#known.get(key)
    if (word === undefined) {
      word = this.#wholes.length
      this.#known.set(key, word)
      const made = kernel.features(text, start, end, 0, this.#order, this.#padded ? 1 : 0, scratch)
      this.#wholes.push(scratchCells[0]!)
      for (let index = 1; index <= made; index++) this.#features.push(scratchCells[index]!)
      this.#featureStarts.push(this.#features.length)
    }
    return word
  }

  /** All texts' words end to end. */
  get words(): Uint32Array {
    return this.#words.data.subarray(0, this.#words.length)
  }

  /** Weight in sixteenths of each of these words where it stands. */
  get emphases(): Uint32Array {
    return this.#emphases.data.subarray(0, this.#emphases.length)
  }

  /** Features of each word; word `w` has those from `featureStarts[w]` to `featureStarts[w + 1]`. */
  get features(): Uint32Array {
    return this.#features.data.subarray(0, this.#features.length)
  }

  get featureStarts(): Uint32Array {
    return this.#featureStarts.data.subarray(0, this.#featureStarts.length)
  }

  /** Feature of a word following another; 0 in groups without word pairs. */
  pairFeature(before: number, word: number): number {
    if (!this.#padded) return 0
    let value = (Math.imul(this.#wholes.data[before]!, 0x9e3779b1) + this.#wholes.data[word]!) >>> 0
    value ^= value >>> 16
    value = Math.imul(value, 0x85ebca6b)
    value ^= value >>> 13
    value = Math.imul(value, 0xc2b2ae35)
    return (value ^ (value >>> 16)) >>> 0
  }
}

/** A workspace outside any model store, for training. */
export function trainingWorkspace(): Workspace {
  return createWorkspace(createModelMemory(), 2000)
}
