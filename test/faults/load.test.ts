/** Cheap requests beside slow ones, and more work than there is time for. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, startProcess } from './server.js'

const words = readFileSync(join(resolve(import.meta.dirname, '../..'), 'bench/inputs/english-300-words.txt'), 'utf8')
const neural = { language: 'eng', options: { modelType: 'DNN' } }

/** English of so many characters. */
const english = (characters: number) => words.repeat(Math.ceil(characters / words.length)).slice(0, characters)

const timed = async <T>(work: Promise<T>) => {
  const begun = performance.now()
  const result = await work
  return { result, ms: performance.now() - begun }
}

describe('beside documents that take a network seconds', () => {
  test('short requests are answered before them, and all of them in the end', async () => {
    const { url } = await startProcess({ flags: ['--preload=eng,entities:eng:DNN'] })
    const short = () => Promise.all(['/language', '/morphology/complete', '/entities'].map((path) => ask(url, path, { content: english(1000) })))
    const slow = () => ask(url, '/entities', { content: english(20_000), ...neural })
    // what threads open once is open
    const settle = [slow(), slow()]
    await short()
    await Promise.all(settle)

    let answered = 0
    const documents = Array.from({ length: 6 }, async () => {
      const { status } = await slow()
      answered++
      return status
    })
    const statuses: number[] = []
    for (let round = 0; round < 3; round++) for (const { status } of await short()) statuses.push(status)
    expect(answered).toBeLessThan(6)
    expect(statuses).toEqual(Array(9).fill(200))
    expect(await Promise.all(documents)).toEqual(Array(6).fill(200))
  })

  test('what cannot be done in its time is refused at once, with the time after which it can', async () => {
    const { url } = await startProcess({ flags: ['--preload=entities:eng:DNN', '--task-time-limit=6s'] })
    await ask(url, '/entities', { content: english(1000), ...neural })
    const refusals: { ms: number; retryAfter: number }[] = []
    let answered = 0
    await Promise.all(
      Array.from({ length: 150 }, async () => {
        const { result, ms } = await timed(ask(url, '/entities', { content: english(5000), ...neural }))
        if (result.status === 200) answered++
        else {
          expect(result.status).toBe(503)
          refusals.push({ ms, retryAfter: Number(result.headers.get('retry-after')) })
        }
      })
    )
    expect(answered).toBeGreaterThan(0)
    expect(refusals.length).toBeGreaterThan(50)
    // by count alone all of them waited for the whole of the six seconds
    expect(refusals.filter(({ ms }) => ms < 4000).length).toBeGreaterThan(refusals.length / 2)
    expect(Math.max(...refusals.map(({ retryAfter }) => retryAfter))).toBeGreaterThan(1)
    expect(refusals.every(({ retryAfter }) => Number.isInteger(retryAfter) && retryAfter >= 1)).toBe(true)
  })
})
