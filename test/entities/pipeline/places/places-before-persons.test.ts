import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { splitAtOfficePlace, withoutPeopleBehind } from '../../../../src/entities/pipeline/places/places-before-persons.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const parts = standardParts(openModels())

function read(language: EntityLanguage, text: string, name: string, type: string): string[] {
  const tokens = parts.tokens(text, language)
  const flags = parts.flags(tokens, language, false)
  const start = text.indexOf(name)
  const mention: Mention = { start, end: start + name.length, type, source: 'statistical', confidence: 0.9, weight: 50 }
  const found = splitAtOfficePlace(withoutPeopleBehind(mention, tokens, language, flags), tokens, language, parts.known(), flags)
  return found.map((one) => `${one.type} ${text.slice(one.start, one.end)}`)
}

it.each<[EntityLanguage, string, string, string[]]>([
  ['srp', 'Градоначелник Лесковца Горан Цветановић', 'Лесковца Горан Цветановић', ['LOCATION Лесковца', 'PERSON Горан Цветановић']],
  ['spa', 'el alcalde de Valencia Joan Ribó', 'Valencia Joan Ribó', ['LOCATION Valencia', 'PERSON Joan Ribó']],
  ['ita', 'il sindaco di Siena Nicoletta Fabio', 'Siena Nicoletta Fabio', ['LOCATION Siena', 'PERSON Nicoletta Fabio']],
  ['por', 'o prefeito de Vitória Lorenzo Pazolini', 'Vitória Lorenzo Pazolini', ['LOCATION Vitória', 'PERSON Lorenzo Pazolini']],
  ['spa', 'la casa de Rosario María Paz', 'Rosario María Paz', ['PERSON Rosario María Paz']],
  ['srp', 'Градоначелник Никола Петар Јовановић', 'Никола Петар Јовановић', ['PERSON Никола Петар Јовановић']]
])('towns of offices, %s: %s', (language, text, name, expected) => expect(read(language, text, name, 'PERSON')).toEqual(expected))

it.each<[EntityLanguage, string, string[]]>([
  ['pol', 'w Paryżu pokonała Ukrainkę', []],
  ['pol', 'pokonała w Miami Chorwatkę', ['LOCATION Miami']],
  ['pol', 'dworzec Łódź Kaliska', ['LOCATION Łódź Kaliska']]
])('a woman of a people behind a town, %s: %s', (language, text, expected) => {
  const name = /\p{Lu}\S+ \p{Lu}\S+$/u.exec(text)?.[0]
  expect(name === undefined ? [] : read(language, text, name, 'LOCATION')).toEqual(expected)
})
