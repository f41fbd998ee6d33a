/**
 * SIMD kernel of the address parser: adds up the int8 rows of each token's features and finds the sequence of labels with the greatest sum (Viterbi 1967).
 * It keeps no state of its own: all addresses are arguments.
 *
 * A row of weights is of LABELS bytes, not padded. Transitions and ends are f32 rows of LANES, of which the last is not read.
 */

const LABELS: i32 = 19
const LANES: usize = 20
/** Bytes of a row of f32 lanes. */
const ROW: usize = LANES << 2
/** Where the last eight labels of a row of weights begin: loads of eight bytes, of which none reaches behind the row. */
const LAST_EIGHT: usize = 11

/**
 * @param scale f32 that a unit of the weights is worth
 * @param transitions for what stands before (as `before` tells), the label before (LABELS for none) and the label
 * @param features u32 rows of each token, `width` of them (at most 256, so that 16-bit sums cannot overflow)
 * @param before u8 of each token
 * @param scratch ROW bytes, then ROW for each token
 * @param labels u8 of each token, written
 */
export function label(
  rows: usize,
  scale: f32,
  transitions: usize,
  ends: usize,
  features: usize,
  width: i32,
  before: usize,
  count: i32,
  scratch: usize,
  labels: usize
): void {
  const factor = f32x4.splat(scale)
  const zero = i16x8.splat(0)
  const backs = scratch + ROW
  let feature = features
  for (let token = 0; token < count; token++) {
    let low = zero
    let middle = zero
    let high = zero
    for (const end = feature + ((<usize>width) << 2); feature < end; feature += 4) {
      const row = rows + <usize>load<u32>(feature) * LABELS
      low = i16x8.add(low, v128.load8x8_s(row))
      middle = i16x8.add(middle, v128.load8x8_s(row, 8))
      high = i16x8.add(high, v128.load8x8_s(row, LAST_EIGHT))
    }
    const rest = v128.shuffle<i16>(high, zero, 5, 6, 7, 8, 8, 8, 8, 8)
    const from = transitions + <usize>load<u8>(before + <usize>token) * (LABELS + 1) * ROW
    let best0 = f32x4.splat(-Infinity)
    let best1 = best0
    let best2 = best0
    let best3 = best0
    let best4 = best0
    let back0 = zero
    let back1 = zero
    let back2 = zero
    let back3 = zero
    let back4 = zero
    if (token == 0) {
      const start = from + <usize>LABELS * ROW
      best0 = v128.load(start)
      best1 = v128.load(start, 16)
      best2 = v128.load(start, 32)
      best3 = v128.load(start, 48)
      best4 = v128.load(start, 64)
    } else {
      let place = from
      for (let last = 0; last < LABELS; last++) {
        const score = v128.load32_splat(scratch + ((<usize>last) << 2))
        const number = i32x4.splat(last)
        let sum = f32x4.add(score, v128.load(place))
        let greater = f32x4.gt(sum, best0)
        best0 = v128.bitselect(sum, best0, greater)
        back0 = v128.bitselect(number, back0, greater)
        sum = f32x4.add(score, v128.load(place, 16))
        greater = f32x4.gt(sum, best1)
        best1 = v128.bitselect(sum, best1, greater)
        back1 = v128.bitselect(number, back1, greater)
        sum = f32x4.add(score, v128.load(place, 32))
        greater = f32x4.gt(sum, best2)
        best2 = v128.bitselect(sum, best2, greater)
        back2 = v128.bitselect(number, back2, greater)
        sum = f32x4.add(score, v128.load(place, 48))
        greater = f32x4.gt(sum, best3)
        best3 = v128.bitselect(sum, best3, greater)
        back3 = v128.bitselect(number, back3, greater)
        sum = f32x4.add(score, v128.load(place, 64))
        greater = f32x4.gt(sum, best4)
        best4 = v128.bitselect(sum, best4, greater)
        back4 = v128.bitselect(number, back4, greater)
        place += ROW
      }
    }
    v128.store(scratch, f32x4.add(best0, f32x4.mul(factor, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(low)))))
    v128.store(scratch, f32x4.add(best1, f32x4.mul(factor, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(low)))), 16)
    v128.store(scratch, f32x4.add(best2, f32x4.mul(factor, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(middle)))), 32)
    v128.store(scratch, f32x4.add(best3, f32x4.mul(factor, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(middle)))), 48)
    v128.store(scratch, f32x4.add(best4, f32x4.mul(factor, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(rest)))), 64)
    const back = backs + <usize>token * ROW
    v128.store(back, back0)
    v128.store(back, back1, 16)
    v128.store(back, back2, 32)
    v128.store(back, back3, 48)
    v128.store(back, back4, 64)
  }
  let last = 0
  let most: f32 = -Infinity
  for (let each = 0; each < LABELS; each++) {
    const sum = load<f32>(scratch + ((<usize>each) << 2)) + load<f32>(ends + ((<usize>each) << 2))
    if (sum <= most) continue
    most = sum
    last = each
  }
  for (let token = count - 1; token >= 0; token--) {
    store<u8>(labels + <usize>token, <u8>last)
    last = load<i32>(backs + <usize>token * ROW + ((<usize>last) << 2))
  }
}
