import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withUsualPersons } from '../../../../src/entities/pipeline/roles/usual-persons.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)
const known = parts.known()

it.each<[EntityLanguage, string, string[], number?]>([
  ['deu', 'Viehhändlerin [P Monika] Laut schwieg.', ['P Monika Laut']],
  ['deu', 'Gestern hat [P Monika] Laut geschwiegen.', ['P Monika Laut']],
  ['deu', 'Gestern hat [P Monika] Brote gekauft.', ['P Monika']],
  ['deu', 'Notarin Ursula Zart schwieg.', ['P Ursula Zart']],
  ['ita', "difesa dall'avvocata [L Silvana Bruni].", ['P Silvana Bruni']],
  ['ita', "difesa dall'avvocata [L Silvana Bruni].", ['L Silvana Bruni'], 0.95],
  ['rus', 'Предприниматель [O Ирина Стужа] уехала.', ['P Ирина Стужа']],
  ['tur', '[P İtfaiyeci Hasan] Çevik öldü.', ['P İtfaiyeci Hasan']],
  ['tur', '[P İtfaiyeci Hasan Çevik] öldü.', ['P Hasan Çevik']],
  ['eng', '[O Shopkeeper Susan Nettle] left.', ['P Susan Nettle']],
  ['fra', 'La trésorière Odile Legrain démissionne.', ['P Odile Legrain']],
  ['spa', 'en las gradas del Ricardo Zamorano hubo gritos', []],
  ['spa', 'el rejoneador Ricardo Zamorano de Mendoza', []],
  ['fra', 'Le Stade Gérard Lefort est plein.', []],
  ['spa', '[O Remedios Cabanillas], presidenta de la junta, habló.', ['P Remedios Cabanillas'], 0.4],
  ['cat', 'La porta la [O Mireia Vilaplana], que canta.', ['P Mireia Vilaplana'], 0.6],
  ['spa', '[O Remedios Cabanillas], empresa de Jaén, cerró.', ['O Remedios Cabanillas'], 0.4],
  ['ron', 'Liceul „Victor Braniște” s-a închis.', []],
  ['pol', 'wczoraj Jacek Wilgowy odszedł', ['P Jacek Wilgowy']],
  ['swe', '[O Kommunalrådet Britt-Inger Nordvik] avgår.', ['P Britt-Inger Nordvik']],
  ['nob', '[O Sekretæren Anne-Grete Storvik] gikk.', ['P Anne-Grete Storvik']],
  ['nob', 'som følge av Odd Storvik-loven', []],
  ['hun', 'Tegnap Piroska Hideg elment.', []]
])('%s: %s', (language, marked, expected, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = entityTokens(text, language, store)
  const found = withUsualPersons(tokens, mentions, language, parts.flags(tokens, language, false), { known, usualNames: () => parts.usualNames(language) })
  expect(written(text, found)).toEqual(expected)
})
