/** Loads in the memory of all threads, when one of these ends or waits. */
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { builtFile } from '../../src/core/installation.js'
import { createLoads, endLoads, loadOnce, type StoreThread, unwatchedThread } from '../../src/models/loads.js'
import { allocate, createModelMemory, growTo, releaseReservations, reserve } from '../../src/models/memory.js'

const moduleOf = (name: string) => pathToFileURL(builtFile(`src/models/${name}.js`)).href
const entry = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const never = () => {
  throw new Error('loaded again')
}

/** A thread that takes the address 6400 for artefact 0 and then waits for its file for ever. */
async function threadInLoad(states: SharedArrayBuffer, owner: number): Promise<Worker> {
  const code = `import { workerData, parentPort } from 'node:worker_threads'
    const { loadOnce } = await import('${moduleOf('loads')}')
    const thread = { guard: { enter() {}, leave() {} }, owner: ${owner}, check() {} }
    loadOnce(workerData, 0, thread, (earlier, placed) => {
      placed(6400)
      parentPort.postMessage('in the load')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`
  const thread = new Worker(entry(code), { workerData: states })
  await once(thread, 'message')
  return thread
}

describe('loads', () => {
  it('are begun again, at the same address, when their thread has ended', async () => {
    const states = createLoads(1)
    await (await threadInLoad(states, 7)).terminate()
    endLoads(states, 8)
    const impatient: StoreThread = {
      ...unwatchedThread,
      check() {
        throw new Error('gave up')
      }
    }
    expect(() => loadOnce(states, 0, impatient, never)).toThrow('gave up')
    endLoads(states, 7)
    expect(loadOnce(states, 0, unwatchedThread, (earlier) => expect(earlier).toBe(6400))).toBe(6400)
    endLoads(states, 7)
    expect(loadOnce(states, 0, unwatchedThread, never)).toBe(6400)
  })

  it('that fail, or may not begin, leave the artefact to the next', () => {
    const states = createLoads(1)
    expect(() => loadOnce(states, 0, unwatchedThread, never)).toThrow('loaded again')
    const ending: StoreThread = {
      ...unwatchedThread,
      guard: {
        enter() {
          throw new Error('ending')
        },
        leave() {}
      }
    }
    expect(() => loadOnce(states, 0, ending, () => {})).toThrow('ending')
    expect(loadOnce(states, 0, unwatchedThread, (_, placed) => placed(128))).toBe(128)
    expect(loadOnce(states, 0, ending, never)).toBe(128)
  })

  it('are guarded while they last, and waiting is not', async () => {
    const states = createLoads(2)
    const seen: string[] = []
    const guard = { enter: () => seen.push('enter'), leave: () => seen.push('leave') }
    const thread = await threadInLoad(states, 7)
    const check = () => {
      if (seen.push('check') === 2) throw new Error('gave up')
    }
    expect(() => loadOnce(states, 0, { guard, owner: 8, check }, never)).toThrow('gave up')
    await thread.terminate()
    expect(seen).toEqual(['check', 'check'])
    loadOnce(states, 1, { guard, owner: 8, check }, () => seen.push('load'))
    expect(seen.slice(2)).toEqual(['enter', 'load', 'leave'])
  })
})

describe('the memory of all threads', () => {
  it('grows under many threads at once, up to its bound', async () => {
    const shared = createModelMemory()
    const code = `import { workerData, parentPort } from 'node:worker_threads'
      const { allocate } = await import('${moduleOf('memory')}')
      const found = []
      for (let round = 0; round < 60; round++) {
        const bytes = 100_000 + (round * 7919) % 300_000
        const address = allocate(workerData, bytes)
        new Uint8Array(workerData.memory.buffer, address, bytes)[bytes - 1] = 1
        found.push([address, address + bytes])
      }
      parentPort.postMessage(found)`
    const found = await Promise.all(
      Array.from({ length: 4 }, async () => (await once(new Worker(entry(code), { workerData: shared }), 'message'))[0] as [number, number][])
    )
    const places = found.flat().sort(([left], [right]) => left - right)
    for (const [index, [start]] of places.entries()) if (index > 0) expect(start).toBeGreaterThanOrEqual(places[index - 1]![1])
    growTo(shared.memory, places.at(-1)![1])
    expect(() => allocate(shared, 2 ** 31)).toThrow(RangeError)
  })

  it('gives what a thread had reserved, zeroed, to a later one', () => {
    const shared = createModelMemory()
    const first = reserve(shared, 1000, 1)
    const second = reserve(shared, 1000, 2)
    expect(second).not.toBe(first)
    new Uint8Array(shared.memory.buffer, first, 1000).fill(9)
    releaseReservations(shared, 1)
    const other = reserve(shared, 5000, 3)
    expect([first, second]).not.toContain(other)
    expect(reserve(shared, 1000, 3)).toBe(first)
    expect(new Uint8Array(shared.memory.buffer, first, 1000).every((byte) => byte === 0)).toBe(true)
    expect([first, second, other]).not.toContain(reserve(shared, 1000, 3))
  })
})
