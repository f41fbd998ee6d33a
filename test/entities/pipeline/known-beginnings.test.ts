import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { withoutRest } from '../../../src/entities/pipeline/known-beginnings.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../src/models/store.js'
import { read, written } from '../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['ben', 'উপস্থিত: [P শর্মিলা দাস], [P তানভীর হোসেন]\n[P শর্মিলা দাস লিফট] দেন। [P তানভীর ডেসকোর] সাথে।', ['P শর্মিলা দাস', 'P তানভীর হোসেন', 'P শর্মিলা দাস', 'P তানভীর']],
  // a namesake
  ['heb', 'לדברי [P משה כהן], [P משה זגורי] הגיע', ['P משה כהן', 'P משה זגורי']],
  ['eng', 'Present: [P Anna Koch], [P Tom Ray]\n[P Anna Koch Lift] spoke.', ['P Anna Koch', 'P Tom Ray', 'P Anna Koch Lift']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withoutRest(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(names)
})
