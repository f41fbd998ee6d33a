import { describe, expect, it } from 'vitest'
import { listMatcher } from '../../../src/entities/pipeline/list-matcher.js'
import { parseUserList, type UserListFile } from '../../../src/entities/pipeline/user-lists.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()

describe('parseUserList', () => {
  it('reads names with types and normal forms', () => {
    const { list, faults } = parseUserList(
      'accept/eng/product.txt',
      '\ufeff# ours\r\nWidget\r\n\r\nWidget Pro\tWidget Professional\nAcme\tORGANIZATION\nAcme Ltd\tORGANIZATION\tAcme\n type: MY:TYPE_2 \nThing\tThe Thing\tLOCATION\n'
    )
    expect(faults).toEqual([])
    expect(list).toEqual({
      file: 'accept/eng/product.txt',
      action: 'accept',
      language: 'eng',
      patterns: [],
      names: [
        { text: 'Widget', type: 'PRODUCT' },
        { text: 'Widget Pro', type: 'PRODUCT', normalized: 'Widget Professional' },
        { text: 'Acme', type: 'ORGANIZATION' },
        { text: 'Acme Ltd', type: 'ORGANIZATION', normalized: 'Acme' },
        { text: 'Thing', type: 'LOCATION', normalized: 'The Thing' }
      ]
    })
  })

  it.each([
    ['accept/eng/product.txt', 'Good\ntype: wrong type\nBetter', [2], 2],
    ['accept/eng/4.txt', 'No type\ntype: PRODUCT\nGood', [1], 1],
    ['accept/eng/product.txt', `${'long '.repeat(101)}\nGood`, [1], 1],
    ['accept/eng/product.txt', '\tX\nGood\ta\tb\tc\n\u200b\nbad\0bytes', [1, 2, 3, 4], 0],
    ['reject/xxx/any.txt', 'the\tone\ttwo\tthree\nFine', [1], 1],
    ['elsewhere/eng/product.txt', 'Good', [0], 0],
    ['accept/english/product.txt', 'Good', [0], 0],
    ['accept/eng/product.csv', 'Good', [0], 0]
  ])('%s: names the lines that it cannot use and keeps the rest', (file, text, lines, kept) => {
    const { list, faults } = parseUserList(file, text)
    expect(faults.map(({ line }) => line)).toEqual(lines)
    for (const fault of faults) {
      expect(fault.file).toBe(file)
      expect(fault.message.length).toBeGreaterThan(5)
    }
    expect((list?.names.length ?? 0) + (list?.patterns.length ?? 0)).toBe(kept)
  })

  it('takes the name of a reject file for a type only where it is one', () => {
    const typesOf = (file: string) => parseUserList(file, 'X').list!.names.map(({ type }) => type)
    expect(typesOf('reject/eng/person.txt')).toEqual(['PERSON'])
    expect(typesOf('reject/eng/date.txt')).toEqual(['TEMPORAL:DATE'])
    expect(typesOf('reject/eng/stop-words.txt')).toEqual([undefined])
    expect(typesOf('accept/eng/machine-part.txt')).toEqual(['MACHINE_PART'])
  })
})

function files(content: Readonly<Record<string, string>>): UserListFile[] {
  return Object.entries(content).map(([file, text]) => parseUserList(file, text).list!)
}

function accepted(text: string, content: Readonly<Record<string, string>>, code = 'eng', caseless = false): string[] {
  return listMatcher({ files: files(content) }, code, caseless)
    .accepted(entityTokens(text, code, store))
    .map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
}

describe('accept lists', () => {
  const list = { 'accept/xxx/product.txt': 'Widget\nWidget Pro\nWidget Pro Max\nC++\n東京\nCafé\nO’Neill' }

  it.each([
    ['the longest', 'a Widget Pro Max, Widget Pro and Widget.', ['PRODUCT Widget Pro Max', 'PRODUCT Widget Pro', 'PRODUCT Widget']],
    ['over a line break', 'Widget\n  Pro', ['PRODUCT Widget\n  Pro']],
    ['whole words only', 'Widgets, MyWidget, widget', []],
    ['before possessives and after hyphens', "Widget's non-Widget Widget-based", ['PRODUCT Widget', 'PRODUCT Widget', 'PRODUCT Widget']],
    ['not in addresses', 'see http://x.com/Widget/ and @Widget #Widget a@Widget.com', []],
    ['signs', 'in C++ code', ['PRODUCT C++']],
    ['inside text without blanks', '我去東京都', ['PRODUCT 東京']],
    ['composed and decomposed letters', 'Café Cafe\u0301', ['PRODUCT Café', 'PRODUCT Cafe\u0301']],
    ['nothing', '', []]
  ])('finds %s', (_, text, expected) => {
    expect(accepted(text, list)).toEqual(expected)
  })

  it('passes over case when the text is read so', () => {
    expect(accepted('WIDGET pro', list, 'eng', true)).toEqual(['PRODUCT WIDGET pro'])
  })

  it('finds names before Turkish endings and Korean particles', () => {
    expect(accepted("Widget'ı aldım", list, 'tur')).toEqual(['PRODUCT Widget'])
    expect(accepted('삼성전자는 서울에', { 'accept/kor/organization.txt': '삼성전자' }, 'kor')).toEqual(['ORGANIZATION 삼성전자'])
  })

  it('serves the languages of its folder', () => {
    const german = { 'accept/deu/product.txt': 'Widget' }
    const bokmål = { 'accept/nor/product.txt': 'Widget' }
    expect([accepted('Widget', german, 'deu'), accepted('Widget', german, 'eng'), accepted('Widget', bokmål, 'nob')]).toEqual([
      ['PRODUCT Widget'],
      [],
      ['PRODUCT Widget']
    ])
  })

  it('takes the first of two lists that claim a name', () => {
    expect(accepted('Widget', { 'accept/eng/tool.txt': 'Widget', 'accept/eng/toy.txt': 'Widget' })).toEqual(['TOOL Widget'])
  })

  it('stays linear', { timeout: 60_000 }, () => {
    expect(accepted('啊'.repeat(50_000), { 'accept/xxx/product.txt': `${'啊'.repeat(100)}哦` }, 'zho')).toEqual([])
  })
})

describe('reject lists', () => {
  const mention = (text: string, name: string, type: string): Mention => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
    type,
    source: 'statistical',
    weight: 50
  })

  it.each([
    ['a name of any type', { 'reject/eng/words.txt': 'Paris' }, ['Paris\nHilton', 'Rome']],
    ['a name of one type', { 'reject/eng/person.txt': 'Paris Hilton\nParis' }, ['Paris', 'Rome']],
    ['of another language', { 'reject/deu/words.txt': 'Paris' }, ['Paris', 'Paris\nHilton', 'Rome']]
  ])('%s', (_, content, expected) => {
    const text = 'Paris, Paris\nHilton, Rome'
    const mentions = [mention(text, 'Paris', 'LOCATION'), mention(text, 'Paris\nHilton', 'PERSON'), mention(text, 'Rome', 'LOCATION')]
    const kept = listMatcher({ files: files(content) }, 'eng', false).withoutRejected(mentions, text)
    expect(kept.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })
})
