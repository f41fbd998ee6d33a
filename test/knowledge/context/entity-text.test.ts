import { expect, it } from 'vitest'
import { entityText } from '../../../src/knowledge/context/entity-text.js'

it('names kinds, country and what the entity is related to', () =>
  expect(
    entityText({ label: 'Galatasaray', description: 'club in Istanbul', classes: ['SoccerClub', 'Organisation'], type: 'ORGANIZATION', country: 'tr' }, [
      'Istanbul',
      'Süper Lig'
    ])
  ).toEqual({ label: 'Galatasaray', description: 'club in Istanbul', classes: 'Soccer Club Organisation', related: 'Türkiye . Istanbul . Süper Lig' }))

const cases: [given: Parameters<typeof entityText>, classes: string, related: string][] = [
  [[{ label: 'Given', classes: [], type: 'UNKNOWN' }, []], '', ''],
  [[{ label: 'Bayern', classes: [], type: 'LOCATION', country: 'xx' }, []], 'location', ''],
  [
    [{ label: 'X', classes: [], type: 'PERSON', country: 'Germany' }, Array.from({ length: 20 }, (_, index) => String(index))],
    'person',
    '0 . 1 . 2 . 3 . 4 . 5 . 6 . 7'
  ]
]
for (const [given, classes, related] of cases)
  it(`what is missing or too much: ${given[0].label}`, () => expect(entityText(...given)).toMatchObject({ classes, related, description: '' }))
