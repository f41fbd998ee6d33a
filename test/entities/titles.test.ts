import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { withoutTitles } from '../../src/entities/pipeline/titles.js'
import { mentionWeight } from '../../src/entities/types.js'

it.each<[EntityLanguage, string, string]>([
  ['urd', 'فرزانہ صاحبہ', 'فرزانہ'],
  ['tel', 'శ్రీనివాస్ గారికి', 'శ్రీనివాస్'],
  ['tam', 'ராமன் அவர்களுக்கு', 'ராமன்'],
  ['hin', 'शर्मा जी', 'शर्मा'],
  // a form alone stays, and so does a name that ends like one
  ['urd', 'صاحب', 'صاحب'],
  ['hin', 'शिवाजी', 'शिवाजी']
])('a form of address behind a name is no part of it, %s: %s', (language, text, name) => {
  const found = withoutTitles({ start: 0, end: text.length, type: 'PERSON', source: 'statistical', weight: mentionWeight.model }, text, language)
  expect(text.slice(found.start, found.end)).toBe(name)
})
