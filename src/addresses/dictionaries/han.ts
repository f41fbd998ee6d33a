/** Chinese characters of addresses: traditional ones as simplified ones, their sounds, numbers, and the words for levels of administration. */
import type { NativeModel } from '../../models/store.js'
import { linesOf } from './phrases.js'

const HAN = /\p{Script=Han}/u
const DIGITS: Readonly<Record<string, number>> = { 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
/** Numbers that count something; others may be part of a name (三元路). */
const NUMERAL = /[零〇一二两三四五六七八九十百千]+(?=[号楼栋幢座单室层段弄组排院门期])/gu

export class HanForms {
  /** Simplified character of each traditional one that differs. */
  readonly #simplified = new Map<string, string>()
  readonly #sounds = new Map<string, string>()

  constructor(model: NativeModel) {
    for (const line of linesOf(model, 'han.simplified')) this.#simplified.set(line[0]!, line[1]!)
    for (const line of linesOf(model, 'han.sounds')) {
      const [sound = '', characters = ''] = line.split('\t')
      for (const character of characters) this.#sounds.set(character, sound)
    }
  }

  simplified(text: string): string {
    if (!HAN.test(text)) return text
    let found = ''
    for (const character of text) found += this.#simplified.get(character) ?? character
    return found
  }

  /** Pinyin without tones, syllables together, each character by its commonest reading; other characters as they are. @param text simplified */
  sound(text: string): string {
    let found = ''
    for (const character of text) found += this.#sounds.get(character) ?? character
    return found
  }

  /** Numbers in characters before a word that is counted as digits (二十三号 as 23号, 一〇二室 as 102室). @param text simplified */
  withDigits(text: string): string {
    return text.replace(NUMERAL, (numeral) => String(numberOf(numeral) ?? numeral))
  }
}

function numberOf(numeral: string): number | undefined {
  if (![...numeral].some((character) => character in PLACES)) return Number([...numeral].map((character) => DIGITS[character]!).join(''))
  let sum = 0
  let digit = -1
  for (const character of numeral) {
    const place = PLACES[character]
    if (place === undefined) digit = DIGITS[character]!
    else {
      // ten at the start stands without a one
      sum += (digit <= 0 ? 1 : digit) * place
      digit = -1
    }
  }
  return sum + Math.max(0, digit)
}
