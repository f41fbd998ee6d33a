import { describe, expect, it } from 'vitest'
import { supportedLanguages } from '../../src/language/languages.js'
import { fillLanguageOptions } from '../../src/language/options.js'

describe('fillLanguageOptions', () => {
  it('fills what is left open', () => {
    expect(fillLanguageOptions({})).toEqual({
      multilingual: false,
      koreanDialects: false,
      minValidChars: 2,
      profileDepth: 1200,
      ambiguityThreshold: 2,
      invalidityThreshold: 99,
      languageHintWeight: 50,
      languageWeightAdjustments: []
    })
  })

  it.each([
    [{ profileDepth: 0 }, { profileDepth: 1 }],
    [{ profileDepth: 1_000_000 }, { profileDepth: 1200 }],
    [{ minValidChars: -3 }, { minValidChars: 1 }],
    [{ languageHintWeight: 100 }, { languageHintWeight: 99 }],
    [{ ambiguityThreshold: 200 }, { ambiguityThreshold: 100 }],
    [
      { koreanDialects: true, languageHint: 'deu' },
      { koreanDialects: true, languageHint: 'deu' }
    ]
  ])('brings %j into range', (given, expected) => {
    expect(fillLanguageOptions(given)).toMatchObject(expected)
  })
})

describe('supportedLanguages', () => {
  it('lists the 56 languages of the specification, each pair of language and script once', () => {
    const pairs = supportedLanguages.map(({ language, script }) => `${language} ${script}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(new Set(supportedLanguages.map(({ language }) => language)).size).toBe(56)
    expect(pairs).toEqual(expect.arrayContaining(['srp Cyrl', 'srp Latn', 'uzb Cyrl', 'kur Arab', 'kur Latn', 'zho Hant', 'hin Latn', 'eng Latn']))
  })
})
