import { describe, expect, test } from 'vitest'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { type CompoundSplitter, loadCompounds } from '../../src/morphology/compounds/index.js'

const store = openModels()

function components(splitter: CompoundSplitter, word: string, tag: PartOfSpeech = 'NOUN', lemma = word): string[] | null {
  const tokens = { text: word, count: 1, starts: Uint32Array.of(0), ends: Uint32Array.of(word.length), classes: Uint8Array.of(0), sentences: Uint32Array.of(0) }
  return splitter.components(tokens, Uint8Array.of(tagNumber[tag]), [lemma])[0]!
}

const compounds: Record<string, [word: string, parts: string[]][]> = {
  deu: [
    ['Anwaltsbüro', ['Anwalt', 'Büro']],
    ['Glockenturm', ['Glocke', 'Turm']],
    ['Arbeitsprobe', ['Arbeit', 'Probe']],
    ['Häusermeer', ['Haus', 'Meer']],
    ['Schwimmbad', ['schwimmen', 'Bad']],
    ['Donaudampfschiff', ['Donau', 'Dampfschiff']],
    ['Schulbuch', ['Schule', 'Buch']],
    ['Freizeitpark', ['Freizeit', 'Park']]
  ],
  nld: [
    ['wereldoorlog', ['wereld', 'oorlog']],
    ['arbeidsmarkt', ['arbeid', 'markt']],
    ['huisarts', ['huis', 'arts']]
  ],
  swe: [
    ['arbetsplats', ['arbete', 'plats']],
    ['statsminister', ['stat', 'minister']]
  ],
  dan: [
    ['statsminister', ['stat', 'minister']],
    ['lufthavn', ['luft', 'havn']]
  ],
  nob: [
    ['statsminister', ['stat', 'minister']],
    ['arbeidsplass', ['arbeid', 'plass']]
  ],
  hun: [['munkahely', ['munka', 'hely']]],
  fin: [['sarjakuva', ['sarja', 'kuva']]],
  kor: [['올림픽대교', ['올림픽', '대교']]],
  jpn: [['教育課程', ['教育', '課程']]],
  zho: [
    ['北京大学', ['北京', '大学']],
    ['北京大學', ['北京', '大學']]
  ]
}

describe.each(Object.entries(compounds))('compounds %s', (language, cases) => {
  const splitter = loadCompounds(store, language)!
  test.each(cases)('%s', (word, parts) => {
    expect(components(splitter, word)).toEqual(parts)
  })
})

describe.each([
  ['deu', ['Beispiel', 'Anfang', 'Landschaft', 'Bürger', 'Kaiserin', 'Sklaverei', 'Regierung', 'Teilchen', 'Minister', 'Garten']],
  ['nld', ['voorbeeld', 'architectuur', 'bestuur', 'regering', 'kinderen', 'houding', 'premier']],
  ['swe', ['undersökning', 'regering', 'människa', 'minister']],
  ['dan', ['regering', 'minister', 'menneske']],
  ['nob', ['kontakt', 'kontroll', 'regjering', 'menneske']]
])('simplex nouns %s', (language, words) => {
  const splitter = loadCompounds(store, language)!
  test.each(words)('%s', (word) => {
    expect(components(splitter, word)).toBeNull()
  })
})

describe('what is not looked at', () => {
  const splitter = loadCompounds(store, 'deu')!
  test('verbs and adjectives', () => {
    expect(components(splitter, 'Glockenturm', 'VERB')).toBeNull()
    expect(components(splitter, 'wasserdicht', 'ADJ')).toBeNull()
  })
  test('an inflected form is split by its lemma', () => {
    expect(components(splitter, 'Anwaltsbüros', 'NOUN', 'Anwaltsbüro')).toEqual(['Anwalt', 'Büro'])
  })
  test.each([
    ['50,000 letters', 'haus'.repeat(12_500)],
    ['sixty letters', 'haus'.repeat(15)],
    ['combining marks', `Haus${'\u0301'.repeat(40)}tür`],
    ['lone surrogates', '\ud800'.repeat(20)]
  ])('%s give an answer of one entry', (_name, word) => {
    const parts = components(splitter, word)
    expect(parts === null || parts.length > 1).toBe(true)
  })
  test('languages without compounds', () => {
    expect(loadCompounds(store, 'fra')).toBeUndefined()
  })
})
