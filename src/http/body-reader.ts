/** Reads a body from its stream, with a limit, as far as there is room for it. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { type ApiError, apiError } from '../core/errors.js'
import type { InFlight, Share, UnfinishedBody } from './in-flight.js'

/** Called once, with all bytes where there is no error. */
export type BodyRead = (error: ApiError | undefined, bytes: Buffer) => void

const nothing = Buffer.alloc(0)

export interface BodyLimits {
  readonly maxBodyBytes: number
  readonly inFlight: InFlight
}

/**
 * Reads the whole body. A caller that waits to be told so before it sends (`Expect: 100-continue`) is told here, when all has been checked that can be
 * checked without it.
 * @param read gets requestEntityTooLarge, badRequestFormat for a body that breaks off, serviceUnavailable where there is no room
 */
export function readBody(request: FastifyRequest, payload: Readable, limits: BodyLimits, read: BodyRead): void {
  // Absent for chunked bodies.
  const declared = Number(request.headers['content-length'] ?? Number.NaN)
  if (declared > limits.maxBodyBytes) {
    read(tooLarge(limits.maxBodyBytes), nothing)
    return
  }
  if (expectsContinue(request)) request.exchange.response.writeContinue()
  new Reading(request, payload, declared, limits, read)
}

/** Whether the caller waits for an interim answer. Any other expectation has been refused; before HTTP/1.1 there was none. */
export function expectsContinue({ raw }: FastifyRequest): boolean {
  return raw.headers.expect !== undefined && raw.httpVersion === '1.1'
}

/**
 * Pieces are copied into one buffer that grows: kept as they come, each of a body sent byte by byte would hold hundreds of bytes. What the request says its
 * length is takes no room.
 */
class Reading implements UnfinishedBody {
  readonly started: number
  readonly #declared: number
  readonly #limit: number
  readonly #share: Share
  readonly #read: BodyRead
  readonly #stop: () => void
  #buffer: Buffer | undefined
  #length = 0
  #over = false

  constructor({ exchange }: FastifyRequest, payload: Readable, declared: number, { maxBodyBytes, inFlight }: BodyLimits, read: BodyRead) {
    this.started = exchange.started
    this.#declared = declared
    this.#limit = maxBodyBytes
    this.#share = inFlight.body(exchange)
    const forget = inFlight.reading(this)
    const onData = (chunk: Buffer) => this.#take(chunk)
    const onEnd = () => this.#settle(this.#wrongLength())
    const onError = () => this.#settle(apiError('badRequestFormat', 'the request cannot be read'))
    this.#stop = () => {
      payload.off('data', onData).off('end', onEnd).off('error', onError)
      forget()
    }
    this.#read = read
    payload.on('data', onData).on('end', onEnd).on('error', onError)
    payload.resume()
  }

  get held(): number {
    return this.#share.bytes
  }

  giveWay(): void {
    this.#settle(apiError('serviceUnavailable', 'the body took long to arrive, and others need its place; try again'))
  }

  #take(chunk: Buffer): void {
    const length = this.#length + chunk.length
    const capacity = this.#capacityFor(length)
    if (length > this.#limit) this.#settle(tooLarge(this.#limit))
    else if (!this.#share.resize(capacity)) this.#settle(apiError('serviceUnavailable', 'too many bodies are in flight; try again'))
    else this.#keep(chunk, capacity)
  }

  #keep(chunk: Buffer, capacity: number): void {
    if (this.#buffer === undefined && capacity === chunk.length) this.#buffer = chunk
    else {
      if (capacity !== (this.#buffer?.length ?? 0)) this.#grow(capacity)
      chunk.copy(this.#buffer!, this.#length)
    }
    this.#length += chunk.length
  }

  /** Twice as much each time, so that little is copied; the first piece as it is, since most bodies have no other. */
  #capacityFor(length: number): number {
    const capacity = this.#buffer?.length ?? 0
    if (length <= capacity) return capacity
    if (capacity === 0) return length
    const most = this.#declared >= length ? this.#declared : this.#limit
    return Math.min(Math.max(length, 2 * capacity), most)
  }

  #grow(capacity: number): void {
    const larger = Buffer.allocUnsafeSlow(capacity)
    this.#buffer?.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }

  #wrongLength(): ApiError | undefined {
    const wrong = !Number.isNaN(this.#declared) && this.#length !== this.#declared
    return wrong ? apiError('badRequestFormat', 'the body has another length than its head says') : undefined
  }

  #settle(error: ApiError | undefined): void {
    if (this.#over) return
    this.#over = true
    this.#stop()
    if (error !== undefined) this.#share.release()
    this.#read(error, error === undefined ? (this.#buffer?.subarray(0, this.#length) ?? nothing) : nothing)
    this.#buffer = undefined
  }
}

function tooLarge(maxBodyBytes: number): ApiError {
  return apiError('requestEntityTooLarge', `the body has more than ${maxBodyBytes} bytes`)
}
