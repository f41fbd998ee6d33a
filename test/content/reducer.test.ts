import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, test, vi } from 'vitest'
import { Reducer } from '../../src/content/reducer.js'
import { Turns } from '../../src/content/turns.js'

const patient = new AbortController().signal

/** Work that takes its time and ends when it is told to. */
const lasting =
  <Result>(milliseconds: number, result: Result) =>
  (signal: AbortSignal) =>
    sleep(milliseconds, result, { signal })
const forEver = lasting(1_000_000, 'never')
const tooLong = { code: 'badRequest', message: 'the document takes too long to be reduced to its text' }
const tooMany = { code: 'serviceUnavailable', message: 'too many documents are waiting to be read; try again' }
const notInTime = { code: 'serviceUnavailable', message: 'the turn of the document did not come in time; try again' }

describe('documents one by one', () => {
  test('begin in the order of asking, never two at a time', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 10_000, queue: 8 })
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await sleep(5)
      seen.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => turns.run(work(name), patient)))
    expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('may be two at a time, and a third begins when either ends', async () => {
    const turns = new Turns({ atOnce: 2, timeMs: 10_000, queue: 8 })
    let going = 0
    let most = 0
    const work = (milliseconds: number) => async () => {
      most = Math.max(most, ++going)
      await sleep(milliseconds)
      going--
    }
    await Promise.all([300, 5, 5, 5].map((milliseconds) => turns.run(work(milliseconds), patient)))
    expect([most, going]).toEqual([2, 0])
    // one that still goes on counts after another has ended with nobody waiting
    const last = turns.run(work(100), patient)
    await turns.run(work(5), patient)
    await Promise.all([1, 2, 3].map(() => turns.run(work(5), patient)))
    await last
    expect([most, going]).toEqual([2, 0])
  })

  test('have each the whole time for themselves', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 500, queue: 8 })
    const both = [turns.run(lasting(350, 'one'), patient), turns.run(lasting(350, 'two'), patient)]
    expect(await Promise.all(both)).toEqual(['one', 'two'])
  })

  test('that take too long are refused, and the next one begins', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 300, queue: 8 })
    const slow = turns.run(forEver, patient)
    await sleep(150)
    const next = turns.run(lasting(1, 'next'), patient)
    await expect(slow).rejects.toMatchObject(tooLong)
    expect(await next).toBe('next')
  })

  test('whose turn does not come in time are told to try again', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 200, queue: 8 })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => turns.run(forEver, patient)))
    expect(outcomes[0]).toMatchObject({ reason: tooLong })
    expect(outcomes[2]).toMatchObject({ reason: notInTime })
  })

  test('that are too many are told so at once', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 10_000, queue: 1 })
    const running = [turns.run(lasting(50, 'one'), patient), turns.run(lasting(1, 'two'), patient)]
    await expect(turns.run(forEver, patient)).rejects.toMatchObject(tooMany)
    expect(await Promise.all(running)).toEqual(['one', 'two'])
  })

  test('leave the queue with their callers', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 10_000, queue: 1 })
    const first = turns.run(lasting(100, 'first'), patient)
    const caller = new AbortController()
    let begun = false
    const waiting = turns.run(async () => {
      begun = true
    }, caller.signal)
    caller.abort(new Error('hung up'))
    await expect(waiting).rejects.toThrow('hung up')
    // Its place is free for another.
    expect(await Promise.all([first, turns.run(lasting(1, 'second'), patient)])).toEqual(['first', 'second'])
    expect(begun).toBe(false)
  })

  test('pass the turn on after a fault or when their caller goes', async () => {
    const turns = new Turns({ atOnce: 1, timeMs: 10_000, queue: 8 })
    const caller = new AbortController()
    const gone = turns.run(forEver, caller.signal)
    const broken = turns.run(() => Promise.reject(new Error('broken')), patient)
    const last = turns.run(lasting(1, 'last'), patient)
    caller.abort(new Error('hung up'))
    await expect(gone).rejects.toThrow('hung up')
    await expect(broken).rejects.toThrow('broken')
    expect(await last).toBe('last')
    await expect(turns.run(lasting(1, 'x'), AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before')
  })
})

test('who is to try again is told when, by the time that documents take', async () => {
  const turns = new Turns({ atOnce: 1, timeMs: 60_000, queue: 0 })
  const retryAfter = async () => {
    const running = turns.run(lasting(20, ''), patient)
    const { headers } = await turns.run(forEver, patient).catch((error) => error)
    await running
    return Number(headers['retry-after'])
  }
  expect(await retryAfter()).toBe(60)
  for (let run = 0; run < 40; run++) await turns.run(lasting(1, ''), patient)
  expect(await retryAfter()).toBeLessThan(10)
})

test('a turn lasts until its work has ended, though the caller has the error at once', async () => {
  const turns = new Turns({ atOnce: 1, timeMs: 10_000, queue: 8 })
  const caller = new AbortController()
  let ended = false
  const stubborn = turns.run(async () => {
    await sleep(200)
    ended = true
  }, caller.signal)
  const next = turns.run(async () => ended, patient)
  caller.abort(new Error('hung up'))
  await expect(stubborn).rejects.toThrow('hung up')
  expect(ended).toBe(false)
  expect(await next).toBe(true)
})

test('no thread is ended while it starts, when callers hang up or at the close', { timeout: 60_000 }, async () => {
  const started = new WeakSet<Worker>()
  const endedEarly: Worker[] = []
  const { postMessage, terminate } = Worker.prototype
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...args) {
    // Piscina's first message starts the thread; the thread's first says that it has started.
    this.once('message', () => started.add(this))
    return postMessage.apply(this, args)
  })
  vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
    if (!started.has(this)) endedEarly.push(this)
    return terminate.call(this)
  })
  try {
    for (let round = 0; round < 3; round++) {
      const reducer = new Reducer(30_000)
      const caller = new AbortController()
      const read = () => reducer.reduce({ bytes: Buffer.from('<p>One.'), charset: 'utf-8', html: true }, caller.signal)
      const reading = Promise.allSettled([read(), read()])
      if (round > 0) await sleep(round * 40)
      caller.abort(new Error('hung up'))
      await reading
      await reducer.close()
    }
    expect(endedEarly).toEqual([])
  } finally {
    vi.restoreAllMocks()
  }
})

test('a page without end is refused, and the next one is read', async () => {
  const reducer = new Reducer(2000)
  const page = (text: string) => ({ bytes: Buffer.from(text), charset: 'utf-8', html: true })
  try {
    await expect(reducer.reduce(page('<p>word '.repeat(4_000_000)), patient)).rejects.toMatchObject({ code: 'badRequest' })
    expect(await reducer.reduce(page('<p>One.<p>Two.'), patient)).toBe('One.\n\nTwo.')
  } finally {
    await reducer.close()
  }
})
