import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withGivenGroups } from '../../../../src/entities/pipeline/talk/given-groups.js'
import { openModels } from '../../../../src/models/store.js'
import { read } from '../../marked-text.js'

const parts = standardParts(openModels())
it.each<[EntityLanguage, string, string[]]>([
  ['pol', 'Jedziemy z [L Kubą] i [L Magdą] nad morze.', ['Kubą', 'Magdą']],
  ['cat', "Vaig amb la [L Montse], l'[L Oriol] i la [L Neus].", ['Montse', 'Oriol', 'Neus']],
  ['cat', 'En [L Pau] no ve.', ['Pau']],
  ['pol', 'Handel z [L Polską] i [L Niemcami] rośnie.', []],
  ['eng', 'Trade with [L France] and [L Germany] grew.', []],
  ['cat', 'La [L Catalunya] d’avui.', []]
])('%s: %s', (language, marked, persons) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const found = withGivenGroups(tokens, mentions, language, { known: parts.known(), givenNames: parts.givenNames() }, parts.flags(tokens, language, false))
  expect(found.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end))).toEqual(persons)
})
