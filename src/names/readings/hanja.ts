/** Korean names in Han characters by hangul, surname and given name apart. At the start of a word ㄹ and ㄴ change as the South writes it (李 이, 盧 노). */
import type { NativeModel } from '../../models/store.js'
import type { NameKind } from '../types.js'
import type { Reading } from './reading.js'
import { ReadingTable } from './table.js'

const LONGEST_NAME = 30
const FIRST_SYLLABLE = 0xac00
const FINALS = 28
const MEDIALS = 21
const NIEUN = 2
const RIEUL = 5
const IEUNG = 11
/** Medials that begin with y, and i. */
const PALATAL = new Set([2, 3, 6, 7, 12, 17, 20])
/** Characters that are read otherwise as a surname. */
const SURNAMES: Readonly<Record<string, string>> = { 金: '김', 沈: '심', 車: '차', 葉: '엽', 宋: '송', 皮: '피' }
const DOUBLE_SURNAMES = new Set('南宮 皇甫 鮮于 諸葛 獨孤 司空 西門 東方'.split(' '))

export class HanjaReadings {
  readonly #characters: ReadingTable

  constructor(model: NativeModel) {
    this.#characters = new ReadingTable(model, 'kor.characters')
  }

  /** Syllables in hangul; nothing where a character is not known. */
  read(name: string, kind: NameKind): readonly Reading[] {
    const characters = [...name.replace(/\s/gu, '')]
    if (characters.length === 0 || characters.length > LONGEST_NAME) return []
    const size = DOUBLE_SURNAMES.has(characters.slice(0, 2).join('')) && characters.length > 2 ? 2 : 1
    const isPerson = kind === 'PERSON' && characters.length > 1 && characters.length < 5
    const syllables: string[] = []
    for (const [place, character] of characters.entries()) {
      const surname = isPerson && place === 0 && size === 1 ? SURNAMES[character] : undefined
      const own = surname ?? (/\p{Script=Hangul}/u.test(character) ? character : this.#characters.readings(character)[0]?.reading)
      if (own === undefined) return []
      syllables.push(place === 0 ? atStart(own) : own)
    }
    return [{ parts: isPerson ? [syllables.slice(0, size), syllables.slice(size)] : [syllables], probability: 0.9 }]
  }
}

/** A syllable as it is written at the start of a word. */
function atStart(syllable: string): string {
  const code = syllable.charCodeAt(0) - FIRST_SYLLABLE
  const initial = Math.floor(code / (MEDIALS * FINALS))
  const rest = code % (MEDIALS * FINALS)
  const isPalatal = PALATAL.has(Math.floor(rest / FINALS))
  if ((initial !== RIEUL && initial !== NIEUN) || (initial === NIEUN && !isPalatal)) return syllable
  return String.fromCharCode(FIRST_SYLLABLE + (isPalatal ? IEUNG : NIEUN) * MEDIALS * FINALS + rest)
}
