/** Vietnamese names by their surnames. */

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
