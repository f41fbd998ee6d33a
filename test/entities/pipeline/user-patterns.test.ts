import { describe, expect, it } from 'vitest'
import { listMatcher } from '../../../src/entities/pipeline/list-matcher.js'
import { parseUserList } from '../../../src/entities/pipeline/user-lists.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const lists = (file: string, text: string) => ({ files: [parseUserList(file, text).list!] })

describe('patterns of the user', () => {
  it.each([
    [
      'accept/eng/codes.patterns',
      'PRODUCT\t[A-Z]{2}\\d+\nno tab\nPRODUCT\t(\nproduct\tx\nPRODUCT\ta*\n*\tb\nPRODUCT\t(?=x)y\nPRODUCT\t(a)\\1',
      [2, 3, 4, 5, 6, 7, 8],
      1
    ],
    ['reject/eng/codes.patterns', '# ours\n*\tb+\nPRODUCT\tc', [], 2]
  ])('%s: names the lines that it cannot use and keeps the rest', (file, text, lines, kept) => {
    const { list, faults } = parseUserList(file, text)
    expect(faults.map(({ line }) => line)).toEqual(lines)
    expect(list!.patterns).toHaveLength(kept)
  })

  it.each([
    ['AB\\d', false, 'order XAB1234 and AB99.', ['XAB1234', 'AB99']],
    ['order [a-z]\\d', false, 'Order B1, order b1', ['order b1']],
    ['order [a-z]\\d', true, 'Order B1, order b1', ['Order B1', 'order b1']],
    ['(x+x+)+y', false, 'x'.repeat(50_000), []],
    ['(x*)*(x*)*z', false, 'x'.repeat(50_000), []]
  ])('accepts %s (caseless: %s)', (pattern, caseless, text, expected) => {
    const matcher = listMatcher(lists('accept/eng/codes.patterns', `CODE\t${pattern}`), 'eng', caseless)
    expect(matcher.accepted(entityTokens(text, 'eng', store)).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })

  it.each([
    ['of any type', '*\t(?i)r.*E', ['Paris']],
    ['of one type', 'PERSON\tParis', ['Paris', 'Rome']],
    ['from end to end', '*\tPar', ['Paris', 'Rome']]
  ])('rejects %s', (_, content, expected) => {
    const text = 'Paris, Rome'
    const mentions = [0, 7].map((start): Mention => ({ start, end: start === 0 ? 5 : 11, type: 'LOCATION', source: 'statistical', weight: 50 }))
    const kept = listMatcher(lists('reject/eng/words.patterns', content), 'eng', false).withoutRejected(mentions, text)
    expect(kept.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })
})
