/** A text cut where mentions begin and end, so that any of them may overlap. */
import type { EntityAnswer } from '../../answer/shapes.js'

export interface Mention {
  /** In UTF-16 units, as strings count here and in the interface; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** Place of its entity in the answer. */
  readonly entity: number
}

export interface Segment {
  readonly start: number
  readonly end: number
  /** All that cover it, the shortest first; empty for plain text. */
  readonly mentions: readonly Mention[]
  /** Those of them whose last piece this is. */
  readonly closes: readonly Mention[]
}

/** Lines of a text (or pieces of a very long one), each cut into segments. */
export type Block = readonly Segment[]

/** A block beyond this many segments is ended: the browser lays out each at once. */
const MOST_SEGMENTS = 1500

/** All mentions of an answer in the order of the text, those outside of it left out. */
export function mentionsOf(entities: readonly EntityAnswer[], length: number): Mention[] {
  const all = entities.flatMap(({ mentionOffsets }, entity) =>
    mentionOffsets.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset, entity }))
  )
  return all.filter(({ start, end }) => start >= 0 && start < end && end <= length).sort((left, right) => left.start - right.start || right.end - left.end)
}

/** @param mentions in the order of `mentionsOf` */
export function segmentsOf(text: string, mentions: readonly Mention[]): Segment[] {
  const cuts = [...new Set([0, text.length, ...mentions.flatMap(({ start, end }) => [start, end])])].sort((left, right) => left - right)
  const segments: Segment[] = []
  let open: Mention[] = []
  let next = 0
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[index + 1]!
    open = open.filter((mention) => mention.end > start)
    while (next < mentions.length && mentions[next]!.start === start) open.push(mentions[next++]!)
    const covering = [...open].sort((left, right) => left.end - left.start - (right.end - right.start))
    segments.push({ start, end, mentions: covering, closes: covering.filter((mention) => mention.end === end) })
  }
  return segments
}

/** Segments by line; a line break belongs to the line that it ends. */
export function blocksOf(text: string, segments: readonly Segment[]): Block[] {
  const blocks: Segment[][] = [[]]
  for (const segment of segments) {
    let { start } = segment
    while (start < segment.end) {
      const isFull = blocks.at(-1)!.length >= MOST_SEGMENTS
      const lineEnd = segment.mentions.length > 0 ? -1 : text.indexOf('\n', start)
      const end = lineEnd < 0 || lineEnd >= segment.end ? segment.end : lineEnd + 1
      if (isFull) blocks.push([])
      blocks.at(-1)!.push({ ...segment, start, end })
      if (lineEnd >= 0 && lineEnd < segment.end) blocks.push([])
      start = end
    }
  }
  return blocks.filter((block) => block.length > 0)
}
