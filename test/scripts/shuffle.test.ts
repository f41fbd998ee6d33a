import { describe, expect, it } from 'vitest'
import { congruential, shuffle } from '../../scripts/lib/shuffle.js'

describe('orders of training examples', () => {
  it('are the same for the same seed, and hold every example once', () => {
    const orders = [99, 99, 100].map((seed) => {
      const order = Array.from({ length: 50 }, (_, index) => index)
      shuffle(order, congruential(seed))
      return order
    })
    expect(orders[0]).toEqual(orders[1])
    expect(orders[0]).not.toEqual(orders[2])
    expect([...orders[0]!].sort((left, right) => left - right)).toEqual(Array.from({ length: 50 }, (_, index) => index))
  })

  it('follow the generator that the shipped models were trained with', () => {
    const below = congruential(1)
    expect([below(1000), below(1000), below(1000)]).toEqual([748, 467, 38])
  })

  it('take nothing and one', () => {
    const none: number[] = []
    const one = Uint32Array.of(7)
    shuffle(none, congruential(1))
    shuffle(one, congruential(1))
    expect([none.length, one[0]]).toEqual([0, 7])
  })
})
