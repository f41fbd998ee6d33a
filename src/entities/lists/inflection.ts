/**
 * Dictionary forms of inflected names by rules "this ending stands for that one" (`-ой` for `-а`, `-ssa` for nothing), learned from treebanks,
 * and of names with a proclitic, a word written together with the next one (Arabic, Hebrew). The rules only propose forms; the lists decide.
 */
import { foldCode } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'

/** Longest ending of a rule, in folded characters. */
export const LONGEST_ENDING = 6

/** Fewest characters before the ending. */
const SHORTEST_STEM = 3

export interface EndingRules {
  /** Replacements (folded codes) by the hash of the ending. */
  readonly byEnding: ReadonlyMap<number, readonly (readonly number[])[]>
  /** 1 where an ending's hash has these last bits: what a word ends in is mostly no ending of a rule, and this says so with one look. */
  readonly sieve: Uint8Array
  /** Bit n: an ending of n characters ends in a code with these last bits. */
  readonly lengths: Uint8Array
}

const SIEVE = 1 << 12
const LAST_CODES = 1 << 8

export const noRules: EndingRules = { byEnding: new Map(), sieve: new Uint8Array(SIEVE), lengths: new Uint8Array(LAST_CODES) }

/** Folded codes of a text. */
export function foldedCodes(text: string): number[] {
  const codes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = foldCode(text.charCodeAt(at))
    if (code !== 0) codes.push(code)
  }
  return codes
}

function endingHash(codes: ArrayLike<number>, from: number, to: number): number {
  let hash = FNV_OFFSET
  for (let at = from; at < to; at++) hash = fnvStep(hash, codes[at]!)
  return murmurRound(hash)
}

/** Rules from lines `ending>replacement`. */
export function readRules(lines: readonly string[]): EndingRules {
  const byEnding = new Map<number, number[][]>()
  const lengths = new Uint8Array(LAST_CODES)
  for (const line of lines) {
    const [ending = '', replacement = ''] = line.split('>')
    const codes = foldedCodes(ending)
    const hash = endingHash(codes, 0, codes.length)
    const known = byEnding.get(hash) ?? []
    known.push(foldedCodes(replacement))
    byEnding.set(hash, known)
    lengths[codes[codes.length - 1]! & (LAST_CODES - 1)]! |= 1 << codes.length
  }
  const sieve = new Uint8Array(SIEVE)
  for (const hash of byEnding.keys()) sieve[hash & (SIEVE - 1)] = 1
  return { byEnding, sieve, lengths }
}

/**
 * The forms that a word may be inflected from: calls `look` with the hash of each until it gives something.
 * @param states rolling hash before each character of the word, and after the last: length `length + 1`
 * @param codes folded characters of the word
 * @returns what `look` gave, or 0
 */
export function lookInflected(rules: EndingRules, states: Int32Array, codes: Uint16Array, length: number, look: (hash: number) => number): number {
  const lengths = rules.lengths[codes[length - 1]! & (LAST_CODES - 1)]!
  if (lengths === 0) return 0
  for (let size = Math.min(LONGEST_ENDING, length - SHORTEST_STEM); size >= 1; size--) {
    if (((lengths >>> size) & 1) === 0) continue
    const hash = endingHash(codes, length - size, length)
    if (rules.sieve[hash & (SIEVE - 1)] === 0) continue
    const replacements = rules.byEnding.get(hash)
    if (replacements === undefined) continue
    for (const replacement of replacements) {
      let state = states[length - size]!
      for (const code of replacement) state = fnvStep(state, code)
      const found = look(murmurRound(state))
      if (found !== 0) return found
    }
  }
  return 0
}

/** Words written together with the next one: how many characters go, and what takes their place. */
const proclitics: Readonly<Record<string, readonly string[]>> = {
  ara: ['ولل>ال', 'ولل>', 'وال>', 'بال>ال', 'بال>', 'لل>ال', 'لل>', 'وب>', 'ول>', 'ال>', 'و>', 'ب>', 'ل>', 'ف>', 'ك>'],
  heb: ['וה>', 'וב>', 'ול>', 'ומ>', 'שה>', 'מה>', 'כש>', 'לה>', 'ה>', 'ב>', 'ל>', 'מ>', 'ש>', 'כ>', 'ו>']
}

export interface Proclitic {
  readonly codes: readonly number[]
  readonly replacement: readonly number[]
}

/** The proclitics of a language that names may have, longest first. */
export function procliticsOf(language: string): readonly Proclitic[] {
  return (proclitics[language] ?? []).map((line) => {
    const [prefix = '', replacement = ''] = line.split('>')
    return { codes: foldedCodes(prefix), replacement: foldedCodes(replacement) }
  })
}
