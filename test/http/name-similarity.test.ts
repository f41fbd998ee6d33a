/** `/name-similarity`: what requests become, and answers with real workers and models behind them. */
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NameSimilarityAnswerSchema } from '../../src/endpoints/name-similarity/endpoint.js'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { EchoPool, post, realPool, testApp } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

const plain = { kind: 'name-similarity', left: { text: 'Jim Gunn' }, right: { text: 'James Gunn' }, explained: false }

describe('a request becomes a task', () => {
  for (const [body, task] of [
    [{}, {}],
    [{ name1: { text: ' Jim Gunn\n' } }, {}],
    [
      { name1: { text: 'Jim Gunn', language: 'EN', entityType: 'person', script: 'latn', gender: 'male' } },
      { left: { text: 'Jim Gunn', kind: 'PERSON', language: 'eng', script: 'Latn', gender: 'MALE' } }
    ],
    [{ name1: { text: 'Jim\u0000Gunn', language: 'xxx', script: null, extra: 1 } }, {}],
    [{ parameters: { deletionScore: '0.5', finalBias: 1, unknown: 'x' } }, { parameters: { deletionScore: 0.5, finalBias: 1 } }],
    [{ parameters: {} }, {}]
  ] as const) {
    test(JSON.stringify(body), async () => {
      const pool = new EchoPool()
      expect((await post(testApp({ pool }), '/name-similarity', { name1: 'Jim Gunn', name2: { text: 'James Gunn' }, ...body })).statusCode).toBe(200)
      expect(pool.tasks).toEqual([{ ...plain, ...task }])
    })
  }
})

