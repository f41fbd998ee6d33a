/** Days and months in digits below the head of a column that says that they are dates: `Дата | Матч`, then `12.04 | ...`. Alone they are times or numbers as well. */
import { type Mention, mentionWeight } from '../../types.js'
import type { PatternContext } from '../context.js'

/** Words for a date, in all languages. */
const heads = new Set(
  'date dates datum daten data daty дата даты datums datë fecha fechas päivä pvm päivämäärä dato datoer kuupäev dátum datumi датум ημερομηνία tarih tanggal tarikh ngày petsa วันที่ 日期 日付 날짜 تاريخ التاريخ تاریخ תאריך तारीख दिनांक তারিখ தேதி తేదీ نېټه day tag día dia jour giorno dzień den deň день dag nap'.split(
    ' '
  )
)
const cell = /^\d{1,2}([./-])\d{1,2}\.?$/
const LAST_DAY = 31
const LAST_MONTH = 12
/** Characters of a line of a table, and cells of it. */
const LONGEST_LINE = 400
const MOST_CELLS = 24

interface Cell {
  readonly start: number
  readonly written: string
}

/** The cells of a line with tabs or strokes between them; fewer than two where it has none. */
function cellsOf(line: string, start: number): Cell[] {
  if (line.length > LONGEST_LINE) return []
  const separator = line.includes('\t') ? '\t' : '|'
  const cells: Cell[] = []
  let at = start
  for (const part of line.split(separator, MOST_CELLS)) {
    const trimmed = part.trim()
    cells.push({ start: at + part.length - part.trimStart().length, written: trimmed })
    at += part.length + 1
  }
  return cells
}

function isDay(written: string): boolean {
  if (!cell.test(written)) return false
  const [first = 0, second = 0] = written.split(/[./-]/).map(Number)
  return first > 0 && second > 0 && Math.min(first, second) <= LAST_MONTH && Math.max(first, second) <= LAST_DAY
}

/** Such dates, those apart that lie in what was found. Linear. @param found in text order */
export function datesInColumns({ text }: PatternContext, found: readonly Mention[]): Mention[] {
  if (!/[\t|]/.test(text)) return []
  const dates: Mention[] = []
  let column = -1
  let next = 0
  let start = 0
  for (const line of text.split('\n')) {
    const cells = cellsOf(line, start)
    start += line.length + 1
    if (cells.length < 2) {
      column = -1
      continue
    }
    const head = cells.findIndex(({ written }) => heads.has(written.toLowerCase()))
    if (head >= 0) column = head
    const under = head >= 0 || column < 0 ? undefined : cells[column]
    if (under === undefined || !isDay(under.written)) continue
    const end = under.start + under.written.length
    while (next < found.length && found[next]!.end <= under.start) next++
    if (next < found.length && found[next]!.start < end) continue
    dates.push({ start: under.start, end, type: 'TEMPORAL:DATE', source: 'regex', subsource: 'date', weight: mentionWeight.certainPattern })
  }
  return dates
}
