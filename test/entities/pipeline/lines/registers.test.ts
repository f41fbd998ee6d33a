import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withInitials, withRegistered } from '../../../../src/entities/pipeline/lines/registers.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const parts = standardParts(openModels())

function persons(language: EntityLanguage, text: string, names: readonly Mention[] = []): string[] {
  const tokens = parts.tokens(text, language)
  return withRegistered(tokens, names, language, parts.flags(tokens, language, false)).map(({ start, end }) => text.slice(start, end))
}

it.each<[EntityLanguage, string, string[]]>([
  [
    'deu',
    'Anwesend: Schubert, Klaus; Lindner, Petra; Dr. Yılmaz, Selin. Protokoll: Brandt, Jörg',
    ['Schubert, Klaus', 'Lindner, Petra', 'Yılmaz, Selin', 'Brandt, Jörg']
  ],
  ['eng', "Present: Kowalczyk, Ewa; O'Connor, Niamh; Lopez Ruiz, Elena", ['Kowalczyk, Ewa', "O'Connor, Niamh", 'Lopez Ruiz, Elena']],
  ['nld', '- van den Berg, Joris\n- Bakker, Femke', ['van den Berg, Joris', 'Bakker, Femke']],
  ['nld', '- van der Meer, Pieter', ['van der Meer, Pieter']],
  ['deu', 'Neue Geschäftsführerin: Kaltenbach, Miriam, Potsdam', ['Kaltenbach, Miriam']],
  ['fra', 'Présents : Dubois, Claire ; Martin, Sophie', ['Dubois, Claire', 'Martin, Sophie']],
  ['deu', 'Schneider, Ute\tEinkauf\tUlm\nWeber, Anna\tLager\tBonn', ['Schneider, Ute', 'Weber, Anna']],
  ['fra', 'Petit, Anne\tLyon', ['Petit, Anne']],
  ['ita', '| Torino | Russo, Marta |', ['Russo, Marta']],
  ['eng', 'Baker, Thomas; Leeds; 2019', ['Baker, Thomas']],
  ['deu', '1  Krause, Anna   TV Olpe  12,8', ['Krause, Anna']]
])('surname first, %s: %s', (language, text, expected) => expect(persons(language, text)).toEqual(expected))

it.each<[EntityLanguage, string]>([
  ['nld', 'Aanwezig: Tineke Bos, Ruud Hoekstra'],
  ['eng', 'Attendees: Laura Biggs, Tom Biggs, Ana Reyes'],
  ['eng', 'Present: Taylor, Anna, Ben'],
  ['eng', 'Paris, France\t2,100,000\nVictoria, Canada\t90,000'],
  ['deu', 'Bonn, Florenz\tZug'],
  ['eng', 'Singer: Adele, Rihanna, Beyoncé'],
  ['eng', 'Founder: Apple, Steve Jobs'],
  ['eng', 'Ingredients: Flour, Sugar; Butter, Milk'],
  ['eng', 'Cities: Paris, Florence; London, Sofia; Rome, Victoria'],
  ['eng', "Jordan, Amman; Georgia, Tbilisi; Chad, N'Djamena"],
  ['eng', 'I met Smith, Anna and the others; Brown, Peter said, was late.']
])('no register, %s: %s', (language, text) => expect(persons(language, text)).toEqual([]))

it('what was found inside gives way', () => {
  const text = 'Anwesend: Maier, Sabine; Huber, Franz'
  const place: Mention = { start: 10, end: 15, type: 'LOCATION', source: 'statistical', confidence: 0.9, weight: 50 }
  expect(persons('deu', text, [place])).toEqual(['Maier, Sabine', 'Huber, Franz'])
})

it.each([
  ['Иванова О. В., Петров', 'Иванова О.', 'Иванова О. В.'],
  ['Иванова О.В. и', 'Иванова О', 'Иванова О.В.'],
  ['George H. W. Bush', 'George H.', 'George H.'],
  ['Огњена П. (1988) из села', 'Огњена П', 'Огњена П.'],
  ['Darren K., 37, of Colwall', 'Darren K', 'Darren K.'],
  ['Plan B. Then', 'Plan B', 'Plan B']
])('the second or only initial of %s', (text, found, expected) => {
  const { start, end } = withInitials({ start: 0, end: found.length, type: 'PERSON', source: 'statistical', weight: 50 }, text)
  expect(text.slice(start, end)).toBe(expected)
})

it('comes through a long text', () => {
  for (const unit of ['Huber, Anna; ', 'Huber, Anna\n', 'a: B, C; ', '- A, ']) persons('deu', unit.repeat(50_000 / unit.length))
})
