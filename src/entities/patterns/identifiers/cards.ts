/** Credit card numbers: issuer prefixes and lengths (ISO/IEC 7812), check digit by Luhn. */

interface Issuer {
  readonly prefix: RegExp
  readonly lengths: readonly number[]
}

const issuers: readonly Issuer[] = [
  { prefix: /^4/, lengths: [13, 16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^(?:30[0-5]|309|36|38|39)/, lengths: [14, 16] },
  { prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { prefix: /^(?:352[89]|35[3-8])/, lengths: [16] },
  { prefix: /^(?:2131|1800)/, lengths: [15] },
  { prefix: /^(?:62|81)/, lengths: [16, 17, 18, 19] },
  { prefix: /^(?:5018|5020|5038|5893|6304|6759|676[1-3]|0604)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { prefix: /^220[0-4]/, lengths: [16, 17, 18, 19] }
]

/** Whether the check digit of Luhn (ISO/IEC 7812-1, annex B) holds. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    let value = digits.charCodeAt(digits.length - 1 - index) - 48
    if (index % 2 === 1) {
      value *= 2
      if (value > 9) value -= 9
    }
    sum += value
  }
  return sum % 10 === 0
}

/** Whether `digits` (nothing else) is the number of a payment card. */
export function isCardNumber(digits: string): boolean {
  return (
    digits.length >= 12 &&
    digits.length <= 19 &&
    issuers.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits)) &&
    passesLuhn(digits)
  )
}
