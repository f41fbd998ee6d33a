/**
 * Reading a text into folded words for the classifier: lower case, compatibility forms replaced, vowel points and invisible marks left
 * out, words parted at anything that is no letter; what carries no language (`marks.ts`) is taken out. One pass, no string is made of plain text.
 */
import { COMMON, INHERITED, SCRIPT_OF_UNIT } from '../core/scripts.js'
import { CJK, GROUP_OF_SCRIPT, GROUPS, LATIN } from './groups.js'
import { COMPOUND, NAME, PLACEHOLDER, REPEATED, SIGNS } from './mark-signs.js'
import { Marks } from './marks.js'
import { isMask, isMonotonous, keptOf, periodOf } from './repetition.js'
import { plainLetter, STYLED_LEADS } from './styled.js'
import { isAsciiLetter, startOfRun } from './units.js'

/** Longest word that the kernel reads; longer ones are cut into pieces. */
export const MAX_WORD = 40

const SEPARATOR = 0
const SKIP = 1
const APOSTROPHE = 2
const SHARP_S = 3
const COMBINING = 4
/** What a mark may begin at, or be recognised by. */
const SIGN = 5
/** Kinds from here on are letters: group number + LETTER. */
const LETTER = 6

const KIND = new Uint8Array(65536)
const FOLD = new Uint16Array(65536)

const SMALL = 1
const CAPITAL = 2
/** Letters with case: `SMALL` or `CAPITAL`, 0 for all others. */
const CASE = new Uint8Array(65536)
/** Separators after which a capital letter says nothing: ends of sentences, of lines and of cells, colons, bullets. */
const OPENS = new Uint8Array(65536)

