import { describe, expect, it } from 'vitest'
import { guessOrigin, guessUse } from '../../../src/names/origin/guess.js'

describe('language of use', () => {
  const cases: readonly (readonly [name: string, language: string | undefined])[] = [
    ['Владимир Путин', 'rus'],
    ['Андрій Шевченко', 'ukr'],
    ['Новак Ђоковић', 'srp'],
    ['محمد علي', 'ara'],
    ['پرویز', 'fas'],
    ['لاہور', 'urd'],
    ['ښار', 'pus'],
    ['习近平', 'zho'],
    ['山田太郎', 'jpn'],
    ['ジョン・スミス', 'jpn'],
    ['김철수', 'kor'],
    ['Αθήνα', 'ell'],
    ['John', 'eng'],
    ['123', undefined]
  ]
  it.each(cases)('%s: %s', (name, language) => {
    expect(guessUse(name)).toBe(language)
  })
})

describe('language of origin', () => {
  const cases: readonly (readonly [name: string, use: string, origin: string])[] = [
    ['ジョン・スミス', 'jpn', 'eng'],
    ['山田太郎', 'jpn', 'jpn'],
    ['김철수', 'kor', 'kor'],
    ['조지 워싱턴', 'kor', 'eng'],
    ['아베 신조', 'kor', 'jpn'],
    ['모리모토 사토시', 'kor', 'jpn'],
    ['习近平', 'zho', 'zho'],
    ['乔治·华盛顿', 'zho', 'eng'],
    ['Си Цзиньпин', 'rus', 'zho'],
    ['Александр Лукашенко', 'rus', 'ukr'],
    ['Владимир Путин', 'rus', 'rus']
  ]
  it.each(cases)('%s written in %s: %s', (name, use, origin) => {
    expect(guessOrigin(name, use)).toBe(origin)
  })
})
