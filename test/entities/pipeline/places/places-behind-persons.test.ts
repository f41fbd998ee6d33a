import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { splitAtPlace, splitAtTown, splitAtWhereabouts, splitBehindPlace } from '../../../../src/entities/pipeline/places/places-behind-persons.js'
import { withoutTitles } from '../../../../src/entities/pipeline/roles/titles.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()

const person = (text: string): Mention => ({ start: 0, end: text.length, type: 'PERSON', source: 'DNN', confidence: 0.9, weight: 50 })

it.each<[string, EntityLanguage, string, string[]]>([
  ['a place behind two words', 'hin', 'सुनीता शर्मा दिल्ली', ['PERSON सुनीता शर्मा', 'LOCATION दिल्ली']],
  ['from right to left', 'fas', 'سارا کریمی تهران', ['PERSON سارا کریمی', 'LOCATION تهران']],
  ['a club', 'fas', 'مهدی ترابی پرسپولیس', ['PERSON مهدی ترابی', 'ORGANIZATION پرسپولیس']],
  ['one word may be a given name', 'hin', 'सुनीता दिल्ली', ['PERSON सुनीता दिल्ली']],
  ['a Hebrew town behind the letter for from', 'heb', 'עופר בן-דוד מאשקלון', ['PERSON עופר בן-דוד', 'LOCATION מאשקלון']],
  ['a surname with that letter', 'heb', 'עופר בן מזרחי', ['PERSON עופר בן מזרחי']],
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

it.each<[EntityLanguage, string, string[]]>([
  ['deu', 'Paul am Gardasee', ['PERSON Paul', 'LOCATION Gardasee']],
  ['eng', 'Tom at Lake Como', ['PERSON Tom', 'LOCATION Lake Como']],
  ['fra', 'Julie à Biarritz', ['PERSON Julie', 'LOCATION Biarritz']],
  ['spa', 'Marta en Cádiz', ['PERSON Marta', 'LOCATION Cádiz']],
  ['pol', 'Ania w Krakowie', ['PERSON Ania', 'LOCATION Krakowie']],
  ['swe', 'Lars på Öland', ['PERSON Lars', 'LOCATION Öland']],
  ['deu', 'Anna in der Smitten', ['PERSON Anna in der Smitten']],
  ['nld', "Kees in 't Veld", ["PERSON Kees in 't Veld"]],
  ['pol', 'Jan z Czarnolasu', ['PERSON Jan z Czarnolasu']],
  ['hun', 'Magyar Péter Kötcsén', ['PERSON Magyar Péter', 'LOCATION Kötcsén']],
  ['hun', 'Orbán Viktor Tusványoson', ['PERSON Orbán Viktor', 'LOCATION Tusványoson']],
  ['lit', 'Ona Kairienė Rietave', ['PERSON Ona Kairienė', 'LOCATION Rietave']],
  ['lit', 'Petras Kairys Sodas', ['PERSON Petras Kairys Sodas']],
  ['lav', 'Andris Kalvāns Saldū', ['PERSON Andris Kalvāns', 'LOCATION Saldū']],
  ['est', 'Liis Kask Viljandist', ['PERSON Liis Kask', 'LOCATION Viljandist']],
  ['est', 'Aivar Tamm Võrust', ['PERSON Aivar Tamm', 'LOCATION Võrust']],
  ['est', 'Karl August Ernst', ['PERSON Karl August Ernst']],
  ['fin', 'Pekka Rautio Kauhavalla', ['PERSON Pekka Rautio', 'LOCATION Kauhavalla']],
  ['fin', 'Anna Maija Rautio', ['PERSON Anna Maija Rautio']],
  ['hun', 'Kiss Anna Borbála', ['PERSON Kiss Anna Borbála']],
  ['hun', 'Kovács Jánosné Erzsébet', ['PERSON Kovács Jánosné Erzsébet']]
])('where somebody is, %s: %s', (language, text, expected) => {
  const parts = standardParts(store)
  const tokens = parts.tokens(text, language)
  const flags = parts.flags(tokens, language, false)
  const found = splitAtWhereabouts(person(text), tokens, language, flags).flatMap((one) => splitAtTown(one, tokens, language, flags))
  expect(found.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})

it.each([
  ['محمد عثمان خالد', ['PERSON محمد عثمان خالد']],
  ['محمد علی رضا', ['PERSON محمد علی رضا']],
  ['لاہور علی رضا', ['LOCATION لاہور', 'PERSON علی رضا']]
])('an Urdu given name before others is no place: %s', (text, expected) => {
  const tokens = entityTokens(text, 'urd', store)
  const parts = splitBehindPlace(person(text), tokens, 'urd', loadKnownNames(store), (token) => token > 0)
  expect(parts.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})
