import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'

const detector = createDetector(openModels())

const english = 'The committee will meet again on Thursday to talk about the new bridge over the river. '
const german = 'Der Ausschuss wird sich am Donnerstag wieder treffen, um über die neue Brücke zu sprechen. '
const russian = 'Комитет снова соберётся в четверг, чтобы обсудить новый мост через реку. '
const spanish = 'La comisión volverá a reunirse el jueves para hablar del nuevo puente sobre el río. '

const languagesOf = (text: string) => detector.regions(text, {}).map(({ languages }) => languages[0]?.language)

describe('regions', () => {
  it.each([
    ['two languages of one script', english + german, ['eng', 'deu']],
    ['two scripts', english + russian, ['eng', 'rus']],
    ['four stretches', english + russian + spanish + german, ['eng', 'rus', 'spa', 'deu']],
    ['one language', english.repeat(5), ['eng']],
    ['no language', '1234 5678', ['xxx']]
  ])('%s', (_, text, expected) => {
    expect(languagesOf(text)).toEqual(expected)
  })

  it('keeps a short name of another script inside its region', () => {
    expect(languagesOf('The composer Чайковский wrote the music for this ballet in the year 1876.')).toEqual(['eng'])
  })

  it.each([
    ['a date', 'Die Sitzung des Ausschusses findet am 3. Mai statt, und danach wird noch am 12. Juni über den Haushalt der Stadt beraten.'],
    ['shortened words', 'Wir liefern auch kleine Teile, z. B. Schrauben und Nägel, d. h. fast alles, was man bei Dr. Müller im Haus so braucht.'],
    ['a title', 'Gestern haben wir im Kino den alten Film „Gone with the Wind“ gesehen, und danach sind wir noch lange am Fluss spazieren gegangen.'],
    ['names', 'Die Zeitung berichtet, dass Emmanuel Macron und Pedro Sánchez sich in Buenos Aires mit Giorgia Meloni getroffen haben.']
  ])('is not cut at %s', (_, text) => {
    expect(languagesOf(text)).toEqual(['deu'])
  })

  it('is not cut inside a French date', () => {
    expect(languagesOf('La nouvelle loi entrera en vigueur le 1er janvier 2026, et les entreprises auront six mois pour s’y préparer.')).toEqual(['fra'])
  })

  it('cuts between sentences and lines, with their marks and numbers', () => {
    const pieces = [
      'Wir treffen uns am Freitag im Büro in der Stadt.\n',
      '2. The second point is about the money that we still owe.\n\n',
      '« Nous ne savons pas encore combien. »'
    ]
    expect(detector.regions(pieces.join(''), {}).map(({ start, end }) => pieces.join('').slice(start, end))).toEqual(pieces)
  })

  it('has none for an empty text', () => {
    expect(detector.regions('', {})).toEqual([])
  })

  it('cuts at the change of language', () => {
    const [first] = detector.regions(english + german, {})
    expect(first?.end).toBe(english.length)
  })

  it('covers any text in order', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(english, german, russian, '1234', 'שלום עולם', '中文和日本語', '\ud800'))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        const regions = detector.regions(text, {})
        expect(regions.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
        for (const region of regions) expect(region.end).toBeGreaterThan(region.start)
      }),
      { numRuns: 200 }
    )
  })
})
