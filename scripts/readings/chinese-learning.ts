/** Learns which reading a Chinese character has among its neighbours, from words and labelled sentences. */
import { tripleFeature } from '../../src/core/hashing.js'
import { tagNumber } from '../../src/core/part-of-speech.js'
import { ChineseReadings } from '../../src/morphology/readings/chinese.js'
import { COVER_FEATURES, contextFeatures, createRun, type HanRun, MAX_FEATURES, weightPlace } from '../../src/morphology/readings/chinese-context.js'
import { learnAveraged, quantise } from '../lib/perceptron.js'
import { buildTables, type ChineseTables, type LabelledSentence, type ReadWord, WEIGHT_BITS } from './chinese.js'
import type { PinyinLibrary } from './chinese-vocabulary.js'
import { modelInMemory } from './data.js'

/** Passes over the examples of the context model. */
const EPOCHS = 8

interface Example {
  /** Number of the word that it comes from, and the character's place in it. */
  readonly source: number
  readonly at: number
  readonly candidates: readonly number[]
  readonly wanted: number
  readonly features: Int32Array
  readonly coverReading: number
}

/** Trains the context model by an averaged perceptron and puts its weights into the tables. */
function trainContext(tables: ChineseTables, words: readonly ReadWord[], sentences: readonly LabelledSentence[]): void {
  tables.tensors['weights'] = quantise(learn(examplesOf(tables, words, sentences), EPOCHS), 12)
}

/**
 * Examples for the context model: characters with several readings in words and in sentences.
 * @param library another opinion on words, as features of the offline model
 */
function examplesOf(tables: ChineseTables, words: readonly ReadWord[], sentences: readonly LabelledSentence[], library?: PinyinLibrary): Example[] {
  const reader = new ChineseReadings(modelInMemory('readings', tables.tensors, { syllables: tables.syllables.join(' ') }))
  const examples: Example[] = []
  const readingStart = tables.tensors['readingStart'] as Uint32Array
  const readings = tables.tensors['readings'] as Uint16Array
  const scratch = new Int32Array(MAX_FEATURES)
  const addExamples = (
    source: number,
    run: HanRun,
    syllables: readonly (string | undefined)[],
    characters: readonly string[],
    suggested?: readonly string[]
  ) => {
    for (let at = 0; at < run.length; at++) {
      const syllable = syllables[at]
      if (syllable === undefined) continue
      const number = reader.characterNumber(characters[at]!.codePointAt(0)!)
      const candidates = [...readings.subarray(readingStart[number]!, readingStart[number + 1]!)]
      const wanted = candidates.indexOf(tables.syllableNumber.get(syllable) ?? -1)
      if (candidates.length < 2 || wanted === -1) continue
      const count = contextFeatures(run, at, scratch)
      const features = [
        ...scratch.subarray(0, count),
        ...(suggested === undefined ? [] : libraryFeatures(run, at, tables.syllableNumber.get(suggested[at]!) ?? -1))
      ]
      examples.push({
        source,
        at,
        candidates,
        wanted,
        features: Int32Array.from(features),
        coverReading: run.coverLength[at] === 0 ? -1 : run.coverReading[at]!
      })
    }
  }
  for (const [source, { word, readings: alternatives }] of words.entries()) {
    addExamples(source, fillRun(reader, tables.simplified, [{ form: word, tag: UNKNOWN_TAG }]), alternatives[0]!, [...word], library?.(word))
  }
  for (const { tokens, syllables } of sentences)
    addExamples(-1, fillRun(reader, tables.simplified, tokens), syllables, [...tokens.map((token) => token.form).join('')])
  return examples
}

const UNKNOWN_TAG = 255

/** Features from a second opinion (a syllable number) on a character. */
function libraryFeatures(run: HanRun, at: number, reading: number): number[] {
  const character = run.units[at]!
  return [
    tripleFeature(60, reading, 0, 0),
    tripleFeature(61, reading, character, 0),
    tripleFeature(62, reading, character, at > 0 ? run.units[at - 1]! : 0),
    tripleFeature(63, reading, character, at + 1 < run.length ? run.units[at + 1]! : 0)
  ]
}

function fillRun(reader: ChineseReadings, simplified: ReadonlyMap<string, string>, tokens: readonly { form: string; tag: number }[]): HanRun {
  const characters = [...tokens.map((token) => token.form).join('')]
  const run = createRun(characters.length)
  for (const { form, tag } of tokens) {
    const start = run.length
    const own = [...form]
    const readable = own.every((character) => reader.characterNumber(character.codePointAt(0)!) !== 0)
    for (const character of own) {
      const at = run.length++
      run.units[at] = readable ? (simplified.get(character) ?? character).codePointAt(0)! : 0
      run.tokenStart[at] = start
      run.tokenEnd[at] = start + own.length
      run.tags[at] = tag
    }
    if (readable) reader.markCovers(run, start, run.length)
  }
  return run
}

