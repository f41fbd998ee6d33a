import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fnvStep } from '../../src/core/hashing.js'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import { taggerArtefact } from '../../src/morphology/languages.js'
import { attachedLanguages, withoutAttached } from '../../src/morphology/lemma/attached.js'
import { cleanLemma, oneVowelALetter } from '../../src/morphology/lemma/clean.js'
import { applyScript, deriveScript, parseScript } from '../../src/morphology/lemma/edit-scripts.js'
import { buildKnownLemmas, hasLemma, isKnownLemma, lemmaStart } from '../../src/morphology/lemma/known-lemmas.js'
import { buildShapes, hasShape, shapeEnding } from '../../src/morphology/lemma/lemma-shapes.js'
import { loadLemmatizer } from '../../src/morphology/lemma/lemmatizer.js'
import { numberLemma } from '../../src/morphology/lemma/numbers.js'
import { readLemmaTables } from '../../src/morphology/lemma/tables.js'
import { loadTagger } from '../../src/morphology/tag/tagger.js'
import { tokenize } from '../../src/morphology/tokenizer.js'

const store = openModels()

describe('what is written to a word', () => {
  const cuts = (word: string, language: string): string[] => [...withoutAttached(word, language, 3)].map(([start, end]) => word.slice(start, end))

  test('is cut off by language', () => {
    expect(cuts('ובבתים', 'heb')).toEqual(['בבתים', 'בתים', 'תים'])
    expect(cuts('talossanikin', 'fin')).toEqual(['talossani'])
    expect(cuts('neuzcels', 'lav')).toEqual(['uzcels'])
    expect(cuts("türkçe'yle", 'tur')).toEqual(['türkçe'])
    expect(cuts('Häuser', 'deu')).toEqual([])
  })

  test('is reached at its longest', () => {
    expect(cuts('visnelabākais', 'lav')).toContain('labākais')
    expect(cuts('וכשהבתים', 'heb')).toContain('בתים')
    expect(cuts('وبالكتاب', 'ara')).toContain('كتاب')
    expect(cuts('най-добър', 'bul')).toEqual(['добър'])
    expect(cuts('talokaan', 'fin')).toContain('talo')
    expect(cuts('majagi', 'est')).toEqual(['maja'])
    expect(cuts("ankara'lılarla", 'tur')).toEqual([])
    expect(cuts("ankara'daydı", 'tur')).toEqual(['ankara'])
  })

  test.each(attachedLanguages)('is asked for in %s, whose model knows lemmas', (language) => {
    expect(readLemmaTables(store.load(taggerArtefact(store, language)!)).known?.length).toBeGreaterThan(0)
  })

  test('leaves a word', () => {
    expect(cuts('והב', 'heb')).toEqual([])
  })
})

describe('lemmas are clean', () => {
  test.each([
    ['Verwandte|Verwandter', 'Verwandten', 'Verwandte'],
    ['to_jest', 'tj', 'to jest'],
    ['رفته\u200c', 'رفته', 'رفته'],
    ['مےں', 'مجھے', 'میں'],
    ['بچے', 'بچے', 'بچے'],
    ['a_b', 'a_b', 'a_b'],
    ['|', '|', '|'],
    ['_', 'x', '_']
  ])('%s', (lemma, form, clean) => {
    expect(cleanLemma(lemma, form)).toBe(clean)
  })

  test.each([
    ['كَُتَب', 'كَتَب'],
    ['دَََُّرْس', 'دَّرْس'],
    ['هٰذَا', 'هٰذَا']
  ])('%s has one vowel a letter', (lemma, clean) => {
    expect(oneVowelALetter(lemma)).toBe(clean)
  })
})

describe('known lemmas', () => {
  const lemmas = Array.from({ length: 5000 }, (_, index) => `lemma${index}`)
  const filter = buildKnownLemmas(lemmas.map((lemma) => [lemma, tagNumber.NOUN] as const))

  test('none is missed', () => {
    expect(lemmas.every((lemma) => isKnownLemma(filter, lemma, tagNumber.NOUN))).toBe(true)
  })

  test('of others about one in a hundred is taken for known', () => {
    expect(lemmas.filter((lemma) => isKnownLemma(filter, lemma, tagNumber.VERB)).length).toBeLessThan(75)
    expect(lemmas.filter((lemma) => isKnownLemma(filter, `${lemma}x`, tagNumber.NOUN)).length).toBeLessThan(75)
  })

  test('a running hash may be continued from the beginning of a word', () => {
    const running = Array.from('lemma12').reduce((hash, letter) => fnvStep(hash, letter.charCodeAt(0)), lemmaStart(tagNumber.NOUN))
    expect(hasLemma(filter, running)).toBe(true)
    expect(hasLemma(filter, fnvStep(running, 120))).toBe(false)
  })

  test('an empty filter knows nothing', () => {
    expect(isKnownLemma(buildKnownLemmas([]), 'a', tagNumber.NOUN)).toBe(false)
  })
})

