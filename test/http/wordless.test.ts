import { describe, expect, test } from 'vitest'
import { languageOfWordless, wordsBetweenNames } from '../../src/endpoints/entities/wordless.js'

describe('texts without words of a language', () => {
  for (const [text, language] of [
    ['12345', 'eng'],
    ['€ 1.200,50', 'eng'],
    ['TVA 19%: 237,50 lei', 'eng'],
    ['iva 22%: 45,90 eur', 'eng'],
    ['Angela Merkel met John Smith in Berlin on 5 May 2020.', 'eng'],
    ['Angela Merkel traf Emmanuel Macron am Montag in Berlin.', 'deu'],
    ['Pedro Sánchez visitó a Luis Pérez en Madrid', 'spa'],
    ['moms 25 % 1.200,00', 'eng'],
    ['ПДВ 20%: 500 грн', 'rus'],
    ['info@example.com https://www.example.com/path', 'eng'],
    ['Kwame Mensah, Ama Owusu', 'eng'],
    ['Jan van der Berg\nAna de la Cruz', 'eng'],
    ['Zhang Wei\nFatima al-Zahrani\nGianni d’Angelo\nNovo Nordisk', 'eng'],
    ['Hussein el-Masri, Noura bint-Nasser', 'eng'],
    ['sku,qty,price\nA-100,5,19.99\nB-200,3,5.49', 'eng'],
    ['name;street;zip;city\nHans Meier;Hauptstr. 5;10115;Berlin', 'eng'],
    ['John Smith '.repeat(100), 'eng'],
    ['John Smith\u0085Mary Jones', 'eng'],
    ['{"name": "John Smith"}', 'eng'],
    ['{"name": "John Smith", "active": true, "role": "owner", "tags": ["new", "VIP"], "note": null}', 'eng'],
    ['<name>John</name>', 'eng'],
    ['<?xml version="1.0"?>\n<person id="7"><first>Ama</first><status>active</status></person>', 'eng'],
    ['name=Kwame&city=Accra', 'eng'],
    ['name: John Smith\ncity: Leeds', 'eng'],
    ['<имя>Иван</имя>', 'rus'],
    ['Иванов Иван; Петрова Анна', 'rus'],
    ['Γιώργος Παπαδόπουλος', 'ell']
  ] as const) {
    test(`${JSON.stringify(text)} is read in ${language}`, () => expect(languageOfWordless(text)).toBe(language))
  }

  for (const text of [
    '... !!! ...',
    ' \t\n',
    'Habari za asubuhi, jina langu ni Juma.',
    'HABARI ZA ASUBUHI JINA LANGU NI JUMA',
    'Juma anaishi Nairobi',
    'al-qahira iko Misri',
    'watu 3 walikufa hapo',
    'habari za 2026',
    'Բարեւ, Արամ',
    'გიორგი',
    '{"message": "habari za asubuhi"}',
    '<p>habari za asubuhi</p>',
    '<b>Habari</b> za asubuhi',
    'ujumbe: habari za asubuhi',
    'sku,qty,price\nhabari za asubuhi,5,19.99',
    // words that no blanks part look like codes where there is a digit
    '马云1964年出生于杭州。',
    '山田さん、明日の10時に渋谷駅で待っています。',
    'เขามีลูก2คนอยู่ที่กรุงเทพ',
    '삼성전자는2024년수원에서'
  ]) {
    test(`${JSON.stringify(text)} is not`, () => expect(languageOfWordless(text)).toBeUndefined())
  }

  test('a long text comes through', () => {
    expect(languageOfWordless('Ab '.repeat(20_000))).toBe('eng')
    expect(languageOfWordless(Array.from({ length: 9_000 }, (_, index) => `A${'b'.repeat(index % 7)}`).join(' '))).toBeUndefined()
    for (const sign of ['"', '<', '=', '-', 'a.', '"\\', ': ', ' ']) expect(languageOfWordless(`A${sign.repeat(25_000)}`), sign).toBe('eng')
    for (const sign of ['<a', '"a: ']) expect(languageOfWordless(`A${sign.repeat(25_000)}`), sign).toBeUndefined()
    expect(languageOfWordless(`${'1,'.repeat(25_000)}`)).toBe('eng')
    expect(languageOfWordless('a'.repeat(50_000))).toBeUndefined()
    expect(languageOfWordless('@'.repeat(50_000))).toBeUndefined()
  })
})

describe('the words between the names of a headline', () => {
  test.each([
    ['Bayer-Boss Carro schwärmt vom Dänen Hjulmand', 'schwärmt vom'],
    ['Leverkusen holt Hjulmand: Bayer-Boss Carro schwärmt vom Dänen', 'holt schwärmt vom'],
    ['Inter batte Milan', undefined],
    ['der Trainer schwärmt vom dänischen Spieler', undefined],
    ['Kane 2:1 Haaland', undefined]
  ])('%s: %s', (text, words) => expect(wordsBetweenNames(text)).toBe(words))
})
