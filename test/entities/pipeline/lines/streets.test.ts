import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withStreets } from '../../../../src/entities/pipeline/lines/streets.js'
import type { Mention } from '../../../../src/entities/types.js'

it.each<[EntityLanguage, string, string, string]>([
  ['pol', 'ul. Adama Mickiewicza', 'Adama Mickiewicza', 'LOCATION ul. Adama Mickiewicza'],
  ['spa', 'Calle Simón Bolívar', 'Calle Simón Bolívar', 'LOCATION Calle Simón Bolívar'],
  ['spa', 'Vive en la calle del General Serrano.', 'Serrano', 'LOCATION calle del General Serrano'],
  ['fra', 'Il habite rue Victor Hugo.', 'Victor Hugo', 'LOCATION rue Victor Hugo'],
  ['ita', 'in via Giuseppe Verdi', 'Giuseppe Verdi', 'LOCATION via Giuseppe Verdi'],
  ['fra', 'Il a pris la place de Victor Hugo.', 'Victor Hugo', 'PERSON Victor Hugo'],
  ['spa', 'En la calle Pedro gritó.', 'Pedro', 'PERSON Pedro'],
  ['spa', 'En la calle Pedro Calderón hay obras.', 'Pedro Calderón', 'LOCATION calle Pedro Calderón'],
  ['fra', 'Dans la rue Marie Dupont criait.', 'Marie Dupont', 'PERSON Marie Dupont'],
  ['fra', 'La rue Victor Hugo change.', 'Victor Hugo', 'LOCATION rue Victor Hugo'],
  ['spa', 'La calle, Simón Bolívar y yo', 'Simón Bolívar', 'PERSON Simón Bolívar']
])('%s: %s', (language, text, name, expected) => {
  const start = text.indexOf(name)
  const mention: Mention = { start, end: start + name.length, type: 'PERSON', source: 'statistical', confidence: 0.9, weight: 50 }
  expect(withStreets(text, [mention], language).map((one) => `${one.type} ${text.slice(one.start, one.end)}`)).toEqual([expected])
})
