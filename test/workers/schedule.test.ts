import { describe, expect, it } from 'vitest'
import { WorkEstimates } from '../../src/workers/estimates.js'
import { rankOf, WaitingTasks } from '../../src/workers/queue.js'
import { type InHand, Schedule, type Scheduled } from '../../src/workers/schedule.js'

const idle: InHand = { workersMs: 0, expressMs: undefined }
const weightOf = (units: number, group = 'texts', network?: string) => ({ group, units, guessMs: units, network })

interface Named extends Scheduled {
  readonly name: string
}

/** A schedule of two workers in which a unit is guessed to cost a millisecond. */
function scheduleOf({ queueLength = 100, timeLimitMs = 10_000, workers = 2 } = {}) {
  const schedule = new Schedule<Named>({ queueLength, timeLimitMs, workers })
  return {
    schedule,
    place: (units: number, accepted = 0) => schedule.placeOf(weightOf(units), accepted),
    add(name: string, units: number, accepted = 0, more: Partial<Named> = {}): Named {
      const task = { ...schedule.placeOf(weightOf(units), accepted), name, alone: false, ...more }
      schedule.add(task)
      return task
    }
  }
}

const names = (tasks: readonly Named[]) => tasks.map(({ name }) => name)

describe('estimates', () => {
  it('go by the guess until something is measured, then by measurements of that size', () => {
    const estimates = new WorkEstimates()
    expect(estimates.of(weightOf(1000))).toBe(1000)
    for (let round = 0; round < 20; round++) estimates.learn(weightOf(1000), 50)
    expect(estimates.of(weightOf(1000))).toBeGreaterThan(45)
    expect(estimates.of(weightOf(1000))).toBeLessThan(60)
    expect(estimates.of(weightOf(1000, 'others'))).toBe(1000)
  })

  it('of other sizes grow from those measured', () => {
    const estimates = new WorkEstimates()
    for (let round = 0; round < 40; round++) estimates.learn(weightOf(1000), 50)
    expect(estimates.of(weightOf(10_000)) / estimates.of(weightOf(1000))).toBeCloseTo(10)
    expect(estimates.of(weightOf(100)) / estimates.of(weightOf(1000))).toBeCloseTo(0.1)
    // small ones have a cost that does not shrink
    for (let round = 0; round < 40; round++) estimates.learn(weightOf(100), 20)
    expect(estimates.of(weightOf(100))).toBeGreaterThan(19)
    expect(estimates.of(weightOf(1000))).toBeLessThan(51)
  })

  it('are not thrown off by one task that had to load its model, and find what is really slow', () => {
    const estimates = new WorkEstimates()
    for (let round = 0; round < 20; round++) estimates.learn({ ...weightOf(1000), guessMs: 1 }, 1)
    estimates.learn(weightOf(1000), 5000)
    expect(estimates.of(weightOf(1000))).toBeLessThanOrEqual(2.01)
    for (let round = 0; round < 30; round++) estimates.learn(weightOf(1000), 5000)
    expect(estimates.of(weightOf(1000))).toBeGreaterThan(4000)
  })
})

describe('waiting tasks', () => {
  it('keep their order under arrivals and departures', () => {
    const tasks = new WaitingTasks<{ rank: number; expectedMs: number }>()
    const all = Array.from({ length: 200 }, (_, index) => ({ rank: (index * 7919) % 101, expectedMs: index }))
    for (const task of all) tasks.add(task)
    for (const task of all.filter((_, index) => index % 3 === 0)) expect(tasks.remove(task)).toBe(true)
    expect(tasks.remove(all[0]!)).toBe(false)
    const left = all.filter((_, index) => index % 3 !== 0)
    expect([...tasks].map(({ rank }) => rank)).toEqual(left.map(({ rank }) => rank).sort((a, b) => a - b))
    expect(tasks.expectedMs).toBeCloseTo(left.reduce((sum, { expectedMs }) => sum + expectedMs, 0))
    expect(tasks.expectedBefore(50)).toBeCloseTo(left.filter(({ rank }) => rank <= 50).reduce((sum, { expectedMs }) => sum + expectedMs, 0))
  })

  it('rank cheap ones before slow ones that came a little earlier, and behind those that came long before', () => {
    expect(rankOf(100, 1, 10_000)).toBeLessThan(rankOf(0, 1000, 10_000))
    expect(rankOf(4100, 1, 10_000)).toBeGreaterThan(rankOf(0, 1000, 10_000))
    expect(rankOf(0, 1_000_000, 10_000)).toBe(10_000)
  })
})

