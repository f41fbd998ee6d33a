/**
 * Two names that a model took for one though the document has both elsewhere: a town and who is there (`Львові | Зеленському`), or two persons of whom the first has the ending of
 * a case (`Orbánnal | Szijjártó Péter`).
 */
import type { TokenList } from '../../core/spans.js'
import { tokenWords } from '../chains/token-words.js'
import { languagesWithSurnameFirst } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { isBlankBehind, textOf, tokenFrom } from './token-places.js'

/** Languages whose names have the endings of cases. */
const languages: ReadonlySet<EntityLanguage> = new Set(['ces', 'est', 'fin', 'hrv', 'hun', 'lav', 'lit', 'pol', 'rus', 'slk', 'slv', 'srp', 'ukr'])
const nameWord = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u
/** Words of such a mention. */
const MOST_WORDS = 3
const SHORTEST_STEM = 3

interface Own {
  readonly mention: Mention
  readonly folded: string
}

/** The mentions with such names apart. Linear. @param mentions in any order */
export function withOwnNamesApart(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  if (!languages.has(language)) return mentions
  const joined = mentions.filter(({ start, end, confidence, type }) => confidence !== undefined && type !== 'TITLE' && isOfWords(tokens, start, end))
  if (joined.length === 0) return mentions
  const { starts, ends } = tokens
  const words = tokenWords(tokens, language)
  const isSurnameFirst = languagesWithSurnameFirst.has(language)
  const places = new Map<string, Own>()
  const surnames = new Map<string, Own>()
  for (const mention of mentions) {
    const first = tokenFrom(tokens, mention.start)
    const last = tokenFrom(tokens, mention.end - 1)
    if (starts[first] !== mention.start || ends[last] !== mention.end) continue
    const token = mention.type === 'PERSON' && !isSurnameFirst ? last : first
    const own = { mention, folded: words.folded(token) }
    if (words.stem(token).length < SHORTEST_STEM) continue
    if (mention.type === 'LOCATION' && first === last) places.set(words.stem(token), own)
    // of three words the first may be somebody else's
    else if (mention.type === 'PERSON' && last - first === 1) surnames.set(words.stem(token), own)
  }
  const parts = new Map<Mention, readonly Mention[]>()
  for (const mention of joined) {
    const first = tokenFrom(tokens, mention.start)
    const second = first + 1
    const isTwo = ends[second] === mention.end
    const place = places.get(words.stem(first))
    const person = surnames.get(words.stem(first))
    const other = surnames.get(words.stem(second))
    const isOther = (own: Own | undefined): own is Own => own !== undefined && own.mention !== mention
    if (isTwo && isOther(place) && isOther(other) && mention.type !== 'PERSON')
      parts.set(mention, [
        { ...mention, type: 'LOCATION', end: ends[first]! },
        { ...mention, type: 'PERSON', start: starts[second]! }
      ])
    else if (!isTwo && mention.type === 'PERSON' && isOther(person) && person.folded !== words.folded(first))
      parts.set(mention, [
        { ...mention, end: ends[first]! },
        { ...mention, start: starts[second]! }
      ])
  }
  return parts.size === 0 ? mentions : mentions.flatMap((mention) => parts.get(mention) ?? [mention])
}

/** Whether a mention is two or three words with capitals. */
function isOfWords(tokens: TokenList, start: number, end: number): boolean {
  let token = tokenFrom(tokens, start)
  for (let words = 1; words <= MOST_WORDS && token < tokens.count; words++, token++) {
    if (!nameWord.test(textOf(tokens, token))) return false
    if (tokens.ends[token] === end) return words > 1
    if (!isBlankBehind(tokens, token)) return false
  }
  return false
}
