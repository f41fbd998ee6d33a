import { expect, it } from 'vitest'
import { loadUsualNames } from '../../../../src/entities/lists/usual-names.js'
import { withJapaneseFriends } from '../../../../src/entities/pipeline/talk/japanese-friends.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const usual = loadUsualNames(openModels(), 'jpn')

it.each<[string, string[]]>([
  ['ゆうきくん今日来る？[P あかりちゃん]も来るって', ['P ゆうき', 'P あかり']],
  ['えっとさやかちゃんは？', ['P さやか']],
  ['なおちゃん、明日', ['P なお']],
  ['ぴよちゃん、元気？', ['P ぴよ']],
  ['ケンジくんと', ['P ケンジ']],
  ['おばあちゃんと赤ちゃん', []],
  ['明日いくんだ', []],
  // verbs
  ['さあ、あるくんだよ', []],
  ['うごくんです', []],
  ['みがくんじゃない', []],
  ['あそくんなの', []],
  ['なんでちゃんとしないの', []],
  ['[P 田中]さん', ['P 田中']]
])('%s', (marked, names) => {
  const { text, mentions } = read(marked)
  expect(written(text, withJapaneseFriends(text, mentions, usual))).toEqual(names)
})

it('what no model found stays', () => {
  const { text, mentions } = read('[P あかりちゃん]も')
  expect(
    written(
      text,
      withJapaneseFriends(
        text,
        mentions.map(({ confidence: _, ...name }) => name),
        usual
      )
    )
  ).toEqual(['P あかりちゃん'])
})
