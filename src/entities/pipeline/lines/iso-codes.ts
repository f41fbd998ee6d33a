/** Codes of currencies and countries in forms and tables (`Valuta: EUR`, `Origin CN`) are no names of organizations. */

import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { isFieldName } from './fields.js'

/** Codes of ISO 4217 that are hardly anything else. */
const currencies: ReadonlySet<string> = new Set(
  'EUR USD GBP CHF JPY CNY PLN CZK HUF SEK NOK DKK ISK RON BGN HRK RSD RUB UAH TRY BRL MXN CLP COP INR PKR BDT LKR IDR MYR THB VND KRW AUD CAD NZD ZAR AED ILS SGD HKD TWD EGP MAD KES NGN KZT GEL AMD AZN'.split(
    ' '
  )
)
const region = /^[A-Z]{2}$/
const shown = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const twoWords = /^(\p{L}+)[ \u00a0]([A-Z]{2,3})$/u
/** A code alone in its field or its cell. */
const before = /(?:[:：|\t;]|^|[\n\r])[ \u00a0]*$/u
const behind = /^[ \u00a0]*(?:[|\t;,\n\r]|$)/u
const REACH = 4

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
  return before.test(text.slice(Math.max(0, start - REACH), start)) && start > 0 && behind.test(text.slice(end, end + REACH))
}

function isRegion(code: string): boolean {
  return region.test(code) && shown.of(code) !== undefined
}
