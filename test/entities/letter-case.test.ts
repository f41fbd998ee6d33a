/** Words told by their letters as expressions tell them. */
import { describe, expect, it } from 'vitest'
import { isCapitalised, isPlain } from '../../src/entities/lists/letter-case.js'

const words =
  'Anna|anna|McGee|mcGee|IBM|A|a||Š|Šárka|Єва|ЄС|İstanbul|ǅemal|Aǆ|AǅB|Ḫattuša|Ḫ|Αθήνα|東京|A東京a|Aª|ªA|A1b|A-b|O’Hara|Ó Néill|Anna Maria|Anna  Maria|Anna-Maria|-Anna|Anna-|Anna -Maria| Anna|Anna |Anna\u00a0Maria|И\u0306ога|𐐀𐐨|A𐐨|ᾼx|Ā1|فاطمة|שרה|Ⅷa|A\nb'.split(
    '|'
  )

describe('letters of a word', () => {
  it.each(words)('%s', (word) => {
    expect(isCapitalised(word, 0, word.length)).toBe(/^\p{Lu}\p{L}*\p{Ll}/u.test(word))
    expect(isCapitalised(` ${word}x`, 1, word.length + 1)).toBe(/^\p{Lu}\p{L}*\p{Ll}/u.test(word))
    const isOfAlphabet = Array.from(word).every((letter) => letter < '\u0700')
    expect(isPlain(word, 0, word.length)).toBe(isOfAlphabet && /^\p{L}+(?:[ -]\p{L}+)*$/u.test(word))
  })
})
