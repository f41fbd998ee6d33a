import { describe, expect, it } from 'vitest'
import { foldCode, letterKind, wordHash } from '../../src/core/folding.js'

const fold = (text: string) =>
  Array.from({ length: text.length }, (_, index) => foldCode(text.charCodeAt(index)))
    .filter((code) => code !== 0)
    .map((code) => String.fromCharCode(code))
    .join('')

describe('foldCode', () => {
  it.each([
    ['Straße', 'straße'],
    ['L’été', "l'été"],
    ['ＡＢＣ１２', 'abc00'],
    ['2026', '0000'],
    ['كِتاب', 'کتاب'],
    ['שָׁלוֹם', 'שלום'],
    ['أحمد', 'احمد'],
    ['東京', '東京']
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('letterKind', () => {
  it.each([
    ['a', 1],
    ['ß', 1],
    ['A', 2],
    ['Ж', 2],
    ['Ẽ', 2],
    ['ẽ', 1],
    ['7', 3],
    ['٧', 3],
    ['７', 3],
    ['א', 4],
    ['ก', 4],
    ['京', 4],
    ['.', 0],
    ['、', 0]
  ])('%s is %d', (character, kind) => expect(letterKind(character.charCodeAt(0))).toBe(kind))
})

/** The word tables of the trained models are keyed by these values. */
describe('wordHash', () => {
  it.each([
    ['Straße', -313515814],
    ['İstanbul', 1081878741],
    ['L’été', 2088038715],
    ['كِتاب', 27704926],
    ['ＡＢＣ１２', 1152859355],
    ['東京', -1446896889],
    ['', 1572119809]
  ])('of "%s"', (word, hash) => expect(wordHash(word)).toBe(hash))

  it('is the same for writings that differ in case, width and digits', () => expect(wordHash('ＡＢＣ１２')).toBe(wordHash('abc98')))
})
