/** A matcher of tests, without models: of the letters' pairs of two names, the share that both have. */
import type { NameMatcher, NameToMatch, PreparedName } from '../../../src/names/matching/types.js'

function pairsOfLetters(text: string): Set<string> {
  return new Set(text.split(' ').flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2))))
}

/** Counts what it is asked for. */
export class LetterMatcher implements NameMatcher {
  prepared = 0
  scored = 0
  readonly #pairs = new WeakMap<PreparedName, Set<string>>()

  prepare(name: NameToMatch): PreparedName {
    this.prepared++
    const prepared: PreparedName = { name, kind: name.kind ?? 'PERSON', latin: [name.text.toLowerCase()] }
    this.#pairs.set(prepared, pairsOfLetters(prepared.latin[0]!))
    return prepared
  }

  score(left: PreparedName, right: PreparedName): number {
    this.scored++
    const [one, other] = [this.#pairs.get(left)!, this.#pairs.get(right)!]
    let shared = 0
    for (const pair of one) if (other.has(pair)) shared++
    return (2 * shared) / (one.size + other.size)
  }

  explain(left: PreparedName, right: PreparedName) {
    return { score: this.score(left, right), tokens: [] }
  }
}
