import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withVillageBodies } from '../../../../src/entities/pipeline/companies/village-bodies.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['eng', '[P Holmfirth] [O Vale Parish Council] met.', ['O Holmfirth Vale Parish Council']],
  ['eng', '[P Marple] [O Civic Society] objects.', ['O Marple Civic Society']],
  ['eng', 'She joined [O Ilkley Town Council] in May.', ['O Ilkley Town Council']],
  ['eng', 'When Parish Council staff left', []],
  ['deu', 'Der Gesangverein [L Lohne] singt.', ['O Gesangverein Lohne']],
  ['deu', 'Der Heimatverein Twistringen lädt ein.', ['O Heimatverein Twistringen']],
  ['deu', 'Die Freiwillige Feuerwehr [L Barver] half.', ['O Freiwillige Feuerwehr Barver']],
  ['deu', 'Hinweise an die Polizei Sulingen, Tel. 04271/9690.', ['O Polizei Sulingen']],
  ['deu', 'Im Sommer bietet der Heimatverein Führungen an.', []],
  ['deu', 'Er erstattete bei der Polizei Anzeige.', []],
  ['deu', 'Gestern bat die Polizei Zeugen um Hinweise.', []],
  ['deu', 'Der Gemeinderat [P Müller] fehlte.', ['P Müller']],
  ['nld', 'De leden van [L Stichting De Molenhoek] tekenden.', ['O Stichting De Molenhoek']],
  ['nld', '[O Plaatselijk Belang] [L Eelde] klaagt.', ['O Plaatselijk Belang Eelde']],
  ['nld', 'De politie [L Zutphen] zoekt getuigen.', ['O politie Zutphen']],
  ['nld', 'De politie zoekt [P Jansen].', ['P Jansen']],
  ['dan', 'formanden for [L Voel] Borgerforening', ['O Voel Borgerforening']],
  ['swe', 'ordförande i [L Skillinge] Byalag', ['O Skillinge Byalag']],
  ['nob', 'leder i [L Nannestad] Vel', ['O Nannestad Vel']],
  ['nob', 'Ringebu Bondelag krever mer.', ['O Ringebu Bondelag']],
  ['nob', 'Gjerstad kommune betaler, men hver kommune sparer.', ['L Gjerstad kommune']],
  ['swe', 'Varje kommun betalar, även Orust kommun.', ['L Orust kommun']],
  ['spa', 'el Juzgado de Paz de [L Trujillo]', ['O Juzgado de Paz de Trujillo']],
  ['cat', 'el Centre Excursionista de [L Gurb]', ['O Centre Excursionista de Gurb']],
  ['por', 'a [O Junta de Freguesia] de [L Cambres]', ['O Junta de Freguesia de Cambres']],
  ['ita', 'la [O Pro Loco] di [L Busca]', ['O Pro Loco di Busca']],
  ['ita', 'il Consorzio di [P Bonifica Reatina]', ['O Consorzio di Bonifica Reatina']],
  ['cat', 'La Penya Blaugrana d’Ascó se n’alegra.', ['O Penya Blaugrana d’Ascó']],
  ['fra', "Le comité des fêtes de Villiers d'Orval a voté.", ["O comité des fêtes de Villiers d'Orval"]],
  ['fra', 'le comité des fêtes de [L Nexon]', ['O comité des fêtes de Nexon']],
  ['ron', '[O Primăria] [L Bixad] plătește.', ['O Primăria Bixad']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withVillageBodies(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
