import { Kind, kinds } from '../../../core/characters.js'
import type { NumeralWord } from './composer.js'
import { DigitForm, digitValues, fractionValue, readDigits } from './digits.js'
import { gapEnd, isAlphabetic, isPartOfCode, mergeDivisions, mergeMixed, type Numeral, signBefore } from './numeral.js'
import { abbreviation, adnominal, denominatorBefore, SHORTEST_HANGING, shortScale, tensOf, wordEnd } from './numeral-forms.js'
import type { NumeralLexicon } from './numeral-lexicon.js'
import { NumeralMatches } from './numeral-matches.js'
import { connectors } from './unit-search.js'
import { continuesWord, isWordEnd } from './word-lookup.js'

/** `findNumerals` with the lexicon in hand. @param check called every few milliseconds */
export function scanNumerals(text: string, lexicon: NumeralLexicon, check?: () => void): readonly Numeral[] {
  return new Scanner(text, lexicon).scan(check)
}

/** Places that are looked at between two looks at whether the task has been cancelled. */
const STEPS_A_CHECK = 1024
const MOST_STEPS = 200
const MOST_WORDS = 40

/** Reads the numbers of one text. */
class Scanner {
  readonly #text: string
  readonly #lexicon: NumeralLexicon
  readonly #found: Numeral[] = []
  readonly #matches: NumeralMatches
  /** End of the word that `#single` found. */
  #singleEnd = 0
  /** Place of a conjunction that is written together with the word being read, or -1. */
  #conjunction = -1
  #end = 0
  #count = 0
  #weak = false
  #value = 0
  #kind: Numeral['kind'] = 'cardinal'
  #written: Numeral['written'] = 'words'
  #joined = false
  #steps = 0

  constructor(text: string, lexicon: NumeralLexicon) {
    this.#text = text
    this.#lexicon = lexicon
    this.#matches = new NumeralMatches(text, lexicon)
  }

