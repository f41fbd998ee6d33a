/** Which given names are usual where a language is spoken, by lists of names and the persons of the knowledge base. */
import { readFileSync } from 'node:fs'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { entityLanguages } from '../../../src/entities/languages.js'
import { personNames } from './given-names.js'
import { readEntities, readRows } from './names.js'

/** Where the languages are spoken: codes of countries, languages of the lists, and what citizens are called. */
const homes: Readonly<Record<EntityLanguage, string>> = {
  ara: 'ar AE EG JO LB LY MA DZ KW SA IQ TN Egyptian Iraqi Syrian Lebanese Saudi Moroccan Algerian Tunisian Jordanian Palestinian Kuwaiti',
  ben: 'bn BD Bangladeshi',
  bul: 'bg BG Bulgarian',
  cat: 'ca es_ES es ES AD Catalan',
  ces: 'cs CZ Czech Czechoslovak',
  dan: 'da DK FO GL Danish',
  deu: 'de DE AT CH LI LU German Austrian Swiss',
  ell: 'el GR CY Greek Cypriot',
  eng: 'en US GB AU CA IE NZ ZA JM GG JE IM GI American British English Scottish Welsh Irish Australian Canadian',
  est: 'et EE Estonian',
  fas: 'fa IR AF Iranian Persian Afghan',
  fin: 'fi FI Finnish',
  fra: 'fr FR BE CH CA LU MC French Belgian',
  heb: 'he IL Israeli',
  hin: 'hi mr ne IN Indian',
  hrv: 'hr HR BA Croatian Bosnian',
  hun: 'hu HU Hungarian',
  ind: 'id ID Indonesian',
  ita: 'it IT SM CH Italian',
  jpn: 'ja JP Japanese',
  kor: 'ko KR Korean',
  lav: 'lv LV Latvian',
  lit: 'lt LT Lithuanian',
  msa: 'ms id MY ID Malaysian Indonesian',
  nld: 'nl NL BE AW Dutch Belgian',
  nno: 'nb no NO Norwegian',
  nob: 'nb no NO Norwegian',
  pol: 'pl PL Polish',
  por: 'pt PT BR Portuguese Brazilian',
  pus: 'fa AF IR Afghan Pakistani',
  ron: 'ro RO MD Romanian Moldovan',
  rus: 'ru RU BY KZ Russian Soviet',
  slk: 'sk SK Slovak Czechoslovak',
  slv: 'sl SI Slovenian Slovene',
  spa: 'es ES MX AR CL CO VE PE EC UY PY BO SV CR CU Spanish Mexican Argentine Chilean Colombian Cuban Peruvian Venezuelan',
  srp: 'sr hr RS ME BA Serbian Montenegrin Yugoslav',
  swe: 'sv SE Swedish',
  tam: 'ta Indian',
  tel: 'te Indian',
  tgl: 'tl es_MX PH Filipino Philippine',
  tha: 'th TH Thai',
  tur: 'tr TR Turkish',
  ukr: 'uk UA Ukrainian',
  urd: 'ur fa ar PK IR EG Pakistani',
  vie: 'vi VN Vietnamese',
  zho: 'zh CN TW SG Chinese Taiwanese'
}

/** Scripts of the languages that have one of their own, as the lists call them. */
const script: Partial<Record<EntityLanguage, RegExp>> = {
  ara: /^\p{Script=Arabic}/u,
  ben: /^\p{Script=Bengali}/u,
  bul: /^\p{Script=Cyrillic}/u,
  ell: /^\p{Script=Greek}/u,
  fas: /^\p{Script=Arabic}/u,
  heb: /^\p{Script=Hebrew}/u,
  hin: /^\p{Script=Devanagari}/u,
  jpn: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  kor: /^\p{Script=Hangul}/u,
  pus: /^\p{Script=Arabic}/u,
  rus: /^\p{Script=Cyrillic}/u,
  srp: /^[\p{Script=Latin}\p{Script=Cyrillic}]/u,
  tam: /^\p{Script=Tamil}/u,
  tel: /^\p{Script=Telugu}/u,
  tha: /^\p{Script=Thai}/u,
  ukr: /^\p{Script=Cyrillic}/u,
  urd: /^\p{Script=Arabic}/u,
  zho: /^\p{Script=Han}/u
}
const latin = /^\p{Script=Latin}/u

/** Short forms by which friends go, and names that the lists lack: language, names. */
function shortForms(): [EntityLanguage, string[]][] {
  return readFileSync(new URL('short-given-names.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [languages = '', names = ''] = line.split('\t')
      return languages.split(' ').map((language): [EntityLanguage, string[]] => [language as EntityLanguage, names.split(' ')])
    })
}

