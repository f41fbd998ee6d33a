/** Reads the examples of dates, numbers, amounts and identifiers of the data folder as cases of one form. */
import { join } from 'node:path'
import { dataFolder, readText } from '../../lib/data.js'

/** What kind of expression a type is; dates and times are one, for sources draw the line between them differently. */
export type Family = 'temporal' | 'number' | 'percent' | 'money' | 'distance' | 'phone' | 'url' | 'email' | 'ip' | 'card' | 'personal'

const families: Readonly<Record<string, Family>> = {
  'TEMPORAL:DATE': 'temporal',
  'TEMPORAL:TIME': 'temporal',
  'IDENTIFIER:NUMBER': 'number',
  'IDENTIFIER:PERCENT': 'percent',
  PERCENT: 'percent',
  'IDENTIFIER:MONEY': 'money',
  'IDENTIFIER:DISTANCE': 'distance',
  'IDENTIFIER:PHONE_NUMBER': 'phone',
  'IDENTIFIER:URL': 'url',
  'IDENTIFIER:DOMAIN_NAME': 'url',
  'IDENTIFIER:EMAIL': 'email',
  'IDENTIFIER:IP_ADDRESS': 'ip',
  'IDENTIFIER:CREDIT_CARD_NUM': 'card',
  'IDENTIFIER:PERSONAL_ID_NUM': 'personal',
  'IDENTIFIER:NATIONAL_ID_NUM': 'personal'
}

/** Family of a type of the service or of a corpus; undefined for names. */
export function familyOf(type: string): Family | undefined {
  return families[type]
}

export interface PatternCase {
  /** Language of the service. */
  readonly language: string
  /** Model, dimension or style of the source. */
  readonly group: string
  readonly family: Family
  readonly text: string
  /** UTF-16 offsets of the expressions of this family; empty where nothing is to be found. */
  readonly spans: readonly (readonly [start: number, end: number])[]
  /** Those of them that are no expression of the API: "last", "the next one" as ordinals. */
  readonly relative?: readonly (readonly [start: number, end: number])[]
}

function lines(name: string): string[] {
  const content = readText(join(dataFolder(), 'entities/patterns', name))
  return content.split('\n').filter((line) => line !== '')
}

const models: Readonly<Record<string, Family>> = {
  DateTimeModel: 'temporal',
  NumberModel: 'number',
  OrdinalModel: 'number',
  PercentModel: 'percent',
  CurrencyModel: 'money',
  DimensionModel: 'distance',
  PhoneNumberModel: 'phone',
  URLModel: 'url',
  EmailModel: 'email',
  IpAddressModel: 'ip'
}

/** Units of length in the languages of the cases; other dimensions (weights, areas, speeds) are no type of the service. */
const lengthUnit = /^(?:mil(?:e|ha|la)|miglio|foot|pied?|pé|piede|inch|pouce|polegada|pulgada|pollice|yard|light year|\p{L}*m[eèé]t(?:er|ro|re)s?)$/iu

interface RecognizersRow {
  readonly lang: string
  readonly model: string
  readonly input: string
  readonly results: readonly RecognizersResult[]
}

interface RecognizersResult {
  readonly text: string
  readonly start: number | null
  readonly end: number | null
  readonly type?: string
  readonly resolution: { readonly unit?: string } | null
}

/** Blanks at the ends do not count. */
function trimmed(text: string, start: number, end: number): readonly [number, number] {
  const slice = text.slice(start, end)
  return [start + slice.length - slice.trimStart().length, end - slice.length + slice.trimEnd().length]
}

/** The span of an expected text: where the source's offsets are one off (most French cases), the text itself decides. */
function located(input: string, { text, start, end }: RecognizersResult): readonly [number, number] {
  const wanted = text.toLowerCase()
  const found = start! + text.length <= input.length && input.slice(start!, start! + text.length).toLowerCase() === wanted
  return found ? trimmed(input, start!, start! + text.length) : trimmed(input, start!, Math.min(end!, input.length))
}

