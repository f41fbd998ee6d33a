/** Tests of single UTF-16 code units and short stretches of them, for reading without making strings. */

export function isBlank(unit: number): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0x3000
}

export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

export function isSmallLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a
}

export function isAsciiLetter(unit: number): boolean {
  return isSmallLetter(unit | 32)
}

export function isAlphanumeric(unit: number): boolean {
  return isAsciiLetter(unit) || isDigit(unit)
}

/** A letter, a digit or `_`: what names of programs are made of. */
export function isNameUnit(unit: number): boolean {
  return isAlphanumeric(unit) || unit === 0x5f
}

export function isHexDigit(unit: number): boolean {
  const small = unit | 32
  return isDigit(unit) || (small >= 0x61 && small <= 0x66)
}

/** First place from `at` on, before `to`, where `test` does not hold. */
export function endOfRun(text: string, at: number, to: number, test: (unit: number) => boolean): number {
  while (at < to && test(text.charCodeAt(at))) at++
  return at
}

/** Start of the run of units before `at`, not before `from`, for which `test` holds. */
export function startOfRun(text: string, at: number, from: number, test: (unit: number) => boolean): number {
  while (at > from && test(text.charCodeAt(at - 1))) at--
  return at
}
