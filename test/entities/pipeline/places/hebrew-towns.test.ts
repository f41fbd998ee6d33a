import { expect, it } from 'vitest'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withHebrewTowns } from '../../../../src/entities/pipeline/places/hebrew-towns.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each([
  ['נסענו לנתניה אתמול', ['L לנתניה']],
  ['הגענו [P לאילת] והיה יפה', ['L לאילת']],
  ['היא נולדה בעפולה', ['L בעפולה']],
  ['גרים [L בחולון ועובדים] קשה', ['L בחולון']],
  // persons, other verbs, longer names
  ['נסענו [P לרותם]', ['P לרותם']],
  ['אמרנו לנתניה', []],
  ['הגענו [P לאילת שחר]', ['P לאילת שחר']],
  ['גרים [L ביפו וחולון]', ['L ביפו וחולון']]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, 'heb')
  expect(written(text, withHebrewTowns(tokens, mentions, parts.flags(tokens, 'heb', false), parts.known()))).toEqual(expected)
})
