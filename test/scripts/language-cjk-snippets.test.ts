import { describe, expect, it } from 'vitest'
import { hanSnippets, segmentedWords } from '../../scripts/language/cjk-snippets.js'

const row = (language: string, text: string) => ({ language, script: '', variety: '', genre: '', source: '', text })

describe('segmentedWords', () => {
  it('gives the words of Japanese and Chinese texts with their offsets', () => {
    const text = '政府は、新しい時間'
    const words = segmentedWords(text, 'jpn')!.map(({ start, end }) => text.slice(start, end))
    expect(words).toContain('政府')
    expect(words).toContain('時間')
    expect(words.join('')).toBe('政府は新しい時間')
  })

  it('leaves other languages and scripts to others', () => {
    expect(segmentedWords('한국어 문장', 'kor')).toBeUndefined()
    expect(segmentedWords('zhōng guó', 'zho')).toBeUndefined()
  })
})

describe('hanSnippets', () => {
  it('holds Han characters alone, first the single words', () => {
    const snippets = [...hanSnippets(row('jpn', '政府は社会を調べる。'))]
    expect(snippets.slice(0, 2)).toEqual(['政府', '社会'])
    for (const snippet of snippets) expect(snippet).toMatch(/^\p{Script=Han}+$/u)
  })

  it('joins neighbours up to three words', () => {
    expect([...hanSnippets(row('zho', '我们的学校'))]).toEqual(['我们', '的', '学校', '我们的', '我们的学校'])
  })

  it('has none for other languages', () => {
    expect([...hanSnippets(row('kor', '大韓民國 만세'))]).toEqual([])
  })
})