describe('a body that is not acceptable', () => {
  for (const [body, code, message] of [
    [{ name1: undefined }, 'badRequestFormat', 'field "name1": expected required property'],
    [{ name1: '' }, 'badRequestFormat', 'field "name1": the name is empty'],
    [{ name2: { text: ' \t' } }, 'badRequestFormat', 'field "name2.text": the name is empty'],
    [{ name2: { text: '?! 🙂' } }, 'badRequest', 'field "name2.text": there is no letter in it'],
    [{ name2: { text: '\ud800' } }, 'badRequestFormat', 'field "name2.text": the name is empty'],
    [{ name1: 5 }, 'badRequestFormat', 'field "name1": expected object or string'],
    [{ name1: {} }, 'badRequestFormat', 'field "name1.text": expected required property'],
    [{ name1: 'x'.repeat(501) }, 'badRequest', 'field "name1": expected string length less or equal to 500'],
    [{ name1: { text: 'x'.repeat(501) } }, 'badRequest', 'field "name1.text": expected string length less or equal to 500'],
    [{ name1: { text: 'x', language: 'zz' } }, 'badRequest', 'field "name1.language": language zz is not known'],
    [{ name1: { text: 'x', language: 'constructor' } }, 'badRequest', 'field "name1.language": language constructor is not known'],
    [{ name1: { text: 'x', script: 'Klin' } }, 'badRequest', 'field "name1.script": script Klin is not known'],
    [{ name1: { text: 'x', entityType: 'DOG' } }, 'badRequest', 'field "name1.entityType": expected one of PERSON, LOCATION, ORGANIZATION'],
    [{ name1: { text: 'x', gender: 'X' } }, 'badRequest', 'field "name1.gender": expected one of FEMALE, MALE, NONBINARY'],
    [{ parameters: { finalBias: 'much' } }, 'badRequestFormat', 'field "parameters.finalBias": expected number'],
    [{ parameters: [] }, 'badRequestFormat', 'field "parameters": expected object']
  ] as const) {
    test(JSON.stringify(body).slice(0, 80), async () => {
      const answer = await post(testApp({ pool: new EchoPool() }), '/name-similarity', { name1: 'a', name2: 'b', ...body })
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

  const ask = async (body: object, path = '/name-similarity') => {
    const answer = await post(testApp({ pool, store }), path, body)
    expect(answer.statusCode, answer.body).toBe(200)
    expect([...Value.Errors(NameSimilarityAnswerSchema, answer.json())]).toEqual([])
    return answer.json()
  }
  const score = async (name1: unknown, name2: unknown) => (await ask({ name1, name2 })).score as number

  test('the same name is 1, others are less', async () => {
    expect(await score('John Smith', 'john smith')).toBe(1)
    expect(await score('John Smith', 'Jon Smith')).toBeLessThan(1)
  })

  for (const [name1, name2] of [
    ['William Jefferson Clinton', 'Bill Clinton'],
    ['Владимир Путин', 'Vladimir Putin'],
    ['Muhammad Ali', 'محمد علي'],
    ['Xi Jinping', '习近平'],
    ['Gonzalez, Maria', 'Maria González'],
    [
      { text: 'International Business Machines Corp.', entityType: 'ORGANIZATION' },
      { text: 'IBM', entityType: 'ORGANIZATION' }
    ],
    [
      { text: 'München', entityType: 'LOCATION' },
      { text: 'Muenchen', entityType: 'LOCATION' }
    ]
  ] as const) {
    test(`${JSON.stringify(name1)} and ${JSON.stringify(name2)} are one, in both orders`, async () => {
      const there = await score(name1, name2)
      expect(there).toBeGreaterThan(0.75)
      expect(await score(name2, name1)).toBe(there)
    })
  }

  for (const [name1, name2] of [
    ['John Smith', 'Mary Jones'],
    ['Владимир Путин', 'Barack Obama'],
    [
      { text: 'Bank of China', entityType: 'ORGANIZATION' },
      { text: 'Deutsche Telekom AG', entityType: 'ORGANIZATION' }
    ],
    ['a', '习近平'],
    ['1', '2']
  ] as const) {
    test(`${JSON.stringify(name1)} and ${JSON.stringify(name2)} are two`, async () => expect(await score(name1, name2)).toBeLessThan(0.4))
  }

  test('tells how a score came about with full detail only', async () => {
    const request = { name1: 'Jim Gunn', name2: 'James T. Gunn' }
    expect(await ask(request)).not.toHaveProperty('tokens')
    const { tokens } = await ask(request, '/name-similarity?output=glossa')
    expect(tokens).toContainEqual(expect.objectContaining({ left: 'gunn', right: 'gunn', kind: 'exact', score: 1 }))
    expect(tokens).toContainEqual(expect.objectContaining({ right: 't', kind: 'missing' }))
  })

  for (const [name1, name2] of [
    ['International Business Machines', 'IBM'],
    ['EBU', 'European Broadcasting Union'],
    ['NATO', 'North Atlantic Treaty Organization']
  ] as const) {
    test(`${name1} and ${name2} are told as one pair`, async () => {
      const [left, right] = [name1, name2].map((text) => ({ text, entityType: 'ORGANIZATION' }))
      const { tokens } = await ask({ name1: left, name2: right }, '/name-similarity?output=glossa')
      expect(tokens).toEqual([{ left: name1.toLowerCase(), right: name2.toLowerCase(), kind: 'initialism', score: expect.any(Number), weight: 1 }])
    })
  }

  test('parameters move the score', async () => {
    const request = { name1: 'Jim Gunn', name2: 'James Gunn' }
    const usual = (await ask(request)).score
    expect((await ask({ ...request, parameters: { finalBias: '-0.2' } })).score).toBeCloseTo(usual - 0.2, 3)
    expect((await ask({ ...request, parameters: { finalBias: 5 } })).score).toBe(0.99)
    expect((await ask({ ...request, parameters: { finalBias: -5 } })).score).toBe(0)
  })

  for (const text of ['é'.repeat(500), '山'.repeat(500), 'ش'.repeat(500), 'a '.repeat(250), '1 '.repeat(250), '김'.repeat(500), 'x', '٣', 'Олег Braun 山田']) {
    test(`a name of ${JSON.stringify(text.slice(0, 12))} is compared`, async () => {
      const told = await score(text, 'John Smith')
      expect(told).toBeGreaterThanOrEqual(0)
      expect(told).toBeLessThan(0.6)
      expect(await score(text, text)).toBe(1)
    })
  }
})
