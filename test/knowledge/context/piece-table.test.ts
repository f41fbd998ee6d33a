import { describe, expect, it } from 'vitest'
import { layPieces, pieceKey, wordsOf } from '../../../scripts/linking/context/pieces.js'
import { PieceTable } from '../../../src/knowledge/context/piece-table.js'

const keys = ['▁berlin', '▁ber', 'lin', '▁uber', '▁l', 'a', 'b', '東京', '東', '京', '都', '▁2', '0', '▁fettwaaren', 'ไทย']
const { fingerprints, places } = layPieces(keys)
const table = new PieceTable(fingerprints)

function cut(text: string, from = 0, to = text.length): string[] {
  const found: string[] = []
  table.cut(text, from, to, (place, offset) => found.push(`${keys[places.indexOf(place)]}@${offset}`))
  return found
}

describe('the longest known pieces from the left', () => {
  const cases: [text: string, pieces: string[], why: string][] = [
    ['Berlin', ['▁berlin@0'], 'a whole word, whatever its case'],
    ['BERLINLIN', ['▁berlin@0', 'lin@6'], 'the rest of a word by pieces that begin none'],
    ['lin', ['▁l@0'], 'a piece of the inside does not begin a word, and unknown letters are passed over'],
    ['Über, ber-lin', ['▁uber@0', '▁ber@6', '▁l@10'], 'accents and signs'],
    ['U\u0308ber', ['▁uber@0'], 'accents set apart'],
    ['l’a', ['▁l@0', 'a@2'], 'an apostrophe is passed over'],
    ['Fett¬waaren', ['▁fettwaaren@0'], 'a sign of hyphenation'],
    ['東京都', ['東京@0', '都@2'], 'writing without blanks'],
    ['東 京', ['東@0', '京@2'], 'blanks in it'],
    ['２0', ['▁2@0', '0@1'], 'full-width digits'],
    ['ไทย', ['ไทย@0'], 'Thai'],
    ['😀berlin😀', ['▁berlin@2'], 'signs of two units'],
    ['', [], 'nothing'],
    ['?! xyz', [], 'nothing known']
  ]
  for (const [text, pieces, why] of cases) it(`${JSON.stringify(text)}: ${why}`, () => expect(cut(text)).toEqual(pieces))

  it('between two offsets only', () => expect(cut('berlin berlin berlin', 7, 13)).toEqual(['▁berlin@7']))

  it('a word of 50,000 letters', () => {
    expect(cut('b'.repeat(50_000))).toEqual(Array.from({ length: 49_999 }, (_, at) => `b@${at + 1}`))
  })
})

describe('the form in which a piece is looked up', () => {
  const cases: [text: string, beginsWord: boolean, key: string | undefined][] = [
    ['Straße', true, '▁strase'],
    ['ский', false, 'скии'],
    ['東京', true, '東京'],
    ['a b', true, undefined],
    ["'", true, undefined],
    ['x'.repeat(21), true, undefined]
  ]
  for (const [text, beginsWord, key] of cases) it(JSON.stringify(text), () => expect(pieceKey(text, beginsWord)).toBe(key))
})

it('words of a text, without those of writing without blanks', () =>
  expect([...wordsOf('The Élysée, 東京 tower: l’été')]).toEqual(['the', 'elysee', 'tower', 'lete']))
