/** Mention typing: windows, what is read of a mention, the way through the ontology, and the served model. */
import { describe, expect, it } from 'vitest'
import { loadWordPieces } from '../../src/entities/neural/network.js'
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import { entityTokens } from '../../src/entities/tokens.js'
import type { Mention } from '../../src/entities/types.js'
import { withOntologyTypes } from '../../src/entities/typing/entities.js'
import { FEATURE_PARTS, writeFeatures } from '../../src/entities/typing/features.js'
import { ClassTree } from '../../src/entities/typing/ontology.js'
import { hasMentionTyper, type MentionToType, MentionTyper } from '../../src/entities/typing/typer.js'
import { TYPING_WINDOW, typingWindows } from '../../src/entities/typing/windows.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const wordPieces = await loadWordPieces(store)
const typer = new MentionTyper(store)
const tokensOf = (text: string, code = 'eng') => entityTokens(text, code, store)

function placesOf(text: string, ...names: string[]) {
  return names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }))
}

describe('windows of mentions', () => {
  it('hold the sentence and the pieces of each mention', () => {
    const text = 'Nothing here. Angela Merkel met Macron in Paris. Nothing there.'
    const windows = typingWindows(tokensOf(text), placesOf(text, 'Paris', 'Angela Merkel'), wordPieces)
    expect(windows).toHaveLength(1)
    const [{ pieces, places }] = windows as [(typeof windows)[0]]
    const sentence = ['Angela', 'Merkel', 'met', 'Macron', 'in'].flatMap((word) => wordPieces.of(word, true))
    expect(pieces.slice(1, 1 + sentence.length)).toEqual(sentence)
    expect(pieces[0]).toBe(0)
    expect(pieces.at(-1)).toBe(2)
    const paris = places.find(({ mention }) => mention === 0)!
    expect(pieces.slice(paris.from, paris.to)).toEqual(wordPieces.of('Paris', true))
    expect(places.find(({ mention }) => mention === 1)).toMatchObject({ from: 1 })
  })

  it.each([
    ['an endless sentence', `${'word '.repeat(3000)}Paris ${'word '.repeat(3000)}`],
    ['a text without blanks', `${'漢'.repeat(20_000)}Paris${'漢'.repeat(20_000)}`],
    ['words of 12 pieces', `${'qxzjvwkqxzjvwkqxzjvwk '.repeat(500)}Paris`]
  ])('stay bounded in %s', (_name, text) => {
    const windows = typingWindows(tokensOf(text, 'zho'), placesOf(text, 'Paris'), wordPieces)
    expect(windows).toHaveLength(1)
    expect(windows[0]!.pieces.length).toBeLessThanOrEqual(TYPING_WINDOW)
    const { from, to } = windows[0]!.places[0]!
    expect(from).toBeGreaterThan(0)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThan(windows[0]!.pieces.length)
  })

  it('hold every mention once, also those that overlap or span windows', () => {
    const text = 'Bank of the Republic of Cameroon and Gabon '.repeat(200)
    const mentions = Array.from({ length: 300 }, (_, index) => ({ start: index * 7, end: index * 7 + 900 }))
    const found = typingWindows(tokensOf(text), mentions, wordPieces).flatMap(({ places }) => places)
    expect(found.map(({ mention }) => mention).sort((left, right) => left - right)).toEqual(mentions.map((_, index) => index))
    expect(found.every(({ from, to }) => to > from)).toBe(true)
  })

  it('leave out what lies in no token', () => {
    expect(
      typingWindows(
        tokensOf('  x  '),
        [
          { start: 0, end: 1 },
          { start: 4, end: 5 },
          { start: 90, end: 99 }
        ],
        wordPieces
      )
    ).toEqual([])
    expect(typingWindows(tokensOf(''), [{ start: 0, end: 0 }], wordPieces)).toEqual([])
  })
})

