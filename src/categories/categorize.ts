/**
 * Categories of English documents: an encoder over windows of the text and a linear model over its content words; each label's score is a
 * mixture of their logits on the scale of log-odds. Trained by scripts/categories/train.py and train-words.py.
 */
import { type Domain, noHooks, type TaskHooks } from '../core/hooks.js'
import { BertPieces } from '../models/encoder/bert-pieces.js'
import { EncoderNetwork } from '../models/encoder/network.js'
import { ModelError } from '../models/errors.js'
import { openOnce } from '../models/opened.js'
import type { ModelStore, NativeModel } from '../models/store.js'
import { categorizerArtefacts, EMBEDDING, NETWORK, TOKENIZER, WORDS } from './artefacts.js'
import { type Category, chosenCategories, rankedCategories } from './choose.js'
import { categoryLabels } from './labels.js'
import { categoryCodes } from './languages.js'
import type { CategoryOptions } from './options.js'
import { windowsOf } from './windows.js'
import { WordScores } from './word-scores.js'
import { termsOf, wordsOf } from './words.js'

export interface Categorizer extends Domain {
  /** Whether the models are there under the licence setting. */
  readonly available: boolean
  /**
   * Categories of an English text in descending score; none where no content word is left of it without stop words, punctuation and numbers, unless a
   * number of them is asked for. The cost of the encoder is bounded, the rest is linear in the text.
   * @throws ModelError for a damaged model, what the hooks throw
   */
  categorize(text: string, options: CategoryOptions, hooks?: TaskHooks): Promise<Category[]>
  /** All labels with their scores. @throws as `categorize` */
  rank(text: string, hooks?: TaskHooks): Promise<Category[]>
  /** Opens the models and runs the network once; a code that is not served is left alone. @throws ModelError */
  preload(code: string): Promise<void>
}

export function createCategorizer(store: ModelStore): Categorizer {
  return new EncoderCategorizer(store)
}

interface Parts {
  readonly network: EncoderNetwork
  readonly pieces: BertPieces
  readonly wordScores: WordScores
  readonly stopWords: ReadonlySet<string>
  readonly mixture: Mixture
}

/** How the logits of the two models become scores. */
interface Mixture {
  readonly encoder: number
  readonly words: number
  /** Added to all scores: places them so that the default threshold cuts best. */
  readonly shift: number
  /** Of the softmax of the confidences. */
  readonly sharpness: number
}

class EncoderCategorizer implements Categorizer {
  readonly #store: ModelStore

  constructor(store: ModelStore) {
    this.#store = store
  }

  get available(): boolean {
    return categorizerArtefacts.every((id) => this.#store.has(id))
  }

  supports(code: string): boolean {
    return categoryCodes.includes(code) && this.available
  }

  async categorize(text: string, options: CategoryOptions, hooks: TaskHooks = noHooks): Promise<Category[]> {
    const parts = await openParts(this.#store)
    const words = wordsOf(text)
    const terms = termsOf(words, parts.stopWords)
    if (options.singleLabel !== true && options.numCategories === undefined && terms.length === 0) return []
    return chosenCategories(await ranked(words, terms, parts, hooks), options, terms.length)
  }

  async rank(text: string, hooks: TaskHooks = noHooks): Promise<Category[]> {
    const parts = await openParts(this.#store)
    const words = wordsOf(text)
    return ranked(words, termsOf(words, parts.stopWords), parts, hooks)
  }

  async preload(code: string): Promise<void> {
    if (this.supports(code)) await this.rank('warm')
  }
}

const opened = new WeakMap<ModelStore, Promise<Parts>>()

function openParts(store: ModelStore): Promise<Parts> {
  return openOnce(opened, store, () => readParts(store))
}

async function readParts(store: ModelStore): Promise<Parts> {
  const words = store.load(WORDS)
  if (words.metadata['labels'] !== categoryLabels.join(' ')) throw new ModelError(`model ${WORDS}: other labels`)
  return {
    network: await EncoderNetwork.open(store, { network: NETWORK, rows: EMBEDDING, output: 'logits' }),
    pieces: await BertPieces.open(store.text(TOKENIZER)),
    wordScores: new WordScores(words),
    stopWords: new Set(words.metadata['stopWords']?.split(' ')),
    mixture: mixtureOf(words)
  }
}

function mixtureOf(model: NativeModel): Mixture {
  const [encoder, words, shift, sharpness] = model.f32('mixture')
  return { encoder: encoder!, words: words!, shift: shift!, sharpness: sharpness! }
}

async function ranked(
  words: readonly string[],
  terms: readonly string[],
  { network, pieces, wordScores, mixture }: Parts,
  hooks: TaskHooks
): Promise<Category[]> {
  const windows = windowsOf(words, pieces)
  if (windows.length === 0) windows.push({ pieces: [pieces.begin, pieces.end], weight: 1 })
  const wordLogits = wordScores.of(terms)
  hooks.mark('words')
  hooks.check()
  const logits = new Float64Array(categoryLabels.length)
  const total = windows.reduce((sum, { weight }) => sum + weight, 0)
  await network.run(
    windows,
    ({ weight }, values) => {
      for (let label = 0; label < logits.length; label++) logits[label]! += (values[label]! * weight) / total
    },
    { guard: hooks }
  )
  hooks.mark('encoder')
  const scores = logits.map((logit, label) => mixture.encoder * logit + mixture.words * wordLogits[label]! + mixture.shift)
  return rankedCategories(scores, mixture.sharpness)
}
