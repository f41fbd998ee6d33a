import { describe, expect, test } from 'vitest'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../src/core/spans.js'
import { openModels } from '../../src/models/store.js'
import { loadReadings } from '../../src/morphology/readings/index.js'
import { toHiragana, toKatakana } from '../../src/morphology/readings/kana.js'
import { markSyllable } from '../../src/morphology/readings/pinyin.js'

const store = openModels()
const chinese = loadReadings(store, 'zho')!
const japanese = loadReadings(store, 'jpn')!

/** Tokens as `form/TAG`, `form` alone is a noun. */
function read(reader: typeof chinese, text: string, modelType: 'default' | 'perceptron'): (string[] | null)[] {
  const pairs = text.split(' ').map((item) => {
    const slash = item.lastIndexOf('/')
    return slash > 0 ? [item.slice(0, slash), item.slice(slash + 1)] : [item, 'NOUN']
  })
  const forms = pairs.map(([form]) => form!)
  const starts = new Uint32Array(forms.length)
  const ends = new Uint32Array(forms.length)
  let at = 0
  for (const [index, form] of forms.entries()) {
    starts[index] = at
    at += form.length
    ends[index] = at
  }
  const classes = Uint8Array.from(pairs, ([, tag]) => (tag === 'PUNCT' ? TokenClass.punctuation : TokenClass.word))
  const tokens: TokenList = { text: forms.join(''), count: forms.length, starts, ends, classes, sentences: Uint32Array.of(0) }
  return reader(
    tokens,
    Uint8Array.from(pairs, ([, tag]) => tagNumber[tag as PartOfSpeech]),
    { modelType }
  )
}

describe('Chinese readings with tone digits', () => {
  test.each([
    ['银行', [['yin2-hang2']]],
    ['銀行', [['yin2-hang2']]],
    ['行走/VERB', [['xing2-zou3']]],
    ['北京/PROPN', [['Bei3-jing1']]],
    ['音乐', [['yin1-yue4']]],
    ['音樂', [['yin1-yue4']]],
    ['朋友', [['peng2-you0']]],
    ['女儿', [['nü3-er2']]],
    ['重庆/PROPN', [['Chong2-qing4']]],
    ['長大/VERB', [['zhang3-da4']]],
    ['银/NOUN 行/NOUN', [['yin2'], ['hang2']]],
    ['2026/NUM 年', [null, ['nian2']]],
    ['OK/X 。/PUNCT', [null, null]]
  ])('%s', (text, readings) => {
    expect(read(chinese, text, 'perceptron')).toEqual(readings)
  })

  test('a word with a character that has no reading has none', () => {
    expect(read(chinese, 'T恤', 'perceptron')).toEqual([null])
  })
})

describe('Chinese readings with diacritics', () => {
  test.each([
    ['银行', [['yínháng']]],
    ['西安/PROPN', [["xī'ān"]]],
    ['东西', [['dōngxī', 'dōngxi']]],
    ['旅行', [['lǚxíng']]]
  ])('%s', (text, readings) => {
    expect(read(chinese, text, 'default')).toEqual(readings)
  })

  test('a single character with several readings lists the others after the best', () => {
    const [readings] = read(chinese, '行/NOUN', 'default')
    expect(readings).toContain('xíng')
    expect(readings).toContain('háng')
  })

  test.each([
    ['lü4', 'lǜ'],
    ['gui4', 'guì'],
    ['liu2', 'liú'],
    ['xiong2', 'xióng'],
    ['ma0', 'ma'],
    ['hou4', 'hòu'],
    ['ng2', 'ńg']
  ])('%s is spelled %s', (syllable, marked) => {
    expect(markSyllable(syllable)).toBe(marked)
  })
})

