/** Two pools as one, with real threads whose tasks say what they do (`test/fixtures/pool-worker.mjs`). */
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { HandingOverPool } from '../../src/service/handing-over.js'
import { type AnalysisPool, PoolError } from '../../src/workers/analysis-pool.js'
import { createPool, type PoolOptions } from '../../src/workers/pool.js'

const workerFile = fileURLToPath(new URL('../fixtures/pool-worker.mjs', import.meta.url))
const open: AnalysisPool[] = []

function poolOf(options: Partial<PoolOptions> = {}): Promise<AnalysisPool> {
  const weigh = () => ({ group: 'test', units: 1, guessMs: 1 })
  return createPool({ store: openModels(), workers: 1, workerFile, queueLength: 256, timeLimitMs: 30_000, settings: {}, weigh, ...options })
}

async function bothPools(knowledge: Partial<PoolOptions> = {}, timeLimitMs = 30_000) {
  const pools = { analysis: await poolOf({ timeLimitMs }), knowledge: await poolOf({ timeLimitMs, ...knowledge }) }
  const both = new HandingOverPool({ ...pools, open: () => Promise.reject(new Error('it is open')), timeLimitMs })
  open.push(both)
  return { both, ...pools }
}

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close()
})

const task = (text: string) => ({ kind: 'language', text })
const text = (outcome: Awaited<ReturnType<AnalysisPool['run']>>) => ('answer' in outcome ? new TextDecoder().decode(outcome.answer.body) : 'no answer')
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    ({ reason }: PoolError) => reason
  )

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('two pools', () => {
  it('answer what is handed over, and what is not', async () => {
    const { both } = await bothPools()
    expect(both.ready).toBe(true)
    expect(text(await both.run(task('echo one')))).toBe('echo one')
    expect(text(await both.run(task('handover echo two')))).toBe('echo two')
    expect([both.running, both.queueLength, both.knowledge.running, both.knowledge.queueLength]).toEqual([0, 0, 0, 0])
  })

  it('answer what was handed over while every analysis worker is busy', async () => {
    const { both, analysis, knowledge } = await bothPools()
    const caller = new AbortController()
    const linked = both.run(task('handover sleep 50'))
    const others = Array.from({ length: 5 }, () => reasonOf(both.run(task('sleep 60000'), caller.signal)))
    expect(text(await linked)).toBe('sleep 50')
    expect([analysis.running + analysis.queueLength, knowledge.running + knowledge.queueLength]).toEqual([5, 0])
    caller.abort()
    expect(await Promise.all(others)).toEqual(Array(5).fill('cancelled'))
  })

  it('book the times of both on the task', async () => {
    const result = { queueMs: 1, workMs: 2, stages: { tokens: 3, write: 1 } }
    const rest = { answer: { body: new Uint8Array() }, queueMs: 10, workMs: 20, stages: { linking: 30, write: 4 } }
    const stub = (run: AnalysisPool['run']): AnalysisPool => ({ run, queueLength: 0, backgroundQueueLength: 0, running: 0, ready: true, close: async () => {} })
    const handing = stub(async (given) => ({ handover: given, ...result }))
    const parts = { analysis: handing, open: async () => stub(async () => rest), timeLimitMs: 1000 }
    expect(await new HandingOverPool(parts).run(task('x'))).toEqual({ ...rest, queueMs: 11, workMs: 22, stages: { tokens: 3, write: 5, linking: 30 } })
    const failing = new HandingOverPool({ ...parts, open: async () => stub(() => Promise.reject(new PoolError('overloaded', { retryMs: 7 }))) })
    await expect(failing.run(task('x'))).rejects.toMatchObject({ reason: 'overloaded', retryMs: 7, times: result })
  })

  it('give up a caller who goes while the rest is done', async () => {
    const { both, knowledge } = await bothPools()
    const caller = new AbortController()
    const gone = reasonOf(both.run(task('handover sleep 60000'), caller.signal))
    await until(() => knowledge.running === 1)
    caller.abort()
    expect(await gone).toBe('cancelled')
    expect(text(await both.run(task('handover echo')))).toBe('echo')
  })

  it('give the rest the time that is left, not its whole time again', async () => {
    const limits: (number | undefined)[] = []
    const { analysis } = await bothPools()
    const knowledge: AnalysisPool = {
      ...{ queueLength: 0, backgroundQueueLength: 0, running: 0, ready: true, close: async () => {} },
      run: async (_, __, limitMs) => {
        limits.push(limitMs)
        return { answer: { body: new Uint8Array() }, queueMs: 0, workMs: 0, stages: {} }
      }
    }
    await new HandingOverPool({ analysis, open: async () => knowledge, timeLimitMs: 1000 }).run(task('handover echo'))
    expect(limits[0]).toBeGreaterThan(0)
    expect(limits[0]).toBeLessThan(1000)
    const slow: AnalysisPool = { ...knowledge, run: async (given) => ({ handover: given, queueMs: 0, workMs: 0, stages: {} }) }
    expect(await reasonOf(new HandingOverPool({ analysis: slow, open: async () => knowledge, timeLimitMs: 0 }).run(task('x')))).toBe('timeout')
    expect(limits).toHaveLength(1)
  })

  it('give up at the time limit and end a thread that does not listen', async () => {
    const { both } = await bothPools({ graceMs: 20 }, 60)
    expect(await reasonOf(both.run(task('handover deaf 60000')))).toBe('timeout')
    let answer = ''
    while (answer !== 'echo') answer = await both.run(task('handover echo')).then(text, () => '')
  })

  it('refuse what is handed over to a full queue, and go on analysing', async () => {
    const { both, knowledge } = await bothPools({ queueLength: 1 })
    const caller = new AbortController()
    const busy = [reasonOf(both.run(task('handover sleep 60000'), caller.signal)), reasonOf(both.run(task('handover sleep 60000'), caller.signal))]
    await until(() => knowledge.queueLength === 1)
    expect(await reasonOf(both.run(task('handover echo')))).toBe('overloaded')
    expect(text(await both.run(task('echo')))).toBe('echo')
    caller.abort()
    await Promise.all(busy)
  })

  it('replace a knowledge thread that dies', async () => {
    const { both } = await bothPools()
    expect(await reasonOf(both.run(task('handover die')))).toBe('failed')
    expect(text(await both.run(task('handover echo')))).toBe('echo')
    await until(() => both.ready)
  })

  it('finish what is handed over when they close', async () => {
    const { both } = await bothPools()
    const last = both.run(task('handover sleep 50'))
    await both.close()
    expect(text(await last)).toBe('sleep 50')
    expect(await reasonOf(both.run(task('echo')))).toBe('closing')
  })
})

