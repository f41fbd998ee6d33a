import { describe, expect, test } from 'vitest'
import { TokenClass, type TokenList, tokenText } from '../../src/core/spans.js'
import { entityTokens, joinSentences, splitTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

function forms(tokens: TokenList): string[] {
  return Array.from({ length: tokens.count }, (_, index) => tokenText(tokens, index))
}

/** Words cut at blanks, one sentence a line. */
function plainTokens(text: string): TokenList {
  const starts: number[] = []
  const ends: number[] = []
  const sentences: number[] = []
  let at = 0
  for (const line of text.split('\n')) {
    sentences.push(starts.length)
    for (const word of line.split(' ')) {
      starts.push(at)
      ends.push(at + word.length)
      at += word.length + 1
    }
  }
  return {
    text,
    count: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    classes: new Uint8Array(starts.length).fill(TokenClass.word),
    sentences: Uint32Array.from(sentences)
  }
}

describe('names end at token edges', () => {
  test.each([
    ['eng', "Obama's car and James' house", "Obama 's car and James ' house"],
    ['eng', 'NASA’s plan', 'NASA ’s plan'],
    ['eng', "O'Neil did", "O'Neil did"],
    ['eng', 'Reuters/AFP reported', 'Reuters / AFP reported'],
    ['ita', 'un’Europa unita', 'un’ Europa unita'],
    ['eng', 'un’Europa', 'un’Europa'],
    ['tur', "Ankara'nın AB'ye", "Ankara 'nın AB 'ye"],
    ['jpn', 'ジョン・スミス', 'ジョン ・ スミス'],
    ['kor', '서울에서 김대중은', '서울 에 서 김대중 은'],
    ['kor', '김대중씨는', '김대중 씨 는'],
    ['kor', 'SM타운을', 'SM 타운 을']
  ])('%s: %s', (code, text, wanted) => {
    expect(forms(splitTokens(plainTokens(text), code)).join(' ')).toBe(wanted)
  })
})

test('nothing to cut gives the same list', () => {
  const tokens = plainTokens('plain words only')
  expect(splitTokens(tokens, 'eng')).toBe(tokens)
})

test('sentences begin at the same words after cutting', () => {
  const tokens = splitTokens(plainTokens("a Bob's c\nDan's e\nf"), 'eng')
  expect([...tokens.sentences].map((first) => tokenText(tokens, first))).toEqual(['a', 'Dan', 'f'])
})

test.each([
  ['Kral II.\nFilip geldi', 2],
  ['Kral II. Filip geldi', 1],
  ['Arthur C. Clarke wrote', 1],
  ['We saw them. Then it rained', 2]
])('sentences of %j', (text, wanted) => {
  const tokens = plainTokens(text)
  const starts = [0, ...[...tokens.starts].flatMap((start, index) => (index > 0 && text[start - 2] === '.' ? [index] : []))]
  expect(joinSentences({ ...tokens, sentences: Uint32Array.from(starts) }).sentences.length).toBe(wanted)
})

test('marks cut out of a word are punctuation', () => {
  const tokens = splitTokens(plainTokens('x/y'), 'eng')
  expect([...tokens.classes]).toEqual([TokenClass.word, TokenClass.punctuation, TokenClass.word])
})

test.each([
  ['slashes', 'a/'.repeat(5000)],
  ['apostrophes', "'s".repeat(5000)],
  ['one Korean word', '은'.repeat(9000)],
  ['lone surrogates', '\ud800\udc00\ud83d'.repeat(3000)],
  ['NULs', '\0'.repeat(9000)]
])('tokens stay inside the text and in order: %s', (_, text) => {
  for (const code of ['eng', 'kor', 'ita', 'jpn']) {
    const tokens = entityTokens(text, code, store)
    const edges = Array.from({ length: tokens.count }, (_, index) => [tokens.starts[index]!, tokens.ends[index]!]).flat()
    expect(edges.every((edge, index) => (index % 2 === 1 ? edge > edges[index - 1]! : edge >= (edges[index - 1] ?? 0)))).toBe(true)
    expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.length)
  }
})

describe('line breaks of every kind', () => {
  test.each([
    ['eng', 'President?Barack Obama', 'President Barack Obama'],
    ['deu', 'Herr?Müller', 'Herr Müller'],
    ['jpn', '東京?大阪', '東京 大阪'],
    ['zho', '北京?上海', '北京 上海'],
    ['kor', '한국?서울', '한국 서울'],
    ['tha', 'ไทย?ลาว', 'ไทย ลาว']
  ])('%s: are in no token of %s', (language, text, expected) => {
    for (const sign of '\n\r\v\f\u0085\u2028\u2029') expect(forms(entityTokens(text.replace('?', sign), language, store)).join(' ')).toBe(expected)
  })
})
