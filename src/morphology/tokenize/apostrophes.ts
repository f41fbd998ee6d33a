/**
 * Apostrophes that stand for letters. Most treebanks write them straight, so the trained decisions know no other: `l’été` is read as `l'été`. Words that have lost
 * their beginning (`’t`, `’ne`, `’Twas`) are tokens with their apostrophe, which treebanks of written language have seldom.
 */
import { Kind } from '../../core/characters.js'
import { isShortened, LONGEST_SHORTENED } from '../shortened-words.js'
import { type Atoms, Gap } from './atoms.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Languages whose treebanks have curly apostrophes as well. */
const curly = words('eng hun ita pol tur ukr')

/** Whatever is typed for an apostrophe within a word or before the year of a century. */
const TYPED = /[’ʼ´＇](?=[\p{L}\p{N}])/gu
export const HAS_TYPED_APOSTROPHE = /[’ʼ´＇]/

/** The text as the trained decisions know it, of the same length; lemmas as dictionaries have them. */
export function withStraightApostrophes(text: string, language: string): string {
  return curly.has(language) || !HAS_TYPED_APOSTROPHE.test(text) ? text : text.replace(TYPED, "'")
}

const written = (atoms: Atoms, index: number): string => atoms.text.slice(atoms.starts[index], atoms.ends[index])

/** Whether a shortened word follows the apostrophe at `index`, which nothing is written before; one that is quoted has another apostrophe behind it. */
function startsShortened(atoms: Atoms, index: number, language: string): boolean {
  const { kinds, gaps, starts, ends, count } = atoms
  if (index < 0 || index + 1 >= count || kinds[index] !== Kind.apostrophe || kinds[index + 1] !== Kind.letter || gaps[index + 1] !== Gap.none) return false
  if (index > 0 && gaps[index]! < Gap.space && (kinds[index - 1] === Kind.letter || kinds[index - 1] === Kind.digit || kinds[index - 1] === Kind.apostrophe))
    return false
  if (ends[index + 1]! - starts[index + 1]! > LONGEST_SHORTENED || !isShortened(written(atoms, index + 1).toLowerCase(), language)) return false
  const isTouched = index + 2 < count && gaps[index + 2] === Gap.none
  return !(isTouched && kinds[index + 2] === Kind.apostrophe) || isAnd(atoms, index, language)
}

/** Whether the English `'n'` stands at `index`. */
function isAnd(atoms: Atoms, index: number, language: string): boolean {
  if (language !== 'eng' || written(atoms, index + 1).toLowerCase() !== 'n') return false
  return index + 3 >= atoms.count || atoms.gaps[index + 3] !== Gap.none
}

/** Marks that an apostrophe behind them closes a quotation. */
const closing = new Set<number>([Kind.comma, Kind.semicolon, Kind.terminal, Kind.ellipsis])

/** Whether atom `index` continues the token of the one before, where one of them is an apostrophe beside a shortened word or a mark; undefined elsewhere. */
export function joinsShortened(atoms: Atoms, index: number, language: string): boolean | undefined {
  if (atoms.kinds[index] === Kind.apostrophe) {
    if (closing.has(atoms.kinds[index - 1]!)) return false
    if (language === 'eng' && startsShortened(atoms, index - 2, language) && isAnd(atoms, index - 2, language)) return true
    return undefined
  }
  return atoms.kinds[index - 1] === Kind.apostrophe && startsShortened(atoms, index - 1, language) ? true : undefined
}
