import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withBranchTowns } from '../../../../src/entities/pipeline/places/branch-offices.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['zho', '请联系杭州办事处', ['L 杭州']],
  ['jpn', '[P 長崎]の営業所へ', ['L 長崎']],
  ['jpn', '[L 長崎の倉庫]へ', ['L 長崎']],
  ['ind', 'di [L kantor Bekasi] besok', ['L Bekasi']],
  ['msa', 'di pejabat Melaka', ['L Melaka']],
  ['fas', 'در دفتر تبریز بود', ['L تبریز']],
  ['ara', 'في [O مكتب نابلس] غدا', ['L نابلس']],
  // offices of somebody
  ['fas', 'در دفتر رئیس بود', []],
  ['ind', 'di kantor polisi', []],
  ['jpn', '会社の倉庫', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const flags = parts.flags(tokens, language, false)
  expect(written(text, withBranchTowns(tokens, mentions, language, flags, loadKnownNames(store)))).toEqual(expected)
})
