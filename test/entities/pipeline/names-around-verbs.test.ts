import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { splitAtVerb } from '../../../src/entities/pipeline/names-around-verbs.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()

it.each<[EntityLanguage, string, string[], string?]>([
  ['ron', 'ANAF verifică Dedeman', ['ORGANIZATION ANAF', 'ORGANIZATION Dedeman']],
  ['deu', 'Bundeskartellamt prüft Amazon', ['ORGANIZATION Bundeskartellamt', 'ORGANIZATION Amazon']],
  ['spa', 'Banco de España', ['ORGANIZATION Banco de España']],
  ['pol', 'Związek piłki nożnej', ['ORGANIZATION Związek piłki nożnej']],
  ['rus', 'Лента.ру', ['ORGANIZATION Лента.ру']],
  ['est', 'Delfi linna', ['LOCATION Delfi linna'], 'LOCATION'],
  ['est', 'Delfi teatab', ['ORGANIZATION Delfi']]
])('names with a verb between them, %s: %s', (language, text, expected, type = 'ORGANIZATION') => {
  const whole = { start: 0, end: text.length, type, source: 'statistical', weight: 50 } as const
  const parts = splitAtVerb(whole, entityTokens(text, language, store), language, loadKnownNames(store))
  expect(parts.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})
