/**
 * The bytes that requests hold: bodies from their first byte until the request is over, answers until they are sent. Each has half of the bound, so that
 * callers who do not read their answers take no place from bodies, and half-sent bodies none from answers.
 */
import type { Exchange } from './exchange.js'

/** Time after which a body that is not complete gives way to others. One of ordinary size is there in milliseconds. */
const GIVES_WAY_AFTER_MS = 2000
/**
 * What has at most this many bytes is taken whatever is held: its connection costs as much. So texts of ordinary size are answered beside callers who hold
 * all there is.
 */
const ALWAYS_TAKEN = 16_384

/** A body that is being read. */
export interface UnfinishedBody {
  /** `performance.now()` at the arrival of its request. */
  readonly started: number
  /** Bytes that it holds. */
  readonly held: number
  /** Gives up what has come of it, and answers. */
  giveWay(): void
}

/** Bytes of one kind, of all requests. */
class Budget {
  held = 0
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether one that holds `own` bytes may have so many more, once `given` bytes are given back. What is alone always may. */
  hasRoom(bytes: number, own: number, given = 0): boolean {
    const held = this.held - given
    return own + bytes <= ALWAYS_TAKEN || held + bytes <= this.#limit || held <= own
  }
}

export class InFlight {
  readonly #bodies: Budget
  readonly #answers: Budget
  /** In the order of their arrival. */
  readonly #unfinished = new Set<UnfinishedBody>()

  /** @param limit bytes of both kinds together */
  constructor(limit: number) {
    this.#bodies = new Budget(limit / 2)
    this.#answers = new Budget(limit / 2)
  }

  get bodyBytes(): number {
    return this.#bodies.held
  }

  get answerBytes(): number {
    return this.#answers.held
  }

  /** A share for the body of a request, empty at first. Where there is no room for it, bodies that have been incomplete for long give way, oldest first. */
  body(exchange: Exchange): Share {
    return new Share(exchange, this.#bodies, this.#roomForBody)
  }

  /** A share for an answer. @param always it is taken whatever is held: errors, and what operators ask for in the night */
  answer(exchange: Exchange, always: boolean): Share {
    return new Share(exchange, this.#answers, always ? () => true : this.#roomForAnswer)
  }

  /** Notes a body that is being read. @returns to be called when it no longer is */
  reading(body: UnfinishedBody): () => void {
    this.#unfinished.add(body)
    return () => void this.#unfinished.delete(body)
  }

  readonly #roomForBody = (bytes: number, own: number) => this.#bodies.hasRoom(bytes, own) || this.#clear(bytes, own)
  readonly #roomForAnswer = (bytes: number, own: number) => this.#answers.hasRoom(bytes, own)

  #clear(bytes: number, own: number): boolean {
    const latest = performance.now() - GIVES_WAY_AFTER_MS
    const giving: UnfinishedBody[] = []
    let given = 0
    for (const body of this.#unfinished) {
      // What holds next to nothing would be refused for next to nothing.
      if (body.started > latest || this.#bodies.hasRoom(bytes, own, given)) break
      if (body.held <= ALWAYS_TAKEN) continue
      giving.push(body)
      given += body.held
    }
    if (!this.#bodies.hasRoom(bytes, own, given)) return false
    for (const body of giving) body.giveWay()
    return this.#bodies.hasRoom(bytes, own)
  }
}

/** Bytes of one request, given back once, at its end at the latest. */
class Share {
  #own = 0
  #released = false
  readonly #budget: Budget
  readonly #makeRoom: (bytes: number, own: number) => boolean

  constructor(exchange: Exchange, budget: Budget, makeRoom: (bytes: number, own: number) => boolean) {
    this.#budget = budget
    this.#makeRoom = makeRoom
    exchange.hold(() => this.release())
  }

  get bytes(): number {
    return this.#own
  }

  /** Holds so many from now on. @returns false where there is no room, and after the release; then nothing changes */
  resize(bytes: number): boolean {
    if (bytes > this.#own && !this.#released && !this.#makeRoom(bytes - this.#own, this.#own)) return false
    // It may itself have given way.
    if (this.#released) return false
    this.#set(bytes)
    return true
  }

  release(): void {
    this.#released = true
    this.#set(0)
  }

  #set(bytes: number): void {
    this.#budget.held += bytes - this.#own
    this.#own = bytes
  }
}

export type { Share }
