/** Hours as they are spoken, hours of opening and ranges, in timetables, mails and minutes of many languages. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const spoken: readonly Case[] = [
  ['ces', 'Koná se po 17. hodině v sále, přijďte v půl osmé večer.', ['TIME po 17. hodině', 'TIME půl osmé večer']],
  ['ces', 'Od devíti do tří čtvrtě na pět bude zavřeno.', ['TIME Od devíti do tří čtvrtě na pět']],
  ['slk', 'Stretneme sa budúci utorok o pol ôsmej večer.', ['DATE budúci utorok o pol ôsmej večer']],
  ['slk', 'Odchádza o trištvrte na sedem zo stanovišťa, zvoniť po siedmej.', ['TIME trištvrte na sedem', 'TIME po siedmej']],
  ['pol', 'Jutro równo o piątej. Albo piętnaście po trzeciej.', ['DATE Jutro równo o piątej', 'TIME piętnaście po trzeciej']],
  ['pol', 'Wypadek zdarzył się około godz. 22:40 na A4.', ['TIME około godz. 22:40']],
  ['ukr', 'Поїзд о пів на восьму вечора, дзвоніть після сьомої вечора.', ['TIME пів на восьму вечора', 'TIME після сьомої вечора']],
  ['ukr', 'Наступного тижня о 10 зустрінемось в офісі.', ['DATE Наступного тижня о 10']],
  ['slv', 'Dobimo se prihodnji torek ob pol osmih zvečer.', ['DATE prihodnji torek ob pol osmih zvečer']],
  ['hun', 'Jövő kedden fél nyolckor találkozunk.', ['DATE Jövő kedden fél nyolckor']],
  ['hun', 'A vonat háromnegyed kilenckor indul.', ['TIME háromnegyed kilenckor']],
  ['lav', 'Sanāksme notiks pulksten pusastoņos, vilciens atiet bez ceturkšņa deviņos.', ['TIME pusastoņos', 'TIME bez ceturkšņa deviņos']],
  ['lit', 'Susitikimas kitą antradienį pusę aštuonių vakaro.', ['DATE kitą antradienį pusę aštuonių vakaro']],
  ['ell', 'Η σύσκεψη είναι την ερχόμενη Τρίτη στις οκτώμισι το βράδυ.', ['DATE ερχόμενη Τρίτη στις οκτώμισι το βράδυ']],
  ['swe', 'Tåget går kvart i nio från stationen.', ['TIME kvart i nio']],
  ['dan', 'Toget går kvart i ni fra banegården.', ['TIME kvart i ni']],
  ['nob', 'Toget går kvart på ni fra stasjonen.', ['TIME kvart på ni']],
  ['fra', 'Le train de neuf heures moins le quart part.', ['TIME neuf heures moins le quart']],
  ['fra', 'à neuf heures moins le quart, à dix heures moins vingt', ['TIME neuf heures moins le quart', 'TIME dix heures moins vingt']],
  ['cat', 'La reunió és dimarts vinent a dos quarts de vuit del vespre.', ['DATE dimarts vinent a dos quarts de vuit del vespre']],
  ['tur', 'Yediyi on geçe geldi.', ['TIME Yediyi on geçe']],
  ['heb', 'הפגישה ביום שלישי הבא בשבע וחצי בערב.', ['DATE ביום שלישי הבא בשבע וחצי בערב']],
  ['por', 'Chego pelas 9h30 ou por volta das 10.', ['TIME pelas 9h30', 'TIME por volta das 10']],
  ['ita', 'Verso le 11 arrivano gli ospiti.', ['TIME Verso le 11']],
  ['nld', 'Ik kom ‘s avonds om acht uur, zat. om 5 uur.', ['TIME ‘s avonds om acht uur', 'DATE zat. om 5 uur']]
]

const opening: readonly Case[] = [
  ['eng', 'Open Mon–Fri 9–6, Sat until 2pm.', ['DATE Mon–Fri 9–6', 'DATE Sat until 2pm']],
  ['deu', 'Geöffnet Mo–Fr 9–18 Uhr, Sa bis 14 Uhr', ['DATE Mo–Fr 9–18 Uhr', 'DATE Sa bis 14 Uhr']],
  ['nld', 'Open ma t/m vr 9.00-18.00 uur, za. tot 14 uur', ['DATE ma t/m vr 9.00-18.00 uur', 'DATE za. tot 14 uur']],
  ['swe', 'Öppet mån–fre 9–18, lördag 10–14', ['DATE mån–fre 9–18', 'DATE lördag 10–14']],
  ['dan', 'Åbent man.–fre. 9–18, lør. til kl. 14.', ['DATE man.–fre. 9–18', 'DATE lør. til kl. 14']],
  ['fin', 'Avoinna ma–pe 9–18, la 9–14', ['DATE ma–pe 9–18', 'DATE la 9–14']],
  ['ron', 'Program: luni–vineri 9–18, sâmbăta până la 14.', ['DATE luni–vineri 9–18', 'DATE sâmbăta până la 14']],
  ['rus', 'Перерыв с 13 до 14 часов.', ['TIME с 13 до 14 часов']],
  ['bul', 'От понеделник до петък от 9 до 18 часа', ['DATE От понеделник до петък от 9 до 18 часа']],
  ['ukr', 'У суботу до 14 години', ['DATE суботу до 14 години']],
  ['lit', 'Šeštadieniais iki 14 val.', ['DATE Šeštadieniais iki 14 val.']],
  ['fra', 'Le samedi jusqu’à 14h', ['DATE samedi jusqu’à 14h']],
  ['slv', 'Odprto od ponedeljka do petka od 8. do 16. ure, ob sobotah do 13.', ['DATE od ponedeljka do petka od 8. do 16. ure', 'DATE sobotah do 13']],
  ['kor', '영업시간 9시~18시, 토요일은 14시까지.', ['TIME 9시~18시', 'DATE 토요일은 14시까지']],
  ['spa', 'Estaré aquí hasta las 19:30, mañana no vengo.', ['TIME hasta las 19:30', 'DATE mañana']]
]

const ranges: readonly Case[] = [
  ['deu', 'Die Bauzeit beträgt 3–5 Tage, höchstens zwei bis drei Wochen.', ['DATE 3–5 Tage', 'DATE höchstens zwei bis drei Wochen']],
  ['deu', 'Im Ofen 35–40 Minuten backen.', ['TIME 35–40 Minuten']],
  ['fra', 'Enfournez 35 à 40 minutes.', ['TIME 35 à 40 minutes']],
  ['nld', 'Bak 35 tot 40 minuten.', ['TIME 35 tot 40 minuten']],
  ['eng', 'It takes 10 to 12 days or two or three weeks.', ['DATE 10 to 12 days', 'DATE two or three weeks']],
  ['hin', '3-4 दिन, दो या तीन घंटे।', ['DATE 3-4 दिन', 'TIME दो या तीन घंटे']]
]

const others: readonly Case[] = [
  ['swe', 'AIK vann lördag 3–1.', ['DATE lördag']],
  ['spa', 'Las 10 mejores canciones', ['NUMBER 10']],
  ['ces', 'Gól padl v 17. minutě.', ['NUMBER 17']],
  ['ces', 'V sobotu první zápas', ['DATE sobotu']],
  ['lav', 'vakarā 12. telpā', ['TIME vakarā', 'NUMBER 12']],
  ['srp', 'Гол је пао у 78. минуту.', ['NUMBER 78']],
  ['hin', 'ट्रेन 12951 शाम 5 बजे छूटेगी।', ['TIME शाम 5 बजे']],
  ['tur', 'KDV %20, 14 gün içinde', ['PERCENT %20', 'DATE 14 gün içinde']],
  ['nld', 'De bus rijdt drie keer per uur.', ['DATE drie keer per uur']],
  ['eng', 'I bought an Xperia 10 this week.', ['DATE this week']],
  ['pol', 'O 10 złotych drożej', ['MONEY 10 złotych']]
]

describe.each([
  ['spoken hours', spoken],
  ['hours of opening', opening],
  ['durations from so many to so many', ranges],
  ['what only looks like hours', others]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
