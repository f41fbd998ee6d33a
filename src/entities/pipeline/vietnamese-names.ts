/** Vietnamese names by their surnames. */
import type { EntityLanguage } from '../languages.js'
import { type Mention, ruleMention } from '../types.js'
import { meetings, withFound } from './cover.js'
import { byStart } from './redactor.js'

/** Surnames, most of all people's. */
const surname =
  'Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Trương|Đinh|Đoàn|Lương|Trịnh|Đào|Cao|Tô|Tạ|Thái|Lâm|Hà|Chu|Phùng|Quách|Triệu'
export const vietnameseName = new RegExp(`^(?:${surname}) \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+){0,2}$`, 'u')

/** Syllables of a place, the most usual number first. */
const sizes = [2, 3, 1] as const
/** Syllables of a whole name; two are as often a province (`Hà Nam`). */
const FEWEST = 3

/** How many of some capitalised syllables are a place before a person's whole name; undefined where no such name ends them. */
export function vietnamesePlaceSize(syllables: readonly string[]): number | undefined {
  return sizes.find((size) => syllables.length - size >= FEWEST && vietnameseName.test(syllables.slice(size).join(' ')))
}

/** Names with the syllable that tells women, or men: nothing else is called so. */
const toldName = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<!(?:${surname}) )(?:${surname}) (?:Thị|Văn) \\p{Lu}[\\p{L}\\p{M}]{0,7}(?: \\p{Lu}[\\p{L}\\p{M}]{0,7})?(?![\\p{L}\\p{M}])`,
  'gu'
)
const CONFIDENCE = 0.85

/** The mentions with Vietnamese persons whose surname, or whole name, a model left out (`giáo Hoàng | Thị Yến`: the pope is written so). @param mentions in any order */
export function withVietnamesePersons(text: string, mentions: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  if (language !== 'vie' || !(text.includes(' Thị ') || text.includes(' Văn '))) return mentions
  const found = Array.from(text.matchAll(toldName), ({ 0: name, index }) => ruleMention(index, index + name.length, 'PERSON', 'whole-names', CONFIDENCE))
  const ends = new Map(found.map(({ start, end }) => [end, start]))
  return withFound(text.length, mentions, found, ({ start, end, type }) => type === 'PERSON' && ends.has(end) && start > ends.get(end)!)
}

/** Surnames that fewer people have. */
const rarer =
  'Châu|Mai|Trà|Tăng|Kiều|Vương|Đàm|Nghiêm|Lưu|Lại|Khổng|Đồng|Thân|Doãn|Phí|Văn|Hứa|Giang|Quan|Tống|Từ|Ông|Nông|Hoa|La|Mạc|Thạch|Kim|Ninh|Bạch|Cù|Đậu|Thiều|Tôn|Viên|Ngụy|Lục|Mã|Ưng|Điểu|Siu|Rơ'
const surnameBefore = new RegExp(`(?:^|[^\\p{L}\\p{M}])((?:${surname}|${rarer})(?: \\p{Lu}\\p{Ll}+)?) $`, 'u')
const startsWithSurname = new RegExp(`^(?:${surname}) `, 'u')
const MOST_SYLLABLES = 4
const REACH = 18

/** A whole name alone in a line, as mails are signed. */
const signed = new RegExp(`(?<=^|\\n)(?:${surname})(?: \\p{Lu}[\\p{L}\\p{M}]{0,7}){1,3}(?=$|\\n)`, 'gu')

/** The names with whole persons in lines of their own, of which a model took a part. @param names in any order */
export function withSignedVietnamese(text: string, names: readonly Mention[]): readonly Mention[] {
  if (!text.includes('\n')) return names
  const found = Array.from(text.matchAll(signed), ({ 0: name, index }) => ruleMention(index, index + name.length, 'PERSON', 'whole-names', CONFIDENCE))
  const at = meetings(found)
  return withFound(
    text.length,
    names,
    found,
    (name) => name.type === 'PERSON' && at(name).some(({ start, end }) => name.start >= start && name.end <= end && name.end - name.start < end - start)
  )
}

/** Persons with the surname before the given name that a model found alone (`Vũ | Hồng Việt`, `Châu Ngọc | Quang`). @param names in any order */
export function withVietnameseSurnames(text: string, names: readonly Mention[]): readonly Mention[] {
  const beside = meetings([...names].sort(byStart))
  return names.map((name) => {
    const { start, end, type } = name
    if (type !== 'PERSON' || startsWithSurname.test(text.slice(start, end))) return name
    const own = text.slice(start, end).split(' ').length
    const before = own >= MOST_SYLLABLES ? undefined : surnameBefore.exec(text.slice(Math.max(0, start - REACH), start))?.[1]
    if (before === undefined || own + before.split(' ').length > MOST_SYLLABLES || own + before.split(' ').length < FEWEST) return name
    const from = start - before.length - 1
    return beside({ start: from, end: start }).length > 0 ? name : { ...name, start: from }
  })
}
