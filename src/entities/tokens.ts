/** Tokens for entity extraction: those of the tokenizer, cut further wherever a name can end inside a word. */
import { TokenClass, type TokenList } from '../core/spans.js'
import type { ModelStore } from '../models/store.js'
import { tokenize } from '../morphology/tokenize.js'
import { particleStart } from './tokens-korean.js'

/** Cuts a text into tokens and sentences for entity extraction; linear in its length. @param code as for `tokenize` */
export function entityTokens(text: string, code: string, store: ModelStore): TokenList {
  const tokens = tokenize(text, code, store)
  return splitTokens(tokens, code)
}

/** Where token [start, end) is cut in two, or -1. */
type Cut = (text: string, start: number, end: number) => number

/**
 * Cuts possessive endings (`Obama's`, `James'`), Korean particles and hyphenated parts off their words.
 * @returns the same list when there is nothing to cut
 */
export function splitTokens(tokens: TokenList, code: string): TokenList {
  const { text, count, classes } = tokens
  const cut: Cut = code === 'kor' || code === 'qkp' || code === 'qkr' ? particleStart : possessiveStart
  let cuts = 0
  const places = new Int32Array(count).fill(-1)
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word) continue
    const at = cut(text, tokens.starts[token]!, tokens.ends[token]!)
    if (at < 0) continue
    places[token] = at
    cuts++
  }
  return cuts === 0 ? tokens : withCuts(tokens, places, cuts)
}

function withCuts(tokens: TokenList, places: Int32Array, cuts: number): TokenList {
  const total = tokens.count + cuts
  const starts = new Uint32Array(total)
  const ends = new Uint32Array(total)
  const classes = new Uint8Array(total)
  const sentences = new Uint32Array(tokens.sentences.length)
  let at = 0
  let sentence = 0
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.sentences[sentence] === token) sentences[sentence++] = at
    const place = places[token]!
    starts[at] = tokens.starts[token]!
    classes[at] = tokens.classes[token]!
    if (place >= 0) {
      ends[at++] = place
      starts[at] = place
      classes[at] = tokens.classes[token]!
    }
    ends[at++] = tokens.ends[token]!
  }
  return { text: tokens.text, count: total, starts, ends, classes, sentences }
}

const APOSTROPHES: ReadonlySet<number> = new Set([39, 0x2019, 0x2bc])

/** Start of `'s` or a final apostrophe, or -1; at least two characters stand before it. */
function possessiveStart(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1)
  if (end - start >= 4 && (last === 115 || last === 83) && APOSTROPHES.has(text.charCodeAt(end - 2))) return end - 2
  if (end - start >= 3 && APOSTROPHES.has(last)) return end - 1
  return -1
}
