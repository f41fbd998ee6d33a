import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { namesBeforeForms } from '../../../../src/entities/pipeline/addressed-behind.js'
import { companiesOfCells } from '../../../../src/entities/pipeline/companies/joined-forms.js'
import { withPlaces } from '../../../../src/entities/pipeline/lines/addresses.js'
import { hanAddresses } from '../../../../src/entities/pipeline/lines/han-addresses.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const parts = standardParts(openModels())

function read(language: EntityLanguage, text: string) {
  const tokens = parts.tokens(text, language)
  return { tokens, flags: parts.flags(tokens, language, false) }
}

function addresses(language: EntityLanguage, text: string, names: readonly Mention[] = [], patterns: readonly Mention[] = []) {
  const { tokens, flags } = read(language, text)
  return withPlaces(text, names, patterns, hanAddresses(tokens, language, flags))
}

const shown = (text: string, mentions: readonly Mention[]) => mentions.map(({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`)

function mention(text: string, said: string, type: string): Mention {
  const start = text.indexOf(said)
  return { start, end: start + said.length, type, source: 'statistical', confidence: 0.8, weight: 50 }
}

it.each<[EntityLanguage, string, string[]]>([
  ['zho', '地址：上海市浦东新区世纪大道100号环球金融中心', ['LOC 上海市浦东新区世纪大道']],
  ['zho', '請寄至高雄市三民區建國一路125號。', ['LOC 高雄市三民區建國一路']],
  ['zho', '新北市板橋區文化路一段188巷5號3樓', ['LOC 新北市板橋區文化路一段']],
  ['zho', '地址：建国路88号', ['LOC 建国路']],
  ['jpn', '〒150-0002 東京都渋谷区渋谷1-5-2　渋谷ビル8階', ['LOC 東京都渋谷区渋谷']],
  ['jpn', '北海道札幌市中央区北1条西2丁目5番地', ['LOC 北海道札幌市中央区北1条西']],
  ['jpn', '神奈川県横浜市西区みなとみらい2丁目3番1号', ['LOC 神奈川県横浜市西区みなとみらい']],
  ['zho', '他在北京路上走了三个小时，买了5号电池。', []],
  ['zho', '城市里有88号房间和一条路。', []],
  ['zho', '公司市场部3号会议室明天开会。', []],
  ['jpn', '試合は東京都の3-1で終わり、都市部では雨が降った。', []],
  ['kor', '서울특별시 강남구 테헤란로 152', []]
])('addresses without blanks, %s: %s', (language, text, expected) => expect(shown(text, addresses(language, text).names)).toEqual(expected))

it('their numbers are no mentions, nor is what a model made of parts of them', () => {
  const text = '大阪府大阪市北区梅田3-1-1'
  const part = mention(text, '大阪府大阪市北区梅田3', 'LOCATION')
  const date = mention(text, '3-1-1', 'TEMPORAL:DATE')
  const { names, patterns } = addresses('jpn', text, [part], [date])
  expect([shown(text, names), patterns]).toEqual([['LOC 大阪府大阪市北区梅田'], []])
})

it('comes through a long text', () => {
  for (const unit of ['北京市', '北京市朝阳区建国路88号', '東京都1-', '５号']) addresses('zho', unit.repeat(50_000 / unit.length))
})

it.each<[EntityLanguage, string, string[]]>([
  ['zho', '联系人：周女士，电话：010', ['PER 周']],
  ['zho', '收件人：欧阳经理', ['PER 欧阳']],
  ['zho', '小学老师和经理', []],
  ['jpn', '総務部　佐藤様', ['PER 佐藤']],
  ['jpn', '1-2-3 鈴木様　請求書', ['PER 鈴木']],
  ['jpn', '神様と王様', []]
])('surnames before forms of address, %s: %s', (language, text, expected) => {
  const { tokens, flags } = read(language, text)
  expect(shown(text, namesBeforeForms(tokens, language, flags))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['jpn', '梅田3-1-1　株式会社みどり商事　営業部　田村様', ['ORG 株式会社みどり商事']],
  ['zho', '开户名：上海明远科技有限公司', ['ORG 上海明远科技有限公司']],
  ['jpn', '株式会社の設立', []],
  ['zho', '我们是一家有限公司', []],
  ['kor', '주식회사 한빛', []]
])('companies alone in a cell, %s: %s', (language, text, expected) => expect(shown(text, companiesOfCells(text, language))).toEqual(expected))
