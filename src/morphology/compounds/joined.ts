/**
 * Parts of Chinese, Japanese and Korean compounds, from a table: the parts of a listed word are the word cut at the places that its value
 * names (bit n: a part ends after n + 1 characters), so they are their own lemmas.
 */

import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../core/hashing.js'
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import { findPlace } from '../../models/fingerprint-table.js'
import type { NativeModel } from '../../models/store.js'
import { isOneWord } from './one-word.js'

/** Tokens that are looked up between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 4096
const MIN_LENGTH = 2
/** One cut after each of the first 16 characters. */
const MAX_LENGTH = 17

export class JoinedCompounds {
  readonly #keys: Uint32Array
  readonly #cuts: Uint16Array
  readonly #useLemmas: boolean

  constructor(model: NativeModel) {
    this.#keys = model.u32('keys')
    this.#cuts = model.u16('cuts')
    this.#useLemmas = model.metadata['lemmas'] === 'true'
  }

  /**
   * Parts of each token, null for tokens that are no listed compounds. Korean is looked up by the lemma (the stem without particles) and, where
   * that is not listed, as written, if its last part is longer than most particles. A text of one word (소록도, 체코어) has no particle.
   */
  components(tokens: TokenList, _tags: Uint8Array, lemmas: readonly string[], check?: () => void): (string[] | null)[] {
    const result = new Array<string[] | null>(tokens.count).fill(null)
    const alone = this.#useLemmas && isOneWord(tokens)
    for (let token = 0; token < tokens.count; token++) {
      if (token % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
      if (tokens.classes[token] !== TokenClass.word) continue
      const length = tokens.ends[token]! - tokens.starts[token]!
      if (length < MIN_LENGTH || (length > MAX_LENGTH && !this.#useLemmas)) continue
      const form = tokenText(tokens, token)
      result[token] = this.#useLemmas ? this.#splitKorean(form, lemmas[token]!, alone) : this.split(form)
    }
    return result
  }

  #splitKorean(form: string, lemma: string, alone: boolean): string[] | null {
    const stem = this.split(lemma)
    if (lemma === form || (stem !== null && !alone)) return stem
    const whole = this.split(form)
    return whole !== null && (alone || whole.at(-1)!.length > 1) ? whole : stem
  }

  /** The parts of one word, null when it is not listed. */
  split(word: string): string[] | null {
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return null
    let place = FNV_OFFSET
    let check = SECOND_SEED
    for (let at = 0; at < word.length; at++) {
      place = fnvSumStep(place, word.charCodeAt(at))
      check = murmur2Step(check, word.charCodeAt(at))
    }
    const found = findPlace(this.#keys, place, check)
    if (found === -1) return null
    const cuts = this.#cuts[found]!
    const parts: string[] = []
    let start = 0
    for (let end = 1; end < word.length; end++) {
      if (((cuts >> (end - 1)) & 1) === 0) continue
      parts.push(word.slice(start, end))
      start = end
    }
    parts.push(word.slice(start))
    return parts
  }
}
