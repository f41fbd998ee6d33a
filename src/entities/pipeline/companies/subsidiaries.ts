/** Firms and societies that carry the country of their branch behind their name: `BMW Nederland`, `IKEA Schweiz`, `Amnesty France` are one name each. */
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { isCountry } from '../named-countries.js'

/** Languages that put a country beside a noun by a preposition or an ending, never bare, but in names. */
const languages: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['eng', 'deu', 'nld', 'swe', 'dan', 'nob', 'nno', 'fra', 'spa', 'cat', 'por', 'ita'])
/** Unions of states and their bodies meet a country more often than they have a branch in it: `EU-Ukraine`, `NATO Türkei`. */
const unions: ReadonlySet<string> = new Set('EU UE UN UNO ONU VN NATO OTAN WHO WTO IMF IWF FMI OECD OCDE FIFA UEFA USA UK BBC ARD ZDF RTL'.split(' '))
const name = /^\p{Lu}[\p{L}\p{N}&’'-]+$/u
const short = /^U\.?K\.?$|^USA$/u
const tableBehind = /^(?:[ \t]*\d|[ \t]{2,}|\t|-)/u

/** @param names in text order @returns the same, a firm and the country right behind it as one name */
export function withSubsidiaries(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  if (!languages.has(language)) return [...names]
  const found: Mention[] = []
  for (const one of names) {
    const before = found.at(-1)
    if (before !== undefined && isBranch(text, before, one, language)) found[found.length - 1] = { ...before, end: one.end }
    else found.push(one)
  }
  return found
}

function isBranch(text: string, firm: Mention, one: Mention, language: EntityLanguage): boolean {
  if (firm.type !== 'ORGANIZATION' || one.type !== 'LOCATION' || firm.end !== one.start - 1 || text[firm.end] !== ' ') return false
  const word = text.slice(firm.start, firm.end)
  if (unions.has(word) || !name.test(word) || tableBehind.test(text.slice(one.end, one.end + 3))) return false
  return short.test(text.slice(one.start, one.end)) || isCountry(text, one, language) || isCountry(text, one, 'eng')
}
