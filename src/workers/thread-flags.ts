/**
 * What the pool and one thread tell each other without messages, for a thread at work reads none. Int32 cells:
 * [READY] 1 once the thread has loaded what it loads at its start;
 * [CANCEL] one bit for each task of the job in hand: nobody waits for the answer any more, stop between two stages;
 * [PLACE] the task of the job in hand that is worked on, by its place; ALL where they are worked on side by side;
 * [HOLD] whether the thread is in what must not be cut (native code, the loading of its modules) or should not be (the loading of a model), or the pool is about to end it.
 * A thread must never be ended inside native code (that aborts the whole process), so both sides move HOLD by compare-and-exchange.
 * Each thread has cells of its own, the one that takes the place of an ended one included: what the old one still writes reaches nobody.
 */
import type { NativeGuard } from '../core/hooks.js'

export type ThreadFlags = SharedArrayBuffer

const READY = 0
const CANCEL = 1
const HOLD = 2
const PLACE = 3
const CELLS = 4

const ALL = -1

const LOOSE = 0
const HELD = 1
const ENDING = 2

/** Thrown inside a worker when its task has been cancelled; never reaches a caller. */
export class TaskCancelled extends Error {
  override name = 'TaskCancelled'
}

/** Flags of a thread that is about to start. It must not be ended before its own code runs: Node aborts the process when that happens amid the loading of modules. */
export function createThreadFlags(): ThreadFlags {
  const flags = new SharedArrayBuffer(CELLS * 4)
  new Int32Array(flags)[HOLD] = HELD
  return flags
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

  /** Whether a task of the job in hand is being worked on, or has been last. */
  worksOn(place: number): boolean {
    const at = Atomics.load(this.#cells, PLACE)
    return at === ALL || at === place
  }

  /** Whether the thread may be ended now; if so it can no longer enter native code. */
  claimForEnding(): boolean {
    return Atomics.compareExchange(this.#cells, HOLD, LOOSE, ENDING) === LOOSE
  }
}

/** The thread's side. Holds may be nested: a network is opened in the middle of a task, and read for several tasks at once. */
export class ThreadHold implements NativeGuard {
  readonly #cells: Int32Array
  #depth = 0
  #tasks = 0

  /** To be made by the thread, once its modules are loaded. */
  constructor(flags: ThreadFlags) {
    this.#cells = new Int32Array(flags)
    Atomics.store(this.#cells, HOLD, LOOSE)
  }

  /** Tells the pool that the thread takes tasks. */
  announceReady(): void {
    Atomics.store(this.#cells, READY, 1)
  }

  /** @param tasks in the job that the thread has in hand now; they are worked on side by side until a single one is begun */
  beginJob(tasks: number): void {
    this.#tasks = tasks
    Atomics.store(this.#cells, PLACE, ALL)
  }

  /** One task of the job is worked on from now on. */
  beginTask(place: number): void {
    Atomics.store(this.#cells, PLACE, place)
  }

  /** Whether the task at a place of the job in hand has been cancelled. */
  isCancelled(place: number): boolean {
    return (Atomics.load(this.#cells, CANCEL) & (1 << place)) !== 0
  }

  /** @throws TaskCancelled when nobody waits for any task of the job in hand */
  check(): void {
    const all = (1 << this.#tasks) - 1
    if (this.#tasks > 0 && (Atomics.load(this.#cells, CANCEL) & all) === all) throw new TaskCancelled('cancelled')
  }

  /** Before native code, or the loading of a model, which is finished although its caller has gone. @throws TaskCancelled when the thread is being ended */
  enter(): void {
    if (this.#depth === 0 && Atomics.compareExchange(this.#cells, HOLD, LOOSE, HELD) !== LOOSE) throw new TaskCancelled('ending')
    this.#depth++
  }

  /** In a `finally`. */
  leave(): void {
    if (--this.#depth === 0) Atomics.store(this.#cells, HOLD, LOOSE)
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
    this.#hold.enter()
  }

  /** After native code, in a `finally`. */
  leave(): void {
    this.#hold.leave()
  }
}
