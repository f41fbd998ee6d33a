/** Lists and tables: cells are sentences of their own. */
import type { TokenList } from '../../core/spans.js'

/** The same tokens, with a sentence ending at every tab, line break and run of two or more blanks (`enableStructuredRegion`). */
export function splitStructure(tokens: TokenList): TokenList {
  return splitAt(tokens, isCellGap)
}

/** The same tokens, with a sentence ending at every tab: no name goes over one, in any text. */
export function splitTabs(tokens: TokenList): TokenList {
  return tokens.text.includes('\t') ? splitAt(tokens, (text, from, to) => text.slice(from, to).includes('\t')) : tokens
}

function splitAt(tokens: TokenList, isGap: (text: string, from: number, to: number) => boolean): TokenList {
  const starts: number[] = []
  let next = 0
  for (let index = 0; index < tokens.count; index++) {
    const given = tokens.sentences[next] === index
    if (given) next++
    if (given || (index > 0 && isGap(tokens.text, tokens.ends[index - 1]!, tokens.starts[index]!))) starts.push(index)
  }
  return { ...tokens, sentences: Uint32Array.from(starts) }
}

function isCellGap(text: string, from: number, to: number): boolean {
  if (to - from >= 2) return true
  const code = text.charCodeAt(from)
  return to > from && (code === 9 || (code >= 10 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029)
}
