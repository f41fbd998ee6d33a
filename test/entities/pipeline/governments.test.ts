import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withoutGovernment } from '../../../src/entities/pipeline/governments.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string]>([
  ['spa', 'Gobierno de Pedro Sánchez', 'PERSON Pedro Sánchez'],
  ['spa', 'Gobierno de Gustavo Petro', 'PERSON Gustavo Petro'],
  ['spa', 'Gobierno de Javier Milei', 'PERSON Javier Milei'],
  ['spa', 'Gobierno de Aragón', 'ORGANIZATION Gobierno de Aragón'],
  ['spa', 'Gobierno de San Luis Potosí', 'ORGANIZATION Gobierno de San Luis Potosí'],
  ['spa', 'Gobierno de Santiago del Estero', 'ORGANIZATION Gobierno de Santiago del Estero'],
  ['cat', 'Govern de Salvador Illa', 'PERSON Salvador Illa'],
  ['por', 'Governo de António Costa', 'PERSON António Costa'],
  ['por', 'Governo de Santa Catarina', 'ORGANIZATION Governo de Santa Catarina'],
  ['fra', "Cabinet d'Emmanuel Macron", 'PERSON Emmanuel Macron'],
  ['ita', 'Governo di Mario Draghi', 'PERSON Mario Draghi'],
  ['ron', 'Guvernul lui Marcel Ciolacu', 'PERSON Marcel Ciolacu'],
  ['ron', 'Guvernul Lascăr Catargiu', 'ORGANIZATION Guvernul Lascăr Catargiu'],
  ['ron', 'Guvernul României', 'ORGANIZATION Guvernul României'],
  ['eng', 'Government of Canada', 'ORGANIZATION Government of Canada'],
  ['eng', 'Administration of Joe Biden', 'PERSON Joe Biden'],
  ['deu', 'Regierung von Olaf Scholz', 'PERSON Olaf Scholz'],
  ['rus', 'Правительство Москвы', 'ORGANIZATION Правительство Москвы'],
  ['heb', 'ממשלת בנימין נתניהו', 'PERSON בנימין נתניהו']
])('governments of persons, %s: %s', (language, text, expected) => {
  const tokens = parts.tokens(text, language)
  const mention: Mention = { start: 0, end: text.length, type: 'ORGANIZATION', source: 'statistical', confidence: 0.9, weight: 50 }
  const { start, end, type } = withoutGovernment(mention, tokens, language, parts.known(), parts.flags(tokens, language, false))
  expect(`${type} ${text.slice(start, end)}`).toBe(expected)
})
