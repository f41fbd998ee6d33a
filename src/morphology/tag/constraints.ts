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

/** Forms of être that stand between a subject and a participle. */
const frenchAuxiliaries = words('suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serait seraient fut furent')
/** Participles of the verbs that have être, as far as their forms are nouns as well (`partie`, `entrée`). */
const frenchParticiples = words(
  ['parti', 'sorti', 'venu', 'revenu', 'devenu', 'entré', 'rentré', 'monté', 'arrivé', 'allé', 'passé', 'tombé', 'resté', 'retourné', 'né']
    .flatMap((stem) => ['', 'e', 's', 'es'].map((ending) => stem + ending))
    .join(' ')
)

/** "Elle est partie": what follows a pronoun that is a subject and its auxiliary. */
function isFrenchParticiple(tokens: TokenList, first: number, index: number): boolean {
  if (index - 2 < first || !frenchParticiples.has(textOf(tokens, index))) return false
  const subject = textOf(tokens, index - 2).toLowerCase()
  return frenchAuxiliaries.has(textOf(tokens, index - 1)) && (frenchSubjects.has(subject) || subject === 'elle' || subject === 'elles' || subject === 'nous')
}

/** "Ils couvent": a subject is before its verb; what a hyphen ties to a verb is a pronoun. */
function french(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (tokens.text.charCodeAt(tokens.starts[index]!) === HYPHEN && tags[index - 1] === tagNumber.VERB && tokens.ends[index]! - tokens.starts[index]! > 1) {
      if (tokens.starts[index] === tokens.ends[index - 1]) tags[index] = tagNumber.PRON
    } else if (tags[index - 1] === tagNumber.PRON && noVerbs.has(tags[index]!) && frenchSubjects.has(textOf(tokens, index - 1).toLowerCase()))
      tags[index] = tagNumber.VERB
    else if (noVerbs.has(tags[index]!) && tags[index - 1] === tagNumber.VERB && isFrenchParticiple(tokens, first, index)) tags[index] = tagNumber.VERB
  }
}

const POINT = 46
/** Parts of speech of German abbreviations, which the treebank mostly leaves without one. */
const germanAbbreviations: ReadonlyMap<string, number> = new Map([
  ['bzw.', tagNumber.CONJ],
  ...['z.B.', 'd.h.', 'u.a.', 'v.a.', 'i.d.R.', 'ggf.', 'evtl.', 'bspw.', 'z.T.'].map((word) => [word, tagNumber.ADV] as const),
  ...['Abs.', 'Art.', 'Bd.', 'Nr.', 'Str.'].map((word) => [word, tagNumber.NOUN] as const)
])

/** "d.h.": abbreviations by what they stand for. */
function german(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index < end; index++) {
    const last = tokens.ends[index]! - 1
    if (tokens.text.charCodeAt(last) !== POINT || last - tokens.starts[index]! > 5 || last === tokens.starts[index]) continue
    const tag = germanAbbreviations.get(textOf(tokens, index))
    if (tag !== undefined) tags[index] = tag
  }
}

const CLITIC_LENGTH = 2
const afterClitic = new Set<number>([tagNumber.PUNCT, tagNumber.ADV, tagNumber.ADP, tagNumber.PRON])

/** "Vidio sam te jučer": behind a verb `te` is a pronoun where neither its noun nor, of two things joined, the second one follows. */
function croatian(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (tokens.ends[index]! - tokens.starts[index]! !== CLITIC_LENGTH || tags[index - 1] !== tagNumber.VERB || textOf(tokens, index) !== 'te') continue
    const next = index + 1 < end ? tags[index + 1]! : tagNumber.PUNCT
    if (tags[index] === tagNumber.DET ? afterClitic.has(next) : tags[index] === tagNumber.CONJ && next === tagNumber.PUNCT) tags[index] = tagNumber.PRON
  }
}

const constraints: Readonly<Record<string, Constraint>> = { deu: german, eng: english, fra: french, hrv: croatian, srp: croatian }

/** The constraint on a language's tags; undefined where there is none. */
export function constraintOf(language: string): Constraint | undefined {
  return constraints[language]
}
