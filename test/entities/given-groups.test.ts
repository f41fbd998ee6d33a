import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { withGivenGroups } from '../../src/entities/pipeline/given-groups.js'
import { standardParts } from '../../src/entities/pipeline/parts.js'
import type { Mention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const parts = standardParts(openModels())
const types: Readonly<Record<string, string>> = { P: 'PERSON', L: 'LOCATION', O: 'ORGANIZATION' }

/** `[L Neus]` marks what a model took for a place, P a person, O an organization. */
function read(marked: string): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = []
  let text = ''
  for (const part of marked.split(/(\[[PLO] [^\]]*\])/u)) {
    const found = /^\[([PLO]) (.*)\]$/u.exec(part)
    const written = found?.[2] ?? part
    if (found)
      mentions.push({
        start: text.length,
        end: text.length + written.length,
        type: types[found[1]!]!,
        source: 'statistical',
        weight: 50,
        confidence: 0.7
      } as Mention)
    text += written
  }
  return { text, mentions }
}

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
