import { expect, it } from 'vitest'
import { ONTOLOGY, Ontology } from '../../src/linking/ontology.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const ontology = Ontology.open(store)
const lines = store.text(ONTOLOGY).trim().split('\n')
const parents = new Map(lines.map((line) => line.split('\t') as [string, string]))

it('has all classes of DBpedia, up to seven layers', () => {
  expect(ontology.size).toBe(lines.length)
  expect(ontology.size).toBeGreaterThan(700)
  expect(Math.max(...[...parents.keys()].map((name) => ontology.path(name).length))).toBe(7)
  for (const [name, parent] of parents) expect(ontology.path(name)).toEqual([...ontology.path(parent), name])
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
  expect(circle.path('A')).toEqual(['B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A'])
})
