/** How Chinese names in Han characters are read: surname and given name apart, surnames with the readings that they have as surnames. */
import type { NativeModel } from '../../models/store.js'
import { chineseParts, withSurname } from '../schemes/chinese.js'
import type { NameKind } from '../types.js'
import type { Reading } from './reading.js'
import { ReadingTable } from './table.js'

const LONGEST_NAME = 30
/** Readings that are kept at each character. */
const KEPT = 8

export class ChineseReadings {
  readonly #characters: ReadingTable

  constructor(model: NativeModel) {
    this.#characters = new ReadingTable(model, 'zho.characters')
  }

  /** Syllables with tone digits, likeliest first; nothing where a character is not known. */
  read(name: string, kind: NameKind, most: number): readonly Reading[] {
    const given = name.trim().split(/[\s·・]+/u)
    const characters = given.flatMap((part) => [...part])
    if (characters.length > LONGEST_NAME) return []
    const sizes = kind !== 'PERSON' ? [characters.length] : given.length > 1 ? given.map((part) => [...part].length) : chineseParts(characters)
    const first = kind === 'PERSON' ? surnameReadings(characters, sizes[0]!) : []
    let found: { syllables: readonly string[]; level: number }[] = [{ syllables: [], level: 0 }]
    for (const [place, character] of characters.entries()) {
      const surname = first[place]
      const own = surname ? [{ reading: surname, level: 0 }] : this.#characters.readings(character)
      if (own.length === 0) return []
      found = found
        .flatMap(({ syllables, level }) => own.map((each) => ({ syllables: [...syllables, each.reading], level: level + each.level })))
        .sort((left, right) => right.level - left.level)
        .slice(0, KEPT)
    }
    const best = found[0]?.level ?? 0
    const total = found.reduce((sum, { level }) => sum + Math.exp(level - best), 0)
    return found.slice(0, most).map(({ syllables, level }) => {
      let at = 0
      const parts = sizes.map((size) => {
        at += size
        return syllables.slice(at - size, at)
      })
      return { parts, probability: Math.round((10_000 * Math.exp(level - best)) / total) / 10_000 }
    })
  }
}

/** What the characters of a surname are read, where that is not as elsewhere. */
function surnameReadings(characters: readonly string[], size: number): readonly string[] {
  if (size > 2) return []
  return withSurname(
    characters,
    characters.map(() => ''),
    size
  ).slice(0, size)
}
