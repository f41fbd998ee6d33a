/**
 * Fine types of mentions in their context: classes of the DBpedia ontology, by a small head on the multilingual encoder's hidden states. Linking compares them
 * with the classes of its candidates; until entities are linked, `ontologyTypes` comes from here.
 */
import type { NativeGuard } from '../../core/hooks.js'
import type { TokenList } from '../../core/spans.js'
import type { WordPieces } from '../../models/encoder/word-pieces.js'
import type { ModelStore } from '../../models/store.js'
import { loadWordPieces } from '../neural/network.js'
import { withoutRepeats } from '../neural/repeats.js'
import { hasSentenceEncoder, loadSentenceEncoder, type SentenceEncoder } from '../neural/sentence-encoder.js'
import { FEATURE_PARTS, writeFeatures } from './features.js'
import { HEAD, TypingHead } from './head.js'
import type { ClassTree } from './ontology.js'
import { typingWindows } from './windows.js'

export interface MentionToType {
  /** UTF-16 offsets in the text of the tokens. */
  readonly start: number
  readonly end: number
  /** Entity type, where one is known; the typer leans on PERSON, LOCATION, ORGANIZATION and PRODUCT. */
  readonly type?: string
}

/** Mentions that are typed at once; their features take 8 kB each. */
const BATCH = 256

/** Whether the typer and all it needs is there under the store's licence policy. */
export function hasMentionTyper(store: ModelStore): boolean {
  return store.has(HEAD) && hasSentenceEncoder(store)
}

/** A thread's mention typer; the encoder is opened with the first text. */
export class MentionTyper {
  readonly #store: ModelStore
  #head: TypingHead | undefined

  constructor(store: ModelStore) {
    this.#store = store
  }

  /** The classes that are known, by the columns of `probabilities`. @throws ModelError */
  get tree(): ClassTree {
    return this.#loadHead().tree
  }

  /**
   * How likely each mention is of each class; a class is as likely as its superclass or less, but for small errors.
   * @param mentions in any order; each costs its sentence (128 pieces at most)
   * @returns row by row [mentions, classes]; a mention that lies in no token gets zeros
   * @throws ModelError for a damaged model, what the guard throws
   */
  async probabilities(tokens: TokenList, mentions: readonly MentionToType[], guard?: NativeGuard): Promise<Float32Array> {
    const head = this.#loadHead()
    const count = head.tree.names.length
    const found = new Float32Array(mentions.length * count)
    if (mentions.length === 0) return found
    const encoder = await loadSentenceEncoder(this.#store)
    const pieces = await loadWordPieces(this.#store)
    for (let from = 0; from < mentions.length; from += BATCH) {
      const part = mentions.slice(from, from + BATCH)
      found.set(await readPart(encoder, head, tokens, part, pieces, guard), from * count)
    }
    return found
  }

  #loadHead(): TypingHead {
    this.#head ??= new TypingHead(this.#store.load(HEAD))
    return this.#head
  }
}

async function readPart(
  encoder: SentenceEncoder,
  head: TypingHead,
  tokens: TokenList,
  mentions: readonly MentionToType[],
  pieces: WordPieces,
  guard: NativeGuard | undefined
): Promise<Float32Array> {
  const size = FEATURE_PARTS * head.width
  const features = new Float32Array(mentions.length * size)
  const seen = new Uint8Array(mentions.length)
  await encoder.states(
    withoutRepeats(typingWindows(tokens, mentions, pieces)),
    ({ all }, states) => {
      for (const place of all.flatMap(({ places }) => places)) {
        writeFeatures(states, head.width, place, features, place.mention * size)
        seen[place.mention] = 1
      }
    },
    guard
  )
  const found = head.probabilities(
    features,
    mentions.map(({ type }) => type ?? '')
  )
  const count = head.tree.names.length
  for (const [mention, isSeen] of seen.entries()) if (isSeen === 0) found.fill(0, mention * count, (mention + 1) * count)
  return found
}
