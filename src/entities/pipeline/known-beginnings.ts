/**
 * Persons of scripts without capitals that a model took together with the words behind them, where a list of those present has their whole name: `শর্মিলা দাস লিফট` is
 * শর্মিলা দাস before a word for lifts, `তানভীর ডেসকোর` the তানভীর হোসেন of the list above.
 */
import type { TokenList } from '../../core/spans.js'
import { withoutCapitals } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { Mention } from '../types.js'
import { Cover } from './cover.js'
import { isListOfPersons } from './lines/attendance.js'
import { linesOf } from './text-lines.js'
import { textOf, tokenFrom } from './token-places.js'

/** Letters of what a list is called. */
const MOST_LABEL = 32
/** Words of a name. */
const MOST_WORDS = 5

/** Names of which persons end where a name of the list does that they begin with. Linear. @param flags of the lists, by token (`Flag`) */
export function withoutRest(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  if (!withoutCapitals.has(language)) return [...names]
  const lists = listsIn(tokens.text)
  if (lists === undefined) return [...names]
  const whole = new Set<string>()
  /** Surnames behind a given name. */
  const behind = new Map<string, Set<string>>()
  const wordsOf = ({ start, end }: Mention) => {
    const words: number[] = []
    for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < end && words.length <= MOST_WORDS; token++) words.push(token)
    return words
  }
  for (const one of names) {
    if (one.type !== 'PERSON') continue
    const words = wordsOf(one)
    if (words.length !== 2 || !lists.overlaps(one)) continue
    const [given, surname] = [textOf(tokens, words[0]!), textOf(tokens, words[1]!)]
    whole.add(`${given} ${surname}`)
    behind.set(given, (behind.get(given) ?? new Set()).add(surname))
  }
  if (whole.size === 0) return [...names]
  return names.map((one) => {
    if (one.type !== 'PERSON' || one.confidence === undefined) return one
    const words = wordsOf(one)
    if (words.length < 2 || words.length > MOST_WORDS) return one
    const [given, second] = [textOf(tokens, words[0]!), textOf(tokens, words[1]!)]
    if (words.length > 2 && whole.has(`${given} ${second}`)) return { ...one, end: tokens.ends[words[1]!]! }
    const known = behind.get(given)
    const isNamed = words.slice(1).some((token) => (flags[token]! & (Flag.given | Flag.surname)) !== 0)
    return known === undefined || known.has(second) || isNamed ? one : { ...one, end: tokens.ends[words[0]!]! }
  })
}

/** Stretches of the lines that list those present: other texts have namesakes. */
function listsIn(text: string): Cover | undefined {
  const found = linesOf(text).flatMap(({ start, text: line }) => {
    const colon = line.search(/[:：]/u)
    return colon > 0 && colon <= MOST_LABEL && isListOfPersons(line.slice(0, colon).trim()) ? [{ start: start + colon, end: start + line.length }] : []
  })
  return found.length === 0 ? undefined : new Cover(text.length, found)
}
