import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withDatedStreets, withoutDatedStreets } from '../../../../src/entities/pipeline/places/dated-streets.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
const found = (language: EntityLanguage, text: string) =>
  withoutDatedStreets(text, parts.patterns({ text, language, tokens: parts.tokens(text, language) }), language)

it.each<[EntityLanguage, string, string, string[]]>([
  ['pol', 'Mieszkam przy ulicy 3 Maja w Sopocie.', 'ulicy 3 Maja', []],
  ['spa', 'Quedamos en la Plaza 2 de Mayo a las ocho.', 'Plaza 2 de Mayo', ['a las ocho']],
  ['spa', 'La Plaza del 2 de Mayo.', 'Plaza del 2 de Mayo', []],
  ['cat', "La plaça de l'1 d'Octubre.", "plaça de l'1 d'Octubre", []],
  ['fra', 'Place du 8 Mai 1945, tout est calme.', 'Place du 8 Mai 1945', []],
  ['deu', 'Die Straße des 17. Juni.', 'Straße des 17. Juni', []],
  ['ces', 'Ulice 28. října je zavřená.', 'Ulice 28. října', []],
  ['srp', 'Улица 27. марта је затворена.', 'Улица 27. марта', []],
  ['rus', 'Площадь 1 Мая пуста.', 'Площадь 1 Мая', []],
  ['ell', 'Πλατεία 25ης Μαρτίου.', 'Πλατεία 25ης Μαρτίου', []],
  ['ell', 'Στην πλατεία Αγίου Νικολάου.', 'πλατεία Αγίου Νικολάου', []],
  ['tur', '19 Mayıs Caddesi kapalı.', '19 Mayıs Caddesi', []],
  ['hun', 'A március 15. tér tele van.', 'március 15. tér', []]
])('%s: %s', (language, text, street, left) => {
  const { read, streets } = found(language, text)
  expect(streets.map(({ start, end }) => text.slice(start, end))).toEqual([street])
  expect(read.filter(({ type }) => type.startsWith('TEMPORAL')).map(({ start, end }) => text.slice(start, end))).toEqual(left)
})

it.each<[EntityLanguage, string]>([
  ['spa', 'El 2 de mayo quedamos en la plaza.'],
  ['pol', 'Na placu 3 maja odbył się wiec.'],
  ['fra', 'Dans la rue le 4 septembre.'],
  ['tur', '19 Mayıs günü geldi.'],
  ['eng', 'On the street 4 July was quiet.']
])('a day in a street, %s: %s', (language, text) => {
  const { read, streets } = found(language, text)
  expect(streets).toEqual([])
  expect(read.map(({ type }) => type)).toContain('TEMPORAL:DATE')
})

it('takes the place of what a model found but a place that has it', () => {
  const { text, mentions } = read('[O Avenida 9 de Julio] y [L Calle 2 de Mayo norte]')
  expect(written(text, withDatedStreets(text, mentions, found('spa', text).streets))).toEqual(['L Avenida 9 de Julio', 'L Calle 2 de Mayo norte'])
})
