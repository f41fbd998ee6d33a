/** Multipart messages (RFC 2046) of any kind, split into their parts. */
import { Dicer } from '@fastify/busboy'
import { apiError } from '../core/errors.js'

export interface Part {
  /** By name in lower case; values in the order in which they came, bytes as Latin-1. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly bytes: Buffer
}

/** Uploads have two; browsers and proxies add a few of their own. */
const maximumParts = 16
/** Of the headers of one part: names and values. */
const maximumHeaderBytes = 4096
/** The RFC allows 70; the parser takes up to 252. */
const maximumBoundaryLength = 200

/**
 * The parts of a whole message. Where the content type names no boundary, the message's first line is taken for it: several clients in circulation
 * send `multipart/mixed` and no more.
 * @throws ApiError badRequestFormat
 */
export async function splitParts(message: Buffer, contentType: string): Promise<Part[]> {
  const boundary = boundaryOf(message, contentType)
  const delimiters = countDelimiters(message, boundary)
  if (delimiters === 0) throw malformed('no part begins with its boundary')
  // One more closes the message.
  if (delimiters > maximumParts + 1) throw malformed(`it has more than ${maximumParts} parts`)
  const parts = await parse(message, boundary)
  for (const { headers } of parts) if (sizeOf(headers) > maximumHeaderBytes) throw malformed(`the headers of a part have more than ${maximumHeaderBytes} bytes`)
  return parts
}

/** Of a header that is looked through for parameters. */
const searchedCharacters = 4096

/** The value of a parameter (`name` in `form-data; name="content"`), undefined where there is none. */
export function parameterOf(header: string, wanted: string): string | undefined {
  for (const [, name, quoted, token] of header.slice(0, searchedCharacters).matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs)) {
    if (name!.toLowerCase() === wanted) return quoted?.replace(/\\(.)/gs, '$1') ?? token!.trim()
  }
  return undefined
}

function malformed(what: string) {
  return apiError('badRequestFormat', `the multipart body cannot be read: ${what}`)
}

function boundaryOf(message: Buffer, contentType: string): string {
  const given = parameterOf(contentType, 'boundary')
  const boundary = given === undefined || given === '' ? firstLine(message) : given
  if (boundary === undefined) throw malformed('neither its content type nor its first line names a boundary')
  if (boundary.length > maximumBoundaryLength || !/^[\x20-\x7e]+$/.test(boundary)) throw malformed('its boundary is not valid')
  return boundary
}

/** What stands after the dashes of a message's first line that is not empty. */
function firstLine(message: Buffer): string | undefined {
  return /^(?:\r\n)*--([^\r\n]+?)[ \t]*\r\n/.exec(message.toString('latin1', 0, maximumBoundaryLength + 20))?.[1]
}

/** Delimiters as the parser finds them, closing one included; stops where there are too many. */
function countDelimiters(message: Buffer, boundary: string): number {
  const delimiter = `\r\n--${boundary}`
  let count = message.indexOf(delimiter.slice(2)) === 0 ? 1 : 0
  for (let at = message.indexOf(delimiter); at !== -1 && count <= maximumParts + 1; at = message.indexOf(delimiter, at + delimiter.length)) count++
  return count
}

/** Runs the parser. The message is there as a whole, so nothing is waited for but the turn of the event loop in which streams hand on what they hold. */
async function parse(message: Buffer, boundary: string): Promise<Part[]> {
  const found: { headers: Part['headers']; readonly chunks: Buffer[] }[] = []
  let complete = false
  let broken = false
  // Parts hold all they get: a parser that waits for its reader would need another way to end.
  const parser = new Dicer(parserSettings(boundary, message.length + 1))
  parser.on('part', (stream) => {
    const part: (typeof found)[number] = { headers: {}, chunks: [] }
    found.push(part)
    stream.on('header', (headers) => {
      part.headers = headers as Part['headers']
    })
    stream.on('data', (chunk) => part.chunks.push(chunk as Buffer))
    // The parser reports it as well.
    stream.on('error', () => {})
  })
  parser.on('error', () => {
    broken = true
  })
  parser.on('finish', () => {
    complete = true
  })
  try {
    parser.end(message)
  } catch {
    // Delimiters after the closing one.
    broken = true
  }
  await new Promise(setImmediate)
  if (broken || !complete) throw malformed('it does not end with its closing boundary')
  return found.map(({ headers, chunks }) => ({ headers, bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) }))
}

/** @param buffered bytes that a part holds before the parser waits */
function parserSettings(boundary: string, buffered: number) {
  return { boundary, partHwm: buffered, maxHeaderSize: 2 * maximumHeaderBytes, maxHeaderPairs: 100 }
}

function sizeOf(headers: Part['headers']): number {
  return Object.entries(headers).reduce((sum, [name, values]) => sum + values.reduce((total, value) => total + name.length + value.length, 0), 0)
}
