import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withOfficeBodies } from '../../../../src/entities/pipeline/roles/office-bodies.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
it.each<[EntityLanguage, string, string[]]>([
  ['srp', 'Председница [P Скупштине Ана Брнабић] дошла је.', ['O Скупштине', 'P Ана Брнабић']],
  [
    'srp',
    'Председник [P Владе Србије Ђуро Мацут] и [P Гувернер Народне] банке [O Јоргованка Табаковић].',
    ['O Владе Србије', 'P Ђуро Мацут', 'O Народне банке', 'P Јоргованка Табаковић']
  ],
  ['srp', 'Премијер Владе Милош Вучевић посетио је [L Ниш].', ['O Владе', 'P Милош Вучевић', 'L Ниш']],
  ['hrv', 'Guverner [L Hrvatske] [P narodne banke] [P Boris Vujčić] došao je.', ['O Hrvatske narodne banke', 'P Boris Vujčić']],
  ['slv', 'Guverner [O Banke Slovenije] [P Boštjan Vasle] govori.', ['O Banke Slovenije', 'P Boštjan Vasle']],
  ['ces', 'Předsedkyně [O Sněmovny] Markéta Pekarová [P Adamová] promluvila.', ['O Sněmovny', 'P Markéta Pekarová Adamová']],
  ['pol', 'Prezes [O Trybunału] [P Konstytucyjnego Bogdan Święczkowski] milczy.', ['O Trybunału Konstytucyjnego', 'P Bogdan Święczkowski']],
  [
    'pol',
    'Lider [O Partii Niepodległości Zjednoczonego Królestwa] [P Nigel Farage] mówi.',
    ['O Partii Niepodległości Zjednoczonego Królestwa', 'P Nigel Farage']
  ],
  ['pol', 'Dyrektor [O Instytutu Adama Mickiewicza] milczy.', ['O Instytutu Adama Mickiewicza']],
  ['pol', 'Lider Partii [O Niepodległości Królestwa] milczy.', ['O Niepodległości Królestwa']],
  ['bul', 'Председателят на [P Народното събрание Рая Назарян] откри заседанието.', ['O Народното събрание', 'P Рая Назарян']],
  ['rus', 'Председатель [P Верховного суда Игорь Краснов] выступил.', ['O Верховного суда', 'P Игорь Краснов']],
  ['rus', 'Председатель суда [P Игорь Краснов] и Совета [L Москвы].', ['P Игорь Краснов', 'L Москвы']],
  ['deu', 'Der Präsident des [P Parlaments Anna Weber] kam.', ['P Parlaments Anna Weber']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const found = withOfficeBodies(tokens, mentions, language, parts.known(), parts.flags(tokens, language, false))
  expect(written(text, found)).toEqual(names)
})
