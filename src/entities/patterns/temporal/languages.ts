import type { EntityLanguage } from '../../languages.js'
import type { TemporalWords } from './words.js'
import { english } from './words-english.js'

/** What each language adds to CLDR; a language without an entry has CLDR's words only. */
export const temporalWords: Readonly<Partial<Record<EntityLanguage, TemporalWords>>> = {
  eng: english
}
