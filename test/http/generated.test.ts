import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../bench/faults/client.js'
import { bodyOf, type Schema } from '../../bench/fuzz/bodies.js'
import { answerOfLine, askLines, canBeLine } from '../../bench/fuzz/bulk.js'
import { faultOf, type InterfaceDocument, type Target, targetsOf } from '../../bench/fuzz/check.js'
import { type BenchServer, startServer } from '../../bench/server.js'

const LIMIT_MS = 60_000
/** Requests of each endpoint; `npm run bench -- fuzz` sends many more. */
const EACH = 25

let server: BenchServer
let targets: Target[]

beforeAll(async () => {
  server = await startServer(['--log-level', 'silent'])
  targets = targetsOf((await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDocument)
}, LIMIT_MS)
afterAll(() => server.stop())

describe('requests that are made from the interface document', () => {
  it('are answered as it says, by every endpoint', { timeout: 4 * LIMIT_MS }, async () => {
    expect(targets.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/language', '/entities', '/morphology/lemmas', '/name-deduplication', '/address-similarity'])
    )
    let answered = 0
    for (const target of targets) {
      for (const body of fc.sample(bodyOf(target.schema as Schema), { numRuns: EACH, seed: 42 })) {
        const answer = await ask(server.url, target.path, body, { limitMs: LIMIT_MS })
        expect(faultOf(target, answer), `${target.path} ${body.slice(0, 300)}`).toBeUndefined()
        if (answer.status === 200) answered++
      }
    }
    // the greater part is no refusal, or nothing behind the door was tried
    expect(answered).toBeGreaterThan((targets.length * EACH) / 4)
  })

  it('are answered alike as lines of a bulk request', { timeout: 4 * LIMIT_MS }, async () => {
    const agent = new Agent()
    for (const target of targets.filter(({ path }) => path === '/language' || path === '/name-similarity')) {
      const lines = fc.sample(bodyOf(target.schema as Schema), { numRuns: EACH, seed: 43 }).filter(canBeLine)
      const answers = await askLines(server.url, target.path, lines, { agent, limitMs: LIMIT_MS })
      for (const [place, line] of lines.entries()) {
        // a line may also be a text alone
        if (line.startsWith('"')) continue
        const alone = await ask(server.url, target.path, line, { limitMs: LIMIT_MS })
        expect({ status: answers[place]!.status, fault: faultOf(target, answers[place]!) }, line.slice(0, 300)).toEqual({
          status: alone.status,
          fault: undefined
        })
      }
    }
  })

  it('a line of a bulk answer tells what a single answer would', () => {
    expect(answerOfLine('{"languageDetections":[]}', 7)).toMatchObject({ status: 200, body: '{"languageDetections":[]}' })
    expect(answerOfLine('{"text":"no \\"error\\": here"}', 7)).toMatchObject({ status: 200 })
    expect(answerOfLine('{"error":{"code":"badRequestFormat","message":"no"},"line":7}', 7)).toMatchObject({
      status: 400,
      body: '{"code":"badRequestFormat","message":"no"}'
    })
    // of another line, and of a code that nobody knows
    expect(answerOfLine('{"error":{"code":"badRequestFormat","message":"no"},"line":8}', 7)).toMatchObject({ status: 0 })
    expect(answerOfLine('{"error":{"code":"odd","message":"no"},"line":7}', 7)).toMatchObject({ status: 500 })
    expect([canBeLine('{}'), canBeLine('{\n}'), canBeLine(' ')]).toEqual([true, false, false])
  })

  it('a fault is seen where there is one', () => {
    const target = targets.find(({ path }) => path === '/language')!
    const of = (status: number, body: unknown, retryAfter = false) => faultOf(target, { status, body: JSON.stringify(body), retryAfter })
    expect(of(500, {})).toMatch('500')
    expect(of(503, {})).toMatch('Retry-After')
    expect(of(503, {}, true)).toBeUndefined()
    expect(of(418, {})).toMatch('does not name')
    expect(of(200, { languageDetections: 7 })).toMatch('not the answer')
    expect(of(400, { message: 'no' })).toMatch('without code')
    expect(of(400, { code: 'x', message: 'TypeError: x' })).toMatch('inside')
    expect(of(400, { code: 'badRequest', message: 'field "x"' })).toBeUndefined()
    expect(faultOf(target, { status: 200, body: '<html>', retryAfter: false })).toBe('no JSON')
  })
})
