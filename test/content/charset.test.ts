import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { charsetOf, decodeText, supportedCharset } from '../../src/content/charset.js'
import { oddity } from '../../src/content/plausibility.js'
import { isNearlyUtf8 } from '../../src/content/utf8.js'

const french = 'Les élèves français reçoivent à Noël une fête: déjà vu, où, âge, île, cœur? Oui, très bientôt.'.replace('œ', 'oe')
const german = 'Die Übergröße der Straße überrascht; schöne Grüße aus Köln und Fürth, müde Vögel.'
const polish = 'Zażółć gęślą jaźń; wpłynąłem na suchego przestwór oceanu, a łódź ślizga się.'
const latvian = 'Šodien ir jauka diena, un bērni spēlējas pagalmā; viņi ir ļoti priecīgi, ņemot vērā šķēršļus.'
const icelandic = 'Þetta er íslenskur texti með öllum stöfum: æ, ð, þ og ö, á góðum degi.'
const turkish = 'Çocuklar bugün güneşli bir günde ağaçların altında şarkı söylüyorlar; ışık çok güzel.'
const romanian = 'Acesta este un text în limba română: pădure, câine, șase, țară.'
const russian = 'Сегодня хорошая погода, и дети играют во дворе; они очень рады.'
const ukrainian = 'Сьогодні гарна погода, і діти граються у дворі; їжак і ґава дивляться, є час.'
const greek = 'Σήμερα ο καιρός είναι καλός και τα παιδιά παίζουν στην αυλή· είναι χαρούμενα.'.replace('·', ';')
const hebrew = 'היום מזג האוויר יפה והילדים משחקים בחצר הבית שלהם.'
const arabic = 'الطقس جميل اليوم والاطفال يلعبون في الحديقة وهم سعداء جدا.'
const thai = 'วันนี้อากาศดีและเด็กๆเล่นอยู่ในสวน'
const vietnameseComposed = 'Hôm nay trời đẹp, trẻ em chơi ngoài sân và rất vui vẻ.'
const japanese = '今日は天気がよく、子供たちは庭で遊んでいます。カタカナも書きます。'
const chinese = '今天天气很好，孩子们在院子里玩耍，他们非常高兴。'
const traditional = '今天天氣很好，孩子們在院子裡玩耍，他們非常高興。'
const korean = '오늘은 날씨가 좋아서 아이들이 마당에서 놀고 있습니다.'
const ascii = 'Plain words, nothing else.'

/** Bytes made by Python's codecs, for sets that iconv-lite does not write. */
const recorded: Readonly<Record<string, readonly [text: string, hex: string]>> = {
  'iso-2022-jp': ['これは日本語の文章です。東京は首都です。', '1b24422433246c244f467c4b5c386c244e4a383e4f244724392123456c357e244f3c7345542447243921231b2842'],
  'iso-2022-kr': ['이것은 한국어 문장입니다. ok\n서울', '1b2429430e404c304d403a0f200e475131393e6e0f200e392e40654054344f34590f2e206f6b0a0e3c2d3f6f0f'],
  'hz-gb-2312': ['这是中文句子~ok。\n北京', '7e7b55624a4756504e443e6457537e7d7e7e6f6b7e7b21237e7d0a7e7b31313e297e7d']
}

