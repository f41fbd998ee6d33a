/** Which languages entities are extracted in, and under which code their models go. */
import { languageAliases, workedLanguage } from '../core/languages.js'

/** Languages with an entity model of their own, trained on annotated text or on text that the neural model labelled. */
const served = [
  'ara',
  'ben',
  'bul',
  'cat',
  'ces',
  'dan',
  'deu',
  'ell',
  'eng',
  'est',
  'fas',
  'fin',
  'fra',
  'heb',
  'hin',
  'hrv',
  'hun',
  'ind',
  'ita',
  'jpn',
  'kor',
  'lav',
  'lit',
  'msa',
  'nld',
  'nno',
  'nob',
  'pol',
  'por',
  'pus',
  'ron',
  'rus',
  'slk',
  'slv',
  'spa',
  'srp',
  'swe',
  'tam',
  'tel',
  'tgl',
  'tha',
  'tur',
  'ukr',
  'urd',
  'vie',
  'zho'
] as const

export type EntityLanguage = (typeof served)[number]

const languages: ReadonlySet<string> = new Set(served)

/** The language whose models, patterns and lists serve `code`, or undefined when entities are not extracted in it. */
export function entityLanguage(code: string): EntityLanguage | undefined {
  const language = workedLanguage(code)
  return languages.has(language) ? (language as EntityLanguage) : undefined
}

/** Every code that entity extraction accepts, aliases included. */
export const entityCodes: readonly string[] = [...served, ...languageAliases.filter((code) => entityLanguage(code) !== undefined)].sort()

/**
 * Languages in which `modelType: DNN` is the neural model: those where it finds more than the statistical one (scripts/reports/entities-neural.md), and cat,
 * lit, msa and vie, whose statistical models learned from its labels and which have no annotated text to measure on.
 */
const neural: ReadonlySet<EntityLanguage> = new Set([
  ...(['cat', 'deu', 'eng', 'est', 'fin', 'hin', 'hrv', 'jpn', 'lav', 'lit', 'msa', 'nld'] as const),
  ...(['nno', 'por', 'ron', 'rus', 'slk', 'spa', 'srp', 'swe', 'tur', 'vie', 'zho'] as const)
])

/** Whether the neural model serves a language; the statistical one answers in the others. */
export function isNeural(language: EntityLanguage): boolean {
  return neural.has(language)
}
