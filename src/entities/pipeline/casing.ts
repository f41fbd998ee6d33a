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
    const first = caseOf(tokens.text[start]!)
    if (first === 0) {
      if (noCase.test(tokens.text[start]!)) uncased++
      continue
    }
    cased++
    if (first < 0) small++
    else if (caseOf(tokens.text[start + 1]!) >= 0 && caseOf(tokens.text[end - 1]!) >= 0) capitals++
  }
  return cased > uncased && (capitals >= cased * CAPITALS_SHARE || (small === cased && cased >= SMALL_WORDS))
}

/** 1 for a capital, -1 for a small letter, 0 for anything without case. */
function caseOf(character: string): number {
  const code = character.charCodeAt(0)
  if (code < 128) return code >= 97 && code <= 122 ? -1 : code >= 65 && code <= 90 ? 1 : 0
  const lower = character.toLowerCase()
  if (character !== lower) return 1
  return character !== character.toUpperCase() ? -1 : 0
}
