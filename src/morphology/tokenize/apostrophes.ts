/**
 * Apostrophes that stand for letters. Most treebanks write them straight, so the trained decisions know no other: `l’été` is read as `l'été`. Words that have lost
 * their beginning (`’t`, `’ne`, `’Twas`) are tokens with their apostrophe, which treebanks of written language have seldom.
 */
import { Kind } from '../../core/characters.js'
import { isShortened, LONGEST_SHORTENED } from '../shortened-words.js'
import { type Atoms, Gap } from './atoms.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Languages whose dictionaries have curly apostrophes as well. */
const curlyLemmas = words('tur ukr')

/** Whatever is typed for an apostrophe within a word, before the year of a century or at the end of a word; quotation marks of one stroke. */
const TYPED = /[’ʼ´＇](?=[\p{L}\p{N}])|(?<=\p{L})[’ʼ´＇]|[‘‚\n]/gu
export const HAS_TYPED_APOSTROPHE = /[’ʼ´＇]/
export const HAS_APOSTROPHE = /['’ʼ´＇]/
const TYPED_IN_WORD = /[’ʼ´＇]/g
const [OPENS, LINE] = ['‘‚', '\n']
const LETTER_BEHIND = /[\p{L}\p{N}]/u

/** The text as the trained decisions know it, of the same length: what closes a quotation stays as it is. */
export function withStraightApostrophes(text: string): string {
  if (!HAS_TYPED_APOSTROPHE.test(text)) return text
  let isOpen = false
  return text.replace(TYPED, (sign, at: number) => {
    if (OPENS.includes(sign) || sign === LINE) {
      isOpen = sign !== LINE
      return sign
    }
    if (!isOpen || LETTER_BEHIND.test(text.charAt(at + 1))) return "'"
    isOpen = false
    return sign
  })
}

/** A lemma as dictionaries have it. */
export function lemmaWithStraightApostrophes(lemma: string, language: string): string {
  return lemma.length < 2 || curlyLemmas.has(language) ? lemma : lemma.replace(TYPED_IN_WORD, "'")
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

/** Languages in which an apostrophe stands for the end of a word: genitives (`Hans'`), dropped vowels (`hab'`, `po'`). */
const endings = words('dan deu eng ita nld nno nob swe')
/** How far an apostrophe that opens a quotation is looked for. */
const LONGEST_QUOTATION = 40

/** Whether the apostrophe at `index` belongs to the end of the word before it, or closes a quotation; undefined elsewhere, and for English possessives, which the model knows. */
function endsShortened(atoms: Atoms, index: number, language: string): boolean | undefined {
  const { kinds, gaps, count } = atoms
  if (index < 1 || kinds[index - 1] !== Kind.letter) return undefined
  if (index + 1 < count && gaps[index + 1] === Gap.none && isWordOrApostrophe(kinds[index + 1]!)) return undefined
  if (OPENS.includes(written(atoms, index))) return false
  if (!endings.has(language)) return undefined
  let closed = 0
  for (let at = index - 1; at >= 0 && index - at <= LONGEST_QUOTATION; at--) {
    if (kinds[at] === Kind.apostrophe) {
      if (!opensQuotation(atoms, at, language)) closed += Number(at + 1 < count && (gaps[at + 1] !== Gap.none || !isWordOrApostrophe(kinds[at + 1]!)))
      else if (closed-- === 0) return language === 'eng' ? undefined : false
    }
    if (gaps[at]! >= Gap.newline) break
  }
  return true
}

const isWordOrApostrophe = (kind: number): boolean => kind === Kind.letter || kind === Kind.digit || kind === Kind.apostrophe

/** Whether nothing but a bracket or a dash is written before the apostrophe at `index`, and a word behind it. */
function opensQuotation(atoms: Atoms, index: number, language: string): boolean {
  const { kinds, gaps, count } = atoms
  if (index + 1 >= count || gaps[index + 1] !== Gap.none || kinds[index + 1] === Kind.digit) return false
  if (index > 0 && gaps[index] === Gap.none && isWordOrApostrophe(kinds[index - 1]!)) return false
  return !startsShortened(atoms, index, language)
}

/** Whether atom `index` continues the token of the one before, where one of them is an apostrophe beside a shortened word or a mark; undefined elsewhere. */
export function joinsShortened(atoms: Atoms, index: number, language: string): boolean | undefined {
  if (atoms.kinds[index] === Kind.apostrophe) {
    if (closing.has(atoms.kinds[index - 1]!)) return false
    if (language === 'eng' && startsShortened(atoms, index - 2, language) && isAnd(atoms, index - 2, language)) return true
    return endsShortened(atoms, index, language)
  }
  if (OPENS.includes(written(atoms, index - 1)) && opensQuotation(atoms, index - 1, language)) return false
  return atoms.kinds[index - 1] === Kind.apostrophe && startsShortened(atoms, index - 1, language) ? true : undefined
}
