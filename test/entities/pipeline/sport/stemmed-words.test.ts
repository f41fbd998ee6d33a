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
