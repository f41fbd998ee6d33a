/** What the marks of `marks.ts` are made of: tests of code units, and of stretches that are addresses, paths, colours or ciphers. */
import { isAlphanumeric, isAsciiLetter, isBlank, isDigit, isHexDigit, isNameUnit, isSmallLetter, startOfRun } from './units.js'

/** Last parts of names of files that are no words of a language. */
export const SUFFIXES = new Set(
  (
    'html htm php asp aspx jsp pdf doc docx xls xlsx ppt pptx txt csv tsv json xml yml yaml toml ini cfg conf log md rst ' +
    'js mjs cjs ts jsx tsx py rb rs java kt go cpp hpp cs css scss sql sh bat exe dll so jar zip gz tgz rar tar png jpg jpeg gif svg webp mp3 mp4 avi mov'
  ).split(' ')
)

/** A letter of any script, roughly. */
export function isLetterLike(unit: number): boolean {
  return isAsciiLetter(unit) || (unit >= 0xc0 && unit < 0x2000) || unit >= 0x2e80
}

export function isOperator(unit: number): boolean {
  return unit === 0x3d || unit === 0x3e || unit === 0x3c || unit === 0x2b || unit === 0x7c || unit === 0x2a || unit === 0x26
}

const isNoDot = (unit: number) => unit !== 0x2e
const isNoSlash = (unit: number) => unit !== 0x2f
export const isNoQuote = (unit: number) => unit !== 0x22 && unit !== 0x0a
export const isNoBracket = (unit: number) => unit !== 0x5d && unit !== 0x0a
export const isBacktick = (unit: number) => unit === 0x60
export const isTagNameUnit = (unit: number) => isAlphanumeric(unit) || unit === 0x2d || unit === 0x3a
export const isHostUnit = (unit: number) => isNameUnit(unit) || unit === 0x2d || unit === 0x2e
export const isMailUnit = (unit: number) => isHostUnit(unit) || unit === 0x25 || unit === 0x2b
export const isHandleUnit = (unit: number) => isHostUnit(unit) || (unit >= 0xc0 && unit < 0x2000)
export const isPathUnit = (unit: number) => isHostUnit(unit) || unit === 0x2f || unit === 0x7e || unit === 0x25 || unit === 0x2b
export const isWindowsPathUnit = (unit: number) => isHostUnit(unit) || unit === 0x5c || unit === 0x3a || unit === 0x7e
export const isHashtagUnit = (unit: number) => isNameUnit(unit) || unit >= 0xc0
export const isPlaceholderUnit = (unit: number) => isHostUnit(unit) || unit === 0x20 || unit === 0x2c || unit === 0x3a || unit === 0x23
export const isFormatUnit = (unit: number) => isDigit(unit) || unit === 0x24 || unit === 0x2e || unit === 0x2d
/** The letters of `%s`, `%d`, `%i`, `%f`, `%u`, `%x`, `%c`. */
export const isFormatLetter = (unit: number) =>
  unit === 0x73 || unit === 0x64 || unit === 0x69 || unit === 0x66 || unit === 0x75 || unit === 0x78 || unit === 0x63

/** "Datei(en)", "word(s)". */
export function isPlural(text: string, at: number, to: number): boolean {
  let end = at
  while (end < Math.min(to, at + 6) && isLetterLike(text.charCodeAt(end))) end++
  return end > at && text.charCodeAt(end) === 0x29
}

export function isLineEnd(text: string, at: number, to: number): boolean {
  while (at < to && (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09 || text.charCodeAt(at) === 0x0d)) at++
  return at >= to || text.charCodeAt(at) === 0x0a
}

/** End of a web address: at blanks, quotes, angle brackets, letters of scripts that put no blank behind it, a bracket that it did not open. */
export function endOfAddress(text: string, at: number, to: number): number {
  let depth = 0
  for (; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (isBlank(unit) || unit === 0x22 || unit === 0x3c || unit === 0x3e || unit === 0x60 || unit === 0x5d) break
    if ((unit >= 0x2018 && unit <= 0x201f) || unit >= 0x3000 || (unit >= 0xe00 && unit < 0xf00) || unit === 0xab || unit === 0xbb) break
    if (unit === 0x28) depth++
    else if (unit === 0x29 && depth-- === 0) break
  }
  return at
}

/** `example.org` and the like: labels parted by dots, the last of letters. */
export function isHost(text: string, start: number, end: number): boolean {
  const dot = startOfRun(text, end, start, isNoDot) - 1
  if (dot <= start || end - dot < 3) return false
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (at > dot ? !isAsciiLetter(unit) : !isHostUnit(unit)) return false
  }
  return isAlphanumeric(text.charCodeAt(start))
}

/** Whether units that a path may have are one: rooted, or with the name of a file, or with digits and underscores; "he/she/they" is none. */
export function isPath(text: string, start: number, end: number): boolean {
  let slashes = 0
  let others = 0
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x2f) slashes++
    else if (at < end - 1 && !isAsciiLetter(unit) && unit !== 0x2d) others++
  }
  const first = text.charCodeAt(start)
  if (first === 0x7e || first === 0x2e) return true
  if (first === 0x2f) return slashes > 1 || others > 0 || isSmallLetter(text.charCodeAt(start + 1))
  const dot = startOfRun(text, end - 1, start, isNoDot) - 1
  if (dot > startOfRun(text, end, start, isNoSlash) - 1 && SUFFIXES.has(text.slice(dot + 1, end).toLowerCase())) return true
  return slashes > 1 && others > 0 && isAsciiLetter(first)
}

/** Three, six or eight hexadecimal digits, some of them decimal, or all of one case in the shape of a colour. */
export function isColour(text: string, start: number, end: number): boolean {
  let digits = 0
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (!isHexDigit(unit)) return false
    if (isDigit(unit)) digits++
  }
  return digits > 0 && digits < end - start
}

export function lettersIn(text: string, start: number, end: number): number {
  let letters = 0
  for (let at = start; at < end; at++) if (isAsciiLetter(text.charCodeAt(at))) letters++
  return letters
}

/**
 * Whether a run of letters and digits is a number in hexadecimal, a key or an identifier. Words with a single digit here and there are not:
 * Arabic in Latin letters writes sounds with them, and ordinals and units follow numbers; a capital behind a digit inside is a formula or a key.
 */
export function isCipher(text: string, start: number, end: number): boolean {
  let digits = 0
  let hex = 0
  let changes = 0
  let inner = 0
  let wasDigit = isDigit(text.charCodeAt(start))
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    const digit = isDigit(unit)
    if (digit !== wasDigit) changes++
    if (wasDigit && unit >= 0x41 && unit <= 0x5a) inner++
    wasDigit = digit
    if (digit) digits++
    if (isHexDigit(unit)) hex++
  }
  const length = end - start
  if (length >= 3 && text.charCodeAt(start) === 0x30 && text.charCodeAt(start + 1) === 0x78) return true
  if (hex === length && length >= 4 && digits >= 2) return true
  return (length >= 16 && digits >= 2) || changes >= 5 || (inner > 0 && changes > 1)
}
