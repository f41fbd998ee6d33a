/** Names of the knowledge base in running text: which entities a name may mean, and which names a text contains. */
import type { TokenList } from '../../src/core/spans.js'
import { type Teaching, teachingOf } from './examples.js'
import { isHeldOut, type KnownEntity } from './knowledge-base.js'
import type { Ontology } from './ontology.js'

/** An entity this many times better known than the others of its name is taken as the one meant. */
const CLEARLY_KNOWN = 5
/** A name of more entities than this says nothing about the class. */
const MOST_NAMESAKES = 12
const LONGEST_NAME = 5
/** Fame that an entity needs for a single word of unmarked text to be taken as its name. */
const FAMOUS = 12

export class NameIndex {
  readonly #entities: readonly KnownEntity[]
  readonly #byName = new Map<string, number[]>()
  readonly #ontology: Ontology

  constructor(entities: readonly KnownEntity[], ontology: Ontology) {
    this.#entities = entities
    this.#ontology = ontology
    for (const [index, entity] of entities.entries()) {
      const aliases = entity.aliases.filter((alias) => alias.includes(' ') || alias.length > 6)
      for (const name of new Set([entity.label, ...aliases, ...Object.values(entity.names).flat()])) {
        const list = this.#byName.get(name)
        if (list === undefined) this.#byName.set(name, [index])
        else list.push(index)
      }
    }
  }

  /** Entities that a name may mean: one where it is clearly better known than the others. @param types those that are looked at, all of them by default */
  named(name: string, types?: readonly string[]): KnownEntity[] {
    const found = (this.#byName.get(name) ?? []).map((index) => this.#entities[index]!).filter(({ type }) => types === undefined || types.includes(type))
    if (found.length < 2) return found
    const [first, second] = found.sort((left, right) => right.fame - left.fame)
    return first!.fame > CLEARLY_KNOWN * second!.fame ? [first!] : found
  }

  /** What a name teaches; undefined where it means nobody known, too many, or an entity that training may not see. */
  teaching(entities: readonly KnownEntity[]): Teaching | undefined {
    if (entities.length === 0 || entities.length > MOST_NAMESAKES) return undefined
    if (entities.some(({ qid, taught }) => isHeldOut(qid) || taught.length === 0)) return undefined
    const teaching = teachingOf(
      this.#ontology,
      entities.map(({ taught }) => taught)
    )
    return teaching.has.length > 0 ? teaching : undefined
  }

  /** Names in a text without marks, the longest at each place: several words, or one word of an entity that is well known. */
  find(tokens: TokenList): { start: number; end: number; entities: KnownEntity[] }[] {
    const found: { start: number; end: number; entities: KnownEntity[] }[] = []
    for (let first = 0; first < tokens.count; ) {
      const start = tokens.starts[first]!
      let next = first + 1
      if (beginsName(tokens.text.slice(start, start + 2))) {
        for (let last = Math.min(tokens.count, first + LONGEST_NAME) - 1; last >= first; last--) {
          const end = tokens.ends[last]!
          const entities = this.named(tokens.text.slice(start, end))
          if (entities.length === 0 || !(last > first || isPlainName(tokens, first, entities))) continue
          found.push({ start, end, entities })
          next = last + 1
          break
        }
      }
      first = next
    }
    return found
  }
}

function beginsName(text: string): boolean {
  return /^(?:\p{Lu}|\p{Lt}|\p{Lo})/u.test(text)
}

function isPlainName(tokens: TokenList, token: number, [best]: readonly KnownEntity[]): boolean {
  const name = tokens.text.slice(tokens.starts[token], tokens.ends[token])
  const least = /^\p{Lo}/u.test(name) ? 2 : 4
  const opens = tokens.sentences.includes(token) && /^\p{Lu}/u.test(name)
  return name.length >= least && best!.fame >= FAMOUS && !opens
}
