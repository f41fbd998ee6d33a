import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withCustomerTowns } from '../../../../src/entities/pipeline/lines/customer-towns.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'Invoice 7\nBill to: [P Winifred Oakes], [O Castle Mead], [P Tiverton]\n1 x chair', ['P Winifred Oakes', 'L Castle Mead', 'L Tiverton']],
  ['por', 'Cliente: [P Ivone Sardinha], Duas Barras\n2 mesas', ['P Ivone Sardinha', 'L Duas Barras']],
  ['eng', 'Bill to: [P Winifred Oakes], Sales Manager\n', ['P Winifred Oakes']],
  ['eng', 'Bill to: [P Winifred Oakes], [P Mary Lowe]\n', ['P Winifred Oakes', 'P Mary Lowe']],
  ['eng', 'Present: [P Winifred Oakes], Tiverton\n', ['P Winifred Oakes']],
  ['eng', 'Bill to: [P Winifred Oakes], Tiverton was closed\n', ['P Winifred Oakes']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withCustomerTowns(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
