/** `/name-deduplication`: what requests become, and answers with real workers and models behind them. */
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NameDeduplicationAnswerSchema } from '../../src/endpoints/name-deduplication/endpoint.js'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { EchoPool, post, realPool, testApp } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

describe('a request becomes a task', () => {
  for (const [body, task] of [
    [{}, {}],
    [{ threshold: '0.8' }, { threshold: 0.8 }],
    [{ threshold: null }, {}],
    [{ names: ['a', { text: 'b', language: 'ru' }] }, { names: [{ text: 'a' }, { text: 'b', language: 'rus' }] }]
  ] as const) {
    test(JSON.stringify(body), async () => {
      const pool = new EchoPool()
      expect((await post(testApp({ pool }), '/name-deduplication', { names: ['x'], ...body })).statusCode).toBe(200)
      expect(pool.tasks).toEqual([{ kind: 'name-deduplication', names: [{ text: 'x' }], threshold: 0.75, ...task }])
    })
  }
})

describe('a body that is not acceptable', () => {
  for (const [body, code, message] of [
    [{ names: undefined }, 'badRequestFormat', 'field "names": expected required property'],
    [{ names: [] }, 'badRequest', 'field "names": expected array length to be greater or equal to 1'],
    [{ names: 'x' }, 'badRequestFormat', 'field "names": expected array'],
    [{ names: Array.from({ length: 1001 }, () => 'x') }, 'badRequest', 'field "names": expected array length to be less or equal to 1000'],
    [{ names: ['x', { text: '' }] }, 'badRequestFormat', 'field "names.1.text": the name is empty'],
    [{ names: ['x', 'x', '?'] }, 'badRequest', 'field "names.2": there is no letter in it'],
    [{ names: ['x', 5] }, 'badRequestFormat', 'field "names.1": expected object or string'],
    [{ names: [null] }, 'badRequestFormat', 'field "names.0": expected object or string'],
    [{ names: [{ text: 'x', language: 'zz' }] }, 'badRequest', 'field "names.0.language": language zz is not known'],
    [{ threshold: 1.1 }, 'badRequest', 'field "threshold": expected number to be less or equal to 1'],
    [{ threshold: 'much' }, 'badRequestFormat', 'field "threshold": expected number']
  ] as const) {
    test(JSON.stringify(body).slice(0, 80), async () => {
      const answer = await post(testApp({ pool: new EchoPool() }), '/name-deduplication', { names: ['x'], ...body })
      expect([answer.statusCode, answer.json()]).toEqual([400, { code, message }])
    })
  }
})

describe('answers', () => {
  const store = openModels()
  let pool: AnalysisPool

  beforeAll(async () => {
    pool = await realPool(store)
  })
  afterAll(() => pool.close())

  const ask = async (body: object) => {
    const answer = await post(testApp({ pool, store }), '/name-deduplication', body)
    expect(answer.statusCode, answer.body).toBe(200)
    expect([...Value.Errors(NameDeduplicationAnswerSchema, answer.json())]).toEqual([])
    return answer.json().results as string[]
  }

  test('puts spellings and scripts of one name together, numbered by first appearance', async () => {
    const names = ['Vladimir Putin', 'Barack Obama', 'Владимир Путин', 'Obama, Barack', 'Angela Merkel', '普京']
    const results = await ask({ names })
    expect(results.slice(0, 5)).toEqual(['1', '2', '1', '2', '3'])
  })

  test('a higher threshold splits more; 0 puts all together, 1 the same names only', async () => {
    const names = ['John Smith', 'Jon Smith', 'John Smith', 'Mary Jones']
    expect(await ask({ names, threshold: 0 })).toEqual(['1', '1', '1', '1'])
    expect(await ask({ names, threshold: 1 })).toEqual(['1', '2', '1', '3'])
  })

  test('a thousand names', async () => {
    const syllables = ['ka', 'ro', 'mi', 'ten', 'bul', 'gos', 'ya', 'wen', 'dor', 'chi']
    const word = (number: number) => [...String(number).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join('')
    const names = Array.from({ length: 1000 }, (_, place) => `${word(place)} ${word((place * 7919) % 1000)}`)
    const results = await ask({ names })
    expect(results).toHaveLength(1000)
    expect(new Set(results).size).toBeGreaterThan(100)
  })
})
