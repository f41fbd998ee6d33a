/** Junk of 50,000 characters: it costs no more than a text of that length that says something, and is let go when nobody waits for it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, startProcess } from './server.js'

const LENGTH = 50_000
const NEURAL_LENGTH = 10_000

/** English prose: the project's own documents. */
function ordinary(length: number): string {
  const folder = join(resolve(import.meta.dirname, '../..'), 'docs')
  const text = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  expect(text.length).toBeGreaterThan(length)
  return text.slice(0, length)
}

/** Processor seconds that the whole server has used until now: what else the machine does is not in them. */
async function used(url: string): Promise<number> {
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text()) ?? []
  return Number(seconds)
}

/** Processor seconds of the cheapest of some requests, all answered. */
async function cost(url: string, path: string, body: object, times: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < times; round++) {
    const before = await used(url)
    expect((await ask(url, path, body)).status).toBe(200)
    least = Math.min(least, (await used(url)) - before)
  }
  return least
}

/** Junk has twice as many tokens as prose has, and the first requests of a kind are still being compiled. */
const MARGIN = 6

describe('a text of junk', () => {
  it('takes the patterns, and the Hebrew network, about as long as a text', { timeout: 120_000 }, async () => {
    const { url } = await startProcess({ flags: ['--preload=eng'] })
    const yardstick = await cost(url, '/entities', { content: ordinary(LENGTH), language: 'eng' }, 3)
    for (const piece of ['1 000 ', '1\u00a0000 ', '000 ', '1 000 000 ', '½', '001 201 ']) {
      const content = piece.repeat(LENGTH / piece.length)
      expect(await cost(url, '/entities', { content, language: 'eng' }, 3), JSON.stringify(piece)).toBeLessThan(MARGIN * yardstick)
    }
    const hebrew = { content: '. '.repeat(LENGTH / 2), language: 'heb', options: { disambiguatorType: 'DNN' } }
    expect(await cost(url, '/morphology/complete', hebrew, 3)).toBeLessThan(MARGIN * yardstick)
  })

  it('frees the worker when its caller hangs up', { timeout: 120_000 }, async () => {
    const { url } = await startProcess()
    await ask(url, '/entities', { content: 'Anna', language: 'eng' })
    const caller = new AbortController()
    const given = ask(url, '/entities', { content: '½'.repeat(LENGTH), language: 'eng' }, {}, caller.signal).catch(() => 'gone')
    await new Promise((resolve) => setTimeout(resolve, 100))
    caller.abort()
    await given
    const waited = performance.now()
    expect((await ask(url, '/language', { content: 'Who is next?' })).status).toBe(200)
    expect(performance.now() - waited).toBeLessThan(2000)
  })

  it('takes the network no longer than a text', { timeout: 120_000 }, async () => {
    const { url } = await startProcess({ flags: ['--preload=entities:eng:DNN'] })
    const body = (content: string) => ({ content, language: 'eng', options: { modelType: 'DNN' } })
    const yardstick = await cost(url, '/entities', body(ordinary(NEURAL_LENGTH)), 2)
    for (const piece of ['@', '(', '[]', '“‘', 'aя中']) {
      expect(await cost(url, '/entities', body(piece.repeat(NEURAL_LENGTH / piece.length)), 2), piece).toBeLessThan(yardstick)
    }
  })
})
