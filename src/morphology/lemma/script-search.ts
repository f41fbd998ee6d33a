/**
 * The edit scripts that a word's endings speak for, one at a time: that of its longest known ending first. What follows is looked up only when it is
 * asked for, as the first one mostly makes a known lemma.
 */
import { FNV_OFFSET, fnvStep } from '../../core/hashing.js'
import { findHash, type HashTable } from '../../models/hash-table.js'
import { BEGINNINGS, endingCode, endingHash, type Grouping, groupBase, groupSeed, LONGEST_ENDING, secondHash } from './groups.js'

interface SearchTables {
  readonly endings: HashTable
  readonly endingScripts: Uint16Array
  readonly defaults: Uint16Array
  readonly grouping: Grouping
}

export class ScriptSearch {
  /** Whether the last script is that of a word (or of words that begin alike) that has one of its own; in groups of all words of a tag its endings come after it. */
  isWhole = false
  readonly #tables: SearchTables
  readonly #hasSeconds: boolean
  /** Rolling hashes of the word's endings by length; the first one is that of the group. */
  #rolling = new Int32Array(64)
  #word = ''
  #tag = 0
  #base = FNV_OFFSET
  /** Place of the next group in `BEGINNINGS`; their number for the one that all words belong to. */
  #group = 0
  /** Longest ending that has not been looked up. */
  #size = 0
  /** Length of the ending whose second script comes next, 0 for none. */
  #second = 0
  /** Script of the group as a whole, -1 when it has been given. */
  #groupScript = -1

  /** @param hasSeconds whether endings have second scripts */
  constructor(tables: SearchTables, hasSeconds: boolean) {
    this.#tables = tables
    this.#hasSeconds = hasSeconds
  }

  /** Tag of the word last asked for. */
  get tag(): number {
    return this.#tag
  }

  /** The first script for a lower-cased word. */
  first(word: string, tag: number): number {
    const { grouping } = this.#tables
    this.#word = word
    this.#tag = tag
    this.#base = groupBase(tag, word.length, grouping)
    this.#group = grouping === 'tag' ? BEGINNINGS.length : 0
    this.#size = 0
    this.#second = 0
    this.#groupScript = -1
    return this.next()
  }

  /** The next script, -1 when there is none. */
  next(): number {
    const { endings, endingScripts } = this.#tables
    this.isWhole = false
    for (;;) {
      if (this.#second > 0) {
        const second = findHash(endings, secondHash(this.#rolling[this.#second]!))
        this.#second = 0
        if (second >= 0) return endingScripts[second]!
      }
      while (this.#size > 0) {
        const size = this.#size--
        const entry = findHash(endings, endingHash(this.#rolling[size]!, false))
        if (entry < 0) continue
        if (this.#hasSeconds) this.#second = size
        return endingScripts[entry]!
      }
      const script = this.#groupScript
      this.#groupScript = -1
      if (script >= 0) return script
      if (this.#group > BEGINNINGS.length) return -1
      const whole = this.#enter(this.#group++)
      if (whole >= 0) return whole
    }
  }

  /** Turns to a group. @returns the word's own script in it; -1 where it has none or the table lacks the group */
  #enter(number: number): number {
    const { endings, endingScripts, defaults } = this.#tables
    const word = this.#word
    const isLast = number === BEGINNINGS.length
    if (!isLast && BEGINNINGS[number]! > word.length) return -1
    let rolling = isLast ? this.#base : groupSeed(this.#base, word, BEGINNINGS[number]!)
    const group = findHash(endings, endingHash(rolling, false))
    if (group < 0 && !isLast) return -1
    if (word.length >= this.#rolling.length) this.#rolling = new Int32Array(2 * word.length)
    const hashes = this.#rolling
    for (let size = 1; size <= word.length; size++) {
      rolling = fnvStep(rolling, endingCode(word.charCodeAt(word.length - size)))
      hashes[size] = rolling
    }
    const whole = findHash(endings, endingHash(rolling, true))
    this.isWhole = whole >= 0
    if (whole < 0 || this.#tables.grouping === 'tag') {
      this.#size = Math.min(word.length, LONGEST_ENDING)
      this.#groupScript = group < 0 ? defaults[this.#tag]! : endingScripts[group]!
    }
    return whole < 0 ? -1 : endingScripts[whole]!
  }
}
