/** Names that are only nearly an entity's. */
import { describe, expect, it } from 'vitest'
import { isOfOtherStem, isOtherName } from '../../src/linking/other-names.js'
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
  ['Poljudu', ['Польша'], 'hrv', false]
])('%s is of another stem than %j (%s): %s', (mention, names, language, expected) =>
  expect(isOfOtherStem(surfaceOf(mention), labels(...names), language)).toBe(expected)
)
