import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withCalendarNames, withoutCalendarNames } from '../../../src/entities/pipeline/calendar-names.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { ruleMention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[], string[]]>([
  ['eng', 'April Jones moved to London.', ['April Jones'], []],
  ['eng', 'We spoke with June Miller on 3 June.', ['June Miller'], ['3 June']],
  ['eng', 'Ann Lee and April Jones met in March.', ['April Jones'], ['March']],
  ['eng', 'In April Jones resigned.', [], ['April']],
  ['eng', 'April sales rose.', [], ['April']],
  ['spa', 'Abril García ganó el concurso.', ['Abril García'], []],
  ['spa', 'Domingo el domingo 5 se casa con Pilar.', ['Domingo'], ['domingo 5']],
  ['spa', 'Domingo, el domingo 5 salimos.', ['Domingo'], ['domingo 5']],
  ['spa', 'Domingo llamó ayer.', ['Domingo'], ['ayer']],
  ['spa', 'Domingo vive en Sevilla.', ['Domingo'], []],
  ['spa', 'Domingo por la tarde llueve.', [], ['Domingo por la tarde']],
  ['spa', 'Domingo 5 de mayo.', [], ['Domingo 5 de mayo']],
  ['spa', 'Domingo soleado en Madrid.', [], ['Domingo']],
  ['por', 'Domingos vive em Luanda.', ['Domingos'], []],
  ['deu', 'Im August Müller anrufen.', [], ['August']],
  ['bul', 'Катастрофата край град Септември', ['Септември'], []],
  ['urd', 'محمد رمضان کو قتل کیا', [], []],
  ['ara', 'قال محمد شعبان إن', [], []],
  ['urd', 'رمضان میں روزہ', [], ['رمضان']],
  ['rus', 'Пожар в посёлке Октябрь', ['Октябрь'], []],
  ['bul', 'В град София през септември', [], ['през септември']]
])('%s: %s', (language, text, people, dates) => {
  const tokens = entityTokens(text, language, store)
  const found = parts.patterns({ text, language, tokens })
  const { read, called } = withoutCalendarNames(tokens, found, language, parts.flags(tokens, language, false))
  expect(called.map(({ start, end }) => text.slice(start, end))).toEqual(people)
  const days = read.filter(({ type }) => type === 'TEMPORAL:DATE').map(({ start, end }) => text.slice(start, end))
  expect(days).toEqual(dates)
})

it('takes what a model found of the person', () => {
  const person = ruleMention(0, 11, 'PERSON', 'calendar-names', 0.9)
  const rest = ruleMention(5, 16, 'PERSON', 'model', 0.8)
  expect(withCalendarNames([rest], [person]).map(({ start, end }) => [start, end])).toEqual([[0, 16]])
  const whole = ruleMention(0, 16, 'ORGANIZATION', 'model', 0.8)
  expect(withCalendarNames([whole], [person])).toEqual([whole])
})
