import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelError } from '../../src/models/errors.js'
import { type OnnxSession, openSession } from '../../src/models/onnx.js'
import { openModels } from '../../src/models/store.js'

const model = openModels().bytes('morphology/heb-dnn')
const feeds = (words: number) => {
  const dense = (value: (index: number) => number) => ({ shape: [words], data: Int32Array.from({ length: words }, (_, index) => value(index)) })
  return { pieces: dense((index) => index + 3), first: dense((index) => index), last: dense((index) => index) }
}

describe('ONNX sessions', () => {
  let session: OnnxSession
  beforeAll(async () => {
    session = await openSession('morphology/heb-dnn', model, { threads: 1 })
  })
  afterAll(async () => {
    await session.release()
  })

  it('names its inputs and outputs', () => {
    expect(session.inputs).toEqual(['pieces', 'first', 'last'])
    expect(session.outputs).toEqual(['tags', 'scripts', 'legend'])
  })

  it('answers one row a word, the same every time', async () => {
    const first = await session.run(feeds(5))
    const second = await session.run(feeds(5))
    expect(first['tags']!.shape).toEqual([5, 16])
    expect(first['scripts']!.shape).toEqual([5, 4])
    expect(second['tags']!.data).toEqual(first['tags']!.data)
  })

  it('computes only what is wanted', async () => {
    expect(Object.keys(await session.run(feeds(1), undefined, ['scripts']))).toEqual(['scripts'])
  })

  it('marks native code for its guard, also when it fails', async () => {
    const seen: string[] = []
    const guard = { enter: () => void seen.push('enter'), leave: () => void seen.push('leave') }
    await session.run(feeds(1), guard)
    await expect(session.run({ pieces: feeds(1).pieces }, guard)).rejects.toThrow(ModelError)
    expect(seen).toEqual(['enter', 'leave', 'enter', 'leave'])
  })

  it('does not run when the guard refuses', async () => {
    const refuse = () => {
      throw new RangeError('cancelled')
    }
    await expect(session.run(feeds(1), { enter: refuse, leave: () => undefined })).rejects.toThrow(RangeError)
  })

  it('refuses data that do not fill their shape', async () => {
    await expect(session.run({ ...feeds(1), last: { shape: [2], data: new Int32Array(1) } })).rejects.toThrow(/1 values for an input of shape 2/)
  })

  it.each([
    ['area/random', Buffer.from('no network at all')],
    ['area/cut', model.subarray(0, 5000)],
    ['area/empty', Buffer.alloc(0)]
  ])('names a damaged network: %s', async (id, bytes) => {
    await expect(openSession(id, bytes)).rejects.toThrow(ModelError)
    await expect(openSession(id, bytes)).rejects.toThrow(id)
  })
})
