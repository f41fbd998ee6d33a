/** Builds the Japanese readings model: word table, readings of characters inside compounds, and the context model. */

import { murmur2Step, SECOND_SEED } from '../../src/core/hashing.js'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import type { TensorInput } from '../../src/models/safetensors.js'
import { JapaneseReadings } from '../../src/morphology/readings/japanese.js'
import {
  japaneseFeatures,
  japaneseWeightPlace,
  MAX_JAPANESE_FEATURES,
  type ReadingContext,
  rankFeature
} from '../../src/morphology/readings/japanese-context.js'
import { composeReading, INSIDE } from '../../src/morphology/readings/japanese-parts.js'
import { isHan, isKana } from '../../src/morphology/readings/kana.js'
import { learnAveraged, quantise } from '../lib/perceptron.js'
import { alignReading, characterReadings } from './alignment.js'
import { buildTable, modelInMemory } from './data.js'

/** A written form with one of its readings; lower costs come first. */
export interface JapaneseWord {
  readonly surface: string
  readonly reading: string
  readonly tag: string
  readonly cost: number
}

export interface LabelledTokens {
  readonly forms: readonly string[]
  readonly tags: readonly number[]
  /** Undefined where the reading is not known. */
  readonly readings: readonly (string | undefined)[]
}

interface Listed {
  readonly reading: string
  tags: number
}

const MAX_CANDIDATES = 8
const MAX_SURFACE = 16
const WEIGHT_BITS = 19

function isReadable(surface: string): boolean {
  let han = false
  for (let index = 0; index < surface.length; index++) {
    const unit = surface.charCodeAt(index)
    if (isHan(unit)) han = true
    else if (!isKana(unit)) return false
  }
  return han && surface.length <= MAX_SURFACE
}

/** Readings of each written form in the order of their costs. */
function collect(words: readonly JapaneseWord[]): Map<string, Listed[]> {
  const lists = new Map<string, Listed[]>()
  for (const { surface, reading, tag } of [...words].sort((left, right) => left.cost - right.cost)) {
    if (!isReadable(surface)) continue
    const list = lists.get(surface) ?? []
    const known = list.find((other) => other.reading === reading)
    const bit = 1 << (tagNumber[tag as PartOfSpeech] ?? tagNumber.X)
    if (known !== undefined) known.tags |= bit
    else if (list.length < MAX_CANDIDATES) list.push({ reading, tags: bit })
    lists.set(surface, list)
  }
  return lists
}

/** Words with one reading that follows from shorter listed words (stems and kana, compounds of four and more characters) are left out. */
function compress(lists: ReadonlyMap<string, Listed[]>, inside: ReadonlyMap<string, Listed[]>): Map<string, Listed[]> {
  const kept = new Map(inside)
  const lookUp = (part: string) => kept.get(part)
  for (const [surface, list] of [...lists].sort((left, right) => left[0].length - right[0].length)) {
    const open = list.length === 1 && (surface.length >= 4 || (surface.length === 3 && isKana(surface.charCodeAt(2))))
    if (!open || composeReading(surface, lookUp) !== list[0]!.reading) kept.set(surface, list)
  }
  return kept
}

function insideReadings(lists: ReadonlyMap<string, Listed[]>): Map<string, Listed[]> {
  const known = characterReadings(lists)
  const counts = new Map<string, Map<string, number>>()
  for (const [surface, list] of lists) {
    if (surface.length < 2 || list.length > 1) continue
    const parts = alignReading(surface, list[0]!.reading, known)
    if (parts === undefined) continue
    for (const [index, part] of parts.entries()) {
      if (!isHan(surface.charCodeAt(index))) continue
      const own = counts.get(surface[index]!) ?? new Map<string, number>()
      own.set(part, (own.get(part) ?? 0) + 1)
      counts.set(surface[index]!, own)
    }
  }
  return new Map(
    [...counts].map(([character, own]) => [`${INSIDE}${character}`, [{ reading: [...own].sort((left, right) => right[1] - left[1])[0]![0], tags: 0 }]])
  )
}

/** Tensors with the words; the context model's weights are 0. */
export function buildJapanese(words: readonly JapaneseWord[]): Record<string, TensorInput> {
  const all = collect(words)
  const lists = compress(all, insideReadings(all))
  console.log(`${all.size} words, ${lists.size} kept`)
  return encode(lists)
}

