/** Bodies of lines: each line is a request, answered in their order while the body still arrives. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiError } from '../../core/errors.js'
import type { Endpoint, Params } from '../../endpoints/endpoint.js'
import { inOrder } from '../../service/lines/in-order.js'
import { errorLine, lineAnswers } from '../../service/lines/line-answers.js'
import { type InputLine, textLines } from '../../service/lines/lines.js'
import type { Service } from '../../service/service.js'
import type { Settings } from '../../settings.js'
import { headOf } from '../answer-head.js'
import { expectsContinue } from '../body-reader.js'
import type { Connections } from '../connections.js'
import type { Exchange } from '../exchange.js'
import type { InFlight } from '../in-flight.js'
import type { Logger } from '../logger.js'
import type { Metrics } from '../metrics.js'
import type { Traffic } from '../traffic.js'
import { AnswerStream } from './answer-stream.js'
import { BodySource } from './body-source.js'
import { LINES_TYPE, type LineBody } from './line-body.js'
import { LineService } from './line-service.js'
import { endAndLinger } from './linger.js'
import { Places } from './places.js'
import { Turns } from './turns.js'

export interface BulkParts {
  readonly settings: Settings
  readonly service: Service
  readonly inFlight: InFlight
  readonly connections: Connections
  readonly traffic: Traffic
  readonly logger: Logger
  readonly metrics: Metrics | undefined
  /** Whether the connection is closed after the answer to a request. */
  readonly closes: (request: FastifyRequest) => boolean
  /** Whether the key of a request that was let in is still valid. */
  readonly keyHolds: (exchange: Exchange) => boolean
}

export interface BulkRequest {
  readonly endpoint: Endpoint
  readonly params: Params
  readonly body: LineBody
  readonly fullDetail: boolean
}

/** Answers a request whose body is lines. Does not reject once the answer has begun. @throws ApiError for what is wrong with the request as a whole */
export type AnswerLines = (request: FastifyRequest, reply: FastifyReply, bulk: BulkRequest) => Promise<void>

/**
 * Lines that a request has in work or that wait for their turn, for each worker: more than the command line has, because lines come in pieces of the network's
 * size, and are handed to the workers by the bundle.
 */
const LINES_PER_WORKER = 32
/** Bytes of lines that a request has in work, for each worker: of texts of full length some, of short ones as many as there may be. */
const BYTES_IN_WORK = 131_072
/** Bytes of answers that wait for their turn or their reader, above which a request takes no further line. */
const BYTES_UNWRITTEN = 4 * 1024 * 1024
/** Milliseconds between two looks whether the key is still valid. */
const KEY_LOOK_MS = 500

export function createBulk(parts: BulkParts): AnswerLines {
  const { settings } = parts
  const window = settings.workers * LINES_PER_WORKER
  // Lines of all requests together: a quarter of the queue at most, so that no request of another kind finds it full of them.
  const places = new Places(Math.max(1, Math.min(window, Math.floor(settings.queueLength / 4))))
  const ofKeys = new Map<string, Places>()
  const turns = new Turns()
  const placesOf = ({ keyId, concurrency }: Exchange): Places | undefined => {
    if (keyId === undefined) return undefined
    const own = ofKeys.get(keyId) ?? new Places(concurrency)
    own.limit = concurrency
    ofKeys.set(keyId, own)
    return own
  }
  return async (request, reply, bulk) => {
    const { exchange } = request
    exchange.lines = { answered: 0, failed: 0 }
    const own = placesOf(exchange)
    const service = new LineService(parts, exchange, own === undefined ? [places] : [own, places])
    await new Bulk(parts, request, bulk, service, turns).answer(reply, window)
  }
}

class Bulk {
  readonly #parts: BulkParts
  readonly #request: FastifyRequest
  readonly #exchange: Exchange
  readonly #source: BodySource
  readonly #answer: (line: InputLine) => Promise<Uint8Array>
  readonly #answerShare: ReturnType<InFlight['answer']>
  readonly #payload: LineBody['payload']
  readonly #turns: Turns
  #inWork = 0
  #unwritten = 0
  /** Number of the last line that was taken. */
  #taken = 0
  #wake = () => {}

