import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { isAddressed } from '../../../src/entities/pipeline/addressed.js'
import { formsApart, formsOfLetters } from '../../../src/entities/pipeline/forms-of-address.js'

it.each<[EntityLanguage, string, boolean]>([
  ['deu', 'Frau Ford', true],
  ['eng', 'Mr. Ford', true],
  ['dan', 'Hr. Ford', true],
  ['nld', 'Mw. Ford', true],
  ['fra', 'M. Ford', true],
  ['eng', 'M. Ford', false],
  ['pol', 'pan Ford', true],
  ['ukr', 'пан Форд', true],
  ['tur', 'Bay Ford', true],
  ['ces', 'pánovi Fordovi', true],
  ['hrv', 'gđa Ford', true],
  ['swe', 'fröken Ford', true],
  ['eng', 'Cllr Ford', true],
  ['eng', 'Ald. Ford', true],
  ['deu', 'Cllr Ford', false],
  ['eng', 'Hr Ford', false],
  ['eng', 'Pan Ford', false],
  ['eng', 'Tampa Bay Ford', false],
  ['eng', 'Miss Universe', false]
])('%s: %s', (language, text, isPerson) => expect(isAddressed(text, text.lastIndexOf(' ') + 1, language)).toBe(isPerson))

it('one table: forms of persons are no part of names and stand in letters', () => {
  for (const word of ['mr', 'frau', 'madame', 'fru', 'г-н']) {
    expect(formsApart('deu').has(word)).toBe(true)
    expect(formsOfLetters.has(word)).toBe(true)
  }
  expect(formsOfLetters.has('president')).toBe(false)
})
