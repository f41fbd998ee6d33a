import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withTownsOnRivers } from '../../../../src/entities/pipeline/places/towns-on-rivers.js'
import { read, written } from '../../marked-text.js'

it.each<[string, EntityLanguage, string, string[]]>([
  ['two persons to a model', 'slk', 'pri [P Jablonova] nad [P Turňou] včera', ['L Jablonova nad Turňou']],
  ['an adjective before it', 'ces', 'Starosta [O Nového Města] nad Metují [P Petr Hable] přišel.', ['L Nového Města nad Metují', 'P Petr Hable']],
  ['nothing found', 'ces', 'vlak z Ústí nad Labem', ['L Ústí nad Labem']],
  ['another place before it', 'ces', 'linka [L Praha Ústí] nad Labem', ['L Ústí nad Labem']],
  ['whom a club has beaten', 'ces', 'výhra [O Sparty] nad [L Plzní]', ['O Sparty', 'L Plzní']],
  ['Polish', 'pol', 'w [P Nowym Mieście] nad Pilicą', ['L Nowym Mieście nad Pilicą']],
  ['a mountain', 'ces', 've [L Vrbně] pod [P Pradědem] hořelo', ['L Vrbně pod Pradědem']],
  ['another mountain', 'slk', 'do Bánoviec pod Inovcom', ['L Bánoviec pod Inovcom']],
  ['no mountain of the list', 'ces', 'byt v [L Praze] pod [L Vyšehradem]', ['L Praze', 'L Vyšehradem']],
  ['Dutch, two names', 'nld', 'in [L Bergen] op [O Zoom] en [L Gulpen] op [L Geul]', ['L Bergen op Zoom', 'L Gulpen op Geul']],
  ['Slovene', 'slv', 'v [L Dolenjah] na [O Dravi]', ['L Dolenjah na Dravi']],
  ['English', 'eng', 'near [P Burton] upon Trent', ['L Burton upon Trent']],
  ['French', 'fra', 'à [L Vernay] sur [L Loire]', ['L Vernay sur Loire']],
  ['nothing found before it', 'eng', 'The boat on Thames water', []],
  ['no river', 'nld', '[P Jan] op [O Schiphol]', ['P Jan', 'O Schiphol']],
  ['another language', 'slv', '[L Sveta Gora] nad Labem', ['L Sveta Gora']]
])('%s', (_, language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withTownsOnRivers(text, mentions, language))).toEqual(expected)
})
