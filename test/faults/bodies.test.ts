/** Bodies that are costly to parse, against the built server. */
import { expect, test } from 'vitest'
import { startProcess } from './server.js'

const range = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))

test('bodies that only an attacker sends are refused before they are parsed; large honest ones are not', async () => {
  const { url } = await startProcess()
  for (const [more, status, what] of [
    [Object.fromEntries(range(40_000, (index) => [`k${index}`, 0])), 400, 'more than 1000 different keys'],
    [range(10_000, (index) => ({ [`k${index}`]: 0 })), 400, 'more than 1000 different keys'],
    [range(60_000, (index) => `s${index}`), 400, 'more than 8000 different strings'],
    [range(250_000, () => 1), 400, 'more than 50000 values'],
    ['['.repeat(5000) + ']'.repeat(5000), 400, 'more than 100 levels'],
    [
      range(1000, (index) => ({ text: `Name ${index}`, entityType: 'PERSON', language: 'eng', script: 'Latn', languageOfOrigin: 'eng', id: `${index}` })),
      200,
      ''
    ],
    [JSON.stringify('"\\{[:,'.repeat(30_000)), 200, '']
  ] as const) {
    const body = `{"content": "good morning", "more": ${typeof more === 'string' ? more : JSON.stringify(more)}}`
    const answer = await fetch(`${url}/rest/v1/language`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([answer.status, ((await answer.json()) as { message?: string }).message ?? '']).toEqual([status, what === '' ? '' : `the body has ${what}`])
  }
})
