import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withNearPlaces } from '../../../../src/entities/pipeline/places/near-places.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)
const known = parts.known()

it.each<[EntityLanguage, string, string[], number?]>([
  ['slk', 'Neďaleko [P Stropkova] horelo.', ['L Stropkova']],
  ['slk', 'Pri Medzilaborciach horelo.', ['L Medzilaborciach']],
  ['slk', 'Pri Novákovej horelo.', []],
  ['slk', 'Včera pri Medzilaborciach horelo.', []],
  ['ces', 'Poblíž Kaplice hořelo.', ['L Kaplice']],
  ['ces', 'U Nováků hořelo.', []],
  ['hrv', '[P Blizu Imotskog] je sudar.', ['L Imotskog']],
  ['hrv', 'Kod Jurića je sudar.', []],
  ['srp', 'Недалеко од [P Сјенице] је судар.', ['L Сјенице']],
  ['lit', 'Prie Rietavo degė.', ['L Rietavo']],
  ['pol', 'W Nowej Wsi koło Gorlic spłonął dom.', ['L Nowej Wsi', 'L Gorlic']],
  ['pol', 'Stał koło [P Kowalskiego].', ['P Kowalskiego']],
  ['fra', 'Les pompiers de [P Callac] sont venus.', ['L Callac']],
  ['cat', 'Demà passem per [P Valls].', ['L Valls']],
  ['pol', 'Spłonęła stodoła niedaleko [P Szczuczyna].', ['L Szczuczyna']],
  ['rus', 'Неподалёку от [P Чухломы] сгорел дом.', ['L Чухломы']],
  ['eng', 'Near [P Kirkby Malzeard], a van left the road.', ['L Kirkby Malzeard']],
  ['eng', 'Near [P Peter Hobbs], a van left the road.', ['P Peter Hobbs']],
  ['eng', 'He is close to [P Hobbs].', ['P Hobbs']],
  ['fra', "Près d'[P Arlanc], un arbre est tombé.", ['L Arlanc']],
  ['deu', 'Nahe Verwandte kamen.', []],
  ['nld', 'Bij [O Teknova] werken ze.', ['O Teknova']],
  ['est', 'Eile põles [P Karksi] lähedal laut.', ['L Karksi']],
  ['est', 'Kooli lähedal põles.', []],
  ['est', 'Ärasaatmine Kanepi kalmistul.', ['L Kanepi']],
  ['lav', 'Bēres [P Lejasciema] kapos.', ['L Lejasciema']],
  ['hun', '[P Kondoros] közelében égett.', ['L Kondoros']],
  ['hun', 'A gól [P Kondoros] mellett ment el.', ['P Kondoros']],
  ['tur', '[P Sungurlu] yakınlarında kaza oldu.', ['L Sungurlu']],
  ['ron', 'Tribunalul de pe lângă [O Marvela] lucrează.', ['O Marvela']],
  ['slk', 'Neďaleko [P Stropkova] horelo.', ['L Stropkova'], 0.95],
  ['slk', 'Včera neďaleko [P Stropkova] horelo.', ['P Stropkova'], 0.95]
])('%s: %s', (language, marked, expected, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = entityTokens(text, language, store)
  const found = withNearPlaces(tokens, mentions, language, parts.flags(tokens, language, false), { known, usualNames: () => parts.usualNames(language) })
  expect(written(text, found)).toEqual(expected)
})
