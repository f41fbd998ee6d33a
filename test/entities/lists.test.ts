import { describe, expect, it } from 'vitest'
import { wordHash } from '../../src/core/folding.js'
import { TokenClass, type TokenList } from '../../src/core/spans.js'
import { Gazetteer, loadGazetteer } from '../../src/entities/lists/gazetteer.js'
import { listMentions } from '../../src/entities/lists/index.js'
import { readRules } from '../../src/entities/lists/inflection.js'
import { Entry, Flag } from '../../src/entities/lists/kinds.js'
import { nameHash } from '../../src/entities/lists/name-hash.js'
import { entityTokens } from '../../src/entities/tokens.js'
import type { Mention } from '../../src/entities/types.js'
import { buildHashTable } from '../../src/models/hash-table.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

/** Tokens at blanks. */
function tokensOf(text: string): TokenList {
  const words = [...text.matchAll(/\S+/gu)]
  return {
    text,
    count: words.length,
    starts: Uint32Array.from(words, (word) => word.index),
    ends: Uint32Array.from(words, (word) => word.index + word[0].length),
    classes: new Uint8Array(words.length).fill(TokenClass.word),
    sentences: words.length === 0 ? new Uint32Array(0) : Uint32Array.of(0)
  }
}

function table(entries: Readonly<Record<string, number>>) {
  const names = Object.keys(entries)
  const { table, order } = buildHashTable(Uint32Array.from(names, (name) => nameHash(name.toLowerCase(), name === name.toUpperCase()) >>> 0))
  return { table, values: Uint16Array.from(order, (index) => entries[names[index]!]!) }
}

function flagsOf(gazetteer: Gazetteer, text: string, caseless = false): Uint32Array {
  const tokens = tokensOf(text)
  const flags = new Uint32Array(tokens.count)
  gazetteer.flags(tokens, flags, { caseless })
  return flags
}

const small = new Gazetteer(
  {
    latin: table({
      new: Entry.continues,
      'new york': Entry.place | Entry.continues,
      'new york times': Entry.organisation,
      york: Entry.place,
      US: Entry.place,
      'de gaulle': Entry.surname,
      de: Entry.continues,
      ankara: Entry.place
    }),
    own: table({ minister: Entry.title })
  },
  readRules(["'da>", 'e>a']),
  'tur'
)

describe('nameHash', () => {
  it.each([
    ['New  York', 'new york'],
    ['NEW\u00a0YORK', 'New York'],
    ['Jean-Pierre', 'jean-pierre']
  ])('%s is %s', (left, right) => {
    expect(nameHash(left)).toBe(nameHash(right))
  })
  it('is the hash of the word for one word, another one for capitals', () => {
    expect(nameHash('Zürich')).toBe(wordHash('zürich'))
    expect(nameHash('us', true)).not.toBe(nameHash('us'))
  })
})

describe('flags', () => {
  it('takes the longest entry of each kind, whatever the tokens', () => {
    const flags = flagsOf(small, 'The New York Times')
    expect([...flags].map((bits) => bits & (Flag.organisationFirst | (Flag.organisationFirst << 1)))).toEqual([
      0,
      Flag.organisationFirst,
      Flag.organisationFirst << 1,
      Flag.organisationFirst << 1
    ])
    expect(flags[1]! & Flag.placeFirst).toBe(Flag.placeFirst)
    expect(flags[2]! & (Flag.placeFirst | (Flag.placeFirst << 1))).toBe(Flag.placeFirst << 1)
    expect(flags[1]! & Flag.several).toBe(Flag.several)
  })
  it.each([
    ['York', false, Flag.placeFirst],
    ['york', false, 0],
    ['york', true, Flag.placeFirst],
    ['US', false, Flag.placeFirst],
    ['Us', false, 0],
    ['minister', false, Flag.titleFirst],
    ["Ankara'da", false, Flag.placeFirst | Flag.inflected],
    ['Ankare', false, Flag.placeFirst | Flag.inflected],
    ['ankare', false, 0],
    ['de Gaulle', false, Flag.surname],
    ['de gaulle', false, 0]
  ])('%s (caseless: %s)', (text, caseless, wanted) => {
    expect(flagsOf(small, text, caseless)[0]).toBe(wanted)
  })
  it.each([
    ['rus', 'Он жил в Москве .', 3, Flag.placeFirst],
    ['fin', 'Hän asuu Helsingissä .', 2, Flag.placeFirst],
    ['ara', 'زار القاهرة امس', 1, Flag.placeFirst],
    ['deu', 'Siemens AG meldet', 1, Flag.suffix],
    ['ell', 'ΣΠΥΡΟΣ', 0, Flag.given],
    ['ell', 'ΓΑΖΑ', 0, Flag.placeFirst],
    ['eng', 'Angela Merkel spoke', 0, Flag.personFirst | Flag.given],
    ['jpn', '東京', 0, Flag.placeFirst]
  ])('models of %s: %s', (language, text, index, wanted) => {
    expect(flagsOf(loadGazetteer(store, language), text)[index]! & wanted).toBe(wanted)
  })
  it.each([
    ['one giant word', 'a'.repeat(50_000)],
    ['one name again and again', 'New York '.repeat(5_500)],
    ['beginnings without end', 'New '.repeat(12_500)],
    ['lone surrogates and marks', `${'\ud800'.repeat(1000)} ${'\u0301'.repeat(1000)} \0`]
  ])('%s', (_, text) => {
    const flags = flagsOf(small, text)
    expect(flags.length).toBe(tokensOf(text).count)
    expect(flags.every((bits) => bits < 1 << 26)).toBe(true)
  })
})

