/**
 * Names of shops and associations that begin with an article in capitals, behind what they are (`l'association Les Amis du Lavoir`, `magazinul La Nea Costică`, `eetcafé De Hoek`):
 * organizations, whatever words they are made of.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBeside, isBlankBehind, startsSentence, textOf } from '../token-places.js'
import { isBehindShopKind } from './quoted-names.js'

const article = /^(?:The|La|Le|Les|L['’]|El|Els|Los|Las|Il|Lo|Gli|De|Den|Det|Het|O|A|Os|As|Al|Alla|Zum|Zur|Chez|Da|Pod|Casa)$/u
const word = /^\p{Lu}[\p{L}\p{M}’'-]*$/u
const particle = /^(?:de|d['’]|du|des|del|dels|di|da|do|das|dos|la|le|les|el|los|las|al|alla|au|aux|van|der|of|the|cu|din|&)$/u
/** Languages whose surnames begin with articles. */
const ofSurnames: ReadonlySet<EntityLanguage> = new Set(['nld', 'fra', 'ita', 'spa', 'deu'])
/** What nobody is behind. */
const society = /^(?:ass?ocia|verein|vereniging|forening)/iu
/** Words of such a name. */
const MOST_WORDS = 5
const CONFIDENCE = 0.8

/** The names with those; what a model made of their parts gives way. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withArticledNames(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const { text, starts, ends, count } = tokens
  const found: Span[] = []
  for (let token = 1; token + 1 < count; token++) {
    if (!mayBeCapital(text.charCodeAt(starts[token]!)) || !article.test(textOf(tokens, token)) || startsSentence(tokens, token)) continue
    if (!isBlankBehind(tokens, token - 1) || !isBeside(tokens, token) || !word.test(textOf(tokens, token + 1))) continue
    // `de zaak De Wever`: a surname
    const isSurname =
      ofSurnames.has(language) && !society.test(textOf(tokens, token - 1)) && (flags[token + 1]! & (Flag.surname | Flag.common)) === Flag.surname
    const last = isSurname ? undefined : lastOf(tokens, token)
    if (last !== undefined && isBehindShopKind(tokens, token, language)) found.push({ start: starts[token]!, end: ends[last]! })
  }
  if (found.length === 0) return names
  const beside = meetings(names.toSorted(byStart))
  const gone = new Set<Mention>()
  const added = found.flatMap((span) => {
    const met = beside(span)
    // what a model took whole is a house or who runs it; one that it took together with the kind is cut
    const isOther = met.some(
      ({ start, end, type, confidence, source }) =>
        end > span.end ||
        confidence === undefined ||
        source === 'gazetteer' ||
        (start === span.start && (end === span.end || type === 'ORGANIZATION')) ||
        (start < span.start && type === 'ORGANIZATION')
    )
    if (isOther) return []
    for (const mention of met) gone.add(mention)
    return [ruleMention(span.start, span.end, 'ORGANIZATION', 'articled-names', CONFIDENCE)]
  })
  return added.length === 0 ? names : [...names.filter((name) => !gone.has(name)), ...added].sort(byStart)
}

/** The last capitalised word of a name, with small words inside it. */
function lastOf(tokens: TokenList, first: number): number | undefined {
  let last = first + 1
  for (let token = last + 1; token < tokens.count && token - first < MOST_WORDS && isBeside(tokens, token - 1); token++) {
    const written = textOf(tokens, token)
    if (word.test(written)) last = token
    else if (!particle.test(written)) break
  }
  return last
}
