/** The development rows of the cross-script pairs, with all forms that are accepted. */
import { join } from 'node:path'
import { FNV_OFFSET, fnvStep } from '../../src/core/hashing.js'
import { openModels } from '../../src/models/store.js'
import { NameDictionary } from '../../src/names/dictionary/dictionary.js'
import { foldedLatin, foldedNative } from '../../src/names/transliteration/letters.js'
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

/** Rows of quality A of one half of the development part, one case for each name; forms of all rows of the language are accepted. @param half see `isReported` */
export function developmentCases(language: string, direction: Direction, half: 'reported' | 'tuning' = 'reported'): PairCase[] {
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
    if (row[9] !== 'dev' || row[7] !== 'A' || isReported(row[from]!) !== (half === 'reported')) continue
    const key = foldedForMeasure(row[from]!)
    if (key === '' || cases.has(key)) continue
    cases.set(key, { language, name: row[from]!, type: row[4]!, script: row[1]!, accepted: accepted.get(key)!, isNew: !trained.has(key) })
  }
  return [...cases.values()]
}

/** A word of a name that no training row has. */
export interface WordCase {
  /** Folded as the transliteration models read it. */
  readonly native: string
  readonly isPerson: boolean
  /** Folded forms in Latin letters. */
  readonly accepted: ReadonlySet<string>
}

/** Words of the development rows of quality A that are not reported: names that have as many words on both sides. */
export function wordsToTune(language: string): WordCase[] {
  const [, ...rows] = readTable(join(dataFolder(), 'names/pairs', `${language}.tsv.gz`))
  const trained = new Set<string>()
  const cases = new Map<string, { native: string; isPerson: boolean; accepted: Set<string> }>()
  for (const row of rows) {
    const native = foldedNative(inOneScript(row[2]!, language), language).split(' ')
    if (row[9] === 'train') for (const word of native) trained.add(word)
    const latin = foldedLatin(row[3]!).split(' ')
    if (row[9] !== 'dev' || row[7] !== 'A' || isReported(row[2]!) || native.length !== latin.length) continue
    for (const [place, word] of native.entries()) {
      const isPerson = row[4] === 'PERSON'
      const key = `${word} ${isPerson}`
      if (!cases.has(key)) cases.set(key, { native: word, isPerson, accepted: new Set() })
      cases.get(key)!.accepted.add(latin[place]!)
    }
  }
  return [...cases.values()].filter(({ native }) => native !== '' && !trained.has(native))
}

/** One half of the development names is reported, the other is for tuning. @param name on the side that is translated from */
export function isReported(name: string): boolean {
  let hash = FNV_OFFSET
  for (const character of foldedForMeasure(name)) hash = fnvStep(hash, character.codePointAt(0)!)
  return ((hash >>> 16) ^ hash) % 2 === 0
}

/** Chinese is right in simplified characters and in traditional ones: both are compared in the former. */
export function inOneScript(text: string, language: string): string {
  if (language !== 'zho') return text
  variants ??= NameDictionary.open(openModels()).variants
  return variants.simplified(text)
}

let variants: NameDictionary['variants'] | undefined
