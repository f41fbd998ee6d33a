/** Junk texts by recipe: what a careless or hostile caller sends. A recipe is repeated until the wanted length is reached. */

/** Texts that are one piece over and over. */
const repeated: readonly string[] = [
  // numbers
  ...['0', '1', '12', '1 ', '10 ', '000 ', '1 000 ', '1 000 000 ', '1\u00a0000 ', '1\u202f000 ', '1\u2009000 ', '000\u00a0', "1'000 ", '1,', '1, ', '1,000,', '1,000 '],
  ...['1.', '1. ', '1.1.1.', '1.000 ', '1.000.', '0.', '.1', ',1', '-1', '- 1 ', '+1 ', '1+', '1-', '1 - ', '1–', '1/2', '1/2 ', '1/', '/1', '1 1/2 ', '½', '½ '],
  ...['12:', '12:30 ', '12:30:', '1:', ':1', '1e5', '1e5 ', '1e', '1^', '1^2 ', '1x', '1x1', '1 x ', '1h', '1st ', '2nd ', '1%', '1 % ', '% ', '%1', '१', '१ ', '１', '٣'],
  ...['one ', 'one hundred ', 'hundred ', 'million ', 'and ', 'one and ', 'minus ', 'point ', 'half ', 'first ', 'ein', 'eins ', 'und', 'ein und ', 'hundert', 'tausend '],
  ...['три ', 'сто ', 'млн ', '一', '十', '百', '万', '一万', '一 ', '三分之', '分之', '点', '第一', '一十', 'واحد ', 'מאה ', 'एक '],
  // money, units
  ...['$', '$ ', '$1', '$1 ', '1$', '€1', '1 €', 'US$ ', 'USD ', 'USD 1 ', '5 dollars ', '5 dollars and ', '1 cent ', 'EUR', '£', '1 km ', '1 in ', "5'", '5" ', '1 m² ', '元', '1元', '円'],
  // dates, times
  ...['1/1/2020 ', '1/1/', '2020-01-01', '2020-01-01 ', '2020-', '01.01.', '2020 ', 'May ', 'May 1 ', '1 May ', 'Monday ', 'Monday, ', 'the ', 'of ', 'the first of ', 'last ', 'at '],
  ...['12 am ', 'am ', 'T12', '12:00Z', 'next week ', 'years ', '5 years ', '2020年', '年', '月', '1月1日', '昨日', '于', 'года ', 'января ', 'January 1, ', "o'clock ", '19th century '],
  // identifiers
  ...['a@', 'a@b', 'a@b.', 'a@b.c ', '@', '@a', '@a ', '#', '#a', '#a ', 'http://', 'http://a', 'http://a ', 'http:', 'www.', 'www.a.', 'a.b', 'a.', '://', '//', 'a.com', 'a.com '],
  ...['1.1.1.1 ', '1.1.1.1', ':', '::', 'a:', 'f:', 'ff:', '::1 ', '+1 (2', '+', '(555) ', '555-', '+1 ', '4111 ', '4111-', '1234 5678 ', '0123 4567 ', '001 201 ', '+1 201 ', '0044 ', '+44', '(0171) ', '030-', '183 ', '(0 ', '00000000 ', 'DE', 'DE89 ', 'N 1° ', '1° ', "1°1'", 'A1', 'A1 '],
  // signs
  ...['(', ')', '()', '((1', '( ', '[', '[[', '[]', '{', '}', '<', '>', '<<', '&', '&amp;', '*', '**', '* ', '_', '__', '-', '--', '- ', '—', '=', '==', '|', '\\', '/', '~', '^', '`', '!'],
  ...['?', '?!', '! ', '. ', '.', '..', '... ', '…', ',', ', ', ';', '; ', '"', '" ', '""', "'", "' ", '«', '«»', '“', '”', '“”', '"\'', '‘’', '„“', '¿', '§', '©', '°', '•', '• ', '→', '∑', '、', '。', '「', '「」', '，'],
  // white space and invisible characters
  ...[' ', '\n', '\t', '\r\n', '\n\n\n', '\u00a0', '\u3000', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u0000', '\u202e', 'a\n', 'a\t', 'a\n\n', '1\n', '.\n', 'a\u200d'],
  // letters
  ...['a', 'A', 'a ', 'A ', 'ab', 'aB', 'Ab', 'Ab ', 'AB ', 'A.', 'A. ', 'Mr. ', 'e.g. ', "a'", "a' ", "l'", "d'A", 'a-', 'a-b', 'A-', 'A-B ', 'a_', 'a/', 'A/', 'ß', 'ı', 'İ', 'ſ', 'ﬁ', 'ǆ'],
  ...['á', 'á', 'a\u0301\u0301', '\u0301', 'я', 'Я', 'Я ', 'α', 'ا', 'ا ', 'و', 'ו', 'ו ', "ו'", 'ה', 'א"', 'כ', 'ک', 'अ', 'क्', 'ก', 'กา', 'เ', 'ျ', 'ខ', 'あ', 'ア', 'ー', 'ん', 'の', '中', '中 ', '的', '々', '가', '가 ', '이', '년', '일', '월', '오전', 'ᄀ', 'ㄱ'],
  // names
  ...['John ', 'John Smith ', 'John, ', 'Smith', 'JOHN ', 'Inc. ', 'IBM ', 'IBM (', 'New ', 'New York ', 'of the ', 'van ', 'de la ', 'University of ', 'Al-', "O'", 'McA', 'II ', 'XIV ', 'X', 'I', 'IV. '],
  ...['张', '张三', '·', 'ア・', '・', 'Иван ', 'Иванов', 'И. ', 'محمد ', 'بن ', 'בן ', 'ישראל ', '대통령 ', '김', 'नगर '],
  // markup and program text
  ...['<a>', '<b', '</', '<!--', '<p>a</p>', '&#', '{"a":', '[1,', 'a=', 'a();', '\\n', '%20', '| a ', '|-|', '- a\n', '# a\n', 'a,b,c\n', 'a\tb\n', '1\t2\n', 'AA==', '0x', 'deadbeef'],
  // emoji and astral characters
  ...['😀', '😀 ', '👍🏽', '👩‍👩‍👧', '🇩🇪', '🇩', '1️⃣', '❤️', ':)', ':-) ', ';(', '𝐀', '𠀀', '𒀀', '\ud800', '\udc00'],
  // mixed scripts
  ...['aя', 'aя中', 'a中', '中a', 'a1', '1a', 'aא', 'אa', 'aا', 'あア', 'あ漢', '가a', 'กa', 'a\u0301я', 'Aя ', 'aα1', '中1', '1中', 'a😀', '中。', 'a中я가 '],
  // nests and chains
  ...['"(', '("', '"(\'', '«(', '[(', '(a', '(a ', '"a', '"a ', '"A ', 'A "', "A's ", 'A & ', 'A, ', 'A and ', 'A/B', 'A (B', 'A (B) ', 'AB (', '(AB) ']
]

/** Texts that grow otherwise. */
const grown: Readonly<Record<string, (length: number) => string>> = {
  'nested brackets': (length) => '('.repeat(length / 2) + ')'.repeat(length / 2),
  'nested quotes': (length) => '“'.repeat(length / 2) + '”'.repeat(length / 2),
  'nested names in brackets': (length) => 'A ('.repeat(length / 6) + 'B) '.repeat(length / 6),
  'growing numbers': (length) => filled(length, (index) => `${index} `),
  'growing words': (length) => filled(length, (index) => `w${index} `),
  'growing names': (length) => filled(length, (index) => `Smith${index} `),
  'distinct names': (length) => filled(length, (index) => `${syllables(index, true)} `),
  'distinct pairs of names': (length) => filled(length, (index) => `${syllables(index, true)} ${syllables(index * 7 + 3, true)}, `),
  'distinct words': (length) => filled(length, (index) => `${syllables(index, false)} `),
  'one long compound': (length) => filled(length, (index) => syllables(index, false)),
  'one long camel-case word': (length) => filled(length, (index) => syllables(index, true)),
  'long words': (length) => filled(length, (index) => `${syllables(index, false).repeat(20)} `),
  'long German words': (length) => `${'donaudampfschifffahrtsgesellschaft'.repeat(length / 34 + 1)}`.slice(0, length),
  'words of 200 letters': (length) => `${'donaudampfschifffahrtsgesellschaft'.repeat(6)} `.repeat(length / 205),
  'distinct Han pairs': (length) => filled(length, (index) => String.fromCharCode(0x4e00 + (index % 20000), 0x4e00 + ((index * 7919) % 20000))),
  'distinct Hangul': (length) => filled(length, (index) => String.fromCharCode(0xac00 + ((index * 7919) % 11000))),
  'distinct kana': (length) => filled(length, (index) => String.fromCharCode(0x3041 + ((index * 31) % 80))),
  'distinct Thai': (length) => filled(length, (index) => String.fromCharCode(0xe01 + ((index * 31) % 46))),
  'distinct Hebrew': (length) => filled(length, (index) => `${[1, 3, 7, 11].map((step) => String.fromCharCode(0x5d0 + ((index * step) % 27))).join('')} `),
  'distinct Arabic': (length) => filled(length, (index) => `${[1, 3, 7, 11].map((step) => String.fromCharCode(0x628 + ((index * step) % 18))).join('')} `),
  'all of the basic plane': (length) => filled(length, (index) => String.fromCharCode(0x21 + ((index * 97) % 0xd700))),
  'printable characters': (length) => filled(length, (index) => String.fromCharCode(0x20 + ((index * 31 + (index >> 5)) % 95))),
  'signs of Unicode': (length) => filled(length, (index) => String.fromCharCode(0x2010 + ((index * 97) % 0x7f0))),
  'an open address': (length) => `http://a.com/${'a'.repeat(length)}`,
  'an address of queries': (length) => `http://a.com/?${'a=b&'.repeat(length / 4)}`,
  'a host of labels': (length) => `http://${'a.'.repeat(length / 2)}com`,
  'a mailbox of words': (length) => `${'a.'.repeat(length / 2)}a@b.com`,
  'a mailbox without end': (length) => `${'a'.repeat(length)}@`,
  'a number of points': (length) => `${'1'.repeat(length / 2)}.${'1'.repeat(length / 2)}`,
  'words without spaces before a number': (length) => `${'one'.repeat(length / 3)}`,
  'random letters': (length) => filled(length, (index) => letterOf(index)),
  'random letters and blanks': (length) => filled(length, (index) => ((index * 2654435761) >>> 8) % 6 === 0 ? ' ' : letterOf(index)),
  'random capitals and blanks': (length) => filled(length, (index) => ((index * 2654435761) >>> 8) % 6 === 0 ? ' ' : letterOf(index).toUpperCase())
}

/** A text of a recipe and of exactly `length` UTF-16 units. */
export interface Recipe {
  readonly name: string
  make(length: number): string
}

/** All recipes; a repeated piece is named by itself, as JSON writes it. */
export const recipes: readonly Recipe[] = [
  ...[...new Set(repeated)].map((piece) => ({ name: JSON.stringify(piece), make: (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) })),
  ...Object.entries(grown).map(([name, grow]) => ({ name, make: (length: number) => grow(length).slice(0, length) }))
]

function filled(length: number, part: (index: number) => string): string {
  let text = ''
  for (let index = 0; text.length < length; index++) text += part(index)
  return text
}

function letterOf(index: number): string {
  return String.fromCharCode(0x61 + (((index * 2246822519) >>> 7) % 26))
}

const consonants = 'bdfgklmnprstv'
const vowels = 'aeiou'

/** A made-up word for each index. */
function syllables(index: number, capital: boolean): string {
  let word = ''
  for (let rest = index + 70; rest > 0; rest = Math.floor(rest / 65)) word += consonants[rest % 13]! + vowels[Math.floor(rest / 13) % 5]!
  return capital ? word[0]!.toUpperCase() + word.slice(1) : word
}
