import { describe, expect, test } from 'vitest'
import { bestLabels, ChainScratch, forwardBackward, IMPOSSIBLE } from '../../src/entities/model/chain.js'
import { Column, JUNCTIONS, junctionOf } from '../../src/entities/model/columns.js'
import { DocumentColumns } from '../../src/entities/model/document.js'
import { labelCount, mayFollow } from '../../src/entities/model/labels.js'
import { loadEntityTagger } from '../../src/entities/model/tagger.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

function mentions(code: string, text: string, options: { caseless?: boolean; socialMedia?: boolean } = {}): string[] {
  const tagger = loadEntityTagger(store, code)!
  return tagger.tag(entityTokens(text, code, store), options).map((mention) => `${text.slice(mention.start, mention.end)}/${mention.type}`)
}

/** A small field with made-up numbers, and the score of each of its paths. */
function smallField(length: number, types: number) {
  const labels = labelCount(types)
  const transitions = new Float32Array(2 * labels * labels)
  for (let cell = 0; cell < transitions.length; cell++)
    transitions[cell] = mayFollow(Math.floor(cell / labels) % labels, cell % labels) ? Math.sin(cell * 7.3) : IMPOSSIBLE
  const scratch = new ChainScratch()
  scratch.reserve(length, labels)
  for (let cell = 0; cell < length * labels; cell++) scratch.emissions[cell] = 2 * Math.cos(cell * 3.1)
  for (let position = 0; position < length; position++) scratch.junctions[position] = position % 2
  const paths: { labels: number[]; score: number }[] = []
  const walk = (path: number[], score: number) => {
    const position = path.length
    if (position === length) {
      paths.push({ labels: path, score })
      return
    }
    for (let label = 0; label < labels; label++) {
      const table = (position % 2) * labels * labels
      const step = transitions[table + (path.at(-1) ?? 0) * labels + label]!
      if (step > IMPOSSIBLE) walk([...path, label], score + step + scratch.emissions[position * labels + label]!)
    }
  }
  walk([], 0)
  return { labels, transitions, scratch, paths, weights: Float64Array.from(transitions, (score) => Math.exp(score)) }
}

describe('the field agrees with counting every path', () => {
  const length = 4
  const { labels, transitions, scratch, paths, weights } = smallField(length, 2)
  const total = Math.log(paths.reduce((sum, path) => sum + Math.exp(path.score), 0))

  test('best path', () => {
    bestLabels(scratch, transitions, length, labels)
    const best = paths.reduce((top, path) => (path.score > top.score ? path : top))
    expect([...scratch.labels.subarray(0, length)]).toEqual(best.labels)
  })

  test('sum of all paths and the probability of each label', () => {
    expect(forwardBackward(scratch, weights, length, labels)).toBeCloseTo(total, 4)
    for (let position = 0; position < length; position++)
      for (let label = 0; label < labels; label++) {
        const through = paths.filter((path) => path.labels[position] === label).reduce((sum, path) => sum + Math.exp(path.score - total), 0)
        const cell = position * labels + label
        expect(scratch.forward[cell]! * scratch.backward[cell]!).toBeCloseTo(through, 4)
      }
  })

  test('sum of the allowed paths', () => {
    const allowed = [0b11111, 0b00010, 0b00111, 0b11111]
    const open = paths.filter((path) => path.labels.every((label, position) => ((allowed[position]! >>> label) & 1) === 1))
    const sum = Math.log(open.reduce((part, path) => part + Math.exp(path.score), 0))
    expect(forwardBackward(scratch, weights, length, labels, allowed)).toBeCloseTo(sum, 4)
  })
})

test('junctions number every pair of cases', () => {
  const seen = new Set<number>()
  for (let before = 0; before < 16; before++)
    for (let after = 0; after < 16; after++) for (const attached of [false, true]) seen.add(junctionOf(before, after, attached))
  expect(seen.size).toBe(JUNCTIONS)
  expect(Math.max(...seen)).toBe(JUNCTIONS - 1)
})

