/** Which languages entities are extracted in, and under which code their models go. */
import { languageAliases, modelLanguage } from '../core/languages.js'

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

/** Every language with models of its own, in alphabetical order. */
export const entityLanguages: readonly EntityLanguage[] = served

export type EntityLanguage = (typeof served)[number]

const languages: ReadonlySet<string> = new Set(served)

/** The language whose models, patterns and lists serve `code`, or undefined when entities are not extracted in it. */
export function entityLanguage(code: string): EntityLanguage | undefined {
  const language = modelLanguage(code)
  return languages.has(language) ? (language as EntityLanguage) : undefined
}

/** Every code that entity extraction accepts, aliases included. */
export const entityCodes: readonly string[] = [...served, ...languageAliases.filter((code) => entityLanguage(code) !== undefined)].sort()
