/** Lines of a byte stream, in memory bounded by the longest line that is wanted. */

const newline = 0x0a
const empty = Buffer.alloc(0)

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
  for await (const { bytes } of numberedLines(chunks, maximumBytes, () => true)) yield bytes
}

/** Lines that are not blank, with the numbers that an editor shows for them; `bytes` is undefined for one longer than `maximumBytes`. */
export function textLines(chunks: AsyncIterable<Uint8Array | string>, maximumBytes: number): AsyncGenerator<InputLine> {
  return numberedLines(chunks, maximumBytes, (line) => line === undefined || !isBlank(line))
}

/** Lines that are not wanted are passed over within their chunk, because a step of a generator for each costs hundreds of times as much. */
async function* numberedLines(
  chunks: AsyncIterable<Uint8Array | string>,
  maximumBytes: number,
  isWanted: (line: Buffer | undefined) => boolean
): AsyncGenerator<InputLine> {
  let parts: Buffer[] = []
  let size = 0
  let number = 0
  const add = (part: Buffer) => {
    size += part.length
    if (size <= maximumBytes) parts.push(part)
    else parts = []
  }
  const take = (): InputLine => {
    const bytes = size <= maximumBytes ? Buffer.concat(parts, size) : undefined
    parts = []
    size = 0
    number++
    return { bytes, number }
  }
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let start = 0
    while (start < bytes.length) {
      if (size === 0 && bytes[start] === newline && !isWanted(empty)) {
        number++
        start++
        continue
      }
      const end = bytes.indexOf(newline, start)
      if (end === -1) break
      add(bytes.subarray(start, end))
      const line = take()
      if (isWanted(line.bytes)) yield line
      start = end + 1
    }
    if (start < bytes.length) add(bytes.subarray(start))
  }
  if (size === 0) return
  const last = take()
  if (isWanted(last.bytes)) yield last
}

function isBlank(line: Buffer): boolean {
  for (const byte of line) if (byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) return false
  return true
}
