/**
 * One WebAssembly memory, shared by all threads, that holds every native model: N workers cost one copy, typed arrays view it in place
 * and SIMD kernels (src/kernels) read it by address. Models stay loaded: their space is never freed. What a thread reserves for itself passes to a later
 * thread when it has ended.
 *
 * A thread may be ended at any instruction, so nothing here is a lock that it could leave behind.
 */
export interface SharedModelMemory {
  readonly memory: WebAssembly.Memory
  /** Int32 cells: [0] next free address in units of 64 bytes, then three for each reservation: its thread (0: none), size and address in such units. */
  readonly control: SharedArrayBuffer
}

const PAGE = 65536
const UNIT = 64
/** 2 GiB of address space, touched only as models load: far over what `native-models/` may hold (250 MB). */
const MAX_PAGES = 32768
const NEXT = 0

const RESERVATION = 3
const OWNER = 0
const SIZE = 1
const ADDRESS = 2
/** Eight a thread are in use. */
const MOST_RESERVATIONS = 2048

/** A memory with nothing in it; the first 64 KiB stay unused so that address 0 is never a model. */
export function createModelMemory(): SharedModelMemory {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES, shared: true })
  const control = new SharedArrayBuffer((1 + MOST_RESERVATIONS * RESERVATION) * 4)
  new Int32Array(control)[NEXT] = PAGE / UNIT
  return { memory, control }
}

/**
 * Takes `bytes` of the memory for good, from any thread.
 * @returns the byte address, a multiple of 64
 * @throws RangeError when the memory's 2 GiB are used up
 */
export function allocate(shared: SharedModelMemory, bytes: number): number {
  const units = unitsOf(bytes)
  const start = Atomics.add(new Int32Array(shared.control), NEXT, units) * UNIT
  growTo(shared.memory, start + units * UNIT)
  return start
}

/** Makes sure that this thread sees the memory up to the address `end`. @throws RangeError when it cannot grow so far */
export function growTo(memory: WebAssembly.Memory, end: number): void {
  for (;;) {
    const length = memory.buffer.byteLength
    if (length >= end) return
    try {
      memory.grow(Math.ceil((end - length) / PAGE))
    } catch (error) {
      // another thread may have taken the pages that were free; growing by nothing shows how long the memory is by now
      memory.grow(0)
      if (memory.buffer.byteLength === length) throw error
    }
  }
}

/**
 * Takes `bytes` of the memory, zeroed, for as long as a thread lives.
 * @param owner the thread's number, positive
 * @returns the byte address, a multiple of 64
 * @throws RangeError when the memory's 2 GiB are used up
 */
export function reserve(shared: SharedModelMemory, bytes: number, owner: number): number {
  const cells = new Int32Array(shared.control)
  const units = unitsOf(bytes)
  const left = claim(cells, units, owner)
  const at = left ?? claim(cells, 0, owner)
  let address: number
  if (at === undefined) address = allocate(shared, bytes)
  else {
    if (left === undefined) {
      Atomics.store(cells, at + ADDRESS, allocate(shared, bytes) / UNIT)
      Atomics.store(cells, at + SIZE, units)
    }
    address = Atomics.load(cells, at + ADDRESS) * UNIT
    growTo(shared.memory, address + units * UNIT)
  }
  new Uint8Array(shared.memory.buffer, address, units * UNIT).fill(0)
  return address
}

/** Gives away what a thread had reserved; it must have ended. */
export function releaseReservations(shared: SharedModelMemory, owner: number): void {
  const cells = new Int32Array(shared.control)
  for (let at = 1; at < cells.length; at += RESERVATION) Atomics.compareExchange(cells, at + OWNER, owner, 0)
}

/** A reservation of just this size that nobody has, now the thread's: the index of its cells. Size 0 are those that have no space yet. */
function claim(cells: Int32Array, units: number, owner: number): number | undefined {
  for (let at = 1; at < cells.length; at += RESERVATION) {
    if (Atomics.load(cells, at + SIZE) !== units || Atomics.compareExchange(cells, at + OWNER, 0, owner) !== 0) continue
    if (Atomics.load(cells, at + SIZE) === units) return at
    Atomics.store(cells, at + OWNER, 0)
  }
  return undefined
}

function unitsOf(bytes: number): number {
  return Math.ceil(bytes / UNIT)
}
