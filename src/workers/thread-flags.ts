/**
 * What the pool and one thread tell each other without messages, for a thread at work reads none. Int32 cells:
 * [READY] 1 once the thread has loaded what it loads at its start;
 * [CANCEL] one bit for each task of the job in hand: nobody waits for the answer any more, stop between two stages;
 * [HOLD] what the thread is in that should not be cut: nothing, the loading of a model, native code; or ENDING once the pool is about to end it.
 * A thread must never be ended inside native code (that aborts the whole process), so both sides move HOLD by compare-and-exchange.
 * Each thread has cells of its own, the one that takes the place of an ended one included: what the old one still writes reaches nobody.
 */
import type { NativeGuard } from '../core/hooks.js'

export type ThreadFlags = SharedArrayBuffer

const READY = 0
const CANCEL = 1
const HOLD = 2
const CELLS = 3

const NOTHING = 0
const LOADING = 1
const NATIVE = 2
const ENDING = 3

/** Tasks of one job: bits of the cell. */
export const TASKS_A_JOB = 31

/** Thrown inside a worker when its task has been cancelled; never reaches a caller. */
export class TaskCancelled extends Error {
  override name = 'TaskCancelled'
}

export function createThreadFlags(): ThreadFlags {
  return new SharedArrayBuffer(CELLS * 4)
}

/** The pool's side. */
export class ThreadControl {
  readonly #cells: Int32Array

  constructor(flags: ThreadFlags) {
    this.#cells = new Int32Array(flags)
  }

  get ready(): boolean {
    return Atomics.load(this.#cells, READY) !== 0
  }

  /** Before a job is handed over; the thread has none in hand. */
  beginJob(): void {
    Atomics.store(this.#cells, CANCEL, 0)
  }

  /** Asks a task of the job in hand to stop at its next stage. */
  cancel(place: number): void {
    Atomics.or(this.#cells, CANCEL, 1 << place)
  }

  /**
   * Whether the thread may be ended now; if so it can no longer enter native code.
   * @param evenLoading also while it loads a model, which is then read again by another thread
   */
  claimForEnding(evenLoading = false): boolean {
    if (Atomics.compareExchange(this.#cells, HOLD, NOTHING, ENDING) === NOTHING) return true
    return evenLoading && Atomics.compareExchange(this.#cells, HOLD, LOADING, ENDING) === LOADING
  }
}

/** The thread's side. What it holds may be nested: a network is opened while its file is read. */
export class ThreadHold {
  readonly #cells: Int32Array
  #depth = 0

  constructor(flags: ThreadFlags) {
    this.#cells = new Int32Array(flags)
  }

  /** Tells the pool that the thread takes tasks. */
  announceReady(): void {
    Atomics.store(this.#cells, READY, 1)
  }

  /** Whether the task at a place of the job in hand has been cancelled. */
  isCancelled(place: number): boolean {
    return (Atomics.load(this.#cells, CANCEL) & (1 << place)) !== 0
  }

  /** Around native code. @throws TaskCancelled when the thread is being ended */
  enterNative(): void {
    this.#enter(NATIVE)
  }

  /** Around the loading of a model: it is finished although its caller has gone. @throws TaskCancelled when the thread is being ended */
  enterLoading(): void {
    this.#enter(LOADING)
  }

  /** In a `finally`. */
  leave(): void {
    if (--this.#depth === 0) Atomics.compareExchange(this.#cells, HOLD, this.#held, NOTHING)
  }

  #held = NOTHING

  #enter(what: number): void {
    // the stronger of two nested ones holds until both are left
    const wanted = Math.max(what, this.#depth === 0 ? NOTHING : this.#held)
    const expected = this.#depth === 0 ? NOTHING : this.#held
    if (Atomics.compareExchange(this.#cells, HOLD, expected, wanted) !== expected) throw new TaskCancelled('ending')
    this.#held = wanted
    this.#depth++
  }
}

/** A task's own view of the flags. */
export class TaskGuard implements NativeGuard {
  readonly #hold: ThreadHold
  readonly #place: number

  /** @param place the task's place in the job in hand */
  constructor(hold: ThreadHold, place: number) {
    this.#hold = hold
    this.#place = place
  }

  /** To be called between stages. @throws TaskCancelled when nobody waits any more */
  check(): void {
    if (this.#hold.isCancelled(this.#place)) throw new TaskCancelled('cancelled')
  }

  /** Before native code. @throws TaskCancelled when the task was cancelled or its thread is being ended */
  enter(): void {
    this.check()
    this.#hold.enterNative()
  }

  /** After native code, in a `finally`. */
  leave(): void {
    this.#hold.leave()
  }
}
