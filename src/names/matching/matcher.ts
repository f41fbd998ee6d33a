/** Whether two names are likely of the same person, place or organisation. */
import type { ModelStore } from '../../models/store.js'
import { scriptOfName } from '../scripts.js'
import { foldedLatin } from '../transliteration/letters.js'
import { Transliterator } from '../transliteration/transliterator.js'
import type { MatchExplanation, NameMatcher, NameToMatch, PreparedName } from './types.js'

/** @throws ModelError when an artefact is missing or damaged */
export function createNameMatcher(store: ModelStore): NameMatcher {
  return new Matcher(store)
}

/** Of the words of two names, how many are the same: stands in until words are compared. */
class Matcher implements NameMatcher {
  readonly #transliterator: Transliterator

  constructor(store: ModelStore) {
    this.#transliterator = Transliterator.open(store)
  }

  prepare(name: NameToMatch): PreparedName {
    const kind = name.kind ?? 'PERSON'
    const latin =
      scriptOfName(name.text) === 'Latn'
        ? [foldedLatin(name.text)]
        : this.#transliterator.toLatin(name.text, name.language ?? 'rus', kind, 3).map(({ text }) => text)
    return { name, kind, latin: latin.length > 0 && latin[0] !== '' ? latin : [name.text.toLowerCase()] }
  }

  score(left: PreparedName, right: PreparedName): number {
    return this.explain(left, right).score
  }

  explain(left: PreparedName, right: PreparedName): MatchExplanation {
    const [one, other] = [new Set(left.latin[0]!.split(' ')), new Set(right.latin[0]!.split(' '))]
    const shared = [...one].filter((word) => other.has(word))
    const score = (2 * shared.length) / (one.size + other.size)
    return { score, tokens: shared.map((word) => ({ left: word, right: word, kind: 'exact', score: 1, weight: 1 / one.size })) }
  }
}
