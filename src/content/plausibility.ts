/** How much a text looks as if it had been read in a wrong character set. */
import { COMMON, INHERITED, SCRIPT_CODES, SCRIPT_OF_UNIT } from '../core/scripts.js'

const eastAsian = SCRIPT_CODES.indexOf('Hani')
/** Scripts by number, those that one language mixes within a word as one. */
const families = Uint8Array.from(SCRIPT_CODES, (code, number) => (['Hira', 'Kana', 'Bopo', 'Hang'].includes(code) ? eastAsian : number))

/** Marks that stand between letters in good texts: soft hyphen, middle dot, apostrophes and dashes. */
const betweenLetters = new Set([0xad, 0xb7, 0x2b9, 0x2bc, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x2032])

/**
 * Share of the characters beyond ASCII that stand where no writing puts them: control and replacement characters, symbols between
 * letters, letters beside letters of another script, capitals after small letters.
 */
export function oddity(text: string): number {
  let counted = 0
  let odd = 0
  let before = 0
  let familyBefore = COMMON
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const family = families[SCRIPT_OF_UNIT[unit]!]!
    if (unit >= 0x80) {
      counted++
      if (isWrong(unit)) odd++
      else if (family === COMMON && isSymbol(unit) && familyBefore > INHERITED && isLetter(text.charCodeAt(at + 1))) odd++
    }
    if (family > INHERITED && familyBefore > INHERITED && (unit >= 0x80 || before >= 0x80)) {
      if (family !== familyBefore || (isCapital(unit) && isSmall(before))) odd++
    }
    // A mark belongs to the letter before it.
    if (family !== INHERITED) {
      before = unit
      familyBefore = family
    }
  }
  return counted === 0 ? 0 : odd / counted
}

function isWrong(unit: number): boolean {
  return unit === 0xfffd || unit <= 0x9f || (unit >= 0xe000 && unit <= 0xf8ff)
}

/** East Asian punctuation stands between characters by rule. */
function isSymbol(unit: number): boolean {
  return unit < 0x3000 && !betweenLetters.has(unit)
}

function isLetter(unit: number): boolean {
  return families[SCRIPT_OF_UNIT[unit] ?? COMMON]! > INHERITED
}

function isCapital(unit: number): boolean {
  const letter = String.fromCharCode(unit)
  return letter !== letter.toLowerCase()
}

function isSmall(unit: number): boolean {
  const letter = String.fromCharCode(unit)
  return letter !== letter.toUpperCase()
}
