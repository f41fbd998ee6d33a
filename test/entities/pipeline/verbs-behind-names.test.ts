import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { namesBeforeForms } from '../../../src/entities/pipeline/addressed-behind.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { withoutVerbBehind } from '../../../src/entities/pipeline/verbs-behind-names.js'
import { openModels } from '../../../src/models/store.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string, string]>([
  ['zho', '谢震业摘金', 'PERSON', 'PERSON 谢震业'],
  ['zho', '武磊帽子戏法', 'PERSON', 'PERSON 武磊'],
  ['zho', '上海海港晋级', 'ORGANIZATION', 'ORGANIZATION 上海海港'],
  ['zho', '連戰', 'PERSON', 'PERSON 連戰'],
  ['zho', '国民党连胜文', 'PERSON', 'PERSON 国民党连胜文'],
  ['heb', 'לפיד נפגש', 'PERSON', 'PERSON לפיד'],
  ['heb', 'יאיר לפיד', 'PERSON', 'PERSON יאיר לפיד'],
  ['deu', 'Anna Schmidt', 'PERSON', 'PERSON Anna Schmidt']
])('verbs behind names, %s: %s', (language, text, type, expected) => {
  const tokens = parts.tokens(text, language)
  const mention = { start: 0, end: text.length, type, source: 'statistical' as const, confidence: 0.9, weight: 50 }
  const found = withoutVerbBehind(mention, tokens, language, parts.flags(tokens, language, false))
  expect(`${found.type} ${text.slice(found.start, found.end)}`).toBe(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['zho', '村民赵国庆告诉记者,店主陈芳表示会赔偿。', ['赵国庆', '陈芳']],
  ['zho', '村民都说好,老板高兴地笑着。', []],
  ['jpn', '西川工業の松永です。よろしく。', ['松永']],
  ['jpn', '弊社の大野も同席いたします。', ['大野']],
  ['jpn', '弊社の製品も展示します。', []],
  ['jpn', '京都の福岡です。', []],
  ['jpn', '昨日、直樹課長と由美子先生が来た。', ['直樹']],
  ['jpn', '健一部長が来ました。', ['健一']],
  ['jpn', '営業一部長と第一部長、人事部長と一郎部長室', []]
])('names behind what somebody is, %s: %s', (language, text, expected) => {
  const tokens = parts.tokens(text, language)
  expect(namesBeforeForms(tokens, language, parts.flags(tokens, language, false)).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
