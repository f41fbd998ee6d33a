/** Scripts of names. */
import { SCRIPT_CODES, SCRIPT_OF_UNIT, scriptNumber } from '../core/scripts.js'

/** Codes for several scripts together, or for a kind of one. `Kor` is how the interface writes `Kore`. */
const compound = ['Hans', 'Hant', 'Hrkt', 'Jpan', 'Kore', 'Kor'] as const

export function isScript(code: string): boolean {
  return (SCRIPT_CODES as readonly string[]).includes(code) || (compound as readonly string[]).includes(code)
}

/** Script of most letters of a text; `Jpan` for Han with Kana, `Hrkt` for both kinds of Kana, `Kore` for Han with Hangul, `Zyyy` where there is no letter. */
export function scriptOfName(text: string): string {
  const counts = new Uint16Array(SCRIPT_CODES.length)
  for (let at = 0; at < text.length; at++) counts[SCRIPT_OF_UNIT[text.charCodeAt(at)]!]!++
  const has = (code: 'Hani' | 'Hira' | 'Kana' | 'Hang') => counts[scriptNumber(code)]! > 0
  if (has('Hani') && (has('Hira') || has('Kana'))) return 'Jpan'
  if (has('Hira') && has('Kana')) return 'Hrkt'
  if (has('Hani') && has('Hang')) return 'Kore'
  let best = 0
  for (let script = 2; script < counts.length; script++) if (counts[script]! > (best === 0 ? 0 : counts[best]!)) best = script
  return SCRIPT_CODES[best]!
}
