/** The examples that the documents show are what the service answers. */
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { post, realPool, testApp } from '../http/helper.js'

const store = openModels()
let pool: AnalysisPool

beforeAll(async () => {
  pool = await realPool(store)
})
afterAll(() => pool.close())

/** Numbers to two digits after the point: the last ones differ from processor to processor. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part)))
}

for (const { name, path, examples, answer: schema } of endpoints) {
  describe(`examples of ${name}`, () => {
    for (const { summary, params = {}, request, answer } of examples) {
      it(summary, async () => {
        const given = path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter]!)
        const response = await post(testApp({ pool, store }), given, request)
        expect(rounded(response.json())).toEqual(rounded(answer))
        expect(response.statusCode).toBe(200)
        // Fields in the order in which the service writes them.
        expect(JSON.stringify(rounded(answer))).toBe(JSON.stringify(rounded(response.json())))
      }, 60_000)
    }

    it('keep to the schema of the answer', () => {
      for (const { answer } of examples) expect([...Value.Errors(schema, answer)]).toEqual([])
    })

    it('have summaries that tell them apart', () => expect(new Set(examples.map(({ summary }) => summary)).size).toBe(examples.length))
  })
}