describe('every named character set is read', () => {
  const table: [label: string, text: string][] = [
    ['us-ascii', ascii],
    ['utf-8', japanese],
    ['utf-7', french],
    ['utf-16le', korean],
    ['utf-16be', korean],
    ['utf-32le', greek],
    ['utf-32be', greek],
    ['iso-8859-1', french],
    ['iso-8859-2', polish],
    ['iso-8859-3', 'Ĉu vi parolas Esperanton? Ĝi estas ŝatata, ĥoro kaj ĵurnalo, aŭ ne.'],
    ['iso-8859-4', latvian],
    ['iso-8859-5', russian],
    ['iso-8859-6', arabic],
    ['iso-8859-7', greek],
    ['iso-8859-8', hebrew],
    ['iso-8859-9', turkish],
    ['iso-8859-10', icelandic],
    ['iso-8859-11', thai],
    ['iso-8859-13', latvian],
    ['iso-8859-14', 'Ŵyth o ŵyr yn y tŷ, gyda ŷd a ŵyn.'],
    ['iso-8859-15', `${french} 10 €`],
    ['iso-8859-16', romanian],
    ['windows-874', thai],
    ['windows-1250', polish],
    ['windows-1251', ukrainian],
    ['windows-1252', `${german} “10 €” – bald…`],
    ['windows-1253', greek],
    ['windows-1254', turkish],
    ['windows-1255', hebrew],
    ['windows-1256', arabic],
    ['windows-1257', latvian],
    ['windows-1258', 'Đây là sách, cô và tôi.'.replace('ạ', 'a')],
    ['koi8-r', russian],
    ['koi8-u', ukrainian],
    ['cp437', german],
    ['cp737', greek],
    ['cp775', latvian],
    ['cp850', french],
    ['cp852', polish],
    ['cp855', russian],
    ['cp857', turkish],
    ['cp860', 'Amanhã será um dia bom: coração, pão, avó.'],
    ['cp861', icelandic],
    ['cp862', hebrew],
    ['cp863', 'Les élèves français reçoivent à Noël.'],
    ['cp865', 'Blåbær og rødgrød på Ærø'],
    ['cp866', russian],
    ['cp869', greek.replace(';', '.')],
    ['cp1125', ukrainian],
    ['ibm866', russian],
    ['macintosh', french],
    ['maccroatian', 'Šećer i čaj, žaba i đak'],
    ['maccenteuro', polish],
    ['maccyrillic', russian],
    ['macgreek', greek.replace(';', '.')],
    ['maciceland', icelandic],
    ['macturkish', turkish],
    ['tcvn', vietnameseComposed],
    ['viscii', vietnameseComposed],
    ['armscii-8', 'Բարեւ աշխարհ'],
    ['georgian-ps', 'დღეს კარგი ამინდია'],
    ['pt154', 'Қазақ тілі, ғылым'],
    ['tis-620', thai],
    ['shift_jis', japanese],
    ['windows-31j', japanese],
    ['euc-jp', japanese],
    ['gb2312', chinese],
    ['gbk', chinese],
    ['gb18030', `${chinese}𠮷`],
    ['big5', traditional],
    ['big5-hkscs', traditional],
    ['euc-kr', korean],
    ['windows-949', korean]
  ]
  test('they are 48 and more', () => expect(table.length + Object.keys(recorded).length).toBeGreaterThanOrEqual(48))
  for (const [label, text] of table) {
    test(label, () => {
      const bytes = iconv.encode(text, label)
      expect(decodeText(bytes, { charset: label, html: false })).toBe(text)
    })
  }
  for (const [label, [text, hex]] of Object.entries(recorded)) {
    test(label, () => expect(decodeText(Buffer.from(hex, 'hex'), { charset: label, html: false })).toBe(text))
  }
})

describe('the character set is told by', () => {
  const page = (head: string, text: string, charset: string) => iconv.encode(`<html><head>${head}</head><body>${text}</body></html>`, charset)
  for (const [what, bytes, hints, expected] of [
    ['a byte order mark before the transport', Buffer.from('\ufeffé'), { charset: 'iso-8859-1', html: false }, 'utf-8'],
    ['a UTF-16 mark', Buffer.from('\ufeffabc', 'utf16le'), { html: false }, 'utf-16le'],
    ['a UTF-32 mark', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 65]), { html: false }, 'utf-32be'],
    ['the transport before the document', page('<meta charset="koi8-r">', russian, 'windows-1251'), { charset: 'windows-1251', html: true }, 'windows-1251'],
    ['the document, as meta charset', page('<meta charset=koi8-r>', russian, 'koi8-r'), { html: true }, 'koi8-r'],
    [
      'the document, as http-equiv',
      page('<META http-equiv="Content-Type" content="text/html; charset=windows-1253">', greek, 'windows-1253'),
      { html: true },
      'windows-1253'
    ],
    ['an XML declaration', iconv.encode('<?xml version="1.0" encoding="iso-8859-2"?><html></html>', 'latin2'), { html: true }, 'iso-8859-2'],
    ['no comment', page('<!-- <meta charset=koi8-r> -->', russian, 'utf-8'), { html: true }, 'utf-8'],
    ['no declaration in plain text', Buffer.from('<meta charset=koi8-r>'), { html: false }, 'utf-8'],
    ['no UTF-16 declared in single bytes', page('<meta charset=utf-16>', russian, 'utf-8'), { html: true }, 'utf-8'],
    ['no unknown label', Buffer.from(russian), { charset: 'klingon-1', html: false }, 'utf-8'],
    ['no coding that is no character set', Buffer.from('aGVsbG8='), { charset: 'base64', html: false }, 'utf-8']
  ] as const) {
    test(what, () => expect(charsetOf(bytes, hints)).toBe(expected))
  }
})

