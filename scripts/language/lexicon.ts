/**
 * Words of the listed languages with their share of running words: subtitle counts of the language data, and wordfreq
 * (Speer 2022; PyPI package, data CC BY-SA 4.0) unpacked below `GLOSSA_LEXICONS`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataFolder, lexiconFolder, required } from '../lib/data.js'
import { HAN_DEPTH, HAN_LANGUAGES, hanWords, traditionalForms } from './cjk-forms.js'
import { gzipLines, isDevWord, isTuneWord, languagesOf, readWords } from './data/rows.js'

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
  vie: 'vi',
  zho: 'zh'
}

/**
 * Folder of wordfreq's lists below that of the unpacked packages (env `GLOSSA_LEXICONS`, by default `lexicons` beside the data).
 * @throws Error when it is not there: without it the model would be a much weaker one
 */
function wordfreqFolder(): string {
  return required(join(lexiconFolder(), 'wordfreq/wordfreq/data'), 'unpack the wheel of wordfreq there (scripts/requirements.txt) or set GLOSSA_LEXICONS')
}

/** Words of a language in wordfreq with their shares, most frequent first; the larger list where there is one. */
export function* wordfreqWords(language: string): Generator<{ word: string; share: number }> {
  const code = WORDFREQ_CODES[language]
  if (code === undefined) return
  const folder = wordfreqFolder()
  const file = ['large', 'small'].map((size) => join(folder, `${size}_${code}.msgpack.gz`)).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`wordfreq has no list of ${code} in ${folder}`)
  const [, ...bands] = unpackMessage(gunzipSync(readFileSync(file))) as [unknown, ...string[][]]
  // the band's place is the share in negative centibels
  for (const [band, words] of bands.entries()) for (const word of words) yield { word, share: 10 ** (-band / 100) }
}

/** Words without those kept for development and, in `strict` mode, from no list at all. */
function isKept(word: string): boolean {
  return !isDevWord(word) && !isTuneWord(word)
}

/** Whether a word may be taken from a list that development words were not cut from: all but those, in `strict` mode. */
export function isListed(word: string): boolean {
  return !strict || isKept(word)
}

/** Set by `GLOSSA_STRICT=1`: development and tuning words are left out of every list, to measure what the model makes of unknown words. */
const strict = process.env['GLOSSA_STRICT'] === '1'

/** Languages that have no list in the morphology data which is longer than that of the language data. */
const withoutLongList: ReadonlySet<string> = new Set('ben isl mal mkd msa sqi tam tel tgl'.split(' '))

/**
 * Subtitle words of a language with their shares. The most frequent come from the language data, where the words of the final test were
 * taken out; the longer list of the morphology data is used only below those, so that no test word comes in from the list it was cut from.
 */
export function* subtitleWords(language: string): Generator<LexiconWord> {
  const words = languagesOf('words').includes(language) ? readWords(language) : []
  const total = words.reduce((sum, { count }) => sum + count, 0) * 1.25
  for (const { word, count, script } of words) if (isKept(word)) yield { language, script, word, weight: count / total }
  const least = words.at(-1)?.count ?? Number.POSITIVE_INFINITY
  if (words.length === 0 || withoutLongList.has(language)) return
  const path = join(dataFolder(), 'morphology/frequency', `${language === 'nor' ? 'nob' : language}.tsv.gz`)
  for (const line of gzipLines(path, false)) {
    const [word = '', count = '0'] = line.split('\t')
    if (Number(count) < least && (!strict || isKept(word))) yield { language, script: '', word, weight: Number(count) / total }
  }
}

/** wordfreq words of a language as list words, the most frequent `limit`; Chinese in both scripts. */
export function* listWords(language: string, limit: number): Generator<LexiconWord> {
  let taken = 0
  for (const { word, share } of wordfreqWords(language)) {
    if (taken++ >= limit) break
    if (!isListed(word)) continue
    if (language === 'zho') {
      yield { language, script: 'Hans', word, weight: share }
      const forms = traditionalForms(word)
      for (const form of forms) yield { language, script: 'Hant', word: form, weight: share / forms.length }
    } else yield { language, script: '', word, weight: share }
  }
}

/** Words of a frequency list that the classifier is shown. */
const LIST_HEAD = 30_000

/** Words that the classifier is shown one by one: subtitle words, and the head of wordfreq where it parts the languages. */
export function* readLexicon(): Generator<LexiconWord> {
  for (const language of languagesOf('words')) yield* subtitleWords(language)
  for (const [language, code] of Object.entries(WORDFREQ_CODES))
    if (code !== 'sh') yield* HAN_LANGUAGES.has(language) ? hanWords(listWords(language, HAN_DEPTH)) : listWords(language, LIST_HEAD)
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