describe('Japanese readings', () => {
  test.each([
    ['食べ/VERB た/VERB', [['タベ'], ['タ']]],
    ['食べた/VERB', [['タベタ']]],
    ['今日', [['キョウ']]],
    ['使わ/VERB れ/VERB', [['ツカワ'], ['レ']]],
    ['行っ/VERB た/VERB', [['イッ'], ['タ']]],
    ['5/NUM 月', [null, ['ガツ']]],
    ['月/NOUN が/ADP 綺麗/ADJ', [['ツキ'], ['ガ'], ['キレイ']]],
    ['私/PRON は/ADP', [['ワタシ'], ['ハ']]],
    ['コーヒー 。/PUNCT', [['コーヒー'], ['。']]],
    ['ｶﾞｽ', [['ガス']]],
    ['人々', [['ヒトビト']]],
    ['ABC/X 12/NUM', [null, null]]
  ])('%s', (text, readings) => {
    expect(read(japanese, text, 'perceptron')).toEqual(readings)
  })

  test.each([
    ['食べた/VERB', [['たべた']]],
    ['コーヒー', [['こーひー']]],
    ['東京/PROPN', [['とうきょう']]],
    ['。/PUNCT', [null]]
  ])('%s in hiragana', (text, readings) => {
    expect(read(japanese, text, 'default')).toEqual(readings)
  })

  test.each([
    ['三/NUM 匹', 'サン ビキ'],
    ['一/NUM 本', 'イッ ポン'],
    ['六/NUM 本', 'ロッ ポン'],
    ['二/NUM 本', 'ニ ホン'],
    ['何/NUM 本', 'ナン ボン'],
    ['七/NUM 時', 'シチ ジ'],
    ['九/NUM 時間', 'ク ジカン'],
    ['四時', 'ヨジ'],
    ['四/NUM 月', 'シ ガツ'],
    ['四/NUM 分', 'ヨン プン'],
    ['八/NUM 分', 'ハッ プン'],
    ['三/NUM 分 の/ADP 一/NUM', 'サン ブン ノ イチ'],
    ['十分/ADV 寝/VERB', 'ジュウブン ネ'],
    ['十分/NOUN 間', 'ジュップン カン'],
    ['三/NUM 日間', 'ミッ カカン'],
    ['五/NUM 日', 'イツ カ'],
    ['二十/NUM 日', 'ハツ カ'],
    ['二十/NUM 四/NUM 日', 'ニジュウ ヨッ カ'],
    ['十/NUM 一/NUM 日', 'ジュウ イチ ニチ'],
    ['二十/NUM 歳', 'ハタ チ'],
    ['八/NUM 歳', 'ハッ サイ'],
    ['四月 一日', 'シガツ ツイタチ'],
    ['一/NUM 日', 'イチ ニチ'],
    ['数/NUM 日', 'スウ ジツ'],
    ['一/NUM 人', 'ヒト リ'],
    ['十/NUM 一/NUM 人', 'ジュウ イチ ニン'],
    ['三百/NUM 人', 'サンビャク ニン'],
    ['八/NUM 百/NUM 円', 'ハッ ピャク エン'],
    ['三/NUM 千/NUM', 'サン ゼン'],
    ['三/NUM 階', 'サン ガイ'],
    ['三/NUM 足', 'サン ゾク'],
    ['六/NUM か月', 'ロッ カゲツ'],
    ['一/NUM 週間', 'イッ シュウカン'],
    ['六/NUM つ', 'ムッ ツ'],
    ['3/NUM 匹', ' ビキ'],
    ['20/NUM 日', ' カ'],
    ['日曜 日', 'ニチヨウ ビ'],
    ['三本/PROPN', 'ミモト']
  ])('%s: a number and its counter', (text, readings) => {
    const found = read(japanese, text, 'perceptron').map((reading) => reading?.[0] ?? '')
    expect(found.join(' ')).toBe(readings)
  })

  test('kana conversions undo each other', () => {
    expect(toKatakana('がっこうゔゝ')).toBe('ガッコウヴヽ')
    expect(toHiragana('ガッコウヴヽ')).toBe('がっこうゔゝ')
    expect(toKatakana('ﾊﾟﾋﾟﾌﾟｳﾞｧ')).toBe('パピプヴァ')
  })
})

describe('hard input', () => {
  test.each([
    ['one word of 50,000 characters', '行'.repeat(50_000)],
    ['unassigned and lone surrogates', `行\ud800走\udc00${'\u0301'.repeat(1000)}`],
    ['characters beyond the basic plane', '𠮷野家'],
    ['an iteration mark alone', '々々'],
    ['a row of numerals', '三'.repeat(50_000)]
  ])('%s', (_name, word) => {
    for (const reader of [chinese, japanese])
      for (const modelType of ['default', 'perceptron'] as const) {
        const readings = read(reader, word, modelType)
        expect(readings).toHaveLength(1)
        expect(readings[0] === null || readings[0]!.every((reading) => reading.length > 0)).toBe(true)
      }
  })

  test('languages without readings', () => {
    expect(loadReadings(store, 'deu')).toBeUndefined()
  })
})

describe('readings of one-character words by their neighbours', () => {
  test.each([
    ['我/PRON 要/VERB 去/VERB 图书馆 还/VERB 书', 4, 'huan2'],
    ['他/PRON 还/SCONJ 没/ADV 来/VERB', 1, 'hai2'],
    ['他/PRON 慢慢/ADV 地/PART 走/VERB 过来/VERB', 2, 'de0'],
    ['这/DET 块 地/NOUN 很/ADV 肥沃/ADJ', 2, 'di4'],
    ['他/PRON 受/VERB 不/ADV 了/VERB', 3, 'liao3'],
    ['他/PRON 教/VERB 我们/PRON 中文', 1, 'jiao1'],
    ['第一/NUM 行/NOUN', 1, 'hang2'],
    ['一/NUM 只/NOUN 猫', 1, 'zhi1']
  ])('%s', (text, token, reading) => {
    expect(read(chinese, text, 'perceptron')[token]).toEqual([reading])
  })
  test.each([
    ['日本/PROPN 人 が/ADP 多い/ADJ', 1, 'じん'],
    ['三/NUM 人 で/ADP', 1, 'にん'],
    ['あの/DET 人 は/ADP 誰/PRON です/VERB か/PART', 1, 'ひと'],
    ['世界 中 で/ADP 有名/ADJ だ/VERB', 1, 'じゅう'],
    ['会議 中 です/VERB', 1, 'ちゅう'],
    ['三/NUM 月 三/NUM 日 に/ADP 会う/VERB', 3, 'か'],
    ['長い/ADJ 間 待っ/VERB た/VERB', 1, 'あいだ'],
    ['何/PRON を/ADP 食べ/VERB ます/VERB か/PART', 0, 'なに'],
    ['何/PRON です/VERB か/PART', 0, 'なん'],
    ['ドア が/ADP 開い/VERB た/VERB', 2, 'あい'],
    ['本 を/ADP 開い/VERB た/VERB', 2, 'ひらい'],
    ['上手/ADJ に/ADP 歌う/VERB', 0, 'じょうず']
  ])('%s', (text, token, reading) => {
    expect(read(japanese, text, 'default')[token]).toEqual([reading])
  })
})
