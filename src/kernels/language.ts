/**
 * SIMD kernel of the language detector: hashes the character n-grams, words and word pairs of a folded text, finds their rows in a
 * fingerprinted open-addressing table and adds the int8 rows up. It keeps no state of its own: all addresses are arguments, so that
 * every thread can run it on the one shared memory with its own scratch space.
 *
 * Text: UTF-16 units, each word with one blank (0x20) before and after it. Words: pairs of u32 (first unit, end unit | reduction << 24), where
 * a word weighs 16 - reduction sixteenths.
 * A slot is 0 (empty) or fingerprint (top 14 bits of the hash) << 18 | row + 1.
 */

const SEED: u32 = 0x811c9dc5
const WORD_SEED: u32 = 0x3c6ef372
const PRIME: u32 = 0x01000193
const PAIR: u32 = 0x9e3779b1

function mix(hash: u32): u32 {
  let value = hash
  value ^= value >>> 16
  value *= 0x85ebca6b
  value ^= value >>> 13
  value *= 0xc2b2ae35
  value ^= value >>> 16
  return value
}

/** Row + 1 of a feature, 0 when it is not in the table. */
function find(feature: u32, slots: usize, mask: u32): u32 {
  let slot = feature & mask
  const fingerprint = feature >>> 18
  let entry = load<u32>(slots + ((<usize>slot) << 2))
  while (entry != 0 && entry >>> 18 != fingerprint) {
    slot = (slot + 1) & mask
    entry = load<u32>(slots + ((<usize>slot) << 2))
  }
  return entry & 0x3ffff
}

/**
 * Hashes of the features of one word (at most 40 units, so at most 212 features): n-grams of 1 to `order` units, and in padded scripts
 * the word itself and the pair with the word before it.
 * @param before hash of the word before, 0 for none
 * @param padded 1: n-grams include the blanks around the word (alphabets); 0: they do not (Han, Kana)
 * @param out u32 cells: [0] the hash of the word itself, then the features
 * @returns number of features
 */
export function features(text: usize, start: u32, end: u32, before: u32, order: i32, padded: i32, out: usize): i32 {
  let whole = WORD_SEED
  let at = out + 4
  const first = padded ? start - 1 : start
  const stop = padded ? end + 1 : end
  for (let from = first; from < stop; from++) {
    let hash = SEED
    const limit = min(stop, from + order)
    const blank = from < start || from >= end
    for (let next = from; next < limit; next++) {
      hash = (hash ^ <u32>load<u16>(text + ((<usize>next) << 1))) * PRIME
      if (next == from && blank) continue
      store<u32>(at, mix(hash))
      at += 4
    }
    if (!blank) whole = (whole ^ <u32>load<u16>(text + ((<usize>from) << 1))) * PRIME
  }
  if (padded) {
    if (end - start > 3) {
      store<u32>(at, mix(whole))
      at += 4
    }
    if (before != 0) {
      store<u32>(at, mix(before * PAIR + whole))
      at += 4
    }
  }
  store<u32>(out, whole)
  return <i32>((at - out) >> 2) - 1
}

/** Rows of 4 lanes: one 32-bit load each. */
function add4(rows: usize, hits: usize, count: i32, weight: i32, sums: usize): void {
  let low = i16x8.splat(0)
  for (let index = 0; index < count; index++) {
    const row = v128.load32_zero(rows + ((<usize>(load<u32>(hits + ((<usize>index) << 2)) - 1)) << 2))
    low = i16x8.add(low, i16x8.extend_low_i8x16_s(row))
  }
  v128.store(sums, i32x4.add(v128.load(sums), i32x4.mul(i32x4.extend_low_i16x8_s(low), i32x4.splat(weight))))
}

function add16(rows: usize, hits: usize, count: i32, weight: i32, sums: usize): void {
  let low = i16x8.splat(0)
  let high = i16x8.splat(0)
  for (let index = 0; index < count; index++) {
    const row = v128.load(rows + ((<usize>(load<u32>(hits + ((<usize>index) << 2)) - 1)) << 4))
    low = i16x8.add(low, i16x8.extend_low_i8x16_s(row))
    high = i16x8.add(high, i16x8.extend_high_i8x16_s(row))
  }
  spill(sums, low, high, i32x4.splat(weight))
}

