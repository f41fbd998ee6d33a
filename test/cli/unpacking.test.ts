import { expect, test } from 'vitest'
import type { Context } from '../../src/cli/context.js'
import { unpackingProgress } from '../../src/cli/unpacking.js'

/** What is written of shares that come at times, in seconds. */
function written(isTTY: boolean, shares: readonly (readonly [seconds: number, share: number])[]): string[] {
  const parts: string[] = []
  let seconds = 0
  const stream = { isTTY, write: (text: string) => parts.push(text) > 0 } as unknown as Context['stderr']
  const tell = unpackingProgress(stream, () => 1000 * seconds)
  for (const [at, share] of shares) {
    seconds = at
    tell(share)
  }
  return parts
}

test('a line every five seconds, where nobody looks', () => {
  const shares = Array.from({ length: 121 }, (_, step) => [step / 10, step / 120] as const)
  expect(written(false, shares)).toEqual(['glossa: unpacking the knowledge base: 41 %\n', 'glossa: unpacking the knowledge base: 83 %\n'])
})

test('a bar in its place on a terminal, wiped at the end', () => {
  expect(
    written(true, [
      [0.1, 0.1],
      [1, 0.25],
      [2, 0.999],
      [2.1, 1]
    ])
  ).toEqual([
    `\r\x1b[Kglossa: unpacking the knowledge base [${'#'.repeat(10)}${'.'.repeat(30)}] 25 %`,
    `\r\x1b[Kglossa: unpacking the knowledge base [${'#'.repeat(39)}.] 99 %`,
    '\r\x1b[K'
  ])
})
