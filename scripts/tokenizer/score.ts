import type { TokenList } from '../../src/core/spans.js'
import type { GoldText } from './data.js'

export interface Score {
  readonly correct: number
  readonly predicted: number
  readonly gold: number
}

export function f1({ correct, predicted, gold }: Score): number {
  return predicted + gold === 0 ? 100 : (200 * correct) / (predicted + gold)
}

/** Tokens found with exactly the gold span. */
export function scoreTokens(tokens: TokenList, gold: GoldText): Score {
  let correct = 0
  let index = 0
  for (let found = 0; found < tokens.count; found++) {
    const start = tokens.starts[found]!
    while (index < gold.starts.length && gold.starts[index]! < start) index++
    if (gold.starts[index] === start && gold.ends[index] === tokens.ends[found]) correct++
  }
  return { correct, predicted: tokens.count, gold: gold.starts.length }
}

/** Sentences found with exactly the gold span (first token's start to last token's end). */
export function scoreSentences(tokens: TokenList, gold: GoldText): Score {
  const spans = new Set(
    gold.sentences.map((first, index) => {
      const last = (gold.sentences[index + 1] ?? gold.starts.length) - 1
      return `${gold.starts[first]}-${gold.ends[last]}`
    })
  )
  let correct = 0
  for (const [index, first] of tokens.sentences.entries()) {
    const last = (tokens.sentences[index + 1] ?? tokens.count) - 1
    if (spans.has(`${tokens.starts[first]}-${tokens.ends[last]}`)) correct++
  }
  return { correct, predicted: tokens.sentences.length, gold: gold.sentences.length }
}
