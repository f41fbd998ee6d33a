import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ModelError } from '../../src/models/errors.js'
import { encodeSafetensors, readHeader, viewTensor } from '../../src/models/safetensors.js'

describe('safetensors', () => {
  const tensors = {
    bytes: new Uint8Array([1, 2, 3]),
    weights: { data: new Float32Array([0.5, -1, 2, 4]), shape: [2, 2] },
    ids: new Uint16Array([65535, 7]),
    empty: new Int32Array(0)
  }

  it('reads back what it wrote, aligned, with metadata', () => {
    const file = encodeSafetensors(tensors, { note: 'né' })
    const { metadata, tensors: places } = readHeader(file, 'test')
    expect(metadata).toEqual({ note: 'né' })
    expect([...places.keys()].sort()).toEqual(['bytes', 'empty', 'ids', 'weights'])
    const copy = new Uint8Array(file).buffer
    expect([...viewTensor(copy, 0, places.get('weights')!)]).toEqual([0.5, -1, 2, 4])
    expect([...viewTensor(copy, 0, places.get('ids')!)]).toEqual([65535, 7])
    expect([...viewTensor(copy, 0, places.get('bytes')!)]).toEqual([1, 2, 3])
    expect(places.get('weights')!.shape).toEqual([2, 2])
    for (const place of places.values()) expect(place.start % (place.dtype === 'U8' ? 1 : 2)).toBe(0)
  })

  it('refuses a shape that does not fit', () => {
    expect(() => encodeSafetensors({ a: { data: new Uint8Array(3), shape: [2] } })).toThrow(RangeError)
  })

  for (const [name, damage] of [
    ['an empty file', () => new Uint8Array(0)],
    ['half a header', (file: Uint8Array) => file.slice(0, 30)],
    ['a missing tail', (file: Uint8Array) => file.slice(0, file.length - 1)],
    ['a header of 2^60 bytes', (file: Uint8Array) => file.slice().fill(0x10, 7, 8)],
    ['a header that is no JSON', (file: Uint8Array) => file.slice().fill(0x21, 8, 9)]
  ] as const) {
    it(`names the model when it meets ${name}`, () => {
      expect(() => readHeader(damage(encodeSafetensors(tensors)), 'morphology/eng')).toThrow(ModelError)
      expect(() => readHeader(damage(encodeSafetensors(tensors)), 'morphology/eng')).toThrow(/morphology\/eng/)
    })
  }

  it('never does anything but read or throw a ModelError on bytes that are not ours', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          readHeader(bytes, 'fuzz')
        } catch (error) {
          expect(error).toBeInstanceOf(ModelError)
        }
      })
    )
  })
})