/** Averaged perceptron over the readings of a character. */
function learn(examples: readonly Example[], epochs: number): Float32Array {
  return learnAveraged(examples, { bits: WEIGHT_BITS, epochs, seed: 12345 }, ({ candidates, wanted, features, coverReading }, learned) => {
    const { weights } = learned
    let best = -1
    let bestScore = -Infinity
    for (const [candidate, reading] of candidates.entries()) {
      let score = candidate === wanted ? -0.5 : 0
      for (let feature = reading === coverReading ? 0 : COVER_FEATURES; feature < features.length; feature++)
        score += weights[weightPlace(features[feature]!, reading, WEIGHT_BITS)]!
      if (score > bestScore) {
        bestScore = score
        best = candidate
      }
    }
    if (best === wanted) return true
    const update = (reading: number, amount: number) => {
      for (let feature = reading === coverReading ? 0 : COVER_FEATURES; feature < features.length; feature++)
        learned.add(weightPlace(features[feature]!, reading, WEIGHT_BITS), amount)
    }
    update(candidates[wanted]!, 1)
    update(candidates[best]!, -1)
    return false
  })
}

/**
 * The tables and context model learned from words and from labelled sentences; with a library, the table also holds unlisted words that would be
 * read wrongly.
 */
export function learnChinese(
  words: readonly ReadWord[],
  sentences: readonly LabelledSentence[],
  unlisted: readonly string[],
  library: PinyinLibrary | undefined
): ChineseTables {
  const listed = buildTables(words)
  trainContext(listed, words, sentences)
  if (library === undefined) return listed
  // a reading that neither the list's model nor the library has is a guess, and two tokens such as 还 没 would be read by it
  const agreed = label(listed, words, unlisted, library).filter(({ word, readings }) => library(word)?.join('-') === readings[0]!.join('-'))
  const added = readOtherwise(listed, agreed)
  const tables = buildTables([...words, ...added])
  trainContext(tables, words, sentences)
  // the model that has learned with these in its table reads some others differently
  const more = readOtherwise(tables, agreed)
  console.log(`${agreed.length} unlisted words labelled, ${added.length} and ${more.length} of them added to the table`)
  const complete = buildTables([...words, ...added, ...more])
  if (complete.syllables.join(' ') !== tables.syllables.join(' ')) throw new Error('the words added have other syllables')
  complete.tensors['weights'] = tables.tensors['weights']!
  return complete
}

/** The words whose first reading the tables' model does not give. */
function readOtherwise(tables: ChineseTables, words: readonly ReadWord[]): ReadWord[] {
  const reader = new ChineseReadings(modelInMemory('readings', tables.tensors, { syllables: tables.syllables.join(' ') }))
  return words.filter(({ word, readings }) => readWord(reader, word, tagNumber.NOUN) !== readings[0]!.join('-'))
}

function label(tables: ChineseTables, words: readonly ReadWord[], unlisted: readonly string[], library: PinyinLibrary): ReadWord[] {
  const weights = learn(examplesOf(tables, words, [], library), EPOCHS)
  const labels = unlisted.flatMap((word) => {
    const syllables = [...word].map((character) => tables.candidates.get(character)?.[0])
    return syllables.includes(undefined) || library(word) === undefined ? [] : [{ word, readings: [syllables as string[]] }]
  })
  for (const example of examplesOf(tables, labels, [], library)) labels[example.source]!.readings[0]![example.at] = tables.syllables[best(example, weights)]!
  return labels
}

function best({ candidates, features, coverReading }: Example, weights: Float32Array): number {
  let chosen = candidates[0]!
  let bestScore = -Infinity
  for (const reading of candidates) {
    let score = 0
    for (let feature = reading === coverReading ? 0 : COVER_FEATURES; feature < features.length; feature++)
      score += weights[weightPlace(features[feature]!, reading, WEIGHT_BITS)]!
    if (score > bestScore) {
      bestScore = score
      chosen = reading
    }
  }
  return chosen
}

/** The reading of one word by itself, in tone digits and lower case. */
export function readWord(reader: ChineseReadings, word: string, tag: number): string | undefined {
  const tokens = { text: word, count: 1, starts: Uint32Array.of(0), ends: Uint32Array.of(word.length), classes: Uint8Array.of(0), sentences: Uint32Array.of(0) }
  return reader.read(tokens, Uint8Array.of(tag), true)[0]?.[0]?.toLowerCase()
}
