/** What is known of the characters of a Chinese line: the characters around, divisions by name, and the words for levels and buildings. */
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { PLACE_KINDS } from '../dictionaries/places.js'
import { rowOf } from './sequence-model.js'
import type { Token } from './tokens.js'

/** Features of each token. */
export const HAN_FEATURES = 30
const SHORTEST_NAME = 2
const LONGEST_NAME = 8
/** Words that end a field. */
const ENDINGS = '省市区县镇乡村路街道巷弄号楼栋幢座单元室层期园苑厦场院所店州旗盟组社屯庄里段'
const FAR = 7
const EDGE = 9
const DIGIT = 1
const LETTER = 2
const HAN = 3

export class HanFeatures {
  readonly #dictionaries: AddressDictionaries

  constructor(dictionaries: AddressDictionaries) {
    this.#dictionaries = dictionaries
  }

  /** HAN_FEATURES rows for each token. */
  rows(text: string, tokens: readonly Token[]): Int32Array {
    const characters = tokens.map(({ start, end }) => this.#dictionaries.han.simplified(text.slice(start, end)))
    const units = Int32Array.from(characters, unitOf)
    const places = this.#places(characters)
    const endings = endingsAhead(characters)
    const rows = new Int32Array(tokens.length * HAN_FEATURES)
    let seen = 0
    for (let at = 0; at < tokens.length; at++) {
      fill(rows, at, { units, places, endings, seen, before: tokens[at]!.before })
      if (ENDINGS.includes(characters[at]!)) seen = units[at]!
    }
    return rows
  }

  /** Kinds of the divisions that a character stands in, and whether it begins or ends one. */
  #places(characters: readonly string[]): Int32Array {
    const { places } = this.#dictionaries
    const masks = new Int32Array(characters.length)
    for (let at = 0; at < characters.length; at++) {
      let name = characters[at]!
      for (let length = SHORTEST_NAME; length <= LONGEST_NAME && at + length <= characters.length; length++) {
        name += characters[at + length - 1]!
        const found = places.find(name)
        if (found === undefined) continue
        let kinds = 0
        for (let sense = found.first; sense < found.last; sense++) kinds |= 1 << PLACE_KINDS.indexOf(places.kind(sense))
        for (let place = at; place < at + length; place++)
          masks[place]! |= kinds << (place === at ? 0 : place === at + length - 1 ? 2 * PLACE_KINDS.length : PLACE_KINDS.length)
      }
    }
    return masks
  }
}

interface Known {
  readonly units: Int32Array
  readonly places: Int32Array
  readonly endings: Int32Array
  readonly seen: number
  readonly before: number
}

function fill(rows: Int32Array, at: number, { units, places, endings, seen, before }: Known): void {
  const of = (values: Int32Array, place: number) => (place < 0 || place >= values.length ? EDGE : values[place]!)
  const [first, last, unit, next, then] = [of(units, at - 2), of(units, at - 1), units[at]!, of(units, at + 1), of(units, at + 2)]
  const [lastKind, kind, nextKind] = [kindOf(last), kindOf(unit), kindOf(next)]
  const place = places[at]!
  const ending = endings[at]!
  let row = at * HAN_FEATURES
  const add = (one: number, two = 0, three = 0) => {
    rows[row] = rowOf(row - at * HAN_FEATURES + 100, one, two, three)
    row++
  }
  add(unit)
  add(last)
  add(next)
  add(first)
  add(then)
  add(last, unit)
  add(unit, next)
  add(first, last)
  add(next, then)
  add(first, last, unit)
  add(last, unit, next)
  add(unit, next, then)
  add(lastKind, kind, nextKind)
  add(place)
  add(place, of(places, at - 1))
  add(place, of(places, at + 1))
  add(place, unit)
  add(place, ending)
  add(ending)
  add(ending, unit)
  add(ending, seen)
  add(ending, kind)
  add(seen)
  add(seen, unit)
  add(seen, kind, nextKind)
  add(seen, place)
  add(Math.min(at, 6), place)
  add(before, kind)
  add(of(units, at + 3), next, then)
  add(ending, of(endings, at + (ending & 7) + 1))
}

/** For each character the next word that ends a field, and how far it is, in the lowest three bits. */
function endingsAhead(characters: readonly string[]): Int32Array {
  const found = new Int32Array(characters.length)
  let unit = 0
  let distance = FAR
  for (let at = characters.length - 1; at >= 0; at--) {
    distance = Math.min(FAR, distance + 1)
    if (ENDINGS.includes(characters[at]!)) {
      unit = unitOf(characters[at]!)
      distance = 0
    }
    found[at] = (unit << 3) | distance
  }
  return found
}

/** Numbers of any value are one, so are words in Latin letters. */
function unitOf(token: string): number {
  const unit = token.codePointAt(0)!
  if ((unit >= 48 && unit <= 57) || (unit >= 0xff10 && unit <= 0xff19)) return 10 + Math.min(5, token.length)
  if (token.length > 1 && unit > 0x2fff) return 10 + Math.min(5, token.length)
  return unit < 0x250 || (unit >= 0xff21 && unit <= 0xff5a) ? 20 : unit
}

function kindOf(unit: number): number {
  return unit === EDGE ? 0 : unit < 20 ? DIGIT : unit === 20 ? LETTER : HAN
}
