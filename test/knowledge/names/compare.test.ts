import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NameFit, nameFit, prepareName } from '../../../src/knowledge/names/compare.js'
import { editsWithin, withinOneEdit } from '../../../src/knowledge/names/edits.js'
import { soundsOf } from '../../../src/knowledge/names/sounds.js'

const compared = (mention: string, name: string) => nameFit(prepareName(mention), prepareName(name))

describe('nameFit', () => {
  const cases: readonly (readonly [string, string, Partial<NameFit>])[] = [
    ['barack obama', 'Barack  Obama', { same: 1, spelling: 1, mentionCovered: 1, stem: 1 }],
    ['Барак Обама', 'Barack Obama', { same: 0, spelling: 11 / 12, sound: 1, stem: 1 }],
    ['バラク・オバマ', 'Barack Obama', { sound: 1 }],
    ['贝拉克·奥巴马', 'Barack Obama', { sound: 1 }],
    ['버락 오바마', 'Barack Obama', { sound: 1 }],
    ['Obama Barack', 'Barack Obama', { mentionCovered: 1, nameCovered: 1, spelling: 0 }],
    ['Obama', 'Barack Obama', { mentionCovered: 1, nameCovered: 5 / 11 }],
    ['JFK', 'John Fitzgerald Kennedy', { initials: 1, spelling: 0 }],
    ['International Business Machines', 'IBM', { initials: 1 }],
    ['Путина', 'Путин', { stem: 1, start: 1 }],
    ['Merkle', 'Merkel', { spelling: 5 / 6, sound: 1 }],
    ['Apple', 'Microsoft', { spelling: 0, mentionCovered: 0, start: 0, stem: 0, initials: 0 }]
  ]

  it.each(cases)('%s as %s', (mention, name, expected) => {
    const found = compared(mention, name)
    for (const [key, value] of Object.entries(expected)) expect(found[key as keyof NameFit], key).toBeCloseTo(value, 6)
  })

  it('ranks a misspelt name above another one', () => {
    expect(compared('Angela Merkle', 'Angela Merkel').spelling).toBeGreaterThan(compared('Angela Merkle', 'Angela Markey').spelling)
    expect(compared('A. Merkel', 'Angela Merkel').mentionCovered).toBeGreaterThan(compared('A. Merkel', 'Petra Merkel').mentionCovered)
  })

  it.each(['', '...', '   '])('of an empty form %j is nothing', (empty) => {
    for (const value of [...Object.values(compared(empty, 'Berlin')), ...Object.values(compared('Berlin', empty)), ...Object.values(compared(empty, empty))])
      expect(value).toBe(0)
  })

  it('lies between 0 and 1 for any two names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) =>
        Object.values(compared(one, other)).every((value) => value >= 0 && value <= 1 + 1e-9)
      ),
      { seed: 14 }
    )
  })
})

/** Optimal string alignment as it is defined, without bound. */
function reference(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0))
  )
  for (let row = 1; row <= left.length; row++)
    for (let column = 1; column <= right.length; column++) {
      const equal = left[row - 1] === right[column - 1] ? 0 : 1
      table[row]![column] = Math.min(table[row - 1]![column]! + 1, table[row]![column - 1]! + 1, table[row - 1]![column - 1]! + equal)
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        table[row]![column] = Math.min(table[row]![column]!, table[row - 2]![column - 2]! + 1)
    }
  return table[left.length]![right.length]!
}

describe('edits', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

  it('are counted up to the limit', () =>
    fc.assert(
      fc.property(word, word, fc.nat(9), (left, right, limit) => editsWithin(left, right, limit) === Math.min(reference(left, right), limit + 1)),
      { seed: 14, numRuns: 2_000 }
    ))

  it('one at most is seen in linear time as well', () =>
    fc.assert(
      fc.property(word, word, (left, right) => withinOneEdit(left, right) === reference(left, right) <= 1),
      { seed: 14, numRuns: 2_000 }
    ))

  it('of the first 64 letters count', () => expect(editsWithin(`${'a'.repeat(64)}b`, 'a'.repeat(64), 5)).toBe(0))
})

it.each([
  ['john f kennedy', 'jnfknt'],
  ['obama', 'apm'],
  ['louvre', 'lfl'],
  ['route 66', 'lt66'],
  ['hamburg', 'amplk'],
  ['', '']
])('consonants of %s by kind are %s', (name, sounds) => expect(soundsOf(name)).toBe(sounds))
