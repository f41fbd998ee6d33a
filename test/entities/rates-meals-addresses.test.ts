/** What counts or dates nothing: rates behind money, meals, ages in capitals, Chinese verbs, numbers of houses, postcodes, goals and points. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const cases: readonly Case[] = [
  ['spa', 'UN HOMBRE DE 29 AÑOS FUE DETENIDO', ['NUMBER 29']],
  ['eng', '29-YEAR-OLD MAN ARRESTED IN LEEDS', ['NUMBER 29']],
  ['por', 'HOMEM DE 29 ANOS É PRESO', ['NUMBER 29']],
  ['ita', 'ARRESTATO UN UOMO DI 29 ANNI', ['NUMBER 29']],
  ['eng', 'CLOSED FOR 29 YEARS', ['DATE 29 YEARS']],
  ['nob', 'Hun er daglig leder i Equinor.', []],
  ['nno', 'Ho er dagleg leiar her.', []],
  ['zho', '他下午前往北京参加会议。', ['TIME 下午']],
  ['zho', '他们上午前来参观。', ['TIME 上午']],
  ['zho', '他下午前往台北參加會議。', ['TIME 下午']],
  ['zho', '下午前完成。', ['TIME 下午前']],
  ['zho', '2018年至2020年间', ['DATE 2018年至2020年间']],
  ['heb', 'אכלתי את ארוחת הבוקר במלון.', []],
  ['heb', 'הוא בא הבוקר.', ['DATE הבוקר']],
  ['jpn', '朝ごはんを食べた。', []],
  ['kor', '아침 식사를 했다.', []],
  ['vie', 'Bữa sáng miễn phí.', []],
  ['hin', 'सुबह का नाश्ता', []],
  ['tur', 'Sabah kahvaltısı dahil.', []],
  ['eng', 'The rent is £950 per calendar month.', ['MONEY £950']],
  ['eng', 'Paid £950 per 1 January 2020.', ['MONEY £950', 'DATE per 1 January 2020']],
  ['hin', 'किराया मासिक 5000 रुपये है', ['MONEY 5000 रुपये']],
  ['ell', '60 ευρώ τη βραδιά', ['MONEY 60 ευρώ']],
  ['ron', '200 de lei noaptea', ['MONEY 200 de lei']],
  ['heb', '450 ש"ח ללילה', ['MONEY 450 ש"ח']],
  ['zho', '每晚500元', ['MONEY 500元']],
  ['tgl', 'Nagbayad siya ng 350 pesos.', ['MONEY 350 pesos']],
  ['ind', 'Harganya 500 dollars', ['MONEY 500 dollars']],
  ['msa', 'Harganya 350 pesos', ['MONEY 350 pesos']],
  ['vie', 'Giá 20 euros', ['MONEY 20 euros']],
  ['eng', 'Kerry beat Cork by 2-14 to 1-19 in Killarney.', []],
  ['eng', 'GAA results: Kerry 2-14 Cork 1-19', []],
  ['nld', 'Hij woont aan de Waalbandijk 44 te Tiel.', []],
  ['nld', "Op de Hoofdweg 12 auto's gezien.", ['NUMBER 12']],
  ['nld', 'Onderweg 12 in totaal.', ['NUMBER 12']],
  ['deu', 'Am Kirchplatz 7 in Bonn', []],
  ['deu', 'Tabellenplatz 7 in Bonn', ['NUMBER 7']],
  ['dan', 'Han bor på Nørregade 12 i Odense.', []],
  ['nob', 'Han bor i Kirkeveien 12 i Oslo.', []],
  ['fin', 'Hän asuu Kirkkokuja 12 Helsingissä.', []],
  ['rus', 'Владимир, 600017', []],
  ['rus', 'В городе Владимир 345678 человек.', ['NUMBER 345678']],
  ['pus', 'د جمعې په ورځ', ['DATE جمعې په ورځ']],
  ['pus', 'د سه شنبې په ورځ به غونډه وي.', ['DATE سه شنبې']],
  ['hun', 'Ötmilliót költöttek az útra.', ['NUMBER Ötmilliót']]
]

describe('no dates, no numbers', () => {
  it.each(cases)('%s: %s', (language, text, mentions) => {
    expect(patternMentions(language, text)).toEqual(mentions)
  })
})
