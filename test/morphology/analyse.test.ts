import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { type Analysis, createAnalyser } from '../../src/morphology/analyse.js'
import { hasFeature, morphologyCodes, morphologyLanguage } from '../../src/morphology/languages.js'
import { type MorphologyOptions, morphologyFeatures } from '../../src/morphology/options.js'

const analyser = createAnalyser(openModels())

function complete(text: string, language: string, options: MorphologyOptions = {}): Promise<Analysis> {
  return analyser.analyse(text, language, morphologyFeatures, options)
}

function expectSane(analysis: Analysis, text: string): void {
  const count = analysis.tokens.length
  for (const array of [analysis.posTags, analysis.lemmas, analysis.compoundComponents, analysis.hanReadings]) expect(array).toHaveLength(count)
  let at = 0
  for (const [index, token] of analysis.tokens.entries()) {
    expect(analysis.starts[index]).toBeGreaterThanOrEqual(at)
    at = analysis.ends[index]!
    expect(token).not.toBe('')
    expect(text.slice(analysis.starts[index], at)).toBe(token)
  }
  expect(analysis.sentences.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
}

const samples: Readonly<Record<string, string>> = {
  ara: 'ذهب الولد إلى المدرسة.',
  ces: 'Dnes je krásný den.',
  deu: 'Die Donaudampfschifffahrt war lang.',
  ell: 'Η γάτα κοιμάται.',
  eng: 'The geese saw a saw.',
  heb: 'הילדים הלכו לבית הספר.',
  jpn: '昨日、東京で寿司を食べた。',
  kor: '학교에서 친구를 만났다.',
  rus: 'Мальчик пошёл в школу.',
  srp: 'Деца иду у школу.',
  tha: 'ฉันไปโรงเรียน',
  tur: 'Çocuklar okula gitti.',
  zho: '我们在北京学习中文。',
  zht: '我們在臺北學習中文。',
  uen: 'THE GEESE WENT HOME.',
  nor: 'Barna gikk på skolen.',
  prs: 'بچه‌ها به مدرسه رفتند.',
  vie: 'Học sinh đi học.',
  fin: 'Lapset menivät kouluun.'
}

describe('morphology', () => {
  for (const code of morphologyCodes) {
    it(`gives ${code} its features and nulls for the others`, async () => {
      const text = samples[code] ?? 'Maria Silva 2024.'
      const analysis = await complete(text, code)
      expectSane(analysis, text)
      expect(analysis.posTags!.every((tag) => tag !== null && partsOfSpeech.includes(tag))).toBe(true)
      expect(analysis.lemmas!.every((lemma) => typeof lemma === 'string' && lemma.length > 0)).toBe(true)
      const language = morphologyLanguage(code)!
      if (!hasFeature(language, 'compound-components')) expect(new Set(analysis.compoundComponents)).toEqual(new Set([null]))
      if (!hasFeature(language, 'han-readings')) expect(new Set(analysis.hanReadings)).toEqual(new Set([null]))
    })
  }

  it('returns only what was asked for', async () => {
    const analysis = await analyser.analyse('Dogs bark.', 'eng', ['lemmas'], {})
    expect(analysis.lemmas).toEqual(['dog', 'bark', '.'])
    expect(analysis.posTags).toBeUndefined()
    expect(analysis.compoundComponents).toBeUndefined()
  })

  it('tells a noun from a verb by its neighbours', async () => {
    const analysis = await complete('I saw the saw.', 'eng')
    expect(analysis.posTags).toEqual(['PRON', 'VERB', 'DET', 'NOUN', 'PUNCT'])
    expect(analysis.lemmas).toEqual(['I', 'see', 'the', 'saw', '.'])
  })

  it('writes Serbian lemmas in the script of the word', async () => {
    const [cyrillic, latin] = [await complete('Деца иду у школу.', 'srp'), await complete('Deca idu u školu.', 'srp')]
    expect(cyrillic.posTags).toEqual(latin.posTags)
    expect(cyrillic.lemmas!.at(-2)).toBe('школа')
    expect(latin.lemmas!.at(-2)).toBe('škola')
  })

  for (const [name, text] of [
    ['nothing', ''],
    ['blanks', ' \t\n\u2028 '],
    ['one letter', 'a'],
    ['a lone surrogate', 'a\ud800b'],
    ['NUL', 'a\0b'],
    ['combining marks', '\u0301'.repeat(300)],
    ['an endless word', 'a'.repeat(50_000)],
    ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈👍🏽'.repeat(500)],
    ['quotes', '"'.repeat(1000)],
    ['half-width katakana', 'ｶﾀｶﾅ'],
    ['presentation forms', 'ﻣﺮﺣﺒﺎ ﺑﻚ'],
    ['NFD', 'Äpfel über Öl'.normalize('NFD')],
    ['mixed directions', 'abc שלום def مرحبا 123'],
    ['mixed scripts', '東京タワーでWi-Fiを使うЖизнь한국']
  ] as const) {
    it(`takes ${name} in every language`, async () => {
      for (const code of ['ara', 'deu', 'eng', 'fin', 'heb', 'jpn', 'kor', 'srp', 'tha', 'vie', 'zho']) expectSane(await complete(text, code), text)
    })
  }

  for (const options of [
    { modelType: 'perceptron' },
    { modelType: 'DNN' },
    { disambiguate: false },
    { query: true },
    { disambiguatorType: 'dictionary' },
    { disambiguatorType: 'DNN' }
  ] as const) {
    it(`keeps its arrays parallel with ${JSON.stringify(options)}`, async () => {
      for (const [code, text] of Object.entries(samples)) expectSane(await complete(text, code, options), text)
    })
  }

  it('stays sane on any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('eng', 'jpn', 'zho', 'tha', 'ara', 'kor', 'srp'), async (text, code) => {
        expectSane(await complete(text, code), text)
      }),
      { numRuns: 200 }
    )
  })
})

describe('English in capitals', () => {
  it('has the lemmas of ordinary English', async () => {
    const analysis = await complete('THE CHILDREN FLEW FROM LONDON TO PARIS.', 'uen')
    expect(analysis.lemmas).toEqual(['the', 'child', 'fly', 'from', 'London', 'to', 'Paris', '.'])
  })
})

describe('a word in another alphabet', () => {
  for (const [text, language] of [
    ['Москва ден', 'pol'],
    ['Берлин', 'deu'],
    ['Αθήνα', 'eng'],
    ['Warszawa', 'rus'],
    ['Tokyo', 'jpn']
  ] as const) {
    it(`keeps its letters in ${language}: ${text}`, async () => {
      const { lemmas, tokens } = await complete(text, language)
      expect(lemmas!.map((lemma) => lemma!.toLowerCase())).toEqual(tokens.map((token) => token.toLowerCase()))
    })
  }
})
