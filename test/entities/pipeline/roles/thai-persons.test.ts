import { expect, it } from 'vitest'
import { withThaiPersons } from '../../../../src/entities/pipeline/roles/thai-persons.js'
import { read, written } from '../../marked-text.js'

it.each<[string, string[]]>([
  ['[P นายทองดี สายบุญ กำนัน]ตำบลหนองไผ่ กล่าวว่า', ['P นายทองดี สายบุญ', 'L ตำบลหนองไผ่']],
  ['[P นางคำปุ่น ใจซื่อ กำนันตำบลหนองไผ่] กล่าว', ['P นางคำปุ่น ใจซื่อ', 'L ตำบลหนองไผ่']],
  ['ตำรวจจับนายวันชัย แซ่ลิ้ม ได้แล้ว', ['P นายวันชัย แซ่ลิ้ม']],
  ['สวัสดีครับคุณดวงใจ\nโทรหาคุณพรชัยได้เลย', ['P คุณดวงใจ', 'P คุณพรชัย']],
  ['ผู้ใหญ่[L บ้านบ้านโคกสูง] กล่าว', ['L บ้านโคกสูง']],
  // none
  ['นายจ้าง ลูกจ้าง นายก กล่าวว่า นางแบบ สวยมาก', []],
  ['ฟ้อง [P นายโกตี๋] หรือไม่', ['P นายโกตี๋']],
  ['ตามอำเภอใจ จังหวัดใกล้เคียง', []],
  ['สวัสดีค่ะ คุณภาพดี คุณสามารถโทรได้', []]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withThaiPersons(text, mentions))).toEqual(expected)
})
