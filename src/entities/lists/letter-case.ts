/** Case of single UTF-16 units by table look-up; scripts without case are neither upper nor lower. */
import { letterKind } from '../../core/folding.js'

const SIZE = 0x2000
const UPPER = 1
const LOWER = 2

let table: Uint8Array | undefined

function caseTable(): Uint8Array {
  const cases = new Uint8Array(SIZE)
  for (let code = 0; code < SIZE; code++) {
    const character = String.fromCharCode(code)
    if (/\p{Lu}|\p{Lt}/u.test(character)) cases[code] = UPPER
    else if (/\p{Ll}/u.test(character)) cases[code] = LOWER
  }
  return cases
}

export function isUpper(code: number): boolean {
  table ??= caseTable()
  return code < SIZE && table[code] === UPPER
}

/** False for a unit that no word with a capital begins with; a look that spares cutting most words out of the text. */
export function mayBeCapital(code: number): boolean {
  return code >= SIZE || isUpper(code)
}

export function isLower(code: number): boolean {
  table ??= caseTable()
  return code < SIZE && table[code] === LOWER
}

/** Below this the kinds of letters are exact (`letterKind`). */
const EXACT = 0x700
const capitalisedWord = /^\p{Lu}\p{L}*\p{Ll}/u

/** Whether a stretch of text begins with a capital that a small letter follows in the same word (`Müller`, `McGee`); most are told by two letters. */
export function isCapitalised(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start)
  if (first < EXACT && letterKind(first) !== 2) return false
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    // letters of title case are no capitals for some, and are rare
    if (code >= EXACT || isTitleCase(code)) return capitalisedWord.test(text.slice(start, end))
    const kind = letterKind(code)
    if (kind === 1) return true
    if (kind !== 2 && kind !== 4) return false
  }
  return false
}

/** Whether a stretch of text is nothing but words of an alphabet, with one blank or hyphen between them, as most names are. */
export function isPlain(text: string, start: number, end: number): boolean {
  let isLetter = false
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= EXACT) return false
    const kind = letterKind(code)
    if (kind === 0 || kind === 3) {
      if (!isLetter || (code !== 32 && code !== 45)) return false
      isLetter = false
    } else isLetter = true
  }
  return isLetter
}

function isTitleCase(code: number): boolean {
  return (code >= 0x1c5 && code <= 0x1cb) || code === 0x1f2
}
