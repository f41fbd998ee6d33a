/** Words that the grammar of one language reads before any rule of endings does, and how it spells lemmas. */
import { tagNumber } from '../../core/part-of-speech.js'
import { arabicPast } from './arabic-verbs.js'
import { czechCan } from './attached.js'
import { fullInfinitive, todaysSpelling } from './german-spelling.js'
import { hebrewDual } from './hebrew-duals.js'
import { hungarianNoun } from './hungarian-stems.js'
import { indicLemma } from './indic.js'
import { croatianOfCarrying, greekOfOtherStem, indonesianLemma } from './irregular-words.js'
import type { KnownVerbs } from './rarer-verbs.js'

const FEMININE = 'ة'
/** Conjunctions and prepositions that may stand before a name, and the article. */
const attached = /^(?:[وفبل]|ال)/

/** Everyday nouns for whose forms lists have other lemmas. */
const misread: Readonly<Record<string, readonly [form: string, lemma: string]>> = { kor: ['비가', '비'] }

/** Ends of German nouns and of names whose s is no genitive's: `Brillenglas`, `Vegas`, `Columbus`. */
const ownEnd = /.(?:glas|gras|gas|eis|haus|hals|kurs|puls|moos|los|paradies|nis|bus|zins|keks|uchs|achs|gips|aps|ops)$/

/** The lemma of such a word in small letters (Arabic: without vowels); undefined for any other word. */
export function ownLemma(word: string, lower: string, tag: number, language: string | undefined, known: KnownVerbs): string | undefined {
  if (tag === tagNumber.NOUN && language !== undefined) {
    const listed = misread[language]
    if (listed !== undefined && listed[0] === lower) return listed[1]
  }
  if (language === 'hun') return hungarianNoun(lower, tag)
  if (language === 'heb') return tag === tagNumber.NOUN ? hebrewDual(lower) : undefined
  // no name of a woman is a form of another name
  if (language === 'ara' && tag === tagNumber.PROPN) return lower.endsWith(FEMININE) && !attached.test(lower) ? lower : undefined
  if (language === 'deu' && tag === tagNumber.PROPN) return ownEnd.test(lower) ? word : undefined
  if (tag !== tagNumber.VERB) return undefined
  if (language === 'ara') return arabicPast(lower)
  if (language === 'ell') return greekOfOtherStem(lower)
  if (language === 'hrv') return croatianOfCarrying(lower)
  if (language === 'deu') return known.hasWord(lower) ? undefined : fullInfinitive(lower, known.knows)
  return language === 'ces' ? czechCan(lower) : undefined
}

/** A lemma by the spelling and the convention of the language. */
export function spelt(lemma: string, lower: string, tag: number, language: string | undefined, known: KnownVerbs): string {
  // the sign that a list has between the parts of a compound
  if (language === 'est') return lemma.includes('-') && !lower.includes('-') ? lemma.replaceAll('-', '') : lemma
  if (language === 'ind') return indonesianLemma(lemma, lower, tag === tagNumber.NOUN, tag === tagNumber.VERB, known.knows)
  return language === 'deu' ? todaysSpelling(lemma, lower) : indicLemma(lemma, lower, tag, language)
}
