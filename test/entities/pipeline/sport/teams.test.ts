import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withTeams } from '../../../../src/entities/pipeline/sport/teams.js'
import type { Mention } from '../../../../src/entities/types.js'

const teamsOf = (text: string, names: readonly string[], language: EntityLanguage): string[] => {
  const mentions = names.map((name): Mention => {
    const start = text.indexOf(name)
    return { start, end: start + name.length, type: 'LOCATION', source: 'statistical', confidence: 0.8, weight: 50 }
  })
  return withTeams(text, mentions, language).flatMap(({ start, end, type }) => (type === 'ORGANIZATION' ? [text.slice(start, end)] : []))
}

it.each<[string, EntityLanguage, string, string[], string[]]>([
  ['a verb between them and the score behind', 'deu', 'Köln verliert gegen Freiburg 0:2', ['Köln', 'Freiburg'], ['Köln', 'Freiburg']],
  ['the score between them', 'eng', 'Valencia 3-1 Sevilla', ['Valencia', 'Sevilla'], ['Valencia', 'Sevilla']],
  ['a dash between them', 'ita', 'Roma – Napoli 2-1', ['Roma', 'Napoli'], ['Roma', 'Napoli']],
  ['another alphabet', 'rus', 'Краснодар обыграл Ростов со счетом 2:1', ['Краснодар', 'Ростов'], ['Краснодар', 'Ростов']],
  ['no score', 'eng', 'London beat New York as a place to live.', ['London', 'New York'], []],
  ['a score of another sentence', 'eng', 'London beat Leeds to the prize. It was 2-1 in the vote.', ['London', 'Leeds'], []],
  ['a clock time', 'deu', 'Köln empfängt Freiburg um 20:30 Uhr', ['Köln', 'Freiburg'], []],
  ['a clock time without its word', 'deu', 'Köln - Freiburg 15:30', ['Köln', 'Freiburg'], []],
  ['years', 'eng', 'Leeds v Derby, 2010-12', ['Leeds', 'Derby'], []],
  ['votes', 'deu', 'Hannover unterliegt Bremen mit 2:3 Stimmen im Bundesrat.', ['Hannover', 'Bremen'], []],
  ['a ranking', 'eng', 'Berlin beats Hamburg 3-1 in the ranking of new hospitals.', ['Berlin', 'Hamburg'], []],
  ['a contest', 'rus', 'Москва победила Казань 3:1 в конкурсе парков.', ['Москва', 'Казань'], []],
  ['a vote named before', 'deu', 'In der Abstimmung schlägt Berlin Hamburg 3:1.', ['Berlin', 'Hamburg'], []],
  ['a match on the day of a vote', 'deu', 'Die Abstimmung lief. Köln schlägt Bonn 3:1.', ['Köln', 'Bonn'], ['Köln', 'Bonn']],
  [
    'other matches of the sentence, and the place of one',
    'fra',
    "Lyon s'incline à Marseille (2-3), Rennes enfonce Nantes. Lille bat Nice de peu.",
    ['Lyon', 'Marseille', 'Rennes', 'Nantes', 'Lille', 'Nice'],
    ['Lyon', 'Marseille', 'Rennes', 'Nantes']
  ],
  ['where it was played', 'fra', "Lyon s'incline à Genève contre Nantes 2-3", ['Genève', 'Nantes'], []],
  ['countries', 'fra', 'La France bat le Brésil 3-0', ['France', 'Brésil'], []],
  ['a part of the United Kingdom against a country', 'eng', 'England beat Germany 2-0', ['England', 'Germany'], []]
])('%s', (_, language, text, names, expected) => expect(teamsOf(text, names, language)).toEqual(expected))

it('takes little time for many names', () => {
  const text = 'Köln - Bonn 2:1 '.repeat(3000)
  const names = [...text.matchAll(/Köln|Bonn/gu)].map(
    ({ 0: name, index }): Mention => ({ start: index, end: index + name.length, type: 'LOCATION', source: 'statistical', confidence: 0.8, weight: 50 })
  )
  expect(withTeams(text, names, 'deu').every(({ type }) => type === 'ORGANIZATION')).toBe(true)
})
