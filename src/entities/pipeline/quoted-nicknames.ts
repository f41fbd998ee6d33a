/** Persons with a nickname in quotation marks between a given name and a surname (`Jomar "Boyet" Dimaculangan`), of whom a model took a part or nothing. */
import type { TokenList } from '../../core/spans.js'
import { Flag } from '../lists/kinds.js'
import { type Mention, ruleMention } from '../types.js'
import { meetings } from './cover.js'
import { byStart } from './redactor.js'
import { tokenFrom } from './token-places.js'

const word = "\\p{Lu}[\\p{L}\\p{M}]+(?:[-'’]\\p{Lu}[\\p{L}\\p{M}]+)?"
const marked = /["“”„«»‘]|[ \u00a0]['’]\p{L}/u
const nicknamed = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}-])(${word})[ \\u00a0](?:["“”„][^"“”„\\n]{2,24}["“”]|«[^«»\\n]{2,24}»|»[^«»\\n]{2,24}«|[‘'’]\\p{L}[^‘'’"\\n]{1,23}['’])[ \\u00a0](${word})(?![\\p{L}\\p{M}])`,
  'gu'
)
const capitalBehind = /^[ \u00a0]\p{Lu}/u
/** Share of such names that are right. */
const CONFIDENCE = 0.85

/** The names with such persons whole. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withQuotedNicknames(tokens: TokenList, mentions: readonly Mention[], flags: Uint32Array): readonly Mention[] {
  const { text } = tokens
  if (!marked.test(text)) return mentions
  const sorted = [...mentions].sort(byStart)
  const beside = meetings(sorted)
  const taken = new Set<Mention>()
  const found: Mention[] = []
  for (const { 0: whole, 1: given, 2: surname, index } of text.matchAll(nicknamed)) {
    const span = { start: index, end: index + whole.length }
    const inside = beside(span)
    const givenEnd = index + given!.length
    const first = inside.find(({ start }) => start < givenEnd)
    const isListed = (flags[tokenFrom(tokens, index)]! & Flag.given) !== 0
    // behind a surname it is over
    const isGiven = isListed ? first === undefined || first.type === 'PERSON' : first?.type === 'PERSON' && first.start === index
    const last = tokenFrom(tokens, span.end - surname!.length)
    const isSurname = inside.at(-1)?.type === 'PERSON' || (flags[last]! & Flag.surname) !== 0 || (flags[last]! & (Flag.common | Flag.major)) === 0
    // `Adam Nowak "Muki" Piotr Lis`: the next of a row of players
    const isNext = text[span.end] === ':' || ((flags[last]! & Flag.given) !== 0 && capitalBehind.test(text.slice(span.end, span.end + 2)))
    if (!isGiven || !isSurname || isNext || inside.some(({ confidence, type }) => confidence === undefined || type === 'ORGANIZATION')) continue
    const start = Math.min(span.start, first?.start ?? span.start)
    const end = Math.max(span.end, inside.at(-1)?.end ?? span.end)
    if (inside.length === 1 && inside[0]!.type === 'PERSON' && inside[0]!.start === start && inside[0]!.end === end) continue
    for (const one of inside) taken.add(one)
    found.push(ruleMention(start, end, 'PERSON', 'nickname', CONFIDENCE))
  }
  return found.length === 0 ? mentions : [...sorted.filter((one) => !taken.has(one)), ...found].sort(byStart)
}
