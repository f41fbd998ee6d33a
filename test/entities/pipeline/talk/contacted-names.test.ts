import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withContactedNames } from '../../../../src/entities/pipeline/talk/contacted-names.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['urd', 'بلال سے ملتان میں بات کر لیں', ['P بلال']],
  ['hin', 'सोनू जी को फोन कीजिए', ['P सोनू']],
  ['heb', 'תתקשרי ליוסי, תדבר עם נדב', ['P ליוסי', 'P נדב']],
  ['fas', 'با زهرا تماس بگیر', ['P زهرا']],
  ['ara', 'كلمي طارق غدا', ['P طارق']],
  ['zho', '老张您好：\n小周，请看', ['P 老张', 'P 小周']],
  // what a model found, and what is no name
  ['heb', 'תדבר עם [P נדב כהן]', ['P נדב כהן']],
  ['urd', 'محبت سے بات کریں', []],
  ['hin', 'प्यार से बात करें, ग्राहक को फोन करें', []],
  ['heb', 'תתקשרי לאמא, תדבר עם המנהל', []],
  ['ara', 'اتصل بالمدير', []],
  ['zho', '老师：你好，小说：好看', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withContactedNames(text, mentions, language, parts.usualNames(language)))).toEqual(expected)
})
