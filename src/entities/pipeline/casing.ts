/** Whether the capitals of a text tell anything. */
import { TokenClass, type TokenList } from '../../core/spans.js'

/** Share of words in capitals from which a text counts as written in capitals. */
const CAPITALS_SHARE = 0.8
/** A text of fewer words all in small letters may simply hold no name. */
const SMALL_WORDS = 4
const noCase = /\p{Lo}/u

/**
 * Whether a text is written in capitals throughout, or in small letters throughout. Single letters do not count; a text with more words of scripts
 * without case than others is not caseless, whatever abbreviations it has: nothing was lost.
 */
export function isCaseless(tokens: TokenList): boolean {
  let cased = 0
  let uncased = 0
  let capitals = 0
  let small = 0
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.starts[index]!
    const end = tokens.ends[index]!
    if (tokens.classes[index] !== TokenClass.word || end - start < 2) continue
    const first = caseOf(tokens.text.charCodeAt(start))
    if (first === WITHOUT || first === LETTER) {
      if (first === LETTER) uncased++
      continue
    }
    cased++
    if (first === SMALL) small++
    else if (caseOf(tokens.text.charCodeAt(start + 1)) !== SMALL && caseOf(tokens.text.charCodeAt(end - 1)) !== SMALL) capitals++
  }
  return cased > uncased && (capitals >= cased * CAPITALS_SHARE || (small === cased && cased >= SMALL_WORDS))
}

const anyCapital = /\p{Lu}/u

/** Whether a text has not one capital, as many messages have none. */
export const hasNoCapitals = (text: string): boolean => !anyCapital.test(text)

/** What a unit is: a capital, a small letter, a letter of a script without case, anything else; filled as units are met. */
const UNKNOWN = 0
const CAPITAL = 1
const SMALL = 2
const LETTER = 3
const WITHOUT = 4
const cases = new Uint8Array(65536)

function caseOf(code: number): number {
  if (cases[code] === UNKNOWN) cases[code] = caseOfCharacter(String.fromCharCode(code))
  return cases[code]!
}

function caseOfCharacter(character: string): number {
  if (character !== character.toLowerCase()) return CAPITAL
  if (character !== character.toUpperCase()) return SMALL
  return noCase.test(character) ? LETTER : WITHOUT
}
