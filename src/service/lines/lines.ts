/** Lines of a byte stream, in memory bounded by the longest line that is wanted. */

const newline = 0x0a

export interface InputLine {
  /** Without the newline; undefined for a line longer than the limit. */
  readonly bytes: Buffer | undefined
  /** Counted from 1. */
  readonly number: number
}

/**
 * Each line without its newline; undefined for a line longer than `maximumBytes`, of which nothing is kept. A newline at the very end
 * begins no further line.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>, maximumBytes: number): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = []
  let size = 0
  const add = (part: Buffer) => {
    size += part.length
    if (size <= maximumBytes) parts.push(part)
    else parts = []
  }
  const take = () => {
    const line = size <= maximumBytes ? Buffer.concat(parts, size) : undefined
    parts = []
    size = 0
    return line
  }
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let start = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      add(bytes.subarray(start, end))
      yield take()
      start = end + 1
    }
    if (start < bytes.length) add(bytes.subarray(start))
  }
  if (size > 0) yield take()
}

/** Lines that are not blank, with the numbers that an editor shows for them. */
export async function* textLines(lines: AsyncIterable<Buffer | undefined>): AsyncGenerator<InputLine> {
  let number = 0
  for await (const bytes of lines) {
    number++
    if (bytes === undefined || !isBlank(bytes)) yield { bytes, number }
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
