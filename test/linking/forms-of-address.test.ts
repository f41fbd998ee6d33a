/** Forms of address, and the sex that they and given names tell. */
import { describe, expect, it } from 'vitest'
import type { KnownEntity } from '../../src/knowledge/base/entity.js'
import { type Sex, sexOfAddress, sexOfKnown } from '../../src/linking/forms-of-address.js'

describe('a form of address', () => {
  /** The name stands in brackets. */
  it.each<[string, string, Sex | undefined]>([
    ['eng', 'Mrs [Clinton] called.', 'f'],
    ['eng', 'Mr. [Clinton] called.', 'm'],
    ['eng', 'Mr and Mrs [Clinton] called.', undefined],
    ['eng', 'Dr [Clinton] called.', undefined],
    ['deu', 'Frau [Kohl] im Sekretariat', 'f'],
    ['deu', 'mit Herrn [Kohl]', 'm'],
    ['deu', 'Herr und Frau [Kohl]', undefined],
    ['fra', 'Mme [Chirac]', 'f'],
    ['fra', 'M. [Chirac]', 'm'],
    ['spa', 'la Sra. [Aznar]', 'f'],
    ['spa', 'doña [Ana]', 'f'],
    ['por', 'o Sr. [Silva]', 'm'],
    ['ita', 'la sig.ra [Prodi]', 'f'],
    ['ita', 'il sig. [Prodi]', 'm'],
    ['nld', 'mevrouw [Rutte]', 'f'],
    ['pol', 'Pani [Tusk]', 'f'],
    ['pol', 'z Panem [Tuskiem]', 'm'],
    ['ces', 'paní [Havlová]', 'f'],
    ['rus', 'госпожа [Путина]', 'f'],
    ['rus', 'г-жа [Путина]', 'f'],
    ['ell', 'ο κ. [Μητσοτάκης]', 'm'],
    ['ell', 'η κα [Παππά]', 'f'],
    ['tur', '[Ayşe] Hanım'.replace('H', 'h'), 'f'],
    ['zho', '[王]女士', 'f'],
    ['eng', 'President [Clinton]', undefined]
  ])('%s %s: %s', (language, sketch, expected) => {
    const start = sketch.indexOf('[')
    const end = sketch.indexOf(']') - 1
    expect(sexOfAddress(sketch.replace(/[[\]]/gu, ''), { start, end }, language)).toBe(expected)
  })
})

describe('a known person', () => {
  const genderOf = (word: string): Sex | undefined =>
    ['hillary', 'angela', 'andrea'].includes(word) ? 'f' : ['bill', 'silvio'].includes(word) ? 'm' : undefined
  it.each<[string, string | undefined, string | undefined, Sex | undefined]>([
    ['Hillary Clinton', 'American politician', 'us', 'f'],
    ['Bill Clinton', '42nd President of the United States', 'us', 'm'],
    ['Andrea Pirlo', 'Italian footballer and businessman', 'it', undefined],
    ['Barack Obama', undefined, 'us', undefined],
    ['Angela', undefined, 'de', undefined],
    ['Bill Wang', undefined, 'cn', undefined]
  ])('%s, %s', (label, description, country, expected) =>
    expect(sexOfKnown({ label, description, country } as unknown as KnownEntity, genderOf)).toBe(expected)
  )
})
