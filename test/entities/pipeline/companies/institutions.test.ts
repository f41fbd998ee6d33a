import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withInstitutions } from '../../../../src/entities/pipeline/companies/institutions.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['pol', 'Leżał w szpitalu im. [P Jana Pawła II] w Krakowie.', ['O szpitalu im. Jana Pawła II']],
  ['pol', 'Wykształcenie: II Liceum Ogólnokształcące im. [P Mikołaja Kopernika], Bydgoszcz', ['O II Liceum Ogólnokształcące im. Mikołaja Kopernika']],
  ['spa', 'Estudió en la Universidad [P Rey Juan Carlos] y vive aquí.', ['O Universidad Rey Juan Carlos']],
  ['spa', 'Formación: IES [O Ramón] y Cajal', ['O IES Ramón y Cajal']],
  ['por', '[P Colégio Dom Pedro II] abriu as portas.', ['O Colégio Dom Pedro II']],
  ['slk', 'Gymnázium [P Milana Rastislava Štefánika]', ['O Gymnázium Milana Rastislava Štefánika']],
  ['bul', 'ПУ „[P Паисий Хилендарски]“', ['O ПУ „Паисий Хилендарски“']],
  ['bul', 'Образование: СУ „Васил Левски“; ПУ', ['O СУ „Васил Левски“']],
  ['deu', 'Schule: Käthe-Kollwitz-Gymnasium, Greifswald', ['O Käthe-Kollwitz-Gymnasium']],
  ['heb', 'אוניברסיטת חיפה הודיעה היום על כך, לפי הדובר', []],
  ['ukr', 'Вона закінчила ліцей імені [P Івана Франка] торік.', ['O ліцей імені Івана Франка']],
  ['hun', 'A [P Leőwey Klára] Gimnáziumban tanult.', ['O Leőwey Klára Gimnáziumban']],
  ['lit', 'Baigė [P Vytauto Didžiojo] universitetas.', ['O Vytauto Didžiojo universitetas']],
  ['est', 'Haridus: [P Hugo Treffneri Gümnaasium]', ['O Hugo Treffneri Gümnaasium']],
  ['fin', 'Koulutus: Raksilan lukio', ['O Raksilan lukio']],
  ['ara', 'التعليم: مدرسة الأميرة [P عالية]', ['O مدرسة الأميرة عالية']],
  ['heb', 'למד בתיכון, תיכון [P ליאו בק], חיפה', ['O תיכון ליאו בק']],
  ['ita', "È stato portato all'ospedale [P Vito Fazzi]. Sta bene.", ['O ospedale Vito Fazzi']],
  // who is at such a house, and houses without a name
  ['spa', 'En el hospital [P Juan Pérez] murió.', ['P Juan Pérez']],
  ['pol', 'W szkole [P Anna Nowak] uczy polskiego.', ['P Anna Nowak']],
  ['eng', 'Education: High School, 2015', []],
  ['eng', 'The head of the school, [P Mary Jones], said so.', ['P Mary Jones']],
  ['lit', '[P Jonas] universitetas baigta.', ['P Jonas']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withInstitutions(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(names)
})
