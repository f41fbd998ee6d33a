import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withOwnNamesApart } from '../../../src/entities/pipeline/own-names.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { inflectedNames, repeatedNames } from '../../../src/entities/pipeline/repeated-names.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['ukr', '[P Андрій Садовий] приїхав до [L Одеси]. В [L Одесі Садовому] показали порт.', ['P Андрій Садовий', 'L Одеси', 'L Одесі', 'P Садовому']],
  ['hun', '[P Karácsony Gergely] beszélt. [P Karácsonnyal Márki Péter] is ott volt.', ['P Karácsony Gergely', 'P Karácsonnyal', 'P Márki Péter']],
  ['hun', '[P Fekete Győr] beszélt. [P Feketével Donáth Anna] is ott volt.', ['P Fekete Győr', 'P Feketével', 'P Donáth Anna']],
  ['hrv', '[P Ivan Horvat] i [P Horvata Ante Marić] šute.', ['P Ivan Horvat', 'P Horvata', 'P Ante Marić']],
  ['pol', '[P Jan Nowak] i [P Nowak Anna Maria] milczą.', ['P Jan Nowak', 'P Nowak Anna Maria']],
  ['pol', 'W [L Łodzi] był [P Jan Zych]. [O Łódź Zych] milczy.', ['L Łodzi', 'P Jan Zych', 'L Łódź', 'P Zych']],
  ['eng', '[P Jim Paris] saw [L Paris]. [L Paris Paris] is a film.', ['P Jim Paris', 'L Paris', 'L Paris Paris']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  expect(written(text, withOwnNamesApart(parts.tokens(text, language), mentions, language))).toEqual(names)
})

it.each<[EntityLanguage, string, string[]]>([
  ['deu', '[P Petra Lohse-Kramer] kam. Lohse-Kramer sprach.', ['P Lohse-Kramer']],
  ['eng', '[P Jacob Rees-Mogg] came. Rees-Mogg spoke.', ['P Rees-Mogg']]
])('double surnames elsewhere, %s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  expect(written(text, repeatedNames(parts.tokens(text, language), mentions, language))).toEqual(names)
})

it('a surname in a case before another name', () => {
  const { text, mentions } = read('[P Szijjártó Péter] beszélt. Szijjártót [L Brüsszelben] várták.')
  const tokens = parts.tokens(text, 'hun')
  expect(written(text, inflectedNames(tokens, mentions, 'hun', parts.flags(tokens, 'hun', false)))).toEqual(['P Szijjártót'])
})