  scan(check?: () => void): readonly Numeral[] {
    const text = this.#text
    const { trie, wordStarts, numberPrefixes } = this.#lexicon
    let index = 0
    for (let steps = 1; index < text.length; steps++) {
      if (steps % STEPS_A_CHECK === 0) check?.()
      const code = text.charCodeAt(index)
      if (digitValues[code]! >= 0) index = this.#digitsAt(index)
      else if (code < 0x80 && kinds[code] !== Kind.letter) {
        const point = code === 46 || (code === 44 && this.#lexicon.decimal === 44)
        index = point && digitValues[text.charCodeAt(index + 1)]! >= 0 && this.#isFree(index) ? this.#digitsAt(index) : index + 1
      } else if ((trie.starts(code) || numberPrefixes.has(code)) && (!wordStarts || index === 0 || !continuesWord(text.charCodeAt(index - 1))))
        index = this.#wordsAt(index)
      else if (fractionValue(code) !== undefined) {
        this.#begin(index + 1, fractionValue(code)!, 'digits', 'fraction')
        this.#add(index)
        index++
      } else index++
    }
    return mergeDivisions(text, mergeMixed(text, this.#found, connectors), this.#lexicon)
  }

  /** Whether nothing before `index` belongs to the same word or number. */
  #isFree(index: number): boolean {
    const before = this.#text.charCodeAt(index - 1)
    return index === 0 || (!continuesWord(before) && digitValues[before]! < 0 && before !== 46 && before !== 44 && before !== 95)
  }

  #begin(end: number, value: number, written: Numeral['written'], kind: Numeral['kind']): void {
    this.#end = end
    this.#value = value
    this.#written = written
    this.#kind = kind
    this.#count = 0
    this.#weak = false
    this.#first = false
  }

  #add(start: number): void {
    const text = this.#text
    const follow = text.charCodeAt(this.#end)
    const kind = this.#end < text.length ? kinds[follow]! : Kind.space
    this.#found.push({
      start: this.#signed(start),
      end: this.#end,
      value: this.#value,
      kind: this.#kind,
      written: this.#written,
      words: this.#count,
      weak: this.#weak,
      attached: continuesWord(follow) || (kind >= Kind.han && kind <= Kind.thai),
      joined: this.#joined
    })
  }

  /** Takes in the sign before the first digit. */
  #signed(start: number): number {
    const sign = this.#written === 'words' ? undefined : signBefore(this.#text, start)
    if (sign === undefined) return start
    if (sign === '-') this.#value = -this.#value
    return start - 1
  }

  #digitsAt(start: number): number {
    const text = this.#text
    const { decimal, blankGroups } = this.#lexicon
    const digits = readDigits(text, start, decimal, blankGroups)
    const { end, value, form } = digits
    const before = text.charCodeAt(start - 1)
    // "B2B", "COVID-19", "v_2", "x.5": part of a name
    const hyphen = start > 1 && kinds[before] === Kind.hyphen && before < 0x3000 && isPartOfCode(text, start - 1)
    if (form === DigitForm.invalid || hyphen || (start > 0 && before === 95)) return end
    this.#joined = start > 0 && isAlphabetic(before)
    this.#begin(end, value, 'digits', form === DigitForm.fraction ? 'fraction' : 'cardinal')
    this.#compose(form === DigitForm.fraction ? Number.NaN : value)
    this.#ordinalSuffix()
    this.#add(start)
    this.#joined = false
    return this.#end
  }

  #wordsAt(from: number): number {
    let start = from
    const text = this.#text
    this.#begin(start, 0, 'words', 'cardinal')
    const prefix = this.#single(start)
    // most words begin like a number and are none
    const { prefixConnector, numberPrefixes } = this.#lexicon
    const hangs = text.charCodeAt(start) === prefixConnector || numberPrefixes.has(text.charCodeAt(start))
    if (this.#matches.count === 0 && !hangs) return this.#stop > start ? this.#stop : this.#skip(start)
    if (prefix?.minus || prefix?.ordinalPrefix) {
      const from = gapEnd(this.#text, this.#singleEnd)
      const digit = digitValues[text.charCodeAt(from)]! >= 0
      if (digit) this.#digitsAfter(from)
      else this.#compose(-1, from)
      if (this.#end > start && this.#count + (digit ? 1 : 0) > 0) {
        // "最後から三番目"
        if (from - start > 1 && !prefix.minus) this.#ordinalSuffix()
        if (prefix.minus) this.#value = -this.#value
        else this.#kind = 'ordinal'
        this.#weak = false
        this.#add(start)
        return this.#end
      }
      this.#begin(start, 0, 'words', 'cardinal')
    }
    this.#compose(-1, start)
    // "وعشرين دولارا", "بخمسين درهما": what "and" or "for" is written to is a number of its own
    if (this.#count === 0 && hangs && continuesWord(text.charCodeAt(start + 1))) {
      this.#conjunction = start
      this.#begin(start + 1, 0, 'words', 'cardinal')
      this.#compose(-1, start + 1)
      this.#conjunction = -1
      if (text.charCodeAt(start) !== prefixConnector && (this.#weak || this.#end - start <= SHORTEST_HANGING)) this.#count = 0
      if (this.#count > 0) start++
    }
    if (this.#count === 0) return this.#stop > start ? this.#stop : this.#skip(start)
    this.#ordinalSuffix()
    this.#add(start)
    return this.#end
  }

  #digitsAfter(from: number): void {
    const { end, value, form } = readDigits(this.#text, from, this.#lexicon.decimal, this.#lexicon.blankGroups)
    if (form === DigitForm.invalid) return
    this.#begin(end, value, 'digits', 'cardinal')
    this.#compose(value)
  }

  /** The entry that is the whole word at `start`, its end in `#singleEnd`. */
  #single(start: number): NumeralWord | undefined {
    this.#matches.find(start)
    for (let index = this.#matches.count - 1; index >= 0; index--) {
      if (!this.#edge(this.#matches.ends[index]!)) continue
      this.#singleEnd = this.#matches.ends[index]!
      return this.#matches.words[index]
    }
    return undefined
  }

  #edge(end: number): boolean {
    return !this.#lexicon.wordEnds || isWordEnd(this.#text, end)
  }

  #skip(start: number): number {
    return this.#lexicon.wordStarts ? Math.max(start + 1, wordEnd(this.#text, start)) : start + 1
  }

  /**
   * Reads words on from `from` (by default from the end of the digits), as long as they make one number.
   * @param initial what digits before it are worth, NaN for a fraction, -1 without digits
   */
  #compose(initial: number, from = this.#end): void {
    const { composer } = this.#lexicon
    composer.reset(Number.isNaN(initial) ? 1 : initial)
    let at = initial === -1 && from === this.#end ? from : initial === -1 ? from : gapEnd(this.#text, from)
    let connected = false
    if (initial >= 0) this.#thousands(at)
    while (this.#count < MOST_WORDS) {
      const taken = this.#word(at, connected)
      if (taken === 'none') {
        if (composer.pushDigits === undefined || this.#count === 0 || !(digitValues[this.#text.charCodeAt(at)]! >= 0)) break
        const digits = readDigits(this.#text, at, this.#lexicon.decimal, false)
        const { end, value } = digits
        const before = this.#end
        if (digits.form > DigitForm.decimal || !composer.pushDigits(value)) break
        // a blank between is only bridged when a scale follows
        if (at > before && !this.#scaleFollows(end)) break
        this.#accept(end, composer.value)
        this.#written = 'mixed'
        at = gapEnd(this.#text, end)
        continue
      }
      connected = taken === 'connector'
      if (!connected && initial !== -1) this.#written = 'mixed'
      at = gapEnd(this.#text, this.#next)
    }
    this.#decimals(initial)
    if (composer.ordinal) this.#kind = 'ordinal'
    else if (composer.fraction) this.#kind = 'fraction'
    if (composer.fraction && this.#count === 2 && this.#first) this.#weak = true
  }

  #next = 0
  #stop = 0
  /** The first word is also an article. */
  #first = false

  /** "100k", "1.2M". */
  #thousands(at: number): void {
    const scale = shortScale(this.#text, at, at > this.#end)
    if (scale === 0) return
    this.#accept(at + 1, this.#value * scale)
    this.#written = 'mixed'
  }

  #accept(end: number, value: number): void {
    this.#end = end
    this.#value = value
  }

  #scaleFollows(end: number): boolean {
    this.#matches.find(gapEnd(this.#text, end))
    return this.#matches.words.slice(0, this.#matches.count).some((word) => word.scale !== undefined)
  }

  /** Takes in the word at `at`. */
  #word(at: number, connected: boolean): 'none' | 'number' | 'connector' {
    const { composer, compounds, prefixConnector, trie, wordEnds } = this.#lexicon
    const text = this.#text
    const code = text.charCodeAt(at)
    if (!(at < text.length) || (!trie.starts(code) && code !== prefixConnector)) return 'none'
    if (wordEnds && at > 0 && at - 1 !== this.#conjunction && continuesWord(text.charCodeAt(at - 1))) return 'none'
    this.#matches.find(at)
    for (let index = this.#matches.count - 1; index >= 0; index--) {
      const end = this.#matches.ends[index]!
      if (!this.#edge(end)) continue
      const word = this.#matches.words[index]!
      if (word.stop && !denominatorBefore.test(text.slice(Math.max(0, at - 4), at))) {
        this.#stop = end
        return 'none'
      }
      // "2천 두바이": apart from the number before, these stand before a counter that is apart as well
      if (at > this.#end && adnominal.test(text.slice(at, end)) && continuesWord(text.charCodeAt(end))) continue
      if (word.article && this.#count > 0) {
        this.#next = end
        return connected ? 'connector' : 'none'
      }
      if (word.scale !== undefined && this.#count === 0 && this.#written === 'words' && abbreviation.test(text.slice(at, end))) continue
      if (word.scale === 100 && this.#written === 'digits' && this.#lexicon.hundredInWords) continue
      // "R$ 498 milhões um ano antes": an article
      if (word.cardinal === 1 && word.weak && !connected && this.#written !== 'words') continue
      if (composer.push(word, connected)) {
        if (this.#count === 0) this.#first = word.weak === true && word.cardinal === 1
        this.#weak = this.#count === 0 && (word.weak === true || word.cardinal === 1) && this.#written === 'words' && this.#end === at
        this.#count++
        this.#next = end
        this.#accept(end, composer.value)
        return 'number'
      }
      if (word.connector && !connected && this.#end > 0 && (this.#count > 0 || this.#written === 'digits')) {
        this.#next = end
        return 'connector'
      }
    }
    if (compounds && this.#compound(at, connected)) return 'number'
    if (code === prefixConnector && !connected && this.#count > 0) {
      const from = this.#prefixed(at + 1)
      if (from) return 'number'
    }
    return 'none'
  }

  /** A word behind a conjunction that is written together with it (Arabic and Hebrew "and"). */
  #prefixed(at: number): boolean {
    this.#matches.find(at)
    for (let index = this.#matches.count - 1; index >= 0; index--) {
      if (!this.#edge(this.#matches.ends[index]!) || !this.#lexicon.composer.push(this.#matches.words[index]!, true)) continue
      this.#count++
      this.#weak = false
      this.#next = this.#matches.ends[index]!
      this.#accept(this.#next, this.#lexicon.composer.value)
      return true
    }
    return false
  }

  /** A number written as one word out of several ("zweihundertsechsundfünfzig"). */
  #compound(at: number, connected: boolean): boolean {
    const end = wordEnd(this.#text, at)
    if (end === at) return false
    const parts = this.#parts(at, end)
    if (parts === undefined) return false
    const { composer } = this.#lexicon
    let joined = connected
    for (const part of parts) {
      if (composer.push(part, joined)) joined = false
      else if (part.connector && !joined) joined = true
      else return false
    }
    if (joined) return false
    this.#count += parts.length
    this.#weak = false
    this.#next = end
    this.#accept(end, composer.value)
    return true
  }

  /** The numeral words that a word consists of. */
  #parts(at: number, end: number): NumeralWord[] | undefined {
    const parts: NumeralWord[] = []
    this.#steps = 0
    return this.#segment(at, end, parts) ? parts : undefined
  }

  #segment(at: number, end: number, parts: NumeralWord[]): boolean {
    if (at === end) return true
    if (++this.#steps > MOST_STEPS) return false
    this.#matches.find(at)
    if (this.#matches.count === 0) return false
    const words = this.#matches.words.slice(0, this.#matches.count)
    const ends = this.#matches.ends.slice(0, this.#matches.count)
    for (let index = words.length - 1; index >= 0; index--) {
      if (ends[index]! > end) continue
      parts.push(words[index]!)
      if (this.#segment(ends[index]!, end, parts)) return true
      parts.pop()
    }
    return false
  }

  /** "Komma drei", "point zero three", and a scale behind it. */
  #decimals(initial: number): void {
    if (initial !== -1 || this.#count === 0 || this.#kind !== 'cardinal') return
    const { composer, pointGlued } = this.#lexicon
    if (composer.ordinal || composer.fraction) return
    let at = pointGlued ? this.#end : gapEnd(this.#text, this.#end)
    const point = this.#single(at)
    if (!point?.point) return
    at = gapEnd(this.#text, this.#singleEnd)
    let digits = ''
    while (digits.length < 30) {
      const word = this.#single(at)
      // "Komma einundsiebzig"
      const end = word === undefined && digits === '' && this.#lexicon.compounds ? wordEnd(this.#text, at) : at
      const value = end > at ? tensOf(this.#parts(at, end)) || 100 : (word?.cardinal ?? 100)
      if (value > 99) break
      digits += String(value)
      this.#accept(end > at ? end : this.#singleEnd, this.#value)
      this.#count++
      at = gapEnd(this.#text, this.#end)
    }
    if (digits === '') return
    this.#value += Number(`0.${digits}`)
    this.#weak = false
    const scale = this.#single(at)
    if (scale?.scale !== undefined) this.#accept(this.#singleEnd, this.#value * scale.scale)
  }

  #ordinalSuffix(): void {
    if (this.#kind !== 'cardinal') return
    const { suffixGap } = this.#lexicon
    const at = suffixGap ? gapEnd(this.#text, this.#end) : this.#end
    if (at >= this.#text.length || !this.#lexicon.trie.starts(this.#text.charCodeAt(at))) return
    const suffix = this.#single(at)
    if (!suffix?.ordinalSuffix) return
    this.#end = this.#singleEnd
    this.#kind = 'ordinal'
    this.#weak = false
  }
}
