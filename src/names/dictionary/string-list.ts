/**
 * Many names in the order of their keys, front-coded: of each is stored how many bytes it shares with the one before, how many follow, and these. A
 * frequent letter (UTF-16 unit) is one byte, any other an escape and two bytes. Every block of 16 begins with a whole name, so that a name is found by
 * binary search over blocks and a walk within one.
 */
import type { NativeModel } from '../../models/store.js'

const BLOCK = 16
/** Bytes of the name that is read. */
const buffer = new Uint8Array(512)
/** Byte before the two bytes of a letter that has no code of its own. */
const ESCAPE = 255

export class StringList {
  readonly length: number
  readonly #letters: Uint16Array
  readonly #shared: Uint8Array
  readonly #added: Uint8Array
  readonly #bytes: Uint8Array
  /** Where the bytes of each block begin. */
  readonly #blocks: Uint32Array
  readonly #key: (text: string) => string
  /** Keys of the first names of blocks, as far as they were asked for. */
  readonly #firstKeys: string[] = []

  /** @param key what the names are sorted by */
  constructor(model: NativeModel, name: string, key: (text: string) => string) {
    this.#letters = model.u16(`${name}.letters`)
    this.#shared = model.u8(`${name}.shared`)
    this.#added = model.u8(`${name}.added`)
    this.#bytes = model.u8(`${name}.bytes`)
    this.#key = key
    this.length = this.#added.length
    this.#blocks = new Uint32Array(Math.ceil(this.length / BLOCK))
    let at = 0
    for (let place = 0; place < this.length; place++) {
      if (place % BLOCK === 0) this.#blocks[place / BLOCK] = at
      at += this.#added[place]!
    }
  }

  /** Name at a place of the order. */
  at(place: number): string {
    return this.#block(Math.floor(place / BLOCK), (place % BLOCK) + 1).at(-1)!
  }

  /** First place and end of the names that have a key. */
  range(key: string): readonly [start: number, end: number] {
    const start = this.#firstNotUnder(key)
    let end = start
    while (end < this.length && this.#key(this.at(end)) === key) end++
    return [start, end]
  }

  #firstNotUnder(key: string): number {
    let low = 0
    let high = this.#blocks.length
    // the first block whose first name is not under the key: the name is in the one before or at its start
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#firstKey(middle) < key) low = middle + 1
      else high = middle
    }
    if (low === 0) return 0
    const names = this.#block(low - 1, BLOCK)
    const within = names.findIndex((name) => this.#key(name) >= key)
    return (low - 1) * BLOCK + (within < 0 ? names.length : within)
  }

  #firstKey(block: number): string {
    this.#firstKeys[block] ??= this.#key(this.#block(block, 1)[0]!)
    return this.#firstKeys[block]!
  }

  /** The first names of a block. */
  #block(block: number, most: number): string[] {
    const first = block * BLOCK
    const count = Math.min(most, this.length - first)
    const names: string[] = []
    let at = this.#blocks[block]!
    for (let place = first; place < first + count; place++) {
      const shared = place === first ? 0 : this.#shared[place]!
      const added = this.#added[place]!
      buffer.set(this.#bytes.subarray(at, at + added), shared)
      at += added
      names.push(this.#decode(buffer, shared + added))
    }
    return names
  }

  #decode(bytes: Uint8Array, length: number): string {
    let text = ''
    for (let at = 0; at < length; at++) {
      const code = bytes[at]!
      if (code === ESCAPE) {
        text += String.fromCharCode(bytes[at + 1]! * 256 + bytes[at + 2]!)
        at += 2
      } else text += String.fromCharCode(this.#letters[code]!)
    }
    return text
  }
}

/** Most bytes of a name. */
const MOST_BYTES = 255

/** Tensors of a list of names that are sorted by their keys. @throws RangeError when one is too long */
export function encodeStringList(name: string, names: readonly string[]): Record<string, Uint8Array | Uint16Array> {
  const counts = new Map<number, number>()
  for (const each of names) for (let at = 0; at < each.length; at++) counts.set(each.charCodeAt(at), (counts.get(each.charCodeAt(at)) ?? 0) + 1)
  const letters = [...counts].sort(([one, left], [other, right]) => right - left || one - other).map(([letter]) => letter)
  const kept = letters.slice(0, ESCAPE).sort((left, right) => left - right)
  const codes = new Map(kept.map((letter, code) => [letter, code] as const))
  const shared = new Uint8Array(names.length)
  const added = new Uint8Array(names.length)
  const bytes: number[] = []
  let before: number[] = []
  for (const [place, each] of names.entries()) {
    const own = [...each].flatMap((character) => character.split('')).flatMap((unit) => coded(unit.charCodeAt(0), codes))
    if (own.length > MOST_BYTES) throw new RangeError(`${each} is too long`)
    let same = 0
    if (place % BLOCK !== 0) while (same < own.length && own[same] === before[same]) same++
    shared[place] = same
    added[place] = own.length - same
    for (let at = same; at < own.length; at++) bytes.push(own[at]!)
    before = own
  }
  return { [`${name}.letters`]: Uint16Array.from(kept), [`${name}.shared`]: shared, [`${name}.added`]: added, [`${name}.bytes`]: Uint8Array.from(bytes) }
}

function coded(unit: number, codes: ReadonlyMap<number, number>): number[] {
  const code = codes.get(unit)
  return code === undefined ? [ESCAPE, unit >>> 8, unit & 0xff] : [code]
}
