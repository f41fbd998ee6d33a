/** Builds the Chinese readings model: character table, word table, and the context model of characters with several readings. */
import type { TensorInput } from '../../src/models/safetensors.js'
import { ChineseReadings } from '../../src/morphology/readings-chinese.js'
import { COVER_FEATURES, contextFeatures, createRun, type HanRun, MAX_FEATURES, weightPlace } from '../../src/morphology/readings-chinese-context.js'
import { buildTable, modelInMemory, readRows } from './readings-data.js'

/** A word and, for each of its readings, the syllables (tone digits, 0 neutral), one a character. */
export interface ReadWord {
  readonly word: string
  readonly readings: readonly (readonly string[])[]
}

/** A token sequence with some characters' readings known, for the context model. */
export interface LabelledSentence {
  readonly tokens: readonly { readonly form: string; readonly tag: number }[]
  /** By character of the joined tokens: syllable, or undefined where nothing is to be learned. */
  readonly syllables: readonly (string | undefined)[]
}

const WEIGHT_BITS = 20

function syllablesOf(column: string): string[] {
  return column.split(' ').map((syllable) => syllable.replace(/5$/, '0'))
}

export function readWordList(): ReadWord[] {
  return readRows('han/zho-word-pinyin.tsv.gz').map(([word, , digits]) => ({ word: word!, readings: digits!.split('|').map(syllablesOf) }))
}

function readCharacters(): Map<string, string[]> {
  return new Map(readRows('han/zho-char-pinyin.tsv.gz').map(([character, , digits]) => [character!, syllablesOf(digits!)]))
}

/** Simplified form of each traditional character that has one, the first alternative. */
export function readSimplified(): Map<string, string> {
  const forms = new Map<string, string>()
  for (const [traditional, simplified] of readRows('han/opencc-TSCharacters.tsv.gz')) {
    const first = simplified!.split(' ')[0]!
    if (first !== traditional && [...first].length === 1 && first.length === 1) forms.set(traditional!, first)
  }
  return forms
}

export interface ChineseTables {
  readonly tensors: Record<string, TensorInput>
  readonly syllables: readonly string[]
  readonly syllableNumber: ReadonlyMap<string, number>
  readonly simplified: ReadonlyMap<string, string>
}

/** The tables without the context model's weights (all 0). */
export function buildTables(words: readonly ReadWord[]): ChineseTables {
  const simplified = readSimplified()
  const simplify = (text: string) => [...text].map((character) => simplified.get(character) ?? character)
  const listed = readCharacters()
  const counts = new Map<string, Map<string, number>>()
  for (const { word, readings } of words) {
    const characters = simplify(word)
    for (const syllables of readings)
      for (const [index, syllable] of syllables.entries()) {
        const own = counts.get(characters[index]!) ?? new Map<string, number>()
        own.set(syllable, (own.get(syllable) ?? 0) + 1)
        counts.set(characters[index]!, own)
      }
  }
  const candidates = new Map<string, string[]>()
  for (const character of new Set([...listed.keys(), ...counts.keys()])) {
    const own = counts.get(character)
    const known = listed.get(character) ?? []
    const total = own === undefined ? 0 : [...own.values()].reduce((sum, count) => sum + count, 0)
    const seen = own === undefined ? [] : [...own].sort((left, right) => right[1] - left[1]).map(([syllable]) => syllable)
    // a character with few words may have its listed readings too
    const extra = total < 5 ? known.slice(0, 3) : known.slice(0, 1)
    candidates.set(character, [...new Set([...seen, ...extra])].slice(0, 16))
  }
  for (const [traditional, simple] of simplified) {
    const own = candidates.get(traditional)
    const merged = candidates.get(simple)
    if (own === undefined || merged === undefined) continue
    const both = merged.filter((syllable) => listed.get(traditional)?.includes(syllable))
    if (both.length > 0) candidates.set(traditional, both)
  }
  const syllables = [...new Set([...candidates.values()].flat())].sort()
  const syllableNumber = new Map(syllables.map((syllable, number) => [syllable, number]))

  const characters = [...candidates.keys()].sort((left, right) => left.codePointAt(0)! - right.codePointAt(0)!)
  const pages = new Uint16Array(0x340)
  const pageCount = new Set(characters.map((character) => character.codePointAt(0)! >>> 8)).size
  const cells = new Uint16Array((pageCount + 1) * 256)
  const simplifiedForms = new Uint16Array(characters.length + 1)
  const readingStart = new Uint32Array(characters.length + 2)
  const readings: number[] = []
  let usedPages = 0
  for (const [index, character] of characters.entries()) {
    const point = character.codePointAt(0)!
    if (pages[point >>> 8] === 0) pages[point >>> 8] = ++usedPages
    cells[(pages[point >>> 8]! << 8) | (point & 255)] = index + 1
    simplifiedForms[index + 1] = simplified.get(character)?.charCodeAt(0) ?? 0
    readingStart[index + 1] = readings.length
    for (const syllable of candidates.get(character)!) readings.push(syllableNumber.get(syllable)!)
  }
  readingStart[characters.length + 1] = readings.length

  const { keys, values, patternStart, patterns } = buildWords(words, simplify, candidates)
  return {
    tensors: {
      pages,
      cells,
      simplified: simplifiedForms,
      readingStart,
      readings: Uint16Array.from(readings),
      keys,
      values,
      patternStart,
      patterns,
      weights: new Int8Array(1 << WEIGHT_BITS)
    },
    syllables,
    syllableNumber,
    simplified
  }
}

