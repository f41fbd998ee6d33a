/** Languages of names: scripts they are written in, and the schemes that their names are brought to Latin letters by. */
import { resolveLanguage } from '../core/languages.js'
import { DEFAULT_CODES } from './schemes/codes.js'

/** Codes of names that no endpoint on texts has: English name, two-letter code, script. */
const further: Readonly<Record<string, readonly [name: string, iso1: string, script: string]>> = {
  bel: ['Belarusian', 'be', 'Cyrl'],
  hye: ['Armenian', 'hy', 'Armn'],
  kat: ['Georgian', 'ka', 'Geor']
}
const furtherByIso1 = new Map(Object.entries(further).map(([code, [, iso1]]) => [iso1, code]))

/** Scripts (ISO 15924) that names of a language are written in, the usual one first, for languages that are not written in Latin letters. */
const writings: Readonly<Record<string, readonly string[]>> = {
  ara: ['Arab'],
  bel: ['Cyrl'],
  ben: ['Beng'],
  bul: ['Cyrl'],
  ell: ['Grek'],
  fas: ['Arab'],
  heb: ['Hebr'],
  hin: ['Deva'],
  hye: ['Armn'],
  jpn: ['Jpan', 'Hani', 'Hrkt', 'Kana', 'Hira'],
  kat: ['Geor'],
  kor: ['Hang', 'Kore', 'Hani'],
  mkd: ['Cyrl'],
  pus: ['Arab'],
  rus: ['Cyrl'],
  srp: ['Cyrl', 'Latn'],
  tam: ['Taml'],
  tel: ['Telu'],
  tha: ['Thai'],
  ukr: ['Cyrl'],
  urd: ['Arab'],
  zho: ['Hani', 'Hans', 'Hant']
}

/** Languages in Latin letters whose names of places and persons are known in other languages. */
const latinLanguages = [
  'eng',
  'cat',
  'ces',
  'dan',
  'deu',
  'est',
  'fin',
  'fra',
  'hrv',
  'hun',
  'ind',
  'isl',
  'ita',
  'lav',
  'lit',
  'msa',
  'nld',
  'nno',
  'nob',
  'pol',
  'por',
  'ron',
  'slk',
  'slv',
  'spa',
  'sqi',
  'swe',
  'tgl',
  'tur',
  'vie'
] as const

/** Codes served with the rules of another one; the scripts stand for what the code itself says. */
const variants: Readonly<Record<string, readonly [language: string, script: string]>> = {
  zhs: ['zho', 'Hans'],
  zht: ['zho', 'Hant'],
  prs: ['fas', 'Arab'],
  pes: ['fas', 'Arab'],
  qkp: ['kor', 'Hang'],
  qkr: ['kor', 'Hang'],
  uen: ['eng', 'Latn'],
  nor: ['nob', 'Latn'],
  zsm: ['msa', 'Latn']
}

/** All languages with names in other than Latin letters. */
export const nativeLanguages: readonly string[] = Object.keys(writings)

/** Every language that names are translated from and to; a language that none of the tables has is read as English letters. */
export const nameLanguages: readonly string[] = [...nativeLanguages, ...latinLanguages].sort()

/** Three-letter code of a known language, in any case, ISO 639-1 too; undefined for an unknown one. */
export function nameLanguage(given: string): string | undefined {
  const code = given.toLowerCase()
  return Object.hasOwn(further, code) ? code : (resolveLanguage(code) ?? furtherByIso1.get(code))
}

/** The code whose tables serve another: `zho` for `zht`. */
export function servedAs(code: string): string {
  return variants[code]?.[0] ?? code
}

export function isServed(code: string): boolean {
  return nameLanguages.includes(servedAs(code))
}

export function isNative(code: string): boolean {
  return Object.hasOwn(writings, servedAs(code))
}

/** Script that names of a code are usually written in. */
export function usualScript(code: string): string {
  return variants[code]?.[1] ?? writings[servedAs(code)]?.[0] ?? 'Latn'
}

/** Scripts that names of a code may be written in, romanised ones included. */
export function scriptsOf(code: string): readonly string[] {
  const scripts = writings[servedAs(code)] ?? []
  return scripts.includes('Latn') ? scripts : [...scripts, 'Latn']
}

/** Scheme by which names of a language come to Latin letters where none is asked for; `NATIVE` for those that are in Latin letters. */
export function usualScheme(code: string): string {
  return DEFAULT_CODES[servedAs(code)] ?? 'NATIVE'
}
