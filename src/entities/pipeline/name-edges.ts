/**
 * Where a person's name begins and ends beside what is set: a German surname behind a form of address and a given name (`Frau Anneliese | Többen`), a Japanese department before
 * a name (`購買部 大河内様`) or a firm before one who signs (`山吹デザイン　村瀬恵`), Telugu family names and Pashto first parts, an English firm behind who is of it (`Mr Patel of Clifford Chance`), and a known place that opens what a Romance headline quotes.
 */

import type { TokenList } from '../../core/spans.js'
import { formsBehind } from '../../core/words/forms-of-address.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type Mention, ruleMention } from '../types.js'
import { Cover } from './cover.js'
import { byStart } from './redactor.js'
import { isBlankBehind, textOf, tokenFrom } from './token-places.js'

const germanForm = /(?:^|[^\p{L}])(?:Frau|Herrn?|Fr\.|Hr\.|Familie) (?:(?:Dr|Prof|Dipl|Ing)\.(?:-\p{L}+\.)? ){0,3}$/u
const japaneseDepartment =
  /^(?<department>[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:部|課|室|係|科|局))[ 　](?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}(?:[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})?)$/u
const japaneseForm = formsBehind('jpn', 'either')
/** A Japanese firm before who is of it, at the head of a line or behind a mark (`山吹デザイン　村瀬恵`, `山吹デザインの村瀬恵です`), and what departments and fields are called by the same words. */
const japaneseFirm =
  /(?<=^|[\n、。：:「])(?<firm>[\p{Script=Han}\p{Script=Katakana}ー]{2,10}(?:デザイン|工房|製作所|設計|設計事務所|建築事務所|印刷|商事|工務店|建設|電機|不動産|運輸|運送|興業|水産|農園|製菓|酒造|写真館))(?:[ 　]{1,2}|の)$/u
const japaneseField =
  /^(?:建築|住宅|商品|製品|工業|都市|環境|空間|店舗|衣装|服飾|広告|営業|情報|基本|構造|機械|回路|システム|グラフィック|ウェブ|ファッション|インテリア|プロダクト|キャリア|詳細|実施|新聞|公共|住宅用)(?:デザイン|設計|印刷|建設|不動産)$/u
const sentenceAhead = /^(?:$|\n|様|さん|氏|です|と申|でござ|と言|といい|より|、|。)/u
/** What Telugu names of families end with. */
const teluguFamily = /\p{L}[\p{L}\p{M}]{2,}(?:రెడ్డి|నేని|పాటి|పూడి|కూరి|మర్తి|శెట్టి|వరపు)$/u
/** Pashto parts of given names that hardly any name begins with. */
const secondPart = /^(?:آغا|جان|خان|الدین|الله|الرحمن|الرحمان)$/u
const romance: ReadonlySet<EntityLanguage> = new Set(['ita', 'spa', 'fra', 'por', 'cat', 'ron'])
const opened = /[«“„"‘]$/u
const REACH = 40
const CONFIDENCE = 0.85

/** The mentions with those edges. Bounded work for each mention. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withNameEdges(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const { text } = tokens
  if (language === 'deu') {
    const cover = new Cover(text.length, mentions)
    return mentions.map((mention) => withSurname(mention, tokens, flags, cover))
  }
  if (language === 'tel' || language === 'pus') {
    const cover = new Cover(text.length, mentions)
    return mentions.map((mention) => withFirstPart(mention, tokens, flags, language, cover))
  }
  if (language === 'jpn') {
    const parted = mentions.map((mention) => withoutDepartment(mention, text))
    return [...parted, ...japaneseFirms(text, parted)].sort(byStart)
  }
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

/** A Telugu family name before given names, and a Pashto given name before its second part. */
function withFirstPart(mention: Mention, tokens: TokenList, flags: Uint32Array, language: EntityLanguage, cover: Cover): Mention {
  const { starts, ends } = tokens
  if (mention.type !== 'PERSON' || mention.confidence === undefined) return mention
  const first = tokenFrom(tokens, mention.start)
  if (first === 0 || starts[first] !== mention.start || !isBlankBehind(tokens, first - 1)) return mention
  const before = textOf(tokens, first - 1)
  const own = flags[first - 1]!
  const isPart =
    language === 'tel'
      ? teluguFamily.test(before) && ends[first]! < mention.end && (own & (Flag.common | Flag.placeFirst)) === 0
      : secondPart.test(textOf(tokens, first)) && (own & (Flag.given | Flag.common)) === Flag.given
  return isPart && !cover.overlaps({ start: starts[first - 1]!, end: ends[first - 1]! }) ? { ...mention, start: starts[first - 1]! } : mention
}

/** Firms right before a person in a signature or an introduction, where nothing was found. */
function japaneseFirms(text: string, mentions: readonly Mention[]): Mention[] {
  const cover = new Cover(text.length, mentions)
  return mentions.flatMap(({ type, start, end }) => {
    if (type !== 'PERSON' || !/[ 　の]/u.test(text[start - 1] ?? '') || !sentenceAhead.test(text.slice(end, end + 4))) return []
    const found = japaneseFirm.exec(text.slice(Math.max(0, start - REACH), start))
    const firm = found?.groups?.firm
    if (found === null || firm === undefined || japaneseField.test(firm)) return []
    const at = { start: Math.max(0, start - REACH) + found.index, end: Math.max(0, start - REACH) + found.index + firm.length }
    return cover.overlaps(at) ? [] : [ruleMention(at.start, at.end, 'ORGANIZATION', 'name-edges', CONFIDENCE)]
  })
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
