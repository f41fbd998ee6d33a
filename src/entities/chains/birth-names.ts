/** Names that somebody had before: `Susan Hale (née Pennington)`. They are of the person named before them, whoever else bears them. */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'
import { foldWord } from './fold.js'

/** Participles and abbreviations before the name, in all their forms; `née` everywhere. */
const words: Partial<Record<EntityLanguage, string>> = {
  eng: 'nee born formerly',
  deu: 'geb geborene geborener geborenen geboren',
  fra: 'nee ne',
  spa: 'nacida nacido soltera',
  cat: 'nascuda nascut soltera',
  por: 'nascida nascido solteira',
  ita: 'nata nato',
  nld: 'geboren geb',
  swe: 'född f',
  dan: 'født f',
  nob: 'født f',
  nno: 'fødd født f',
  fin: 's sukua syntyjään',
  est: 'sündinud neiuna snd',
  lav: 'dzimusi dzimis dz',
  lit: 'gimusi gimęs gim mergautinė',
  pol: 'domu urodzona urodzony ur',
  ces: 'rozená rozený rozené roz',
  slk: 'rodená rodený rodenej rod',
  slv: 'rojena rojen roj',
  hrv: 'rođena rođen rođene rođ',
  srp: 'rođena rođen rođene rođ рођена рођен рођене рођ',
  rus: 'урожденная урожденной урожденную урожденный урожд ур',
  ukr: 'уроджена уродженої ур',
  bul: 'родена роден',
  ell: 'γένος γεννημένη',
  ron: 'născută născut',
  hun: 'született szül',
  heb: 'לבית'
}
const everywhere = 'née né'
const tableOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage(
  (language) => new Set(`${everywhere} ${words[language] ?? ''}`.trim().split(' ').map(foldWord))
)

/** Longest `, z domu `. */
const LONGEST_BETWEEN = 24
const word = /\p{L}[\p{L}\p{M}]*/gu
/** What parts two sentences: a full stop behind a word that is no abbreviation. */
const sentenceEnd = /[!?;:\n)]|\p{L}{6,}\.\s/u
/** Words before the participle: `de soltera`, `z domu`, `o. s.`. */
const MOST_WORDS = 2

/** The mention of the person whom a mention names by birth; undefined where it is no such name. @param index of a mention of a person */
export function bearerOfBirthName(text: string, mentions: readonly Mention[], index: number, language: EntityLanguage): number | undefined {
  const before = mentions[index - 1]
  const { start } = mentions[index]!
  if (before === undefined || before.type !== 'PERSON' || start - before.end > LONGEST_BETWEEN || start - before.end < 4) return undefined
  const between = text.slice(before.end, start)
  if (sentenceEnd.test(between)) return undefined
  const found = between.match(word)
  if (found === null || found.length > MOST_WORDS) return undefined
  const last = found.at(-1)!
  if (!/\p{L}\.? $/u.test(between) || (/^\p{Lu}/u.test(last) && !isInCapitals(text, before))) return undefined
  return tableOf(language).has(foldWord(last)) ? index - 1 : undefined
}

/** Where everything is in capitals they tell nothing; else `Nato` is no participle. */
function isInCapitals(text: string, { start, end }: Mention): boolean {
  const name = text.slice(start, end)
  return name === name.toUpperCase()
}