describe('features of a mention', () => {
  // six pieces of two columns, begin and end marks at the edges
  const states = Float32Array.from([9, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9])
  it.each([
    ['in the middle', { mention: 0, from: 2, to: 4 }, [4, 5, 3, 4, 5, 6, 1, 2, 7, 8]],
    ['without context on the left', { mention: 0, from: 1, to: 2 }, [1, 2, 1, 2, 1, 2, 0, 0, 5, 6]],
    ['that is all', { mention: 0, from: 1, to: 5 }, [4, 5, 1, 2, 7, 8, 0, 0, 0, 0]]
  ])('%s', (_name, place, expected) => {
    const target = new Float32Array(FEATURE_PARTS * 2 + 1).fill(-1)
    writeFeatures(states, 2, place, target, 1)
    expect([...target]).toEqual([-1, ...expected])
  })
})

describe('the way through the ontology', () => {
  const tree = new ClassTree(['Agent', 'Place', 'Person', 'Organisation', 'Company', 'Airline'], [-1, -1, 0, 0, 3, 4])
  it.each([
    [
      [0.9, 0.1, 0.2, 0.8, 0.7, 0.1],
      ['Agent', 'Organisation', 'Company']
    ],
    [[0.9, 0.1, 0.5, 0.5, 0.9, 0.9], ['Agent']],
    [[0.5, 0.59, 0.9, 0.9, 0.9, 0.9], []],
    [[0.7, 0.95, 0.5, 0.5, 0.9, 0.9], ['Place']],
    [
      [0.9, 0.95, 0.5, 0.9, 0.8, 0.1],
      ['Agent', 'Organisation', 'Company']
    ],
    [
      [0.9, 0, 0, 0.9, 0.9, 0.6],
      ['Agent', 'Organisation', 'Company', 'Airline']
    ]
  ])('%j: %j', (probabilities, expected) => {
    // float32 as the head gives it: 0.6 lies a little over itself
    expect(tree.path(Float32Array.from(probabilities)).map((index) => tree.names[index])).toEqual(expected)
  })
})

describe('ontology types of entities', () => {
  const tree = new ClassTree(['Agent', 'Person', 'Place'], [-1, 0, -1])
  const tokens = tokensOf('x')
  const mention = (start: number): Mention => ({ start, end: start + 1, type: 'PERSON', source: 'statistical', weight: 50 })
  const entity = (type: string, starts: readonly number[], head = 0) => ({
    entityId: 'T0',
    type,
    mention: 'x',
    normalized: 'x',
    count: starts.length,
    mentions: starts.map(mention),
    headMentionIndex: head
  })

  function fake(rows: (start: number) => readonly number[]) {
    const asked: MentionToType[][] = []
    return {
      asked,
      tree,
      probabilities: async (_tokens: unknown, mentions: readonly MentionToType[]) => {
        asked.push([...mentions])
        return Float32Array.from(mentions.flatMap(({ start }) => [...rows(start)]))
      }
    }
  }

  it('come from the head and two more mentions', async () => {
    const model = fake((start) => (start === 7 ? [0, 0, 1] : [0.95, 0.95, 0]))
    const [typed] = await withOntologyTypes([entity('PERSON', [1, 3, 5, 7, 9], 4)], tokens, model)
    expect(model.asked[0]!.map(({ start }) => start)).toEqual([9, 1, 3])
    expect(typed!.ontologyTypes).toEqual(['Agent', 'Person'])
  })

  it('are left out where nothing is likely, for other types, and after 600 mentions', async () => {
    const model = fake((start) => (start === 2 ? [0.1, 0.1, 0.1] : [0.9, 0.9, 0.1]))
    const many = Array.from({ length: 300 }, (_, index) => entity('PERSON', [10 + index, 400 + index, 800 + index]))
    const typed = await withOntologyTypes([entity('PERSON', [2]), entity('TEMPORAL:DATE', [3]), ...many], tokens, model)
    expect(typed.slice(0, 3).map(({ ontologyTypes }) => ontologyTypes)).toEqual([undefined, undefined, ['Agent', 'Person']])
    expect(model.asked[0]).toHaveLength(600)
    expect(typed.filter(({ ontologyTypes }) => ontologyTypes !== undefined)).toHaveLength(200)
  })

  it('ask nothing for a text without such entities', async () => {
    const model = fake(() => [1, 1, 1])
    expect(await withOntologyTypes([entity('IDENTIFIER:URL', [1])], tokens, model)).toHaveLength(1)
    expect(model.asked).toEqual([])
  })
})

