import { describe, expect, it } from 'vitest'
import { GROUPS } from '../../src/language/groups.js'
import { WordReader } from '../../src/language/text.js'

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
    ['see https://example.org/a?b=c for more', ['latn:see', 'latn:for', 'latn:more']],
    ['mail someone@example.org now', ['latn:mail', 'latn:now']],
    ['ｆｕｌｌ', ['latn:full']],
    ['123 :-) \ud800', []]
  ])('%j', (text, words) => {
    expect(read(text)).toEqual(words)
  })

  it('cuts words after 40 letters and stops at the limit', () => {
    expect(read('a'.repeat(100)).map((word) => word.length - 5)).toEqual([40, 40, 20])
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
})
