/** Years of birth beside a name that are not those of its famous bearer. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'

/** Characters that are looked at behind a name. */
const BEHIND = 80
/** Years that a description may be wrong by, or somebody who reckons from an age. */
const WRONG = 1
/** Born, in the forms that stand behind a name: alternatives of a regular expression, by ISO 639-3. */
const words: Readonly<Record<string, string>> = {
  eng: 'born|b\\.',
  deu: 'geb\\.?|geboren',
  fra: 'née?',
  spa: 'nacid[oa]',
  por: 'nascid[oa]',
  ita: 'nat[oa]',
  cat: 'nascut|nascuda',
  nld: 'geboren|geb\\.',
  swe: 'född',
  dan: 'født',
  nob: 'født',
  nno: 'fødd|født',
  fin: 'syntynyt|synt?\\.',
  est: 'sündinud|sünd\\.',
  lav: 'dzim\\.?|dzimis|dzimusi',
  lit: 'gim\\.?|gimęs|gimusi',
  pol: 'urodzon[ya]|ur\\.',
  ces: 'narozen[ýá]?|nar\\.',
  slk: 'narodený|narodená|nar\\.',
  slv: 'rojena?|roj\\.',
  hrv: 'rođena?|rođ\\.',
  srp: 'рођена?|рођ\\.|rođena?|rođ\\.',
  bul: 'родена?|род\\.',
  rus: 'родился|родилась|род\\.',
  ukr: 'народився|народилася|нар\\.',
  ell: 'γεννήθηκε|γεννημέν(?:ος|η)',
  tur: 'doğumlu',
  hun: 'született|szül\\.',
  ron: 'născut[ăa]?',
  ind: 'lahir',
  msa: 'lahir',
  tgl: 'ipinanganak'
}
/** A clause behind a comma tells other years: `born in Hamburg, chancellor from 2005`; the rest of a place or the day goes on with a capital, a digit, a short word before one. */
const toYear = '(?:[^.,;\\n]|(?<=\\d)\\.|,(?= ?(?:\\p{Lu}|\\d|\\p{L}{1,3} \\d{1,2}(?!\\d)))){0,40}?(?<!\\d)((?:19|20)\\d\\d)(?!\\d)'
const starred = new RegExp(`^(?:,| ?\\(|;)? ?\\*${toYear}`, 'u')
const built = new Map<string, RegExp>()

/** Words in small letters: in capitals they are abbreviations (`NATO`). */
function bornIn(language: string): RegExp {
  const own = words[language]
  if (own === undefined) return starred
  let pattern = built.get(language)
  if (pattern === undefined) {
    pattern = new RegExp(`^(?:,| ?\\(|;)? ?(?:(?:${own})(?!\\p{L})|\\*)${toYear}`, 'u')
    built.set(language, pattern)
  }
  return pattern
}

/** `1975 г.р.` */
const ofYear = /^,? ?(?:\()?((?:19|20)\d\d) ?(?:г\. ?р|р\. ?н|года рождения|року народження)/iu
const describedBirth = /(?:\(|born (?:in )?)((?:1[0-9]|20)\d\d)(?:\)| ?[-–])/u

const small = /\p{Ll}/u

/** Whether a text says of somebody another year of birth than a description in English. @param code ISO 639-3 of the text, which may be an alias */
export function contradictsBirth(text: string, { start, end }: Span, code: string, description: string | undefined): boolean {
  const known = describedBirth.exec(description ?? '')?.[1]
  if (known === undefined) return false
  const near = text.slice(end, end + BEHIND)
  const behind = small.test(text.slice(start, end)) || small.test(near) ? near : near.toLowerCase()
  const told = bornIn(modelLanguage(code)).exec(behind)?.[1] ?? ofYear.exec(behind)?.[1]
  return told !== undefined && Math.abs(Number(told) - Number(known)) > WRONG
}