function buildWords(words: readonly ReadWord[], simplify: (text: string) => string[], candidates: ReadonlyMap<string, readonly string[]>) {
  const patternNumber = new Map<string, number>()
  const entries = new Map<string, number>()
  const prefixes = new Set<string>()
  for (const { word, readings } of words) {
    const characters = simplify(word)
    // keys hash code points, the table writer code units
    if (characters.length < 2 || characters.length > 12 || word.length !== characters.length) continue
    if (characters.every((character) => candidates.get(character)!.length === 1)) continue
    const key = characters.join('')
    if (entries.has(key)) continue
    const pattern = readings.flatMap((syllables) => syllables.map((syllable, index) => candidates.get(characters[index]!)!.indexOf(syllable)))
    const name = pattern.join(' ')
    if (!patternNumber.has(name)) patternNumber.set(name, patternNumber.size + 1)
    entries.set(key, patternNumber.get(name)!)
    if (characters.length > 2) prefixes.add(characters.slice(0, 2).join(''))
  }
  const texts = [...new Set([...entries.keys(), ...prefixes])]
  const table = buildTable(texts)
  const values = new Uint16Array(table.keys.length)
  for (const [place, entry] of table.entries.entries()) {
    if (entry === 0) continue
    const text = texts[entry - 1]!
    values[place] = (entries.get(text) ?? 0) | (prefixes.has(text) ? 0x8000 : 0)
  }
  if (patternNumber.size > 0x7ffe) throw new Error('too many patterns of readings')
  const patternStart = new Uint32Array(patternNumber.size + 1)
  const patterns: number[] = []
  for (const [name, number] of patternNumber) {
    patternStart[number - 1] = patterns.length
    patterns.push(...name.split(' ').map(Number))
  }
  patternStart[patternNumber.size] = patterns.length
  return { keys: table.keys, values, patternStart, patterns: Uint8Array.from(patterns) }
}

interface Example {
  readonly candidates: readonly number[]
  readonly wanted: number
  readonly features: Int32Array
  readonly coverReading: number
}

/** Trains the context model by an averaged perceptron and puts its weights into the tables. */
export function trainContext(tables: ChineseTables, words: readonly ReadWord[], sentences: readonly LabelledSentence[], epochs: number): void {
  const reader = new ChineseReadings(modelInMemory('readings', tables.tensors, { syllables: tables.syllables.join(' ') }))
  const examples: Example[] = []
  const readingStart = tables.tensors['readingStart'] as Uint32Array
  const readings = tables.tensors['readings'] as Uint16Array
  const scratch = new Int32Array(MAX_FEATURES)
  const addExamples = (run: HanRun, syllables: readonly (string | undefined)[], characters: readonly string[]) => {
    for (let at = 0; at < run.length; at++) {
      const syllable = syllables[at]
      if (syllable === undefined) continue
      const number = reader.characterNumber(characters[at]!.codePointAt(0)!)
      const candidates = [...readings.subarray(readingStart[number]!, readingStart[number + 1]!)]
      const wanted = candidates.indexOf(tables.syllableNumber.get(syllable) ?? -1)
      if (candidates.length < 2 || wanted === -1) continue
      const count = contextFeatures(run, at, scratch)
      examples.push({ candidates, wanted, features: scratch.slice(0, count), coverReading: run.coverLength[at] === 0 ? -1 : run.coverReading[at]! })
    }
  }
  for (const { word, readings: alternatives } of words) {
    const run = fillRun(reader, tables.simplified, [{ form: word, tag: 255 }])
    addExamples(run, alternatives[0]!, [...word])
  }
  for (const { tokens, syllables } of sentences)
    addExamples(fillRun(reader, tables.simplified, tokens), syllables, [...tokens.map((token) => token.form).join('')])
  tables.tensors['weights'] = learn(examples, epochs)
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

function learn(examples: readonly Example[], epochs: number): Int8Array {
  const size = 1 << WEIGHT_BITS
  const weights = new Float32Array(size)
  const totals = new Float64Array(size)
  const order = examples.map((_, index) => index)
  let seed = 12345
  let step = 1
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const other = seed % (index + 1)
      const kept = order[index]!
      order[index] = order[other]!
      order[other] = kept
    }
    let wrong = 0
    for (const index of order) {
      const { candidates, wanted, features, coverReading } = examples[index]!
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
      if (best !== wanted) {
        wrong++
        update(candidates[wanted]!, 1)
        update(candidates[best]!, -1)
      }
      step++
      function update(reading: number, amount: number) {
        for (let feature = reading === coverReading ? 0 : COVER_FEATURES; feature < features.length; feature++) {
          const place = weightPlace(features[feature]!, reading, WEIGHT_BITS)
          weights[place]! += amount
          totals[place]! += amount * step
        }
      }
    }
    console.log(`epoch ${epoch + 1}: ${wrong} of ${examples.length} wrong`)
  }
  let largest = 0
  const averaged = weights.map((weight, place) => weight - totals[place]! / step)
  for (const weight of averaged) largest = Math.max(largest, Math.abs(weight))
  const scale = 127 / Math.min(largest, 12)
  return Int8Array.from(averaged, (weight) => Math.max(-127, Math.min(127, Math.round(weight * scale))))
}

/** Passes over the examples of the context model. */
export const EPOCHS = 8

/** Sentences with labelled characters for the context model; none without labels. */
export function chineseTrainingSentences(): LabelledSentence[] {
  return []
}
