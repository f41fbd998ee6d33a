/** JSON as it comes from outside. */
import { isUtf8 } from 'node:buffer'
import { apiError } from './errors.js'
import { excessOf } from './json-limits.js'

/**
 * Value of a JSON text in UTF-8 (RFC 8259: no other encoding, whatever a charset parameter says; a byte order mark is ignored).
 * Of duplicate keys the last one counts. An empty body is undefined.
 * @param what the bytes are called in errors
 * @throws ApiError badRequestFormat, also for a text that is costlier to parse than any honest request
 */
export function parseJson(bytes: Buffer, what = 'the body'): unknown {
  if (!isUtf8(bytes)) throw apiError('badRequestFormat', `${what} is not valid UTF-8`)
  const excess = excessOf(bytes)
  if (excess !== undefined) throw apiError('badRequestFormat', `${what} has ${excess}`)
  const text = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.toString('utf8', 3) : bytes.toString('utf8')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    // The engine's message quotes the text; only the place is repeated.
    const place = /at position \d+/.exec((error as Error).message)
    throw apiError('badRequestFormat', `${what} is not valid JSON${place === null ? '' : ` (${place[0]})`}`)
  }
}
