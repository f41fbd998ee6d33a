import { Kind } from '../../core/characters.js'
import { abbreviations, splitsPoints } from './abbreviations.js'
import { joinsShortened } from './apostrophes.js'
import { type Atoms, Gap } from './atoms.js'
import { joinsClitic } from './clitics.js'
import { certainCell, JUNCTION_FEATURES, junctionFeatures, resetHashes, score } from './features.js'
import { isLastPoint } from './last-points.js'
import { Certain, type TokenizerModel } from './model.js'
import { isPointOfLastNumber, keepsOrdinalPoint } from './numbers.js'
import { joinsByRule, keepsListedPoint, startsUpper } from './rules.js'

const ASCII = 127
const FULL_WIDTH_EXCLAMATION = 0xff01

const features = new Int32Array(JUNCTION_FEATURES)

/** Prepares for the junctions of a new text. */
export function startJunctions(atoms: Atoms): void {
  resetHashes(atoms)
}

/** Whether two digit runs with one space between them are looked at as one number: "20 000", not "1 2". */
export function mayBeSpacedNumber(atoms: Atoms, index: number): boolean {
  return (
    atoms.kinds[index] === Kind.digit &&
    atoms.kinds[index - 1] === Kind.digit &&
    atoms.starts[index]! - atoms.ends[index - 1]! === 1 &&
    atoms.ends[index]! - atoms.starts[index]! === 3 &&
    atoms.ends[index - 1]! - atoms.starts[index - 1]! <= 3
  )
}

/**
 * Whether atom `index` continues the token whose first atom is `group`.
 * @param model trained tables; without them general rules decide
 * @param joinNames katakana around a middle dot are one token (the contract's default; the Japanese treebank splits them)
 */
export function joinsToken(atoms: Atoms, index: number, group: number, model: TokenizerModel | undefined, language: string, joinNames: boolean): boolean {
  const gap = atoms.gaps[index]!
  const joined = group < index - 1
  if (gap !== Gap.none) {
    if (gap === Gap.bound) return true
    if (gap !== Gap.space || model === undefined || !model.own.spacedNumbers || !mayBeSpacedNumber(atoms, index)) return false
    return score(model.own.junction, features, junctionFeatures(atoms, index, group, model.priors, features)) > 0
  }
  const left = atoms.kinds[index - 1]!
  const right = atoms.kinds[index]!
  if (left === Kind.special || right === Kind.special) return false
  if (right === Kind.terminal && isWord(left) && alwaysEnds(atoms, index)) return false
  if (left === Kind.terminal && isWord(right) && alwaysEnds(atoms, index - 1)) return false
  // Turkish treebanks have a point and a quotation mark in one
  if ((left === Kind.period || left === Kind.comma) && right === Kind.quote && language !== 'tur') return false
  if (left === Kind.quote && right === Kind.comma) return false
  if (left === Kind.terminal && (right === Kind.quote || right === Kind.open || right === Kind.close)) return false
  if (right === Kind.terminal && left === Kind.letter && !joined && closesSmallWord(atoms, index)) return false
  // ”于是, 1,200円
  if ((left === Kind.quote && isRun(right)) || (right === Kind.quote && isRun(left))) return false
  if (language === 'jpn' && isInNumber(atoms, index)) return true
  if (language === 'heb' && left === Kind.letter && !joined && isHebrewAbbreviation(atoms, index)) return true
  if (isLetteredWord(atoms, left === Kind.hyphen ? index - 2 : index - 1)) return true
  if (joinNames) {
    if (right === Kind.middleDot && left === Kind.katakana) return touches(atoms, index + 1, Kind.katakana)
    if (left === Kind.middleDot && right === Kind.katakana && joined) return true
  }
  if (right === Kind.period && isWord(left) && !joined && areDots(atoms, index)) return false
  if (right === Kind.period && left === Kind.digit) {
    const ordinal = joined ? undefined : keepsOrdinalPoint(atoms, index, language)
    if (ordinal !== undefined) return ordinal
    if (isPointOfLastNumber(atoms, index, group, language)) return false
  }
  if (right === Kind.period && left === Kind.letter && !joined && isLastPoint(atoms, index, language, model?.priors.abbreviations ?? abbreviations(language)))
    return false
  if (right === Kind.period && left === Kind.letter && !splitsPoints(language) && keepsListedPoint(atoms, index, group, language)) return true
  if (right === Kind.period && left === Kind.letter && !joined && model !== undefined && endsAsWord(atoms, index, model)) return false
  const clitic = joinsShortened(atoms, index, language) ?? joinsClitic(atoms, index, language)
  if (clitic !== undefined) return clitic
  if (model === undefined) return joinsByRule(atoms, index, joined, language)
  const cell = certainCell(atoms, index, joined)
  let certain: number = model.own.certain[cell]!
  if (certain === Certain.unseen) certain = model.general.certain[cell]!
  if (certain === Certain.unseen) return joinsByRule(atoms, index, joined, language)
  if (certain !== Certain.ask) return certain === Certain.join
  const count = junctionFeatures(atoms, index, group, model.priors, features)
  const general = score(model.general.junction, features, count)
  return (model.own === model.general ? general : general + score(model.own.junction, features, count)) > 0
}

/** Whether letters of a script without spaces are meant. */
function isRun(kind: number): boolean {
  return kind >= Kind.han && kind <= Kind.thai
}

