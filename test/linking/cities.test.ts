/** Cities and regions of one name, and places in brackets. */
import { describe, expect, it } from 'vitest'
import type { KnowledgeBase, KnownEntity } from '../../src/knowledge/base/entity.js'
import { foldName } from '../../src/knowledge/names/fold.js'
import { withBracketedUnits } from '../../src/linking/bracketed.js'
import { withCities } from '../../src/linking/cities.js'
import type { Grounds } from '../../src/linking/grounds.js'

interface Sketch extends Partial<Omit<KnownEntity, 'related'>> {
  readonly id: string
  readonly label: string
  readonly related?: readonly string[]
}

const sketches: readonly Sketch[] = [
  { id: 'region', label: 'Saratov', classes: ['AdministrativeRegion'], country: 'ru', prior: 0.79 },
  { id: 'city', label: 'Saratov', classes: ['City'], country: 'ru', prior: 0.64, description: 'city in Saratov, Russia' },
  { id: 'state', label: 'New York', classes: ['AdministrativeRegion'], country: 'us', prior: 0.9 },
  { id: 'new-york', label: 'New York', classes: ['City'], country: 'us', prior: 0.9, description: 'city in New York' },
  { id: 'canton', label: 'Jura', classes: ['AdministrativeRegion'], country: 'ch', prior: 0.74 },
  { id: 'department', label: 'Jura', type: 'ORGANIZATION', country: 'fr', prior: 0.2, description: 'metropolitan department of FR' },
  { id: 'delemont', label: 'Delémont', classes: ['Capital'], country: 'ch', prior: 0.5, related: ['canton'] },
  { id: 'claude-overseas', label: 'Saint-Claude', classes: ['City'], country: 'gp', prior: 0 },
  { id: 'dole', label: 'Dole', classes: ['City'], country: 'fr', prior: 0.3 },
  { id: 'ohio', label: 'Ohio', classes: ['AdministrativeRegion'], country: 'us', prior: 0.7 },
  { id: 'ohio-river', label: 'Ohio', classes: ['AdministrativeRegion'], country: 'us', prior: 0.1 },
  { id: 'springfield-illinois', label: 'Springfield', classes: ['City'], country: 'us', prior: 0.7 },
  { id: 'springfield-ohio', label: 'Springfield', classes: ['City'], country: 'us', prior: 0.4, description: 'city in Ohio' }
]
const indexOf = (id: string) => sketches.findIndex((one) => one.id === id)
const base = {
  entity: (index: number) => {
    const { related = [], ...one } = sketches[index]!
    return { type: 'LOCATION', classes: [], description: undefined, ...one, index, related: Uint32Array.from(related, indexOf) } as unknown as KnownEntity
  },
  find: (name: string) => sketches.flatMap(({ label }, entity) => (foldName(label) === name ? [{ entity, kind: 'label' }] : []))
} as unknown as KnowledgeBase

const grounds = { route: 'exact', kind: 0, candidates: 2, topic: 0, described: 0, related: 0, country: 0, company: 0 } as Grounds

function documentOf(text: string, names: readonly (readonly [string, string | undefined])[], language: string) {
  const entities = names.map(([name]) => ({
    type: 'LOCATION',
    mentions: [{ start: text.indexOf(name), end: text.indexOf(name) + name.length }],
    headMentionIndex: 0
  }))
  const decisions = names.map(([, id]) => (id === undefined ? undefined : { entity: indexOf(id), confidence: 0.7, grounds }))
  return { document: { text, language, entities }, decisions }
}

const told = (decisions: ReturnType<typeof withCities>) => decisions.map((decision) => decision && [base.entity(decision.entity).id, decision.confidence > 0.5])

describe('cities', () => {
  it('are no surer than what is only alike', () => {
    const { document, decisions } = documentOf('Doma je iz Žirov.', [['Žirov', 'region']], 'slv')
    const near = decisions.map((decision) => decision && { ...decision, confidence: 0.3, grounds: { ...grounds, route: 'near' as const } })
    expect(told(withCities(document, near, base))).toEqual([['city', false]])
  })

  it.each<[string, string, string, string]>([
    ['В Саратове задержан заместитель мэра.', 'Саратове', 'region', 'city'],
    ['В Саратов приехали гости.', 'Саратов', 'city', 'city'],
    ['Вся область Саратов ждёт.', 'Саратов', 'region', 'region'],
    ['In New York it rained.', 'New York', 'state', 'state']
  ])('%s', (text, name, before, expected) => {
    const { document, decisions } = documentOf(text, [[name, before]], 'rus')
    expect(told(withCities(document, decisions, base))).toEqual([[expected, true]])
  })
})

describe('places in brackets', () => {
  it.each<[string, string, [string, string | undefined], [string, string], [string, boolean] | undefined, [string, boolean]]>([
    ['un accident à Delémont (Jura).', 'fra', ['Delémont', 'delemont'], ['Jura', 'department'], ['delemont', true], ['canton', true]],
    ['un accident à Saint-Claude (Jura).', 'fra', ['Saint-Claude', 'claude-overseas'], ['Jura', 'canton'], ['claude-overseas', false], ['department', true]],
    ['un accident à Orgelet (Jura).', 'fra', ['Orgelet', undefined], ['Jura', 'canton'], undefined, ['department', true]],
    ['un accident à Dole (Jura).', 'fra', ['Dole', 'dole'], ['Jura', 'canton'], ['dole', true], ['department', true]],
    ['He lives in Springfield (Ohio).', 'eng', ['Springfield', 'springfield-illinois'], ['Ohio', 'ohio'], ['springfield-ohio', true], ['ohio', true]],
    ['Delémont, Jura', 'fra', ['Delémont', 'delemont'], ['Jura', 'department'], ['delemont', true], ['department', true]]
  ])('%s', (text, language, inner, outer, ...expected) => {
    const { document, decisions } = documentOf(text, [inner, outer], language)
    expect(told(withBracketedUnits(document, decisions, base))).toEqual(expected)
  })
})
