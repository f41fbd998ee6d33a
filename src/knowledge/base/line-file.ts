/** A text file that is written line by line, without waiting for events: an error of the disk is thrown where it is met. */
import { closeSync, openSync, writeSync } from 'node:fs'

/** UTF-16 units kept before they are written. */
const KEPT = 1 << 18

export class LineFile {
  readonly #file: number
  #kept = ''
  #lines = 0

  /** Makes the file, or empties it. @throws the system's errors */
  constructor(path: string) {
    this.#file = openSync(path, 'w')
  }

  /** Lines until now. */
  get lines(): number {
    return this.#lines
  }

  /** @param line without a line break @throws the system's errors (full disk) */
  add(line: string): void {
    this.#lines++
    this.#kept += `${line}\n`
    if (this.#kept.length >= KEPT) this.#write()
  }

  /** Ends the file. @throws the system's errors (full disk) */
  close(): void {
    try {
      this.#write()
    } finally {
      closeSync(this.#file)
    }
  }

  #write(): void {
    const bytes = Buffer.from(this.#kept)
    this.#kept = ''
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at)
  }
}
