import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { Flag } from '../../../src/entities/lists/kinds.js'
import { type KnownNames, loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { agreeOnTypes } from '../../../src/entities/pipeline/agreement.js'
import { inflectedNames, repeatedNames } from '../../../src/entities/pipeline/repeated-names.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { spacedTokens } from '../spaced-tokens.js'

/** Mentions of `word/TYPE/confidence` in the order of their places. */
function mentionsOf(text: string, ...said: string[]): Mention[] {
  let from = 0
  return said.map((one) => {
    const [word, type, confidence] = one.split('/') as [string, string, string]
    const start = text.indexOf(word, from)
    from = start + word.length
    return { start, end: from, type, source: 'statistical', confidence: Number(confidence), weight: 50 }
  })
}

/** `agreeOnTypes` with flags of the words named. */
function agreed(
  text: string,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known?: KnownNames,
  listed: Readonly<Record<string, number>> = {}
): Mention[] {
  const tokens = spacedTokens(text)
  const flags = Uint32Array.from({ length: tokens.count }, (_, token) => listed[text.slice(tokens.starts[token], tokens.ends[token])] ?? 0)
  return agreeOnTypes(tokens, mentions, language, known, flags)
}

const typesOf = (mentions: readonly Mention[]) => mentions.map(({ type }) => type)

describe('agreeOnTypes', () => {
  it('takes a name for the company that has it with a legal form, and its first word behind that', () => {
    const text = 'Brook Foods Ltd fell . Brook Foods said . Brook left'
    const mentions = mentionsOf(text, 'Brook Foods Ltd/ORGANIZATION/0.9', 'Brook Foods/PERSON/0.9', 'Brook/PERSON/0.8')
    expect(typesOf(agreed(text, mentions, 'eng'))).toEqual(['ORGANIZATION', 'ORGANIZATION', 'ORGANIZATION'])
  })

  it('tells a town from an abbreviation with the same stem', () => {
    const known = loadKnownNames(openModels())
    for (const [text, language] of [
      ['Радови у Нишу . НИС расте', 'srp'],
      ['НИС расте . Радови у Нишу', 'srp']
    ] as const) {
      const mentions = mentionsOf(
        text,
        ...(text.startsWith('НИС') ? ['НИС/ORGANIZATION/0.9', 'Нишу/LOCATION/0.6'] : ['Нишу/LOCATION/0.6', 'НИС/ORGANIZATION/0.9'])
      )
      expect(agreed(text, mentions, language, known)).toEqual(mentions)
    }
  })

  it('takes the first word of a company named by what it is for the company, not a place that the model is sure of', () => {
    for (const [text, name, language] of [
      ['Brightwater Energy failed . Brightwater had debts', 'Brightwater Energy', 'eng'],
      ['Corvane Technologies grew . Corvane hired', 'Corvane Technologies', 'eng'],
      ['Nordwall Bank wächst . Nordwall wirbt', 'Nordwall Bank', 'deu'],
      ['Valmer Telecom perd . Valmer vend', 'Valmer Telecom', 'fra'],
      ['Tresora Banca cresce . Tresora assume', 'Tresora Banca', 'ita']
    ] as const) {
      const short = name.split(' ')[0]!
      expect(typesOf(agreed(text, mentionsOf(text, `${name}/ORGANIZATION/0.9`, `${short}/LOCATION/0.7`), language)), name).toEqual([
        'ORGANIZATION',
        'ORGANIZATION'
      ])
    }
    const place = 'Boston Capital bought it . Boston grows'
    expect(typesOf(agreed(place, mentionsOf(place, 'Boston Capital/ORGANIZATION/0.9', 'Boston/LOCATION/0.97'), 'eng'))).toEqual(['ORGANIZATION', 'LOCATION'])
  })

  it('takes what the language lists as an organization for no place that only the model sees', () => {
    const known = loadKnownNames(openModels())
    for (const [name, language] of [
      ['Itaú', 'por'],
      ['mBanku', 'pol'],
      ['Shopee', 'vie'],
      ['Rolls-Royce', 'eng'],
      ['Amazon', 'spa'],
      ['Trendyol', 'tur']
    ] as const) {
      const text = `x ${name} x`
      expect(typesOf(agreed(text, mentionsOf(text, `${name}/LOCATION/0.75`), language, known)), name).toEqual(['ORGANIZATION'])
    }
    expect(typesOf(agreed('x Rossmann x', mentionsOf('x Rossmann x', 'Rossmann/PERSON/0.95'), 'deu', known, { Rossmann: Flag.surname }))).toEqual(['PERSON'])
  })

  it('takes countries for places', () => {
    const known = loadKnownNames(openModels())
    for (const [name, language] of [
      ['España', 'spa'],
      ['Germany', 'eng'],
      ['Italia', 'ita'],
      ['Frankreich', 'deu'],
      ['Polska', 'pol']
    ] as const)
      expect(typesOf(agreed(`${name} x`, mentionsOf(`${name} x`, `${name}/ORGANIZATION/0.9`), language, known)), name).toEqual(['LOCATION'])
    expect(typesOf(agreed('Magyarország x', mentionsOf('Magyarország x', 'Magyarország/ORGANIZATION/0.9'), 'hun', known))).toEqual(['ORGANIZATION'])
  })

  it('takes another case of a surname for the person named in full before, not the same word as a place', () => {
    const text = 'Adam Zieliński mówił . Rodzice dziękowali Zielińskiemu'
    expect(typesOf(agreed(text, mentionsOf(text, 'Adam Zieliński/PERSON/0.9', 'Zielińskiemu/LOCATION/0.6'), 'pol'))).toEqual(['PERSON', 'PERSON'])
    const place = 'Michael Jordan flew . He was in Jordan'
    expect(typesOf(agreed(place, mentionsOf(place, 'Michael Jordan/PERSON/0.9', 'Jordan/LOCATION/0.9'), 'eng'))).toEqual(['PERSON', 'LOCATION'])
  })

  it('gives all mentions the type that most and the surest have', () => {
    const text = 'Meta said. Meta must. Meta is. Rome'
    const mentions = mentionsOf(text, 'Meta/PERSON/0.5', 'Meta/ORGANIZATION/0.8', 'Meta/ORGANIZATION/0.7', 'Rome/LOCATION/0.9')
    expect(typesOf(agreed(text, mentions, 'eng'))).toEqual(['ORGANIZATION', 'ORGANIZATION', 'ORGANIZATION', 'LOCATION'])
  })

  it('takes a name in a row of organizations for one, and none beside a single one', () => {
    const row = 'Thales, Airbus and Siemens signed'
    expect(typesOf(agreed(row, mentionsOf(row, 'Thales/PERSON/0.9', 'Airbus/ORGANIZATION/0.9', 'Siemens/ORGANIZATION/0.9'), 'eng'))).toEqual([
      'ORGANIZATION',
      'ORGANIZATION',
      'ORGANIZATION'
    ])
    const pair = 'Gates and Microsoft agreed'
    expect(typesOf(agreed(pair, mentionsOf(pair, 'Gates/PERSON/0.9', 'Microsoft/ORGANIZATION/0.9'), 'eng'))).toEqual(['PERSON', 'ORGANIZATION'])
  })

  it('leaves those apart that are nearly as sure', () => {
    const text = 'Jordan scored in Jordan'
    const mentions = mentionsOf(text, 'Jordan/PERSON/0.8', 'Jordan/LOCATION/0.82')
    expect(agreed(text, mentions, 'eng')).toEqual(mentions)
  })

  it('counts forms of one name together', () => {
    const text = 'Slovnaft zvýšil. Slovnaftu sa darí. Slovnaftom'
    const mentions = mentionsOf(text, 'Slovnaft/ORGANIZATION/0.8', 'Slovnaftu/ORGANIZATION/0.6', 'Slovnaftom/PERSON/0.5')
    expect(new Set(typesOf(agreed(text, mentions, 'slk')))).toEqual(new Set(['ORGANIZATION']))
  })

  it('hears what is known of a name, and the text against it', () => {
    const known = { entity: () => 7, find: () => undefined, typeOf: () => 'ORGANIZATION', isWellKnown: () => false } as unknown as KnownNames
    const text = 'Ford'
    expect(typesOf(agreed(text, mentionsOf(text, 'Ford/PERSON/0.35'), 'eng', known))).toEqual(['ORGANIZATION'])
    expect(typesOf(agreed(text, mentionsOf(text, 'Ford/PERSON/0.95'), 'eng', known))).toEqual(['PERSON'])
  })

  it('takes a bare name that the lists have as a company for the company, unless a person of that name is there', () => {
    const listed = { Rossmann: Flag.organisationFirst | Flag.surname }
    const text = 'Rossmann grows . Rossmann sells'
    const mentions = mentionsOf(text, 'Rossmann/PERSON/0.45', 'Rossmann/PERSON/0.45')
    expect(typesOf(agreed(text, mentions, 'deu', undefined, listed))).toEqual(['ORGANIZATION', 'ORGANIZATION'])
    const person = 'Dirk Rossmann grows . Rossmann sells'
    expect(typesOf(agreed(person, mentionsOf(person, 'Dirk Rossmann/PERSON/0.9', 'Rossmann/PERSON/0.6'), 'deu', undefined, listed))).toEqual([
      'PERSON',
      'PERSON'
    ])
  })

  it('leaves a place that many know to itself where one mention has companies beside it', () => {
    const known = (type: string) => ({ entity: () => 7, find: () => undefined, typeOf: () => type, isWellKnown: () => false }) as unknown as KnownNames
    const text = 'Shares of Gondor fell . He lives in Gondor . She left Gondor'
    const mentions = mentionsOf(text, 'Gondor/LOCATION/0.9', 'Gondor/LOCATION/0.9', 'Gondor/LOCATION/0.9')
    expect(typesOf(agreed(text, mentions, 'eng', known('LOCATION')))).toEqual(['LOCATION', 'LOCATION', 'LOCATION'])
  })

  it('leaves a person whose full name a list has as an organization to the model', () => {
    const text = 'Matej Bel bol'
    const organization = { Matej: Flag.organisationFirst, Bel: Flag.organisationFirst << 1 }
    const mentions = mentionsOf(text, 'Matej Bel/PERSON/0.9')
    expect(typesOf(agreed(text, mentions, 'slk', undefined, organization))).toEqual(['ORGANIZATION'])
    expect(typesOf(agreed(text, mentions, 'slk', undefined, { ...organization, Matej: Flag.organisationFirst | Flag.given }))).toEqual(['PERSON'])
  })

  it('gives a bare surname to the person whose full name the text has', () => {
    const text = 'Ulf Kristersson came . Kristerssons talk'
    const mentions = mentionsOf(text, 'Ulf Kristersson/PERSON/0.9', 'Kristerssons/ORGANIZATION/0.4')
    expect(typesOf(agreed(text, mentions, 'swe'))).toEqual(['PERSON', 'PERSON'])
  })

  it('does not touch lists, patterns and other types', () => {
    const text = 'King King'
    const mentions: Mention[] = [
      { start: 0, end: 4, type: 'TITLE', source: 'statistical', confidence: 0.9, weight: 50 },
      { start: 5, end: 9, type: 'PERSON', source: 'gazetteer', weight: 40 }
    ]
    expect(agreed(text, mentions, 'eng')).toEqual(mentions)
  })
})

describe('repeatedNames', () => {
  const found = (text: string, ...said: string[]) =>
    repeatedNames(spacedTokens(text), mentionsOf(text, ...said), 'eng').map(({ start, end }) => [start, text.slice(start, end)])

  it('finds what the model is sure of elsewhere', () => {
    expect(found('Slovnaft is growing. Then Slovnaft fell', 'Slovnaft/ORGANIZATION/0.9')).toEqual([[26, 'Slovnaft']])
    expect(found('We met Ann Lee again. Later Ann Lee left', 'Ann Lee/PERSON/0.9')).toEqual([[28, 'Ann Lee']])
  })

  it('finds companies without their legal form, also around another name', () => {
    expect(
      found('Hale & Sons Inc hired Ann Hale and then Hale & Sons left', 'Hale & Sons Inc/ORGANIZATION/0.6', 'Ann Hale/PERSON/0.9', 'Hale/PERSON/0.9')
    ).toEqual([[40, 'Hale & Sons']])
  })

  it('wants the same capitals, a sure mention and no longer name around it', () => {
    expect(found('Apple grew . An apple fell', 'Apple/ORGANIZATION/0.9')).toEqual([])
    expect(found('Apple grew . Then Apple fell', 'Apple/ORGANIZATION/0.5')).toEqual([])
    expect(found('Microsoft grew . Then Microsoft Office came', 'Microsoft/ORGANIZATION/0.9')).toEqual([])
    expect(found('Apple grew . Yesterday New Apple fell', 'Apple/LOCATION/0.9')).toEqual([])
  })
})

describe('inflectedNames', () => {
  const found = (language: EntityLanguage, text: string, listed: Readonly<Record<string, number>>, ...said: string[]) => {
    const tokens = spacedTokens(text)
    const flags = Uint32Array.from({ length: tokens.count }, (_, token) => listed[text.slice(tokens.starts[token], tokens.ends[token])] ?? 0)
    return inflectedNames(tokens, mentionsOf(text, ...said), language, flags).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
  }

  it.each<[EntityLanguage, string, string, string]>([
    ['hrv', 'Andrej Plenković dolazi . Plenkovića čekaju', 'Andrej Plenković/PERSON/0.9', 'PERSON Plenkovića'],
    ['ukr', 'Володимир Зеленський приїхав . Зеленського зустріли', 'Володимир Зеленський/PERSON/0.9', 'PERSON Зеленського'],
    ['est', 'Kaja räägib Tallinnas ja ütleb . Tallinn ootab', 'Tallinnas/LOCATION/0.9', 'LOCATION Tallinn'],
    ['hun', 'Orbán Viktor jön . Orbánnak mondta', 'Orbán Viktor/PERSON/0.9', 'PERSON Orbánnak'],
    ['eng', 'Ann Leeson came . But then Leeson left', 'Ann Leeson/PERSON/0.9', 'PERSON Leeson'],
    ['deu', 'Karl Overmeyer kam . Man sah Overmeyers Auto', 'Karl Overmeyer/PERSON/0.9', 'PERSON Overmeyers'],
    ['est', 'Kaja Kallas räägib . Kallasele helistati', 'Kaja Kallas/PERSON/0.9', 'PERSON Kallasele'],
    ['pol', 'Andrzej Duda milczy . Dudy nie było', 'Andrzej Duda/PERSON/0.9', 'PERSON Dudy'],
    ['hun', 'Kovács Anna jön . Kováccsal beszéltem', 'Kovács Anna/PERSON/0.9', 'PERSON Kováccsal'],
    ['dan', 'Lars Løkke Rasmussen talte . Løkke sagde nej', 'Lars Løkke Rasmussen/PERSON/0.9', 'PERSON Løkke']
  ])('finds a last word with another ending, %s: %s', (language, text, said, name) => expect(found(language, text, {}, said)).toEqual([name]))

  it('leaves common words, short stems, small letters, doubtful names and last words of places', () => {
    expect(found('eng', 'Ann Brown came . Brown bears left', { Brown: Flag.common }, 'Ann Brown/PERSON/0.9')).toEqual([])
    expect(found('eng', 'Ann Lee came . Lee left', {}, 'Ann Lee/PERSON/0.9')).toEqual([])
    expect(found('eng', 'Ann Leeson came . a leeson left', {}, 'Ann Leeson/PERSON/0.9')).toEqual([])
    expect(found('eng', 'Ann Leeson came . Leeson left', {}, 'Ann Leeson/PERSON/0.5')).toEqual([])
    expect(found('eng', 'Ann Mary Leeson came . Mary left', { Mary: Flag.given }, 'Ann Mary Leeson/PERSON/0.9')).toEqual([])
    expect(found('deu', 'Karl Overmeyer kam . Er sah Overmeyer Bank', {}, 'Karl Overmeyer/PERSON/0.9')).toEqual([])
    expect(found('est', 'Kaja Kallas räägib . Kalli kodu', {}, 'Kaja Kallas/PERSON/0.9')).toEqual([])
    expect(found('pol', 'Państwo może pytać . Państwem rządzi', {}, 'Państwo/LOCATION/0.7')).toEqual([])
    expect(found('slk', 'Košice rastú . Košiciach pribudlo', { Košice: Flag.placeFirst }, 'Košice/LOCATION/0.7')).toEqual(['LOCATION Košiciach'])
    expect(found('eng', 'New Jersey grew . Jersey fell', {}, 'New Jersey/LOCATION/0.9')).toEqual([])
  })
})
