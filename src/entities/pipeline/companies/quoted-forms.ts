/** Companies in quotation marks beside their legal form: `„Иванов и синове“ ЕООД`, `д.о.о. „Делта Агро“`, `"Horvat i sinovi" d.o.o.`. */

import type { Span, TokenList } from '../../../core/spans.js'
import { isBeside, textOf, tokenFrom } from '../token-places.js'

/** Forms of the Slavic and Baltic languages, which stand on either side of a name in quotation marks. */
const either =
  'ООО|ОАО|ЗАО|ПАО|АО|НАО|ТОВ|ТзОВ|ТДВ|ПрАТ|ПАТ|АТ|ПП|ФГ|ТОО|ОДО|УП|ГУП|МУП|ФГУП|АД|ЕАД|ООД|ЕООД|ЕТ|СД|КД|ДЗЗД|ДОО|ДООЕЛ|д\\.[ \\u00a0]?о\\.[ \\u00a0]?о\\.|а\\.[ \\u00a0]?д\\.|о\\.[ \\u00a0]?д\\.|к\\.[ \\u00a0]?д\\.|d\\.[ \\u00a0]?o\\.[ \\u00a0]?o\\.|j\\.[ \\u00a0]?d\\.[ \\u00a0]?o\\.[ \\u00a0]?o\\.|d\\.[ \\u00a0]?d\\.|a\\.[ \\u00a0]?d\\.|о\\.п\\.|СЗР|V?SIA|z/s|ZS|UAB|MB|IĮ|VšĮ'
/** Words inside quotation marks. */
const MOST_QUOTED = 10
const opening: Readonly<Record<string, string>> = { '»': '«', '“': '„', '”': '„“', '"': '"' }
const closing: Readonly<Record<string, string>> = { '«': '»', '„': '“”"', '“': '”', '"': '"' }
const before = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${either})[ \\u00a0]?(?=[«„“"][\\p{Lu}\\d])`, 'gu')
const lineBreak = /[\n\r]/u
/** What stands behind a closing mark, by the forms that are asked for. */
const behindMarks = new Map<string, RegExp>()

function behindMark(forms: string): RegExp {
  let behind = behindMarks.get(forms)
  if (behind === undefined) {
    behind = new RegExp(`(?<=[\\p{L}\\p{N}.!])([»“”"]),?[ \\u00a0]?(?:${either}|${forms})(?![\\p{L}\\p{N}])`, 'uy')
    behindMarks.set(forms, behind)
  }
  return behind
}

/**
 * The companies of a text that have a form beside their quotation marks, without overlaps and in text order. Linear.
 * @param forms what else stands behind a name, as the source of a pattern
 */
export function companiesInQuotes(tokens: TokenList, forms: string): Span[] {
  const { text } = tokens
  if (!/[»”“"]/.test(text)) return []
  const found: Span[] = []
  const behind = behindMark(forms)
  let end = 0
  for (const { index } of text.matchAll(/[»”“"]/g)) {
    behind.lastIndex = index
    const met = index < end ? null : behind.exec(text)
    if (met === null) continue
    end = index + met[0].length
    const start = matching(tokens, tokenFrom(tokens, index), -1, opening[met[1]!]!)
    if (start !== undefined) found.push({ start: tokens.starts[start]!, end })
  }
  for (const { 0: form, index } of text.matchAll(before)) {
    const open = tokenFrom(tokens, index + form.length)
    const end = matching(tokens, open, 1, closing[textOf(tokens, open)] ?? '')
    if (end !== undefined) found.push({ start: index, end: tokens.ends[end]! })
  }
  found.sort((left, right) => left.start - right.start)
  let last = 0
  return found.filter(({ start, end }) => {
    if (start < last) return false
    last = end
    return true
  })
}

/** The quotation mark that belongs to the one at a token, on its line. */
function matching(tokens: TokenList, mark: number, step: 1 | -1, marks: string): number | undefined {
  for (let token = mark + step, words = 0; token >= 0 && token < tokens.count && words <= MOST_QUOTED; token += step, words++) {
    const beside = step < 0 ? token : token - 1
    if (!isBeside(tokens, beside) && lineBreak.test(tokens.text.slice(tokens.ends[beside]!, tokens.starts[beside + 1]!))) return undefined
    if (marks.includes(textOf(tokens, token))) return words === 0 ? undefined : token
  }
  return undefined
}
