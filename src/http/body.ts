/** Request bodies: read once, decoded and parsed once. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiError, apiError } from '../core/errors.js'
import { parseJson } from '../core/json.js'
import { type BodyLimits, readBody } from './body-reader.js'
import { LineBody, lineTypes } from './bulk/line-body.js'
import { LINGER_BYTES } from './bulk/linger.js'
import { readUpload, type Upload } from './upload.js'

/** Replaces the framework's parsers: JSON, lines of it, which the route reads, multipart messages where a text is asked for, and the body of any other type is refused unread. */
export function addBodyParser(app: FastifyInstance, limits: BodyLimits): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readBody(request, payload, limits, (error, bytes) => {
      if (error !== undefined) return done(error)
      let value: unknown
      try {
        value = parseJson(received(request, bytes))
      } catch (error) {
        return done(error as Error)
      }
      done(null, value)
    })
  })
  app.addContentTypeParser([...lineTypes], (request, payload, done) => {
    const refused = packed(request)
    if (refused === undefined) done(null, new LineBody(payload))
    else done(refused)
  })
  app.addContentTypeParser(/^multipart\//, (request, payload, done) => {
    if (request.routeOptions.config.takesDocument !== true) return done(unsupportedType(request))
    readBody(request, payload, limits, (error, bytes) => {
      if (error !== undefined) return done(error)
      uploadIn(request, bytes).then((upload) => done(null, upload), done)
    })
  })
  app.addContentTypeParser('*', (request, _payload, done) => {
    done(unsupportedType(request))
  })
}

async function uploadIn(request: FastifyRequest, bytes: Buffer): Promise<Upload> {
  return readUpload(received(request, bytes), request.headers['content-type']!)
}

/** Notes the size of a body that has arrived. @throws ApiError unsupportedMediaType for one that is packed */
function received(request: FastifyRequest, bytes: Buffer): Buffer {
  request.exchange.bytesIn = bytes.length
  const refused = packed(request)
  if (refused !== undefined) throw refused
  return bytes
}

/** The error for a body that is packed. */
function packed({ headers }: FastifyRequest): ApiError | undefined {
  const encoding = headers['content-encoding']
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return undefined
  return apiError('unsupportedMediaType', `content encoding ${encoding.slice(0, 100)} is not supported`)
}

function unsupportedType({ headers, routeOptions }: FastifyRequest) {
  const type = headers['content-type']
  const what = type === undefined ? 'content type is missing' : `content type ${type.slice(0, 100)} is not supported`
  const files = routeOptions.config.takesDocument === true ? ', or multipart/form-data for files' : ''
  return apiError('unsupportedMediaType', `${what}; use application/json${files}, or application/x-ndjson for many`)
}

/** After a body was refused in the middle: reads on for a while, then closes. The time limit of requests holds as well. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete) return
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > LINGER_BYTES) raw.destroy()
  })
  raw.resume()
}
