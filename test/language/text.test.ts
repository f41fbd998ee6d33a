import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GROUPS } from '../../src/language/groups.js'
import { CAPITALISED, CASELESS, IN_CAPITALS, IN_SMALL, OPENING, WordReader } from '../../src/language/text.js'

function read(text: string, limit = 100): string[] {
  const reader = new WordReader(new Uint16Array(4000), new Uint32Array(200))
  reader.read(text, 0, text.length, limit)
  return Array.from({ length: reader.count }, (_, word) => {
    const letters = String.fromCharCode(...reader.units.subarray(reader.bounds[word * 2], reader.bounds[word * 2 + 1]))
    return `${GROUPS[reader.groups[word]!]}:${letters}`
  })
}

describe('WordReader', () => {
  it.each([
    ['Hello, World!', ['latn:hello', 'latn:world']],
    ["Don't l’homme 'quoted'", ["latn:don't", "latn:l'homme", 'latn:quoted']],
    ['Straße STRASSE ẞ', ['latn:strasse', 'latn:strasse', 'latn:ss']],
    ['abcдеж', ['latn:abc', 'cyrl:деж']],
    ['ΤΈΛΟΣ τέλος', ['grek:τέλοσ', 'grek:τέλοσ']],
    ['Știri știri', ['latn:ştiri', 'latn:ştiri']],
    ['مُحَمَّد', ['arab:محمد']],
    ['可愛いカメラ', ['cjk:可愛いカメラ']],
    ['コーヒー ｺｰﾋｰ', ['cjk:コーヒー', 'cjk:コーヒー']],
    ['בֵּית־סֵפֶר׃', ['hebr:בית', 'hebr:ספר']],
    ['see https://example.org/a?b=c for more', ['latn:see', 'latn:for', 'latn:more']],
    ['mail someone@example.org now', ['latn:mail', 'latn:now']],
    ['ｆｕｌｌ', ['latn:full']],
    ['123 :-) \ud800', []]
  ])('%j', (text, words) => {
    expect(read(text)).toEqual(words)
  })

  it('cuts words after 40 letters and stops at the limit', () => {
    expect(read('abcde'.repeat(20)).map((word) => word.length - 5)).toEqual([40, 40, 20])
    expect(read('one two three', 2)).toEqual(['latn:one', 'latn:two'])
  })

  it('knows where words stand in the text', () => {
    const reader = new WordReader(new Uint16Array(400), new Uint32Array(20))
    const text = '  Groß und klein'
    reader.read(text, 0, text.length, 10)
    expect(Array.from({ length: reader.count }, (_, word) => text.slice(reader.sources[word * 2], reader.sources[word * 2 + 1]))).toEqual([
      'Groß',
      'und',
      'klein'
    ])
  })

  it.each([
    ['Anna met Tom in Berlin.', [CAPITALISED + OPENING, IN_SMALL, CAPITALISED, IN_SMALL, CAPITALISED]],
    ['NATO meets. Why? I asked', [IN_CAPITALS + OPENING, IN_SMALL, CAPITALISED + OPENING, IN_SMALL + OPENING, IN_SMALL]],
    ['ebay\tTéléphone', [IN_SMALL + OPENING, CAPITALISED + OPENING]],
    ['नई दिल्ली', [CASELESS + OPENING, CASELESS]]
  ])('tells how the words of %j are written', (text, cases) => {
    const reader = new WordReader(new Uint16Array(400), new Uint32Array(40))
    reader.read(text, 0, text.length, 20)
    expect([...reader.cases.subarray(0, reader.count)]).toEqual(cases)
  })
})

/** The words alone. */
const wordsOf = (text: string) =>
  read(text)
    .map((word) => word.slice(word.indexOf(':') + 1))
    .join(' ')

