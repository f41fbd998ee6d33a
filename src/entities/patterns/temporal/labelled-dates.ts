/** A day and its month with a point behind a label for a date: "Forfallsdato: 15.06.", "Eräpäivä: 15.6.", "Срок: 15.06". Without one they are a number or a time as well. */
import { type Mention, mentionWeight } from '../../types.js'
import type { PatternContext } from '../context.js'

/** Ends of words for a date or a day by which something is due, in all languages: compounds end in them. */
const ends =
  'datum|datums|datumi|dato|date|data|dátum|дата|датум|fecha|päivä|päivämäärä|pvm|kuupäev|tarih|tarihi|termin|termín|termin płatności|termen|terminas|termiņš|frist|förfallodag|förfaller|fällig|fällig am|fälligkeit|zahlbar bis|zahlungsziel|stichtag|forfall|forfald|splatnost|splatnosť|határidő|határideje|scadență|scadența|scadenza|срок|срок оплаты|падеж|rok|rok plaćanja|dospijeće|dospeće|zapadlost|son ödeme|vade|tähtaeg|tähtpäev|λήξη|προθεσμία|ημερομηνία|ημ/νία|vervaldatum|vencimiento|vencimento|échéance|jatuh tempo|geburtstag|datum narození'
/** Their beginnings where other words stand behind them: "Срок за плащане". */
const starts = 'дата|срок|rok|datum|date|data|fecha|dátum|dato|termin|termín|termen|scadenza|tarih|ημερομηνία|προθεσμία|λήξη'

const label = new RegExp(
  `(?:(?:${ends})|(?<![\\p{L}\\p{M}])(?:${starts})(?: \\p{L}{1,16}){1,3}) ?: ?(\\d{1,2})\\.(\\d{1,2})\\.?(?![\\p{L}\\p{N}]|[.,:]\\d| ?[€$£%])`,
  'giu'
)

const LAST_DAY = 31
const LAST_MONTH = 12

/** Such dates, those apart that touch what was found. @param found in text order */
export function labelledDates({ text }: PatternContext, found: readonly Mention[]): Mention[] {
  if (!/: ?\d{1,2}\.\d/.test(text)) return []
  const dates: Mention[] = []
  let next = 0
  for (const { 0: whole, 1: first, 2: second, index } of text.matchAll(label)) {
    const [day, month] = [Number(first), Number(second)]
    if (Math.min(day, month) < 1 || Math.min(day, month) > LAST_MONTH || Math.max(day, month) > LAST_DAY) continue
    const end = index + whole.length
    const start = index + whole.search(/\d{1,2}\.\d{1,2}\.?$/u)
    while (next < found.length && found[next]!.end <= start) next++
    if (next < found.length && found[next]!.start < end) continue
    dates.push({ start, end, type: 'TEMPORAL:DATE', source: 'regex', subsource: 'date', weight: mentionWeight.certainPattern })
  }
  return dates
}
