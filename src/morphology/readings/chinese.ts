/**
 * Pinyin of Chinese tokens. Words whose reading does not follow from their characters one by one lie in a table (a word may span tokens:
 * the table knows phrases); other characters with several readings are decided by a linear model of their neighbours.
 * Keys are in simplified characters, traditional text is looked up through its simplified form.
 */
import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../core/hashing.js'
import { tagNumber } from '../../core/part-of-speech.js'
import type { TokenList } from '../../core/spans.js'
import { findPlace } from '../../models/fingerprint-table.js'
import type { NativeModel } from '../../models/store.js'
import { COVER_FEATURES, contextFeatures, createRun, type HanRun, MAX_FEATURES, weightPlace } from './chinese-context.js'
import { markSyllable } from './pinyin.js'

/** Longest listed word that is looked for. */
const MAX_WORD = 12
/** Bit of a table value: longer words start with this one. */
const HAS_LONGER = 0x8000
const PATTERN = 0x7fff
/** A reading is offered as an alternative of a single character only when it is among its first few. */
const MAX_ALTERNATIVES = 4
const NO_READING = 0xffff
/** Tokens that are read together; words across the seam are not seen. */
const MAX_TOKENS = 4096

export class ChineseReadings {
  readonly #pages: Uint16Array
  readonly #cells: Uint16Array
  readonly #simplified: Uint16Array
  readonly #readingStart: Uint32Array
  readonly #readings: Uint16Array
  readonly #keys: Uint32Array
  readonly #values: Uint16Array
  readonly #patternStart: Uint32Array
  readonly #patterns: Uint8Array
  readonly #weights: Int8Array
  readonly #bits: number
  /** Syllables with tone digits (0 for the neutral tone) and with diacritics, by number. */
  readonly #digits: readonly string[]
  readonly #marked: readonly string[]
  #run: HanRun = createRun(256)
  /** Character number by position of the run (as written, not simplified). */
  #characters = new Uint16Array(256)
  #chosen = new Uint16Array(256)
  /** First character in the run of each token, -1 for tokens without a reading. */
  readonly #positions = new Int32Array(MAX_TOKENS)
  readonly #features = new Int32Array(MAX_FEATURES)
  /** Part of `patterns` with the further readings of the token at hand. */
  #moreFrom = 0
  #moreTo = 0

  constructor(model: NativeModel) {
    this.#pages = model.u16('pages')
    this.#cells = model.u16('cells')
    this.#simplified = model.u16('simplified')
    this.#readingStart = model.u32('readingStart')
    this.#readings = model.u16('readings')
    this.#keys = model.u32('keys')
    this.#values = model.u16('values')
    this.#patternStart = model.u32('patternStart')
    this.#patterns = model.u8('patterns')
    this.#weights = model.i8('weights')
    this.#bits = Math.log2(this.#weights.length)
    this.#digits = model.metadata['syllables']!.split(' ')
    this.#marked = this.#digits.map(markSyllable)
  }

  /** Number of a character, 0 when it has no reading. */
  characterNumber(codePoint: number): number {
    const page = this.#pages[codePoint >>> 8]
    return page === undefined || page === 0 ? 0 : this.#cells[(page << 8) | (codePoint & 255)]!
  }

