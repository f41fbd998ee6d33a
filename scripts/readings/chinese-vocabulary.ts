/**
 * Readings of words that the list does not have (jieba's dictionary, wordfreq's list), labelled offline by a model that also hears the opinion of
 * pinyin-pro, a public library with a dictionary of its own. Only words that the shipped model would read otherwise go into its table.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dictionaryFolder, exportedTable, readLines, required } from '../lib/data.js'

/** Syllables (tone digits, 0 neutral), one a character, or undefined where the library has another number of syllables. */
export type PinyinLibrary = (word: string) => string[] | undefined

const HAN_WORD = /^[\u4e00-\u9fff]{2,6}$/

/** Opens pinyin-pro (npm package, unpacked as `npm/package`). @throws Error when it is missing */
export async function openPinyinLibrary(): Promise<PinyinLibrary> {
  const path = required(join(dictionaryFolder(), 'npm/package/dist/index.mjs'), 'unpack the npm package pinyin-pro there (scripts/requirements.txt)')
  const library = (await import(pathToFileURL(resolve(path)).href)) as { pinyin(text: string, options: object): string[] }
  return (word) => {
    const syllables = library.pinyin(word, { toneType: 'num', type: 'array', v: false })
    return syllables.length === word.length ? syllables.map((syllable) => syllable.replace(/^r[05]$/, 'er2').replace(/5$/, '0')) : undefined
  }
}

/** Words of jieba's dictionary and of wordfreq's list. */
export function readUnlistedWords(listed: ReadonlySet<string>): string[] {
  const lines = [
    ...readLines(join(dictionaryFolder(), 'jieba/jieba/dict.txt'), 'unpack jieba there (scripts/requirements.txt)'),
    ...readLines(exportedTable('zho.frequency.tsv.gz'), 'run scripts/tagger/export-dictionaries.py')
  ]
  const words = new Set(lines.map((line) => line.split(/[\t ]/)[0]!))
  return [...words].filter((word) => HAN_WORD.test(word) && !listed.has(word))
}
