/** The report of the patterns as Markdown, and its headline figures. */
import { addFigures, noFigures, type PatternFigures } from './score.js'

type Table = Readonly<Record<string, Readonly<Record<string, PatternFigures>>>>

export interface PatternReport {
  /** By language and model. */
  readonly recognizers: Table
  readonly duckling: Table
  readonly icu: Table
  readonly presidio: Table
  /** By corpus and family: agreement with the annotation of running text. */
  readonly corpora: Table
  /** By corpus and family: mentions in 1,000 tokens. */
  readonly density: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export interface PatternSummary {
  /** Share of the expected spans found in the English cases of Recognizers-Text, per cent. */
  readonly english: number
  /** Mean over the other languages of the same share. */
  readonly others: number
  readonly byLanguage: Readonly<Record<string, number>>
  /**
   * Expected spans of which one mention of the right family covers at least half, per cent: English, mean of the others; by half of the cases, and in the
   * unseen half without what is no expression of the API.
   */
  readonly half: Readonly<Record<'seen' | 'unseen' | 'unseenOwn', { readonly english: number; readonly others: number }>>
  /** Mean over languages of the Duckling examples wholly covered. */
  readonly duckling: number
  /** Mean over languages of the ICU formats wholly covered. */
  readonly icu: number
}

function total(groups: Readonly<Record<string, PatternFigures>>): PatternFigures {
  const sum = noFigures()
  for (const figures of Object.values(groups)) addFigures(sum, figures)
  return sum
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(1)))
const found = (figures: PatternFigures) => percent(figures.exact, figures.expected)
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)))

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A row for each language, a column for each model or dimension: share of the expected spans found, and their number. */
function sharesTable(figures: Table): string {
  const groups = [...new Set(Object.values(figures).flatMap((byGroup) => Object.keys(byGroup)))].sort()
  const rows = Object.entries(figures)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([language, byGroup]) => {
      const sum = total(byGroup)
      const cells = groups.map((group) => {
        const one = byGroup[group]
        return one === undefined || one.expected === 0 ? '-' : `${found(one)} (${one.expected})`
      })
      const half = percent(sum.half, sum.expected)
      return [language, `${found(sum)} (${sum.expected})`, half, percent(sum.touched, sum.expected), sum.spurious, `${sum.wrong} of ${sum.empty}`, ...cells]
    })
  return table(
    ['language', 'all, exact', 'half', 'touched', 'spurious', 'empty cases with a find', ...groups.map((group) => group.replace(/Model$/u, ''))],
    rows
  )
}

function corporaTable({ corpora, density }: PatternReport): string {
  const rows = Object.entries(corpora).flatMap(([name, byFamily]) =>
    Object.entries(byFamily)
      .filter(([, { expected }]) => expected > 0)
      .map(([family, { expected, exact, touched, spurious }]) => {
        const returned = exact + spurious
        return [name, family, expected, percent(exact, returned), percent(exact, expected), percent(2 * exact, returned + expected), percent(touched, expected)]
      })
  )
  const densities = Object.entries(density).map(([name, byFamily]) => [name, ...densityFamilies.map((family) => byFamily[family] ?? 0)])
  return `${table(['corpus', 'family', 'annotated', 'precision', 'recall', 'F1', 'touched'], rows)}

Mentions in 1,000 tokens of running text:

${table(['corpus', ...densityFamilies], densities)}`
}

const densityFamilies = ['temporal', 'number', 'percent', 'money', 'distance', 'phone', 'url', 'email', 'ip', 'card', 'personal']

function summaryOf({ recognizers, duckling, icu }: PatternReport): PatternSummary {
  const byLanguage = Object.fromEntries(Object.entries(recognizers).map(([language, groups]) => [language, found(total(groups))]))
  const others = Object.entries(byLanguage).filter(([language]) => language !== 'eng')
  const average = (figures: Table) => mean(Object.values(figures).map((groups) => found(total(groups))))
  const halfOf = (share: (sum: PatternFigures) => number) => {
    const shares = Object.entries(recognizers).map(([language, groups]) => [language, share(total(groups))] as const)
    return {
      english: shares.find(([language]) => language === 'eng')?.[1] ?? 0,
      others: mean(shares.filter(([language]) => language !== 'eng').map(([, value]) => value))
    }
  }
  return {
    english: byLanguage['eng'] ?? 0,
    others: mean(others.map(([, share]) => share)),
    byLanguage,
    half: {
      seen: halfOf((sum) => percent(sum.half - sum.unseenHalf, sum.expected - sum.unseen)),
      unseen: halfOf((sum) => percent(sum.unseenHalf, sum.unseen)),
      unseenOwn: halfOf((sum) => percent(sum.ownHalf, sum.own))
    },
    duckling: average(duckling),
    icu: average(icu)
  }
}

/** Markdown and headline of the whole report. */
export function patternReport(report: PatternReport): { summary: PatternSummary; text: string } {
  const summary = summaryOf(report)
  const text = `# Patterns: dates, numbers, amounts, identifiers

Made by \`npm run evaluate:patterns\`. A span counts as found when a mention has exactly its offsets and a type of its family (dates and times are one
family; URL and domain name are one). Strict: a number inside a found date or amount is not a found number. "Touched": some mention of the family lies on part of
the span. "Half": one mention of the family covers at least half of it. "Spurious": mentions of the family that are no expected span of the case.

Recognizers-Text, all expected spans: English **${summary.english} %** (wanted 75), mean of the other languages **${summary.others} %** (wanted 60).
One mention of the right family over at least half of the expected span, of what a caller gets: English **${summary.half.unseen.english} %**, mean of the others
**${summary.half.unseen.others} %** in the half of the cases that nobody looks at (wanted 86 both); ${summary.half.seen.english} % and ${summary.half.seen.others} % in the half (by sha256 of language and
text) that is looked at. Without what is no expression of the API (relative ordinals such as "last", numbers inside a found date, amount or identifier) the unseen half has
**${summary.half.unseenOwn.english} %** and **${summary.half.unseenOwn.others} %**.
Duckling, examples wholly covered, mean over languages: ${summary.duckling} %. ICU formats wholly covered, mean over languages: ${summary.icu} %.

## Recognizers-Text

Test cases of microsoft/Recognizers-Text for the types of the service: the plain models, without their modes; of the dimensions the lengths only. Per cent of the
expected spans found exactly (number of spans).

${sharesTable(report.recognizers)}

## Duckling

Examples of facebook/duckling: the whole example is one expression. Many of the numeral and money examples are bare words ("nickel", "a few"), and intervals
in forms that only a dialogue system wants.

${sharesTable(report.duckling)}

## ICU formats

Dates, times, amounts, lengths and numbers written by ICU in the manner of each locale.

${sharesTable(report.icu)}

## Presidio, synthetic English sentences

${sharesTable(report.presidio)}

## Running text

Dev parts of the corpora that annotate such types (first 8,000 tokens). Conventions differ between the corpora, so the agreement is bounded: some take
durations, ordinals or bare numerals in and some leave them out.

${corporaTable(report)}
`
  return { summary, text }
}
