import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withNamedShops } from '../../../../src/entities/pipeline/companies/named-shops.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'while [P Hebble Crisps] owner [P Tariq Malik] left', ['O Hebble Crisps', 'P Tariq Malik']],
  ['eng', 'while Hebble Crisps boss [P Tariq Malik] left', ['O Hebble Crisps', 'P Tariq Malik']],
  ['eng', 'We booked The Silver Spoon and went into The Lazy Otter.', ['O The Silver Spoon', 'O The Lazy Otter']],
  ['eng', 'nicer than The Jolly Miller in [L Newnham]', ['O The Jolly Miller', 'L Newnham']],
  ['eng', 'the landlord of The Plough said', ['O The Plough']],
  ['eng', "cash from [P Agatha]'s Tea Room", ["O Agatha's Tea Room"]],
  ['eng', 'She watched The Silent Sea and ran The Great North Run.', []],
  ['eng', 'He went to The Hague and at [L The Ritz] he slept.', ['L The Ritz']],
  ['eng', '[L England] manager [P Thomas Tuchel]', ['L England', 'P Thomas Tuchel']],
  ['eng', '[O West Ham] boss [P David Moyes]', ['O West Ham', 'P David Moyes']],
  ['eng', "[L London]'s Bakery scene", ['L London']],
  ['eng', 'while [O Ackroyd] & [P Thackray] sold buttons', ['O Ackroyd & Thackray']],
  ['deu', 'die Kanzlei von Weigand & Brinkmann in Ulm', ['O Weigand & Brinkmann']],
  ['eng', 'Terms & Conditions for Jean & Bob', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withNamedShops(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
