/** Places as numbers: latitude and longitude, UTM, military grid. Sticky patterns of bounded length, tried where digits begin. */
import type { Found } from './found.js'

const degrees =
  /[-+−]?(\d{1,3}(?:[.,]\d{1,10})?)\s?°\s?(?:(\d{1,2}(?:[.,]\d{1,6})?)\s?['′’]\s?(?:(\d{1,2}(?:[.,]\d{1,6})?)\s?(?:["″”]|''|′′)\s?)?)?([NSEWO]|[nsewo]\b|[СЮВЗсювз](?![а-я])|北|南|東|东|西)?/y
const decimal = /[-+−]?(\d{1,2}\.\d{3,10})\s?([NS])?\s?[,;]?\s{0,2}[-+−]?(\d{1,3}\.\d{3,10})(?:\s?([EW])\b)?/y
const utm = /\d{1,2}\s?[C-HJ-NP-X],?\s{1,2}(?:E\s?)?\d{6}(?:\.\d{1,4})?\s?(?:m\s?)?E?,?\s{1,2}(?:N\s?)?\d{6,7}(?:\.\d{1,4})?(?:\s?m)?(?:\s?N\b)?/y
const grid = /\d{1,2}[C-HJ-NP-X]\s?[A-HJ-NP-Z][A-HJ-NP-V]\s?(?:\d{10}|\d{8}|\d{6}|\d{4}|\d{5}\s\d{5}|\d{4}\s\d{4}|\d{3}\s\d{3}|\d{2}\s\d{2})(?!\d|:\d)/y

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start
  return pattern.exec(text)
}

/** Adds the place that starts with the digit at `start`, if there is one; returns its end or `start`. */
export function placeAt(text: string, start: number, signed: number, found: Found): number {
  const latitude = matchAt(degrees, text, signed)
  if (latitude !== null) return angles(text, signed, latitude, found)
  const pair = matchAt(decimal, text, signed)
  if (pair !== null && isPair(text, signed, pair)) {
    const end = signed + pair[0].length
    found.add(signed, end, 'IDENTIFIER:LATITUDE_LONGITUDE', 'latitude-longitude')
    return end
  }
  const zone = matchAt(utm, text, start) ?? matchAt(grid, text, start)
  const number = zone === null ? 0 : Number.parseInt(zone[0], 10)
  if (zone === null || number < 1 || number > 60 || /[\p{L}\d]/u.test(text.charAt(start + zone[0].length))) return start
  const end = start + zone[0].length
  found.add(start, end, 'IDENTIFIER:UTM', 'utm')
  return end
}

/** Two angles make a place; one alone is one only with minutes and its side of the sky. */
function angles(text: string, start: number, first: RegExpExecArray, found: Found): number {
  const end = start + first[0].length
  if (Number.parseFloat(first[1]!) > 180) return start
  const between = /[\s,;:/]{0,3}/y
  between.lastIndex = end
  const gap = between.exec(text)?.[0].length ?? 0
  const second = matchAt(degrees, text, end + gap)
  const side = first[4]
  if (second !== null && Number.parseFloat(second[1]!) <= 180 && (side !== undefined || first[2] !== undefined || /[.,]\d{2}/.test(first[1]!))) {
    const whole = end + gap + second[0].length
    found.add(start, trimEnd(text, start, whole), 'IDENTIFIER:LATITUDE_LONGITUDE', 'latitude-longitude')
    return whole
  }
  if (side === undefined || first[2] === undefined) return start
  found.add(start, end, 'IDENTIFIER:LATITUDE_LONGITUDE', 'latitude-longitude')
  return end
}

function trimEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length
}

/** Decimals of a place: in range, with a sign between them that is not just a blank, or with sides; four decimals without a cue. */
function isPair(text: string, start: number, pair: RegExpExecArray): boolean {
  const [whole, latitude = '', north, longitude = '', east] = pair
  if (
    Number(latitude) > 90 ||
    Number(longitude) > 180 ||
    (/[\p{L}\d.]/u.test(text.charAt(start + whole.length)) === true && !/^\.(?:\D|$)/.test(text.slice(start + whole.length, start + whole.length + 2)))
  )
    return false
  if (north !== undefined && east !== undefined) return true
  if (!/[,;\s]/.test(whole)) return false
  const places = Math.min(latitude.length - latitude.indexOf('.'), longitude.length - longitude.indexOf('.')) - 1
  const cue = /(?:lat|lon|lng|coord|gps|koord|locat|坐标|座標|좌표|коорд|geo)/i.test(text.slice(Math.max(0, start - 40), start))
  return cue || (places >= 4 && whole.includes(',') && (Number(latitude) >= 10 || Number(longitude) >= 10 || /[-−]/.test(whole)))
}
