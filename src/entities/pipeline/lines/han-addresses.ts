/**
 * Chinese and Japanese postal addresses, which go from the large to the small without a blank (`北京市朝阳区建国路88号`, `東京都渋谷区道玄坂1-2-3`): province, town, district and
 * street are one place, as annotated texts have them; the house number and what follows it (floor, room) are no mentions.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { tokenFrom } from '../token-places.js'
import type { Addresses } from './addresses.js'

interface Writing {
  /** What provinces, towns and districts end with. */
  readonly unit: RegExp
  /** What stands right before a house number. */
  readonly street: RegExp
  /** The first of the numbers. */
  readonly first: RegExp
  /** One of those that follow. */
  readonly next: RegExp
  /** Words that no place has inside: what stands before one and behind it is no address. */
  readonly words: ReadonlySet<string>
  /** Before an address of which the street alone is written. */
  readonly label: RegExp
}

const digit = '[0-9０-９]'
const dash = '[-－‐−–]'
const storey = /[ \u3000]?[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{0,16}?[0-9０-９]{1,3}(?:号室|[楼樓层層室階FＦ])/uy
const writings: Partial<Record<EntityLanguage, Writing>> = {
  zho: {
    unit: /[省市县縣区區州旗盟镇鎮乡鄉]/u,
    street: /[路街道巷弄段里村苑園园庄坊同镇鎮乡鄉]$/u,
    first: new RegExp(`(?:${digit}{1,5}(?:${dash}${digit}{1,4})?|[一二三四五六七八九十]{1,3})(?:号院|号楼|[号號弄巷])`, 'uy'),
    next: new RegExp(
      `(?:${digit}{1,5}|[一二三四五六七八九十]{1,3})(?:号楼|[号號弄巷之栋棟幢楼樓层層室]|单元|單元|${dash}(?=${digit}))|(?<=[之-])${digit}{1,4}`,
      'uy'
    ),
    words: new Set('在 到 的 了 和 上 有 去 从 從 是 与 與 于 於 至'.split(' ')),
    label: /(?:地址|住址|住所|所在地)[ \u3000]?[:：][ \u3000]?$/u
  },
  jpn: {
    unit: /[都道府県市区町村郡]/u,
    street: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u,
    first: new RegExp(`${digit}{1,4}(?:丁目|番地?|${dash}(?=${digit}))|[一二三四五六七八九十]{1,2}丁目`, 'uy'),
    next: new RegExp(`${digit}{1,4}(?:丁目|番地?|号室?|の(?=${digit})|${dash}(?=${digit}))?`, 'uy'),
    words: new Set('は が を に で と も へ から まで の や'.split(' ')),
    label: /(?:住所|所在地|送付先)[ \u3000]?[:：][ \u3000]?$/u
  }
}

/** Letters from the beginning of an address to its first number. */
const MOST_LETTERS = 40
const MOST_LABEL = 8
/** Numbers of one address. */
const MOST_NUMBERS = 8
const ofPlace = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]$/u
const isNumeral = /^[0-9０-９一二三四五六七八九十]$/u
/** A town or a district that no list has, and more behind it. */
const unlisted = /^\p{Script=Han}{2,6}[市县縣区區郡]\p{Script=Han}/u

/** The addresses of a text; none in other languages. Linear: a bounded stretch is looked at from each token. @param flags of the lists, by token (`Flag`) */
export function hanAddresses(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Addresses {
  const writing = writings[language]
  if (writing === undefined || !/[\d０-９号號]/u.test(tokens.text)) return { places: [], numbers: [] }
  const places: Span[] = []
  const numbers: Span[] = []
  const { text, starts, ends, count } = tokens
  let pending: number | undefined
  let done = 0
  const take = (start: number): boolean => {
    const number = start < done ? undefined : numberBehind(text, start, writing)
    if (number === undefined || hasWord(tokens, start, number, writing)) return false
    places.push({ start, end: number })
    done = endOfNumbers(text, number, writing)
    // numbers that are parts of the street's name (`建國一路`) are none either
    numbers.push({ start, end: done })
    return true
  }
  for (let token = 0; token < count; token++) {
    const start = starts[token]!
    const isBoundary = token === 0 || !(ends[token - 1] === start && ofPlace.test(text[start - 1]!))
    if (isBoundary) {
      if (pending !== undefined) take(pending)
      pending = beginsUnlisted(text, start, writing) ? start : undefined
    }
    if ((flags[token]! & (Flag.placeFirst | Flag.major)) !== 0 && isUnit(tokens, token, writing) && take(start)) pending = undefined
  }
  if (pending !== undefined) take(pending)
  return { places, numbers }
}

/** Whether a place of the lists ends, or goes on, with the word for what it is. */
function isUnit({ text, ends }: TokenList, token: number, { unit }: Writing): boolean {
  const end = ends[token]!
  return unit.test(text[end - 1]!) || unit.test(text[end] ?? '')
}

function beginsUnlisted(text: string, start: number, { label }: Writing): boolean {
  return unlisted.test(text.slice(start, start + MOST_LETTERS)) || label.test(text.slice(Math.max(0, start - MOST_LABEL), start))
}

/** Where the numbers begin that an address from here on has; nothing but letters of the script before them. */
function numberBehind(text: string, start: number, { first, street }: Writing): number | undefined {
  for (let at = start; at < Math.min(text.length, start + MOST_LETTERS); at++) {
    const sign = text[at]!
    if (isNumeral.test(sign)) {
      first.lastIndex = at
      if (at > start + 1 && first.test(text) && street.test(text.slice(start, at))) return at
    } else if (!ofPlace.test(sign)) return undefined
  }
  return undefined
}

function endOfNumbers(text: string, start: number, { next }: Writing): number {
  let end = start
  for (let count = 0; count < MOST_NUMBERS; count++) {
    next.lastIndex = end
    const found = next.exec(text)
    if (found === null) break
    end = found.index + found[0].length
  }
  storey.lastIndex = end
  const floor = storey.exec(text)
  return floor === null ? end : floor.index + floor[0].length
}

function hasWord(tokens: TokenList, start: number, end: number, { words }: Writing): boolean {
  const { text, starts, ends, count } = tokens
  for (let token = tokenFrom(tokens, start); token < count && starts[token]! < end; token++) if (words.has(text.slice(starts[token], ends[token]))) return true
  return false
}
