/** Dates beside what looks like one: files of courts, names, rates, heads of columns; clock times with endings, ordinals in words. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const files: readonly Case[] = [
  ['deu', 'LG Kiel (Urt. v. 03.02.2023 – 6 O 12/22) wies die Klage ab.', ['DATE 03.02.2023']],
  ['deu', 'OLG Celle (Urt. v. 17.06.2024 – 20 U 8/24) wies ab.', ['DATE 17.06.2024']],
  ['deu', 'BGH, Urt. v. 12.03.2024 - VI ZR 370/22', ['DATE 12.03.2024']],
  ['deu', 'OGH 12.03.2024, 6 Ob 12/24a', ['DATE 12.03.2024']],
  ['deu', 'EuGH, Urt. v. 12.03.2024 – C-12/22', ['DATE 12.03.2024']],
  ['eng', 'In Case T-11/22 the court ruled.', []],
  ['eng', 'Please install v. 12.3.4 today', ['DATE today']],
  ['pol', 'Sąd Okręgowy, sygn. akt I C 112/23, orzekł', []],
  ['pol', 'wyrok z 12.03.2024 r. (II K 8/24)', ['DATE z 12.03.2024 r.']],
  ['ces', 'č. j. 4 T 12/2023 – 45', []],
  ['fra', 'CA Paris, 12 mars 2024, n° 22/01234', ['DATE 12 mars 2024']],
  ['fra', 'Cass. civ., 12 mars 2024, n° 22-12.345', ['DATE 12 mars 2024']],
  ['nld', '12 maart 2024, ECLI:NL:RBDHA:2024:4567', ['DATE 12 maart 2024']],
  ['hrv', 'poslovni broj K-12/23', []],
  ['hrv', 'odluka Rev 12/2023', []],
  ['srp', 'пресуда Гж 12/23', []]
]

const names: readonly Case[] = [
  ['srp', 'Јавља „Данас“ из Београда.', []],
  ['rus', 'газета «Сегодня» пишет', []],
  ['eng', 'the newspaper "Today" wrote', []],
  ['deu', 'Die Serie „Heute“ läuft.', []],
  ['deu', '„Morgen“, sagte er.', ['DATE Morgen']],
  ['deu', 'Er kam erst „heute“ an.', ['DATE heute']],
  ['zho', '屏東縣長周春米表示', []],
  ['zho', '王秋月说', []],
  ['zho', '本周日', ['DATE 本周日']]
]

const clocks: readonly Case[] = [
  ['tur', "Toplantı 15.30'da başlayacak.", ['TIME 15.30']],
  ['tur', "09.15'e kadar", ['TIME 09.15']],
  ['tur', "Fiyat 15,30'dan başlıyor", ['NUMBER 15,30']],
  ['fin', 'Tulen 15.30:ksi.', ['TIME 15.30']],
  ['hun', '8.15-től 9.30-ig', ['TIME 8.15', 'TIME 9.30']],
  ['est', 'Tulen 15.30-ks', ['TIME 15.30']],
  ['ara', 'الساعة الثانية ظهرا', ['TIME الساعة الثانية ظهرا']],
  ['ara', 'في الساعة الثانية بعد الظهر', ['TIME في الساعة الثانية بعد الظهر']]
]

const days: readonly Case[] = [
  ['fas', 'از اول خرداد', ['DATE از اول خرداد']],
  ['fas', 'سی‌ام تیر', ['DATE سی‌ام تیر']],
  ['fas', 'بیست و دوم بهمن', ['DATE بیست و دوم بهمن']],
  ['urd', 'یکم جون سے', ['DATE یکم جون سے']],
  ['ind', 'Rp2 juta per bulan mulai 1 Juni', ['MONEY Rp2 juta', 'DATE mulai 1 Juni']],
  ['msa', 'RM500 sebulan bermula 1 Jun', ['MONEY RM500', 'DATE bermula 1 Jun']],
  ['eng', '800 euros per month from 1 June', ['MONEY 800 euros', 'DATE from 1 June']],
  ['deu', '500 Euro pro Monat ab 1. Juni', ['MONEY 500 Euro', 'DATE ab 1. Juni']]
]

const columns: readonly Case[] = [
  ['rus', 'Дата\tМатч\n12.04\tШинник\n13.04\tТорпедо', ['DATE 12.04', 'DATE 13.04']],
  ['deu', 'Datum | Spiel\n12.04. | Kiel\n13.04. | Jena', ['DATE 12.04.', 'DATE 13.04.']],
  ['eng', 'Price\tDate\n9.50\t13.04', ['NUMBER 9.50', 'DATE 13.04']],
  ['eng', 'Price\tWeight\n9.50\t13.04', ['NUMBER 9.50', 'NUMBER 13.04']]
]

describe('files of courts', () => {
  it.each(files)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})

describe('names like words of the calendar', () => {
  it.each(names)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})

describe('hours', () => {
  it.each(clocks)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})

describe('days', () => {
  it.each(days)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
  it.each(columns)('%s: %j', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})
