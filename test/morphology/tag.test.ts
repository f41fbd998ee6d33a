import { describe, expect, test } from 'vitest'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { TokenClass, type TokenList, tokenText } from '../../src/core/spans.js'
import { openModels } from '../../src/models/store.js'
import { loadTagger, type TagOptions } from '../../src/morphology/tag/tagger.js'
import { tokenize } from '../../src/morphology/tokenizer.js'

const store = openModels()

function tagged(language: string, text: string, options?: TagOptions): string[] {
  const tokens = tokenize(text, language, store)
  const tags = loadTagger(store, language)!.tag(tokens, options)
  return Array.from({ length: tokens.count }, (_, index) => `${tokenText(tokens, index)}/${partsOfSpeech[tags[index]!]}`)
}

/** Tokens cut at blanks, for texts that the tokenizer's rules are not the matter of. */
function plainTokens(text: string, classes: readonly number[] = []): TokenList {
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const word of text.split(' ')) {
    starts.push(at)
    ends.push(at + word.length)
    at += word.length + 1
  }
  return {
    text,
    count: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    classes: Uint8Array.from(starts, (_, index) => classes[index] ?? TokenClass.word),
    sentences: Uint32Array.of(0)
  }
}

describe('sentences', () => {
  test.each([
    ['eng', 'She saw the old saw .', 'PRON VERB DET ADJ NOUN PUNCT'],
    ['eng', "I can't open the can .", 'PRON VERB VERB DET NOUN PUNCT'],
    ['deu', 'Der Hund von Anna bellt sehr laut .', 'DET NOUN ADP PROPN VERB ADV ADJ PUNCT'],
    ['fra', 'La porte que je porte est lourde .', 'DET NOUN PRON PRON VERB VERB ADJ PUNCT'],
    ['spa', 'Ella vino a casa y bebimos vino .', 'PRON VERB ADP NOUN CONJ VERB NOUN PUNCT'],
    ['ita', 'Il gatto nero dorme sul divano .', 'DET NOUN ADJ VERB ADP NOUN PUNCT'],
    ['spa', 'Cuéntame la verdad .', 'VERB DET NOUN PUNCT'],
    ['rus', 'Старый дом стоит на берегу реки .', 'ADJ NOUN VERB ADP NOUN NOUN PUNCT']
  ])('%s %s', (language, text, expected) => {
    const tags = loadTagger(store, language)!.tag(plainTokens(text))
    expect(Array.from(tags, (tag) => partsOfSpeech[tag]).join(' ')).toBe(expected)
  })
})

test('the service has neither AUX nor CCONJ', () => {
  expect(tagged('eng', 'They have been working and we will help.').slice(0, 7)).toEqual([
    'They/PRON',
    'have/VERB',
    'been/VERB',
    'working/VERB',
    'and/CONJ',
    'we/PRON',
    'will/VERB'
  ])
})

test('addresses, handles, hashtags and emoji are tagged by their class', () => {
  const tokens = plainTokens('http://a.example me@a.example @anna #news 🎉 walks', [
    TokenClass.url,
    TokenClass.email,
    TokenClass.handle,
    TokenClass.hashtag,
    TokenClass.emoji
  ])
  const tags = loadTagger(store, 'eng')!.tag(tokens)
  expect(Array.from(tags, (tag) => partsOfSpeech[tag]).slice(0, 5)).toEqual(['X', 'X', 'PROPN', 'X', 'SYM'])
})

describe('capitals', () => {
  test('a sentence wholly in capitals is not all proper nouns', () => {
    expect(tagged('eng', 'WE HAVE SEEN THE NEW HOUSE AND IT IS VERY BIG.')).toEqual([
      'WE/PRON',
      'HAVE/VERB',
      'SEEN/VERB',
      'THE/DET',
      'NEW/ADJ',
      'HOUSE/NOUN',
      'AND/CONJ',
      'IT/PRON',
      'IS/VERB',
      'VERY/ADV',
      'BIG/ADJ',
      './PUNCT'
    ])
  })

  test('caseless reading of lower-cased text finds names', () => {
    expect(tagged('eng', 'he met barack obama in paris', { caseless: true }).slice(-1)).toEqual(['paris/PROPN'])
  })
})

describe('without context', () => {
  test('a token gets the same tag wherever it stands', () => {
    for (const options of [{ disambiguate: false }, { query: true }]) {
      const tags = loadTagger(store, 'eng')!.tag(plainTokens('the saw saw the saw'), options)
      expect(new Set([tags[1], tags[2], tags[4]]).size).toBe(1)
      expect(tags[0]).toBe(tags[3])
    }
  })
})

test('decomposed letters are read as composed ones', () => {
  const text = 'Él bebió café con azúcar .'
  const tagger = loadTagger(store, 'spa')!
  expect([...tagger.tag(plainTokens(text.normalize('NFD')))]).toEqual([...tagger.tag(plainTokens(text.normalize('NFC')))])
})

describe('hostile text', () => {
  test.each([
    ['one giant word', 'a'.repeat(50_000)],
    ['combining marks', '\u0301'.repeat(50_000)],
    ['lone surrogates', '\ud83d '.repeat(5_000)],
    ['NUL', '\0'.repeat(5_000)],
    ['another script', 'мама мыла раму 今日は 안녕 '.repeat(500)]
  ])('%s', (_, text) => {
    const tokens = tokenize(text, 'eng', store)
    const tags = loadTagger(store, 'eng')!.tag(tokens)
    expect(tags.length).toBe(tokens.count)
    expect(tags.every((tag) => tag < 16)).toBe(true)
  })

  test('no tokens', () => {
    expect(
      loadTagger(store, 'eng')!.tag({
        text: '',
        count: 0,
        starts: new Uint32Array(0),
        ends: new Uint32Array(0),
        classes: new Uint8Array(0),
        sentences: new Uint32Array(0)
      })
    ).toHaveLength(0)
  })
})

test('a language without a model has no tagger; taggers are opened once a store', () => {
  expect(loadTagger(store, 'xxx')).toBeUndefined()
  expect(loadTagger(store, 'eng')).toBe(loadTagger(store, 'eng'))
})

describe('what grammar says', () => {
  test.each([
    ['fra', 'Elle est partie hier.', 'partie/VERB'],
    ['fra', 'Elle est une partie du tout.', 'partie/NOUN'],
    ['deu', 'Viele Geräte, z.B. Drucker, sind defekt.', 'z.B./ADV'],
    ['deu', 'Bringen Sie Ausweis bzw. Reisepass mit.', 'bzw./CONJ'],
    ['zho', '你吃饭了吗？', '吗/PART'],
    ['zho', '你吃飯了嗎？', '嗎/PART'],
    ['zho', '他点了点头。', '点/VERB']
  ])('%s %s', (language, text, expected) => {
    expect(tagged(language, text)).toContain(expected)
  })
})
