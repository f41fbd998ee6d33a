import { describe, expect, it } from 'vitest'
import type { PinyinCode } from '../../../src/names/schemes/pinyin.js'
import { romanisePinyin } from '../../../src/names/schemes/schemes.js'

describe('pinyin by other systems', () => {
  const cases: readonly (readonly [syllables: string, sizes: readonly number[], code: PinyinCode, written: string])[] = [
    ['li3 bai2 wen2', [1, 2], 'HYPY', 'Li Baiwen'],
    ['li3 bai2 wen2', [1, 2], 'HYPY_TONED', 'Li3 Bai2wen2'],
    ['mao2 ze2 dong1', [1, 2], 'WADE_GILES', 'Mao Tse-tung'],
    ['zhou1 en1 lai2', [1, 2], 'WADE_GILES', 'Chou En-lai'],
    ['deng4 xiao3 ping2', [1, 2], 'WADE_GILES', 'Teng Hsiao-p’ing'],
    ['jiang3 jie4 shi2', [1, 2], 'WADE_GILES', 'Chiang Chieh-shih'],
    ['lv3', [1], 'WADE_GILES', 'Lü'],
    ['si1 ma3 xiang1 ru2', [2, 2], 'WADE_GILES', 'Ssu-ma Hsiang-ju'],
    ['xi1 an1', [2], 'HYPY', "Xi'an"],
    ['ma3 ying1 jiu3', [1, 2], 'TYPY', 'Ma Yingjiou'],
    ['zhi1 xiong2', [1, 1], 'TYPY', 'Jhih Syong'],
    ['gui4', [1], 'TYPY_TONED', 'Guei4'],
    ['nu:3', [1], 'HYPY', 'Nü']
  ]
  it.each(cases)('%s', (syllables, sizes, code, written) => expect(romanisePinyin(syllables.split(' '), code, sizes)).toBe(written))
})
