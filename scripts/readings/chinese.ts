/** Builds the Chinese readings model: character table, word table, and the context model of characters with several readings. */
import type { TensorInput } from '../../src/models/safetensors.js'
import { buildTable, readRows } from './data.js'

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

export const WEIGHT_BITS = 20

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
  /** Readings of each character, the most usual first. */
  readonly candidates: ReadonlyMap<string, readonly string[]>
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
    simplified,
    candidates
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
