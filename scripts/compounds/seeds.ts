/**
 * Compounds found without a list, to learn from: nouns that fall into two frequent words, the latter a noun, with a linking element of the
 * language between them. The split with the highest product of frequencies is taken (Koehn and Knight 2003), and only where both words are
 * together more frequent than the noun itself.
 */
import { ADJECTIVE, applyRule, capitalise, type EndRule, NOUN, VERB } from '../../src/morphology/compounds/parts.js'
import type { Compound, Vocabulary } from './vocabulary.js'

export interface SeedRules {
  /** What turns a modifier's form into its lemma, the empty rule included. */
  readonly links: readonly EndRule[]
  /** German: nouns have a capital. */
  readonly capital?: boolean
}

const MIN_PART = 3
/** Parts of three letters, and modifiers that are no nouns, must be frequent words. */
const FREQUENT = 5000
const MIN_FREQUENCY = 150
/** In units of the logarithm of a frequency. */
const NO_NOUN = 4

const least = (length: number) => (length <= 3 ? FREQUENT : MIN_FREQUENCY)

export const link = (strip: string, append = ''): EndRule => ({ strip, append, umlaut: false })

/** Two-part compounds among the vocabulary's nouns (lower-case languages). */
export function findSeeds(vocabulary: Vocabulary, rules: SeedRules): Compound[] {
  const seeds: Compound[] = []
  const noun = rules.capital === true ? capitalise : (word: string) => word
  for (const [lemma, { frequency, classes }] of vocabulary.lemmas) {
    const word = lemma.toLowerCase()
    if ((classes & NOUN) === 0 || word.length < 7 || lemma !== noun(word)) continue
    let best: Compound | undefined
    let bestScore = 2 * Math.log(Math.max(frequency, 20))
    for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
      const head = noun(word.slice(at))
      const known = vocabulary.lemmas.get(head)
      if (known === undefined || (known.classes & NOUN) === 0 || known.frequency < least(head.length)) continue
      for (const [rank, rule] of rules.links.entries()) {
        const bare = applyRule(rule, word.slice(0, at))
        if (bare === undefined || bare.length < MIN_PART) continue
        const modifier = vocabulary.lemmas.has(noun(bare)) ? noun(bare) : bare
        const form = vocabulary.forms.get(modifier)
        const part = vocabulary.lemmas.get(modifier) ?? (form === undefined ? undefined : { frequency: form, classes: NOUN })
        if (part === undefined || part.frequency < least(at)) continue
        const isNoun = (part.classes & NOUN) !== 0
        if (!isNoun && (part.frequency < FREQUENT || (part.classes & (VERB | ADJECTIVE)) === 0)) continue
        const score = Math.log(part.frequency) + Math.log(known.frequency) - Math.min(rank, 5) / 2 - (isNoun ? 0 : NO_NOUN)
        if (score > bestScore) {
          bestScore = score
          best = { word: lemma, parts: [modifier, head] }
        }
      }
    }
    if (best !== undefined) seeds.push(best)
  }
  return seeds
}
