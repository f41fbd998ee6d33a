import { COMMON, INHERITED, SCRIPT_OF_UNIT, scriptNumber } from '../core/scripts.js'

/** Letters from which on a text of so few different ones is no language. */
const LEAST_LETTERS = 12
const MOST_DIFFERENT = 2

/** One sign of these scripts is a syllable or a word: "哈哈哈" and "ㅋㅋㅋ" are language. */
const syllabic = new Set([scriptNumber('Hani'), scriptNumber('Hira'), scriptNumber('Kana'), scriptNumber('Hang')])

/** Whether a text in an alphabet is one or two letters over and over ("aaaa...", "xoxoxo..."). Ordinary text is left after a few letters. */
export function isRepetition(text: string): boolean {
  const different = new Set<number>()
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const script = SCRIPT_OF_UNIT[code]!
    if (script === COMMON || script === INHERITED) continue
    if (syllabic.has(script)) return false
    different.add(code < 128 ? code | 32 : code)
    if (different.size > MOST_DIFFERENT) return false
    letters++
  }
  return letters >= LEAST_LETTERS
}
