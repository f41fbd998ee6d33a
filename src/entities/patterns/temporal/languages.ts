import type { EntityLanguage } from '../../languages.js'
import type { TemporalWords } from './words.js'
import { chinese, japanese, korean } from './words-east-asian.js'
import { english } from './words-english.js'
import { dutch, german, swedish } from './words-germanic.js'
import { french, italian, portuguese, spanish } from './words-romance.js'
import { hindi } from './words-south-asian.js'
import { arabic, hebrew, turkish } from './words-west-asian.js'

/** What each language adds to CLDR; a language without an entry has CLDR's words only. */
export const temporalWords: Readonly<Partial<Record<EntityLanguage, TemporalWords>>> = {
  ara: arabic,
  deu: german,
  heb: hebrew,
  hin: hindi,
  tur: turkish,
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