/** Japanese given names as they are read, in both kinds of kana: those that are written in several ways with characters. */
function kanaNames(): string[] {
  const ways = new Map<string, number>()
  for (const [, kana = '', , part = '', source = ''] of readRows('names/jpn_readings.tsv.gz'))
    if (part === 'given' && source.includes('sk')) ways.set(kana, (ways.get(kana) ?? 0) + 1)
  const usual = [...ways].filter(([kana, count]) => count >= FEWEST_SPELLINGS && kana.length >= 2).map(([kana]) => kana)
  const katakana = (kana: string) => kana.replace(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
  return [...usual, ...usual.map(katakana)]
}

/** Spellings of a Japanese name with characters. */
const FEWEST_SPELLINGS = 8
/** Rank of a name in the list of an English-speaking site from which few are called so. */
const RANK_LIMIT = 1500
/** Citizens of one country that have a name before it is usual there. */
const FEWEST_CITIZENS = 3
/** Names of a language from which those of one list alone count less. */
const MANY_NAMES = 1500
/** Languages in which, or persons by whom, a name is usual before it is so everywhere. */
const FEWEST_LANGUAGES = 6
const FEWEST_BEARERS = 40

/** Names of a language: of its speakers, and those that are usual in many countries. */
export interface UsualNames {
  readonly own: ReadonlySet<string>
  readonly everywhere: ReadonlySet<string>
}

/** The usual given names of every language, in small letters. */
export function usualGivenNames(): ReadonlyMap<EntityLanguage, UsualNames> {
  const languagesAt = new Map<string, EntityLanguage[]>()
  for (const language of entityLanguages) for (const home of homes[language].split(' ')) languagesAt.set(home, [...(languagesAt.get(home) ?? []), language])
  const own = new Map<EntityLanguage, Map<string, number>>(entityLanguages.map((language) => [language, new Map()]))
  const note = (language: EntityLanguage, name: string, weight: number) => {
    const word = name.normalize('NFC').toLowerCase()
    if ((script[language] ?? latin).test(word) && /^[\p{L}\p{M}]{2,}$/u.test(word)) own.get(language)!.set(word, (own.get(language)!.get(word) ?? 0) + weight)
  }
  for (const [name = '', kind = '', , home = '', source = '', weight = ''] of readRows('names/lists/given_surnames.tsv.gz')) {
    if (kind !== 'given' || source === 'nabidam') continue
    const plain = home === 'vi' ? name.split(' ').at(-1)! : name
    if (source === 'names-rank' && Number(weight.slice(1)) > RANK_LIMIT) continue
    const at = [home, home.split(/[_-]/u)[0]!].flatMap((place) => languagesAt.get(place) ?? [])
    for (const language of new Set(at)) note(language, plain, FEWEST_CITIZENS)
  }
  for (const [language = '', , nickname = ''] of readRows('names/variants/nicknames.tsv.gz'))
    if (own.has(language as EntityLanguage) && language !== 'eng') note(language as EntityLanguage, nickname, FEWEST_CITIZENS)
  for (const language of entityLanguages) for (const name of personNames(language, 'given')) note(language, name, FEWEST_CITIZENS)
  for (const [language, names] of shortForms()) for (const name of names) note(language, name, 2 * FEWEST_CITIZENS)
  for (const name of kanaNames()) note('jpn', name, 2 * FEWEST_CITIZENS)
  const bearers = new Map<string, number>()
  for (const person of readEntities('person')) {
    const citizens = [person.country ?? '', ...String(person.rel?.['nationality_name'] ?? '').split('||')]
    const first = firstName(person.label)
    if (first !== undefined) bearers.set(first, (bearers.get(first) ?? 0) + 1)
    for (const language of new Set(citizens.flatMap((citizen) => languagesAt.get(citizen) ?? []))) {
      const names = script[language] === undefined ? [first] : [first, ...(person.names?.[language] ?? []).slice(0, 2).map(firstName)]
      for (const name of new Set(names)) if (name !== undefined) note(language, name, 1)
    }
    // in scripts of their own all who are written about tell
    for (const [language, names] of Object.entries(person.names ?? {}))
      if (script[language as EntityLanguage] !== undefined)
        for (const name of new Set(names.slice(0, 1).map(firstName))) if (name !== undefined) note(language as EntityLanguage, name, 0.5)
  }
  const languagesOf = new Map<string, number>()
  const usual = new Map<EntityLanguage, Set<string>>()
  for (const [language, names] of own) {
    const kept = new Set([...names].filter(([, weight]) => weight >= FEWEST_CITIZENS).map(([name]) => name))
    usual.set(language, kept)
    for (const name of kept) languagesOf.set(name, (languagesOf.get(name) ?? 0) + 1)
  }
  // of the many names of a language those that only one list has are called by few
  const rare = new Map<EntityLanguage, Set<string>>()
  for (const [language, kept] of usual) {
    if (kept.size < MANY_NAMES) continue
    const few = new Set([...kept].filter((name) => own.get(language)!.get(name)! < 2 * FEWEST_CITIZENS))
    rare.set(language, few)
    for (const name of few) kept.delete(name)
  }
  const everywhere = new Set([...languagesOf].filter(([, count]) => count >= FEWEST_LANGUAGES).map(([name]) => name))
  for (const [name, count] of bearers) if (count >= FEWEST_BEARERS && /^\p{L}{3,}$/u.test(name)) everywhere.add(name.toLowerCase())
  return new Map(
    entityLanguages.map((language) => [
      language,
      {
        own: usual.get(language)!,
        everywhere: new Set(
          [...everywhere, ...(rare.get(language) ?? [])].filter((name) => (script[language] ?? latin).test(name) && !usual.get(language)!.has(name))
        )
      }
    ])
  )
}

/** The first word of a name of two or three; in scripts that part names by a dot as well. */
function firstName(name: string): string | undefined {
  const words = name
    .replace(/\(.*$/u, '')
    .trim()
    .split(/[\s・·]+/u)
  return words.length >= 2 && words.length <= 3 && /^[\p{L}\p{M}]{2,}$/u.test(words[0]!) && !name.includes(',') ? words[0]!.toLowerCase() : undefined
}