test('a word finds its other mention inside a sentence', () => {
  const tokens = entityTokens('Perth is large. We saw Perth. Nobody did.', 'eng', store)
  const columns = new DocumentColumns()
  columns.fill(tokens, false, false, {})
  const elsewhere = [...columns.rows.subarray(0, tokens.count)].map((row) => columns.data[Column.elsewhere * columns.capacity + row]!)
  expect(elsewhere[0]).toBe(columns.rows[6])
  expect(elsewhere[6]).toBe(-1)
})

describe('names', () => {
  test.each([
    ['eng', 'Yesterday Angela Merkel met Barack Obama in London.', ['Angela Merkel/PERSON', 'Barack Obama/PERSON', 'London/LOCATION']],
    ['deu', 'Angela Merkel wurde in Hamburg geboren.', ['Angela Merkel/PERSON', 'Hamburg/LOCATION']],
    ['spa', 'Pedro Sánchez viajó a Barcelona.', ['Pedro Sánchez/PERSON', 'Barcelona/LOCATION']]
  ])('%s: %s', (code, text, wanted) => {
    expect(mentions(code, text)).toEqual(wanted)
  })

  test('no model, no tagger', () => {
    expect(loadEntityTagger(store, 'xxx')).toBe(undefined)
  })

  test('the same text gives the same mentions after another text', () => {
    const text = 'Angela Merkel went to Paris.'
    const before = mentions('eng', text)
    mentions('eng', 'John Smith lives in Berlin. '.repeat(50))
    expect(mentions('eng', text)).toEqual(before)
  })
})

test.each([
  ['one giant word', 'A'.repeat(20000)],
  ['digits', '7'.repeat(20000)],
  ['handles', '@'.repeat(5000)],
  ['one repeated name', 'Barack Obama '.repeat(2000)],
  ['combining marks', `A${'\u0301'.repeat(9000)}`],
  ['lone surrogates', '\ud800 Obama \udfff '.repeat(2000)],
  ['emoji', '\u{1f600}'.repeat(4000)],
  ['right to left', 'שלום לעולם Obama '.repeat(800)],
  ['empty', '']
])('mentions lie in the text and do not overlap: %s', (_, text) => {
  const found = loadEntityTagger(store, 'eng')!.tag(entityTokens(text, 'eng', store))
  const edges = found.flatMap((mention) => [mention.start, mention.end])
  expect(edges.every((edge, index) => (index % 2 === 1 ? edge > edges[index - 1]! : edge >= (edges[index - 1] ?? 0)))).toBe(true)
  expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.length)
  expect(found.every(({ confidence }) => confidence !== undefined && confidence >= 0 && confidence <= 1)).toBe(true)
})

describe('sentences up to a length', () => {
  const text = 'Angela Merkel. The chancellor travelled to Paris to meet Emmanuel Macron. Nikon.'
  const tokens = entityTokens(text, 'eng', store)
  const tagger = loadEntityTagger(store, 'eng')!
  const found = (longest?: number) =>
    tagger.tag(tokens, longest === undefined ? {} : { longest }).map(({ start, end, type, confidence }) => `${text.slice(start, end)}/${type}/${confidence}`)

  test('are tagged as they are among all sentences, the others not at all', () => {
    const short = found(3)
    expect(short.some((mention) => mention.startsWith('Angela Merkel/PERSON'))).toBe(true)
    expect(short.some((mention) => mention.startsWith('Paris'))).toBe(false)
    expect(short).toEqual(found().filter((mention) => !/^(?:Paris|Emmanuel Macron)\//u.test(mention)))
  })

  test('other texts and ways of reading in between change nothing', () => {
    const before = found()
    tagger.tag(entityTokens('Berlin is cold.', 'eng', store))
    expect(found()).toEqual(before)
    const caseless = tagger.tag(tokens, { caseless: true })
    expect(found()).toEqual(before)
    expect(tagger.tag(tokens, { caseless: true })).toEqual(caseless)
  })
})
