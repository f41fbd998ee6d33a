import { describe, expect, it } from 'vitest'
import { CJK } from '../../src/language/groups.js'
import { syllableEvidence } from '../../src/language/kana.js'
import { createWorkspace } from '../../src/language/kernel.js'
import { chooseWords } from '../../src/language/score.js'
import { createModelMemory } from '../../src/models/memory.js'

const workspace = createWorkspace(createModelMemory(), 200)

function evidenceOf(text: string): number {
  const { reader } = workspace
  reader.clear()
  reader.read(text, 0, text.length, 200)
  return syllableEvidence(workspace, chooseWords(workspace, CJK, 0, reader.count))
}

describe('syllable letters', () => {
  it.each(['ア', 'す', '消す', '意識的な', '人工知能を研究する', 'ｶﾀｶﾅ'])('Kana make %s Japanese', (text) => {
    expect(evidenceOf(text)).toBeGreaterThan(0)
  })

  it.each(['安全', '中国語', ''])('%s decides nothing', (text) => {
    expect(evidenceOf(text)).toBe(0)
  })

  it('a lone の says less', () => {
    expect(evidenceOf('鲜の味')).toBeGreaterThan(0)
    expect(evidenceOf('鲜の味')).toBeLessThan(evidenceOf('鲜な味'))
  })

  it('a Japanese word quoted in a Chinese text decides nothing', () => {
    expect(evidenceOf('他在东京学习了三年日语以后第一次对老师说出了这样的一句话：「ありがとう」，全班同学都为他高兴地鼓起掌来，老师也笑了。')).toBe(0)
  })

  it('Bopomofo is Chinese', () => {
    expect(evidenceOf('ㄅㄆㄇ')).toBeLessThan(0)
    expect(evidenceOf('我很ㄎㄅ')).toBeLessThan(0)
  })
})
