import { describe, expect, it } from 'vitest'
import type { KnownNames } from '../../src/entities/lists/known-names.js'
import { agreeOnTypes, repeatedNames } from '../../src/entities/pipeline/agreement.js'
import type { Mention } from '../../src/entities/types.js'
import { spacedTokens } from './spaced-tokens.js'

/** Mentions of `word/TYPE/confidence` in the order of their places. */
function mentionsOf(text: string, ...said: string[]): Mention[] {
  let from = 0
  return said.map((one) => {
    const [word, type, confidence] = one.split('/') as [string, string, string]
    const start = text.indexOf(word, from)
    from = start + word.length
    return { start, end: from, type, source: 'statistical', confidence: Number(confidence), weight: 50 }
  })
}

const typesOf = (mentions: readonly Mention[]) => mentions.map(({ type }) => type)

describe('agreeOnTypes', () => {
  it('gives all mentions the type that most and the surest have', () => {
    const text = 'Meta said. Meta must. Meta is. Rome'
    const mentions = mentionsOf(text, 'Meta/PERSON/0.5', 'Meta/ORGANIZATION/0.8', 'Meta/ORGANIZATION/0.7', 'Rome/LOCATION/0.9')
    expect(typesOf(agreeOnTypes(text, mentions, 'eng', undefined))).toEqual(['ORGANIZATION', 'ORGANIZATION', 'ORGANIZATION', 'LOCATION'])
  })

  it('leaves those apart that are nearly as sure', () => {
    const text = 'Jordan scored in Jordan'
    const mentions = mentionsOf(text, 'Jordan/PERSON/0.8', 'Jordan/LOCATION/0.82')
    expect(agreeOnTypes(text, mentions, 'eng', undefined)).toEqual(mentions)
  })

  it('counts forms of one name together', () => {
    const text = 'Slovnaft zvýšil. Slovnaftu sa darí. Slovnaftom'
    const mentions = mentionsOf(text, 'Slovnaft/ORGANIZATION/0.8', 'Slovnaftu/ORGANIZATION/0.6', 'Slovnaftom/PERSON/0.5')
    expect(new Set(typesOf(agreeOnTypes(text, mentions, 'slk', undefined)))).toEqual(new Set(['ORGANIZATION']))
  })

  it('hears what is known of a name, and the text against it', () => {
    const known = { entity: () => 7, typeOf: () => 'ORGANIZATION' } as unknown as KnownNames
    const text = 'Ford'
    expect(typesOf(agreeOnTypes(text, mentionsOf(text, 'Ford/PERSON/0.35'), 'eng', known))).toEqual(['ORGANIZATION'])
    expect(typesOf(agreeOnTypes(text, mentionsOf(text, 'Ford/PERSON/0.95'), 'eng', known))).toEqual(['PERSON'])
  })

  it('does not touch lists, patterns and other types', () => {
    const text = 'King King'
    const mentions: Mention[] = [
      { start: 0, end: 4, type: 'TITLE', source: 'statistical', confidence: 0.9, weight: 50 },
      { start: 5, end: 9, type: 'PERSON', source: 'gazetteer', weight: 40 }
    ]
    expect(agreeOnTypes(text, mentions, 'eng', undefined)).toEqual(mentions)
  })
})

describe('repeatedNames', () => {
  const found = (text: string, ...said: string[]) =>
    repeatedNames(spacedTokens(text), mentionsOf(text, ...said)).map(({ start, end }) => [start, text.slice(start, end)])

  it('finds what the model is sure of elsewhere', () => {
    expect(found('Slovnaft is growing. Then Slovnaft fell', 'Slovnaft/ORGANIZATION/0.9')).toEqual([[26, 'Slovnaft']])
    expect(found('We met Ann Lee again. Later Ann Lee left', 'Ann Lee/PERSON/0.9')).toEqual([[28, 'Ann Lee']])
  })

  it('wants the same capitals, a sure mention and no longer name around it', () => {
    expect(found('Apple grew . An apple fell', 'Apple/ORGANIZATION/0.9')).toEqual([])
    expect(found('Apple grew . Then Apple fell', 'Apple/ORGANIZATION/0.5')).toEqual([])
    expect(found('Microsoft grew . Then Microsoft Office came', 'Microsoft/ORGANIZATION/0.9')).toEqual([])
    expect(found('Apple grew . Yesterday New Apple fell', 'Apple/LOCATION/0.9')).toEqual([])
  })
})
