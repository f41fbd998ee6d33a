/** Namesakes of which a text means the better known. */
import { expect, it } from 'vitest'
import type { KnowledgeBase, KnownEntity } from '../../src/knowledge/base/entity.js'
import { isLesserTwin } from '../../src/linking/twins.js'

const known = [
  { type: 'ORGANIZATION', label: 'NVIDIA', prior: 0.64, related: [] },
  { type: 'ORGANIZATION', label: 'Nvidia', prior: 0, related: [] },
  { type: 'ORGANIZATION', label: 'Nvidia Foundation', prior: 0, related: [] },
  { type: 'LOCATION', label: 'Tokyo', prior: 0.9, related: [4] },
  { type: 'LOCATION', label: 'Tokyo', prior: 0.7, related: [] },
  { type: 'LOCATION', label: 'Paris', prior: 0.9, related: [] },
  { type: 'LOCATION', label: 'Paris', prior: 0.02, related: [] },
  { type: 'PERSON', label: 'Tokyo', prior: 0.1, related: [] },
  { type: 'ORGANIZATION', label: 'Deloitte Touche Tohmatsu', names: ['Deloitte'], prior: 0.67, related: [] },
  { type: 'ORGANIZATION', label: 'Deloitte', prior: 0, related: [] },
  { type: 'LOCATION', label: 'Paris', names: ['Parigi'], prior: 0.82, related: [] },
  { type: 'LOCATION', label: 'Parigi', prior: 0, related: [] },
  { type: 'ORGANIZATION', label: 'Meta', prior: 0.62, related: [], description: 'department of CO' },
  { type: 'ORGANIZATION', label: 'Galatasaray S.K.', names: ['Galatasaray'], prior: 0.8, related: [] },
  { type: 'ORGANIZATION', label: 'Galatasaray', prior: 0.19, related: [] }
]
const base = {
  entity: (index: number) => known[index] as unknown as KnownEntity,
  namesOf: (index: number) => {
    const { label, names = [] } = known[index]! as { label: string; names?: string[] }
    return [label, ...names].map((name) => ({ name, kind: 'label' }))
  }
} as unknown as KnowledgeBase

it.each([
  ['a firm that nobody knows', 1, true],
  ['the known firm', 0, false],
  ['a firm of another name', 2, false],
  ['a place within another', 4, true],
  ['the place that has it', 3, false],
  ['a place elsewhere', 6, false],
  ['a person', 7, false],
  ['a firm that nobody knows, by a name that the known one has elsewhere', 9, true],
  ['a hamlet with the foreign name of a city', 11, true],
  ['the city', 10, false],
  ['a department of Colombia beside a better known firm', 12, true],
  ['a magazine of a well-known club', 14, true],
  ['the club', 13, false]
])('%s', (_, index, expected) => expect(isLesserTwin(index, [...known.keys()], base)).toBe(expected))
