/** Lists of persons behind a plural form of address (`MM. Lambert, Petit et Blanc`, `Messrs Hill and Wood`): each is a person, whatever else is called so. */
import type { TokenList } from '../../core/spans.js'
import { andPattern } from '../../core/words/and-words.js'
import { pluralFormsOfAddress } from '../../core/words/forms-of-address.js'
import { nameParticlePattern } from '../../core/words/name-particles.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'
import { addressedPerson } from './addressed.js'
import { hasLegalForm } from './companies/legal-forms.js'
import { Cover } from './cover.js'
import { byStart } from './redactor.js'
import { tokenFrom } from './token-places.js'

const particle = `(?:(?:${nameParticlePattern}|d[’'])[ \\u00a0]?){0,2}`
const name = String.raw`(?:\p{Lu}\.[ \u00a0-]?){0,3}${particle}\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:[ \u00a0]${particle}\p{Lu}[\p{L}\p{M}’'.-]{0,30}){0,3}`
const and = `[ \\u00a0](?:${andPattern}|in|ως)[ \\u00a0]`
const listed = new RegExp(`^(?:${name}(?:, (?=\\p{Lu}|van |von |de |di |d[’']))){0,11}${name}(?:,?${and}${name})?`, 'u')
const border = new RegExp(`, |,?${and}`, 'gu')
/** Letters of the longest list. */
const REACH = 400

const beginOf = perLanguage((language) => {
  const words = pluralFormsOfAddress[language]
  if (words === undefined) return undefined
  const literal = words
    .split(' ')
    .map((one) => {
      const [first] = Array.from(one)
      const escaped = one.replace(/\./gu, '\\.').slice(first!.length)
      // `mm` are millimetres
      return one === one.toUpperCase() ? `${first}${escaped}` : `[${first!.toLowerCase()}${first!.toUpperCase()}]${escaped}`
    })
    .join('|')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.-])(?:${literal})\\.?[ \\u00a0](?=\\p{Lu}|van |von |de |di |d[’'])`, 'gu')
})

/**
 * Names with those of such lists in place of what was found inside them, the form included. Linear: a bounded stretch is read behind each form.
 * @param flags of the lists, by token (`Flag`)
 */
export function withAddressedLists(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const begin = beginOf(language)
  if (begin === undefined) return [...names]
  const found: Mention[] = []
  const lists: { start: number; end: number }[] = []
  for (const { 0: form, index } of text.matchAll(begin)) {
    const from = index + form.length
    const list = listed.exec(text.slice(from, from + REACH))?.[0]
    if (list === undefined || repeatsForm(list, language) || from < (lists.at(-1)?.end ?? 0)) continue
    const items = itemsOf(list, from)
    // one alone may be anything: the form is another word as well; of two, the second may be a firm's town
    if (
      items.length < 2 ||
      (items.length === 2 && text.slice(items[0]!.end, items[1]!.start) === ', ') ||
      items.some(({ start, end }) => hasLegalForm(text.slice(start, end)))
    )
      continue
    // teams and readers of all kinds are called so (`Damen Bayern und Wolfsburg`, `Srs. Acionistas e Administradores`)
    const own = items.map(({ end }) => flags[tokenFrom(tokens, end - 1)]!)
    if (own.filter(isThing).length * 2 >= items.length || own.every((flag) => (flag & (Flag.given | Flag.surname)) === 0)) continue
    found.push(...items.map(({ start, end }) => addressedPerson(start, end)))
    lists.push({ start: index, end: items.at(-1)!.end })
  }
  if (found.length === 0) return [...names]
  const taken = new Cover(text.length, lists)
  return [...names.filter((one) => one.type === 'TITLE' || !taken.overlaps(one)), ...found].sort(byStart)
}

/** Whether another form of address stands in a list (`Damen Hamburg, Herren Bremen`). */
function repeatsForm(list: string, language: EntityLanguage): boolean {
  const words = new Set(pluralFormsOfAddress[language]?.toLowerCase().split(' '))
  return list
    .toLowerCase()
    .split(/[ \u00a0,.]+/u)
    .some((word) => words.has(word))
}

/** Whether a word is a city or an ordinary one and no list has it as a person's name. */
function isThing(own: number): boolean {
  return (own & Flag.major) !== 0 || ((own & (Flag.common | Flag.jobFirst | Flag.titleFirst)) !== 0 && (own & (Flag.given | Flag.surname)) === 0)
}

function itemsOf(list: string, at: number): { readonly start: number; readonly end: number }[] {
  const items: { start: number; end: number }[] = []
  let from = 0
  for (const { 0: mark, index } of [...list.matchAll(border), { 0: '', index: list.length }]) {
    items.push({ start: at + from, end: at + index })
    from = index + mark.length
  }
  return items
}
