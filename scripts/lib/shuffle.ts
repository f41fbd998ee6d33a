/** Orders of training examples: seeded, so that a training run gives the same model again. */

/** A whole number from 0 up to, not including, `bound`. */
export type Below = (bound: number) => number

/** Linear congruential generator (constants of Numerical Recipes). */
export function congruential(seed: number): Below {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % bound
  }
}

/** Mixes `order` in place (Fisher and Yates). */
export function shuffle<T>(order: { [index: number]: T; readonly length: number }, below: Below): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = below(index + 1)
    const kept = order[index]!
    order[index] = order[other]!
    order[other] = kept
  }
}
