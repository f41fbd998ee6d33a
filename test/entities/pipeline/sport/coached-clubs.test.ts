import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withCoachedClubs } from '../../../../src/entities/pipeline/sport/coached-clubs.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
it.each<[EntityLanguage, string, string[]]>([
  ['ita', 'Il [L Torino] di [P Vanoli] resta a [L Bergamo].', ['O Torino', 'P Vanoli', 'L Bergamo']],
  ['ita', 'La [L Roma] di De Rossi ha battuto il [O Milan].', ['O Roma', 'P De Rossi', 'O Milan']],
  ['ita', 'La [L Roma] di [P Augusto] era grande.', ['L Roma', 'P Augusto']],
  ['ita', 'Il [L Veneto] di [P Zaia] chiede fondi.', ['L Veneto', 'P Zaia']],
  ['spa', 'El [O Valencia de Baraja] perdió en [L Sevilla].', ['O Valencia', 'P Baraja', 'L Sevilla']],
  ['spa', 'El [L Madrid] de [P Galdós] ya no existe.', ['L Madrid', 'P Galdós']],
  ['por', 'O [O Porto de Conceição] venceu.', ['O Porto', 'P Conceição']],
  ['fra', 'Le [L Lille de Galtier] a battu le [L Monaco de Hütter].', ['O Lille', 'P Galtier', 'O Monaco', 'P Hütter']],
  ['nld', 'Het Ajax van Farioli won.', ['O Ajax', 'P Farioli']],
  ['eng', "[P Bielsa]'s [L Leeds] lost.", ['P Bielsa', 'O Leeds']],
  ['eng', "[P One Nation]'s [L Victorian] leader spoke.", ['P One Nation', 'L Victorian']],
  ['eng', "[P Shakespeare]'s [L London] was loud.", ['P Shakespeare', 'L London']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withCoachedClubs(tokens, mentions, language, parts.clubs(), parts.flags(tokens, language, false)))).toEqual(names)
})
