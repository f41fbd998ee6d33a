/** The one place that writes an answer. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiError } from '../core/errors.js'
import type { Settings } from '../settings.js'
import { type Coding, codingOf, headOf } from './answer-head.js'
import { expectsContinue } from './body-reader.js'
import type { Connections } from './connections.js'
import type { InFlight } from './in-flight.js'

export type Respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: Uint8Array, extra?: Readonly<Record<string, string>>) => void

type Compress = (body: Uint8Array) => Promise<Buffer>
const gzipAsync = promisify(gzip) as unknown as (body: Uint8Array, options: object) => Promise<Buffer>
const brotliAsync = promisify(brotliCompress) as unknown as (body: Uint8Array, options: object) => Promise<Buffer>

/** Quick levels: inside a network the time of packing counts more than the last bytes. Asynchronous, so zlib's own threads do the work. */
const codings: Readonly<Record<Coding, Compress>> = {
  br: (body) => brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (body) => gzipAsync(body, { level: 1 })
}

/** Answers of this many bytes and fewer are not compressed. */
const COMPRESS_ABOVE = 1024

/** Told with an answer that there is no room for: it cost its work already. */
const RETRY_AFTER_SECONDS = 5

export interface RespondParts {
  readonly settings: Pick<Settings, 'compressAnswers'>
  /** Whether the connection is closed after the answer to a request. */
  readonly closes: (request: FastifyRequest) => boolean
  readonly inFlight: InFlight
  readonly connections: Connections
}

/**
 * Makes the function that writes every answer, past the framework: bytes go out untouched (or compressed, where the caller accepts it), header names keep
 * their case and the content type carries no charset (one client compares the whole value). Headers that plugins set before (CORS) go with it.
 * It throws ApiError serviceUnavailable for an answer that there is no room for, never for one of an error.
 */
export function createRespond({ settings: { compressAnswers }, closes, inFlight, connections }: RespondParts): Respond {
  return (request, reply, status, body, extra) => {
    const { exchange } = request
    const response = reply.raw
    const share = inFlight.answer(exchange, status >= 400 || exchange.whileDraining)
    if (!exchange.ended && !share.resize(body.byteLength))
      throw apiError('serviceUnavailable', 'too many answers wait for callers to read them; try again', RETRY_AFTER_SECONDS)
    reply.hijack()
    if (response.headersSent || response.destroyed || exchange.ended) return
    // Whoever was not told to send its body may send it or not: only a new connection is clear about what follows.
    const closing = closes(request) || (expectsContinue(request) && !request.raw.complete)
    const compressible = compressAnswers && body.byteLength > COMPRESS_ABOVE
    const headers = headOf(request, reply, { type: 'application/json', closes: closing, compressible, extra })
    const coding = compressible ? codingOf(request) : undefined
    const send = (bytes: Uint8Array) => {
      if (response.headersSent || response.destroyed) return
      response.writeHead(status, { ...headers, 'Content-Length': bytes.byteLength })
      response.end(bytes)
      connections.answered(request.raw.socket)
    }
    exchange.bytesOut = body.byteLength
    if (coding === undefined) return send(body)
    codings[coding](body).then(
      (packed) => {
        exchange.bytesOut = packed.byteLength
        share.resize(packed.byteLength)
        headers['Content-Encoding'] = coding
        send(packed)
      },
      () => send(body)
    )
  }
}

const encoder = new TextEncoder()

/** A JSON object as the bytes of an answer. */
export function jsonBytes(value: object): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}
