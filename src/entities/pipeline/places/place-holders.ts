/**
 * A place, an office and who has it, in languages where neither case nor a preposition parts them: Vietnamese (`Chủ tịch tỉnh Quảng Trị Võ Văn Hưng`), Korean (`경북 문경시
 * 신현국 시장`), Chinese (`屏東縣長周春米`) and Bengali (`কুমারখালী থানার ওসি সোলায়মান শেখ জানান`).
 */
import { commonDoubleSurnames, usualSurnames } from '../../../core/words/chinese-surnames.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover, meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { vietnamesePlaceSize } from '../vietnamese-names.js'

interface Holder {
  readonly place?: { readonly start: number; readonly end: number }
  readonly person?: { readonly start: number; readonly end: number }
}

const CONFIDENCE = 0.85
const SOURCE = 'office-place'

const syllable = '\\p{Lu}[\\p{L}\\p{M}]{0,7}'
const vietnameseUnit = '[Tt]ỉnh|[Tt]hành phố|TP\\.?|[Hh]uyện|[Qq]uận|[Tt]hị xã|[Xx]ã|[Pp]hường|[Tt]hị trấn'
const vietnamese = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:Chủ tịch|Bí thư|Giám đốc|Trưởng|Chánh|Viện trưởng)(?: (?:UBND|HĐND|Công an|Sở [\\p{L} ]{2,24}?|ban|đoàn ĐBQH))?(?: (?<unit>${vietnameseUnit})| (?:[Tt]ỉnh|[Tt]hành|[Hh]uyện|[Tt]hị|[Qq]uận|[Đđ]ảng) (?:ủy|uỷ|đoàn))? (?<run>${syllable}(?: ${syllable}){2,7})(?![\\p{L}\\p{M}])`,
  'gu'
)

const koreanProvince =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|특별자치시|특별자치도|도)?|(?:충청|전라|경상)[남북]도'
const korean = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<place>(?:(?:${koreanProvince}) )?\\p{Script=Hangul}{1,4}[시군구]) (?<person>\\p{Script=Hangul}{2,4}) (?:부?시장|부?군수|부?구청장|(?:시|군|구)의(?:원|장|회))`,
  'gu'
)

const chineseSurname = `(?:${commonDoubleSurnames.join('|')}|[${usualSurnames}閻阎陶柯翁賴赖洪])`
const chinese = new RegExp(
  `(?<place>\\p{Script=Han}{2,4}?)(?:[縣县市鄉乡鎮镇區区州省](?=[縣县市鄉乡鎮镇區区州省]長|[县市乡镇区州省]长))?(?<office>[縣县市鄉乡鎮镇區区州省][長长])(?<person>${chineseSurname}\\p{Script=Han}{2})(?=[，、。；：）]|$|表示|指出|說|说|稱|称|認為|认为|強調|强调|宣布|宣佈|出席|主持|參加|参加|前往|呼籲|呼吁|今|昨|也|則|则|率|親自|亲自|回應|回应|介紹|介绍|在|對|对|與|与|和|說明|说明|視察|视察)`,
  'gu'
)