describe('shapes of lemmas', () => {
  const lengths = new Uint8Array(16)
  lengths[tagNumber.VERB] = 2
  const shapes = buildShapes(
    lengths,
    ['en', 'rn', shapeEnding('es', 2)].map((ending) => [ending, tagNumber.VERB] as const)
  )

  test.each([
    ['protestieren', true],
    ['wandern', true],
    ['protestiert', false],
    ['es', true],
    ['wes', false],
    ['n', false],
    ['', false]
  ])('%s: %s', (lemma, expected) => {
    expect(hasShape(shapes, lemma, tagNumber.VERB)).toBe(expected)
  })

  test('a tag without a length has any', () => {
    expect(hasShape(shapes, 'xyz', tagNumber.NOUN)).toBe(true)
  })
})

test.each<[language: string, form: string, tag: PartOfSpeech, shape: RegExp]>([
  ['spa', 'tuitearonte', 'VERB', /r$/],
  ['spa', 'blorpizaba', 'VERB', /r$/],
  ['por', 'escritas', 'VERB', /^escrever$/],
  ['por', 'blorpizadas', 'VERB', /r$/],
  ['por', 'blorpes', 'VERB', /r$/],
  ['ita', 'blorpizzavano', 'VERB', /re$/],
  ['hrv', 'blorpirala', 'VERB', /(?:ti|ći)$/],
  ['bul', 'отидоха', 'VERB', /^отида$/],
  ['ara', 'ذهب', 'VERB', /^ذَهَب$/],
  ['hin', 'खोलिए', 'VERB', /^खोल$/]
])('no guessed lemma is of a shape that none has: %s %s', (language, form, tag, shape) => {
  expect(loadLemmatizer(store, language)!.lemma(form, tagNumber[tag])).toMatch(shape)
})

describe('lemmas by tag', () => {
  test.each<[language: string, form: string, tag: PartOfSpeech, lemma: string]>([
    ['eng', 'saw', 'VERB', 'see'],
    ['eng', 'saw', 'NOUN', 'saw'],
    ['eng', 'The', 'DET', 'the'],
    ['eng', "can't", 'VERB', 'can'],
    ['eng', 'blorping', 'VERB', 'blorp'],
    ['eng', 'London', 'PROPN', 'London'],
    ['eng', 'leaves', 'NOUN', 'leaf'],
    ['eng', 'leaves', 'VERB', 'leave'],
    ['deu', 'Häuser', 'NOUN', 'Haus'],
    ['deu', 'ging', 'VERB', 'gehen'],
    ['deu', 'Berlin', 'PROPN', 'Berlin'],
    ['fra', 'chevaux', 'NOUN', 'cheval'],
    ['fra', 'étaient', 'VERB', 'être'],
    ['spa', 'niñas', 'NOUN', 'niña'],
    ['spa', 'hicieron', 'VERB', 'hacer'],
    ['ita', 'andavano', 'VERB', 'andare'],
    ['rus', 'домами', 'NOUN', 'дом'],
    ['rus', 'зелёным', 'ADJ', 'зеленый'],
    ['spa', 'dámelo', 'VERB', 'dar'],
    ['eng', "it's", 'PRON', 'it'],
    ['eng', "John's", 'PROPN', 'John'],
    ['ara', 'وقال', 'VERB', 'قَال'],
    ['heb', 'הממשלה', 'NOUN', 'ממשלה'],
    ['kor', '학교에서', 'ADV', '학교'],
    ['tur', 'KIZLAR', 'NOUN', 'kız'],
    ['tur', 'evlerde', 'NOUN', 'ev'],
    ['ara', 'رسالتها', 'NOUN', 'رِسَالَة'],
    ['heb', 'חבריו', 'NOUN', 'חבר'],
    ['fin', 'Talossani', 'NOUN', 'talo'],
    ['lav', 'neuzcels', 'VERB', 'uzcelt'],
    ['deu', 'dich', 'PRON', 'du']
  ])('%s %s %s', (language, form, tag, lemma) => {
    expect(loadLemmatizer(store, language)!.lemma(form, tagNumber[tag])).toBe(lemma)
  })
})

describe('pronouns that are subjects are their own lemmas', () => {
  test.each([
    ['fra', ['Je', "j'", 'tu', 'Elle', 'on', 'ils', '-t-il', '-je']],
    ['spa', ['Yo', 'ella', 'usted', 'nosotros', 'vosotras', 'ellos', 'ustedes']],
    ['por', ['Eu', 'ela', 'você', 'eles']],
    ['cat', ['Jo', 'ella', 'nosaltres', 'vostè']],
    ['ron', ['Eu', 'ea', 'noi', 'ei']],
    ['ita', ['Io', 'lei', 'egli', 'noi', 'loro']],
    ['nld', ['Ik', 'jij', 'zij', 'wij', 'jullie']],
    ['swe', ['Jag', 'hon', 'vi', 'ni', 'de']],
    ['dan', ['Jeg', 'hun', 'vi', 'de']],
    ['nob', ['Jeg', 'hun', 'vi', 'dere']]
  ])('%s', (language, forms) => {
    const own = forms.map((form) =>
      form
        .toLowerCase()
        .replace("j'", 'je')
        .replace(/^(?:-t)?-/, '')
    )
    expect(forms.map((form) => loadLemmatizer(store, language)!.lemma(form, tagNumber.PRON))).toEqual(own)
  })

  test('and no others', () => {
    expect(loadLemmatizer(store, 'fra')!.lemma('le', tagNumber.PRON)).toBe('lui')
    expect(loadLemmatizer(store, 'fra')!.lemma('on', tagNumber.NOUN)).toBe('on')
    expect(loadLemmatizer(store, 'spa')!.lemma('nos', tagNumber.PRON)).toBe('yo')
  })
})

