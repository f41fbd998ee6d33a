/** Training examples of mention typing: windows of pieces with the classes of the mentions in them. */
import type { TokenList } from '../../src/core/spans.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { typingWindows } from '../../src/entities/typing/windows.js'
import type { WordPieces } from '../../src/models/encoder/word-pieces.js'
import type { ModelStore } from '../../src/models/store.js'
import { closureOf, type Ontology } from './ontology.js'

/** Classes of a mention: those it has, and those it may have (neither right nor wrong); all others are wrong. */
export interface Teaching {
  readonly has: readonly string[]
  readonly may: readonly string[]
}

export interface TaughtMention {
  readonly start: number
  readonly end: number
  /** Type as the extractor would give it, '' where it would give none. */
  readonly type: string
  readonly teaching: Teaching
}

/** Types that the head knows as an input; the first stands for none. */
export const INPUT_TYPES = ['', 'PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT'] as const

/** For several entities of one name: classes that all of them have, and classes that only some have. */
export function teachingOf(ontology: Ontology, namesakes: readonly (readonly string[])[]): Teaching {
  const closures = namesakes.map((classes) => closureOf(ontology, classes))
  const all = new Set(closures.flatMap((closure) => [...closure]))
  const has = [...all].filter((name) => closures.every((closure) => closure.has(name)))
  const kept = new Set(has)
  return { has, may: [...all].filter((name) => !kept.has(name)) }
}

/** Writes windows as lines `{source, language, pieces, mentions: [[from, to, type, has, may]]}` with classes by number. */
export class ExampleWriter {
  readonly #store: ModelStore
  readonly #pieces: WordPieces
  readonly #numbers: ReadonlyMap<string, number>
  readonly #write: (line: string) => void
  pieces = 0
  mentions = 0

  constructor(store: ModelStore, pieces: WordPieces, ontology: Ontology, write: (line: string) => void) {
    this.#store = store
    this.#pieces = pieces
    this.#numbers = new Map(ontology.classes.map((name, index) => [name, index]))
    this.#write = write
  }

  tokens(text: string, language: string): TokenList {
    return entityTokens(text, language, this.#store)
  }

  add(source: string, language: string, tokens: TokenList, mentions: readonly TaughtMention[]): void {
    for (const { pieces, places } of typingWindows(tokens, mentions, this.#pieces)) {
      const rows = places.map(({ mention, from, to }) => {
        const { type, teaching } = mentions[mention]!
        const known = (INPUT_TYPES as readonly string[]).indexOf(type)
        return [from, to, Math.max(0, known), this.#indices(teaching.has), this.#indices(teaching.may)]
      })
      this.#write(`${JSON.stringify({ source, language, pieces, mentions: rows })}\n`)
      this.pieces += pieces.length
      this.mentions += rows.length
    }
  }

  #indices(names: readonly string[]): number[] {
    return names.map((name) => this.#numbers.get(name)!)
  }
}
