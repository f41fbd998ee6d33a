/**
 * The neural tagger of names (`modelType: DNN`): a network and, where the language has one, its statistical tagger decide together, in one lattice.
 */
import type { Interruption } from '../../core/hooks.js'
import type { TokenList } from '../../core/spans.js'
import { openOnce } from '../../models/opened.js'
import type { ModelStore } from '../../models/store.js'
import { ChainScratch } from '../model/chain.js'
import { MentionDecoder } from '../model/decode.js'
import { labelCount } from '../model/labels.js'
import { type EntityTagger, type EntityTagOptions, loadEntityTagger, looksLikePost } from '../model/tagger.js'
import type { Mention } from '../types.js'
import { type LatticeLabels, latticeLabels, latticeTransitions, networkScores } from './labels.js'
import { type Mixture, type Mixtures, mixEmissions, mixtureId, readMixtures } from './mixture.js'
import { EMBEDDING, EntityNetwork, labelsOf, TOKENIZER, type TokenClassifier } from './network.js'

/** Networks in the order in which a language is looked for in their mixtures: English has one of its own; the last learned from free corpora alone. */
export const networks = ['entities/dnn-eng', 'entities/dnn', 'entities/dnn-permissive'] as const

export type NetworkId = (typeof networks)[number]

/** Tokens that are labelled between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 1024

/** Scores of one style of writing: a decoder with its weights. */
interface Style {
  readonly weights: Mixture['usual']
  readonly decoder: MentionDecoder
}

/** A language's neural tagger in one thread; the network is opened with the first text. */
export class NeuralTagger {
  readonly #open: () => Promise<TokenClassifier>
  readonly #statistical: EntityTagger | undefined
  readonly #labels: LatticeLabels
  readonly #usual: Style
  readonly #social: Style
  readonly #scratch = new ChainScratch()
  readonly #statisticalScratch = new ChainScratch()

  /**
   * @param open gives the network, opened once for all languages
   * @param networkLabels the network's labels
   * @param source how the full-detail output calls the network
   */
  constructor(open: () => Promise<TokenClassifier>, networkLabels: readonly string[], statistical: EntityTagger | undefined, mixture: Mixture, source: string) {
    this.#open = open
    this.#statistical = statistical
    this.#labels = latticeLabels(networkLabels, statistical?.labelledTypes)
    const styleOf = (weights: Mixture['usual']): Style => {
      const labels = labelCount(statistical?.labelledTypes.length ?? 0)
      const transitions = latticeTransitions(this.#labels, statistical?.transitions, labels, weights.statistical)
      const { calibration, minimum } = mixture
      return { weights, decoder: new MentionDecoder({ types: this.#labels.types, transitions, calibration, minimum }, { source: 'DNN', subsource: source }) }
    }
    this.#usual = styleOf(mixture.usual)
    this.#social = mixture.social === undefined ? this.#usual : styleOf(mixture.social)
  }

  /**
   * Mentions in text order, never overlapping. Linear in the length of the text.
   * @throws ModelError for a damaged model, what the hooks throw
   */
  async tag(tokens: TokenList, options: EntityTagOptions, hooks?: Interruption): Promise<Mention[]> {
    const network = await this.#open()
    const post = options.socialMedia ?? looksLikePost(tokens)
    const check = hooks && (() => hooks.check())
    const scores = networkScores(await network.read(tokens, post, hooks), network.labels.length, this.#labels)
    check?.()
    const { weights, decoder } = post ? this.#social : this.#usual
    const statisticalLabels = labelCount(this.#statistical?.labelledTypes.length ?? 0)
    const mentions: Mention[] = []
    // from here on nothing waits: the statistical tagger holds the features of one document at a time
    this.#statistical?.read(tokens, { ...options, socialMedia: post }, hooks)
    let unchecked = 0
    for (let sentence = 0; sentence < tokens.sentences.length; sentence++) {
      const first = tokens.sentences[sentence]!
      const length = (tokens.sentences[sentence + 1] ?? tokens.count) - first
      if (length <= 0) continue
      unchecked += length
      if (unchecked > TOKENS_A_CHECK) {
        unchecked = 0
        hooks?.check()
      }
      this.#scratch.reserve(length, this.#labels.count)
      if (this.#statistical === undefined) this.#scratch.junctions.fill(0, 0, length)
      else {
        this.#statistical.score(first, first + length, this.#statisticalScratch, hooks)
        this.#scratch.junctions.set(this.#statisticalScratch.junctions.subarray(0, length))
      }
      const emissions = this.#statistical && this.#statisticalScratch.emissions
      mixEmissions(this.#scratch, this.#labels, weights, emissions, statisticalLabels, scores, first, length)
      decoder.decode(this.#scratch, tokens, first, first + length, mentions, check)
    }
    return mentions
  }
}

/** A thread's neural taggers by language. */
export class NeuralTaggers {
  readonly #store: ModelStore
  readonly #mixtures = new Map<NetworkId, Mixtures>()
  readonly #opened = new Map<NetworkId, Promise<EntityNetwork>>()
  readonly #taggers = new Map<string, NeuralTagger | undefined>()

  constructor(store: ModelStore) {
    this.#store = store
  }

  /** The tagger of a language, memoised; undefined where the neural model is not offered. @throws ModelError for a damaged model */
  of(language: string): NeuralTagger | undefined {
    if (!this.#taggers.has(language)) {
      const network = this.#networkOf(language)
      this.#taggers.set(language, network && this.#build(language, network))
    }
    return this.#taggers.get(language)
  }

  /** A network, opened once; an opening that failed is tried again. @throws ModelError */
  open(network: NetworkId): Promise<EntityNetwork> {
    return openOnce(this.#opened, network, () => EntityNetwork.open(this.#store, network))
  }

  #build(language: string, network: NetworkId): NeuralTagger {
    return new NeuralTagger(
      () => this.open(network),
      labelsOf(this.#store),
      loadEntityTagger(this.#store, language),
      this.#mixturesOf(network)[language]!,
      network
    )
  }

  #networkOf(language: string): NetworkId | undefined {
    if (!this.#store.has(EMBEDDING) || !this.#store.has(TOKENIZER)) return undefined
    const usable = networks.filter((id) => this.#store.has(id) && this.#store.has(mixtureId(id)))
    // the network of free corpora stands in for the other where the licence setting leaves that out, not where it is not offered
    const chosen = usable.filter((id) => id !== 'entities/dnn-permissive' || !usable.includes('entities/dnn'))
    return chosen.find((id) => language in this.#mixturesOf(id))
  }

  #mixturesOf(network: NetworkId): Mixtures {
    let mixtures = this.#mixtures.get(network)
    if (mixtures === undefined) {
      mixtures = readMixtures(this.#store, network)
      this.#mixtures.set(network, mixtures)
    }
    return mixtures
  }
}
