/** Pronouns written to a verb. French ones that a hyphen ties to the verb before them: `donne-le-moi` is `donne`, `-le`, `-moi`, `a-t-il` is `a`, `-t-il`, as in the treebanks. German `es` and articles with their apostrophe stay
 * with the word before them: `gibt's`, as does what English contracts: `she’ll’ve`. */
import { Kind } from '../../core/characters.js'
import { type Atoms, Gap } from './atoms.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const pronouns = words('moi toi lui leur le la les nous vous en y je tu il ils elle elles on ce')
/** Those that take a `t` before them. */
const third = words('il ils elle elles on')
/** What stands before a pronoun without being a verb (`chez-moi`), or makes a noun with it (`rendez-vous`: the trained model knows more). */
const noVerbs = words('chez rendez')
/** Pronouns that a verb takes at most, and one more. */
const MOST = 3

const written = (atoms: Atoms, index: number): string => atoms.text.slice(atoms.starts[index], atoms.ends[index])

/** Whether letters are written to both sides of the hyphen at `hyphen`. */
function isTied(atoms: Atoms, hyphen: number): boolean {
  return (
    hyphen > 0 &&
    hyphen + 1 < atoms.count &&
    atoms.kinds[hyphen - 1] === Kind.letter &&
    atoms.kinds[hyphen] === Kind.hyphen &&
    atoms.kinds[hyphen + 1] === Kind.letter &&
    atoms.gaps[hyphen] === Gap.none &&
    atoms.gaps[hyphen + 1] === Gap.none
  )
}

/** Whether pronouns follow the hyphen, and nothing else, to the end of what is written together. */
function tiesPronouns(atoms: Atoms, hyphen: number): boolean {
  if (!isTied(atoms, hyphen) || noVerbs.has(written(atoms, hyphen - 1).toLowerCase())) return false
  let at = hyphen
  for (let count = 0; count < MOST && isTied(atoms, at); count++) {
    if (!pronouns.has(written(atoms, at + 1))) return false
    at += 2
  }
  return !isTied(atoms, at)
}

/** Whether `-t-` and a pronoun follow. */
function tiesByT(atoms: Atoms, hyphen: number): boolean {
  return (
    isTied(atoms, hyphen) &&
    isTied(atoms, hyphen + 2) &&
    !isTied(atoms, hyphen + 4) &&
    written(atoms, hyphen + 1) === 't' &&
    third.has(written(atoms, hyphen + 3))
  )
}

/** Whether `index` is an apostrophe between a word and what is written to it. */
function isInnerApostrophe(atoms: Atoms, index: number): boolean {
  return (
    index > 0 &&
    index + 1 < atoms.count &&
    atoms.kinds[index] === Kind.apostrophe &&
    atoms.kinds[index - 1] === Kind.letter &&
    atoms.gaps[index] === Gap.none &&
    atoms.gaps[index + 1] === Gap.none
  )
}

/** What German writes to a word behind an apostrophe: `gibt's`, `mit'm`, `so'ne`. */
const germanClitics = words('m n ne nem nen ner nes s')

/** Whether the apostrophe at `index` stands for the beginning of a German pronoun or article written to a word. */
function isGermanClitic(atoms: Atoms, index: number): boolean {
  if (!isInnerApostrophe(atoms, index) || atoms.ends[index + 1]! - atoms.starts[index + 1]! > 3) return false
  const clitic = written(atoms, index + 1)
  // Rock'n'Roll is one word
  return germanClitics.has(clitic) && (clitic === 's' || !isInnerApostrophe(atoms, index + 2))
}

/** What English writes to a word behind an apostrophe. */
const englishClitics = words('d ll m re s t ve')

/** Whether the apostrophe at `index` stands in an English contraction; a trained model takes the second one of a word for a quotation mark (`she’ll’ve`). */
function isEnglishContraction(atoms: Atoms, index: number): boolean {
  return (
    isInnerApostrophe(atoms, index) && atoms.ends[index + 1]! - atoms.starts[index + 1]! <= 2 && englishClitics.has(written(atoms, index + 1).toLowerCase())
  )
}

/** Whether atom `index` continues the token of the one before, where one of them is the hyphen of a French pronoun; undefined elsewhere. */
export function joinsClitic(atoms: Atoms, index: number, language: string): boolean | undefined {
  if (language === 'deu') {
    if (isGermanClitic(atoms, index) || isGermanClitic(atoms, index - 1)) return true
    return isGermanClitic(atoms, index - 2) && atoms.kinds[index] === Kind.apostrophe ? false : undefined
  }
  if (language === 'eng') return isEnglishContraction(atoms, index) || isEnglishContraction(atoms, index - 1) ? true : undefined
  if (language !== 'fra') return undefined
  if (atoms.kinds[index] === Kind.hyphen) {
    if (index > 2 && tiesByT(atoms, index - 2)) return true
    return tiesPronouns(atoms, index) || tiesByT(atoms, index) ? false : undefined
  }
  if (atoms.kinds[index - 1] !== Kind.hyphen) return undefined
  return tiesPronouns(atoms, index - 1) || tiesByT(atoms, index - 1) || (index > 3 && tiesByT(atoms, index - 3)) ? true : undefined
}
