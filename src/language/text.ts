/**
 * Reading a text into folded words for the classifier: lower case, compatibility forms replaced, vowel points and invisible marks left
 * out, words parted at anything that is no letter. One pass, no string is made.
 */
import { COMMON, INHERITED, SCRIPT_OF_UNIT } from '../core/scripts.js'
import { CJK, GROUP_OF_SCRIPT, GROUPS, LATIN } from './groups.js'

/** Longest word that the kernel reads; longer ones are cut into pieces. */
export const MAX_WORD = 40

const SEPARATOR = 0
const SKIP = 1
const APOSTROPHE = 2
const SHARP_S = 3
const COMBINING = 4
/** Kinds from here on are letters: group number + LETTER. */
const LETTER = 5

const KIND = new Uint8Array(65536)
const FOLD = new Uint16Array(65536)

/** Folded form of a letter: one unit. */
function fold(unit: number): number {
  const letter = String.fromCharCode(unit)
  const compatible = letter.normalize('NFKC')
  const lower = (compatible.length === 1 ? compatible : letter).toLowerCase()
  return lower.charCodeAt(0)
}

function buildTables(): void {
  for (let unit = 0; unit < 65536; unit++) {
    const script = SCRIPT_OF_UNIT[unit]!
    if (script === COMMON) continue
    if (script === INHERITED) {
      KIND[unit] = unit >= 0x300 && unit <= 0x36f ? COMBINING : SKIP
      continue
    }
    KIND[unit] = LETTER + GROUP_OF_SCRIPT[script]!
    // ideographs and Hangul syllables have no case; the compatibility ideographs do fold
    const caseless = (unit >= 0x3041 && unit < 0xd800) || (unit >= 0xd840 && unit <= 0xd8bf)
    FOLD[unit] = caseless ? unit : fold(unit)
  }
  const set = (from: number, to: number, kind: number) => KIND.fill(kind, from, to + 1)
  // Arabic vowel signs and tatweel, Hebrew points: optional in writing
  set(0x0610, 0x061a, SKIP)
  set(0x064b, 0x0652, SKIP)
  set(0x0670, 0x0670, SKIP)
  set(0x0640, 0x0640, SKIP)
  set(0x0591, 0x05c7, SKIP)
  for (const unit of [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff]) KIND[unit] = SKIP
  set(0x202a, 0x202e, SKIP)
  set(0x2066, 0x2069, SKIP)
  for (const unit of [0x27, 0x60, 0xb4, 0x2018, 0x2019, 0x2bb, 0x2bc, 0x2bf, 0x2c8]) KIND[unit] = APOSTROPHE
  KIND[0xdf] = SHARP_S
  KIND[0x1e9e] = SHARP_S
  // final sigma, Romanian comma-below letters, dotted capital I, Arabic letters that keyboards mix up within one language stay apart
  FOLD[0x3c2] = 0x3c3
  FOLD[0x218] = FOLD[0x219] = 0x15f
  FOLD[0x21a] = FOLD[0x21b] = 0x163
  FOLD[0x130] = 0x69
}
buildTables()

/** Words of a text (or of pieces of it) in reading order; buffers are reused from call to call. */
export class WordReader {
  /** Folded units: a blank before and after each word. */
  readonly units: Uint16Array
  /** First and end unit of each word in `units`. */
  readonly bounds: Uint32Array
  /** Where each word starts and ends in the source text. */
  readonly sources: Uint32Array
  /** Group number of each word. */
  readonly groups: Uint8Array
  /** Letters of each group read so far. */
  readonly letters = new Int32Array(GROUPS.length)
  /** Kana letters among those of the group `cjk`. */
  kana = 0
  count = 0
  /** Whether combining marks were met, so that the text may not be composed (NFC). */
  combining = false
  #used = 1
  #full = false

  /**
   * @param units cells for folded units; `words` words of average length need 8 a word
   * @param bounds two cells a word
   */
  constructor(units: Uint16Array, bounds: Uint32Array) {
    this.units = units
    this.bounds = bounds
    this.sources = new Uint32Array(bounds.length)
    this.groups = new Uint8Array(bounds.length / 2)
    units[0] = 0x20
  }

  clear(): void {
    this.letters.fill(0)
    this.kana = 0
    this.count = 0
    this.combining = false
    this.#used = 1
    this.#full = false
  }

  /** True when no further word found room. */
  get full(): boolean {
    return this.#full
  }

  /** Reads the words of `text` from `from` to `to` (code units), after those already there, at most `limit` of them. */
  read(text: string, from: number, to: number, limit: number): void {
    const { units, letters } = this
    const last = units.length - MAX_WORD - 4
    const stop = Math.min(this.count + limit, this.groups.length)
    let start = this.#used
    let used = start
    let group = -1
    let source = from
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at)
      const kind = KIND[unit]!
      if (kind >= LETTER) {
        const own = kind - LETTER
        if (own !== group || used - start >= MAX_WORD) {
          if (used > start) {
            this.#close(start, used, group, source, at)
            start = used + 1
            used = start
          }
          if (this.count >= stop || used > last) {
            this.#full = true
            this.#used = start
            return
          }
          group = own
          source = at
        }
        units[used++] = FOLD[unit]!
        letters[own]!++
        if (own === CJK && unit >= 0x3041 && unit <= 0x30ff) this.kana++
        // the second half of an ideograph of plane 2 or 3
        if (unit >= 0xd840 && unit <= 0xd8bf) {
          units[used++] = text.charCodeAt(++at)
        }
        continue
      }
      if (kind !== SEPARATOR) {
        if (kind === SKIP) continue
        if (kind === COMBINING) {
          this.combining = true
          continue
        }
        if (kind === SHARP_S && (group === LATIN || used === start) && used - start < MAX_WORD - 1) {
          if (this.count >= stop || used > last) break
          if (used === start) source = at
          group = LATIN
          units[used++] = 0x73
          units[used++] = 0x73
          letters[LATIN]! += 2
          continue
        }
        if (kind === APOSTROPHE && used > start && group === LATIN && used - start < MAX_WORD && isLatin(text.charCodeAt(at + 1))) {
          units[used++] = 0x27
          continue
        }
      } else if ((unit === 0x3a && text.charCodeAt(at + 1) === 0x2f && text.charCodeAt(at + 2) === 0x2f) || unit === 0x40) {
        // an address or a handle tells nothing about the language: drop it to the next blank
        if (used > start) letters[group]! -= used - start
        used = start
        group = -1
        at = blankFrom(text, at, to)
        continue
      }
      if (used > start) {
        this.#close(start, used, group, source, at)
        start = used + 1
        used = start
      }
      group = -1
    }
    if (used > start) {
      this.#close(start, used, group, source, to)
      start = used + 1
    }
    this.#used = start
  }

  #close(start: number, end: number, group: number, source: number, sourceEnd: number): void {
    const word = this.count++
    this.units[end] = 0x20
    this.bounds[word * 2] = start
    this.bounds[word * 2 + 1] = end
    this.sources[word * 2] = source
    this.sources[word * 2 + 1] = sourceEnd
    this.groups[word] = group
  }
}

function isLatin(unit: number): boolean {
  return KIND[unit] === LETTER + LATIN || KIND[unit] === SHARP_S
}

function blankFrom(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) <= 0x20 || text.charCodeAt(at) === 0x3000) return at
  return to
}
