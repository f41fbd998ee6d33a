import type { TokenList } from './spans.js'

export interface SentenceOffset {
  readonly start: number
  readonly end: number
}

/**
 * Sentences as offsets that together cover the whole text: white space after a sentence belongs to it, white space before the first one too.
 * A text without tokens is one sentence; an empty text has none.
 */
export function sentenceOffsets(tokens: TokenList): SentenceOffset[] {
  const length = tokens.text.length
  if (length === 0) return []
  const offsets: SentenceOffset[] = []
  let start = 0
  for (let index = 1; index < tokens.sentences.length; index++) {
    const next = tokens.starts[tokens.sentences[index]!]!
    offsets.push({ start, end: next })
    start = next
  }
  offsets.push({ start, end: length })
  return offsets
}
