/** Where a text pauses between two words: the ends of sentences and lines, at which a text may well go on in another language, and lesser marks. */

/** How much of a pause lies between two words. */
export const INSIDE = 0
export const COMMA = 1
export const PAUSE = 2
export const SENTENCE = 3
export const LINE = 4

/** Most characters between two words that are looked at. */
const LOOKED_AT = 64

const MARKS = new Uint8Array(65536)
for (const mark of ',،、，') MARKS[mark.charCodeAt(0)] = COMMA
for (const mark of ';:؛：；–—|•·()[]{}"„“”«»‹›「」『』（）【】《》') MARKS[mark.charCodeAt(0)] = PAUSE
for (const mark of '.!?…。！？．؟۔।॥።') MARKS[mark.charCodeAt(0)] = SENTENCE
for (const mark of '\n\r\u0085\u2028\u2029') MARKS[mark.charCodeAt(0)] = LINE
const POINT = 0x2e

/**
 * The pause between two neighbouring words.
 * @param first start of the word before, in UTF-16 units
 * @param end its end
 * @param start start of the word after
 * @param changes whether the words are in different scripts: the letter case of the next then says nothing
 */
export function pauseBetween(text: string, first: number, end: number, start: number, changes = false): number {
  if (start - end === 1 && MARKS[text.charCodeAt(end)] === 0) return INSIDE
  if (start - end > LOOKED_AT) return LINE
  let pause = INSIDE
  for (let at = end; at < start; at++) {
    let mark = MARKS[text.charCodeAt(at)]!
    if (mark <= pause) continue
    if (mark === SENTENCE) mark = changes || endsSentence(text, first, end, at, start) ? SENTENCE : COMMA
    if (mark > pause) pause = mark
  }
  return pause
}

/** Where a region that begins with the word after starts: behind the mark and blanks that close what is before. */
export function cutBetween(text: string, first: number, end: number, start: number): number {
  let after = end
  let pause = INSIDE
  for (let at = end; at < start; at++) {
    const mark = MARKS[text.charCodeAt(at)]!
    if (mark === LINE || (mark === SENTENCE && endsSentence(text, first, end, at, start)) || (mark === COMMA && pause <= COMMA)) {
      after = at + 1
      pause = mark
    }
  }
  // closing quotes and brackets stay with what they close, opening ones, digits and signs go with the word
  while (after < start && CLOSING.has(text.charCodeAt(after))) after++
  if (pause === INSIDE) while (after < start && text.charCodeAt(after) > 0x20) after++
  while (after < start && isBlank(text.charCodeAt(after))) after++
  return pause === INSIDE && !isBlank(text.charCodeAt(after - 1)) ? start : after
}

const CLOSING: ReadonlySet<number> = new Set([...')]}"”»›」』）】》'].map((mark) => mark.charCodeAt(0)))

function isBlank(unit: number): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0x3000
}

/** Whether a mark of that kind ends a sentence: not the point of "3. Mai", "z. B.", "St. Pauli" or "e.g. this". */
function endsSentence(text: string, first: number, end: number, at: number, start: number): boolean {
  if (text.charCodeAt(at) !== POINT) return true
  const before = text.charCodeAt(at - 1)
  if (before >= 0x30 && before <= 0x39) return text.charCodeAt(at + 1) === 0x0a
  if (at + 1 < start && !isBlank(text.charCodeAt(at + 1)) && !CLOSING.has(text.charCodeAt(at + 1))) return text.charCodeAt(at + 1) === POINT
  if (at === end && end - first <= 1) return false
  const letter = text.charAt(start)
  if (letter !== letter.toUpperCase()) return false
  // a short word without a vowel is a shortened one
  return !(at === end && end - first <= MOST_SHORTENED && VOWELLESS.test(text.slice(first, end)))
}

/** Most letters of a shortened word such as "Dr", "Nr", "Mrs", "bzw". */
const MOST_SHORTENED = 4
const VOWELLESS = /^[bcdfghjklmnpqrstvwxz]+$/i
