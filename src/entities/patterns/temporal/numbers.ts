import type { ClassSet, TemporalClass } from './classes.js'

/** Whether digits are the tens of a century or the first year of a decade. */
export function isDecade(value: number, digits: number): boolean {
  return value % 10 === 0 && (digits === 2 || (digits === 4 && value >= 1000 && value <= 2199))
}

/** Whether digits are an hour and its minutes with nothing between them: "0730"; without a zero in front they may be a year. @param first the first digit */
export function isJoinedHour(value: number, digits: number, first: number): boolean {
  return digits === 4 && first === 48 && value < 1000 && value % 100 < 60
}

/** What a number can be in a date or a time, by its value and its form. */
function numberSet(value: number, digits: number, ordinal: boolean): ClassSet {
  const written = digits === 0
  if (ordinal) return value < 1 || value > 31 ? ['largeOrdinal'] : written ? ['largeOrdinal', 'dayOrdinal'] : ['largeOrdinal', 'dayOrdinal', 'digitDayOrdinal']
  const set: TemporalClass[] = [written ? 'numberWord' : 'number']
  const add = (inDigits: TemporalClass, inWords: TemporalClass | undefined): void => {
    const name = written ? inWords : inDigits
    if (name !== undefined) set.push(name)
  }
  if (digits <= 2) {
    if (value <= 59) add('minuteNumber', 'minuteNumberWord')
    if (value <= 24) add('hourNumber', 'hourNumberWord')
    if (value >= 1 && value <= 31) add('dayNumber', 'dayNumberWord')
    if (value >= 1 && value <= 12) add('monthNumber', 'monthNumberWord')
    if (digits === 2) set.push('twoDigits')
    if (digits === 2 && value <= 59) set.push('twoDigitMinutes')
  }
  if (isDecade(value, digits)) set.push('decadeNumber')
  if (digits === 3 && value >= 100) set.push('earlyYear')
  if ((written || digits === 4) && value >= 1000 && value <= 2199) add('yearNumber', 'yearNumberWord')
  return set
}

/** One value of each kind. */
const bounds = [0, 1, 10, 13, 20, 25, 30, 32, 40, 60, 61, 100, 1000, 1001, 2200] as const
const forms = [0, 1, 2, 3, 4, 5] as const

/** Every set of classes that a number can have. */
export const numberSets: readonly ClassSet[] = [
  ...forms.flatMap((digits) => bounds.map((value) => numberSet(value, digits, false))),
  ...[0, 1].flatMap((digits) => [numberSet(1, digits, true), numberSet(40, digits, true)]),
  ['fraction', 'half'],
  ['number', 'joinedHour']
]

/**
 * Classes of a number.
 * @param digits how many digits it is written with, 0 for a number in words
 */
export function classesOfNumber(value: number, digits: number, ordinal: boolean): ClassSet {
  return numberSet(value, digits, ordinal)
}

/** Value of a digit of any script: the decimal digits of a script start at a multiple of 16 or, in the scripts of India, 6 above one. */
export function digitValue(code: number): number {
  if (code < 0x80) return code - 48
  const low = code & 0xf
  return code >= 0x966 && code <= 0xd6f ? low - 6 : low
}

const hanDigits = new Map<string, number>([...'〇一二三四五六七八九'].map((character, value) => [character, value]))
for (const [character, value] of ['零0', '两2', '兩2', '元1', '壹1', '贰2', '叁3', '肆4', '伍5', '陆6', '柒7', '捌8', '玖9'].map(
  (pair) => [pair[0]!, Number(pair[1])] as const
)) {
  hanDigits.set(character, value)
}
const hanScales = new Map<string, number>([
  ['十', 10],
  ['廿', 20],
  ['卅', 30],
  ['百', 100],
  ['千', 1000],
  ['万', 10_000],
  ['萬', 10_000]
])

/** Whether a character can stand in a number written in Han characters. */
function isHanNumber(character: string): boolean {
  return character !== '元' && (hanDigits.has(character) || hanScales.has(character))
}

/** Where the Han characters of a number end, so many at most. */
export function hanNumberEnd(text: string, start: number, longest: number): number {
  let end = start
  while (end < text.length && end - start < longest && isHanNumber(text[end]!)) end++
  return end
}

/** Value of a number in Han characters, by places (二〇一七) or with scales (三十一); NaN when it is neither. */
export function hanNumber(characters: string): number {
  let total = 0
  let current = 0
  let places = 0
  for (const character of characters) {
    const digit = hanDigits.get(character)
    if (digit !== undefined) {
      current = places === 0 ? digit : current * 10 + digit
      places++
      continue
    }
    const scale = hanScales.get(character)
    if (scale === undefined) return Number.NaN
    total += scale === 20 || scale === 30 ? scale : (places === 0 ? 1 : current) * scale
    current = 0
    places = 0
  }
  return total + current
}
