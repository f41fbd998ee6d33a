/**
 * Parts of Chinese, Japanese and Korean compounds, from a table: the parts of a listed word are the word cut at the places that its value
 * names (bit n: a part ends after n + 1 characters), so they are their own lemmas.
 */

import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../core/hashing.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import { ownString } from '../../core/word-cache.js'
import { findPlace } from '../../models/fingerprint-table.js'
import type { NativeModel } from '../../models/store.js'
import { isOneWord } from './one-word.js'

/** Tokens that are looked up between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 4096
const MIN_LENGTH = 2
/** One cut after each of the first 16 characters. */
const MAX_LENGTH = 17
/** Syllables of a Korean compound that no list has, and of its parts. */
const [SHORTEST_UNLISTED, LONGEST_UNLISTED, SHORTEST_PART] = [4, 8, 2]
const HANGUL = /^[가-힣]+$/
/** Verbs made nouns behind others: `사용하기` is a form of a verb. */
const verbal: ReadonlySet<string> = new Set('되기 시키기 이기 줄이기 하기'.split(' '))
/** Unlisted words that are remembered. */
const REMEMBERED = 2048

export class JoinedCompounds {
  readonly #keys: Uint32Array
  readonly #cuts: Uint16Array
  readonly #useLemmas: boolean
  readonly #isNoun: ((word: string) => boolean) | undefined
  readonly #unlisted = new Map<string, string[] | null>()

  /** @param isNoun whether a word is a noun as it stands: what such ones are written together of is cut where no list has it */
  constructor(model: NativeModel, isNoun?: (word: string) => boolean) {
    this.#isNoun = isNoun
    this.#keys = model.u32('keys')
    this.#cuts = model.u16('cuts')
    this.#useLemmas = model.metadata['lemmas'] === 'true'
  }

  /**
   * Parts of each token, null for tokens that are no listed compounds. Korean is looked up by the lemma (the stem without particles) and, where
   * that is not listed, as written, if its last part is longer than most particles. A text of one word (소록도, 체코어) has no particle.
   */
  components(tokens: TokenList, tags: Uint8Array, lemmas: readonly string[], check?: () => void): (string[] | null)[] {
    const result = new Array<string[] | null>(tokens.count).fill(null)
    const alone = this.#useLemmas && isOneWord(tokens)
    for (let token = 0; token < tokens.count; token++) {
      if (token % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
      if (tokens.classes[token] !== TokenClass.word) continue
      const length = tokens.ends[token]! - tokens.starts[token]!
      if (length < MIN_LENGTH || (length > MAX_LENGTH && !this.#useLemmas)) continue
      const form = tokenText(tokens, token)
      result[token] = this.#useLemmas ? this.#splitKorean(form, lemmas[token]!, alone) : this.split(form)
      if (result[token] === null && tags[token] === tagNumber.NOUN && this.#isNoun !== undefined) result[token] = this.#ofTwoNouns(lemmas[token]!)
    }
    return result
  }

  #splitKorean(form: string, lemma: string, alone: boolean): string[] | null {
    const stem = this.split(lemma)
    if (lemma === form || (stem !== null && !alone)) return stem
    const whole = this.split(form)
    return whole !== null && (alone || whole.at(-1)!.length > 1) ? whole : stem
  }

  /** A word that is written together of two nouns in one way: `생일선물`. */
  #ofTwoNouns(word: string): string[] | null {
    if (word.length < SHORTEST_UNLISTED || word.length > LONGEST_UNLISTED) return null
    let parts = this.#unlisted.get(word)
    if (parts !== undefined) return parts
    const isPart = (part: string): boolean => this.#isNoun!(part) || (part.length > SHORTEST_PART && this.split(part) !== null)
    const cuts: string[][] = []
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART && HANGUL.test(word); at++) {
      const [modifier, head] = [word.slice(0, at), word.slice(at)]
      if (!verbal.has(head) && isPart(modifier) && isPart(head)) cuts.push([modifier, head])
    }
    parts = cuts.length === 1 ? cuts[0]! : null
    if (this.#unlisted.size >= REMEMBERED) this.#unlisted.clear()
    this.#unlisted.set(ownString(word), parts?.map(ownString) ?? null)
    return parts
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
