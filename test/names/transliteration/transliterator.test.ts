import { expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import { nativeLanguages } from '../../../src/names/languages.js'
import { HanOrigin } from '../../../src/names/origin/han.js'
import { Transliterator } from '../../../src/names/transliteration/transliterator.js'

const transliterator = Transliterator.open(openModels())

it('has a model of every language in another script', () => {
  expect(nativeLanguages.filter((language) => !transliterator.supports(language))).toEqual([])
  expect(transliterator.supports('deu')).toBe(false)
})

it.each([
  ['Кузнецов', 'rus', 'kuznetsov'],
  ['Θεσσαλονίκη', 'ell', 'thessaloniki'],
  ['バンコク', 'jpn', 'bangkok'],
  ['', 'rus', undefined],
  ['123', 'rus', undefined]
])('%s (%s) sounds like %s', (name, language, expected) => expect(transliterator.toLatin(name, language, 'PERSON', 3)[0]?.text).toBe(expected))

it.each([
  ['Kuznetsov', 'rus', 'кузнецов'],
  ['Smith', 'jpn', 'スミス'],
  ['', 'rus', undefined]
])('%s is written %3$s in %s', (name, language, expected) => expect(transliterator.fromLatin(name, language, 'PERSON', 3)[0]?.text).toBe(expected))

it('gives shares of all that it finds, the likeliest first', () => {
  const ways = transliterator.toLatin('Щербаков', 'rus', 'PERSON', 5)
  const shares = ways.map(({ probability }) => probability)
  expect(shares).toEqual([...shares].sort((left, right) => right - left))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001)
  expect(shares[0]).toBeGreaterThan(0.2)
})

it('puts names of several words together', () => {
  expect(transliterator.toLatin('Иван Кузнецов', 'rus', 'PERSON', 1)[0]?.text).toBe('ivan kuznetsov')
})

it.each([
  ['贝克韦尔', true],
  ['约翰·史密斯', true],
  ['毛泽东', false],
  ['王伟', false]
])('%s is foreign: %s', (name, isForeign) => expect(HanOrigin.open(openModels()).foreign(name) > 0.5).toBe(isForeign))
