import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withAcronyms } from '../../../src/entities/pipeline/acronyms.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const store = openModels()
const parts = standardParts(store)

/** What becomes of what a model found. */
function named(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  return written(text, withAcronyms(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false)))
}

it.each<[EntityLanguage, string, string[]]>([
  // institutions whose abbreviation is of another language
  ['ukr', 'Організація [O Північноатлантичного договору] ([O НАТО]) проведе саміт.', ['O Організація Північноатлантичного договору', 'O НАТО']],
  ['pol', 'Związek [O Polaków] na [L Litwie] ([O LLS]) protestuje.', ['O Związek Polaków na Litwie', 'O LLS']],
  ['ces', '[O Organizace pro bezpečnost] a spolupráci v [L Evropě] ([O OSCE])', ['O Organizace pro bezpečnost a spolupráci v Evropě', 'O OSCE']],
  ['fra', 'Le Conseil national de [L Syrie] ([O SNC])', ['L Syrie', 'O SNC']],
  // known as a whole
  ['vie', 'Hiệp hội các quốc gia [L Đông Nam Á] ([O ASEAN]) họp.', ['O Hiệp hội các quốc gia Đông Nam Á', 'O ASEAN']],
  ['tha', '[O บริษัท ปตท. จำกัด (มหาชน)] ประกาศ', ['O บริษัท ปตท. จำกัด (มหาชน)']],
  // a place and what is said of it in brackets
  ['pol', 'Rada spotka się w mieście [L Wilno] ([O LLS]).', ['L Wilno', 'O LLS']],
  ['rus', 'Союз провёл встречу в [L Минске] ([O БЕЛТА]).', ['L Минске', 'O БЕЛТА']],
  ['eng', 'The Council met in [L Vienna] ([O OSCE]).', ['L Vienna', 'O OSCE']]
])('names before an abbreviation of another language: %s %s', (language, text, expected) => {
  expect(named(language, text)).toEqual(expected)
})
