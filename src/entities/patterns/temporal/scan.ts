import { Kind, kinds } from '../../../core/characters.js'
import { ROOT } from '../../../core/integer-trie.js'
import type { EntityLanguage } from '../../languages.js'
import { isCounted, monthBeforeDay, ROUND } from '../counted.js'
import { endBeforeDate, numberedEnd } from '../reference-words.js'
import { Atoms } from './atoms.js'
import { BREAK, type ClassSet, COUNTED, STOP, type TemporalClass } from './classes.js'
import { isOfDecimal } from './decimals.js'
import { foldedSlice, foldUnit } from './folding.js'
import type { TemporalLexicon } from './lexicon.js'
import { classesOfNumber, digitValue, hanNumber, hanNumberEnd, isDecade, isJoinedHour } from './numbers.js'
import { isModel, isOtherQuantity, isTerminal, isTownBehindYear } from './others.js'
import { endsDate, isThaiMark, isWordKind, signName, signNames, tagEnd } from './signs.js'
import type { SpokenNumber, Surroundings } from './surroundings.js'

/** Letters of a particle that is written together with the word behind it. */
const LONGEST_PREFIX = 3
/** Atoms that are read between two looks at whether the task has been cancelled. */
const STEPS_A_CHECK = 2048
const LONGEST_NUMBER = 9
const LONGEST_SUFFIX = 8
const LONGEST_ENTRY = 48
const COMPOUND_DEPTH = 4
/** Letters of the shortest part of a compound in an alphabet. */
const SHORTEST_PART = 3
/** Classes of words that are short with a point. */
const pointed: ReadonlySet<TemporalClass> = new Set<TemporalClass>(['hourWord', 'ambiguousWeekday'])

/** Reads the text once, left to right: words by the longest entry of the lexicon, numbers by value, signs by what stands around them. */
export class Scanner {
  readonly #lexicon: TemporalLexicon
  readonly #language: EntityLanguage
  readonly #signs: ReadonlyMap<string, number>
  #text = ''
  #atoms = new Atoms()
  /** Value of the entry that `#match` found, and its length without an ending. */
  #value = 0
  #bare = 0
  /** Value of the last number in digits, and where it ends. */
  #number = 0
  #numberEnd = -1

  constructor(lexicon: TemporalLexicon, language: EntityLanguage) {
    this.#lexicon = lexicon
    this.#language = language
    const { alphabet, points } = lexicon
    this.#signs = new Map(signNames.map((name) => [name, alphabet.letter(name === 'dot' || name === 'spacedDot' ? [name, ...points] : [name])]))
  }

