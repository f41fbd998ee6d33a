import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withQuotedNames } from '../../../../src/entities/pipeline/companies/quoted-names.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()

it.each<[EntityLanguage, string, string[]]>([
  ['rus', 'Сгорел склад фирмы «Тихий двор».', ['O Тихий двор']],
  ['rus', 'Сняли фильм «Тихий двор».', []],
  ['bul', 'Сдружение „Приятели на [P Ботев]“ се събра.', ['O Приятели на Ботев']],
  ['lav', 'Atvēra maiznīcu „Vecā dzirnava“.', ['O Vecā dzirnava']],
  ['lit', 'Kepyklos „Rugelis“ savininkė', ['O Rugelis']],
  ['ukr', "у кав'ярні «Тепла хата»", ['O Тепла хата']],
  ['rus', 'магазин [O «Берёза» и партнёры]', ['O «Берёза» и партнёры']],
  ['deu', 'die Firma „Stille Post“', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withQuotedNames(entityTokens(text, language, store), mentions, language))).toEqual(expected)
})
