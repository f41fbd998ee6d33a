import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withKnownGoods } from '../../../../src/entities/pipeline/companies/known-goods.js'
import { mentionWeight } from '../../../../src/entities/types.js'
import { read, written } from '../../marked-text.js'
import { spacedTokens } from '../../spaced-tokens.js'

const goodsOf = (language: EntityLanguage, marked: string, patterns: readonly [string, string][] = [], caseless = false) => {
  const { text, mentions } = read(marked)
  const found = patterns.map(([type, said]) => {
    const start = text.indexOf(said)
    return { start, end: start + said.length, type, source: 'regex' as const, weight: mentionWeight.certainPattern }
  })
  return written(text, withKnownGoods(spacedTokens(text), mentions, language, found, caseless))
}

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'my iphone 13 pro max and a Galaxy S23 Ultra', ['PRODUCT iphone 13 pro max', 'PRODUCT Galaxy S23 Ultra']],
  ['eng', 'An Xbox Series X and a [O PlayStation] 5', ['PRODUCT Xbox Series X', 'PRODUCT PlayStation 5']],
  ['deu', 'Mein [O Samsung] Galaxy A54 und ein [O Apple iPad] Air', ['PRODUCT Samsung Galaxy A54', 'PRODUCT Apple iPad Air']],
  ['deu', 'Der [O Bosch] GSR 18V und die Miele W1', ['PRODUCT Bosch GSR 18V', 'PRODUCT Miele W1']],
  ['pol', 'pisz na whatsappie, mam toyotę yaris', ['PRODUCT whatsappie', 'PRODUCT toyotę yaris']],
  ['fin', 'lähetin whatsappissa ja katson ipadilla', ['PRODUCT whatsappissa', 'PRODUCT ipadilla']],
  ['tur', "[O WhatsApp]'tan yazdı, PlayStation 4'ü aldım", ["PRODUCT WhatsApp'tan", "PRODUCT PlayStation 4'ü"]],
  ['est', "müün iPhone'i ja Audi A4 Avant", ["PRODUCT iPhone'i", 'PRODUCT Audi A4 Avant']],
  ['hun', 'Az iPhone-om és a viberen', ['PRODUCT iPhone', 'PRODUCT viberen']],
  ['rus', 'мой айфон 12 про, напиши в телеграме', ['PRODUCT айфон 12 про', 'PRODUCT телеграме']],
  ['ell', 'στείλε στο viber ή στο Teams', ['PRODUCT viber', 'PRODUCT Teams']],
  ['heb', 'שלחתי בוואטסאפ על אייפון 13', ['PRODUCT וואטסאפ', 'PRODUCT אייפון 13']],
  ['ara', 'أرسلها بالواتساب من آيفون 15 برو', ['PRODUCT واتساب', 'PRODUCT آيفون 15 برو']],
  ['fas', 'گوشی سامسونگ گلکسی A54', ['PRODUCT سامسونگ گلکسی A54']],
  ['hin', 'सैमसंग गैलेक्सी A14 और व्हाट्सएप पर', ['PRODUCT सैमसंग गैलेक्सी A14', 'PRODUCT व्हाट्सएप']],
  ['tam', 'வாட்ஸ்அப்பில் அனுப்பு', ['PRODUCT வாட்ஸ்அப்பில்']],
  ['ben', 'আইফোনের দাম', ['PRODUCT আইফোনের']],
  ['kor', '아이폰15를 팔고 카톡으로 보내', ['PRODUCT 아이폰15', 'PRODUCT 카톡']],
  ['kor', '갤럭시 Z폴드4를 샀다', ['PRODUCT 갤럭시 Z폴드4']],
  ['eng', 'the Galaxy Z Fold 4 folds', ['PRODUCT Galaxy Z Fold 4']],
  ['jpn', '昨日iPhone15を買った', ['PRODUCT iPhone15']],
  ['zho', '我的华为Mate 40坏了', ['PRODUCT 华为Mate 40']],
  ['tha', 'ซื้อไอโฟน 13 โปรมา', ['PRODUCT ไอโฟน 13 โปร']],
  ['slv', 'rdeč renault clio in Dacia Duster', ['PRODUCT renault clio', 'PRODUCT Dacia Duster']],
  ['nld', 'Ik werk met Excel op Windows 11', ['PRODUCT Excel', 'PRODUCT Windows 11']],
  ['pol', 'Outlook się zawiesił', ['PRODUCT Outlook']],
  ['tur', "[L Kindle'da] okudum", ["PRODUCT Kindle'da"]],
  ['eng', 'call on zoom or in [O Teams]', ['PRODUCT zoom', 'PRODUCT Teams']]
])('%s: %s', (language, marked, expected) => {
  expect(goodsOf(language, marked)).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  // words, clubs, firms, quarters and years
  ['eng', 'You excel. Teams of the galaxy switch. I Zoom in and signal.', []],
  ['eng', 'send a telegram, open the windows, two outlooks', []],
  ['eng', 'LA Galaxy 2, Portland 1', []],
  ['eng', '[O Apple] said and [O Samsung] 2023 and [O Siemens] Q3', ['O Apple', 'O Samsung', 'O Siemens']],
  ['eng', '[O WhatsApp Ireland Limited] was fined', ['O WhatsApp Ireland Limited']],
  ['deu', 'Der Zoom des Messenger in der WhatsApp-Gruppe', []],
  ['est', 'ta saab 900 eurot, waza', []],
  ['por', 'a [O PSP] e a [O GNR]', ['O PSP', 'O GNR']],
  ['eng', 'an ipod 8gb', ['PRODUCT ipod']],
  ['ukr', 'прийшла телеграма', []],
  ['cat', 'el mes passat', []],
  ['spa', '[O YouTube] y [O Facebook]', ['O YouTube', 'O Facebook']],
  // what is counted, and what small words say
  ['eng', 'iPhone 500 €, iPad 64 GB', ['PRODUCT iPhone', 'PRODUCT iPad']],
  ['fra', 'un iphone plus cher', ['PRODUCT iphone']],
  ['ces', 'iphone pro mámu', ['PRODUCT iphone']]
])('%s leaves alone: %s', (language, marked, expected) => {
  expect(goodsOf(language, marked)).toEqual(expected)
})

it('leaves dates and money to their patterns', () => {
  expect(goodsOf('eng', 'my iPhone 12 May', [['TEMPORAL:DATE', '12 May']])).toEqual(['PRODUCT iPhone'])
  expect(goodsOf('kor', '아이폰 14 프로 팔아요', [['IDENTIFIER:PERCENT', '14 프로']])).toEqual(['PRODUCT 아이폰 14 프로'])
  expect(goodsOf('eng', 'FOR SALE EXCEL IPAD', [], true)).toEqual(['PRODUCT IPAD'])
})
