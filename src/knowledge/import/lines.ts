/** Lines of a byte stream with their numbers and places, in memory bounded by the longest line that is wanted. */
import { ImportError } from './errors.js'

const NEWLINE = 0x0a

/** A place in the unpacked input: bytes and lines that lie before it. */
export interface Place {
  readonly offset: number
  readonly line: number
}

export interface Line {
  /** Undefined for a line that is too long, of which nothing is kept. */
  readonly bytes: Buffer | undefined
  /** Counted from 1. */
  readonly number: number
  /** Bytes of the input up to the end of the line, its newline included. */
  readonly end: number
  /** Whether a newline ends it; the last line may have none. */
  readonly ended: boolean
}

/**
 * Lines from a place on, those of a chunk together.
 * @param start place of the chunks' first byte, at or before `from`
 * @throws ImportError when the input ends before the place
 */
export async function* linesFrom(chunks: AsyncIterable<Buffer>, start: number, from: Place, longest: number): AsyncGenerator<readonly Line[]> {
  let skip = from.offset - start
  let offset = from.offset
  let number = from.line
  let parts: Buffer[] = []
  let size = 0
  const add = (part: Buffer) => {
    size += part.length
    if (size <= longest) parts.push(part)
    else parts = []
  }
  const take = (ended: boolean): Line => {
    offset += size + (ended ? 1 : 0)
    const line = { bytes: size <= longest ? (parts.length === 1 ? parts[0]! : Buffer.concat(parts, size)) : undefined, number: ++number, end: offset, ended }
    parts = []
    size = 0
    return line
  }
  for await (const chunk of chunks) {
    if (skip >= chunk.length) {
      skip -= chunk.length
      continue
    }
    const lines: Line[] = []
    let at = skip
    skip = 0
    for (let end = chunk.indexOf(NEWLINE, at); end !== -1; end = chunk.indexOf(NEWLINE, at)) {
      add(chunk.subarray(at, end))
      lines.push(take(true))
      at = end + 1
    }
    if (at < chunk.length) add(chunk.subarray(at))
    yield lines
  }
  if (skip > 0) throw new ImportError(`the input ends before line ${from.line}, where the import had been: it is another dump, or a shorter one`)
  if (size > 0) yield [take(false)]
}
