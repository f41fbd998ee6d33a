/** Names as they are translated, with the models as they are shipped. */
import { describe, expect, it } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { usualScript } from '../../src/names/languages.js'
import { createNameTranslator } from '../../src/names/translator.js'
import type { NameKind, NameToTranslate } from '../../src/names/types.js'

const translator = createNameTranslator(openModels())

const translate = (text: string, targetLanguage: string, further: Partial<NameToTranslate> = {}, most = 1) =>
  translator.translate({ text, kind: 'PERSON', targetLanguage, targetScript: usualScript(targetLanguage), ...further }, most)

const best = (text: string, targetLanguage: string, further?: Partial<NameToTranslate>) => translate(text, targetLanguage, further).renderings[0]!.text

describe('usual forms', () => {
  it.each<[string, string, NameKind, string]>([
    ['Владимир Путин', 'eng', 'PERSON', 'Vladimir Putin'],
    ['Катрин Денёв', 'eng', 'PERSON', 'Catherine Deneuve'],
    ['ジョン・スミス', 'eng', 'PERSON', 'John Smith'],
    ['山田太郎', 'eng', 'PERSON', 'Taro Yamada'],
    ['曾国伟', 'eng', 'PERSON', 'Zeng Guowei'],
    ['欧阳修', 'eng', 'PERSON', 'Ouyang Xiu'],
    ['约翰·史密斯', 'eng', 'PERSON', 'John Smith'],
    ['تهران', 'eng', 'LOCATION', 'Tehran'],
    ['Firenze', 'eng', 'LOCATION', 'Florence'],
    ['München', 'eng', 'LOCATION', 'Munich'],
    ['Munich', 'deu', 'LOCATION', 'München'],
    ['早稲田大学', 'eng', 'ORGANIZATION', 'Waseda University'],
    ['Vladimir Putin', 'rus', 'PERSON', 'Владимир Путин'],
    ['Muhammad Ali', 'ara', 'PERSON', 'محمد علي'],
    ['Xi Jinping', 'zho', 'PERSON', '习近平'],
    ['Xi Jinping', 'zht', 'PERSON', '習近平'],
    ['Yukio Mishima', 'jpn', 'PERSON', '三島由紀夫'],
    ['John Smith', 'jpn', 'PERSON', 'ジョン・スミス'],
    ['Владимир Путин', 'ara', 'PERSON', 'فلاديمير بوتين'],
    ['习近平', 'kor', 'PERSON', '시진핑'],
    ['李承晚', 'zht', 'PERSON', '李承晚']
  ])('%s in %s is a %s: %s', (text, target, kind, expected) => expect(best(text, target, { kind })).toBe(expected))
})

describe('schemes', () => {
  it.each<[string, string, string, string]>([
    ['Юрий Щербаков', 'ISO9_1995', 'Ûrij Ŝerbakov', 'ISO9_1995'],
    ['김철수', 'MOCT', 'Gim Cheol-su', 'MOCT'],
    ['山田太郎', 'HEBON', 'Yamada Taro', 'HEBON'],
    ['毛泽东', 'WADE_GILES', 'Mao Tse-tung', 'WADE_GILES'],
    ['やまだ たろう', 'KUNREI', 'Yamada Tarô', 'KUNREI'],
    // without rules for the language the default one, and the answer says so
    ['Иванов', 'MORSE', 'Ivanov', 'IC'],
    ['Иванов', 'NATIVE', 'Иванов', 'NATIVE']
  ])('%s by %s is %s, by %s', (text, targetScheme, expected, scheme) => {
    const { renderings, targetScheme: followed } = translate(text, 'eng', { targetScheme })
    expect([renderings[0]!.text, followed]).toEqual([expected, scheme])
  })

  it('say whether the usual form follows the default one', () => {
    expect(translate('Владимир Путин', 'eng').targetScheme).toBe('IC')
    expect(translate('Катрин Денёв', 'eng').targetScheme).toBe('FOLK')
  })
})

describe('what is not said is guessed', () => {
  it.each([
    ['Київ', 'ukr'],
    ['さくら', 'jpn'],
    ['唐纳德·特朗普', 'zho'],
    ['جرمنی', 'urd'],
    ['Londres', 'fra'],
    ['John Smith', 'eng']
  ])('%s is written in %s', (text, use) => expect(translate(text, 'eng', { kind: 'LOCATION' }).sourceLanguageOfUse).toBe(use))

  it('of a word alone no origin but its own', () => expect(translate('Иван', 'eng').sourceLanguageOfOrigin).toBe('rus'))

  it('and what is said is kept', () => {
    const given = { sourceScript: 'Hani', sourceLanguageOfUse: 'zho', sourceLanguageOfOrigin: 'kor' } as const
    expect(translate('金哲洙', 'eng', given)).toMatchObject({ ...given, renderings: [{ text: 'Gim Cheol-su' }] })
  })
})

it('gives different renderings, the likeliest first, as many as are wanted and there are', () => {
  const { renderings } = translate('Сергей Щербаков', 'eng', {}, 5)
  expect(renderings).toHaveLength(5)
  expect(new Set(renderings.map(({ text }) => text)).size).toBe(5)
  const probabilities = renderings.map(({ probability }) => probability)
  expect(probabilities).toEqual([...probabilities].sort((left, right) => right - left))
  expect(translate('Сергей Щербаков', 'eng', {}, 5)).toEqual(translate('Сергей Щербаков', 'eng', {}, 5))
})

it('leaves control characters out', () => expect(best('\u0000Иван\u200f', 'eng')).toBe('Ivan'))

it('takes a space of no width for the end of a Thai word', () => expect(best('สมชาย\u200bใจดี', 'eng')).toBe(best('สมชาย ใจดี', 'eng')))
