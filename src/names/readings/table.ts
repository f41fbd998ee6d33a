/** Readings of Han spellings in the artefact `names/readings`: sorted entries `spelling reading digit reading digit`, the digit a logarithm of how common it is. */
import type { NativeModel } from '../../models/store.js'
import { StringList } from '../dictionary/string-list.js'

export interface TableReading {
  readonly reading: string
  /** Natural logarithm of how common the spelling with this reading is. */
  readonly level: number
}

/** What one step of a digit makes in the logarithm. */
export const NATS_PER_DIGIT = 1.2

const MOST_LATE = 2000

export class ReadingTable {
  readonly #list: StringList
  /** Answers of late: a name asks for the same spelling at several places. */
  readonly #late = new Map<string, readonly TableReading[]>()

  constructor(model: NativeModel, name: string) {
    this.#list = new StringList(model, name, spellingOf)
  }

  /** Readings of a spelling, the commonest first; none where it is not known. */
  readings(spelling: string): readonly TableReading[] {
    let readings = this.#late.get(spelling)
    if (readings === undefined) {
      readings = this.#look(spelling)
      if (this.#late.size >= MOST_LATE) this.#late.clear()
      this.#late.set(spelling, readings)
    }
    return readings
  }

  #look(spelling: string): readonly TableReading[] {
    const [start, end] = this.#list.range(spelling)
    if (start === end) return []
    return this.#list
      .at(start)
      .split(' ')
      .slice(1)
      .map((each) => ({ reading: each.slice(0, -1), level: NATS_PER_DIGIT * Number(each.at(-1)) }))
  }
}

export function spellingOf(entry: string): string {
  const blank = entry.indexOf(' ')
  return blank < 0 ? entry : entry.slice(0, blank)
}
