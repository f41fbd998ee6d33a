import { describe, expect, it } from 'vitest'
import type { NameKind } from '../../../src/names/types.js'
import { composeEnglish, composeNative, translateEnglishWords, translateWords } from '../../../src/names/words/translate.js'

describe('generic words to English', () => {
  const cases: readonly (readonly [name: string, language: string, kind: NameKind, written: string])[] = [
    ['北京大学', 'zho', 'ORGANIZATION', '<北京> University'],
    ['株式会社山田', 'jpn', 'ORGANIZATION', '<山田> Co., Ltd.'],
    ['ООО «Ромашка»', 'rus', 'ORGANIZATION', '<Ромашка> LLC'],
    ['جامعة القاهرة', 'ara', 'ORGANIZATION', 'University of <القاهرة>'],
    ['وزارة الدفاع', 'ara', 'ORGANIZATION', 'Ministry of <الدفاع>'],
    ['озеро Байкал', 'rus', 'LOCATION', 'Lake <Байкал>'],
    ['황해도', 'kor', 'LOCATION', '<황해> Province'],
    ['삼성 주식회사', 'kor', 'ORGANIZATION', '<삼성> Co., Ltd.'],
    ['شرکت نفت', 'fas', 'ORGANIZATION', '<نفت> Company'],
    ['Иван Гора', 'rus', 'PERSON', '<Иван Гора>']
  ]
  it.each(cases)('%s (%s, %s): %s', (name, language, kind, written) => {
    expect(composeEnglish(translateWords(name, language, kind), (text) => `<${text}>`)).toBe(written)
  })
})

describe('generic words from English', () => {
  const cases: readonly (readonly [name: string, language: string, kind: NameKind, written: string])[] = [
    ['University of Oxford', 'ara', 'ORGANIZATION', 'جامعة <Oxford>'],
    ['Springfield University', 'zho', 'ORGANIZATION', '<Springfield>大学'],
    ['Lake Victoria', 'kor', 'LOCATION', '<Victoria>호'],
    ['Mount Baker', 'rus', 'LOCATION', 'гора <Baker>'],
    ['Acme LLC', 'rus', 'ORGANIZATION', 'ООО «<Acme>»']
  ]
  it.each(cases)('%s (%s, %s): %s', (name, language, kind, written) => {
    expect(composeNative(translateEnglishWords(name, language, kind), language, (text) => `<${text}>`)).toBe(written)
  })
})
