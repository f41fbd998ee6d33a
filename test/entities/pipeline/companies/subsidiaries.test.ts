import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withSubsidiaries } from '../../../../src/entities/pipeline/companies/subsidiaries.js'
import { read, written } from '../../marked-text.js'

function joined(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  return written(text, withSubsidiaries(text, mentions, language))
}

it.each<[EntityLanguage, string, string[]]>([
  ['nld', '[O BMW] [L Nederland] levert auto’s.', ['O BMW Nederland']],
  ['deu', '[O IKEA] [L Schweiz] und [O DHL] [L Polen] suchen Fahrer.', ['O IKEA Schweiz', 'O DHL Polen']],
  ['nld', '[O DHL] [L Belgium] zoekt chauffeurs.', ['O DHL Belgium']],
  ['eng', '[O CoreLogic] [L UK] said prices fell.', ['O CoreLogic UK']],
  ['fra', '[O Amnesty] [L France] proteste.', ['O Amnesty France']],
  ['eng', '[O EU] [L Ukraine] talks go on.', ['O EU', 'L Ukraine']],
  ['deu', '[O Siemens] [L Berlin] streikt.', ['O Siemens', 'L Berlin']],
  ['deu', '[P Maier] [L Schweiz]', ['P Maier', 'L Schweiz']],
  ['deu', '[O Bayern] [L Deutschland] 3', ['O Bayern', 'L Deutschland']],
  ['deu', '[O Rapid]  [L Österreich]', ['O Rapid', 'L Österreich']],
  ['pol', '[O UE] [L Wielka Brytania]', ['O UE', 'L Wielka Brytania']],
  ['pol', '[O MSZ] [L Ukrainy]', ['O MSZ', 'L Ukrainy']]
])('firms and the countries of their branches: %s %s', (language, text, expected) => {
  expect(joined(language, text)).toEqual(expected)
})
