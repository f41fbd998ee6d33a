/**
 * What becomes of the generic word of a place in English: translated (Lake Ohrid), romanised with the name (Bukhansan), or left out (Guangdong for 广东省), by
 * how often each was seen. `names/generic-words` has `words` (UTF-8, lines of language, blank, key of the word) and `shares` u8 [words, 3] in 255ths.
 */
import type { ModelStore } from '../../models/store.js'
import { nameKey } from '../dictionary/key.js'

/** Made by scripts/names/generic-words/train.ts. */
export const GENERIC_WORDS = 'names/generic-words'

export interface WordUse {
  readonly translated: number
  readonly romanised: number
  readonly leftOut: number
}

/** Words that were hardly seen. */
const USUAL: WordUse = { translated: 0.6, romanised: 0.2, leftOut: 0.2 }

export class GenericWords {
  readonly #uses = new Map<string, WordUse>()

  private constructor(words: readonly string[], shares: Uint8Array) {
    for (const [place, word] of words.entries()) {
      const [translated = 0, romanised = 0, leftOut = 0] = Array.from(shares.subarray(3 * place, 3 * place + 3), (share) => share / 255)
      this.#uses.set(word, { translated, romanised, leftOut })
    }
  }

  /** @throws ModelError when the artefact is missing or damaged */
  static open(store: ModelStore): GenericWords {
    const model = store.load(GENERIC_WORDS)
    return new GenericWords(new TextDecoder().decode(model.u8('words').slice()).split('\n'), model.u8('shares'))
  }

  /** @param word native, as written */
  use(language: string, word: string): WordUse {
    return this.#uses.get(wordKey(language, word)) ?? USUAL
  }
}

export function wordKey(language: string, word: string): string {
  return `${language} ${nameKey(word)}`
}
