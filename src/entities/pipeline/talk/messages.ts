/** Whether a text is a message or a mail from one person to another, and whether it was typed without capitals. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { hasNoCapitals } from '../casing.js'
import { closingWords, greetingWords } from '../greetings.js'
import { startsSentence, textOf } from '../token-places.js'
import { callsOf } from './calls.js'
import { spokenToWords } from './vocatives.js'

/** Letters of a message that neither greets nor closes. */
const MOST_LETTERS = 300
/** Letters of any message, and of a line of one typed without capitals; newspapers lose theirs by machines. */
const MOST_OF_MAIL = 3000
const MOST_LINE = 400
/** Words among which the greeting stands. */
const GREETING_WITHIN = 2
const capital = /^\p{Lu}/u

/** Whether somebody is greeted at the head, takes leave, or is spoken to in few words. Linear. */
export function isMessage(tokens: TokenList, language: EntityLanguage): boolean {
  const { text, count, classes } = tokens
  if (text.length > MOST_OF_MAIL) return false
  const you = spokenToWords(language)
  const calls = callsOf(language)
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word) continue
    const word = textOf(tokens, token).toLowerCase()
    if (token < GREETING_WITHIN && (calls.has(word) || greetingWords.has(word))) return true
    if (closingWords.has(word) && startsSentence(tokens, token)) return true
    if (text.length <= MOST_LETTERS && you.has(word)) return true
  }
  return false
}

/**
 * Whether a text may have been typed without capitals: it has none but at the beginnings of sentences, where telephones put them, and in abbreviations.
 * @param lines with a sentence for each line
 */
export function isTypedSmall(lines: TokenList): boolean {
  const { text, count, classes } = lines
  if (text.length > MOST_LINE && text.split('\n').some((line) => line.length > MOST_LINE)) return false
  if (hasNoCapitals(text)) return true
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word) continue
    const word = textOf(lines, token)
    if (capital.test(word) && !startsSentence(lines, token) && !/^(?:I|[A-Z]{2,4})$/.test(word)) return false
  }
  return true
}
