/** What is known of the words of a line: themselves, their shapes, what the dictionaries say of them, and where they stand. */
import { FNV_OFFSET, fnvRun, fnvStep } from '../../core/hashing.js'
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { addressTokens } from '../dictionaries/normalise.js'
import { PHRASE_CLASSES, type PhraseSense } from '../dictionaries/phrases.js'
import { PLACE_KINDS, type PlaceSenses } from '../dictionaries/places.js'
import { rowOf } from './sequence-model.js'
import { BLANK, LINE_END, type Token } from './tokens.js'

/** Features of each token. */
export const WORD_FEATURES = 52
/** Words that are remembered, those of addresses come again and again, and letters of the longest. */
const MOST_WORDS = 20_000
const LONGEST_WORD = 40
const MOST_DIGITS = 5
const BEGIN = 1 << 28
const INSIDE = 1 << 29
const END = 1 << 30
/** Words of the longest name of a country that is looked for. */
const MOST_PLACES = 5
/** Kinds of well-known places stand behind those of all. */
const COUNTRY = (1 << PLACE_KINDS.indexOf('country')) * (1 + (1 << PLACE_KINDS.length))
const STREET = 1 << PHRASE_CLASSES.indexOf('street')
/** Inhabitants as the places tell them: four times the doublings. */
const WELL_KNOWN = 60

const NONE = 0
const EDGE = 7

/** Numbers of one line, by token. */
interface Line {
  readonly words: Int32Array
  readonly shapes: Int32Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly phrases: Int32Array
  readonly places: Int32Array
  readonly segments: Segments
  readonly country: number
}

/** A word as it is written. */
interface Word {
  readonly keys: readonly string[]
  readonly word: number
  readonly shape: number
  readonly start: number
  readonly end: number
}

interface Segments {
  /** Of each token: its segment, its place in it, and how many tokens that has. */
  readonly of: Uint16Array
  readonly at: Uint16Array
  readonly sizes: readonly number[]
}

export class WordFeatures {
  readonly #dictionaries: AddressDictionaries
  readonly #words = new Map<string, Word>()
  readonly #masks = new WeakMap<readonly PhraseSense[], number>()
  /** Kinds of places, by the first sense of their name. */
  readonly #kinds = new Map<number, number>()

  constructor(dictionaries: AddressDictionaries) {
    this.#dictionaries = dictionaries
  }

  /** WORD_FEATURES rows for each token. */
  rows(text: string, tokens: readonly Token[]): Int32Array {
    const line = this.#line(text, tokens)
    const rows = new Int32Array(tokens.length * WORD_FEATURES)
    const seen = { streets: 0, numbers: 0 }
    for (let at = 0; at < tokens.length; at++) {
      fill(rows, at, line, tokens, seen)
      if ((line.phrases[at]! & STREET) !== 0) seen.streets++
      if (isNumber(text, tokens[at]!)) seen.numbers++
    }
    return rows
  }

