import { Kind, lower } from '../../core/characters.js'
import { abbreviations, elides, isBeforeNames, isStreet, isStreetBeforeNumber, isTitle, isUnit } from './abbreviations.js'
import { type Atoms, Gap, SpecialType } from './atoms.js'

/** Kind of the neighbour at `index` if nothing stands between it and the atom towards which `boundary` looks, else `Kind.space`. */
export function attachedKind(atoms: Atoms, index: number, boundary: number): number {
  return index < 0 || index >= atoms.count || atoms.gaps[boundary]! > Gap.cut ? Kind.space : atoms.kinds[index]!
}

function isWordKind(kind: number): boolean {
  return kind === Kind.letter || kind === Kind.digit
}

/** Whether an atom starts with a capital. */
export function startsUpper(atoms: Atoms, index: number): boolean {
  const code = atoms.text.charCodeAt(atoms.starts[index]!)
  return lower[code] !== code
}

/** The point at `index` belongs to the letters before it: initials, listed abbreviations, points inside ("U.S."). */
function keepsPoint(atoms: Atoms, index: number, language: string): boolean {
  const left = index - 1
  const length = atoms.ends[left]! - atoms.starts[left]!
  const right = attachedKind(atoms, index + 1, index + 1)
  if (right === Kind.letter) return length <= 2
  if (right === Kind.comma) return true
  if (length === 1 && startsUpper(atoms, left)) return true
  if (left > 1 && atoms.gaps[left] === Gap.none && atoms.kinds[left - 1] === Kind.period && length <= 2) return true
  return length <= 6 && abbreviations(language).has(atoms.text.slice(atoms.starts[left], atoms.ends[left]).toLowerCase())
}

/**
 * Whether atom `index` continues the token of atom `index - 1`, by rules alone; both touch. `joined`: whether the left atom itself
 * continues a token.
 */
export function joinsByRule(atoms: Atoms, index: number, joined: boolean, language: string): boolean {
  const left = atoms.kinds[index - 1]!
  const right = atoms.kinds[index]!
  if (left === Kind.special || right === Kind.special) return false
  if (isWordKind(left) && isWordKind(right)) return true
  const beyond = attachedKind(atoms, index + 1, index + 1)
  if (isWordKind(left)) {
    if (right === Kind.apostrophe) return beyond === Kind.letter && left === Kind.letter
    if (right === Kind.hyphen || right === Kind.underscore) return isWordKind(beyond) || right === Kind.underscore
    if (right === Kind.period) return left === Kind.digit ? beyond === Kind.digit : keepsPoint(atoms, index, language)
    if (right === Kind.comma || right === Kind.colon || right === Kind.slash) return left === Kind.digit && beyond === Kind.digit
    return right === Kind.middleDot && beyond === Kind.letter
  }
  if (isWordKind(right)) {
    if (left === Kind.apostrophe) return joined && !elides(language)
    if (left === Kind.underscore) return true
    if (left === Kind.period) return joined
    return joined && (left === Kind.hyphen || left === Kind.comma || left === Kind.colon || left === Kind.slash || left === Kind.middleDot)
  }
  if (
    left === right &&
    (left === Kind.period || left === Kind.hyphen || left === Kind.terminal || left === Kind.underscore || left === Kind.math || left === Kind.ellipsis)
  ) {
    return atoms.text.charCodeAt(atoms.starts[index - 1]!) === atoms.text.charCodeAt(atoms.starts[index]!)
  }
  return false
}

/** The first letter, digit or mark after the point at `index` if it stands on the same line, else -1. */
function nextOnLine(atoms: Atoms, index: number): number {
  return index + 1 < atoms.count && atoms.gaps[index + 1]! <= Gap.space ? index + 1 : -1
}

/** Whether atom `index` is one letter with a point behind it. */
export function isInitial(atoms: Atoms, index: number): boolean {
  return atoms.kinds[index] === Kind.letter && atoms.ends[index]! - atoms.starts[index]! === 1 && attachedKind(atoms, index + 1, index + 1) === Kind.period
}

