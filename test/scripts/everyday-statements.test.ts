/** The statements about everyday documents: how they are read, how an answer is compared with them, and what is shown. */
import { describe, expect, it } from 'vitest'
import {
  type AnsweredEntity,
  type AnsweredTokens,
  categoriesHold,
  entitiesHold,
  entitiesShown,
  tokensHold,
  tokensShown
} from '../../scripts/everyday/checks.js'
import { countBy, failureLines, figuresOf, groupOf, type Judged, reportText } from '../../scripts/everyday/report.js'
import { type EntityCheck, everydayStatements, kindsOf, placesOf, type Statement, statementOf } from '../../scripts/everyday/statements.js'
import { categoryLabels } from '../../src/categories/labels.js'
import { categoryCodes } from '../../src/categories/languages.js'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { entityLanguage } from '../../src/entities/languages.js'
import { morphologyLanguage } from '../../src/morphology/languages.js'

const all = everydayStatements()
const names: ReadonlySet<string> = new Set(['types', 'chains', 'lines', 'capitals', 'weak'])

describe('statements', () => {
  it('are many, of every kind, on many texts and in many languages', () => {
    for (const kind of Object.values(kindsOf).flat()) expect(all.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(40)
    const aboutNames = all.filter(({ kind }) => names.has(kind))
    expect(aboutNames.length).toBeGreaterThanOrEqual(330)
    expect(new Set(aboutNames.map(({ text }) => text)).size).toBeGreaterThanOrEqual(150)
    expect(new Set(aboutNames.map(({ language }) => language)).size).toBeGreaterThanOrEqual(28)
  })

  it('are unread for about a third', () => {
    const share = all.filter(({ unread }) => unread).length / all.length
    expect(share).toBeGreaterThan(0.27)
    expect(share).toBeLessThan(0.4)
  })

  it('are in languages that are served and have a group', () => {
    for (const { asked, language } of all) {
      if (asked === 'entities') expect(entityLanguage(language), language).toBeDefined()
      else if (asked === 'morphology') expect(morphologyLanguage(language), language).toBeDefined()
      else expect(categoryCodes).toContain(language)
      expect(groupOf(language)).toBeTruthy()
    }
  })

  it('name tags and labels that exist', () => {
    for (const { asked, check } of all) {
      if (asked === 'morphology' && check.tag !== undefined) expect(partsOfSpeech).toContain(check.tag)
      if (asked === 'categories' && 'top' in check) expect(categoryLabels).toContain(check.top)
      if (asked === 'entities' && 'has' in check) expect(check.has.type).toMatch(/^(PERSON|LOCATION|ORGANIZATION|PRODUCT|(TEMPORAL|IDENTIFIER):[A-Z_]+)$/)
    }
  })
})

describe('a line', () => {
  const line = (row: object) => JSON.stringify({ kind: 'types', language: 'eng', text: 'Ford met Ford.', ...row })

  it('is read', () => {
    const { asked, kind, options, check } = statementOf(line({ options: { modelType: 'DNN' }, has: { mention: 'Ford', type: 'PERSON', count: 2 } }))
    expect({ asked, kind, options, check }).toEqual({
      asked: 'entities',
      kind: 'types',
      options: { modelType: 'DNN' },
      check: { has: { mention: 'Ford', type: 'PERSON', count: 2 } }
    })
  })

  it('is unread by its language, text and check, whatever its options', () => {
    const row = { has: { mention: 'Ford', type: 'PERSON' } }
    expect(statementOf(line({ ...row, options: { calculateSalience: true } })).unread).toBe(statementOf(line(row)).unread)
    // sha256 of eng, the text and {"not":{"mention":"Ford","type":"T<n>"}}: first byte divided by three
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => statementOf(line({ not: { mention: 'Ford', type: `T${n}` } })).unread)
    expect(numbers).toEqual([3, 9])
  })

  const wrong: Record<string, object> = {
    'of an unknown kind': { kind: 'colours', has: { mention: 'Ford', type: 'PERSON' } },
    'without a check': {},
    'with two checks': { not: { mention: 'Ford' }, has: { mention: 'Ford', type: 'PERSON' } },
    'with a check of another kind': { token: 'Ford', lemma: 'Ford' },
    'about what is not in the text': { not: { mention: 'Opel' } },
    'about a part of a word': { not: { mention: 'For' } },
    'with a place too many': { same: [{ mention: 'Ford', nth: 3 }, 'Ford'] },
    'with one name to compare': { same: ['Ford'] },
    'with a misspelt field': { has: { mention: 'Ford', typ: 'PERSON' } },
    'with a count of none': { has: { mention: 'Ford', type: 'PERSON', count: 0 } },
    'with nothing said of the token': { kind: 'words', token: 'Ford', nth: 1 },
    'with a number of categories that is none': { kind: 'categories', categories: 0 },
    'with an empty text': { text: '', not: { mention: 'Ford' } }
  }
  for (const [name, row] of Object.entries(wrong)) it(`is refused ${name}`, () => expect(() => statementOf(line(row))).toThrow(Error))
})

