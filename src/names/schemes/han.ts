/** Readings of single Han characters (column by column of the artefact `names/schemes`): pinyin, Jyutping, Wade-Giles, Tongyong, Hong Kong spellings, hangul. */
import { firstAtLeast } from '../../core/sorted.js'
import type { NativeModel } from '../../models/store.js'
import { decode } from './strings.js'

export class HanReadings {
  readonly #model: NativeModel
  readonly #characters: Uint32Array
  readonly #columns = new Map<string, { places: Uint16Array; readings: readonly string[] }>()

  constructor(model: NativeModel) {
    this.#model = model
    this.#characters = model.u32('han')
  }

  has(column: string): boolean {
    return this.#model.has(`${column} places`)
  }

  /** The commonest reading of a character, undefined when the column has none. */
  reading(character: string, column: string): string | undefined {
    const point = character.codePointAt(0)!
    const place = firstAtLeast(this.#characters, point)
    if (this.#characters[place] !== point) return undefined
    const { places, readings } = this.#column(column)
    return readings[places[place]!] || undefined
  }

  #column(name: string): { places: Uint16Array; readings: readonly string[] } {
    let column = this.#columns.get(name)
    if (column === undefined) {
      column = { places: this.#model.u16(`${name} places`), readings: decode(this.#model.u8(`${name} readings`)) }
      this.#columns.set(name, column)
    }
    return column
  }
}