/**
 * Cases of Microsoft Recognizers-Text: the plain models of the types we have, not their modes (`...SplitDateAndTime`, `...CalendarMode`, which want other
 * spans of the same text). Cases whose expected text does not stand in the input are left out, and of the dimensions all but lengths.
 */
export function recognizersCases(): PatternCase[] {
  const cases: PatternCase[] = []
  for (const line of lines('recognizers_text.jsonl.gz')) {
    const { lang, model, input, results } = JSON.parse(line) as RecognizersRow
    const family = models[model]
    if (family === undefined || results.some(({ start }) => start === null)) continue
    const wanted = family === 'distance' ? results.filter(({ resolution }) => lengthUnit.test(resolution?.unit ?? '')) : results
    if (family === 'distance' && wanted.length === 0) continue
    const spansOf = (results: readonly RecognizersResult[]) => results.map((result) => located(input, result)).filter(([start, end]) => start < end)
    cases.push({
      language: lang.slice(0, 3),
      group: model,
      family,
      text: input,
      spans: spansOf(wanted),
      relative: spansOf(wanted.filter(({ type }) => type === 'ordinal.relative'))
    })
  }
  return cases
}

const dimensions: Readonly<Record<string, Family>> = {
  Time: 'temporal',
  Duration: 'temporal',
  Numeral: 'number',
  Ordinal: 'number',
  AmountOfMoney: 'money',
  Distance: 'distance',
  PhoneNumber: 'phone',
  Url: 'url',
  Email: 'email',
  CreditCardNumber: 'card'
}

/** Examples of Duckling: the whole example is the expression, or (negative) it holds none. Those of no language count as English. */
export function ducklingCases(): PatternCase[] {
  const cases: PatternCase[] = []
  for (const line of lines('duckling_examples.tsv.gz').slice(1)) {
    const [language = '', , dimension = '', kind, text = ''] = line.split('\t')
    const family = dimensions[dimension]
    if (family === undefined) continue
    const spans = kind === 'positive' ? [trimmed(text, 0, text.length)] : []
    cases.push({ language: language === 'any' ? 'eng' : language, group: dimension, family, text, spans })
  }
  return cases
}

/** Values written by ICU in the manner of each locale: the whole text is the expression. */
export function icuCases(): PatternCase[] {
  return lines('icu_formats.jsonl.gz').flatMap((line) => {
    const { lang, type, style, text } = JSON.parse(line) as { lang: string; type: string; style: string; text: string }
    const family = familyOf(type)
    return family === undefined ? [] : [{ language: lang.slice(0, 3), group: `${type} ${style}`, family, text, spans: [trimmed(text, 0, text.length)] }]
  })
}

const presidio: Readonly<Record<string, Family>> = {
  CREDIT_CARD: 'card',
  DATE_TIME: 'temporal',
  PHONE_NUMBER: 'phone',
  EMAIL_ADDRESS: 'email',
  DOMAIN_NAME: 'url',
  IP_ADDRESS: 'ip',
  US_SSN: 'personal'
}

/** Synthetic English sentences of Presidio with invented identifiers: a case for each family that a sentence holds. */
export function presidioCases(): PatternCase[] {
  return lines('eng.presidio_synthetic.jsonl.gz').flatMap((line) => {
    const { text, spans } = JSON.parse(line) as { text: string; spans: readonly (readonly [number, number, string])[] }
    const byFamily = new Map<Family, (readonly [number, number])[]>()
    for (const [start, end, type] of spans) {
      const family = presidio[type]
      if (family !== undefined) byFamily.set(family, [...(byFamily.get(family) ?? []), trimmed(text, start, end)])
    }
    return [...byFamily].map(([family, found]) => ({ language: 'eng', group: family, family, text, spans: found }))
  })
}
