/** Names of entities that nearly everybody knows, in languages whose models miss many: found by the words alone. */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { foldWord, stemWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type KnownNames, knownNameHash } from '../lists/known-names.js'
import { type Mention, mentionWeight } from '../types.js'
import { tokenFrom } from './token-places.js'

/** Languages with little or no annotated text of news. In others such names are mistaken more often than missed: measured on the development corpora. */
const sparse: ReadonlySet<EntityLanguage> = new Set(['cat', 'lit', 'msa', 'pus', 'tel', 'tgl', 'vie'])
const MOST_TOKENS = 6
/** Letters of a name of one word. */
const SHORTEST = 4
/** Share of them that are right, on the development corpora. */
const FAMOUS = 0.7
const capital = /^\p{Lu}/u
const hasCase = /\p{Lu}|\p{Ll}/u

/**
 * Mentions of well-known entities where no name stands yet, the longest first.
 * @param names found, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function famousNames(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  if (known === undefined || !sparse.has(language)) return []
  const { text, count, starts, ends, classes } = tokens
  const taken = new Uint8Array(count)
  for (const { start, end } of names) for (let token = tokenFrom(tokens, start); token < count && starts[token]! < end; token++) taken[token] = 1
  const found: Mention[] = []
  for (let first = 0; first < count; first++) {
    if (taken[first] === 1 || classes[first] !== TokenClass.word) continue
    if (hasCase.test(text[starts[first]!]!) && !capital.test(text[starts[first]!]!)) continue
    const words: string[] = []
    let best: { last: number; entity: number } | undefined
    for (let last = first; last < Math.min(count, first + MOST_TOKENS) && taken[last] === 0 && classes[last] === TokenClass.word; last++) {
      const gap = last === first ? 0 : starts[last]! - ends[last - 1]!
      if (gap > 1 || (gap === 1 && text[ends[last - 1]!] !== ' ')) break
      const word = foldWord(text.slice(starts[last], ends[last]))
      if (gap === 0 && last > first) words[words.length - 1] += word
      else words.push(word)
      const entity =
        known.entity(knownNameHash(words)) ??
        known.entity(
          knownNameHash(
            words.map((one) => stemWord(one, language)),
            language
          )
        )
      if (entity === undefined || !known.isFamous(entity)) continue
      if (last === first && ((flags[first]! & Flag.common) !== 0 || word.length < SHORTEST)) continue
      best = { last, entity }
    }
    if (best === undefined) continue
    found.push({
      start: starts[first]!,
      end: ends[best.last]!,
      type: known.typeOf(best.entity),
      source: 'gazetteer',
      subsource: 'known-names',
      weight: mentionWeight.model,
      confidence: FAMOUS
    })
    first = best.last
  }
  return found
}
