/**
 * Where the log goes: standard output, written without blocking the main thread. The service never waits for its log. What cannot be written waits in a bounded
 * buffer, further lines are dropped and counted, and writing goes on once the disk has room or the reader reads again.
 */
import { fstatSync, write, writeSync } from 'node:fs'
import { Socket } from 'node:net'

/** Why lines were dropped: the reader takes them too slowly or not at all, or the system refuses to write them (full disk, no reader). */
export type DropReason = 'unread' | 'refused'

export type DroppedLines = Readonly<Record<DropReason, number>>

export interface LogEvents {
  /** Called with the system's error when writing begins to fail. */
  onRefused(error: Error): void
  /** Called when there is room again after lines were dropped. */
  onResumed(lines: number): void
}

export interface LogLimits {
  /** Bytes that wait to be written. 4 MB are some 10,000 requests. */
  readonly waitingBytes: number
  /** Milliseconds until what failed is tried again. */
  readonly retryMs: number
  /** Milliseconds without a byte written after which `close` gives up. */
  readonly stallMs: number
}

const defaults: LogLimits = { waitingBytes: 4_194_304, retryMs: 250, stallMs: 500 }

/** Bytes of one write: the capacity of a Linux pipe. */
const CHUNK_BYTES = 65_536

type Written = (error: Error | null | undefined, bytes: number) => void

/** One write at a time to a descriptor. */
interface Output {
  write(bytes: Buffer, done: Written): void
  /** Drops what is being written, as far as the system lets go of it. */
  cancel(): void
}

export class LogDestination {
  readonly #fd: number
  readonly #events: LogEvents
  readonly #limits: LogLimits
  readonly #dropped = { unread: 0, refused: 0 }
  #unreported = 0
  #output: Output | undefined
  #lines: string[] = []
  /** Of the lines and of the rest that is being written. */
  #waitingBytes = 0
  /** What is being written, or is to be tried again. */
  #rest: Buffer | undefined
  #busy = false
  #refused = false
  #closed = false
  #progress = 0
  #onEmpty: (() => void) | undefined

  constructor(fd: number, events: LogEvents, limits: Partial<LogLimits> = {}) {
    this.#fd = fd
    this.#events = events
    this.#limits = { ...defaults, ...limits }
  }

  /** Lines dropped since the start. */
  get dropped(): DroppedLines {
    return this.#dropped
  }

  /** Takes a line with its end; returns at once. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#closed || this.#waitingBytes + bytes > this.#limits.waitingBytes) {
      this.#drop(1)
      return
    }
    this.#lines.push(line)
    this.#waitingBytes += bytes
    if (this.#busy) return
    this.#busy = true
    // The lines of one turn of the event loop go out together.
    setImmediate(() => this.#writeNext())
  }

  /**
   * Waits until everything is written. It gives up at the time limit, and when nothing moves any more.
   * @returns whether every line was written
   */
  async close(timeLimitMs: number): Promise<boolean> {
    if (this.#busy) await this.#emptied(timeLimitMs)
    this.#closed = true
    if (!this.#busy) return true
    this.#drop(this.#lines.length + (this.#rest === undefined ? 0 : linesOf(this.#rest)))
    this.#lines = []
    this.#output?.cancel()
    return false
  }

  /** For the end of the process outside of `close`: writes what waits, where that is possible at once. */
  flushSync(): void {
    if (this.#refused || this.#rest !== undefined || this.#lines.length === 0) return
    const lines = this.#lines.splice(0)
    try {
      writeSync(this.#fd, lines.join(''))
    } catch {
      // Nobody is left to be told.
    }
  }

  #drop(lines: number): void {
    this.#dropped[this.#refused ? 'refused' : 'unread'] += lines
    this.#unreported += lines
  }

  #emptied(timeLimitMs: number): Promise<void> {
    return new Promise((resolve) => {
      let before = this.#progress
      const finish = () => {
        clearInterval(stalled)
        clearTimeout(deadline)
        resolve()
      }
      const stalled = setInterval(() => {
        if (this.#progress === before) finish()
        before = this.#progress
      }, this.#limits.stallMs)
      const deadline = setTimeout(finish, timeLimitMs)
      this.#onEmpty = finish
    })
  }

  #writeNext(): void {
    if (this.#closed) return
    if (this.#rest === undefined && this.#lines.length === 0) {
      this.#busy = false
      this.#onEmpty?.()
      return
    }
    this.#rest ??= this.#takeChunk()
    try {
      this.#output ??= openOutput(this.#fd)
      this.#output.write(this.#rest, (error, bytes) => (error ? this.#fail(error) : this.#advance(bytes)))
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #takeChunk(): Buffer {
    let bytes = 0
    let count = 0
    while (count < this.#lines.length && bytes < CHUNK_BYTES) bytes += Buffer.byteLength(this.#lines[count++]!)
    return Buffer.from(this.#lines.splice(0, count).join(''))
  }

  #advance(bytes: number): void {
    this.#refused = false
    this.#progress++
    this.#waitingBytes -= bytes
    this.#rest = bytes < this.#rest!.length ? this.#rest!.subarray(bytes) : undefined
    // Said when half the room is free: a reader that is always a little too slow must not make the log longer still.
    if (this.#unreported > 0 && this.#waitingBytes <= this.#limits.waitingBytes / 2) {
      const lines = this.#unreported
      this.#unreported = 0
      this.#events.onResumed(lines)
    }
    this.#writeNext()
  }

  #fail(error: Error): void {
    if (this.#closed) return
    this.#output?.cancel()
    this.#output = undefined
    const first = !this.#refused
    this.#refused = true
    setTimeout(() => this.#writeNext(), this.#limits.retryMs).unref()
    if (first) this.#events.onRefused(error)
  }
}

/** Pipes and sockets by the event loop: a write of the file system would hold one of the process's few threads for as long as nobody reads, its end included. */
function openOutput(fd: number): Output {
  const kind = fstatSync(fd)
  return kind.isFIFO() || kind.isSocket() ? streamOutput(fd) : fileOutput(fd)
}

function fileOutput(fd: number): Output {
  return { write: (bytes, done) => write(fd, bytes, 0, bytes.length, null, done), cancel() {} }
}

function streamOutput(fd: number): Output {
  // Node leaves the descriptor of a standard stream open when its socket is destroyed.
  const socket = new Socket({ fd, readable: false, writable: true })
  // The write says it as well.
  socket.on('error', () => {})
  return {
    write: (bytes, done) => void socket.write(bytes, (error) => done(error, bytes.length)),
    cancel: () => void socket.destroy()
  }
}

function linesOf(bytes: Buffer): number {
  let lines = 0
  for (const byte of bytes) if (byte === 0x0a) lines++
  return lines
}
