/** Aligns a Japanese word with its reading, character by character. */

import { isHan, isKana, toKatakana } from '../../src/morphology/readings/kana.js'
import { readRows } from './data.js'

const voiced: Readonly<Record<string, string>> = Object.fromEntries(
  [...'カガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボ'.matchAll(/(.)(.)/g)].map(([, plain, voice]) => [plain!, voice!])
)
const halfVoiced: Readonly<Record<string, string>> = { ハ: 'パ', ヒ: 'ピ', フ: 'プ', ヘ: 'ペ', ホ: 'ポ' }

/** Readings of each character: those of the character list, and of words of one character. */
export function characterReadings(lists: ReadonlyMap<string, readonly { readonly reading: string }[]>): Map<string, Set<string>> {
  const readings = new Map<string, Set<string>>()
  const add = (character: string, reading: string) => {
    if (reading === '') return
    const own = readings.get(character) ?? new Set<string>()
    own.add(reading)
    readings.set(character, own)
  }
  for (const [character, , , on, kun] of readRows('han/jpn-kanji-readings.tsv.gz'))
    for (const reading of `${on}、${kun}`.split('、')) add(character!, toKatakana(reading.replace(/[（(].*/, '')))
  for (const [surface, list] of lists) {
    if (surface.length === 1) for (const { reading } of list) add(surface, reading)
    // verb stems: 行か イカ gives 行 イ
    else if (isHan(surface.charCodeAt(0)) && [...surface.slice(1)].every((character) => isKana(character.charCodeAt(0)))) {
      const tail = toKatakana(surface.slice(1))
      for (const { reading } of list) if (reading.endsWith(tail)) add(surface[0]!, reading.slice(0, -tail.length))
    }
  }
  for (const own of readings.values()) {
    for (const reading of [...own]) {
      const first = reading[0]!
      if (voiced[first] !== undefined) own.add(voiced[first] + reading.slice(1))
      if (halfVoiced[first] !== undefined) own.add(halfVoiced[first] + reading.slice(1))
      if (reading.length > 1 && 'ツチクキ'.includes(reading.at(-1)!)) own.add(`${reading.slice(0, -1)}ッ`)
    }
  }
  return readings
}

/** The part of the reading that each character (code unit) of `surface` stands for; undefined when they do not fit together. */
export function alignReading(surface: string, reading: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const failed = new Set<number>()
  const parts: string[] = []
  const walk = (at: number, from: number): boolean => {
    if (at === surface.length) return from === reading.length
    const state = at * 64 + from
    if (failed.has(state)) return false
    const character = surface[at]!
    const options = isKana(character.charCodeAt(0))
      ? [toKatakana(character)]
      : character === '々'
        ? [...(known.get(surface[at - 1] ?? '') ?? [])]
        : [...(known.get(character) ?? [])]
    for (const option of options) {
      if (!reading.startsWith(option, from)) continue
      parts[at] = option
      if (walk(at + 1, from + option.length)) return true
    }
    failed.add(state)
    return false
  }
  return walk(0, 0) ? parts.slice(0, surface.length) : undefined
}
