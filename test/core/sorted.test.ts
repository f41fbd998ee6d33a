import { describe, expect, it } from 'vitest'
import { languageAliases, modelLanguage } from '../../src/core/languages.js'
import { firstAtLeast } from '../../src/core/sorted.js'

describe('firstAtLeast', () => {
  it.each([
    [[], 3, undefined, 0],
    [[1, 3, 5], 0, undefined, 0],
    [[1, 3, 5], 3, undefined, 1],
    [[1, 3, 5], 4, undefined, 2],
    [[1, 3, 5], 6, undefined, 3],
    [[1, 3, 3, 3, 5], 3, undefined, 1],
    [[1, 3, 5, 0, 0], 9, 3, 3]
  ])('%j, %d (%s entries) is %d', (sorted, value, count, wanted) => expect(firstAtLeast(Uint32Array.from(sorted), value, count)).toBe(wanted))
})

describe('modelLanguage', () => {
  it.each([
    ['nor', 'nob'],
    ['zht', 'zho'],
    ['uen', 'eng'],
    ['zsm', 'msa'],
    ['qkp', 'kor'],
    ['deu', 'deu']
  ])('%s is analysed as %s', (code, wanted) => expect(modelLanguage(code)).toBe(wanted))
  it('needs one step', () => expect(languageAliases.filter((code) => modelLanguage(modelLanguage(code)) !== modelLanguage(code))).toEqual([]))
})
