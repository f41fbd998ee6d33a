import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { withSubsidiaries } from '../../src/entities/pipeline/companies/subsidiaries.js'
import { ruleMention } from '../../src/entities/types.js'

const types: Readonly<Record<string, string>> = { o: 'ORGANIZATION', l: 'LOCATION', p: 'PERSON' }

function joined(language: EntityLanguage, marked: string): string[] {
  let text = ''
  const names = []
  for (const part of marked.split(/(\[[olp] [^\]]+\])/)) {
    const name = /^\[([olp]) ([^\]]+)\]$/.exec(part)
    const start = text.length
    text += name === null ? part : name[2]!
    if (name !== null) names.push(ruleMention(start, text.length, types[name[1]!]!, 'test', 0.7))
  }
  return withSubsidiaries(text, names, language).map(({ start, end, type }) => `${type[0]} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string[]]>([
  ['nld', '[o BMW] [l Nederland] levert auto’s.', ['O BMW Nederland']],
  ['deu', '[o IKEA] [l Schweiz] und [o DHL] [l Polen] suchen Fahrer.', ['O IKEA Schweiz', 'O DHL Polen']],
  ['nld', '[o DHL] [l Belgium] zoekt chauffeurs.', ['O DHL Belgium']],
  ['eng', '[o CoreLogic] [l UK] said prices fell.', ['O CoreLogic UK']],
  ['fra', '[o Amnesty] [l France] proteste.', ['O Amnesty France']],
  ['eng', '[o EU] [l Ukraine] talks go on.', ['O EU', 'L Ukraine']],
  ['deu', '[o Siemens] [l Berlin] streikt.', ['O Siemens', 'L Berlin']],
  ['deu', '[p Maier] [l Schweiz]', ['P Maier', 'L Schweiz']],
  ['deu', '[o Bayern] [l Deutschland] 3', ['O Bayern', 'L Deutschland']],
  ['deu', '[o Rapid]  [l Österreich]', ['O Rapid', 'L Österreich']],
  ['pol', '[o UE] [l Wielka Brytania]', ['O UE', 'L Wielka Brytania']],
  ['pol', '[o MSZ] [l Ukrainy]', ['O MSZ', 'L Ukrainy']]
])('firms and the countries of their branches: %s %s', (language, text, expected) => {
  expect(joined(language, text)).toEqual(expected)
})
