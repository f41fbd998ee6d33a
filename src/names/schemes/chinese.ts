/** Word structure of Chinese persons' names in Han characters: surname (one character, or two of those that are known) and given name. */
import { usualDoubleSurnames } from '../../core/words/chinese-surnames.js'

const DOUBLE_SURNAMES = new Set([
  ...usualDoubleSurnames,
  ...(
    '尉迟 尉遲 公孙 公孫 宇文 长孙 長孫 司空 轩辕 軒轅 钟离 鍾離 闻人 聞人 端木 独孤 獨孤 南宫 南宮 西门 西門 百里 东郭 東郭 呼延 拓跋 澹台 澹臺 淳于 ' +
    '赫连 赫連 太史 申屠 仲孙 仲孫 完颜 完顏 万俟 萬俟'
  ).split(' ')
])
/** Characters that are read otherwise as a surname. */
const SURNAME_READINGS: ReadonlyMap<string, string> = new Map(
  (
    '曾 zeng1|沈 shen3|瀋 shen3|单 shan4|單 shan4|仇 qiu2|解 xie4|区 ou1|區 ou1|查 zha1|任 ren2|华 hua4|華 hua4|朴 piao2|盖 ge3|蓋 ge3|乐 yue4|樂 yue4|冼 xian3|覃 qin2|召 shao4|翟 zhai2|员 yun4|員 yun4|缪 miao4|繆 miao4|' +
    '葛 ge3|纪 ji3|紀 ji3|种 chong2|繁 po2|秘 bi4|黑 he4|宓 mi4|幺 yao1|尉迟 yu4 chi2|尉遲 yu4 chi2|万俟 mo4 qi2|萬俟 mo4 qi2|长孙 zhang3 sun1|長孫 zhang3 sun1|澹台 tan2 tai2|澹臺 tan2 tai2'
  )
    .split('|')
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)])
)
const MOST_CHARACTERS = 4

/** How many characters each part of a person's name has. */
export function chineseParts(characters: readonly string[]): readonly number[] {
  const { length } = characters
  if (length < 2 || length > MOST_CHARACTERS) return [length]
  const size = length > 2 && DOUBLE_SURNAMES.has(characters.slice(0, 2).join('')) ? 2 : 1
  return [size, length - size]
}

/** The readings of a name with those of its surname as a surname. */
export function withSurname(characters: readonly string[], syllables: readonly string[], size: number): readonly string[] {
  const own = SURNAME_READINGS.get(characters.slice(0, size).join(''))?.split(' ')
  return own === undefined ? syllables : [...own, ...syllables.slice(size)]
}
