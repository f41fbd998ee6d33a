/** The lattice in which network and statistical tagger decide together: its labels, scores and weights. */
import { describe, expect, it } from 'vitest'
import { ChainScratch, IMPOSSIBLE } from '../../src/entities/model/chain.js'
import { latticeLabels, latticeTransitions, networkScores } from '../../src/entities/neural/labels.js'
import { type Mixture, mixEmissions } from '../../src/entities/neural/mixture.js'
import type { TokenClassifier } from '../../src/entities/neural/network.js'
import { NeuralTagger } from '../../src/entities/neural/tagger.js'
import { spacedTokens } from './spaced-tokens.js'

const networkLabels = [
  'O',
  'B-PERSON',
  'I-PERSON',
  'B-EVENT',
  'I-EVENT',
  'B-LOCATION',
  'I-LOCATION',
  'B-ORGANIZATION',
  'I-ORGANIZATION',
  'B-PRODUCT',
  'I-PRODUCT'
]
const row = (values: Partial<Record<string, number>>) => networkLabels.map((label) => values[label] ?? 0.001)
const mixture: Mixture = { usual: { statistical: 0, network: 1, outside: 0, inside: 0 }, calibration: [1, 0], minimum: 0 }

async function decode(rows: number[][], weights: Partial<Mixture['usual']> = {}) {
  const network: TokenClassifier = { labels: networkLabels, read: async () => Float32Array.from(rows.flat()) }
  const tagger = new NeuralTagger(async () => network, networkLabels, undefined, { ...mixture, usual: { ...mixture.usual, ...weights } }, 'test')
  const tokens = spacedTokens(rows.map((_, index) => `w${index}`).join(' '))
  return (await tagger.tag(tokens, {})).map(({ start, end, type }) => `${tokens.text.slice(start, end)}/${type}`)
}

describe('labels of the lattice', () => {
  it('are those of the statistical tagger and the types that only the network knows', () => {
    const { types, count, statistical, columns } = latticeLabels(networkLabels, ['PERSON', 'LOCATION', 'ORGANIZATION', 'OTHER'])
    expect(types).toEqual(['PERSON', 'LOCATION', 'ORGANIZATION', 'OTHER', 'PRODUCT'])
    expect(count).toBe(11)
    // a product is outside to the statistical tagger
    expect([...statistical!]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0])
    expect(columns[0]).toEqual([0])
    expect(columns[7]).toEqual([networkLabels.indexOf('B-EVENT')])
    expect(columns.flat().sort((left, right) => left - right)).toEqual(networkLabels.map((_, index) => index))
  })
  it('take what is not wanted for outside', () => {
    const { columns, statistical } = latticeLabels(networkLabels, undefined)
    expect(columns[0]).toEqual([0, 3, 4])
    expect(statistical).toBeUndefined()
  })
  it('have the network say something of every token', () => {
    const labels = latticeLabels(networkLabels, undefined)
    const scores = networkScores(Float32Array.from([...row({ O: 0.5, 'B-EVENT': 0.25 }), ...row({ 'B-PERSON': 0 })]), networkLabels.length, labels)
    expect(scores.length).toBe(2 * labels.count)
    expect(scores[0]).toBeCloseTo(Math.log(0.751), 5)
    expect(scores[labels.count + 1]).toBeCloseTo(Math.log(1e-6), 5)
  })
})

describe('transitions', () => {
  const statistical = ['PERSON', 'LOCATION', 'ORGANIZATION']
  const labels = latticeLabels(networkLabels, statistical)
  const given = Float32Array.from({ length: 49 }, (_, index) => (index === 2 ? IMPOSSIBLE : index / 10))
  const found = latticeTransitions(labels, given, 7, 0.5)
  const at = (from: number, to: number) => found[from * labels.count + to]!
  it('are weighed', () => expect(at(1, 3)).toBeCloseTo((0.5 * 10) / 10, 5))
  it('stay impossible where they are', () => expect(at(0, 2)).toBe(IMPOSSIBLE))
  it('never lead into a mention of another type', () => expect(at(1, 4)).toBe(IMPOSSIBLE))
  it('of a type that only the network knows are those of outside', () => {
    expect(at(7, 8)).toBeCloseTo(0, 5)
    expect(at(7, 1)).toBeCloseTo(0.05, 5)
    expect(at(0, 8)).toBe(IMPOSSIBLE)
  })
  it('say only what labels allow where there is no statistical tagger', () => {
    const alone = latticeTransitions(latticeLabels(networkLabels, undefined), undefined, 1, 1)
    expect([...alone].filter((score) => score !== 0 && score !== IMPOSSIBLE)).toEqual([])
  })
})

describe('decoding by the network alone', () => {
  it.each([
    ['a name of two tokens', [row({ 'B-PERSON': 0.9 }), row({ 'I-PERSON': 0.9 }), row({ O: 0.9 })], ['w0 w1/PERSON']],
    ['two names side by side', [row({ 'B-PERSON': 0.9 }), row({ 'B-PERSON': 0.9 })], ['w0/PERSON', 'w1/PERSON']],
    ['an inside label goes with the type before it', [row({ 'B-PERSON': 0.9 }), row({ 'I-LOCATION': 0.5, 'I-PERSON': 0.45 })], ['w0 w1/PERSON']],
    ['no name begins inside', [row({ 'I-PERSON': 0.6, O: 0.3 })], []],
    ['types that are not wanted are outside', [row({ 'B-EVENT': 0.5, 'B-PERSON': 0.4 })], []],
    ['nothing', [], []]
  ])('%s', async (_, rows, wanted) => expect(await decode(rows)).toEqual(wanted))

  const doubtful = [row({ 'B-PERSON': 0.4, O: 0.5 }), row({ O: 0.9 })]
  it('finds more with less weight on being outside', async () => {
    expect(await decode(doubtful)).toEqual([])
    expect(await decode(doubtful, { outside: -1 })).toEqual(['w0/PERSON'])
  })
  it('adds the statistical score by its weight', () => {
    const labels = latticeLabels(networkLabels, ['PERSON'])
    const out = new ChainScratch()
    out.reserve(1, labels.count)
    const network = new Float32Array(labels.count).fill(-1)
    mixEmissions(out, labels, { statistical: 2, network: 3, outside: 10, inside: 100 }, Float32Array.from([1, 2, 3]), 3, network, 0, 1)
    expect([...out.emissions.subarray(0, 5)]).toEqual([-3 + 2 + 10, -3 + 4, -3 + 6 + 100, -3 + 2, -3 + 2 + 100])
  })
})
