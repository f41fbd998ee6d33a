import type { EntityLanguage } from '../../languages.js'
import type { TemporalWords } from './words.js'
import { estonian, finnish, hungarian, latvian, lithuanian } from './words-baltic-finnic.js'
import { chinese, japanese, korean } from './words-east-asian.js'
import { bulgarian, russian, ukrainian } from './words-east-slavic.js'
import { english } from './words-english.js'
import { dutch, german, swedish } from './words-germanic.js'
import { bengali, pashto, persian, tamil, telugu, urdu } from './words-indo-iranian.js'
import { danish, norwegian } from './words-nordic.js'
import { french, italian, portuguese, spanish } from './words-romance.js'
import { catalan, greek, romanian } from './words-romance-east.js'
import { hindi } from './words-south-asian.js'
import { croatian, serbian, slovenian } from './words-south-slavic.js'
import { indonesian, tagalog, thai, vietnamese } from './words-southeast-asian.js'
import { arabic, hebrew, turkish } from './words-west-asian.js'
import { czech, polish, slovak } from './words-west-slavic.js'

/** What each language adds to the words of CLDR. */
export const temporalWords: Readonly<Record<EntityLanguage, TemporalWords>> = {
  ara: arabic,
  ben: bengali,
  bul: bulgarian,
  cat: catalan,
  ces: czech,
  dan: danish,
  deu: german,
  ell: greek,
  eng: english,
  est: estonian,
  fas: persian,
  fin: finnish,
  fra: french,
  heb: hebrew,
  hin: hindi,
  hrv: croatian,
  hun: hungarian,
  ind: indonesian,
  ita: italian,
  jpn: japanese,
  kor: korean,
  lav: latvian,
  lit: lithuanian,
  msa: indonesian,
  nld: dutch,
  nno: norwegian,
  nob: norwegian,
  pol: polish,
  por: portuguese,
  pus: pashto,
  ron: romanian,
  rus: russian,
  slk: slovak,
  slv: slovenian,
  spa: spanish,
  srp: serbian,
  swe: swedish,
  tam: tamil,
  tel: telugu,
  tgl: tagalog,
  tha: thai,
  tur: turkish,
  ukr: ukrainian,
  urd: urdu,
  vie: vietnamese,
  zho: chinese
}
