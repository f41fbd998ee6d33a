/**
 * Words of the listed languages with their share of running words: subtitle counts of the language data, and wordfreq
 * (Speer 2022; PyPI package, data CC BY-SA 4.0) where `GLOSSA_LEXICONS` names a folder with the unpacked packages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isDevWord, isTuneWord, languagesOf, readWords } from './rows.js'

export interface LexiconWord {
  readonly language: string
  readonly script: string
  readonly word: string
  /** Share of all running words, 0..1. */
  readonly weight: number
}

/** wordfreq's names of our languages; its `sh` stands for Croatian and Serbian alike. */
export const WORDFREQ_CODES: Readonly<Record<string, string>> = {
  ara: 'ar',
  ben: 'bn',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  fas: 'fa',
  fin: 'fi',
  fra: 'fr',
  heb: 'he',
  hin: 'hi',
  hrv: 'sh',
  hun: 'hu',
  ind: 'id',
  isl: 'is',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  lav: 'lv',
  lit: 'lt',
  mkd: 'mk',
  msa: 'ms',
  nld: 'nl',
  nor: 'nb',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  spa: 'es',
  srp: 'sh',
  swe: 'sv',
  tam: 'ta',
  tgl: 'fil',
  tur: 'tr',
  ukr: 'uk',
  urd: 'ur',
  vie: 'vi'
}

/** Folder of the unpacked dictionary packages; undefined where there is none. */
export function lexiconFolder(): string | undefined {
  const folder = process.env['GLOSSA_LEXICONS']
  return folder !== undefined && existsSync(folder) ? folder : undefined
}

/** Words of a language in wordfreq with their shares, most frequent first; the larger list where there is one. */
export function* wordfreqWords(language: string): Generator<{ word: string; share: number }> {
  const folder = lexiconFolder()
  const code = WORDFREQ_CODES[language]
  if (folder === undefined || code === undefined) return
  const file = ['large', 'small'].map((size) => join(folder, 'wordfreq/wordfreq/data', `${size}_${code}.msgpack.gz`)).find((path) => existsSync(path))
  if (file === undefined) return
  const [, ...bands] = unpackMessage(gunzipSync(readFileSync(file))) as [unknown, ...string[][]]
  // the band's place is the share in negative centibels
  for (const [band, words] of bands.entries()) for (const word of words) yield { word, share: 10 ** (-band / 100) }
}

/** The subtitle words of the language data, without those kept for development and tuning. */
export function* readLexicon(): Generator<LexiconWord> {
  for (const language of languagesOf('words')) {
    const words = readWords(language)
    const total = words.reduce((sum, { count }) => sum + count, 0) * 1.25
    for (const { word, count } of words) if (!isDevWord(word) && !isTuneWord(word)) yield { language, script: '', word, weight: count / total }
  }
}

/** Reads a MessagePack value made of maps, arrays, strings and integers (https://github.com/msgpack/msgpack/blob/master/spec.md). */
function unpackMessage(bytes: Buffer): unknown {
  let at = 0
  const text = (length: number): string => {
    at += length
    return bytes.toString('utf8', at - length, at)
  }
  const number = (size: number): number => {
    at += size
    return bytes.readUIntBE(at - size, size)
  }
  const list = (length: number): unknown[] => Array.from({ length }, () => read())
  const map = (length: number): Map<unknown, unknown> => new Map(Array.from({ length }, () => [read(), read()] as const))
  const read = (): unknown => {
    const head = bytes[at++]!
    if (head < 0x80) return head
    if (head < 0x90) return map(head & 15)
    if (head < 0xa0) return list(head & 15)
    if (head < 0xc0) return text(head & 31)
    if (head === 0xcc || head === 0xcd || head === 0xce) return number(1 << (head - 0xcc))
    if (head === 0xd9 || head === 0xda || head === 0xdb) return text(number(1 << (head - 0xd9)))
    if (head === 0xdc || head === 0xdd) return list(number(2 << (head - 0xdc)))
    if (head === 0xde || head === 0xdf) return map(number(2 << (head - 0xde)))
    throw new RangeError(`unexpected MessagePack head ${head}`)
  }
  return read()
}
