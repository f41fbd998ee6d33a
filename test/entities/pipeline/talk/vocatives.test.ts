import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withoutTitles } from '../../../../src/entities/pipeline/roles/titles.js'
import { withVocatives } from '../../../../src/entities/pipeline/talk/vocatives.js'
import { openModels } from '../../../../src/models/store.js'

const parts = standardParts(openModels())

function called(language: EntityLanguage, text: string): string[] {
  const tokens = parts.tokens(text, language)
  const caseless = text === text.toUpperCase() && text !== text.toLowerCase()
  return withVocatives(tokens, [], language, parts.flags(tokens, language, caseless), caseless).map(({ start, end }) => text.slice(start, end))
}

it.each<[EntityLanguage, string, string[]]>([
  ['ara', 'سارة، وينك؟', ['سارة']],
  ['ara', 'مصر، إلى أين؟', []],
  ['zho', '小雨，你到了吗', ['小雨']],
  ['zho', '建国，明天几点开会？', ['建国']],
  ['zho', '小雨，气温十度', []],
  ['zho', '小心，你要迟到了', []],
  ['zho', '老师，你好吗', []],
  ['deu', 'TIM KOMMST DU HEUTE?', ['TIM']],
  ['eng', 'SARAH WHERE ARE YOU', ['SARAH']],
  ['spa', 'LUCÍA DÓNDE ESTÁS', ['LUCÍA']],
  ['fra', 'MARIE TU VIENS CE SOIR ?', ['MARIE']],
  ['por', 'ANA, CADÊ VOCÊ?', ['ANA']],
  ['tur', 'AYŞE NEREDESİN', ['AYŞE']],
  ['rus', 'АННА ТЫ ГДЕ', ['АННА']],
  ['fra', 'FRANCE TU ES BELLE', []],
  ['eng', 'CHELSEA WILL WIN THE CUP', []],
  ['eng', 'Sarah where are you', []]
])('%s: %s', (language, text, expected) => expect(called(language, text)).toEqual(expected))

it.each<[string, string, string]>([
  ['지은아', '지은아', '지은'],
  ['지은아, 어디야?', '지은아', '지은'],
  ['민수야, 밥 먹었어?', '민수야', '민수'],
  ['서연아 내일 몇 시에 만나?', '서연아', '서연'],
  ['김민아, 이수진', '김민아', '김민아'],
  ['김민아 선수가 우승했다.', '김민아', '김민아'],
  ['영호아', '영호아', '영호아']
])('the particle that calls is no part of a Korean name: %s', (text, name, expected) => {
  const { start, end } = withoutTitles({ start: 0, end: name.length, type: 'PERSON', source: 'DNN', confidence: 0.9, weight: 50 }, text, 'kor')
  expect(text.slice(start, end)).toBe(text.slice(0, expected.length))
})
