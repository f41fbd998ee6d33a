import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withCompoundRoles } from '../../../../src/entities/pipeline/roles/compound-roles.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
it.each<[EntityLanguage, string, string[]]>([
  ['deu', '[O Bundestrainer Nagelsmann] lobte den [L Bayern]-Star Musiala.', ['P Nagelsmann', 'L Bayern', 'P Musiala']],
  ['deu', 'Rekordnationalspieler [L Matthäus] und TV-Moderator Jauch kamen.', ['P Matthäus', 'P Jauch']],
  ['deu', 'Der Oscarpreisträger [O Waltz] lebt in [L Wien].', ['P Waltz', 'L Wien']],
  ['deu', 'Für Richter auf Probe gilt, dass Gegenstände des Trainers Anfang Mai fehlen.', []],
  ['deu', 'Minister [L Berlin] gegenüber, Rekordmeister [L Bayern].', ['L Berlin', 'L Bayern']],
  ['nld', 'Oud-minister Kaag sprak met [O PSV-trainer Bosz].', ['P Kaag', 'P Bosz']],
  ['nld', 'De woordvoerder [O Abbey National] zweeg, de Advocaat Generaal ook.', ['O Abbey National']],
  ['swe', 'AIK-backen Hovland och skidlegenden [L Svan] kom.', ['P Hovland', 'P Svan']],
  ['dan', '[O Brøndby-spilleren Wass] mødte cykelstjernen Vingegaard.', ['P Wass', 'P Vingegaard']],
  ['nob', 'Målvakt [L Nyland] og City-stjernen Haaland reiste.', ['P Nyland', 'P Haaland']],
  ['nno', 'Stjernespelaren [L Ødegaard] skårer.', ['P Ødegaard']],
  ['fra', 'Le joueur [L Lyon] est là.', ['L Lyon']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const found = withCompoundRoles(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false))
  expect(written(text, found)).toEqual(names)
})
