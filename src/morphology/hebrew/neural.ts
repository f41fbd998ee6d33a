/**
 * The neural reading of Hebrew (`disambiguatorType: DNN`): a small transformer over the word pieces of a sentence gives the tag and the lemma script of
 * each word as written, prefixes joined; tag and lemma are those of the word's main part.
 */
import type { Interruption, NativeGuard } from '../../core/hooks.js'
import { type PartOfSpeech, partsOfSpeech } from '../../core/part-of-speech.js'
import { ModelError } from '../../models/errors.js'
import { type DenseArray, type OnnxSession, openSession } from '../../models/onnx.js'
import type { ModelStore } from '../../models/store.js'
import { HebrewPieces, isPoint } from './pieces.js'

export const HEBREW_MODEL = 'morphology/heb-dnn'

export interface NeuralTagging {
  readonly tags: PartOfSpeech[]
  readonly lemmas: string[]
}

export interface NeuralTagger {
  /**
   * Tags and lemmas of one sentence's words; both arrays have the words' length.
   * @param hooks what they throw is thrown
   * @param known what was read of this document before, by its words: a text of repetitions costs what one turn of it costs
   */
  tag(words: readonly string[], hooks?: Interruption, known?: Map<string, NeuralTagging>): Promise<NeuralTagging>
  /** Gives the native memory back. */
  release(): Promise<void>
}

/** Letters to drop at the front, letters to put there, letters to drop at the end, letters to put there. */
type LemmaScript = readonly [number, string, number, string]

/** What the network was trained with; it carries this itself. */
interface Legend {
  /** Pieces with their log probabilities. */
  readonly pieces: readonly (readonly [string, number])[]
  readonly tags: readonly PartOfSpeech[]
  readonly scripts: readonly LemmaScript[]
}

/** Words that are cut into pieces between two looks at whether the task has been cancelled. */
const WORDS_A_CHECK = 256
/** Pieces read together at most; a longer sentence is read in parts. */
const POSITIONS = 256
const BEGIN = 0
const END = 1

/** @throws ModelError when the model is missing, damaged or left out by the licence setting */
export async function openHebrewTagger(store: ModelStore): Promise<NeuralTagger> {
  const session = await openSession(HEBREW_MODEL, store.bytes(HEBREW_MODEL), { threads: 1, guard: store.guard })
  const legend = readLegend((await session.run(feedsOf([BEGIN, END], [0], [0]), store.guard, ['legend']))['legend']!)
  return new HebrewTagger(session, legend)
}

function feedsOf(pieces: readonly number[], first: readonly number[], last: readonly number[]): Record<string, DenseArray> {
  const dense = (values: readonly number[]) => ({ shape: [values.length], data: Int32Array.from(values) })
  return { pieces: dense(pieces), first: dense(first), last: dense(last) }
}

function readLegend(bytes: DenseArray): Legend {
  const legend = JSON.parse(new TextDecoder().decode(bytes.data as Uint8Array)) as Legend
  if (legend.tags.some((tag) => !partsOfSpeech.includes(tag))) throw new ModelError(`model ${HEBREW_MODEL}: unknown tags`)
  return legend
}

class HebrewTagger implements NeuralTagger {
  readonly #session: OnnxSession
  readonly #legend: Legend
  readonly #pieces: HebrewPieces

  constructor(session: OnnxSession, legend: Legend) {
    this.#session = session
    this.#legend = legend
    this.#pieces = new HebrewPieces(legend.pieces)
  }

  async tag(words: readonly string[], hooks?: Interruption, known = new Map<string, NeuralTagging>()): Promise<NeuralTagging> {
    const tagging: NeuralTagging = { tags: [], lemmas: [] }
    let pieces = [BEGIN]
    let first: number[] = []
    let last: number[] = []
    const flush = async () => {
      if (first.length > 0) {
        const start = tagging.tags.length
        const part = words.slice(start, start + first.length)
        const key = JSON.stringify(part)
        const found = known.get(key) ?? (await this.#read(feedsOf([...pieces, END], first, last), part, hooks))
        known.set(key, found)
        tagging.tags.push(...found.tags)
        tagging.lemmas.push(...found.lemmas)
      }
      pieces = [BEGIN]
      first = []
      last = []
    }
    for (const [index, word] of words.entries()) {
      if (index % WORDS_A_CHECK === WORDS_A_CHECK - 1) hooks?.check()
      const cut = this.#pieces.cut(word)
      if (pieces.length + cut.length >= POSITIONS) await flush()
      first.push(pieces.length)
      pieces.push(...cut)
      last.push(pieces.length - 1)
    }
    await flush()
    return tagging
  }

  release(): Promise<void> {
    return this.#session.release()
  }

  async #read(feeds: Record<string, DenseArray>, words: readonly string[], guard: NativeGuard | undefined): Promise<NeuralTagging> {
    const { tags, scripts } = this.#legend
    const tagging: NeuralTagging = { tags: [], lemmas: [] }
    const found = await this.#session.run(feeds, guard, ['tags', 'scripts'])
    const probabilities = found['tags']!.data as Float32Array
    const best = found['scripts']!
    const candidates = best.shape[1]!
    for (let row = 0; row < best.shape[0]!; row++) {
      const word = words[row]!
      tagging.tags.push(tags[largest(probabilities, row * tags.length, tags.length)]!)
      const numbers = (best.data as BigInt64Array).subarray(row * candidates, (row + 1) * candidates)
      tagging.lemmas.push(hasHebrewLetter(word) ? lemmaOf(withoutPoints(word), numbers, scripts) : word)
    }
    return tagging
  }
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
