import { describe, expect, it } from 'vitest'
import { withShortLines } from '../../../../src/entities/pipeline/lines/short-lines.js'
import type { Mention } from '../../../../src/entities/types.js'
import { spacedTokens } from '../../spaced-tokens.js'

const mention = (text: string, name: string, confidence: number): Mention => {
  const start = text.indexOf(name)
  return { start, end: start + name.length, type: 'ORGANIZATION', source: 'statistical', confidence, weight: 50 }
}
const names = (text: string, mentions: readonly Mention[]) => mentions.map(({ start, end }) => text.slice(start, end))

describe('withShortLines', () => {
  it('adds what the network misses in a line of a few words', () => {
    expect(names('Nikon', withShortLines([], [mention('Nikon', 'Nikon', 0.7)], spacedTokens('Nikon'), false))).toEqual(['Nikon'])
  })

  it('not in sentences, unless capitals tell nothing', () => {
    const text = 'NIKON AND ITS RIVALS SELL CAMERAS'
    const found = [mention(text, 'NIKON', 0.7)]
    expect(withShortLines([], found, spacedTokens(text), false)).toEqual([])
    expect(names(text, withShortLines([], found, spacedTokens(text), true))).toEqual(['NIKON'])
  })

  it('not where the network has a name, nor what is not sure', () => {
    const text = 'Nikon Corporation'
    const neural = [{ ...mention(text, 'Nikon Corporation', 0.8), source: 'DNN' as const }]
    expect(withShortLines(neural, [mention(text, 'Nikon', 0.9)], spacedTokens(text), false)).toEqual(neural)
    expect(withShortLines([], [mention(text, 'Nikon', 0.5)], spacedTokens(text), false)).toEqual([])
  })
})
