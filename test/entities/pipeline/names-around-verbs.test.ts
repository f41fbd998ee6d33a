import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { splitAtVerb, splitInCapitals } from '../../../src/entities/pipeline/names-around-verbs.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
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

const { flags } = standardParts(store)

it.each<[EntityLanguage, string, string[], string?]>([
  ['spa', 'PUTIN LLAMA MERKEL', ['PERSON PUTIN', 'PERSON MERKEL']],
  ['ita', 'SALVINI ATTACCA', ['PERSON SALVINI']],
  ['tur', "PUTİN İSTANBUL'DA", ['PERSON PUTİN', "LOCATION İSTANBUL'DA"], 'LOCATION'],
  ['eng', 'TRUMP TOWER', ['LOCATION TRUMP TOWER'], 'LOCATION'],
  ['eng', 'TRUMP ORGANIZATION', ['ORGANIZATION TRUMP ORGANIZATION'], 'ORGANIZATION'],
  ['eng', 'TRUMP JR', ['PERSON TRUMP JR']],
  ['eng', 'Putin calls', ['PERSON Putin calls']]
])('a surname and what stands behind it in capitals, %s: %s', (language, text, expected, type = 'PERSON') => {
  const whole = { start: 0, end: text.length, type, source: 'statistical', weight: 50, confidence: 0.5 } as const
  const tokens = entityTokens(text, language, store)
  const parts = splitInCapitals(whole, tokens, language, loadKnownNames(store), flags(tokens, language, false))
  expect(parts.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})