describe('places of a word', () => {
  const startsOf = (text: string, wanted: string) => placesOf(text, wanted).map(({ start }) => start)

  it('are not inside a longer one', () => expect(startsOf('Radeva, Radev, Radev’s', 'Radev')).toEqual([8, 15]))
  it('may be beside punctuation and signs', () => expect(startsOf('%20 (20) 120', '20')).toEqual([1, 5]))
  it('are anywhere where there are no blanks', () => expect(startsOf('北京大学在北京', '北京')).toEqual([0, 5]))
  it('are before a Korean particle', () => expect(startsOf('부산에서', '부산')).toEqual([0]))
  it('do not part a letter from its mark', () => expect(startsOf('रा', 'र')).toEqual([]))
})

describe('entities', () => {
  const text = 'Mr Miller of Ford Motor met Mrs Miller in Ford City.'
  const mention = (start: number, wanted: string, type: string) => ({ start, end: start + wanted.length, type })
  const entities: AnsweredEntity[] = [
    { entityId: 'T0', type: 'PERSON', mentions: [mention(3, 'Miller', 'PERSON')] },
    { entityId: 'T1', type: 'ORGANIZATION', mentions: [mention(13, 'Ford Motor', 'ORGANIZATION'), mention(42, 'Ford', 'ORGANIZATION')] },
    { entityId: 'T2', type: 'PERSON', mentions: [mention(32, 'Miller', 'PERSON')] }
  ]
  const holds = (check: EntityCheck) => entitiesHold(text, check, entities)

  const right: EntityCheck[] = [
    { has: { mention: 'Miller', type: 'PERSON' } },
    { has: { mention: 'Miller', type: 'PERSON', count: 2 } },
    { not: { mention: 'met' } },
    { not: { mention: 'Miller', type: 'LOCATION' } },
    { same: ['Ford Motor', { mention: 'Ford', nth: 2 }] },
    { same: ['Ford Motor', 'Ford'] },
    {
      different: [
        { mention: 'Miller', nth: 1 },
        { mention: 'Miller', nth: 2 }
      ]
    },
    { different: ['Miller', 'Ford Motor'] }
  ]
  for (const check of right) it(`hold: ${JSON.stringify(check)}`, () => expect(holds(check)).toBe(true))

  const wrong: EntityCheck[] = [
    { has: { mention: 'Miller', type: 'ORGANIZATION' } },
    { has: { mention: 'Miller', type: 'PERSON', count: 1 } },
    { has: { mention: 'Ford City', type: 'LOCATION' } },
    { has: { mention: 'Motor', type: 'ORGANIZATION' } },
    { not: { mention: 'Motor' } },
    { not: { mention: 'Ford City', type: 'ORGANIZATION' } },
    { same: ['Miller', 'Ford Motor'] },
    { same: [{ mention: 'Miller', nth: 1 }, 'Miller'] },
    { same: ['Ford Motor', { mention: 'Ford', nth: 1 }] },
    { same: ['Miller', 'Mrs'] },
    { different: ['Ford Motor', { mention: 'Ford', nth: 2 }] },
    { different: ['Miller', 'Mrs'] }
  ]
  for (const check of wrong) it(`do not hold: ${JSON.stringify(check)}`, () => expect(holds(check)).toBe(false))

  it('are shown where the statement speaks of them', () => {
    expect(entitiesShown(text, { has: { mention: 'Ford City', type: 'LOCATION' } }, entities)).toBe('ORGANIZATION "Ford" T1')
    expect(entitiesShown(text, { same: ['Miller', 'Mrs'] }, entities)).toBe('PERSON "Miller" T0, PERSON "Miller" T2')
    expect(entitiesShown(text, { not: { mention: 'met' } }, entities)).toBe('-')
  })
})

