import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { splitAtLineBreak } from '../../../../src/entities/pipeline/lines/crossed-lines.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string, number, string[]]>([
  ['deu', 'Insel Rügen\nSchalke', 'LOCATION', 0.9, ['LOCATION Insel Rügen', 'ORGANIZATION Schalke']],
  ['ita', 'Sesto San Giovanni\nSostituzione', 'LOCATION', 0.9, ['LOCATION Sesto San Giovanni']],
  ['spa', 'Sevilla\nExperiencia', 'ORGANIZATION', 0.5, ['LOCATION Sevilla']],
  ['deu', 'Anna Schmidt\nPeter Weber', 'PERSON', 0.9, ['PERSON Anna Schmidt', 'PERSON Peter Weber']],
  ['eng', 'Angela\nMerkel', 'PERSON', 0.9, ['PERSON Angela\nMerkel']],
  ['eng', 'United\nKingdom', 'LOCATION', 0.9, ['LOCATION United\nKingdom']],
  ['eng', 'Bank of\nZorbia', 'ORGANIZATION', 0.9, ['ORGANIZATION Bank of\nZorbia']],
  ['ukr', 'тараса\nага', 'PERSON', 0.9, ['PERSON тараса']],
  ['eng', 'altona\njo', 'LOCATION', 0.9, ['LOCATION altona']],
  ['pol', 'Zarząd\nzieleni', 'ORGANIZATION', 0.9, ['ORGANIZATION Zarząd\nzieleni']],
  ['fra', 'Petit Anne  Stade Rennais', 'ORGANIZATION', 0.9, ['ORGANIZATION Petit Anne', 'ORGANIZATION Stade Rennais']],
  ['eng', 'John  Smith', 'PERSON', 0.9, ['PERSON John  Smith']]
])('%s: %j (%s)', (language, text, type, confidence, expected) => {
  const tokens = parts.tokens(text, language)
  const mention = { start: 0, end: text.length, type, source: 'statistical' as const, confidence, weight: 50 }
  const found = splitAtLineBreak(mention, tokens, language, parts.known(), parts.flags(tokens, language, false))
  expect(found.map((one) => `${one.type} ${text.slice(one.start, one.end)}`)).toEqual(expected)
})
