import { expect, it } from 'vitest'
import { withVietnameseSurnames } from '../../../src/entities/pipeline/vietnamese-names.js'
import { read, written } from '../marked-text.js'

it.each<[string, string[]]>([
  ['HLV Vũ [P Tiến Thành] hài lòng', ['P Vũ Tiến Thành']],
  ['Lưu Đức [P Hải] ghi bàn', ['P Lưu Đức Hải']],
  ['ở Tây Hồ [P Nguyễn Văn Nam] nói', ['P Nguyễn Văn Nam']],
  ['[L Cao Bằng] [P Hải]', ['L Cao Bằng', 'P Hải']],
  ['anh [P Hải]', ['P Hải']]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withVietnameseSurnames(text, mentions))).toEqual(expected)
})
