import { describe, expect, it } from 'vitest'
import { FNV_OFFSET, fnvStep, goldenStep, SECOND_SEED } from '../../src/core/hashing.js'
import { tokenText } from '../../src/core/spans.js'
import { openModels } from '../../src/models/store.js'
import { buildLexicon, CONTINUES, codeUnits, lookUp } from '../../src/morphology/segment/lexicon.js'
import { CONTEXT, RunText } from '../../src/morphology/segment/text.js'
import { tokenize } from '../../src/morphology/tokenizer.js'

const store = openModels()

function words(language: string, text: string, modelType: 'default' | 'perceptron' = 'default'): string {
  const tokens = tokenize(text, language, store, { modelType })
  return Array.from({ length: tokens.count }, (_, index) => tokenText(tokens, index)).join('|')
}

describe('segmented languages', () => {
  const cases: ReadonlyArray<readonly [string, string]> = [
    ['zho', '我|在|北京|市|朝阳|区|工作|了|三|年|。'],
    ['zho', '我|在|台北|市|買|了|5|個|蘋果|和|兩|本|書|。'],
    ['zho', '2010|年|3|月|5|日'],
    ['zho', '锅里|煮|着|汤|。'],
    ['zho', '箱子|里|放|着|衣服|。'],
    ['zho', '墙上|贴|着|画|。'],
    ['zho', '路上|有|着急|的|人|。'],
    ['zho', '你|能|帮|我|做|这|道|题|吗|？'],
    ['zho', '我|很|忙|。'],
    ['zho', '这|本|书|比|电影|有|意思|。'],
    ['zht', '我|在|台北|市'],
    ['zho', '中国|人民|银行'],
    ['jpn', '東京|都|新宿|区|で|3|人|の|男性|が|逮捕|さ|れ|た|。'],
    ['jpn', 'レオナルド・ダ・ヴィンチ|は|、|イタリア|の|芸術|家|。'],
    ['jpn', 'ﾃﾞｰﾀﾍﾞｰｽ|を|使っ|て|ＡＢＣ|社|の|１２３|円|を|払う'],
    ['jpn', 'じゃがいも|の|皮|を|むく|。'],
    ['jpn', 'けが|が|なおっ|た|。'],
    ['jpn', '一昨日|、|彼|に|会っ|た|。'],
    ['zho', '他|说|：|“|快|走|！|”'],
    ['tha', 'ผม|รัก|ประเทศ|ไทย'],
    ['tha', 'พรุ่งนี้|ฉัน|จะ|ไป|เชียงใหม่'],
    ['tha', 'เด็ก|ไป|โรงเรียน|ทุก|วัน'],
    ['vie', 'Tôi|mua|máy giặt|mới|.'],
    ['vie', 'Hà Nội|là|thủ đô|của|nước|Cộng hòa|xã hội|chủ nghĩa|Việt Nam|.'],
    ['eng', 'I|love|中国|人民|银行|and|カタカナ|です|.'],
    ['kor', '나는|3시에|학교|(|서울대|)|에서|공부했다|.']
  ]
  it('cuts a text of several lines alike when it is asked for again', () => {
    const line = 'ประกาศราคาทองไทยเปิดตลาดครั้งแรกและทำสิ่งเหล่านี้ได้ '
    const text = `${line.repeat(8)}\n${line}\n${line.repeat(3)}`
    const ends = () => [...tokenize(text, 'tha', store).ends]
    expect(ends()).toEqual(ends())
  })

  it.each(cases)('%s: %s', (language, expected) => {
    const spaced = language === 'vie' || language === 'kor' || language === 'eng'
    const text = spaced
      ? expected
          .replaceAll('|', ' ')
          .replaceAll(' .', '.')
          .replace('학교 ( 서울대 ) 에서', '학교(서울대)에서')
          .replace('中国 人民 银行', '中国人民银行')
          .replace('カタカナ です', 'カタカナです')
      : expected.replaceAll('|', '')
    expect(words(language, text)).toBe(expected)
  })

  it('cuts decomposed Vietnamese like composed', () => {
    const text = 'thủ đô Hà Nội'
    expect(words('vie', text.normalize('NFD')).normalize('NFC')).toBe(words('vie', text))
  })

  it('has another model behind the perceptron', () => {
    const text = 'レオナルド・ダ・ヴィンチ'
    expect(words('jpn', text)).toBe(text)
    expect(words('jpn', text, 'perceptron')).toBe('レオナルド|・|ダ|・|ヴィンチ')
  })
})

describe('a run as the segmenters read it', () => {
  it('folds width and voice marks and keeps the offsets', () => {
    const run = new RunText()
    run.read('あｶﾞｷ9', 1, 4, undefined)
    expect(String.fromCharCode(...run.codes.slice(CONTEXT - 1, CONTEXT + 3))).toBe('あガキ0')
    expect([...run.offsets.slice(0, 3)]).toEqual([1, 3, 4])
  })
})

describe('lexicon', () => {
  const slots = buildLexicon([
    [codeUnits('中'), 5],
    [codeUnits('中国'), 7],
    [codeUnits('中国人民'), 9]
  ])

  function value(word: string): number {
    let place = FNV_OFFSET
    let check = SECOND_SEED
    for (const code of codeUnits(word)) {
      place = fnvStep(place, code)
      check = goldenStep(check, code)
    }
    return lookUp(slots, place, check)
  }

  it.each([
    ['中', 5 | CONTINUES],
    ['中国', 7 | CONTINUES],
    ['中国人', CONTINUES],
    ['中国人民', 9],
    ['国', 0],
    ['日本', 0]
  ])('%s', (word, expected) => {
    expect(value(word)).toBe(expected)
  })
})
