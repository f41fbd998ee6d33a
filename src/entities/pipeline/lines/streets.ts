/** Streets that are called after persons, without a house number: behind the word for a street a person's name is the street's (`calle Simón Bolívar`, `ul. Adama Mickiewicza`). */

import { streetWords, wordsBeforeStreets } from '../../../core/words/street-words.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'

/** Between the word and the name: `via dei`, `ulica im.` */
const LINK = String.raw`(?:de|de la|del|de los|de las|du|des|da|do|dos|das|dei|degli|della|delle|gen\.|im\.|św\.|ks\.|marsz\.|dr\.|dra|prof\.|akademika|maréchal|général|capitán|general|gral\.|doctor|marechal|padre|san|santa|generała|marszałka|księdza|doktora|профессора|академика|маршала|генерала)`
/** Letters before a name that the word and what follows it may have. */
const REACH = 32

const streetBefore: (language: EntityLanguage) => RegExp | undefined = perLanguage((language) => {
  const literal = wordsBeforeStreets(streetWords[language] ?? {}, true)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&'))
    .join('|')
  return literal === '' ? undefined : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}-])(?:${literal})[ \u00a0]?(?:${LINK}[ \u00a0]){0,2}$`, 'iu')
})

interface Open {
  readonly before: RegExp
  readonly goesOn: ReadonlySet<string>
}

const openOf: (language: EntityLanguage) => Open | undefined = perLanguage((language) => {
  const open = streetWords[language]?.open
  return open && { before: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${open[0]}) $`, 'iu'), goesOn: new Set(open[1].split(' ')) }
})

/** Whether a street is any one, and who is named behind it does something in it: `en la calle Pedro gritó`. */
function isInStreet(text: string, start: number, end: number, language: EntityLanguage): boolean {
  const open = openOf(language)
  if (open === undefined || !open.before.test(text.slice(Math.max(0, start - LONGEST_OPEN), start))) return false
  const next = /^ (\p{Ll}[\p{L}\p{M}]*)/u.exec(text.slice(end, end + REACH))?.[1]
  return next !== undefined && !open.goesOn.has(next)
}

/** Letters of what stands before an open street, and one more. */
const LONGEST_OPEN = 10

const begins = /^(?:\p{L}+\.?|\p{L}\/)[ \u00a0]/u

/** Names with the persons behind words for streets as places, the word included. @param names of models, in any order */
export function withStreets(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  const street = streetBefore(language)
  if (street === undefined) return [...names]
  return names.map((mention) => {
    if (mention.type !== 'PERSON') return mention
    const { start, end } = mention
    const inside = begins.exec(text.slice(start, Math.min(end, start + REACH)))?.[0]
    if (inside !== undefined && start + inside.length < end && street.test(inside)) return { ...mention, type: 'LOCATION' }
    const found = street.exec(text.slice(Math.max(0, start - REACH), start))
    return found === null || isInStreet(text, start - found[0].length, end, language)
      ? mention
      : { ...mention, type: 'LOCATION', start: start - found[0].length }
  })
}
