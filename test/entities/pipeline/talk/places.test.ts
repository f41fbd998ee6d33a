import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withTalkPlaces } from '../../../../src/entities/pipeline/talk/places.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[], number?]>([
  ['spa', 'curra en zara ahora', ['O zara']],
  ['spa', 'luego vamos a [O valencia]', ['L valencia']],
  ['fra', 'elle bosse encore chez carrefour', ['O carrefour']],
  ['eng', 'he works at [P shopify] now', ['O shopify']],
  ['eng', 'moving to chicago', ['L chicago']],
  ['nld', 'ze werkt bij de [P philips]', ['O philips']],
  ['slk', 'bol v iraku', ['L iraku']],
  // small towns and shops of the lists, and what is a word of the language as well
  ['swe', 'flyttar till enköping', ['L enköping']],
  ['ces', 'jedeme do sušice', ['L sušice']],
  ['slv', 'greš v celje', ['L celje']],
  ['por', 'foi para a jangada', []],
  ['rus', 'сидит на чердаке', []],
  ['nob', 'jobber på rema nå', ['O rema']],
  // no firm, no town
  ['spa', 'trabaja en casa con luz', []],
  ['eng', 'he works at home, in reading week', []],
  ['eng', 'fairies in dutch', []],
  ['eng', 'moving to [P chicago smith]', ['P chicago smith']],
  ['fra', 'la banque de paris', []],
  ['spa', 'trabaja los lunes y los martes y a veces en zara', []],
  ['deu', 'nach usa', []],
  ['swe', 'från åkte till stockholms', []],
  // towns that are given names, and what a model is sure of
  ['eng', 'moving to florence', []],
  ['fra', 'il va à georgia', []],
  ['spa', 'luego vamos a [O valencia]', ['O valencia'], 0.85]
])('%s: %s', (language, marked, names, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = parts.tokens(text, language)
  const found = withTalkPlaces(tokens, mentions, language, parts.flags(tokens, language, true), parts.usualNames(language)!, parts.known())
  expect(written(text, found)).toEqual(names)
})
