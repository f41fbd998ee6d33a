/** The sieve before libphonenumber never refuses what the library takes, and refuses most of the rest. */
import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { congruential } from '../../scripts/lib/shuffle.js'
import { mayBeGrouped, mayBePossible, mayBeValid } from '../../src/entities/patterns/identifiers/phone-forms.js'

const below = congruential(12)

/** Digits that begin like numbers of the country, are one, or almost one. */
function dialled(country: CountryCode): string {
  const code = getCountryCallingCode(country)
  const beginning = ['', '', '0', '1', '00', '8', '06', '011', '183', code, `${code}0`, `00${code}`, `011${code}`][below(13)]!
  const example = getExampleNumber(country, examples)?.nationalNumber
  if (example !== undefined && below(2) === 0) return beginning + example.slice(0, below(3) === 0 ? -1 : undefined)
  let digits = beginning
  while (digits.length < 6 + below(11)) digits += below(10)
  return digits
}

describe('the sieve of telephone numbers', () => {
  const numbers = getCountries().flatMap((country) => Array.from({ length: 40 }, () => [dialled(country), country] as const))

  it('lets through all valid numbers', () => {
    const valid = numbers.filter(([digits, country]) => parsePhoneNumberFromString(digits, country)?.isValid() === true)
    expect(valid.length).toBeGreaterThan(1000)
    expect(valid.filter(([digits, country]) => !mayBeValid(digits, country))).toEqual([])
  })
  it('lets through the groups in which the library writes them', () => {
    const written = numbers.flatMap(([digits, country]) => {
      const number = parsePhoneNumberFromString(digits, country)
      // dialled from within the country: a prefix of another one changes the plan
      return number?.isValid() === true && number.country === country ? [[(number.formatNational().match(/\d+/g) ?? []).join(' '), country] as const] : []
    })
    expect(written.length).toBeGreaterThan(1000)
    expect(written.filter(([groups, country]) => !mayBeGrouped(groups, country))).toEqual([])
  })
  it.each([
    ['1234 1234 1234', 'US'],
    ['12 345 678 90', 'DE'],
    ['030 1234 567', 'US']
  ] as const)('refuses the groups %s in %s', (groups, country) => expect(mayBeGrouped(groups, country)).toBe(false))
  it('lets through all possible international numbers', () => {
    const possible = numbers.filter(([digits]) => parsePhoneNumberFromString(`+${digits}`)?.isPossible() === true)
    expect(possible.length).toBeGreaterThan(1000)
    expect(possible.filter(([digits]) => !mayBePossible(digits))).toEqual([])
  })
  it.each([
    ['0001000100', 'GB'],
    ['000000000000', 'US'],
    ['00120100120', 'GB'],
    ['01', 'DE']
  ] as const)('refuses %s in %s', (digits, country) => expect(mayBeValid(digits, country)).toBe(false))
  it('refuses numbers of no calling code or of no length that is one', () => {
    for (const digits of ['0100010001', '999999999', '1201001201', '44']) expect(mayBePossible(digits)).toBe(false)
  })
})
