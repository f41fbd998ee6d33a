/**
 * Training of the conditional random field: stochastic gradient with AdaGrad rates (J. Duchi et al. 2011), one per feature, and an L2 penalty
 * shared out over a feature's occurrences. Where a corpus leaves several labels open for a word, the sum over the allowed paths is raised
 * (training on partial annotation, Y. Tsuboi et al. 2008).
 */
import { ChainScratch, forwardBackward, IMPOSSIBLE } from '../../../src/entities/model/chain.js'
import { Column, JUNCTIONS } from '../../../src/entities/model/columns.js'
import { DocumentColumns, type WordTables } from '../../../src/entities/model/document.js'
import { LEXICAL_FEATURES, MAX_FEATURES, Style, tokenFeatures } from '../../../src/entities/model/features.js'
import { isInside, labelCount, mayFollow } from '../../../src/entities/model/labels.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { FeatureNumbers } from './feature-numbers.js'
import type { TrainingText } from './material.js'

export interface LearningOptions {
  readonly passes: number
  readonly rate: number
  /** Strength of the L2 penalty. */
  readonly penalty: number
  /** Features seen less often are not learnt. */
  readonly minimumCount: number
  /** Features kept: the others are dropped after `passes`, and the kept ones learn to do without them in `polish` further passes. */
  readonly limit: number
  readonly polish: number
  /** Share of the words whose identity is hidden for a pass. */
  readonly hiddenWords: number
}

export interface Learnt {
  readonly labels: number
  /** Hash of each feature and how often it was seen. */
  readonly hashes: Int32Array
  readonly counts: Uint32Array
  /** Rows of `stride` weights, of which `labels` count. */
  readonly weights: Float32Array
  readonly stride: number
  readonly transitions: Float32Array
}

interface Sentence {
  /** Feature numbers of token i are `features[offsets[i] .. offsets[i + 1])`. */
  readonly features: Int32Array
  readonly offsets: Int32Array
  readonly junctions: Uint8Array
  readonly allowed: Uint32Array
  readonly weight: number
}

/** Marks a feature that knows the very word. */
const LEXICAL = 1 << 30
const NUMBER = LEXICAL - 1

/** Longest sentence that is learnt from; the rest of a longer one is left out. */
const LONGEST_SENTENCE = 400
/** Of two features with equal weights, the one seen more often ranks higher. */
const MERIT_POWER = 0.25
/** Probability mass that may be wrong before a token's weights are changed. */
const NEGLIGIBLE = 0.01

/** Trains the field on texts with `types` types. */
export function learn(texts: readonly TrainingText[], types: number, tables: WordTables, options: LearningOptions): Learnt {
  const labels = labelCount(types)
  const numbers = new FeatureNumbers()
  const sentences = prepare(texts, tables, numbers)
  const vocabulary = chooseFeatures(numbers, options.minimumCount)
  renumber(sentences, vocabulary.places)
  const field = new Field(labels, vocabulary, options)
  const order = Uint32Array.from(sentences, (_, index) => index)
  const rests = new Uint8Array(sentences.length)
  const below = congruential(7)
  const run = (passes: number, averageFrom: number) => {
    for (let pass = 0; pass < passes; pass++) {
      shuffle(order, below)
      if (pass > averageFrom) field.addAverage()
      for (const index of order) {
        // a sentence that was entirely right is skipped once
        if (rests[index] === 1) rests[index] = 0
        else if (field.learnSentence(sentences[index]!)) rests[index] = 1
      }
    }
  }
  run(options.passes, Infinity)
  renumber(sentences, field.keep(options.limit))
  rests.fill(0)
  run(options.polish, 0)
  return field.finish()
}

