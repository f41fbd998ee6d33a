/**
 * SIMD kernel of the statistical tagger of names: finds the features of a token in a hash table (src/models/hash-table.ts) and adds up their rows of label
 * weights, a direction of the codebook times a length each (src/entities/model/tables.ts). It keeps no state of its own: all addresses are arguments.
 */

/** Bytes of the parts of the scratch space, for at most 144 features and 64 labels; `FeatureSums` knows the first three. */
const FEATURES: usize = 576
const SUMS: usize = 256
const BUCKETS: usize = 1152
const KNOWN: usize = 576
/** Of a known feature: its length as f64, the address of its direction as u32. */
const ROW: usize = 16
/** Entries of a bucket that are compared at once: few hold more. */
const SIDE_BY_SIDE: u32 = 8

/**
 * Adds f32 weights one feature after the other, each sum rounded as it is when it is stored.
 * @param offsets u32, first entry of each bucket
 * @param checks u16 of the entries
 * @param entries number of entries
 * @param directions u8 of the entries
 * @param lengths u8 of the entries, in units of `unit`
 * @param codebook f32, rows of `labels` weights
 * @param labels at least 4
 * @param space FEATURES bytes with u32 hashes, SUMS bytes with the f32 sums to begin with, SUMS bytes for the new ones, and room for all that stands above
 * @param count of the features
 */
export function addFeatures(
  offsets: usize,
  checks: usize,
  shift: u32,
  entries: u32,
  directions: usize,
  lengths: usize,
  unit: f64,
  codebook: usize,
  labels: i32,
  space: usize,
  count: i32
): void {
  const buckets = space + FEATURES + 2 * SUMS
  // the tables are larger than the nearest caches: in a loop of hardly anything but fetches the processor has many of them under way at once
  for (let feature = 0; feature < count; feature++) {
    const bucket = load<u32>(space + ((<usize>feature) << 2)) >>> shift
    store<u64>(buckets + ((<usize>feature) << 3), load<u64>(offsets + ((<usize>bucket) << 2)))
  }
  const known = buckets + BUCKETS
  let hit = known
  for (let feature = 0; feature < count; feature++) {
    const check = load<u16>(space + ((<usize>feature) << 2))
    const from = load<u32>(buckets + ((<usize>feature) << 3))
    const stop = load<u32>(buckets + ((<usize>feature) << 3), 4)
    let next = from
    if (from + SIDE_BY_SIDE <= entries) {
      // no branch depends on what the entries hold: where one matches is not to be foreseen
      const same = i16x8.bitmask(i16x8.eq(v128.load(checks + ((<usize>from) << 1)), i16x8.splat(check))) & ((1 << min<u32>(SIDE_BY_SIDE, stop - from)) - 1)
      store<u32>(hit, from + ctz(same))
      hit += (<usize>i32(same != 0)) << 2
      next = same != 0 ? stop : from + SIDE_BY_SIDE
    }
    for (; next < stop; next++) {
      if (load<u16>(checks + ((<usize>next) << 1)) != check) continue
      store<u32>(hit, next)
      hit += 4
      break
    }
  }
  const rows = known + KNOWN
  let end = rows
  for (let at = known; at < hit; at += 4) {
    const entry = <usize>load<u32>(at)
    store<f64>(end, <f64>load<u8>(lengths + entry) * unit)
    store<u32>(end, <u32>(codebook + ((<usize>(<i32>load<u8>(directions + entry) * labels)) << 2)), 8)
    end += ROW
  }
  const before = space + FEATURES
  const after = before + SUMS
  // four labels twice at a time; the last four may have been added up already, and come to the same again
  for (let label = 0; label < labels; label += 8) {
    const one = (<usize>min(label, labels - 4)) << 2
    const two = (<usize>min(label + 4, labels - 4)) << 2
    let low = f64x2.promote_low_f32x4(v128.load64_zero(before + one))
    let high = f64x2.promote_low_f32x4(v128.load64_zero(before + one, 8))
    let low2 = f64x2.promote_low_f32x4(v128.load64_zero(before + two))
    let high2 = f64x2.promote_low_f32x4(v128.load64_zero(before + two, 8))
    for (let row = rows; row < end; row += ROW) {
      const size = v128.load64_splat(row)
      const weights = <usize>load<u32>(row, 8)
      low = added(low, size, weights + one)
      high = added(high, size, weights + one + 8)
      low2 = added(low2, size, weights + two)
      high2 = added(high2, size, weights + two + 8)
    }
    v128.store64_lane(after + one, f32x4.demote_f64x2_zero(low), 0)
    v128.store64_lane(after + one, f32x4.demote_f64x2_zero(high), 0, 8)
    v128.store64_lane(after + two, f32x4.demote_f64x2_zero(low2), 0)
    v128.store64_lane(after + two, f32x4.demote_f64x2_zero(high2), 0, 8)
  }
}

/** Two sums with a weight more each, as f32 would hold them. */
function added(sums: v128, size: v128, weights: usize): v128 {
  const sum = f64x2.add(sums, f64x2.mul(size, f64x2.promote_low_f32x4(v128.load64_zero(weights))))
  return f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(sum))
}
