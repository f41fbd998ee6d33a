/** What looks like a date, a time, an amount or a number and is something else, and what is one beside it. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const scores: readonly Case[] = [
  ['eng', 'The Bears lost 24-20 on Sunday to the Lions.', ['DATE Sunday']],
  ['eng', 'Leeds drew 2-2 on Monday night.', ['DATE Monday night']],
  ['eng', 'They won 3-1 last Sunday. Are you available 6-8 next Monday?', ['DATE last Sunday', 'DATE 6-8 next Monday']],
  ['fra', 'Lyon a gagné 3-1 samedi soir à Nice.', ['DATE samedi soir']],
  ['ita', 'Il Milan ha vinto 2-1 sabato sera.', ['DATE sabato sera']],
  ['nld', 'Weet je de datum? 20-11, 12 nov?', ['DATE 20-11, 12 nov']],
  ['jpn', '巨人が阪神に5-3で勝利', []],
  ['fas', 'استقلال پرسپولیس را ۲-۱ شکست داد', []],
  ['ara', 'فاز الهلال على النصر ٣-١', []],
  // roads, lunch and what is new
  ['deu', 'Der Unfall auf der B 27 bei Rottweil und die A 81.', []],
  ['deu', 'Es kamen 27 und 81 Gäste.', ['NUMBER 27', 'NUMBER 81']],
  ['lav', 'Pusdienas bija garšīgas.', []],
  ['pus', 'نوی ښوونځی', []]
]

const counted: readonly Case[] = [
  ['eng', 'Two of the three defendants were freed.', ['NUMBER Two', 'NUMBER three']],
  ['eng', 'He pleaded guilty in May to three of the eight counts.', ['DATE May', 'NUMBER three', 'NUMBER eight']],
  ['eng', 'She was cleared in June of two of the six charges.', ['DATE June', 'NUMBER two', 'NUMBER six']],
  ['eng', 'It is a quarter of three. At ten of three we leave.', ['TIME a quarter of three', 'TIME At ten of three']],
  ['eng', 'A second man was arrested, a second suspect fled.', []],
  ['eng', 'Please answer within a second business day.', []],
  ['eng', 'Wait a second! Give me a second to think.', ['TIME a second', 'TIME a second']],
  ['spa', 'Un segundo hombre fue detenido. Espera un segundo.', ['TIME un segundo']],
  ['fra', 'Une seconde chance en une seconde.', ['TIME une seconde']],
  ['ita', 'Un secondo uomo. Aspetta un secondo.', ['TIME un secondo']],
  ['por', 'Um segundo homem. Espere um segundo.', ['TIME um segundo']],
  ['eng', 'It happened due to a one second difference.', ['TIME one second']],
  ['eng', 'She is back 5 days a week and left two weeks back.', ['DATE 5 days a week', 'DATE two weeks back']],
  ['eng', 'It had its best August since 2018.', ['DATE August', 'DATE since 2018']],
  ['fra', "Paris 8e. Jusqu'au 25 janvier", ['NUMBER 8e', "DATE Jusqu'au 25 janvier"]]
]

const names: readonly Case[] = [
  ['eng', '<h1>Jobs</h1><h2>H1 2024</h2>', ['DATE H1 2024']],
  ['spa', 'Cortázar, Julio. Rayuela', []],
  ['spa', 'En Madrid, julio de 2019. Lima, 3 de julio', ['DATE julio de 2019', 'DATE 3 de julio']],
  ['eng', 'Smith, April\nJones, May', []],
  ['eng', 'In March, April and June', ['DATE March', 'DATE April', 'DATE June']],
  ['zho', '西伯利亚力量2号管道，我们2号见', ['NUMBER 2', 'DATE 2号']],
  ['zho', '地铁2号线', ['NUMBER 2']],
  ['eng', 'The 737 Max is back.', []]
]

const references: readonly Case[] = [
  ['pol', 'Roszczenie z art. 415 k.c. i art. 6 ust. 1 RODO', []],
  ['deu', 'Art. 6 Abs. 1 DSGVO, § 433 Abs. 2 Satz 1 BGB', []],
  ['eng', 'Article 6(1) of the act. He sold 12 (1) rooms for 5 k', ['NUMBER 12', 'NUMBER 1', 'NUMBER 5 k']],
  ['spa', 'el artículo 6.1 del reglamento', []],
  ['eng', 'In the room 12 people waited.', ['NUMBER 12']],
  ['ita', "Gol di Lautaro al 90'+2 e al 45+1", []],
  ['fra', 'But à la 90e+2', []],
  ['deu', 'Er traf in der 90.+3, 90 Tore und 91 + 3 Punkte', ['NUMBER 90', 'NUMBER 91', 'NUMBER 3']],
  ['deu', 'Rechnung Nr. 2025-1187 vom 3.5.2025', ['DATE 3.5.2025']],
  ['deu', 'Rechnung: 03.05.2025. Saison 1995-2001', ['DATE 03.05.2025', 'DATE Saison 1995-2001']],
  ['eng', 'Case No. 1:24-cv-03391 was filed.', []],
  ['eng', 'registered number 08234571', []],
  ['eng', 'PO 4500127 and PO Number: 8830-21 for item 88-2210', []],
  ['por', 'Nota fiscal nº 4521', []],
  ['heb', 'חשבונית מספר 4471', []],
  ['deu', 'Ihre Bestellung 4711 ist da, Bestellung 12 Pizzen', ['NUMBER 12']],
  ['eng', 'Order 4711 has shipped; order 1200 chairs, order 5-10 pizzas', ['NUMBER 1200', 'NUMBER 5', 'NUMBER 10']],
  ['eng', '1. Scope\n2. Term\n4.2 Term of the lease\n9.1 Notices', []],
  ['deu', '1. Einleitung\n2. Hauptteil\n4.2 Laufzeit', []],
  ['deu', '3. Platz für Bremen', ['NUMBER 3']],
  ['eng', '4.2 million people live there\n3 apples', ['NUMBER 4.2 million', 'NUMBER 3']]
]

const money: readonly Case[] = [
  ['eng', 'The strike cost us £2,300 and they gave us $5.', ['MONEY £2,300', 'MONEY $5']],
  ['eng', 'US$5, US $6, us$7, a us $ 150 million loan, ca $8', ['MONEY US$5', 'MONEY US $6', 'MONEY us$7', 'MONEY us $ 150 million', 'MONEY $8']],
  ['eng', 'Milk at KSh 28 or Ksh. 30', ['MONEY KSh 28', 'MONEY Ksh. 30']],
  ['eng', 'P545 billion, P1,200 and R1,299.99', ['MONEY P545 billion', 'MONEY P1,200', 'MONEY R1,299.99']],
  ['eng', 'R18 rated, page P500', []],
  ['ita', 'Importo euro 245.000,00 e euro 750,00', ['MONEY euro 245.000,00', 'MONEY euro 750,00']],
  ['deu', 'Summe Euro 245,50', ['MONEY Euro 245,50']],
  ['spa', 'importe euros 245,50 y pesos 1.200,00', ['MONEY euros 245,50', 'MONEY pesos 1.200,00']],
  ['ita', 'in Euro 12 paesi', ['NUMBER 12']]
]

const days: readonly Case[] = [
  ['hun', 'Májusban 30 cég jelentkezett.', ['DATE Májusban', 'NUMBER 30']],
  ['tur', "Mayıs'ta 30 firma kapandı.", ["DATE Mayıs'ta", 'NUMBER 30']],
  ['lit', 'Konstitucijos pr. 7, Vilnius', ['NUMBER 7']],
  ['lit', 'Susitinkame pr. 7', ['DATE pr. 7']],
  ['jpn', 'TEL 03-1234-5678 平成30年4月1日設立', ['PHONE_NUMBER 03-1234-5678', 'DATE 平成30年4月1日']],
  ['eng', 'dated 01-02-2024', ['DATE 01-02-2024']],
  ['fin', 'Yhtiö kertoi torstaina 14 000 työpaikan vähennyksistä.', ['DATE torstaina', 'NUMBER 14 000']],
  ['deu', 'Am Samstag 25 000 Fans', ['DATE Samstag', 'NUMBER 25 000']],
  ['vie', 'Gặp nhau chiều 15/9 tại Hà Nội', ['DATE chiều 15/9']],
  ['ind', 'Jakarta, Senin (8/9/2025)', ['DATE Senin (8/9/2025)']],
  ['ind', 'pada Senin (8/9)', ['DATE Senin (8/9)']],
  ['ind', 'Rapat pada Rabu dan hari Kamis.', ['DATE Rabu', 'DATE hari Kamis']],
  ['ind', 'Pada Mei hingga Juli hujan, dari Senin sampai Jumat', ['DATE Pada Mei hingga Juli', 'DATE dari Senin sampai Jumat']],
  ['msa', 'Mesyuarat pada Isnin', ['DATE Isnin']],
  ['tgl', 'Dumating siya noong Lunes, noong isang linggo', ['DATE Lunes', 'DATE noong isang linggo']],
  ['heb', 'ניפגש בשלישי.', ['DATE בשלישי']],
  ['heb', 'נבוא בשישי ונשתה קפה', ['DATE בשישי']],
  ['heb', 'נבוא בשני בבוקר', ['DATE בשני בבוקר']],
  ['heb', 'כך היה בשני המקרים', []],
  ['heb', 'זכה בשלישי ברציפות', ['NUMBER שלישי']]
]

describe.each([
  ['scores', scores],
  ['what is counted', counted],
  ['names', names],
  ['references', references],
  ['money', money],
  ['days', days]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
