import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withAddresses } from '../../../../src/entities/pipeline/lines/addresses.js'
import type { Mention } from '../../../../src/entities/types.js'

function mention(text: string, said: string, type: string): Mention {
  const start = text.indexOf(said)
  return { start, end: start + said.length, type, source: 'statistical', confidence: 0.8, weight: 50 }
}

function places(language: EntityLanguage, text: string, names: readonly Mention[] = []): string[] {
  return withAddresses(text, names, [], language).names.map(({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`)
}

describe('withAddresses', () => {
  it.each<[EntityLanguage, string, string[]]>([
    ['deu', 'An Hauptstraße 12, 10115 Berlin.', ['LOC Hauptstraße', 'LOC Berlin']],
    ['deu', 'Lindenweg 4\n1010 Wien', ['LOC Lindenweg', 'LOC Wien']],
    ['eng', 'At 221B Baker Street, London', ['LOC Baker Street', 'LOC London']],
    ['fra', '15 bis avenue Foch, 69006 Lyon', ['LOC avenue Foch', 'LOC Lyon']],
    ['spa', 'C/ Alcalá 45, 3º B, 28014 Madrid', ['LOC C/ Alcalá', 'LOC Madrid']],
    ['pol', 'przy ul. Długiej 5, 00-238 Warszawa', ['LOC ul. Długiej', 'LOC Warszawa']],
    ['nld', 'Keizersgracht 123, 1015 CJ Amsterdam', ['LOC Keizersgracht', 'LOC Amsterdam']],
    ['tur', 'Atatürk Cad. No: 15, 34000 Kadıköy/İstanbul', ['LOC Atatürk Cad.', 'LOC Kadıköy', 'LOC İstanbul']],
    ['ind', 'Jl. Sudirman No. 10, Jakarta', ['LOC Jl. Sudirman', 'LOC Jakarta']],
    ['rus', 'ул. Тверская, д. 7', ['LOC ул. Тверская']],
    ['deu', 'Sie wohnt seit 3 Jahren in der Straße des 17. Juni 4, 10115 Berlin', ['LOC Straße des 17. Juni', 'LOC Berlin']],
    ['spa', 'Vive en la calle 12 Octubre 7 y trabaja en la plaza Mayor 3', ['LOC calle 12 Octubre', 'LOC plaza Mayor']],
    ['ell', 'Ερμού 15, 105 63 Αθήνα', ['LOC Ερμού', 'LOC Αθήνα']],
    ['nld', 'Dorpsstraat 8, 1721 BB Broek op Langedijk', ['LOC Dorpsstraat', 'LOC Broek op Langedijk']],
    ['nld', 'Wij wonen in 1721 BB Broek op Langedijk en bellen.', ['LOC Broek op Langedijk']],
    ['nld', 'Naar 1012 AB Amsterdam en bel Jan', ['LOC Amsterdam']],
    ['pol', 'Mieszka w 30-059 Kraków.', ['LOC Kraków']],
    ['por', 'Vive em 1000-001 Lisboa, perto do rio', ['LOC Lisboa']]
  ])('streets and towns, %s: %s', (language, text, expected) => expect(places(language, text)).toEqual(expected))

  it.each<[EntityLanguage, string, readonly [string, string][], string[]]>([
    [
      'spa',
      'en Av. Belgrano 1310, piso 2, Rosario',
      [
        ['Av. Belgrano 1310', 'LOCATION'],
        ['Rosario', 'PERSON']
      ],
      ['LOC Av. Belgrano', 'LOC Rosario']
    ],
    ['fra', 'au 17, rue du Moulin. Merci', [['17, rue du Moulin', 'LOCATION']], ['LOC rue du Moulin']],
    ['ukr', 'вул. Лісова, 12', [['вул. Лісова, 12', 'LOCATION']], ['LOC вул. Лісова']],
    ['tur', 'Zafer Caddesi No: 8, Milas', [['Zafer Caddesi No', 'LOCATION']], ['LOC Zafer Caddesi', 'LOC Milas']],
    ['hrv', 'Ulica kralja Tomislava 6, Sinj', [['Sinj', 'LOCATION']], ['LOC Ulica kralja Tomislava', 'LOC Sinj']],
    ['srp', 'у улици кнеза Милоша 12, Шабац', [['Шабац', 'PERSON']], ['LOC улици кнеза Милоша', 'LOC Шабац']],
    ['deu', 'auf der Bundesstraße 27', [['Bundesstraße 27', 'LOCATION']], ['LOC Bundesstraße 27']],
    ['deu', 'Gartenstraße 9, Hinterhof', [], ['LOC Gartenstraße']],
    ['eng', '9 Mill Street, Barclays', [['Barclays', 'ORGANIZATION']], ['LOC Mill Street', 'ORG Barclays']],
    ['eng', '9 Mill Street, Ground Floor', [], ['LOC Mill Street']],
    [
      'eng',
      'to Ashby Tools, Thame OX9 3XA today',
      [
        ['Ashby Tools', 'ORGANIZATION'],
        ['Thame', 'PERSON']
      ],
      ['ORG Ashby Tools', 'LOC Thame']
    ],
    ['eng', 'Unit 3, Kilbarry Business Park, Dromore', [['Kilbarry Business Park', 'ORGANIZATION']], ['LOC Kilbarry Business Park', 'LOC Dromore']],
    [
      'eng',
      'Roy Penn, 51, of Ash Bank, Sale, denied',
      [
        ['Roy Penn', 'PERSON'],
        ['Ash Bank', 'ORGANIZATION']
      ],
      ['PER Roy Penn', 'LOC Ash Bank', 'LOC Sale']
    ],
    ['eng', 'Mr Lal, of Ash Bank, Leeds', [['Ash Bank', 'ORGANIZATION']], ['ORG Ash Bank']]
  ])('a town behind its street, and the street without its number, %s: %s', (language, text, names, expected) => {
    const given = names.map(([said, type]) => mention(text, said, type))
    expect(places(language, text, given)).toEqual(expected)
  })

  it.each<[EntityLanguage, string]>([
    ['deu', 'Auf Tabellenplatz 3 steht Köln'],
    ['deu', 'In der Bahnhofstraße 2019 war es laut'],
    ['eng', 'The 9 High Court judges'],
    ['eng', 'On May 5 2024 it rained'],
    ['fra', 'En 2019 rue de Rivoli était fermée'],
    ['ita', 'Arrivo via Milano']
  ])('no address, %s: %s', (language, text) => expect(places(language, text)).toEqual([]))

  it('what a model made of parts of it gives way', () => {
    const text = 'Anna Weber, Keizersgracht 123, 1015 CJ Amsterdam'
    expect(places('nld', text, [mention(text, 'Anna Weber', 'PERSON'), mention(text, 'CJ Amsterdam', 'PERSON')])).toEqual([
      'PER Anna Weber',
      'LOC Keizersgracht',
      'LOC Amsterdam'
    ])
  })

  it('its numbers are no mentions; a time beside a street is no house number', () => {
    const text = 'Ort: Hauptstraße 12, 10115 Berlin'
    const numbers = ['12', '10115'].map((said) => mention(text, said, 'IDENTIFIER:NUMBER'))
    expect(withAddresses(text, [], numbers, 'deu').patterns).toEqual([])
    const time = 'Ort: Bahnhofstraße 18 Uhr'
    expect(withAddresses(time, [], [mention(time, '18 Uhr', 'TEMPORAL:TIME')], 'deu').names).toEqual([])
  })

  it('a house number with its flat is no date', () => {
    const text = 'przy ul. Mickiewicza 14/3 w Krakowie'
    const { names, patterns } = withAddresses(text, [], [mention(text, '14/3', 'TEMPORAL:DATE')], 'pol')
    expect(names.map(({ start, end }) => text.slice(start, end))).toEqual(['ul. Mickiewicza'])
    expect(patterns).toEqual([])
  })

  it.each(['A', 'Aa ', '1721 BB ', 'Straße 1 ', 'de la ', '1 ', 'rue A ', '12345 '])('comes through a long text of %j to the address behind it', (part) => {
    for (const [language, address, expected] of [
      ['deu', 'Hauptstraße 12, 10115 Berlin', ['LOC Hauptstraße', 'LOC Berlin']],
      ['fra', '12 rue de Rivoli, 75001 Paris', ['LOC rue de Rivoli', 'LOC Paris']],
      ['eng', '10 Downing Street, London', ['LOC Downing Street', 'LOC London']],
      ['pol', 'ul. Marszałkowska 10, 00-590 Warszawa', ['LOC ul. Marszałkowska', 'LOC Warszawa']]
    ] as const)
      expect(places(language, `${part.repeat(50_000 / part.length)}\n${address}`).slice(-expected.length)).toEqual(expected)
  })
})
