/** What the tools beside ours say in our terms, the scores of it, and what the page on them is made of. */
import { describe, expect, it } from 'vitest'
import { fieldsFrom, lemmasOf, partsOf, spansOf } from '../../bench/peers/labels.js'
import type { LabelledPiece } from '../../bench/peers/protocol.js'
import {
  bestPace,
  countEntities,
  meanOf,
  scoreAddresses,
  scoreCandidates,
  scoreEntities,
  scoreLanguages,
  scoreMorphology,
  scorePairs
} from '../../bench/peers/score.js'
import { billionTakes, bulkRates, sizingRates } from '../../scripts/docs/billion.js'
import { aheadOf } from '../../scripts/docs/peers-page.js'
import { placeNames } from '../../scripts/docs/peers-plot.js'

describe('labels of other tools', () => {
  it.each([
    ['corenlp', 'NNPS', ['PROPN']],
    ['corenlp', '-LRB-', ['PUNCT']],
    ['corenlp', '``', ['PUNCT']],
    ['corenlp', 'QQ', []],
    ['compromise', 'Noun,Singular', ['NOUN']],
    ['compromise', 'Noun,ProperNoun', ['PROPN']],
    ['opennlp', 'AUX+PART', ['VERB', 'PART']],
    ['wink', 'CCONJ', ['CONJ']]
  ])('%s %s', (tool, tag, parts) => expect(partsOf(tool, tag)).toEqual(parts))

  it('the lemmas of a contraction are several', () => {
    expect(lemmasOf('opennlp', 'AUX+PART', 'do+not')).toEqual(['do', 'not'])
    expect(lemmasOf('opennlp', 'SYM', 'a+b')).toEqual(['a+b'])
  })

  it('types of entities are ours, and pronouns are none', () => {
    const text = 'She met Ann in Rome'
    expect(
      spansOf(text, [
        [0, 3, 'PERSON'],
        [8, 11, 'Person'],
        [15, 19, 'CITY']
      ])
    ).toEqual([
      { start: 8, end: 11, type: 'PERSON' },
      { start: 15, end: 19, type: 'LOCATION' }
    ])
  })

  const flat: LabelledPiece[] = [
    ['AddressNumber', '12'],
    ['StreetNamePreDirectional', 'N'],
    ['StreetName', 'Elm'],
    ['StreetNamePostType', 'St'],
    ['OccupancyType', 'Apt'],
    ['OccupancyIdentifier', '3'],
    ['SubaddressType', 'Floor'],
    ['SubaddressIdentifier', '2'],
    ['NotAddress', 'c/o']
  ]
  it('fields of an address are joined from words, and a floor is none of the units', () => {
    expect(fieldsFrom('usaddress', flat)).toEqual({ houseNumber: '12', road: 'N Elm St', unit: 'Apt 3', level: 'Floor 2' })
    expect(fieldsFrom('glossa', [['road', 'Elm St']])).toEqual({ road: 'Elm St' })
  })
})