const bengaliWord = '[\\p{Script=Bengali}\\p{M}.]{2,20}'
const bengali = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:ওসি|এসপি|ডিসি|ইউএনও|এসআই|এএসপি|মেয়র|চেয়ারম্যান|সুপার|প্রশাসক|কর্মকর্তা|কমিশনার|ইন্সপেক্টর|পরিদর্শক|সম্পাদক|সভাপতি|পরিচালক|অধ্যক্ষ) (?:মো\\.? |মোহাম্মদ |ডা\\.? )?(?<person>${bengaliWord}(?: ${bengaliWord}){1,2}) (?:জানান|বলেন|জানিয়েছেন|বলেছেন|জানিয়েছেন|বলছেন|উল্লেখ করেন|দাবি করেন|নিশ্চিত করেছেন|নিশ্চিত করেন)(?![\\p{L}\\p{M}])`,
  'gu'
)

/** The mentions with such places and persons, without what lies across them. Each pattern is bounded, so linear. @param mentions in any order */
export function withPlaceHolders(text: string, mentions: readonly Mention[], language: EntityLanguage, known: KnownNames | undefined): readonly Mention[] {
  const holders = holdersOf(text, language, known)
  if (holders.length === 0) return mentions
  // Bengali texts that models learn from have the office in the name
  const taken = language === 'ben' ? new Cover(text.length, mentions) : undefined
  const found: Mention[] = []
  for (const { place, person } of holders) {
    if (place !== undefined) found.push(ruleMention(place.start, place.end, 'LOCATION', SOURCE, CONFIDENCE))
    if (person !== undefined && taken?.overlaps(person) !== true) found.push(ruleMention(person.start, person.end, 'PERSON', SOURCE, CONFIDENCE))
  }
  const foundAt = meetings(found)
  const same = new Map<Mention, Mention>()
  const others = mentions.filter((mention) => {
    const across = foundAt(mention)
    for (const one of across) if (one.start === mention.start && one.end === mention.end) same.set(one, { ...mention, type: one.type })
    return across.length === 0
  })
  return [...others, ...found.map((one) => same.get(one) ?? one)].sort(byStart)
}

function holdersOf(text: string, language: EntityLanguage, known: KnownNames | undefined): Holder[] {
  const isPlace = (name: string) => known !== undefined && knownAs(createForm(name, language), language, known)?.type === 'LOCATION'
  const holders: Holder[] = []
  if (language === 'vie') {
    for (const { 0: whole, index, groups } of text.matchAll(vietnamese)) {
      const { unit, run } = groups as { unit?: string; run: string }
      const words = run.split(' ')
      const size = vietnamesePlaceSize(words)
      if (size === undefined || size === 0) continue
      const start = index + whole.length - run.length
      const end = start + words.slice(0, size).join(' ').length
      holders.push({ place: { start: unit === undefined ? start : start - unit.length - 1, end }, person: { start: end + 1, end: start + run.length } })
    }
  } else if (language === 'kor') {
    for (const { index, groups } of text.matchAll(korean)) {
      const { place } = groups as { place: string }
      holders.push({ place: { start: index, end: index + place.length } })
    }
  } else if (language === 'zho') {
    for (const { 0: whole, index, groups } of text.matchAll(chinese)) {
      const { person, office } = groups as { person: string; office: string }
      const end = index + whole.length - person.length - office.length
      const start = placeStart(text, index, end, isPlace)
      holders.push({
        ...(start !== undefined && { place: { start, end } }),
        ...(start !== undefined && { person: { start: end + office.length, end: index + whole.length } })
      })
    }
  } else if (language === 'ben') {
    for (const { 0: whole, index, groups } of text.matchAll(bengali)) {
      const start = index + whole.indexOf(groups!.person!)
      holders.push({ person: { start, end: start + groups!.person!.length } })
    }
  }
  return holders
}

/** New, former, acting and deputy ones. */
const notPlaces = /^(?:新任|前任|現任|现任|時任|时任|代理|首任|歷任|历任|本任|原任|候任|當地|当地|該|该|原|前|副|常務|常务|[\p{Script=Han}]?副)$/u

/** Where a Chinese place before an office begins: what is known, or what nothing but the beginning of a clause stands before. */
function placeStart(text: string, from: number, end: number, isPlace: (name: string) => boolean): number | undefined {
  for (let start = from; end - start >= 2; start++) if (isPlace(text.slice(start, end))) return start
  if (notPlaces.test(text.slice(from, end))) return undefined
  return /(?:^|[\n，。、；：「『（\s])$/u.test(text.slice(Math.max(0, from - 1), from)) && end - from <= 3 ? from : undefined
}
