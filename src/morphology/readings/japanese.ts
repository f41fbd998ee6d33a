/**
 * Kana readings of Japanese tokens: a word table with the readings of each written form, a linear model that chooses among them by the
 * neighbours, and for words that are not listed the cheapest chain of listed parts, kana as they are and single characters.
 */

import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../core/hashing.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { WordCache } from '../../core/word-cache.js'
import { findPlace } from '../../models/fingerprint-table.js'
import type { NativeModel } from '../../models/store.js'
import { japaneseFeatures, japaneseWeightPlace, MAX_JAPANESE_FEATURES, type ReadingContext, rankFeature } from './japanese-context.js'
import { readCounters } from './japanese-counters.js'
import { composeReading } from './japanese-parts.js'
import { isHan, isKana, toHiragana, toKatakana } from './kana.js'

/** Tokens that are read between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 1024
const KANA_BASE = 0x30a0
/** For some 20,000 words. */
const CACHE_BYTES = 2 ** 22

/** One reading of a listed word: katakana, the tags it occurs with (bit per tag number), and a hash of the reading. */
export interface Candidate {
  readonly reading: string
  readonly tags: number
  readonly hash: number
}

/** A number for a reading, for the context model's weights. */
export function readingHash(reading: string): number {
  let check = SECOND_SEED
  for (let index = 0; index < reading.length; index++) check = murmur2Step(check, reading.charCodeAt(index))
  return check | 0
}

export class JapaneseReadings {
  readonly #keys: Uint32Array
  readonly #values: Uint32Array
  readonly #lists: Uint8Array
  readonly #weights: Int8Array
  readonly #bits: number
  readonly #features = new Int32Array(MAX_JAPANESE_FEATURES)
  /** Decoded candidate lists by their place in `lists`: a few thousand words make up most texts. */
  readonly #decoded = new WordCache<readonly Candidate[], number>(sizeOf, CACHE_BYTES)
  #context: ReadingContext & { places: Int32Array } = createContext(256)
  readonly #lookUp = (word: string) => this.candidates(word)

  constructor(model: NativeModel) {
    this.#keys = model.u32('keys')
    this.#values = model.u32('values')
    this.#lists = model.u8('lists')
    this.#weights = model.i8('weights')
    this.#bits = Math.log2(this.#weights.length)
  }

  /** Readings of a listed word in the lexicon's order. */
  candidates(word: string): readonly Candidate[] | undefined {
    let place = FNV_OFFSET
    let check = SECOND_SEED
    for (let index = 0; index < word.length; index++) {
      place = fnvSumStep(place, word.charCodeAt(index))
      check = murmur2Step(check, word.charCodeAt(index))
    }
    const found = findPlace(this.#keys, place, check)
    return found === -1 ? undefined : this.#decode(this.#values[found]!)
  }

  #decode(at: number): readonly Candidate[] {
    const known = this.#decoded.get(at)
    if (known !== undefined) return known
    const lists = this.#lists
    const candidates: Candidate[] = []
    let from = at + 1
    for (let count = lists[at]!; count > 0; count--) {
      const tags = lists[from]! | (lists[from + 1]! << 8)
      const length = lists[from + 2]!
      let reading = ''
      for (let index = from + 3; index < from + 3 + length; index++) reading += String.fromCharCode(KANA_BASE + lists[index]!)
      candidates.push({ reading, tags, hash: readingHash(reading) })
      from += 3 + length
    }
    this.#decoded.set(at, candidates)
    return candidates
  }

  /**
   * One reading of each token in kana, null for tokens of digits or Latin letters.
   * @param tags tag numbers, as long as the tokens
   * @param katakana katakana, and punctuation reads as itself; else hiragana, and punctuation has no reading
   */
  read(tokens: TokenList, tags: Uint8Array, katakana: boolean, check?: () => void): (string[] | null)[] {
    const context = this.#prepare(tokens, tags)
    const readings = new Array<string | null>(tokens.count)
    for (let token = 0; token < tokens.count; token++) {
      if (token % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
      readings[token] = this.#readToken(tokens, context, token, katakana)
    }
    readCounters(tokens, tags, readings)
    return readings.map((reading) => (reading === null ? null : [katakana ? reading : toHiragana(reading)]))
  }

  #prepare(tokens: TokenList, tags: Uint8Array): ReadingContext & { places: Int32Array } {
    if (this.#context.hashes.length < tokens.count) this.#context = createContext(tokens.count * 2)
    const context = this.#context
    context.count = tokens.count
    const { text } = tokens
    for (let token = 0; token < tokens.count; token++) {
      const start = tokens.starts[token]!
      const end = tokens.ends[token]!
      let place = FNV_OFFSET
      let check = SECOND_SEED
      for (let at = start; at < end; at++) {
        const unit = text.charCodeAt(at)
        place = fnvSumStep(place, unit)
        check = murmur2Step(check, unit)
      }
      context.hashes[token] = check
      context.places[token] = place
      context.tags[token] = tags[token]!
      context.firsts[token] = text.charCodeAt(start)
      context.lasts[token] = text.charCodeAt(end - 1)
    }
    return context
  }

  #readToken(tokens: TokenList, context: ReadingContext & { places: Int32Array }, token: number, katakana: boolean): string | null {
    const start = tokens.starts[token]!
    const end = tokens.ends[token]!
    let han = 0
    let kana = 0
    for (let at = start; at < end; at++) {
      const unit = tokens.text.charCodeAt(at)
      if (isHan(unit)) han++
      else if (isKana(unit)) kana++
    }
    if (han === 0 && kana === end - start) return toKatakana(tokens.text.slice(start, end))
    const place = han === 0 ? -1 : findPlace(this.#keys, context.places[token]!, context.hashes[token]!)
    if (place !== -1) {
      const candidates = this.#decode(this.#values[place]!)
      return candidates.length === 1 ? candidates[0]!.reading : this.choose(context, token, candidates)
    }
    if (han + kana === end - start) return composeReading(tokens.text.slice(start, end), this.#lookUp)
    const kind = tokens.classes[token]
    return katakana && (kind === TokenClass.punctuation || kind === TokenClass.symbol) ? tokens.text.slice(start, end) : null
  }

  /** The most probable of a word's readings among its neighbours. */
  choose(context: ReadingContext, token: number, candidates: readonly Candidate[]): string {
    const count = japaneseFeatures(context, token, this.#features)
    const tag = context.tags[token]!
    let best = ''
    let bestScore = -1e9
    for (let rank = 0; rank < candidates.length; rank++) {
      const candidate = candidates[rank]!
      let score = this.#weights[japaneseWeightPlace(rankFeature(rank, ((candidate.tags >> tag) & 1) === 1, tag), 0, this.#bits)]!
      for (let feature = 0; feature < count; feature++) score += this.#weights[japaneseWeightPlace(this.#features[feature]!, candidate.hash, this.#bits)]!
      if (score > bestScore) {
        bestScore = score
        best = candidate.reading
      }
    }
    return best
  }
}

/** Bytes of a word's candidates: the array, the objects and their strings. */
function sizeOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { reading }) => sum + 80 + 2 * reading.length, 32)
}

function createContext(capacity: number): ReadingContext & { places: Int32Array } {
  return {
    hashes: new Int32Array(capacity),
    places: new Int32Array(capacity),
    tags: new Uint8Array(capacity),
    firsts: new Uint16Array(capacity),
    lasts: new Uint16Array(capacity),
    count: 0
  }
}
