/** The probes of the language evaluation: what is chosen and how it is altered. */
import { describe, expect, it } from 'vitest'
import { ALTERATIONS, altered } from '../../scripts/language/probes/alterations.js'
import { firstWords } from '../../scripts/language/probes/first-words.js'
import { isCapitalised, isNamed } from '../../scripts/language/probes/named.js'
import { type Probe, sample } from '../../scripts/language/probes/probe.js'
import { codeTexts, isInHalf, mixedDocuments, ownLines } from '../../scripts/language/probes/statements.js'

const names = ['Nowak', 'Yılmaz', 'Van Dijk']
const german: Probe = { language: 'deu', script: 'Latn', text: "Der alte Fischer hat's gestern Abend am Hafen, wie immer, nicht geglaubt." }
const thai: Probe = { language: 'tha', script: 'Thai', text: 'เมื่อวานนี้ฝนตกหนักมากจนออกจากบ้านไม่ได้เลย' }
const chinese: Probe = { language: 'zho', script: 'Hans', text: '昨天晚上下了很大的雨，我们只好待在家里看电视。' }

const letters = (text: string): string => (text.match(/[\p{L}\p{M}]/gu) ?? []).join('')
const sorted = (text: string): string => [...text].sort().join('')
const alteration = (name: string) => ALTERATIONS.find((entry) => entry.name === name)!
const alter = (probe: Probe, name: string): string => altered(probe, alteration(name), names)
/** A text without tags, marks of Markdown, entities, addresses, handles and tags. */
const stripped = (text: string): string =>
  text
    .replace(/!\[\]\([^)]*\)|\]\([^)]*\)|<[^>]*>|&nbsp;/g, '')
    .replace(/(?<!\S)(https?:\/\/|www\.|[@#])\S+/g, '')
    .trim()

describe('alterations', () => {
  it('are ten, each the same in every run and other than the sentence', () => {
    expect(ALTERATIONS).toHaveLength(10)
    for (const probe of [german, thai, chinese])
      for (const entry of ALTERATIONS) {
        const once = altered(probe, entry, names)
        expect(altered(probe, entry, names)).toBe(once)
        // Thai has neither capitals nor punctuation
        if (probe === german || !/^(capitals|small letters)/.test(entry.name)) expect(once).not.toBe(probe.text)
      }
  })

  for (const name of ['footnote marks', 'a link', 'handles and tags', 'HTML or Markdown'])
    it(`${name}: every letter stays, in its order`, () => {
      for (const probe of [german, thai, chinese]) expect(letters(stripped(alter(probe, name)))).toBe(letters(probe.text))
    })

  it('a table row: the sentence is one cell', () => {
    for (const probe of [german, thai, chinese]) expect(alter(probe, 'a table row').split(/ \| |\t/)).toContain(probe.text)
  })

  it('foreign names stand in front, three of them', () => {
    const [before, after] = alter(german, 'three foreign names in front').split(/ \(\w+\) /)
    expect(after).toBe(german.text)
    expect(before!.split(', ').every((name) => names.includes(name))).toBe(true)
    expect(before!.split(', ')).toHaveLength(3)
  })

  it('60 masked letters follow', () => {
    const text = alter(chinese, '60 masked letters')
    expect(text.startsWith(`${chinese.text} xxx`)).toBe(true)
    expect(text.match(/x/g)).toHaveLength(60)
  })

  it('small letters keep the apostrophe in a word', () => {
    expect(alter(german, 'small letters without punctuation')).toBe("der alte fischer hat's gestern abend am hafen wie immer nicht geglaubt")
  })

  it('swapped letters: a quarter of the words change, by two neighbours each', () => {
    const before = german.text.split(' ')
    const after = alter(german, 'letters swapped in a quarter of the words').split(' ')
    const changed = before.flatMap((word, index) => (word === after[index] ? [] : [[word, after[index]!] as const]))
    expect(changed).toHaveLength(Math.ceil(before.length / 4))
    for (const [word, other] of changed) {
      expect(sorted(other)).toBe(sorted(word))
      expect([...word].filter((unit, at) => unit !== other[at])).toHaveLength(2)
    }
  })
})

describe('sentences full of names', () => {
  /** A sentence whose names stand in brackets. */
  function marked(text: string): { text: string; spans: { start: number; end: number; type: string }[] } {
    const spans: { start: number; end: number; type: string }[] = []
    let plain = ''
    for (const [index, part] of text.split(/[[\]]/).entries()) {
      if (index % 2 === 1) spans.push({ start: plain.length, end: plain.length + part.length, type: 'PERSON' })
      plain += part
    }
    return { text: plain, spans }
  }

  const cases: readonly (readonly [language: string, text: string, expected: boolean])[] = [
    ['eng', '[Anna Met] saw [Tom Hanks] in the city of [Berlin].', true],
    ['eng', 'The old man went to the harbour with [Tom] this evening.', false],
    ['eng', '[Anna] met [Tom].', false],
    // a dateline, a result, a list
    ['spa', '[Sao Paulo] ([Brasil]), 23 may ([EFE]).', false],
    ['spa', '[Jeff Tarango] ([USA]) a [Sergi Bruguera] ([ESP]) por 6-4, 6-1.', false],
    ['fra', '[Constance Bennett], [Adolphe Menjou], [Clark Gable]', false],
    ['fra', "''' [Laodice IV] ''', fille de [Antiochos III] et de sa femme", false],
    // handles and links are neither names nor words
    ['eng', '@one @two @three [Austin Mahone] http://t.co/x', false],
    ['jpn', '[田中太郎]は[東京]で生まれた。', true],
    ['jpn', 'その後、市内の学校に通いながら[東京]で働いていた。', false],
    ['zho', '[北京]', false]
  ]
  for (const [language, text, expected] of cases) it(`${text} ${expected ? 'is one' : 'is none'}`, () => expect(isNamed(marked(text), language)).toBe(expected))

  it('dates and numbers are no names', () => {
    const text = 'On Monday 4 May we went to see the house.'
    expect(isNamed({ text, spans: [{ start: 3, end: 15, type: 'TEMPORAL:DATE' }] }, 'eng')).toBe(false)
  })

  it('capitals inside a sentence tell names, those of a title or the first word do not', () => {
    expect(isCapitalised('Hun flyttet fra Oslo til New York i mai.')).toBe(true)
    expect(isCapitalised('Vi gikk en tur langs sjøen i går.')).toBe(false)
    expect(isCapitalised('Blue Eyes Crying In The Rain')).toBe(false)
  })
})

describe('beginnings of sentences', () => {
  it('have five words, or as many characters as say as much', () => {
    expect(firstWords(german)?.text).toBe("Der alte Fischer hat's gestern")
    expect(firstWords(chinese)?.text).toBe('昨天晚上下了很大的雨')
    expect([...firstWords(thai)!.text]).toHaveLength(12)
  })

  it('are not made of short sentences and romanised ones', () => {
    expect(firstWords({ ...german, text: 'Das ist nur ein Wort.' })).toBeUndefined()
    expect(firstWords({ language: 'hin', script: 'Latn', text: 'yah ek bahut hi lamba vakya hai' })).toBeUndefined()
  })
})

describe('samples', () => {
  it('hold each text once and are the same whatever the order', () => {
    const probes = Array.from({ length: 50 }, (_, index) => ({ text: `text ${index % 40}` }))
    const taken = sample(probes, 10)
    expect(new Set(taken.map(({ text }) => text)).size).toBe(10)
    expect(sample([...probes].reverse(), 10)).toEqual(taken)
    expect(sample(probes, 100)).toHaveLength(40)
  })
})

describe('own texts', () => {
  it('fall into two halves of about the same size', () => {
    for (const read of [ownLines, codeTexts, mixedDocuments] as const) {
      const [seen, unseen] = [read('seen'), read('unseen')]
      expect(seen.length).toBeGreaterThan(20)
      expect(Math.abs(seen.length - unseen.length)).toBeLessThan(0.3 * (seen.length + unseen.length))
      expect(seen.every(({ text }) => isInHalf(text, 'seen') && !isInHalf(text, 'unseen'))).toBe(true)
    }
  })

  it('lines have a known language, a kind and a text, each once', () => {
    const lines = [...ownLines('seen'), ...ownLines('unseen')]
    for (const { language, kind, text } of lines) {
      expect(language).toMatch(/^[a-z]{3}$/)
      expect(kind).not.toBe('')
      expect(text.trim()).not.toBe('')
    }
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  })

  it('parts of documents lie in the text, in order, without overlap', () => {
    for (const { text, regions } of [...mixedDocuments('seen'), ...mixedDocuments('unseen')]) {
      expect(regions.length).toBeGreaterThan(0)
      let last = 0
      for (const { start, end } of regions) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }
  })
})
