/** What each connection carries, how long it may stand still, and whether its caller is still there. */
import type { Socket } from 'node:net'
import type { Exchange } from './exchange.js'

/** Milliseconds of standing still after which a connection is closed. */
export interface StandstillLimits {
  /** While an answer is being sent: its caller does not read. */
  readonly sending: number
  /** While an answer is being made. */
  readonly working: number
}

/** Wait before the first look at a caller that has closed its side; each one after it waits twice as long. */
const FIRST_LOOK_MS = 100

/** The exchanges that each connection carries, several at a time where requests are pipelined. */
export class Connections {
  readonly #exchanges = new WeakMap<Socket, Set<Exchange>>()
  readonly #limits: StandstillLimits

  constructor(limits: StandstillLimits) {
    this.#limits = limits
  }

  /** Ends the exchange with its response or with the connection. A response that waits behind another one on its connection hears of neither. */
  add(socket: Socket, exchange: Exchange): void {
    const all = this.#exchanges.get(socket) ?? this.#open(socket)
    all.add(exchange)
    exchange.response.once('close', () => {
      all.delete(exchange)
      exchange.end()
      this.#pace(socket, all)
    })
  }

  /** To be called when an answer has been handed over. */
  answered(socket: Socket): void {
    const all = socket.writableLength > 0 ? this.#exchanges.get(socket) : undefined
    if (all !== undefined) this.#pace(socket, all)
  }

  /** To be called with an answer that is sent piece by piece: whether its caller is waited for, or its next piece. */
  waitsForReader(socket: Socket, waits: boolean): void {
    if (!socket.destroyed) socket.setTimeout(waits ? this.#limits.sending : this.#limits.working)
  }

  /** The exchanges on a connection that are not over, in their order. */
  open(socket: Socket): readonly Exchange[] {
    return [...(this.#exchanges.get(socket) ?? [])]
  }

  /** The exchange on a connection that began last and is not over. */
  last(socket: Socket): Exchange | undefined {
    return this.open(socket).at(-1)
  }

  /** Whether the connection carries a request that has arrived whole, or an answer that has begun. */
  running(socket: Socket): boolean {
    return this.open(socket).some(({ response }) => response.req.complete || response.headersSent)
  }

  #open(socket: Socket): Set<Exchange> {
    const all = new Set<Exchange>()
    this.#exchanges.set(socket, all)
    socket.once('end', () => lookAfter(socket, all))
    socket.once('close', () => {
      for (const waiting of all) waiting.end()
      all.clear()
    })
    return all
  }

  /** Sets the time for the answer that is first in line. The server sets it anew when none is. */
  #pace(socket: Socket, all: ReadonlySet<Exchange>): void {
    const [first] = all
    if (first === undefined || socket.destroyed) return
    const limit = first.response.headersSent ? this.#limits.sending : this.#limits.working
    if (socket.timeout !== limit) socket.setTimeout(limit)
  }
}

/**
 * A caller that has closed its side may wait for its answer or have gone: the network shows both in the same way. To the one an interim answer means nothing
 * (RFC 9110, section 15.2); the system of the other replies to it that nobody is there, which the next one meets and ends the connection.
 * Before HTTP/1.1 there are no interim answers.
 */
function lookAfter(socket: Socket, all: ReadonlySet<Exchange>): void {
  let wait = FIRST_LOOK_MS
  let timer = setTimeout(look, wait).unref()
  socket.once('close', () => clearTimeout(timer))

  function look(): void {
    const [first] = all
    if (first === undefined) return
    const { response } = first
    // Interim answers go before the head of the next answer in line, never into one.
    if (response.socket === socket && !response.headersSent && response.req.httpVersion === '1.1') response.writeContinue()
    wait *= 2
    timer = setTimeout(look, wait).unref()
  }
}

/** Closes a connection that stood still for too long. Where an answer is on its way the system drops what it holds of it as well. */
export function cut(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}
