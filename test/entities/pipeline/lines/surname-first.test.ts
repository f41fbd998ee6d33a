import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withSurnameFirst } from '../../../../src/entities/pipeline/lines/surname-first.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const parts = standardParts(openModels())

function persons(language: EntityLanguage, text: string, names: readonly Mention[] = []): string[] {
  const tokens = parts.tokens(text, language)
  return withSurnameFirst(tokens, names, language, parts.flags(tokens, language, false)).map(({ start, end, type }) => `${type[0]} ${text.slice(start, end)}`)
}

const found = (text: string, name: string, type: string): Mention => {
  const start = text.indexOf(name)
  return { start, end: start + name.length, type, source: 'statistical', confidence: 0.9, weight: 50 }
}

it.each<[EntityLanguage, string, string[]]>([
  [
    'rus',
    '1. Абрамова Ольга Сергеевна\n2. Козлова Марина\n3. Лебедев Павел Игоревич',
    ['P Абрамова Ольга Сергеевна', 'P Козлова Марина', 'P Лебедев Павел Игоревич']
  ],
  ['rus', 'Алексеев Дмитрий\nБорисова Екатерина\nГригорьев Максим', ['P Алексеев Дмитрий', 'P Борисова Екатерина', 'P Григорьев Максим']],
  ['rus', 'Я, нижеподписавшийся Орлов Сергей Викторович, доверяю', ['P Орлов Сергей Викторович']],
  ['ukr', 'Марченко Ірина Василівна', ['P Марченко Ірина Василівна']],
  ['ukr', 'директора Кравця Богдана Ілліча', ['P Кравця Богдана Ілліча']],
  ['ukr', 'директора Мельника Івана Петровича', ['P Мельника Івана Петровича']],
  ['rus', 'в лице директора Кузнеца Петра Ильича', ['P Кузнеца Петра Ильича']],
  ['ukr', '1) Кравець Олена\n2) Мороз Тарас', ['P Кравець Олена', 'P Мороз Тарас']],
  ['ron', '1. Popescu Maria\n2. Ionescu Andrei', ['P Popescu Maria', 'P Ionescu Andrei']],
  ['pol', 'Nowak Jan\nWiśniewska Anna\nZając Piotr', ['P Nowak Jan', 'P Wiśniewska Anna', 'P Zając Piotr']],
  ['ita', '- Rossi Mario\n- Bianchi Lucia', ['P Rossi Mario', 'P Bianchi Lucia']],
  ['hun', '1. Kovács Péter\n2. Szabó Anna', ['P Kovács Péter', 'P Szabó Anna']],
  ['rus', 'Вчера Сергей Викторович приехал.', []],
  ['rus', 'Директор Павел Игоревич ушёл.', []],
  ['rus', 'Новая Газета\nКрасный Октябрь', []],
  ['eng', 'San Juan\nSanta Maria\nSan Pedro', []],
  ['eng', 'Emily Watson\nThomas Hardy', []],
  ['eng', 'Dear Sarah,\nDear Emily,', []]
])('%s: %s', (language, text, expected) => expect(persons(language, text)).toEqual(expected))

it('a line alone is one person where a model found nothing but persons in it', () => {
  const text = 'Dumitrescu Ion'
  expect(persons('ron', text, [found(text, 'Dumitrescu', 'PERSON'), found(text, 'Ion', 'PERSON')])).toEqual(['P Dumitrescu Ion'])
  expect(persons('ron', text, [found(text, 'Dumitrescu', 'ORGANIZATION')])).toEqual(['O Dumitrescu'])
  expect(persons('ron', text)).toEqual([])
  expect(persons('ron', text, [found(text, 'Ion', 'PERSON')])).toEqual(['P Ion'])
})

it.each<[EntityLanguage, string, string, string[]]>([
  ['ukr', 'ФОП Лесечко Ірина', 'Ірина', ['P Лесечко Ірина']],
  ['ukr', 'зустріла Ткачук Марію', 'Марію', ['P Ткачук Марію']],
  ['rus', 'Вчера Елена приехала', 'Елена', ['P Елена']],
  ['rus', 'Киев Елена', 'Елена', ['P Елена']]
])('%s: the surname before a given name alone in %s', (language, text, name, expected) => {
  expect(persons(language, text, [found(text, name, 'PERSON')])).toEqual(expected)
})
