import { describe, expect, it } from 'vitest'
import { tokenText } from '../../src/core/spans.js'
import { cyrillicLemma, hasCyrillic, latinTokens } from '../../src/morphology/serbian.js'

function words(text: string) {
  const found = [...text.matchAll(/\S+/g)]
  return {
    text,
    count: found.length,
    starts: Uint32Array.from(found, (match) => match.index),
    ends: Uint32Array.from(found, (match) => match.index + match[0].length),
    classes: new Uint8Array(found.length),
    sentences: new Uint32Array([0])
  }
}

describe('Serbian in two scripts', () => {
  it('renders each token in Latin letters and keeps the number of tokens', () => {
    const tokens = latinTokens(words('Љубав и џеп у Његошевој улици 5'))
    expect(Array.from({ length: tokens.count }, (_, index) => tokenText(tokens, index))).toEqual(['Ljubav', 'i', 'džep', 'u', 'Njegoševoj', 'ulici', '5'])
  })

  it('leaves Latin text alone', () => {
    const tokens = words('Dobar dan')
    expect(latinTokens(tokens).text).toBe('Dobar dan')
    expect(hasCyrillic('Dobar dan')).toBe(false)
  })

  for (const [latin, cyrillic] of [
    ['ljubav', 'љубав'],
    ['Njegoš', 'Његош'],
    ['NJEGOŠ', 'ЊЕГОШ'],
    ['džep', 'џеп'],
    ['biti', 'бити'],
    ['čovek', 'човек'],
    ['', '']
  ] as const) {
    it(`writes the lemma ${latin} as ${cyrillic}`, () => expect(cyrillicLemma(latin)).toBe(cyrillic))
  }
})
