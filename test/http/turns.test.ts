import { expect, test } from 'vitest'
import { Turns } from '../../src/http/bulk/turns.js'

/** Reads without end in steps of two milliseconds, as long as `goesOn`. */
async function read(turns: Turns, steps: number[], reader: number, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const until = performance.now() + 2
    while (performance.now() < until) {}
    steps[reader] = (steps[reader] ?? 0) + 1
    await turns.next()
  }
}

test('readers of lines share one turn of the thread, whatever their number, and each has its part', async () => {
  const turns = new Turns()
  const steps: number[] = []
  let rounds = 0
  const readers = Array.from({ length: 10 }, (_, reader) => read(turns, steps, reader, () => rounds < 60))
  while (rounds < 60) {
    await new Promise((resolve) => setImmediate(resolve))
    rounds++
  }
  await Promise.all(readers)
  const all = steps.reduce((sum, count) => sum + count, 0)
  // ten readers with a turn of their own take three steps each in every round
  expect(all / rounds).toBeLessThan(8)
  expect(Math.min(...steps)).toBeGreaterThan(2)
})
