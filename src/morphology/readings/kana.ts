/** Kana: half-width to full-width, hiragana to katakana and back. */

/** Full-width katakana of U+FF66..U+FF9D, in order. */
const HALF_WIDTH = 'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'
const VOICED = 'カキクケコサシスセソタチツテトハヒフヘホ'
const HALF_VOICED = 'ハヒフヘホ'

/** Whether a code unit is a hiragana or katakana letter (marks of length and repetition included), full- or half-width. */
export function isKana(unit: number): boolean {
  return (unit >= 0x3041 && unit <= 0x3096) || (unit >= 0x309d && unit <= 0x309e) || isKatakana(unit)
}

function isKatakana(unit: number): boolean {
  return (unit >= 0x30a1 && unit <= 0x30fa) || (unit >= 0x30fc && unit <= 0x30fe) || (unit >= 0xff66 && unit <= 0xff9f)
}

/** Whether a code unit is a Han character of the basic plane, or one of the marks that stand for one (々 〆 〇 ヶ is kana). */
export function isHan(unit: number): boolean {
  return (
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0x3400 && unit <= 0x4dbf) ||
    (unit >= 0xf900 && unit <= 0xfaff) ||
    unit === 0x3005 ||
    unit === 0x3006 ||
    unit === 0x3007
  )
}

/** Text with its kana as full-width katakana, everything else as it is. */
export function toKatakana(text: string): string {
  let out = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if ((unit >= 0x3041 && unit <= 0x3096) || unit === 0x309d || unit === 0x309e) {
      out += String.fromCharCode(unit + 0x60)
    } else if (unit >= 0xff66 && unit <= 0xff9d) {
      const letter = HALF_WIDTH[unit - 0xff66]!
      const next = text.charCodeAt(index + 1)
      if (next === 0xff9e && (VOICED.includes(letter) || letter === 'ウ')) {
        out += letter === 'ウ' ? 'ヴ' : String.fromCharCode(letter.charCodeAt(0) + 1)
        index++
      } else if (next === 0xff9f && HALF_VOICED.includes(letter)) {
        out += String.fromCharCode(letter.charCodeAt(0) + 2)
        index++
      } else {
        out += letter
      }
    } else {
      out += text[index]!
    }
  }
  return out
}

/** Text with its katakana letters as hiragana; the length mark and letters without a hiragana stay. */
export function toHiragana(text: string): string {
  let out = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    out += (unit >= 0x30a1 && unit <= 0x30f6) || unit === 0x30fd || unit === 0x30fe ? String.fromCharCode(unit - 0x60) : text[index]!
  }
  return out
}
