/** Lines of a byte stream, in memory bounded by the longest line that is wanted. */

const newline = 0x0a

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
