/** Names by their sound: native letters to Latin ones and back, by joint n-gram models of the languages. */
import type { ModelStore } from '../../models/store.js'
import type { NameKind, Rendering } from '../types.js'
import { Beam, type Found } from './beam.js'
import { JointModel } from './joint-model.js'
import { LatinNames } from './latin-names.js'
import { foldedLatin, foldedNative, writtenNative } from './letters.js'

/** Artefact of a language. Made by scripts/names/transliteration/train.ts. */
export function modelOf(language: string): string {
  return `names/${language}`
}

/** Letters of a word that are looked at: more are no word. */
const LONGEST_WORD = 60
/** Words of a name that are looked at. */
const MOST_WORDS = 60
/** Answers to words of late. */
const REMEMBERED = 5_000
/** Ways of a word by its sound, among which those are found that are names. */
export const MOST_WAYS = 50
/** Likeliest ways of single words that are put together. */
const MOST_OF_WORD = 5
const MOST_OF_LIST = 12

interface Directions {
  readonly toLatin: Beam
  readonly fromLatin: Beam
}

export class Transliterator {
  readonly #store: ModelStore
  readonly #languages = new Map<string, Directions>()
  #latin: LatinNames | undefined
  readonly #late = new Map<string, readonly Rendering[]>()

  private constructor(store: ModelStore) {
    this.#store = store
  }

  static open(store: ModelStore): Transliterator {
    return new Transliterator(store)
  }

  supports(language: string): boolean {
    return this.#store.has(modelOf(language))
  }

  /** Opens the model of a language, which else the first name does. @throws ModelError for a missing or damaged artefact */
  preload(language: string): void {
    this.#latin ??= LatinNames.open(this.#store)
    this.#directions(language)
  }

  /**
   * The likeliest Latin spellings of a native name, in small letters, words parted by single blanks; nothing for a name without letters of the language.
   * @throws ModelError for a missing or damaged artefact
   */
  toLatin(name: string, language: string, kind: NameKind, most: number): readonly Rendering[] {
    return this.#ways(foldedNative(name, language), language, 'toLatin', kind, most)
  }

  /** The likeliest native spellings of a name in Latin letters, in small letters where the script has them. @throws ModelError, see `toLatin` */
  fromLatin(name: string, language: string, kind: NameKind, most: number): readonly Rendering[] {
    return this.#ways(foldedLatin(name), language, 'fromLatin', kind, most).map(({ text, probability }) => ({
      text: writtenNative(text, language),
      probability
    }))
  }

  #ways(folded: string, language: string, direction: keyof Directions, kind: NameKind, most: number): readonly Rendering[] {
    if (folded === '') return []
    const words = folded.split(' ').slice(0, MOST_WORDS)
    let names: Rendering[] = [{ text: '', probability: 1 }]
    for (const word of words) {
      const ways = this.#word(word.slice(0, LONGEST_WORD), language, direction, kind).slice(0, words.length === 1 ? most : MOST_OF_WORD)
      if (ways.length === 0) return []
      names = names
        .flatMap((name) =>
          ways.map((way) => ({ text: name.text === '' ? way.text : `${name.text} ${way.text}`, probability: name.probability * way.probability }))
        )
        .sort((left, right) => right.probability - left.probability || (left.text < right.text ? -1 : 1))
        .slice(0, Math.max(most, MOST_OF_WORD))
    }
    return names.slice(0, most)
  }

  #word(word: string, language: string, direction: keyof Directions, kind: NameKind): readonly Rendering[] {
    const key = `${language} ${direction} ${kind} ${word}`
    let ways = this.#late.get(key)
    if (ways === undefined) {
      const beam = this.#directions(language)[direction]
      ways = direction === 'toLatin' ? this.#weighed(beam.search(word, MOST_WAYS), language, kind) : shares(beam.search(word, MOST_OF_LIST).map(bySound))
      if (this.#late.size >= REMEMBERED) this.#late.clear()
      this.#late.set(key, ways)
    }
    return ways
  }

  /** By their sound, and by how much they look like names. */
  #weighed(found: readonly Found[], language: string, kind: NameKind): Rendering[] {
    this.#latin ??= LatinNames.open(this.#store)
    const latin = this.#latin
    return shares(found.map(({ text, cost }) => ({ text, level: latin.level(text, cost, language, kind) }))).slice(0, MOST_OF_LIST)
  }

  #directions(language: string): Directions {
    let directions = this.#languages.get(language)
    if (directions === undefined) {
      const model = new JointModel(this.#store.load(modelOf(language)))
      directions = { toLatin: new Beam(model, 'toLatin'), fromLatin: new Beam(model, 'fromLatin') }
      this.#languages.set(language, directions)
    }
    return directions
  }
}

interface Way {
  readonly text: string
  /** Logarithm of how likely it is, up to a constant. */
  readonly level: number
}

function bySound({ text, cost }: Found): Way {
  return { text, level: -cost }
}

/** Shares among the ways that were found, the likeliest first. */
function shares(ways: readonly Way[]): Rendering[] {
  const most = Math.max(...ways.map(({ level }) => level))
  const weights = ways.map(({ level }) => Math.exp(level - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return ways
    .map(({ text }, place) => ({ text, probability: weights[place]! / all }))
    .sort((left, right) => right.probability - left.probability || (left.text < right.text ? -1 : 1))
}
