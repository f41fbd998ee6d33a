/**
 * Revised Romanization to hangul: letters are read from left to right as initial, vowel and final; a consonant belongs to the following vowel where there is
 * one, and a hyphen or blank parts syllables. Sound changes are not undone.
 */

const INITIALS = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS: Readonly<Record<string, number>> = { '': 0, k: 1, g: 1, n: 4, t: 7, d: 7, l: 8, r: 8, m: 16, p: 17, b: 17, s: 19, ng: 21 }
const SILENT = INITIALS.indexOf('_')
const FIRST_SYLLABLE = 0xac00

function longest(list: readonly string[], text: string, at: number): number {
  let best = -1
  for (const [index, each] of list.entries()) if (text.startsWith(each, at) && (best < 0 || each.length > list[best]!.length)) best = index
  return best
}

/** Whether a vowel stands at a place, behind at most one initial. */
function syllableBegins(text: string, at: number): boolean {
  const initial = longest(INITIALS, text, at)
  return longest(VOWELS, text, at + (initial < 0 ? 0 : INITIALS[initial]!.length)) >= 0
}

/** Text by the Revised Romanization in hangul; what is no Korean syllable is copied. */
export function hangulOfRevised(text: string): string {
  // ll is l and r: the final of one syllable and the initial of the next
  const source = text.toLowerCase().replace(/ll/gu, 'lr')
  let result = ''
  for (let at = 0; at < source.length; ) {
    const initial = longest(INITIALS, source, at)
    const vowelAt = at + (initial < 0 ? 0 : INITIALS[initial]!.length)
    const vowel = longest(VOWELS, source, vowelAt)
    if (vowel < 0) {
      if (source[at] !== '-') result += source[at]
      at++
      continue
    }
    at = vowelAt + VOWELS[vowel]!.length
    let final = ''
    for (const candidate of ['ng', 'k', 'n', 't', 'l', 'm', 'p', 'g', 'd', 'b', 's', 'r']) {
      if (!source.startsWith(candidate, at)) continue
      // the consonant goes to the next syllable where it can begin one
      const rest = source.slice(at, at + 8)
      const alone = !syllableBegins(source, at)
      if (alone || (candidate === 'l' && rest.startsWith('lr'))) final = candidate
      break
    }
    result += String.fromCharCode(FIRST_SYLLABLE + ((initial < 0 ? SILENT : initial) * 21 + vowel) * 28 + FINALS[final]!)
    at += final.length
  }
  return result
}
