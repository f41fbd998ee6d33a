import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { standardParts } from '../../src/entities/pipeline/parts.js'
import { withTalkPlaces } from '../../src/entities/pipeline/talk-places.js'
import { openModels } from '../../src/models/store.js'
import { read, written } from './marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['spa', 'curra en zara ahora', ['O zara']],
  ['spa', 'luego vamos a [O valencia]', ['L valencia']],
  ['fra', 'elle bosse encore chez carrefour', ['O carrefour']],
  ['eng', 'he works at [P shopify] now', ['O shopify']],
  ['eng', 'moving to chicago', ['L chicago']],
  ['nld', 'ze werkt bij de [P philips]', ['O philips']],
  ['slk', 'bol v iraku', ['L iraku']],
  // no firm, no town
  ['spa', 'trabaja en casa con luz', []],
  ['eng', 'he works at home, in reading week', []],
  ['eng', 'fairies in dutch', []],
  ['eng', 'moving to [P chicago smith]', ['P chicago smith']],
  ['fra', 'la banque de paris', []],
  ['hun', 'dolgozik', []]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const found = withTalkPlaces(tokens, mentions, language, parts.flags(tokens, language, true), parts.usualNames(language)!, parts.known())
  expect(written(text, found)).toEqual(names)
})
