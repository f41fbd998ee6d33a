/** How words of a language are used: as ordinary words or as names, by their case in running text and by the treebanks' tags. */
import { tagNumber } from '../../../src/core/part-of-speech.js'
import { readTreebanks } from '../../lib/treebanks.js'
import { entityCorpora, readCorpus } from '../corpora.js'
import { readRows } from './names.js'
import { foldName } from './table.js'

export interface WordUse {
  /** Times seen as an ordinary word. */
  common: number
  /** Times seen as a name or part of one. */
  name: number
}

/** Languages that have another code in the text data. */
const textFile: Readonly<Record<string, string>> = { nob: 'nor', nno: 'nor' }

const wordPattern = /[\p{L}\p{M}]+(?:[-'’.][\p{L}\p{M}]+)*/gu

/** Counts of every word, by its folded form. Only data with permissive licences is read. */
export function wordUses(language: string): Map<string, WordUse> {
  const uses = new Map<string, WordUse>()
  const use = (word: string): WordUse => {
    const key = foldName(word)
    let entry = uses.get(key)
    if (entry === undefined) {
      entry = { common: 0, name: 0 }
      uses.set(key, entry)
    }
    return entry
  }
  for (const row of readRows(`language/sentences/${textFile[language] ?? language}.tsv.gz`)) {
    if (language in textFile && row[2] !== language) continue
    if (row[2] === 'romanized') continue
    countCase(row[5] ?? '', use, language === 'deu')
  }
  for (const bank of readTreebanks(language)) {
    if (bank.licence !== 'permissive') continue
    for (const sentence of bank.sentences) {
      for (const unit of sentence) {
        if (unit.tag === tagNumber.PROPN) use(unit.form).name += 2
        else if (unit.tag !== tagNumber.X && unit.tag !== tagNumber.PUNCT) use(unit.form).common += 2
      }
    }
  }
  for (const corpus of entityCorpora(language)) {
    if (corpus.licence !== 'permissive' || corpus.kind !== 'main') continue
    for (const { text, spans } of readCorpus(corpus, 'train', 'spaced', 'sentence')) countSpans(text, spans, use)
  }
  return uses
}

function countCase(text: string, use: (word: string) => WordUse, capitalNouns: boolean): void {
  let first = true
  for (const [word] of text.matchAll(wordPattern)) {
    const lower = /^\p{Ll}/u.test(word)
    if (lower) use(word).common++
    else if (!first && !capitalNouns && /^\p{Lu}/u.test(word)) use(word).name++
    first = false
  }
}

function countSpans(text: string, spans: readonly { start: number; end: number; type: string }[], use: (word: string) => WordUse): void {
  let next = 0
  for (const match of text.matchAll(wordPattern)) {
    while (next < spans.length && spans[next]!.end <= match.index) next++
    const span = spans[next]
    if (span === undefined || span.start > match.index) use(match[0]).common++
    else if (span.type === 'PERSON' || span.type === 'LOCATION' || span.type === 'ORGANIZATION') use(match[0]).name++
  }
}

/** Whether a word is mostly an ordinary one. */
export function isCommon(use: WordUse | undefined): boolean {
  return use !== undefined && use.common >= 3 && use.common > 2 * use.name
}

/** Names of months and weekdays, which are written like names in some languages. */
export function calendarWords(language: string): string[] {
  const calendar = readRows('entities/gazetteers/calendar.tsv.gz')
  return calendar
    .filter(([lang, kind]) => (lang?.slice(0, 3) === language || (lang === 'nor' && textFile[language] === 'nor')) && (kind === 'month' || kind === 'weekday'))
    .map((row) => foldName(row[4] ?? ''))
    .filter((word) => !word.includes(' '))
}
