/** Words that a thread remembers must not keep texts alive: a process of its own, so that its heap holds nothing else. */
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

// so many requests that what rules compile by and by does not count
test('requests with long words, or with new words in long texts, leave no text in the heap', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'test/fixtures/word-memory.mjs'), join(root, 'build'), '72'])
  const grown = Object.entries(JSON.parse(stdout) as Record<string, number>)
  expect(grown).toHaveLength(11)
  // a text has 50,000 letters of one or two bytes
  expect(grown.filter(([, bytes]) => bytes > 25_000)).toEqual([])
})
