/**
 * What the digits of a telephone number look like, country by country: a sieve before libphonenumber, whose judgement of one number costs as much as reading a
 * line of text. What the sieve refuses the library refuses, too; what it lets through is for the library to judge. The rules are those of the library's own
 * parser (`extractCountryCallingCode`, `extractNationalNumber`) over its own metadata (its METADATA.md tells the columns).
 */
import type { CountryCode } from 'libphonenumber-js'
import metadata from 'libphonenumber-js/min/metadata'

/** Columns of a country in the metadata. */
const Column = { callingCode: 0, outside: 1, numbers: 2, lengths: 3, formats: 4, nationalPrefix: 5, prefixForParsing: 7, prefixTransform: 8 } as const

const LONGEST_CALLING_CODE = 3

type Row = readonly unknown[]

const rows: Readonly<Record<string, Row>> = metadata.countries
const sharing: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes
/** Numbers of no country: free of charge, satellites. */
const worldwide: Readonly<Record<string, Row>> = metadata.nonGeographic

/** What may stand behind a calling code. */
interface Sieve {
  /** With or without the national prefix. */
  readonly form: RegExp
  /** Beginnings that the library rewrites where a group of them matches: it has to be asked. */
  readonly rewritten: readonly RegExp[]
}

function prefixOf(row: Row): string | undefined {
  return (row[Column.prefixForParsing] || row[Column.nationalPrefix] || undefined) as string | undefined
}

/** A regular expression for any of the alternatives. */
function anyOf(alternatives: readonly (string | undefined)[]): string {
  const distinct = new Set(alternatives.filter((alternative) => alternative !== undefined))
  return `(?:${[...distinct].map((alternative) => `(?:${alternative})`).join('|')})`
}

/** @param numbers gives the numbers of a plan without their prefix */
function sieveOf(plans: readonly Row[], numbers: (row: Row) => string): Sieve {
  const prefixes = plans.map(prefixOf)
  const rewriting = prefixes.filter((prefix, index) => prefix !== undefined && Boolean(plans[index]![Column.prefixTransform]))
  return {
    form: new RegExp(`^${anyOf(prefixes)}?${anyOf(plans.map(numbers))}$`),
    rewritten: rewriting.map((prefix) => new RegExp(`^(?:${prefix})`))
  }
}

function lets({ form, rewritten }: Sieve, digits: string): boolean {
  return (
    form.test(digits) ||
    rewritten.some((beginning) =>
      beginning
        .exec(digits)
        ?.slice(1)
        .some((group) => group !== undefined)
    )
  )
}

/** The numbering plans that share a calling code. */
function plansOf(callingCode: string): readonly Row[] {
  return [...(sharing[callingCode] ?? []).map((country) => rows[country]), worldwide[callingCode]].filter((row) => row !== undefined)
}

function memoised(numbers: (row: Row) => string): (callingCode: string) => Sieve | undefined {
  const sieves = new Map<string, Sieve | undefined>()
  return (callingCode) => {
    if (!sieves.has(callingCode)) {
      const plans = plansOf(callingCode)
      sieves.set(callingCode, plans.length === 0 ? undefined : sieveOf(plans, numbers))
    }
    return sieves.get(callingCode)
  }
}

const valid = memoised((plan) => String(plan[Column.numbers]))
const possible = memoised((plan) => anyOf((plan[Column.lengths] as readonly number[]).map((count) => `\\d{${count}}`)))

/** Whether the sieve of the calling code that the digits begin with lets through what comes behind it. */
function letsInternational(digits: string, sieveFor: typeof valid): boolean {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length++) {
    const sieve = sieveFor(digits.slice(0, length))
    if (sieve !== undefined) return lets(sieve, digits.slice(length))
  }
  return false
}

/** Whether the library may call the digits behind a plus a possible number: the calling code is one, and the rest has one of the lengths. */
export function mayBePossible(digits: string): boolean {
  return letsInternational(digits, possible)
}

const outside = new Map<CountryCode, RegExp>()

/** Whether the library may call `digits`, dialled within the country, a valid number. */
export function mayBeValid(digits: string, country: CountryCode): boolean {
  const row = rows[country]!
  let prefix = outside.get(country)
  if (prefix === undefined) {
    prefix = new RegExp(`^(?:${String(row[Column.outside])})`)
    outside.set(country, prefix)
  }
  const dialled = prefix.exec(digits)?.[0].length ?? 0
  if (dialled > 0 && letsInternational(digits.slice(dialled), valid)) return true
  const callingCode = String(row[Column.callingCode])
  const sieve = valid(callingCode)!
  return lets(sieve, digits) || (digits.startsWith(callingCode) && lets(sieve, digits.slice(callingCode.length)))
}

const grouped = new Map<CountryCode, RegExp>()

/**
 * Whether the library may write a number of the country in these groups of digits, apart by single blanks: those of a format of the plan, with what is dialled before
 * the first of them joined to it or before it.
 */
export function mayBeGrouped(groups: string, country: CountryCode): boolean {
  let form = grouped.get(country)
  if (form === undefined) {
    const row = rows[country]!
    const shared = sharing[String(row[Column.callingCode])]?.[0]
    const formats = (row[Column.formats] || (shared !== undefined && rows[shared]![Column.formats]) || []) as ReadonlyArray<readonly [string, string]>
    form = new RegExp(`^(?:\\d )?(?:\\d{1,3} ?)?${anyOf(['\\d+', ...formats.map(groupsOfFormat)])}$`)
    grouped.set(country, form)
  }
  return form.test(groups)
}

/** A format such as `($1) $2-$3` with the digits of its groups, single blanks for all other signs. */
function groupsOfFormat([pattern, format]: readonly [string, string]): string {
  const parts = [...pattern.matchAll(/\(((?:[^()]|\(\?:[^()]*\))*)\)/g)].map((match) => `(?:${match[1]})`)
  return format
    .replace(/[^$\d]+/g, ' ')
    .trim()
    .replace(/\$(\d)/g, (_, group: string) => parts[Number(group) - 1]!)
}
