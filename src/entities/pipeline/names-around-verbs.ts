/**
 * Names that a model took together with the verb between them (`ANAF verifică Dedeman`, `Bundeskartellamt prüft Amazon`): where the first words are a name that
 * the language knows and a word in small letters follows that links nothing, the name ends there.
 */
import type { TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { knownAs } from './known-type.js'
import { tokenFrom } from './token-places.js'

/** Letters of words that link parts of names (`of`, `für`, `para`). */
const LONGEST_LINK = 4
const small = /^\p{Ll}{2,}$/u
const begins = /^\p{Lu}/u

/** The mention, or its first name and, where something with a capital is left behind the verb, that. */
export function splitAtVerb(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  if (known === undefined) return [mention]
  const { starts, ends, text } = tokens
  const first = tokenFrom(tokens, mention.start)
  for (let token = first + 1; token < tokens.count && ends[token]! <= mention.end; token++) {
    const word = text.slice(starts[token], ends[token])
    // `Лента.ру` is one word
    if (!small.test(word) || starts[token]! === ends[token - 1]!) continue
    if (word.length <= LONGEST_LINK && ends[token]! < mention.end) return [mention]
    const name = knownAs(createForm(text.slice(mention.start, ends[token - 1]), language), language, known)
    if (name?.type !== 'ORGANIZATION' || !name.ofLanguage) return [mention]
    let rest = token + 1
    while (rest < tokens.count && starts[rest]! < mention.end && !begins.test(text[starts[rest]!]!)) rest++
    const head: Mention = { ...mention, end: ends[token - 1]!, type: name.type }
    // a place's last word says what kind of place it is (`Delfti linna`)
    if (rest >= tokens.count || starts[rest]! >= mention.end) return mention.type === 'LOCATION' ? [mention] : [head]
    const tail = { ...mention, start: starts[rest]! }
    const type = knownAs(createForm(text.slice(tail.start, tail.end), language), language, known)?.type
    return [head, { ...tail, type: type ?? mention.type }]
  }
  return [mention]
}

const inCapitals = /^\p{Lu}{3,}$/u
/** Words of such a mention. */
const MOST_IN_CAPITALS = 4
const NAME = Flag.given | Flag.surname | Flag.several | Flag.personFirst | Flag.suffix

/**
 * A mention all in capitals that begins with a surname which readers of the language know, and goes on with what is no part of a person's name (`MACRON REÇOIT SCHOLZ`,
 * `ERDOĞAN ANKARA'DA`): that person, and the one or the place at its end.
 * @param flags of the lists, by token (`Flag`)
 */
export function splitInCapitals(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined, flags: Uint32Array): Mention[] {
  if (known === undefined || mention.confidence === undefined || mention.type === 'ORGANIZATION') return [mention]
  const { starts, ends, text, count } = tokens
  const first = tokenFrom(tokens, mention.start)
  const second = first + 1
  if (starts[first] !== mention.start || second >= count || starts[second]! >= mention.end || starts[second] === ends[first]) return [mention]
  const nameOf = (from: number, to: number) => knownAs(createForm(text.slice(starts[from], to), language), language, known)
  const isPerson = (token: number) => {
    const one = inCapitals.test(text.slice(starts[token], ends[token])) ? nameOf(token, ends[token]!) : undefined
    return one?.type === 'PERSON' && one.isListed
  }
  if (!isPerson(first) || !inCapitals.test(text.slice(starts[second], ends[second])) || (flags[second]! & NAME) !== 0) return [mention]
  let last = second
  while (last + 1 < count && starts[last + 1]! < mention.end) last++
  if (last - first >= MOST_IN_CAPITALS || nameOf(first, mention.end) !== undefined) return [mention]
  const head: Mention = { ...mention, end: ends[first]!, type: 'PERSON' }
  if (last > second && isPerson(last)) return [head, { ...mention, start: starts[last]!, type: 'PERSON' }]
  const isPlace = (flags[second]! & Flag.placeFirst) !== 0 || nameOf(second, mention.end)?.type === 'LOCATION'
  if (isPlace) return [head, { ...mention, start: starts[second]!, type: 'LOCATION' }]
  return mention.type === 'PERSON' ? [head] : [mention]
}