function prepare(texts: readonly TrainingText[], tables: WordTables, numbers: FeatureNumbers): Sentence[] {
  const columns = new DocumentColumns()
  const hashes = new Int32Array(MAX_FEATURES)
  const sentences: Sentence[] = []
  const features = new Int32Array(LONGEST_SENTENCE * MAX_FEATURES)
  for (const text of texts) {
    const { tokens } = text
    columns.fill(tokens, text.caseless, text.style === Style.social, tables)
    for (let sentence = 0; sentence < tokens.sentences.length; sentence++) {
      const first = tokens.sentences[sentence]!
      const end = Math.min(first + LONGEST_SENTENCE, sentence + 1 < tokens.sentences.length ? tokens.sentences[sentence + 1]! : tokens.count)
      const offsets = new Int32Array(end - first + 1)
      const junctions = new Uint8Array(end - first)
      let at = 0
      for (let token = first; token < end; token++) {
        const row = columns.rows[token]!
        const count = tokenFeatures(columns, row, text.style, hashes)
        for (let feature = 0; feature < count; feature++) features[at++] = numbers.count(hashes[feature]!) | (feature < LEXICAL_FEATURES ? LEXICAL : 0)
        offsets[token - first + 1] = at
        junctions[token - first] = columns.data[Column.junction * columns.capacity + row]!
      }
      const allowed = text.allowed.slice(first, end)
      // a mention that the end of a sentence cuts begins anew
      const opening = 31 - Math.clz32(allowed[0]!)
      if ((allowed[0]! & (allowed[0]! - 1)) === 0 && isInside(opening)) allowed[0] = allowed[0]! >>> 1
      sentences.push({ features: features.slice(0, at), offsets, junctions, allowed, weight: text.weight })
    }
  }
  return sentences
}

/** The features that are learnt, the commonest first, so that their weights lie together in the processor's cache. */
interface Vocabulary {
  readonly hashes: Int32Array
  readonly counts: Uint32Array
  /** New number of each old one, -1 for a feature left out. */
  readonly places: Int32Array
}

function chooseFeatures(numbers: FeatureNumbers, minimum: number): Vocabulary {
  const { counts, size } = numbers
  const order = Uint32Array.from({ length: size }, (_, number) => number).filter((number) => counts[number]! >= minimum)
  order.sort((left, right) => counts[right]! - counts[left]!)
  const all = numbers.hashes()
  const places = new Int32Array(size).fill(-1)
  for (let place = 0; place < order.length; place++) places[order[place]!] = place
  return { hashes: Int32Array.from(order, (number) => all[number]!), counts: Uint32Array.from(order, (number) => counts[number]!), places }
}

function renumber(sentences: readonly Sentence[], places: Int32Array): void {
  for (const { features, offsets } of sentences) {
    let at = 0
    let start = 0
    for (let token = 0; token + 1 < offsets.length; token++) {
      const end = offsets[token + 1]!
      for (let feature = start; feature < end; feature++) {
        const place = places[features[feature]! & NUMBER]!
        if (place >= 0) features[at++] = place | (features[feature]! & LEXICAL)
      }
      start = end
      offsets[token + 1] = at
    }
  }
}

class Field {
  readonly #labels: number
  readonly #stride: number
  readonly #vocabulary: Vocabulary
  readonly #options: LearningOptions
  /** The last cell of a row holds the sum of squared gradients. */
  readonly #weights: Float32Array
  readonly #transitions: Float32Array
  readonly #transitionSquares: Float32Array
  readonly #factors: Float64Array
  readonly #scratch = new ChainScratch()
  readonly #gold = new ChainScratch()
  readonly #touched: number[] = []
  readonly #pairGradient: Float64Array
  readonly #averaged: Float32Array
  #averages = 0
  /** The features of the sentence at hand that are not hidden. */
  #active = new Int32Array(0)
  #offsets = new Int32Array(1)
  readonly #random = congruential(11)

