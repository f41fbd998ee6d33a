/** The baseline of the entity figures: the longest match of the names of the train part, each with its commonest type. */
import type { TokenList } from '../../../src/core/spans.js'
import type { CorpusSpan, CorpusText } from '../corpora.js'

type Tokens = (text: string) => TokenList

interface KnownNames {
  /** Type by the tokens of the name, joined by blanks. */
  readonly types: ReadonlyMap<string, string>
  /** Longest name in tokens by its first token. */
  readonly longest: ReadonlyMap<string, number>
}

function forms({ text, count, starts, ends }: TokenList): string[] {
  return Array.from({ length: count }, (_, index) => text.slice(starts[index], ends[index]))
}

/** Names of annotated texts. @param tokens cuts as the service does */
export function learnNames(texts: readonly CorpusText[], types: ReadonlySet<string>, tokens: Tokens): KnownNames {
  const counts = new Map<string, Map<string, number>>()
  const cut = new Map<string, string[]>()
  for (const { text, spans } of texts) {
    for (const { start, end, type } of spans) {
      if (!types.has(type)) continue
      const name = text.slice(start, end)
      const words = cut.get(name) ?? forms(tokens(name))
      cut.set(name, words)
      const byType = counts.get(words.join(' ')) ?? new Map<string, number>()
      byType.set(type, (byType.get(type) ?? 0) + 1)
      counts.set(words.join(' '), byType)
    }
  }
  const longest = new Map<string, number>()
  const commonest = new Map<string, string>()
  for (const words of cut.values()) longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0))
  for (const [name, byType] of counts) commonest.set(name, [...byType].sort((left, right) => right[1] - left[1])[0]![0])
  return { types: commonest, longest }
}

/** Known names of a text, the longest first at each place. */
export function findKnownNames(tokens: TokenList, { types, longest }: KnownNames): CorpusSpan[] {
  const words = forms(tokens)
  const spans: CorpusSpan[] = []
  for (let index = 0; index < words.length; ) {
    let length = Math.min(longest.get(words[index]!) ?? 0, words.length - index)
    while (length > 0 && !types.has(words.slice(index, index + length).join(' '))) length--
    if (length > 0) {
      const type = types.get(words.slice(index, index + length).join(' '))!
      spans.push({ start: tokens.starts[index]!, end: tokens.ends[index + length - 1]!, type })
    }
    index += Math.max(length, 1)
  }
  return spans
}
