/**
 * Where a person's name begins and ends beside what is set: a German surname behind a form of address and a given name (`Frau Anneliese | Többen`), a Japanese department before
 * a name (`購買部 大河内様`), an English firm behind who is of it (`Mr Patel of Clifford Chance`), and a known place that opens what a Romance headline quotes.
 */

import type { TokenList } from '../../core/spans.js'
import { formsBehind } from '../../core/words/forms-of-address.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { Mention } from '../types.js'
import { Cover } from './cover.js'
import { isBlankBehind, textOf, tokenFrom } from './token-places.js'

const germanForm = /(?:^|[^\p{L}])(?:Frau|Herrn?|Fr\.|Hr\.|Familie) (?:(?:Dr|Prof|Dipl|Ing)\.(?:-\p{L}+\.)? ){0,3}$/u
const japaneseDepartment =
  /^(?<department>[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:部|課|室|係|科|局))[ 　](?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}(?:[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})?)$/u
const japaneseForm = formsBehind('jpn', 'either')
const romance: ReadonlySet<EntityLanguage> = new Set(['ita', 'spa', 'fra', 'por', 'cat', 'ron'])
const opened = /[«“„"‘]$/u
const REACH = 40

/** The mentions with those edges. Bounded work for each mention. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withNameEdges(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const { text } = tokens
  if (language === 'deu') {
    const cover = new Cover(text.length, mentions)
    return mentions.map((mention) => withSurname(mention, tokens, flags, cover))
  }
  if (language === 'jpn') return mentions.map((mention) => withoutDepartment(mention, text))
  if (language === 'eng') {
    const persons = new Set(mentions.filter(({ type }) => type === 'PERSON').map(({ end }) => end))
    return mentions.map((mention) => (isFirmOf(mention, tokens, flags, persons) ? { ...mention, type: 'ORGANIZATION' } : mention))
  }
  if (romance.has(language)) return mentions.map((mention) => (isQuotedPlace(mention, tokens, flags) ? { ...mention, type: 'LOCATION' } : mention))
  return mentions
}

function withSurname(mention: Mention, tokens: TokenList, flags: Uint32Array, cover: Cover): Mention {
  const { start, end, type } = mention
  const { text, starts, ends, count } = tokens
  if (type !== 'PERSON') return mention
  const given = tokenFrom(tokens, start)
  const surname = given + 1
  if (ends[given] !== end || (flags[given]! & Flag.given) === 0 || surname >= count || !isBlankBehind(tokens, given)) return mention
  const own = flags[surname]!
  const isSurname = (own & Flag.surname) !== 0 || own === 0
  if (!isSurname || (own & (Flag.common | Flag.head)) !== 0 || !/^\p{Lu}\p{Ll}{2,}$/u.test(textOf(tokens, surname))) return mention
  if (cover.overlaps({ start: starts[surname]!, end: ends[surname]! }) || !germanForm.test(text.slice(Math.max(0, start - REACH), start))) return mention
  // an ordinary noun that no list has is mostly no whole clause
  if (own === 0 && !/^(?:[,;.!?\n\r]|$)/u.test(text.slice(ends[surname]!, ends[surname]! + 1))) return mention
  return { ...mention, end: ends[surname]! }
}

function withoutDepartment(mention: Mention, text: string): Mention {
  if (mention.type !== 'ORGANIZATION' && mention.type !== 'PERSON') return mention
  const parts = japaneseDepartment.exec(text.slice(mention.start, mention.end))?.groups
  if (parts === undefined || !japaneseForm.test(text.slice(mention.end, mention.end + REACH))) return mention
  return { ...mention, start: mention.end - parts.name!.length, type: 'PERSON' }
}

/** Whether a person behind another one and `of` is a firm that is called after persons. */
function isFirmOf({ start, end, type }: Mention, tokens: TokenList, flags: Uint32Array, persons: ReadonlySet<number>): boolean {
  if (type !== 'PERSON' || !persons.has(start - 4) || tokens.text.slice(start - 4, start) !== ' of ') return false
  for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < end; token++)
    if ((flags[token]! & (Flag.organisationFirst | Flag.head)) !== 0) return true
  return false
}

/** Whether a word at the beginning of a quotation is a place by the lists and nothing else. */
function isQuotedPlace({ start, end, type, confidence }: Mention, tokens: TokenList, flags: Uint32Array): boolean {
  if (type !== 'PERSON' || confidence === undefined || !opened.test(tokens.text.slice(Math.max(0, start - 1), start))) return false
  const token = tokenFrom(tokens, start)
  return tokens.ends[token] === end && flags[token] === Flag.placeFirst && /^ \p{Ll}/u.test(tokens.text.slice(end, end + 2))
}
