import { expect, test } from 'vitest'
import { LittleMemoryError, lacksMemory, requireAddresses } from '../../src/core/address-space.js'

test('a lack of memory is told from other faults, also by what caused them', () => {
  for (const [message, lacks] of [
    ['WebAssembly.Memory(): could not allocate memory', true],
    ['Array buffer allocation failed', true],
    ['WebAssembly.Module(): Out of memory: Cannot allocate code', true],
    ['ENOMEM: not enough memory, read', true],
    ['std::bad_alloc', true],
    // the engine's own limit, which no other setting of the system moves
    ['Worker terminated due to reaching memory limit: JS heap out of memory', false],
    ['Invalid array length', false],
    ['libonnxruntime.so: cannot allocate memory in static TLS block', false]
  ] as const) {
    expect([message, lacksMemory(new Error(message))]).toEqual([message, lacks])
    expect(lacksMemory(new Error('the workers could not start', { cause: new RangeError(message) }))).toBe(lacks)
  }
  expect(lacksMemory(new LittleMemoryError())).toBe(true)
  expect(lacksMemory('out of memory')).toBe(false)
})

test('few addresses are always there', () => {
  expect(() => requireAddresses(1)).not.toThrow()
})
