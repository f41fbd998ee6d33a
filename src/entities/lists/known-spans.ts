/** Where names of well-known entities stand in a text, as signs for the tagger: which tokens they cover, of what type they are and how well known. */
import { FNV_OFFSET, fnvRun, fnvStep, murmurRound } from '../../core/hashing.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { foldWord, inflects } from '../chains/fold.js'
import { type TokenWords, tokenWords } from '../chains/token-words.js'
import type { EntityLanguage } from '../languages.js'
import { hashOfState, type KnownNames, knownTypes, nameState, withWord } from './known-names.js'
import { isLower } from './letter-case.js'

const MOST_TOKENS = 5
/** Characters of a token that is looked up. */
const LONGEST = 40
const SPACE = 32
/** Units below it are folded by table; the others are their own (`foldWord`). */
const TABLE = 0x2010
const folded: readonly string[] = Array.from({ length: TABLE }, (_, code) => foldWord(String.fromCharCode(code)))
/** What folds to one unit; 0 for what folds to none or several. */
const single = Uint16Array.from(folded, (units) => (units.length === 1 ? units.charCodeAt(0) : 0))

/** The hash of a name continued by a character, as `knownNameHash` has it for the folded one. */
function foldStep(hash: number, code: number): number {
  if (code >= TABLE) return fnvStep(hash, code)
  const one = single[code]!
  if (one !== 0) return fnvStep(hash, one)
  const units = folded[code]!
  let state = hash
  for (let at = 0; at < units.length; at++) state = fnvStep(state, units.charCodeAt(at))
  return state
}

/** What a token is of a known name: 0 for nothing, else its type, place in the name, fame, and whether the name has several tokens. */
function signOf(type: number, inside: boolean, famous: boolean, several: boolean): number {
  return 1 + type + knownTypes.length * (Number(inside) + 2 * Number(famous) + 4 * Number(several))
}

/** Finds the known names of a language's texts; made once for each language. */
export class KnownSpans {
  readonly #known: KnownNames
  readonly #language: EntityLanguage
  readonly #inflects: boolean
  /** State of the hash before the first stem of a name. */
  readonly #stemState: number
  #entity = -1
  #last = -1

  constructor(known: KnownNames, language: EntityLanguage) {
    this.#known = known
    this.#language = language
    this.#inflects = inflects(language)
    this.#stemState = nameState(language)
  }

  /** Writes the sign of every token to `out`, 0 for one of no known name: the longest names from the left, never overlapping. Linear in the text. */
  write(tokens: TokenList, caseless: boolean, out: Uint8Array): void {
    const { text, count, starts, classes, sentences } = tokens
    const known = this.#known
    const words = tokenWords(tokens, this.#language)
    out.fill(0, 0, count)
    let sentence = 0
    let limit = 0
    for (let first = 0; first < count; first++) {
      if (first >= limit) limit = sentences[++sentence] ?? count
      if (classes[first] !== TokenClass.word || (!caseless && isLower(text.charCodeAt(starts[first]!)))) continue
      this.#walk(tokens, words, first, Math.min(limit, first + MOST_TOKENS), caseless)
      if (this.#entity < 0) continue
      const type = known.typeIndex(this.#entity)
      const famous = known.isFamous(this.#entity)
      for (let token = first; token <= this.#last; token++) out[token] = signOf(type, token > first, famous, this.#last > first)
      first = this.#last
    }
  }

  /** The longest known name that begins with token `first`: its entity, -1 for none, and its last token. */
  #walk({ text, starts, ends, classes }: TokenList, words: TokenWords, first: number, limit: number, caseless: boolean): void {
    const known = this.#known
    this.#entity = -1
    const stemmed = this.#inflects && (caseless || !isLower(text.charCodeAt(starts[first]!)))
    let state = FNV_OFFSET
    let stemState = this.#stemState
    for (let last = first; last < limit; last++) {
      const from = starts[last]!
      const to = ends[last]!
      const gap = last === first ? 1 : from - ends[last - 1]!
      if (classes[last] !== TokenClass.word || to - from > LONGEST || gap > 1) break
      if (gap === 1) state = fnvStep(state, SPACE)
      for (let at = from; at < to; at++) state = foldStep(state, text.charCodeAt(at))
      // without a blank it goes on, as after an elided article
      if (stemmed) stemState = gap === 0 ? fnvRun(stemState, words.stem(last)) : withWord(stemState, words.stem(last))
      if (to - starts[first]! < 2) continue
      const inflected = stemmed && (caseless || !isLower(text.charCodeAt(from)))
      const hash = murmurRound(state) >>> 0
      const entity = known.entity(hash) ?? (inflected ? known.entity(hashOfState(stemState)) : undefined)
      if (entity === undefined) continue
      this.#entity = entity
      this.#last = last
    }
  }
}
