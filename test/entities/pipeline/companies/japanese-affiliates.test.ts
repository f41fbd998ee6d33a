/** Japanese firms called by another one and their trade. */
import { expect, it } from 'vitest'
import { withTradeOfAffiliate } from '../../../../src/entities/pipeline/companies/japanese-affiliates.js'
import { ruleMention } from '../../../../src/entities/types.js'

it.each([
  ['トヨタ', 'トヨタ車体が勝った。', 'トヨタ車体'],
  ['ホンダ', 'ホンダ車体社長が語る', 'ホンダ車体'],
  ['ソニー', 'ソニー銀行は発表した。', 'ソニー銀行'],
  ['トヨタ', 'トヨタ産業技術記念館', 'トヨタ'],
  ['トヨタ', 'トヨタ社長が語る', 'トヨタ'],
  ['トヨタ', 'トヨタは自動車を作る', 'トヨタ']
])('%s in %s: %s', (name, text, expected) => {
  const { start, end } = withTradeOfAffiliate(ruleMention(0, name.length, 'ORGANIZATION', 'test', 0.9), text, 'jpn')
  expect(text.slice(start, end)).toBe(expected)
})

it.each([
  ['有限会社北川建材が', '北川建材', '有限会社北川建材'],
  ['医療法人さくら会の', 'さくら会', '医療法人さくら会'],
  ['有名な北川建材が', '北川建材', '北川建材']
])('forms before a name: %s', (text, name, expected) => {
  const at = text.indexOf(name)
  const { start, end } = withTradeOfAffiliate(ruleMention(at, at + name.length, 'ORGANIZATION', 'test', 0.9), text, 'jpn')
  expect(text.slice(start, end)).toBe(expected)
})

it('is a rule on organizations in Japanese', () => {
  expect(withTradeOfAffiliate(ruleMention(0, 3, 'LOCATION', 'test', 0.9), 'トヨタ車体', 'jpn').end).toBe(3)
  expect(withTradeOfAffiliate(ruleMention(0, 3, 'ORGANIZATION', 'test', 0.9), 'トヨタ車体', 'zho').end).toBe(3)
})
