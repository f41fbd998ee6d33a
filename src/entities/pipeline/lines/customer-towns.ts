/** Where a customer is of, behind his name in the line of an invoice or an order (`Bill to: Rosa Ash, Mill Bank, Ludlow`): places, whatever a model made of them. */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { tokenFrom } from '../token-places.js'
import { isOrganizationField, isPersonField } from './fields.js'

const part = String.raw`\p{Lu}[\p{L}\p{M}’'-]+(?:(?: \p{Ll}{1,4}){0,2} \p{Lu}[\p{L}\p{M}’'-]+){0,3}`
/** The rest of the line: one place or two. */
const rest = new RegExp(String.raw`^, (${part})(?:, (${part}))?[ \t]*(?:\r?\n|$)`, 'u')
const label = /(?:^|\n)[ \t]*([^:\n]{1,32}?)[ \u00a0]?: ?$/u
/** Letters of a label, and of the places. */
const BEFORE = 40
const BEHIND = 90
const CONFIDENCE = 0.85
/** What somebody is, of a firm. */
const office =
  /^(?:Manager|Director|Head|Owner|Geschäftsführer|Inhaber|Directeur|Directora?|Gerente|Titolare|Dyrektor|Sales|Marketing|Accounts|Einkauf|Compras|Attn)/u

/** The names with such places. Linear: short stretches beside persons behind a colon. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withCustomerTowns(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const { text } = tokens
  const found: Span[] = []
  for (const { start, end, type } of names) {
    if (type !== 'PERSON' || text[end] !== ',' || text[start - 2] !== ':') continue
    const called = label.exec(text.slice(Math.max(0, start - BEFORE), start))?.[1]
    const places = called === undefined ? null : rest.exec(text.slice(end, end + BEHIND))
    if (places === null || !(isOrganizationField(called!, language) || isPersonField(called!, language)) || !text.slice(start, end).includes(' ')) continue
    let from = end
    for (const place of places.slice(1)) {
      if (place === undefined || office.test(place)) break
      from += 2
      const [first, last] = [flags[tokenFrom(tokens, from)]!, flags[tokenFrom(tokens, from + place.length - 1)]!]
      // somebody else
      if (place.includes(' ') && (first & (Flag.given | Flag.major | Flag.organisationFirst)) === Flag.given && (last & (Flag.given | Flag.surname)) !== 0)
        break
      found.push({ start: from, end: from + place.length })
      from += place.length
    }
  }
  if (found.length === 0) return names
  const made = found.map(({ start, end }) => ruleMention(start, end, 'LOCATION', 'customer-towns', CONFIDENCE))
  const isInside = ({ start, end }: Mention) => made.some((one) => start >= one.start && end <= one.end)
  return withFound(text.length, names, made, (name) => name.confidence !== undefined && name.source !== 'gazetteer' && isInside(name))
}
