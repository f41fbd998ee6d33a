/** What models found that may be names at all. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { isOffice } from '../../lists/offices.js'
import type { Mention } from '../../types.js'
import { Cover } from '../cover.js'
import { isHandle } from '../social.js'
import { textOf, tokenFrom, tokensIn } from '../token-places.js'

/** Numbers with check digits: what has one in it is no name, whatever a model makes of the letters ("C.F. RSSMRA80A01H501U"). */
const checkedNumbers: ReadonlySet<string> = new Set(['IDENTIFIER:PERSONAL_ID_NUM', 'IDENTIFIER:NATIONAL_ID_NUM', 'IDENTIFIER:CREDIT_CARD_NUM'])

/** Names of a model that are longer are mistakes; the API promises to leave them out. */
const MAX_MODEL_TOKENS = 8

/** What has one in it is no product ("TEL 06-1234-5678"). */
export const phoneNumbers: ReadonlySet<string> = new Set(['IDENTIFIER:PHONE_NUMBER'])

/** Languages without capitals, whose models take an office for whoever has it; Bengali, Hebrew and Persian annotated texts do so as well. */
const uncased: ReadonlySet<EntityLanguage> = new Set(['ara', 'hin', 'kor', 'pus', 'tam', 'tel', 'urd'])

/**
 * The names without those that are too long, have no letter, stand in a number, or are an office alone.
 * @param patterns what was found of numbers
 * @param flags of the lists, by token (`Flag`)
 */
export function credibleNames(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  patterns: readonly Mention[]
): Mention[] {
  const numbers = coverOf(tokens.text, patterns, checkedNumbers)
  const phones = coverOf(tokens.text, patterns, phoneNumbers)
  return names.filter(
    (mention) =>
      isCredible(mention, tokens) &&
      !(uncased.has(language) && mention.type === 'PERSON' && isOfficeAlone(mention, tokens, language, flags)) &&
      numbers?.overlaps(mention) !== true &&
      !(mention.type === 'PRODUCT' && phones?.overlaps(mention) === true)
  )
}

function coverOf(text: string, patterns: readonly Mention[], types: ReadonlySet<string>): Cover | undefined {
  const found = patterns.filter(({ type }) => types.has(type))
  return found.length === 0 ? undefined : new Cover(text.length, found)
}

function isOfficeAlone({ start, end }: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): boolean {
  const first = tokenFrom(tokens, start)
  if (tokens.starts[first] !== start || tokens.ends[first] !== end || (flags[first]! & (Flag.given | Flag.surname)) !== 0) return false
  return (flags[first]! & (Flag.titleFirst | Flag.jobFirst)) !== 0 || isOffice(textOf(tokens, first), language)
}

const letterOrDigit = /[\p{L}\p{N}]/u

function isCredible({ start, end, type }: Mention, tokens: TokenList): boolean {
  return (
    tokensIn(tokens, start, end) <= MAX_MODEL_TOKENS &&
    letterOrDigit.test(tokens.text.slice(start, end)) &&
    !(type === 'PERSON' && isHandle(tokens, start, end))
  )
}
