/**
 * Thai names as those who bear them write them, beside the Royal General System: long vowels in two letters (ee, oo), j for จ, sri for ศรี, orn for a final ร,
 * and unaspirated letters (t for th). What the system no longer tells is looked up in the Thai letters.
 */

/** @param romanised a word by the Royal General System, folded @param thai the same word, or the name that it stands in @returns other spellings of it */
export function thaiSpellings(romanised: string, thai: string): readonly string[] {
  let spoken = romanised
  if (thai.includes('ศรี')) spoken = spoken.replace(/si(?=[^aeiou]|$)/, 'sri')
  if (thai.includes('จ')) spoken = withJ(spoken, thai)
  if (ENDS_IN_R.test(thai)) spoken = spoken.replace(/on$/, 'orn')
  const long = withLongVowels(spoken, thai)
  const plain = long.replace(/([ptk])h/g, '$1')
  const spellings = new Set([spoken, long, plain, spoken.replace(/([ptk])h/g, '$1'), withLongVowels(romanised, thai)])
  spellings.delete(romanised)
  return [...spellings]
}

const ENDS_IN_R = /ร(?:์)?$/u

/** Each ch that stands for จ: both have the same order. */
function withJ(romanised: string, thai: string): string {
  const letters = [...thai].filter((letter) => CH.has(letter))
  let place = 0
  // fewer or more of them than letters: it is not known which stands for which
  const isKnown = (romanised.match(/ch/g)?.length ?? 0) === letters.length
  return romanised.replace(/ch/g, () => (isKnown && letters[place++] !== 'จ' ? 'ch' : 'j'))
}

const CH = new Set('จฉชฌ')

function withLongVowels(romanised: string, thai: string): string {
  let written = romanised
  if (thai.includes('ี')) written = written.replace(/(?<![aeou])i(?![aeou])/g, 'ee')
  if (thai.includes('ู')) written = written.replace(/(?<![aeo])u(?![aeo])/g, 'oo')
  return written.replace(/^sree/, 'sri').replace(/sree(?=[^aeiou])/, 'sri')
}
