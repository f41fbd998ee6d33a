/** What businesses write: years beside amounts, short dates, telephone numbers in pairs, accounts, indices. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const years: readonly Case[] = [
  [
    'deu',
    'Der Konzern verdiente 2023 rund 480 Mio. Euro, 2022 waren es 410 Mio. Euro.',
    ['DATE 2023', 'MONEY 480 Mio. Euro', 'DATE 2022', 'MONEY 410 Mio. Euro']
  ],
  ['deu', 'Die Stadt eröffnete 2018 ein Museum und schloss 2020 das Freibad.', ['DATE 2018', 'DATE 2020']],
  ['deu', 'Gewinn 2021: 3,1 Mio. €, 2022: 3,9 Mio. €', ['DATE 2021', 'MONEY 3,1 Mio. €', 'DATE 2022', 'MONEY 3,9 Mio. €']],
  ['deu', 'Die Reparatur kostet 2024 Euro.', ['MONEY 2024 Euro']],
  ['deu', 'Der Wagen wiegt 1985 kg und hat 2048 MB Speicher.', ['NUMBER 1985', 'NUMBER 2048']],
  ['eng', 'Sales by year: 2019 £2.1m, 2020 £1.4m', ['DATE 2019', 'MONEY £2.1m', 'DATE 2020', 'MONEY £1.4m']],
  ['eng', 'Profit fell sharply, but 2021 was better than 2020 for Rolls-Royce.', ['DATE 2021', 'DATE 2020']],
  ['swe', 'Kommunen byggde 1950 lägenheter.', ['NUMBER 1950']],
  ['dan', 'Firmaet tjente 2022 næsten 40 mio. kr. mod 35 mio. kr. i 2021.', ['DATE 2022', 'MONEY 40 mio. kr.', 'MONEY 35 mio. kr.', 'DATE 2021']],
  ['nob', 'Omsetningen var 2 mill. kroner, og 2023 blir trolig svakere.', ['MONEY 2 mill. kroner', 'DATE 2023']],
  ['ita', 'Alla festa c’erano 2000 persone.', ['NUMBER 2000']],
  ['fra', 'Résultat net 2023 : 4,2 M€ contre 3,8 M€', ['DATE 2023', 'MONEY 4,2 M€', 'MONEY 3,8 M€']],
  ['spa', 'Acudieron 2000 personas y 1985 vecinos.', ['NUMBER 2000', 'NUMBER 1985']],
  ['por', 'O lucro de 2023 foi de 3 milhões; 2024 será melhor.', ['DATE 2023', 'NUMBER 3 milhões', 'DATE 2024']],
  ['pol', 'Spółka w 2022 roku miała 1,2 mln zł zysku, a w 2023 – 0,8 mln zł.', ['DATE 2022 roku', 'MONEY 1,2 mln zł', 'DATE 2023', 'MONEY 0,8 mln zł']],
  ['ces', 'Tržby: 2022 12 mil. Kč, 2023 14 mil. Kč.', ['DATE 2022', 'MONEY 12 mil. Kč', 'DATE 2023', 'MONEY 14 mil. Kč']],
  ['ell', 'Οι προβλέψεις για το 2025 είναι καλές, ενώ το 2023 ήταν δύσκολο.', ['DATE 2025', 'DATE το 2023']],
  ['nld', 'Er werken 2000 mensen en 1950 vrijwilligers.', ['NUMBER 2000', 'NUMBER 1950']],
  ['hun', 'Árbevétel 2022: 3,1 millió euró, 2023: 3,5 millió euró.', ['DATE 2022', 'MONEY 3,1 millió euró', 'DATE 2023', 'MONEY 3,5 millió euró']],
  ['rus', 'Выручка 2022: 3,1 млн руб., 2023: 4 млн руб.', ['DATE 2022', 'MONEY 3,1 млн руб.', 'DATE 2023', 'MONEY 4 млн руб.']],
  ['rus', 'На заводе работают 1985 человек.', ['NUMBER 1985']],
  ['ron', 'Cifra de afaceri 2023: 3,4 milioane lei.', ['DATE 2023', 'MONEY 3,4 milioane lei']],
  ['eng', '2024 marks the start of a new era.', ['DATE 2024']],
  ['eng', 'Title VII of the Civil Rights Act of 2001 protects individuals.', ['DATE 2001']],
  ['deu', '1985 Kinder kamen.', ['NUMBER 1985']],
  ['swe', 'År 2019 hade bolaget 2019 anställda.', ['DATE År 2019', 'NUMBER 2019']],
  ['fra', 'Il a 1998 euros et 2013 livres.', ['MONEY 1998 euros', 'NUMBER 2013']],
  ['pol', 'W 2012 r. firma miała 1985 pracowników i 2013 klientów.', ['DATE 2012 r.', 'NUMBER 1985', 'NUMBER 2013']],
  ['ces', 'V roce 2012 mělo město 1998 obyvatel.', ['DATE V roce 2012', 'NUMBER 1998']],
  ['nld', 'Het bedrijf heeft 1998 werknemers en 2013 klanten.', ['NUMBER 1998', 'NUMBER 2013']],
  ['por', 'A cidade tem 1998 habitantes e 2013 casas.', ['NUMBER 1998', 'NUMBER 2013']],
  ['tur', 'Şirketin 1998 çalışanı var.', ['NUMBER 1998']],
  ['fin', 'Kaupungissa asuu 1998 asukasta.', ['NUMBER 1998']],
  ['kor', '1998명이 왔다.', ['NUMBER 1998']],
  ['zho', '共有1998人参加。', ['NUMBER 1998']],
  ['ara', 'حضر 1998 شخصا', ['NUMBER 1998']],
  ['hin', '1998 लोग आए', ['NUMBER 1998']],
  [
    'deu',
    'Die Firma setzte 2024 rund 3,4 Mrd. Euro um, 2023 waren es 3,1 Mrd. Euro.',
    ['DATE 2024', 'MONEY 3,4 Mrd. Euro', 'DATE 2023', 'MONEY 3,1 Mrd. Euro']
  ],
  ['deu', 'Siemens baute 2022 in Amberg 200 neue Stellen auf.', ['DATE 2022', 'NUMBER 200']],
  ['deu', 'Die Gemeinde hat 2019 ein neues Rathaus gebaut und 2021 die Schule saniert.', ['DATE 2019', 'DATE 2021']],
  ['deu', 'Umsatz 2023: 4,5 Mio. €, 2024: 5,1 Mio. €.', ['DATE 2023', 'MONEY 4,5 Mio. €', 'DATE 2024', 'MONEY 5,1 Mio. €']],
  ['deu', 'Der Umsatz stieg 2024 auf 3 Mio. Euro.', ['DATE 2024', 'MONEY 3 Mio. Euro']],
  ['swe', 'Bolaget tjänade 2023 nästan 4 miljarder kronor. 2024 blev ett sämre år för SSAB.', ['DATE 2023', 'MONEY 4 miljarder kronor', 'DATE 2024']],
  ['ita', "L'azienda ha chiuso il 2024 con 3,4 mld di ricavi", ['DATE 2024', 'NUMBER 3,4 mld']],
  ['fra', "Chiffre d'affaires 2024 : 12,3 M€", ['DATE 2024', 'MONEY 12,3 M€']],
  ['eng', 'Revenue by year: 2021 £4.1m, 2022 £4.8m', ['DATE 2021', 'MONEY £4.1m', 'DATE 2022', 'MONEY £4.8m']],
  ['ell', 'Οι στόχοι για το 2024', ['DATE 2024']],
  ['eng', '2019 – present', ['DATE 2019 – present']],
  ['pol', 'Firma w 2024 roku zarobiła 3,4 mln zł, w 2023 – 3,1 mln zł.', ['DATE 2024 roku', 'MONEY 3,4 mln zł', 'DATE 2023', 'MONEY 3,1 mln zł']]
]

const dates: readonly Case[] = [
  ['ces', 'Přihlášky posílejte do 31. 5., později je nepřijmeme.', ['DATE do 31. 5.']],
  ['ces', 'Skončili na 2., 3. a 4. místě.', ['NUMBER 2', 'NUMBER 3', 'NUMBER 4']],
  ['ces', 'Žáci 1. 2. a 3. třídy jedou na výlet.', ['NUMBER 1', 'NUMBER 2', 'NUMBER 3']],
  ['slk', 'Výstava potrvá od 3. 6. do 30. 8. v Nitre.', ['DATE od 3. 6. do 30. 8.']],
  ['hrv', 'Prijave primamo do 14. 10. ili do popune mjesta.', ['DATE do 14. 10.']],
  ['spa', 'El tren sale a las 9:20 de la T1 del aeropuerto.', ['TIME 9:20']],
  ['eng', 'Meet me at JFK T4 tomorrow.', ['DATE tomorrow']],
  ['eng', 'It lasted two years, three months and four days.', ['DATE two years, three months and four days']],
  ['eng', 'The minister quit following months of criticism.', []],
  ['eng', 'In the following weeks sales rose.', ['DATE following weeks']],
  ['nob', 'Kaken deles i tre.', ['NUMBER tre']],
  ['dan', 'Han delte brødet i to.', []],
  ['jpn', '同社は10日、2024年4月期の決算を発表した。', ['DATE 10日', 'DATE 2024年4月']],
  ['swe', 'Det säger hon till Dagens Nyheter.', []],
  ['swe', 'Hon tog med sig dagens post.', ['DATE dagens']],
  ['ces', 'Zaplatit do 15. 3., jinak účtujeme 50 Kč.', ['DATE do 15. 3.', 'MONEY 50 Kč']],
  ['slk', 'Faktúra je splatná do 15. 3. na účet SK31 1200 0000 1987 4263 7541', ['DATE do 15. 3.', 'PERSONAL_ID_NUM SK31 1200 0000 1987 4263 7541']],
  ['ces', 'Zboží k vyzvednutí nejpozději 20. 3.', ['DATE nejpozději 20. 3.']],
  ['slv', 'Torej: rok za prijavo je 28. 2.', ['DATE 28. 2.']],
  ['hrv', 'Platiti do 28. 2. ili najkasnije 5. 3. 2025.', ['DATE do 28. 2.', 'DATE 5. 3. 2025']],
  ['deu', 'Angebote vom 02.–07.06. bei Lidl', ['DATE vom 02.–07.06.']],
  ['deu', 'Aktion vom 03.–08.02.', ['DATE vom 03.–08.02.']],
  ['spa', 'El vuelo de Iberia a Nueva York sale a las 11:45 de la T4 y llega a las 14:10.', ['TIME 11:45', 'TIME 14:10']],
  ['spa', 'El autobús va desde la T4 a las 11:45', ['TIME 11:45']],
  ['eng', 'We offer €75,000–€90,000 a year, 27 days of holiday', ['MONEY €75,000–€90,000', 'DATE 27 days']],
  ['eng', "The salary is £32,000 a year, 25 days' holiday", ['MONEY £32,000', "DATE 25 days'"]],
  ['eng', 'He dismissed his entire cabinet following weeks of protests over tax rises.', []],
  ['eng', '@British_Airways at LHR T5 today.', ['DATE today']],
  ['nob', 'Telenor kan deles i to.', []],
  ['jpn', '8日、2025年3月期', ['DATE 8日', 'DATE 2025年3月']],
  ['est', 'teises kvartalis 24 miljonit eurot', ['DATE teises kvartalis', 'MONEY 24 miljonit eurot']],
  ['swe', 'Hon säger till Dagens Industri', []],
  ['bul', 'Построен през 2025 г., после', ['DATE през 2025 г.']]
]

const phones: readonly Case[] = [
  ['dan', 'Du kan ringe til Lise på 31 22 45 67 i morgen.', ['PHONE_NUMBER 31 22 45 67', 'DATE i morgen']],
  ['dan', 'Tallene blev 12 24 31 38 i aftenens lotto.', ['NUMBER 12', 'NUMBER 24', 'NUMBER 31', 'NUMBER 38']],
  ['nob', 'Ta kontakt med Ola Nes på mobil 91 23 45 67.', ['PHONE_NUMBER 91 23 45 67']],
  ['nob', 'Ring Berit på 55 21 30 40 før kl. 15.', ['PHONE_NUMBER 55 21 30 40', 'TIME før kl. 15']],
  ['nno', 'Ring Kåre på 57 87 12 34 om du lurer på noko.', ['PHONE_NUMBER 57 87 12 34']],
  ['nob', 'Vinnertallene er 22 33 44 55, skriver VG.', ['NUMBER 22', 'NUMBER 33', 'NUMBER 44', 'NUMBER 55']],
  ['ita', 'Scrivete a Paola, 349 8123456, entro venerdì.', ['PHONE_NUMBER 349 8123456', 'DATE entro venerdì']],
  ['dan', 'Har du spørgsmål, så ring til Jens Holm på tlf. 86 12 34 56 mellem kl. 9 og 15.', ['PHONE_NUMBER 86 12 34 56', 'TIME mellem kl. 9 og 15']],
  ['nob', 'Ring Kari på 22 33 44 55.', ['PHONE_NUMBER 22 33 44 55']],
  ['nob', 'Kontakt: Hege Strand, tlf. 22 33 44 55. Mobil 912 34 567.', ['PHONE_NUMBER 22 33 44 55', 'PHONE_NUMBER 912 34 567']],
  ['dan', 'Kontakt: Mette, tlf. 33 12 45 67 eller 20 45 67 89', ['PHONE_NUMBER 33 12 45 67', 'PHONE_NUMBER 20 45 67 89']],
  ['dan', 'Ring til os på 70 10 20 30 i dag', ['PHONE_NUMBER 70 10 20 30', 'DATE i dag']],
  ['nob', 'Ring meg gjerne på 912 34 567.', ['PHONE_NUMBER 912 34 567']],
  ['ita', 'Resto a disposizione al 347 1234567.', ['PHONE_NUMBER 347 1234567']],
  ['ita', 'Mi trova anche al 348 7654321.', ['PHONE_NUMBER 348 7654321']]
]

const accounts: readonly Case[] = [
  ['pol', 'Wpłata na konto 27 1140 2004 0000 3002 0135 5387.', ['PERSONAL_ID_NUM 27 1140 2004 0000 3002 0135 5387']],
  ['rus', 'Оплата на р/с 40817810099910004312 в Сбербанке.', ['PERSONAL_ID_NUM 40817810099910004312']],
  ['rus', 'расчётный счёт № 40702810500000001234, к/с 30101810400000000225', ['PERSONAL_ID_NUM 40702810500000001234', 'PERSONAL_ID_NUM 30101810400000000225']],
  ['ces', 'Platbu pošlete na účet 19-2000145399/0800.', ['PERSONAL_ID_NUM 19-2000145399/0800']],
  ['spa', 'Ingreso en la cuenta 2100 0418 45 0200051332.', ['PERSONAL_ID_NUM 2100 0418 45 0200051332']],
  ['srp', 'račun 160-123-95', ['PERSONAL_ID_NUM 160-123-95']],
  ['srp', 'uplata na 260-0056010016113-79', ['PERSONAL_ID_NUM 260-0056010016113-79']],
  ['por', 'NIB 0002 0123 12345678901 54', ['PERSONAL_ID_NUM 0002 0123 12345678901 54']],
  ['nld', 'rekening 539-0075470-34', ['PERSONAL_ID_NUM 539-0075470-34']],
  ['spa', 'CBU 0110599540012345678905', ['PERSONAL_ID_NUM 0110599540012345678905']],
  ['spa', 'CLABE 032180000118359719', ['PERSONAL_ID_NUM 032180000118359719']],
  ['swe', 'plusgiro 28 65 43-4, tack', ['PERSONAL_ID_NUM 28 65 43-4']],
  ['swe', 'Plusgiro: 4 12 34 56-8', ['PERSONAL_ID_NUM 4 12 34 56-8']],
  ['ces', 'účet 2000145399/0800', ['PERSONAL_ID_NUM 2000145399/0800']],
  ['slk', 'Číslo účtu: 2345678/0200', ['PERSONAL_ID_NUM 2345678/0200']],
  ['ces', 'rodné číslo 780123/3539 a spis 2345678/2010', ['NATIONAL_ID_NUM 780123/3539']],
  ['nob', 'Kontonr. 86011117947', ['PERSONAL_ID_NUM 86011117947']],
  ['nob', 'Tallet 86011117947 er stort', ['NUMBER 86011117947']],
  ['pol', 'Prosimy o przelew na konto 61 1090 1014 0000 0712 1981 2874.', ['PERSONAL_ID_NUM 61 1090 1014 0000 0712 1981 2874']],
  ['rus', 'р/с 40702810900000012345', ['PERSONAL_ID_NUM 40702810900000012345']],
  ['ita', 'P.IVA 01234567897', ['PERSONAL_ID_NUM 01234567897']],
  ['fra', 'RIB 30002 00550 00001578410 52', ['PERSONAL_ID_NUM 30002 00550 00001578410 52']]
]

const amounts: readonly Case[] = [
  ['tha', 'หุ้นธนาคารกสิกรไทยปิดที่ 148.50 บาท', ['MONEY 148.50 บาท']],
  ['tha', 'ราคาทองคำเริ่มต้นที่ 500 บาท', ['MONEY 500 บาท']],
  ['tha', 'เขาเข้าเส้นชัยเป็นที่ 3 ของรายการ', ['NUMBER ที่ 3']],
  ['spa', 'El IBEX 35 cae un 1,2 %', ['PERCENT 1,2 %']],
  ['jpn', '日経225は1.2%上昇した。', ['PERCENT 1.2%']],
  ['eng', 'The Nikkei 225 rose while the Russell 2000 slipped; the S&P 500 was flat.', []],
  ['nld', 'De Euro Stoxx 50 en de Dow Jones stonden lager.', []],
  ['eng', 'Shares ended at 3.45 USD. Traders were calm.', ['MONEY 3.45 USD']],
  ['slk', 'Zisk bol 2,3 milióna eur. Firma rastie.', ['MONEY 2,3 milióna eur']],
  ['rus', 'Цена 500 руб. за штуку.', ['MONEY 500 руб.']],
  ['bul', 'Сградата беше построена през 2019 г., а ремонтирана по-късно.', ['DATE през 2019 г.']],
  ['eng', 'Our office: 12 High Street, Leeds LS1 4ND', []],
  ['eng', 'He came 4th and she 3rd.', ['NUMBER 4th', 'NUMBER 3rd']],
  ['tha', 'ราคาหุ้นซีพีออลล์ปิดที่ 54.25 บาท', ['MONEY 54.25 บาท']],
  ['tha', 'หุ้นเอไอเอสปิดที่ 285 บาท', ['MONEY 285 บาท']],
  ['deu', 'Der S&P 500 stieg um 0,3 Prozent, der Nasdaq 100 verlor leicht.', ['PERCENT 0,3 Prozent']],
  ['eng', 'The CAC 40 and FTSE 100 fell; Brent crude traded at $70', ['MONEY $70']],
  ['spa', 'IBEX 35: 10.920', ['NUMBER 10.920']],
  ['eng', 'Shares closed at 1.20 EUR. Analysts were calm', ['MONEY 1.20 EUR']],
  ['ron', '89.000 EUR. Tel 0721', ['MONEY 89.000 EUR', 'NUMBER 0721']],
  ['slk', '1,1 miliardy eur. Firma', ['MONEY 1,1 miliardy eur']],
  ['eng', '5 Fleet Place, London EC4M 7RD', ['NUMBER 5']],
  ['fra', 'Lyon (69002), Bordeaux (33000)', []]
]

describe.each([
  ['years without a word of time', years],
  ['dates and times', dates],
  ['telephone numbers', phones],
  ['accounts and tax numbers', accounts],
  ['amounts, names with numbers, postcodes', amounts]
] as const)('%s', (_name, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
