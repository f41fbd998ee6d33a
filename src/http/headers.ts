/** Names of the service's own headers, and the one place that writes an answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.js'

/** Names of one request header under every prefix, as Node hands them over: in lower case. */
export type RequestHeader = readonly string[]

export interface HeaderNames {
  readonly key: RequestHeader
  readonly app: RequestHeader
  readonly clientVersion: RequestHeader
  /** Names in answers are written in mixed case: one client stumbles over the concurrency in lower case. */
  readonly requestId: string
  readonly appId: string
  readonly processedLanguage: string
  readonly concurrency: string
}

export function headerNames({ headerPrefixes }: Pick<Settings, 'headerPrefixes'>): HeaderNames {
  const all = (name: string) => headerPrefixes.map((prefix) => `${prefix}${name}`.toLowerCase())
  const first = headerPrefixes[0]!
  return {
    key: all('Key'),
    app: all('App'),
    clientVersion: all('Binding-Version'),
    requestId: `${first}Request-Id`,
    appId: `${first}App-Id`,
    processedLanguage: `${first}ProcessedLanguage`,
    concurrency: `${first}Concurrency`
  }
}

/** First value of a header under any prefix. */
export function headerOf(request: FastifyRequest, names: RequestHeader): string | undefined {
  for (const name of names) {
    const value = request.raw.headers[name]
    if (value !== undefined) return Array.isArray(value) ? value[0] : value
  }
  return undefined
}

/** What the head of an answer may repeat: printable, and of bounded length. */
export function echoable(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= 256 && /^[\t\x20-\x7e\x80-\xff]+$/.test(value) ? value : undefined
}

export type Respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: Uint8Array, extra?: Readonly<Record<string, string>>) => void

/**
 * Makes the function that writes every answer of ours, past the framework: bytes go out untouched, header names keep their case
 * and the content type carries no charset (one client compares the whole value).
 * @param isDraining whether the caller should be told to close the connection
 */
export function createRespond(names: HeaderNames, isDraining: () => boolean): Respond {
  return (request, reply, status, body, extra) => {
    const { record } = request
    const response = reply.raw
    reply.hijack()
    if (response.headersSent || response.destroyed) return
    const headers: Record<string, string | number> = {
      'Content-Type': 'application/json',
      'Content-Length': body.byteLength,
      [names.requestId]: record.id,
      [names.concurrency]: record.concurrency
    }
    if (record.app !== undefined) headers[names.appId] = record.app
    if (record.language !== undefined) headers[names.processedLanguage] = record.language
    if (isDraining()) headers['Connection'] = 'close'
    if (extra !== undefined) Object.assign(headers, extra)
    record.bytesOut = body.byteLength
    response.writeHead(status, headers)
    response.end(body)
  }
}

const encoder = new TextEncoder()

/** A JSON object as the bytes of an answer. */
export function jsonBytes(value: object): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}
