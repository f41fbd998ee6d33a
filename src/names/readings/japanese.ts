/**
 * How Japanese names in Han characters are read: surname and given name are looked up in tables of attested readings for every place where the name
 * may be parted; a given name that is in no table is read character by character, with the readings that characters have in the names of the tables.
 */
import type { NativeModel } from '../../models/store.js'
import type { Reading } from './reading.js'
import { ReadingTable } from './table.js'

const LONGEST_NAME = 10
const LONGEST_PART = 6
/** Proposals that are kept of one part. */
const KEPT = 8
/** What a name that is read character by character costs, and each further character. */
const COMPOSED_COST = 7
const CHARACTER_COST = 2
/** What speaks for a short name to be a surname or a given name alone. */
const ALONE = 2

interface Part {
  readonly kana: string
  readonly level: number
}

export class JapaneseReadings {
  readonly #surnames: ReadingTable
  readonly #given: ReadingTable
  readonly #surnameCharacters: ReadingTable
  readonly #givenCharacters: ReadingTable

  constructor(model: NativeModel) {
    this.#surnames = new ReadingTable(model, 'jpn.surnames')
    this.#given = new ReadingTable(model, 'jpn.given')
    this.#surnameCharacters = new ReadingTable(model, 'jpn.surname-characters')
    this.#givenCharacters = new ReadingTable(model, 'jpn.given-characters')
  }

  /** Readings in kana of a person's name, surname and given name apart, likeliest first; kana stay as they are. */
  read(name: string, most: number): readonly Reading[] {
    const parts = name.trim().split(/[\s・·＝]+/u)
    const found = parts.length > 1 ? this.#both(parts[0]!, parts.slice(1).join('')) : this.#whole(parts[0]!)
    const best = new Map<string, { parts: readonly (readonly string[])[]; level: number }>()
    for (const each of found) {
      const key = each.parts.join(' ')
      if ((best.get(key)?.level ?? Number.NEGATIVE_INFINITY) < each.level) best.set(key, each)
    }
    const sorted = [...best.values()].sort((left, right) => right.level - left.level || (left.parts.join() < right.parts.join() ? -1 : 1))
    const top = sorted[0]?.level ?? 0
    const total = sorted.reduce((sum, { level }) => sum + Math.exp(level - top), 0)
    return sorted.slice(0, most).map((each) => ({ parts: each.parts, probability: Math.round((10_000 * Math.exp(each.level - top)) / total) / 10_000 }))
  }

  /** Whether a name without blanks is a surname of two characters or more and a given name that are both known: Chinese names have a surname of one, mostly. */
  isKnown(name: string): boolean {
    const characters = [...name]
    return [2, 3].some((size) => {
      const [surname, given] = [characters.slice(0, size).join(''), characters.slice(size).join('')]
      return given !== '' && this.#surnames.readings(surname).length > 0 && this.#given.readings(given).length > 0
    })
  }

  /** Readings of a given name or a surname by itself. */
  readPart(part: string, kind: 'surname' | 'given', most: number): readonly TablePart[] {
    const parts = this.#part(part, kind === 'surname' ? this.#surnames : this.#given).slice(0, most)
    const total = parts.reduce((sum, { level }) => sum + Math.exp(level), 0)
    return parts.map(({ kana, level }) => ({ kana, probability: Math.exp(level) / total }))
  }

  #whole(name: string) {
    const characters = [...name]
    const found: { parts: readonly (readonly string[])[]; level: number }[] = []
    if (characters.length > LONGEST_NAME) return found
    const cuts = Array.from(
      { length: characters.length - 1 },
      (_, before) => [characters.slice(0, before + 1).join(''), characters.slice(before + 1).join('')] as const
    )
    const known = cuts.filter(([surname, given]) => this.#knows(surname, this.#surnames) || this.#knows(given, this.#given))
    for (const [surname, given] of known.length > 0 ? known : cuts) found.push(...this.#both(surname, given))
    // a surname or given name alone
    for (const table of [this.#surnames, this.#given])
      for (const { kana, level } of this.#part(name, table))
        found.push({ parts: [[kana]], level: characters.length > 3 ? level - COMPOSED_COST : level + ALONE })
    return found
  }

  #both(surname: string, given: string) {
    const givens = this.#part(given, this.#given)
    return this.#part(surname, this.#surnames).flatMap((one) => givens.map((other) => ({ parts: [[one.kana], [other.kana]], level: one.level + other.level })))
  }

  #knows(text: string, table: ReadingTable): boolean {
    return !/\p{Script=Han}/u.test(text) || table.readings(text).length > 0
  }

  #part(text: string, table: ReadingTable): Part[] {
    if (text.length > LONGEST_PART * 2) return []
    if (!/\p{Script=Han}/u.test(text)) return [{ kana: text, level: 3 }]
    const known = table.readings(text).map(({ reading, level }) => ({ kana: reading, level }))
    return known.length > 0 ? known.slice(0, KEPT) : this.#composed(text, table === this.#surnames ? this.#surnameCharacters : this.#givenCharacters)
  }

  #composed(text: string, characters: ReadingTable): Part[] {
    let parts: Part[] = [{ kana: '', level: -COMPOSED_COST }]
    for (const character of text) {
      const own = /\p{Script=Han}/u.test(character)
        ? characters.readings(character).map(({ reading, level }) => ({ kana: reading, level }))
        : [{ kana: character, level: 0 }]
      const best = own[0]?.level ?? 0
      parts = parts
        .flatMap((part) => own.map(({ kana, level }) => ({ kana: part.kana + kana, level: part.level + level - best - CHARACTER_COST })))
        .sort((left, right) => right.level - left.level)
        .slice(0, KEPT)
    }
    return parts
  }
}

export interface TablePart {
  readonly kana: string
  readonly probability: number
}
