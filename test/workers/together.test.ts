/** Small tasks of one network are read together; nobody can tell by the answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Task } from '../../src/endpoints/endpoint.js'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { JobCompany } from '../../src/workers/company.js'
import { realPool } from '../http/helper.js'

const texts = [
  'Angela Merkel met Emmanuel Macron in Paris.',
  'Apple hired 200 engineers in Cupertino, California, said Tim Cook.',
  'Manchester City beat Arsenal 3-1 at the Etihad Stadium on Sunday, and Pep Guardiola praised Erling Haaland for his two goals in the second half.',
  'ok',
  'The World Health Organization warned on Tuesday that cases in Kenya had doubled within a month.',
  'Toyota und Siemens bauen ein Werk in Leipzig.',
  'Владимир Зеленский прибыл в Берлин.',
  '@@@@ ((( )))'
]

let pool: AnalysisPool

beforeAll(async () => {
  pool = await realPool(openModels())
})
afterAll(() => pool.close())

const answerOf = async (task: Task) => {
  const result = await pool.run(task)
  return 'answer' in result ? new TextDecoder().decode(result.answer.body) : 'no answer'
}

const document = (kind: string, text: string, options: object) => ({ kind, text, fullDetail: false, options })

describe('answers of tasks that come at once', () => {
  for (const [what, kind, options] of [
    ['neural entities', 'entities', { modelType: 'DNN', calculateConfidence: true }],
    ['ontology types', 'entities', { modelType: 'DNN', includeOntologyTypes: true }],
    ['categories', 'categories', { numCategories: 21 }]
  ] as const) {
    it(`are those of each on its own: ${what}`, async () => {
      const tasks = texts.map((text) => document(kind, text, options))
      const alone: string[] = []
      for (const task of tasks) alone.push(await answerOf(task))
      // the first one holds the worker while the others gather
      const together = await Promise.all([...tasks, ...tasks, ...tasks].map(answerOf))
      expect(together).toEqual([...alone, ...alone, ...alone])
      expect(alone.some((answer) => answer.includes('{'))).toBe(true)
    })
  }

  it('are there although the caller of one of them goes', async () => {
    const caller = new AbortController()
    const tasks = texts.map((text) => ({ ...document('entities', text, { modelType: 'DNN' }), language: 'eng' }))
    const first = answerOf(tasks[2]!)
    const gone = pool.run(tasks[4]!, caller.signal).then(
      () => 'answered',
      ({ reason }: { reason: string }) => reason
    )
    const others = Promise.all(tasks.map(answerOf))
    caller.abort()
    expect(await gone).toBe('cancelled')
    expect((await others).filter((answer) => answer.includes('entities'))).toHaveLength(texts.length)
    expect(await first).toContain('Arsenal')
  })
})

describe('a company', () => {
  it('gathers when each of its tasks waits or has ended, as often as they like', async () => {
    const company = new JobCompany(3)
    const order: string[] = []
    const task = async (name: string, rounds: number) => {
      for (let round = 1; round <= rounds; round++) {
        await company.gathered()
        order.push(`${name}${round}`)
      }
      company.leave()
    }
    await Promise.all([task('a', 1), task('b', 2), task('c', 0)])
    expect(order).toEqual(['a1', 'b1', 'b2'])
  })
})
