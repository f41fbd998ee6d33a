import { expect, it } from 'vitest'
import { withSignedVietnamese, withVietnamesePersons, withVietnameseSurnames } from '../../../src/entities/pipeline/vietnamese-names.js'
import { read, written } from '../marked-text.js'

it.each<[string, string[]]>([
  ['Cô giáo Hoàng [P Thị Mai] dạy', ['P Hoàng Thị Mai']],
  ['Bà Trần Thị Hoa và ông Lê Văn Tám', ['P Trần Thị Hoa', 'P Lê Văn Tám']],
  ['[P Nguyễn Thị Hoa]', ['P Nguyễn Thị Hoa']],
  ['[L đường Nguyễn Văn Linh]', ['L đường Nguyễn Văn Linh']],
  ['Quận Thị Nghè, Văn Miếu', []]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withVietnamesePersons(text, mentions, 'vie'))).toEqual(expected)
})

it.each<[string, string[]]>([
  ['Cảm ơn,\n[P Phan Thu] Hà', ['P Phan Thu Hà']],
  ['Trân trọng,\nVũ Minh Châu\n', ['P Vũ Minh Châu']],
  ['[P Vũ] Minh Châu', ['P Vũ']]
])('signed: %s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withSignedVietnamese(text, mentions))).toEqual(expected)
})

it.each<[string, string[]]>([
  ['HLV Vũ [P Tiến Thành] hài lòng', ['P Vũ Tiến Thành']],
  ['Lưu Đức [P Hải] ghi bàn', ['P Lưu Đức Hải']],
  ['ở Tây Hồ [P Nguyễn Văn Nam] nói', ['P Nguyễn Văn Nam']],
  ['[L Cao Bằng] [P Hải]', ['L Cao Bằng', 'P Hải']],
  ['anh [P Hải]', ['P Hải']]
])('surnames: %s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withVietnameseSurnames(text, mentions))).toEqual(expected)
})
