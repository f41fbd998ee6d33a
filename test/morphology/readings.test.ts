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
    ['an iteration mark alone', '々々']
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
