/** Resolves overlaps: of mentions that share text one stays. */
import type { Span } from '../../core/spans.js'
import type { Mention } from '../types.js'

/**
 * The mentions that stay, in text order: of two that overlap the longer, then the heavier, then the earlier, as the API promises.
 * Empty mentions and such that reach out of the text are dropped. O(n log n + length of the text).
 * @param length of the text, UTF-16 units
 */
export function redact(mentions: readonly Mention[], length: number): Mention[] {
  const ranked = mentions.filter(({ start, end }) => start >= 0 && start < end && end <= length)
  if (isDisjoint(ranked)) return ranked
  ranked.sort(byRank)
  const taken = new Uint8Array(length)
  const kept: Mention[] = []
  for (const mention of ranked) {
    // What was taken is at least as long: an overlap covers the first or the last unit of this one.
    if (taken[mention.start] === 1 || taken[mention.end - 1] === 1) continue
    taken.fill(1, mention.start, mention.end)
    kept.push(mention)
  }
  return kept.sort(byStart)
}

/** Order of stretches in a text. */
export function byStart(left: Span, right: Span): number {
  return left.start - right.start || left.end - right.end
}

function byRank(left: Mention, right: Mention): number {
  return right.end - right.start - (left.end - left.start) || right.weight - left.weight || left.start - right.start
}

function isDisjoint(mentions: readonly Mention[]): boolean {
  for (let index = 1; index < mentions.length; index++) if (mentions[index]!.start < mentions[index - 1]!.end) return false
  return true
}
