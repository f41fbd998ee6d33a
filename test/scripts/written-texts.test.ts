/** The everyday texts that the taggers learn from: how they are read, and that every one of them is marked rightly. */
import { describe, expect, it } from 'vitest'
import { parseWritten, writtenLanguages, writtenTexts } from '../../scripts/entities/written.js'
import { entityLanguages } from '../../src/entities/languages.js'

describe('a marked text', () => {
  it('has its names at their characters, and its line breaks and tabs', () => {
    const { text, spans, genre } = parseWritten('I|Bill to:\\t{P:Ada Quill}\\n2 x {R:Kobo Clara}, {O:Quill & Co.}, {L:Ryde}')
    expect([genre, text]).toEqual(['I', 'Bill to:\tAda Quill\n2 x Kobo Clara, Quill & Co., Ryde'])
    expect(spans.map(({ start, end, type }) => [text.slice(start, end), type])).toEqual([
      ['Ada Quill', 'PERSON'],
      ['Kobo Clara', 'PRODUCT'],
      ['Quill & Co.', 'ORGANIZATION'],
      ['Ryde', 'LOCATION']
    ])
  })
  it.each(['N|In {L:Ryde it rains.', 'N|In L:Ryde} it rains.', 'N|In {T:Ryde} it rains.', 'In {L:Ryde} it rains.'])(
    'is refused where a mark is broken: %s',
    (line) => {
      expect(() => parseWritten(line)).toThrow('not a marked text')
    }
  )
})

describe('the texts', () => {
  it('are there for every language with entities', () => expect(writtenLanguages()).toEqual([...entityLanguages].sort()))

  for (const language of writtenLanguages())
    it(`of ${language} are marked, none twice, a sixth of them kept for measuring`, () => {
      const [train, dev] = [writtenTexts(language, 'train'), writtenTexts(language, 'dev')]
      const all = [...train, ...dev]
      expect(Math.abs(train.length - 5 * dev.length)).toBeLessThan(6)
      expect(dev.length).toBeGreaterThan(7)
      expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
      for (const { text, spans } of all) for (const { start, end } of spans) expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
      expect(all.filter(({ spans }) => spans.length === 0).length).toBeGreaterThan(0)
    })
})
