import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withWholeNames } from '../../../src/entities/pipeline/lines/whole-names.js'
import { withNameEdges } from '../../../src/entities/pipeline/name-edges.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { withPluralPlaces } from '../../../src/entities/pipeline/places/places-in-plural.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['deu', 'Frau [P Anneliese] Többen', ['P Anneliese Többen']],
  ['deu', 'Herr Dr. [P Klaus] Brünjes, bitte', ['P Klaus Brünjes']],
  ['deu', '[P Anneliese] Többen', ['P Anneliese']],
  ['deu', 'Frau [P Anneliese] hat', ['P Anneliese']],
  ['jpn', '[O 購買部 大河内]様', ['P 大河内']],
  ['jpn', '[O 購買部 大河内]は', ['O 購買部 大河内']],
  ['jpn', 'よろしく\n青葉デザイン　[P 佐藤誠]', ['O 青葉デザイン', 'P 佐藤誠']],
  ['jpn', '若葉設計の[P 田中一郎]と申します', ['O 若葉設計', 'P 田中一郎']],
  ['jpn', '住宅デザインの[P 田中一郎]です', ['P 田中一郎']],
  ['jpn', '若葉設計の[P 田中一郎]が来た', ['P 田中一郎']],
  ['tel', 'కొత్త పాఠశాలను మల్లారెడ్డి [P సురేష్ రెడ్డి] చూశారు', ['P మల్లారెడ్డి సురేష్ రెడ్డి']],
  ['tel', 'కొత్త పాఠశాలను [P సురేష్ రెడ్డి] చూశారు', ['P సురేష్ రెడ్డి']],
  ['pus', 'وايي چې نور [P آغا احمدزی] راغی', ['P نور آغا احمدزی']],
  ['pus', 'وايي چې [P آغا احمدزی] راغی', ['P آغا احمدزی']],
  ['eng', 'Mr [P Patel] of [P Clifford Chance] said', ['P Patel', 'O Clifford Chance']],
  ['eng', '[P Mary] of [P Tom Baker]', ['P Mary', 'P Tom Baker']],
  ['ita', '«[P Monfalcone] avrà lavoro»', ['L Monfalcone']],
  ['ita', '«[P Mario] avrà lavoro»', ['P Mario']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withNameEdges(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['spa', '[P Macarena Olavarría] Fuentes\nNacida en Talca', ['P Macarena Olavarría Fuentes']],
  ['spa', 'Catalina Sepúlveda Rojas\nNacida en Talca', ['P Catalina Sepúlveda Rojas']],
  ['por', 'Beatriz Almeida Figueiredo\n', ['P Beatriz Almeida Figueiredo']],
  ['spa', 'Santa María Magdalena', []],
  ['spa', 'San Pedro Garza García', []],
  ['spa', '[O Catalina Sepúlveda] Rojas', ['O Catalina Sepúlveda']],
  ['spa', 'Vino Catalina Sepúlveda Rojas.', []]
])('%s whole names: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const flags = parts.flags(tokens, language, false)
  expect(written(text, withWholeNames(tokens, mentions, language, parts.known(), flags))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['slk', 'pozemky na Špačinciach', ['L Špačinciach']],
  ['ces', 'dům v Teplicích', ['L Teplicích']],
  ['pol', 'dom w Kozienicach', ['L Kozienicach']],
  ['slk', 'bolo to na Vianociach', []],
  ['pol', 'był w Niemczech', []],
  ['heb', 'הסכם שכירות שנערך ברמת גן ביום 3 במאי', ['L ברמת גן']],
  ['heb', 'ההסכם נחתם ביום 3 במאי', []]
])('%s places: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withPluralPlaces(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
