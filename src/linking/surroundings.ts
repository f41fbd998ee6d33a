/** Where a name stands: in a sentence, in a row of a table, in a list, in an address. */
import type { Span } from '../core/spans.js'

/** Characters on each side that are looked at. */
const AROUND = 200
/** What parts the cells of a row, the lines, and the elements of a page. */
const cell = /[\t|;<>\n\r]/u
const row = /[\t|;]/gu
/** Separators of a row of three cells. */
const SEPARATORS = 2
const lowerWord = /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu
const small = /\p{Ll}/u
const capitalWord = /\p{Lu}{2}/u
const cased = /[\p{Lu}\p{Ll}]/u
/** Words in small letters that make a sentence; one may join two names. */
const SENTENCE = 2

/** Whether a mention stands with words in small letters between line ends, separators of cells and tags; in scripts without case all do. */
export function isInSentence(text: string, { start, end }: Span): boolean {
  if (!cased.test(text.slice(start, end))) return true
  const before = lastPart(text.slice(Math.max(0, start - AROUND), start))
  const behind = text.slice(end, end + AROUND).split(cell, 1)[0]!
  return (before.match(lowerWord)?.length ?? 0) + (behind.match(lowerWord)?.length ?? 0) >= SENTENCE
}

function lastPart(text: string): string {
  return text.split(cell).at(-1)!
}

/** Whether a mention stands in a line that is all in capitals, with other words (`CHUVA EM BRASÍLIA`): they tell nothing of how a name is written. */
export function isInCapitals(text: string, { start, end }: Span): boolean {
  if (small.test(text.slice(start, end))) return false
  const line = `${lastPart(text.slice(Math.max(0, start - AROUND), start))} ${text.slice(end, end + AROUND).split(cell, 1)[0]!}`
  return !small.test(line) && capitalWord.test(line)
}

/** Whether the line of a mention is a row of three cells or more. */
export function isInRow(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - AROUND), start)
    .split(/[\n\r]/u)
    .at(-1)!
  const behind = text.slice(end, end + AROUND).split(/[\n\r]/u, 1)[0]!
  return (before.match(row)?.length ?? 0) + (behind.match(row)?.length ?? 0) >= SEPARATORS
}

/** Years are none. */
const numberBefore = /(?:^|[^\p{L}\p{N}.,])(?!(?:19|20)\d\d )\d{1,4}\p{L}? $/u
const numberBehind = /^ \d{1,4}\p{L}?(?:\/\d{1,4})?(?=[,.\n\r]|$)/u

/** Whether the number of a house stands before a name (`3 High Street, Epsom`) or behind it (`Via Emilia 25,`). */
export function isStreet(text: string, { start, end }: Span): boolean {
  const behind = text.slice(end, end + 12)
  if (numberBehind.test(behind)) return true
  return numberBefore.test(text.slice(Math.max(0, start - 8), start)) && /^[,\n\r]/u.test(behind)
}

/** Addresses that are known for who lives there, in a story or in office; the first one by its number alone (`Johnson at Number 10`). */
const knownHome = /^[ ,\p{L}]{0,24}(?:N(?:umber|o\.?) 10(?!\d)|\d{1,4}\p{L}? (?:Downing|Baker) Street|\d{1,4} Pennsylvania Avenue)/u

/** ` of 14 Elm Road`, `, 14 Elm Road`, `, Elmstraße 14`, ` from number 12` */
const homeBehind =
  /^(?: (?:from|at|in) (?:[Nn]umber|[Nn]o\.?|[Ff]lat|[Aa]partment) \d|(?:,| of| at|, of) (?:\d{1,4}\p{L}? \p{Lu}[\p{L}'’]+ (?:\p{Lu}[\p{L}'’]+|de |du )|\p{Lu}[\p{L}-]*(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|straat|laan|gatan|vägen|gade|vej|veien|gata) \d))/u

/** `, du 3e étage`, ` from the 2nd floor` */
const floorBehind =
  /^,? (?:du (?:\d{1,2}(?:er|e|ème)|premier|deuxième|troisième) étage|from the (?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|top) floor|(?:aus dem|vom) (?:\d{1,2}\. |ersten |zweiten |dritten )(?:Stock|OG)|del (?:\d{1,2}[.º°]{1,2}|primer|segundo|tercer|primo|secondo|terzo) (?:piso|piano)|do \d{1,2}[.º°]{1,2} andar|z \d{1,2}\. piętra)(?!\p{L})/u

/** Whether the address of a private person stands behind a name. */
export function isAtHome(text: string, { end }: Span): boolean {
  const behind = text.slice(end, end + AROUND)
  return (homeBehind.test(behind) && !knownHome.test(behind)) || floorBehind.test(behind)
}

/** Definite articles, an adjective, and the preposition of a place behind: surnames take no article but in Italian, Portuguese, German talk, and those places do. */
const withArticle: Readonly<Record<string, RegExp>> = {
  eng: /(?:^|[^\p{L}])the $/iu,
  nld: /(?:^|[^\p{L}])(?:de|het) (?:\p{Ll}+e )?$/iu,
  deu: /(?:^|[^\p{L}])(?:auf|an|über|entlang) (?:der|die|dem|den) (?:\p{Ll}+e[nr]? )?$/iu,
  fra: /(?:^|[^\p{L}])(?:la |le |l['’])$/iu,
  spa: /(?:^|[^\p{L}])(?:la|el) $/iu,
  swe: /(?:^|[^\p{L}])(?:den|det) (?:\p{Ll}+[ae] )?$/iu,
  dan: /(?:^|[^\p{L}])(?:den|det) (?:\p{Ll}+e )?$/iu,
  nob: /(?:^|[^\p{L}])(?:den|det) (?:\p{Ll}+e )?$/iu
}
const inPlace: Readonly<Record<string, RegExp>> = {
  eng: /^ in \p{Lu}/u,
  nld: /^ (?:in|te) \p{Lu}/u,
  deu: /^ in \p{Lu}/u,
  fra: /^ à \p{Lu}/u,
  spa: /^ (?:en|de) \p{Lu}/u,
  swe: /^ i \p{Lu}/u,
  dan: /^ i \p{Lu}/u,
  nob: /^ i \p{Lu}/u
}
const ARTICLE = 32

/** Whether a name stands with an article, and behind it the town: `de vernieuwde Meir in Antwerpen`. @param language ISO 639-3 */
export function hasArticleAndTown(text: string, { start, end }: Span, language: string): boolean {
  return withArticle[language]?.test(text.slice(Math.max(0, start - ARTICLE), start)) === true && inPlace[language]!.test(text.slice(end, end + ARTICLE))
}