/** How a word is written, in scripts with case. A single letter counts as small: it is an article, a pronoun or an initial. */
export const IN_SMALL = 0
export const CAPITALISED = 1
export const IN_CAPITALS = 2
/** Without case. */
export const CASELESS = 3
/** Added to the kind of a word at the start of a sentence, line or cell. */
export const OPENING = 4

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
    if (caseless) continue
    const letter = String.fromCharCode(unit)
    if (letter.toLowerCase() !== letter.toUpperCase()) CASE[unit] = letter === letter.toLowerCase() ? SMALL : CAPITAL
  }
  for (const sign of '\n\r\t.!?:|•·*–—…。！？：、，') OPENS[sign.charCodeAt(0)] = 1
  const set = (from: number, to: number, kind: number) => KIND.fill(kind, from, to + 1)
  // Arabic vowel signs and tatweel, Hebrew points: optional in writing
  set(0x0610, 0x061a, SKIP)
  set(0x064b, 0x0652, SKIP)
  set(0x0670, 0x0670, SKIP)
  set(0x0640, 0x0640, SKIP)
  // maqaf, paseq and the two ends of a verse are separators
  set(0x0591, 0x05bd, SKIP)
  for (const unit of [0x05bf, 0x05c1, 0x05c2, 0x05c4, 0x05c5, 0x05c7]) KIND[unit] = SKIP
  for (const unit of [0x05be, 0x05c0, 0x05c3, 0x05c6]) KIND[unit] = SEPARATOR
  for (const unit of [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff]) KIND[unit] = SKIP
  // the Kana length mark, which no one script owns
  for (const unit of [0x30fc, 0xff70]) {
    KIND[unit] = LETTER + CJK
    FOLD[unit] = 0x30fc
  }
  set(0x202a, 0x202e, SKIP)
  set(0x2066, 0x2069, SKIP)
  for (const unit of [0x27, 0x60, 0xb4, 0x2018, 0x2019, 0x2bb, 0x2bc, 0x2bf, 0x2c8]) KIND[unit] = APOSTROPHE
  for (const sign of SIGNS) KIND[sign.charCodeAt(0)] = SIGN
  for (const lead of STYLED_LEADS) KIND[lead] = SIGN
  // letters in circles, and those that the mathematical alphabets have in another place: ℎ, ℬ, ℭ ...
  for (const [from, to] of [
    [0x2102, 0x2138],
    [0x24b6, 0x24e9]
  ] as const) {
    for (let unit = from; unit <= to; unit++) {
      const letter = fold(unit)
      if (letter < 0x61 || letter > 0x7a) continue
      KIND[unit] = LETTER + LATIN
      FOLD[unit] = letter
    }
  }
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
  /** How each word is written: `IN_SMALL` to `CASELESS`, with `OPENING` or without. */
  readonly cases: Uint8Array
  /** Letters of each group read so far. */
  readonly letters = new Int32Array(GROUPS.length)
  /** Kana letters among those of the group `cjk`. */
  kana = 0
  count = 0
  /** Whether combining marks were met, so that the text may not be composed (NFC). */
  combining = false
  /** What was taken out, and the signs of program text among what stayed. */
  readonly marks = new Marks()
  #used = 1
  /** Whether the next word opens a sentence, line or cell. */
  #opening = true
  /** Case of the first letter of the word that is being read, and the cases of all its letters as bits. */
  #first = 0
  #seen = 0
  /** What the word that is being read is dropped as: it has a capital behind a small letter, as names of programs and of makes have; -1 for other words. */
  #dropAs = -1

  /**
   * @param units cells for folded units; `words` words of average length need 8 a word
   * @param bounds two cells a word
   */
  constructor(units: Uint16Array, bounds: Uint32Array) {
    this.units = units
    this.bounds = bounds
    this.sources = new Uint32Array(bounds.length)
    this.groups = new Uint8Array(bounds.length / 2)
    this.cases = new Uint8Array(bounds.length / 2)
    units[0] = 0x20
  }

  clear(): void {
    this.letters.fill(0)
    this.kana = 0
    this.count = 0
    this.combining = false
    this.marks.clear()
    this.#used = 1
    this.#dropAs = -1
  }

  /** Reads the words of `text` from `from` to `to` (code units), after those already there, at most `limit` of them. */
  read(text: string, from: number, to: number, limit: number): void {
    const { units, letters, marks } = this
    marks.hashtag = 0
    const last = units.length - MAX_WORD - 4
    const stop = Math.min(this.count + limit, this.groups.length)
    let start = this.#used
    let used = start
    let group = -1
    let source = from
    this.#opening = true
    for (let at = from; at < to; at++) {
      let unit = text.charCodeAt(at)
      let kind = KIND[unit]!
      // units that a letter has before its last one
      let ahead = 0
      if (kind === SIGN) {
        const letter = unit >= 0xd800 ? plainLetter(unit, text.charCodeAt(at + 1)) : 0
        if (letter > 0) {
          unit = letter
          ahead = 1
        } else if (unit < 0xd800 && marks.find(text, at, from, to)) {
          if (marks.unit > 0) {
            unit = marks.unit
            ahead = marks.end - at - 1
          } else {
            if (used > start) {
              if (source < marks.start) start = this.#close(start, used, group, source, at)
              else this.#forget(start, used, group)
            }
            used = start = this.#takeBack(marks.start, start)
            group = -1
            at = marks.end - 1
            continue
          }
        }
        at += ahead
        kind = ahead > 0 ? KIND[unit]! : unit === 0x60 ? APOSTROPHE : SEPARATOR
      }
      if (kind >= LETTER) {
        const own = kind - LETTER
        if (own !== group || used - start >= MAX_WORD) {
          if (used > start) {
            start = this.#close(start, used, group, source, at - ahead)
            used = start
          }
          if (this.count >= stop || used > last) {
            this.#used = start
            return
          }
          group = own
          source = at - ahead
        }
        const folded = FOLD[unit]!
        if (folded !== unit && used > start && isSmall(text.charCodeAt(at - 1)) && isCapital(unit)) {
          if (at < marks.hashtag || (marks.lenient && isSmall(text.charCodeAt(at - 2)))) {
            if (marks.lenient && isSmall(text.charCodeAt(startOfRun(text, source, Math.max(from, source - MAX_WORD), isAsciiLetter))))
              marks.counts[NAME]! += used - start
            start = this.#close(start, used, group, source, at)
            used = start
            source = at
            if (this.count >= stop || used > last) {
              this.#used = start
              return
            }
          } else if (!marks.lenient) this.#dropAs = isSmall(text.charCodeAt(source)) ? NAME : COMPOUND
        }
        const letter = CASE[unit]!
        if (used === start) {
          this.#first = letter
          this.#seen = letter
        } else this.#seen |= letter
        units[used++] = folded
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
          if (used === start) {
            source = at
            this.#first = this.#seen = SMALL
          }
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
      }
      if (used > start) {
        start = this.#close(start, used, group, source, at - ahead)
        used = start
      }
      if (OPENS[unit] === 1) this.#opening = true
      group = -1
    }
    if (used > start) start = this.#close(start, used, group, source, to)
    this.#used = start
  }

  /** Adds a word, shortened where it repeats itself, unless it is a mask or a name of a program. @returns where the next one starts */
  #close(start: number, end: number, group: number, source: number, sourceEnd: number): number {
    const { counts } = this.marks
    const dropAs = this.#dropAs >= 0 ? this.#dropAs : isMask(this.units, start, end) ? PLACEHOLDER : -1
    if (dropAs >= 0) {
      counts[dropAs]! += end - start
      this.#forget(start, end, group)
      return start
    }
    const period = periodOf(this.units, start, end)
    if (period > 0) {
      if (isMonotonous(this.units, start, end, period)) counts[REPEATED]! += end - start
      end = start + keptOf(period)
    }
    const word = this.count++
    this.units[end] = 0x20
    this.bounds[word * 2] = start
    this.bounds[word * 2 + 1] = end
    this.sources[word * 2] = source
    this.sources[word * 2 + 1] = sourceEnd
    this.groups[word] = group
    const seen = this.#seen
    const written = seen === 0 ? CASELESS : this.#first !== CAPITAL || end - start === 1 ? IN_SMALL : seen === CAPITAL ? IN_CAPITALS : CAPITALISED
    this.cases[word] = this.#opening ? written | OPENING : written
    this.#opening = false
    return end + 1
  }

  /** Takes the letters of a word that is not to count out of the sums. */
  #forget(start: number, end: number, group: number): void {
    this.#dropAs = -1
    for (let at = start; at < end; at++) {
      const unit = this.units[at]!
      if (unit === 0x27 || (unit >= 0xdc00 && unit <= 0xdfff)) continue
      this.letters[group]!--
      if (group === CJK && unit >= 0x3041 && unit <= 0x30ff) this.kana--
    }
  }

  /** Takes back the words that start at `source` or later. @returns where the next word starts, `start` when there were none */
  #takeBack(source: number, start: number): number {
    while (this.count > 0 && this.sources[this.count * 2 - 2]! >= source) {
      this.count--
      start = this.bounds[this.count * 2]!
      this.#forget(start, this.bounds[this.count * 2 + 1]!, this.groups[this.count]!)
    }
    return start
  }
}

function isCapital(unit: number): boolean {
  const letter = String.fromCharCode(unit)
  return letter.toLowerCase() !== letter
}

/** A small letter of the Latin alphabet or a later one with case. */
function isSmall(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && KIND[unit]! >= LETTER && FOLD[unit] === unit)
}

function isLatin(unit: number): boolean {
  return KIND[unit] === LETTER + LATIN || KIND[unit] === SHARP_S
}
