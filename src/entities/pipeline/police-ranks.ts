/** Ranks of the police before names (British, Philippine, Indonesian, Malaysian): no part of them, and who stands behind one is a person, whether a model found anybody or not (`PC Dawn Hargreaves`, `P/Maj. Rodel Cruz`). */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { UsualName, type UsualNames } from '../lists/usual-names.js'
import { perLanguage } from '../per-language.js'
import { type Mention, ruleMention } from '../types.js'
import { withFound } from './cover.js'
import { tokenFrom } from './token-places.js'

/** Alternatives of a regular expression; one stands behind the other: `Det Ch Insp`. */
const ranks: Partial<Record<EntityLanguage, string>> = {
  eng: 'WPC|TPC|PCSO|PC|TDC|DC|DCI|DCS|DSU|DI|DS|PS|Det|Ch|Sgt|Insp|Supt',
  tgl: 'P/?(?:Maj|Capt|Cpt|Lt|Col|LtCol|SSg|SSgt|Cpl|MSg|EMS|Sgt|Gen|BGen|SMS|Insp|Supt)|SPO[1-4]|PO[1-3]|Pat|Kgd|Kap|Maj|Capt|Sgt|Cpl|Lt|Col|Gen',
  ind: 'AKP|AKBP|Kompol|Iptu|Ipda|Aiptu|Aipda|Bripka|Briptu|Bripda|Brigpol|Brigadir|Kombes|Brigjen|Irjen|Pol|Letda|Lettu|Letkol|Kapten|Serma|Serka|Sertu|Kopda|Praka',
  msa: 'Supt|ASP|DSP|ACP|SAC|Insp|Inspektor|Superintendan|Sjn|Sarjan|Koperal|Kpl|Asisten|Deputi|Penolong|Komisioner'
}
const LONGEST_RANKS = 32

interface Patterns {
  readonly rankBefore: RegExp
  readonly ranked: RegExp
}

const patternsOf = perLanguage((language): Patterns | undefined => {
  const row = ranks[language]
  if (row === undefined) return undefined
  const before = String.raw`(?:(?:${row})\.? ){1,4}`
  return {
    rankBefore: new RegExp(String.raw`^${before}(?=\p{Lu})`, 'u'),
    ranked: new RegExp(String.raw`(?<![\p{L}\p{N}&-])${before}(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]{1,24})(?![\p{L}\p{N}])`, 'gu')
  }
})

/** Share of such names that are right. */
const CONFIDENCE = 0.8

/** The names without ranks before them, and those behind ranks that are missing. @param flags of the lists, by token (`Flag`) */
export function withRanked(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  usual: () => UsualNames | undefined
): readonly Mention[] {
  const patterns = patternsOf(language)
  if (patterns === undefined) return mentions
  const { text, starts, ends } = tokens
  const isGiven = (token: number, name: string) =>
    (flags[token]! & Flag.given) !== 0 || (language !== 'eng' && ((usual()?.kind(name) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0)
  const found = [...text.matchAll(patterns.ranked)].flatMap(({ 0: whole, 1: name, index }) => {
    const start = index + whole.length - name!.length
    const given = tokenFrom(tokens, start)
    const surname = tokenFrom(tokens, start + name!.indexOf(' ') + 1)
    const isPerson = starts[given] === start && isGiven(given, text.slice(start, ends[given])) && ends[surname] === start + name!.length
    return isPerson && (flags[surname]! & Flag.head) === 0 ? [ruleMention(start, start + name!.length, 'PERSON', 'rank', CONFIDENCE)] : []
  })
  const behindRank = new Map(found.map((person) => [person.end, person]))
  const named = mentions.map((mention) => {
    const rank = patterns.rankBefore.exec(text.slice(mention.start, Math.min(mention.end, mention.start + LONGEST_RANKS)))
    if (rank === null) return mention
    return mention.type === 'PERSON' ? { ...mention, start: mention.start + rank[0].length } : (behindRank.get(mention.end) ?? mention)
  })
  return withFound(text.length, named, found, () => false)
}
