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

/** French pronouns that lose their vowel before `en` and `y`. */
const elided = words('m t l')
const adverbial = words('en y')

/** Whether a pronoun without its vowel follows the hyphen, and `en` or `y`: `va-t'en`, `mène-l'y`. */
function tiesElided(atoms: Atoms, hyphen: number): boolean {
  return (
    isTied(atoms, hyphen) &&
    elided.has(written(atoms, hyphen + 1)) &&
    isInnerApostrophe(atoms, hyphen + 2) &&
    adverbial.has(written(atoms, hyphen + 3)) &&
    !isTied(atoms, hyphen + 4)
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

/** Catalan pronouns without their vowel, and those that stand behind them: `porta-n'hi`, `digues-m'ho`. */
const catalanElided = words('m t s l n')
const catalanSecond = words('en hi ho')

/** Whether the apostrophe at `index` stands between two Catalan pronouns written to a verb. */
function isCatalanClitic(atoms: Atoms, index: number): boolean {
  return (
    isInnerApostrophe(atoms, index) && isTied(atoms, index - 2) && catalanElided.has(written(atoms, index - 1)) && catalanSecond.has(written(atoms, index + 1))
  )
}

/** Languages whose words lose their last vowel before another word: the apostrophe is theirs (`altr'anno`, `entr'acte`). */
const eliding = words('fra ita')
/** French words before whose apostrophe nothing ends. */
const frenchCompound = words('entr grand prud')
const never: ReadonlySet<string> = new Set()
/** French words that end in their apostrophe, and what is one word with them. */
const frenchElided: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['jusqu', never],
  ['lorsqu', never],
  ['presqu', words('île îles')],
  ['puisqu', never],
  ['quelqu', words('un une uns unes')],
  ['quoiqu', never]
])

/** Whether atom `index` continues the token of the one before, where one of them is the apostrophe of a word without its last vowel. */
function joinsElided(atoms: Atoms, index: number, language: string): boolean | undefined {
  if (language === 'cat') return isCatalanClitic(atoms, index) || isCatalanClitic(atoms, index - 1) ? true : undefined
  if (!eliding.has(language)) return undefined
  if (isInnerApostrophe(atoms, index)) return true
  if (language !== 'fra' || !isInnerApostrophe(atoms, index - 1)) return undefined
  const before = written(atoms, index - 2).toLowerCase()
  if (frenchCompound.has(before)) return true
  const joined = frenchElided.get(before)
  return joined?.has(written(atoms, index).toLowerCase())
}

/** Whether atom `index` continues the token of the one before, where one of them is the hyphen of a French pronoun; undefined elsewhere. */
export function joinsClitic(atoms: Atoms, index: number, language: string): boolean | undefined {
  if (language === 'deu') {
    if (isGermanClitic(atoms, index) || isGermanClitic(atoms, index - 1)) return true
    return isGermanClitic(atoms, index - 2) && atoms.kinds[index] === Kind.apostrophe ? false : undefined
  }
  if (language === 'eng') return isEnglishContraction(atoms, index) || isEnglishContraction(atoms, index - 1) ? true : undefined
  const elision = joinsElided(atoms, index, language)
  if (elision !== undefined || language !== 'fra') return elision
  if (isTied(atoms, index - 3) && tiesElided(atoms, index - 3)) return false
  if (atoms.kinds[index] === Kind.hyphen) {
    if (index > 2 && tiesByT(atoms, index - 2)) return true
    return tiesPronouns(atoms, index) || tiesElided(atoms, index) || tiesByT(atoms, index) ? false : undefined
  }
  if (atoms.kinds[index - 1] !== Kind.hyphen) return undefined
  return tiesPronouns(atoms, index - 1) || tiesElided(atoms, index - 1) || tiesByT(atoms, index - 1) || (index > 3 && tiesByT(atoms, index - 3))
    ? true
    : undefined
}
