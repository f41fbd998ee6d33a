import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { type Answer, shapeOf } from '../../src/playground/answer/shapes.js'
import { textOf } from '../../src/playground/call/file.js'
import { sampleTexts } from '../../src/playground/samples/texts.js'
import { huesOf, shortType, typeHue } from '../../src/playground/views/colours.js'
import { clustersOf, lineStarts } from '../../src/playground/views/lines.js'
import { languageName, percent, titleOf } from '../../src/playground/views/words.js'

describe('answers are told apart by their fields', () => {
  // of an endpoint that is not named here, and of scores without reasons, the page shows the JSON
  const shapes: Readonly<Record<string, string>> = {
    categories: 'categories',
    entities: 'entities',
    language: 'language',
    morphology: 'morphology',
    'name-deduplication': 'clusters',
    'name-translation': 'translation'
  }
  for (const { name, examples } of endpoints)
    test(name, () => {
      for (const { answer } of examples) expect(shapeOf(answer as Answer)).toBe(shapes[name] ?? 'other')
    })

  for (const [answer, shape] of [
    [{ score: 1, tokens: [] }, 'names'],
    [{ score: 1, fields: [], address1: {}, address2: {} }, 'addresses'],
    [{ message: 'x' }, 'other'],
    [{}, 'other']
  ] as const)
    test(`${JSON.stringify(answer)}: ${shape}`, () => expect(shapeOf(answer)).toBe(shape))
})

test('tokens begin a line where the text does', () => {
  expect([...lineStarts('a b\nc\n\nd a', ['a', 'b', 'c', 'd', 'a'])]).toEqual([2, 3])
  // a token that is spelt otherwise has no place, the ones after it have
  expect([...lineStarts('can not\ngo', ['cannot', 'go'])]).toEqual([1])
  expect([...lineStarts('', ['a'])]).toEqual([])
})

test('clusters: the largest first, names in their order', () => {
  expect(clustersOf(['a', 'b', 'c', 'a'], ['1', '2', '2', '2'])).toEqual([
    { id: '2', names: ['b', 'c', 'a'] },
    { id: '1', names: ['a'] }
  ])
})

test('words', () => {
  expect(languageName('deu')).toBe('German (deu)')
  expect(languageName('xxx')).toBe('no listed language')
  expect(languageName('zhs')).toContain('zhs')
  expect(languageName('not a code')).toBe('not a code')
  expect([0, 0.004, 0.05, 0.5, 1].map(percent)).toEqual(['0 %', '0.4 %', '5.0 %', '50 %', '100 %'])
  expect(titleOf('ARTS_AND_ENTERTAINMENT')).toBe('Arts and entertainment')
})

test('colours: one for a family of types, different ones side by side', () => {
  expect(typeHue('TEMPORAL:DATE')).toBe(typeHue('TEMPORAL:TIME'))
  expect(typeHue('MY_LIST')).toMatch(/^hue-\d$/)
  expect(shortType('IDENTIFIER:PHONE_NUMBER')).toBe('PHONE_NUMBER')
  expect(new Set(huesOf(['a', 'b', 'a', 'c']).values()).size).toBe(3)
})

test('samples: fifteen languages and one text of several', () => {
  const languages = sampleTexts.flatMap(({ language }) => language ?? [])
  expect(new Set(languages).size).toBeGreaterThanOrEqual(15)
  expect(new Set(sampleTexts.map(({ id }) => id)).size).toBe(sampleTexts.length)
})

describe('a file', () => {
  const file = (bytes: readonly number[], name: string, type = 'text/plain') => new File([new Uint8Array(bytes)], name, { type })
  const utf8 = [...new TextEncoder().encode('Grün')]

  test('of text in UTF-8 is read here', async () => expect(await textOf(file(utf8, 'a.txt'))).toEqual({ text: 'Grün' }))
  test('in another character set is left to the server', async () =>
    expect(await textOf(file([0x47, 0x72, 0xfc, 0x6e], 'a.txt'))).toEqual({ needsServer: true }))
  test('of HTML is left to the server', async () => expect(await textOf(file(utf8, 'a.htm', ''))).toEqual({ needsServer: true }))
  test('that is too large is refused', async () => expect(await textOf(file(new Array(600_001).fill(65), 'a.txt'))).toHaveProperty('fault'))
})