describe('the served typer', () => {
  const path = async (text: string, name: string, type: string, code: string) => {
    const [place] = placesOf(text, name)
    const probabilities = await typer.probabilities(tokensOf(text, code), [{ ...place!, type }])
    return typer.tree.path(probabilities).map((index) => typer.tree.names[index])
  }
  // mention, type, language, text, classes that must be there, in this order
  it.each([
    ['Angela Merkel', 'PERSON', 'deu', 'Bundeskanzlerin Angela Merkel sprach im Bundestag.', ['Agent', 'Person', 'Politician']],
    ['Bosporus', 'LOCATION', 'deu', 'Ein Schiff fuhr durch den Bosporus.', ['Place']],
    ['France', 'LOCATION', 'eng', 'The president of France spoke on Monday.', ['Place', 'PopulatedPlace', 'Country']],
    ['Москве', 'LOCATION', 'rus', 'Встреча прошла в Москве.', ['Place', 'PopulatedPlace', 'Settlement']],
    ['東京', 'LOCATION', 'jpn', '会議は東京で開かれた。', ['Place', 'PopulatedPlace']],
    ['Universidad de Salamanca', 'ORGANIZATION', 'spa', 'Estudió en la Universidad de Salamanca.', ['Agent', 'Organisation', 'EducationalInstitution']],
    ['Nokia', 'ORGANIZATION', 'fin', 'Nokia julkisti tuloksensa torstaina.', ['Agent', 'Organisation', 'Company']],
    ['دمشق', 'LOCATION', 'ara', 'وصل الرئيس إلى دمشق أمس.', ['Place', 'PopulatedPlace']]
  ])('%s (%s, %s)', async (name, type, code, text, expected) => {
    expect((await path(text, name, type, code)).slice(0, expected.length)).toEqual(expected)
  })

  it('gives zeros for what lies in no token, and nothing for nothing', async () => {
    expect(hasMentionTyper(store)).toBe(true)
    const zeros = await typer.probabilities(tokensOf('a b'), [{ start: 1, end: 2 }])
    expect(zeros.length).toBe(typer.tree.names.length)
    expect(zeros.every((value) => value === 0)).toBe(true)
    expect(await typer.probabilities(tokensOf('a b'), [])).toHaveLength(0)
  })

  it('knows whole paths only: every class but the topmost has its parent', () => {
    const { names, parents } = typer.tree
    expect(names.length).toBeGreaterThan(150)
    expect(new Set(names).size).toBe(names.length)
    for (const parent of parents) expect(parent).toBeLessThan(names.length)
    for (const name of ['Agent', 'Person', 'Organisation', 'Place', 'Work', 'Event', 'Company', 'City', 'Politician', 'Film', 'SoccerClub'])
      expect(names).toContain(name)
  })

  it.each(['statistical', 'DNN'] as const)('adds types to entities of the %s model, only when asked', async (modelType) => {
    const extractor = createExtractor(store)
    const text = 'Angela Merkel met Emmanuel Macron in Paris on 3 May 2019.'
    const plain = await extractor.extract(text, 'eng', { options: { modelType } })
    expect(plain.entities.some(({ ontologyTypes }) => ontologyTypes !== undefined)).toBe(false)
    const { entities } = await extractor.extract(text, 'eng', { options: { modelType, includeOntologyTypes: true } })
    const types = new Map(entities.map(({ mention, ontologyTypes }) => [mention, ontologyTypes]))
    expect(types.get('Angela Merkel')?.slice(0, 2)).toEqual(['Agent', 'Person'])
    expect(types.get('Paris')?.slice(0, 2)).toEqual(['Place', 'PopulatedPlace'])
    expect(types.get('3 May 2019')).toBeUndefined()
    expect(entities.map(({ ontologyTypes: _types, ...entity }) => entity)).toEqual(plain.entities)
  })

  it('is stopped by a guard, and works afterwards', async () => {
    const refuse = () => {
      throw new RangeError('cancelled')
    }
    const mentions = [{ start: 0, end: 5 }]
    await expect(typer.probabilities(tokensOf('Paris'), mentions, { enter: refuse, leave: () => undefined })).rejects.toThrow(RangeError)
    expect((await typer.probabilities(tokensOf('Paris'), mentions)).some((value) => value > 0.5)).toBe(true)
  })
})
