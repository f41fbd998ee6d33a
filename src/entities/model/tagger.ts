/** The statistical tagger of names: a conditional random field over hashed features, trained by scripts/train-entities.ts. */
import { TokenClass, type TokenList } from '../../core/spans.js'
import type { ModelStore } from '../../models/store.js'
import { readHashTable } from '../../morphology/lexicon-table.js'
import { taggerModel } from '../../morphology/tag.js'
import { loadClusters } from '../lists/clusters.js'
import { loadGazetteer } from '../lists/gazetteer.js'
import { type Mention, mentionWeight } from '../types.js'
import { bestLabels, ChainScratch, forwardBackward } from './chain.js'
import { Column } from './columns.js'
import { DocumentColumns, type WordTables } from './document.js'
import { MAX_FEATURES, Style, tokenFeatures } from './features.js'
import { isInside, labelCount, OTHER_NAME, OUTSIDE, typeOf } from './labels.js'
import { addFeatures, type EntityTables, readEntityTables } from './tables.js'

export interface EntityTagOptions {
  /** Letters' case says nothing. */
  readonly caseless?: boolean
  /** The text is a post; found out from the text (handles, hashtags) when left out. */
  readonly socialMedia?: boolean
}

/** Longest mention in tokens; a longer one is no name. */
const LONGEST_MENTION = 16

export class EntityTagger {
  /** Types it can find. */
  readonly types: readonly string[]
  readonly #tables: EntityTables
  readonly #words: WordTables
  readonly #columns = new DocumentColumns()
  readonly #scratch = new ChainScratch()
  readonly #features = new Int32Array(MAX_FEATURES)
  readonly #labels: number
  readonly #source: string
  #weights: Float64Array | undefined

  constructor(tables: EntityTables, words: WordTables, source: string) {
    this.#tables = tables
    this.#words = words
    this.#labels = labelCount(tables.types.length)
    this.#source = source
    this.types = tables.types.filter((type) => type !== OTHER_NAME)
  }

  /** Mentions in text order, never overlapping. Linear in the length of the text. */
  tag(tokens: TokenList, options: EntityTagOptions = {}): Mention[] {
    const mentions: Mention[] = []
    const { sentences, count } = tokens
    const post = this.#tables.posts && (options.socialMedia ?? looksLikePost(tokens))
    this.#columns.fill(tokens, options.caseless === true, post, this.#words)
    const style = post ? Style.social : Style.usual
    for (let sentence = 0; sentence < sentences.length; sentence++) {
      const first = sentences[sentence]!
      const end = sentence + 1 < sentences.length ? sentences[sentence + 1]! : count
      this.#emit(first, end, style)
      bestLabels(this.#scratch, this.#tables.transitions, end - first, this.#labels)
      this.#collect(tokens, first, end, mentions)
    }
    return mentions
  }

  #emit(first: number, end: number, style: number): void {
    const labels = this.#labels
    const columns = this.#columns
    const scratch = this.#scratch
    const features = this.#features
    scratch.reserve(end - first, labels)
    const { emissions, junctions } = scratch
    emissions.fill(0, 0, (end - first) * labels)
    const { data, capacity } = columns
    const bias = this.#tables.outsideBias[style === Style.social ? 1 : 0]
    for (let token = first; token < end; token++) {
      emissions[(token - first) * labels] = -bias
      const row = columns.rows[token]!
      const count = tokenFeatures(columns, row, style, features)
      addFeatures(this.#tables, features, count, emissions, (token - first) * labels)
      junctions[token - first] = data[Column.junction * capacity + row]!
    }
  }

  #collect(tokens: TokenList, first: number, end: number, mentions: Mention[]): void {
    const { labels } = this.#scratch
    const length = end - first
    let known = false
    for (let position = 0; position < length; ) {
      const label = labels[position]!
      let stop = position + 1
      if (label !== OUTSIDE) {
        while (stop < length && isInside(labels[stop]!)) stop++
        const type = this.#tables.types[typeOf(label)]!
        if (type !== OTHER_NAME && stop - position <= LONGEST_MENTION) {
          if (!known) {
            forwardBackward(this.#scratch, this.#transitionWeights(), length, this.#labels)
            known = true
          }
          const confidence = this.#confidence(position, stop, length)
          if (confidence >= this.#tables.minimum)
            mentions.push({
              start: tokens.starts[first + position]!,
              end: tokens.ends[first + stop - 1]!,
              type,
              source: 'statistical',
              subsource: this.#source,
              weight: mentionWeight.model,
              confidence
            })
        }
      }
      position = stop
    }
  }

  #transitionWeights(): Float64Array {
    this.#weights ??= Float64Array.from(this.#tables.transitions, (score) => Math.exp(score))
    return this.#weights
  }

  /** Calibrated probability that [from, to) is a mention of the type it was given: that of all label paths that say so. */
  #confidence(from: number, to: number, length: number): number {
    const { forward, backward, potentials, junctions, labels } = this.#scratch
    const weights = this.#transitionWeights()
    const count = this.#labels
    const begin = from * count + labels[from]!
    let probability = forward[begin]! * backward[begin]!
    for (let position = from; position < to; position++) {
      if (position + 1 === length) break
      const at = position * count + labels[position]!
      const reach = backward[at]!
      if (!(reach > 0)) break
      const table = junctions[position + 1]! * count * count + labels[position]! * count
      const after = (position + 1) * count
      if (position + 1 < to) probability *= (weights[table + labels[position + 1]!]! * potentials[after + labels[position + 1]!]!) / reach
      else {
        const inside = 2 + 2 * typeOf(labels[position]!)
        probability *= 1 - (weights[table + inside]! * potentials[after + inside]!) / reach
      }
    }
    const [slope, offset] = this.#tables.calibration
    const bounded = Math.min(1 - 1e-6, Math.max(1e-6, probability))
    const odds = slope * Math.log(bounded / (1 - bounded)) + offset
    return Math.round(1000 / (1 + Math.exp(-odds))) / 1000
  }
}

