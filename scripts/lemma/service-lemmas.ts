/** Lemmas by the service's conventions where those of the treebanks differ. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import { todaysSpelling } from '../../src/morphology/lemma/german-spelling.js'
import { raisesWrongly, withHyphen } from '../../src/morphology/lemma/guesses.js'
import { indicLemma } from '../../src/morphology/lemma/indic.js'
import { subjectPronoun } from '../../src/morphology/lemma/subject-pronouns.js'
import type { Unit } from '../lib/treebank-rows.js'
import { participleLemma } from './german-participles.js'
import { koreanStem } from './korean-stems.js'

/** Short forms of adjectives before a noun, which the treebanks partly take for the lemma of all (`buena` as `buen`), and what they make of those. */
const completeSpanish: ReadonlyMap<string, string> = new Map([
  ['buen', 'bueno'],
  ['bue', 'bueno'],
  ['mal', 'malo'],
  ['gran', 'grande'],
  ['primer', 'primero'],
  ['tercer', 'tercero'],
  ['postrer', 'postrero']
])

/** Lemmas by the service's conventions where the treebank's differ. */
export function serviceLemmas(sentence: readonly Unit[], language: string): readonly Unit[] {
  return conventional(sentence, language).map((unit) => {
    if (unit.lemma === undefined) return unit
    const lower = unit.form.toLowerCase()
    const subject = unit.tag === tagNumber.PRON ? subjectPronoun(lower, language) : undefined
    // parts of words with a hyphen, joined without it; capitals of words in small letters
    const lemma = subject ?? withHyphen(withoutCapital(unit.lemma, unit.form, lower, unit.tag, language), lower)
    return lemma === unit.lemma ? unit : { ...unit, lemma }
  })
}

function withoutCapital(lemma: string, form: string, lower: string, tag: number, language: string): string {
  const small = lemma.toLowerCase()
  const isTitle = lemma !== small && lemma.slice(1) === small.slice(1)
  return isTitle && lemma.length > 1 && language !== 'eng' && raisesWrongly('t', form, lower, tag, language) ? small : lemma
}

function conventional(sentence: readonly Unit[], language: string): readonly Unit[] {
  if (language === 'kor') return sentence.map((unit) => (unit.lemma === undefined ? unit : { ...unit, lemma: koreanStem(unit.lemma) }))
  // remarks on the pronouns that a verb has beside it: `боя-се`, `отида-(си)`
  if (language === 'bul')
    return sentence.map((unit) => {
      if (unit.lemma === undefined) return unit
      // adverbs of place have the one for `there` for a lemma
      if (unit.tag === tagNumber.ADV && unit.lemma === 'там') return { ...unit, lemma: unit.form.toLowerCase() }
      return { ...unit, lemma: unit.lemma.replace(/(?<=.)-(?:\([^()]*\)|с[еи]|м[еи])$/u, '') }
    })
  if (language === 'tha' || language === 'zho') return sentence.map((unit) => ({ ...unit, lemma: unit.form }))
  if (language === 'fas') return sentence.map((unit) => (unit.lemma?.includes('#') ? { ...unit, lemma: unit.lemma.split('#')[0]! } : unit))
  if (language === 'spa')
    return sentence.map((unit) =>
      unit.tag === tagNumber.ADJ && unit.lemma !== undefined ? { ...unit, lemma: completeSpanish.get(unit.lemma) ?? unit.lemma } : unit
    )
  if (language === 'deu')
    return sentence.map((unit) => {
      if (unit.lemma === undefined) return unit
      const lower = unit.form.toLowerCase()
      const lemma = todaysSpelling(unit.lemma, lower)
      return { ...unit, lemma: unit.tag === tagNumber.ADJ ? participleLemma(lower, lemma) : lemma }
    })
  // prefixes that an analyser has written before names as if they were derived words (`Penperintah` of `Pemerintah`)
  if (language === 'ind')
    return sentence.map((unit) => {
      const isDerived = unit.tag === tagNumber.PROPN && unit.lemma !== undefined && !unit.form.toLowerCase().startsWith(unit.lemma.toLowerCase())
      return isDerived ? { ...unit, lemma: unit.form } : unit
    })
  // the letter of a word's end within a word: `مےں` for `میں`
  if (language === 'urd')
    return sentence.map((unit) =>
      unit.lemma === undefined ? unit : { ...unit, lemma: indicLemma(unit.lemma.replace(/ے(?=\p{L})/gu, 'ی'), unit.form, unit.tag, language) }
    )
  return sentence
}
