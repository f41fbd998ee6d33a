import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { withAddressedNames, withoutAddressedDays } from '../../../src/entities/pipeline/addressed.js'
import { splitBehindPlace } from '../../../src/entities/pipeline/places/places-behind-persons.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()

const mentionOf = (text: string, name: string, type: string): Mention => {
  const start = text.indexOf(name)
  return { start, end: start + name.length, type, source: 'statistical', confidence: 0.9, weight: 50 }
}
const shown = (text: string) => (one: Mention) => `${one.type} ${text.slice(one.start, one.end)}`

it.each<[EntityLanguage, string, [string, string][], string[]]>([
  ['tgl', 'Sabi ni Pangulong Bongbong Marcos na oo.', [], ['PERSON Bongbong Marcos']],
  ['tgl', 'Si Mang Kardo Dela Cruz ay nangisda.', [['Dela Cruz', 'PERSON']], ['PERSON Kardo Dela Cruz']],
  ['tgl', 'Sinabi ni Kapitan Danilo Abueva na oo.', [], ['PERSON Danilo Abueva']],
  ['msa', 'Datuk Seri Hishammuddin Hussein tiba.', [['Hishammuddin Hussein', 'PERSON']], ['PERSON Hishammuddin Hussein']],
  ['msa', 'Encik Faizal Ipoh', [['Ipoh', 'LOCATION']], ['PERSON Faizal', 'LOCATION Ipoh']],
  ['msa', 'Ibu Pejabat Polis', [], []],
  ['ind', 'Pak Budi hadir.', [], []],
  ['ita', 'Chiami la dott.ssa Conti o la sig.ra Neri.', [['Neri', 'PERSON']], ['PERSON Conti', 'PERSON Neri']],
  ['spa', 'Hablé con la Dra. Peña.', [['Dra. Peña', 'ORGANIZATION']], ['PERSON Peña']],
  ['por', 'A Prof.ª Lopes chegou.', [], ['PERSON Lopes']],
  ['spa', 'Asisten: D.ª Carmen Ruiz, D. Fernando Gil Usón y Dª Elena Marco', [], ['PERSON Carmen Ruiz', 'PERSON Fernando Gil Usón', 'PERSON Elena Marco']],
  ['por', 'Falou a D. Teresa Leal.', [], ['PERSON Teresa Leal']],
  ['por', 'Entreguei ao Senhor Matos.', [['Senhor Matos', 'ORGANIZATION']], ['PERSON Matos']],
  ['por', 'A festa de Nossa Senhora Aparecida', [], []],
  ['spa', 'Philip K. Dick y J. D. Salinger; Emilio D. Pérez Marco', [], []],
  ['spa', 'Se cita a la C. Dolores Rivas Luna y al C. Ernesto Vela Ruiz.', [], ['PERSON Dolores Rivas Luna', 'PERSON Ernesto Vela Ruiz']],
  ['spa', 'Vitamina C. Dolores Rivas no vino.', [], []],
  ['spa', 'Firmaron la Cra. Susana Bello y el Ing. Rubén Paz.', [], ['PERSON Susana Bello', 'PERSON Rubén Paz']],
  ['spa', 'Compró Ing Direct.', [['Ing Direct', 'ORGANIZATION']], ['ORGANIZATION Ing Direct']],
  ['por', 'Assinou a Arq. Teresa Leal.', [], ['PERSON Teresa Leal']],
  ['eng', 'Filed by D. Michael Shaw.', [], []],
  ['ita', 'Presente il Dott. Conti.', [], ['PERSON Conti']],
  ['ron', 'Subsemnata Popa Elena declar.', [], ['PERSON Popa Elena']],
  ['eng', 'I, the undersigned Margaret Hale, agree.', [], ['PERSON Margaret Hale']],
  ['deu', 'Ich, der Unterzeichnende Klaus Brandt, erkläre', [], ['PERSON Klaus Brandt']],
  ['hun', 'Alulírott Kiss Gábor kijelentem', [], ['PERSON Kiss Gábor']],
  ['nld', 'Ondergetekende Philips verklaart', [['Philips', 'ORGANIZATION']], ['ORGANIZATION Philips']],
  ['pol', 'Podpisana Umowa zostanie wysłana.', [], []],
  ['ita', 'Il progetto è del geom. Caviglia di Savona.', [['Savona', 'LOCATION']], ['PERSON Caviglia', 'LOCATION Savona']],
  ['ita', "con il rag. Fumagalli e l'arch. Nosenzo", [], ['PERSON Fumagalli', 'PERSON Nosenzo']],
  ['deu', 'Mo\tHr. Quandt statt Fr. Özkaya', [], ['PERSON Quandt', 'PERSON Özkaya']],
  ['deu', 'Fr. Lüdeking\tRaum 204', [], ['PERSON Lüdeking']],
  ['deu', 'Mo. bis Fr. Termine nach Vereinbarung, 20 Fr. Bitte zahlen', [], []],
  ['eng', 'Dr. Pepper', [], []],
  ['msa', 'Bapak Pembangunan', [], []]
])('names behind forms of address, %s: %s', (language, text, names, expected) =>
  expect(
    withAddressedNames(
      text,
      names.map(([name, type]) => mentionOf(text, name, type)),
      language
    ).map(shown(text))
  ).toEqual(expected)
)

it('days that are surnames are persons', () => {
  const text = 'Herr Freitag kommt am Freitag.'
  const days = [...text.matchAll(/Freitag/gu)].map(
    ({ index }): Mention => ({ start: index, end: index + 7, type: 'TEMPORAL:DATE', source: 'regex', weight: 60 })
  )
  const { read, persons } = withoutAddressedDays(text, days, 'deu')
  expect([read.length, persons.map(({ start, type }) => `${type} ${start}`)]).toEqual([1, ['PERSON 5']])
})

it.each<[EntityLanguage, string, string, string[]]>([
  ['urd', 'پنجاب مریم نواز', 'LOCATION', ['LOCATION پنجاب', 'PERSON مریم نواز']],
  ['msa', 'Besar Selangor Azmin Ali', 'ORGANIZATION', ['LOCATION Selangor', 'PERSON Azmin Ali']],
  ['msa', 'Selangor Bola Sepak', 'ORGANIZATION', ['ORGANIZATION Selangor Bola Sepak']],
  ['msa', 'Paris Charles', 'PERSON', ['PERSON Paris Charles']],
  ['srp', 'Србије Александар Вучић', 'PERSON', ['LOCATION Србије', 'PERSON Александар Вучић']],
  ['srp', 'Милан Марко Петровић', 'PERSON', ['PERSON Милан Марко Петровић']]
])('a person behind a place, %s: %s', (language, text, type, expected) => {
  const given = ['مریم', 'Azmin', 'Charles', 'Александар', 'Милан', 'Марко']
  const tokens = entityTokens(text, language, store)
  const isGiven = (token: number) => given.includes(text.slice(tokens.starts[token], tokens.ends[token]))
  expect(splitBehindPlace(mentionOf(text, text, type), tokens, language, loadKnownNames(store), isGiven).map(shown(text))).toEqual(expected)
})
