/** Names that are only nearly an entity's. */
import { describe, expect, it } from 'vitest'
import { hasOtherConsonants, hasOtherConsonantsOfPlace, isOfOtherStem, isOtherName, isOtherPlace } from '../../src/linking/other-names.js'
import { surfaceOf } from '../../src/linking/surface.js'

const labels = (...names: string[]) => names.map((name) => ({ name, kind: 'label' as const }))

describe('persons', () => {
  it.each<[string, string[], string, boolean]>([
    ['Mark Olsen', ['Mary-Kate Olsen'], 'eng', true],
    ['Grace Hope', ['Grace Hopper'], 'eng', true],
    ['Gauff', ['Carl Friedrich Gauss', 'Gauss'], 'eng', true],
    ['Gratin', ['Gratian', 'Gratien'], 'fra', true],
    ['Maria Aparecida dos Santos', ['Maria de Jesus dos Santos'], 'por', true],
    ['Juan Carlos Varela', ['Juan Carlos I of Spain', 'Juan Carlos'], 'spa', true],
    ['Andrii Sybiha', ['Andrey Lyapchev'], 'eng', true],
    ['Anna Lind', ['Anna Lindh'], 'eng', true],
    // slips of the pen, transliterations, accents, endings, short forms, titles
    ['Angela Merkle', ['Angela Merkel'], 'eng', false],
    ['Muhammad Yunus', ['Mohammed Yunus'], 'eng', false],
    ['Skłodowska Curie', ['Marie Sklodowska-Curie'], 'pol', false],
    ['Gerhard Schroeder', ['Gerhard Schröder'], 'deu', false],
    ['Germanem Grefem', ['German Gref'], 'pol', false],
    ['Марком Дэвидом Чэпменом', ['Марк Дэвид Чепмен'], 'rus', false],
    ['Ben Affleck', ['Benjamin Affleck'], 'eng', false],
    ['Fürst Bismarck', ['Otto von Bismarck'], 'deu', false],
    ['Premier Xi Jinping', ['Xi Jinping'], 'eng', false],
    ['JRR Tolkien', ['John Ronald Reuel Tolkien'], 'eng', false],
    ['министр Сергей Лавров', ['Сергей Лавров'], 'rus', false],
    // nothing to compare in another script but initials
    ['மு.க.ஸ்டாலின்', ['Joseph Stalin'], 'tam', true],
    ['Сафин Ильдар Рашидович', ['Hashim Safi Al Din'], 'rus', true],
    ['Мельник Ігор Васильович', ['Leonid Melnyk'], 'ukr', true],
    ['Гагарин Юрий Алексеевич', ['Yuri Gagarin'], 'rus', false],
    ['Хрущёв Никита Сергеевич', ['Nikita Khrushchev'], 'rus', false],
    ['Урсулою фон дер Ляєн', ['Ursula von der Leyen'], 'ukr', false]
  ])('%s, %j (%s): %s', (mention, names, language, expected) => expect(isOtherName(surfaceOf(mention), labels(...names), true, language)).toBe(expected))
})

describe('other things', () => {
  it.each<[string, string[], string, boolean]>([
    ['Chemin de fer du Val-de-Travers', ['Chemin de Fer du Nord'], 'fra', true],
    ['Brighton Beach', ['Brighton and Hove'], 'eng', true],
    ['欧阳娜娜', ['鄂尔多斯'], 'zho', true],
    ['Троекуровском кладбище', ['Троекуровское кладбище'], 'rus', false],
    ['Istanbul University Faculty of Medicine', ['Istanbul Faculty of Medicine'], 'eng', false]
  ])('%s, %j (%s): %s', (mention, names, language, expected) => expect(isOtherName(surfaceOf(mention), labels(...names), false, language)).toBe(expected))
})

it.each<[string, string[], string, boolean]>([
  ['Poljudu', ['Poljska', 'Poland'], 'hrv', true],
  ['Poljskoj', ['Poljska'], 'hrv', false],
  ['Turussa', ['Tulsa'], 'fin', true],
  ['Turussa', ['Turku'], 'fin', false],
  ['Maksimiru', ['Makedonija'], 'hrv', true],
  ['Letné', ['Lettland', 'Lotyšsko'], 'ces', true],
  ['Marakani', ['Maroko', 'Marrakech'], 'srp', true],
  ['Московском', ['Москва'], 'rus', false],
  ['Уфе', ['Уфа'], 'rus', false],
  ['Egyptu', ['Egypt'], 'pol', false],
  ['Helsinki', ['Helsingfors'], 'swe', false],
  ['Poljudu', ['Польша'], 'hrv', false],
  ['Poljud', ['Poljska', 'Polen', 'Pole'], 'hrv', true],
  ['Praze', ['Praha'], 'ces', false]
])('%s is of another stem than %j (%s): %s', (mention, names, language, expected) =>
  expect(isOfOtherStem(surfaceOf(mention), labels(...names), language)).toBe(expected)
)

describe('places of one word', () => {
  it.each<[string, string[], string, boolean]>([
    ['Smallingerland', ['Somaliland', 'Republic of Somaliland'], 'nld', true],
    ['Smallingerland', ['Smallingerland'], 'nld', false],
    ['Kopenhagen', ['Copenhagen', 'København', 'Kopenhagen'], 'deu', false],
    ['Lissabon', ['Lisbon', 'Lisboa'], 'deu', false],
    ['Opsterland', ['Ameland'], 'deu', true],
    ['Саратове', ['Тарасово'], 'rus', false]
  ])('%s and %j in %s: %s', (name, names, language, expected) => expect(isOtherPlace(surfaceOf(name), labels(...names), language)).toBe(expected))
})

describe('places in scripts of India', () => {
  it.each<[string, string[], boolean]>([
    ['తెనాలి', ['Denali', 'Mount McKinley'], true],
    ['తెనాలి', ['Tenali'], false],
    ['ভেড়ামারা', ['Samara', 'Самара'], true],
    ['दिल्ली', ['Delhi'], false],
    ['இந்தியா', ['India'], false],
    ['वायोमिंग', ['Wyoming'], false],
    ['বার্লিনের', ['Berlin'], false],
    ['Tenali', ['Denali'], false]
  ])('%s and %j: %s', (name, names, expected) => expect(hasOtherConsonantsOfPlace(surfaceOf(name), labels(...names))).toBe(expected))
})

describe('persons in scripts of India', () => {
  it.each<[string, string[], boolean]>([
    ['কামরুল হাসান', ['Kamal Haasan', 'Kamal Hassan'], true],
    ['గ్లోరియా ఎస్తేర్', ['Gloria Estefan'], true],
    ['గ్లోరియా ఎస్తేర్', ['Gloria Esther'], false],
    ['কামাল হাসান', ['Kamal Haasan'], false],
    ['শাহরুখ খান', ['Shah Rukh Khan', 'Shahrukh Khan'], false],
    ['अमिताभ बच्चन', ['Amitabh Bachchan'], false],
    ['सचिन तेंदुलकर', ['Sachin Tendulkar'], false],
    ['Kamrul Hasan', ['Kamal Haasan'], false]
  ])('%s and %j: %s', (name, names, expected) => expect(hasOtherConsonants(surfaceOf(name), labels(...names))).toBe(expected))
})
