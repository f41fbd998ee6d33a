/** Names in the order of registers, `Smith, John; García, María`: a surname and a given name with a comma between them are one person. */
import type { Mention } from '../../types.js'

const comma = /^,[ \u00a0]$/u
/** What separates the persons. */
const border = /^[ \u00a0]*(?:[;\n\r\t|]|$)/u
const borderBefore = /(?:[;\n\r\t|]|^)[ \u00a0]*(?:[-*•–][ \u00a0]+)?$/u
/** As mail programs write the one who sends or reads: in quotation marks of its own, or with the address behind it. */
const closingQuote = /^["”“]/u
const openQuote = /(?:^|[\s,;:<(])["“„]$/u
const headerBefore = /(?:[:;>\n\r\t|]|^)[ \u00a0]*$/u
const address = /^"?[ \u00a0]*[<([]?(?:mailto:)?[^\s@<>()[\]]{1,64}@/u
/** So many in one text are a list; one alone may be two persons. */
const LIST = 2

/** @param mentions in text order, without overlaps */
export function joinInvertedNames(text: string, mentions: readonly Mention[]): Mention[] {
  const pairs = new Set<number>()
  /** Those that are one person also where there is no other. */
  const sure = new Set<number>()
  for (let index = 0; index + 1 < mentions.length; index++) {
    const [surname, given] = [mentions[index]!, mentions[index + 1]!]
    if (surname.type !== 'PERSON' || given.type !== 'PERSON' || given.start - surname.end !== 2 || !comma.test(text.slice(surname.end, given.start))) continue
    if (/\s/u.test(text.slice(surname.start, surname.end)) && /\s/u.test(text.slice(given.start, given.end))) continue
    const before = text.slice(Math.max(0, surname.start - 8), surname.start)
    const after = text.slice(given.end, given.end + 80)
    if (openQuote.test(before) ? closingQuote.test(after) : headerBefore.test(before) && address.test(after)) sure.add(index)
    else if (borderBefore.test(before) && isRegistered(text, surname, given)) sure.add(index)
    else if (borderBefore.test(before) && border.test(after)) pairs.add(index)
  }
  if (pairs.size < LIST && sure.size === 0) return [...mentions]
  if (pairs.size < LIST) pairs.clear()
  for (const index of sure) pairs.add(index)
  return mentions.flatMap((mention, index) => {
    if (pairs.has(index - 1)) return []
    if (!pairs.has(index)) return [mention]
    const given = mentions[index + 1]!
    const confidence = Math.min(mention.confidence ?? 1, given.confidence ?? 1)
    return [{ ...mention, end: given.end, ...(mention.confidence !== undefined && { confidence }) }]
  })
}

/** `GREENE, Dorothy Mae`: a surname all in capitals, and a given name that is not. */
function isRegistered(text: string, surname: Mention, given: Mention): boolean {
  return allCapitals.test(text.slice(surname.start, surname.end)) && /^\p{Lu}\p{Ll}/u.test(text.slice(given.start, given.end))
}

const allCapitals = /^\p{Lu}[\p{Lu}'’-]{2,}$/u
