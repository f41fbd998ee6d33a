/**
 * Letter case by one table look-up a character: words of running text are mostly in small letters already or in a script without case, and for those the
 * runtime's own conversion is a call and, beyond Latin, a copy.
 */

/** Characters below this are looked up. */
const TABLE = 0x588
const LOWERED = 1
const RAISED = 2

/** What letter-case conversion changes: `LOWERED` and `RAISED`. */
const changes = new Uint8Array(TABLE)
for (let code = 0; code < TABLE; code++) {
  const character = String.fromCharCode(code)
  if (character.toLowerCase() !== character) changes[code]! |= LOWERED
  if (character.toUpperCase() !== character) changes[code]! |= RAISED
}

/** Whether a UTF-16 unit is in one of the large ranges of scripts without letter case: Hebrew to Burmese, East Asian. Halves of pairs are not. */
export function isCaseless(code: number): boolean {
  return code >= TABLE && (code < 0x10a0 || (code >= 0x2d2e && code < 0xa640) || (code >= 0xabc0 && code < 0xd800))
}

/** Whether a UTF-16 unit is a small letter that has a capital. */
export function changesRaised(code: number): boolean {
  if (code < TABLE) return (changes[code]! & RAISED) !== 0
  if (isCaseless(code)) return false
  const letter = String.fromCharCode(code)
  return letter.toUpperCase() !== letter
}

/** Whether a UTF-16 unit is a capital. */
export function changesLowered(code: number): boolean {
  if (code < TABLE) return (changes[code]! & LOWERED) !== 0
  if (isCaseless(code)) return false
  const letter = String.fromCharCode(code)
  return letter.toLowerCase() !== letter
}

/** Whether small letters of a word are sure to be the word itself. */
export function isLowered(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code < TABLE ? (changes[code]! & LOWERED) !== 0 : !isCaseless(code)) return false
  }
  return true
}
