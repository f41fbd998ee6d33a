import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withSettlements } from '../../../../src/entities/pipeline/places/settlements.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['rus', 'Живёт в посёлке Дальние Зеленцы.', ['L Дальние Зеленцы']],
  ['rus', 'Жителя деревни [P Кадыково] судят.', ['L Кадыково']],
  ['rus', 'В деревне Иван встретил Марью.', []],
  ['ukr', 'Дорога до села [L Малі] [P Крушлинці] нова.', ['L Малі Крушлинці']],
  ['bul', 'Пожар в село Горна Кремена.', ['L Горна Кремена']],
  ['slk', 'Horelo v obci Vyšná Šebastová.', ['L Vyšná Šebastová']],
  ['pol', 'Pożar we wsi [P Stara Łomża].', ['L Stara Łomża']],
  ['pol', 'We wsi [P Jan Kowalski] kupił dom.', ['P Jan Kowalski']],
  ['hrv', 'Kuća u selu Donja Rašćanija gori.', ['L Donja Rašćanija']],
  ['ell', 'Φωτιά στο χωριό Περαχώρι.', ['L Περαχώρι']],
  ['ell', 'Στο χωριό Γιώργος Νικολάου άνοιξε ταβέρνα.', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  const flags = parts.flags(tokens, language, false)
  const usualNames = () => parts.usualNames(language)
  expect(written(text, withSettlements({ tokens, flags, usualNames }, mentions, language))).toEqual(expected)
})
