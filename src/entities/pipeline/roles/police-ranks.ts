/**
 * Ranks of the police before names (British, Philippine, Indonesian, Malaysian): no part of them, and who stands behind one is a person, whether a model found anybody
 * or not (`PC Dawn Hargreaves`, `P/Maj. Rodel Cruz`, `Kompol Ali Santoso`).
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { tokenFrom } from '../token-places.js'

/** Alternatives of a regular expression. */
const ranksOf: Readonly<Partial<Record<EntityLanguage, string>>> = {
  eng: 'WPC|TPC|PCSO|PC|TDC|DC|DCI|DCS|DSU|DI|DS|PS|Det|Ch|Sgt|Insp|Supt',
  tgl: 'P/?(?:Maj|Capt|Cpt|Lt|Col|LtCol|SSg|SSgt|Cpl|MSg|EMS|Sgt|Gen|BGen|SMS|Insp|Supt)|SPO[1-4]|PO[1-3]|Pat|Kgd|Kap|Maj|Capt|Sgt|Cpl|Lt|Col|Gen',
  ind: 'AKBP|AKP|Kompol|Kombes|Ipda|Iptu|Aipda|Aiptu|Bripka|Briptu|Bripda|Brigpol|Brigadir|Brigjen|Irjen|Komjen|Jenderal|Mayjen|Letjen|Letkol|Lettu|Letda|Kapten|Serma|Kopda|Praka|Serka|Sertu|Serda|Pelda|Peltu|Kapolsek|Kapolres(?:ta(?:bes)?)?|Kapolda|Kasat|Reskrim|Kanit|Pol|TNI',
  msa: 'ACP|DSP|ASP|SAC|DCP|Asst|Supt|Insp|Inspektor|Superintendan|Sjn|Sarjan|Kpl|Koperal|Asisten|Deputi|Penolong|Komisioner'
}
/** Nothing else is written like these, whatever a model took one with the name behind it for. */
const unmistaken: ReadonlySet<EntityLanguage> = new Set(['ind', 'msa'])
const LONGEST_RANKS = 32

interface Ranks {
  /** One behind the other: `Det Ch Insp`, `Kombes Pol`. */
  readonly before: RegExp
  readonly alone: RegExp
  readonly person: RegExp
}

const patternsOf = perLanguage((language): Ranks | undefined => {
  const words = ranksOf[language]
  if (words === undefined) return undefined
  const ranks = String.raw`(?:(?:${words})\.? ){1,4}`
  return {
    before: new RegExp(String.raw`^${ranks}(?=\p{Lu})(?!(?:Sdn|Bhd|Berhad|Tbk|Group|Holdings|Bank)(?!\p{L}))`, 'u'),
    alone: new RegExp(String.raw`^(?:${words})(?: (?:${words})){0,2}\.?$`, 'u'),
    person: new RegExp(String.raw`(?<![\p{L}\p{N}&-])${ranks}(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]{1,24})(?![\p{L}\p{N}])`, 'gu')
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
  const ranks = patternsOf(language)
  if (ranks === undefined) return mentions
  const { text, starts, ends } = tokens
  const isGiven = (token: number, name: string) =>
    (flags[token]! & Flag.given) !== 0 || (language !== 'eng' && ((usual()?.kind(name) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0)
  const found = [...text.matchAll(ranks.person)].flatMap(({ 0: whole, 1: name, index }) => {
    const start = index + whole.length - name!.length
    const given = tokenFrom(tokens, start)
    const surname = tokenFrom(tokens, start + name!.indexOf(' ') + 1)
    const isPerson = starts[given] === start && isGiven(given, text.slice(start, ends[given])) && ends[surname] === start + name!.length
    return isPerson && (flags[surname]! & Flag.head) === 0 ? [ruleMention(start, start + name!.length, 'PERSON', 'rank', CONFIDENCE)] : []
  })
  const behindRank = new Map(found.map((person) => [person.end, person]))
  const named = mentions.flatMap((mention) => {
    const name = text.slice(mention.start, Math.min(mention.end, mention.start + LONGEST_RANKS))
    const isUnmistaken = unmistaken.has(language) && mention.confidence !== undefined
    if (isUnmistaken && isRank(text, mention.start, mention.end, language)) return []
    const rank = ranks.before.exec(name)
    if (rank === null) return [mention]
    if (mention.type === 'PERSON' || isUnmistaken) return [{ ...mention, start: mention.start + rank[0].length, type: 'PERSON' }]
    return [behindRank.get(mention.end) ?? mention]
  })
  return withFound(text.length, named, found, () => false)
}

/** Whether a name is a rank before the name of who has it, in languages where it is nothing else. */
export function isRank(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (!unmistaken.has(language) || end - start > LONGEST_RANKS) return false
  return patternsOf(language)!.alone.test(text.slice(start, end)) && /^ \p{Lu}/u.test(text.slice(end, end + 2))
}
