/**
 * The town of an office that a model took for the first name of who has it (`Градоначелник Ниша Драгослав Павловић`, `la jueza federal de Rosario Sylvia Aramberri`): towns
 * are given names and surnames as well, but one behind an office and before a given name is the office's.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import type { Mention } from '../../types.js'
import { formsApart } from '../forms-of-address.js'
import { knownAs } from '../known-type.js'
import { tokenFrom } from '../token-places.js'

/** Languages that put a town behind its office with a preposition. */
const prepositions: Partial<Record<EntityLanguage, string>> = {
  spa: 'de del',
  cat: 'de del',
  por: 'de do da',
  ita: 'di',
  fra: 'de du',
  ron: 'din de'
}
const sets = new Map(Object.entries(prepositions).map(([language, words]) => [language as EntityLanguage, new Set(words.split(' '))]))
/** Words between the office and the preposition: what it is of (`ministra de Salud de`). */
const MOST_BETWEEN = 4

/** Languages that put it there in the genitive, without what it ends with and the endings of the nominative. */
const genitives: Partial<Record<EntityLanguage, { readonly ending: RegExp; readonly nominatives: readonly string[]; readonly fleeting: string }>> = {
  srp: { ending: /[аеaeиi]$/u, nominatives: ['', 'а', 'о', 'a', 'o'], fleeting: 'аa' },
  hrv: { ending: /[aei]$/u, nominatives: ['', 'a', 'o'], fleeting: 'a' },
  slv: { ending: /[aei]$/u, nominatives: ['', 'a', 'o'], fleeting: 'e' },
  pol: { ending: /(?:[aiyu]|ia)$/u, nominatives: ['', 'a', 'o'], fleeting: 'e' },
  ces: { ending: /[aeiyu]$/u, nominatives: ['', 'a', 'o'], fleeting: 'e' },
  slk: { ending: /[aeiyu]$/u, nominatives: ['', 'a', 'o'], fleeting: 'e' },
  rus: { ending: /[аыия]$/u, nominatives: ['', 'а', 'о', 'ь'], fleeting: 'ео' },
  ukr: { ending: /[аиіїя]$/u, nominatives: ['', 'а', 'о', 'ь'], fleeting: 'ео' }
}

/** Offices of towns alone: what stands behind them is one, whatever club is called so. */
const ofTowns: ReadonlySet<string> = new Set(
  'градоначелник градоначелница градоначелника gradonačelnik gradonačelnica gradonačelnika župan županja burmistrz burmistrza primátor primátorka primátora мэр мэра мер мера'.split(
    ' '
  )
)

/** The town and the person, or the mention. @param flags of the lists, by token (`Flag`) */
export function splitAtOfficePlace(
  mention: Mention,
  tokens: TokenList,
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  if (known === undefined || (mention.type !== 'PERSON' && mention.type !== 'ORGANIZATION' && mention.type !== 'LOCATION')) return [mention]
  const { starts, ends, text, count } = tokens
  const first = tokenFrom(tokens, mention.start)
  const given = first + 1
  // a surname stands behind the given name
  if (first === 0 || given + 1 >= count || ends[given + 1]! > mention.end || starts[first] !== mention.start) return [mention]
  const wordAt = (token: number) => text.slice(starts[token], ends[token])
  const isOffice = (token: number) => (flags[token]! & Flag.titleFirst) !== 0 || formsApart(language).has(wordAt(token).toLowerCase())
  const typeOf = (name: string) => knownAs(createForm(name, language), language, known)?.type
  const isLocation = (name: string) => typeOf(name) === 'LOCATION'
  const isTownName = (name: string) => isLocation(name) || (typeOf(name) === 'ORGANIZATION' && ofTowns.has(wordAt(first - 1).toLowerCase()))
  const isTown = () => {
    const of = sets.get(language)
    if (of !== undefined) {
      if (!of.has(wordAt(first - 1)) || (flags[given]! & Flag.given) === 0 || (flags[first]! & (Flag.placeFirst | Flag.major)) === 0) return false
      for (let token = first - 2; token >= 0 && token >= first - 2 - MOST_BETWEEN; token--) {
        if (!/^\p{L}+$/u.test(wordAt(token))) return false
        if (isOffice(token)) return true
      }
      return false
    }
    const endings = genitives[language]
    if (endings === undefined || !isOffice(first - 1) || ends[given + 1] !== mention.end || !endings.ending.test(wordAt(first))) return false
    if ((flags[given]! & Flag.given) === 0 && flags[given] !== 0) return false
    const bare = wordAt(first).replace(endings.ending, '')
    const full = [...endings.fleeting].map((vowel) => `${bare.slice(0, -1)}${vowel}${bare.slice(-1)}`)
    return (flags[first]! & (Flag.placeFirst | Flag.inflected)) === (Flag.placeFirst | Flag.inflected)
      ? true
      : bare.length > 2 && [...endings.nominatives.map((ending) => bare + ending), ...full].some(isTownName)
  }
  if (!isTown() || isLocation(text.slice(mention.start, mention.end))) return [mention]
  return [
    { ...mention, end: ends[first]!, type: 'LOCATION' },
    { ...mention, start: starts[given]!, type: 'PERSON' }
  ]
}

/** Women and men of a people, in the cases in which a town stands before them: `z Cincinnati Rumunkę`. */
const people: Partial<Record<EntityLanguage, RegExp>> = {
  pol: /^\p{Lu}\p{Ll}{2,}(?:(?<!s)k[aęąio]|czyk|czyka|anin|anina)$/u,
  ces: /^\p{Lu}\p{Ll}{2,}(?:(?<!s)k[auy]|kou|an|ana)$/u,
  slk: /^\p{Lu}\p{Ll}{2,}(?:(?<!s)k[auy]|kou|an|ana)$/u,
  hrv: /^\p{Lu}\p{Ll}{2,}(?:nk[aeu]|jk[aeu]|anin|anina)$/u,
  srp: /^\p{Lu}\p{Ll}{2,}(?:nk[aeu]|jk[aeu]|anin|anina|нк[аеу]|јк[аеу]|анин|анина)$/u,
  slv: /^\p{Lu}\p{Ll}{2,}(?:nk[aeo]|jk[aeo])$/u
}

/** A town without the woman or man of a people behind it, whom no list has. */
export function withoutPeopleBehind(mention: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention {
  const form = people[language]
  if (form === undefined || (mention.type !== 'LOCATION' && mention.type !== 'ORGANIZATION')) return mention
  const { starts, ends, text, count } = tokens
  const first = tokenFrom(tokens, mention.start)
  const last = first + 1
  if (last >= count || ends[last] !== mention.end || flags[last] !== 0) return mention
  const isTown = (flags[first]! & Flag.major) !== 0 && (flags[first]! & Flag.several) === 0
  return isTown && form.test(text.slice(starts[last], ends[last])) ? { ...mention, end: ends[first]!, type: 'LOCATION' } : mention
}
