/** Vietnamese districts, towns, streets, waters and sights with the words for them (`Quận 1, TP. Hồ Chí Minh`, `chùa Thiên Mụ`), Korean streets with their house number (`테헤란로 152`). */
import type { Span } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { holds, meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { vietnamesePlaceSize } from '../vietnamese-names.js'

interface Places {
  readonly places: Span[]
  /** Stretches of which numbers count nothing. */
  readonly numbers: Span[]
}

const syllable = '\\p{Lu}[\\p{L}\\p{M}]{0,12}'
const run = `${syllable}(?:[ -]${syllable}){0,3}`
const unit = '(?:TP\\.?|Tp\\.|T\\.P\\.|[Tt]hành phố|[Qq]uận|Q\\.|[Pp]hường|P\\.|[Hh]uyện|H\\.|[Xx]ã|[Tt]hị xã|TX\\.|[Tt]hị trấn|[Tt]ỉnh)'
const behindUnit = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${unit} ?(?:${run}|HCM|HN)|(?:[Qq]uận|Q\\.|[Pp]hường|P\\.) ?\\d{1,2})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
/** Roads, waters, heights and buildings, in small letters: what is called after somebody is a place with them. */
const sight =
  '(?:đường|(?<!thành )phố|cầu|chợ|sông|suối|núi|đèo|đảo|quần đảo|bán đảo|vịnh|bãi biển|thác|chùa|đền|lăng|tháp|nhà thờ|nhà hát|quảng trường|công viên|vườn quốc gia|sân bay|sân vận động|bến xe|khu công nghiệp|khu đô thị|khu du lịch|cao tốc|quốc lộ)'
const behindSight = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${sight} ${run}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
/** The syllables of a unit's name, and of whoever stands behind it. */
const capitalised = new RegExp(`(?<= )${syllable}(?: ${syllable}){3,6}(?![\\p{L}\\p{M}])`, 'u')
const LONGEST_NAME = 32
/** A house, its street, and a part of the town behind it. */
const house = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d[.,/-])(\\d{1,4}[A-Z]?(?:/\\d{1,4}){0,3}) ((?:[Đđ]ường |[Pp]hố )?${run})(?=, (?:${unit}|Hà Nội|Đà Nẵng|Sài Gòn))`,
  'gu'
)

/** Before a house number of two digits, and not what could be counted (`서울로 12명`) or is a score (`자책골로 1 대 0`). */
const koreanStreet =
  /(?<![\p{L}\p{N}])(\p{Script=Hangul}{2,8}(?:대로|로|길)(?: ?\d{1,3}번?길)?|\p{Script=Hangul}{1,8}(?:대로|로)\d{1,3}(?:번?[가나다라]?길)) (\d{2,4}(?:-\d{1,4})?|\d-\d{1,4})(?=$|[\s,.)(]|에|번지|의)(?![\s,]+\d)/gu

const koreanProvince =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|특별자치시|특별자치도|도)?|(?:충청|전라|경상)[남북]도'
/** A district with its province before it, and its part behind it (`경남 함양군 마천면`). */
const koreanDistrict = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${koreanProvince}) \\p{Script=Hangul}{1,4}[시군구](?: \\p{Script=Hangul}{1,4}[구읍면동리](?= |$|[,.)]|에서|의|에|으로)){0,2}(?=$|[^\\p{L}\\p{N}]|에서|에|의|은|는|이|가|을|를|으로|로|과|와)`,
  'gu'
)

const koreanPart = /^ \p{Script=Hangul}{1,6}(?:마을|아파트|단지)/u

/** The places of a text that words of administration tell. Each pattern is bounded, so linear. @param names what was found so far; what an organization is called is no place of its own */
export function administrativePlaces(text: string, names: readonly Mention[], language: EntityLanguage): Places {
  const places: Span[] = []
  const numbers: Span[] = []
  if (language === 'vie') {
    for (const { 0: whole, index } of text.matchAll(behindUnit)) {
      places.push({ start: index, end: endOfUnit(text, index, whole) })
      if (/\d$/u.test(whole)) numbers.push({ start: index, end: index + whole.length })
    }
    for (const { 0: whole, index } of text.matchAll(behindSight)) places.push({ start: index, end: endOfUnit(text, index, whole) })
    for (const { 0: whole, 1: number, index } of text.matchAll(house)) {
      places.push({ start: index + number!.length + 1, end: index + whole.length })
      numbers.push({ start: index, end: index + number!.length })
    }
  } else if (language === 'kor') {
    // annotated texts differ in whether that is one place: a model that found more than the province is believed
    const located = meetings(names.filter(({ type }) => type === 'LOCATION').sort(byStart))
    for (const { 0: whole, index } of text.matchAll(koreanDistrict)) {
      const place = { start: index, end: index + whole.length }
      const met = located(place)
      const isProvince = met.length === 1 && met[0]!.start === index && met[0]!.end === index + whole.indexOf(' ') && met[0]!.confidence !== undefined
      // a part that the pattern has not would be cut off
      if (met.length === 0 || (isProvince && !koreanPart.test(text.slice(place.end, place.end + 10)))) places.push(place)
    }
    for (const { 0: whole, 1: street, index } of text.matchAll(koreanStreet)) {
      places.push({ start: index, end: index + street!.length })
      numbers.push({ start: index, end: index + whole.length })
    }
  }
  if (places.length === 0) return { places, numbers }
  const beside = meetings(names.filter(({ type }) => type === 'ORGANIZATION').sort(byStart))
  return { places: places.filter((place) => !beside(place).some((one) => one.start < place.start && holds(one, place))), numbers }
}

/** Where the name of a unit ends: before the name of who stands behind it (`tỉnh Quảng Trị Võ Văn Hưng`). */
function endOfUnit(text: string, start: number, whole: string): number {
  const end = start + whole.length
  const found = capitalised.exec(text.slice(start, end + LONGEST_NAME))
  const words = found?.[0].split(' ') ?? []
  const size = vietnamesePlaceSize(words)
  return found === null || size === undefined ? end : Math.min(end, start + found.index + words.slice(0, size).join(' ').length)
}
