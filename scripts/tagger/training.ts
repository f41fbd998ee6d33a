/**
 * Training of the taggers: averaged perceptron with a margin over hashed features, in flat arrays. Treebanks that follow other conventions than
 * the one to be learnt get their own weights of words beside the common ones (H. Daumé III, "Frustratingly easy domain adaptation", 2007);
 * weights add up, so the shipped model is the common ones plus the wanted convention's, at no cost in size or speed.
 */

import { buildHashTable } from '../../src/models/hash-table.js'
import { historyFeatures, MAX_FEATURES, NO_VERB, nextClause, staticFeatures } from '../../src/morphology/tag/features.js'
import { fillLookups, NO_TAG, type TaggerTables, writeToken } from '../../src/morphology/tag/tagger.js'
import { type CaseUse, Column, MARGIN, WordColumns } from '../../src/morphology/tag/word-columns.js'

export interface TrainingSentence {
  readonly forms: readonly string[]
  readonly tags: Uint8Array
  /** Convention the tags follow, from 0; 0 is the one wanted; -1: none, the sentence teaches the common weights only. */
  readonly style: number
  readonly caseUse: CaseUse
  /** How much each word counts; 1 where absent. */
  readonly weights?: Float32Array
}

export interface TrainingOptions {
  readonly passes: number
  readonly margin: number
  /** Features seen less often are not learnt. */
  readonly minimumCount: number
  /** Features kept in the model. */
  readonly features: number
}

export type LookupTables = Pick<TaggerTables, 'lexicon' | 'lexiconClasses' | 'clusters' | 'clusterNumbers'>

/** Numbers for 32-bit hashes, by open addressing; slots hold hash and number side by side. */
class FeatureNumbers {
  slots = new Int32Array(2 << 20).fill(-1)
  counts = new Uint32Array(1 << 20)
  size = 0

  /** Number of a hash, a new one if `add`; -1 when unknown. */
  find(hash: number, add: boolean): number {
    const { slots } = this
    const mask = (slots.length >>> 1) - 1
    let slot = Math.imul(hash, 0x9e3779b1) & mask
    for (;;) {
      const number = slots[2 * slot + 1]!
      if (number === -1) break
      if (slots[2 * slot] === hash) return number
      slot = (slot + 1) & mask
    }
    if (!add) return -1
    const number = this.size++
    slots[2 * slot] = hash
    slots[2 * slot + 1] = number
    if (this.size * 4 > slots.length) this.#grow()
    return number
  }

  /** The hash of each number. */
  hashes(): Int32Array {
    const hashes = new Int32Array(this.size)
    for (let slot = 0; slot < this.slots.length; slot += 2) if (this.slots[slot + 1] !== -1) hashes[this.slots[slot + 1]!] = this.slots[slot]!
    return hashes
  }

  #grow(): void {
    const old = this.slots
    this.slots = new Int32Array(old.length * 2).fill(-1)
    const counts = new Uint32Array(old.length)
    counts.set(this.counts.subarray(0, old.length))
    this.counts = counts
    const mask = (this.slots.length >>> 1) - 1
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] === -1) continue
      let slot = Math.imul(old[at]!, 0x9e3779b1) & mask
      while (this.slots[2 * slot + 1] !== -1) slot = (slot + 1) & mask
      this.slots[2 * slot] = old[at]!
      this.slots[2 * slot + 1] = old[at + 1]!
    }
  }
}

/** A small generator of repeatable numbers (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Positions of the features that each convention also learns for itself: conventions differ in single words, not in endings. */
const styledStatic = [0, 1, 6, 7]
const styledHistory = [0, 2]

function styledHash(hash: number, style: number): number {
  return Math.imul(hash ^ Math.imul(style + 1, 0x3c6ef372), 0x9e3779b1) ^ 0x5bd1e995
}

/** Adds the wanted convention's own weights to the common ones and drops all conventions' own. */
function foldStyle(weights: Float32Array, numbers: FeatureNumbers): void {
  const hashOf = numbers.hashes()
  const isStyled = new Uint8Array(numbers.size)
  for (let number = 0; number < numbers.size; number++) {
    const own = numbers.find(styledHash(hashOf[number]!, 0), false)
    if (own >= 0) {
      isStyled[own] = 1
      for (let tag = 0; tag < 16; tag++) weights[number * 16 + tag]! += weights[own * 16 + tag]!
    }
  }
  for (let number = 0; number < numbers.size; number++) if (isStyled[number] === 1) weights.fill(0, number * 16, number * 16 + 16)
}

interface Prepared {
  readonly columns: Int32Array
  readonly capacity: number
  /** Feature numbers of word i are `features[offsets[i] .. offsets[i + 1])`. */
  readonly features: Int32Array
  readonly offsets: Int32Array
}

