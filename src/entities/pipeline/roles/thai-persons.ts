/**
 * Thai persons behind a form of address, which texts that models learn from have in the name (`นางบุญเรือน คำแก้ว`): given name, a blank and the surname, and nothing of the
 * office behind them; the villages, districts and provinces that such offices are of; and whom a mail speaks to or of (`คุณวรรณา`).
 */
import { type Mention, ruleMention } from '../../types.js'
import { meetings, withFound } from '../cover.js'
import { byStart } from '../redactor.js'
import { setApart } from '../set-apart.js'

const CONFIDENCE = 0.85
const SOURCE = 'thai-person'
/** What stands behind a whole name: who somebody is, his age, and what he does. */
const behind =
  'กำนัน|ผู้ใหญ่บ้าน|ผู้ช่วย|นายก|นายอำเภอ|ผู้อำนวยการ|ผอ\\.|ประธาน|เจ้าของ|ผู้จัดการ|หัวหน้า|รอง|รัฐมนตรี|อายุ|สมาชิก|ส\\.ส\\.|สส\\.|โฆษก|เลขา|อดีต|ครู|แพทย์|ปลัด|ผู้ว่า|ผู้กำกับ|ผู้บังคับ|คนขับ|พนักงาน|ชาวบ้าน|เกษตรกร|ทนาย|ผู้ต้องหา|กรรมการ|อาจารย์|กล่าว|เปิดเผย|เผย|ระบุ|ได้|เป็น|และ|กับ|ถูก|ว่า|ที่|ซึ่ง|พร้อม|จะ|แจ้ง|บอก|ใน|ให้|เล่า|ชี้แจง|ยืนยัน|ยอมรับ|เข้า|ขับ|มา|ไป|มี|ไม่|หรือ|แต่|เพราะ|เนื่อง|เพื่อ|โดย|แล้ว|ก่อน|หลัง|จึง|ด้วย|อย่าง|ผู้|นัก|ชาว|คน|วัย|สามี|ภรรยา|บุตร|ลูก|น้อง|พี่|เมื่อ|ต่อ|ขึ้น|ลง|ออก|นั้น|นี้'
const office = new RegExp(
  `(?<=^(?:นาย|นางสาว|นาง|น\\.ส\\.) ?[\\p{Script=Thai}]{2,16} {1,2}[\\p{Script=Thai}]{2,20}?)(?: (?:${behind})| ?(?:กำนัน|ผู้ใหญ่บ้าน|นายกเทศมนตรี|นายก อบต)).*$`,
  'u'
)
/** Forms that are the beginning of other words: the prime minister, employers, models, nurses. */
const form =
  '(?:นาย(?!ก|อำเภอ|ทหาร|จ้าง|หน้า|ช่าง|แพทย์|ตำรวจ|ทุน|พล|ร้อย|ดาบ|สิบ|ประกัน|สถานี|ตรวจ|ทะเบียน|ท่า|แบบ|ท้าย|ใหญ่|คน|นี้)|นางสาว|นาง(?!แบบ|พยาบาล|เอก|งาม|ฟ้า|ร้าย|ใน|สาว|รำ|นวล|เงือก|ตะนี|กวัก|นี้|ๆ)|น\\.ส\\.|ด\\.ช\\.|ด\\.ญ\\.|เด็กชาย|เด็กหญิง)'
