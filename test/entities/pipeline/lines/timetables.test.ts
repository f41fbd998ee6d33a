import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { withTimetables } from '../../../../src/entities/pipeline/lines/timetables.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const known = loadKnownNames(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'Dep. [L Skipton] 07:12  [P Keighley] 07:24  [P Bingley] 07:29  [L Leeds] 07:51', ['L Skipton', 'L Keighley', 'L Bingley', 'L Leeds']],
  ['eng', '[L London Euston] 09:30\n[L Rugby] 10:21\n[P Crewe] 11:14', ['L London Euston', 'L Rugby', 'L Crewe']],
  ['deu', 'Abfahrt Würzburg 10:02 - Gemünden 10:28 - Lohr 10:35', ['L Würzburg', 'L Gemünden', 'L Lohr']],
  ['spa', 'Salidas: Zamora 08:15, [P Benavente] 08:52, Astorga 09:30', ['L Zamora', 'L Benavente', 'L Astorga']],
  ['pol', 'Odjazd [P Szydłowiec] 06:37, Skarżysko 06:55, [L Kielce] 07:31', ['L Szydłowiec', 'L Skarżysko', 'L Kielce']],
  ['rus', 'Отправление: Тверь 09:30, Клин 10:05, Химки 10:40', ['L Тверь', 'L Клин', 'L Химки']],
  ['deu', 'Abfahrt [L Mannheim] Hbf 08:36\nHalt in Frankfurt (Main) Hbf 09:13 und [P Fulda] 10:07', ['L Mannheim', 'L Frankfurt (Main) Hbf', 'L Fulda']],
  // rosters, and times that go back
  ['eng', '[P Anna] 08:00, [P Peter] 09:00, [P Gwen] 10:00', ['P Anna', 'P Peter', 'P Gwen']],
  ['eng', '[L Leeds] 18:00, [P Peter] 09:00, [P Gwen] 10:00', ['L Leeds', 'P Peter', 'P Gwen']],
  ['eng', 'Departure [P Anna] 08:00 and [P Peter] 09:00', ['P Anna', 'P Peter']],
  ['eng', 'Stop [P A. Smith] 08:00, [P B. Jones] 09:00, [P C. Brown] 10:00', ['P A. Smith', 'P B. Jones', 'P C. Brown']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withTimetables(text, mentions, language, known))).toEqual(expected)
})
