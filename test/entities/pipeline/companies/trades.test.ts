import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { isBehindTrade, withTrades } from '../../../../src/entities/pipeline/companies/trades.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

function firms(language: EntityLanguage, text: string, names: readonly Mention[] = []): string[] {
  const tokens = entityTokens(text, language, store)
  return withTrades(tokens, names, language, parts.flags(tokens, language, false)).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string]>([
  ['deu', 'Die Bäckerei Kaltenbach schließt.', 'Bäckerei Kaltenbach'],
  ['ind', 'Pemilik Toko Bangunan Cahaya Abadi mengaku rugi.', 'Toko Bangunan Cahaya Abadi'],
  ['msa', 'Lori Perniagaan Koh Beng terbalik.', 'Perniagaan Koh Beng'],
  ['ind', 'Kader Posyandu Mawar rajin.', 'Posyandu Mawar'],
  ['msa', 'Pemilik Kedai Runcit Sri Melati didenda.', 'Kedai Runcit Sri Melati'],
  ['deu', 'Autohaus König sucht Verkäufer.', 'Autohaus König'],
  ['deu', 'Die Rechnung geht an Malerbetrieb Kolkhorst.', 'Malerbetrieb Kolkhorst'],
  ['por', 'Trabalha na Padaria São José.', 'Padaria São José'],
  ['nno', 'Dei gav Rauland Trevare løyve.', 'Rauland Trevare'],
  ['swe', 'stölden hos Knislinge Järn i natt', 'Knislinge Järn'],
  ['eng', 'He works at Fenwick Saddlery now.', 'Fenwick Saddlery'],
  ['eng', 'Payable to Hobbs & Larkin Plumbing by June.', 'Hobbs & Larkin Plumbing'],
  ['nob', 'Innbrudd hos Hansen Bilglass i natt.', 'Hansen Bilglass'],
  ['swe', 'Inbrott hos Lindqvist Bilvård i natt.', 'Lindqvist Bilvård'],
  ['srp', 'Данас Водовод Крушевац нема пара.', 'Водовод Крушевац'],
  ['hrv', 'Danas Toplana Sisak nema plina.', 'Toplana Sisak'],
  ['bul', 'Офертата на Мебели Искра дойде.', 'Мебели Искра'],
  ['ita', 'Furto alla Macelleria Galimberti di Merate.', 'Macelleria Galimberti'],
  ['eng', 'Pendle Windows cannot come.', 'Pendle Windows'],
  ['deu', 'Rechnung\nElektro Schmidt\nAm Ring 4', 'Elektro Schmidt'],
  ['deu', 'Gut war der Malerbetrieb Huber & Söhne.', 'Malerbetrieb Huber & Söhne'],
  ['spa', 'Taller Gómez\nPresupuesto', 'Taller Gómez'],
  ['fra', 'La Boucherie Martin et Fils a fermé.', 'Boucherie Martin et Fils'],
  ['ita', 'Studio Legale Rossi\nVia Roma', 'Studio Legale Rossi'],
  ['pol', 'Salon fryzjerski Wójcik zaprasza.', 'Salon fryzjerski Wójcik'],
  ['nld', 'Volgens Kuipers Techniek klopt het.', 'Kuipers Techniek'],
  ['nld', 'Slagerij Van Dongen\nBon', 'Slagerij Van Dongen'],
  ['eng', 'We hired Kowalski Roofing last year.', 'Kowalski Roofing'],
  ['eng', 'The doors came from Halloran Windows on Monday.', 'Halloran Windows'],
  ['hun', 'Kovács Pékség\nNyugta', 'Kovács Pékség'],
  ['dan', 'Vognmand Jensen kørte galt.', 'Vognmand Jensen'],
  ['fin', 'Hän työskenteli Virtasen Leipomossa.', 'Virtasen Leipomossa'],
  ['fin', 'Hän lähti Nieminen Apteekista.', 'Nieminen Apteekista'],
  ['slk', 'Majiteľka Pekárne Kováč odišla.', 'Pekárne Kováč']
])('a firm by its trade and its owner, %s: %s', (language, text, name) => expect(firms(language, text)).toEqual([`ORGANIZATION ${name}`]))

