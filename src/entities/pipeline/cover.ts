import { firstAtLeast } from '../../core/sorted.js'
import type { Span } from '../../core/spans.js'

/** A set of stretches of one text. */
export class Cover {
  readonly #taken: Uint8Array

  constructor(length: number, spans: readonly Span[]) {
    this.#taken = new Uint8Array(length)
    for (const span of spans) this.add(span)
  }

  /** Adds a stretch. */
  add({ start, end }: Span): void {
    this.#taken.fill(1, start, end)
  }

  /** Whether a stretch shares text with one of them. */
  overlaps({ start, end }: Span): boolean {
    for (let at = start; at < end; at++) if (this.#taken[at] === 1) return true
    return false
  }
}

/**
 * Names together with those that a rule found, in text order: what was there before stays, and nothing is found over it, unless it yields.
 * @param length of the text
 * @param yields whether a name that shares text with something found gives way
 */
export function withFound<T extends Span>(length: number, names: readonly T[], found: readonly T[], yields: (name: T) => boolean): T[] {
  if (found.length === 0) return [...names]
  const own = new Cover(length, found)
  const kept = names.filter((name) => !own.overlaps(name) || !yields(name))
  const taken = new Cover(length, kept)
  return [...kept, ...found.filter((one) => !taken.overlaps(one))].sort((left, right) => left.start - right.start)
}

/**
 * Tells which of some stretches of a text share text with another one, each in O(log n) and their number.
 * @param spans in text order, without overlaps
 */
export function meetings<T extends Span>(spans: readonly T[]): (one: Span) => T[] {
  const ends = spans.map(({ end }) => end)
  return ({ start, end }) => {
    const found: T[] = []
    for (let at = firstAtLeast(ends, start + 1); at < spans.length && spans[at]!.start < end; at++) found.push(spans[at]!)
    return found
  }
}

/** Whether one stretch has the other in it. */
export function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && outer.end >= inner.end
}
