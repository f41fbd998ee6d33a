/**
 * One WebAssembly memory, shared by all threads, that holds every native model: N workers cost one copy, typed arrays view it in place
 * and SIMD kernels (src/kernels) read it by address. Space is only allocated, never freed: models stay loaded.
 */
export interface SharedModelMemory {
  readonly memory: WebAssembly.Memory
  /** Int32 cells: [0] next free address in units of 64 bytes, [1] growth lock. */
  readonly control: SharedArrayBuffer
}

const PAGE = 65536
const UNIT = 64
/** 2 GiB of address space, touched only as models load: far over what `native-models/` may hold (250 MB). */
const MAX_PAGES = 32768
const NEXT = 0
const LOCK = 1

/** A memory with nothing in it; the first 64 KiB stay unused so that address 0 is never a model. */
export function createModelMemory(): SharedModelMemory {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES, shared: true })
  const control = new SharedArrayBuffer(8)
  new Int32Array(control)[NEXT] = PAGE / UNIT
  return { memory, control }
}

/**
 * Reserves `bytes` in the memory, from any thread.
 * @returns the byte address, a multiple of 64
 * @throws RangeError when the memory's 2 GiB are used up
 */
export function allocate(shared: SharedModelMemory, bytes: number): number {
  const cells = new Int32Array(shared.control)
  const units = Math.ceil(bytes / UNIT)
  const start = Atomics.add(cells, NEXT, units)
  const end = (start + units) * UNIT
  while (shared.memory.buffer.byteLength < end) {
    if (Atomics.compareExchange(cells, LOCK, 0, 1) === 0) {
      try {
        const missing = end - shared.memory.buffer.byteLength
        if (missing > 0) shared.memory.grow(Math.ceil(missing / PAGE))
      } finally {
        Atomics.store(cells, LOCK, 0)
      }
    }
  }
  return start * UNIT
}