/**
 * Whether the point at `index` surely belongs to the abbreviation that starts at atom `group`: a listed one that goes on (a title, or anything
 * but a capital follows), a street name, or one of several spaced initials ("z. B.", "т. е."). Treebanks disagree about these.
 */
export function keepsListedPoint(atoms: Atoms, index: number, group: number, language: string): boolean {
  const next = nextOnLine(atoms, index)
  if (next < 0 || atoms.kinds[next] === Kind.period) return false
  const start = atoms.starts[group]!
  const length = atoms.ends[index - 1]! - start
  if (length > 12) return false
  if (length === 1 && atoms.gaps[next] === Gap.space && isInitial(atoms, next)) return true
  if (length === 2 && atoms.gaps[next] === Gap.space && isDoubledInitial(atoms, group) && isDoubledInitial(atoms, next)) return true
  if (length === 1 && group > 1 && atoms.gaps[group] === Gap.space && atoms.kinds[group - 1] === Kind.period && isInitial(atoms, group - 2))
    return !startsUpper(atoms, next)
  const written = atoms.text.slice(start, atoms.ends[index - 1])
  const word = written.toLowerCase()
  if (atoms.kinds[next] === Kind.digit && isStreetBeforeNumber(written, language)) return true
  if (isStreet(word) && (language === 'deu' || language === 'nld')) return !startsUpper(atoms, next)
  if (!abbreviations(language).has(word)) return false
  if (!startsUpper(atoms, next)) return true
  const isCounted = group > 0 && isUnit(word) && endsInDigit(atoms, group)
  return !isCounted && (isTitle(word) || isBeforeNames(written, language))
}

/** Whether a number stands before atom `index`, with its point or not. */
function endsInDigit(atoms: Atoms, index: number): boolean {
  const last = atoms.kinds[index - 1] === Kind.period && index > 1 ? index - 2 : index - 1
  return atoms.kinds[last] === Kind.digit
}

/** Whether atom `index` is the same capital twice with a point behind it, the plural of an initial: "EE. UU." */
function isDoubledInitial(atoms: Atoms, index: number): boolean {
  const { text, starts, ends, kinds } = atoms
  const start = starts[index]!
  if (kinds[index] !== Kind.letter || ends[index]! - start !== 2 || text.charCodeAt(start) !== text.charCodeAt(start + 1)) return false
  return startsUpper(atoms, index) && attachedKind(atoms, index + 1, index + 1) === Kind.period
}

/** What follows the point at `index`: `text` for the end of a text or a line, `bracket` and `quote` for one of these that closes, else undefined. */
export function endBehind(atoms: Atoms, index: number): 'text' | 'quote' | 'bracket' | undefined {
  const next = index + 1
  if (next >= atoms.count || atoms.gaps[next] === Gap.paragraph) return 'text'
  const kind = atoms.kinds[next]!
  if (atoms.types[next] === SpecialType.emoji) return 'text'
  // what goes on in the next line in small letters or with a number is one sentence with this one
  if (atoms.gaps[next] === Gap.newline) return kind === Kind.digit || (kind === Kind.letter && !startsUpper(atoms, next)) ? undefined : 'text'
  if (atoms.gaps[next] !== Gap.none || (next + 1 < atoms.count && atoms.gaps[next + 1]! < Gap.space && atoms.kinds[next + 1] !== Kind.quote)) return undefined
  if (kind === Kind.quote) return 'quote'
  if (kind !== Kind.close) return undefined
  // an abbreviation in brackets: "(vihr.) on"
  const goesOn = next + 1 < atoms.count && atoms.gaps[next + 1] === Gap.space && atoms.kinds[next + 1] === Kind.letter && !startsUpper(atoms, next + 1)
  return goesOn ? undefined : 'bracket'
}