describe('without any word, the character set is detected', () => {
  for (const [charset, text] of [
    ['utf-8', french],
    ['utf-16le', korean],
    ['utf-16be', russian],
    ['utf-32le', german],
    ['utf-32be', german],
    ['windows-1252', french],
    ['windows-1251', russian.repeat(3)],
    ['koi8-r', russian.repeat(3)],
    ['koi8-u', ukrainian.repeat(3)],
    ['cp866', russian],
    ['macintosh', french],
    ['cp850', german],
    ['tcvn', vietnameseComposed.repeat(3)],
    ['windows-874', thai],
    ['windows-1253', greek],
    ['windows-1255', hebrew],
    ['windows-1256', arabic],
    ['shift_jis', japanese],
    ['euc-jp', japanese],
    ['gb18030', chinese],
    ['big5', traditional.repeat(3)],
    ['euc-kr', korean]
  ] as const) {
    test(charset, () => expect(decodeText(iconv.encode(text, charset), { html: false })).toBe(text))
    test(`${charset} in HTML`, () => {
      const html = `<html><body><p class="some class">${text}</p></body></html>`
      expect(decodeText(iconv.encode(html, charset), { html: true })).toBe(html)
    })
  }
  for (const [label, [text, hex]] of Object.entries(recorded)) {
    test(label, () => expect(decodeText(Buffer.from(hex, 'hex'), { html: false })).toBe(text))
  }
})

describe('UTF-8 with a fault stays UTF-8', () => {
  for (const [language, text] of Object.entries({ french, german, polish, turkish, russian, greek, hebrew, thai, japanese, chinese, korean })) {
    const bytes = Buffer.from(text)
    const beyondAscii = [...bytes.keys()].filter((at) => bytes[at]! >= 0x80)
    /** What is read must be the text but for the characters at the fault. */
    const expectNearly = (damaged: Buffer, whole = text) => {
      const read = decodeText(damaged, { html: false })
      const kept = [...read].filter((character) => text.includes(character)).length
      expect(charsetOf(damaged, { html: false })).toBe('utf-8')
      expect(kept).toBeGreaterThanOrEqual([...whole].length - 2)
    }
    test(`${language}: cut within its last character`, () => {
      const end = beyondAscii.at(-1)!
      expectNearly(bytes.subarray(0, end), bytes.toString('utf8', 0, end + 1))
    })
    test(`${language}: any byte flipped`, () => {
      for (const at of beyondAscii) {
        const damaged = Buffer.from(bytes)
        damaged[at]! ^= 0x40
        expectNearly(damaged)
      }
    })
    test(`${language}: a stray byte anywhere`, () => {
      for (let at = 0; at <= bytes.length; at++) expectNearly(Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at)]))
    })
  }
  test('with a line of another set pasted in', () => {
    const line = Buffer.from(german, 'latin1')
    const read = decodeText(Buffer.concat([Buffer.from(german.repeat(10)), line]), { html: false })
    expect(read.startsWith(german.repeat(10))).toBe(true)
  })
  test('in a page', () => expect(charsetOf(Buffer.concat([Buffer.from(`<html><p>${french}</p>`), Buffer.from([0xe9])]), { html: true })).toBe('utf-8'))
  test('the word of the transport counts more', () => {
    expect(charsetOf(Buffer.concat([Buffer.from(french), Buffer.from([0xe9])]), { charset: 'iso-8859-1', html: false })).toBe('windows-1252')
  })
})

