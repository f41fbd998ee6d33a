import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withFixtures } from '../../../../src/entities/pipeline/sport/fixtures.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const found = (text: string, language: EntityLanguage, persons: readonly string[] = []): string[] => {
  const mentions = persons.map((name): Mention => {
    const start = text.indexOf(name)
    return { start, end: start + name.length, type: 'PERSON', source: 'statistical', confidence: 0.8, weight: 50 }
  })
  return withFixtures(text, mentions, language).map(({ start, end, type }) => `${type[0]} ${text.slice(start, end)}`)
}
const organizations = (names: string) => names.split(', ').map((name) => `O ${name}`)

it.each<[string, EntityLanguage, string, string[]]>([
  ['the score between the names', 'eng', 'Barrow 1-2 Crewe\nSalford City 0-0 Walsall', organizations('Barrow, Crewe, Salford City, Walsall')],
  ['the score behind them', 'fra', 'Annecy - Le Mans 1-1\nTroyes – Amiens 0–1', organizations('Annecy, Le Mans, Troyes, Amiens')],
  ['hyphens', 'ita', 'Cosenza-Trapani 2-1\nCrotone-Catania 1-1', organizations('Cosenza, Trapani, Crotone, Catania')],
  ['other signs of a score', 'por', 'Remo 3 x 1 Goiás\nAvaí 0 x 0 Athletic', organizations('Remo, Goiás, Avaí, Athletic')],
  ['how it ended', 'ces', 'Plzeň - Litvínov 3:2 pp\nKladno - Olomouc 2:5 (1:2, 1:1, 0:2)', organizations('Plzeň, Litvínov, Kladno, Olomouc')],
  ['numbers in names', 'hrv', 'Hajduk - Vukovar 1991 3:1\nRijeka - Istra 1961 0:0', organizations('Hajduk, Vukovar 1991, Rijeka, Istra 1961')],
  ['second words in small letters', 'srp', 'Crvena zvezda - Javor 2:1\nČukarički - Napredak 1:1', organizations('Crvena zvezda, Javor, Čukarički, Napredak')],
  ['a script without capitals', 'zho', '辽宁 98-104 广厦\n北京首钢 88-92 浙江稠州', organizations('辽宁, 广厦, 北京首钢, 浙江稠州')],
  ['other digits', 'fas', 'گل‌گهر ۱-۰ پیکان\nفولاد ۲-۲ نساجی', organizations('گل‌گهر, پیکان, فولاد, نساجی')],
  ['several in a line', 'deu', 'Ergebnisse: Aue - Rostock 1:2, Essen - Ulm 0:0', organizations('Aue, Rostock, Essen, Ulm')],
  ['countries', 'deu', 'Italien - Norwegen 1:4\nDeutschland - Slowakei 6:0', ['L Italien', 'L Norwegen', 'L Deutschland', 'L Slowakei']],
  ['a country and one of its kind', 'eng', 'Tunisia 1-2 England\nBelgium 3-0 Panama', ['L Tunisia', 'L Belgium', 'L Panama']],
  ['a group before the match', 'eng', 'Group G — Belgium 3–0 Panama\nGroup G — Tunisia 1–2 England', []],
  [
    'standings below',
    'eng',
    'Barrow 1-2 Crewe\nBromley 3-0 Harrogate\nTable: 1. Walsall 31 pts 2. Swindon Town 28',
    organizations('Barrow, Crewe, Bromley, Harrogate, Walsall, Swindon Town')
  ],
  [
    'standings without numbers',
    'spa',
    'León 1-2 Tijuana\nPachuca 0-0 Atlas\nTabla: Cruz Azul 30, América 28',
    organizations('León, Tijuana, Pachuca, Atlas, Cruz Azul, América')
  ],
  ['one match alone', 'eng', 'Barrow 1-2 Crewe', []],
  ['a timetable', 'deu', 'Köln - Bonn 8:10\nKöln - Siegburg 8:45', []],
  ['scores in sentences', 'eng', 'Barrow went on to win 1-2 at Crewe.\nBromley had won 3-0 against Harrogate.', []],
  ['sets', 'eng', 'Sinner - Alcaraz 6-4 7-6\nZverev - Rublev 6-3 6-3', []],
  ['years', 'eng', 'Chelsea 2010-12 Madrid\nMilan 2012-14 Paris', []],
  ['pages', 'eng', 'Introduction 3-5\nMethods 6-12', []]
])('%s', (_, language, text, expected) => expect(found(text, language)).toEqual(expected))

it('leaves lines of persons', () => {
  const text = "Judd Trump 6-4 Mark Selby\nRonnie O'Sullivan 6-1 Ding Junhui"
  const persons = ['Judd Trump', 'Mark Selby', "Ronnie O'Sullivan", 'Ding Junhui']
  expect(found(text, 'eng', persons)).toEqual(persons.map((name) => `P ${name}`))
})

it('reads one match alone where a side is known as a club', () => {
  const clubs = standardParts(openModels()).clubs()
  const organizationsOf = (text: string, language: EntityLanguage) => withFixtures(text, [], language, clubs).map(({ start, end }) => text.slice(start, end))
  expect(organizationsOf('Урал – Чайка\t3:0', 'rus')).toEqual(['Урал', 'Чайка'])
  expect(organizationsOf('Barrow 1-2 Crewe', 'eng')).toEqual(['Barrow', 'Crewe'])
  expect(organizationsOf('Sinner - Alcaraz 2-1', 'eng')).toEqual([])
})

it('takes what models made of the teams', () => {
  expect(found('Troyes - Amiens 0-1\nRed Star - Pau 3-2', 'fra', ['Troyes - Amiens'])).toEqual(organizations('Troyes, Amiens, Red Star, Pau'))
})

it.each([
  ['Köln - Bonn 2:1\n', 6250],
  ['a - ', 0],
  ['( - ', 0],
  ['1 - 1 : ', 0],
  ['1. A 3, ', 0]
])('long texts of %j', (line, count) => expect(found(line.repeat(50_000 / line.length), 'deu')).toHaveLength(count))
