import { instantiateKernel } from '../models/kernels.js'
import { allocate, type SharedModelMemory } from '../models/memory.js'
import { MAX_WORD, WordReader } from './text.js'

/** Exports of `src/kernels/language.ts`; all addresses in bytes. */
export interface LanguageKernel {
  features(text: number, start: number, end: number, before: number, order: number, padded: number, out: number): number
  accumulate(
    text: number,
    words: number,
    count: number,
    order: number,
    padded: number,
    slots: number,
    mask: number,
    rows: number,
    lanes: number,
    scratch: number,
    sums: number
  ): number
}

/** What one thread works with: the kernel and its own scratch space in the shared memory. */
export interface Workspace {
  readonly kernel: LanguageKernel
  readonly reader: WordReader
  /** Addresses: folded units of `reader`, words handed to the kernel, 256 cells for the kernel, sums. */
  readonly text: number
  readonly chosen: number
  readonly scratch: number
  readonly sums: number
  /** Views on `chosen`, `scratch` and `sums` (64 lanes). */
  readonly chosenWords: Uint32Array
  readonly scratchCells: Uint32Array
  readonly sumCells: Int32Array
}

/**
 * Makes a workspace for texts of up to `words` words.
 * @param take gives the address of so many bytes of the memory, zeroed; by default they are taken for good
 */
export function createWorkspace(shared: SharedModelMemory, words: number, take = (bytes: number) => allocate(shared, bytes)): Workspace {
  const unitCount = words * 16 + MAX_WORD * 4
  const text = take(unitCount * 2)
  const bounds = take(words * 8)
  const chosen = take(words * 8)
  const scratch = take(256 * 4)
  const sums = take(64 * 4)
  const { buffer } = shared.memory
  return {
    kernel: instantiateKernel<LanguageKernel>('language', shared.memory),
    reader: new WordReader(new Uint16Array(buffer, text, unitCount), new Uint32Array(buffer, bounds, words * 2)),
    text,
    chosen,
    scratch,
    sums,
    chosenWords: new Uint32Array(buffer, chosen, words * 2),
    scratchCells: new Uint32Array(buffer, scratch, 256),
    sumCells: new Int32Array(buffer, sums, 64)
  }
}