const person = new RegExp(
  `(?<=^|[^\\p{Script=Thai}]|ให้|กับ|และ|ของ|โดย|คือ|ชื่อ|จับ|จับกุม|พบ)${form} ?[\\p{Script=Thai}]{2,14} {1,2}(?!(?:${behind}))[\\p{Script=Thai}]{3,16}(?=$|[^\\p{Script=Thai}.])`,
  'gu'
)
const unit =
  /(?<=^|[ \n,(]|ใน|ที่|จาก|กำนัน|ผู้ใหญ่บ้าน|พื้นที่|ชาว)(?:ตำบล|อำเภอ|จังหวัด)(?!ใจ|ที่|ต่าง|ใกล้|นี้|นั้น|อื่น|ใด|และ|ของ|ละ|เดียว|ใน|ดัง|ทุก|เป็น|มี|ได้|ท่อง|ชาย|ภาค|แห่ง|ว่า|ให้|กับ|เอง|ไหน|หรือ|เพื่อ|ก็|จะ|แล้ว|เพราะ|โดย|ทั้ง|ไป|มา|บ้านเกิด|หนึ่ง|สอง|ไม่|ถูก|ถึง)[\p{Script=Thai}]{2,12}(?=$|[^\p{Script=Thai}])/gu
/** In mails: whom one greets, calls or asks. */
const addressed =
  /(?<=(?:^|\n|[ ]|สวัสดี(?:ค่ะ|ครับ)|เรียน|โทรหา|ติดต่อ|ถาม|แจ้ง|กับ|ให้|ถึง|หา) ?)คุณ(?!ภาพ|ค่า|ธรรม|สมบัติ|ลักษณะ|ประโยชน์|ูปการ|หมอ|แม่|พ่อ|ครู|ตา|ยาย|ปู่|ย่า|จะ|ไม่|มี|ได้|ต้อง|เป็น|อยู่|ก็|คือ|ที่|ลูกค้า|สามารถ|ควร|อาจ|เคย|ชอบ|ทำ|คิด|รู้|เอง|และ|หรือ|กำลัง|น่า|ยัง|คง|เห็น|ว่า|ใช้|ซื้อ|กับ|ผู้)[\p{Script=Thai}]{2,10}?(?=\n|$|[^\p{Script=Thai}]|ได้|นะ|ค่ะ|ครับ|ที่|จะ|เมื่อ|ก่อน|ว่า)/gu

/** Whether a text is a mail by what it begins with. */
const mail = /^(?:สวัสดี|เรียน|ถึง)/u

/** The names with such persons and places; linear, as each pattern is bounded. @param mentions in any order */
export function withThaiPersons(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const named = mentions.map((mention) =>
    mention.confidence === undefined ? mention : mention.type === 'PERSON' ? withoutOffice(mention, text) : withoutHeadman(mention, text)
  )
  const found = [
    ...matches(text, person, 'PERSON'),
    ...setApart(matches(text, unit, 'LOCATION'), named),
    ...(mail.test(text) ? matches(text, addressed, 'PERSON') : [])
  ]
  if (found.length === 0) return named
  const at = meetings(found.sort(byStart))
  return withFound(text.length, named, found, ({ start, end, type, confidence }) => {
    const one = at({ start, end }).find((other) => other.start <= start && other.end >= end)
    // a part of one, or the same of another type of which the model is not sure
    return one !== undefined && one.type === 'PERSON' && (type !== 'PERSON' ? (confidence ?? 1) < CONFIDENCE : end - start < one.end - one.start)
  })
}

function withoutOffice(mention: Mention, text: string): Mention {
  const rest = office.exec(text.slice(mention.start, mention.end))
  return rest === null ? mention : { ...mention, end: mention.start + rest.index }
}

/** A village of which a model took the end of the word for its head (`ผู้ใหญ่|บ้านบ้านหนองแวง`). */
function withoutHeadman(mention: Mention, text: string): Mention {
  const isHalf = mention.type === 'LOCATION' && text.startsWith('บ้านบ้าน', mention.start) && text.startsWith('ผู้ใหญ่', mention.start - 'ผู้ใหญ่'.length)
  return isHalf ? { ...mention, start: mention.start + 'บ้าน'.length } : mention
}

function matches(text: string, pattern: RegExp, type: 'PERSON' | 'LOCATION'): Mention[] {
  return Array.from(text.matchAll(pattern), ({ 0: name, index }) => ruleMention(index, index + name.length, type, SOURCE, CONFIDENCE))
}
