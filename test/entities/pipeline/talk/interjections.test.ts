import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { isTalkCall, withoutTalkCalls } from '../../../../src/entities/pipeline/talk/interjections.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['fra', '[P greve mdr] les trains', []],
  ['fra', '[P julien mdr] il dort', ['P julien']],
  ['tur', '[P kanka zeynep] geldi mi', ['P zeynep']],
  ['eng', 'w [P josh n maya] later', ['P josh', 'P maya']],
  ['deu', 'mit [P max u ole] heute', ['P max', 'P ole']],
  ['eng', '[P josh lol] stop', ['P josh']],
  ['rus', '[P братан серёга] где', ['P серёга']],
  ['spa', '[O pues colega] sí', ['O pues colega']],
  ['eng', '[P josh miller] called', ['P josh miller']],
  ['deu', '[P anna maria schmidt] ruft', ['P anna maria schmidt']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withoutTalkCalls(tokens, mentions, language, parts.flags(tokens, language, true), parts.usualNames(language)))).toEqual(names)
})

it.each<[EntityLanguage, string, boolean]>([
  ['deu', 'na', true],
  ['srp', 'haha', true],
  ['spa', 'jajaja', true],
  ['ind', 'wkwkwk', true],
  ['rus', 'хахаха', true],
  ['eng', 'hannah', false],
  ['eng', 'na', false],
  ['nld', 'hanna', false]
])('%s: %s', (language, word, expected) => {
  expect(isTalkCall(word, language)).toBe(expected)
})
