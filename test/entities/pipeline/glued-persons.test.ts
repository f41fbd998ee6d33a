import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withGluedPersons } from '../../../src/entities/pipeline/glued-persons.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const parts = standardParts(openModels())
it.each<[EntityLanguage, string, string[]]>([
  ['bul', 'По думите на прокурор [P Албена Дамянова Ушев] е взел пари. [P Георги Ушев] отрича.', ['P Албена Дамянова', 'P Ушев', 'P Георги Ушев']],
  ['bul', 'Съпругата [P Мария Иванова Петрова] и [P Петър Петров] дойдоха.', ['P Мария Иванова Петрова', 'P Петър Петров']],
  ['bul', 'Прокурор [P Албена Дамянова Ушев] говори.', ['P Албена Дамянова Ушев']],
  ['pol', '[P Jan Kosiba] milczy. Według prokurator [P Haliny Śliwy Kosiba] zatrudniał ich.', ['P Jan Kosiba', 'P Haliny Śliwy', 'P Kosiba']],
  ['pol', '[P Jan Kosiba] milczy. Według [P Haliny Śliwy] Kosiba zatrudniał ich.', ['P Jan Kosiba', 'P Haliny Śliwy', 'P Kosiba']],
  ['ces', '[P Karel Novotný] mlčel. Podle [P Jany Dvořákové] Novotný Dům převzal.', ['P Karel Novotný', 'P Jany Dvořákové']],
  ['pol', '[P Jan Kosiba] milczy. Widziano [P Halinę Śliwę]. Kosiba nie.', ['P Jan Kosiba', 'P Halinę Śliwę']],
  ['pol', '[P Jan Kosiba] milczy. Sąd słuchał [P Haliny Śliwy Kosiby].', ['P Jan Kosiba', 'P Haliny Śliwy Kosiby']],
  ['rus', 'Адвокат [P Полуэктова Семён Гуревич] заявил.', ['P Полуэктова', 'P Семён Гуревич']],
  ['rus', 'Адвокат [P Полуэктова Анна Семёновна] заявила.', ['P Полуэктова Анна Семёновна']],
  ['rus', 'Дело [P Полуэктова Семёна Ивановича] закрыто.', ['P Полуэктова Семёна Ивановича']],
  ['ces', '[P Karel Novotný] mlčel. Podle [P Jany Dvořákové Novotný] peníze převzal.', ['P Karel Novotný', 'P Jany Dvořákové', 'P Novotný']],
  ['slk', '[P Peter Kováč] mlčal. Podľa [P Jany Horváthovej Kováč] peniaze prevzal.', ['P Peter Kováč', 'P Jany Horváthovej', 'P Kováč']],
  ['rus', '[P Фридман] ушла. Он целует [P Грету Циммер Фридман].', ['P Фридман', 'P Грету Циммер Фридман']],
  ['ukr', '[P Іван Кваша] мовчав. За словами [P Олени Шевчук Кваша] узяв гроші.', ['P Іван Кваша', 'P Олени Шевчук', 'P Кваша']],
  ['ukr', '[P Мельник] мовчала. За словами [P Олени Василівни Мельник] усе добре.', ['P Мельник', 'P Олени Василівни Мельник']],
  ['hrv', '[P Ivan Horvat] i [P Ana Marić Horvat] došli su.', ['P Ivan Horvat', 'P Ana Marić Horvat']],
  ['eng', '[P Bill Clinton] and [P Hillary Rodham Clinton] came.', ['P Bill Clinton', 'P Hillary Rodham Clinton']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const knowledge = { givenNames: parts.givenNames(), usualNames: () => parts.usualNames(language) }
  expect(written(text, withGluedPersons(tokens, mentions, language, knowledge, parts.flags(tokens, language, false)))).toEqual(names)
})
