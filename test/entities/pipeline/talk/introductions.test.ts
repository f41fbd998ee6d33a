import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withIntroductions } from '../../../../src/entities/pipeline/talk/introductions.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

function found(language: EntityLanguage, text: string, names: readonly Mention[] = []): string[] {
  const tokens = entityTokens(text, language, store)
  return withIntroductions(tokens, names, language, parts.flags(tokens, language, true)).map(
    ({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`
  )
}

it.each<[EntityLanguage, string, string[]]>([
  ['por', 'olá sou o rafael moreira de fortaleza', ['PER rafael moreira', 'LOC fortaleza']],
  ['nld', 'hoi ik ben sander van dijk uit utrecht', ['PER sander van dijk', 'LOC utrecht']],
  ['spa', 'hola me llamo lucía ortega y vivo aquí', ['PER lucía ortega']],
  ['spa', 'soy javier romero de sevilla', ['PER javier romero', 'LOC sevilla']],
  ['tur', "merhaba ben ayşe demir izmir'den", ['PER ayşe demir', 'LOC izmir']],
  ['pol', 'hej nazywam się krysia, mam pytanie', ['PER krysia']],
  ['dan', 'hej jeg hedder lars holm fra odense', ['PER lars holm', 'LOC odense']],
  ['ukr', 'привіт мене звати оксана', ['PER оксана']],
  // somebody else in a case
  ['ukr', 'вчора я зустрів олега', []],
  ['slv', 'kaj sem rekel petru', []],
  ['fin', 'olen iloinen pekalle', []],
  // no names behind the same words
  ['por', 'sou novo aqui na cidade', []],
  ['nld', 'ik ben moe van het werk', []],
  ['spa', 'soy de sevilla', []],
  ['fra', "c'est clair que je suis content", []],
  ['tur', 'ben çok yorgunum bugün', []],
  ['eng', 'if you ask us then we all think this is anna', []],
  ['pol', 'jestem bardzo zmęczona', []]
])('who introduces himself in small letters, %s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

it('what the model found gives way where it has the words before, and stays where it begins alike', () => {
  const mention = (start: number, end: number): Mention => ({ start, end, type: 'PERSON', source: 'statistical', weight: 50, confidence: 0.6 })
  expect(found('tur', 'selam ben elif', [mention(0, 14)])).toEqual(['PER elif'])
  expect(found('spa', 'soy ana qwertz', [mention(4, 14)])).toEqual(['PER ana qwertz'])
})
