import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { join, joinRules } from '../../../src/entities/pipeline/joiner.js'
import {
  fullDates,
  splitJoinedNames,
  trimBoundaries,
  withoutBlanksAround,
  withoutDate,
  withoutScore,
  withRestOfWord
} from '../../../src/entities/pipeline/mention-boundaries.js'
import { type Mention, mentionWeight } from '../../../src/entities/types.js'
import { spacedTokens } from '../spaced-tokens.js'

const mention = (start: number, end: number, type: string): Mention => ({ start, end, type, source: 'statistical', weight: mentionWeight.model })

it.each([
  ['maire de', 'TITLE', 'maire'],
  ['préfet des', 'TITLE', 'préfet'],
  ['Assistante juridique –', 'TITLE', 'Assistante juridique'],
  ['глава «', 'TITLE', 'глава'],
  ['Secretary of State', 'TITLE', 'Secretary of State'],
  ['Las de', 'LOCATION', 'Las de'],
  ['有限会社みどり工務店 御中', 'ORGANIZATION', '有限会社みどり工務店'],
  ['朱雀宮殿', 'ORGANIZATION', '朱雀宮殿'],
  ['株式会社サンライズ　総務部', 'ORGANIZATION', '株式会社サンライズ'],
  ['東京本部', 'ORGANIZATION', '東京本部'],
  ['„Maxima“', 'ORGANIZATION', 'Maxima'],
  ['"Ion Vidu” și "Victoria”', 'ORGANIZATION', '"Ion Vidu” și "Victoria”']
])('words and marks at the end that begin something else: %s (%s)', (text, type, expected) =>
  expect(trimBoundaries(mention(0, text.length, type), text).map(({ start, end }) => text.slice(start, end))).toEqual([expected])
)

it.each([
  ['The Bank of England', 'ORGANIZATION', 'Bank of England'],
  ['The International Maritime Organization', 'ORGANIZATION', 'International Maritime Organization'],
  ['The Treasury', 'ORGANIZATION', 'Treasury'],
  ['The Guardian', 'ORGANIZATION', 'The Guardian'],
  ['The Party Shop', 'ORGANIZATION', 'The Party Shop'],
  ['The Hague', 'LOCATION', 'The Hague'],
  ['The Union', 'PERSON', 'The Union']
])('articles of English institutions: %s (%s)', (text, type, expected) =>
  expect(trimBoundaries(mention(0, text.length, type), text, 'eng').map(({ start, end }) => text.slice(start, end))).toEqual([expected])
)

it.each([
  ['Brann 4–1', 'Brann 4', 'PRODUCT', 'ORGANIZATION Brann'],
  ['Brann 4–1 Viking', 'Brann 4', 'ORGANIZATION', 'ORGANIZATION Brann'],
  ['Kadıköy 3+1', 'Kadıköy 3', 'LOCATION', 'LOCATION Kadıköy'],
  ['neu: Windows 8–9', 'Windows 8', 'PRODUCT', 'PRODUCT Windows 8'],
  ['Airbus A 320', 'Airbus A 320', 'PRODUCT', 'PRODUCT Airbus A 320'],
  ['Formel 1', 'Formel 1', 'ORGANIZATION', 'ORGANIZATION Formel 1']
])('a score behind a name: %s', (text, name, type, expected) => {
  const { start, end, type: found } = withoutScore(mention(text.indexOf(name), text.indexOf(name) + name.length, type), text)
  expect(`${found} ${text.slice(start, end)}`).toBe(expected)
})

it.each([
  ['Conseil municipal du 28 mars 2024', '28 mars 2024', 'Conseil municipal'],
  ['Consiglio comunale del 12 aprile 2024', 'del 12 aprile 2024', 'Consiglio comunale'],
  ['Gemeinderat vom 14. Mai 2024', '14. Mai 2024', 'Gemeinderat'],
  ['Mouvement du 23 mars', '23 mars', 'Mouvement du 23 mars'],
  ['Expo 2024', '2024', 'Expo 2024']
])('a full date behind an organization: %s', (text, date, expected) => {
  const dates = fullDates(text, [mention(text.indexOf(date), text.length, 'TEMPORAL:DATE')])
  expect(withoutDate(mention(0, text.length, 'ORGANIZATION'), text, dates).map(({ start, end }) => text.slice(start, end))).toEqual([expected])
})

it('names go on behind marks inside them', () => {
  const hebrew = "רון תורג'מן"
  expect(withRestOfWord(mention(0, hebrew.indexOf("'") + 1, 'PERSON'), hebrew).end).toBe(hebrew.length)
  const called = "שלום ג'ורג', מה"
  expect(withRestOfWord(mention(5, called.indexOf(','), 'PERSON'), called).end).toBe(called.indexOf(','))
  const quoted = 'університет „Львівська політехніка", 2012'
  const [found] = trimBoundaries(mention(0, quoted.indexOf('"'), 'ORGANIZATION'), quoted)
  expect(quoted.slice(found!.start, found!.end)).toBe('університет „Львівська політехніка"')
})

it.each([
  ['Hahn. CEO Jane', 'Hahn.', 'Hahn'],
  ['Acme Corp. Then', 'Acme Corp.', 'Acme Corp.'],
  ['Rosenstr. Alle', 'Rosenstr.', 'Rosenstr.'],
  ['Hahn. und', 'Hahn.', 'Hahn.']
])('a full stop behind a word: %s', (text, name, expected) =>
  expect(trimBoundaries(mention(0, name.length, 'ORGANIZATION'), text).map(({ start, end }) => text.slice(start, end))).toEqual([expected])
)

