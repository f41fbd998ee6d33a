/**
 * Scandinavian names in s (`Røros`, `Wales`), which look like the genitive of another one: where nothing stands behind them that somebody could have, they are their own lemma.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'

const languages: ReadonlySet<string> = new Set(['dan', 'nno', 'nob', 'swe'])
/** What a genitive stands before. */
const had = new Set<number>([tagNumber.ADJ, tagNumber.ADV, tagNumber.NOUN, tagNumber.NUM, tagNumber.PROPN, tagNumber.X])

/** Their lemmas, by token. */
export function readNamesInS(language: string, tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): Map<number, string> {
  const found = new Map<number, string>()
  if (!languages.has(language)) return found
  const { text, ends, starts, count, classes } = tokens
  for (let index = 0; index < count; index++) {
    if (tags[index] !== tagNumber.PROPN || text.charAt(ends[index]! - 1) !== 's' || classes[index] !== TokenClass.word) continue
    if (index + 1 < count && had.has(tags[index + 1]!)) continue
    const name = text.slice(starts[index], ends[index])
    const base = name.slice(0, -1)
    if (lemmatizer.lemma(name, tagNumber.PROPN) === base && !lemmatizer.knows(base.toLowerCase(), tagNumber.PROPN)) found.set(index, name)
  }
  return found
}
