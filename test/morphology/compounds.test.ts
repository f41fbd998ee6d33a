import { describe, expect, test } from 'vitest'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { type CompoundSplitter, loadCompounds } from '../../src/morphology/compounds/index.js'

const store = openModels()

/** Components of the word as a text of its own. */
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
    ['statsminister', ['stat', 'minister']],
    ['elkabel', ['el', 'kabel']]
  ],
  dan: [
    ['statsminister', ['stat', 'minister']],
    ['lufthavn', ['luft', 'havn']],
    ['børnesko', ['barn', 'sko']],
    ['arbejdstøj', ['arbejde', 'tøj']],
    ['elkedel', ['el', 'kedel']]
  ],
  nob: [
    ['statsminister', ['stat', 'minister']],
    ['arbeidsplass', ['arbeid', 'plass']],
    ['isbit', ['is', 'bit']]
  ],
  hun: [
    ['munkahely', ['munka', 'hely']],
    ['szárítógép', ['szárító', 'gép']],
    ['fúrógép', ['fúró', 'gép']],
    ['hajkefe', ['haj', 'kefe']],
    ['ablaktörlő', ['ablak', 'törlő']]
  ],
  fin: [['sarjakuva', ['sarja', 'kuva']]],
  kor: [
    ['올림픽대교', ['올림픽', '대교']],
    // no list has these
    ['생일선물', ['생일', '선물']],
    ['여름방학', ['여름', '방학']],
    ['컴퓨터게임', ['컴퓨터', '게임']],
    ['영어선생님', ['영어', '선생님']],
    ['가족여행', ['가족', '여행']]
  ],
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

/** Components of the word before another one. */
function componentsInText(splitter: CompoundSplitter, word: string, tag: PartOfSpeech, lemma = word): string[] | null {
  const text = `${word} ja`
  const starts = Uint32Array.of(0, word.length + 1)
  const tokens = { text, count: 2, starts, ends: Uint32Array.of(word.length, text.length), classes: Uint8Array.of(0, 0), sentences: Uint32Array.of(0) }
  return splitter.components(tokens, Uint8Array.of(tagNumber[tag], tagNumber.X), [lemma, 'ja'])[0]!
}

describe('a text of one word', () => {
  const tags: PartOfSpeech[] = ['PROPN', 'ADV', 'ADJ', 'VERB']
  test.each(['Augenring', 'Küchenrolle', 'Dichtungsring', 'Entwicklungsauftrag', 'Gärtnerhaus'])('%s is a compound whatever its tag', (word) => {
    const splitter = loadCompounds(store, 'deu')!
    for (const tag of tags) expect(components(splitter, word, tag)?.length, tag).toBe(2)
  })
  test.each(['Eisenstadt', 'Heidelberg', 'Düsseldorf', 'Hartmann', 'Rosenheim', 'Kaiserslautern', 'Hoffmann'])('%s is a name', (word) => {
    expect(components(loadCompounds(store, 'deu')!, word, 'PROPN')).toBeNull()
  })
  test.each([
    ['소록도', '소록', ['소록', '도']],
    ['체코어', '체코', ['체코', '어']],
    ['살수장치', '살수장하', ['살수', '장치']]
  ])('%s has no particle although its lemma is %s', (word, lemma, parts) => {
    expect(components(loadCompounds(store, 'kor')!, word, 'NOUN', lemma)).toEqual(parts)
  })
  test('in a sentence the lemma decides', () => {
    expect(componentsInText(loadCompounds(store, 'kor')!, '소록도', 'NOUN', '소록')).toBeNull()
  })
})

describe('parts as the treebanks have them', () => {
  test.each([
    ['fin', 'valtionpalkinnot', 'NOUN', 'valtionpalkinto', ['valtion', 'palkinto']],
    ['fin', 'matkapuhelimemme', 'NOUN', 'matkapuhelin', ['matka', 'puhelin']],
    ['est', 'rahvusvaheline', 'ADJ', 'rahvusvaheline', ['rahvus', 'vaheline']]
  ] as const)('%s %s', (language, word, tag, lemma, parts) => {
    expect(componentsInText(loadCompounds(store, language)!, word, tag, lemma)).toEqual(parts)
  })
})

describe('Korean words of no two nouns', () => {
  test.each(['오스트리아', '소프트웨어', '아르바이트', '사용하기'])('%s', (word) => {
    expect(components(loadCompounds(store, 'kor')!, word)).toBeNull()
  })
})

describe('the head of a lemma is a lemma', () => {
  test.each([
    ['nob', 'nøkkelring'],
    ['nno', 'potetmos'],
    ['nob', 'håndverker']
  ])('%s %s', (language, word) => {
    expect(components(loadCompounds(store, language)!, word)).toBeNull()
  })
  test('its plural is none', () => {
    expect(components(loadCompounds(store, 'dan')!, 'madvarer')).toEqual(['mad', 'vare'])
  })
})

describe('what is not looked at', () => {
  const splitter = loadCompounds(store, 'deu')!
  test('verbs and adjectives beside other words, and small letters', () => {
    expect(componentsInText(splitter, 'Glockenturm', 'VERB')).toBeNull()
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
