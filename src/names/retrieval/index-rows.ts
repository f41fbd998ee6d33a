/** The names of an index on their way into its files: the same name is found once, whatever number of ids it has. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineFile } from '../../knowledge/base/line-file.js'
import { NAMES_FILE, NameIndexError, NO_NAME, PLACES_FILE, rowOf, SAME_FILE } from './index-files.js'
import type { ListedName } from './list-lines.js'

/** A number that grows without copying all at every step. */
const FIRST_ROOM = 1_024
/** Places are numbers of 32 bits. */
const MOST_BYTES = 0xfffffffe

export function partFile(part: number): string {
  return `part-${part}.ndjson`
}

/** Writes the files of the names, and for each part of the graph a file with lines `number TAB row` of its names without their ids. */
export class IndexRows {
  readonly #folder: string
  readonly #names: LineFile
  readonly #parts: readonly LineFile[]
  readonly #last = new Map<string, number>()
  readonly #places = new Numbers()
  readonly #same = new Numbers()
  #bytes = 0

  /** @throws the system's errors */
  constructor(folder: string, parts: number) {
    this.#folder = folder
    this.#names = new LineFile(join(folder, NAMES_FILE))
    this.#parts = Array.from({ length: parts }, (_, part) => new LineFile(join(folder, partFile(part))))
  }

  get names(): number {
    return this.#same.length
  }

  get distinct(): number {
    return this.#last.size
  }

  /** @throws NameIndexError for more than an index can hold; the system's errors */
  add(name: ListedName): void {
    const number = this.names
    const row = rowOf(name)
    this.#places.push(this.#bytes)
    this.#same.push(NO_NAME)
    this.#names.add(row)
    this.#bytes += Buffer.byteLength(row) + 1
    if (this.#bytes > MOST_BYTES) throw new NameIndexError('the list has more than 4 GB of names; make several indexes of it')
    const { id: _, ...said } = name
    const key = rowOf(said)
    const before = this.#last.get(key)
    if (before === undefined) this.#parts[this.distinct % this.#parts.length]!.add(`${number}\t${key}`)
    else this.#same.set(before, number)
    this.#last.set(key, number)
  }

  /** Ends the files. @throws the system's errors */
  finish(): void {
    this.close()
    this.#places.push(this.#bytes)
    writeFileSync(join(this.#folder, PLACES_FILE), this.#places.bytes())
    writeFileSync(join(this.#folder, SAME_FILE), this.#same.bytes())
  }

  close(): void {
    for (const file of [this.#names, ...this.#parts]) file.close()
  }
}

class Numbers {
  #numbers = new Uint32Array(FIRST_ROOM)
  length = 0

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const wider = new Uint32Array(2 * this.length)
      wider.set(this.#numbers)
      this.#numbers = wider
    }
    this.#numbers[this.length++] = number
  }

  set(at: number, number: number): void {
    this.#numbers[at] = number
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.#numbers.buffer, 0, 4 * this.length)
  }
}
