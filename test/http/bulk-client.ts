/** A caller of bulk requests, which sends and reads at the same time. */
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export interface Line {
  readonly [field: string]: unknown
}

export interface BulkCall {
  readonly request: ClientRequest
  /** Resolves with the head. */
  readonly response: Promise<IncomingMessage>
  send(...lines: readonly (object | string | Buffer)[]): void
  /** The next answered line; undefined after the last. */
  next(): Promise<Line | undefined>
  /** Ends the body and reads what is left. */
  rest(): Promise<Line[]>
}

export function bulk(port: number, path = '/language', headers: Record<string, string> = {}): BulkCall {
  const request = open({ port, host: '127.0.0.1', path: `/rest/v1${path}`, method: 'POST', headers: { 'content-type': 'application/x-ndjson', ...headers } })
  request.on('error', () => {})
  onTestFinished(() => void request.destroy())
  const response = new Promise<IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject))
  response.catch(() => {})
  request.flushHeaders()
  let lines: AsyncIterator<string> | undefined
  const next = async () => {
    lines ??= createInterface({ input: await response })[Symbol.asyncIterator]()
    const { value, done } = await lines.next()
    return done === true ? undefined : (JSON.parse(value) as Line)
  }
  return {
    request,
    response,
    send: (...sent) => {
      for (const line of sent) request.write(typeof line === 'string' || Buffer.isBuffer(line) ? line : `${JSON.stringify(line)}\n`)
    },
    next,
    async rest() {
      request.end()
      const all: Line[] = []
      for (let line = await next(); line !== undefined; line = await next()) all.push(line)
      return all
    }
  }
}
