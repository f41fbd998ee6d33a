import { expect, it } from 'vitest'
import { languageName } from '../../../src/core/languages.js'
import { andPattern, andWords, andWordsOf } from '../../../src/core/words/and-words.js'

it('has known languages, and for all of them what is hardly another word', () => {
  expect(Object.keys(andWordsOf).filter((language) => languageName(language) === language)).toEqual([])
  expect(andWords).toEqual(expect.arrayContaining(['&', 'and', 'oraz', 'ed', 'ו']))
  expect(andWords.filter((word) => ['in', 'at', 'ile'].includes(word) || word.includes('*'))).toEqual([])
  expect([andWordsOf.slv, andWordsOf.tgl]).toEqual(['in', 'at'])
  expect(new RegExp(`^(?:${andPattern})$`, 'u').test('und')).toBe(true)
})
