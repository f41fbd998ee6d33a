/**
 * Index of the first of `count` ascending numbers that is not under `value`; `count` when all are. Binary search, O(log n).
 * @param count how many of `sorted` count, all of them by default
 */
export function firstAtLeast(sorted: ArrayLike<number>, value: number, count: number = sorted.length): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
