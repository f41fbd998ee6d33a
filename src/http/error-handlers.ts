/** From any fault to the one form of error answers: in the framework, and on the bare socket where no request came about. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiError, apiError, errorBody } from '../core/errors.js'
import { toApiError } from '../service/faults.js'
import { PoolError } from '../workers/pool.js'
import { discardRest } from './body.js'
import type { Connections } from './exchange.js'
import type { Logger } from './logger.js'
import { jsonBytes, type Respond } from './respond.js'

/** Limits that messages name. */
interface Limits {
  readonly maxBodyBytes: number
}

/** Error of the catalogue for anything that was thrown, faults of the framework included. */
export function errorOfFault(error: unknown, { maxBodyBytes }: Limits): ApiError {
  const { code, statusCode } = error as Partial<FastifyError>
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return apiError('requestEntityTooLarge', `the body has more than ${maxBodyBytes} bytes`)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return apiError('unsupportedMediaType', 'the content type is not valid; use application/json')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return apiError('badRequestFormat', 'the body has another length than its head says')
    case 'FST_ERR_BAD_URL':
      return apiError('badRequestFormat', 'the path is not a valid URL')
    default:
      // Faults of the connection while a body is read arrive without a code of the framework's.
      return statusCode !== undefined && statusCode < 500 ? apiError('badRequestFormat', 'the request cannot be read') : toApiError(error)
  }
}

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** Makes the function that answers with an error, and logs it where it is a fault of ours. */
export function createAnswerError(respond: Respond, limits: Limits, logger: Logger): AnswerError {
  return (error, request, reply) => {
    const known = errorOfFault(error, limits)
    const { exchange } = request
    if (known.status === 500 && !exchange.hungUp) logger.error({ requestId: exchange.id, err: causeOf(error) }, 'a request failed')
    respond(request, reply, known.status, jsonBytes(errorBody(known)), known.headers)
    discardRest(request)
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof PoolError ? (error.cause ?? error) : error
}

/** Told of every answer to something that never became a request of the framework, for log and metrics. */
export type NoteRefusal = (status: number) => void

/** Makes the answer to a request that expects something of the server that it does not know, in the form of all errors. */
export function createExpectationHandler(note: NoteRefusal): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const error = apiError('expectationFailed', String(request.headers.expect).slice(0, 40))
    const body = jsonBytes(errorBody(error))
    note(error.status)
    response.writeHead(error.status, { 'Content-Type': 'application/json', 'Content-Length': body.byteLength, Connection: 'close' })
    response.end(body)
  }
}

/** Makes the answer to a CONNECT, for which the HTTP server makes no response object; without this the connection would just end. */
export function createConnectHandler(note: NoteRefusal): (request: IncomingMessage, socket: Duplex) => void {
  return (_request, socket) => {
    const error = apiError('badRequestFormat', 'CONNECT is not possible: this service is no proxy')
    note(error.status)
    socket.on('error', () => {})
    socket.end(rawAnswer(error))
  }
}

/**
 * Makes the handler of connections on which the parser met no request. One client writes two stray bytes after the head of a GET and asks
 * to close the connection: its running request is finished all the same.
 */
export function createClientErrorHandler(connections: Connections, note: NoteRefusal): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || error.code === 'HPE_CLOSED_CONNECTION') return
    const exchange = connections.last(socket)
    const response = exchange?.response
    if (response?.req.complete === true && !response.writableEnded) {
      response.once('close', () => socket.destroySoon())
      return
    }
    const known = clientError(error.code)
    if (exchange === undefined) note(known.status)
    // Whoever closes in the middle of a request has gone, for all that is known.
    else if (error.code !== 'HPE_INVALID_EOF_STATE') exchange.answeredWith(known.status)
    if (socket.writable) socket.write(rawAnswer(known))
    socket.destroySoon()
  }
}

function clientError(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return apiError('requestTimeout')
  if (code === 'HPE_HEADER_OVERFLOW') return apiError('requestHeaderFieldsTooLarge')
  return apiError('badRequestFormat', 'the request is not valid HTTP')
}

function rawAnswer(error: ApiError): string {
  const body = JSON.stringify(errorBody(error))
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}
