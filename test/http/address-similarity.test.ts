/** `/address-similarity`: what requests become, and answers with real workers and models behind them. */
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AddressSimilarityAnswerSchema } from '../../src/endpoints/address-similarity/endpoint.js'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { EchoPool, post, realPool, testApp } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

const plain = { kind: 'address-similarity', left: { city: 'Rome' }, right: 'Rome', explained: false }

describe('a request becomes a task', () => {
  for (const [body, task] of [
    [{}, {}],
    [{ address1: { city: ' Rome\n', road: null, house: '', extra: {}, uid: [1] } }, {}],
    [{ address1: { houseNumber: 12, postCode: 501.5, city: 'Rome' } }, { left: { houseNumber: '12', postCode: '501.5', city: 'Rome' } }],
    [{ address1: { city: 'Ro\u0000me', unit: '?!' } }, { left: { city: 'Ro me' } }],
    [{ address2: '1 Main St\nRome' }, { right: '1 Main St\nRome' }],
    [{ address1: { city: 'x'.repeat(500) } }, { left: { city: 'x'.repeat(500) } }],
    [
      { parameters: { cityAddressFieldWeight: '0.5', addressFinalBias: 1, unknown: 'x' } },
      { parameters: { cityAddressFieldWeight: 0.5, addressFinalBias: 1 } }
    ],
    [{ parameters: {} }, {}],
    [{ parameters: null }, {}]
  ] as const) {
    test(JSON.stringify(body).slice(0, 80), async () => {
      const pool = new EchoPool()
      expect((await post(testApp({ pool }), '/address-similarity', { address1: { city: 'Rome' }, address2: 'Rome', ...body })).statusCode).toBe(200)
      expect(pool.tasks).toEqual([{ ...plain, ...task }])
    })
  }
})

describe('a body that is not acceptable', () => {
  for (const [body, code, message] of [
    [{ address1: undefined }, 'badRequestFormat', 'field "address1": expected required property'],
    [{ address1: '' }, 'badRequestFormat', 'field "address1": the address is empty'],
    [{ address2: {} }, 'badRequestFormat', 'field "address2": the address has no field'],
    [{ address2: { city: null, road: ' ' } }, 'badRequestFormat', 'field "address2": the address has no field'],
    [{ address2: { nothing: 'x' } }, 'badRequestFormat', 'field "address2": the address has no field'],
    [{ address1: { city: '?!', road: '--' } }, 'badRequest', 'field "address1": there is no letter or digit in any field'],
    [{ address1: '🏠🏡' }, 'badRequest', 'field "address1": there is no letter or digit in it'],
    [{ address1: '\ud800' }, 'badRequestFormat', 'field "address1": the address is empty'],
    [{ address1: 5 }, 'badRequestFormat', 'field "address1": expected object or string'],
    [{ address1: ['Rome'] }, 'badRequestFormat', 'field "address1": expected object or string'],
    [{ address1: { city: ['Rome'] } }, 'badRequestFormat', 'field "address1.city": expected string or number'],
    [{ address1: { city: { name: 'Rome' } } }, 'badRequestFormat', 'field "address1.city": expected string or number'],
    ['{"address1":{"city":1e999},"address2":"Rome"}', 'badRequestFormat', 'field "address1.city": expected string or number, not a number beyond 1.8e308'],
    ['{"address1":"Rome","address2":{"poBox":-1e999}}', 'badRequestFormat', 'field "address2.poBox": expected string or number, not a number beyond 1.8e308'],
    [{ address1: { city: true } }, 'badRequestFormat', 'field "address1.city": expected string or number'],
    [{ address1: 'x'.repeat(501) }, 'badRequest', 'field "address1": expected string length less or equal to 500'],
    [{ address2: { road: 'x'.repeat(501) } }, 'badRequest', 'field "address2.road": expected string length less or equal to 500'],
    [{ parameters: { addressFinalBias: 'much' } }, 'badRequestFormat', 'field "parameters.addressFinalBias": expected number'],
    [{ parameters: { roadAddressFieldWeight: [] } }, 'badRequestFormat', 'field "parameters.roadAddressFieldWeight": expected number'],
    [{ parameters: [] }, 'badRequestFormat', 'field "parameters": expected object']
  ] as const) {
    test(JSON.stringify(body).slice(0, 80), async () => {
      const answer = await post(
        testApp({ pool: new EchoPool() }),
        '/address-similarity',
        typeof body === 'string' ? body : { address1: 'Rome 1', address2: 'Rome 2', ...body }
      )
      expect([answer.statusCode, answer.json()]).toEqual([400, { code, message }])
    })
  }
})

