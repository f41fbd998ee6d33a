/** Codes of currencies and countries in forms and tables (`Valuta: EUR`, `Origin CN`) are no names of organizations. */

import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { isFieldName, isOrganizationField } from './fields.js'

/** Codes of ISO 4217 that are hardly anything else. */
const currencies: ReadonlySet<string> = new Set(
  'EUR USD GBP CHF JPY CNY PLN CZK HUF SEK NOK DKK ISK RON BGN HRK RSD RUB UAH TRY BRL MXN CLP COP INR PKR BDT LKR IDR MYR THB VND KRW AUD CAD NZD ZAR AED ILS SGD HKD TWD EGP MAD KES NGN KZT GEL AMD AZN'.split(
    ' '
  )
)
const region = /^[A-Z]{2}$/
const shown = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const twoWords = /^(\p{L}+)[ \u00a0]([A-Z]{2,3})$/u
/** The field that a code stands in alone. */
const before = /(?:^|[\n\r|;,])([^:：\n\r|;,]{2,32})[:：][ \u00a0\t]*$/u
const behind = /^[ \u00a0]*(?:[|\t;,\n\r]|$)/u
const REACH = 48
const SHORT_REACH = 4

/** Names of models without such codes. */
export function withoutCodes(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  return names.filter((mention) => mention.source === 'gazetteer' || !isCode(text, mention, language))
}

function isCode(text: string, { start, end }: Mention, language: EntityLanguage): boolean {
  if (end - start < 2 || end - start > 24) return false
  const name = text.slice(start, end)
  if (currencies.has(name)) return true
  const [, first, code] = twoWords.exec(name) ?? []
  if (code !== undefined) return isFieldName(first!, language) && (currencies.has(code) || isRegion(code))
  if (!isRegion(name)) return false
  const field = before.exec(text.slice(Math.max(0, start - REACH), start))
  return field !== null && !isOrganizationField(field[1]!.trim(), language) && behind.test(text.slice(end, end + SHORT_REACH))
}

function isRegion(code: string): boolean {
  return region.test(code) && shown.of(code) !== undefined
}
