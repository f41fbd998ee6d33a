/** Which of the names that a source gives for an entity in a language are usual, and which lead to it only. */
import { UNITS_PER_NAT, UNLIKELY } from '../../../src/names/dictionary/layout.js'
import type { Fit } from './fit.js'

const LONGEST = 70
/** An entity keeps one name more for each so much fame. */
const FAME_OF_NAME = 2.5
/** Points for standing first in a list that is not in alphabetical order: there it is the label. */
const LABEL_POINTS = 1.2
const SAME_WORDS_POINTS = 0.6
/** Languages of which a source gives names in alphabetical order. */
const SORTED = new Set('rus ell spa fra heb kor nld tur vie zho hun jpn tgl'.split(' '))
/** Known from another source as the name of this entity. */
const CONFIRMED_POINTS = 1.5

export const NATIVE_LETTERS: Readonly<Record<string, RegExp>> = {
  ara: /\p{Script=Arabic}/gu,
  bel: /\p{Script=Cyrillic}/gu,
  ben: /\p{Script=Bengali}/gu,
  bul: /\p{Script=Cyrillic}/gu,
  ell: /\p{Script=Greek}/gu,
  fas: /\p{Script=Arabic}/gu,
  heb: /\p{Script=Hebrew}/gu,
  hin: /\p{Script=Devanagari}/gu,
  hye: /\p{Script=Armenian}/gu,
  jpn: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  kat: /\p{Script=Georgian}/gu,
  kor: /[\p{Script=Hangul}]/gu,
  mkd: /\p{Script=Cyrillic}/gu,
  pus: /\p{Script=Arabic}/gu,
  rus: /\p{Script=Cyrillic}/gu,
  srp: /\p{Script=Cyrillic}/gu,
  tam: /\p{Script=Tamil}/gu,
  tel: /\p{Script=Telugu}/gu,
  tha: /\p{Script=Thai}/gu,
  ukr: /\p{Script=Cyrillic}/gu,
  urd: /\p{Script=Arabic}/gu,
  zho: /\p{Script=Han}/gu
}
const LETTERS = /\p{L}/gu

/** Whether a text is a name in the script of a language. */
export function isNativeName(text: string, language: string): boolean {
  if (text.length > LONGEST || /[,;()[\]{}<>«»"/|0-9@_\n\uff00-\uff0f]/u.test(text)) return false
  const letters = text.match(LETTERS)?.length ?? 0
  const native = text.match(NATIVE_LETTERS[language]!)?.length ?? 0
  return letters > 0 && 2 * native > letters
}

export interface UsualName {
  readonly text: string
  /** 0 for the usual name, more for others, from UNLIKELY for those that lead to the entity only. */
  readonly penalty: number
}

/** Whether the order of a list says nothing. */
export function isSorted(names: readonly string[], language: string): boolean {
  return SORTED.has(language) && names.length > 1 && names.every((name, index) => index === 0 || names[index - 1]! <= name)
}

export function wordCount(text: string): number {
  return text.split(/[\s・·＝=-]+/u).filter((word) => word !== '').length
}

/** Names of a list, the usual one first. @param confirmed whether another source gives the name too */
export function usualNames(
  names: readonly string[],
  label: string,
  kind: string,
  fame: number,
  fit: Fit,
  language: string,
  confirmed: (name: string) => boolean
): UsualName[] {
  const good = names.map((name) => name.normalize('NFC').trim()).filter((name) => isNativeName(name, language))
  const sorted = isSorted(names, language)
  const scored = good.map((text, index) => {
    let score = 0.6 * fit.of(text, label)
    if (!sorted && text === names[0]) score += LABEL_POINTS
    if (kind === 'PERSON' && wordCount(text) === wordCount(label)) score += SAME_WORDS_POINTS
    if (confirmed(text)) score += CONFIRMED_POINTS
    return { text, score, index }
  })
  scored.sort((left, right) => right.score - left.score || left.index - right.index)
  const best = scored[0]?.score ?? 0
  return scored.slice(0, 1 + Math.floor(fame / FAME_OF_NAME)).map(({ text, score }, rank) => {
    const distance = rank === 0 ? 0 : 4 + 4 * Math.round((1.5 * UNITS_PER_NAT * (best - score)) / 4)
    return { text, penalty: rank < 3 ? Math.min(distance, UNLIKELY + 4) : UNLIKELY + 4 }
  })
}

/** Share of letter pairs that two Latin names have in common. */
export function likeness(one: string, other: string): number {
  const pairs = (text: string) => {
    const key = text.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase()
    return new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)))
  }
  const left = pairs(one)
  const right = pairs(other)
  const common = [...left].filter((pair) => right.has(pair)).length
  return (2 * common) / Math.max(1, left.size + right.size)
}
