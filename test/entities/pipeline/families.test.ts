import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withFamilies } from '../../../src/entities/pipeline/families.js'
import type { Mention } from '../../../src/entities/types.js'

it.each<[EntityLanguage, string, string, string, string]>([
  ['deu', 'Die Müllers wohnen in Köln. Hans Müller arbeitet.', 'Müllers', 'Hans Müller', 'PERSON'],
  ['eng', 'The Millers moved. John Miller teaches.', 'Millers', 'John Miller', 'PERSON'],
  ['eng', 'The Rangers moved. John Miller teaches.', 'Rangers', 'John Miller', 'ORGANIZATION'],
  ['eng', 'The Williams car won. Claire Williams smiled.', 'Williams', 'Claire Williams', 'ORGANIZATION'],
  ['eng', 'At Millers, John Miller teaches.', 'Millers', 'John Miller', 'ORGANIZATION']
])('%s: %s', (language, text, name, person, expected) => {
  const mention = (part: string, type: string): Mention => {
    const start = text.indexOf(part)
    return { start, end: start + part.length, type, source: 'statistical', confidence: 0.9, weight: 50 }
  }
  expect(withFamilies(text, [mention(name, 'ORGANIZATION'), mention(person, 'PERSON')], language)[0]!.type).toBe(expected)
})
