/** SIMD kernel for training the language detector: sums and updates of f32 rows (`lanes` a multiple of 4). All addresses are arguments. */

/** Writes the sum of `count` rows (u32 numbers at `rows`), each times its amount (f32 at `amounts`), to `sums`. */
export function gather(weights: usize, rows: usize, amounts: usize, count: i32, lanes: i32, sums: usize): void {
  const bytes = (<usize>lanes) << 2
  for (let at: usize = 0; at < bytes; at += 64) {
    let sum0 = f32x4.splat(0)
    let sum1 = f32x4.splat(0)
    let sum2 = f32x4.splat(0)
    let sum3 = f32x4.splat(0)
    for (let index = 0; index < count; index++) {
      const row = weights + <usize>load<u32>(rows + ((<usize>index) << 2)) * bytes + at
      const amount = f32x4.splat(load<f32>(amounts + ((<usize>index) << 2)))
      sum0 = f32x4.add(sum0, f32x4.mul(v128.load(row), amount))
      sum1 = f32x4.add(sum1, f32x4.mul(v128.load(row, 16), amount))
      sum2 = f32x4.add(sum2, f32x4.mul(v128.load(row, 32), amount))
      sum3 = f32x4.add(sum3, f32x4.mul(v128.load(row, 48), amount))
    }
    v128.store(sums + at, sum0)
    v128.store(sums + at, sum1, 16)
    v128.store(sums + at, sum2, 32)
    v128.store(sums + at, sum3, 48)
  }
}

/**
 * AdaGrad step with one rate a row: adds `norm` times its amount squared to each row's squares, then takes `rate / sqrt(squares)` times its
 * amount of the gradient off the row.
 * @param amounts f32, one a row
 */
export function update(weights: usize, squares: usize, rows: usize, amounts: usize, count: i32, lanes: i32, gradient: usize, rate: f32, norm: f32): void {
  const bytes = (<usize>lanes) << 2
  for (let index = 0; index < count; index++) {
    const number = <usize>load<u32>(rows + ((<usize>index) << 2))
    const amount = load<f32>(amounts + ((<usize>index) << 2))
    const square = squares + (number << 2)
    const squared = load<f32>(square) + norm * amount * amount
    store<f32>(square, squared)
    const step = f32x4.splat((rate * amount) / sqrt<f32>(squared))
    const row = weights + number * bytes
    for (let at: usize = 0; at < bytes; at += 16) {
      v128.store(row + at, f32x4.sub(v128.load(row + at), f32x4.mul(v128.load(gradient + at), step)))
    }
  }
}
