import { describe, expect, test } from 'vitest'
import { changesLowered, changesRaised, isCaseless, isLowered } from '../../src/core/letter-case.js'

describe('letter case', () => {
  const units = Array.from({ length: 0x10000 }, (_, code) => code)

  test('says of every character what conversion does', () => {
    const wrong = units.filter((code) => {
      const letter = String.fromCharCode(code)
      return changesLowered(code) !== (letter.toLowerCase() !== letter) || changesRaised(code) !== (letter.toUpperCase() !== letter)
    })
    expect(wrong).toEqual([])
  })

  test('a word that is lowered stays as it is', () => {
    const cased = units.filter((code) => isLowered(String.fromCharCode(code)) && String.fromCharCode(code).toLowerCase() !== String.fromCharCode(code))
    expect(cased).toEqual([])
    expect(['straße', 'مدرسة', 'молоко', '東京'].every(isLowered)).toBe(true)
    expect(['Straße', 'ΟΔΟΣ', 'İ', '\u{10400}'].some(isLowered)).toBe(false)
  })

  test('halves of pairs may have case', () => {
    expect(isCaseless(0xd801)).toBe(false)
  })
})
