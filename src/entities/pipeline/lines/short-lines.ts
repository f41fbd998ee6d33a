/**
 * Where there is no sentence (a brand alone, a column of names, text in capitals) a network has nothing to go by, and the statistical model, which looks at the word
 * itself and at lists, finds what it loses.
 */
import { firstAtLeast } from '../../../core/sorted.js'
import type { TokenList } from '../../../core/spans.js'
import type { Mention } from '../../types.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'

/** Tokens of a line without a sentence, at most. */
export const SHORT = 4
/** The least confidence of a mention that only the statistical model finds. */
const SURE = 0.6

/**
 * The network's mentions and those of the statistical model in short lines where the network has none.
 * @param lines tokens with a sentence for each line
 * @param caseless every line is one without help of capitals
 */
export function withShortLines(neural: readonly Mention[], statistical: readonly Mention[], lines: TokenList, caseless: boolean): Mention[] {
  const ordered = [...neural].sort(byStart)
  let next = 0
  const found = statistical.filter(({ start, end, confidence = 0 }) => {
    while (next < ordered.length && ordered[next]!.end <= start) next++
    const isFree = next >= ordered.length || ordered[next]!.start >= end
    return isFree && confidence >= SURE && (caseless || tokensOfLine(lines, start) <= SHORT)
  })
  return [...ordered, ...found].sort(byStart)
}

function tokensOfLine(lines: TokenList, offset: number): number {
  const { sentences, count } = lines
  const token = tokenFrom(lines, offset)
  const after = firstAtLeast(sentences, token + 1)
  return (sentences[after] ?? count) - sentences[after - 1]!
}