  #line(text: string, tokens: readonly Token[]): Line {
    const count = tokens.length
    const keys: string[] = []
    const owners: number[] = []
    const words = new Int32Array(count)
    const shapes = new Int32Array(count)
    const starts = new Int32Array(count)
    const ends = new Int32Array(count)
    for (const [at, { start, end }] of tokens.entries()) {
      const own = this.#wordOf(text.slice(start, end))
      for (const key of own.keys) {
        keys.push(key)
        owners.push(at)
      }
      words[at] = own.word
      shapes[at] = own.shape
      starts[at] = own.start
      ends[at] = own.end
    }
    const phrases = this.#phrases(keys, owners, count)
    const { masks: places, country } = this.#places(keys, owners, count)
    return { words, shapes, starts, ends, phrases, places, segments: segmentsOf(tokens), country }
  }

  #wordOf(raw: string): Word {
    const known = this.#words.get(raw)
    if (known !== undefined) return known
    const keys = addressTokens(raw)
    const word = keys.join(' ')
    const made = {
      keys,
      word: fnvRun(FNV_OFFSET, word.length > 2 ? word.replace(/\d/gu, '0') : word),
      shape: shapeOf(raw),
      start: fnvRun(FNV_OFFSET, word.slice(0, 3)),
      end: fnvRun(FNV_OFFSET, word.slice(-3))
    }
    if (this.#words.size >= MOST_WORDS) this.#words.clear()
    if (raw.length <= LONGEST_WORD) this.#words.set(raw, made)
    return made
  }

  #phrases(keys: readonly string[], owners: readonly number[], count: number): Int32Array {
    const masks = new Int32Array(count)
    for (let at = 0; at < keys.length; at++) {
      const found = this.#dictionaries.phrases.longest(keys, at)
      if (found === undefined) continue
      const mask = this.#maskOf(found.senses)
      for (let place = 0; place < found.length; place++) masks[owners[at + place]!]! |= mask | (found.length > 1 ? (place === 0 ? BEGIN : INSIDE) : 0)
    }
    return masks
  }

  #maskOf(senses: readonly PhraseSense[]): number {
    let mask = this.#masks.get(senses)
    if (mask === undefined) {
      mask = senses.reduce((bits, sense) => bits | (1 << PHRASE_CLASSES.indexOf(sense.class)), 0)
      this.#masks.set(senses, mask)
    }
    return mask
  }

  /** What is known as names of places; and the country that the line ends with, NONE where it ends with none. */
  #places(keys: readonly string[], owners: readonly number[], count: number): { readonly masks: Int32Array; readonly country: number } {
    const masks = new Int32Array(count)
    let country = NONE
    for (let at = 0; at < keys.length; at++) {
      const found = this.#dictionaries.places.longest(keys, at)
      if (found === undefined) continue
      const mask = this.#kindsOf(found)
      const last = at + found.length - 1
      for (let place = at; place <= last; place++) masks[owners[place]!]! |= mask | (place === at ? BEGIN : INSIDE) | (place === last ? END : 0)
      if (country === NONE && last === keys.length - 1 && found.length <= MOST_PLACES && keys[at]!.length > 2 && (mask & COUNTRY) !== 0)
        country = this.#countryOf(found)
    }
    return { masks, country }
  }

  #kindsOf({ first, last }: PlaceSenses): number {
    let mask = this.#kinds.get(first)
    if (mask !== undefined) return mask
    const { places } = this.#dictionaries
    mask = 0
    for (let sense = first; sense < last; sense++)
      mask |= 1 << (PLACE_KINDS.indexOf(places.kind(sense)) + (places.weight(sense) > WELL_KNOWN ? PLACE_KINDS.length : 0))
    if (this.#kinds.size >= MOST_WORDS) this.#kinds.clear()
    this.#kinds.set(first, mask)
    return mask
  }

  #countryOf({ first, last }: PlaceSenses): number {
    const { places } = this.#dictionaries
    for (let sense = first; sense < last; sense++) if (places.kind(sense) === 'country') return fnvRun(FNV_OFFSET, places.country(sense))
    return NONE
  }
}

