/** Numbers of houses and postcodes: they tell an address, and count nothing. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { PatternContext } from '../context.js'
import type { Numeral } from './numeral.js'

const street =
  /^,? (?:\p{Lu}[\p{L}.’'-]{0,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Square|Terrace|Parkway)\b|^,? (?:rue|avenue|boulevard|quai) /u
const streetBefore = /(?:stra(?:ß|ss)e|str\.|gasse|straat|laan|gatan|vägen|gata|veien|katu|tie|utca|sokak|caddesi)\s$/u

/** Endings of streets that other words have as well: a number stands behind them where the sentence goes on with a town. */
const endings: Readonly<Partial<Record<EntityLanguage, string>>> = {
  dan: 'gade|vej|vejen|stræde|plads|torv|allé|boulevard',
  deu: 'weg|allee|damm|ufer|ring|chaussee|(?<=Kirch|Markt|Bahnhofs?|Schul|Dorf|Rathaus|Schlo(?:ss|ß)|Dom|Theater|Burg|Linden)platz',
  fin: 'katu|tie|kuja|polku|kaari|ranta',
  nld: 'dijk|weg|kade|plein|laan|gracht|singel|steeg|dreef',
  nno: 'gata|gate|vegen|veg|plass|torg|allé',
  nob: 'gata|gate|gaten|veien|vei|vegen|plass|torg|allé',
  swe: 'gatan|vägen|gränd|torget|stigen|backen|plan'
}
const noStreets = /(?:onder|halver|unter|arbeids|arbejds|sitte|sidde|stå|parkerings)(?:weg|plass|plads)\s$/iu
const LONGEST_STREET = 40
/** A town with its preposition, a mark, the end; a letter may belong to the number. */
const goesOn: Readonly<Partial<Record<EntityLanguage, string>>> = { dan: 'i ', deu: 'in ', fin: '', nld: '(?:te|in) ', nno: 'i ', nob: 'i ', swe: 'i ' }

const streetsOf = perLanguage((language: EntityLanguage) => {
  const words = endings[language]
  if (words === undefined) return undefined
  return {
    before: new RegExp(`(?<![\\p{L}\\p{M}])\\p{Lu}[\\p{L}-]{2,24}(?:${words})\\s$`, 'u'),
    behind: new RegExp(`^ ?[a-zA-Z]?(?:$|[,;)\\n]|\\.(?:$|[ \\n])| ${goesOn[language]!}\\p{Lu}\\p{Ll})`, 'u')
  }
})

/** Kinds of streets before their name, also in texts of other languages: "Via Maistra 18", "Rue de Lausanne 5". */
const typedStreet =
  /(?<![\p{L}\p{M}])(?:Via|Viale|Vicolo|Piazza|Piazzale|Piazzetta|Corso|Rue|Avenue|Boulevard|Chemin|Quai|Calle|Plaza|Rua|Avenida|Strada|[Uu]l\.) (?:(?:d[aeiou]|del|dell[aeo]|des|dei|la|le) |(?:l|d|dell)['’]){0,2}(?:\p{Lu}[\p{L}'’.-]{1,20} ){1,3}$/u
const behindNumber = /^ ?[a-zA-Z]?(?:$|[,;)\n]|\.(?:$|[ \n])| (?:in|a|à|en|te) \p{Lu}| \d{4,5} \p{Lu})/u

/** "10 Downing Street", "Hauptstraße 5", "Waalbandijk 44 te Tiel". */
export function isHouseNumber(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (end - start > 4) return false
  const before = text.slice(Math.max(0, start - LONGEST_STREET), start)
  if (street.test(text.slice(end, end + 48)) || streetBefore.test(before.slice(-12))) return true
  if (typedStreet.test(before) && behindNumber.test(text.slice(end, end + 10))) return true
  const streets = streetsOf(language)
  return streets?.before.test(before) === true && !noStreets.test(before) && streets.behind.test(text.slice(end, end + 8))
}

const outwardCode = /(?:^|[^\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?[ \u00a0]$/u
const inwardCode = /^\d[A-Z]{2}$/
const suffixes: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
/** Languages that write numbers of five digits in groups: without them they are codes of places. */
const grouping: ReadonlySet<string> = new Set(['fra', 'ita', 'spa', 'cat', 'deu'])
const LONGEST_TOWN = 24
const townBefore = /\p{Lu}[\p{L}'’.-]* \($/u

/** Russian ones have six digits, Ukrainian ones five; thousands are written with blanks. */
const eastern: Readonly<Partial<Record<EntityLanguage, RegExp>>> = { rus: /^[1-6]\d{5}$/u, ukr: /^[0-9]\d{4}$/u }
const easternTown = String.raw`(?:г|гор|пос|с|дер|м|смт)\. ?\p{Lu}[\p{L}-]+`
const easternBefore = new RegExp(String.raw`(?<!\p{L})(?:${easternTown},? |\p{Lu}[\p{Ll}-]+(?: обл\.| область| край)?, |[Ии]ндекс:? |[Іі]ндекс:? )$`, 'u')
const easternBehind = new RegExp(
  String.raw`^, ?(?:${easternTown}|(?:ул|вул|обл|пр|пер)\.|Россия|РФ|Україна|\p{Lu}\p{Ll}+(?:ская|кая|ська) обл|\p{Lu}\p{Ll}+,)`,
  'u'
)
const LONGEST_EASTERN = 36

function isEasternPostcode(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (eastern[language]?.test(text.slice(start, end)) !== true) return false
  const behind = text.slice(end, end + LONGEST_EASTERN)
  if (easternBehind.test(behind)) return true
  return /^(?:$|[,;)\n]|\.(?:$|[ \n]))/u.test(behind) && easternBefore.test(text.slice(Math.max(0, start - LONGEST_EASTERN), start))
}

const japaneseBefore = /〒 ?\p{Nd}{3}[-‐‑–−ー－]$/u

/** "EC4M 7RD", "Lyon (69002)", "Владимир, 600017": the end of a British postcode that looks like an ordinal, a postcode beside its town. */
export function isPostcode({ text, language }: PatternContext, { start, end, kind }: Numeral): boolean {
  const written = text.slice(start, end)
  if (kind === 'ordinal' && language === 'eng' && /^\d+[A-Za-z]{2}$/.test(written)) {
    const isTeen = /1\d..$/.test(written)
    if (((isTeen ? undefined : suffixes[written.at(-3)!]) ?? 'th') !== written.slice(-2).toLowerCase()) return true
    return inwardCode.test(written) && outwardCode.test(text.slice(Math.max(0, start - 6), start))
  }
  if (language === 'jpn' && japaneseBefore.test(text.slice(Math.max(0, start - 6), start))) return true
  if (isEasternPostcode(text, start, end, language)) return true
  return /^\d{5}$/.test(written) && text.charAt(end) === ')' && grouping.has(language) && townBefore.test(text.slice(Math.max(0, start - LONGEST_TOWN), start))
}
