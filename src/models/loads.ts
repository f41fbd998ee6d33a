/**
 * Which artefacts lie in the shared memory, and which thread loads one just now: three Int32 cells an artefact, [0] 0 where it is absent, 1 where it is there,
 * or the number of the thread that loads it, as a negative one; [1] its address in units of 64 bytes, which stays when a load fails, so that the next one uses the space;
 * [2] 1 while its file could not be read when it was last wanted.
 *
 * A thread may end at any instruction, out of memory or ended by the pool. Its number in the cell lets the main thread take back what it had begun.
 */
import { type NativeGuard, noHooks } from '../core/hooks.js'

/** The thread that a store is used in. */
export interface StoreThread {
  /** Stands around a load: the pool does not end the thread inside if it can help it. `enter` may throw only when the thread is about to end. */
  readonly guard: NativeGuard
  /** The thread's number, positive, in no other thread's use while it lives; loads and reservations bear it. */
  readonly owner: number
  /** Called every 50 ms while another thread's load is waited for; what it throws ends the waiting. */
  readonly check: () => void
}

/** A thread that nobody ends. */
export const unwatchedThread: StoreThread = { guard: noHooks, owner: 0x7fffffff, check: () => {} }

const CELLS = 3
const ABSENT = 0
const READY = 1
const UNIT = 64
/** Milliseconds that a waiting thread sleeps before it looks whether anybody still waits for its own task. */
const SLICE = 50

export function createLoads(artefacts: number): SharedArrayBuffer {
  return new SharedArrayBuffer(Math.max(1, artefacts) * CELLS * 4)
}

/** Notes for all threads whether the file of an artefact could be read. */
export function noteReading(states: SharedArrayBuffer, artefact: number, isReadable: boolean): void {
  Atomics.store(new Int32Array(states), artefact * CELLS + 2, isReadable ? 0 : 1)
}

/** Whether the file of an artefact could not be read when a thread last wanted it. */
export function isUnreadable(states: SharedArrayBuffer, artefact: number): boolean {
  return Atomics.load(new Int32Array(states), artefact * CELLS + 2) === 1
}

/**
 * The address of an artefact; loads it if no thread has, waits if another one does.
 * @param load puts the artefact into the memory: at the address given by an earlier load that failed, or else at a new one, which it tells
 *   before it fills it
 * @throws what `load`, `guard.enter` and `check` throw; the next caller then loads it
 */
export function loadOnce(
  states: SharedArrayBuffer,
  artefact: number,
  { guard, owner, check }: StoreThread,
  load: (earlier: number | undefined, placed: (address: number) => void) => void
): number {
  const cells = new Int32Array(states)
  const state = artefact * CELLS
  const address = state + 1
  for (;;) {
    const seen = Atomics.load(cells, state)
    if (seen === READY) return Atomics.load(cells, address) * UNIT
    if (seen !== ABSENT) {
      Atomics.wait(cells, state, seen, SLICE)
      check()
      continue
    }
    guard.enter()
    try {
      if (Atomics.compareExchange(cells, state, ABSENT, -owner) !== ABSENT) continue
      let result = ABSENT
      try {
        load(Atomics.load(cells, address) * UNIT || undefined, (placed) => Atomics.store(cells, address, placed / UNIT))
        result = READY
      } finally {
        Atomics.store(cells, state, result)
        Atomics.notify(cells, state)
      }
    } finally {
      guard.leave()
    }
  }
}

/** What a thread was loading is absent again, and those who wait for it try themselves; the thread must have ended. */
export function endLoads(states: SharedArrayBuffer, owner: number): void {
  const cells = new Int32Array(states)
  for (let state = 0; state < cells.length; state += CELLS) {
    if (Atomics.compareExchange(cells, state, -owner, ABSENT) === -owner) Atomics.notify(cells, state)
  }
}
