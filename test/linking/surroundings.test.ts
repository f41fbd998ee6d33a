/** Where names stand. */
import { describe, expect, it } from 'vitest'
import { isOfDepartment } from '../../src/linking/departments.js'
import { hasFormOfAddress } from '../../src/linking/forms-of-address.js'
import { hasArticleAndTown, isAtHome, isInCapitals, isInRow, isInSentence, isStreet } from '../../src/linking/surroundings.js'

const at = (text: string, name: string) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length })

describe('in a sentence', () => {
  it.each<[string, string, boolean]>([
    ['Yesterday Ann Lee came to town.', 'Ann Lee', true],
    ['Absent today: Lee Chen, Maria Silva, Anil Mehta, David Jones', 'Maria Silva', false],
    ['<h4>Contact</h4><p>Ann Lee</p>', 'Ann Lee', false],
    ['Ann Lee\nthe usual words about her', 'Ann Lee', false],
    ['李娜请假', '李娜', true]
  ])('%j: %s', (text, name, expected) => expect(isInSentence(text, at(text, name))).toBe(expected))
})

describe('in capitals', () => {
  it.each<[string, string, boolean]>([
    ['CHUVA EM BRASÍLIA', 'BRASÍLIA', true],
    ['Chuva\nEM BRASÍLIA 4%\nhoje', 'BRASÍLIA', true],
    ['The NATO met.', 'NATO', false],
    ['NATO\nmet', 'NATO', false],
    ['北京 NATO', 'NATO', false]
  ])('%j: %s', (text, name, expected) => expect(isInCapitals(text, at(text, name))).toBe(expected))
})

describe('in a row', () => {
  it.each<[string, string, boolean]>([
    ['Name\tTown\tFirm\nRenaud\tClaire\tParis', 'Renaud', true],
    ['Koch;Hans-Peter;Fulda', 'Koch', true],
    ['He met Koch; they talked.', 'Koch', false]
  ])('%j: %s', (text, name, expected) => expect(isInRow(text, at(text, name))).toBe(expected))
})

describe('a street', () => {
  it.each<[string, string, boolean]>([
    ['3 High Street, Epsom', 'High Street', true],
    ['Via Emilia 25, Bologna', 'Via Emilia', true],
    ['przy Polnej 3/4.', 'Polnej', true],
    ['12b Rue Monge\nParis', 'Rue Monge', true],
    ['In 2020 Paris, the capital, changed.', 'Paris', false],
    ['He walked down High Street, Epsom.', 'High Street', false],
    ['Paris 2024 was a success.', 'Paris', false]
  ])('%j: %s', (text, name, expected) => expect(isStreet(text, at(text, name))).toBe(expected))
})

describe('a form of address', () => {
  it.each<[string, string, string, boolean]>([
    ['Herr Müller', 'Müller', 'deu', true],
    ['Mr. Jordan called.', 'Jordan', 'eng', true],
    ['pani Nowak', 'Nowak', 'pol', true],
    ['President Bush came.', 'Bush', 'eng', false],
    ['田中さん', '田中', 'jpn', true],
    ['la sig.ra Brambilla', 'Brambilla', 'ita', true],
    ['Müller kam.', 'Müller', 'deu', false]
  ])('%j %s %s: %s', (text, name, language, expected) => expect(hasFormOfAddress(text, at(text, name), language)).toBe(expected))
})

