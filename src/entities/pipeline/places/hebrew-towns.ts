/**
 * Hebrew towns behind verbs of going and living, with the preposition that is written to them (`הגענו לאילת`, `נולדה בעפולה`), of which models make a person or nothing; and a town without the
 * next verb, which a model took together with it (`בחיפה | ועובדים`).
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'

const CONFIDENCE = 0.85
const SOURCE = 'hebrew-town'
const SHORTEST = 4
/** Behind whom somebody goes, as one goes to persons too: of several, or long ways. */
const going: ReadonlySet<string> = new Set(
  'הגענו הגעתי הגעתם הגיעו נסענו נסעתי נסע נסעה נסעו נוסעים נוסע נוסעת ניסע טסנו טסתי טס טסה טסו טסים חזרנו חזרתי חזר חזרה חזרו חוזרים עברנו עברתי עבר עברה עברו עוברים לעבור ירדנו ירדתי ירדו עלינו יצאנו יצאתי יצאו לנסוע לטוס'.split(
    ' '
  )
)
const living: ReadonlySet<string> = new Set('גר גרה גרים גרות גרנו גרתי מתגורר מתגוררת מתגוררים התגורר התגוררה נולד נולדה נולדו נולדתי'.split(' '))
const and = /^ו\p{L}{3,}$/u

/** The names with those towns. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withHebrewTowns(tokens: TokenList, names: readonly Mention[], flags: Uint32Array, known: KnownNames | undefined): readonly Mention[] {
  const { text, starts, ends, classes, count } = tokens
  const cut = names.map((name) => withoutVerb(name, tokens, flags))
  const found: Mention[] = []
  for (let token = 1; token < count; token++) {
    const letter = text[starts[token]!]
    if ((letter !== 'ל' && letter !== 'ב') || classes[token] !== TokenClass.word || (flags[token]! & Flag.placeFirst) === 0) continue
    if (!isBlankBehind(tokens, token - 1) || !(letter === 'ל' ? going : living).has(textOf(tokens, token - 1))) continue
    const town = textOf(tokens, token).slice(1)
    if (town.length < SHORTEST || (flags[token]! & Flag.common) !== 0) continue
    if (known === undefined || knownAs(createForm(town, 'heb'), 'heb', known)?.type !== 'LOCATION') continue
    found.push(ruleMention(starts[token]!, ends[token]!, 'LOCATION', SOURCE, CONFIDENCE))
  }
  if (found.length === 0) return cut
  const met = meetings([...cut].sort(byStart))
  // a longer name is another one (`לאילת שחר`)
  const towns = found.filter((one) =>
    met(one).every(({ start, end, type, confidence }) => start >= one.start && end <= one.end && type === 'PERSON' && confidence !== undefined)
  )
  const taken = meetings(towns)
  return [...cut.filter((name) => taken(name).length === 0), ...towns].sort(byStart)
}

function withoutVerb(name: Mention, tokens: TokenList, flags: Uint32Array): Mention {
  if (name.type !== 'LOCATION' || name.confidence === undefined) return name
  const first = tokenFrom(tokens, name.start)
  const last = first + 1
  if (last >= tokens.count || tokens.ends[last] !== name.end || !isBlankBehind(tokens, first)) return name
  const isVerb = and.test(textOf(tokens, last)) && (flags[last]! & (Flag.common | Flag.placeFirst)) === Flag.common
  return isVerb && (flags[first]! & Flag.placeFirst) !== 0 ? { ...name, end: tokens.ends[first]! } : name
}
