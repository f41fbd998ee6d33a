/** The one place that writes an answer. */
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.js'

export type Respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: Uint8Array, extra?: Readonly<Record<string, string>>) => void

type Compress = (body: Uint8Array) => Promise<Buffer>
const gzipAsync = promisify(gzip) as unknown as (body: Uint8Array, options: object) => Promise<Buffer>
const brotliAsync = promisify(brotliCompress) as unknown as (body: Uint8Array, options: object) => Promise<Buffer>

/** Quick levels: inside a network the time of packing counts more than the last bytes. Asynchronous, so zlib's own threads do the work. */
const codings: Readonly<Record<string, Compress>> = {
  br: (body) => brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (body) => gzipAsync(body, { level: 1 })
}
/** In the order of the service's preference. */
const codingNames = Object.keys(codings)

/** Answers of this many bytes and fewer are not compressed. */
const COMPRESS_ABOVE = 1024

/**
 * Makes the function that writes every answer, past the framework: bytes go out untouched (or compressed, where the caller accepts it), header names keep
 * their case and the content type carries no charset (one client compares the whole value). Headers that plugins set before (CORS) go with it.
 * @param closes whether the connection is closed after the answer
 */
export function createRespond({ compressAnswers }: Pick<Settings, 'compressAnswers'>, closes: (request: FastifyRequest) => boolean): Respond {
  return (request, reply, status, body, extra) => {
    const { exchange } = request
    const response = reply.raw
    reply.hijack()
    if (response.headersSent || response.destroyed) return
    const { names } = exchange.headers
    const headers: Record<string, string | number | string[]> = {
      'Content-Type': 'application/json',
      [names.requestId]: exchange.id,
      [names.concurrency]: exchange.concurrency
    }
    const { vary, ...set } = reply.getHeaders()
    Object.assign(headers, set)
    if (exchange.app !== undefined) headers[names.appId] = exchange.app
    if (exchange.language !== undefined) headers[names.processedLanguage] = exchange.language
    if (closes(request)) headers['Connection'] = 'close'
    if (extra !== undefined) Object.assign(headers, extra)
    const compressible = compressAnswers && body.byteLength > COMPRESS_ABOVE
    const varies = [vary, compressible ? 'Accept-Encoding' : undefined].filter((part) => part !== undefined)
    if (varies.length > 0) headers['Vary'] = varies.join(', ')
    const coding = compressible ? codingOf(request) : undefined
    const send = (bytes: Uint8Array) => write(response, status, { ...headers, 'Content-Length': bytes.byteLength }, bytes)
    exchange.bytesOut = body.byteLength
    if (coding === undefined) return send(body)
    codings[coding]!(body).then(
      (packed) => {
        exchange.bytesOut = packed.byteLength
        headers['Content-Encoding'] = coding
        send(packed)
      },
      () => send(body)
    )
  }
}

function write(response: ServerResponse, status: number, headers: Record<string, string | number | string[]>, body: Uint8Array): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, headers)
  response.end(body)
}

/** The coding that the caller likes best of those there are; undefined for none. */
function codingOf({ headers }: FastifyRequest): string | undefined {
  const accepted = headers['accept-encoding']
  return accepted === undefined || accepted.length > 200 ? undefined : (negotiate.negotiate(accepted.toLowerCase(), codingNames) ?? undefined)
}

const encoder = new TextEncoder()

/** A JSON object as the bytes of an answer. */
export function jsonBytes(value: object): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}
