import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withAttendance } from '../../../../src/entities/pipeline/lines/attendance.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

function persons(language: EntityLanguage, text: string, names: readonly Mention[] = []): string[] {
  const tokens = entityTokens(text, language, store)
  return withAttendance(tokens, names, language, parts.flags(tokens, language, false)).map(({ start, end, type }) => `${type[0]} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string[]]>([
  ['deu', 'Anwesend: Hollmann, Brückner, sonst niemand', []],
  ['deu', 'Anwesend: Hollmann, Brückner, Tietze', ['P Hollmann', 'P Brückner', 'P Tietze']],
  ['eng', 'Absent: Pritchard, Macready and Oyelaran', ['P Pritchard', 'P Macready', 'P Oyelaran']],
  ['spa', 'Convocados:\nIriarte\nCabrales\n\nMadrid', ['P Iriarte', 'P Cabrales']],
  ['ron', 'Motivați: Ionescu, Popa', ['P Ionescu', 'P Popa']],
  ['ind', 'Absen: Siti binti Rahman, Budi Santoso', ['P Siti binti Rahman', 'P Budi Santoso']],
  ['eng', 'Participants: Germany, France, Italy', []],
  ['eng', 'Present: the whole board, as always', []],
  ['eng', 'Present: Simple, Continuous, Perfect', []],
  ['eng', 'Winners: Best Picture, Best Director, Best Actor', []],
  ['eng', 'Members: Board Chair, Vice Chair, Treasurer', []],
  ['eng', 'Cast: Iron, Steel, Bronze', []],
  ['eng', 'Cast:\nIron\nSteel\nBronze', []],
  ['eng', 'Cast: Anna Reid, Tom Hall, Priya Nair', ['P Anna Reid', 'P Tom Hall', 'P Priya Nair']],
  ['rus', 'Состав: Вода, Сахар, Масло Подсолнечное', []],
  ['ces', 'Přítomni: Novák, Dvořák', ['P Novák', 'P Dvořák']],
  ['pol', 'Wiśniewska: nie będę kandydować', ['P Wiśniewska']],
  ['pol', 'Uwaga: nie wolno wchodzić', []],
  ['eng', 'Warning: do not touch the plate', []]
])('%s: %s', (language, text, expected) => expect(persons(language, text)).toEqual(expected))

it('what a model is sure of stays', () => {
  const place: Mention = { start: 10, end: 18, type: 'LOCATION', source: 'statistical', confidence: 0.9, weight: 50 }
  expect(persons('deu', 'Anwesend: Hollmann, Tietze', [place])).toEqual(['L Hollmann', 'P Tietze'])
  expect(persons('deu', 'Anwesend: Hollmann, Tietze', [{ ...place, confidence: 0.5 }])).toEqual(['P Hollmann', 'P Tietze'])
})

it('in a list of full names a place is a given name, however sure a model is', () => {
  const of = (text: string, ...names: string[]) =>
    persons(
      'eng',
      text,
      names.map(
        (name): Mention => ({
          start: text.indexOf(name),
          end: text.indexOf(name) + name.length,
          type: 'LOCATION',
          source: 'statistical',
          confidence: 0.99,
          weight: 50
        })
      )
    )
  expect(of('Attendees: Victoria Park, Austin Reid', 'Victoria Park', 'Austin')).toEqual(['P Victoria Park', 'P Austin Reid'])
  expect(of('Members: New Zealand, Costa Rica, San Marino', 'New Zealand', 'San Marino')).toEqual(['L New Zealand', 'L San Marino'])
})