  /** @param check called every few milliseconds */
  scan(text: string, { spoken, sentences, codes }: Surroundings, check?: () => void): Atoms {
    this.#text = text
    const atoms = new Atoms()
    this.#atoms = atoms
    let at = 0
    let nextNumber = 0
    let nextSentence = 0
    let nextCode = 0
    for (let steps = 1; at < text.length; steps++) {
      if (steps % STEPS_A_CHECK === 0) check?.()
      while (nextSentence < sentences.length && sentences[nextSentence]! <= at) {
        if (sentences[nextSentence] === at) this.#endSentence(at)
        nextSentence++
      }
      while (nextCode < codes.length && codes[nextCode]!.end <= at) nextCode++
      if (nextCode < codes.length && codes[nextCode]!.start <= at) {
        atoms.break(BREAK, at)
        at = endBeforeDate(text, codes[nextCode]!.end)
        continue
      }
      while (nextNumber < spoken.length && spoken[nextNumber]!.start < at) nextNumber++
      const kind = kinds[text.charCodeAt(at)]!
      // cells of a table are apart
      if (text.charCodeAt(at) === 9) {
        atoms.break(STOP, at)
        at++
      } else if (kind === Kind.space || kind === Kind.mark) at++
      else if (kind === Kind.digit) at = this.#digits(at)
      else if (spoken[nextNumber]?.start === at) at = this.#spoken(spoken[nextNumber]!, kind)
      // a preposition of one letter that is written to it: "لثلاث ساعات"
      else if (spoken[nextNumber]?.start === at + 1 && kind === Kind.letter && this.#match(at, this.#wordEnd(at, kind), 0) === 0) at++
      else if (kind === Kind.letter || kind === Kind.thai || (kind >= Kind.han && kind <= Kind.katakana)) at = this.#word(at, kind)
      else at = this.#sign(at, kind)
    }
    atoms.break(STOP, text.length)
    return atoms
  }

  /** A sentence ends the expression unless its point may have belonged to a number or an abbreviation: "5. Mai", "31 dec. 1998". */
  #endSentence(at: number): void {
    const { count, letters, ends } = this.#atoms
    // "o godz. 10.30", "za. tot 14 uur", where the tokenizer takes the point for the end
    if (count > 0 && this.#text[ends[count - 1]! - 1] === '.' && this.#lexicon.alphabet.classes(letters[count - 1]!).some((name) => pointed.has(name))) return
    if (count > 1 && letters[count - 1] === this.#signs.get('spacedDot') && this.#takesPoint(letters[count - 2]!, at)) return
    this.#atoms.break(STOP, at)
  }

  /** @param next what stands behind the point: "za. tot 14 uur" goes on in small letters */
  #takesPoint(letter: number, next: number): boolean {
    const first = this.#text.charCodeAt(next)
    const classes = this.#lexicon.alphabet.classes(letter)
    if (foldUnit(first) === first && classes.includes('ambiguousWeekday')) return true
    return classes.some((name) => name === 'number' || name === 'largeOrdinal' || name === 'abbreviation' || name === 'yearMark')
  }

  #spoken(number: SpokenNumber, kind: number): number {
    const length = this.#match(number.start, this.#wordEnd(number.start, kind), 0)
    const attached = number.start > 0 && kinds[this.#text.charCodeAt(number.start - 1)] === Kind.digit
    if (length >= number.end - number.start || (attached && length > 0)) return this.#word(number.start, kind)
    // "오" of "오전" or of "오해" is no number
    if (this.#isInsideWord(number.end) && (number.end - number.start === 1 || this.#match(number.end, this.#wordEnd(number.end, Kind.letter), 1) === 0))
      return this.#word(number.start, kind)
    const letter = this.#lexicon.alphabet.letter(classesOfNumber(number.value, 0, number.ordinal))
    this.#atoms.push(letter, number.start, number.end)
    return number.end
  }

  #isInsideWord(at: number): boolean {
    const text = this.#text
    return at < text.length && kinds[text.charCodeAt(at)] === Kind.letter && kinds[text.charCodeAt(at - 1)] === Kind.letter
  }

  #word(start: number, kind: number): number {
    const end = this.#wordEnd(start, kind)
    const attached = start > 0 && kinds[this.#text.charCodeAt(start - 1)] === Kind.digit
    // universal time: "18:00Z"
    if (attached && end === start + 1 && this.#text[start] === 'Z') {
      this.#atoms.push(this.#lexicon.alphabet.letter(['timeZone']), start, end)
      return end
    }
    for (let skipped = 0; skipped <= LONGEST_PREFIX; skipped++) {
      if (skipped > 0 && !this.#hasPrefix(start, skipped, end)) continue
      const from = start + skipped
      const length = this.#match(from, end, 0)
      if (length === 0) continue
      // "Galaxy S24", "road S8": a capital before digits is no unit
      if (length === 1 && isModel(this.#text, from)) break
      if (!attached && (this.#isTimeSign() || (length === 2 && isTerminal(this.#text, from)))) break
      const { capitalised, small } = this.#lexicon
      const first = this.#text.charCodeAt(from)
      this.#atoms.push((foldUnit(first) === first ? small : capitalised)[this.#value]!, start, from + (this.#lexicon.endingsApart ? this.#bare : length))
      // the copula ends what it is said of: "3월 20일이라 내일"
      if (this.#lexicon.endingsApart && this.#bare < length && this.#text[from + this.#bare] === '이') this.#atoms.break(STOP, from + length)
      return from + length
    }
    if (kind === Kind.han) {
      const number = this.#hanNumber(start)
      if (number > start) return number
    }
    if (attached && !endsDate(this.#atoms, this.#signs, this.#text.charCodeAt(start))) this.#invalidateNumber()
    this.#atoms.break(this.#isCountedBefore(start, end) ? COUNTED : BREAK, start)
    if (kind !== Kind.letter) return start + 1
    // "mp3", "B2": digits right after an unknown word belong to it
    let after = end
    while (after < this.#text.length && kinds[this.#text.charCodeAt(after)] === Kind.digit) after++
    return after
  }

  /** The T of "2024-05-01T10:00"; apart from digits it is a letter, as in "T5". */
  #isTimeSign(): boolean {
    const classes = this.#lexicon.alphabet.classes(this.#lexicon.small[this.#value]!)
    return classes.length === 1 && classes[0] === 'isoT'
  }

  /** Whether the number that ends a blank before counts the unknown word [start, end). */
  #isCountedBefore(start: number, end: number): boolean {
    if (this.#numberEnd !== start - 1) return false
    const { count, letters } = this.#atoms
    const { alphabet } = this.#lexicon
    const names = count > 1 ? alphabet.classes(letters[count - 2]!) : []
    const behindMonth = names.includes('monthName') || names.includes('ambiguousMonth') || names.includes('lowercaseMonth')
    if (behindMonth && (this.#number > 999 ? this.#number % ROUND !== 0 : monthBeforeDay.has(this.#language))) return false
    if (!isCounted(this.#text.slice(start, Math.min(end, start + LONGEST_ENTRY)), this.#number, this.#language)) return false
    // "esce il film": what has an article behind it is a verb
    const next = end + 1
    const length = this.#match(next, this.#wordEnd(next, Kind.letter), 0)
    return length === 0 || !alphabet.classes(this.#lexicon.small[this.#value]!).some((name) => name === 'the' || name === 'indefiniteArticle')
  }

  /** Whether an entry may begin inside a word, behind a particle of so many letters that is written together with it. */
  #hasPrefix(start: number, length: number, end: number): boolean {
    const { prefixes } = this.#lexicon
    return prefixes.size > 0 && start + length + 2 < end && prefixes.has(this.#text.slice(start, start + length))
  }

  #wordEnd(start: number, kind: number): number {
    const text = this.#text
    let end = start + 1
    if (kind === Kind.letter) while (end < text.length && (kinds[text.charCodeAt(end)] === Kind.letter || kinds[text.charCodeAt(end)] === Kind.mark)) end++
    return end
  }

  /** Length of the longest entry that begins at `start` and ends where a word may end; its value goes to `#value`. */
  #match(start: number, wordEnd: number, depth: number): number {
    const text = this.#text
    const { trie, values } = this.#lexicon
    const limit = Math.min(text.length, start + LONGEST_ENTRY)
    let node: number = ROOT
    let best = 0
    let value = 0
    let bare = 0
    let blank = false
    for (let at = start; at < limit; at++) {
      const code = foldUnit(text.charCodeAt(at))
      if (code === 0) continue
      if (code === 32 && blank) continue
      blank = code === 32
      node = trie.next(node, code)
      if (node === ROOT) break
      const found = values[node]!
      if (found === 0) continue
      const end = this.#entryEnd(start, at + 1, wordEnd, depth)
      if (end === 0) continue
      best = end - start
      bare = at + 1 - start
      value = found
    }
    this.#value = value
    this.#bare = bare
    return best
  }

  /** Where the entry that ends before `end` ends with its endings, or 0 where no entry can end. */
  #entryEnd(start: number, last: number, wordEnd: number, depth: number): number {
    const text = this.#text
    // vowel signs that do not count: "مساءً"
    let end = last
    while (end < text.length && foldUnit(text.charCodeAt(end)) === 0) end++
    const kind = kinds[text.charCodeAt(end - 1)]!
    const next = end < text.length ? kinds[text.charCodeAt(end)]! : Kind.space
    if (kind === Kind.thai && end < text.length && isThaiMark(text.charCodeAt(end))) return 0
    // "08h12" has no first half of a year
    if (kind === Kind.digit && next === Kind.digit) return 0
    if (kind !== Kind.letter && kind !== Kind.mark) return end
    if (next !== Kind.letter && next !== Kind.mark) return end
    const { suffixes, compounds } = this.#lexicon
    const rest = end < wordEnd ? wordEnd : this.#wordEnd(end, Kind.letter)
    if (suffixes.size > 0 && rest - end <= LONGEST_SUFFIX && (end - start >= 2 || this.#isCounted(start)) && suffixes.has(foldedSlice(this.#text, end, rest)))
      return rest
    if (!compounds || depth >= COMPOUND_DEPTH || ((rest - end < SHORTEST_PART || end - start < SHORTEST_PART) && text.charCodeAt(end) < 0x1100)) return 0
    // "2017년 전주": behind a year it is the town, not the week before
    if ((end - start > 2 && text[end - 2] === ' ' && text.charCodeAt(end) >= 0xac00) || (depth === 0 && isTownBehindYear(text, start, this.#lexicon.towns)))
      return 0
    if (this.#match(end, rest, depth + 1) === 0) return 0
    return depth > 0 || this.#covers(end, rest) ? end : 0
  }

  /** Whether a Korean syllable stands right behind digits: "3일입니다". */
  #isCounted(start: number): boolean {
    return start > 0 && this.#text.charCodeAt(start) >= 0xac00 && kinds[this.#text.charCodeAt(start - 1)] === Kind.digit
  }

  /** Whether the rest of a word is made of entries to its end. */
  #covers(start: number, end: number): boolean {
    let at = start
    for (let steps = 0; at < end && steps < COMPOUND_DEPTH; steps++) {
      const length = this.#match(at, end, 1)
      if (length === 0) return false
      at += length
    }
    return at >= end
  }

  #hanNumber(start: number): number {
    const text = this.#text
    const end = hanNumberEnd(text, start, LONGEST_NUMBER)
    const value = hanNumber(text.slice(start, end))
    if (end > start) this.#atoms.push(this.#lexicon.alphabet.letter(classesOfNumber(value, value >= 1000 && end - start === 4 ? 4 : 0, false)), start, end)
    return end
  }

  #digits(start: number): number {
    const text = this.#text
    const first = text.charCodeAt(start)
    if (first === 0xbd || first === 0xbc || first === 0xbe) {
      this.#atoms.push(this.#lexicon.alphabet.letter(['fraction', 'half']), start, start + 1)
      return start + 1
    }
    let end = start
    let value = 0
    while (end < text.length && kinds[text.charCodeAt(end)] === Kind.digit) {
      if (end - start < LONGEST_NUMBER) value = value * 10 + digitValue(text.charCodeAt(end))
      end++
    }
    const digits = Math.min(5, end - start)
    this.#number = value
    this.#numberEnd = end
    const reference = numberedEnd(this.#text, start, end, value, this.#language)
    if (reference > 0 || isOtherQuantity(this.#text, start, end)) {
      this.#atoms.break(BREAK, start)
      return Math.max(reference, end)
    }
    const { alphabet, eraAhead } = this.#lexicon
    const other: ClassSet | undefined = isOfDecimal(text, start, end) ? ['number'] : isJoinedHour(value, digits, first) ? ['number', 'joinedHour'] : undefined
    if (other !== undefined) {
      this.#atoms.push(alphabet.letter(other), start, end)
      return end
    }
    // 2567 of the Buddhist era is 2024
    if (digits === 4 && value > 2199) value -= eraAhead
    const ordinalEnd = this.#ordinalEnd(end)
    if (ordinalEnd > 0 && isDecade(value, digits) && this.#endsDecade(end, ordinalEnd, digits)) {
      this.#atoms.push(alphabet.letter(classesOfNumber(value, digits, false)), start, end)
      return end
    }
    if (ordinalEnd > 0) this.#atoms.push(alphabet.letter(classesOfNumber(value, 1, true)), start, ordinalEnd)
    else this.#atoms.push(alphabet.letter(classesOfNumber(value, digits, false)), start, end)
    return ordinalEnd > 0 ? ordinalEnd : this.#suffixEnd(end)
  }

  /** End of the ending that makes the digits before `end` an ordinal ("3rd", "5-го"), or 0. */
  #ordinalEnd(end: number): number {
    const { ordinals } = this.#lexicon
    if (ordinals.size === 0) return 0
    const text = this.#text
    const kind = kinds[text.charCodeAt(end)]
    const from = kind === Kind.hyphen || kind === Kind.apostrophe || kind === Kind.colon ? end + 1 : end
    const to = from < text.length && isWordKind(kinds[text.charCodeAt(from)]!) ? this.#wordEnd(from, Kind.letter) : from
    if (to === from || to - from > LONGEST_SUFFIX) {
      return from === end && ordinals.has(text.charAt(end)) ? end + 1 : 0
    }
    return ordinals.has(foldedSlice(this.#text, from, to)) ? to : 0
  }

  /**
   * Whether what stands behind tens up to `ordinalEnd` is the ending of a decade rather than of an ordinal: longer ("90er Jahre"), or behind the year in which
   * the decade begins ("1990-х").
   */
  #endsDecade(end: number, ordinalEnd: number, digits: number): boolean {
    const length = Math.max(this.#decadeEnding(end), this.#text.charCodeAt(end) === 45 ? 1 + this.#decadeEnding(end + 1) : 0)
    return end + length > ordinalEnd || (digits === 4 && end + length === ordinalEnd)
  }

  /** Length of the ending of a decade at a place, or 0. */
  #decadeEnding(start: number): number {
    const kind = kinds[this.#text.charCodeAt(start)]
    const length = this.#match(start, kind === Kind.letter ? this.#wordEnd(start, Kind.letter) : start + 1, 1)
    return length > 0 && this.#lexicon.alphabet.classes(this.#lexicon.small[this.#value]!).includes('decadeEnding') ? length : 0
  }

  /** Passes over an ending that hangs on a number: "2016'nın", "5:nä". */
  #suffixEnd(end: number): number {
    const { suffixes } = this.#lexicon
    const kind = kinds[this.#text.charCodeAt(end)]
    if (suffixes.size === 0 || (kind !== Kind.apostrophe && kind !== Kind.colon && kind !== Kind.hyphen)) return end
    const next = kinds[this.#text.charCodeAt(end + 1)]
    if (next !== Kind.letter) return end
    const rest = this.#wordEnd(end + 1, Kind.letter)
    // "1990'larda" is a decade
    if (this.#match(end + 1, rest, 1) > 0 && this.#lexicon.alphabet.classes(this.#lexicon.small[this.#value]!).includes('decadeEnding')) return end
    return rest - end <= LONGEST_SUFFIX && suffixes.has(foldedSlice(this.#text, end + 1, rest)) ? rest : end
  }

  /** Takes back a number to which an unknown word is attached: "4x4". */
  #invalidateNumber(): void {
    const atoms = this.#atoms
    if (atoms.count > 0) atoms.letters[atoms.count - 1] = BREAK
  }

  #sign(start: number, kind: number): number {
    const text = this.#text
    // "‘s avonds" with the wrong apostrophe
    if (kind === Kind.apostrophe || kind === Kind.math || kind === Kind.at || text.charCodeAt(start) === 0x2018) {
      const length = this.#match(start, start + 1, 0)
      if (length > (kind === Kind.apostrophe ? 1 : 0)) {
        this.#atoms.push(this.#lexicon.small[this.#value]!, start, start + length)
        return start + length
      }
    }
    if (kind === Kind.hyphen && start > 0 && kinds[text.charCodeAt(start - 1)] === Kind.digit) {
      const length = this.#decadeEnding(start)
      if (length > 1) {
        this.#atoms.push(this.#lexicon.small[this.#value]!, start, start + length)
        return start + length
      }
    }
    const tag = tagEnd(text, start)
    if (tag > start) {
      this.#atoms.break(BREAK, start)
      return tag
    }
    const name = signName(text, start, kind)
    const letter = name === undefined ? undefined : this.#signs.get(name)
    if (letter === undefined)
      this.#atoms.break(kind === Kind.newline || kind === Kind.terminal || kind === Kind.semicolon || kind === Kind.quote ? STOP : BREAK, start)
    else this.#atoms.push(letter, start, start + 1)
    if (name === 'apostrophe') return this.#afterApostrophe(start, text)
    return start + 1
  }

  /** An ending after an apostrophe counts with the word before it: "Mayıs'ta". */
  #afterApostrophe(start: number, text: string): number {
    const { suffixes } = this.#lexicon
    if (suffixes.size === 0 || kinds[text.charCodeAt(start + 1)] !== Kind.letter) return start + 1
    const end = this.#wordEnd(start + 1, Kind.letter)
    if (end - start > LONGEST_SUFFIX + 1 || !suffixes.has(foldedSlice(this.#text, start + 1, end))) return start + 1
    this.#atoms.count--
    return end
  }
}
