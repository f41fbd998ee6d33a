/** Characters of a run as the segmenters see them: one alphabet for all widths, scripts folded, digits and Latin letters alike. */
import { Kind, kinds, lower } from '../../core/characters.js'

/** Character types of the segmenters' features. */
export const Type = {
  other: 0,
  han: 1,
  hiragana: 2,
  katakana: 3,
  consonant: 4,
  leading: 5,
  following: 6,
  digit: 7,
  latin: 8,
  space: 9,
  numeral: 10,
  dot: 11
} as const

const HALF_WIDTH = 'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜'
const VOICED = 'カキクケコサシスセソタチツテトハヒフヘホ'
const HALF_VOICED = 'ハヒフヘホ'
const NUMERALS = '〇一二三四五六七八九十百千万億兆零两廿卅亿'

function typeOf(code: number): number {
  const kind = kinds[code]!
  if (kind === Kind.han) return NUMERALS.includes(String.fromCharCode(code)) ? Type.numeral : Type.han
  if (kind === Kind.hiragana) return Type.hiragana
  if (kind === Kind.katakana) return Type.katakana
  if (kind === Kind.thai) {
    if (code >= 0x0e40 && code <= 0x0e44) return Type.leading
    if (code <= 0x0e2e) return Type.consonant
    return (code >= 0x0e30 && code <= 0x0e3a) || code === 0x0e45 || (code >= 0x0e47 && code <= 0x0e4e) ? Type.following : Type.other
  }
  if (kind === Kind.digit) return Type.digit
  if (kind === Kind.letter) return Type.latin
  if (kind === Kind.space || kind === Kind.newline) return Type.space
  return kind === Kind.middleDot ? Type.dot : Type.other
}

let typeTable: Uint8Array | undefined

/** `Type` of each code unit. */
export function characterTypes(): Uint8Array {
  if (typeTable === undefined) {
    typeTable = new Uint8Array(65536)
    for (let code = 0; code < 65536; code++) typeTable[code] = typeOf(code)
  }
  return typeTable
}

/** Whether a word may start at character `index` of a run: not inside a Thai syllable, whose vowels and tones belong to its consonant. */
export function mayStart(run: RunText, index: number): boolean {
  return run.types[CONTEXT + index] !== Type.following && run.types[CONTEXT + index - 1] !== Type.leading
}

/** Characters before and behind a run that are looked at. */
export const CONTEXT = 5

/** A run with its context, folded. Character `i` of the run is `codes[CONTEXT + i]` and starts at `offsets[i]` of the text. */
export class RunText {
  length = 0
  codes = new Int32Array(256 + 2 * CONTEXT)
  /** `Type` of each code. */
  types = new Uint8Array(256 + 2 * CONTEXT)
  offsets = new Uint32Array(257)

  /** @param fold a code unit for each code unit (Traditional to Simplified), or nothing */
  read(text: string, start: number, end: number, fold: Uint16Array | undefined): void {
    this.reserve(end - start)
    const { codes, types, offsets } = this
    for (let index = 1; index <= CONTEXT; index++) codes[CONTEXT - index] = start - index < 0 ? 10 : foldCode(text.charCodeAt(start - index), fold)
    let count = 0
    for (let index = start; index < end; index++) {
      const code = text.charCodeAt(index)
      if (kinds[code] === Kind.mark && count > 0) {
        const merged = voice(codes[CONTEXT + count - 1]!, code === 0x3099 ? 0xff9e : code === 0x309a ? 0xff9f : 0)
        if (merged > 0) codes[CONTEXT + count - 1] = merged
        continue
      }
      if (count > 0 && code >= 0xdc00 && code <= 0xdfff) continue
      if (count > 0 && (code === 0xff9e || code === 0xff9f)) {
        const merged = voice(codes[CONTEXT + count - 1]!, code)
        if (merged > 0) {
          codes[CONTEXT + count - 1] = merged
          continue
        }
      }
      codes[CONTEXT + count] = foldCode(code, fold)
      offsets[count++] = index
    }
    offsets[count] = end
    this.length = count
    for (let index = 0; index < CONTEXT; index++) codes[CONTEXT + count + index] = end + index < text.length ? foldCode(text.charCodeAt(end + index), fold) : 10
    const table = characterTypes()
    for (let index = 0; index < count + 2 * CONTEXT; index++) types[index] = table[codes[index]!]!
  }

  /** Makes room for `length` characters. */
  reserve(length: number): void {
    if (this.offsets.length > length) return
    this.codes = new Int32Array(2 * length + 2 * CONTEXT)
    this.types = new Uint8Array(2 * length + 2 * CONTEXT)
    this.offsets = new Uint32Array(2 * length + 1)
  }
}

function voice(code: number, mark: number): number {
  const character = String.fromCharCode(code)
  if (mark === 0xff9e) return VOICED.includes(character) ? code + 1 : character === 'ウ' ? 0x30f4 : 0
  return mark === 0xff9f && HALF_VOICED.includes(character) ? code + 2 : 0
}

function foldCode(code: number, fold: Uint16Array | undefined): number {
  if (code >= 0xff66 && code <= 0xff9f) return HALF_WIDTH.charCodeAt(code - 0xff66)
  const kind = kinds[code]!
  if (kind === Kind.digit) return 48
  if (kind === Kind.letter) return code < 0x250 || code >= 0xff21 ? 97 : lower[code]!
  if (kind === Kind.space) return 32
  if (kind === Kind.newline) return 10
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0
  return fold === undefined ? code : fold[code]!
}