/** Trains a tagger. @returns its feature table and weights, to be joined with the look-up tables */
export function trainTagger(
  sentences: readonly TrainingSentence[],
  lookups: LookupTables,
  options: TrainingOptions
): Pick<TaggerTables, 'features' | 'weights'> {
  const numbers = new FeatureNumbers()
  const prepared = sentences.map((sentence) => prepare(sentence, lookups, numbers))
  for (const sentence of prepared) dropRare(sentence, numbers.counts, options.minimumCount)
  const weights = learn(sentences, prepared, numbers, options)
  foldStyle(weights, numbers)
  return compress(weights, numbers, options.features)
}

function prepare(sentence: TrainingSentence, lookups: LookupTables, numbers: FeatureNumbers): Prepared {
  const columns = new WordColumns()
  columns.capacity = sentence.forms.length + 2 * MARGIN
  columns.data = new Int32Array(columns.capacity * (Column.cluster + 1))
  columns.reset(sentence.forms.length)
  for (const [index, form] of sentence.forms.entries()) {
    writeToken(columns, MARGIN + index, form, 0, form.length, index === 0, sentence.caseUse)
    fillLookups(columns, MARGIN + index, lookups)
  }
  const out = new Int32Array(MAX_FEATURES)
  const offsets = new Int32Array(sentence.forms.length + 1)
  const features = new Int32Array(sentence.forms.length * (MAX_FEATURES + styledStatic.length))
  let at = 0
  for (let index = 0; index < sentence.forms.length; index++) {
    const count = staticFeatures(columns, MARGIN + index, out)
    for (let feature = 0; feature < count; feature++) {
      const number = numbers.find(out[feature]!, true)
      numbers.counts[number]!++
      features[at++] = number
    }
    if (sentence.style >= 0)
      for (const feature of styledStatic) {
        const number = numbers.find(styledHash(out[feature]!, sentence.style), true)
        numbers.counts[number]!++
        features[at++] = number
      }
    offsets[index + 1] = at
  }
  return { columns: columns.data, capacity: columns.capacity, features: features.slice(0, at), offsets }
}

function dropRare(sentence: Prepared, counts: Uint32Array, minimum: number): void {
  let at = 0
  let start = 0
  for (let index = 0; index + 1 < sentence.offsets.length; index++) {
    const end = sentence.offsets[index + 1]!
    for (let feature = start; feature < end; feature++)
      if (counts[sentence.features[feature]!]! >= minimum) sentence.features[at++] = sentence.features[feature]!
    start = end
    sentence.offsets[index + 1] = at
  }
}

/** Words this many margins away from an update are skipped in every second pass, since they would change nothing. */
const CLEAR = 3

function learn(sentences: readonly TrainingSentence[], prepared: readonly Prepared[], numbers: FeatureNumbers, options: TrainingOptions): Float32Array {
  let capacity = Math.ceil(numbers.size * 1.6) + 200000
  let weights = new Float32Array(capacity * 16)
  let sums = new Float32Array(capacity * 16)
  const random = randomNumbers(7)
  const order = sentences.map((_, index) => index)
  const easy = sentences.map((sentence) => new Uint8Array(sentence.forms.length))
  const view = new WordColumns()
  const hashes = new Int32Array(MAX_FEATURES)
  const active = new Int32Array(2 * MAX_FEATURES)
  const scores = new Float64Array(16)
  const totalWords = sentences.reduce((total, sentence) => total + sentence.forms.length, 0) * options.passes
  let seen = 0
  for (let pass = 0; pass < options.passes; pass++) {
    shuffle(order, random)
    const last = pass === options.passes - 1
    for (const chosen of order) {
      const sentence = sentences[chosen]!
      const { columns, capacity: rows, features, offsets } = prepared[chosen]!
      const skip = easy[chosen]!
      view.data = columns
      view.capacity = rows
      let previous = NO_TAG
      let beforePrevious = NO_TAG
      let clause = NO_VERB
      for (let index = 0; index < sentence.forms.length; index++) {
        const gold = sentence.tags[index]!
        seen++
        if (skip[index] === 1 && !last) {
          skip[index] = 0
          clause = nextClause(clause, gold)
          beforePrevious = previous
          previous = gold
          continue
        }
        let count = 0
        for (let feature = offsets[index]!; feature < offsets[index + 1]!; feature++) active[count++] = features[feature]!
        const all = historyFeatures(view, MARGIN + index, previous, beforePrevious, clause, hashes, 0)
        for (let feature = 0; feature < all; feature++) active[count++] = numbers.find(hashes[feature]!, true)
        if (sentence.style >= 0) for (const feature of styledHistory) active[count++] = numbers.find(styledHash(hashes[feature]!, sentence.style), true)
        if (numbers.size + 2 * MAX_FEATURES > capacity) {
          capacity = Math.ceil(capacity * 1.5)
          weights = grown(weights, capacity * 16)
          sums = grown(sums, capacity * 16)
        }
        addRows(weights, active, count, scores)
        let best = 0
        let rival = gold === 0 ? 1 : 0
        for (let tag = 1; tag < 16; tag++) {
          if (scores[tag]! > scores[best]!) best = tag
          if (tag !== gold && scores[tag]! > scores[rival]!) rival = tag
        }
        const lead = scores[gold]! - scores[rival]!
        const rate = sentence.weights === undefined ? 1 : sentence.weights[index]!
        if (lead < options.margin && rate > 0) {
          // averaging: an update counts for the share of the steps still to come
          const late = (1 - seen / totalWords) * rate
          for (let feature = 0; feature < count; feature++) {
            const at = active[feature]! << 4
            weights[at + gold]! += rate
            weights[at + rival]! -= rate
            sums[at + gold]! += late
            sums[at + rival]! -= late
          }
        } else if (lead > CLEAR * options.margin) skip[index] = 1
        clause = nextClause(clause, best)
        beforePrevious = previous
        previous = best
      }
    }
  }
  return sums.subarray(0, numbers.size * 16)
}

