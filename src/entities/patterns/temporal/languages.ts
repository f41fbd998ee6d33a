import type { EntityLanguage } from '../../languages.js'
import type { TemporalWords } from './words.js'
import { chinese, japanese, korean } from './words-east-asian.js'
import { english } from './words-english.js'
import { dutch, german, swedish } from './words-germanic.js'
import { french, italian, portuguese, spanish } from './words-romance.js'

/** What each language adds to CLDR; a language without an entry has CLDR's words only. */
export const temporalWords: Readonly<Partial<Record<EntityLanguage, TemporalWords>>> = {
  deu: german,
  eng: english,
  fra: french,
  ita: italian,
  jpn: japanese,
  kor: korean,
  nld: dutch,
  por: portuguese,
  spa: spanish,
  swe: swedish,
  zho: chinese
}
