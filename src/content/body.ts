/** The body of a downloaded document, bounded while it arrives and while it is unpacked. */
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { apiError } from '../core/errors.js'
import { FetchFault } from './fetch-fault.js'

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

// Asynchronous, so that the work is done by zlib's own threads.
const unpackers: Readonly<Record<string, Unpack>> = {
  br: promisify(brotliDecompress) as Unpack,
  gzip: promisify(gunzip) as Unpack,
  'x-gzip': promisify(gunzip) as Unpack,
  // Some servers send bare deflate data under this name; the zlib form starts with compression method 8.
  deflate: (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflateZlib(bytes, options) : inflateBare(bytes, options))
}
const inflateZlib = promisify(inflate) as Unpack
const inflateBare = promisify(inflateRaw) as Unpack

/** No honest server packs more than twice. */
const maximumCodings = 2

/**
 * @param limit bytes, of the body as sent and as unpacked
 * @throws ApiError requestEntityTooLarge beyond the limit; FetchFault for a coding that is unknown or broken
 */
export async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => apiError('requestEntityTooLarge', `the document at contentUri is over ${limit} bytes`)
  if (Number(response.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  let bytes: Buffer = Buffer.concat(chunks, size)
  for (const unpack of codingsOf(response).reverse()) {
    try {
      bytes = await unpack(bytes, { maxOutputLength: limit })
    } catch (error) {
      if (error instanceof RangeError) throw tooLarge()
      throw new FetchFault('the answer is packed wrongly')
    }
  }
  return bytes
}

function codingsOf(response: IncomingMessage): Unpack[] {
  const names = (response.headers['content-encoding'] ?? '').toLowerCase().split(',')
  const codings = names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity')
  if (codings.length > maximumCodings) throw new FetchFault('the answer is packed too often')
  return codings.map((name) => {
    const unpack = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined
    if (unpack === undefined) throw new FetchFault(`the answer is packed as ${JSON.stringify(name)}`)
    return unpack
  })
}
