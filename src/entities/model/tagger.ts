/** The statistical tagger of names: a conditional random field over hashed features, trained by scripts/entities/statistical/train.ts. */
import type { Interruption } from '../../core/hooks.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { readHashTable } from '../../models/hash-table.js'
import type { ModelStore } from '../../models/store.js'
import { taggerArtefact } from '../../morphology/languages.js'
import type { EntityLanguage } from '../languages.js'
import { loadClusters } from '../lists/clusters.js'
import { loadGazetteer } from '../lists/gazetteer.js'
import { loadKnownNames } from '../lists/known-names.js'
import { KnownSpans } from '../lists/known-spans.js'
import type { Mention } from '../types.js'
import { ChainScratch } from './chain.js'
import { Column } from './columns.js'
import { MentionDecoder } from './decode.js'
import { DocumentColumns, type WordTables } from './document.js'
import { FeatureSums, type Place, placeIn } from './feature-sums.js'
import { Style, tokenFeatures } from './features.js'
import { labelCount, OTHER_NAME, OUTSIDE } from './labels.js'
import { type EntityTables, readEntityTables } from './tables.js'

export interface EntityTagOptions {
  /** Letters' case says nothing. */
  readonly caseless?: boolean
  /** The text is a post; found out from the text (handles, hashtags) when left out. */
  readonly socialMedia?: boolean
  /** Sentences of more tokens are left out. */
  readonly longest?: number
}

/** Tokens that are labelled between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 1024

export class EntityTagger {
  /** Types it can find. */
  readonly types: readonly string[]
  /** Types that its labels tell apart: those it can find, and perhaps other names. */
  readonly labelledTypes: readonly string[]
  /** `JUNCTIONS` tables of transitions between the labels, see chain.ts. */
  readonly transitions: Float32Array
  readonly #tables: EntityTables
  readonly #words: WordTables
  readonly #columns = new DocumentColumns()
  readonly #scratch = new ChainScratch()
  readonly #sums: FeatureSums
  readonly #labels: number
  readonly #decoder: MentionDecoder
  #post = false
  /** The document whose features the columns hold, and how they were read. */
  #document: WeakRef<TokenList> | undefined
  #caseless = false

  /** @param place of the tables of a store's model */
  constructor(tables: EntityTables, words: WordTables, source: string, place?: Place) {
    this.#tables = tables
    this.#sums = new FeatureSums(tables, place)
    this.#words = words
    this.#labels = labelCount(tables.types.length)
    this.#decoder = new MentionDecoder(tables, { source: 'statistical', subsource: source })
    this.labelledTypes = tables.types
    this.transitions = tables.transitions
    this.types = tables.types.filter((type) => type !== OTHER_NAME)
  }

  /** Mentions in text order, never overlapping. Linear in the length of the text. */
  tag(tokens: TokenList, options: EntityTagOptions = {}, hooks?: Interruption): Mention[] {
    const mentions: Mention[] = []
    const { sentences, count } = tokens
    const check = hooks && (() => hooks.check())
    const { longest = Infinity } = options
    this.#look(tokens, options, hooks)
    let unchecked = 0
    for (let sentence = 0; sentence < sentences.length; sentence++) {
      const first = sentences[sentence]!
      const end = sentence + 1 < sentences.length ? sentences[sentence + 1]! : count
      if (end - first > longest) continue
      unchecked += end - first
      if (unchecked > TOKENS_A_CHECK) {
        unchecked = 0
        hooks?.check()
      }
      this.score(first, end, this.#scratch, hooks)
      this.#decoder.decode(this.#scratch, tokens, first, end, mentions, check)
    }
    return mentions
  }

  /** Looks up what the features of a document need; `score` then works on it, and `tag` does not look it up again. */
  read(tokens: TokenList, options: EntityTagOptions, hooks?: Interruption): void {
    this.#look(tokens, options, hooks)
    this.#document = new WeakRef(tokens)
  }

  #look(tokens: TokenList, { caseless = false, socialMedia }: EntityTagOptions, hooks?: Interruption): void {
    const post = this.#tables.posts && (socialMedia ?? looksLikePost(tokens))
    if (this.#document?.deref() === tokens && post === this.#post && caseless === this.#caseless) return
    this.#document = undefined
    this.#post = post
    this.#caseless = caseless
    this.#columns.fill(tokens, caseless, post, this.#words, hooks)
  }

  /** Writes emissions and junctions of the tokens [first, end) of the document read last. */
  score(first: number, end: number, scratch: ChainScratch, hooks?: Interruption): void {
    const labels = this.#labels
    const columns = this.#columns
    const { features, before, sums } = this.#sums
    const style = this.#post ? Style.social : Style.usual
    scratch.reserve(end - first, labels)
    const { emissions, junctions } = scratch
    const { data, capacity } = columns
    before.fill(0)
    before[OUTSIDE] = -this.#tables.outsideBias[this.#post ? 1 : 0]
    for (let token = first; token < end; token++) {
      if ((token - first) % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) hooks?.check()
      const row = columns.rows[token]!
      this.#sums.add(tokenFeatures(columns, row, style, features))
      const from = (token - first) * labels
      for (let label = 0; label < labels; label++) emissions[from + label] = sums[label]!
      junctions[token - first] = data[Column.junction * capacity + row]!
    }
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
  return new EntityTagger(
    readEntityTables(model),
    wordTables(store, language, {
      dictionary: model.metadata['dictionary'] === 'true',
      known: model.metadata['known'] === 'true'
    }),
    id,
    placeIn(store)
  )
}

/** What a model was trained with beside clusters and lists. */
export interface WordKnowledge {
  /** The words of its part-of-speech tagger. */
  readonly dictionary: boolean
  /** The names of the knowledge base. */
  readonly known: boolean
}

/** Word tables of a language, as far as the store has them. */
export function wordTables(store: ModelStore, language: string, knowledge: WordKnowledge): WordTables {
  const gazetteer = loadGazetteer(store, language)
  const id = knowledge.dictionary ? taggerArtefact(store, language) : undefined
  const model = id === undefined ? undefined : store.load(id)
  const lexicon = model && { table: readHashTable(model, 'lexicon'), classes: model.u8('lexicon.classes') }
  const names = knowledge.known ? loadKnownNames(store) : undefined
  return {
    lexicon,
    known: names && new KnownSpans(names, language as EntityLanguage),
    clusters: loadClusters(store, language),
    listFlags: (tokens, caseless, out) => gazetteer.flags(tokens, out, { caseless })
  }
}
