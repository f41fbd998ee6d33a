import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withCarModels } from '../../../../src/entities/pipeline/companies/car-models.js'
import { read, written } from '../../marked-text.js'

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'a silver [O Mitsubishi Outlander] was seen', ['PRODUCT Mitsubishi Outlander']],
  ['eng', 'a [O Ford] Focus hit a wall', ['PRODUCT Ford Focus']],
  ['eng', 'A Mazda CX-5 was burnt', ['PRODUCT Mazda CX-5']],
  ['eng', 'a [O Ford Foundation] grant', ['O Ford Foundation']],
  ['eng', 'said [O Toyota Chief] on Monday', ['O Toyota Chief']],
  ['eng', 'a [O Volvo Cars Academy] course', ['O Volvo Cars Academy']],
  ['deu', 'Mit ihrem Opel Astra fuhr sie', ['PRODUCT Opel Astra']],
  ['deu', 'Er ist ein Audi Fahrer', []],
  ['fra', 'Une Renault Mégane a percuté', ['PRODUCT Renault Mégane']],
  ['pol', 'kierowca samochodu Škoda Fabia', ['PRODUCT Škoda Fabia']],
  ['ind', 'sepeda motor [O Yamaha] Mio milik', ['PRODUCT Yamaha Mio']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withCarModels(text, mentions, language))).toEqual(expected)
})
