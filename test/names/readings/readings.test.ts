import { describe, expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import { openReadings } from '../../../src/names/readings/readings.js'

const readings = openReadings(openModels())

describe('readings of names in Han characters', () => {
  it.each([
    ['山田太郎', 'やまだ たろう'],
    ['三島由紀夫', 'みしま ゆきお'],
    ['小泉純一郎', 'こいずみ じゅんいちろう'],
    ['長谷川京子', 'はせがわ きょうこ'],
    ['石原さとみ', 'いしはら さとみ'],
    ['林芙美子', 'はやし ふみこ']
  ])('Japanese %s: %s', (name, kana) => {
    expect(
      readings.japanese
        .read(name, 3)[0]
        ?.parts.map((part) => part.join(''))
        .join(' ')
    ).toBe(kana)
  })
  it.each([
    ['单田芳', 'shan4 tian2fang1'],
    ['曾蔭權', 'zeng1 yin4quan2'],
    ['欧阳修', 'ou1yang2 xiu1'],
    ['仇英', 'qiu2 ying1']
  ])('Chinese %s: %s', (name, pinyin) => {
    expect(
      readings.chinese
        .read(name, 'PERSON', 3)[0]
        ?.parts.map((part) => part.join(''))
        .join(' ')
    ).toBe(pinyin)
  })
  it.each([
    ['李承晚', '이 승만'],
    ['金正恩', '김 정은'],
    ['盧武鉉', '노 무현'],
    ['南宮遠', '남궁 원']
  ])('hanja %s: %s', (name, hangul) => {
    expect(
      readings.hanja
        .read(name, 'PERSON')[0]
        ?.parts.map((part) => part.join(''))
        .join(' ')
    ).toBe(hangul)
  })
})
