/** The pieces of a body that is read only as fast as its lines are answered. */
import type { Readable } from 'node:stream'
import { type ApiError, apiError } from '../../core/errors.js'
import type { Exchange } from '../exchange.js'
import type { InFlight, Share } from '../in-flight.js'

const newline = 0x0a

export interface SourceLimits {
  /** Bytes of a line; of a longer one nothing is kept. */
  readonly maxBodyBytes: number
  /** Milliseconds in which a line that has begun must have arrived. */
  readonly requestTimeLimit: number
  /** Milliseconds without a byte between two lines. */
  readonly idleTimeLimit: number
}

/**
 * Time counts only while the caller is waited for: a body that is not read because its lines wait for a worker, or its answers for the caller, may take any time.
 * It ends early with an error when the caller is too slow, when there is no room, or when it is told to.
 */
export class BodySource {
  readonly #payload: Readable
  readonly #limits: SourceLimits
  readonly #inFlight: InFlight
  readonly #exchange: Exchange
  readonly #share: Share
  #ending: ApiError | undefined
  /** Bytes of the line whose end has not come. */
  #begun = 0
  /** Bytes of lines that have been taken and are not answered. */
  #inWork = 0
  /** Milliseconds that the caller was waited for since the line began. */
  #waitedMs = 0
  #forget = () => {}
  #wake = () => {}
  readonly #onMore = () => this.#wake()
  readonly #onError = () => this.stop(apiError('badRequestFormat', 'the request cannot be read'))

  constructor(payload: Readable, limits: SourceLimits, inFlight: InFlight, exchange: Exchange) {
    this.#payload = payload
    this.#limits = limits
    this.#inFlight = inFlight
    this.#exchange = exchange
    this.#share = inFlight.body(exchange)
    payload.on('readable', this.#onMore).on('end', this.#onMore).on('error', this.#onError)
  }

  /** Why it ended before its end. */
  get ending(): ApiError | undefined {
    return this.#ending
  }

  /** Nothing is read from now on. */
  stop(error: ApiError): void {
    this.#ending ??= error
    this.#wake()
  }

  /** Lets go of the body; what is left of it can be read by others. */
  close(): void {
    this.#forget()
    this.#wake()
    this.#payload.off('readable', this.#onMore).off('end', this.#onMore).off('error', this.#onError)
  }

  /** Holds so many bytes of lines in work. @returns false where there is no room; then nothing changes */
  holdInWork(bytes: number): boolean {
    if (!this.#share.resize(this.#kept() + bytes)) return false
    this.#inWork = bytes
    return true
  }

  /** @throws ApiError (`ending`) where it ends early: what came of the last line is no line */
  async *pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#ending !== undefined) throw this.#ending
      const piece = this.#payload.read() as Buffer | null
      if (piece !== null) {
        this.#take(piece)
        yield piece
      } else if (this.#payload.readableEnded) return
      else await this.#more()
    }
  }

  #take(piece: Buffer): void {
    this.#exchange.bytesIn += piece.length
    const last = piece.lastIndexOf(newline)
    const isNew = last !== -1 || this.#begun === 0
    this.#begun = last === -1 ? this.#begun + piece.length : piece.length - 1 - last
    if (isNew) {
      this.#waitedMs = 0
      this.#forget()
      this.#forget = this.#begun === 0 ? () => {} : this.#note()
    }
    if (!this.#share.resize(this.#kept() + this.#inWork)) this.stop(apiError('serviceUnavailable', 'too many bodies are in flight; try again'))
  }

  /** A line that takes long to arrive gives way to others as a body does. */
  #note(): () => void {
    const share = this.#share
    const giveWay = () => {
      this.stop(apiError('serviceUnavailable', 'the line took long to arrive, and others need its place; try again'))
      share.release()
    }
    return this.#inFlight.reading({
      started: performance.now(),
      giveWay,
      get held() {
        return share.bytes
      }
    })
  }

  /** Bytes that are kept of the line that has begun. */
  #kept(): number {
    return this.#begun > this.#limits.maxBodyBytes ? 0 : this.#begun
  }

  /** Waits until there is more, or nothing more to come. */
  #more(): Promise<void> {
    const begun = performance.now()
    const { requestTimeLimit, idleTimeLimit } = this.#limits
    const inLine = this.#begun > 0
    const late = () => this.stop(apiError('requestTimeout'))
    return new Promise((resolve) => {
      const timer = setTimeout(late, inLine ? Math.max(requestTimeLimit - this.#waitedMs, 0) : idleTimeLimit)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = () => {}
        if (inLine) this.#waitedMs += performance.now() - begun
        resolve()
      }
    })
  }
}
