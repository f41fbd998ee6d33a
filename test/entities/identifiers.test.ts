import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { isCardNumber, passesLuhn } from '../../src/entities/patterns/identifiers/cards.js'
import { findIdentifiers } from '../../src/entities/patterns/identifiers/index.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

function identifiers(text: string, language: EntityLanguage = 'eng'): string[] {
  const context = { text, language, tokens: entityTokens(text, language, store) }
  return findIdentifiers(context).map(({ start, end, type }) => `${type.replace('IDENTIFIER:', '')} ${text.slice(start, end)}`)
}

describe('addresses of the net', () => {
  const cases: [string, string[]][] = [
    ['Write to a_b.c+tag@mail.example.co.uk.', ['EMAIL a_b.c+tag@mail.example.co.uk']],
    ['a邮箱地址test@test.com', ['EMAIL test@test.com']],
    ['Carol@new_type.com is wrong, @carol a handle', []],
    ['(see https://example.org/a_(b)?x=1#y).', ['URL https://example.org/a_(b)?x=1#y']],
    ['http://127.0.0.1:8080/#/123 but not http://362', ['URL http://127.0.0.1:8080/#/123']],
    ['www.example.de, cnn.com/info and http://localhost:8080/#/1', ['URL www.example.de', 'URL cnn.com/info', 'URL http://localhost:8080/#/1']],
    [
      'example.com, bücher.de, пример.рф, xn--bcher-kva.example.com',
      ['DOMAIN_NAME example.com', 'DOMAIN_NAME bücher.de', 'DOMAIN_NAME пример.рф', 'DOMAIN_NAME xn--bcher-kva.example.com']
    ],
    ['It ends here.It goes on, i.e. readme.md, main.rs and 10.30 a.m.', []],
    ['192.168.1.2/25, 1.2.3.4.5, 1111.1.1.1', ['IP_ADDRESS 192.168.1.2']],
    ['fe80::204:61ff:fe9d:f156 but not 12:30:45 or std::vector', ['IP_ADDRESS fe80::204:61ff:fe9d:f156']]
  ]
  it.each(cases)('%s', (text, expected) => {
    expect(identifiers(text)).toEqual(expected)
  })
})

describe('telephone numbers', () => {
  const cases: [EntityLanguage, string, string[]][] = [
    ['eng', 'Call +44 20 7946 0018 or (212) 555-0123 ext. 42.', ['PHONE_NUMBER +44 20 7946 0018', 'PHONE_NUMBER (212) 555-0123 ext. 42']],
    ['eng', 'Phone (914)349-8600 04/21/2020', ['PHONE_NUMBER (914)349-8600']],
    ['deu', 'Telefon 07134/9920', ['PHONE_NUMBER 07134/9920']],
    ['zho', '我的电话号是189 1111 1111。', ['PHONE_NUMBER 189 1111 1111']],
    ['ara', 'هاتف ٦٥٠ ٧٠١ ٨٨٨٧', ['PHONE_NUMBER ٦٥٠ ٧٠١ ٨٨٨٧']],
    ['eng', '2019-05-12, 1990-1995, ISBN 978-3-16-148410-0, 12 345 678', []]
  ]
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(identifiers(text, language)).toEqual(expected)
  })
})

describe('numbers of persons and cards', () => {
  const cases: [EntityLanguage, string, string[]][] = [
    ['eng', 'card 4111-1111-1111-1111, not 4111-1111-1111-1112', ['CREDIT_CARD_NUM 4111-1111-1111-1111']],
    ['deu', 'IBAN DE89 3704 0044 0532 0130 00 bitte', ['PERSONAL_ID_NUM DE89 3704 0044 0532 0130 00']],
    ['eng', 'SSN 460-89-9847, not 000-12-3456', ['PERSONAL_ID_NUM 460-89-9847']],
    ['spa', 'DNI 12345678Z y NIE X1234567L, no 12345678A', ['NATIONAL_ID_NUM 12345678Z', 'NATIONAL_ID_NUM X1234567L']],
    ['ita', 'codice RSSMRA85T10A562S', ['PERSONAL_ID_NUM RSSMRA85T10A562S']],
    ['fin', 'henkilötunnus 131052-308T', ['NATIONAL_ID_NUM 131052-308T']],
    ['pol', 'PESEL 44051401359', ['NATIONAL_ID_NUM 44051401359']],
    ['por', 'CPF 529.982.247-25', ['PERSONAL_ID_NUM 529.982.247-25']],
    ['zho', '身份证11010519491231002X', ['NATIONAL_ID_NUM 11010519491231002X']]
  ]
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(identifiers(text, language)).toEqual(expected)
  })

  it('checks digits as Luhn says', () => {
    expect([passesLuhn('79927398713'), passesLuhn('79927398710')]).toEqual([true, false])
    expect([isCardNumber('371449635398431'), isCardNumber('1234567812345670')]).toEqual([true, false])
  })
})

describe('places as numbers', () => {
  const cases: [string, string[]][] = [
    ['at 40° 26′ 46″ N 79° 58′ 56″ W', ['LATITUDE_LONGITUDE 40° 26′ 46″ N 79° 58′ 56″ W']],
    ['at 40.7128, -74.0060 now', ['LATITUDE_LONGITUDE 40.7128, -74.0060']],
    ['GPS 48.137 11.575', ['LATITUDE_LONGITUDE 48.137 11.575']],
    ['UTM 33U 389880 5819700', ['UTM 33U 389880 5819700']],
    ['grid 4QFJ12345678', ['UTM 4QFJ12345678']],
    ['90° and 3.1415, 2.7182 and 25° C', []]
  ]
  it.each(cases)('%s', (text, expected) => {
    expect(identifiers(text)).toEqual(expected)
  })
})
