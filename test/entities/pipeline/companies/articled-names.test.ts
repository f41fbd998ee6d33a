import { expect, it, vi } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withArticledNames } from '../../../../src/entities/pipeline/companies/articled-names.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['fra', "l'association Les Amis du Pressoir se réunit", ['O Les Amis du Pressoir']],
  ['fra', 'le restaurant Le Chat Botté à [L Lyon]', ['O Le Chat Botté', 'L Lyon']],
  ['ron', 'din [L magazinul La Mioara] a furat', ['O La Mioara']],
  ['ita', "l'associazione Il Castello si riunisce", ['O Il Castello']],
  ['spa', 'la asociación La Rueca protesta', ['O La Rueca']],
  ['nld', 'in het eetcafé De Zwaan', ['O De Zwaan']],
  ['nld', 'in de zaak De Wever', []],
  ['fra', 'le bar [L Le Central] ferme', ['L Le Central']],
  ['fra', 'le maire Le Goff parle', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withArticledNames(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})

it.each<[EntityLanguage, string]>([
  ['deu', 'Aal A '],
  ['fra', 'Vin Le '],
  ['por', 'Mar O ']
])('%s: looks no farther than the word before an article for what it is', (language, words) => {
  const text = `${words.repeat(40)}Mesa`
  const tokens = entityTokens(text, language, store)
  const flags = parts.flags(tokens, language, false)
  withArticledNames(tokens, [], language, flags)
  const matched = vi.spyOn(RegExp.prototype, 'exec')
  expect(withArticledNames(tokens, [], language, flags)).toEqual([])
  const longest = Math.max(...matched.mock.calls.map(([read]) => read.length))
  vi.restoreAllMocks()
  expect(longest).toBeLessThan(8)
})
