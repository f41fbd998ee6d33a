/** SIMD kernel for training the language detector: sums and updates of f32 rows (`lanes` a multiple of 4). All addresses are arguments. */

/** Writes the sum of `count` rows (u32 numbers at `rows`) to `sums`. */
export function gather(weights: usize, rows: usize, count: i32, lanes: i32, sums: usize): void {
  const bytes = (<usize>lanes) << 2
  for (let at: usize = 0; at < bytes; at += 64) {
    let sum0 = f32x4.splat(0)
    let sum1 = f32x4.splat(0)
    let sum2 = f32x4.splat(0)
    let sum3 = f32x4.splat(0)
    for (let index = 0; index < count; index++) {
      const row = weights + <usize>load<u32>(rows + ((<usize>index) << 2)) * bytes + at
      sum0 = f32x4.add(sum0, v128.load(row))
      sum1 = f32x4.add(sum1, v128.load(row, 16))
      sum2 = f32x4.add(sum2, v128.load(row, 32))
      sum3 = f32x4.add(sum3, v128.load(row, 48))
    }
    v128.store(sums + at, sum0)
    v128.store(sums + at, sum1, 16)
    v128.store(sums + at, sum2, 32)
    v128.store(sums + at, sum3, 48)
  }
}

/**
 * AdaGrad step with one rate a row: adds `amount` to each row's squares, then takes `rate / sqrt(squares)` of the gradient off the row.
 * @param decay factor that the row's weights are first multiplied by
 */
export function update(weights: usize, squares: usize, rows: usize, count: i32, lanes: i32, gradient: usize, rate: f32, amount: f32, decay: f32): void {
  const bytes = (<usize>lanes) << 2
  const shrink = f32x4.splat(decay)
  for (let index = 0; index < count; index++) {
    const number = <usize>load<u32>(rows + ((<usize>index) << 2))
    const square = squares + (number << 2)
    const squared = load<f32>(square) + amount
    store<f32>(square, squared)
    const step = f32x4.splat(rate / sqrt<f32>(squared))
    const row = weights + number * bytes
    for (let at: usize = 0; at < bytes; at += 16) {
      v128.store(row + at, f32x4.sub(f32x4.mul(v128.load(row + at), shrink), f32x4.mul(v128.load(gradient + at), step)))
    }
  }
}
