import { describe, expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import type { NameToMatch } from '../../../src/names/matching/types.js'
import { candidatePairs } from '../../../src/names/retrieval/candidates.js'
import { deduplicate } from '../../../src/names/retrieval/deduplicate.js'
import { hashedVectors, learnedVectors } from '../../../src/names/retrieval/vectors.js'
import { LetterMatcher } from './matcher.js'

const noCheck = () => {}
const named = (...texts: readonly string[]): NameToMatch[] => texts.map((text) => ({ text }))
const clusters = (names: readonly NameToMatch[], threshold: number) => deduplicate(names, threshold, new LetterMatcher(), noCheck)

const SYLLABLES = ['ba', 'ko', 'ri', 'tam', 'sel', 'du', 'nor', 'gi', 'pha', 'wen', 'lu', 'zor', 'mik', 'ter', 'ja', 'hol']

/** Names made of syllables, each with a slip of the pen beside it: `2 * count` of them. */
function written(count: number): NameToMatch[] {
  const word = (seed: number) => [seed % 16, (seed >> 4) % 16, (seed >> 8) % 16].map((syllable) => SYLLABLES[syllable]!).join('')
  return Array.from({ length: count }, (_, number) => {
    const text = `${word(Math.imul(number + 1, 2_654_435) >>> 7)} ${word(Math.imul(number + 1, 40_503) >>> 5)}`
    return named(text, `${text.slice(0, 3)}${text.slice(4)}`)
  }).flat()
}

describe('deduplicate', () => {
  it.each([
    ['nothing', [], 0.75, []],
    ['one name', ['john smith'], 0.75, [0]],
    ['the same name', ['john smith', 'mary jones', 'john smith'], 0.75, [0, 1, 0]],
    ['names in another order', ['john smith', 'mary jones', 'smith john'], 0.75, [0, 1, 0]],
    ['spellings', ['jon smith', 'zoe baxter', 'john smith', 'zoe baxtr'], 0.75, [0, 1, 0, 1]],
    ['spellings that must be the same', ['jon smith', 'john smith', 'john smith'], 1, [0, 1, 1]],
    ['the same letters in another order at threshold 1', ['john smith', 'smith john'], 1, [0, 0]],
    ['anything at threshold 0', ['john smith', 'zoe baxter', 'qqq'], 0, [0, 0, 0]],
    ['nothing alike at a low threshold', ['john smith', 'zzz'], 0.05, [0, 1]]
  ])('%s', (_, texts, threshold, expected) => expect(clusters(named(...texts), threshold)).toEqual(expected))

  it('names with the same text and other fields are two, which the matcher weighs', () => {
    const matcher = new LetterMatcher()
    deduplicate([{ text: 'kim' }, { text: 'kim', gender: 'MALE' }, { text: 'kim' }], 0.75, matcher, noCheck)
    expect([matcher.prepared, matcher.scored]).toEqual([2, 1])
  })

  it.each([
    ['hashed', hashedVectors()],
    ['learned', learnedVectors(openModels())]
  ])('a long list is compared by the names that are near (%s vectors), and each name is prepared once', (_, vectors) => {
    const names = written(400)
    const matcher = new LetterMatcher()
    const found = deduplicate([...names, ...names], 0.75, matcher, noCheck, { vectors })
    expect(matcher.prepared).toBe(new Set(names.map(({ text }) => text)).size)
    expect(matcher.scored).toBeLessThan(20_000)
    expect(found.slice(names.length)).toEqual(found.slice(0, names.length))
    const together = names.filter((_, place) => place % 2 === 0 && found[place] === found[place + 1])
    expect(together.length).toBeGreaterThan(0.98 * 400)
  })

  it('candidates keep 99 of 100 pairs that a full comparison would join', () => {
    const matcher = new LetterMatcher()
    const prepared = written(300).map((name) => matcher.prepare(name))
    const near = candidatePairs(prepared, hashedVectors, noCheck).map((places) => new Set(places))
    let [joined, kept] = [0, 0]
    for (const [right, name] of prepared.entries()) {
      for (let left = 0; left < right; left++) {
        if (matcher.score(prepared[left]!, name) < 0.75) continue
        joined++
        if (near[right]!.has(left)) kept++
      }
    }
    expect(joined).toBeGreaterThan(200)
    expect(kept / joined).toBeGreaterThanOrEqual(0.99)
  })

  it('gives the same clusters again, and numbers them by first appearance', () => {
    const names = written(150)
    const found = clusters(names, 0.75)
    expect(clusters(names, 0.75)).toEqual(found)
    expect([...new Set(found)]).toEqual(Array.from({ length: new Set(found).size }, (_, number) => number))
  })

  it.each([0, 500, 5_000])('ends when the task is cancelled, after %d looks', (looks) => {
    let left = looks
    const check = () => {
      if (left-- === 0) throw new Error('cancelled')
    }
    expect(() => deduplicate(written(300), 0.75, new LetterMatcher(), check)).toThrow('cancelled')
  })

  it('names without a letter are names as well', () => expect(clusters([...named('!!!', '???', '!!!'), ...written(150)], 0.75).slice(0, 3)).toEqual([0, 1, 0]))

  it('guards native code, also where it throws', () => {
    let depth = 0
    let calls = 0
    const guard = {
      enter: () => {
        depth++
        calls++
      },
      leave: () => {
        depth--
      }
    }
    deduplicate(written(150), 0.75, new LetterMatcher(), () => expect(depth).toBe(0), { guard })
    expect(calls).toBeGreaterThan(500)
    expect(depth).toBe(0)
  })
})
