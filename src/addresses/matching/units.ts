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
    const value = phrases.ordinal(token) ?? wordValue(senses)
    const next = at + length < tokens.length ? phrases.longest(tokens, at + length) : undefined
    const isBeforeLevel = next !== undefined && hasClass(next.senses, 'level')
    if (isBeforeLevel && (value !== undefined || /^\d+$/u.test(token))) {
      levels.push(String(value ?? Number(token)))
      at += length + next.length
      continue
    }
    if (value !== undefined && JOINING.test(tokens[at + length] ?? '') && isLevelAt(dictionaries, tokens, at + length + 1)) levels.push(String(value))
    else if (hasClass(senses, 'levelAlone') && token.length > 1) levels.push(levelOf(senses, token))
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
    } else if (sideOf(senses) !== undefined && !/^\d/u.test(tokens[at + length] ?? '')) units.push(sideOf(senses)!)
    else if (isLevel && LEVEL_AND_UNIT.test(token)) {
      // 3B is B on the third level
      levels.push(String(Number.parseInt(token, 10)))
      units.push(token.slice(-1))
    } else if (isLevel && levels.length > 0 && /^\p{L}$/u.test(token)) units.push(token)
    else if (isWordFor(senses, token)) {
      // the word alone says nothing
    } else if (HAN_LEVEL.test(token) && units.length > 0) levels.push(units.pop()!)
    else (isLevel ? levels : units).push(value === undefined ? plain(token) : String(value))
    at += length
  }
  return { units: units.sort(), levels: levels.sort() }
}

const LEVEL_AND_UNIT = /^\d{1,2}[a-z]$/u
const SIDES: ReadonlyMap<string, string> = new Map(
  [
    ['left', 'left links izquierda esquerdo esquerra gauche sinistra lewa lewy', 'til venstre', 'till vanster', 'til vinstri'],
    ['right', 'right rechts derecha direito dreta droite destra prawa prawy', 'til hojre', 'till hoger', 'til haegri'],
    ['middle', 'middle mitte centro', 'midt for'],
    ['front', 'front frente vorne'],
    ['rear', 'rear back hinten fondo fundos']
  ].flatMap(([side = '', words = '', ...phrases]) => [...words.split(' '), ...phrases].map((word) => [word, side] as const))
)

/** The side of a building that a word tells. */
function sideOf(senses: readonly PhraseSense[]): string | undefined {
  for (const { class: of, canonical } of senses) {
    const side = of === 'unitSide' ? SIDES.get(canonical) : undefined
    if (side !== undefined) return side
  }
  return undefined
}

/** Whether an ordinal and a word for levels begin at a token. */
function isLevelAt(dictionaries: AddressDictionaries, tokens: readonly string[], at: number): boolean {
  if (at + 1 >= tokens.length || levelNumber(dictionaries, tokens[at]!) === undefined) return false
  return hasClass(dictionaries.phrases.longest(tokens, at + 1)?.senses ?? [], 'level')
}

/** What lies within the building as a whole text tells it by its words for units and levels; numbers without such a word are not taken. */
export function withinText(dictionaries: AddressDictionaries, text: string): Within {
  const { phrases } = dictionaries
  const tokens = addressTokens(text)
  const units = new Set<string>()
  const levels = new Set<string>()
  // in `first floor flat 21 High Street` the number is the house's
  let levelEnd = -1
  for (let at = 0; at < tokens.length; ) {
    const found = phrases.longest(tokens, at)
    if (found === undefined) {
      at++
      continue
    }
    const { senses, length } = found
    const token = tokens.slice(at, at + length).join(' ')
    const next = tokens[at + length]
    const [before, after] = [
      at > 0 ? levelNumber(dictionaries, tokens[at - 1]!) : undefined,
      next !== undefined && NUMBER_OR_LETTER.test(next) ? plain(next) : undefined
    ]
    const isUnit = (token.length > 2 && hasEnglish(senses, 'unit')) || token === '#'
    if (token.length > 1 && hasEnglish(senses, 'levelAlone')) {
      levels.add(levelOf(senses, token))
      levelEnd = at + length
    } else if (token.length > 1 && hasEnglish(senses, 'level') && (before ?? after) !== undefined) {
      levels.add(before ?? after!)
      // first and second floors
      const other = at > 2 && JOINING.test(tokens[at - 2]!) ? levelNumber(dictionaries, tokens[at - 3]!) : undefined
      if (before !== undefined && other !== undefined) levels.add(other)
      levelEnd = at + length
    } else if (isUnit && after !== undefined && levelEnd !== at) units.add(after)
    at += length
  }
  return { units: [...units].sort(), levels: [...levels].sort() }
}

const JOINING = /^(?:&|and|und|et|y|e|en)$/u
const NUMBER_OR_LETTER = /^(?:\d+[a-z]?|[a-z]\d*)$/u

function levelNumber({ phrases }: AddressDictionaries, token: string): string | undefined {
  const value = phrases.ordinal(token) ?? wordValue(phrases.senses(token))
  return value === undefined ? undefined : String(value)
}

/** Other languages have other meanings for short English words. */
function hasEnglish(senses: readonly PhraseSense[], of: PhraseClass): boolean {
  return senses.some((sense) => sense.class === of && (sense.languages.includes('en') || sense.languages.includes('de') || sense.languages.includes('fr')))
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
  // 5 A and 5 B
  if (common > 0 && common < left.length && left.length === right.length) return { score: 0.1, kind: 'conflict' }
  if (common > 0) return { score: common === Math.min(left.length, right.length) ? 0.6 : 0.35, kind: 'part' }
  if (mayBeTop(left, right) || mayBeTop(right, left)) return { score: 0.4, kind: 'part' }
  return left.length === 1 && right.length === 1 && isSamePlace(one, other) ? { score: 0.5, kind: 'part' } : { score: 0, kind: 'conflict' }
}

/** Whether one tells the top level and the other a number of one above the ground. */
export function mayBeTop(left: readonly string[], right: readonly string[]): boolean {
  return left.some((level) => level.includes('top')) && right.some((level) => Number(level) > 0)
}

/** Whether a letter stands at the place of a number (B and 2). */
export function isSamePlace(left: string, right: string): boolean {
  const [letter, number] = /^\d/u.test(left) ? [right, left] : [left, right]
  return /^[a-z]$/u.test(letter) && letter.charCodeAt(0) - 96 === Number(number)
}
