import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { credibleNames } from '../../../../src/entities/pipeline/roles/credible-names.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[string, EntityLanguage, string, string[]]>([
  ['an office alone', 'hin', '[P प्रधानमंत्री] ने कहा', []],
  ['an office with its holder', 'hin', '[P प्रधानमंत्री मोदी] ने कहा', ['P प्रधानमंत्री मोदी']],
  ['annotated texts have it as a name', 'ben', '[P প্রধানমন্ত্রী] বলেন', ['P প্রধানমন্ত্রী']],
  ['no letter', 'eng', 'the [O +++] club', []],
  ['too long', 'eng', '[O One two three four five six seven eight nine] it is', []]
])('%s', (_, language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, credibleNames(tokens, mentions, language, parts.flags(tokens, language, false), []))).toEqual(expected)
})
