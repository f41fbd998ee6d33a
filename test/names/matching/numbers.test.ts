/** Numbers in names, and names of servants of God in one word. */
import { describe, expect, it } from 'vitest'
import { areOtherNumbers, generationOf, numbersIn } from '../../../src/names/matching/numbers.js'
import { withServants } from '../../../src/names/matching/servants.js'
import { thaiSpellings } from '../../../src/names/matching/thai-spellings.js'

describe('numbers in a name', () => {
  it.each([
    ['louis xiv', true, ['14']],
    ['xi jinping', true, []],
    ['john v smith', true, []],
    ['elizabeth i', true, ['1']],
    ['elizabeth the second', true, ['2']],
    ['leo the fourteenth', true, ['14']],
    ['class 3 a', false, ['3a']],
    ['first national bank', false, ['1']],
    ['studio 054', false, ['54']]
  ] as const)('%s', (name, isPerson, numbers) => {
    expect(numbersIn(name.split(' '), isPerson)).toEqual(numbers)
  })

  it.each([
    [['1'], ['2'], true],
    [['1'], [], false],
    [['24', '7'], ['24'], false],
    [['3a'], ['3'], false],
    [['3a'], ['3b'], true]
  ])('%j and %j', (own, theirs, others) => {
    expect(areOtherNumbers(own, theirs)).toBe(others)
  })

  it('tells father and son', () => {
    expect(['john smith jr', 'john smith senior', 'sr juan perez'].map((name) => generationOf(name.split(' ')))).toEqual([1, 2, 0])
  })
})

describe('servants in one word', () => {
  it.each([
    ['abdul rahman munif', 'abdulrahman munif'],
    ['abd er rahman', 'abdulrahman'],
    ['abdurrahman', 'abdulrahman'],
    ['abd allah', 'abdullah'],
    ['abdul khan', 'abdul khan'],
    ['abdi hassan', 'abdi hassan'],
    ['paula abdul', 'paula abdul']
  ])('%s', (name, joined) => {
    expect(withServants(name.split(' ')).join(' ')).toBe(joined)
  })
})

describe('Thai spellings', () => {
  it.each([
    ['chaidi', 'ใจดี', 'jaidee'],
    ['sisuk', 'ศรีสุข', 'srisuk'],
    ['somphon', 'สมพร', 'somporn'],
    ['thira', 'ธีระ', 'teera']
  ])('%s', (romanised, thai, spelling) => {
    expect(thaiSpellings(romanised, thai)).toContain(spelling)
  })
})