function spill(sums: usize, low: v128, high: v128, weight: v128): void {
  v128.store(sums, i32x4.add(v128.load(sums), i32x4.mul(i32x4.extend_low_i16x8_s(low), weight)))
  v128.store(sums + 16, i32x4.add(v128.load(sums + 16), i32x4.mul(i32x4.extend_high_i16x8_s(low), weight)))
  v128.store(sums + 32, i32x4.add(v128.load(sums + 32), i32x4.mul(i32x4.extend_low_i16x8_s(high), weight)))
  v128.store(sums + 48, i32x4.add(v128.load(sums + 48), i32x4.mul(i32x4.extend_high_i16x8_s(high), weight)))
}

function add64(rows: usize, hits: usize, count: i32, weight: i32, sums: usize): void {
  let low0 = i16x8.splat(0)
  let high0 = i16x8.splat(0)
  let low1 = i16x8.splat(0)
  let high1 = i16x8.splat(0)
  let low2 = i16x8.splat(0)
  let high2 = i16x8.splat(0)
  let low3 = i16x8.splat(0)
  let high3 = i16x8.splat(0)
  for (let index = 0; index < count; index++) {
    const address = rows + ((<usize>(load<u32>(hits + ((<usize>index) << 2)) - 1)) << 6)
    const row0 = v128.load(address)
    const row1 = v128.load(address + 16)
    const row2 = v128.load(address + 32)
    const row3 = v128.load(address + 48)
    low0 = i16x8.add(low0, i16x8.extend_low_i8x16_s(row0))
    high0 = i16x8.add(high0, i16x8.extend_high_i8x16_s(row0))
    low1 = i16x8.add(low1, i16x8.extend_low_i8x16_s(row1))
    high1 = i16x8.add(high1, i16x8.extend_high_i8x16_s(row1))
    low2 = i16x8.add(low2, i16x8.extend_low_i8x16_s(row2))
    high2 = i16x8.add(high2, i16x8.extend_high_i8x16_s(row2))
    low3 = i16x8.add(low3, i16x8.extend_low_i8x16_s(row3))
    high3 = i16x8.add(high3, i16x8.extend_high_i8x16_s(row3))
  }
  const factor = i32x4.splat(weight)
  spill(sums, low0, high0, factor)
  spill(sums + 64, low1, high1, factor)
  spill(sums + 128, low2, high2, factor)
  spill(sums + 192, low3, high3, factor)
}

/**
 * Adds the rows of all features of `count` words, times the word's weight in sixteenths, to `sums` (i32, one a lane; not cleared here); 16-bit
 * sums within a word cannot overflow.
 * @param order longest n-gram
 * @param lanes of a row: 4, 16 or 64
 * @param scratch 256 u32
 * @returns sum over the features found in the table of the squares of their words' weights in sixteenths: 256 for a feature of full weight
 */
export function accumulate(
  text: usize,
  words: usize,
  count: i32,
  order: i32,
  padded: i32,
  slots: usize,
  mask: u32,
  rows: usize,
  lanes: i32,
  scratch: usize,
  sums: usize
): i32 {
  let total = 0
  let before: u32 = 0
  for (let word = 0; word < count; word++) {
    const place = words + ((<usize>word) << 3)
    const end = load<u32>(place + 4)
    const weight = 16 - <i32>(end >>> 24)
    const made = features(text, load<u32>(place), end & 0xffffff, before, order, padded, scratch)
    before = load<u32>(scratch)
    let found = 0
    for (let index = 1; index <= made; index++) {
      const row = find(load<u32>(scratch + ((<usize>index) << 2)), slots, mask)
      if (row != 0) {
        store<u32>(scratch + ((<usize>found) << 2), row)
        found++
      }
    }
    total += found * weight * weight
    if (lanes == 64) add64(rows, scratch, found, weight, sums)
    else if (lanes == 16) add16(rows, scratch, found, weight, sums)
    else add4(rows, scratch, found, weight, sums)
  }
  return total
}