describe('scores of other tools', () => {
  it('languages count by their own codes, those that are asked for only', () => {
    const truth = ['est', 'est', 'fas', 'zho']
    expect(scoreLanguages(truth, ['ekk', 'fin', 'pes', null], new Set(['est', 'fas']))).toBe(75)
  })

  it('pieces of a contraction are the one unit that the treebank has', () => {
    const unit = (start: number, end: number, tag: string, lemma: string, joined = false) => ({ start, end, tag, lemma, joined })
    const gold = [[unit(0, 5, 'VERB', 'do', true), unit(6, 8, 'VERB', 'go')]]
    const pieces = [
      [0, 2, 'VB', 'do'],
      [2, 5, 'RB', 'not'],
      [6, 8, 'NN', 'GO']
    ] as const
    expect(scoreMorphology('corenlp', gold, [pieces])).toEqual({ tokens: 100, tags: 50, lemmas: 100 })
    expect(scoreMorphology('corenlp', gold, [[]])).toEqual({ tokens: 0, tags: 0, lemmas: 0 })
  })

  it('entities count by exact span and type over all corpora', () => {
    const texts = [
      {
        text: 'Ann in Rome',
        document: '',
        spans: [
          { start: 0, end: 3, type: 'PERSON' },
          { start: 7, end: 11, type: 'LOCATION' }
        ]
      }
    ]
    const counts = countEntities(
      texts,
      [
        [
          [0, 3, 'Person'],
          [7, 11, 'Organization']
        ]
      ],
      new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])
    )
    expect(scoreEntities([counts, counts])).toEqual({ f1: 50, precision: 50, recall: 50 })
  })

  it('ties among names count as drawn', () => {
    expect(scorePairs([true, false], [0, 0])).toBe(50)
    expect(scorePairs([true, false, true], [0.9, 0.5, 0.4])).toBe(50)
    expect(scoreCandidates([1, 0, 0, 0, 0, 0], [2, 4])).toBe(62.5)
  })

  it('fields of addresses count whole', () => {
    const line = {
      text: '12 Elm St',
      country: 'us',
      spans: [
        { start: 0, end: 2, field: 'houseNumber' as const },
        { start: 3, end: 9, field: 'road' as const }
      ]
    }
    expect(
      scoreAddresses(
        'usaddress',
        [line],
        [
          [
            ['AddressNumber', '12'],
            ['StreetName', 'Elm'],
            ['StreetNamePostType', 'St']
          ]
        ]
      )
    ).toBe(100)
    expect(
      scoreAddresses(
        'usaddress',
        [line],
        [
          [
            ['AddressNumber', '12'],
            ['StreetName', 'Elm']
          ]
        ]
      )
    ).toBe(50)
  })

  it('the best round is the one with most for a second of processor time', () => {
    const round = (items: number, cpuSeconds: number, wallSeconds: number) => ({ items, characters: 0, cpuSeconds, wallSeconds })
    expect(bestPace([round(100, 2, 2), round(100, 1, 4)])).toEqual({ perCpuSecond: 100, perSecond: 25, spread: 50 })
    expect(meanOf([1, 2, 2])).toBe(1.67)
  })
})

describe('the page on other tools', () => {
  const figures = (accuracy: number, perCpuSecond: number) => ({
    version: '1',
    runtime: 'node',
    rounds: 1,
    speed: { texts: { perCpuSecond, perSecond: 1, spread: 0 } },
    accuracy: { words: accuracy }
  })
  const columns = { accuracy: [['words', 'words']], speed: [['texts/s', 'texts']] } as const

  it('says who is ahead of ours', () => {
    expect(aheadOf({ glossa: figures(90, 10), franc: figures(91, 15), eld: figures(80, 5), 'glossa-dnn': figures(99, 99) }, columns)).toBe(
      'More accurate than Glossa: words: franc (91.0 to 90.0). Faster than Glossa: texts/s: franc (1.5 times).'
    )
    expect(aheadOf({ glossa: figures(90, 10), eld: figures(80, 5) }, columns)).toBe('More accurate than Glossa: none. Faster than Glossa: none.')
  })

  it('puts names where they cover nothing', () => {
    const dot = (x: number, y: number, name = 'name') => ({ x, y, name })
    expect(placeNames([dot(100, 100), dot(104, 100), dot(108, 100)])).toEqual([
      { side: 'left', lines: 0 },
      { side: 'right', lines: -1 },
      { side: 'right', lines: 0 }
    ])
    // nothing goes over the edge
    expect(placeNames([dot(355, 50), dot(5, 100)])).toEqual([
      { side: 'left', lines: 0 },
      { side: 'right', lines: 0 }
    ])
  })
})

describe('a billion documents', () => {
  it('are hours of a core and machines', () => {
    // 1e9 / 100 / 3600, and 32 cores at 0.7 for 168 hours
    const { coreHours, machines } = billionTakes({ work: '', characters: 600, perCoreSecond: 100 })
    expect(coreHours).toBeCloseTo(2777.8, 1)
    expect(machines).toBe(1)
    expect(billionTakes({ work: '', characters: 600, perCoreSecond: 20 }).machines).toBe(4)
  })

  it('are counted from the tables that there are', () => {
    const page =
      '<!-- sizing -->\n| endpoint | languages | r |\n| --- | --- | --- |\n| `/language` | all | 2,090 | 1 |\n| `/name-similarity` | two names | 5 | 1 |\n<!-- /sizing -->'
    expect(sizingRates(page, 600)).toEqual([{ work: '`/language`, all languages', characters: 600, perCoreSecond: 2090 }])
    expect(() => sizingRates('', 600)).toThrow('sizing')
    const bulk = { 'bulk entities, 1,800 characters, one bulk request': { value: 300 }, 'bulk entities, 1,800 characters, annotate': { value: 1 } }
    expect(bulkRates(bulk, 2)).toEqual([{ work: 'entities', characters: 1800, perCoreSecond: 150 }])
  })
})
