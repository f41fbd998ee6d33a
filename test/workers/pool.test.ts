import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { createPool, type PoolOptions } from '../../src/workers/pool.js'

const workerFile = fileURLToPath(new URL('../fixtures/pool-worker.mjs', import.meta.url))
const pools: AnalysisPool[] = []

async function openPool(options: Partial<PoolOptions> = {}): Promise<AnalysisPool> {
  const pool = await createPool({ store: openModels(), workers: 1, workerFile, queueLength: 256, timeLimitMs: 30_000, settings: {}, weigh, ...options })
  pools.push(pool)
  return pool
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

const weigh = () => ({ group: 'test', units: 1, guessMs: 1 })

const task = (text: string) => ({ kind: 'language', text, fullDetail: false, options: {} }) as const
const text = (outcome: Awaited<ReturnType<AnalysisPool['run']>>) =>
  'answer' in outcome ? new TextDecoder().decode(outcome.answer.body) : 'refusal' in outcome ? outcome.refusal.message : 'handed over'
const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { reason?: string }) => error.reason
  )

describe('analysis pool', () => {
  it('answers tasks in parallel, each with its own answer', async () => {
    const pool = await openPool({ workers: 2 })
    expect(pool.ready).toBe(true)
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => pool.run(task(`echo ${index}`))))
    expect(outcomes.map(text)).toEqual(Array.from({ length: 50 }, (_, index) => `echo ${index}`))
    expect(outcomes.every(({ queueMs, workMs }) => queueMs >= 0 && workMs >= 0)).toBe(true)
    expect(pool.running + pool.queueLength).toBe(0)
  })

  it('counts the time in which a task waits behind another in its thread as queue, not as work', async () => {
    const pool = await openPool({ queueLength: 10 })
    const [first, second, third] = await Promise.all([pool.run(task('sleep 80')), pool.run(task('echo')), pool.run(task('echo'))])
    expect([first!.workMs > 70, second!.queueMs > 70, third!.queueMs > 70]).toEqual([true, true, true])
    expect([second!.workMs < 40, third!.workMs < 40]).toEqual([true, true])
  })

  it('hands the tasks of a kind what their resource holds when they begin', async () => {
    const resource = { current: 'first' }
    const pool = await openPool({ resources: { language: resource, entities: { current: 'of another kind' } } })
    expect(text(await pool.run(task('resource')))).toBe('"first"')
    resource.current = 'second'
    expect(text(await pool.run(task('resource')))).toBe('"second"')
    expect(text(await (await openPool()).run(task('resource')))).toBe('undefined')
  })

  it('refuses at once when the queue is full, and takes tasks again afterwards', async () => {
    const pool = await openPool({ queueLength: 2 })
    const accepted = Array.from({ length: 3 }, () => pool.run(task('sleep 50')))
    await expect(pool.run(task('echo'))).rejects.toMatchObject({ reason: 'overloaded' })
    await Promise.all(accepted)
    expect(text(await pool.run(task('echo again')))).toBe('echo again')
  })

  it('drops a waiting task when its caller hangs up', async () => {
    const pool = await openPool({ queueLength: 2 })
    const busy = [pool.run(task('sleep 100'))]
    const caller = new AbortController()
    const waiting = pool.run(task('echo'), caller.signal)
    expect(pool.queueLength).toBe(1)
    caller.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
    expect(pool.queueLength).toBe(0)
    await Promise.all(busy)
  })

  it('stops a running task by its flag when the caller hangs up, without losing the thread', async () => {
    const pool = await openPool()
    const caller = new AbortController()
    const running = pool.run(task('sleep 20000'), caller.signal)
    setTimeout(() => caller.abort(), 20)
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' })
    expect(text(await pool.run(task('echo')))).toBe('echo')
  })

  it('refuses a task whose caller is gone already', async () => {
    const pool = await openPool()
    await expect(pool.run(task('echo'), AbortSignal.abort())).rejects.toMatchObject({ reason: 'cancelled' })
  })

  it('gives up at the time limit and ends a thread that does not listen', async () => {
    const pool = await openPool({ timeLimitMs: 50, graceMs: 30 })
    await expect(pool.run(task('deaf 60000'))).rejects.toMatchObject({ reason: 'timeout' })
    let answer = ''
    while (answer !== 'echo') answer = await pool.run(task('echo')).then(text, () => '')
    expect(answer).toBe('echo')
  })

  it('gives up earlier where less time is left of a task', async () => {
    const pool = await openPool()
    const caller = new AbortController()
    const working = settled(pool.run(task('sleep 20000'), undefined, 30))
    expect(await working).toBe('timeout')
    const [busy, late] = [settled(pool.run(task('sleep 20000'), caller.signal)), settled(pool.run(task('echo'), undefined, 30))]
    expect(await late).toBe('timeout')
    caller.abort()
    expect(await busy).toBe('cancelled')
  })

  it('hands back what is left to be done', async () => {
    const pool = await openPool()
    expect(await pool.run(task('handover echo rest'))).toMatchObject({ handover: { kind: 'language', text: 'echo rest' }, stages: {} })
  })

  it('does not end a thread inside native code', async () => {
    const pool = await openPool({ timeLimitMs: 40, graceMs: 20 })
    const outcomes: unknown[] = []
    const native = settled(pool.run(task('native 300')))
    const behind = settled(pool.run(task('echo')))
    outcomes.push(await native, await behind)
    expect(outcomes).toEqual(['timeout', 'timeout'])
    while (pool.running > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    // 40 ms may pass on a busy machine
    let answer = ''
    while (answer !== 'echo') answer = await pool.run(task('echo')).then(text, () => '')
  })

  it('fails only the task whose stage throws', async () => {
    const failures: unknown[] = []
    const pool = await openPool({ onFailure: (error) => failures.push(error) })
    await expect(pool.run(task('throw'))).rejects.toMatchObject({ reason: 'failed', cause: { message: 'a fault in a stage' } })
    // its caller is told, and tells the log
    expect(failures).toEqual([])
    expect(text(await pool.run(task('echo')))).toBe('echo')
  })

  it('replaces a thread that dies', async () => {
    const pool = await openPool()
    await expect(pool.run(task('die'))).rejects.toMatchObject({ reason: 'failed' })
    expect(text(await pool.run(task('echo')))).toBe('echo')
  })

  it('is not ready while a thread that died is replaced, then ready again', async () => {
    const pool = await openPool({ preload: ['slow'] })
    await expect(pool.run(task('die'))).rejects.toMatchObject({ reason: 'failed' })
    expect(pool.ready).toBe(false)
    expect(text(await pool.run(task('echo')))).toBe('echo')
    expect(pool.ready).toBe(true)
  })

  it('is not ready while a task that was given up holds its thread', async () => {
    const pool = await openPool({ timeLimitMs: 30, graceMs: 30 })
    await expect(pool.run(task('native 400'))).rejects.toMatchObject({ reason: 'timeout' })
    expect(pool.ready).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(pool.ready).toBe(false)
    while (!pool.ready) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(pool.running).toBe(0)
  })

  it('starts another thread only when the ended one has stopped', async () => {
    const pool = await openPool({ timeLimitMs: 300, graceMs: 10 })
    expect(text(await pool.run(task('owner')))).toBe('1')
    await expect(pool.run(task('deaf 60000'))).rejects.toMatchObject({ reason: 'timeout' })
    let owner = ''
    while (owner === '') owner = await pool.run(task('owner')).then(text, () => '')
    expect(owner).toBe('2')
  })

  it('tries the other tasks of a bundle once more when one of them ends the thread', async () => {
    const pool = await openPool()
    const busy = pool.run(task('sleep 60'))
    const bundle = ['echo 1', 'die', 'echo 2'].map((words) => pool.run(task(words)).then(text, (error: { reason: string }) => error.reason))
    expect(await Promise.all(bundle)).toEqual(['echo 1', 'failed', 'echo 2'])
    await busy
  })

  it('answers light tasks while heavy ones hold every worker', async () => {
    const heavy = (words: string) => words.startsWith('sleep')
    const pool = await openPool({
      express: { preload: [] },
      weigh: (of) => ({ ...weigh(), group: 'kinds', guessMs: heavy((of as never as { text: string }).text) ? 2000 : 1 })
    })
    const slow = [pool.run(task('sleep 800')), pool.run(task('sleep 800'))]
    let isSlowDone = false
    void slow[0]!.then(() => (isSlowDone = true))
    expect(text(await pool.run(task('echo')))).toBe('echo')
    expect(isSlowDone).toBe(false)
    await Promise.all(slow)
  })

  it('answers light tasks beside one that was thought to be light', async () => {
    const pool = await openPool({ express: { preload: [] } })
    const slow = pool.run(task('sleep 1500'))
    let isSlowDone = false
    void slow.then(() => {
      isSlowDone = true
    })
    expect(text(await pool.run(task('echo')))).toBe('echo')
    expect(isSlowDone).toBe(false)
    await slow
  })

  it('refuses at once what it cannot do in its time, and says when to come again', async () => {
    const pool = await openPool({ timeLimitMs: 1000, weigh: () => ({ ...weigh(), guessMs: 400 }) })
    const taken = Array.from({ length: 2 }, () => pool.run(task('sleep 10')))
    await expect(pool.run(task('sleep 10'))).rejects.toMatchObject({ reason: 'overloaded', retryMs: expect.closeTo(200, -2) })
    await Promise.all(taken)
  })

  it('tells how long a task had waited and worked when it is given up', async () => {
    const pool = await openPool({ timeLimitMs: 100 })
    const running = pool.run(task('deaf 300'))
    const waiting = pool.run(task('echo'))
    const atLeast = (limit: number) => expect.toSatisfy((ms: number) => ms >= limit)
    await expect(running).rejects.toMatchObject({ reason: 'timeout', times: { workMs: atLeast(90) } })
    await expect(waiting).rejects.toMatchObject({ reason: 'timeout', times: { queueMs: atLeast(90), workMs: 0 } })
  })

  it('does not end the thread for a task of a bundle that is not worked on', async () => {
    const pool = await openPool({ graceMs: 30 })
    const busy = pool.run(task('sleep 60'))
    const caller = new AbortController()
    const slow = pool.run(task('deaf 600'))
    const gone = settled(pool.run(task('echo'), caller.signal))
    await busy
    caller.abort()
    expect(await gone).toBe('cancelled')
    const { workMs } = await slow
    // not begun anew
    expect(workMs).toBeGreaterThan(500)
    expect(text(await pool.run(task('owner')))).toBe('1')
  })

  it('takes tasks of no expected work at all', async () => {
    const pool = await openPool({ weigh: () => ({ group: 'nothing', units: 0, guessMs: 0, network: 'one' }), queueLength: 3 })
    for (let round = 0; round < 3; round++) {
      expect((await Promise.all(['1', '2', '3', '4'].map((word) => pool.run(task(`echo ${word}`))))).map(text)).toEqual([
        'echo 1',
        'echo 2',
        'echo 3',
        'echo 4'
      ])
    }
    const busy = ['sleep 100', 'echo', 'echo', 'echo'].map((words) => pool.run(task(words)))
    await expect(pool.run(task('echo'))).rejects.toMatchObject({ reason: 'overloaded', retryMs: expect.toSatisfy(Number.isFinite) })
    await Promise.all(busy)
  })

  it('ends its threads at the limit of closing, whatever they do', async () => {
    const pool = await openPool()
    const tasks = ['deaf 60000', 'echo'].map((words) => settled(pool.run(task(words))))
    const begun = performance.now()
    await pool.close(100)
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(await Promise.all(tasks)).toEqual(['closing', 'closing'])
    pools.splice(0)
  })

  it('lets waiting and running tasks finish when it closes, and refuses new ones', async () => {
    const pool = await openPool({ queueLength: 10 })
    const accepted = Array.from({ length: 5 }, (_, index) => pool.run(task(`sleep ${index}`)))
    const closed = pool.close()
    await expect(pool.run(task('echo'))).rejects.toMatchObject({ reason: 'closing' })
    expect((await Promise.all(accepted)).map(text)).toEqual(['sleep 0', 'sleep 1', 'sleep 2', 'sleep 3', 'sleep 4'])
    await closed
    pools.splice(0)
  })

  it('says why a thread cannot start', async () => {
    await expect(openPool({ preload: ['broken'] })).rejects.toMatchObject({ reason: 'failed', cause: { message: 'a model cannot be opened' } })
  })
})
