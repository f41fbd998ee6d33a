/** The statements about linking: how they are read, and how an answer is compared with them. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnsweredEntity, compare } from '../../scripts/linking/statements/outcome.js'
import { compareTexts, failureLines, report } from '../../scripts/linking/statements/run.js'
import { statedText, statedTexts } from '../../scripts/linking/statements/statements.js'
import { countByKind, formatTable, precisionAndRecall } from '../../scripts/linking/statements/table.js'
import { entityLanguage } from '../../src/entities/languages.js'

const entity = (entityId: string, ...offsets: [number, number][]): AnsweredEntity => ({
  entityId,
  type: 'LOCATION',
  mentionOffsets: offsets.map(([startOffset, endOffset]) => ({ startOffset, endOffset }))
})

describe('statements', () => {
  const all = [...statedTexts('seen'), ...statedTexts('unseen')]
  const count = (kind: string) => all.filter((text) => text.kind === kind).reduce((sum, { statements }) => sum + statements.length, 0)

  it('are 800 or more of seventeen kinds, in each half a third or more', () => {
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(17)
    expect(all.reduce((sum, { statements }) => sum + statements.length, 0)).toBeGreaterThanOrEqual(800)
    expect(statedTexts('seen').length).toBeGreaterThan(all.length / 3)
    expect(statedTexts('unseen').length).toBeGreaterThan(all.length / 3)
    for (const kind of ['famous', 'inflected', 'same-city', 'nil-persons', 'nil-words', 'demonyms', 'coherence']) expect(count(kind)).toBeGreaterThanOrEqual(40)
  })

  it('are in languages that entities are extracted in, with mentions that stand for themselves', () => {
    for (const { language, text, statements } of all) {
      expect(entityLanguage(language), language).toBeDefined()
      expect(text).not.toMatch(/\[\[|\]\]|⏎|\t/)
      for (const { start, end } of statements) expect(text.slice(start, end)).toMatch(/^\S(.*\S)?$/)
    }
  })

  it('are each there once', () => {
    const texts = all.map(({ text }) => text)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})

describe('a line', () => {
  it('gives a text without marks, and the places of the mentions', () => {
    expect(statedText('kind', 'eng', 'From ⏎ [[Paris|Q90]], not [[Paris|!Q90]] or [[I|T]] or [[B|Q1,Q2]]')).toEqual({
      kind: 'kind',
      language: 'eng',
      text: 'From\nParis, not Paris or I or B',
      statements: [
        { start: 5, end: 10, expected: { is: 'linked', ids: ['Q90'] } },
        { start: 16, end: 21, expected: { is: 'other', id: 'Q90' } },
        { start: 25, end: 26, expected: { is: 'unlinked' } },
        { start: 30, end: 31, expected: { is: 'linked', ids: ['Q1', 'Q2'] } }
      ]
    })
  })

  for (const line of ['no mark at all', 'open [[Paris|Q90', 'no bar [[Paris]]', 'no id [[Paris|90]]', 'empty [[|Q90]]', 'ids [[A|Q1;Q2]]'])
    it(`is refused: ${line}`, () => expect(() => statedText('kind', 'eng', line)).toThrow(Error))
})

describe('an answer', () => {
  const outcomesOf = (line: string, entities: AnsweredEntity[]) => compare(statedText('kind', 'eng', line), entities).map(({ outcome }) => outcome)

  for (const [name, line, entities, outcome] of [
    ['the entity', '[[Paris|Q90]]', [entity('Q90', [0, 5])], 'held'],
    ['the second of two', '[[Paris|Q90,Q91]]', [entity('Q91', [0, 5])], 'held'],
    ['another entity', '[[Paris|Q90]]', [entity('Q830149', [0, 5])], 'wrong id'],
    ['an id of the document', '[[Paris|Q90]]', [entity('T0', [0, 5])], 'missing link'],
    ['nothing there', '[[Paris|Q90]]', [], 'not extracted'],
    ['only a part of it', '[[New York|Q60]]', [entity('Q42462', [4, 8])], 'not extracted'],
    ['a longer mention', 'President [[Obama|Q76]]', [entity('Q76', [0, 15])], 'held'],
    ['the shortest mention counts', 'in [[Paris|Q90]], Texas', [entity('Q830149', [3, 15]), entity('Q90', [3, 8])], 'held'],
    ['a later mention of a chain', 'Paris and [[Paris|Q90]]', [entity('Q90', [0, 5], [10, 15])], 'held'],
    ['linked against the statement', '[[Anna Schmidt|T]]', [entity('Q1', [0, 12])], 'wrongly linked'],
    ['not linked as stated', '[[Anna Schmidt|T]]', [entity('T0', [0, 12])], 'held'],
    ['not extracted, and not to be linked', '[[Monday|T]]', [], 'held'],
    ['just what it is not', '[[French|!Q142]]', [entity('Q142', [0, 6])], 'wrongly linked'],
    ['something else', '[[French|!Q142]]', [entity('Q121842', [0, 6])], 'held'],
    ['an id of a base of the customer', '[[Acme|T]]', [entity('TX-7', [0, 4])], 'wrongly linked']
  ] as const)
    it(name, () => expect(outcomesOf(line, [...entities])).toEqual([outcome]))

  it('is counted by kind, with precision over the links given and recall over the links stated', () => {
    const line = '[[Paris|Q90]] [[London|Q84]] [[Nice|T]] [[French|!Q142]] [[Rome|Q220]]'
    const answer = [entity('Q90', [0, 5]), entity('Q85', [6, 12]), entity('Q1', [13, 17]), entity('Q121842', [18, 24]), entity('T9', [25, 29])]
    const text = statedText('cities', 'eng', line)
    const compared = [{ ...text, comparisons: compare(text, answer) }]
    const table = countByKind(compared)
    expect([...table.keys()]).toEqual(['cities', 'all'])
    expect(table.get('all')).toEqual({ statements: 5, extracted: 5, held: 2, 'wrong id': 1, 'missing link': 1, 'wrongly linked': 1, 'not extracted': 0 })
    expect(precisionAndRecall(compared[0]!.comparisons)).toEqual({ precision: 1 / 3, recall: 1 / 3 })
    expect(precisionAndRecall([])).toEqual({ precision: undefined, recall: undefined })
    expect(formatTable(table).split('\n')).toHaveLength(3)
    expect(failureLines(compared).map((failure) => failure.split('\t').slice(1, 6))).toEqual([
      ['wrong id', 'eng', 'London', 'Q84', 'Q85/LOCATION'],
      ['wrongly linked', 'eng', 'Nice', 'T', 'Q1/LOCATION'],
      ['missing link', 'eng', 'Rome', 'Q220', 'T9/LOCATION']
    ])
  })
})

describe('a server', () => {
  let server: Server
  let address = ''
  const asked: unknown[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as { content: string }
        asked.push({ path: request.url, ...body })
        response.statusCode = body.content === 'refused' ? 400 : 200
        response.end(JSON.stringify(response.statusCode === 400 ? { code: 'badRequest' } : { entities: [entity('Q90', [0, 5])] }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('is asked to link each text in its language', async () => {
    const compared = await compareTexts(address, [statedText('kind', 'fra', '[[Paris|Q90]] dort.')])
    expect(compared[0]!.comparisons[0]!.outcome).toBe('held')
    expect(asked).toEqual([{ path: '/rest/v1/entities', content: 'Paris dort.', language: 'fra', options: { linkEntities: true } }])
  })

  it('that refuses a text ends the run with what it said', () =>
    expect(compareTexts(address, [{ ...statedText('kind', 'eng', '[[Paris|Q90]]'), text: 'refused' }])).rejects.toThrow(/400.*badRequest/))

  it('never shows failures of the unseen half', () => expect(report(address, 'unseen', true)).rejects.toThrow(RangeError))
})
