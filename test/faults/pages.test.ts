/** Pages that take long to read, or would, beside pages that do not. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, startProcess } from './server.js'

// Pages are slow on purpose, and slower beside other work.
vi.setConfig({ testTimeout: 120_000 })

const text = 'The river rose again overnight, the council said, and the lower bridge was closed.'
const hostile = '<b>'.repeat(200_000)
const pages: Readonly<Record<string, string>> = {
  '/innocent': `<!doctype html><html><body><nav><a href="/">Home</a></nav><article><h1>Bridge closed</h1>${`<p>${text}</p>`.repeat(5)}</article></body></html>`,
  '/hostile': hostile,
  // As slow as a page may be: one and a half seconds or more of work.
  '/slow': '< a'.repeat(200_000),
  // Spaces that the search for the article would match in the square of their number.
  '/spaces': `<head><meta property="${' '.repeat(300_000)}" content="x"></head><p>${text}</p>`
}
const origin = createServer((request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(pages[request.url ?? '']))
let base: string

beforeAll(async () => {
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
})
afterAll(() => void origin.close())

const start = (extractTimeLimit: string) =>
  startProcess({ flags: ['--content-uri-allow=127.0.0.1', `--content-uri-extract-time-limit=${extractTimeLimit}`, '--max-characters=1000000'] })

test('pages that would block a thread are refused, in a document and in a file, and the others are read', async () => {
  const { url } = await start('8s')
  const read = (path: string) => ask(url, '/language', { contentUri: base + path })
  const upload = async () => {
    const form = new FormData()
    form.append('content', new Blob([hostile], { type: 'text/html' }), 'page.html')
    const answer = await fetch(`${url}/rest/v1/language`, { method: 'POST', body: form })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const refused = [...Array.from({ length: 8 }, () => read('/hostile')), upload(), upload()]
  await sleep(300)
  for (const { status, body } of await Promise.all(Array.from({ length: 4 }, () => read('/innocent'))))
    expect([status, body]).toMatchObject([200, { languageDetections: [{ language: 'eng' }] }])
  for (const { status, body } of await Promise.all(refused))
    expect([status, body]).toEqual([400, { code: 'badRequest', message: expect.stringContaining('too many tags') }])
})

test('a page that takes its time leaves the other thread to the others', async () => {
  const { url } = await start('30s')
  const read = (path: string) => ask(url, '/language', { contentUri: base + path })
  // Both threads have started and know the code.
  await Promise.all([read('/innocent'), read('/innocent')])
  const ended: string[] = []
  const slow = read('/slow').then(() => ended.push('slow'))
  await sleep(200)
  for (let round = 0; round < 3; round++) ended.push(String((await read('/innocent')).status))
  await slow
  expect(ended).toEqual(['200', '200', '200', 'slow'])
})

test('a page that runs out of its own time is refused, who waits too long may come again', async () => {
  const { url } = await start('200')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(url, '/language', { contentUri: `${base}/slow` })))
  const kinds = answers.map(({ status, headers, body }) => [status, headers.get('retry-after') !== null, String(body['message'])])
  expect(kinds.filter(([status]) => status === 400).length).toBeGreaterThanOrEqual(2)
  expect(kinds.filter(([status]) => status === 503).length).toBeGreaterThanOrEqual(1)
  for (const [status, comeAgain, message] of kinds)
    expect([status, comeAgain, message]).toEqual(
      status === 503
        ? [503, true, 'the turn of the document did not come in time; try again']
        : [400, false, 'the document takes too long to be reduced to its text']
    )
})

test('a page of spaces in the wrong place is read like others', async () => {
  const { url } = await start('10s')
  expect(await ask(url, '/language', { contentUri: `${base}/spaces` })).toMatchObject({ status: 200, body: { languageDetections: [{ language: 'eng' }] } })
})

test('callers who hang up while a thread starts do not end the process', async () => {
  const { url, child, errors } = await start('30s')
  const until = performance.now() + 5000
  const hangUps = async (offset: number) => {
    for (let round = 0; performance.now() < until; round++)
      await ask(url, '/language', { contentUri: `${base}/innocent` }, {}, AbortSignal.timeout(10 + ((round * 67 + offset) % 400))).catch(() => {})
  }
  await Promise.all([hangUps(0), hangUps(31)])
  expect([child.exitCode, child.signalCode, errors()]).toEqual([null, null, expect.not.stringContaining('FATAL')])
  expect(await ask(url, '/language', { contentUri: `${base}/innocent` })).toMatchObject({ status: 200 })
})
