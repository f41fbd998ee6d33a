import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { withSurnameCases } from '../../../src/entities/pipeline/surname-cases.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const parts = standardParts(openModels())
it.each<[EntityLanguage, string, string[]]>([
  ['pol', 'Rozmawiał z [L Nowakiem] w [L Gdańsku].', ['P Nowakiem', 'L Gdańsku']],
  ['pol', 'Dał to [L Wieczorkowi] i [O Jasińskiej].', ['P Wieczorkowi', 'P Jasińskiej']],
  ['pol', 'Byli u [L Nowaków], a książka należy do [L Sikory].', ['P Nowaków', 'P Sikory']],
  ['pol', 'Pracuję z [P Gajosem] i [L Stuhrem].', ['P Gajosem', 'P Stuhrem']],
  ['pol', 'Rozmowy z [L Warszawą] i granica z [L Otwockiem], [L Rybnikiem] i [L Krakowem].', ['L Warszawą', 'L Otwockiem', 'L Rybnikiem', 'L Krakowem']],
  ['pol', 'Rozmawiał z [O Orlenem].', ['O Orlenem']],
  ['srp', 'Захвалио се [P Симићу] и [L Бошковићу].', ['P Симићу', 'P Бошковићу']],
  ['rus', 'Встретился с [L Гайдуком] в [L Минске].', ['P Гайдуком', 'L Минске']],
  ['rus', 'Разговор с [L Минском], дорога от [L Твери] к [L Ржеву].', ['L Минском', 'L Твери', 'L Ржеву']],
  ['ukr', 'Посварилася з [L Романюком] і [L Ковальчуком].', ['P Романюком', 'P Ковальчуком']],
  ['lit', 'Susitiko su [O Stankevičiumi] ir [L Kazlauskiene].', ['P Stankevičiumi', 'P Kazlauskiene']],
  ['lav', 'Strīdējās ar [L Kalniņu] par [L Rīgu].', ['P Kalniņu', 'L Rīgu']],
  ['eng', 'He talked with [L Nowak].', ['L Nowak']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked, 0.65)
  const tokens = parts.tokens(text, language)
  const listed = { known: parts.known(), entry: (name: string) => parts.entry(name, language) }
  expect(written(text, withSurnameCases(tokens, mentions, language, listed, parts.flags(tokens, language, false)))).toEqual(names)
})

it('leaves what a model is sure of', () => {
  const { text, mentions } = read('Rozmawiał z [L Nowakiem].', 0.95)
  const tokens = parts.tokens(text, 'pol')
  const found = withSurnameCases(
    tokens,
    mentions,
    'pol',
    { known: parts.known(), entry: (name) => parts.entry(name, 'pol') },
    parts.flags(tokens, 'pol', false)
  )
  expect(written(text, found)).toEqual(['L Nowakiem'])
})