describe('names run together', () => {
  it.each([
    ["Adina'nın Nemorino'yla", 'PERSON', 'tur', ["Adina'nın", "Nemorino'yla"]],
    ["Özbekistan'ın Harezm", 'LOCATION', 'tur', ["Özbekistan'ın", 'Harezm']],
    ['Köseköy, Kocaeli', 'LOCATION', 'tur', ['Köseköy', 'Kocaeli']],
    ["Osmanlı Devleti'nin Bahriye Nezareti", 'ORGANIZATION', 'tur', ["Osmanlı Devleti'nin Bahriye Nezareti"]],
    ["Çanakkale'nin köyü", 'LOCATION', 'tur', ["Çanakkale'nin köyü"]],
    ['Mustafa Kemal Atatürk', 'PERSON', 'tur', ['Mustafa Kemal Atatürk']],
    ["Conan O'brien Show", 'PERSON', 'eng', ["Conan O'brien Show"]],
    ['Washington, D.C.', 'LOCATION', 'eng', ['Washington, D.C.']]
  ])('%s (%s, %s)', (text, type, language, parts) => {
    const found = splitJoinedNames(mention(0, text.length, type), text, language as EntityLanguage)
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(parts)
    expect(found.every((part) => part.type === type)).toBe(true)
  })
})

describe('rules of a language', () => {
  const text = '서울 강남경찰서'
  const found = [mention(0, 2, 'LOCATION'), mention(3, 8, 'ORGANIZATION')]
  it.each([
    ['kor', [[0, 8, 'ORGANIZATION']]],
    [
      'eng',
      [
        [0, 2, 'LOCATION'],
        [3, 8, 'ORGANIZATION']
      ]
    ]
  ] as const)('%s', (language, expected) => {
    const joined = join(spacedTokens(text), found, joinRules(language))
    expect(joined.map(({ start, end, type }) => [start, end, type])).toEqual(expected)
  })
})

describe('quotation marks at the edges of a name', () => {
  it.each([
    ['Sala ”Victoria”', 'Sala ”Victoria”'],
    ['Colegiul "Ion Vidu”', 'Colegiul "Ion Vidu”'],
    ['Victoria”', 'Victoria'],
    ['"Victoria', 'Victoria'],
    ['Sorin Munteanu,', 'Sorin Munteanu'],
    ['Verein „Hilfe“ e. V.', 'Verein „Hilfe“ e. V.'],
    ['Ignitis“', 'Ignitis'],
    ["Tom O'Brien**", "Tom O'Brien"],
    ['M*A*S*H', 'M*A*S*H'],
    ['Rosenborg 3-1', 'Rosenborg'],
    ['Schalke 04', 'Schalke 04'],
    ['Kanal5', 'Kanal5']
  ])('%s', (text, name) => {
    expect(trimBoundaries(mention(0, text.length, 'ORGANIZATION'), text).map(({ start, end }) => text.slice(start, end))).toEqual([name])
  })
})

describe('a stroke between persons', () => {
  it.each([
    ['Anna Schmidt/Peter Weber/Julia Koch', 'PERSON', ['Anna Schmidt', 'Peter Weber', 'Julia Koch']],
    ['Maunz/Dürig', 'PERSON', ['Maunz/Dürig']],
    ['Bad Homburg/Bad Vilbel', 'LOCATION', ['Bad Homburg/Bad Vilbel']]
  ])('%s (%s)', (text, type, parts) => {
    expect(trimBoundaries(mention(0, text.length, type), text).map(({ start, end }) => text.slice(start, end))).toEqual(parts)
  })
})

it.each([
  ['Clemenceau³', 'ORGANIZATION', 'Clemenceau'],
  ['Apollo 11', 'LOCATION', 'Apollo 11'],
  ['R2D2', 'PERSON', 'R2D2']
])('the number of a note behind %s (%s)', (text, type, name) => {
  expect(trimBoundaries(mention(0, text.length, type), text).map(({ start, end }) => text.slice(start, end))).toEqual([name])
})

describe('sentences behind Jr. and Sr.', () => {
  it.each([
    ['Frank Lampard Sr. Lampard', ['Frank Lampard Sr.', 'Lampard']],
    ['George Foreman Jr. Foreman', ['George Foreman Jr.', 'Foreman']],
    ['Sr. García', ['Sr. García']],
    ['Ken Griffey Jr.', ['Ken Griffey Jr.']]
  ])('%s', (text, names) => {
    expect(trimBoundaries(mention(0, text.length, 'PERSON'), text).map(({ start, end }) => text.slice(start, end))).toEqual(names)
  })
})

it.each([
  ["השר סמוטריץ' אמר", "סמוטריץ'"],
  ["אמר 'הרב כץ' ועוד", 'הרב כץ']
])('the mark of a Hebrew sound at the end of a name: %s', (text, expected) => {
  const start = text.indexOf(expected.replace(/'$/u, ''))
  const { end } = withRestOfWord(mention(start, start + expected.replace(/'$/u, '').length, 'PERSON'), text)
  expect(text.slice(start, end)).toBe(expected)
})

it.each([
  ['Mehmet ', 'Mehmet'],
  [' \u3000役所\r\n', '役所'],
  ['A B', 'A B'],
  ['\u00a0', '\u00a0']
])('%j without blanks around', (name, expected) => {
  const text = `(${name})`
  const { start, end } = withoutBlanksAround({ start: 1, end: 1 + name.length, type: 'PERSON', source: 'regex', weight: 1 }, text)
  expect(text.slice(start, end)).toBe(expected)
})
