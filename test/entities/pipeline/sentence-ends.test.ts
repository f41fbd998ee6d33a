import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { splitAtSentence } from '../../../src/entities/pipeline/sentence-ends.js'
import { read, written } from '../marked-text.js'

it.each<[EntityLanguage, string, string[]]>([
  ['pol', 'budowę [P Olefin III. Posłanka Zielińska]', ['P Posłanka Zielińska']],
  ['pol', 'papież [P Jan Paweł II. Posłanka Nowak]', ['P Jan Paweł II', 'P Posłanka Nowak']],
  ['eng', 'at [O Westminster. President Trump] said', ['O Westminster', 'P President Trump']],
  ['deu', 'in [L Hannover. Minister Pistorius]', ['L Hannover', 'P Minister Pistorius']],
  // abbreviations and initials
  ['eng', '[P Robert E. Lee]', ['P Robert E. Lee']],
  ['eng', '[O St. President Bank]', ['O St. President Bank']],
  ['pol', '[P Wojciech J. Prezes Nowak]', ['P Wojciech J. Prezes Nowak']],
  ['eng', '[O Westminster. Labour Party]', ['O Westminster. Labour Party']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const isGiven = (offset: number) => text.startsWith('Jan ', offset)
  expect(
    written(
      text,
      mentions.flatMap((name) => splitAtSentence(name, text, language, isGiven))
    )
  ).toEqual(expected)
})
