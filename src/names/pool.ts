/** Ways of writing a name that several sources propose. */
import type { Rendering } from './types.js'

/** Ways that are told apart by no reader of a list: case, apostrophes and hyphens. */
function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s'’ʼ‘`-]+/gu, ' ')
    .trim()
}

/** Gathers proposals; the same form from two sources speaks for itself. */
export class Pool {
  readonly #forms = new Map<string, { text: string; best: number; missing: number }>()

  /** @param probability that this way is the usual one, in the eyes of one source */
  add(text: string, probability: number): void {
    const trimmed = text.trim().normalize('NFC')
    if (trimmed === '') return
    const key = keyOf(trimmed)
    const known = this.#forms.get(key)
    if (known === undefined) {
      this.#forms.set(key, { text: trimmed, best: probability, missing: 1 - probability })
      return
    }
    // independent witnesses: what both miss
    known.missing *= 1 - probability
    if (probability > known.best) {
      known.best = probability
      known.text = trimmed
    }
  }

  get size(): number {
    return this.#forms.size
  }

  /** The likeliest first, at most so many. Ties by the order of the letters, so that the answer is always the same. */
  best(most: number): Rendering[] {
    return [...this.#forms.values()]
      .map(({ text, missing }) => ({ text, probability: rounded(1 - missing) }))
      .sort((left, right) => right.probability - left.probability || (left.text < right.text ? -1 : 1))
      .slice(0, most)
  }
}

function rounded(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000
}
