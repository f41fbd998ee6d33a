/** Offices that the famous bearer of a name does not have. */
import { expect, it } from 'vitest'
import { contradictsOffice } from '../../src/linking/told-offices.js'

it.each<[text: string, name: string, language: string, description: string | undefined, expected: boolean]>([
  ['Mayor Kevin Smith opened the library.', 'Kevin Smith', 'eng', 'American film director', true],
  ['Kevin Smith, the mayor, opened the library.', 'Kevin Smith', 'eng', 'American film director', true],
  ['Mayor Sadiq Khan opened the library.', 'Sadiq Khan', 'eng', 'British politician', false],
  ['Mayor Kevin Smith opened the library.', 'Kevin Smith', 'eng', undefined, false],
  ['The mayor came. Kevin Smith filmed it.', 'Kevin Smith', 'eng', 'American film director', false],
  ['Hussein, the crown prince, came.', 'Hussein', 'eng', 'Iraqi politician and President', true],
  ['King Charles came.', 'Charles', 'eng', 'King of the United Kingdom', false],
  ['Bürgermeister Thomas Müller kam.', 'Thomas Müller', 'deu', 'German footballer', true],
  ['Thomas Müller ist Bürgermeister.', 'Thomas Müller', 'deu', 'German footballer', true],
  ['Le pompier Jean Gabin est venu.', 'Jean Gabin', 'fra', 'French actor', true],
  ['Strażak Robert Lewandowski ugasił pożar.', 'Robert Lewandowski', 'pol', 'Polish footballer', true],
  ['Пожарный Юрий Гагарин потушил огонь.', 'Юрий Гагарин', 'rus', 'Soviet cosmonaut', true],
  ["Coach Steve Jobs said his girls' team won.", 'Steve Jobs', 'eng', 'American entrepreneur', true],
  ['Coach Gareth Southgate praised them.', 'Gareth Southgate', 'eng', 'English football manager', false],
  ['Trainer Oliver Kahn kam.', 'Oliver Kahn', 'deu', 'German footballer', false],
  ["L'entraîneur Alain Delon", 'Alain Delon', 'fra', 'French film actor', true],
  ['Don Ugo, parroco, e il preside Paolo Conte', 'Paolo Conte', 'ita', 'Italian singer', true],
  ['Pfarrer Martin Luther predigte.', 'Martin Luther', 'deu', 'German priest and reformer', false],
  ['La profesora Penélope Cruz explica.', 'Penélope Cruz', 'spa', 'Spanish actress', true],
  ['Professor Stephen Hawking spoke.', 'Stephen Hawking', 'eng', 'British theoretical physicist', false],
  ['El profesor Juan Bosch habló.', 'Juan Bosch', 'spa', 'Dominican politician', false],
  ['Professor Albus Dumbledore spoke.', 'Albus Dumbledore', 'eng', 'fictional character played by an actor', false],
  ['Полицајац Новак Ђоковић је дошао.', 'Новак Ђоковић', 'srp', 'Serbian tennis player', true],
  ['Princeza Jelena Janković', 'Jelena Janković', 'srp', 'Serbian tennis player', true],
  ['Paroh Novak Đoković', 'Novak Đoković', 'srp', 'Serbian tennis player', true],
  ['Trenar Jens Stoltenberg', 'Jens Stoltenberg', 'nno', 'Norwegian politician', true],
  ['Policists Raimonds Pauls', 'Raimonds Pauls', 'lav', 'Latvian composer', true],
  ['Klebonas Arvydas Sabonis', 'Arvydas Sabonis', 'lit', 'Lithuanian basketball player', true],
  ['Treneris Arvydas Sabonis', 'Arvydas Sabonis', 'lit', 'Lithuanian basketball player', false],
  ['Kassenwart Toni Kroos legte den Bericht vor.', 'Toni Kroos', 'deu', 'German footballer', true],
  ['La trésorière Catherine Deneuve a parlé.', 'Catherine Deneuve', 'fra', undefined, true],
  ['ఎస్సై మహేష్ బాబు తెలిపారు.', 'మహేష్ బాబు', 'tel', undefined, true],
  ['Treasurer Jim Chalmers spoke.', 'Jim Chalmers', 'eng', 'Australian politician', false],
  ['Mayor Kevin Smith', 'Kevin Smith', 'xxx', 'American film director', false]
])('%s (%s in %s: %s) %s', (text, name, language, description, expected) => {
  const start = text.indexOf(name)
  expect(contradictsOffice(text, { start, end: start + name.length }, language, description)).toBe(expected)
})
