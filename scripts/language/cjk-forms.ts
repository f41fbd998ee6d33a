/** Words of Han characters, and the traditional forms of simplified ones by the character table of OpenCC (Apache 2.0). */
import { join } from 'node:path'
import { dataFolder } from '../lib/data.js'
import { gzipLines } from './data/rows.js'

/** Languages that share the Han characters. */
export const HAN_LANGUAGES: ReadonlySet<string> = new Set(['jpn', 'zho'])

/** Words of their frequency lists that are looked at: many of the Japanese are in Kana. */
export const HAN_DEPTH = 100_000

const HAN_WORD = /^\p{Script=Han}{2,}$/u

/**
 * Whether a word is one of two or more Han characters and nothing else. Words with Kana are decided without a classifier (`kana.ts`); a single
 * character is a word of both languages or a piece of one, and is left to the n-grams.
 */
export function isHanWord(word: string): boolean {
  return HAN_WORD.test(word)
}

/** The words of Han characters among those of a list. */
export function* hanWords<Entry extends { readonly word: string }>(list: Iterable<Entry>): Generator<Entry> {
  for (const entry of list) if (isHanWord(entry.word)) yield entry
}

/** Forms that a word has at most: beyond, only the first of each character. */
const MOST_FORMS = 6

let formsOf: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Every way to write a word in traditional characters; the likeliest first. A simplified character often stands for several (后 for 後 and 后), and
 * which of them a word has is not in the table.
 */
export function traditionalForms(word: string): string[] {
  formsOf ??= new Map(
    gzipLines(join(dataFolder(), 'morphology/han/opencc-STCharacters.tsv.gz'), false).map((line) => {
      const [simplified = '', forms = ''] = line.split('\t')
      return [simplified, forms.split(' ')] as const
    })
  )
  const choices = [...word].map((character) => formsOf?.get(character) ?? [character])
  const count = choices.reduce((product, { length }) => product * length, 1)
  let words = ['']
  for (const forms of choices) words = words.flatMap((start) => (count > MOST_FORMS ? forms.slice(0, 1) : forms).map((form) => start + form))
  return words
}
