/** Streets that are called after persons, without a house number: behind the word for a street a person's name is the street's (`calle Simón Bolívar`, `ul. Adama Mickiewicza`). */
import { foldWord } from '../../chains/fold.js'
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { streetWords } from './street-words.js'

/** Kinds of streets that are other words as well: what stands behind them may be a person. */
const ambiguous: ReadonlySet<string> = new Set(
  'place cours route passage square faubourg quai chemin bd impasse ronda camino paseo plaza travesía largo corso vicolo alameda estrada praça r. al. pl. os. plac placu osiedle cesta trg tř. třída trieda λ. пл. площад площадь площа пер. đường phố ngõ gang aleja aleje alei calea aleea piața str.'
    .split(' ')
    .map(foldWord)
)
/** Between the word and the name: `via dei`, `ulica im.` */
const LINK = String.raw`(?:de|de la|del|de los|de las|du|des|da|do|dos|das|dei|degli|della|delle|gen\.|im\.|św\.|ks\.|marsz\.|dr\.|dra|prof\.|akademika|maréchal|général|capitán|general|gral\.|doctor|marechal|padre|san|santa|generała|marszałka|księdza|doktora|профессора|академика|маршала|генерала)`
/** Letters before a name that the word and what follows it may have. */
const REACH = 32

const compiled = new Map<EntityLanguage, RegExp | undefined>()

function streetBefore(language: EntityLanguage): RegExp | undefined {
  if (!compiled.has(language)) {
    const words = streetWords[language]?.before?.split(' ').filter((word) => !ambiguous.has(foldWord(word)))
    const literal = words?.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')).join('|')
    compiled.set(
      language,
      literal === undefined || literal === ''
        ? undefined
        : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}-])(?:${literal})[ \u00a0]?(?:${LINK}[ \u00a0]){0,2}$`, 'iu')
    )
  }
  return compiled.get(language)
}

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
    return found === null ? mention : { ...mention, type: 'LOCATION', start: start - found[0].length }
  })
}
