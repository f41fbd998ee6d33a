/** Forms of address that only persons have: what stands right behind one is a person's name, whatever else is called so (Frau Müller, Mr Ford). */
import type { EntityLanguage } from '../languages.js'
import { formsOfPersons } from './forms-of-address.js'

const before = /(?<![\p{L}\p{M}\p{N}-])(\p{L}\p{Ll}{0,11}(?:-\p{Ll}{1,2})?)\.?[ \u00a0](?:(?:Dr|Prof|Ing|Mag|Dipl)\.[ \u00a0]?){0,2}$/u
/** Letters of the longest form with titles behind it. */
const REACH = 28

/** Whether a form of address stands right before a place of the text. */
export function isAddressed(text: string, start: number, language: EntityLanguage): boolean {
  const found = before.exec(text.slice(Math.max(0, start - REACH), start))
  return found !== null && formsOfPersons(language).has(found[1]!.toLowerCase())
}
