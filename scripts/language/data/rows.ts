/** Reading the language data: `lang script variety genre source text`, gzip TSV with a header line. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, readText } from '../../lib/data.js'

export interface Row {
  readonly language: string
  readonly script: string
  readonly variety: string
  readonly genre: string
  readonly source: string
  readonly text: string
}

/** Lines of a gzip file without its header line. */
export function gzipLines(path: string, header = true): string[] {
  const lines = readText(path).split('\n')
  if (lines.at(-1) === '') lines.pop()
  return header ? lines.slice(1) : lines
}

/** Rows of one file of a folder of `language/`: `sentences`, `short`, `dev`, `confusers`. */
export function readRows(part: string, language: string): Row[] {
  return gzipLines(join(dataFolder(), 'language', part, `${language}.tsv.gz`)).map((line) => {
    const [lang = '', script = '', variety = '', genre = '', source = '', ...text] = line.split('\t')
    return { language: lang, script, variety, genre, source, text: text.join(' ') }
  })
}

/** Languages that a folder of `language/` has files for. */
export function languagesOf(part: string): string[] {
  return readdirSync(join(dataFolder(), 'language', part))
    .filter((name) => /^[a-z]{3,4}\.tsv\.gz$/.test(name))
    .map((name) => name.slice(0, name.indexOf('.')))
    .sort()
}

/** A frequent word with its count. */
export interface CountedWord {
  readonly word: string
  readonly count: number
  readonly script: string
}

/** The subtitle words of a language, most frequent first; none where the language has no list. */
export function readWords(language: string): CountedWord[] {
  if (!languagesOf('words').includes(language)) return []
  return gzipLines(join(dataFolder(), 'language', 'words', `${language}.tsv.gz`)).map((line) => {
    const [, script = '', , count = '0', word = ''] = line.split('\t')
    return { word, count: Number(count), script }
  })
}

/** Letters and digits of a text in lower case: two texts with the same ones are the same to the splits. */
export function lettersOnly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Deterministic 32-bit hash of a text (FNV-1a), to sample and to split by. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Genres of the rows that are strings of an interface or a map rather than sentences. */
export const SHORT_GENRES = new Set(['ui', 'map-labels', 'news-title'])

/** Whether a list word belongs to the development part (one in five, the same in every language); training leaves these out of the list. */
export function isDevWord(word: string): boolean {
  return textHash(word) % 5 === 0
}

/** Whether an unlisted language's row is kept for development (one in ten). */
export function isDevConfuser(text: string): boolean {
  return textHash(text) % 10 === 0
}

/** Whether a training row, or a list word, is kept for tuning: the weights of n-grams against words, the biases and the calibration. */
export function isTuneRow(text: string): boolean {
  return textHash(text) % 33 === 1
}

/** One list word in five. */
export function isTuneWord(word: string): boolean {
  return textHash(word) % 5 === 1
}
