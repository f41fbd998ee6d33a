/** Amounts of money in two parts (`regexCurrencySplit`). */
import type { MoneyParts } from '../patterns/quantities/index.js'
import type { Mention } from '../types.js'
import { byStart } from './redactor.js'

type MoneyMention = Mention & { readonly money?: MoneyParts }

/**
 * `IDENTIFIER:MONEY` as `IDENTIFIER:CURRENCY_AMT` and `IDENTIFIER:CURRENCY_TYPE`, in text order. Amounts whose parts cannot be told apart (`5 dollars
 * 20 cents`) stay whole.
 */
export function splitMoney(text: string, mentions: readonly MoneyMention[]): Mention[] {
  return mentions.flatMap((mention): Mention[] => {
    const { money, ...rest } = mention
    if (money === undefined || mention.type !== 'IDENTIFIER:MONEY') return [mention]
    const parts = [
      { ...rest, ...trimmed(money.amount, text), type: 'IDENTIFIER:CURRENCY_AMT' },
      { ...rest, ...trimmed(money.currency, text), type: 'IDENTIFIER:CURRENCY_TYPE' }
    ]
    if (parts.some(({ start, end }) => start >= end || start < mention.start || end > mention.end)) return [mention]
    return parts.sort(byStart)
  })
}

const blank = /\s/

function trimmed({ start, end }: { readonly start: number; readonly end: number }, text: string): { start: number; end: number } {
  let from = start
  let to = end
  while (from < to && blank.test(text[from]!)) from++
  while (to > from && blank.test(text[to - 1]!)) to--
  return { start: from, end: to }
}
