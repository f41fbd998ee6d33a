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
  /** Whether nouns with parts of large families are compounds, however frequent and short they are. */
  readonly families?: boolean
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

/** Words that a part's family must have: beside a longer word, three letters of a head, three and two of a modifier. */
const [FAMILY, FAMILY_OF_SHORT_HEAD, FAMILY_OF_SHORT, FAMILY_OF_SHORTEST] = [6, 20, 15, 30]
const SHORTEST_MODIFIER = 2

/**
 * Further compounds among the nouns of lower-case languages: the form of the modifier begins and the head ends many nouns. Frequent words
 * (`badrum`) and parts of two and three letters (`el`, `is`) are found by this alone, and better places than frequencies alone show (`folk+slag`,
 * not `folks+lag`).
 * @param seeds the compounds found by frequencies
 * @param notModifiers prefixes
 */
export function addFamilies(seeds: readonly Compound[], vocabulary: Vocabulary, rules: SeedRules, notModifiers: ReadonlySet<string>): Compound[] {
  const modifiers = new Map<string, number>()
  const heads = new Map<string, number>()
  const cuts = allCuts(vocabulary, rules, notModifiers)
  for (const { word, at } of cuts) {
    modifiers.set(word.slice(0, at), (modifiers.get(word.slice(0, at)) ?? 0) + 1)
    heads.set(word.slice(at), (heads.get(word.slice(at)) ?? 0) + 1)
  }
  const best = new Map<string, { readonly cut: Cut; readonly score: number }>()
  for (const cut of cuts) {
    const [left, right] = [cut.word.slice(0, cut.at), cut.word.slice(cut.at)]
    const [before, behind] = [modifiers.get(left)!, heads.get(right)!]
    const least = left.length === SHORTEST_MODIFIER ? FAMILY_OF_SHORTEST : left.length === MIN_PART ? FAMILY_OF_SHORT : FAMILY
    if (before < least || behind < (right.length === MIN_PART ? FAMILY_OF_SHORT_HEAD : FAMILY)) continue
    const score = Math.log(before) + Math.log(behind) + Math.min(left.length, right.length)
    if (score > (best.get(cut.word)?.score ?? 0)) best.set(cut.word, { cut, score })
  }
  const found = seeds.map((seed) => {
    const cut = best.get(seed.word)?.cut
    best.delete(seed.word)
    // at the same place frequencies know the better lemma
    return cut === undefined || (seed.word.endsWith(seed.parts.at(-1)!) && seed.parts.at(-1)!.length === seed.word.length - cut.at) ? seed : compoundOf(cut)
  })
  return [...found, ...[...best.values()].map(({ cut }) => compoundOf(cut))]
}

interface Cut {
  readonly word: string
  readonly at: number
  readonly modifier: string
}

const compoundOf = ({ word, at, modifier }: Cut): Compound => ({ word, parts: [modifier, word.slice(at)] })

/** Every place where a noun falls into a known word and a noun. */
function allCuts({ formClass, forms, lemmas }: Vocabulary, { links }: SeedRules, notModifiers: ReadonlySet<string>): Cut[] {
  const cuts: Cut[] = []
  for (const [word, { classes }] of lemmas) {
    if ((classes & NOUN) === 0 || word.length < 6 || word !== word.toLowerCase()) continue
    for (let at = SHORTEST_MODIFIER; at <= word.length - MIN_PART; at++) {
      const form = forms.get(word.slice(at))
      const head = lemmas.get(word.slice(at)) ?? (form === undefined ? undefined : { frequency: form, classes: formClass })
      if (head === undefined || (head.classes & NOUN) === 0 || head.frequency < MIN_FREQUENCY || notModifiers.has(word.slice(0, at))) continue
      const modifier = links
        .map((rule) => applyRule(rule, word.slice(0, at)) ?? '')
        .find((bare) => {
          const part = lemmas.get(bare)
          if (part === undefined) return (forms.get(bare) ?? 0) > MIN_FREQUENCY
          return bare.length >= SHORTEST_MODIFIER && part.frequency > MIN_FREQUENCY && (part.classes & (NOUN | VERB | ADJECTIVE)) !== 0
        })
      if (modifier !== undefined) cuts.push({ word, at, modifier })
    }
  }
  return cuts
}
