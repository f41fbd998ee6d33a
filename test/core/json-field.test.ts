import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldSource } from '../../src/core/json-field.js'

describe('the spelling of a field', () => {
  it.each([
    ['{"id":9007199254740993,"content":"a"}', '9007199254740993'],
    ['{"content":"\\"id\\":1,","id" : 1e400 }', '1e400'],
    ['{"a":{"id":1},"b":[{"id":2},","],"id":{"n": 12345678901234567890, "s":"}"}}', '{"n": 12345678901234567890, "s":"}"}'],
    ['{"id":1,"id":-0.10}', '-0.10'],
    ['{"\\u0069d":[1,2],"c":"id"}', '[1,2]'],
    ['{"c":"\\\\","id":"x\\\\\\""}', '"x\\\\\\""']
  ])('of %s is %s', (text, spelling) => {
    expect(fieldSource(text, 'id')).toBe(spelling)
  })

  it.each(['{}', '{"a":"id"}', '{"a":{"id":1}}', '{"a":["id",1]}'])('%s has none', (text) => {
    expect(fieldSource(text, 'id')).toBeUndefined()
  })

  it('is read as what JSON.parse reads, in any object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constant('id'), fc.string()), fc.jsonValue()), fc.boolean(), (object, isSpaced) => {
        const source = fieldSource(JSON.stringify(object, null, isSpaced ? 1 : 0), 'id')
        const expected = Object.hasOwn(object, 'id') ? JSON.stringify(object['id']) : undefined
        expect(source === undefined ? undefined : JSON.stringify(JSON.parse(source))).toBe(expected)
      })
    )
  })
})
