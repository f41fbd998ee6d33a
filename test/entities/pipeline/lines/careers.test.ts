import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withCareers } from '../../../../src/entities/pipeline/lines/careers.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['eng', '2018–2021 Senior Analyst, Deloitte, [P Hatfield]', ['O Deloitte', 'L Hatfield']],
  ['eng', 'Jun 2021 – present: Head of Sales, [P Marks & Spencer], Leeds', ['O Marks & Spencer', 'L Leeds']],
  ['eng', 'Staff Nurse, Whittington Hospital, [L London], 2016 – 2019', ['O Whittington Hospital', 'L London']],
  ['eng', 'Warehouse Operative | [P Ocado] | 2019 - now\nDriver | [L Tesco] | 2015 - 2019', ['O Ocado', 'O Tesco']],
  ['deu', '09/2017–heute Assistenzärztin, [P Charité], Berlin', ['O Charité', 'L Berlin']],
  ['deu', '2018–2021 Referent, Vertrieb, [O Siemens AG], München', ['O Siemens AG', 'L München']],
  [
    'deu',
    '• seit 2021 Lehrerin, Heinrich-Heine-Schule, [L Kassel]\n2018–2021 Kellnerin, [P Vapiano], Kassel',
    ['O Heinrich-Heine-Schule', 'L Kassel', 'O Vapiano', 'L Kassel']
  ],
  ['fra', '2011-2013 Baccalauréat, [P Lycée Fustel de Coulanges]', ['O Lycée Fustel de Coulanges']],
  ['rus', '2019 – н.в. бухгалтер, [L Магнит], Самара', ['O Магнит', 'L Самара']],
  ['hun', '2015–2018 Ápoló, [P Szent János Kórház], Budapest', ['O Szent János Kórház', 'L Budapest']],
  ['ara', '2015–2018 ممرضة، مستشفى الملك [P حسين]، إربد', ['O مستشفى الملك حسين', 'L إربد']],
  ['zho', '2015–2018 护士，华西医院，[P 成都]', ['O 华西医院', 'L 成都']],
  ['kor', '2018–2022 회계사, 삼성전자, 수원', ['O 삼성전자', 'L 수원']],
  // posts that no list has
  ['dan', '2020–nu Driftsleder, [P Arla], Esbjerg\n2016–2020 Tømmersvend, [O NCC], Kolding', ['O Arla', 'L Esbjerg', 'O NCC', 'L Kolding']],
  ['eng', 'Sept 2020 – present: Site Manager, [P Balfour Beatty], Croydon', ['O Balfour Beatty', 'L Croydon']],
  // two towns
  ['eng', '2018–2021 Sales Manager, London, [L UK]', ['L UK']],
  // who held an office, and what happened
  ['deu', '1998–2005 [P Gerhard Schröder], SPD\n2005–2021 [P Angela Merkel], CDU', ['P Gerhard Schröder', 'P Angela Merkel']],
  ['eng', '1914–1918 First World War, [L Europe]', ['L Europe']],
  ['eng', 'The 2018 manager, a Scot, said. He left in [L Leeds].', ['L Leeds']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withCareers(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(names)
})
