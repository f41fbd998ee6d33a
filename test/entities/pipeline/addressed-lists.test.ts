import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withAddressedLists } from '../../../src/entities/pipeline/addressed-lists.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../src/models/store.js'

const parts = standardParts(openModels())

function persons(language: EntityLanguage, text: string): string[] {
  const tokens = parts.tokens(text, language)
  return withAddressedLists(tokens, [], language, parts.flags(tokens, language, false)).map(({ start, end }) => text.slice(start, end))
}

it.each<[EntityLanguage, string, string[]]>([
  ['fra', 'Mmes Girard, Fontaine et Roux ; MM. Lambert, Petit et Blanc', ['Girard', 'Fontaine', 'Roux', 'Lambert', 'Petit', 'Blanc']],
  ['eng', 'Messrs Hill, Wood and Banks; Mesdames Rose and Field.', ['Hill', 'Wood', 'Banks', 'Rose', 'Field']],
  ['deu', 'Die Herren Berg, Stein und Fuchs sowie die Damen Vogel und Koch', ['Berg', 'Stein', 'Fuchs', 'Vogel', 'Koch']],
  ['spa', 'los Sres. Prado, Rosales y León y las Sras. Luna y Flores', ['Prado', 'Rosales', 'León', 'Luna', 'Flores']],
  ['por', 'os Srs. Pinheiro, Carvalho e Lobo', ['Pinheiro', 'Carvalho', 'Lobo']],
  ['ita', 'i signori Ferrari, Fontana e Villa', ['Ferrari', 'Fontana', 'Villa']],
  ['pol', 'panowie Wilk, Lis i Zając', ['Wilk', 'Lis', 'Zając']],
  ['nld', 'de heren Bos, Berg en Visser', ['Bos', 'Berg', 'Visser']],
  ['ron', 'Domnii Popa, Rusu și Munteanu', ['Popa', 'Rusu', 'Munteanu']],
  ['rus', 'Господа Иванов, Петров и Сидоров', ['Иванов', 'Петров', 'Сидоров']],
  ['deu', 'Damen Hamburg, Herren Bremen und Kinder Kiel', []],
  ['deu', 'Die Damen Bayern und Wolfsburg spielen.', []],
  ['deu', 'Meine Damen und Herren, liebe Gäste', []],
  ['spa', 'Sres. Transportes Ruiz, Madrid', []],
  ['por', 'Estimados Srs. Acionistas, Administradores e Colaboradores', []],
  ['fra', 'un jouet de 30 mm Lambert et Petit', []]
])('%s: %s', (language, text, expected) => expect(persons(language, text)).toEqual(expected))