  /**
   * Readings of each token, null where a character of it has none.
   * @param tags tag numbers, as long as the tokens
   * @param digits one reading with tone digits, syllables joined by `-`; else pinyin with diacritics, alternatives after the best
   */
  read(tokens: TokenList, tags: Uint8Array, digits: boolean, check?: () => void): (string[] | null)[] {
    const result = new Array<string[] | null>(tokens.count).fill(null)
    let from = 0
    while (from < tokens.count) {
      check?.()
      const first = from
      from = this.#fill(tokens, tags, from)
      if (this.#run.length > 0) this.#readRun(first, from, tags, digits, result)
    }
    return result
  }

  /**
   * Fills the run with tokens from `from` on, up to MAX_TOKENS of them; one with an unreadable character becomes a gap.
   * @returns the first token that is left
   */
  #fill(tokens: TokenList, tags: Uint8Array, from: number): number {
    const { text } = tokens
    this.#run.length = 0
    let token = from
    let previousEnd = -1
    for (; token < tokens.count && token - from < MAX_TOKENS; token++) {
      const start = tokens.starts[token]!
      const end = tokens.ends[token]!
      this.#reserve(this.#run.length + end - start + 2)
      if (start !== previousEnd && this.#run.length > 0 && this.#run.units[this.#run.length - 1] !== 0) this.#gap()
      previousEnd = end
      const first = this.#run.length
      let length = first
      for (let at = start; at < end; at++) {
        const point = text.codePointAt(at)!
        if (point > 0xffff) at++
        const character = this.characterNumber(point)
        if (character === 0) {
          length = -1
          break
        }
        this.#characters[length] = character
        this.#run.units[length++] = this.#simplified[character] || point
      }
      if (length === -1) {
        this.#positions[token - from] = -1
        if (first > 0 && this.#run.units[first - 1] !== 0) this.#gap()
        continue
      }
      this.#positions[token - from] = first
      this.#run.tokenStart.fill(first, first, length)
      this.#run.tokenEnd.fill(length, first, length)
      this.#run.tags.fill(tags[token]!, first, length)
      this.#run.length = length
    }
    return token
  }

  #gap(): void {
    const run = this.#run
    const at = run.length++
    run.units[at] = 0
    run.tokenStart[at] = at
    run.tokenEnd[at] = at + 1
    run.tags[at] = tagNumber.PUNCT
  }

  #reserve(capacity: number): void {
    if (capacity <= this.#run.units.length) return
    const larger = createRun(capacity * 2)
    const run = this.#run
    larger.length = run.length
    larger.units.set(run.units)
    larger.tokenStart.set(run.tokenStart)
    larger.tokenEnd.set(run.tokenEnd)
    larger.tags.set(run.tags)
    this.#run = larger
    const characters = new Uint16Array(capacity * 2)
    characters.set(this.#characters)
    this.#characters = characters
    this.#chosen = new Uint16Array(capacity * 2)
  }

  #readRun(first: number, last: number, tags: Uint8Array, digits: boolean, result: (string[] | null)[]): void {
    const run = this.#run
    this.#chosen.fill(NO_READING, 0, run.length)
    for (let token = first; token < last; token++) {
      const at = this.#positions[token - first]!
      if (at === -1) continue
      const end = run.tokenEnd[at]!
      this.#moreFrom = 0
      this.#moreTo = 0
      if (this.#chosen[at] === NO_READING && !this.#lookUp(at)) this.#decide(at, end)
      result[token] = digits ? [this.#writeDigits(at, end, tags[token] === tagNumber.PROPN)] : this.#writeMarked(at, end)
    }
  }

  /** Takes the readings from the longest listed word that starts at `at` and ends where a token ends. */
  #lookUp(at: number): boolean {
    const run = this.#run
    const limit = Math.min(run.length, at + MAX_WORD)
    const tokenEnd = run.tokenEnd[at]!
    let place = FNV_OFFSET
    let check = SECOND_SEED
    let best = 0
    let bestValue = 0
    for (let index = at; index < limit; index++) {
      const unit = run.units[index]!
      if (unit === 0) break
      place = fnvSumStep(place, unit)
      check = murmur2Step(check, unit)
      if (index === at) continue
      const found = findPlace(this.#keys, place, check)
      if (found === -1) {
        // words of three and more characters have their first two in the table
        if (index === at + 1 || index >= tokenEnd) break
        continue
      }
      const value = this.#values[found]!
      const end = index + 1
      if ((value & PATTERN) !== 0 && run.tokenEnd[index] === end && (end === tokenEnd || end - at > 2 || tokenEnd - at === 1)) {
        best = end
        bestValue = value
      }
      if (index === at + 1 && (value & HAS_LONGER) === 0) break
    }
    if (best === 0) return false
    const start = this.#patternStart[(bestValue & PATTERN) - 1]!
    if (best === tokenEnd) {
      this.#moreFrom = start + best - at
      this.#moreTo = this.#patternStart[bestValue & PATTERN]!
    }
    for (let index = at; index < best; index++) this.#chosen[index] = this.#reading(run.units[index]!, this.#patterns[start + index - at]!)
    return true
  }

  /** Reading number `index` of a simplified character. */
  #reading(unit: number, index: number): number {
    return this.#readings[this.#readingStart[this.characterNumber(unit)]! + index]!
  }

  /** Marks, for each character of a token, the longest listed shorter word that covers it. */
  markCovers(run: HanRun, from: number, to: number): void {
    run.coverLength.fill(0, from, to)
    if (to - from < 3) return
    for (let start = from; start + 1 < to; start++) {
      let place = FNV_OFFSET
      let check = SECOND_SEED
      const limit = Math.min(to, start + MAX_WORD)
      for (let index = start; index < limit; index++) {
        place = fnvSumStep(place, run.units[index]!)
        check = murmur2Step(check, run.units[index]!)
        const length = index + 1 - start
        if (length === 1 || length === to - from) continue
        const found = findPlace(this.#keys, place, check)
        if (found === -1) {
          if (length === 2) break
          continue
        }
        const value = this.#values[found]!
        if ((value & PATTERN) !== 0) {
          const pattern = this.#patternStart[(value & PATTERN) - 1]!
          for (let covered = start; covered <= index; covered++) {
            if (length <= run.coverLength[covered]!) continue
            run.coverLength[covered] = length
            run.coverReading[covered] = this.#reading(run.units[covered]!, this.#patterns[pattern + covered - start]!)
          }
        }
        if (length === 2 && (value & HAS_LONGER) === 0) break
      }
    }
  }

  /** Decides the readings of the characters of one token by their neighbours. */
  #decide(from: number, to: number): void {
    const run = this.#run
    this.markCovers(run, from, to)
    for (let at = from; at < to; at++) {
      const character = this.#characters[at]!
      const first = this.#readingStart[character]!
      const last = this.#readingStart[character + 1]!
      this.#chosen[at] = last - first === 1 ? this.#readings[first]! : this.#best(at, first, last)
    }
  }

  #best(at: number, first: number, last: number): number {
    const run = this.#run
    const count = contextFeatures(run, at, this.#features)
    let best = this.#readings[first]!
    let bestScore = -1e9
    for (let index = first; index < last; index++) {
      const reading = this.#readings[index]!
      const covered = run.coverLength[at] !== 0 && run.coverReading[at] === reading
      let score = 0
      for (let feature = covered ? 0 : COVER_FEATURES; feature < count; feature++)
        score += this.#weights[weightPlace(this.#features[feature]!, reading, this.#bits)]!
      if (score > bestScore) {
        bestScore = score
        best = reading
      }
    }
    return best
  }

  #writeDigits(from: number, to: number, proper: boolean): string {
    let written = ''
    for (let at = from; at < to; at++) written += (at === from ? '' : '-') + this.#digits[this.#chosen[at]!]!
    return proper ? written[0]!.toUpperCase() + written.slice(1) : written
  }

  #writeMarked(from: number, to: number): string[] {
    const written: string[] = []
    if (to - from === 1) {
      const chosen = this.#chosen[from]!
      written.push(this.#marked[chosen]!)
      const character = this.#characters[from]!
      const first = this.#readingStart[character]!
      const last = Math.min(this.#readingStart[character + 1]!, first + MAX_ALTERNATIVES)
      for (let index = first; index < last; index++) if (this.#readings[index] !== chosen) written.push(this.#marked[this.#readings[index]!]!)
      return written
    }
    const words = [this.#spell(from, to)]
    for (let more = this.#moreFrom; more < this.#moreTo; more += to - from) {
      for (let at = from; at < to; at++) this.#chosen[at] = this.#reading(this.#run.units[at]!, this.#patterns[more + at - from]!)
      words.push(this.#spell(from, to))
    }
    return words
  }

  #spell(from: number, to: number): string {
    let word = ''
    for (let at = from; at < to; at++) {
      const syllable = this.#marked[this.#chosen[at]!]!
      // GB/T 16159: an apostrophe before a syllable that starts with a vowel
      word += at > from && VOWEL_START.test(syllable) ? `'${syllable}` : syllable
    }
    return word
  }
}

const VOWEL_START = /^[aeoāáǎàēéěèōóǒò]/
