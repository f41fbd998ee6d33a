import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findQuantities } from '../../../src/entities/patterns/quantities/index.js'
import { createExtractor, type Entity, type ExtractionRequest, type ExtractorSettings } from '../../../src/entities/pipeline/extract.js'
import type { ExtractorParts } from '../../../src/entities/pipeline/parts.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { spacedTokens } from '../spaced-tokens.js'

const store = openModels()

/** Every occurrence of the words is a mention of the model. */
function tagging(words: Readonly<Record<string, string>>, confidence = 0.9): Partial<ExtractorParts> {
  return {
    tokens: spacedTokens,
    patterns: () => [],
    lists: () => [],
    tagger: () => ({
      tag: ({ text }) =>
        Object.entries(words)
          .flatMap(([word, type]) =>
            [...text.matchAll(new RegExp(word, 'gu'))].map(
              ({ 0: found, index }): Mention => ({ start: index, end: index + found.length, type, source: 'statistical', confidence, weight: 50 })
            )
          )
          .sort((left, right) => left.start - right.start)
    })
  }
}

async function entities(text: string, parts: Partial<ExtractorParts>, settings: ExtractorSettings = {}, request: ExtractionRequest = { options: {} }) {
  return (await createExtractor(store, { ...settings, parts }).extract(text, 'eng', request)).entities
}

const brief = (list: readonly Entity[]) => list.map(({ entityId, type, mention, count }) => `${entityId} ${type} ${mention} ${count}`)

