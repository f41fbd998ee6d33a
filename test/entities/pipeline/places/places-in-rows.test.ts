import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withPlacesInRows } from '../../../../src/entities/pipeline/places/places-in-rows.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)
const known = parts.known()

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'Crews from [L Thirsk] and [P Masham] came.', ['L Thirsk', 'L Masham']],
  ['eng', 'Crews from [P Masham] and [L Thirsk] came.', ['L Masham', 'L Thirsk']],
  ['eng', 'He came from [L Thirsk] and [P Sarah] laughed.', ['L Thirsk', 'P Sarah']],
  ['eng', 'He came from [P Hobbs] and [P Masham].', ['P Hobbs', 'P Masham']],
  ['eng', 'He met [L Thirsk] and [P Masham].', ['L Thirsk', 'P Masham']],
  ['eng', 'heard in [L Leeds] and [O Zyrca] in [L York]', ['L Leeds', 'O Zyrca', 'L York']],
  ['deu', 'Leute aus [L Hechingen], Rangendingen und [L Haigerloch] halfen.', ['L Hechingen', 'L Rangendingen', 'L Haigerloch']],
  ['deu', 'Leute aus [L Hechingen] und Freizeitfunker halfen.', ['L Hechingen']],
  ['hrv', 'Ljudi iz [L Sinja] i [P Otoka] došli su.', ['L Sinja', 'L Otoka']],
  ['srp', 'Људи из [L Ужица], [L Ариља] и [P Пожеге].', ['L Ужица', 'L Ариља', 'L Пожеге']],
  ['ces', 'lidé z [L Tábora], [L Bechyně] a Opařan', ['L Tábora', 'L Bechyně', 'L Opařan']],
  ['spa', 'vecinos de [L Úbeda], [L Sabiote] y [P Rus]', ['L Úbeda', 'L Sabiote', 'L Rus']],
  ['por', 'obras de [L Lisboa], [P Voss] e [P Lourdes Castro]', ['L Lisboa', 'P Voss', 'P Lourdes Castro']],
  ['por', 'hospitais de [L Campinas] e Região', ['L Campinas']],
  ['fra', 'inscrit à [L Groix], et [P Roucel], inscrit', ['L Groix', 'P Roucel']],
  ['fin', 'autot [L Iisalmelta], Keiteleltä ja [P Pielavedeltä]', ['L Iisalmelta', 'L Keiteleltä', 'L Pielavedeltä']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  const flags = parts.flags(tokens, language, false)
  const usualNames = () => parts.usualNames(language)
  expect(written(text, withPlacesInRows(tokens, mentions, language, flags, { known, usualNames }))).toEqual(expected)
})