test.each(['VERB', 'ADJ'] as const)('contracted and irregular Korean stems as %s', (tag) => {
  const lemmas = {
    봤어: '보',
    마셨어: '마시',
    했어: '하',
    갔어: '가',
    왔어: '오',
    샀어: '사',
    됐어: '되',
    줬어: '주',
    배웠어: '배우',
    그려요: '그리',
    써요: '쓰',
    몰라요: '모르',
    걸어요: '걷',
    추워요: '춥',
    예뻐요: '예쁘',
    불러요: '부르',
    배고파요: '배고프',
    기다려요: '기다리',
    크네요: '크',
    찾으면: '찾'
  }
  const lemmatizer = loadLemmatizer(store, 'kor')!
  expect(Object.fromEntries(Object.keys(lemmas).map((form) => [form, lemmatizer.lemma(form, tagNumber[tag])]))).toEqual(lemmas)
})

test('neighbours decide', () => {
  const lemmasOf = (text: string): string[] => {
    const tokens = tokenize(text, 'deu', store)
    return loadLemmatizer(store, 'deu')!.lemmas(tokens, loadTagger(store, 'deu')!.tag(tokens))
  }
  expect(lemmasOf('Der Hut gefällt dir sehr.')).toContain('gefallen')
  expect(lemmasOf('Die Bäume wurden gefällt.')).toContain('fällen')
})

test('usage decides', () => {
  const tokens = tokenize('She leaves the leaves.', 'eng', store)
  const tags = loadTagger(store, 'eng')!.tag(tokens)
  expect(loadLemmatizer(store, 'eng')!.lemmas(tokens, tags)).toEqual(['she', 'leave', 'the', 'leaf', '.'])
})

describe('numbers', () => {
  test.each([
    ['１２３', '123'],
    ['1,234,567.8', '1234567.8'],
    ['3.14', '3.14'],
    ['1,23', '1,23'],
    ['٣', undefined],
    ['a1', undefined],
    ['...', undefined]
  ])('%s', (form, lemma) => {
    expect(numberLemma(form)).toBe(lemma)
  })
})

describe('edit scripts', () => {
  test.each([
    ['gegangen', 'gehen'],
    ['angekommen', 'ankommen'],
    ['Häuser', 'Haus'],
    ['IBM', 'IBM'],
    ['a-b+c', 'x=y:z'],
    ['', 'x'],
    ['İstanbul', 'İstanbul'],
    ['وقال', 'قَال']
  ])('%s > %s', (form, lemma) => {
    expect(applyScript(parseScript(deriveScript(form, lemma, false)), form)).toBe(lemma)
    expect(applyScript(parseScript(deriveScript(form, lemma, true, true)), form)).toBe(lemma)
  })

  test('a derived script always gives the lemma back', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\n'))
    fc.assert(
      fc.property(word, word, fc.boolean(), fc.boolean(), (form, lemma, keep, aligned) => {
        expect(applyScript(parseScript(deriveScript(form, lemma, keep, aligned)), form)).toBe(lemma)
      })
    )
  })

  test('a word shorter than the script speaks of is left to the caller', () => {
    expect(applyScript(parseScript('l::-3+y'), 'es')).toBeUndefined()
  })
})

test('hostile forms have a lemma', () => {
  const lemmatizer = loadLemmatizer(store, 'eng')!
  for (const form of ['a'.repeat(50_000), '\ud83d', '\0', '\u0301'.repeat(100), '’', '１']) expect(typeof lemmatizer.lemma(form, tagNumber.NOUN)).toBe('string')
})

describe('no lemma is empty', () => {
  const analyser = createAnalyser(store)
  for (const [language, text] of [
    ['kor', '을 를 은 는 이 가 의 에 요 다 ㅋㅋ \u200b 을! 을을을'],
    ['fin', '\u200b \u00ad x \u0301'],
    ['tur', "'de 'da 'nin \u200b"],
    ['ara', 'ال و ب \u0640 \u064b'],
    ['deu', 'e en \u200d s']
  ] as const) {
    test(language, async () => {
      const { tokens, lemmas } = await analyser.analyse(text, language, ['lemmas'], {})
      expect(tokens.length).toBeGreaterThan(0)
      expect(tokens.filter((_, index) => !lemmas![index])).toEqual([])
    })
  }
})