function fill(rows: Int32Array, at: number, line: Line, tokens: readonly Token[], seen: { readonly streets: number; readonly numbers: number }): void {
  const { words, shapes, phrases, places, segments, country } = line
  const count = tokens.length
  const of = (values: Int32Array, place: number) => (place < 0 || place >= count ? EDGE : values[place]!)
  const [word, last, next] = [words[at]!, of(words, at - 1), of(words, at + 1)]
  const [shape, lastShape, nextShape] = [shapes[at]!, of(shapes, at - 1), of(shapes, at + 1)]
  const [phrase, lastPhrase, nextPhrase] = [phrases[at]!, of(phrases, at - 1), of(phrases, at + 1)]
  const [place, lastPlace, nextPlace] = [places[at]!, of(places, at - 1), of(places, at + 1)]
  const before = tokens[at]!.before
  const after = at + 1 < count ? tokens[at + 1]!.before : LINE_END
  const around = before * 3 + after
  const segment = segments.of[at]!
  const size = Math.min(6, segments.sizes[segment]!)
  const within = Math.min(5, segments.at[at]!)
  const fromStart = Math.min(4, segment)
  const fromEnd = Math.min(4, segments.sizes.length - 1 - segment)
  const first = at - segments.at[at]!
  const final = first + segments.sizes[segment]! - 1
  const ahead = aheadOf(line, at, final)
  const shared = (seen.streets > 0 ? 1 : 0) + (seen.numbers > 0 ? 2 : 0)
  let row = at * WORD_FEATURES
  const add = (one: number, two = 0, three = 0) => {
    rows[row] = rowOf(row - at * WORD_FEATURES, one, two, three)
    row++
  }
  add(word)
  add(last)
  add(next)
  add(last, word)
  add(word, next)
  add(of(words, at - 2))
  add(of(words, at + 2))
  add(shape)
  add(lastShape)
  add(nextShape)
  add(lastShape, shape)
  add(shape, nextShape)
  add(lastShape, shape, nextShape)
  add(line.starts[at]!)
  add(line.ends[at]!)
  add(line.ends[at]!, around)
  add(phrase)
  add(lastPhrase)
  add(nextPhrase)
  add(lastPhrase, phrase)
  add(phrase, nextPhrase)
  add(phrase, nextShape)
  add(lastPhrase, shape)
  add(place)
  add(lastPlace)
  add(nextPlace)
  add(place, around)
  add(place, phrase)
  add(place, nextPlace)
  add(lastPlace, place)
  add(Math.min(6, at), before)
  add(Math.min(6, count - 1 - at), shape)
  add(fromStart * 8 + fromEnd, shape)
  add(fromStart * 8 + fromEnd, place)
  add(fromStart * 8 + fromEnd, phrase)
  add(size * 8 + within, shape)
  add(shared, shape, around)
  add(shared, place, around)
  add(shared, ahead, shape)
  add(shared, ahead, phrase)
  add(phrases[first]!, shapes[first]!, Math.min(2, within))
  add(phrases[final]!, Math.min(3, final - at))
  add(word, around)
  add(word, fromEnd)
  add(word, shared)
  add(of(shapes, at + 2), nextShape, shape)
  add(of(shapes, at - 2), lastShape, shape)
  add(country, shape)
  add(country, place, fromEnd)
  add(country, nextPhrase, shape)
  add(last, phrase)
  add(country, lastShape, shape)
}

/** Whether a word for streets, and whether a number, comes in the rest of the segment. */
function aheadOf({ phrases, shapes }: Line, at: number, final: number): number {
  let found = 0
  for (let place = at + 1; place <= final; place++) {
    if ((phrases[place]! & STREET) !== 0) found |= 1
    if (shapes[place]! >>> 31 === 1) found |= 2
  }
  return found
}

function segmentsOf(tokens: readonly Token[]): Segments {
  const of = new Uint16Array(tokens.length)
  const at = new Uint16Array(tokens.length)
  const sizes: number[] = []
  for (const [place, { before }] of tokens.entries()) {
    if (before !== BLANK || place === 0) sizes.push(0)
    of[place] = sizes.length - 1
    at[place] = sizes[sizes.length - 1]!++
  }
  return { of, at, sizes }
}

function isNumber(text: string, { start }: Token): boolean {
  const unit = text.charCodeAt(start)
  return unit >= 48 && unit <= 57
}

/** Kinds of its characters, runs of letters as one, digits by their number; the highest bit tells that it begins with a digit. */
function shapeOf(raw: string): number {
  let hash = FNV_OFFSET
  let last = 0
  let digits = 0
  for (let at = 0; at < raw.length; at++) {
    const unit = raw.charCodeAt(at)
    const kind = unit >= 48 && unit <= 57 ? 1 : unit < 48 || (unit > 57 && unit < 64) ? unit : 2
    if (kind === 1 ? ++digits > MOST_DIGITS : kind === last && kind === 2) {
      // of letters one or several
      if (at === 1) hash = fnvStep(hash, 3)
      continue
    }
    hash = fnvStep(hash, kind)
    last = kind
  }
  const first = raw.charCodeAt(0)
  return first >= 48 && first <= 57 ? hash | 0x80000000 : hash & 0x7fffffff
}
