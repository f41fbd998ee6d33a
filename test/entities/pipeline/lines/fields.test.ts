import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { Flag } from '../../../../src/entities/lists/kinds.js'
import { fieldWords } from '../../../../src/entities/pipeline/lines/field-words.js'
import { withFields } from '../../../../src/entities/pipeline/lines/fields.js'
import { isLabelWord } from '../../../../src/entities/pipeline/lines/label-words.js'
import type { Mention } from '../../../../src/entities/types.js'
import { spacedTokens } from '../../spaced-tokens.js'

/** Names of `TYPE text` after the fields have told theirs. */
function told(text: string, said: Readonly<Record<string, string>> = {}, language: EntityLanguage = 'eng', flags: number[] = []): string[] {
  const mentions = Object.entries(said).map(([name, type]): Mention => {
    const start = text.indexOf(name)
    return { start, end: start + name.length, type, source: 'statistical', confidence: 0.6, weight: 50 }
  })
  return withFields(
    spacedTokens(text),
    mentions,
    language,
    Uint32Array.from({ length: text.length }, (_, token) => flags[token] ?? 0)
  )
    .sort((left, right) => left.start - right.start)
    .map(({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`)
}

describe('fields of forms', () => {
  it.each<[string, string, Record<string, string>, string[]]>([
    ['what no model found', 'Employer: Zorbo', {}, ['ORG Zorbo']],
    ['the town behind the day of birth', 'Born: 17. 2. 1988, Leeds', {}, ['LOC Leeds']],
    ['a birthday without a town', 'Born: 17 February 1988', {}, []],
    ['a meeting with a town', 'Next: 17. 2. 1988, Leeds', {}, []],
    ['another type', 'Name: Jordan\nCity: Paris Hilton', { Jordan: 'LOCATION', 'Paris Hilton': 'PERSON' }, ['PER Jordan', 'LOC Paris Hilton']],
    ['a part of it', 'Company: Textiles of Norte', { Norte: 'LOCATION' }, ['ORG Textiles of Norte']],
    ['columns parted by room', 'Name    City    Sum\nQuib Ott  Zorbo   12', {}, ['PER Quib Ott', 'LOC Zorbo']],
    ['who buys, one word', 'Customer: Zorbo', {}, ['ORG Zorbo']],
    ['who buys, two words', 'Customer: Quib Berfax', {}, ['PER Quib Berfax']],
    ['who buys, found', 'Customer: Zorbo', { Zorbo: 'PERSON' }, ['PER Zorbo']],
    ['its own name', 'Company: Zorbo', { Company: 'PERSON' }, ['ORG Zorbo']],
    ['a sentence', 'Company: we are small and quick', {}, []],
    ['a number', 'City: 10115 Berlin', {}, []],
    ['an unknown field', 'Colour: Blue', {}, []],
    ['a field in the middle of a line', 'I wrote the name: Zorbo', {}, []],
    ['a name that goes on behind it', 'Name: Ann', { 'Name: Ann': 'PERSON' }, ['PER Name: Ann']]
  ])('%s', (_, text, said, expected) => expect(told(text, said)).toEqual(expected))

  it.each<[EntityLanguage, string, string[]]>([
    ['deu', 'Arbeitgeber: Zorbo\nWohnort: Quibdorf', ['ORG Zorbo', 'LOC Quibdorf']],
    ['pol', 'Sprzedawca: Zorbo', ['ORG Zorbo']],
    ['deu', 'Name,City,Amount\nQuib,Zorbo,12', ['PER Quib', 'LOC Zorbo']],
    ['jpn', '氏名：山本太郎\n勤務先：日立', ['PER 山本太郎', 'ORG 日立']],
    ['ara', 'المدينة: دمشق', ['LOC دمشق']]
  ])('in %s', (language, text, expected) => expect(told(text, {}, language)).toEqual(expected))
})

describe('values that are no names', () => {
  it.each<[EntityLanguage, string, Record<string, string>, string[]]>([
    ['eng', 'Name: Vacant\nCompany: Self-employed\nCity: Online', { Vacant: 'ORGANIZATION' }, []],
    ['eng', 'Speaker: TBA\nContact person: Reception', {}, []],
    ['eng', 'Company: Bank', {}, []],
    ['eng', 'name,city\nAnonymous,Leeds', {}, ['LOC Leeds']],
    ['deu', 'Ansprechpartner: Empfang\nFirma: Keine\nWohnort: Kiel', {}, ['LOC Kiel']],
    ['fra', 'Contact : Accueil', {}, []],
    ['jpn', '担当：受付', {}, []]
  ])('%s: %s', (language, text, said, expected) => expect(told(text, said, language)).toEqual(expected))

  it.each([
    ['an ordinary word', Flag.common, []],
    ['a surname that is one, too', Flag.common | Flag.surname, ['PER Zorbo']],
    ['of another type', Flag.common | Flag.organisationFirst, []]
  ])('%s', (_, flag, expected) => expect(told('Name : Zorbo', {}, 'eng', [0, 0, flag])).toEqual(expected))
})

describe('columns of tables', () => {
  it.each<[string, string, Record<string, string>, string[]]>([
    [
      'commas',
      'name,city,company\nAnn Lee,Austin,Dell\nBob Ray,Denver,Intel',
      { Dell: 'PERSON' },
      ['PER Ann Lee', 'LOC Austin', 'ORG Dell', 'PER Bob Ray', 'LOC Denver', 'ORG Intel']
    ],
    ['strokes', '| Player | Club |\n| --- | --- |\n| Ann Lee | Chelsea |', { Club: 'ORGANIZATION' }, ['PER Ann Lee', 'ORG Chelsea']],
    ['other columns', 'id;name;score\n7;Ann Lee;9', {}, ['PER Ann Lee']],
    ['a sentence with commas', 'The name, city and company were wrong.\nAnn, Bob and Cy knew.', {}, []],
    ['a name in two columns', 'surname,first name,city\nRay,Bob,Austin', {}, ['PER Ray,Bob', 'LOC Austin']],
    ['a name in two columns, parts found', 'first name;surname;city\nBob;Ray;Austin', { Bob: 'PERSON', Ray: 'LOCATION' }, ['PER Bob;Ray', 'LOC Austin']],
    ['a name in two quoted columns', '"surname","first name"\n"Ray","Bob"', {}, ['PER Ray', 'PER Bob']],
    ['a line of another width ends it', 'name,city\nAnn Lee,Austin\nThe end\nBob,Denver', {}, ['PER Ann Lee', 'LOC Austin']]
  ])('%s', (_, text, said, expected) => expect(told(text, said)).toEqual(expected))
})

it('words of fields are written in small letters, none of two types', () => {
  for (const [language, { person, place, organization, party }] of Object.entries(fieldWords)) {
    const all = [person, place, organization, party].flatMap((list) => list.split('|'))
    expect(
      all.filter((word) => word !== word.toLowerCase() || word !== word.trim() || word === ''),
      language
    ).toEqual([])
    expect(all.length - new Set(all).size, language).toBe(0)
    // what no name stands behind is none of them
    expect(
      all.filter((word) => isLabelWord(word, language as EntityLanguage)),
      language
    ).toEqual([])
  }
})

it('takes a long table and a long line without delay', () => {
  const table = `name,city\n${'Ann Lee,Austin\n'.repeat(3000)}`
  expect(told(table)).toHaveLength(6000)
  expect(told(`Name: ${'A'.repeat(50_000)}`)).toEqual([])
  expect(told(`${'Name: '.repeat(8000)}`)).toEqual([])
})
