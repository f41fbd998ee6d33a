/** Bare hours beside words for being open, days and months behind labels, days that only an article or an ending marks. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const hours: readonly Case[] = [
  ['deu', 'Die Praxis ist von 8 bis 13 geöffnet.', ['TIME von 8 bis 13']],
  ['deu', 'Wir haben von 9 bis 12 und 14 bis 18 geöffnet', ['TIME von 9 bis 12', 'TIME 14 bis 18']],
  ['fra', 'La mairie est ouverte de 9 à 17.', ['TIME de 9 à 17']],
  ['spa', 'La tienda abre de 10 a 20 todos los días.', ['DATE de 10 a 20 todos los días']],
  ['swe', 'Biblioteket har öppet 10–19', ['TIME 10–19']],
  ['rus', 'Аптека работает с 8 до 20.', ['TIME с 8 до 20']],
  ['ces', 'Obchod je otevřený od 9 do 17', ['TIME od 9 do 17']],
  ['ell', 'Το μαγαζί είναι ανοιχτό 9-17', ['TIME 9-17']],
  ['eng', 'She works from 10 to 6.', ['TIME from 10 to 6']],
  // ages, projects, scores
  ['deu', 'Kinder von 9 bis 14 dürfen mit.', ['NUMBER 9', 'NUMBER 14']],
  ['deu', 'geöffnet für Kinder von 9 bis 14 Jahren', ['NUMBER 9', 'NUMBER 14']],
  ['spa', 'Trabajo con niños de 9 a 14 años.', ['NUMBER 9', 'NUMBER 14']],
  ['fra', 'La note va de 9 à 17.', ['NUMBER 9', 'NUMBER 17']]
]

const labels: readonly Case[] = [
  ['nob', 'Forfallsdato: 21.05.', ['DATE 21.05.']],
  ['fin', 'Eräpäivä: 21.5.', ['DATE 21.5.']],
  ['pol', 'Termin płatności: 21.05.', ['DATE 21.05.']],
  ['bul', 'Срок за доставка: 21.05', ['DATE 21.05']],
  ['deu', 'Lieferdatum: 21.5., Gewicht: 21.5', ['DATE 21.5.', 'NUMBER 21.5']],
  ['ron', 'Data livrării: 21.05', ['DATE 21.05']]
]

const days: readonly Case[] = [
  ['fra', 'À rendre avant le 28 du mois.', ['DATE avant le 28 du mois']],
  ['fra', 'Je pars le 12 pour trois semaines', ['DATE 12 pour trois semaines']],
  ['fra', 'La paie arrive le 26 mercredi', ['DATE 26 mercredi']],
  ['spa', 'El plazo acaba antes del 28.', ['DATE antes del 28']],
  ['ita', 'Da consegnare entro il 28.', ['DATE entro il 28']],
  ['spa', 'Reserva para el 14 del 8', ['DATE para el 14 del 8']],
  ['fra', 'Il y a 12 joueurs sur le terrain, le 12 marque.', ['NUMBER 12', 'NUMBER 12']],
  ['fra', 'Né le 07 09 1984 à Lyon', ['DATE 07 09 1984']],
  ['ita', 'nato 07 09 1984', ['DATE 07 09 1984']],
  ['fra', 'Tél. 07 09 19 84 12', ['PHONE_NUMBER 07 09 19 84 12']],
  ['hun', 'A számla 21-én esedékes.', ['DATE 21-én']],
  ['rus', 'Оплата до 21-го числа', ['DATE 21-го числа']],
  ['ukr', 'Зарплата 7 числа', ['DATE 7 числа']],
  ['tur', 'Kira ayın 3’ünde ödenir.', ['DATE ayın 3']],
  ['deu', 'Wir sehen uns am achten fünften.', ['DATE achten fünften']],
  // ordinals of things
  ['ita', 'Il primo ministro ha letto il secondo libro.', []],
  ['ita', 'Il primo del mese paghiamo.', ['DATE primo del mese']]
]

const weeks: readonly Case[] = [
  ['deu', 'Lieferung in KW 17', ['DATE KW 17']],
  ['swe', 'Semester v. 29', ['DATE v. 29']],
  ['deu', 'im 2. Quartal 2021', ['DATE 2. Quartal 2021']],
  ['ces', 'zisk za 2. čtvrtletí 2021', ['DATE 2. čtvrtletí 2021']],
  ['hrv', 'dobit za 2. tromjesečje 2021', ['DATE 2. tromjesečje 2021']],
  ['tur', '2021’in son çeyreğinde', ['DATE 2021’in son çeyreğinde']],
  ['fra', 'la semaine du 24.', ['DATE semaine du 24']],
  ['por', 'Treinos: segunda, quarta e sexta.', ['DATE segunda', 'DATE quarta', 'DATE sexta']],
  ['por', 'a segunda, quarta e sexta posições', []],
  ['spa', 'Feliz el día de la madre', ['DATE el día de la madre']],
  ['nld', 'van 3-10 tot 14-11', ['DATE van 3-10 tot 14-11']],
  ['nld', "op 5-3-'19", ["DATE 5-3-'19"]],
  ['jpn', '令和元年に始まった', ['DATE 令和元年']],
  ['jpn', '夜十一時に寝る', ['TIME 夜十一時']],
  ['zho', '2021年底完工', ['DATE 2021年底']],
  ['zho', '八点差五分', ['TIME 八点差五分']],
  ['ara', 'خلال الأيام الثلاثة القادمة', ['DATE خلال الأيام الثلاثة القادمة']],
  ['hin', 'जून के अंत में', ['DATE जून के अंत में']],
  ['ita', "vent'anni fa", ["DATE vent'anni fa"]],
  ['por', 'a semana toda', ['DATE semana toda']]
]

describe.each([
  ['hours of opening', hours],
  ['days behind labels', labels],
  ['days of the month', days],
  ['weeks, quarters, years', weeks]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => expect(patternMentions(language, text)).toEqual(expected))
})