describe('extract', () => {
  it('takes no name behind a form of address for a day', async () => {
    const typesOf = async (text: string) =>
      (await createExtractor(store).extract(text, 'deu', { options: {} })).entities.flatMap(({ type }) => (type.startsWith('TEMPORAL') ? [type] : []))
    expect(await typesOf('Sehr geehrter Herr März, vielen Dank.')).toEqual([])
    expect(await typesOf('Wir kommen im März.')).toEqual(['TEMPORAL:DATE'])
  })

  it('takes no page of one word for a name', async () => {
    const found = async (text: string) =>
      (await createExtractor(store, { parts: { tagger: tagging({ 'Vaduqa.*': 'LOCATION' }).tagger! } }).extract(text, 'por', { options: {} })).entities
    expect((await found('Dona '.repeat(200))).filter(({ mention }) => mention.length > 100)).toEqual([])
    expect(brief(await found('Vaduqa '.repeat(200)))).toEqual([])
    expect(brief(await found('Vaduqa'))).toEqual(['T0 LOCATION Vaduqa 1'])
  })

  it('orders by count, then by place', async () => {
    const found = await entities('Rome and Oslo and Bonn and Oslo', tagging({ Rome: 'LOCATION', Oslo: 'LOCATION', Bonn: 'LOCATION' }))
    expect(brief(found)).toEqual(['T0 LOCATION Oslo 2', 'T1 LOCATION Rome 1', 'T2 LOCATION Bonn 1'])
    expect(found[0]!.mentions.map(({ start, end }) => [start, end])).toEqual([
      [9, 13],
      [27, 31]
    ])
  })

  it('gives a confidence only when asked', async () => {
    const parts = tagging({ Rome: 'LOCATION' }, 0.75)
    expect((await entities('Rome', parts))[0]).not.toHaveProperty('confidence')
    expect((await entities('Rome', parts, {}, { options: { calculateConfidence: true } }))[0]!.confidence).toBe(0.75)
  })

  it('drops names of a model of more than eight tokens', async () => {
    expect(brief(await entities('x a b c d e f g h y', tagging({ 'a b c d e f g h': 'ORGANIZATION' })))).toEqual(['T0 ORGANIZATION a b c d e f g h 1'])
    expect(await entities('x a b c d e f g h i y', tagging({ 'a b c d e f g h i': 'ORGANIZATION' }))).toEqual([])
  })

  it('never takes a user name for a person', async () => {
    const parts = tagging({ '@ann': 'PERSON', bob: 'PERSON' })
    expect(await entities('with @ann and @bob', parts)).toEqual([])
    const social = await entities('with @ann on #fun', parts, { socialMediaNames: true })
    expect(social.map(({ type, mention, normalized }) => [type, mention, normalized])).toEqual([
      ['TWITTER_USERNAME', '@ann', 'ann'],
      ['HASHTAG', '#fun', 'fun']
    ])
  })

  it.each([
    ['Mrs. Merkel', 'Merkel'],
    ['Prof. Dr. Ann Lee', 'Ann Lee'],
    ['Chancellor Angela Merkel', 'Angela Merkel'],
    ['Don Draper', 'Don Draper'],
    ['President', 'President'],
    ['Drew Barrymore', 'Drew Barrymore']
  ])('leaves titles out of names: %s', async (name, expected) => {
    expect(brief(await entities(`with ${name} today`, tagging({ [name]: 'PERSON' })))).toEqual([`T0 PERSON ${expected} 1`])
  })

  it.each([
    ['World Health Organization (WHO', ['World Health Organization', 'WHO']],
    ['Washington (state)', ['Washington (state)']],
    ['"Acme Group', ['Acme Group']],
    ['"Acme" Group', ['"Acme" Group']],
    ['(Acme),', ['(Acme)']],
    ['Acme),', ['Acme']],
    ['«Газпром»', ['«Газпром»']],
    ['Газпром»', ['Газпром']],
    ["James'", ["James'"]],
    ['Yahoo!', ['Yahoo!']],
    ['")', []]
  ])('mends the edges of %s', async (name, expected) => {
    const mention: Mention = { start: 3, end: 3 + name.length, type: 'ORGANIZATION', source: 'statistical', weight: 50 }
    const text = `of ${name} .`
    const found = await entities(text, { ...tagging({}), tagger: () => ({ tag: () => [mention] }) })
    expect(found.flatMap(({ mentions }) => mentions.map(({ start, end }) => text.slice(start, end)))).toEqual(expected)
  })

  it.each([
    ['Food Agency (FA) and FA, not FAO or OMS', 'Food Agency', 3],
    ['Agency of Food (AOF), the AOF', 'Agency of Food', 3],
    ['Food Agency (USA) in USA', 'Food Agency', 1]
  ])('finds explained acronyms: %s', async (text, name, count) => {
    const { tagger, patterns, lists } = tagging({ [name]: 'ORGANIZATION' }) as ExtractorParts
    const { entities: found } = await createExtractor(store, { parts: { tagger, patterns, lists } }).extract(text, 'eng', { options: {} })
    expect(brief(found)).toEqual([`T0 ORGANIZATION ${name} ${count}`])
  })

  it.each<[string, string, Record<string, string>, string[]]>([
    [
      'the words before a bracket are its name',
      'Komisi Pemilihan Umum (KPU) rapat. Ketua KPU diam.',
      { KPU: 'ORGANIZATION' },
      ['ORGANIZATION Komisi Pemilihan Umum 3']
    ],
    ['all of them', 'Amt für Wasser in der Stadt (AWS) und AWS', { 'Amt für Wasser': 'ORGANIZATION' }, ['ORGANIZATION Amt für Wasser in der Stadt 3']],
    ['no common words', 'Sie nutzt Künstliche Intelligenz (KI) und KI', {}, []],
    [
      'letters in the order of another language',
      'Agenzia spaziale europea (Esa), Esa',
      { 'Agenzia spaziale europea': 'ORGANIZATION', Esa: 'LOCATION' },
      ['ORGANIZATION Agenzia spaziale europea 3']
    ],
    ['two letters behind the name', 'BA? Blue Arrow wins. BA loses.', { 'Blue Arrow': 'ORGANIZATION' }, ['ORGANIZATION Blue Arrow 2']],
    ['no time of the day', 'Pale Mountain opens at 9 PM', { 'Pale Mountain': 'ORGANIZATION' }, ['ORGANIZATION Pale Mountain 1']],
    ['Han characters', '東京大学は古い。東大は広い。', { 東京大学: 'ORGANIZATION' }, ['ORGANIZATION 東京大学 2']]
  ])('explained abbreviations: %s', async (_, text, names, expected) => {
    const language = /\p{Script=Han}/u.test(text) ? 'jpn' : /\b(?:für|Sie)\b/.test(text) ? 'deu' : 'ind'
    const { tagger, patterns, lists } = tagging(names as Record<string, 'ORGANIZATION'>) as ExtractorParts
    const { entities: found } = await createExtractor(store, { parts: { tagger, patterns, lists } }).extract(text, language, { options: {} })
    expect(found.map(({ type, mention, count }) => `${type} ${mention} ${count}`)).toEqual(expected)
  })

  it('explains thousands of abbreviations', { timeout: 60_000 }, async () => {
    const letter = (at: number) => String.fromCharCode(65 + (at % 26))
    const text = Array.from({ length: 3000 }, (_, at) => {
      const [one, two, three] = [letter(at), letter(at / 26), letter(at / 676)]
      return `Bank ${one}air ${two}or ${three}ood (B${one}${two}${three})`
    }).join(', ')
    const { entities: found } = await createExtractor(store, { parts: tagging({}) }).extract(text, 'eng', { options: {} })
    expect(found.length).toBeGreaterThan(2500)
  })

  it.each([
    ['México pidió a EE. UU. más visas', 'LOCATION EE. UU.'],
    ['Los EE.UU. votan', 'LOCATION EE.UU.'],
    ['Según CC. OO. sube', 'ORGANIZATION CC. OO.']
  ])('doubled abbreviations are one name: %s', async (text, expected) => {
    const { tagger, patterns, lists } = tagging({ EE: 'ORGANIZATION', 'UU.': 'ORGANIZATION', CC: 'ORGANIZATION', 'OO.': 'ORGANIZATION' }) as ExtractorParts
    const { entities: found } = await createExtractor(store, { parts: { tagger, patterns, lists } }).extract(text, 'spa', { options: {} })
    expect(found.map(({ type, mention }) => `${type} ${mention}`)).toEqual([expected])
  })

  it('leaves "former" out of Japanese names', async () => {
    const parts = tagging({ 安倍晋三元: 'PERSON', 中村元: 'PERSON' })
    const { entities: found } = await createExtractor(store, { parts }).extract('安倍晋三元首相と中村元が', 'jpn', { options: {} })
    expect(found.map(({ mention }) => mention)).toEqual(['安倍晋三', '中村元'])
  })

  it('keeps Turkish case endings', async () => {
    const extractor = createExtractor(store, { parts: tagging({ Ankara: 'LOCATION' }) })
    const { entities: found } = await extractor.extract("Ankara'da, Ankara’nın, Ankara 'x'", 'tur', { options: {} })
    expect(found.map(({ mention, count }) => [mention, count])).toEqual([['Ankara', 3]])
    expect(found[0]!.mentions.map(({ end, start }) => end - start)).toEqual([9, 10, 6])
  })

  it('leaves out types that are switched off', async () => {
    const parts = tagging({ Rome: 'LOCATION', Ann: 'PERSON' })
    expect(brief(await entities('Ann in Rome', parts, { typesOff: ['LOCATION'] }))).toEqual(['T0 PERSON Ann 1'])
  })

  it('waits for a model that takes its time', async () => {
    const mention: Mention = { start: 0, end: 4, type: 'LOCATION', source: 'DNN', confidence: 0.5, weight: 50 }
    const parts = { ...tagging({}), tagger: () => ({ tag: async () => [mention] }) }
    expect(brief(await entities('Rome', parts))).toEqual(['T0 LOCATION Rome 1'])
  })

  it.each([
    ['caseSensitive', 'eng', { caseSensitivity: 'caseSensitive' }, 'ANN MET BOB IN ROME', false],
    ['the default', 'eng', {}, 'ann met bob in rome', true],
    ['asked for', 'eng', { caseSensitivity: 'caseInsensitive' }, 'Ann met Bob', true],
    ['capitals', 'eng', { caseSensitivity: 'automatic' }, 'ANN MET BOB IN ROME', true],
    ['small letters', 'eng', { caseSensitivity: 'automatic' }, 'ann met bob in rome', true],
    ['ordinary text', 'eng', { caseSensitivity: 'automatic' }, 'Ann met Bob in Rome', false],
    ['a script without case', 'heb', { caseSensitivity: 'automatic' }, 'שלום לכל אחד ואחת', false],
    ['a script without case and abbreviations', 'jpn', { caseSensitivity: 'automatic' }, '東京のNHKとNTTが発表した', false],
    ['English in capitals', 'uen', {}, 'Ann met Bob', true]
  ] as const)('reads without case: %s', async (_, code, options, text, expected) => {
    let seen: boolean | undefined
    const parts: Partial<ExtractorParts> = {
      ...tagging({}),
      tagger: () => ({
        tag: (_tokens, { caseless }) => {
          seen = caseless
          return []
        }
      })
    }
    await createExtractor(store, { parts }).extract(text, code, { options })
    expect(seen).toBe(expected)
  })

  it.each([
    ['$2.5 million', ['CURRENCY_TYPE $', 'CURRENCY_AMT 2.5 million']],
    ['20 euros', ['CURRENCY_AMT 20', 'CURRENCY_TYPE euros']],
    ['5 dollars and 20 cents', ['MONEY 5 dollars and 20 cents']]
  ])('splits %s when asked', async (amount, expected) => {
    const extractor = createExtractor(store, { parts: { tagger: () => undefined, lists: () => [], patterns: findQuantities } })
    const found = async (regexCurrencySplit: boolean) =>
      (await extractor.extract(`It cost ${amount}.`, 'eng', { options: { regexCurrencySplit } })).entities.map(
        ({ type, mention }) => `${type.replace('IDENTIFIER:', '')} ${mention}`
      )
    expect(await found(true)).toEqual(expected)
    expect(await found(false)).toEqual([`MONEY ${amount}`])
  })

  it('ends a sentence at tabs, lines and runs of blanks in structured text', async () => {
    const extractor = createExtractor(store)
    const cells = async (enableStructuredRegion: boolean) =>
      (await extractor.extract('Ann\tBonn  Mercury\nBob Oslo', 'eng', { options: { enableStructuredRegion } })).sentences.length
    expect(await cells(true)).toBe(4)
    expect(await cells(false)).toBeLessThan(4)
  })

  it('shows the model no tab inside a sentence', async () => {
    let sentences = 0
    const parts: Partial<ExtractorParts> = {
      ...tagging({}),
      tagger: () => ({
        tag: (tokens) => {
          sentences = tokens.sentences.length
          return []
        }
      })
    }
    const { sentences: answered } = await createExtractor(store, { parts }).extract('Ann Lee\tBonn \t Oslo', 'eng', { options: {} })
    expect([sentences, answered.length]).toEqual([3, 1])
  })

  it.each([
    ['blanks and line breaks', 'New \n\t York', 'New York'],
    ['a line broken inside a Chinese word', '北\n京', '北京'],
    ['a Chinese and a Latin word', '北京\nibm', '北京 ibm'],
    ['a Thai word', 'กรุง\nเทพ', 'กรุงเทพ']
  ])('normalized: %s', async (_, text, normalized) => {
    const parts = {
      ...tagging({}),
      tagger: () => ({ tag: () => [{ start: 0, end: text.length, type: 'LOCATION', source: 'statistical', weight: 50 } as Mention] })
    }
    const [entity] = await entities(text, parts)
    expect([entity!.mention, entity!.normalized]).toEqual([text, normalized])
  })
})

