/**
 * The neural reading of Hebrew (`disambiguatorType: DNN`): a character CNN and two bidirectional LSTM layers over the sentence give the tag and the
 * lemma script of each word as written, prefixes joined; tag and lemma are those of the word's main part.
 */
import { type PartOfSpeech, partsOfSpeech } from '../core/part-of-speech.js'
import { ModelError } from '../models/errors.js'
import { type DenseArray, type NativeGuard, type OnnxSession, openSession } from '../models/onnx.js'
import type { ModelStore } from '../models/store.js'

export const HEBREW_MODEL = 'morphology/heb-dnn'

export interface NeuralTagging {
  readonly tags: PartOfSpeech[]
  readonly lemmas: string[]
}

export interface NeuralTagger {
  /**
   * Tags and lemmas of one sentence's words; both arrays have the words' length.
   * @param guard told before and after native code
   */
  tag(words: readonly string[], guard?: NativeGuard): Promise<NeuralTagging>
  /** Gives the native memory back. */
  release(): Promise<void>
}

/** Letters to drop at the front, letters to put there, letters to drop at the end, letters to put there. */
type LemmaScript = readonly [number, string, number, string]

/** What the network was trained with; it carries this itself. */
interface Legend {
  readonly alphabet: string
  /** Character ids a word, the first and the last half of a longer one. */
  readonly length: number
  readonly buckets: number
  readonly tags: readonly PartOfSpeech[]
  readonly scripts: readonly LemmaScript[]
}

/** Words read together at most; a longer sentence is read in parts. */
const WINDOW = 256

/** @throws ModelError when the model is missing, damaged or left out by the licence setting */
export async function openHebrewTagger(store: ModelStore, guard?: NativeGuard): Promise<NeuralTagger> {
  const session = await openSession(store.file(HEBREW_MODEL), { threads: 1, guard })
  const empty = { character_ids: { shape: [1, 20], data: new Int32Array(20) }, buckets: { shape: [1], data: new Int32Array(1) } }
  const legend = readLegend((await session.run(empty, guard, ['legend']))['legend']!)
  return new HebrewTagger(session, legend)
}

function readLegend(bytes: DenseArray): Legend {
  const legend = JSON.parse(new TextDecoder().decode(bytes.data as Uint8Array)) as Legend
  if (legend.tags.some((tag) => !partsOfSpeech.includes(tag))) throw new ModelError(`model ${HEBREW_MODEL}: unknown tags`)
  return legend
}

class HebrewTagger implements NeuralTagger {
  readonly #session: OnnxSession
  readonly #legend: Legend
  readonly #characters: ReadonlyMap<string, number>
  #spare: number[] = []

  constructor(session: OnnxSession, legend: Legend) {
    this.#session = session
    this.#legend = legend
    this.#characters = new Map([...legend.alphabet].map((character, index) => [character, index + 2]))
  }

  async tag(words: readonly string[], guard?: NativeGuard): Promise<NeuralTagging> {
    const tagging: NeuralTagging = { tags: [], lemmas: [] }
    for (let start = 0; start < words.length; start += WINDOW) await this.#tagWindow(words.slice(start, start + WINDOW), tagging, guard)
    return tagging
  }

  release(): Promise<void> {
    return this.#session.release()
  }

  async #tagWindow(words: readonly string[], tagging: NeuralTagging, guard: NativeGuard | undefined): Promise<void> {
    const { length, tags, scripts } = this.#legend
    const characterIds = new Int32Array(words.length * length)
    const buckets = new Int32Array(words.length)
    for (const [row, word] of words.entries()) buckets[row] = this.#encode(word, characterIds.subarray(row * length, (row + 1) * length))
    const feeds = { character_ids: { shape: [words.length, length], data: characterIds }, buckets: { shape: [words.length], data: buckets } }
    const found = await this.#session.run(feeds, guard, ['tags', 'scripts'])
    const probabilities = found['tags']!.data as Float32Array
    const best = found['scripts']!
    const candidates = best.shape[1]!
    for (const [row, word] of words.entries()) {
      const tag = tags[largest(probabilities, row * tags.length, tags.length)]!
      tagging.tags.push(tag)
      const numbers = (best.data as BigInt64Array).subarray(row * candidates, (row + 1) * candidates)
      tagging.lemmas.push(hasHebrewLetter(word) ? lemmaOf(withoutPoints(word), numbers, scripts) : word)
    }
  }

  /** Writes the character ids of a word to `target` and returns its bucket; points are skipped, digits and Latin letters are one class each. */
  #encode(word: string, target: Int32Array): number {
    const ids = this.#spare
    ids.length = 0
    let hash = 0x811c9dc5
    for (const character of word) {
      const code = character.codePointAt(0)!
      if (isPoint(code)) continue
      const id = this.#characters.get(classOf(character, code)) ?? 1
      hash = Math.imul(hash ^ id, 0x01000193)
      ids.push(id)
    }
    hash >>>= 0
    const half = target.length >> 1
    const cut = ids.length > target.length
    for (let at = 0; at < Math.min(ids.length, target.length); at++) target[at] = ids[cut && at >= half ? ids.length - target.length + at : at]!
    return ((hash ^ (hash >>> 15)) >>> 0) % this.#legend.buckets
  }
}

function classOf(character: string, code: number): string {
  if (code >= 48 && code <= 57) return '0'
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return 'a'
  if (code === 0x5f4 || code === 0x201c || code === 0x201d) return '"'
  if (code === 0x5f3 || code === 0x2019) return "'"
  return code === 0x5be ? '-' : character
}

/** Vowel points and cantillation marks; the maqaf is a hyphen. */
function isPoint(code: number): boolean {
  return code >= 0x591 && code <= 0x5c7 && code !== 0x5be
}

function withoutPoints(word: string): string {
  for (let at = 0; at < word.length; at++) {
    if (isPoint(word.charCodeAt(at))) return [...word].filter((character) => !isPoint(character.codePointAt(0)!)).join('')
  }
  return word
}

function hasHebrewLetter(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= 0x5d0 && code <= 0x5ea) return true
  }
  return false
}

/** The first of the best scripts that fits the word's length; the word itself when none does. */
function lemmaOf(word: string, numbers: BigInt64Array, scripts: readonly LemmaScript[]): string {
  for (const number of numbers) {
    const [front, before, back, after] = scripts[Number(number)]!
    if (word.length <= front + back) continue
    return before + word.slice(front, word.length - back) + after
  }
  return word
}

function largest(values: Float32Array, start: number, count: number): number {
  let best = 0
  for (let at = 1; at < count; at++) if (values[start + at]! > values[start + best]!) best = at
  return best
}
