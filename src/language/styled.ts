/** Letters of other styles outside the first plane: mathematical bold, italic, script, fraktur ... and squared capitals read as plain letters. */

/** First units of the pairs that such letters are written with. */
export const STYLED_LEADS = [0xd835, 0xd83c]

const MATHEMATICAL = 0x1d400
const plain = new Uint16Array(0x400)
for (let place = 0; place < plain.length; place++) {
  const letter = String.fromCodePoint(MATHEMATICAL + place).normalize('NFKC')
  if (letter.length === 1 && /\p{L}/u.test(letter)) plain[place] = letter.charCodeAt(0)
}

/** Squared, negative circled and negative squared capitals, 26 each, from these second units on. */
const squares = [0xdd30, 0xdd50, 0xdd70]

/** The plain letter of a pair of units, 0 when it is none. */
export function plainLetter(lead: number, second: number): number {
  if (lead === 0xd835) return second >= 0xdc00 && second <= 0xdfff ? plain[second - 0xdc00]! : 0
  for (const first of squares) if (second >= first && second < first + 26) return 0x41 + second - first
  return 0
}
