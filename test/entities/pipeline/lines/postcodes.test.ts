import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withoutPostcodes } from '../../../../src/entities/pipeline/lines/postcodes.js'
import { type Mention, mentionWeight } from '../../../../src/entities/types.js'

/** The numbers that are left of a text with its places in square brackets. */
function numbersOf(marked: string, language: EntityLanguage, type = 'LOCATION'): string[] {
  const text = marked.replace(/[[\]]/g, '')
  const names: Mention[] = []
  for (const [index, { 1: place = '', index: at }] of [...marked.matchAll(/\[(.*?)\]/g)].entries())
    names.push({ start: at - 2 * index, end: at - 2 * index + place.length, type, source: 'statistical', weight: mentionWeight.model })
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(
    ({ 0: digits, index }): Mention => ({
      start: index,
      end: index + digits.length,
      type: 'IDENTIFIER:NUMBER',
      source: 'regex',
      subsource: 'cardinal',
      weight: mentionWeight.loosePattern
    })
  )
  return withoutPostcodes(text, numbers, names, language).map(({ start, end }) => text.slice(start, end))
}

describe('postcodes beside places', () => {
  it.each<[EntityLanguage, string, string[]]>([
    ['deu', '10115 [Berlin] und 80331 [München]', []],
    ['deu', '10000 Menschen aus [Berlin]', ['10000']],
    ['deu', '10.000 [Berlin]', ['10.000']],
    ['nld', 'naar 3511 AB [Utrecht]', []],
    ['swe', '114 55 [Stockholm]', []],
    ['pol', 'do 31-147 [Kraków]', []],
    ['por', '4050-262 [Porto]', []],
    ['dan', '8000 [Aarhus] C', []],
    ['eng', 'Austin, [TX] 78701 is hot', []],
    ['eng', '[New York], 10118', []],
    ['eng', 'in [London] 50000 people', ['50000']],
    ['eng', '12345 [London]', ['12345']],
    ['hin', '[मुंबई] 400001', []],
    ['jpn', '12345 [東京]', ['12345']],
    ['eng', 'Office: 105 63 [Athens]', []],
    ['deu', 'Weg 1, 111 20 [Stockholm]', ['1']],
    ['eng', 'we sold 105 63 [Athens]', ['105', '63']],
    ['ell', '105 63 Κάποιο χωριό', []],
    ['ell', 'Τ.Κ. 105 63, [Αθήνα]', []],
    ['swe', '111 20 Okändby', []],
    ['swe', 'vi sålde 111 20 gånger', ['111', '20']]
  ])('%s: %s leaves %j', (language, text, left) => expect(numbersOf(text, language)).toEqual(left))

  it('are none beside other names', () => expect(numbersOf('10115 [Bayer]', 'deu', 'ORGANIZATION')).toEqual(['10115']))
})
