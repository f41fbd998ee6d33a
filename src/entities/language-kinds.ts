/** Kinds of languages that several rules ask for. */
import type { EntityLanguage } from './languages.js'

/** Their persons' surnames stand first. */
export const languagesWithSurnameFirst: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['hun'])

/** They write every noun with a capital. */
export const capitalNouns: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['deu'])

/** They write no blanks between words. */
export const blankless: ReadonlySet<string> = new Set<EntityLanguage>(['jpn', 'zho', 'tha'])

/** They write words together with names and numbers, blanks or not. */
export const joinsToNames: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['jpn', 'zho', 'tha', 'kor'])

/** Their scripts have no capitals. */
export const withoutCapitals: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>([
  'ara',
  'fas',
  'urd',
  'pus',
  'heb',
  'hin',
  'ben',
  'tam',
  'tel',
  'tha',
  'zho',
  'jpn',
  'kor'
])
