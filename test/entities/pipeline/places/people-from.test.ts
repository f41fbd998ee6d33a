import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withPlacesOfPeople } from '../../../../src/entities/pipeline/places/people-from.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['ces', 'Zraněn byl motorkář ze Krnska.', ['L Krnska']],
  ['ces', 'Volal muž z Komerční banky.', []],
  ['slk', 'Zasahovali hasiči z [P Giraltoviec].', ['L Giraltoviec']],
  ['slv', 'Prišli so gasilci iz [P Radencev].', ['L Radencev']],
  ['ukr', 'Постраждав водій із Підгайчиків.', ['L Підгайчиків']],
  ['ukr', 'Йшов чоловік із [P Марією].', ['P Марією']],
  ['bul', 'Дойде жена от [P Иван].', ['P Иван']],
  ['lit', 'Sulaikytas [P Siesikuose] vyras.', ['L Siesikuose']],
  ['lit', '[P Gaisras Vandžiogaloje]: sudegė pirtis.', ['L Vandžiogaloje']],
  ['lit', 'Jis dirba Vyriausybėje ir kalba Konstitucijoje.', []],
  ['tur', "Ormanlı'da yangın çıktı, [P Ali Kaya] orada, sonra Gelibolu'da konuştu.", ["L Ormanlı'da", 'P Ali Kaya', "L Gelibolu'da"]],
  ['tur', "Bunu [P Berk'te] gördü, Ayşe'de kaldı.", ["P Berk'te"]],
  ['tur', "Mart'ta Almanca'da ve Oyunlar'da uzmandı.", []],
  ['fin', 'Voimala tulee Ristijärvelle.', ['L Ristijärvelle']],
  ['fin', 'Kirja annettiin [P Koivumäelle].', ['P Koivumäelle']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  const flags = parts.flags(tokens, language, false)
  const usualNames = () => parts.usualNames(language)
  expect(written(text, withPlacesOfPeople(tokens, mentions, language, { flags, usualNames }))).toEqual(expected)
})