  constructor(labels: number, vocabulary: Vocabulary, options: LearningOptions) {
    this.#labels = labels
    this.#stride = labels < 12 ? 12 : labels < 16 ? 16 : 24
    this.#vocabulary = vocabulary
    this.#options = options
    this.#weights = new Float32Array(vocabulary.hashes.length * this.#stride)
    this.#averaged = new Float32Array(vocabulary.hashes.length * this.#stride)
    const square = labels * labels
    this.#transitions = new Float32Array(JUNCTIONS * square)
    for (let cell = 0; cell < this.#transitions.length; cell++)
      if (!mayFollow(Math.floor((cell % square) / labels), cell % labels)) this.#transitions[cell] = IMPOSSIBLE
    this.#transitionSquares = new Float32Array(JUNCTIONS * square)
    this.#pairGradient = new Float64Array(JUNCTIONS * square)
    this.#factors = Float64Array.from(this.#transitions, (score) => Math.exp(score))
  }

  /** Counts the weights as they are towards their average. */
  addAverage(): void {
    for (let cell = 0; cell < this.#weights.length; cell++) this.#averaged[cell]! += this.#weights[cell]!
    this.#averages++
  }

  /** Drops all but the features of most merit. @returns the number of each kept feature, -1 for a dropped one */
  keep(limit: number): Int32Array {
    const stride = this.#stride
    const weights = this.#weights
    const { counts } = this.#vocabulary
    const merits = Float32Array.from(counts, (count, number) => {
      let low = 0
      let high = 0
      for (let at = number * stride; at < number * stride + this.#labels; at++) {
        low = Math.min(low, weights[at]!)
        high = Math.max(high, weights[at]!)
      }
      // a frequent feature does more than a rare one of the same weight
      return (high - low) * count ** MERIT_POWER
    })
    const order = Uint32Array.from(counts, (_, number) => number).sort((left, right) => merits[right]! - merits[left]!)
    const places = Int32Array.from(counts, (_, number) => number)
    for (const number of order.subarray(limit)) {
      places[number] = -1
      weights.fill(0, number * stride, number * stride + stride)
    }
    // the steps grow anew
    for (let at = stride - 1; at < weights.length; at += stride) weights[at]! *= 0.25
    return places
  }

  /** Moves the weights towards what a sentence allows; true when they say it already. */
  learnSentence(sentence: Sentence): boolean {
    const labels = this.#labels
    const length = sentence.junctions.length
    const scratch = this.#scratch
    this.#emit(sentence, scratch)
    forwardBackward(scratch, this.#factors, length, labels)
    const { allowed } = sentence
    let open = false
    let wrong = false
    for (let token = 0; token < length; token++) {
      const mask = allowed[token]!
      if ((mask & (mask - 1)) !== 0) open = true
      let right = 0
      for (let label = 0; label < labels; label++)
        if (((mask >>> label) & 1) === 1) right += scratch.forward[token * labels + label]! * scratch.backward[token * labels + label]!
      if (right < 1 - NEGLIGIBLE) wrong = true
    }
    if (!wrong) return true
    const gold = this.#gold
    gold.reserve(length, labels)
    if (open) {
      gold.emissions.set(scratch.emissions.subarray(0, length * labels))
      gold.junctions.set(sentence.junctions)
      forwardBackward(gold, this.#factors, length, labels, allowed)
    }
    this.#update(sentence, open)
    return false
  }

  #emit(sentence: Sentence, scratch: ChainScratch): void {
    const labels = this.#labels
    const stride = this.#stride
    const weights = this.#weights
    const { features, offsets, junctions } = sentence
    const { hiddenWords } = this.#options
    if (this.#active.length < features.length) this.#active = new Int32Array(2 * features.length)
    if (this.#offsets.length < offsets.length) this.#offsets = new Int32Array(2 * offsets.length)
    const active = this.#active
    let count = 0
    scratch.reserve(junctions.length, labels)
    scratch.junctions.set(junctions)
    const { emissions } = scratch
    for (let token = 0; token < junctions.length; token++) {
      const row = token * labels
      for (let label = 0; label < labels; label++) emissions[row + label] = 0
      const wordHidden = this.#random(1000) < 1000 * hiddenWords
      for (let feature = offsets[token]!; feature < offsets[token + 1]!; feature++) {
        const marked = features[feature]!
        if (wordHidden && marked >= LEXICAL) continue
        const number = marked & NUMBER
        active[count++] = number
        const at = number * stride
        for (let label = 0; label < labels; label++) emissions[row + label]! += weights[at + label]!
      }
      this.#offsets[token + 1] = count
    }
  }

  #update(sentence: Sentence, open: boolean): void {
    const labels = this.#labels
    const stride = this.#stride
    const weights = this.#weights
    const { counts } = this.#vocabulary
    const { rate, penalty } = this.#options
    const { allowed, weight } = sentence
    const features = this.#active
    const offsets = this.#offsets
    const { forward, backward } = this.#scratch
    const gold = this.#gold
    const gradient = gradientBuffer
    this.#pairs(sentence, open)
    for (let token = 0; token < allowed.length; token++) {
      const row = token * labels
      let most = 0
      let squares = 0
      const mask = allowed[token]!
      for (let label = 0; label < labels; label++) {
        const wanted = open ? gold.forward[row + label]! * gold.backward[row + label]! : (mask >>> label) & 1
        const difference = weight * (wanted - forward[row + label]! * backward[row + label]!)
        gradient[label] = difference
        squares += difference * difference
        if (Math.abs(difference) > most) most = Math.abs(difference)
      }
      if (most < NEGLIGIBLE) continue
      for (let feature = offsets[token]!; feature < offsets[token + 1]!; feature++) {
        const number = features[feature]!
        const at = number * stride
        const sum = weights[at + stride - 1]! + squares
        weights[at + stride - 1] = sum
        const step = rate / Math.sqrt(sum + 0.1)
        const shrink = penalty / counts[number]!
        for (let label = 0; label < labels; label++) weights[at + label]! += step * (gradient[label]! - shrink * weights[at + label]!)
      }
    }
  }

  #pairs(sentence: Sentence, open: boolean): void {
    const labels = this.#labels
    const square = labels * labels
    const { junctions, allowed, weight } = sentence
    const { forward, backward, potentials } = this.#scratch
    const gold = this.#gold
    const gradient = this.#pairGradient
    const touched = this.#touched
    touched.length = 0
    const factors = this.#factors
    for (let token = 0; token < junctions.length; token++) {
      const table = junctions[token]! * square
      if (!touched.includes(table)) touched.push(table)
      const row = token * labels
      if (token === 0) {
        for (let label = 0; label < labels; label++) {
          const wanted = open ? gold.forward[label]! * gold.backward[label]! : (allowed[0]! >>> label) & 1
          gradient[table + label]! += weight * (wanted - forward[label]! * backward[label]!)
        }
        continue
      }
      const before = row - labels
      for (let from = 0; from < labels; from++) {
        const reach = forward[before + from]!
        const goldReach = open ? gold.forward[before + from]! : 0
        const at = table + from * labels
        for (let label = 0; label < labels; label++) gradient[at + label]! -= weight * reach * factors[at + label]! * potentials[row + label]!
        if (goldReach > 0)
          for (let label = 0; label < labels; label++) gradient[at + label]! += weight * goldReach * factors[at + label]! * gold.potentials[row + label]!
      }
      if (!open) {
        const from = 31 - Math.clz32(allowed[token - 1]!)
        const label = 31 - Math.clz32(allowed[token]!)
        gradient[table + from * labels + label]! += weight
      }
    }
    for (const table of touched) this.#stepTable(table, square)
  }

  #stepTable(table: number, square: number): void {
    const { rate } = this.#options
    const gradient = this.#pairGradient
    for (let cell = table; cell < table + square; cell++) {
      const slope = gradient[cell]!
      gradient[cell] = 0
      if (Math.abs(slope) < 1e-4 || this.#transitions[cell] === IMPOSSIBLE) continue
      this.#transitionSquares[cell]! += slope * slope
      this.#transitions[cell]! += (rate * (slope - 0.002 * this.#transitions[cell]!)) / Math.sqrt(this.#transitionSquares[cell]! + 1)
      this.#factors[cell] = Math.exp(this.#transitions[cell]!)
    }
  }

  finish(): Learnt {
    this.addAverage()
    for (let cell = 0; cell < this.#averaged.length; cell++) this.#averaged[cell]! /= this.#averages
    const { hashes, counts } = this.#vocabulary
    return { labels: this.#labels, hashes, counts, weights: this.#averaged, stride: this.#stride, transitions: this.#transitions }
  }
}

const gradientBuffer = new Float64Array(64)