describe('a knowledge pool that is opened when it is needed', () => {
  it('is opened once, by the first task that is handed over', async () => {
    let opened = 0
    const analysis = await poolOf()
    const both = new HandingOverPool({
      analysis,
      open: () => {
        opened++
        return poolOf()
      },
      timeLimitMs: 30_000
    })
    open.push(both)
    await both.run(task('echo'))
    expect([opened, both.ready]).toEqual([0, true])
    expect((await Promise.all([both.run(task('handover echo 1')), both.run(task('handover echo 2'))])).map(text)).toEqual(['echo 1', 'echo 2'])
    expect(opened).toBe(1)
  })

  it('fails the tasks that need it when it cannot be opened, and those only', async () => {
    const both = new HandingOverPool({ analysis: await poolOf(), open: () => Promise.reject(new Error('no base')), timeLimitMs: 30_000 })
    open.push(both)
    await expect(both.run(task('handover echo'))).rejects.toThrow('no base')
    expect(text(await both.run(task('echo')))).toBe('echo')
  })

  it('is tried again by the next task when it could not be opened, once for all that wait', async () => {
    const opened: boolean[] = []
    let full = true
    const openPool = async () => {
      opened.push(!full)
      if (full) throw new Error('no space is left')
      return poolOf()
    }
    const both = new HandingOverPool({ analysis: await poolOf({ workers: 2 }), open: openPool, timeLimitMs: 30_000 })
    open.push(both)
    await expect(both.run(task('handover echo'))).rejects.toThrow('no space is left')
    await expect(both.run(task('handover echo'))).rejects.toThrow('no space is left')
    expect(both.ready).toBe(true)
    full = false
    expect((await Promise.all([both.run(task('handover echo 1')), both.run(task('handover echo 2'))])).map(text)).toEqual(['echo 1', 'echo 2'])
    expect(opened).toEqual([false, false, true])
  })
})
