/** Requests in flight and the connections they come by; how both end when the server stops. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from './connections.js'

export class Traffic {
  draining = false
  #inFlight = 0
  #whenIdle: (() => void) | undefined
  readonly #connections: Connections
  readonly #sockets = new Set<Socket>()
  /** Those whose answer ended before its request, and is perhaps not read yet. */
  readonly #lingering = new Set<Socket>()
  readonly #toTell = new Set<() => void>()

  constructor(connections: Connections) {
    this.#connections = connections
  }

  /** Follows the connections of a server. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  enter(): void {
    this.#inFlight++
  }

  /** @param socket what the request came by */
  leave(socket: Socket): void {
    this.#inFlight--
    if (this.draining) this.#closeUnused(socket)
    if (this.#inFlight === 0) this.#whenIdle?.()
  }

  /** Has a request told when the server is to stop that may take any time. @returns to be called when it no longer needs to be told */
  whenDraining(tell: () => void): () => void {
    if (this.draining) tell()
    this.#toTell.add(tell)
    return () => void this.#toTell.delete(tell)
  }

  /** Keeps a connection whose answer has ended before its request. @returns to be called when it may be closed */
  linger(socket: Socket): () => void {
    this.enter()
    this.#lingering.add(socket)
    return () => {
      if (this.#lingering.delete(socket)) this.leave(socket)
    }
  }

  /** Whether the answer on a connection has ended before its request: nothing may be said there any more. */
  isLingering(socket: Socket): boolean {
    return this.#lingering.has(socket)
  }

  /**
   * Refuses new requests and closes every connection that carries no running one: to Node a connection with half a request on it is at work, and would
   * be waited for. Resolves when no request is in flight, or after the time limit.
   * @returns requests that have not been finished
   */
  async drain(timeLimitMs: number): Promise<number> {
    this.draining = true
    for (const tell of this.#toTell) tell()
    for (const socket of this.#sockets) this.#closeUnused(socket)
    if (this.#inFlight === 0) return 0
    await new Promise<void>((resolve) => {
      const deadline = setTimeout(resolve, timeLimitMs)
      this.#whenIdle = () => {
        clearTimeout(deadline)
        resolve()
      }
    })
    return this.#inFlight
  }

  /** Refuses new requests and closes every connection, whatever it carries. */
  cut(): void {
    this.draining = true
    for (const socket of this.#sockets) socket.destroy()
  }

  #closeUnused(socket: Socket): void {
    // The end of an answer may still be on its way to the system.
    if (this.#sockets.has(socket) && !this.#lingering.has(socket) && !this.#connections.running(socket)) socket.destroySoon()
  }
}
