/** What lies within a building: units, levels, staircases and entrances, without the words for them. */
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { addressTokens } from '../dictionaries/normalise.js'
import type { PhraseClass, PhraseSense } from '../dictionaries/phrases.js'
import type { Compared } from './numbers.js'

/** Numbers and letters of each kind, without the words for them; sorted. */
export interface Within {
  readonly units: readonly string[]
  readonly levels: readonly string[]
}

const LEVEL_NUMBERS: readonly (readonly [words: RegExp, level: string])[] = [
  [/basement|cellar|keller|sous sol|sotano|untergeschoss|souterrain|kelder/u, '-1'],
  [/ground|erdgeschoss|rez de chaussee|planta baja|parterre|lobby|terra/u, '0']
]
const HAN_LEVEL = /^(?:楼|层|樓|層)/u

/** @param text of a field for units, levels, staircases or entrances @param isLevel that a number without a word is a level */
export function withinOf(dictionaries: AddressDictionaries, text: string, isLevel: boolean): Within {
  const { phrases } = dictionaries
  const tokens = addressTokens(text)
  const units: string[] = []
  const levels: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = phrases.longest(tokens, at)
    const length = found?.length ?? 1
    const token = tokens.slice(at, at + length).join(' ')
    const senses = found?.senses ?? []
    const value = phrases.ordinal(token) ?? (length > 0 ? wordValue(senses) : undefined)
    const next = at + length < tokens.length ? phrases.longest(tokens, at + length) : undefined
    const isBeforeLevel = next !== undefined && hasClass(next.senses, 'level')
    if (isBeforeLevel && (value !== undefined || /^\d+$/u.test(token))) {
      levels.push(String(value ?? Number(token)))
      at += length + next.length
      continue
    }
    if (hasClass(senses, 'levelAlone') && token.length > 1) levels.push(levelOf(senses, token))
    else if (
      hasClass(senses, 'level') &&
      !/\d/u.test(token) &&
      token.length > 1 &&
      at + length < tokens.length &&
      /^(?:\d+|[a-z])$/u.test(tokens[at + length]!)
    ) {
      levels.push(plain(tokens[at + length]!))
      at += length + 1
      continue
    } else if (isWordFor(senses, token)) {
      // the word alone says nothing
    } else if (HAN_LEVEL.test(token) && units.length > 0) levels.push(units.pop()!)
    else (isLevel ? levels : units).push(value === undefined ? plain(token) : String(value))
    at += length
  }
  return { units: units.sort(), levels: levels.sort() }
}

function isWordFor(senses: readonly PhraseSense[], token: string): boolean {
  const isWord = ['unit', 'staircase', 'entrance', 'level', 'numberSign', 'building', 'stop'].some((of) => hasClass(senses, of as PhraseClass))
  return token === '#' || token === '&' || (isWord && token.length > 1)
}

function hasClass(senses: readonly PhraseSense[], of: PhraseClass): boolean {
  return senses.some((sense) => sense.class === of)
}

function wordValue(senses: readonly PhraseSense[]): number | undefined {
  const found = senses.find((sense) => (sense.class === 'ordinal' || sense.class === 'cardinal') && sense.languages.includes('en'))
  return found === undefined ? undefined : Number(found.canonical)
}

function levelOf(senses: readonly PhraseSense[], token: string): string {
  const names = [token, ...senses.filter((sense) => sense.class === 'levelAlone').map(({ canonical }) => canonical)]
  return LEVEL_NUMBERS.find(([words]) => names.some((name) => words.test(name)))?.[1] ?? names.at(-1)!
}

/** A number without zeros in front. */
function plain(token: string): string {
  return token.replace(/^0+(?=\d)/u, '')
}

/** Compares numbers and letters of one kind, of which both have some. */
export function compareWithin(left: readonly string[], right: readonly string[]): Compared {
  const [one, other] = [left.join(' '), right.join(' ')]
  if (one === other) return { score: 1, kind: 'exact' }
  if (left.join('') === right.join('')) return { score: 0.95, kind: 'exact' }
  const common = left.filter((each) => right.includes(each)).length
  if (common > 0) return { score: common === Math.min(left.length, right.length) ? 0.6 : 0.35, kind: 'part' }
  return { score: 0, kind: 'conflict' }
}
