import { expect, it, vi } from 'vitest'
import { TokenClass, type TokenList } from '../../../../src/core/spans.js'
import { Sign, SignWords } from '../../../../src/entities/pipeline/sport/sport-signs.js'

const signs = new SignWords()
signs.add('keeper striker-coach bramk*', Sign.sure)
signs.add('coach', Sign.coach)

/** Every run of letters is a token, however many of them a hyphen joins. */
function lettersOf(text: string): TokenList {
  const found = [...text.matchAll(/\p{L}+/gu)]
  return {
    text,
    count: found.length,
    starts: Uint32Array.from(found, ({ index }) => index),
    ends: Uint32Array.from(found, ({ 0: word, index }) => index + word.length),
    classes: new Uint8Array(found.length).fill(TokenClass.word),
    sentences: Uint32Array.of(0)
  }
}

function isSure(text: string): boolean {
  const tokens = lettersOf(text)
  return signs.areSure(tokens, 0, tokens.count)
}

const chain = (word: string, times: number, mark: string) => Array.from({ length: times }, () => word).join(mark)

it.each([
  ['a word', 'The Keeper fell', true],
  ['a word of two', 'the striker-coach', true],
  ['the last of a long chain', `${chain('Ke', 50, '-')}-keeper`, true],
  ['one inside a chain', `Ke-keeper-${chain('Ke', 50, '-')}`, false],
  ['the beginning of a longer word', 'keepers', false],
  ['the beginning of one that ends far behind', `keeper${chain('-', 40, '')}s`, false],
  ['a stem before a long chain', `Bramkarz-${chain('Ka', 50, '-')}`, true],
  ['one that ends with hyphens', `keeper${chain('-', 40, '')}`, true],
  ['a coach', 'the coach', false]
])('%s', (_, text, expected) => expect(isSure(text)).toBe(expected))

it.each(['-', "'", '’', '&', '.'])('does not read a word joined by %s anew for each of its parts', (mark) => {
  const read = (parts: number) => {
    const looked = vi.spyOn(signs, 'of')
    const matched = vi.spyOn(RegExp.prototype, 'exec')
    expect(isSure(chain('Ke', parts, mark))).toBe(false)
    const letters = looked.mock.calls.reduce((sum, [word]) => sum + word.length, 0)
    const runs = matched.mock.results.reduce((sum, { value }) => sum + ((value as RegExpExecArray | null)?.[0].length ?? 0), 0)
    vi.restoreAllMocks()
    return letters + runs
  }
  const few = read(200)
  expect(few).toBeGreaterThan(0)
  expect(read(800)).toBeLessThan(5 * few)
})