describe('what carries no language', () => {
  it.each([
    ['reference marks', 'Ein Satz.[3] Noch einer[12], siehe [^note], [a] und²', 'ein satz noch einer siehe und'],
    ['addresses', 'see https://a.example/b?c=d, www.example.org/x or example.com/path and mail to anna.meier@firma.example.', 'see or and mail to'],
    ['an address in brackets', 'siehe (https://a.example/b_(c)) hier', 'siehe hier'],
    ['an address without a blank behind it', '见https://example.com/xyz。很好', '见 很好'],
    ['handles', 'danke @anna_meier und @Jörg!', 'danke und'],
    ['signs of hashtags', '#ThrowbackThursday #sommer #foo_bar', 'throwback thursday sommer foo bar'],
    ['masks', 'Frau xxxxxx, Konto XXXX **** #### ____', 'frau konto'],
    ['tags', '<p class="a > b">Ein <b>Wort</b><br/></p><!-- not this --> a < b', 'b ein wort a b'],
    ['scripts and styles', '<style>p { color: red }</style>Text<script>var x = 1 < 2</script>', 'text'],
    ['entities', 'f&uuml;r &szlig;&nbsp;das &amp; l&#39;homme &#x00e9;t&eacute; &unknown', "für ss das l'homme été unknown"],
    ['targets of links', '[Hier](https://a.example/b "Titel") und ![Bild](b.png) [mehr][id] (so)', 'hier und bild mehr so'],
    ['code spans and fences', 'Mit `npm install` und\n```\nlet x = 1\n```\ngeht es', 'mit und geht es'],
    ['tags of boards', '[b]fett[/b] [url=http://x.example]da[/url] [laughs]', 'fett da laughs'],
    ['identifiers', 'call getElementById or my_var or $name now', 'call or or now'],
    ['paths and file names', 'open /usr/local/bin, C:\\Users\\Max, src/language/text.ts or report.pdf.', 'open or'],
    ['keys', 'id 550e8400-e29b-41d4-a716-446655440000 and 0x7f3a and #3f2a1c and pU3KGCUwux1tEyze1iN7', 'id and and and'],
    ['placeholders', `Hello {name}, %s of %1$d, $\{total} {{ count }} %(who)s :smile:`, 'hello of'],
    ['escapes', '"f\\u00fcr"\\nHallo \\textbf{Wort}', 'für hallo wort']
  ])('%s', (_, text, words) => expect(wordsOf(text)).toBe(words))

  it.each([
    ['words joined by slashes', 'he/she/they and/or km/h', 'he she they and or km h'],
    ['quotation marks that look like code spans', "``quoted text'' and `this' l`homme", "quoted text and this l'homme"],
    ['Arabic sounds written with digits', '3afrit s7ab ma3andich', 'afrit s ab ma andich'],
    ['a full stop without a blank', 'Ende.Neuer Satz', 'ende neuer satz'],
    ['signs between words', 'Home > Products & more; 5 < 6 {', 'home products more'],
    ['an unclosed tag', 'a <b c and more text', 'a b c and more text']
  ])('%s stay', (_, text, words) => expect(wordsOf(text)).toBe(words))

  it('reads names of programs and code spans where there is nothing else', () => {
    const reader = new WordReader(new Uint16Array(400), new Uint32Array(200))
    reader.marks.lenient = true
    const text = '`find_all` LehrerInnen'
    reader.read(text, 0, text.length, 100)
    expect(Array.from({ length: reader.count }, (_, word) => text.slice(reader.sources[word * 2], reader.sources[word * 2 + 1]))).toEqual([
      'find',
      'all',
      'Lehrer',
      'Innen'
    ])
  })

  it('takes the letters of what it drops out of the sums', () => {
    const reader = new WordReader(new Uint16Array(400), new Uint32Array(200))
    const text = 'wir example.com/path myVariable xxxx a_b'
    reader.read(text, 0, text.length, 100)
    expect([...reader.letters].reduce((sum, letters) => sum + letters, 0)).toBe(3)
  })
})

describe('letters of other styles', () => {
  it.each([
    ['mathematical bold, script and fraktur', '𝗕𝗼𝗹𝗱 𝓛𝓮𝓽𝓽𝓮𝓻𝓼 𝔉𝔯𝔞𝔨𝔱𝔲𝔯 ℋ𝒶𝓃𝒹', 'bold letters fraktur hand'],
    ['full width, circles and squares', 'ｆｕｌｌ Ⓐⓑⓒ 🅱🅾🆇', 'full abc box'],
    ['bold Greek', '𝝚𝝚𝝚α', 'εεεα'],
    ['digits and emoji are none', '𝟏𝟐𝟑 😀 \ud835', '']
  ])('%s', (_, text, words) => expect(wordsOf(text)).toBe(words))

  it('have both halves inside the word', () => {
    const reader = new WordReader(new Uint16Array(400), new Uint32Array(20))
    const text = 'x 𝗕𝗼𝗹𝗱 y'
    reader.read(text, 0, text.length, 10)
    expect(text.slice(reader.sources[2], reader.sources[3])).toBe('𝗕𝗼𝗹𝗱')
  })
})

describe('hostile texts', () => {
  it.each(['<a ', '<script>', '`a', '[a', 'a/a', 'a.a', 'a_', '{a', '&a', '1a', '@a', 'a@', '\\a', '](', '](a', '<!--', '%(a', '##a', '``', '://'])(
    '%j over and over takes linear time',
    (piece) => {
      const reader = new WordReader(new Uint16Array(80_000), new Uint32Array(4000))
      const time = (length: number): number => {
        const text = piece.repeat(Math.ceil(length / piece.length))
        let least = Number.POSITIVE_INFINITY
        for (let run = 0; run < 3; run++) {
          const start = performance.now()
          reader.clear()
          reader.read(text, 0, text.length, 2000)
          least = Math.min(least, performance.now() - start)
        }
        return least
      }
      expect(time(50_000)).toBeLessThan(150)
    }
  )

  it('any text gives words in order and sums that fit them', () => {
    const pieces = [
      '<b ',
      '>',
      '</',
      '&uuml;',
      '&',
      '[3]',
      '](',
      '`',
      '```',
      '_',
      '@a.b',
      '://',
      'www.',
      '#aB',
      '{',
      '}',
      '%s',
      '\\u00e9',
      '\\',
      '/',
      '.',
      ';\n',
      '1',
      'ab',
      'aB',
      'xxx',
      'hahaha',
      'ß',
      "'",
      '𝗕',
      '\ud835',
      'かな',
      '漢字',
      'слово',
      '\u0301',
      ' '
    ]
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 }),
        fc.boolean(),
        (parts, lenient) => {
          const text = parts.join('')
          const reader = new WordReader(new Uint16Array(4000), new Uint32Array(200))
          reader.marks.lenient = lenient
          reader.read(text, 0, text.length, 100)
          expect(reader.kana).toBeGreaterThanOrEqual(0)
          for (const letters of reader.letters) expect(letters).toBeGreaterThanOrEqual(0)
          let end = 0
          for (let word = 0; word < reader.count; word++) {
            expect(reader.sources[word * 2]).toBeGreaterThanOrEqual(end)
            end = reader.sources[word * 2 + 1]!
            expect(end).toBeGreaterThan(reader.sources[word * 2]!)
            expect(reader.bounds[word * 2 + 1]).toBeGreaterThan(reader.bounds[word * 2]!)
          }
          expect(end).toBeLessThanOrEqual(text.length)
        }
      ),
      { numRuns: 500 }
    )
  })
})
