/** Fits what pairs of words are judged by: weights of the edits (logistic regression), then trees over all that is known of a pair. */
import { compare, EDITS, found, used } from '../../../src/names/matching/edits.js'
import { foldedWords } from '../../../src/names/matching/fold.js'
import type { MatchingTables } from '../../../src/names/matching/tables.js'
import { WORD_FEATURES, wordFeatures } from '../../../src/names/matching/words.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { trainRows } from '../lexicon/pairs.js'
import { boost, type Examples } from './boost.js'
import { unlikeGivenNames } from './given-names.js'
import { rowsOf } from './tables.js'

export interface WordPair {
  readonly left: string
  readonly right: string
  readonly isSame: boolean
  readonly weight: number
}

const ROUNDS = 6
const RATE = 0.05
const DECAY = 1e-5
/** Spellings of one foreign name that are paired. */
const SPELLINGS = 5
const MOST_VARIANTS = 60_000
const MOST_SHORT = 24_000

/** @param isTrain of the words of labelled pairs */
export function wordPairs(isTrain: (left: string, right: string) => boolean): WordPair[] {
  const pairs: WordPair[] = []
  for (const [, left = '', right = '', label] of rowsOf('matching/ancestry_tokens.tsv.gz')) if (isTrain(left, right)) add(pairs, left, right, label === '1', 1)
  const variants: WordPair[] = []
  for (const language of ['rus', 'ara', 'heb', 'jpn', 'zho', 'kor', 'ell', 'fas']) {
    const spellings = new Map<string, Map<string, number>>()
    for (const { native, latin, unit, quality, count } of trainRows(language)) {
      if (unit !== 'T' || quality !== 'A') continue
      const own = spellings.get(native) ?? new Map()
      spellings.set(native, own.set(latin, (own.get(latin) ?? 0) + count))
    }
    for (const own of spellings.values()) {
      const best = [...own].sort((left, right) => right[1] - left[1]).slice(0, SPELLINGS)
      for (const [place, [left]] of best.entries()) for (const [right] of best.slice(place + 1)) add(variants, left, right, true, 0.5)
    }
  }
  for (const [, left = '', right = ''] of rowsOf('variants/latin_place_variants.tsv.gz')) {
    const [one, other] = [foldedWords(left), foldedWords(right)]
    if (one.length === other.length) for (const [place, word] of one.entries()) add(variants, word, other[place]!, true, 0.5)
  }
  shuffle(variants, congruential(11))
  const kept = variants.slice(0, MOST_VARIANTS)
  // words that are alike by chance: of those with the same first letter the nearest of a few
  const byLetter = new Map<string, string[]>()
  for (const { left } of kept) byLetter.set(left[0]!, [...(byLetter.get(left[0]!) ?? []).slice(-4000), left])
  const random = congruential(13)
  const none = new Float32Array(EDITS)
  for (const { left } of kept) {
    const near = byLetter.get(left[0]!)!
    let best = ''
    let least = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 12; tries++) {
      const other = near[random(near.length)]!
      if (other === left) continue
      compare(left, other, none)
      const cost = found.cost / Math.max(left.length, other.length)
      if (cost < least) {
        least = cost
        best = other
      }
    }
    if (best !== '') add(pairs, left, best, false, 0.5)
    // any two words
    for (let tries = 0; tries < 2; tries++) add(pairs, left, kept[random(kept.length)]!.right, false, 0.5)
  }
  // short words that are alike: mostly acronyms of others
  const short = [...new Set(rowsOf('variants/org_name_variants.tsv.gz').flatMap(([, name = '', variant = '']) => foldedWords(`${name} ${variant}`)))].filter(
    isShort
  )
  const shortNames = [...new Set(kept.map(({ left }) => left))].filter(isShort)
  for (let index = 0; index < MOST_SHORT; index++) {
    const words = index % 3 === 0 ? shortNames : short
    const left = words[random(words.length)]!
    let best = ''
    let least = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 15; tries++) {
      const other = words[random(words.length)]!
      if (other === left) continue
      compare(left, other, none)
      if (found.cost < least) {
        least = found.cost
        best = other
      }
    }
    if (best !== '') add(pairs, left, best, false, 0.5)
  }
  for (const [left, right] of unlikeGivenNames()) add(pairs, left, right, false, 1)
  pairs.push(...kept)
  shuffle(pairs, congruential(17))
  return pairs
}

function isShort(word: string): boolean {
  return word.length > 1 && word.length < 5 && /^[a-z]+$/.test(word)
}

function add(pairs: WordPair[], left: string, right: string, isSame: boolean, weight: number): void {
  const [one, other] = [foldedWords(left).join(''), foldedWords(right).join('')]
  if (one.length > 1 && other.length > 1 && one !== other) pairs.push({ left: one, right: other, isSame, weight })
}

/** Weights of the edits, by stochastic descent. */
export function editWeights(pairs: readonly WordPair[]): Float32Array {
  const weights = new Float32Array(EDITS)
  let bias = 1
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round)
    for (const { left, right, isSame, weight } of pairs) {
      compare(left, right, weights)
      const share = 1 / (1 + Math.exp(-(bias + found.weight)))
      const step = rate * weight * ((isSame ? 1 : 0) - share)
      bias += step
      for (let edit = 0; edit < found.edits; edit++) weights[used[edit]!]! += step - DECAY * weights[used[edit]!]!
    }
  }
  return weights
}

export function wordExamples(pairs: readonly WordPair[], edits: Float32Array, tables: MatchingTables): Examples {
  const values = new Float32Array(pairs.length * WORD_FEATURES)
  for (const [index, { left, right }] of pairs.entries()) {
    compare(left, right, edits)
    const rarity = (word: string) => Math.min(tables.rarity(word, true), tables.rarity(word, false))
    wordFeatures(left, right, rarity(left), rarity(right), tables.relation(left, right), values.subarray(index * WORD_FEATURES, (index + 1) * WORD_FEATURES))
  }
  return {
    values,
    features: WORD_FEATURES,
    right: Uint8Array.from(pairs, ({ isSame }) => (isSame ? 1 : 0)),
    weights: Float32Array.from(pairs, ({ weight }) => weight)
  }
}

export const wordTrees = (examples: Examples) => boost(examples, { trees: 64, depth: 5, rate: 0.25, least: 8 })
