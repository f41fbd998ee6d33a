/** Tokens for entity extraction: those of the tokenizer, cut further wherever a name can end inside a word. */
import { modelLanguage } from '../core/languages.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { ModelStore } from '../models/store.js'
import { tokenize } from '../morphology/tokenizer.js'
import { addCut, type Cuts, LIMIT } from './token-cuts.js'
import { particleCuts } from './tokens-korean.js'

/** Cuts a text into tokens and sentences for entity extraction; linear in its length. @param code as for `tokenize` @param check as for `tokenize` */
export function entityTokens(text: string, code: string, store: ModelStore, check?: () => void): TokenList {
  const tokens = tokenize(text, code, store, { cutsAsLearnt: true, ...(check && { check }) })
  check?.()
  return joinSentences(splitTokens(tokens, code))
}

const POINT = 46
const romanNumeral = /^[IVXLC]{1,6}$/
const initial = /^(?:\p{Lu}|[\u0900-\u0dff]{1,4})$/u

/** Takes a sentence's start away where the point before it belongs to an initial or to a ruler's number: `C. Clarke`, `II. Filip`. */
export function joinSentences(tokens: TokenList): TokenList {
  const { text, starts, ends } = tokens
  const kept = tokens.sentences.filter((first) => {
    if (first === 0 || text.charCodeAt(ends[first - 1]! - 1) !== POINT) return true
    const attached = ends[first - 1]! - starts[first - 1]! === 1
    const word = attached ? first - 2 : first - 1
    if (word < 0 || (attached && ends[word] !== starts[first - 1])) return true
    const length = ends[word]! - starts[word]! - (attached ? 0 : 1)
    if (length < 1 || length > 6 || ends[first - 1]! + 1 !== starts[first]) return true
    const form = text.slice(starts[word], starts[word]! + length)
    return text.charCodeAt(ends[first - 1]!) === 10 || !(romanNumeral.test(form) || initial.test(form))
  })
  return kept.length === tokens.sentences.length ? tokens : { ...tokens, sentences: kept }
}

/** Languages whose articles and prepositions lean on the next word with an apostrophe. */
const eliding: ReadonlySet<string> = new Set(['fra', 'ita', 'cat'])

/**
 * Cuts possessive endings (`Obama's`, `James'`), elided articles, parts between slashes or middle dots, Turkish endings after an apostrophe, and Korean
 * particles off their words.
 * @returns the same list when there is nothing to cut
 */
export function splitTokens(tokens: TokenList, code: string): TokenList {
  const { text, count, classes } = tokens
  const cuts: Cuts = { places: new Uint32Array(LIMIT), count: 0 }
  const isKorean = modelLanguage(code) === 'kor'
  const elides = eliding.has(code)
  const isTurkish = code === 'tur'
  let result: TokenBuffer | undefined
  for (let token = 0; token < count; token++) {
    cuts.count = 0
    if (classes[token] === TokenClass.word) {
      const start = tokens.starts[token]!
      const end = tokens.ends[token]!
      markCuts(text, start, end, elides, cuts)
      if (isTurkish) apostropheCut(text, start, end, cuts)
      else if (isKorean) particleCuts(text, cuts.count === 0 ? start : cuts.places[cuts.count - 1]!, end, cuts)
    }
    if (cuts.count > 0) result ??= new TokenBuffer(tokens, token)
    result?.add(tokens, token, cuts)
  }
  return result?.finish() ?? tokens
}

/** Tokens in the making; sentences are kept. */
class TokenBuffer {
  readonly #text: string
  #starts: Uint32Array
  #ends: Uint32Array
  #classes: Uint8Array
  #count = 0
  readonly #sentences: Uint32Array
  #sentence = 0

  /** Begins with the first `kept` tokens as they are. */
  constructor(tokens: TokenList, kept: number) {
    const size = Math.ceil(tokens.count * 1.3) + LIMIT + 1
    this.#text = tokens.text
    this.#starts = new Uint32Array(size)
    this.#ends = new Uint32Array(size)
    this.#classes = new Uint8Array(size)
    this.#sentences = Uint32Array.from(tokens.sentences)
    this.#starts.set(tokens.starts.subarray(0, kept))
    this.#ends.set(tokens.ends.subarray(0, kept))
    this.#classes.set(tokens.classes.subarray(0, kept))
    this.#count = kept
    while (this.#sentence < tokens.sentences.length && tokens.sentences[this.#sentence]! < kept) this.#sentence++
  }

  add(tokens: TokenList, token: number, cuts: Cuts): void {
    if (this.#count + LIMIT + 1 > this.#starts.length) this.#grow()
    if (tokens.sentences[this.#sentence] === token) this.#sentences[this.#sentence++] = this.#count
    let start = tokens.starts[token]!
    const tokenClass = tokens.classes[token]!
    for (let cut = 0; cut < cuts.count; cut++) {
      const place = cuts.places[cut]!
      this.#push(start, place, tokenClass)
      start = place
    }
    this.#push(start, tokens.ends[token]!, tokenClass)
  }

  #push(start: number, end: number, tokenClass: number): void {
    this.#starts[this.#count] = start
    this.#ends[this.#count] = end
    const mark = end === start + 1 && marks.has(this.#text.charCodeAt(start))
    this.#classes[this.#count++] = mark ? TokenClass.punctuation : tokenClass
  }

  #grow(): void {
    const size = 2 * this.#starts.length
    const starts = new Uint32Array(size)
    const ends = new Uint32Array(size)
    const classes = new Uint8Array(size)
    starts.set(this.#starts)
    ends.set(this.#ends)
    classes.set(this.#classes)
    this.#starts = starts
    this.#ends = ends
    this.#classes = classes
  }

  finish(): TokenList {
    return {
      text: this.#text,
      count: this.#count,
      starts: this.#starts.slice(0, this.#count),
      ends: this.#ends.slice(0, this.#count),
      classes: this.#classes.slice(0, this.#count),
      sentences: this.#sentences
    }
  }
}

const SLASH = 47
const MIDDLE_DOT = 0x30fb
/** Marks that stand between two names in one word. */
const marks: ReadonlySet<number> = new Set([SLASH, MIDDLE_DOT])

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019 || code === 0x2bc
}

/** Longest article or preposition with its apostrophe: `quell'`. */
const LONGEST_ELISION = 7

/** Cuts around slashes and middle dots, after an elision and before a possessive ending; one pass over the token. */
function markCuts(text: string, start: number, end: number, elides: boolean, cuts: Cuts): void {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === SLASH || code === MIDDLE_DOT) {
      if (at > start) addCut(cuts, at)
      if (at + 1 < end) addCut(cuts, at + 1)
    } else if (elides && isApostrophe(code) && at > start && at - start < LONGEST_ELISION && end - at > 3) addCut(cuts, at + 1)
  }
  const last = text.charCodeAt(end - 1)
  if (end - start >= 4 && (last === 115 || last === 83) && isApostrophe(text.charCodeAt(end - 2))) addCut(cuts, end - 2)
  else if (end - start >= 3 && isApostrophe(last)) addCut(cuts, end - 1)
}

/** Cuts a Turkish ending off its name: `Ankara'nın`. */
function apostropheCut(text: string, start: number, end: number, cuts: Cuts): void {
  for (let at = start + 1; at < end - 1; at++) if (isApostrophe(text.charCodeAt(at))) addCut(cuts, at)
}
