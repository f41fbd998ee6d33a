/** What a probe is, and what the makers of probes have in common. */
import { textHash } from '../data/rows.js'

/** A text with the language it is in. */
export interface Probe {
  readonly language: string
  readonly script: string
  readonly text: string
}

/** Most probes of one language and kind. */
const MOST = 1000

/** Languages whose Latin-script rows are romanised: not their usual script. */
const ROMANISED = new Set('ara ben fas guj hin kan mal tam tel urd zho'.split(' '))

/** Languages written without blanks between words. */
const UNSPACED = new Set(['jpn', 'tha', 'zho'])

export function isUnspaced(language: string): boolean {
  return UNSPACED.has(language)
}

/** Whether a text of a language is romanised. */
export function isRomanised(language: string, text: string): boolean {
  return ROMANISED.has(language) && /\p{Script=Latin}/u.test(text)
}

/** At most `most` probes, each text once, by the hash of the text. */
export function sample<T extends { readonly text: string }>(probes: readonly T[], most = MOST): T[] {
  const unique = [...new Map(probes.map((probe) => [probe.text, probe])).values()]
  if (unique.length <= most) return unique
  return unique
    .map((probe) => ({ probe, key: textHash(probe.text) }))
    .sort((left, right) => left.key - right.key)
    .slice(0, most)
    .map(({ probe }) => probe)
}

export interface FoundWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Words of letters in a text that is written with blanks. */
export function plainWords(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’\u200c]*/gu)].map((match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }))
}
