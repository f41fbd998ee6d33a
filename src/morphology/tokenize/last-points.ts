/**
 * Points at the end of a text, a line or a quotation. The treebanks are learnt as one running text, so nothing there ends, and the trained models take a
 * short word at an end for an abbreviation: "Come in.", "Questo è mio."
 */
import { Kind, lower } from '../../core/characters.js'
import { type Atoms, Gap } from './atoms.js'
import { endBehind, isInitial, startsUpper } from './rules.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Abbreviations that are words of the language as well and end sentences. */
const everyday: Readonly<Record<string, ReadonlySet<string>>> = {
  eng: words(
    'a abs act ad all am app art as bros by cap card diff do est ex exec fig fin gen go hat hon i id in is jam job joe link long mart max may min no ok on op or pc pop pro prof rep rev sat sec sun to u up'
  ),
  deu: words('ab akt alt am art ben best chin dir geb mag max mind port so test vorm'),
  nld: words('al bv gen max min prof vol'),
  fra: words('a ca cam col doc ex jeu max me mer min prof quart sam sept tel voit vol y'),
  spa: words('a bien da doc gen id kit mar ram rol sol'),
  cat: words('art col prof vol'),
  por: words('a cel com des dez doc e ex long mar no set'),
  ita: words('e max prof'),
  ron: words('a corp e gen o prof'),
  swe: words('al gen hon'),
  dan: words('al gen i rev'),
  nob: words('al gen i rev'),
  nno: words('al gen i'),
  fin: words('eli noin'),
  hun: words('hon'),
  slv: words('ga max ur'),
  tur: words('al av der gör sok'),
  rus: words('в им ок рис тел час'),
  ukr: words('вид'),
  bul: words('е я')
}

/** First names that are abbreviations too; written with a capital they are names. */
const firstNames = words('al art ben ed franz jan joe lev max pat rod sam')
/** Words of one letter that end a sentence within a text as well, written small, where an initial would be a capital: "Il y en a. Il part." */
const lastLetters: Readonly<Record<string, string>> = { fra: 'ay', bul: 'ея', rus: 'я', ukr: 'я', dan: 'i', nob: 'i', ita: 'è', por: 'é', ron: 'ea' }

const LONGEST_ABBREVIATION = 8
const SHORTEST_NAME = 3
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýāēīōūąęěőűıơưаеёиіїоуыэюяєαεηιουωάέήίόύώ]/
const acronym = /^\p{Lu}{2,}$/u
const isAcronym = (word: string) => acronym.test(word)

/** Whether atom `index` is the first word of its line, sentence or quotation. */
function isFirstWord(atoms: Atoms, index: number): boolean {
  if (index === 0 || atoms.gaps[index]! >= Gap.newline) return true
  const before = atoms.kinds[index - 1]!
  if (before === Kind.period) return atoms.gaps[index]! >= Gap.space
  return before === Kind.quote || before === Kind.open || before === Kind.terminal || before === Kind.colon || before === Kind.hyphen
}

/** Whether a number stands before atom `index`: "5 min.", "3 in." */
const isCounted = (atoms: Atoms, index: number): boolean => index > 0 && atoms.kinds[index - 1] === Kind.digit

function hasCapital(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (lower[code] !== code) return true
  }
  return false
}

/** Whether the word at `index` comes behind the one that makes it an abbreviation ("et al."). */
function isOthers(atoms: Atoms, index: number, word: string): boolean {
  return word === 'al' && index > 0 && /^et$/i.test(atoms.text.slice(atoms.starts[index - 1], atoms.ends[index - 1]))
}

/**
 * Whether the point at `index` behind the letters before it, which begin a token, ends a sentence and belongs to no abbreviation. Sure where it is true;
 * elsewhere the trained models tell.
 * @param listed the abbreviations of the language
 */
export function isLastPoint(atoms: Atoms, index: number, language: string, listed: ReadonlySet<string>): boolean {
  const { text } = atoms
  const at = index - 1
  const start = atoms.starts[at]!
  const end = atoms.ends[at]!
  if (end - start === 1 && isLastLetter(atoms, index, language)) return true
  if (isLastOfAcronym(atoms, index, listed)) return true
  const behind = endBehind(atoms, index)
  if (behind === undefined) return false
  if (end - start > LONGEST_ABBREVIATION) return true
  const word = text.slice(start, end).toLowerCase()
  if (hasCapital(text, start + 1, end)) return behind !== 'bracket' && isAcronym(text.slice(start, end)) && !listed.has(word)
  // a capital within a sentence is a name's or that of an abbreviation (Sat., Mar.); German nouns have one anyway
  const isSmall = isFirstWord(atoms, at) || !startsUpper(atoms, at)
  if (!isSmall && language !== 'deu')
    return behind !== 'bracket' && (listed.has(word) ? firstNames.has(word) : end - start >= SHORTEST_NAME && vowel.test(word))
  if (isCounted(atoms, at) || isOthers(atoms, at, word)) return false
  if (everyday[language]?.has(word) === true) return true
  return isSmall && end - start > 1 && !listed.has(word)
}

/** Whether the point at `index` follows an acronym, with a sentence behind it that is not in capitals as a whole. */
function isLastOfAcronym(atoms: Atoms, index: number, listed: ReadonlySet<string>): boolean {
  const at = index - 1
  const next = index + 1
  const word = atoms.text.slice(atoms.starts[at], atoms.ends[at])
  if (word.length < SHORTEST_NAME || next >= atoms.count || atoms.gaps[next]! < Gap.space || !startsUpper(atoms, next)) return false
  const start = atoms.starts[next]!
  return isAcronym(word) && !listed.has(word.toLowerCase()) && !hasCapital(atoms.text, start + 1, atoms.ends[next]!) && !isInitial(atoms, next)
}

/** Whether the point at `index` follows a small letter that is a word of the language, with the next sentence behind it. */
function isLastLetter(atoms: Atoms, index: number, language: string): boolean {
  const at = index - 1
  if (isFirstWord(atoms, at) || startsUpper(atoms, at) || lastLetters[language]?.includes(atoms.text[atoms.starts[at]!]!) !== true) return false
  const next = index + 1
  return next >= atoms.count || (atoms.gaps[next]! >= Gap.space && atoms.kinds[next] === Kind.letter && startsUpper(atoms, next) && !isInitial(atoms, next))
}
