import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withSignedFirms } from '../../../../src/entities/pipeline/lines/signed-firms.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['dan', 'Hej\ntak\nMvh\n[P Birgit Agerskov]\nAgerskov Ejendomme', ['P Birgit Agerskov', 'O Agerskov Ejendomme']],
  ['ita', 'Ciao\nSaluti\n[P Carla Bottero]\nStudio [P Bottero]', ['P Carla Bottero', 'O Studio Bottero']],
  ['swe', 'Hej\nHälsningar\n[P Maj Broström]\nVD\nBroströms Fastigheter', ['P Maj Broström', 'O Broströms Fastigheter']],
  ['eng', 'Hi\nThanks,\n[P Petra Holm]\nThe Daily Loaf', ['P Petra Holm', 'O The Daily Loaf']],
  ['eng', 'Hi\nThanks,\n[P Anna Miller]\nMiller Peter', ['P Anna Miller']],
  ['deu', 'Hallo\nGruß\n[P Hans Keller]\nFamilie Keller', ['P Hans Keller']],
  ['eng', 'Hi\nLove,\n[P Tom Baker]\nThe Old Rectory', ['P Tom Baker']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withSignedFirms(tokens, mentions, parts.flags(tokens, language, false)))).toEqual(expected)
})
