import { describe, expect, it } from 'vitest'
import type { TokenList } from '../../src/core/spans.js'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { findNumerals } from '../../src/entities/patterns/quantities/numerals.js'

const noTokens: TokenList = {
  text: '',
  count: 0,
  starts: new Uint32Array(0),
  ends: new Uint32Array(0),
  classes: new Uint8Array(0),
  sentences: new Uint32Array(0)
}

function numbers(text: string, language: EntityLanguage): [string, number][] {
  return findNumerals({ text, language, tokens: noTokens }).map(({ start, end, value }) => [text.slice(start, end), value])
}

describe('spelled-out numbers', () => {
  const cases: [EntityLanguage, string, number][] = [
    ['eng', 'twenty-one trillion and three hundred', 21_000_000_000_300],
    ['eng', 'two hundred point zero three', 200.03],
    ['eng', 'half a million', 500_000],
    ['deu', 'zweihundertsechsundfünfzig', 256],
    ['deu', 'zwei Millionen dreihunderttausend', 2_300_000],
    ['fra', 'quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf', 99_999],
    ['fra', 'soixante et onze', 71],
    ['spa', 'ciento veintidós mil quinientos', 122_500],
    ['ita', 'duemilatrecentoventicinque', 2325],
    ['por', 'duzentos e trinta e cinco', 235],
    ['nld', 'tweeënvijftig', 52],
    ['dan', 'femoghalvtreds', 55],
    ['fin', 'kaksikymmentäviisi tuhatta', 25_000],
    ['hun', 'huszonötezer', 25_000],
    ['tur', 'yirmi beş bin üç yüz', 25_300],
    ['rus', 'двадцать пять тысяч триста сорок два', 25_342],
    ['pol', 'dwieście pięćdziesiąt sześć', 256],
    ['ara', 'مئة وخمسة وعشرون ألف', 125_000],
    ['heb', 'עשרים וחמישה אלף', 25_000],
    ['hin', 'पच्चीस लाख तीस हज़ार', 2_530_000],
    ['zho', '一百二十三万四千五百六十七', 1_234_567],
    ['jpn', '5億1万4千6百', 500_014_600],
    ['kor', '1천 640만', 16_400_000],
    ['tha', 'สองหมื่นสามพันสี่ร้อยห้า', 23_405],
    ['vie', 'hai mươi lăm nghìn', 25_000]
  ]
  it.each(cases)('%s: %s', (language, text, value) => {
    expect(numbers(text, language)).toEqual([[text, value]])
  })
})

describe('numbers in digits', () => {
  const cases: [EntityLanguage, string, [string, number][]][] = [
    [
      'eng',
      'of 1,234,567.89 and 2.5 million',
      [
        ['1,234,567.89', 1_234_567.89],
        ['2.5 million', 2_500_000]
      ]
    ],
    [
      'deu',
      '4.800 oder 4,8',
      [
        ['4.800', 4800],
        ['4,8', 4.8]
      ]
    ],
    ['hin', '12,34,567', [['12,34,567', 1_234_567]]],
    ['ara', '١٢٫٥', [['١٢٫٥', 12.5]]],
    ['fra', '1 414 021 100 habitants', [['1 414 021 100', 1_414_021_100]]],
    [
      'eng',
      'rated -3 1/2 or ¾',
      [
        ['-3 1/2', -3.5],
        ['¾', 0.75]
      ]
    ],
    ['eng', '100k', [['100k', 100_000]]],
    ['eng', 'version 1.2.3, B2B, COVID-19, 1/2/2020', []],
    [
      'eng',
      '1,2,3',
      [
        ['1', 1],
        ['2', 2],
        ['3', 3]
      ]
    ]
  ]
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(numbers(text, language)).toEqual(expected)
  })
})

it('tells ordinals, fractions and cardinals apart', () => {
  const kinds = (text: string, language: EntityLanguage) => findNumerals({ text, language, tokens: noTokens }).map(({ kind }) => kind)
  expect(kinds('the twenty-first, three fifths, 7', 'eng')).toEqual(['ordinal', 'fraction', 'cardinal'])
  expect(kinds('第十四', 'zho')).toEqual(['ordinal'])
  expect(kinds('三分之一', 'zho')).toEqual(['fraction'])
})
