/** Where dates, amounts and numbers end: what only stands beside them is no part of them, and what only looks like one is none. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const counted: readonly Case[] = [
  ['eng', 'On Friday, 12 people died.', ['DATE Friday', 'NUMBER 12']],
  ['eng', 'On Friday 12 people died.', ['DATE Friday', 'NUMBER 12']],
  ['fra', 'Vendredi, 12 personnes sont mortes.', ['DATE Vendredi', 'NUMBER 12']],
  ['spa', 'El viernes 12 personas murieron.', ['DATE viernes', 'NUMBER 12']],
  ['rus', 'В пятницу 12 человек погибли.', ['DATE пятницу', 'NUMBER 12']],
  ['ita', 'Venerdì 12 persone sono morte.', ['DATE Venerdì', 'NUMBER 12']],
  ['pol', 'W piątek 12 osób zginęło.', ['DATE piątek', 'NUMBER 12']],
  ['hun', 'Pénteken 12 ember meghalt.', ['DATE Pénteken', 'NUMBER 12']],
  ['deu', 'Im März 20 Läden geschlossen.', ['DATE März', 'NUMBER 20']],
  ['ita', 'A marzo 20 negozi hanno chiuso.', ['DATE marzo', 'NUMBER 20']],
  ['eng', 'In May, 1500 fans came.', ['DATE May', 'NUMBER 1500']],
  ['deu', 'Im Mai 1500 Besucher.', ['DATE Mai', 'NUMBER 1500']],
  ['rus', 'В мае 2000 болельщиков приехали.', ['DATE мае', 'NUMBER 2000']],
  ['eng', 'In 1500 households and 1066 cases', ['NUMBER 1500', 'NUMBER 1066']],
  ['eng', 'Since 1900 people have died.', ['NUMBER 1900']],
  ['deu', 'In 1800 Schulen', ['NUMBER 1800']],
  ['pol', 'W 1500 domach', ['NUMBER 1500']]
]

const notCounted: readonly Case[] = [
  ['eng', 'On Friday 12 we met.', ['DATE Friday 12']],
  ['eng', 'On March 20 protests broke out.', ['DATE March 20']],
  ['eng', 'In 1989 protests broke out.', ['DATE 1989']],
  ['eng', 'In May 2019 fans gathered.', ['DATE May 2019']],
  ['eng', 'The meeting is on Tuesday, 12.', ['DATE Tuesday, 12']],
  ['spa', 'El viernes 12 llega Juan.', ['DATE viernes 12']],
  ['fra', 'Lundi 12 commencent les cours.', ['DATE Lundi 12']],
  ['ita', 'Venerdì 12 esce il film.', ['DATE Venerdì 12']],
  ['ita', 'Dal 1950 professore a Roma', ['DATE Dal 1950']],
  ['por', 'Na sexta-feira, 12, o presidente falou.', ['DATE sexta-feira, 12']],
  ['por', 'Na sexta-feira (12), o presidente falou.', ['DATE sexta-feira (12)']],
  ['deu', 'Seit 1900 Mitglied im Verein, ab 1950 Professor', ['DATE Seit 1900', 'DATE ab 1950']],
  ['deu', 'Im Juli 1789 Sturm auf die Bastille', ['DATE Juli 1789']],
  ['nld', 'In 1800 stierven veel mensen.', ['DATE 1800']],
  ['rus', 'В пятницу 12 прошло собрание.', ['DATE пятницу 12']]
]

const scores: readonly Case[] = [
  ['eng', 'They lost again after a 2-1 defeat and after 2-1 away.', []],
  ['eng', 'It was even until 5-4.', []],
  ['spa', 'Ganan desde 2-1 y tras 3-1.', []],
  ['hin', 'भारत ने 3-1 से जीता।', []],
  ['eng', 'We close on 12-25.', ['DATE 12-25']]
]

const apart: readonly Case[] = [
  ['eng', 'Open Monday, Wednesday, Friday.', ['DATE Monday', 'DATE Wednesday', 'DATE Friday']],
  ['eng', 'On Monday, March 3, two days before the match', ['DATE Monday, March 3', 'DATE two days before']],
  ['eng', 'the 4th of July, Q3 2024', ['DATE the 4th of July', 'DATE Q3 2024']],
  ['eng', "In January, last year's budget was passed.", ['DATE January', 'DATE last year']],
  ['eng', 'On Friday, June 5, 2020, at noon', ['DATE Friday, June 5, 2020, at noon']],
  ['deu', 'Montag, den 5. Mai 2024, 10 Uhr', ['DATE Montag, den 5. Mai 2024, 10 Uhr']],
  ['ces', 'Sraz je 14. 3. v 17.30 na nádraží.', ['DATE 14. 3. v 17.30']]
]

const beside: readonly Case[] = [
  ['pol', 'O 18:00 z Lublina', ['TIME 18:00']],
  ['ces', 'v 18:00 z Prahy', ['TIME 18:00']],
  ['eng', 'The log says 18:00Z and 18:00z.', ['TIME 18:00Z']],
  ['fin', 'He tulevat 5. toukokuuta kotiin.', ['DATE 5. toukokuuta']],
  ['fra', 'de 10 h au 8 bis, rue des Lilas', ['TIME 10 h', 'NUMBER 8']],
  ['deu', 'Guten Morgen, Frau Maier', []],
  ['deu', 'an einem schönen Sonntag', ['DATE Sonntag']],
  ['rus', 'спокойной ночи', []],
  ['spa', 'feliz domingo a todos', []],
  ['eng', 'John 3:16 was read at 9:30; doors 19:00.', ['TIME 9:30', 'TIME 19:00']],
  ['eng', 'Good Friday', ['DATE Good Friday']],
  ['rus', 'Среда обитания', []],
  ['rus', 'в среду 5 мая', ['DATE среду 5 мая']],
  ['pol', 'Sto lat temu', ['DATE Sto lat temu']],
  ['swe', 'Tre Kronor vann och fick tre kronor.', ['NUMBER Tre', 'MONEY tre kronor']]
]

const columns: readonly Case[] = [
  ['deu', '18,90 € 18,90 €', ['MONEY 18,90 €', 'MONEY 18,90 €']],
  ['deu', 'Schrauben M6 100 0,05 € 5,00 €', ['MONEY 0,05 €', 'MONEY 5,00 €']],
  ['eng', '€ 5 € 6', ['MONEY € 5', 'MONEY € 6']],
  ['eng', 'USD 20 EUR 30', ['MONEY USD 20', 'MONEY EUR 30']],
  ['eng', 'We ate 10 grand meals for 10 grand.', ['NUMBER 10', 'MONEY 10 grand']],
  ['deu', 'zwölf Mark fünfzig', ['MONEY zwölf Mark fünfzig']],
  ['fra', 'un quart de mille, 1/2 de kilomètre', ['DISTANCE un quart de mille', 'DISTANCE 1/2 de kilomètre']],
  ['por', '3/4 de polegada, 3 de polegada', ['DISTANCE 3/4 de polegada', 'NUMBER 3']]
]

const places: readonly Case[] = [
  ['eng', '[1932] AC 562', []],
  ['deu', '§ 823 BGB und Art. 3 GG, S. 45, Zimmer 101', []],
  ['eng', 'See p. 12, Row 7, Room 101 and Section 12.', []],
  ['eng', 'In the room 12 people waited.', ['NUMBER 12']],
  ['eng', 'iPhone 15 and on Windows 11 is fast', []],
  ['eng', 'Company number 04567890', []],
  ['eng', 'NHS no. 943 476 5919', ['PERSONAL_ID_NUM 943 476 5919']],
  ['ita', 'P.IVA 01234567897 e P.IVA 01234567898', ['PERSONAL_ID_NUM 01234567897']],
  ['deu', 'Az. 030/123/45', []],
  ['deu', 'Tel. 030/1234567', ['PHONE_NUMBER 030/1234567']]
]

describe.each([
  ['counted nouns behind a number', counted],
  ['days and years before other words', notCounted],
  ['scores', scores],
  ['dates side by side', apart],
  ['words beside dates', beside],
  ['columns and coins', columns],
  ['numbers of places and registers', places]
])('%s', (_, cases) => {
  it.each(cases)('%s %s', (language, text, mentions) => {
    expect(patternMentions(language, text)).toEqual(mentions)
  })
})
