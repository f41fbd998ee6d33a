import { expect, it } from 'vitest'
import { Ontology } from '../../src/linking/ontology.js'
import { openModels } from '../../src/models/store.js'

const ontology = Ontology.open(openModels())

it('has all classes of DBpedia, up to seven layers', () => {
  expect(ontology.size).toBeGreaterThan(700)
  expect(ontology.path('SoccerPlayer')).toEqual(['Agent', 'Person', 'Athlete', 'SoccerPlayer'])
  expect(ontology.path('Country')).toEqual(['Place', 'PopulatedPlace', 'Country'])
})

it('takes the longest way of several classes', () => expect(ontology.longestPath(['Person', 'Politician', 'Place'])).toEqual(ontology.path('Politician')))

it('knows nothing of other classes', () => {
  expect(ontology.path('Nonsense')).toEqual([])
  expect(ontology.longestPath([])).toEqual([])
})

it('comes to an end where classes go round in a circle', () => {
  const circle = new Ontology(
    new Map([
      ['A', 'B'],
      ['B', 'A']
    ])
  )
  expect(circle.path('A').length).toBeLessThanOrEqual(12)
})
