import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withoutCodes } from '../../../../src/entities/pipeline/lines/iso-codes.js'
import type { Mention } from '../../../../src/entities/types.js'

function left(text: string, name: string, language: EntityLanguage = 'eng'): boolean {
  const start = text.indexOf(name)
  const mention: Mention = { start, end: start + name.length, type: 'ORGANIZATION', source: 'statistical', confidence: 0.9, weight: 50 }
  return withoutCodes(text, [mention], language).length === 1
}

it.each([
  ['Currency: EUR', 'EUR', false],
  ['EUR 300 paid', 'EUR', false],
  ['Made in:\tHR', 'HR', false],
  ['\tHR\t', 'HR', true],
  ['Origin CN, destination DE', 'Origin CN', false],
  ['The HR department', 'HR', true],
  ['Employer: BBC', 'BBC', true],
  ['Employer: GE', 'GE', true],
  ['Made in: XQ', 'XQ', true]
])('%s: %s is a name: %s', (text, name, expected) => expect(left(text, name)).toBe(expected))

it.each<[EntityLanguage, string, string, boolean]>([
  ['por', 'O CNPJ da empresa', 'CNPJ', false],
  ['eng', 'The CNPJ is new', 'CNPJ', true],
  ['fra', '120 € TTC', 'TTC', false],
  ['eng', 'the TTC of Toronto', 'TTC', true],
  ['rus', 'номер ИНН', 'ИНН', false],
  ['ita', 'IBAN nuovo', 'IBAN', false]
])('%s: %s: %s is a name: %s', (language, text, name, expected) => expect(left(text, name, language)).toBe(expected))
