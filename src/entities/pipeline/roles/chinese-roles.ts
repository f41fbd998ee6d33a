/** Chinese persons behind what they are in local news (`农民李满囤种了三十亩大蒜`): a surname, which is a word by itself, and one or two signs before what clauses go on with. */
import type { Span, TokenList } from '../../../core/spans.js'
import { usualSurnames } from '../../../core/words/chinese-surnames.js'
import { meetings } from '../cover.js'
import { tokenFrom } from '../token-places.js'

const roles =
  '农民|農民|村民|民警|辅警|輔警|交警|警员|警員|消防员|消防員|司机|司機|教师|教師|老板娘|老闆娘|老板|老闆|店主|店长|店長|摊主|攤主|业主|業主|商户|商戶|养殖户|養殖戶|种植户|種植戶|茶商|菜农|菜農|果农|果農|渔民|漁民|嫌疑人|嫌犯|被告人|被告|原告|受害人|被害人|死者|伤者|傷者|居民|市民|医生|醫生|护士|護士|工人|村支书|村支書|村主任|村长|村長|里長|里长|护林员|護林員|快递员|快遞員|外卖员|外送員|网格员|志愿者|志工|患者|乘客'
const clause =
  '[，。、；：！（）,;:\\s]|$|[在已说說称稱因将將把被向对對与與和从從到已正给給为為于於种種养養开開带帶的是有等驾駕抓报報家经經赔賠捐获獲骑騎乘坐租买買卖賣没沒来來也都又还還就因受遭發发回负負承否]|表示|告诉|告訴|介绍|介紹|起诉|起訴|主动|主動|上前|每天|今年|去年|当场|當場'
const person = new RegExp(`(?<=${roles})[${usualSurnames}](?![说說称稱在和与與向对對把被将將从從到也都就不没沒的])\\p{Script=Han}{1,2}(?=${clause})`, 'gu')

/** A village before who lives there (`赵家庄村民`), which models take for a person. */
const village = /(?<=^|[^\p{Script=Han}]|[在与和同])\p{Script=Han}{1,4}[村庄莊屯寨坪岭嶺沟溝](?=村民|村支书|村主任|农民|農民|农户|農戶|居民)/gu
const notVillages = /^(?:[本该該当當各全某邻鄰新老]|我们|同|一个|附近|某个|城中|自然|贫困|行政)[村庄莊]$/u

/** Who lives in a place, or heads it, behind its name. */
const inhabitants =
  '(?:村民|居民|农民|農民|渔民|漁民|菜农|菜農|果农|果農|养殖户|養殖戶|种植户|種植戶|市民|牧民|商户|商戶|里長|里长|村長|村长|村主任|村支书|党委书记|黨委書記)'
const unit = '[市州县縣旗][\\p{Script=Han}]{1,4}?[乡鄉镇鎮区區]'
/** A province, its county and its town in a row before them. */
const chain = new RegExp(
  `(?<=^|[^\\p{Script=Han}]|[在与和同])(?:\\p{Script=Han}{2,3}省)?(?:\\p{Script=Han}{2,4}市)?\\p{Script=Han}{1,4}?${unit}(?:\\p{Script=Han}{1,4}?村)?(?=${inhabitants})`,
  'gu'
)
const withInhabitants = new RegExp(`^(\\p{Script=Han}{2,24}?[省市州县縣旗乡鄉镇鎮区區村庄莊])${inhabitants}$`, 'u')

/** Where a place ends that a model took with those who live there, or with who heads it (`黄尾镇|村民`, `玉里鎮|里(長)`), or of which it took the first sign. */
export function endOfChinesePlace(text: string, { start, end }: Span): number {
  const name = text.slice(start, end)
  const place = withInhabitants.exec(name)?.[1]
  if (place !== undefined) return start + place.length
  // `台|中`: four towns begin so
  if (/^[台臺]$/u.test(name) && /^[北中南東东]/u.test(text.slice(end, end + 1))) return end + 1
  return /[乡鄉镇鎮区區市]里$/u.test(name) && /^[長长]/u.test(text.slice(end, end + 1)) ? end - 1 : end
}

/** Such villages and such rows of units, in text order. The patterns are bounded, so linear. */
export function chineseVillages(text: string): Span[] {
  const rows = Array.from(text.matchAll(chain), ({ 0: name, index }) => ({ start: index, end: index + name.length }))
  const taken = meetings(rows)
  return [...rows, ...villagesAlone(text).filter((one) => taken(one).length === 0)].sort((left, right) => left.start - right.start)
}

function villagesAlone(text: string): Span[] {
  return Array.from(text.matchAll(village), ({ 0: name, index }) => ({ start: index, end: index + name.length })).filter(
    ({ start, end }) => !notVillages.test(text.slice(start, end))
  )
}

/** Such persons, in text order. The pattern is bounded, so linear. */
export function chinesePersonsBehindRoles(tokens: TokenList): Span[] {
  const { text, starts, ends } = tokens
  return Array.from(text.matchAll(person), ({ 0: name, index }) => ({ start: index, end: index + name.length })).filter(({ start, end }) => {
    const token = tokenFrom(tokens, start)
    return starts[token] === start && (ends[token] === start + 1 || (end - start === 3 && ends[token] === end))
  })
}
