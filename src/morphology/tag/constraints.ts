/**
 * What grammar rules out whatever a tagger's weights say: words that only a verb can follow, and signs that only one part of speech has. Each rule
 * holds in the treebanks of its language without an exception, or nearly so; the taggers miss them where the words are rare.
 */
import { tagNumber } from '../../core/part-of-speech.js'
import type { TokenList } from '../../core/spans.js'

/** Mends the tags of the sentence of the tokens [first, end). */
export type Constraint = (tokens: TokenList, first: number, end: number, tags: Uint8Array) => void

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index])

/** English subjects with a verb in -s, and others. */
const thirdPersons = words('he she it')
const otherPersons = words('we they')
const clauseStarts = new Set<number>([tagNumber.PUNCT, tagNumber.CONJ, tagNumber.SCONJ])

/** "She flies": no noun follows a pronoun that is a subject. `it` may be an object but at the start of a clause. */
function english(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (tags[index] === tagNumber.NOUN && tags[index - 1] === tagNumber.PRON) {
      const pronoun = textOf(tokens, index - 1).toLowerCase()
      const isThird = thirdPersons.has(pronoun)
      if (!isThird && !otherPersons.has(pronoun)) continue
      if (pronoun === 'it' && index - 1 > first && !clauseStarts.has(tags[index - 2]!)) continue
      if ((tokens.text[tokens.ends[index]! - 1] === 's') === isThird) tags[index] = tagNumber.VERB
    } else if (tags[index] === tagNumber.PROPN && tags[index - 1] === tagNumber.ADJ && textOf(tokens, index - 1) === 'New' && isCapital(tokens, index)) {
      // New York, New Zealand: the treebanks call the first word an adjective, readers a part of the name
      tags[index - 1] = tagNumber.PROPN
    }
  }
}

function isCapital(tokens: TokenList, index: number): boolean {
  const letter = tokens.text[tokens.starts[index]!]!
  return letter !== letter.toLowerCase()
}

/** French pronouns that are nothing but subjects. */
const frenchSubjects = words('je tu il ils on')
const noVerbs = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ])
const HYPHEN = 45

/** "Ils couvent": a subject is before its verb; what a hyphen ties to a verb is a pronoun. */
function french(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (tokens.text.charCodeAt(tokens.starts[index]!) === HYPHEN && tags[index - 1] === tagNumber.VERB && tokens.ends[index]! - tokens.starts[index]! > 1) {
      if (tokens.starts[index] === tokens.ends[index - 1]) tags[index] = tagNumber.PRON
    } else if (tags[index - 1] === tagNumber.PRON && noVerbs.has(tags[index]!) && frenchSubjects.has(textOf(tokens, index - 1).toLowerCase()))
      tags[index] = tagNumber.VERB
  }
}

const constraints: Readonly<Record<string, Constraint>> = { eng: english, fra: french }

/** The constraint on a language's tags; undefined where there is none. */
export function constraintOf(language: string): Constraint | undefined {
  return constraints[language]
}