/** Digits behind a mark of thousands. */
const THOUSANDS = 3

/** Whether atom `index` or the one before is a comma before thousands: "1,200". */
function isInNumber(atoms: Atoms, index: number): boolean {
  const sign = atoms.kinds[index] === Kind.digit ? index - 1 : index
  if (sign < 1 || atoms.kinds[sign] !== Kind.comma || atoms.kinds[sign - 1] !== Kind.digit || atoms.gaps[sign] !== Gap.none) return false
  if (!touches(atoms, sign + 1, Kind.digit) || atoms.ends[sign + 1]! - atoms.starts[sign + 1]! !== THOUSANDS) return false
  return ',，'.includes(atoms.text[atoms.starts[sign]!]!)
}

/** Hebrew abbreviations that close an enumeration or stand before names and numbers, without their sign. */
const hebrewAbbreviations: ReadonlySet<string> = new Set('וכו וכד וגו רח עמ פרופ גב מס שד טל'.split(' '))
const HEBREW_SIGNS = "'’׳"

/** Whether the mark at `index` is the sign of a Hebrew abbreviation. */
function isHebrewAbbreviation(atoms: Atoms, index: number): boolean {
  if (!HEBREW_SIGNS.includes(atoms.text[atoms.starts[index]!]!) || atoms.ends[index]! - atoms.starts[index]! !== 1) return false
  return hebrewAbbreviations.has(atoms.text.slice(atoms.starts[index - 1], atoms.ends[index - 1]))
}

/** Whether letters or digits of any script are meant. */
function isWord(kind: number): boolean {
  return kind === Kind.letter || kind === Kind.digit || (kind >= Kind.han && kind <= Kind.thai)
}

/** Whether the mark at `index` ends something wherever it stands: `。`, `؟`, `।`. The ASCII ones may be parts of names (`Yahoo!`). */
function alwaysEnds(atoms: Atoms, index: number): boolean {
  const code = atoms.text.charCodeAt(atoms.starts[index]!)
  return code > ASCII && code !== FULL_WIDTH_EXCLAMATION
}

/** Whether the mark at `index` closes a sentence behind a word in small letters, which is no name with a mark of its own (`Yahoo!`). */
function closesSmallWord(atoms: Atoms, index: number): boolean {
  return (index + 1 >= atoms.count || atoms.gaps[index + 1] !== Gap.none) && !startsUpper(atoms, index - 1)
}

/** Whether a mark of several points begins at `index`, "Non..."; of two points the first one may be that of an abbreviation. */
function areDots(atoms: Atoms, index: number): boolean {
  if (!touches(atoms, index + 1, Kind.period)) return false
  return touches(atoms, index + 2, Kind.period) || atoms.ends[index - 1]! - atoms.starts[index - 1]! > LONGEST_UNLISTED
}

/** Abbreviations of more letters are listed or rare. */
const LONGEST_UNLISTED = 4

/** Letters before the hyphen of everyday words: `e-posta`, `T-shirt`, `x-ray`. */
const LETTER_BEFORE_WORD = /^[etx]$/i

/** Whether the atoms from `first` on are such a letter, a hyphen and a word. */
function isLetteredWord(atoms: Atoms, first: number): boolean {
  if (first < 0 || first + 2 >= atoms.count || atoms.kinds[first + 1] !== Kind.hyphen || atoms.kinds[first + 2] !== Kind.letter) return false
  if (atoms.gaps[first + 1] !== Gap.none || atoms.gaps[first + 2] !== Gap.none || atoms.ends[first]! - atoms.starts[first]! !== 1) return false
  // `t-il` behind a French verb is none
  if (atoms.ends[first + 2]! - atoms.starts[first + 2]! < SHORTEST_WORD) return false
  if (first > 0 && atoms.gaps[first] === Gap.none && (isWord(atoms.kinds[first - 1]!) || atoms.kinds[first - 1] === Kind.hyphen)) return false
  return LETTER_BEFORE_WORD.test(atoms.text.charAt(atoms.starts[first]!))
}

/** Cyrillic abbreviations that the list lacks end in consonants. */
const VOWEL = /[аеиоуыэюяъіїє]$/
const SHORTEST_WORD = 3
const LONGEST_WORD = 12

/** Whether the point at `index` closes a sentence behind a word that looks like no abbreviation: "Ела. Седни." */
function endsAsWord(atoms: Atoms, index: number, model: TokenizerModel): boolean {
  const length = atoms.ends[index - 1]! - atoms.starts[index - 1]!
  if (length < SHORTEST_WORD || length > LONGEST_WORD) return false
  const isLast = index + 1 >= atoms.count || atoms.gaps[index + 1]! >= Gap.newline
  if (!isLast && !(atoms.gaps[index + 1] === Gap.space && atoms.kinds[index + 1] === Kind.letter && startsUpper(atoms, index + 1))) return false
  const word = atoms.text.slice(atoms.starts[index - 1], atoms.ends[index - 1]).toLowerCase()
  return VOWEL.test(word) && !model.priors.abbreviations.has(word)
}

/** Whether the atom at `index` is of a kind and nothing stands before it. */
function touches(atoms: Atoms, index: number, kind: number): boolean {
  return index < atoms.count && atoms.gaps[index] === Gap.none && atoms.kinds[index] === kind
}
