import { expect, it } from 'vitest'
import { foldName } from '../../src/knowledge/names/fold.js'
import { inRunningCase, spellingsOf, surfaceOf } from '../../src/linking/surface.js'

it.each([
  ['Konſtantinopel', 'Konstantinopel'],
  ['Pul¬ tency', 'Pultency'],
  ['Bun\u00addesrat', 'Bundesrat'],
  ['Lon-\ndon', 'London'],
  ['Nelſon', 'Nelson'],
  ["Obama's", 'Obama'],
  ['Obama ’s', 'Obama'],
  ['New\n York', 'New York'],
  ['Jean-Paul Sartre', 'Jean-Paul Sartre']
])('%j is looked up as %j', (mention, name) => expect(surfaceOf(mention).folded).toBe(foldName(name)))

it('has no words where there are no letters', () => expect(surfaceOf('"—"')).toMatchObject({ folded: '', words: [] }))

it('is cut where it is longer than any name', () => {
  expect(surfaceOf('Aab '.repeat(10_000)).text).toBe('Aab '.repeat(50).trim())
  expect(surfaceOf('x'.repeat(200)).folded).toBe('x'.repeat(200))
})

it.each([
  ['Thal', 'Tal'],
  ['Mueller', 'Muller'],
  ['Oesterreich', 'Österreich'],
  ['Canzler', 'Kanzler'],
  ['Moskwa', 'Moskva'],
  ['Nelfon', 'Nelson'],
  ['LordBeaconsfield', 'Lord Beaconsfield'],
  ['Hoffmann', 'Hofman'],
  ['New York', 'Newyork'],
  ['the Hague', 'Hague']
])('%s may be spelt %s', (mention, name) => {
  const { folded, text } = surfaceOf(mention)
  expect(spellingsOf(folded, text)).toContain(foldName(name))
})

it('offers neither the name itself nor nothing', () => {
  for (const mention of ['Paris', 'the', 'Ü', 'ff']) {
    const { folded, text } = surfaceOf(mention)
    const spellings = spellingsOf(folded, text)
    expect(spellings).not.toContain(folded)
    expect(spellings).not.toContain('')
  }
})

it.each([
  ['BRASÍLIA', 'Brasília'],
  ['SÃO PAULO', 'SÃO Paulo'],
  ['PSG', 'PSG'],
  ['АЛЛА ПУГАЧЁВА', 'АЛЛА Пугачёва'],
  ['İZMİR', 'İZMİR'],
  ['Brasília', 'Brasília']
])('%s is %s in running text', (name, expected) => expect(inRunningCase(name)).toBe(expected))