function encode(lists: ReadonlyMap<string, readonly Listed[]>): Record<string, TensorInput> {
  const bytes: number[] = []
  const places = new Map<string, number>()
  const texts = [...lists.keys()]
  const offsets = texts.map((text) => {
    const list = lists.get(text)!
    const encoded = [list.length]
    for (const { reading, tags } of list) {
      encoded.push(tags & 255, tags >> 8, reading.length)
      for (let index = 0; index < reading.length; index++) encoded.push(reading.charCodeAt(index) - 0x30a0)
    }
    const name = encoded.join(' ')
    let place = places.get(name)
    if (place === undefined) {
      place = bytes.length
      places.set(name, place)
      for (const byte of encoded) bytes.push(byte)
    }
    return place
  })
  const { keys, entries } = buildTable(texts, 0.85)
  const values = Uint32Array.from(entries, (entry) => (entry === 0 ? 0 : offsets[entry - 1]!))
  return { keys, values, lists: Uint8Array.from(bytes), weights: new Int8Array(1 << WEIGHT_BITS) }
}

function hashOf(text: string): number {
  let check = SECOND_SEED
  for (let index = 0; index < text.length; index++) check = murmur2Step(check, text.charCodeAt(index))
  return check
}

function contextOf({ forms, tags }: LabelledTokens): ReadingContext {
  return {
    hashes: Int32Array.from(forms, hashOf),
    tags: Uint8Array.from(tags),
    firsts: Uint16Array.from(forms, (form) => form.charCodeAt(0)),
    lasts: Uint16Array.from(forms, (form) => form.charCodeAt(form.length - 1)),
    count: forms.length
  }
}

interface Example {
  readonly readings: Int32Array
  readonly wanted: number
  readonly features: Int32Array
  readonly ranks: Int32Array
}

/** Learns the context model by an averaged perceptron and puts its weights into the tensors. */
export function trainJapaneseContext(tensors: Record<string, TensorInput>, sentences: readonly LabelledTokens[], epochs: number): void {
  const reader = new JapaneseReadings(modelInMemory('readings', tensors))
  const scratch = new Int32Array(MAX_JAPANESE_FEATURES)
  const examples: Example[] = []
  for (const sentence of sentences) {
    const context = contextOf(sentence)
    for (const [index, form] of sentence.forms.entries()) {
      const reading = sentence.readings[index]
      if (reading === undefined || !isReadable(form)) continue
      const candidates = reader.candidates(form)
      if (candidates === undefined || candidates.length < 2) continue
      const wanted = candidates.findIndex((candidate) => candidate.reading === reading)
      if (wanted === -1) continue
      const count = japaneseFeatures(context, index, scratch)
      const tag = sentence.tags[index]!
      examples.push({
        readings: Int32Array.from(candidates, (candidate) => candidate.hash),
        wanted,
        features: scratch.slice(0, count),
        ranks: Int32Array.from(candidates, (candidate, rank) => rankFeature(rank, ((candidate.tags >> tag) & 1) === 1, tag))
      })
    }
  }
  tensors['weights'] = learn(examples, epochs)
}

function learn(examples: readonly Example[], epochs: number): Int8Array {
  const averaged = learnAveraged(examples, { bits: WEIGHT_BITS, epochs, seed: 777 }, ({ readings, features, ranks, wanted }, learned) => {
    const { weights } = learned
    let best = -1
    let bestScore = -Infinity
    for (let candidate = 0; candidate < readings.length; candidate++) {
      let score = (candidate === wanted ? -0.5 : 0) + weights[japaneseWeightPlace(ranks[candidate]!, 0, WEIGHT_BITS)]!
      for (const feature of features) score += weights[japaneseWeightPlace(feature, readings[candidate]!, WEIGHT_BITS)]!
      if (score > bestScore) {
        bestScore = score
        best = candidate
      }
    }
    if (best === wanted) return true
    const update = (candidate: number, amount: number) => {
      learned.add(japaneseWeightPlace(ranks[candidate]!, 0, WEIGHT_BITS), amount)
      for (const feature of features) learned.add(japaneseWeightPlace(feature, readings[candidate]!, WEIGHT_BITS), amount)
    }
    update(wanted, 1)
    update(best, -1)
    return false
  })
  return quantise(averaged, 10)
}