it.each<[EntityLanguage, string]>([
  ['dan', 'Vognmand Preben Østergaard kørte galt.'],
  ['deu', 'Der Bäcker Müller hat geöffnet.'],
  ['deu', 'Das Rathaus Schöneberg ist zu, das Krankenhaus Berlin auch.'],
  ['deu', 'Die Apotheke Berlin hat offen.'],
  ['eng', 'Oil Painting is hard.'],
  ['eng', 'He chose French Windows and Sash Doors Online.'],
  ['spa', 'El taller Gómez no abre.']
])('none, %s: %s', (language, text) => expect(firms(language, text)).toEqual([]))

it('takes the place of a person, and none of a longer organization', () => {
  const text = 'Taller Gómez SL'
  const person: Mention = { start: 0, end: 12, type: 'PERSON', source: 'statistical', confidence: 0.9, weight: 50 }
  expect(firms('spa', 'Taller Gómez', [person])).toEqual(['ORGANIZATION Taller Gómez'])
  expect(firms('spa', text, [{ ...person, end: 15, type: 'ORGANIZATION' }])).toEqual(['ORGANIZATION Taller Gómez SL'])
})

it.each<[EntityLanguage, string, string, string]>([
  ['tur', 'Ilgaz Nakliyat', 'LOCATION', 'ORGANIZATION'],
  ['eng', 'Brampton Joinery', 'LOCATION', 'ORGANIZATION'],
  ['eng', 'Solway Glass', 'LOCATION', 'ORGANIZATION'],
  ['eng', 'Tarrant Appliances', 'PERSON', 'ORGANIZATION'],
  ['eng', 'Philip Glass', 'PERSON', 'PERSON'],
  ['hrv', 'Cvjećarnica Lavanda', 'PERSON', 'ORGANIZATION'],
  ['srp', 'Пекаре Вуковић', 'PERSON', 'ORGANIZATION']
])('what a model took whole, %s: %s', (language, name, type, expected) => {
  const text = `x ${name} y`
  const mention: Mention = { start: 2, end: 2 + name.length, type, source: 'statistical', confidence: 0.6, weight: 50 }
  expect(firms(language, text, [mention])).toEqual([`${expected} ${name}`])
})

it('a building that a model took for a place', () => {
  const text = 'west of the Kings Garage'
  const mention: Mention = { start: 12, end: text.length, type: 'LOCATION', source: 'statistical', confidence: 0.6, weight: 50 }
  expect(firms('eng', text, [mention])).toEqual(['LOCATION Kings Garage'])
})

it.each<[EntityLanguage, string, string, boolean]>([
  ['fra', 'la boulangerie Dupuis', 'Dupuis', true],
  ['fin', 'Hän sulkee leipomon Kotkassa.', 'Kotkassa', false],
  ['hrv', 'Imamo pekare Zadru.', 'Zadru', false]
])('a trade in small letters before a name, %s: %s', (language, text, name, expected) => {
  expect(isBehindTrade(entityTokens(text, language, store), text.indexOf(name), language)).toBe(expected)
})

it('reads names behind a trade in small letters as firms, and no owners in other cases', () => {
  const at = (text: string, name: string): Mention => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
    type: 'PERSON',
    source: 'statistical',
    confidence: 0.6,
    weight: 50
  })
  const slovene = 'V mizarstvu Lesar Novak je zagorelo.'
  expect(firms('slv', slovene, [at(slovene, 'Lesar Novak')])).toEqual(['ORGANIZATION Lesar Novak'])
  const owner = 'V mizarstvu Janeza Novaka je zagorelo.'
  expect(firms('slv', owner, [at(owner, 'Janeza Novaka')])).toEqual(['PERSON Janeza Novaka'])
})
