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
    return this.#taken.subarray(start, end).includes(1)
  }
}
