import { describe, expect, it } from 'vitest'
import { teachingOf } from '../../scripts/typing/examples.js'
import { closureOf, type Ontology, pathOf } from '../../scripts/typing/ontology.js'
import { f1, TypingScore } from '../../scripts/typing/score.js'
import { ClassTree } from '../../src/entities/typing/ontology.js'

const parents = new Map([
  ['Agent', ''],
  ['Person', 'Agent'],
  ['Organisation', 'Agent'],
  ['Company', 'Organisation'],
  ['Airline', 'Company'],
  ['Place', '']
])
const ontology: Ontology = { classes: [...parents.keys()], parents }

describe('the ontology', () => {
  it('knows the way to a class, and none to an unknown one', () => {
    expect(pathOf(ontology, 'Airline')).toEqual(['Agent', 'Organisation', 'Company', 'Airline'])
    expect(pathOf(ontology, 'prov:Entity')).toEqual([])
    expect([...closureOf(ontology, ['Person', 'Company'])].sort()).toEqual(['Agent', 'Company', 'Organisation', 'Person'])
  })

  it('teaches of namesakes what all have, and leaves open what some have', () => {
    expect(teachingOf(ontology, [['Company'], ['Person']])).toEqual({ has: ['Agent'], may: ['Organisation', 'Company', 'Person'] })
    expect(teachingOf(ontology, [['Place'], ['Person']]).has).toEqual([])
  })
})

describe('the score of mention typing', () => {
  const gold = { type: 'ORGANIZATION', classes: ['Company'] }

  it.each([
    ['right', ['Agent', 'Organisation', 'Company'], [1, 1, 1, 1], 3, 3],
    ['more special than is known', ['Agent', 'Organisation', 'Company', 'Airline'], [1, 1, 1, 1], 3, 3],
    ['right at the top only', ['Agent', 'Person'], [0, 1, 0, 0], 1, 2],
    ['wrong', ['Place'], [0, 0, 0, 0], 0, 1]
  ])('%s', (_name, path, right, rightClasses, judged) => {
    const score = new TypingScore(ontology)
    score.addPath(gold, path, path)
    expect(score.layers.right.slice(0, 4)).toEqual(right)
    expect(score.layers.all.slice(0, 5)).toEqual([1, 1, 1, 1, 0])
    expect([score.right, score.given]).toEqual([rightClasses, judged])
  })

  it('counts single classes that are likelier than not', () => {
    const score = new TypingScore(ontology)
    const tree = new ClassTree(ontology.classes, [-1, 0, 0, 2, 3, -1])
    score.add(gold, tree, Float32Array.from([0.9, 0.6, 0.9, 0.4, 0.9, 0]), 0)
    expect(Object.fromEntries([...score.classes].map(([name, { right, given, gold: all }]) => [name, [right, given, all]]))).toEqual({
      Agent: [1, 1, 1],
      Organisation: [1, 1, 1],
      Company: [0, 0, 1],
      Person: [0, 1, 0]
    })
    expect(f1({ right: 1, given: 1, gold: 3 })).toBe(50)
    expect(f1({ right: 0, given: 0, gold: 0 })).toBe(0)
  })

  it('passes over mentions whose classes the ontology lacks', () => {
    const score = new TypingScore(ontology)
    score.addPath({ type: '', classes: ['prov:Entity'] }, ['Agent'], ['Agent'])
    expect(score.mentions).toBe(0)
  })
})
