/** Word structure of Thai place names: the generic words that begin them stand apart (Ban Nong Bua, Ko Samui), as the Royal Thai General System writes words. */
import { romaniseThai, type ThaiSystem } from './thai.js'

/** Units of land, settlements and features that begin a name, and those that may follow one of them. */
const GENERICS =
  'บ้าน หมู่บ้าน จังหวัด อำเภอ ตำบล เทศบาล เขต แขวง เกาะ ดอย เขา ภูเขา แม่น้ำ คลอง ถนน อ่าว แหลม หาด วัด หนอง โนน โคก ห้วย ทุ่ง ท่า บาง ดอน ป่า วัง บึง สัน แม่ โป่ง บ่อ ควน กุด คำ ซับ สระ ดง โพน หัว เหล่า ร่อง ไร่ สวน ใหม่ ปาก หลัก นิคม'.split(
    ' '
  )
/** More generic words than these do not begin a name. */
const MOST_GENERICS = 3
const SHORTEST_REST = 2
const ENDINGS = 'ใหม่ เหนือ ใต้ กลาง ใหญ่ น้อย ล่าง บน นอก ใน'.split(' ')

/** Whether a place in a word can begin a syllable: no vowel sign, tone mark or final consonant alone stands there. */
function begins(rest: string): boolean {
  return /^(?:[เ-ไ]|[ก-ฮ](?=[ก-ฮ\u0e30-\u0e3a\u0e45-\u0e4e]))/u.test(rest)
}

/** A place name with blanks behind its generic words and before a final adjective. */
function marked(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const parts: string[] = []
      let rest = word
      while (parts.length < MOST_GENERICS) {
        const generic = GENERICS.filter((each) => rest.startsWith(each) && rest.length >= each.length + SHORTEST_REST && begins(rest.slice(each.length))).at(-1)
        if (generic === undefined) break
        parts.push(generic)
        rest = rest.slice(generic.length)
      }
      const ending = parts.length === 0 ? undefined : ENDINGS.find((each) => rest.endsWith(each) && rest.length > each.length + 1)
      parts.push(...(ending === undefined ? [rest] : [rest.slice(0, -ending.length), ending]))
      return parts.join(' ')
    })
    .join(' ')
}

/** A place name romanised: behind a generic word each word stands apart, a name without one is a single word. */
export function romaniseThaiPlace(text: string, system: ThaiSystem): string {
  const parted = marked(text)
  return romaniseThai(parted, system, parted !== text)
}
