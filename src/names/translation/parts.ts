/** What the directions of translation work with. */
import type { KnownName, NameDictionary } from '../dictionary/dictionary.js'
import type { HanOrigin } from '../origin/han.js'
import type { NameReadings } from '../readings/readings.js'
import type { Schemes } from '../schemes/schemes.js'
import type { Transliterator } from '../transliteration/transliterator.js'
import type { NameKind, Rendering } from '../types.js'
import type { GenericWords } from '../words/use.js'

export interface NameParts {
  readonly dictionary: NameDictionary
  readonly genericWords: GenericWords
  readonly hanOrigin: HanOrigin
  readonly readings: NameReadings
  readonly schemes: Schemes
  readonly transliterator: Transliterator
}

/** A name of which everything is known that is needed to write it in another way. */
export interface KnownSource {
  readonly text: string
  readonly kind: NameKind
  /** Languages whose tables serve: `zho` for `zht`. */
  readonly use: string
  readonly origin: string
}

/** Ways of single words that are put together; more than these are never among the likeliest. */
const MOST_OF_WORDS = 6
const MOST_TOGETHER = 24

/** Ways of a whole name from those of its words, the likeliest first. @param separator between the words */
export function together(words: readonly (readonly Rendering[])[], separator: string): Rendering[] {
  let names: Rendering[] = [{ text: '', probability: 1 }]
  for (const [place, ways] of words.entries()) {
    const longer = names.flatMap((name) =>
      ways.slice(0, MOST_OF_WORDS).map((way) => ({
        text: place === 0 ? way.text : `${name.text}${separator}${way.text}`,
        probability: name.probability * way.probability
      }))
    )
    names = longer.sort((left, right) => right.probability - left.probability || (left.text < right.text ? -1 : 1)).slice(0, MOST_TOGETHER)
  }
  return names
}

/** Two lists of ways of one word: the shares of a table, and what a model takes for likely. @param trust in the table, 0 to 1 */
export function mixed(table: readonly { readonly text: string; readonly weight: number }[], model: readonly Rendering[], trust: number): Rendering[] {
  if (table.length === 0) return [...model]
  const shares = new Map<string, Rendering>()
  const add = (text: string, probability: number) => {
    const key = text.toLowerCase()
    const known = shares.get(key)
    shares.set(key, { text: known?.text ?? text, probability: (known?.probability ?? 0) + probability })
  }
  for (const { text, weight } of table) add(text, trust * weight)
  for (const { text, probability } of model) add(text, (1 - trust) * probability)
  return [...shares.values()].sort((left, right) => right.probability - left.probability || (left.text < right.text ? -1 : 1))
}

/** Share of a name whose kind is another one than is asked for. */
const OTHER_KIND = 0.3
/** What of a name's weight does not come from how well its entity is known. */
const UNKNOWN_FAME = 0.1

/** Known forms by how likely they are meant: the better known entity of a name, of the kind that is asked for. */
export function weighed(known: readonly KnownName[], kind: NameKind | undefined): { readonly text: string; readonly weight: number }[] {
  const weights = known.map(({ weight, fame }) => weight * (UNKNOWN_FAME + fame))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return known.map((name, place) => {
    const fits = kind === undefined || name.kind === undefined || name.kind === kind
    return { text: name.text, weight: (weights[place]! / all) * (fits ? 1 : OTHER_KIND) }
  })
}

/** Answers of late to words, which come again in other names. */
const REMEMBERED = 10_000

export class WordMemory {
  readonly #ways = new Map<string, readonly Rendering[]>()

  of(key: string, find: () => readonly Rendering[]): readonly Rendering[] {
    let ways = this.#ways.get(key)
    if (ways === undefined) {
      if (this.#ways.size >= REMEMBERED) this.#ways.clear()
      ways = find()
      this.#ways.set(key, ways)
    }
    return ways
  }
}
