/**
 * Flags of the tasks in flight, in memory shared by the pool and its threads. Two Int32 cells a slot:
 * [0] cancel: 1 = nobody waits for the answer any more, stop between two stages;
 * [1] native: 0 = in JavaScript, 1 = inside native code, 2 = the pool is about to end the thread.
 * A thread must never be ended inside native code (that aborts the whole process), so both sides move the second cell by compare-and-exchange.
 */
export interface TaskSlots {
  readonly cells: SharedArrayBuffer
}

const CELLS = 2
const CANCEL = 0
const NATIVE = 1

const IN_JAVASCRIPT = 0
const IN_NATIVE = 1
const ENDING = 2

/** Thrown inside a worker when its task has been cancelled; never reaches a caller. */
export class TaskCancelled extends Error {
  override name = 'TaskCancelled'
}

export function createTaskSlots(count: number): TaskSlots {
  return { cells: new SharedArrayBuffer(count * CELLS * 4) }
}

/** The pool's side: a slot that is about to be used again. */
export function resetSlot(slots: TaskSlots, slot: number): void {
  const cells = new Int32Array(slots.cells)
  Atomics.store(cells, slot * CELLS + CANCEL, 0)
  Atomics.store(cells, slot * CELLS + NATIVE, IN_JAVASCRIPT)
}

/** The pool's side: asks the task to stop at its next stage. */
export function cancelSlot(slots: TaskSlots, slot: number): void {
  Atomics.store(new Int32Array(slots.cells), slot * CELLS + CANCEL, 1)
}

/** The pool's side: whether the thread may be ended now; if so it can no longer enter native code. */
export function claimForEnding(slots: TaskSlots, slot: number): boolean {
  return Atomics.compareExchange(new Int32Array(slots.cells), slot * CELLS + NATIVE, IN_JAVASCRIPT, ENDING) === IN_JAVASCRIPT
}

/** A task's own view of its slot. */
export class TaskGuard {
  readonly #cells: Int32Array
  readonly #at: number

  constructor(slots: TaskSlots, slot: number) {
    this.#cells = new Int32Array(slots.cells)
    this.#at = slot * CELLS
  }

  /** To be called between stages. @throws TaskCancelled when nobody waits any more */
  check(): void {
    if (Atomics.load(this.#cells, this.#at + CANCEL) !== 0) throw new TaskCancelled('cancelled')
  }

  /** Before native code. @throws TaskCancelled when the task was cancelled or its thread is being ended */
  enter(): void {
    this.check()
    this.hold()
  }

  /** Before work for the whole thread, which is finished even when nobody waits for this task any more. @throws TaskCancelled when the thread is being ended */
  hold(): void {
    if (Atomics.compareExchange(this.#cells, this.#at + NATIVE, IN_JAVASCRIPT, IN_NATIVE) !== IN_JAVASCRIPT) throw new TaskCancelled('ending')
  }

  /** After native code, in a `finally`. */
  leave(): void {
    Atomics.store(this.#cells, this.#at + NATIVE, IN_JAVASCRIPT)
  }
}
