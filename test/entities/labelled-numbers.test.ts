/** Numbers of rooms, vehicles, papers and models, which count nothing, and what they keep out of dates; numbers in words with prefixes, cases and denominators. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const labels: readonly Case[] = [
  ['ita', 'sulla statale 106 un incidente', []],
  ['fra', 'accident sur la nationale 7', []],
  ['spa', 'la carretera nacional 340', []],
  ['pol', 'droga krajowa 7', []],
  ['urd', 'ریسکیو 1122 کے مطابق', []],
  ['deu', '3. Std. Mathe', []],
  ['pol', '3. lekcja: matematyka', []],
  ['deu', 'Tagesordnung\n4. Verschiedenes', []],
  ['eng', '4. Any other business', []],
  ['deu', '3. Platz für Anna beim Lauf.', ['NUMBER 3']],
  ['deu', 'Der 3. Platz ging an Anna.', ['NUMBER 3']],
  ['ces', 'v kanceláři č. 12, z nástupiště 4', []],
  ['slk', 'autobus č. 35 zo stanovišťa 7', []],
  ['pol', 'w sali 204, z peronu 2, tor 5, pociąg IC 3512', []],
  ['ukr', 'в офісі, кабінет 304', []],
  ['rus', 'автобус 45, рейс 1234 в Сочи', []],
  ['deu', 'Der ICE 623 und der Bus 35 stehen in Halle 4.', []],
  ['nld', 'in zaal 12, bus 35', []],
  ['swe', 'i sal 12, buss 35', []],
  ['fra', 'voie 4 ; le bus 35', []],
  ['spa', 'de la vía 4; el autobús 35', []],
  ['ara', 'في القاعة 12.', []],
  ['tur', 'salon 3, koltuk 12', []],
  ['srp', 'Рачун бр. 118', []],
  ['spa', 'No. 12 en la lista, no 12 personas.', ['NUMBER 12']],
  ['eng', 'the bus 35 people waited for', ['NUMBER 35']],
  ['pol', 'Kupiłem Redmi 9 za 499 zł.', ['MONEY 499 zł']],
  ['por', 'Comprei um Redmi 9 por 150 euros.', ['MONEY 150 euros']],
  ['eng', 'a BMW 320 for 20 people', ['NUMBER 20']],
  ['zho', '在12号会议室', ['NUMBER 12']],
  ['pol', 'Faktura VAT nr 12/05/2024 z dnia 14 maja br.', ['DATE dnia 14 maja br.']],
  ['jpn', '請求書番号118、2024年5月12日付', ['DATE 2024年5月12日']],
  ['vie', 'Hóa đơn số 118 ngày 12 tháng 5 năm 2024', ['DATE ngày 12 tháng 5 năm 2024']],
  ['eng', 'Call the office: (516) 733-3989', ['PHONE_NUMBER (516) 733-3989']],
  ['pol', 'Zadzwoń pod numer 601 234 567', ['PHONE_NUMBER 601 234 567']]
]

const numbers: readonly Case[] = [
  ['ara', 'اشتريت قميصا بخمسين درهما وحذاء بمئتي دولار.', ['MONEY خمسين درهما', 'MONEY مئتي دولار']],
  ['ara', 'استمر الاجتماع لثلاث ساعات', ['TIME ثلاث ساعات']],
  ['ara', 'لست وحدي', []],
  ['ara', 'السيارة الواحد والعشرون', ['NUMBER الواحد والعشرون']],
  ['heb', 'ירדו המחירים בשלושה אחוזים.', ['PERCENT שלושה אחוזים']],
  ['lav', 'par trim procentiem', ['PERCENT trim procentiem']],
  ['deu', 'rund fünfeinhalb Tausend Euro', ['MONEY fünfeinhalb Tausend Euro']],
  ['deu', 'Es gibt dreieinhalb Stücke', ['NUMBER dreieinhalb']],
  ['nld', 'drie biljoenste, één uit de 20', ['NUMBER drie biljoenste', 'NUMBER één uit de 20']],
  ['spa', 'dos millonésimas', ['NUMBER dos millonésimas']],
  ['fra', 'Le vingt et unième jour', ['NUMBER vingt et unième']],
  ['swe', 'en hundradel', ['NUMBER en hundradel']],
  ['kor', '백분의 일이다', ['NUMBER 백분의 일']],
  ['kor', '정답은 마이너스 오입니다.', ['NUMBER 마이너스 오']],
  ['tur', 'on üç dolar kırk beş sente', ['MONEY on üç dolar kırk beş sente']],
  ['por', 'preços em dólares 22,5 milhões', ['MONEY dólares 22,5 milhões']]
]

const dates: readonly Case[] = [
  ['ces', 'Ve čtvrtek 12. t. m. bude zavřeno.', ['DATE čtvrtek 12. t. m.']],
  ['deu', 'am 12. Mai letzten Jahres', ['DATE 12. Mai letzten Jahres']],
  ['spa', 'el 15 de mayo de este año', ['DATE 15 de mayo de este año']],
  ['fra', 'Livraison le 23/Sep/2020', ['DATE 23/Sep/2020']],
  ['nld', 'in tweeduizend twintig.', ['DATE tweeduizend twintig']],
  ['spa', 'en semana 3 de dos mil veintisiete', ['DATE semana 3 de dos mil veintisiete']],
  ['spa', 'en dos mil casas', ['NUMBER dos mil']],
  ['zho', '十月的第一周', ['DATE 十月的第一周']],
  ['hin', '2018 का तीसरा सप्ताह', ['DATE 2018 का तीसरा सप्ताह']],
  ['tur', 'lockheed martin', []]
]

describe.each([
  ['numbers that count nothing', labels],
  ['numbers in words', numbers],
  ['dates', dates]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
