import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { administrativePlaces } from '../../../../src/entities/pipeline/lines/administrative-places.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withTownsOfAdjectives } from '../../../../src/entities/pipeline/places/town-adjectives.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { ruleMention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['vie', 'Tôi sống ở Quận 1, TP. Hồ Chí Minh.', ['Quận 1', 'TP. Hồ Chí Minh']],
  ['vie', 'TP. Đà Nẵng đón khách. Quận Hoàn Kiếm đông.', ['TP. Đà Nẵng', 'Quận Hoàn Kiếm']],
  ['vie', '45 Lê Lợi, Phường Bến Nghé, TP.HCM', ['Phường Bến Nghé', 'TP.HCM', 'Lê Lợi']],
  ['vie', 'ghé chùa Thiên Mụ trên đường Nguyễn Công Trứ', ['chùa Thiên Mụ', 'đường Nguyễn Công Trứ']],
  ['vie', 'Gia đình Nguyễn Văn An ở thành phố Vinh', ['thành phố Vinh']],
  ['vie', 'Có 45 Quận.', []],
  ['kor', '서울시 강남구 테헤란로 152', ['테헤란로']],
  ['kor', '사무실은 세종대로 110에 있다.', ['세종대로']],
  ['kor', '서울 종로구 새문안로5길 37', ['서울 종로구', '새문안로5길']],
  ['kor', '경북 의성군 단촌면에서 불이 났다', ['경북 의성군 단촌면']],
  ['kor', '전남 곡성군은 사과했다', ['전남 곡성군']],
  ['kor', '우리는 서울로 12명을 보냈다.', []],
  ['kor', '회의로 30, 40명이 왔다.', []],
  ['kor', '자책골로 1 대 0 승리', []]
])('%s: %s', (language, text, found) => expect(administrativePlaces(text, [], language).places.map(({ start, end }) => text.slice(start, end))).toEqual(found))

it.each([
  [[2], ['전남 곡성군 오곡면']],
  [[6], []]
])('Korean districts whose first letters to %s were found', ([end], found) => {
  const text = '전남 곡성군 오곡면에서'
  expect(administrativePlaces(text, [ruleMention(0, end!, 'LOCATION', 'model', 0.9)], 'kor').places.map((one) => text.slice(one.start, one.end))).toEqual(found)
})

it('is none inside an organization', () => {
  const text = 'UBND TP. Hồ Chí Minh'
  expect(administrativePlaces(text, [ruleMention(0, text.length, 'ORGANIZATION', 'model', 0.9)], 'vie').places).toEqual([])
})

it.each<[EntityLanguage, string, string, string[]]>([
  ['srp', 'Нови Сад је други град.', '', ['LOCATION Нови Сад']],
  ['srp', 'Нови Пазар је на југу.', 'Нови Пазар', ['LOCATION Нови Пазар']],
  ['srp', 'Стара Пазова је близу.', 'Пазова', ['LOCATION Стара Пазова']],
  ['hrv', 'Nova Gradiška je grad.', 'Nova Gradiška', ['LOCATION Nova Gradiška']],
  ['ukr', 'Нова Каховка зазнала обстрілів.', 'Каховка', ['LOCATION Нова Каховка']],
  ['slv', 'Nova Gorica meji na Italijo.', '', ['LOCATION Nova Gorica']],
  ['srp', 'Стара Марија је дошла.', 'Марија', ['PERSON Марија']],
  ['srp', 'Нови Петровић стиже.', 'Нови Петровић', ['PERSON Нови Петровић']]
])('towns of adjectives, %s: %s', (language, text, person, found) => {
  const tokens = entityTokens(text, language, store)
  const at = text.indexOf(person)
  const names = person === '' ? [] : [ruleMention(at, at + person.length, 'PERSON', 'model', 0.8)]
  const all = withTownsOfAdjectives(tokens, names, language, parts.flags(tokens, language, false))
  expect(all.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(found)
})
