import { type Mention, mentionWeight, type PatternType } from '../../types.js'

/** Collects mentions of identifiers. */
export class Found {
  readonly mentions: Mention[] = []

  add(start: number, end: number, type: PatternType, subsource: string): void {
    this.mentions.push({ start, end, type, source: 'regex', subsource, weight: mentionWeight.certainPattern })
  }
}

/** Longest match first: of overlapping mentions the longer stays, then the earlier. In text order. */
export function longestMentions(mentions: readonly Mention[]): Mention[] {
  const sorted = [...mentions].sort((one, other) => one.start - other.start || other.end - one.end)
  const kept: Mention[] = []
  for (const mention of sorted) {
    const last = kept.at(-1)
    if (last === undefined || last.end <= mention.start) kept.push(mention)
    else if (mention.end - mention.start > last.end - last.start) kept[kept.length - 1] = mention
  }
  return kept
}
