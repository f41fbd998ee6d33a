/**
 * Writing systems: which script a UTF-16 code unit belongs to (Unicode property Script, ISO 15924 codes), by one table look-up.
 * Scripts are small integers inside loops and four-letter codes outside.
 */

/** ISO 15924 codes by script number; 0 is "common" (no letter of any script), 1 "inherited" (marks that take the script of their base). */
export const SCRIPT_CODES = [
  'Zyyy',
  'Zinh',
  'Latn',
  'Cyrl',
  'Arab',
  'Hani',
  'Hira',
  'Kana',
  'Bopo',
  'Hang',
  'Deva',
  'Beng',
  'Hebr',
  'Grek',
  'Knda',
  'Gujr',
  'Mlym',
  'Taml',
  'Telu',
  'Thai',
  'Armn',
  'Geor',
  'Ethi',
  'Tibt',
  'Khmr',
  'Laoo',
  'Mymr',
  'Sinh',
  'Guru',
  'Orya',
  'Syrc',
  'Thaa',
  'Cher',
  'Cans',
  'Mong',
  'Tfng',
  'Zzzz'
] as const

export type ScriptCode = (typeof SCRIPT_CODES)[number]

const UNICODE_NAMES: Readonly<Partial<Record<ScriptCode, string>>> = {
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Arab: 'Arabic',
  Hani: 'Han',
  Hira: 'Hiragana',
  Kana: 'Katakana',
  Bopo: 'Bopomofo',
  Hang: 'Hangul',
  Deva: 'Devanagari',
  Beng: 'Bengali',
  Hebr: 'Hebrew',
  Grek: 'Greek',
  Knda: 'Kannada',
  Gujr: 'Gujarati',
  Mlym: 'Malayalam',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Thai: 'Thai',
  Armn: 'Armenian',
  Geor: 'Georgian',
  Ethi: 'Ethiopic',
  Tibt: 'Tibetan',
  Khmr: 'Khmer',
  Laoo: 'Lao',
  Mymr: 'Myanmar',
  Sinh: 'Sinhala',
  Guru: 'Gurmukhi',
  Orya: 'Oriya',
  Syrc: 'Syriac',
  Thaa: 'Thaana',
  Cher: 'Cherokee',
  Cans: 'Canadian_Aboriginal',
  Mong: 'Mongolian',
  Tfng: 'Tifinagh'
}

/** Number of a script code; throws for a code that has no number here. */
export function scriptNumber(code: ScriptCode): number {
  const index = SCRIPT_CODES.indexOf(code)
  if (index < 0) throw new RangeError(`unknown script ${code}`)
  return index
}

export const COMMON = 0
export const INHERITED = 1
const OTHER = SCRIPT_CODES.length - 1
const HAN = scriptNumber('Hani')

/** Every unit of the basic plane once, surrogates replaced by a blank so that they match nothing. */
function basicPlane(): string {
  const units = new Uint16Array(65536)
  for (let unit = 0; unit < 65536; unit++) units[unit] = unit >= 0xd800 && unit < 0xe000 ? 0x20 : unit
  const pieces: string[] = []
  for (let at = 0; at < 65536; at += 4096) pieces.push(String.fromCharCode(...units.subarray(at, at + 4096)))
  return pieces.join('')
}

function buildTable(): Uint8Array {
  const table = new Uint8Array(65536)
  const plane = basicPlane()
  for (const match of plane.matchAll(/\p{L}+/gu)) table.fill(OTHER, match.index, match.index + match[0].length)
  for (const [code, name] of Object.entries(UNICODE_NAMES)) {
    const number = scriptNumber(code as ScriptCode)
    for (const match of plane.matchAll(new RegExp(`(?:(?=[\\p{L}\\p{M}])\\p{Script=${name}})+`, 'gu'))) {
      table.fill(number, match.index, match.index + match[0].length)
    }
  }
  for (const match of plane.matchAll(/(?:(?=\p{M})\p{Script=Inherited})+/gu)) table.fill(INHERITED, match.index, match.index + match[0].length)
  // the prolonged sound mark and the iteration mark are letters shared by Kana and Hiragana
  table[0x30fc] = scriptNumber('Kana')
  table[0x3005] = HAN
  table[0x0640] = scriptNumber('Arab')
  // lead surrogates of the Han extensions B and later (planes 2 and 3); other astral letters are rare enough to count as no script
  for (let lead = 0xd840; lead <= 0xd8bf; lead++) table[lead] = HAN
  return table
}

/** Script number of each UTF-16 code unit: letters and marks only, everything else 0; 65,536 entries. */
export const SCRIPT_OF_UNIT: Uint8Array = buildTable()

/** A stretch of one script; ends are exclusive, in UTF-16 code units. */
export interface ScriptRun {
  readonly start: number
  readonly end: number
  readonly script: ScriptCode | 'Jpan'
}

/** Scripts that are written mixed in one language count as one for runs: Han, Kana and Bopomofo. */
function runFamily(script: number): number {
  const code = SCRIPT_CODES[script]
  return code === 'Hira' || code === 'Kana' || code === 'Bopo' ? HAN : script
}

/**
 * Cuts a text where the script changes. Characters of no script (blanks, digits, punctuation) stay with the run before them, those
 * at the start with the first run; Han, Kana and Bopomofo make one run (`Jpan` with Kana in it, `Hani` without).
 * The runs cover the text; a text without letters is one run of `Zyyy`.
 */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  let start = 0
  let current = COMMON
  let kana = false
  const finish = (end: number): void => {
    if (end > start) runs.push({ start, end, script: current === HAN && kana ? 'Jpan' : SCRIPT_CODES[current]! })
    start = end
    kana = false
  }
  for (let at = 0; at < text.length; at++) {
    const script = SCRIPT_OF_UNIT[text.charCodeAt(at)]!
    if (script <= INHERITED) continue
    const family = runFamily(script)
    if (current === COMMON) current = family
    else if (family !== current) {
      finish(at)
      current = family
    }
    if (script !== family) kana = true
  }
  finish(text.length)
  return runs
}