  constructor(parts: BulkParts, request: FastifyRequest, { endpoint, params, body, fullDetail }: BulkRequest, service: Service, turns: Turns) {
    const { settings, inFlight, metrics } = parts
    const { exchange } = request
    this.#parts = parts
    this.#request = request
    this.#exchange = exchange
    this.#payload = body.payload
    this.#turns = turns
    this.#source = new BodySource(body.payload, settings, inFlight, exchange)
    this.#answerShare = inFlight.answer(exchange, false)
    this.#answer = lineAnswers({ endpoint, params, service, settings, fullDetail, field: 'content', defaults: {} }, (_line, error) => {
      if (exchange.ended) return
      exchange.lines!.answered++
      if (error !== undefined) exchange.lines!.failed++
      metrics?.observeLine(exchange, error?.status ?? 200)
    })
  }

  async answer(reply: FastifyReply, window: number): Promise<void> {
    const { settings, connections, traffic, logger, closes } = this.#parts
    const exchange = this.#exchange
    const source = this.#source
    const compressible = settings.compressAnswers
    reply.hijack()
    if (expectsContinue(this.#request)) exchange.response.writeContinue()
    const head = headOf(this.#request, reply, { type: LINES_TYPE, closes: closes(this.#request), compressible })
    const stream = new AnswerStream(this.#request, reply, head, compressible, connections)
    exchange.hold(traffic.whenDraining(() => source.stop(apiError('serviceUnavailable', 'the service is shutting down'))))
    exchange.hold(() => source.stop(apiError('badRequestFormat', 'the caller has gone')))
    try {
      await inOrder(
        this.#lines(),
        window,
        (line) => this.#work(line),
        async (outputs) => {
          await stream.write(outputs)
          this.#written(outputs.byteLength)
        }
      )
      const { ending } = source
      if (ending !== undefined && !exchange.ended) {
        if (ending.status === 503) exchange.refusal = ending.message
        await stream.write(Buffer.concat([errorLine(ending, this.#taken + 1), Buffer.from('\n')]))
      }
      source.close()
      if (ending === undefined) await stream.end()
      else await endAndLinger(() => stream.end(), this.#payload, exchange.response.req.socket, traffic)
    } catch (error) {
      if (!exchange.ended) logger.error({ requestId: exchange.id, err: error }, 'a bulk request failed')
      stream.destroy()
    } finally {
      source.close()
    }
  }

  /** Lines as there is room for them; ends with the body, or where that ends early. */
  async *#lines(): AsyncGenerator<InputLine> {
    const { settings, keyHolds } = this.#parts
    const source = this.#source
    let keySeen = performance.now()
    try {
      for await (const line of textLines(this.#pieces(), settings.maxBodyBytes)) {
        await this.#room(line.bytes?.length ?? 0)
        const at = performance.now()
        if (at > keySeen + KEY_LOOK_MS) {
          keySeen = at
          if (!keyHolds(this.#exchange)) source.stop(apiError(settings.keyMissingStatus === 401 ? 'unauthorized' : 'forbidden'))
        }
        await this.#turns.next()
        if (source.ending !== undefined) return
        this.#taken = line.number
        yield line
      }
    } catch (error) {
      if (error !== source.ending) throw error
    }
  }

  /** Blank lines within a piece are passed over without a pause, so that there is one after each piece. */
  async *#pieces(): AsyncGenerator<Buffer> {
    for await (const piece of this.#source.pieces()) {
      yield piece
      await this.#turns.next()
    }
  }

  /** Waits until a line of so many bytes may be taken, and takes them. */
  async #room(bytes: number): Promise<void> {
    const source = this.#source
    const most = this.#parts.settings.workers * BYTES_IN_WORK
    while (source.ending === undefined) {
      const many = (this.#inWork > 0 && this.#inWork + bytes > most) || this.#unwritten > BYTES_UNWRITTEN
      if (!many && source.holdInWork(this.#inWork + bytes)) break
      if (!many && this.#inWork === 0) source.stop(apiError('serviceUnavailable', 'too many bodies are in flight; try again'))
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
    this.#inWork += bytes
  }

  async #work(line: InputLine): Promise<Uint8Array> {
    const answered = await this.#answer(line)
    this.#inWork -= line.bytes?.length ?? 0
    this.#source.holdInWork(this.#inWork)
    const output = this.#exchange.ended || this.#answerShare.resize(this.#unwritten + answered.byteLength) ? answered : this.#noRoom(line)
    this.#unwritten += output.byteLength
    this.#wake()
    return output
  }

  /** In place of an answer that there is no room for. */
  #noRoom({ number }: InputLine): Uint8Array {
    this.#exchange.lines!.failed++
    const error = apiError('serviceUnavailable', 'too many answers wait for callers to read them; try again')
    return Buffer.concat([errorLine(error, number), Buffer.from('\n')])
  }

  #written(bytes: number): void {
    this.#unwritten -= bytes
    this.#answerShare.resize(this.#unwritten)
    this.#wake()
  }
}
