/** Forms of currencies, numbers of documents before their dates, ages beside dates, days in one word with their part, numbers that count nothing. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const money: readonly Case[] = [
  ['tur', 'Kira 12 bin liranın altında.', ['MONEY 12 bin liranın']],
  ['tur', 'Borcu 30 bin avroyu geçti.', ['MONEY 30 bin avroyu']],
  ['hun', 'Eladta 250 euróért.', ['MONEY 250 euróért']],
  ['fin', 'Myyn 80 eurolle asti, paketti 6,90 e.', ['MONEY 80 eurolle', 'MONEY 6,90 e']],
  ['fin', 'Rappu 4 E', ['NUMBER 4']],
  ['est', 'Ostsin 40 euroga.', ['MONEY 40 euroga']],
  ['ces', 'Sleva ke 300 eurům.', ['MONEY 300 eurům']],
  ['slk', 's 70 eurami', ['MONEY 70 eurami']],
  ['slv', 'po 15 evrih', ['MONEY 15 evrih']],
  ['hrv', 's 90 eurima', ['MONEY 90 eurima']],
  ['lit', 'tik 41 eurą', ['MONEY 41 eurą']],
  ['pol', 'za 20 złotówek', ['MONEY 20 złotówek']],
  ['zho', '一共7萬多元', ['MONEY 7萬多元']],
  ['zho', '补贴600余元', ['MONEY 600余元']],
  ['zho', '8萬多人', ['NUMBER 8萬']],
  ['jpn', '300余円', ['MONEY 300余円']],
  ['kor', '200여 원', ['MONEY 200여 원']],
  ['pus', 'د ۷۰۰ افغانیو په بیه', ['MONEY ۷۰۰ افغانیو']],
  ['ind', 'Ongkirnya 35rb aja kak', ['MONEY 35rb']],
  ['ind', 'sewa 4jt', ['MONEY 4jt']],
  ['ind', 'ditonton 35rb orang', ['NUMBER 35rb']]
]

const documents: readonly Case[] = [
  ['ita', 'Bolla n. 9 del 21/04/2023', ['DATE 21/04/2023']],
  ['ita', 'il n. 9 di aprile 2023', ['DATE aprile 2023']],
  ['spa', 'Oficio n.º 31 de 8 de junio de 2022', ['DATE 8 de junio de 2022']],
  ['por', 'Despacho n.º 6 de 21/04/2023', ['DATE 21/04/2023']],
  ['fra', 'Délibération n° 27 du 9 avril 2022', ['DATE 9 avril 2022']],
  ['fra', 'Lot 4 du 30 juin', ['DATE 30 juin']],
  ['cat', 'albarà núm. 31 de 08/06/2022', ['DATE 08/06/2022']],
  ['ron', 'Decizia nr. 24 din 8 iunie 2022', ['DATE 8 iunie 2022']],
  ['pol', 'aneks nr 2 z dnia 9 maja', ['DATE dnia 9 maja']],
  ['nld', 'besluit nr. 18 van 21-04-2023', ['DATE 21-04-2023']],
  ['deu', 'Bescheid Nr. 18 vom 21.04.2023', ['DATE 21.04.2023']],
  ['rus', 'акт № 18 от 21.04.2023', ['DATE 21.04.2023']],
  ['nld', 'Kamerstuk 18 van 6 juni', ['NUMBER 18', 'DATE 6 juni']],
  ['eng', 'the Seeds Act, No. 44 of 1980. The', ['DATE 1980']],
  ['eng', '8 of next month', ['DATE 8 of next month']],
  ['fra', 'les 5 et 6 du 9 avril', ['DATE 5 et 6 du 9 avril']],
  ['fra', 'Chambre 31 du 3 au 6 juin', ['DATE du 3 au 6 juin']]
]

const ages: readonly Case[] = [
  ['ces', 'Zesnul dne 9. dubna 2023 ve věku 84 let.', ['DATE dne 9. dubna 2023', 'NUMBER 84']],
  ['ces', 'Dožila se 95 let.', ['NUMBER 95']],
  ['slk', 'Vo štvrtok by sa dožil nedožitých 95 rokov.', ['DATE štvrtok', 'NUMBER 95']],
  ['pol', 'Dnia 9 kwietnia 2023 roku w wieku 84 lat odeszła.', ['DATE Dnia 9 kwietnia 2023 roku', 'NUMBER 84']],
  ['lit', '61 metų Ona Kazlauskienė', ['NUMBER 61']],
  ['lit', '20 metų Latvijos istorijos', ['DATE 20 metų']],
  ['lav', '61 gadu vecais šoferis', ['NUMBER 61']],
  ['fra', 'Morte le 9 avril 2023 à 84 ans, à Dijon.', ['DATE 9 avril 2023', 'NUMBER 84']],
  ['fra', 'Il est mort le 9 avril à 2 ans de la retraite.', ['DATE 9 avril', 'DATE 2 ans']],
  ['spa', 'Murió el 9 de abril de 2023 a los 84 años.', ['DATE 9 de abril de 2023', 'NUMBER 84']],
  ['deu', 'Sie verstarb am 9. April 2023 mit 84 Jahren.', ['DATE 9. April 2023', 'NUMBER 84']],
  ['ita', 'È scomparsa il 9 aprile 2023 a 84 anni.', ['DATE 9 aprile 2023', 'NUMBER 84']],
  ['cat', 'Va morir el 9 d’abril de 2023 als 84 anys.', ['DATE el 9 d’abril de 2023', 'NUMBER 84']],
  ['ron', 'A murit pe 9 aprilie 2023 la 84 de ani.', ['DATE pe 9 aprilie 2023', 'NUMBER 84']],
  ['nld', 'Tante Riet werd vandaag 95 jaar.', ['DATE vandaag', 'NUMBER 95']],
  ['nld', 'De looptijd werd 10 jaar.', ['DATE 10 jaar']],
  ['eng', 'They are 2 years and 5 months old.', ['NUMBER 2', 'NUMBER 5']],
  ['ces', 've věku od 20 do 55 let', ['NUMBER 20', 'NUMBER 55']]
]

const shortWords: readonly Case[] = [
  ['spa', 'Anoche no, ayer vi la película.', ['DATE Anoche', 'DATE ayer']],
  ['ron', 'Mâine mi se pare', ['DATE Mâine']],
  ['spa', 'Nos vemos hoy (vi).', ['DATE hoy (vi)']],
  ['deu', 'Pos. 7  Montage der Türen', []],
  ['deu', 'Die Montage dauert.', []],
  ['deu', 'Er hat alle Montage frei.', ['DATE alle Montage']]
]

const joinedDays: readonly Case[] = [
  ['swe', 'på tisdagsmorgonen', ['DATE tisdagsmorgonen']],
  ['swe', 'lördagskvällarna', ['DATE lördagskvällarna']],
  ['nob', 'mandagskvelden', ['DATE mandagskvelden']],
  ['nno', 'tysdagsmorgonen', ['DATE tysdagsmorgonen']],
  ['dan', 'onsdagaftenen', ['DATE onsdagaftenen']],
  ['fin', 'sunnuntaiaamuna ja keskiviikkoiltaisin', ['DATE sunnuntaiaamuna', 'DATE keskiviikkoiltaisin']],
  ['est', 'reedehommikul', ['DATE reedehommikul']],
  ['est', 'teisipäevaõhtuti', ['DATE teisipäevaõhtuti']]
]

const whole: readonly Case[] = [
  ['slv', 'v sredo, 4. junija, ob 17. uri', ['DATE sredo, 4. junija, ob 17. uri']],
  ['slv', 'v torek ob 9. uri', ['DATE torek ob 9. uri']],
  ['eng', 'I have been up since half 5.', ['TIME since half 5']],
  ['eng', 'See you at half 8', ['TIME at half 8']],
  ['eng', 'open from half 9 to half 5', ['TIME from half 9 to half 5']],
  ['eng', 'the second Friday of each month', ['DATE the second Friday of each month']],
  ['eng', 'the first Sunday of the month', ['DATE the first Sunday of the month']],
  ['ita', 'ogni primo venerdì del mese', ['DATE ogni primo venerdì del mese']],
  ['ces', 'každé první úterý v měsíci', ['DATE každé první úterý v měsíci']],
  ['ben', 'বুধবার রাত পৌনে ১১টার দিকে', ['DATE বুধবার রাত পৌনে ১১টার দিকে']],
  // letters with a dot as one code unit
  [
    'ben',
    '\u09b0\u09ac\u09bf\u09ac\u09be\u09b0 \u09b8\u09be\u09dc\u09c7 ৯টা\u09df',
    ['DATE \u09b0\u09ac\u09bf\u09ac\u09be\u09b0 \u09b8\u09be\u09dc\u09c7 ৯টা\u09df']
  ],
  ['nld', 'werd veroordeeld tot 9 maanden cel', ['DATE 9 maanden']],
  ['nld', 'dicht tot 9 maanden na de start', ['DATE tot 9 maanden']],
  ['pus', 'د پنجشنبې په ورځ', ['DATE پنجشنبې په ورځ']]
]

const insideWords: readonly Case[] = [
  ['zho', '老周四川人', []],
  ['zho', '下周四', ['DATE 下周四']],
  ['ces', 'V kostele sv. Mikuláše zněly varhany.', []],
  ['ces', 'Přijde na sv. Mikuláše.', ['DATE Mikuláše']],
  ['ita', 'la parrocchia di San Silvestro', []],
  ['ita', 'la notte di San Silvestro', ['DATE la notte di San Silvestro']],
  ['deu', 'In der Pfarrei St. Nikolaus', []],
  ['msa', 'kelab malam', []],
  ['ind', 'kuliah malam', []],
  ['fra', 'Le café au petit-déjeuner.', []],
  ['ita', 'latte a colazione', []]
]

const uncounted: readonly Case[] = [
  ['fas', 'تیم ما ۳ بر ۲ پیروز شد.', []],
  ['eng', 'after a 911 call', []],
  ['eng', 'He called 150 people.', ['NUMBER 150']],
  ['ita', 'Chiamate il 112 subito.', []],
  ['ara', 'اتصل على الرقم 122', []],
  ['deu', 'Via Nova 27', []],
  ['deu', 'auf der Piazza Grande 27 Leute', ['NUMBER 27']],
  ['fra', 'Rue de Berne 27', []],
  ['deu', 'Pos. 4', []],
  ['jpn', '〒160-0022', []],
  ['jpn', '〒160−0022 東京都', []],
  ['jpn', '〒１６０－００２２', []]
]

describe.each([
  ['names of currencies in cases and in short', money],
  ['numbers of documents before their date', documents],
  ['ages beside dates', ages],
  ['short words that are no days', shortWords],
  ['days in one word with their part', joinedDays],
  ['expressions found whole', whole],
  ['days inside other words', insideWords],
  ['numbers that count nothing', uncounted]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
