/** Request bodies: read once into a buffer with a limit, decoded and parsed once. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError } from '../core/errors.js'
import { parseJson } from '../core/json.js'

/** Bytes of a refused body that are read and thrown away, so that a caller that is still sending gets to read the answer. */
const lingerBytes = 8 * 1024 * 1024

/** Replaces the framework's parsers: JSON only, and the body of any other type is refused unread. */
export function addBodyParser(app: FastifyInstance, maxBodyBytes: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (request, body, done) => {
    const bytes = body as Buffer
    request.exchange.bytesIn = bytes.length
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') {
      done(apiError('unsupportedMediaType', `content encoding ${encoding} is not supported`))
      return
    }
    try {
      done(null, parseJson(bytes))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('*', (request, _payload, done) => {
    const type = request.headers['content-type']
    done(
      apiError(
        'unsupportedMediaType',
        type === undefined ? 'content type is missing; use application/json' : `content type ${type} is not supported; use application/json`
      )
    )
  })
}

/** After a body was refused in the middle: reads on for a while, then closes. The time limit of requests holds as well. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete) return
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > lingerBytes) raw.destroy()
  })
  raw.resume()
}
