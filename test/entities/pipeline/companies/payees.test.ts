import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withPayees } from '../../../../src/entities/pipeline/companies/payees.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['eng', '[O Donations to Marrow Trust UK], please', ['O Marrow Trust UK']],
  ['eng', 'Donations to Stroke Research [L UK], please', ['O Stroke Research UK']],
  ['eng', 'Payable to [P Hendry Appliances], thanks', ['O Hendry Appliances']],
  ['eng', 'Cheques payable to [P Tom Hendry], thanks', ['P Tom Hendry']],
  ['eng', 'a concert in aid of [L Ukraine]', ['L Ukraine']],
  ['eng', 'gifts for Mother', []],
  ['eng', 'payable to [O Bell] and Sons', ['O Bell']],
  ['ita', 'offerte alla [P Casa Serena] di Lugo', ['O Casa Serena di Lugo']],
  ['swe', 'gåvor till [P Hjärtebarnen], tack', ['O Hjärtebarnen']],
  ['spa', 'a favor de Boric', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withPayees(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
