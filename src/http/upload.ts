/** A request that came as a multipart message: its JSON beside the file that holds the text. */
import { apiError } from '../core/errors.js'
import { parseJson } from '../core/json.js'
import type { Attachment } from '../service/content.js'
import { type Part, parameterOf, splitParts } from './multipart.js'

export class Upload {
  /** Value of the part `request`, undefined where there is none. */
  readonly request: unknown
  readonly attachment: Attachment

  constructor(request: unknown, attachment: Attachment) {
    this.request = request
    this.attachment = attachment
  }
}

/**
 * Reads an upload: the part `content` is the document, the part `request` (optional) the fields of the JSON request; further parts are ignored.
 * A part is named by its content disposition, of whatever type, or by its content id.
 * @throws ApiError badRequestFormat
 */
export async function readUpload(message: Buffer, contentType: string): Promise<Upload> {
  const parts = await splitParts(message, contentType)
  const content = onlyPart(parts, 'content')
  if (content === undefined) throw apiError('badRequestFormat', 'the upload has no part "content", which is to hold the document')
  const request = onlyPart(parts, 'request')
  return new Upload(request === undefined ? undefined : fieldsOf(request), {
    bytes: decoded(content, 'content'),
    contentType: content.headers['content-type']?.[0] ?? ''
  })
}

function onlyPart(parts: readonly Part[], name: string): Part | undefined {
  const [part, another] = parts.filter(({ headers }) => nameOf(headers) === name)
  if (another !== undefined) throw apiError('badRequestFormat', `the upload has several parts "${name}"; must be only one`)
  return part
}

function nameOf(headers: Part['headers']): string | undefined {
  const [disposition] = headers['content-disposition'] ?? []
  const name = disposition === undefined ? undefined : parameterOf(disposition, 'name')
  return name ?? headers['content-id']?.[0]?.trim().replace(/^<(.*)>$/, '$1')
}

function fieldsOf(part: Part): unknown {
  const fields = parseJson(decoded(part, 'request'), 'the part "request"')
  // One client writes an object without fields as an empty list.
  return Array.isArray(fields) && fields.length === 0 ? undefined : fields
}

/** The bytes of a part without its transfer encoding. */
function decoded({ headers, bytes }: Part, name: string): Buffer {
  const encoding = headers['content-transfer-encoding']?.[0]?.trim().toLowerCase() || 'binary'
  switch (encoding) {
    case 'binary':
    case '8bit':
    case '7bit':
      return bytes
    case 'base64':
      return fromBase64(bytes, name)
    case 'quoted-printable':
      return fromQuotedPrintable(bytes)
    default:
      throw apiError('badRequestFormat', `the part "${name}" has a transfer encoding that is not known: ${encoding.slice(0, 40)}`)
  }
}

function fromBase64(bytes: Buffer, name: string): Buffer {
  const digits = bytes.toString('latin1').replace(/\s+/g, '')
  if (digits.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(digits)) throw apiError('badRequestFormat', `the part "${name}" is not valid base64`)
  return Buffer.from(digits, 'base64')
}

/** Source: RFC 2045, section 6.7; what is not valid stays as it is, as recommended there. */
function fromQuotedPrintable(bytes: Buffer): Buffer {
  const text = bytes
    .toString('latin1')
    .replace(/=[ \t]*\r?\n|=([0-9A-Fa-f]{2})/g, (_, hex: string | undefined) => (hex ? String.fromCharCode(Number.parseInt(hex, 16)) : ''))
  return Buffer.from(text, 'latin1')
}
