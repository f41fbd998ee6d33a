import { expect, it } from 'vitest'
import { languageName } from '../../../src/core/languages.js'
import { streetWords, wordsBeforeStreets } from '../../../src/core/words/street-words.js'

it.each(Object.entries(streetWords))('%s: known, ways are words before streets, cases are further words', (language, row) => {
  expect(languageName(language)).not.toBe(language)
  const words = (list = '') => (list === '' ? [] : list.split(' '))
  const before = wordsBeforeStreets(row)
  expect(words(row.ways).filter((word) => !before.includes(word))).toEqual([])
  expect(words(row.beforeTowns).filter((word) => before.includes(word))).toEqual([])
  expect(words(row.behindTowns).filter((word) => words(row.behind).includes(word))).toEqual([])
})
