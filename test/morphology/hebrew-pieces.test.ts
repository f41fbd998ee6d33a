import { describe, expect, it } from 'vitest'
import { HebrewPieces } from '../../src/morphology/hebrew/pieces.js'

// the numbers: 3 the blank mark, 4 blank mark + bet, 5 bet, 6 yod + tav, 7 the whole word, 8 a quote
const pieces = new HebrewPieces([
  ['<s>', 0],
  ['</s>', 0],
  ['<unk>', 0],
  ['▁', -4],
  ['▁ב', -2],
  ['ב', -5],
  ['ית', -3],
  ['▁בית', -6],
  ['"', -5]
])

describe('Hebrew word pieces', () => {
  it.each<[string, string, number[]]>([
    ['the more probable of two cuts', 'בית', [4, 6]],
    ['two parts after the first letter', 'ביתב', [4, 6, 5]],
    ['points are skipped', 'בַּיִת', [4, 6]],
    ['gershayim are quotes', 'ב״', [4, 8]],
    ['an unknown letter is one piece', 'ביתז', [4, 6, 2]],
    ['an empty word is the blank mark', '', [3]]
  ])('%s', (_what, word, expected) => {
    expect(pieces.cut(word)).toEqual(expected)
  })

  it('reads only the ends of a giant word', () => {
    expect(pieces.cut('ב'.repeat(50_000))).toHaveLength(32)
  })
})
