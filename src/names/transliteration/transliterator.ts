/** Names by their sound: native letters to Latin ones and back, by joint n-gram models of the languages. */
import type { ModelStore } from '../../models/store.js'
import type { NameKind, Rendering } from '../types.js'
import { Beam, type Found } from './beam.js'
import { JointModel } from './joint-model.js'
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
/** Likeliest ways of single words that are put together. */
const MOST_OF_WORD = 5

interface Directions {
  readonly toLatin: Beam
  readonly fromLatin: Beam
}

export class Transliterator {
  readonly #store: ModelStore
  readonly #languages = new Map<string, Directions>()
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
    this.#directions(language)
  }

  /**
   * The likeliest Latin spellings of a native name, in small letters, words parted by single blanks; nothing for a name without letters of the language.
   * @throws ModelError for a missing or damaged artefact
   */
  toLatin(name: string, language: string, _kind: NameKind, most: number): readonly Rendering[] {
    return this.#ways(foldedNative(name, language), language, 'toLatin', most)
  }

  /** The likeliest native spellings of a name in Latin letters, in small letters where the script has them. @throws ModelError, see `toLatin` */
  fromLatin(name: string, language: string, _kind: NameKind, most: number): readonly Rendering[] {
    return this.#ways(foldedLatin(name), language, 'fromLatin', most).map(({ text, probability }) => ({ text: writtenNative(text, language), probability }))
  }

  #ways(folded: string, language: string, direction: keyof Directions, most: number): readonly Rendering[] {
    if (folded === '') return []
    const words = folded.split(' ').slice(0, MOST_WORDS)
    let names: Rendering[] = [{ text: '', probability: 1 }]
    for (const word of words) {
      const ways = this.#word(word.slice(0, LONGEST_WORD), language, direction).slice(0, words.length === 1 ? most : MOST_OF_WORD)
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

  #word(word: string, language: string, direction: keyof Directions): readonly Rendering[] {
    const key = `${language} ${direction} ${word}`
    let ways = this.#late.get(key)
    if (ways === undefined) {
      ways = shares(this.#directions(language)[direction].search(word, 2 * MOST_OF_WORD + 2))
      if (this.#late.size >= REMEMBERED) this.#late.clear()
      this.#late.set(key, ways)
    }
    return ways
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

/** Among the ways that were found, by how likely the model takes them together with the name. */
function shares(found: readonly Found[]): Rendering[] {
  const least = found[0]?.cost ?? 0
  const weights = found.map(({ cost }) => Math.exp(least - cost))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return found.map(({ text }, place) => ({ text, probability: weights[place]! / all }))
}
