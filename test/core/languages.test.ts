import { describe, expect, it } from 'vitest'
import { languageAliases, modelLanguage } from '../../src/core/languages.js'

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
