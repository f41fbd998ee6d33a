import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withSeats } from '../../../../src/entities/pipeline/places/seats.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const known = loadKnownNames(store)
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['slk', '[O Drevodom], so sídlom v [O Námestove]', ['O Drevodom', 'L Námestove']],
  ['slk', 'firma so sídlom v Námestove', ['L Námestove']],
  ['slk', 'Nehoda pri [P Hlohovci]', ['L Hlohovci']],
  ['ces', 'Firma se sídlem Hranice, bytem Lipník nad Bečvou.', ['L Hranice', 'L Lipník nad Bečvou']],
  ['pol', 'Firma z siedzibą Legnica', ['L Legnica']],
  ['deu', '[P Anna Bock], wohnhaft in Aalen', ['P Anna Bock', 'L Aalen']],
  ['deu', 'ein Unternehmen mit Sitz in Bad Urach', []],
  ['nld', 'op de A15 bij [O Hoogvliet]', ['L Hoogvliet']],
  ['nld', 'Brand bij [O Philips]', ['O Philips']],
  ['nld', 'Hij werkt bij [O Hoogvliet].', ['O Hoogvliet']],
  ['rus', 'авария у [P Торжка]', ['L Торжка']],
  ['pol', 'wypadek pod [P Kielcami]', ['L Kielcami']],
  ['pol', 'spółka z siedzibą w Mielcu', ['L Mielcu']],
  ['eng', 'a fire in [P Hayes]', ['L Hayes']],
  ['eng', 'Siobhan Nolan, 29, both from [P Kirkby Stephen]', ['L Kirkby Stephen']],
  ['eng', 'both from [P Kirkby]', ['L Kirkby']],
  ['eng', 'a fire in [P Hayes Street]', ['P Hayes Street']],
  ['srp', 'пожар у [O Лесковцу]', ['L Лесковцу']],
  ['hun', 'Tűz [P Pakson]', ['P Pakson']],
  // homes of ordinary persons
  ['deu', 'Ein 54-jähriger Rentner aus Twiste stürzte.', ['L Twiste']],
  ['deu', 'Die [O Schreinerei Zeller] aus Ruderting baut.', ['O Schreinerei Zeller', 'L Ruderting']],
  ['deu', 'Sie ist in Pente geboren.', ['L Pente']],
  ['deu', 'Ein Mann tötete seine Frau aus Eifersucht.', []],
  ['deu', '[O BASF] aus Kostengründen', ['O BASF']],
  ['deu', '[P Klingbeil] aus Bundestag ausgeschieden', ['P Klingbeil']],
  ['swe', 'En man i 20-årsåldern från [O Fengerby] greps.', ['L Fengerby']],
  ['nob', 'En mann fra [O Telenor]', ['O Telenor']],
  ['eng', 'a man of 41 from [P Wootton Rivers]', ['L Wootton Rivers']],
  ['spa', 'vecino de [O Almadén de la Plata]', ['L Almadén de la Plata']],
  ['spa', 'vecino de [P Juan Pérez]', ['P Juan Pérez']],
  ['ron', 'un bărbat din Pleșești', ['L Pleșești']],
  ['nno', 'ei kvinne frå Hareidby', ['L Hareidby']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withSeats(tokens, mentions, language, known, parts.flags(tokens, language, false)))).toEqual(expected)
})
