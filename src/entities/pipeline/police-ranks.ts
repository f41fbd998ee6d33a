/** Ranks of the British police before names: no part of them, and who stands behind one is a person, whether a model found anybody or not (`PC Dawn Hargreaves`). */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type Mention, ruleMention } from '../types.js'
import { withFound } from './cover.js'
import { tokenFrom } from './token-places.js'

/** One behind the other: `Det Ch Insp`. */
const ranks = String.raw`(?:(?:WPC|TPC|PCSO|PC|TDC|DC|DCI|DCS|DSU|DI|DS|PS|Det|Ch|Sgt|Insp|Supt)\.? ){1,4}`
const LONGEST_RANKS = 24
const rankBefore = new RegExp(String.raw`^${ranks}(?=\p{Lu})`, 'u')
const ranked = new RegExp(String.raw`(?<![\p{L}\p{N}&-])${ranks}(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]{1,24})(?![\p{L}\p{N}])`, 'gu')
/** Share of such names that are right. */
const CONFIDENCE = 0.8

/** The names without ranks before them, and those behind ranks that are missing. @param flags of the lists, by token (`Flag`) */
export function withRanked(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  if (language !== 'eng') return [...mentions]
  const { text, starts, ends } = tokens
  const found = [...text.matchAll(ranked)].flatMap(({ 0: whole, 1: name, index }) => {
    const start = index + whole.length - name!.length
    const given = tokenFrom(tokens, start)
    const surname = tokenFrom(tokens, start + name!.indexOf(' ') + 1)
    const isPerson = starts[given] === start && (flags[given]! & Flag.given) !== 0 && ends[surname] === start + name!.length
    return isPerson && (flags[surname]! & Flag.head) === 0 ? [ruleMention(start, start + name!.length, 'PERSON', 'rank', CONFIDENCE)] : []
  })
  const behindRank = new Map(found.map((person) => [person.end, person]))
  const named = mentions.map((mention) => {
    const rank = rankBefore.exec(text.slice(mention.start, Math.min(mention.end, mention.start + LONGEST_RANKS)))
    if (rank === null) return mention
    return mention.type === 'PERSON' ? { ...mention, start: mention.start + rank[0].length } : (behindRank.get(mention.end) ?? mention)
  })
  return withFound(text.length, named, found, () => false)
}
