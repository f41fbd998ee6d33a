import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { loadKnownNames } from '../../src/entities/lists/known-names.js'
import { splitAtPlace } from '../../src/entities/pipeline/places-behind-persons.js'
import { withoutTitles } from '../../src/entities/pipeline/titles.js'
import { entityTokens } from '../../src/entities/tokens.js'
import type { Mention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

const person = (text: string): Mention => ({ start: 0, end: text.length, type: 'PERSON', source: 'DNN', confidence: 0.9, weight: 50 })

it.each<[string, EntityLanguage, string, string[]]>([
  ['a place behind two words', 'hin', 'सुनीता शर्मा दिल्ली', ['PERSON सुनीता शर्मा', 'LOCATION दिल्ली']],
  ['from right to left', 'fas', 'سارا کریمی تهران', ['PERSON سارا کریمی', 'LOCATION تهران']],
  ['one word may be a given name', 'hin', 'सुनीता दिल्ली', ['PERSON सुनीता दिल्ली']],
  ['no place', 'hin', 'सुनीता रानी शर्मा', ['PERSON सुनीता रानी शर्मा']],
  ['capitals part names', 'eng', 'John Griffith London', ['PERSON John Griffith London']]
])('%s', (_, language, text, expected) => {
  const parts = splitAtPlace(person(text), entityTokens(text, language, store), language, loadKnownNames(store))
  expect(parts.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})

it('offices that Thai writes together with the name are no part of it', () => {
  const text = 'รองนายกรัฐมนตรีสมชาย ใจดี'
  const { start, end } = withoutTitles(person(text), text, 'tha')
  expect(text.slice(start, end)).toBe('สมชาย ใจดี')
})
