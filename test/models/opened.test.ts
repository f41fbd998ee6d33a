import { expect, test } from 'vitest'
import { openOnce } from '../../src/models/opened.js'

test('what is opened once is the same for all who ask, and an opening that failed is tried again', async () => {
  const opened = new Map<string, Promise<number>>()
  let times = 0
  const open = async () => {
    times++
    await null
    if (times === 1) throw new Error('storage')
    return times
  }
  const both = [openOnce(opened, 'network', open), openOnce(opened, 'network', open)]
  for (const opening of both) await expect(opening).rejects.toThrow('storage')
  expect(times).toBe(1)
  expect(await Promise.all([openOnce(opened, 'network', open), openOnce(opened, 'network', open)])).toEqual([2, 2])
})
