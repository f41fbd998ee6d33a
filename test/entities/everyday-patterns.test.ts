/** Amounts, dates, telephone numbers and identifiers as invoices, mails and news have them; written before the patterns were tuned. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const amounts: readonly Case[] = [
  ['ita', 'Un dividendo di 12 centesimi per azione e 1/4 di miglio', ['MONEY 12 centesimi', 'DISTANCE 1/4 di miglio']],
  ['spa', 'Un óvalo de 1/4 de milla', ['DISTANCE 1/4 de milla']],
  ['por', 'Custa 3 euros com 99 cêntimos.', ['MONEY 3 euros com 99 cêntimos']],
  ['eng', 'Investors put $5–10 million into the plant.', ['MONEY $5–10 million']],
  ['eng', 'The fee is €5-10m a year.', ['MONEY €5-10m']],
  ['eng', 'It sold for £1.2bn and 300k euros.', ['MONEY £1.2bn', 'MONEY 300k euros']],
  ['deu', 'Der Umbau kostet 5–10 Mio. € im Jahr.', ['MONEY 5–10 Mio. €']],
  ['bul', 'Кафемашина Tefal 5.40 – 129,00 лв.', ['NUMBER 5.40', 'MONEY 129,00 лв.']],
  ['ita', 'Da 12,50 – 14,90 €', ['MONEY 12,50 – 14,90 €']],
  ['deu', 'Geplant sind zwischen 5 und 10 Millionen Euro.', ['NUMBER 5', 'MONEY 10 Millionen Euro']],
  ['deu', 'Der Eintritt beträgt 5,- € pro Person.', ['MONEY 5,- €']],
  ['deu', 'Miete CHF 1’250.– pro Monat', ['MONEY CHF 1’250.–']],
  ['rus', 'Цена: 1 250 000 (один миллион двести пятьдесят тысяч) рублей.', ['MONEY 1 250 000 (один миллион двести пятьдесят тысяч) рублей']],
  ['eng', 'The buyer pays 2,500 (two thousand five hundred) euros.', ['MONEY 2,500 (two thousand five hundred) euros']],
  ['spa', 'la suma de 300 (trescientos) euros mensuales', ['MONEY 300 (trescientos) euros']],
  ['eng', 'He sold 20 (two of them twice) and paid 9 (ten) euros.', ['NUMBER 20', 'NUMBER two', 'NUMBER 9', 'NUMBER ten']],
  ['deu', 'Makita Säge\t1\t149,00 €\nBohrer\t12\t450 €', ['NUMBER 1', 'MONEY 149,00 €', 'NUMBER 12', 'MONEY 450 €']],
  ['fra', 'Le groupe a levé 1,5 M€ et vise 300 k€.', ['MONEY 1,5 M€', 'MONEY 300 k€']],
  ['fra', 'Un contrat de 2 Md€ a été signé.', ['MONEY 2 Md€']],
  ['cat', 'El projecte costarà 200 milions d’euros.', ['MONEY 200 milions d’euros']],
  ['cat', 'Una inversió de 3 milions de dòlars', ['MONEY 3 milions de dòlars']],
  ['spa', 'Una deuda de 40 mil millones de pesos', ['MONEY 40 mil millones de pesos']],
  ['por', 'O custo foi de R$ 3,5 milhões.', ['MONEY R$ 3,5 milhões']],
  ['ita', 'Spesi 12 mln di euro', ['MONEY 12 mln di euro']],
  ['pol', 'Koszt to 3 mln zł.', ['MONEY 3 mln zł']],
  ['rus', 'Выделено 5 млрд руб. на дороги', ['MONEY 5 млрд руб.']],
  ['swe', 'Priset är 49:- per styck och 2 mkr totalt', ['MONEY 49:-', 'MONEY 2 mkr']],
  ['hin', 'कीमत ₹5 लाख है', ['MONEY ₹5 लाख']],
  ['jpn', '価格は3,000円から5,000円です', ['MONEY 3,000円', 'MONEY 5,000円']],
  ['fin', 'Ulkona sataa, mutta hinta on 100 euroa.', ['MONEY 100 euroa']],
  ['fin', 'Paikalla oli sata ihmistä', ['NUMBER sata']]
]

const notAmounts: readonly Case[] = [
  ['eng', 'Canon RF 24-105mm f/4 lens, firmware 1.6.0', ['DISTANCE 24-105mm']],
  ['eng', 'ISBN 978-3-16-148410-0, second printing', []],
  ['eng', 'Request 550e8400-e29b-41d4-a716-446655440000 failed.', []],
  ['eng', 'Trace id 7d793037-a076-4217-8e2c-2024050312ab was logged', []],
  ['eng', 'Order no. 4711-0815/22-A, item SKU 88-4410-7', []],
  ['eng', 'As shown before [12] and elsewhere [3, 4].', []],
  ['eng', 'Node v20.11.1 and Java 8u392 with build 2024.05.03-rc1', []],
  ['eng', 'The Lakers won 112-98 and Chelsea 3:2.', []],
  ['deu', 'Bayern gewann 3:2 gegen Dortmund.', []],
  ['eng', 'The goals of Agenda 2030 run on Windows 11.', []],
  ['eng', 'Serial number SN 4482-1193-0021, part 7-300-12', []],
  ['eng', 'Chapter 7, page 112', []]
]

const references: readonly Case[] = [
  ['eng', 'Order no. 44712 and order number 4471, invoice 20418, Order #4471', []],
  ['eng', 'Flat 14, Cranbourne House', []],
  ['eng', 'The flat 14 of them shared', ['NUMBER 14']],
  ['eng', 'Please order 12 pizzas.', ['NUMBER 12']],
  ['eng', 'My passport number is 533401270 now.', []],
  ['eng', 'My phone number is 533401270 now.', ['PHONE_NUMBER 533401270']],
  ['eng', 'They sold 4471 of them in order.', ['NUMBER 4471']],
  ['deu', 'Rechnung Nr. 20418, Bestellnummer: 4471', []],
  ['deu', 'Das Paket ging nach 04109.', []],
  ['deu', 'Er kaufte 4471 Nummern.', ['NUMBER 4471']],
  ['fra', 'Commande n° 558210 expédiée', []],
  ['spa', 'Pedido n.º 558210 listo', []],
  ['rus', 'Заказ № 4471, паспорт серии 4510 № 123456', []],
  ['zho', '订单号20240315', []],
  ['kor', '주문번호 123456', []],
  ['ara', 'رقم الطلب 123456 وصل', []],
  ['hin', 'ऑर्डर नंबर 123456', []],
  ['vie', 'Đơn hàng 1204, hóa đơn số 1204, hộ chiếu 533401270', []],
  ['vie', 'Căn hộ 1204, tầng ba', []],
  ['vie', 'Hàng 1204 đã bán', ['NUMBER 1204']]
]

const times: readonly Case[] = [
  ['deu', 'Er verschied am 2. Februar im 91. Lebensjahr.', ['DATE 2. Februar', 'NUMBER 91']],
  ['deu', 'Sie kam am 2. Februar im Jahr 1991.', ['DATE 2. Februar im Jahr 1991']],
  ['lav', 'Remonts ilgs līdz jūlijam.', ['DATE līdz jūlijam']],
  ['slv', 'Predlani jeseni so zaprli cesto.', ['DATE Predlani jeseni']],
  ['rus', 'Приём закончится в половине шестого.', ['TIME половине шестого']],
  ['rus', 'Половина шестого класса болела.', ['NUMBER шестого']],
  ['pol', 'Spotkanie o wpół do szóstej.', ['TIME wpół do szóstej']],
  ['ces', 'Sejdeme se ve čtvrt na šest.', ['TIME čtvrt na šest']],
  ['eng', "Let's meet after breakfast.", ['TIME after breakfast']],
  ['nld', 'Bel me na de lunch.', ['TIME na de lunch']],
  ['nld', 'Dag na dag wachtte hij.', []],
  ['eng', 'Plan it for the week commencing February 4', ['DATE the week commencing February 4']],
  ['spa', 'Nos vemos el martes el día once.', ['DATE martes el día once']],
  ['nld', 'Gesloten van sep tot nov', ['DATE van sep tot nov']],
  ['eng', 'sales where year >= 2019', ['DATE 2019']],
  ['jpn', '円周率は三・一四一五です。', ['NUMBER 三・一四一五']],
  ['eng', 'It was handed over Jan 28. Please sign.', ['DATE Jan 28']],
  ['vie', 'Lễ diễn ra ngày 20/3 tại trường.', ['DATE ngày 20/3']],
  ['vie', 'Lễ diễn ra ngày 20/3/2024.', ['DATE ngày 20/3/2024']],
  ['deu', 'Am 3.5.24 vom 3. bis 5. Juni', ['DATE 3.5.24', 'DATE vom 3. bis 5. Juni']],
  ['eng', 'the report of the day before 23/08/39 is lost', ['DATE the day before 23/08/39']],
  ['ell', 'Την Τρίτη και την Παρασκευή στις 5 μ.μ.', ['DATE Τρίτη', 'DATE Παρασκευή στις 5 μ.μ.']],
  ['urd', 'وہ پیر کو آئے گا', ['DATE پیر']],
  ['vie', 'Họp vào thứ Hai và chủ nhật', ['DATE thứ Hai', 'DATE chủ nhật']],
  ['por', 'A reunião começa às 16h30.', ['TIME 16h30']],
  ['fra', 'Rendez-vous à 16 h 30 ou à 9h05', ['TIME 16 h 30', 'TIME 9h05']],
  ['spa', 'La cita es a las 16:30h en Madrid', ['TIME 16:30h']],
  ['nld', 'De trein vertrekt om 16u30.', ['TIME 16u30']],
  ['nob', 'Møtet starter kl. 16.30 i dag', ['DATE kl. 16.30 i dag']],
  ['dan', 'Mødet er kl. 16.30', ['TIME kl. 16.30']],
  ['swe', 'Vi ses kl. 16.30', ['TIME kl. 16.30']],
  ['fin', 'Kokous alkaa klo 16.30.', ['TIME klo 16.30']],
  ['eng', 'Call extension 3012 before 5pm on Friday', ['NUMBER 3012', 'DATE before 5pm on Friday']],
  ['eng', 'Profit rose in fiscal year 2023.', ['DATE fiscal year 2023']],
  ['ron', 'Ședința începe la ora 16:30', ['TIME la ora 16:30']],
  ['cat', 'Obrim a les 9:00 h', ['TIME 9:00 h']],
  ['kor', '회의는 월요일 오후 3시에 있다', ['DATE 월요일 오후 3시']],
  ['hun', 'Az ülés 2024. május 3-án 10 órakor kezdődik', ['DATE 2024. május 3-án 10 órakor']]
]

const files: readonly Case[] = [
  ['deu', 'Das Urteil VI ZR 12/19 vom 3. Mai 2019', ['DATE 3. Mai 2019']],
  ['deu', 'Az. 3 O 45/21, Beschluss 2 BvR 859/15', []],
  ['ces', 'sp. zn. 21 Cdo 11/2015', []],
  ['por', 'Lei nº 12/2013', []],
  ['ita', 'sentenza n. 12/2018 e legge 241/1990', []],
  ['spa', 'Ley 7/2014, de 4 de mayo', ['DATE 4 de mayo']],
  ['eng', 'Regulation (EU) 2019/679 and Case C-131/12', []],
  ['pol', 'wyrok III CSK 12/19, II K 123/20 i uchwała nr 10/12', []],
  ['eng', 'the judgment VI ZR 12/19 and case no. 10/12', []],
  ['nob', 'sak 10/12', []],
  ['hrv', 'br. 10/12', []],
  ['deu', 'Wir kommen am 3 Mai 12/2019 wieder', ['DATE 3 Mai 12/2019']],
  ['eng', 'It opens on 3 March 10/12', ['DATE 3 March 10/12']],
  ['eng', 'It opens on 3 May 10/12', ['DATE 3 May 10/12']],
  ['eng', 'Seat 3 A 10/12', ['DATE 10/12']],
  ['eng', 'ref 10/12', ['DATE 10/12']],
  ['swe', 'en sak 10/12', ['DATE 10/12']],
  ['hrv', 'br 10/12', ['DATE 10/12']],
  ['por', 'A reunião é no 27/11 às 23', ['DATE 27/11 às 23']],
  ['eng', 'The shop opened in 11/2015', ['DATE 11/2015']]
]

const phones: readonly Case[] = [
  ['zho', '请拨打13812345678联系我们', ['PHONE_NUMBER 13812345678']],
  ['jpn', 'お問い合わせは03-1234-5678まで', ['PHONE_NUMBER 03-1234-5678']],
  ['spa', 'Llame al 600 123 456 para pedir cita', ['PHONE_NUMBER 600 123 456']],
  ['spa', 'Costó 600 123 456 euros', ['MONEY 600 123 456 euros']],
  ['spa', 'Una población de 600 123 456 habitantes', ['NUMBER 600 123 456']],
  ['fra', 'Appelez le 06 12 34 56 78 avant midi', ['PHONE_NUMBER 06 12 34 56 78', 'TIME avant midi']],
  ['tha', 'ติดต่อ081-234-5678ได้ทุกวัน', ['PHONE_NUMBER 081-234-5678', 'DATE ทุกวัน']],
  ['pol', 'Zadzwoń pod numer 601 234 567', ['PHONE_NUMBER 601 234 567']],
  ['eng', 'The UK office answers on 020 7946 0018.', ['PHONE_NUMBER 020 7946 0018']]
]

const registers: readonly Case[] = [
  ['por', 'CNPJ 11.222.333/0001-81', ['PERSONAL_ID_NUM 11.222.333/0001-81']],
  ['deu', 'USt-IdNr. DE136695976', ['PERSONAL_ID_NUM DE136695976']],
  ['fra', 'SIRET 732 829 320 00074, TVA FR40303265045', ['PERSONAL_ID_NUM 732 829 320 00074', 'PERSONAL_ID_NUM FR40303265045']],
  ['ita', 'P.IVA 00743110157', ['PERSONAL_ID_NUM 00743110157']],
  ['por', 'NIF 501 964 843', ['PERSONAL_ID_NUM 501 964 843']],
  ['pol', 'NIP 526-030-02-91, REGON 123456785', ['PERSONAL_ID_NUM 526-030-02-91', 'PERSONAL_ID_NUM 123456785']],
  ['ces', 'DIČ CZ25123891, IČO 25123891', ['PERSONAL_ID_NUM CZ25123891', 'PERSONAL_ID_NUM 25123891']],
  ['rus', 'ИНН 7707083893, ОГРН 1027700132195', ['PERSONAL_ID_NUM 7707083893', 'PERSONAL_ID_NUM 1027700132195']],
  ['eng', 'ABN 51 824 753 556', ['PERSONAL_ID_NUM 51 824 753 556']],
  ['eng', 'GSTIN 27AAPFU0939F1ZV', ['PERSONAL_ID_NUM 27AAPFU0939F1ZV']],
  ['zho', '统一社会信用代码91350100M000100Y43', ['PERSONAL_ID_NUM 91350100M000100Y43']],
  ['spa', 'CIF A58818501', ['PERSONAL_ID_NUM A58818501']],
  ['nld', 'BTW NL004495445B01', ['PERSONAL_ID_NUM NL004495445B01']]
]

describe.each([
  ['numbers of cases and laws', files],
  ['amounts', amounts],
  ['what is no amount', notAmounts],
  ['numbers that point at something', references],
  ['dates and times', times],
  ['telephone numbers', phones],
  ['numbers of tax offices and registers', registers]
] as const)('%s', (_name, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
