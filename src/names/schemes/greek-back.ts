/** ISO 843:1997 type 1 back to Greek: letter for letter, u behind a, e, o and ī as part of a vowel, sigma with its final form. */

const LETTERS = 'a α|v β|g γ|d δ|e ε|z ζ|ī η|th θ|i ι|k κ|l λ|m μ|n ν|x ξ|o ο|p π|r ρ|s σ|t τ|y υ|u υ|f φ|ch χ|ps ψ|ō ω'
const table = new Map(LETTERS.split('|').map((pair) => pair.split(' ') as [string, string]))
const MACRON = '\u0304'

/** Text by ISO 843 in Greek letters; accents and diaereses are kept, other characters copied. */
export function greekOfIso843(text: string): string {
  // the macron tells eta and omega, other signs are those of Greek
  const letters = [...text.normalize('NFD')]
  let result = ''
  for (let at = 0; at < letters.length; at++) {
    let letter = letters[at]!
    if (letters[at + 1] === MACRON) {
      letter = (letter + MACRON).normalize('NFC')
      at++
    }
    const pair = letter.toLowerCase() + (letters[at + 1]?.toLowerCase() ?? '')
    const known = table.get(pair) ?? table.get(letter.toLowerCase())
    if (known !== undefined && table.has(pair)) at++
    result += known === undefined ? letter : letter === letter.toLowerCase() ? known : known.toUpperCase()
  }
  return result.normalize('NFC').replace(/σ(?![\p{L}\p{M}])/gu, 'ς')
}
