/** What holds for any two addresses. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAddressMatcher } from '../../../src/addresses/matching/matcher.js'
import type { AddressToMatch } from '../../../src/addresses/matching/types.js'
import { createAddressParser } from '../../../src/addresses/parsing/parser.js'
import { ADDRESS_FIELDS } from '../../../src/addresses/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const matcher = createAddressMatcher(store)
const parser = createAddressParser(store)

const words = [
  '10',
  '12-14',
  '7a',
  'Main',
  'St',
  'Straße',
  'N',
  'Apt',
  '#',
  '5',
  'Floor',
  'Paris',
  'NY',
  '北京市',
  '建国路',
  '88号',
  'P.O. Box',
  '🏠',
  'é',
  '1/2',
  '—',
  "O'Hare"
]
const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }).map((each) => each.join(' '))
)
const fields = fc.dictionary(fc.constantFrom(...ADDRESS_FIELDS), text, { maxKeys: 7 }).map((each): AddressToMatch => ({ fields: each }))
const line = text.map((each): AddressToMatch => ({ line: each, fields: parser.parse(each).fields }))
const address = fc.oneof(fields, line)

test('scores are symmetric, from 0 to 1, and 1 for the same address', () => {
  fc.assert(
    fc.property(address, address, (one, other) => {
      const [left, right] = [matcher.prepare(one), matcher.prepare(other)]
      const { score, fields: explained } = matcher.explain(left, right)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(matcher.score(right, left)).toBe(score)
      // of signs alone nothing can be told
      if (left.key !== '' || right.key !== '') expect(score === 1).toBe(left.key === right.key)
      expect(matcher.score(left, matcher.prepare(one))).toBe(1)
      for (const each of explained) expect(each.score >= 0 && each.score <= 1).toBe(true)
    }),
    { numRuns: 1500, seed: 17 }
  )
})
