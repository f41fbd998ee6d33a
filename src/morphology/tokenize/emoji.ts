import { codePointAt } from '../../core/characters.js'

const ZERO_WIDTH_JOINER = 0x200d
const KEYCAP = 0x20e3

function isRegional(point: number): boolean {
  return point >= 0x1f1e6 && point <= 0x1f1ff
}

function isModifier(point: number): boolean {
  return point === 0xfe0e || point === 0xfe0f || point === KEYCAP || (point >= 0x1f3fb && point <= 0x1f3ff) || (point >= 0xe0020 && point <= 0xe007f)
}

function width(point: number): number {
  return point > 0xffff ? 2 : 1
}

const PICTURE = /\p{Extended_Pictographic}/u

/** Whether a joiner may tie a character to an emoji: neither a space nor a letter. */
function isPicture(point: number): boolean {
  return PICTURE.test(String.fromCodePoint(point))
}

/**
 * End of the emoji sequence (UTS #51) whose first character starts at `index`: flags, skin tones, variation selectors, keycaps, tag
 * sequences and zero-width-joined sequences are one unit. The caller knows that an emoji starts there.
 */
export function emojiEnd(text: string, index: number): number {
  let point = codePointAt(text, index)
  let end = index + width(point)
  if (isRegional(point)) {
    const second = end < text.length ? codePointAt(text, end) : 0
    return isRegional(second) ? end + 2 : end
  }
  while (end < text.length) {
    point = codePointAt(text, end)
    if (isModifier(point)) {
      end += width(point)
    } else if (point === ZERO_WIDTH_JOINER && end + 1 < text.length && isPicture(codePointAt(text, end + 1))) {
      end += 1 + width(codePointAt(text, end + 1))
    } else break
  }
  return end
}

/** End of a keycap sequence ("1", variation selector, U+20E3) at `index`, or -1. */
export function keycapEnd(text: string, index: number): number {
  if (text.charCodeAt(index + 1) === KEYCAP) return index + 2
  return text.charCodeAt(index + 1) === 0xfe0f && text.charCodeAt(index + 2) === KEYCAP ? index + 3 : -1
}