test('languages are told in pairs', async () => {
  const answer = await testApp({ pool: new EchoPool() }).inject('/rest/v1/address-similarity/supported-languages')
  const english = { language: 'eng', script: 'Latn' }
  expect(answer.json().supportedLanguagePairs).toContainEqual({ source: english, target: english, licensed: true })
  expect(answer.json().supportedLanguagePairs).toContainEqual({
    source: { language: 'zho', script: 'Hant' },
    target: { language: 'zho', script: 'Hans' },
    licensed: true
  })
})

describe('answers', () => {
  const store = openModels()
  let pool: AnalysisPool
  beforeAll(async () => {
    pool = await realPool(store)
  })
  afterAll(() => pool.close())

  const ask = async (body: object, path = '/address-similarity') => {
    const answer = await post(testApp({ pool, store }), path, body)
    expect(answer.statusCode, answer.body).toBe(200)
    expect([...Value.Errors(AddressSimilarityAnswerSchema, answer.json())]).toEqual([])
    return answer.json()
  }
  const score = async (address1: unknown, address2: unknown) => (await ask({ address1, address2 })).score as number
  const fields = { houseNumber: 1600, road: 'Pennsylvania Ave NW', city: 'Washington', state: 'DC', postCode: 20500 }

  test('fields, lines, and one of each', async () => {
    const line = '1600 Pennsylvania Avenue Northwest, Washington, DC 20500'
    expect(await score(fields, fields)).toBe(1)
    expect(await score(line, line.toUpperCase())).toBe(1)
    const there = await score(fields, line)
    expect(there).toBeGreaterThan(0.8)
    expect(there).toBeLessThan(1)
    expect(await score(line, fields)).toBe(there)
  })

  test('another number is another address', async () => expect(await score(fields, { ...fields, houseNumber: 1602 })).toBeLessThan(0.5))

  test('tells how a score came about with full detail only', async () => {
    const request = { address1: fields, address2: '1600 Pennsylvania Ave NW, Washington, DC 20500' }
    expect(Object.keys(await ask(request))).toEqual(['score'])
    const told = await ask(request, '/address-similarity?output=glossa')
    expect(told.address2).toMatchObject({ houseNumber: '1600', city: 'Washington' })
    expect(told.fields).toContainEqual(expect.objectContaining({ leftField: 'houseNumber', rightField: 'houseNumber', kind: 'exact', score: 1 }))
  })

  test('parameters move the score', async () => {
    const request = { address1: fields, address2: { ...fields, postCode: '90210' } }
    const usual = (await ask(request)).score
    expect((await ask({ ...request, parameters: { postCodeAddressFieldWeight: '0' } })).score).toBe(1)
    expect((await ask({ ...request, parameters: { addressFinalBias: -0.2 } })).score).toBeCloseTo(usual - 0.2, 3)
    expect((await ask({ ...request, parameters: { addressFinalBias: -5 } })).score).toBe(0)
  })

  for (const text of ['<p>5 <b>Elm</b></p>', 'a '.repeat(250), '山'.repeat(500), '1 '.repeat(250), 'x', '٣', '10 Main St, Rome; 20 Oak St, Paris', '5️⃣'])
    test(`${JSON.stringify(text.slice(0, 20))} is compared`, async () => {
      const told = await score(text, '99 Elm Road, Chicago, IL 60601')
      expect(told).toBeGreaterThanOrEqual(0)
      expect(told).toBeLessThan(0.5)
    })
})
