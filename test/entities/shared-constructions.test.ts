/** Constructions of dates and times that languages share: how often, from when, halves and rests of years, hours that are only a number. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const often: readonly Case[] = [
  ['eng', 'We meet three times a week.', ['DATE three times a week']],
  ['nld', 'De bus rijdt drie keer per dag.', ['DATE drie keer per dag']],
  ['deu', 'Er läuft zweimal in der Woche.', ['DATE zweimal in der Woche']],
  ['swe', 'De tränar två gånger i veckan.', ['DATE två gånger i veckan']],
  ['nob', 'De trener tre ganger i uka.', ['DATE tre ganger i uka']],
  ['fra', 'Prenez-le deux fois par jour.', ['DATE deux fois par jour']],
  ['spa', 'Se toma tres veces al día.', ['DATE tres veces al día']],
  ['ita', 'Si allena due volte a settimana.', ['DATE due volte a settimana']],
  ['por', 'Treina três vezes por semana.', ['DATE três vezes por semana']],
  ['pol', 'Trenuje trzy razy w tygodniu.', ['DATE trzy razy w tygodniu']],
  ['rus', 'Он бегает три раза в неделю.', ['DATE три раза в неделю']],
  ['tur', 'Haftada iki kez koşar.', ['DATE Haftada iki kez']],
  ['hin', 'वह हफ्ते में दो बार दौड़ता है।', ['DATE हफ्ते में दो बार']],
  ['kor', '일주일에 두 번 만나요.', ['DATE 일주일에 두 번']],
  ['jpn', '週に二回走ります。', ['DATE 週に二回']],
  ['ara', 'يركض مرتين في الأسبوع.', ['DATE مرتين في الأسبوع']],
  ['fra', 'Il vient un jour sur deux.', ['DATE un jour sur deux']],
  ['zho', '他隔天来一次。', ['DATE 隔天']]
]

const hours: readonly Case[] = [
  ['spa', 'Nos vemos sobre las ocho en el bar.', ['TIME sobre las ocho']],
  ['spa', 'Llegó a eso de las 3 y se fue.', ['TIME a eso de las 3']],
  ['spa', 'Estuvo aquí entre las 9 y las 11 con Ana.', ['TIME entre las 9 y las 11']],
  ['spa', 'Ganó cerca de las 20 medallas.', ['NUMBER 20']],
  ['spa', 'Una de las 3 empresas cerró.', ['NUMBER 3']],
  ['ita', 'Chiude dopo le 17 e apre alle 8.', ['TIME dopo le 17', 'TIME 8']],
  ['ita', 'Parlò alle 3 persone presenti.', ['NUMBER 3']],
  ['por', 'Estive aqui entre as 9 e as 11.', ['TIME entre as 9 e as 11']],
  ['ara', 'وصل بعد الساعة 5 وغادر.', ['TIME بعد الساعة 5']],
  ['swe', 'Kom efter klockan 5 till mig.', ['TIME efter klockan 5']],
  ['tur', "Sabah 9'dan 11'e kadar buradaydı.", ["TIME Sabah 9'dan 11'e kadar"]],
  ['eng', 'Where were you between 0730 and 0930?', ['TIME between 0730 and 0930']]
]

const days: readonly Case[] = [
  ['fra', 'Je reviendrai le 15.', ['DATE le 15']],
  ['spa', 'Volveré el 15.', ['DATE el 15']],
  ['spa', 'El 16 por ciento votó.', ['PERCENT 16 por ciento']],
  ['deu', 'Am nächsten Morgen war er weg.', ['DATE nächsten Morgen']],
  ['spa', 'Espera desde ayer.', ['DATE desde ayer']],
  ['kor', '어제부터 비가 와요.', ['DATE 어제부터']],
  ['fra', 'Au XIXe siècle, il vivait ici.', ['DATE XIXe siècle']]
]

const halves: readonly Case[] = [
  ['spa', 'Creció en la segunda mitad de 2019.', ['DATE segunda mitad de 2019']],
  ['fra', 'La seconde moitié de 2019 a été calme.', ['DATE La seconde moitié de 2019']],
  ['deu', 'In der zweiten Jahreshälfte 2019 stieg der Umsatz.', ['DATE zweiten Jahreshälfte 2019']],
  ['ita', 'Nella seconda metà del 2019 è cresciuto.', ['DATE Nella seconda metà del 2019']],
  ['swe', 'Andra halvan av 2019 var lugn.', ['DATE Andra halvan av 2019']],
  ['nld', 'De rest van het jaar is hij weg.', ['DATE De rest van het jaar']],
  ['fra', "Il est absent le reste de l'année.", ["DATE le reste de l'année"]],
  ['deu', 'Den Rest des Jahres ist er weg.', ['DATE Den Rest des Jahres']],
  ['ara', 'غاب بقية العام.', ['DATE بقية العام']],
  ['ita', 'Torna la settimana del 6 maggio.', ['DATE settimana del 6 maggio']],
  ['nld', 'In de week die begint op 6 mei.', ['DATE week die begint op 6 mei']],
  ['ita', 'Nel fine settimana riposa.', ['DATE Nel fine settimana']],
  ['eng', 'They play on weekends.', ['DATE on weekends']]
]

const decimals: readonly Case[] = [
  ['eng', 'His temperature was 37.1 in the morning.', ['NUMBER 37.1', 'TIME in the morning']],
  ['eng', 'The value 6,107.31 August 2019 is wrong.', ['NUMBER 6,107.31', 'DATE August 2019']],
  ['ita', 'La temperatura era 37,1 al mattino.', ['NUMBER 37,1', 'TIME al mattino']],
  ['kor', '회의는 17:30이야.', ['TIME 17:30']],
  ['zho', '2016-05-12签字。', ['DATE 2016-05-12']]
]

const units: readonly Case[] = [
  ['spa', 'El PIB del año pasado creció.', ['DATE del año pasado']],
  ['spa', 'La última semana del año fue fría.', ['DATE La última semana del año']],
  ['deu', 'Sie war in den ersten zehn Tagen des Jahres krank.', ['DATE ersten zehn Tagen des Jahres']],
  ['deu', 'Er ist Sportler des Jahres.', []],
  ['spa', 'Nos vemos la semana 27 del año pasado.', ['DATE semana 27 del año pasado']],
  ['eng', 'They were repaired during the year.', ['DATE during the year']],
  ['deu', 'Es beginnt am Sonntag früh um 8:00.', ['DATE Sonntag früh um 8:00']],
  ['spa', 'Trabaja desde las 10 a.m. durante 3 horas.', ['TIME desde las 10 a.m. durante 3 horas']],
  ['spa', 'Llega a la una en punto.', ['TIME a la una']],
  ['spa', 'Nos vemos el lunes veintisiete a las seis.', ['DATE lunes veintisiete a las seis']],
  ['deu', 'Er kommt unter der Woche.', ['DATE unter der Woche']]
]

describe.each([
  ['how often', often],
  ['hours behind phrases', hours],
  ['days of the month and from when', days],
  ['halves, rests and weeks', halves],
  ['decimals and scripts without blanks', decimals],
  ['units of the year, days with hours', units]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
