/** Words and phrases of tables beside names, folded. */
import { foldName } from '../knowledge/names/fold.js'

/** Folded, a blank between the words of a phrase. */
export type PhraseTable = ReadonlySet<string>

/** Words that a phrase has at most. */
const LONGEST_PHRASE = 3

/** @param list words and phrases apart by blanks; `_` joins the words of a phrase */
function phraseTable(list: string): PhraseTable {
  const phrases = list.split(' ').filter((phrase) => phrase !== '')
  return new Set(phrases.map((phrase) => foldName(phrase.replaceAll('_', ' '))))
}

/** Tables by language, each built when it is first asked for. */
export function phraseTables(lists: Readonly<Record<string, string>>): (language: string) => PhraseTable | undefined {
  const built = new Map<string, PhraseTable>()
  return (language) => {
    const list = lists[language]
    let table = built.get(language)
    if (table === undefined && list !== undefined) {
      table = phraseTable(list)
      built.set(language, table)
    }
    return table
  }
}

/** Articles and prepositions of Romance languages that lose their vowel before another one. */
const elided = /(?<!\p{L})(?:d|l|n|un|all|dall|dell|nell|sull|qu)['’](?=\p{L})/giu

/** The folded words of a text, those before an apostrophe left out. */
export function wordsOf(text: string): string[] {
  const folded = foldName(text.replace(elided, ' '))
  return folded === '' ? [] : folded.split(' ')
}

/** The folded letters and digits right before a name, where words are not parted by blanks. */
export function lettersBefore(before: string): string {
  return foldName(before.split(/[^\p{L}\p{M}\p{N}]/u).at(-1)!)
}

/**
 * Whether one of some words, or a phrase that ends with it (`first` below 0) or begins with it, is asked for.
 * @param first the first so many words are looked at, or the last ones where it is below 0
 */
export function tellsPhrase(words: readonly string[], first: number, isAsked: (phrase: string) => boolean): boolean {
  const from = first < 0 ? Math.max(0, words.length + first) : 0
  const to = first < 0 ? words.length : Math.min(words.length, first)
  for (let at = from; at < to; at++)
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const start = first < 0 ? at - length + 1 : at
      if (start < 0 || start + length > words.length) break
      if (isAsked(words.slice(start, start + length).join(' '))) return true
    }
  return false
}
