/** Post codes, compared by the structure that their country gives them. */
import type { Compared } from './numbers.js'

/** Without blanks and signs, in capital letters. */
export type PostCode = string

const UNITED_STATES = /^(\d{5})(\d{4})?$/u
const UNITED_KINGDOM = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/u
const OUTWARD_ONLY = /^[A-Z]{1,2}\d[A-Z\d]?$/u
const CANADA = /^([A-Z]\d[A-Z])(\d[A-Z]\d)?$/u
const NETHERLANDS = /^(\d{4})([A-Z]{2})$/u
/** The code of the country in front, as was usual in Europe. */
const WITH_COUNTRY = /^[A-Z]{1,3}(\d{4,6})$/u

export function postCode(text: string): PostCode | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z\d]/gu, '')
  if (code === '') return undefined
  const [, digits] = WITH_COUNTRY.exec(code) ?? []
  return digits ?? code
}

const SAME: Compared = { score: 1, kind: 'exact' }
const OTHER: Compared = { score: 0, kind: 'conflict' }
const part = (score: number): Compared => ({ score, kind: 'part' })

export function comparePostCodes(left: PostCode, right: PostCode): Compared {
  if (left === right) return SAME
  return british(left, right) ?? canadian(left, right) ?? american(left, right) ?? dutch(left, right) ?? byDigits(left, right)
}

/** Outward and inward code: the area's letters, the district, the sector. */
function british(left: PostCode, right: PostCode): Compared | undefined {
  const [one, other] = [outward(left), outward(right)]
  if (one === undefined || other === undefined) return undefined
  if (one.outward === other.outward) {
    if (one.inward === '' || other.inward === '') return part(0.9)
    return one.inward[0] === other.inward[0] ? part(0.65) : part(0.5)
  }
  const area = (code: string) => /^[A-Z]+/u.exec(code)![0]
  if (one.inward === other.inward && one.inward !== '') return part(0.35)
  return area(one.outward) === area(other.outward) ? part(0.15) : OTHER
}

function outward(code: PostCode): { outward: string; inward: string } | undefined {
  const whole = UNITED_KINGDOM.exec(code)
  if (whole !== null) return { outward: whole[1]!, inward: whole[2]! }
  return OUTWARD_ONLY.test(code) ? { outward: code, inward: '' } : undefined
}

/** Forward sortation area and local delivery unit. */
function canadian(left: PostCode, right: PostCode): Compared | undefined {
  const [one, other] = [CANADA.exec(left), CANADA.exec(right)]
  if (one === null || other === null) return undefined
  if (one[1] === other[1]) return one[2] === undefined || other[2] === undefined ? part(0.9) : part(0.5)
  return one[2] !== undefined && one[2] === other[2] ? part(0.35) : left[0] === right[0] ? part(0.15) : OTHER
}

/** Five digits and the four more of ZIP+4; the first three are a sectional centre. */
function american(left: PostCode, right: PostCode): Compared | undefined {
  const [one, other] = [UNITED_STATES.exec(left), UNITED_STATES.exec(right)]
  if (one === null || other === null || (one[2] === undefined && other[2] === undefined)) return undefined
  if (one[1] === other[1]) return one[2] === undefined || other[2] === undefined ? part(0.97) : part(0.85)
  return byDigits(one[1]!, other[1]!)
}

function dutch(left: PostCode, right: PostCode): Compared | undefined {
  const [one, other] = [NETHERLANDS.exec(left), NETHERLANDS.exec(right)]
  if (one !== null && other !== null) return one[1] === other[1] ? part(0.5) : byDigits(one[1]!, other[1]!)
  const [whole, digits] = one !== null ? [one, right] : [other, left]
  return whole !== null && /^\d{4}$/u.test(digits) ? (whole[1] === digits ? part(0.9) : byDigits(whole[1]!, digits)) : undefined
}

/** By the digits that are the same from the front: neighbouring places share them. A zero in front is often lost, and two digits are often swapped. */
function byDigits(left: PostCode, right: PostCode): Compared {
  if (left.replace(/^0+/u, '') === right.replace(/^0+/u, '')) return part(0.95)
  if (left.length !== right.length) return left.startsWith(right) || right.startsWith(left) ? part(0.5) : OTHER
  let same = 0
  let front = 0
  for (let at = 0; at < left.length; at++) {
    if (left[at] !== right[at]) continue
    if (front === at) front++
    same++
  }
  if (same >= left.length - 2 && [...left].sort().join('') === [...right].sort().join('')) return part(0.55)
  if (same === left.length - 1) return front === same ? part(0.5) : part(0.45)
  return front >= left.length - 2 ? part(0.35) : front > 1 ? part(0.2) : OTHER
}
