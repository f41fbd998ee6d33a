import { expect, test } from 'vitest'
import type { ApiError } from '../../src/core/errors.js'
import { Calls } from '../../src/http/calls.js'
import type { Exchange } from '../../src/http/exchange.js'

/** A call that began some milliseconds ago. */
function call(ageMs: number) {
  const releases: (() => void)[] = []
  const exchange = { started: performance.now() - ageMs, hold: (release: () => void) => void releases.push(release) } as unknown as Exchange
  return {
    exchange,
    end: () => {
      for (const release of releases) release()
    }
  }
}

function retryAfter(calls: Calls, allowed: number): string | undefined {
  try {
    calls.enter(call(0).exchange, allowed)
    return undefined
  } catch (error) {
    return (error as ApiError).headers['retry-after']
  }
}

for (const [earlier, running, expected] of [
  [[], [0], '1'],
  [[5, 5], [3], '1'],
  // The mean of the earlier ones is 20 s.
  [Array(100).fill(20_000), [500], '20'],
  [Array(100).fill(20_000), [12_500, 3000], '8'],
  // Longer than all before: as long again.
  [[5, 5], [7500], '8'],
  [[5, 5], [500_000], '60']
] as const) {
  test(`calls running for ${running} ms: retry after ${expected} s`, () => {
    const calls = new Calls()
    for (const age of earlier) {
      const { exchange, end } = call(age)
      calls.enter(exchange, 1)
      end()
    }
    for (const age of running) calls.enter(call(age).exchange, running.length)
    expect(retryAfter(calls, running.length)).toBe(expected)
  })
}
