import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../bench/faults/client.js'
import { bodyOf, type Schema } from '../../bench/fuzz/bodies.js'
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
