import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { findIdentifiers } from '../../src/entities/patterns/identifiers/index.js'
import { findQuantities } from '../../src/entities/patterns/quantities/index.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

function quantities(text: string, language: EntityLanguage): string[] {
  const context = { text, language, tokens: entityTokens(text, language, store) }
  return findQuantities(context).map(({ start, end, type }) => `${type.replace('IDENTIFIER:', '')} ${text.slice(start, end)}`)
}

describe('findQuantities', () => {
  const cases: [EntityLanguage, string, string[]][] = [
    ['eng', 'It won a $48.2 million contract.', ['MONEY $48.2 million']],
    ['eng', 'Prices: US$ 3.50, HK$20, Rs500, 15 Swiss francs.', ['MONEY US$ 3.50', 'MONEY HK$20', 'MONEY Rs500', 'MONEY 15 Swiss francs']],
    ['eng', 'thirteen dollars and forty-five cents', ['MONEY thirteen dollars and forty-five cents']],
    ['eng', 'USD 20 EUR 30', ['MONEY USD 20', 'MONEY EUR 30']],
    ['eng', 'Team 7 won 3 games; it cost 10,000 won.', ['NUMBER 7', 'NUMBER 3', 'MONEY 10,000 won']],
    ['eng', 'ALL 5 solutions, one of them a second one', ['NUMBER 5']],
    ['eng', '5 feet and 2 inches, 190 km2, 60 miles per hour', ['DISTANCE 5 feet and 2 inches', 'NUMBER 190', 'NUMBER 60']],
    ['eng', 'between 10-20 dollars, twenty percent', ['MONEY 10-20 dollars', 'PERCENT twenty percent']],
    ['eng', 'the 2006/2007 season, directive 89/662/EEC', []],
    ['deu', '75 Millionen Dollar, 2,5 Mio. EUR und einen Euro', ['MONEY 75 Millionen Dollar', 'MONEY 2,5 Mio. EUR', 'MONEY einen Euro']],
    ['fra', '75 millions de dollars, 12 %, deux cents mètres', ['MONEY 75 millions de dollars', 'PERCENT 12 %', 'DISTANCE deux cents mètres']],
    ['fin', '150 euroon, 8,3 prosenttiin', ['MONEY 150 euroon', 'PERCENT 8,3 prosenttiin']],
    ['rus', '20 долларами, 100 км к югу', ['MONEY 20 долларами', 'DISTANCE 100 км']],
    ['tur', '%100, yüzde yüz, 12.345 $', ['PERCENT %100', 'PERCENT yüzde yüz', 'MONEY 12.345 $']],
    ['tur', "saat 18.30'da 5'i", ['NUMBER 18.30', 'NUMBER 5']],
    ['eng', 'a 2-1 win at the 2024 Olympics, 17 km on, 10M views, 12 ft 2 in', ['DISTANCE 17 km', 'NUMBER 10M', 'DISTANCE 12 ft 2 in']],
    ['por', 'na Praça dos Três Poderes, três vezes', ['NUMBER três']],
    ['zho', '百分之五十，1.95港元，一只，三百米', ['PERCENT 百分之五十', 'MONEY 1.95港元', 'DISTANCE 三百米']],
    ['jpn', '35億円で、時速120キロ', ['MONEY 35億円', 'NUMBER 120']],
    ['kor', '4억 2천만 달러에 10 마일', ['MONEY 4억 2천만 달러', 'DISTANCE 10 마일']],
    ['hin', '14 मिलियन डॉलर, एक सौ प्रतिशत', ['MONEY 14 मिलियन डॉलर', 'PERCENT एक सौ प्रतिशत']]
  ]
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(quantities(text, language)).toEqual(expected)
  })

  it('tells the halves of an amount of money', () => {
    const text = '$5 million and 20 euros'
    const context = { text, language: 'eng' as const, tokens: entityTokens(text, 'eng', store) }
    const halves = findQuantities(context).map(({ money }) => [money?.currency, money?.amount].map((part) => part && text.slice(part.start, part.end).trim()))
    expect(halves).toEqual([
      ['$', '5 million'],
      ['euros', '20']
    ])
  })

  it('leaves alone what is part of an identifier', () => {
    expect(quantities('See https://example.com/?q=30%25 or call +1 541 754 3010.', 'eng')).toEqual([])
  })

  it('keeps to the text and to its order, whatever it holds', () => {
    const piece = fc.constantFrom(
      '1',
      '23',
      '.',
      ',',
      ' ',
      '-',
      '$',
      '€',
      '%',
      'five',
      'hundred',
      'and',
      'km',
      '@',
      'a.b',
      '/',
      '一',
      '万',
      '円',
      'و',
      '\ud800',
      '(',
      '+',
      ':'
    )
    const languages = fc.constantFrom<EntityLanguage>('eng', 'deu', 'zho', 'ara', 'kor')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), languages, (pieces, language) => {
        const text = pieces.join('')
        const context = { text, language, tokens: entityTokens(text, language, store) }
        for (const mentions of [findQuantities(context), findIdentifiers(context)]) {
          let last = 0
          for (const { start, end } of mentions) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            last = end
          }
          expect(last).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 300 }
    )
  })

  it.each(['1'.repeat(50_000), '1.'.repeat(25_000), '%'.repeat(50_000), 'twenty '.repeat(7000), '$1'.repeat(25_000), '万'.repeat(50_000)])(
    'comes through a long text: %#',
    (text) => {
      const context = { text, language: 'zho' as const, tokens: entityTokens('', 'zho', store) }
      expect(findQuantities(context).every(({ end }) => end <= text.length)).toBe(true)
    }
  )
})