/** Whether a text has the marks of a post: handles or hashtags, one in forty tokens. */
export function looksLikePost(tokens: TokenList): boolean {
  let marks = 0
  for (let token = 0; token < tokens.count; token++) {
    const tokenClass = tokens.classes[token]
    if (tokenClass === TokenClass.handle || tokenClass === TokenClass.hashtag) marks++
  }
  return marks > 0 && marks * 40 >= tokens.count
}

const loaded = new WeakMap<ModelStore, Map<string, EntityTagger | undefined>>()

/** Id of the model that a store offers for a language: the full one, else the one from free data only, else undefined. */
export function entityModel(store: ModelStore, language: string): string | undefined {
  for (const id of [`entities/${language}`, `entities/${language}-permissive`]) if (store.has(id)) return id
  return undefined
}

/** The tagger of a language, memoised per store; undefined when there is none. @throws ModelError for a damaged model */
export function loadEntityTagger(store: ModelStore, language: string): EntityTagger | undefined {
  let taggers = loaded.get(store)
  if (taggers === undefined) {
    taggers = new Map()
    loaded.set(store, taggers)
  }
  if (!taggers.has(language)) {
    const id = entityModel(store, language)
    taggers.set(language, id === undefined ? undefined : taggerOf(store, language, id))
  }
  return taggers.get(language)
}

function taggerOf(store: ModelStore, language: string, id: string): EntityTagger {
  const model = store.load(id)
  return new EntityTagger(readEntityTables(model), wordTables(store, language, model.metadata['dictionary'] === 'true'), id)
}

/**
 * Clusters and lists of a language, as far as the store has them.
 * @param dictionary also the words of its part-of-speech tagger, for models that were trained with them
 */
export function wordTables(store: ModelStore, language: string, dictionary: boolean): WordTables {
  const gazetteer = loadGazetteer(store, language)
  const id = dictionary ? taggerModel(store, language) : undefined
  const model = id === undefined ? undefined : store.load(id)
  const lexicon = model && { table: readHashTable(model, 'lexicon'), classes: model.u8('lexicon.classes') }
  return { lexicon, clusters: loadClusters(store, language), listFlags: (tokens, caseless, out) => gazetteer.flags(tokens, out, { caseless }) }
}