function person(text: string, name: string): Mention[] {
  const start = text.indexOf(name)
  return start < 0 ? [] : [{ start, end: start + name.length, type: 'PERSON', source: 'statistical', weight: 50 }]
}

describe('listMentions', () => {
  it.each([
    ['eng', 'The French President met Prime Minister Modi.', 'Modi', ['French/NATIONALITY', 'President/TITLE', 'Prime Minister/TITLE']],
    ['eng', 'A president may resign.', '', []],
    ['eng', 'She speaks French and ate French fries.', '', []],
    ['eng', 'In general, a major problem, mate.', '', []],
    ['eng', 'Most Muslims and Christians agree.', '', ['Muslims/RELIGION', 'Christians/RELIGION']],
    ['eng', 'We polish the floor.', '', []],
    ['deu', 'Die Bundeskanzlerin Angela Merkel sprach mit britischen Abgeordneten.', 'Angela Merkel', ['Bundeskanzlerin/TITLE', 'britischen/NATIONALITY']],
    ['fra', 'Le président français a reçu Mme Dupont.', 'Dupont', ['président/TITLE', 'français/NATIONALITY', 'Mme/TITLE']],
    ['rus', 'Встреча с президентом Путиным в российском посольстве.', 'Путиным', ['президентом/TITLE', 'российском/NATIONALITY']],
    ['pol', 'Niemieckiego premiera witał minister Nowak.', 'Nowak', ['Niemieckiego/NATIONALITY', 'premiera/TITLE', 'minister/TITLE']],
    ['tur', 'Türk Dışişleri Bakanı Hakan Fidan geldi.', 'Hakan Fidan', ['Türk/NATIONALITY', 'Dışişleri Bakanı/TITLE']],
    ['fin', 'Pääministeri Marin tapasi ruotsalaisen ministerin.', 'Marin', ['Pääministeri/TITLE', 'ruotsalaisen/NATIONALITY', 'ministerin/TITLE']],
    ['jpn', '安倍首相は日本人だ。', '安倍', ['首相/TITLE', '日本人/NATIONALITY']],
    ['ara', 'قال الرئيس الفلسطيني', '', ['الرئيس/TITLE', 'الفلسطيني/NATIONALITY']],
    ['hin', 'राष्ट्रपति ओबामा ने कहा', 'ओबामा', ['राष्ट्रपति/TITLE']]
  ])('%s: %s', (language, text, name, wanted) => {
    const found = listMentions(store, language).find(entityTokens(text, language, store), {}, name === '' ? [] : person(text, name))
    expect(found.map(({ start, end, type }) => `${text.slice(start, end)}/${type}`)).toEqual(wanted)
    expect(found.every(({ source }) => source === 'gazetteer')).toBe(true)
  })
  it('marks nothing inside a name', () => {
    const text = 'He flew with Turkish Airlines and read Stephen King.'
    const names = [...person(text, 'Stephen King'), { ...person(text, 'Turkish Airlines')[0]!, type: 'ORGANIZATION' }]
    expect(listMentions(store, 'eng').find(entityTokens(text, 'eng', store), {}, names)).toEqual([])
  })
})