describe('schedule', () => {
  it('lets all others pass tasks of the background, and none of these starves', () => {
    const { schedule, add } = scheduleOf({ timeLimitMs: 4000 })
    for (const name of ['line 1', 'line 2']) add(name, 5, 0, schedule.placeOf(weightOf(5), 0, undefined, true))
    // nobody is refused, or told to wait, for what would be begun after it
    expect(schedule.refusal(schedule.placeOf(weightOf(5), 900, 5), idle)).toBeUndefined()
    add('light', 5, 900)
    add('heavy', 500, 500)
    add('late', 5, 1100)
    expect([schedule.size, schedule.backgroundSize]).toEqual([5, 2])
    const order: string[] = []
    while (schedule.size > 0) order.push(...names(schedule.takeNext()))
    expect(order).toEqual(['light', 'line 1', 'line 2', 'late', 'heavy'])
  })

  it('lets light tasks pass heavy ones, and no heavy one starves', () => {
    const { schedule, add } = scheduleOf()
    add('heavy', 500, 0)
    add('light', 5, 1000)
    expect(names(schedule.takeNext())).toEqual(['light'])
    for (let at = 1000; at < 5000; at += 100) add(`light at ${at}`, 5, at)
    const order: string[] = []
    while (schedule.size > 0) order.push(...names(schedule.takeNext()))
    expect(order.indexOf('heavy')).toBeGreaterThan(order.indexOf('light at 1900'))
    expect(order.indexOf('heavy')).toBeLessThan(order.indexOf('light at 2100'))
  })

  it('hands light tasks over in bundles that leave the other workers their part, heavy ones one by one', () => {
    const { schedule, add } = scheduleOf()
    for (let count = 0; count < 8; count++) add(`${count}`, 0.1)
    expect(schedule.takeNext()).toHaveLength(4)
    expect(schedule.takeNext()).toHaveLength(2)
    while (schedule.size > 0) schedule.takeNext()
    for (let count = 0; count < 8; count++) add(`${count}`, 4)
    expect(schedule.takeNext()).toHaveLength(1)
    add('again', 0.1, -100, { alone: true })
    expect(names(schedule.takeNext())).toEqual(['again'])
    while (schedule.size > 0) schedule.takeNext()
    add('first', 300)
    add('second', 300)
    expect(names(schedule.takeNext())).toEqual(['first'])
  })

  it('hands small tasks of one network over together, and leaves the other workers their part', () => {
    const { schedule } = scheduleOf()
    const add = (name: string, units: number, network: string) =>
      schedule.add({ ...schedule.placeOf(weightOf(units, network, network), 0), name, alone: false })
    for (let count = 0; count < 7; count++) add(`small ${count}`, 5, 'one')
    add('other', 5, 'two')
    add('large', 40, 'one')
    expect(names(schedule.takeNext())).toEqual(['small 0', 'small 1', 'small 2', 'small 3', 'small 4'])
    expect(names(schedule.takeNext())).toEqual(['small 5', 'small 6'])
    expect(names(schedule.takeNext())).toEqual(['other'])
    expect(names(schedule.takeNext())).toEqual(['large'])
  })

  it('gives the thread for light tasks no heavy one', () => {
    const { schedule, add } = scheduleOf()
    add('heavy', 500)
    expect(schedule.takeLight()).toEqual([])
    expect(schedule.size).toBe(1)
  })

  it('refuses what would not be done in its time, and says after how long it would be taken', () => {
    const { schedule, add, place } = scheduleOf({ timeLimitMs: 1000 })
    const busy = { workersMs: 400, expressMs: undefined }
    add('first', 400)
    add('second', 400)
    // 400 in hand and 800 before it, at two workers, and its own 400: done after 1,000
    expect(schedule.refusal(place(400), busy)).toBeUndefined()
    add('third', 400)
    expect(schedule.refusal(place(400), busy)).toBe(200)
    // light ones come before
    expect(schedule.refusal(place(1), busy)).toBeUndefined()
    // nothing before it: the estimate alone refuses nobody
    expect(scheduleOf({ timeLimitMs: 1000 }).schedule.refusal(place(5000), idle)).toBeUndefined()
  })

  it('sends those it refuses one after the other, as the workers can take them', () => {
    const { schedule, add, place } = scheduleOf({ timeLimitMs: 1000 })
    for (let count = 0; count < 5; count++) add(`${count}`, 400)
    const busy = { workersMs: 400, expressMs: undefined }
    const told = Array.from({ length: 4 }, () => schedule.refusal(place(400), busy))
    expect(told).toEqual([600, 800, 1000, 1200])
    // time passes
    expect(schedule.refusal(place(400, 1000), busy)).toBe(600)
    const last = Array.from({ length: 1000 }, () => schedule.refusal(place(400, 1000), busy)).at(-1)!
    expect(last).toBe(60_000)
  })

  it('bounds light and heavy tasks apart, so that heavy ones never fill the queue of light ones', () => {
    const { schedule, add, place } = scheduleOf({ queueLength: 3 })
    for (let count = 0; count < 3; count++) add(`${count}`, 100)
    expect(schedule.refusal(place(100), idle)).toBeGreaterThanOrEqual(0)
    expect(schedule.refusal(place(1), idle)).toBeUndefined()
  })

  it('takes out what turns out to be out of reach once the real cost is known', () => {
    const { schedule, add } = scheduleOf({ timeLimitMs: 10_000, workers: 1 })
    for (let count = 0; count < 10; count++) add(`${count}`, 100)
    expect(schedule.takeUnreachable(0, idle)).toEqual([])
    for (let round = 0; round < 60; round++) schedule.learn(weightOf(100), 3000)
    const late = schedule.takeUnreachable(1000, idle)
    expect(late.map(({ task }) => task.name)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'].slice(-late.length))
    expect(schedule.size).toBe(10 - late.length)
    expect(schedule.size).toBeGreaterThanOrEqual(2)
    expect(schedule.size).toBeLessThanOrEqual(3)
    expect(late.every(({ retryMs }) => retryMs > 5000)).toBe(true)
  })
})
