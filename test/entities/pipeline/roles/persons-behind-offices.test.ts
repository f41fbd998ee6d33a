import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withPersonsBehindOffices } from '../../../../src/entities/pipeline/roles/persons-behind-offices.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)
const known = parts.known()

it.each<[EntityLanguage, string, string[], number?]>([
  ['cat', 'amb la regidora [O Mariona Seguranyes].', ['P Mariona Seguranyes']],
  ['spa', 'La alcaldesa Ainhoa Lekunberri visitó [L Getxo].', ['P Ainhoa Lekunberri', 'L Getxo']],
  ['spa', 'La alcaldesa, [O Ainhoa Lekunberri], visitó [L Getxo].', ['P Ainhoa Lekunberri', 'L Getxo']],
  ['ita', 'Il sindaco, [L Lella Brambilla], parla.', ['P Lella Brambilla']],
  ['spa', 'Habló el director, [O Ainhoa Lekunberri] no.', ['O Ainhoa Lekunberri']],
  ['spa', 'El director [O Grupo Planeta] habló.', ['O Grupo Planeta']],
  ['spa', 'El director [L Beñat Zubizarreta] habló.', ['L Beñat Zubizarreta'], 0.95],
  ['spa', 'El director del [O Beñat Zubizarreta] habló.', ['O Beñat Zubizarreta']],
  ['cat', 'El president [O Girona FC] no vindrà.', ['O Girona FC']],
  ['ita', 'Il sindaco [L Lella Brambilla] parla.', ['P Lella Brambilla']],
  ['slk', 'Riaditeľ [O Marek Hudák] hovoril.', ['P Marek Hudák']],
  ['ces', 'Ředitel [O Českých drah] mluvil.', ['O Českých drah']],
  ['ces', 'Ředitel Jan Havránek mluvil.', []],
  ['pol', 'Prezydenta [L Stanów Zjednoczonych Ameryki] [P Donalda Trumpa] nie ma.', ['L Stanów Zjednoczonych Ameryki', 'P Donalda Trumpa']],
  ['pol', 'Prezydenta [L Stanów Zjednoczonych Ameryki] nie ma.', ['L Stanów Zjednoczonych Ameryki']],
  ['slk', 'Riaditeľ [O Marek Hudák] [P Peter Kováč] hovoril.', ['O Marek Hudák', 'P Peter Kováč']],
  ['ron', 'Este președintele [O Judecătoriei Săliște] din 2019.', ['O Judecătoriei Săliște']],
  ['ron', 'Directorul Tribunalului Arad a plecat.', []],
  ['ron', 'Președintele [O Andrei Botezatu] a plecat.', ['P Andrei Botezatu']],
  ['eng', 'mayor [O Jane Woods] spoke.', ['O Jane Woods']]
])('%s: %s', (language, marked, expected, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = entityTokens(text, language, store)
  const found = withPersonsBehindOffices(tokens, mentions, language, parts.flags(tokens, language, false), {
    known,
    usualNames: () => parts.usualNames(language)
  })
  expect(written(text, found)).toEqual(expected)
})
