/**
 * The names of one language with the entities that they stand for, both ways. Stored in the order of the entities: steps from one entity to the next
 * (7 bits a byte, the high bit says that more follow), how many places further in
 * the order of the names, a penalty; the way from name to entity is sorted out when it is opened.
 */
import { firstAtLeast } from '../../core/sorted.js'
import type { NativeModel } from '../../models/store.js'
import { StringList } from './string-list.js'

export class NamesOfLanguage {
  readonly #names: StringList
  /** Entity of each link, ascending. */
  readonly #entities: Uint32Array
  readonly #places: Uint32Array
  readonly #penalties: Uint8Array
  /** Links in the order of the names, and where those of each name begin. */
  readonly #byName: Uint32Array
  readonly #starts: Uint32Array

  constructor(model: NativeModel, language: string, key: (text: string) => string) {
    this.#names = new StringList(model, language, key)
    this.#penalties = model.u8(`${language}.penalties`)
    this.#entities = readSteps(model.u8(`${language}.entities`), this.#penalties.length)
    const low = model.u16(`${language}.places`)
    const high = model.u8(`${language}.upper`)
    let place = 0
    this.#places = Uint32Array.from(low, (lower, link) => {
      const step = high[link]! * 65536 + lower
      place += step % 2 === 0 ? step / 2 : -(step + 1) / 2
      return place
    })
    this.#starts = new Uint32Array(this.#names.length + 1)
    for (const place of this.#places) this.#starts[place + 1]!++
    for (let place = 0; place < this.#names.length; place++) this.#starts[place + 1]! += this.#starts[place]!
    const next = this.#starts.slice()
    this.#byName = new Uint32Array(this.#places.length)
    for (const [link, place] of this.#places.entries()) this.#byName[next[place]!++] = link
  }

  at(place: number): string {
    return this.#names.at(place)
  }

  /** Entities that names with a key stand for, with the penalty of the name. */
  entitiesOf(key: string): [entity: number, penalty: number][] {
    const [start, end] = this.#names.range(key)
    const links = this.#byName.subarray(this.#starts[start]!, this.#starts[end]!)
    return Array.from(links, (link) => [this.#entities[link]!, this.#penalties[link]!])
  }

  /** Places of the names of an entity, with their penalties. */
  namesOf(entity: number): [place: number, penalty: number][] {
    const found: [number, number][] = []
    for (let link = firstAtLeast(this.#entities, entity); this.#entities[link] === entity; link++) found.push([this.#places[link]!, this.#penalties[link]!])
    return found
  }
}

function readSteps(bytes: Uint8Array, count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  let at = 0
  let number = 0
  for (let index = 0; index < count; index++) {
    let step = 0
    let shift = 0
    let byte: number
    do {
      byte = bytes[at++]!
      step |= (byte & 0x7f) << shift
      shift += 7
    } while (byte >= 0x80)
    number += step
    numbers[index] = number
  }
  return numbers
}

/** Places of names, the way `NamesOfLanguage` reads them: lower 16 bits and upper 8 of the differences (even up, odd down). */
export function encodePlaces(places: readonly number[]): readonly [lower: Uint16Array, upper: Uint8Array] {
  const steps = places.map((place, link) => {
    const step = place - (places[link - 1] ?? 0)
    return step < 0 ? -2 * step - 1 : 2 * step
  })
  return [Uint16Array.from(steps, (step) => step & 0xffff), Uint8Array.from(steps, (step) => step >>> 16)]
}

/** Ascending numbers as steps, the way `NamesOfLanguage` reads them. */
export function encodeSteps(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const number of numbers) {
    let step = number - before
    for (; step >= 0x80; step >>>= 7) bytes.push((step & 0x7f) | 0x80)
    bytes.push(step)
    before = number
  }
  return Uint8Array.from(bytes)
}