describe('what is not nearly UTF-8', () => {
  const legacySets = (
    'iso-8859-1 iso-8859-2 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-9 iso-8859-13 windows-874 windows-1250 windows-1251 ' +
    'windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 koi8-r koi8-u cp437 cp737 cp850 cp852 cp866 macintosh ' +
    'maccyrillic tcvn viscii shift_jis euc-jp gb18030 big5 euc-kr'
  ).split(' ')
  const texts = readFileSync(join(import.meta.dirname, '../../bench/inputs/language-udhr.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t').at(-1)!)
  for (const set of legacySets) {
    test(set, () => {
      const encoded = texts.map((text) => [text, iconv.encode(text, set)] as const).filter(([text, bytes]) => iconv.decode(bytes, set) === text)
      const legacy = encoded.map(([, bytes]) => bytes).filter((bytes) => bytes.some((byte) => byte >= 0x80))
      expect(legacy.length).toBeGreaterThan(0)
      expect(legacy.filter(isNearlyUtf8)).toEqual([])
    })
  }
  for (const [what, bytes] of [
    ['nothing', []],
    ['too little to tell', Buffer.from('é à \xff', 'latin1')],
    ['overlong forms', Buffer.concat([Buffer.from('ééé'), Buffer.from([0xc0, 0x80, 0x20, 0xe0, 0x80, 0x80])])],
    ['surrogates', Buffer.concat([Buffer.from('ééé'), Buffer.from([0xed, 0xa0, 0x80, 0x20, 0xed, 0xb0, 0x80])])],
    ['characters beyond the last', Buffer.concat([Buffer.from('ééé'), Buffer.from([0xf4, 0x90, 0x80, 0x80, 0x20, 0xf5, 0x80, 0x80, 0x80])])]
  ] as const) {
    test(what, () => expect(isNearlyUtf8(Uint8Array.from(bytes))).toBe(false))
  }
  test('emoji are characters like others', () => expect(isNearlyUtf8(Buffer.concat([Buffer.from('👍👍👍'), Buffer.from([0xff])]))).toBe(true))
})

describe('oddity of', () => {
  for (const [what, text, expected] of [
    ['nothing', '', 0],
    ['ASCII', 'McDonald iPhone $5', 0],
    ['good texts', `${french} ${german} ${russian} ${japanese} ${arabic} ${thai} l’été, col·legi, Œuvre — “ça”`, 0],
    ['replacement characters', 'a\ufffdb', 1],
    ['control characters', '\u0085\u0091', 1],
    ['symbols between letters', 'd§j½', 0.5],
    ['scripts mixed in a word', 'жéб', 2 / 3],
    ['capitals after small letters', 'хорошаЯ', 1 / 7]
  ] as const) {
    test(what, () => expect(oddity(text)).toBeCloseTo(expected, 10))
  }
})

describe('bytes that are wrong', () => {
  test('become replacement characters', () => {
    expect(decodeText(Buffer.from([0x61, 0xff, 0x62]), { charset: 'utf-8', html: false })).toBe('a\ufffdb')
  })
  test('of no length are no text', () => expect(decodeText(Buffer.alloc(0), { html: true })).toBe(''))
  test('a single odd byte is read somehow', () => expect(decodeText(Buffer.from([0xe9]), { html: false })).toBe('é'))
  test('labels of browsers are known', () => {
    expect(decodeText(iconv.encode(russian, 'maccyrillic'), { charset: 'x-mac-cyrillic', html: false })).toBe(russian)
  })
  test('labels are read without regard to case and blanks', () => expect(supportedCharset(' UTF-8 ')).toBe('utf-8'))
})
