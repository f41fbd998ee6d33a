/**
 * Names that a model took together with the verb between them (`ANAF verifică Dedeman`, `Bundeskartellamt prüft Amazon`): where the first words are a name that
 * the language knows and a word in small letters follows that links nothing, the name ends there.
 */
import type { TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
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
