/**
 * What the digits of a telephone number look like, country by country: a sieve before libphonenumber, whose judgement of one number costs as much as reading a
 * line of text. What the sieve refuses the library refuses, too; what it lets through is for the library to judge. The rules are those of the library's own
 * parser (`extractCountryCallingCode`, `extractNationalNumber`) over its own metadata (its METADATA.md tells the columns).
 */
import type { CountryCode } from 'libphonenumber-js'
import metadata from 'libphonenumber-js/min/metadata'

/** Columns of a country in the metadata. */
const Column = { callingCode: 0, outside: 1, numbers: 2, lengths: 3, nationalPrefix: 5, prefixForParsing: 7, prefixTransform: 8 } as const

const LONGEST_CALLING_CODE = 3

type Row = readonly unknown[]

const rows: Readonly<Record<string, Row>> = metadata.countries
const sharing: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes
/** Numbers of no country: free of charge, satellites. */
const worldwide: Readonly<Record<string, Row>> = metadata.nonGeographic

interface Sieve {
  /** What a number may be. */
  readonly form: RegExp
  /** Beginnings that the library rewrites: it has to be asked. */
  readonly rewritten: RegExp | undefined
}

function prefixOf(row: Row): string | undefined {
  return (row[Column.prefixForParsing] || row[Column.nationalPrefix] || undefined) as string | undefined
}

/** A regular expression for any of the alternatives, without repeats. */
function anyOf(alternatives: readonly (string | undefined)[]): string {
  return `(?:${[...new Set(alternatives.filter((alternative) => alternative !== undefined))].map((alternative) => `(?:${alternative})`).join('|')})`
}

/** `numbers` gives what may stand behind the calling code and the national prefix. */
function sieveOf(callingCode: string, plans: readonly Row[], numbers: (row: Row) => string): Sieve {
  const prefixes = anyOf(plans.map(prefixOf))
  const rewriting = plans.filter((row) => Boolean(row[Column.prefixTransform]) && /\((?!\?)/.test(prefixOf(row) ?? ''))
  return {
    form: new RegExp(`^${callingCode}${prefixes}?${anyOf(plans.map(numbers))}$`),
    rewritten: rewriting.length === 0 ? undefined : new RegExp(`^${callingCode}${anyOf(rewriting.map(prefixOf))}`)
  }
}

function lets({ form, rewritten }: Sieve, digits: string): boolean {
  return form.test(digits) || rewritten?.test(digits) === true
}

/** The numbering plans that share a calling code. */
function plansOf(callingCode: string): readonly Row[] {
  return [...(sharing[callingCode] ?? []).map((country) => rows[country]), worldwide[callingCode]].filter((row) => row !== undefined)
}

const national = new Map<CountryCode, { readonly outside: RegExp; readonly inside: Sieve }>()

/** Whether the library may call `digits`, dialled within the country, a valid number. */
export function mayBeValid(digits: string, country: CountryCode): boolean {
  let sieve = national.get(country)
  if (sieve === undefined) {
    const row = rows[country]!
    const callingCode = String(row[Column.callingCode])
    const inside = sieveOf(`(?:${callingCode})?`, plansOf(callingCode), (plan) => String(plan[Column.numbers]))
    sieve = { outside: new RegExp(`^(?:${String(row[Column.outside])})[1-9]`), inside }
    national.set(country, sieve)
  }
  return sieve.outside.test(digits) || lets(sieve.inside, digits)
}

const international = new Map<string, Sieve>()

/** Whether the library may call the digits behind a plus a possible number: the calling code is one, and the rest has one of the lengths. */
export function mayBePossible(digits: string): boolean {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length++) {
    const callingCode = digits.slice(0, length)
    const plans = plansOf(callingCode)
    if (plans.length === 0) continue
    let sieve = international.get(callingCode)
    if (sieve === undefined) {
      sieve = sieveOf(callingCode, plans, (plan) => anyOf((plan[Column.lengths] as readonly number[]).map((count) => `\\d{${count}}`)))
      international.set(callingCode, sieve)
    }
    return lets(sieve, digits)
  }
  return false
}
