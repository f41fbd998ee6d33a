/** The two ways besides the default one to read Hebrew (`disambiguatorType`): by a neural network, or by the dictionary alone. */
import type { Interruption } from '../../core/hooks.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { type TokenList, tokenText } from '../../core/spans.js'
import { openOnce } from '../../models/opened.js'
import type { ModelStore } from '../../models/store.js'
import { numberLemma } from '../lemma/numbers.js'
import { tagOfClass } from '../tag/tagger.js'
import { HEBREW_DICTIONARY, HebrewDictionary } from './dictionary.js'
import { HEBREW_MODEL, type NeuralTagger, type NeuralTagging, openHebrewTagger } from './neural.js'

export interface HebrewAnalysis {
  readonly tags: Uint8Array
  readonly lemmas: string[]
}

export interface HebrewReader {
  /**
   * Tags and lemmas of all tokens; undefined where the licence setting leaves out the model.
   * @param hooks `check` between sentences, `enter` and `leave` around native code
   */
  read(tokens: TokenList, way: 'DNN' | 'dictionary', hooks: Interruption): Promise<HebrewAnalysis | undefined>
}

const networks = new WeakMap<ModelStore, Promise<NeuralTagger>>()

/** A thread's Hebrew reader; the models are opened on first use. */
export function openHebrewReader(store: ModelStore): HebrewReader {
  let dictionary: HebrewDictionary | undefined
  return {
    async read(tokens, way, hooks) {
      if (!store.has(way === 'DNN' ? HEBREW_MODEL : HEBREW_DICTIONARY)) return undefined
      if (way === 'dictionary') {
        dictionary ??= new HebrewDictionary(store)
        return dictionary.read(tokens)
      }
      return readByNetwork(await openOnce(networks, store, () => openHebrewTagger(store)), tokens, hooks)
    }
  }
}

async function readByNetwork(network: NeuralTagger, tokens: TokenList, hooks: Interruption): Promise<HebrewAnalysis> {
  const tags = new Uint8Array(tokens.count)
  const lemmas: string[] = []
  const known = new Map<string, NeuralTagging>()
  for (const [sentence, first] of tokens.sentences.entries()) {
    hooks.check()
    const end = tokens.sentences[sentence + 1] ?? tokens.count
    const words = Array.from({ length: end - first }, (_, index) => tokenText(tokens, first + index))
    const found = await network.tag(words, hooks, known)
    for (const [index, word] of words.entries()) {
      const fixedTag = tagOfClass(tokens.classes[first + index]!)
      tags[first + index] = fixedTag ?? tagNumber[found.tags[index]!]
      lemmas.push(fixedTag === undefined ? (numberLemma(word) ?? found.lemmas[index]!) : word)
    }
  }
  return { tags, lemmas }
}
