/**
 * Ranges of versions in the notation of the interface: `[1.0,2.0)`, `(,1.5]`, `[1.2,)`, `[1.4]`; a square bracket includes the end, a round one does not.
 * Versions are compared by their leading numbers (`1.10` is later than `1.9`); what follows them, `-SNAPSHOT` say, plays no part.
 */

export interface VersionRange {
  /** The range as it was written, for messages. */
  readonly text: string
  /** Whether the range holds the version; a text that does not begin with a number is no version and held by none. */
  holds(version: string): boolean
}

/** @returns undefined when the text is no range */
export function parseVersionRange(text: string): VersionRange | undefined {
  const parts = /^([[(])([^,[\]()]*)(?:(,)([^,[\]()]*))?([\])])$/.exec(text.replaceAll(' ', ''))
  if (parts === null) return undefined
  const [, opening, first = '', comma, second = '', closing] = parts
  const low = numbersOf(first)
  const high = comma === undefined ? low : numbersOf(second)
  if ((first !== '' && low === undefined) || (second !== '' && high === undefined)) return undefined
  if (comma === undefined && (low === undefined || opening !== '[' || closing !== ']')) return undefined
  return {
    text,
    holds(version) {
      const numbers = numbersOf(version)
      if (numbers === undefined) return false
      const aboveLow = low === undefined ? 1 : compare(numbers, low)
      const belowHigh = high === undefined ? 1 : compare(high, numbers)
      return (aboveLow > 0 || (aboveLow === 0 && opening === '[')) && (belowHigh > 0 || (belowHigh === 0 && closing === ']'))
    }
  }
}

function numbersOf(version: string): number[] | undefined {
  const leading = /^v?(\d{1,9}(?:\.\d{1,9}){0,7})/.exec(version)
  return leading?.[1]?.split('.').map(Number)
}

/** Missing numbers count as 0: `1.0` equals `1`. */
function compare(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