function addRows(weights: Float32Array, active: Int32Array, count: number, scores: Float64Array): void {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let s4 = 0
  let s5 = 0
  let s6 = 0
  let s7 = 0
  let s8 = 0
  let s9 = 0
  let s10 = 0
  let s11 = 0
  let s12 = 0
  let s13 = 0
  let s14 = 0
  let s15 = 0
  for (let feature = 0; feature < count; feature++) {
    const at = active[feature]! << 4
    s0 += weights[at]!
    s1 += weights[at + 1]!
    s2 += weights[at + 2]!
    s3 += weights[at + 3]!
    s4 += weights[at + 4]!
    s5 += weights[at + 5]!
    s6 += weights[at + 6]!
    s7 += weights[at + 7]!
    s8 += weights[at + 8]!
    s9 += weights[at + 9]!
    s10 += weights[at + 10]!
    s11 += weights[at + 11]!
    s12 += weights[at + 12]!
    s13 += weights[at + 13]!
    s14 += weights[at + 14]!
    s15 += weights[at + 15]!
  }
  scores[0] = s0
  scores[1] = s1
  scores[2] = s2
  scores[3] = s3
  scores[4] = s4
  scores[5] = s5
  scores[6] = s6
  scores[7] = s7
  scores[8] = s8
  scores[9] = s9
  scores[10] = s10
  scores[11] = s11
  scores[12] = s12
  scores[13] = s13
  scores[14] = s14
  scores[15] = s15
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = order[index]!
    order[index] = order[other]!
    order[other] = held
  }
}

function grown(array: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(length)
  larger.set(array)
  return larger
}

/** Keeps the features whose weights differ most between tags, as bytes. */
function compress(weights: Float32Array, numbers: FeatureNumbers, limit: number): Pick<TaggerTables, 'features' | 'weights'> {
  const count = numbers.size
  const ranges = new Float32Array(count)
  for (let number = 0; number < count; number++) {
    let low = 0
    let high = 0
    for (let at = number * 16; at < number * 16 + 16; at++) {
      low = Math.min(low, weights[at]!)
      high = Math.max(high, weights[at]!)
    }
    ranges[number] = high - low
  }
  const order = Uint32Array.from({ length: count }, (_, index) => index)
    .filter((number) => ranges[number]! > 0)
    .sort((left, right) => ranges[right]! - ranges[left]!)
    .slice(0, limit)
  const hashOf = numbers.hashes()
  const { table, order: kept } = buildHashTable(Uint32Array.from(order, (number) => hashOf[number]!))
  // the few largest weights are clipped so that the many small ones keep their differences
  const magnitudes = Float32Array.from(order, (number) => ranges[number]!).sort()
  const largest = magnitudes[Math.floor(magnitudes.length * 0.9995)] ?? 1
  const scale = 127 / largest
  const bytes = new Uint8Array(kept.length * 16)
  for (let index = 0; index < kept.length; index++) {
    const number = order[kept[index]!]!
    for (let tag = 0; tag < 16; tag++) bytes[index * 16 + tag] = 128 + Math.max(-127, Math.min(127, Math.round(weights[number * 16 + tag]! * scale)))
  }
  return { features: table, weights: new Uint32Array(bytes.buffer) }
}
