/** From any fault to the one form of error answers: in the framework, and on the bare socket where no request came about. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiError, apiError, errorBody } from '../core/errors.js'
import { toApiError } from '../service/faults.js'
import { PoolError } from '../workers/analysis-pool.js'
import { discardRest } from './body.js'
import type { Connections } from './connections.js'
import type { Logger } from './logger.js'
import { jsonBytes, type Respond } from './respond.js'
import type { Traffic } from './traffic.js'

/** Characters of what stands in a path in place of a parameter; the longest that has a meaning has 20. */
export const MOST_PART_CHARACTERS = 100

/** Error of the catalogue for anything that was thrown, faults of the framework included. */
export function errorOfFault(error: unknown): ApiError {
  const { code, statusCode } = error as Partial<FastifyError>
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return apiError('unsupportedMediaType', 'the content type is not valid; use application/json')
    case 'FST_ERR_BAD_URL':
      return apiError('badRequestFormat', 'the path is not a valid URL')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return apiError('badRequestFormat', `the address is too long: no part of its path may have more than ${MOST_PART_CHARACTERS} characters`)
    default:
      return statusCode !== undefined && statusCode < 500 ? apiError('badRequestFormat', 'the request cannot be read') : toApiError(error)
  }
}

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** Makes the function that answers with an error, and logs it where it is a fault of ours. */
export function createAnswerError(respond: Respond, logger: Logger): AnswerError {
  return (error, request, reply) => {
    const known = errorOfFault(error)
    const { exchange } = request
    // The sentences of a 503 hold nothing of the caller's; those of other errors may.
    if (known.status === 503) exchange.refusal = known.message
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
    note(error.status)
    answerAlone(response, error)
  }
}

/** Answers past the framework, and closes the connection. */
function answerAlone(response: ServerResponse, error: ApiError): void {
  const body = jsonBytes(errorBody(error))
  response.writeHead(error.status, { 'Content-Type': 'application/json', 'Content-Length': body.byteLength, Connection: 'close' })
  response.end(body)
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
export function createClientErrorHandler(
  connections: Connections,
  traffic: Traffic,
  note: NoteRefusal
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || error.code === 'HPE_CLOSED_CONNECTION') return
    // A second answer would be taken for that to the next request; the connection is closed soon.
    if (traffic.isLingering(socket)) return
    const open = connections.open(socket)
    const exchange = open.at(-1)
    const response = exchange?.response
    // A body of lines may take any time, and has limits of its own.
    if (exchange?.lines !== undefined && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return
    // In the middle of an answer nothing can be said.
    if (response?.headersSent === true && !response.writableEnded && !response.req.complete) return void socket.destroy()
    const known = clientError(error.code)
    if (response !== undefined && !response.writableEnded && (response.req.complete || open.length > 1)) {
      response.once('close', () => socket.destroySoon())
      // Others are answered before it.
      if (!response.req.complete) answerAlone(response, known)
      return
    }
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
