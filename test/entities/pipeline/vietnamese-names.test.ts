import { expect, it } from 'vitest'
import { withVietnamesePersons } from '../../../src/entities/pipeline/vietnamese-names.js'
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
