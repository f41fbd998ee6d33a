/** The development rows of the cross-script pairs, with all forms that are accepted. */
import { join } from 'node:path'
import { openModels } from '../../src/models/store.js'
import { NameDictionary } from '../../src/names/dictionary/dictionary.js'
import { dataFolder, readTable } from '../lib/data.js'
import { foldedForMeasure } from './measure.js'

export type Direction = 'toEnglish' | 'fromEnglish'

/** A name to be translated. */
export interface PairCase {
  readonly language: string
  readonly name: string
  readonly type: string
  /** Script of the native side. */
  readonly script: string
  readonly accepted: ReadonlySet<string>
  /** No row of the training part has this name (folded) on the side that is translated from. */
  readonly isNew: boolean
}

/** Languages with pairs. */
export const PAIR_LANGUAGES = [
  'ara',
  'bel',
  'ben',
  'bul',
  'ell',
  'fas',
  'heb',
  'hin',
  'hye',
  'jpn',
  'kat',
  'kor',
  'mkd',
  'pus',
  'rus',
  'srp',
  'tam',
  'tel',
  'tha',
  'ukr',
  'urd',
  'zho'
] as const

/** Rows of quality A of the development part, one case for each name; forms of all rows of the language are accepted. */
export function developmentCases(language: string, direction: Direction): PairCase[] {
  const [, ...rows] = readTable(join(dataFolder(), 'names/pairs', `${language}.tsv.gz`))
  const from = direction === 'toEnglish' ? 2 : 3
  const to = 5 - from
  const accepted = new Map<string, Set<string>>()
  const trained = new Set<string>()
  for (const row of rows) {
    const key = foldedForMeasure(row[from]!)
    const forms = accepted.get(key) ?? new Set()
    accepted.set(key, forms.add(foldedForMeasure(inOneScript(row[to]!, language))))
    if (row[9] === 'train') trained.add(key)
  }
  const cases = new Map<string, PairCase>()
  for (const row of rows) {
    if (row[9] !== 'dev' || row[7] !== 'A') continue
    const key = foldedForMeasure(row[from]!)
    if (key === '' || cases.has(key)) continue
    cases.set(key, { language, name: row[from]!, type: row[4]!, script: row[1]!, accepted: accepted.get(key)!, isNew: !trained.has(key) })
  }
  return [...cases.values()]
}

/** Chinese is right in simplified characters and in traditional ones: both are compared in the former. */
export function inOneScript(text: string, language: string): string {
  if (language !== 'zho') return text
  variants ??= NameDictionary.open(openModels()).variants
  return variants.simplified(text)
}

let variants: NameDictionary['variants'] | undefined
