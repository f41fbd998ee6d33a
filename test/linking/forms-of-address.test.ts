/** Forms of address, and the sex that they and given names tell. */
import { describe, expect, it } from 'vitest'
import type { KnownEntity } from '../../src/knowledge/base/entity.js'
import { hasFormOfAddress, type Sex, sexOfAddress, sexOfKnown } from '../../src/linking/forms-of-address.js'

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
    ['tur', '[Ayşe] Hanım', 'f'],
    ['tur', '[Ahmet] Bey geldi', 'm'],
    ['tur', '[AYŞE] HANIM', 'f'],
    ['tur', 'Bay [Pamuk]', 'm'],
    ['ind', 'Ibu [Megawati]', 'f'],
    ['msa', 'Encik [Anwar]', 'm'],
    ['hun', '[Nagy] úr', 'm'],
    ['fin', 'hra [Niinistö]', 'm'],
    ['ron', 'domnul [Hagi]', 'm'],
    ['zho', '[王]女士', 'f'],
    ['ita', 'la dott.ssa [Conti]', 'f'],
    ['zho', '[王]太太', 'f'],
    ['kor', '[김영희] 여사', 'f'],
    ['jpn', '[田中]先生', undefined],
    ['hun', '[Nagy] kisasszony', 'f'],
    ['tur', '[Ahmet] Beyoğlu', undefined],
    ['por', 'a Dr.ª [Silva]', 'f'],
    ['tgl', 'si Aling [Rosa]', 'f'],
    ['hrv', 'gospođa [Kitarović]', 'f'],
    ['slv', 'gospoda [Janše]', 'm'],
    ['pol', 'Panie [Tusk]', undefined],
    ['vie', 'anh [Nam]', 'm'],
    ['eng', 'President [Clinton]', undefined]
  ])('%s %s: %s', (language, sketch, expected) => {
    const start = sketch.indexOf('[')
    const end = sketch.indexOf(']') - 1
    expect(sexOfAddress(sketch.replace(/[[\]]/gu, ''), { start, end }, language)).toBe(expected)
  })
})

/** Whom all know, beside words that are forms of address elsewhere. */
it.each([
  ['eng', 'Green Bay [Favre] threw.'],
  ['eng', 'Peter Pan [Barrie] wrote.'],
  ['eng', 'the M [Clinton] saw'],
  ['eng', '[Clinton] beyond doubt'],
  ['deu', 'Der Don [Giovanni] kam.'],
  ['deu', 'Pan [Tau] kam.'],
  ['fra', 'Le don [Macron]'],
  ['spa', 'El pan [Nadal] comió.'],
  ['por', 'O Bay [Pelé]'],
  ['ita', 'dona [Clinton] al museo'],
  ['ita', 'le pani [Prodi]'],
  ['cat', 'pan [Casals]'],
  ['nld', 'hij is bang, ba [Rutte]'],
  ['swe', 'Han visade sig [Borg] överlägsen.'],
  ['dan', 'Han viste sig [Laudrup].'],
  ['nob', 'De viste sig [Haaland].'],
  ['nno', 'bay [Fosse]'],
  ['fin', 'Hän pani [Litmasen] töihin.'],
  ['est', 'Ta pani [Pärdi] mängima.'],
  ['lav', 'pan [Pauls]'],
  ['lit', 'bay [Sabonis]'],
  ['pol', 'Zatoka Green Bay [Favre]'],
  ['ces', 'Tampa Bay [Jágr]'],
  ['slk', 'Tampa Bay [Chára]'],
  ['slv', 'Tampa Bay [Kopitar]'],
  ['hrv', 'Tampa Bay [Modrić]'],
  ['srp', 'Tampa Bay [Đoković]'],
  ['bul', 'пан [Стоичков]'],
  ['rus', 'книга [Гагарина]'],
  ['ukr', 'книга [Шевченка]'],
  ['ell', 'Peter Pan [Barrie]'],
  ['tur', 'Peter Pan [Barrie]'],
  ['hun', '[Puskás] uralkodott'],
  ['ron', 'Peter Pan [Barrie]'],
  ['ind', 'Green Bay [Favre]'],
  ['msa', 'Green Bay [Favre]'],
  ['vie', 'Green Bay [Favre]']
])('%s %s: none', (language, sketch) => {
  const mention = { start: sketch.indexOf('['), end: sketch.indexOf(']') - 1 }
  const text = sketch.replace(/[[\]]/gu, '')
  expect(sexOfAddress(text, mention, language)).toBeUndefined()
  expect(hasFormOfAddress(text, mention, language)).toBe(false)
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
