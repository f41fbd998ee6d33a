import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { withAcronyms } from '../../src/entities/pipeline/acronyms.js'
import { standardParts } from '../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { ruleMention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

/** What becomes of organizations `[o ...]` and places `[l ...]` that a model found. */
function named(language: EntityLanguage, marked: string): string[] {
  let text = ''
  const names = []
  for (const part of marked.split(/(\[[ol] [^\]]+\])/)) {
    const name = /^\[([ol]) ([^\]]+)\]$/.exec(part)
    const start = text.length
    text += name === null ? part : name[2]!
    if (name !== null) names.push(ruleMention(start, text.length, name[1] === 'o' ? 'ORGANIZATION' : 'LOCATION', 'test', 0.7))
  }
  const tokens = entityTokens(text, language, store)
  return withAcronyms(tokens, names, language, parts.known(), parts.flags(tokens, language, false))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, type }) => `${type[0]} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string[]]>([
  // institutions whose abbreviation is of another language
  ['ukr', 'Організація [o Північноатлантичного договору] ([o НАТО]) проведе саміт.', ['O Організація Північноатлантичного договору', 'O НАТО']],
  ['pol', 'Związek [o Polaków] na [l Litwie] ([o LLS]) protestuje.', ['O Związek Polaków na Litwie', 'O LLS']],
  ['ces', '[o Organizace pro bezpečnost] a spolupráci v [l Evropě] ([o OSCE])', ['O Organizace pro bezpečnost a spolupráci v Evropě', 'O OSCE']],
  ['fra', 'Le Conseil national de [l Syrie] ([o SNC])', ['L Syrie', 'O SNC']],
  // known as a whole
  ['vie', 'Hiệp hội các quốc gia [l Đông Nam Á] ([o ASEAN]) họp.', ['O Hiệp hội các quốc gia Đông Nam Á', 'O ASEAN']],
  ['tha', '[o บริษัท ปตท. จำกัด (มหาชน)] ประกาศ', ['O บริษัท ปตท. จำกัด (มหาชน)']],
  // a place and what is said of it in brackets
  ['pol', 'Rada spotka się w mieście [l Wilno] ([o LLS]).', ['L Wilno', 'O LLS']],
  ['rus', 'Союз провёл встречу в [l Минске] ([o БЕЛТА]).', ['L Минске', 'O БЕЛТА']],
  ['eng', 'The Council met in [l Vienna] ([o OSCE]).', ['L Vienna', 'O OSCE']]
])('names before an abbreviation of another language: %s %s', (language, text, expected) => {
  expect(named(language, text)).toEqual(expected)
})
