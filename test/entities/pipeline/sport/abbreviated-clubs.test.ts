import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withAbbreviatedClubs, withBestOfMatches } from '../../../../src/entities/pipeline/sport/abbreviated-clubs.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()

it.each<[EntityLanguage, string, string[]]>([
  ['slk', '[P HK Martin] zdolal Nitru 4:3.', ['O HK Martin']],
  ['ces', 'HC Zubr porazil Přerov 5:2.', ['O HC Zubr']],
  ['ces', 'Otevřeli SK Gallery v Brně.', []],
  ['pol', 'KS [L Siarka] pokonał Stal.', ['O KS Siarka']],
  ['spa', 'La CD Nueva gustó.', []],
  ['srp', 'ФК [L Раднички] је победио Вождовац.', ['O ФК Раднички']]
])('clubs, %s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withAbbreviatedClubs(entityTokens(text, language, store), mentions, language))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['srp', 'Najefikasniji je bio [O Tajler Braun] sa 19 poena.', ['P Tajler Braun']],
  ['hrv', 'Najbolji strijelac bio je [O Keith Shaw] s 22 poena.', ['P Keith Shaw']],
  ['pol', 'Najskuteczniejszy był [L Jordan Lee] z 24 punktami.', ['P Jordan Lee']],
  ['srp', 'Najefikasniji je bio [O Partizan] sa 19 poena.', ['O Partizan']],
  ['eng', '[O Manchester City] are top with 21 points.', ['O Manchester City']]
])('the best of a match, %s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withBestOfMatches(entityTokens(text, language, store), mentions, language))).toEqual(expected)
})
