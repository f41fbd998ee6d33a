import { describe, expect, it } from 'vitest'
import { GRAM_ROWS, gramRows, latinised } from '../../../src/knowledge/names/grams.js'
import { NAME_WIDTH, NameVectors } from '../../../src/knowledge/names/vectors.js'
import { openModels } from '../../../src/models/store.js'

const vectors = NameVectors.open(openModels())

function cosine(one: string, other: string): number {
  const left = vectors.of(one)
  const right = vectors.of(other)
  return left.reduce((sum, value, column) => sum + value * right[column]!, 0)
}

describe('vectors of names', () => {
  it.each([
    ['Angela Merkle', 'Angela Merkel', 'Angela Markey'],
    ['Барак Обама', 'Barack Obama', 'Barack Ferguson'],
    ['Путиным', 'Putin', 'Puteaux'],
    ['バラク・オバマ', 'Barack Obama', 'Baraka Odama'],
    ['贝拉克·奥巴马', 'Barack Obama', 'Baker Omar'],
    ['블라디미르 푸틴', 'Vladimir Putin', 'Vladimir Pavlov'],
    ['محمد علي', 'Muhammad Ali', 'Mahmoud Aly Hassan'],
    ['בנימין נתניהו', 'Benjamin Netanyahu', 'Benjamin Nathan'],
    ['Αθήνα', 'Athina', 'Atena'],
    ['Obama Barack', 'Barack Obama', 'Obama'],
    ['Muenchen', 'München', 'Muensterland']
  ])('of %s lies nearer to %s than to %s', (mention, right, wrong) => {
    expect(cosine(mention, right)).toBeGreaterThan(cosine(mention, wrong))
    expect(cosine(mention, right)).toBeGreaterThan(0.5)
  })

  it('is the same for spellings that fold alike', () => expect(vectors.of('J.R.R. TOLKIEN')).toEqual(vectors.of('j. r. r. tolkien')))

  it.each(['a', '東', '7', 'Llanfairpwllgwyngyll '.repeat(500), '\ud800', '🙂x'])('of %j has length 1', (name) => {
    const vector = vectors.of(name)
    expect(vector).toHaveLength(NAME_WIDTH)
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
  })

  it.each(['', '  ', '—', '🙂'])('of %j, without letters and digits, is nought', (name) => expect(vectors.of(name).every((value) => value === 0)).toBe(true))
})

describe('rows of n-grams', () => {
  it.each(['Barack Obama', 'Барак Обама', '東京都', 'الرياض', 'x'])('of %s lie in the table', (name) => {
    const rows = gramRows(name)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row >= 0 && row < GRAM_ROWS && Number.isInteger(row)).toBe(true)
  })

  it('of a long name are those of its first 96 letters', () => expect(gramRows('ab'.repeat(60))).toEqual(gramRows('ab'.repeat(48))))
})

it.each([
  ['барак обама', 'barak obama'],
  ['東京', 'dongjing'],
  ['berlin 66', 'berlin 66'],
  ['한국', 'hangug'],
  ['', '']
])('%s in Latin letters is %s', (folded, latin) => expect(latinised(folded)).toBe(latin))
