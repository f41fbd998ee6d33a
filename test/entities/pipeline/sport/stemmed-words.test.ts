import { expect, it } from 'vitest'
import { SignWords } from '../../../../src/entities/pipeline/sport/sport-signs.js'
import { StemmedWords } from '../../../../src/entities/pipeline/sport/stemmed-words.js'

it('knows whole words and what begins with a stem', () => {
  const words = new StemmedWords('gól bramk*')
  expect(['gól', 'gólya', 'bramka', 'bram'].map((word) => words.has(word))).toEqual([true, false, true, false])
})

it('refuses stems that would never be looked up', () => {
  expect(() => new StemmedWords('gól*')).toThrow('stem gól* has less than 4 letters')
  expect(() => new SignWords().add('tur*', 1)).toThrow('stem tur* has less than 4 letters')
})

it('tells every sign of a word and of its stems', () => {
  const signs = new SignWords()
  for (const [list, sign] of [
    ['bramka bramk*', 1],
    ['bramkarz*', 2],
    ['bramkarzem', 4]
  ] as const)
    signs.add(list, sign)
  expect(['bramka', 'bramkarz', 'bramkarzem', 'brama'].map((word) => signs.of(word))).toEqual([1, 3, 7, 0])
})
