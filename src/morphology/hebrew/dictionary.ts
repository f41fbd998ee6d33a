/**
 * The dictionary reading of Hebrew (`disambiguatorType: dictionary`): the commonest analysis of a word as written, without looking at its
 * neighbours. A word that is not listed is tried without its prefixed particles; what remains unknown is a noun under its own form.
 */

import { wordHash } from '../../core/folding.js'
import { type PartOfSpeech, tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore } from '../../models/store.js'
import { numberLemma } from '../lemma/numbers.js'
import { tagOfClass } from '../tag/tagger.js'

export const HEBREW_DICTIONARY = 'morphology/heb-dictionary'

/** Particles written together with the next word: and, the, in, to, as, from, that. */
const PREFIXES = 'והבלכמש'
/** "and that from the": more particles than this are not put before one word. */
const MAX_PREFIXES = 4
const SHORTEST_REST = 2

const byClass: Readonly<Partial<Record<number, PartOfSpeech>>> = {
  [TokenClass.number]: 'NUM',
  [TokenClass.punctuation]: 'PUNCT',
  [TokenClass.symbol]: 'SYM'
}

/** Vowel points and cantillation marks out, so that pointed text is found. */
export function withoutPoints(word: string): string {
  return /[\u0591-\u05bd\u05bf-\u05c7]/.test(word) ? word.replace(/[\u0591-\u05bd\u05bf-\u05c7]/g, '') : word
}

export class HebrewDictionary {
  readonly #words: HashTable
  readonly #tags: Uint8Array
  readonly #lemmaOffsets: Uint32Array
  readonly #lemmas: Uint8Array
  readonly #decoder = new TextDecoder()

  /** @throws ModelError when the model is missing, damaged or left out by the licence setting */
  constructor(store: ModelStore) {
    const model = store.load(HEBREW_DICTIONARY)
    this.#words = readHashTable(model, 'words')
    this.#tags = model.u8('tags')
    this.#lemmaOffsets = model.u32('lemmas.offsets')
    this.#lemmas = model.u8('lemmas')
  }

  read(tokens: TokenList): { tags: Uint8Array; lemmas: string[] } {
    const tags = new Uint8Array(tokens.count)
    const lemmas = new Array<string>(tokens.count)
    for (let index = 0; index < tokens.count; index++) {
      const form = tokenText(tokens, index)
      const tokenClass = tokens.classes[index]!
      const fixedTag = tagOfClass(tokenClass)
      const name = byClass[tokenClass]
      // words only: the hash folds all digits into one, so numbers would find each other
      const entry = tokenClass === TokenClass.word ? this.#find(withoutPoints(form)) : -1
      if (entry >= 0) {
        tags[index] = this.#tags[entry]!
        lemmas[index] = this.#lemma(entry)
      } else {
        tags[index] = fixedTag ?? tagNumber[name ?? 'NOUN']
        lemmas[index] = tokenClass === TokenClass.number ? (numberLemma(form) ?? form) : form
      }
    }
    return { tags, lemmas }
  }

  /** Entry of a word, else of what is left when prefixed particles are taken off one by one; -1 when nothing is listed. */
  #find(word: string): number {
    let entry = findHash(this.#words, wordHash(word))
    for (let cut = 1; entry < 0 && cut <= MAX_PREFIXES && word.length - cut >= SHORTEST_REST && PREFIXES.includes(word[cut - 1]!); cut++) {
      entry = findHash(this.#words, wordHash(word.slice(cut)))
    }
    return entry
  }

  #lemma(entry: number): string {
    return this.#decoder.decode(this.#lemmas.slice(this.#lemmaOffsets[entry], this.#lemmaOffsets[entry + 1]))
  }
}
