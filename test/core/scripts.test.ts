import { describe, expect, it } from 'vitest'
import { SCRIPT_CODES, SCRIPT_OF_UNIT, scriptNumber, scriptRuns } from '../../src/core/scripts.js'

describe('SCRIPT_OF_UNIT', () => {
  it.each([
    ['a', 'Latn'],
    ['ß', 'Latn'],
    ['Ж', 'Cyrl'],
    ['ش', 'Arab'],
    ['中', 'Hani'],
    ['々', 'Hani'],
    ['の', 'Hira'],
    ['カ', 'Kana'],
    ['ー', 'Kana'],
    ['한', 'Hang'],
    ['ि', 'Deva'],
    ['ქ', 'Geor'],
    ['\u0301', 'Zinh'],
    ['7', 'Zyyy'],
    ['।', 'Zyyy'],
    [' ', 'Zyyy'],
    ['\udc00', 'Zyyy'],
    ['ꠀ', 'Zzzz']
  ])('%j is %s', (letter, script) => {
    expect(SCRIPT_CODES[SCRIPT_OF_UNIT[letter.charCodeAt(0)]!]).toBe(script)
  })

  it('refuses a code it has no number for', () => {
    expect(() => scriptNumber('Xxxx' as 'Latn')).toThrow(RangeError)
  })
})

describe('scriptRuns', () => {
  const runs = (text: string) => scriptRuns(text).map(({ start, end, script }) => `${script}:${text.slice(start, end)}`)

  it.each([
    ['', []],
    ['12, 34', ['Zyyy:12, 34']],
    ['Hello, мир!', ['Latn:Hello, ', 'Cyrl:мир!']],
    ['(abc) 12', ['Latn:(abc) 12']],
    ['漢字とカナ', ['Jpan:漢字とカナ']],
    ['汉字 abc', ['Hani:汉字 ', 'Latn:abc']],
    ['é́ж', ['Latn:é́', 'Cyrl:ж']]
  ])('%j', (text, expected) => {
    expect(runs(text)).toEqual(expected)
  })
})