/** What holds of every answer. */
function expectSane(text: string, found: readonly Entity[]): void {
  const spans: [number, number][] = []
  found.forEach((entity, index) => {
    expect(entity.entityId).toBe(`T${index}`)
    expect(entity.count).toBe(entity.mentions.length)
    const head = entity.mentions[entity.headMentionIndex]!
    expect(entity.mention).toBe(text.slice(head.start, head.end))
    for (const { start, end } of entity.mentions) spans.push([start, end])
    if (index > 0) expect(found[index - 1]!.count).toBeGreaterThanOrEqual(entity.count)
  })
  spans.sort((left, right) => left[0] - right[0])
  spans.forEach(([start, end], index) => {
    expect(start).toBeGreaterThanOrEqual(index > 0 ? spans[index - 1]![1] : 0)
    expect(end).toBeGreaterThan(start)
    expect(end).toBeLessThanOrEqual(text.length)
  })
}

describe('any text', { timeout: 60_000 }, () => {
  const piece = fc.oneof(
    fc.constantFrom('Ann Lee', 'Mr. Lee', "Lee's", 'IBM', 'in', '@ann', '12', '٣', '. ', '\n', '\t', '\ud800', '\0', '北京', 'في', '😀', 'é̂', 'New York'),
    fc.string({ unit: 'binary', maxLength: 8 })
  )
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '))
  const span = fc.record({ at: fc.nat(200), length: fc.integer({ min: 1, max: 20 }), type: fc.constantFrom('PERSON', 'LOCATION', 'ORGANIZATION', 'TITLE') })

  it('gives whole, ordered mentions that do not overlap', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(span, { maxLength: 30 }), fc.constantFrom('eng', 'ara', 'zho', 'fin'), async (content, made, code) => {
        const mentions = made.map(
          ({ at, length, type }): Mention => ({ start: at, end: at + length, type, source: 'statistical', confidence: 0.5, weight: 50 })
        )
        const extractor = createExtractor(store, { socialMediaNames: true, parts: { tagger: () => ({ tag: () => mentions }) } })
        expectSane(content, (await extractor.extract(content, code, { options: { calculateConfidence: true } })).entities)
      }),
      { numRuns: 100 }
    )
  })

  it.each([
    ['digits', '7'.repeat(50_000)],
    ['one name', 'Ann Lee '.repeat(6_250)],
    ['one word', 'a'.repeat(50_000)],
    ['at signs', '@ '.repeat(10_000)],
    ['user names', '@ab '.repeat(10_000)],
    ['mail addresses', 'a@b.c '.repeat(8_000)],
    ['lone surrogates', '\ud800'.repeat(50_000)],
    ['NULs', '\0'.repeat(50_000)],
    ['right to left with left to right', 'שלום Ann Lee عربي IBM '.repeat(2_200)]
  ])('50,000 characters of %s', async (_, content) => {
    const parts = { tagger: tagging({ 'Ann Lee': 'PERSON', IBM: 'ORGANIZATION' }).tagger! }
    const found = (await createExtractor(store, { socialMediaNames: true, parts }).extract(content, 'eng', { options: {} })).entities
    expectSane(content, found)
  })
})
