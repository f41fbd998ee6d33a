import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withInitialedPersons } from '../../../src/entities/pipeline/initials.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, Record<string, string>, string[]]>([
  ['rus', 'Акт подписал Воронцов Д. К. вчера.', { 'Д. К.': 'PERSON' }, ['PERSON Воронцов Д. К.']],
  ['rus', 'Акт подписал Воронцов Д. К. вчера.', { Воронцов: 'LOCATION', 'Д. К.': 'PERSON' }, ['PERSON Воронцов Д. К.']],
  ['ukr', 'Коваль Г. пише', { Коваль: 'ORGANIZATION' }, ['PERSON Коваль Г.']],
  ['ukr', 'У Києві Т. Г. Шевченко жив', { Києві: 'LOCATION' }, ['LOCATION Києві']],
  ['eng', 'E. Hargrove (Chair)', { Hargrove: 'ORGANIZATION' }, ['PERSON E. Hargrove']],
  ['fin', 'T. Mervi', { Mervi: 'PERSON' }, ['PERSON Mervi']],
  ['fin', 'T. Hyttinen', { Hyttinen: 'PERSON' }, ['PERSON T. Hyttinen']],
  ['fra', 'M. Lefèvre est absent.', { Lefèvre: 'PERSON' }, ['PERSON Lefèvre']],
  ['spa', 'con la Sra. Olmedo', { 'Sra. Olmedo': 'ORGANIZATION' }, ['PERSON Olmedo']],
  ['ita', 'la Sig.ra Bellandi', { 'Sig.ra Bellandi': 'ORGANIZATION' }, ['ORGANIZATION Sig.ra Bellandi']],
  ['nld', 'Verdachte is Pieter-Jan D. Hij zwijgt.', { 'Pieter-Jan D': 'PERSON' }, ['PERSON Pieter-Jan D.']],
  ['deu', 'Angeklagt ist Uwe B. Er schweigt.', { 'Uwe B': 'PERSON' }, ['PERSON Uwe B.']],
  ['deu', 'Es sprach Malcolm X. Er schwieg.', { 'Malcolm X': 'PERSON' }, ['PERSON Malcolm X']],
  ['deu', 'bei Dr. Oetker', { 'Dr. Oetker': 'ORGANIZATION' }, ['ORGANIZATION Dr. Oetker']]
])('%s: %s', (language, text, said, expected) => {
  const tokens = parts.tokens(text, language)
  const mentions = Object.entries(said).map(([name, type]): Mention => {
    const start = text.indexOf(name)
    return { start, end: start + name.length, type, source: 'statistical', confidence: 0.6, weight: 50 }
  })
  const found = withInitialedPersons(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false))
  expect(found.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})
