/** Lines sorted in constant memory: sorted runs in files, merged at the end (external merge sort; Knuth, The Art of Computer Programming 3, 5.4). */
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'

/** Lines in memory before a run is written; some 100 MB. */
const LINES_A_RUN = 1_000_000
/** Bytes of a run that are read at once. */
const READ_BYTES = 1 << 18

export class SortedRuns {
  readonly #folder: string
  readonly #limit: number
  readonly #files: string[] = []
  #lines: string[] = []

  /** @param folder for the runs, made when it is needed */
  constructor(folder: string, limit = LINES_A_RUN) {
    this.#folder = folder
    this.#limit = limit
  }

  /** @param line without line breaks @throws the system's errors (full disk) */
  add(line: string): void {
    this.#lines.push(line)
    if (this.#lines.length >= this.#limit) this.#spill()
  }

  /** All lines in the order of their UTF-16 units, equal ones once. @throws the system's errors */
  *sorted(): Generator<string> {
    if (this.#files.length > 0 && this.#lines.length > 0) this.#spill()
    let last: string | undefined
    for (const line of this.#files.length === 0 ? this.#lines.sort() : merged(this.#files)) {
      if (line !== last) yield line
      last = line
    }
  }

  /** Removes the files. */
  remove(): void {
    this.#lines = []
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #spill(): void {
    mkdirSync(this.#folder, { recursive: true })
    const file = join(this.#folder, `run-${this.#files.length}`)
    writeFileSync(file, `${this.#lines.sort().join('\n')}\n`)
    this.#files.push(file)
    this.#lines = []
  }
}

function* merged(files: readonly string[]): Generator<string> {
  const readers = files.map(linesOf)
  const heads = readers.map((reader) => reader.next().value)
  for (;;) {
    let least = -1
    for (let place = 0; place < heads.length; place++) {
      const head = heads[place]
      if (head !== undefined && (least < 0 || head < heads[least]!)) least = place
    }
    if (least < 0) return
    yield heads[least]!
    heads[least] = readers[least]!.next().value
  }
}

function* linesOf(file: string): Generator<string, undefined> {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(READ_BYTES)
    const decoder = new StringDecoder('utf8')
    let rest = ''
    for (;;) {
      const count = readSync(descriptor, bytes)
      if (count === 0) return undefined
      const lines = (rest + decoder.write(bytes.subarray(0, count))).split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } finally {
    closeSync(descriptor)
  }
}
