/**
 * A read-only hash set with positions: 32-bit hashes in, dense indices out. The hashes are sorted into buckets by their upper bits
 * (four entries a bucket on average); within a bucket the lower 16 bits tell the entries apart. No keys are kept, so an unknown key is taken
 * for a known one about once in 16,000 look-ups; words of running text are nearly always known ones, and the callers tolerate a wrong match.
 * Memory: 3 bytes an entry besides what the reader stores at the index.
 */
import type { NativeModel } from './store.js'

export interface HashTable {
  /** First entry of each bucket, and the number of entries at the end; length 2^bits + 1. */
  readonly offsets: Uint32Array
  /** Lower 16 bits of each entry's hash. */
  readonly checks: Uint16Array
  /** `hash >>> shift` is the bucket. */
  readonly shift: number
}

/** Index of the entry with this hash, or -1. */
export function findHash(table: HashTable, hash: number): number {
  const bucket = hash >>> table.shift
  const end = table.offsets[bucket + 1]!
  const check = hash & 0xffff
  for (let index = table.offsets[bucket]!; index < end; index++) if (table.checks[index] === check) return index
  return -1
}

/** The table stored in a model under `name` (tensors `name.offsets`, `name.checks`). @throws ModelError when one is absent */
export function readHashTable(model: NativeModel, name: string): HashTable {
  const offsets = model.u32(`${name}.offsets`)
  return { offsets, checks: model.u16(`${name}.checks`), shift: 32 - Math.log2(offsets.length - 1) }
}

/**
 * Builds a table for hashes given in descending order of importance; one that cannot be distinguished from an earlier one is left out.
 * @param bucketSize most entries in a bucket on average: larger ones save room and cost time and certainty
 * @returns the table, and for each entry the index of its hash in the input
 */
export function buildHashTable(hashes: Uint32Array, bucketSize = 4): { table: HashTable; order: Uint32Array } {
  let bits = 1
  while (bucketSize << bits < hashes.length) bits++
  const shift = 32 - bits
  const seen = new Set<number>()
  const kept: number[] = []
  for (let index = 0; index < hashes.length; index++) {
    const hash = hashes[index]!
    const key = (hash >>> shift) * 65536 + (hash & 0xffff)
    if (seen.has(key)) continue
    seen.add(key)
    kept.push(index)
  }
  const order = Uint32Array.from(kept).sort((left, right) => hashes[left]! - hashes[right]!)
  const offsets = new Uint32Array((1 << bits) + 1)
  const checks = new Uint16Array(order.length)
  for (let index = 0; index < order.length; index++) {
    const hash = hashes[order[index]!]!
    checks[index] = hash & 0xffff
    offsets[(hash >>> shift) + 1]!++
  }
  for (let bucket = 0; bucket < 1 << bits; bucket++) offsets[bucket + 1]! += offsets[bucket]!
  return { table: { offsets, checks, shift }, order }
}
