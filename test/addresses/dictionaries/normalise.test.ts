/** The form in which words of addresses are compared. */
import { describe, expect, test } from 'vitest'
import { addressKey, addressTokens, wideKey } from '../../../src/addresses/dictionaries/normalise.js'

describe('words of addresses', () => {
  for (const [text, tokens] of [
    ['10 Main St., Apt. #5', ['10', 'main', 'st', 'apt', '#', '5']],
    ['P.O. Box 12', ['po', 'box', '12']],
    ['N.W. U.S.A.', ['nw', 'usa']],
    ['O’Connell, King’s', ['oconnell', 'kings']],
    ['Łódź, Müllerstraße', ['lodz', 'mullerstrasse']],
    ['5½ Oak', ['5', '1', '2', 'oak']],
    ['北京路12號A座', ['北京路', '12', '號', 'a', '座']],
    ['5th Ave 7a 12-14', ['5th', 'ave', '7a', '12', '14']],
    ['ＦＬＡＴ　５', ['flat', '5']],
    ['!?', []]
  ] as const) {
    test(JSON.stringify(text), () => expect(addressTokens(text)).toEqual(tokens))
  }

  test('texts that differ by case, punctuation and diacritics have one key', () => expect(addressKey('Café-Straße, 5')).toBe(addressKey('CAFE strasse 5')))
  test('letters with dots are written as two as well', () => expect(wideKey('Müller')).toBe('mueller'))
  test('letters without are not', () => expect(wideKey('Miller')).toBeUndefined())
})
