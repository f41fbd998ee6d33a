import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { listMentions } from '../../src/entities/lists/index.js'
import { officeBefore } from '../../src/entities/lists/offices.js'
import { standardParts } from '../../src/entities/pipeline/parts.js'
import { withoutMinisters } from '../../src/entities/pipeline/roles/ministers.js'
import { openModels } from '../../src/models/store.js'
import { read, written } from './marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['deu', 'Der Sportdirektor [P Klaus Berger] kam.', ['Sportdirektor']],
  ['deu', 'Der Sportdirektor kam.', []],
  ['deu', 'Anwältin [P Petra Meier] kam.', ['Anwältin']],
  ['eng', 'Ex-mayor [P John Smith] was arrested.', ['Ex-mayor']],
  ['nld', 'Notaris [P Jan de Vries] tekende.', ['Notaris']],
  ['nob', 'Daglig leder [P Kari Nordmann] sier', ['Daglig leder']],
  ['slv', 'Odvetnica [P Ana Novak] pravi', ['Odvetnica']],
  ['por', 'O inspetor [P João Silva] disse.', ['inspetor']],
  ['kor', '[P 이영희] 경정이', ['경정']],
  ['por', 'A delegada [P Marina Souza] disse.', ['delegada']],
  ['hin', 'जिलाधिकारी [P राजेश कुमार] ने', ['जिलाधिकारी']],
  ['hin', 'थाना प्रभारी [P राजेश कुमार] ने', ['थाना प्रभारी']],
  ['heb', 'עורך דינו [P דוד כהן] ביקש', ['עורך דינו']],
  ['heb', 'עורך דינו ביקש', []],
  ['heb', 'עורך [P דוד כהן] ביקש', ['עורך']],
  ['tam', 'ஆட்சியர் [P கிருஷ்ணன்] தெரிவித்தார்.', ['ஆட்சியர்']],
  ['kor', '[P 김철수] 부장은', ['부장']],
  ['tur', '[P Ayşe] Hanım geldi, [P Mehmet] Bey gitti.', ['Hanım', 'Bey']],
  ['tur', 'Bey [P Mehmet] geldi.', []],
  ['ita', "L'ad [P Carlo Messina] parla.", ['ad']],
  ['ita', 'Lo diede ad [P Anna Messina].', []],
  ['fin', 'Kunnanjohtajan [P Anne Sormusen] mukaan', ['Kunnanjohtajan']],
  ['ces', 'S rektorkou [P Janou Novou] mluvil.', ['rektorkou']],
  ['ces', 'Radnice [P Jana Nová]', []],
  ['eng', 'Secretary of State for Health [P Wes Streeting] left.', ['Secretary of State for Health']],
  ['eng', 'The Minister for Foreign Affairs left.', ['Minister for Foreign Affairs']],
  ['eng', 'Senior Project Manager [P Ruth Lane] left.', ['Senior Project Manager']],
  ['eng', 'She is an Accounts Manager.', ['Accounts Manager']],
  ['msa', 'Ketua Polis Daerah [L Muar] hadir', ['Ketua Polis Daerah']],
  ['pol', 'Szanowna Pani Doktor, dziękuję', ['Pani Doktor']],
  ['pol', 'Panie Prezesie, dziękuję', ['Panie Prezesie']],
  ['ron', 'Stimate domnule director, vă scriu', ['domnule director']],
  ['ron', 'doamnă [P Ionescu]', ['doamnă']],
  ['ukr', 'пане [P Андрію], дякую', ['пане']],
  ['ces', 'Vážený pane řediteli, píšu', ['pane řediteli']],
  ['ind', 'Kombes Pol [P Rudi Hermawan]', ['Kombes Pol']],
  ['ben', 'মালিক [P হারুন মিয়া]', ['মালিক']]
])('%s titles: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const found = listMentions(store, language).find(parts.tokens(text, language), {}, mentions)
  expect(found.filter(({ type }) => type === 'TITLE').map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

it.each([
  ['hin', 'लेखपाल रामसनेही वर्मा', 7],
  ['hin', 'लेखपाल', 6],
  ['ara', 'المهندس ماجد', 8],
  ['ben', 'চালক', 4],
  ['ben', 'রাকিবুল ইসলাম', 0],
  ['eng', 'constable Smith', 0]
])('%s: office at the beginning of %s', (language, name, size) => {
  expect(officeBefore(name, language)).toBe(size)
})

it.each([
  ['Secretary of [O State for Health Wes Streeting] left.', ['P Wes Streeting']],
  ['The [O Secretary of State for Defence], [P John Healey], left.', ['P John Healey']],
  ['The [O Department of Health] said.', ['O Department of Health']]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withoutMinisters(text, mentions, 'eng'))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['msa', 'Ketua [O Polis Daerah Muar] hadir', ['L Muar']],
  ['pol', 'Szanowny Panie [P Kierowniku], proszę', []],
  ['pol', 'Panie [P Nowak]', ['P Nowak']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withoutMinisters(text, mentions, language))).toEqual(expected)
})