describe('tokens', () => {
  const answer: AnsweredTokens = {
    tokens: ['couvent', 'couvent', '银行', 'Haustür'],
    posTags: ['NOUN', 'VERB', 'NOUN', 'NOUN'],
    lemmas: ['couvent', 'couver', '银行', 'Haustür'],
    hanReadings: [null, null, ['yínháng', 'yínxíng'], null],
    compoundComponents: [null, null, null, ['Haus', 'Tür']]
  }

  it('hold by place, lemma, tag, first reading and parts', () => {
    expect(tokensHold({ token: 'couvent', lemma: 'couvent', tag: 'NOUN' }, answer)).toBe(true)
    expect(tokensHold({ token: 'couvent', nth: 2, lemma: 'couver', tag: 'VERB' }, answer)).toBe(true)
    expect(tokensHold({ token: '银行', reading: 'yínháng' }, answer)).toBe(true)
    expect(tokensHold({ token: 'Haustür', compound: ['Haus', 'Tür'] }, answer)).toBe(true)
  })

  it('do not hold with one thing wrong, or where there is no such token', () => {
    expect(tokensHold({ token: 'couvent', lemma: 'couvent', tag: 'VERB' }, answer)).toBe(false)
    expect(tokensHold({ token: 'couvent', nth: 2, lemma: 'couvent' }, answer)).toBe(false)
    expect(tokensHold({ token: '银行', reading: 'yínxíng' }, answer)).toBe(false)
    expect(tokensHold({ token: '银行', compound: ['银', '行'] }, answer)).toBe(false)
    expect(tokensHold({ token: 'Haustür', compound: ['Haus'] }, answer)).toBe(false)
    expect(tokensHold({ token: 'couvent', nth: 3, lemma: 'couver' }, answer)).toBe(false)
    expect(tokensHold({ token: 'Haus', lemma: 'Haus' }, answer)).toBe(false)
    expect(tokensHold({ token: '银行', reading: 'yínháng' }, { tokens: ['银行'] })).toBe(false)
  })

  it('are shown with what is known of them', () => {
    expect(tokensShown({ token: 'couvent', nth: 2, lemma: 'couver' }, answer)).toBe('VERB couver')
    expect(tokensShown({ token: 'Haustür', compound: ['Haus'] }, answer)).toBe('NOUN Haustür Haus+Tür')
    expect(tokensShown({ token: 'Haus', lemma: 'Haus' }, answer)).toBe('no such token: couvent couvent 银行 Haustür')
  })
})

describe('categories', () => {
  it('hold by the first, by their number, and where there is none', () => {
    expect(categoriesHold({ top: 'PETS' }, ['PETS', 'SPORTS'])).toBe(true)
    expect(categoriesHold({ top: 'SPORTS' }, ['PETS', 'SPORTS'])).toBe(false)
    expect(categoriesHold({ top: 'PETS' }, [])).toBe(false)
    expect(categoriesHold({ categories: 2 }, ['PETS', 'SPORTS'])).toBe(true)
    expect(categoriesHold({ categories: 2 }, ['PETS'])).toBe(false)
    expect(categoriesHold({ none: true }, [])).toBe(true)
    expect(categoriesHold({ none: true }, ['PETS'])).toBe(false)
  })
})

describe('the report', () => {
  const statement = (text: string, unread: boolean): Statement => ({
    asked: 'entities',
    kind: 'types',
    language: 'deu',
    text,
    options: {},
    check: { has: { mention: text, type: 'PERSON' } },
    unread
  })
  const verdict = (holds: boolean) => ({ holds, answered: 'LOCATION' })
  const judged: Judged[] = [
    { statement: statement('one', false), verdicts: { default: verdict(false), statistical: verdict(false), DNN: verdict(true) } },
    { statement: statement('two', false), verdicts: { default: verdict(true), statistical: verdict(true), DNN: verdict(true) } },
    { statement: statement('three', true), verdicts: { default: verdict(false) } }
  ]

  it('counts halves and models apart', () => {
    expect(countBy(judged, ({ kind }) => kind)).toEqual([
      {
        name: 'types',
        seen: { default: { held: 1, of: 2 }, statistical: { held: 1, of: 2 }, DNN: { held: 2, of: 2 } },
        unread: { default: { held: 0, of: 1 } }
      }
    ])
  })

  it('has no text of an unread statement', () => {
    const figures = figuresOf(judged)
    const text = reportText(judged, figures)
    expect(text).toContain('| types | 50.0 % of 2 | 50.0 % of 2 | 100.0 % of 2 | 0.0 % of 1 | - | - |')
    expect(text).toContain('| other Germanic | 1/2, 0/1 |')
    expect(text + JSON.stringify(figures)).not.toContain('three')
  })

  it('shows what failed of the seen ones, by kind', () => {
    expect(failureLines(judged)).toEqual(['types\tdeu\tdefault statistical\t{"has":{"mention":"one","type":"PERSON"}}\tLOCATION\tone'])
    expect(failureLines(judged, 'chains')).toEqual([])
  })

  it('has a group for every language', () => expect(() => groupOf('xxx')).toThrow(RangeError))
})