describe('a department', () => {
  it.each<[string, string, string, boolean]>([
    ['Michael Jordan from accounts called.', 'Michael Jordan', 'eng', true],
    ['Michael Jordan from IT called.', 'Michael Jordan', 'eng', true],
    ['Michael Jordan (HR) called.', 'Michael Jordan', 'eng', true],
    ['Michael Jordan said it was late.', 'Michael Jordan', 'eng', false],
    ['Michael Jordan from the Chicago sales event', 'Michael Jordan', 'eng', false],
    ['Thomas Müller aus der Buchhaltung rief an.', 'Thomas Müller', 'deu', true],
    ['Paul Martin de la comptabilité a appelé.', 'Paul Martin', 'fra', true],
    ['Jan Nowak z działu kadr dzwonił.', 'Jan Nowak', 'pol', true],
    ['Matti Korhonen kirjanpidosta soitti.', 'Matti Korhonen', 'fin', true],
    ['Иван Петров из бухгалтерии звонил.', 'Иван Петров', 'rus', true],
    ['Mrs Clinton in the school office has it.', 'Clinton', 'eng', true],
    ['Frau Merz aus dem zweiten Stock', 'Merz', 'deu', true],
    ['Mme Chirac du troisième étage', 'Chirac', 'fra', true],
    ['la sig.ra Prodi del terzo piano', 'Prodi', 'ita', true],
    ['Ludovico Einaudi al piano', 'Einaudi', 'ita', false],
    ['Pani Tusk z drugiego piętra', 'Tusk', 'pol', true],
    ['pan Klaus z prvního patra', 'Klaus', 'ces', true],
    ['Иван Петров из отдела кадров звонил.', 'Иван Петров', 'rus', true],
    ['Иван Петров из отдела редкой книги', 'Иван Петров', 'rus', false],
    ['Олена Коваль з відділу стародруків', 'Олена Коваль', 'ukr', false],
    ['Adam Małysz, trener kadr narodowych', 'Adam Małysz', 'pol', false],
    ['Иван Петров от кадри се обади.', 'Иван Петров', 'bul', true],
    ['Jan Nowak z kadr dzwonił.', 'Jan Nowak', 'pol', true],
    ['Иван Петров победил.', 'Иван Петров', 'rus', false]
  ])('%j: %s', (text, name, language, expected) => expect(isOfDepartment(text, at(text, name), language)).toBe(expected))
})

describe('at home', () => {
  it.each<[string, string, boolean]>([
    ['Mrs Ann Lee of 14 Elm Road complained.', 'Ann Lee', true],
    ['Ann Lee, 14 Rue de Rivoli', 'Ann Lee', true],
    ['Ann Lee, Lindenstraße 7, kam.', 'Ann Lee', true],
    ['Ann Lee, 14 years old, came.', 'Ann Lee', false],
    ['Mr Trump from number 12 complained.', 'Trump', true],
    ['Ann Lee from flat 3', 'Ann Lee', true],
    ['Ann Lee from flat 10', 'Ann Lee', true],
    ['Mr Trump from number 10 complained.', 'Trump', true],
    ['Johnson at Number 10', 'Johnson', false],
    ['Johnson at 10 Downing Street', 'Johnson', false],
    ['Johnson, 10 Downing Street', 'Johnson', false],
    ['Holmes of 221B Baker Street', 'Holmes', false],
    ['Ann Lee of Elm Road', 'Ann Lee', false],
    ['Mme Brigitte Bardot, du 3e étage, a perdu ses clés.', 'Brigitte Bardot', true],
    ['Herr Karl Weber aus dem 2. Stock beschwert sich.', 'Karl Weber', true],
    ['La signora Sophia Loren del terzo piano saluta.', 'Sophia Loren', true],
    ['Tom Hanks from the 2nd floor called.', 'Tom Hanks', true],
    ['Tom Hanks from the second floorshow', 'Tom Hanks', false],
    ['Emmanuel Macron au premier étage de la tour', 'Emmanuel Macron', false]
  ])('%j: %s', (text, name, expected) => expect(isAtHome(text, at(text, name))).toBe(expected))
})

describe('an article and a town', () => {
  it.each<[string, string, string, boolean]>([
    ['Druk op de vernieuwde Meir in Antwerpen.', 'Meir', 'nld', true],
    ['Druk op de Meir in Antwerpen.', 'Meir', 'nld', true],
    ['Kritiek op de president Macron in Parijs.', 'Macron', 'nld', false],
    ['Meir in Jeruzalem', 'Meir', 'nld', false],
    ['Gebaut wird auf der neuen Zeil in Frankfurt.', 'Zeil', 'deu', true],
    ['Es war die Merkel in Berlin.', 'Merkel', 'deu', false],
    ['Les travaux de la Canebière à Marseille', 'Canebière', 'fra', true],
    ['Il a vu Thatcher à Londres.', 'Thatcher', 'fra', false],
    ['They walked along the Strand in London.', 'Strand', 'eng', true],
    ['La reforma de la Castellana en Madrid', 'Castellana', 'spa', true],
    ['Caféet på den gamla Strand i Malmö', 'Strand', 'swe', true]
  ])('%s', (text, name, language, expected) => expect(hasArticleAndTown(text, at(text, name), language)).toBe(expected))
})
