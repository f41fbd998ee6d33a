import { describe, expect, it } from 'vitest'
import { Flag } from '../../../../src/entities/lists/kinds.js'
import { withCompanies } from '../../../../src/entities/pipeline/companies/legal-forms.js'
import { joinInvertedNames } from '../../../../src/entities/pipeline/lines/inverted-names.js'
import { withoutLabels } from '../../../../src/entities/pipeline/lines/labels.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()

/** Mentions of `words|TYPE`, each after the one before. */
function mentionsOf(text: string, said: readonly string[]): Mention[] {
  let from = 0
  return said.map((one) => {
    const [name, type = 'PERSON'] = one.split('|') as [string, string?]
    const start = text.indexOf(name, from)
    from = start + name.length
    return { start, end: from, type, source: 'statistical', confidence: 0.7, weight: 50 }
  })
}

/** Flags of the words named, by token. */
function flagsOf(text: string, words: Readonly<Record<string, number>>) {
  const tokens = entityTokens(text, 'eng', store)
  return { tokens, flags: Uint32Array.from({ length: tokens.count }, (_, token) => words[text.slice(tokens.starts[token], tokens.ends[token])] ?? 0) }
}

const shown = (text: string, mentions: readonly Mention[]) =>
  [...mentions].sort((left, right) => left.start - right.start).map(({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`)

describe('withCompanies', () => {
  it.each([
    ['Ventas Iberia S.L. paid', [], ['ORG Ventas Iberia S.L.']],
    ['We met Foo Bar GmbH & Co. KG today', [], ['ORG Foo Bar GmbH & Co. KG']],
    ['Stavby Novák, s.r.o., a Agro Morava, a.s. podepsaly', [], ['ORG Stavby Novák, s.r.o.', 'ORG Agro Morava, a.s.']],
    ['Cliente: Hermanos Gil, S.L.\nTotal', [], ['ORG Hermanos Gil, S.L.']],
    ['Flights to Las Vegas, NV with Delta Air Lines, SAS and LOT', [], []],
    ['Yours, Dupont SA', ['Dupont SA'], ['ORG Dupont SA']],
    ['He left Smith & Sons Ltd. in May', ['Smith'], ['ORG Smith & Sons Ltd.']],
    ['Marie Dupont, Dupont SA', ['Marie Dupont', 'Dupont'], ['PER Marie Dupont', 'ORG Dupont SA']],
    ['договор с ООО «Ромашка» и', [], ['ORG ООО «Ромашка»']],
    ['The Acme Ltd\nGmbH stays alone', [], ['ORG Acme Ltd']],
    ['the time limit of an AG', [], []],
    [
      'Whitestone Properties (Jersey) Limited, Deloitte (Switzerland) AG and Shell (UK) Ltd signed',
      [],
      ['ORG Whitestone Properties (Jersey) Limited', 'ORG Deloitte (Switzerland) AG', 'ORG Shell (UK) Ltd']
    ],
    ['the offer (Limited) ends', [], []],
    ['por Grupo Bimbo, S.A.B. de C.V. y Textiles Norte S.A. de C.V. hoy', [], ['ORG Grupo Bimbo, S.A.B. de C.V.', 'ORG Textiles Norte S.A. de C.V.']],
    ['para Comercial Rivera, S. de R.L. de C.V. hoy', [], ['ORG Comercial Rivera, S. de R.L. de C.V.']],
    ['dla Budmax sp. z o.o. sp. k. z siedzibą', [], ['ORG Budmax sp. z o.o. sp. k.']],
    ['Booking.com Inc and others', [], ['ORG Booking.com Inc']],
    ['Harbour Trust Ltd merged', ['Harbour Trust|ORGANIZATION'], ['ORG Harbour Trust Ltd']],
    ['the Acme Pty Ltd of', [], ['ORG Acme Pty Ltd']],
    ['the Muster AG & Co. KG in', [], ['ORG Muster AG & Co. KG']],
    ['the Foo SA NV in', [], ['ORG Foo SA NV']],
    ['the 3M Deutschland GmbH in', [], ['ORG 3M Deutschland GmbH']],
    ['the ACME LTD. of', [], ['ORG ACME LTD.']],
    ['Это ООО Ромашка и', [], ['ORG ООО Ромашка']],
    ['и Софарма АД е', [], ['ORG Софарма АД']],
    ['dodala KOVO, spol. s r.o., a', [], ['ORG KOVO, spol. s r.o.']],
    ['New York Times Company Inc said', ['New York Times Company Inc|ORGANIZATION'], ['ORG New York Times Company Inc']]
  ])('%s', (text, said, expected) => {
    const { tokens, flags } = flagsOf(text, {})
    expect(shown(text, withCompanies(tokens, mentionsOf(text, said), 'eng', flags))).toEqual(expected)
  })

  it.each([
    ['Kaya Tekstil San. ve Tic. Ltd. Şti. yeni', ['ORG Kaya Tekstil San. ve Tic. Ltd. Şti.']],
    ['Sayın Murat Bey. Demir Yapı A.Ş. var', ['ORG Demir Yapı A.Ş.']],
    ['Ülker Bisküvi A.Ş. ve Arçelik A.Ş. var', ['ORG Ülker Bisküvi A.Ş.', 'ORG Arçelik A.Ş.']]
  ])('Turkish trades and forms: %s', (text, expected) => {
    const { tokens, flags } = flagsOf(text, { Kaya: Flag.common | Flag.surname })
    expect(shown(text, withCompanies(tokens, [], 'tur', flags))).toEqual(expected)
  })

  it.each([
    ['Die Firma Adler GmbH.', ['ORG Adler GmbH']],
    ['Die Bank Adler AG zahlt', ['ORG Bank Adler AG']],
    ['Der Hersteller Adler Inc. zahlt', ['ORG Adler Inc.']]
  ])('with the noun before a German name: %s', (text, expected) => {
    const { tokens, flags } = flagsOf(text, { Bank: Flag.head, Die: Flag.common, Der: Flag.common })
    expect(shown(text, withCompanies(tokens, [], 'deu', flags))).toEqual(expected)
  })
})

describe('withoutLabels', () => {
  const words = {
    Bjørn: Flag.given,
    Trần: Flag.surname,
    Lê: Flag.surname,
    Bill: Flag.given,
    John: Flag.given,
    Mary: Flag.given,
    London: Flag.placeFirst,
    IBAN: Flag.given
  }
  it.each([
    ['a label of a form', 'Bill to: Acme\nShip to: Acme\nTotal due: 5', ['Bill'], []],
    ['no form', 'Bill said: I am here', ['Bill'], ['PER Bill']],
    ['abbreviations', 'IBAN: DE89\nNIP: 526', ['IBAN', 'NIP|ORGANIZATION'], []],
    ['the head of a column', 'Qty\tItem', ['Qty'], []],
    ['a label before its number', 'Ref 4411', ['Ref'], []],
    ['a word alone', 'Art', ['Art'], ['PER Art']],
    ['a word in a sentence', 'Art is 5', ['Art'], ['PER Art']],
    ['what no list knows', 'Subtotal: 5', ['Subtotal'], []],
    ['who speaks, with letters of other alphabets', 'Bjørn: hei\nTrần: chào\nLê: chào', ['Bjørn', 'Trần', 'Lê'], ['PER Bjørn', 'PER Trần', 'PER Lê']],
    ['who speaks', 'John: hi\nMary: hi\nJohn: bye', ['John', 'Mary', 'John'], ['PER John', 'PER Mary', 'PER John']],
    ['where it was written', 'London: The queen', ['London|LOCATION'], ['LOC London']],
    ['a name of two words', 'Quib Berfax: hi', ['Quib Berfax'], ['PER Quib Berfax']],
    ['the value', 'Name: Quibberfax', ['Quibberfax'], ['PER Quibberfax']],
    ['before what somebody says', 'Quibberfax: "I know"', ['Quibberfax'], ['PER Quibberfax']],
    ['before a face', 'Thanks Quibberfax:) bye', ['Quibberfax'], ['PER Quibberfax']],
    ['an exclamation', 'Thanks Quibberfax!: I know', ['Quibberfax'], ['PER Quibberfax']],
    ['a sentence', 'And then Quibberfax said: I know', ['Quibberfax'], ['PER Quibberfax']],
    ['an address of the web', 'Quib://x', ['Quib'], ['PER Quib']],
    ['to whom a bill goes', 'No. 7\nBill To:\nQuibberfax', ['Bill', 'Quibberfax'], ['PER Quibberfax']],
    ['the same in the midst of a line', 'No. 7   Ship To: Quibberfax   Bill To: Zorbel', ['Quibberfax', 'Bill'], ['PER Quibberfax']],
    ['somebody of that name', 'Bill to play Hamlet', ['Bill', 'Hamlet'], ['PER Bill', 'PER Hamlet']]
  ])('%s', (_, text, said, expected) => {
    const { tokens, flags } = flagsOf(text, words)
    expect(shown(text, withoutLabels(tokens, mentionsOf(text, said), 'eng', flags))).toEqual(expected)
  })
})

describe('joinInvertedNames', () => {
  it.each([
    ['with semicolons', 'Smith, John; García, María', ['Smith', 'John', 'García', 'María'], ['PER Smith, John', 'PER García, María']],
    ['in lines', '- Smith, John\n- Lee, Ann', ['Smith', 'John', 'Lee', 'Ann'], ['PER Smith, John', 'PER Lee, Ann']],
    ['one with an address', 'From: Smith, John <js@example.org>\nHello', ['Smith', 'John'], ['PER Smith, John']],
    ['one in quotation marks', 'Sent by "Smith, John" on Monday', ['Smith', 'John'], ['PER Smith, John']],
    ['two in a quoted sentence', 'He said "Smith, John and I"', ['Smith', 'John'], ['PER Smith', 'PER John']],
    ['one alone', 'Smith, John', ['Smith', 'John'], ['PER Smith', 'PER John']],
    ['in a sentence', 'Ann, Bob, Carl and Dora', ['Ann', 'Bob', 'Carl', 'Dora'], ['PER Ann', 'PER Bob', 'PER Carl', 'PER Dora']],
    ['full names', 'Ann Lee, Bob Ray; Cy Day, Di Fox', ['Ann Lee', 'Bob Ray', 'Cy Day', 'Di Fox'], ['PER Ann Lee', 'PER Bob Ray', 'PER Cy Day', 'PER Di Fox']]
  ])('%s', (_, text, said, expected) => {
    expect(shown(text, joinInvertedNames(text, mentionsOf(text, said)))).toEqual(expected)
  })
})
