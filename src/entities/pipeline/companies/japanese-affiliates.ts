/** Japanese firms that are called by another one and their trade (`トヨタ車体`, `ソニー銀行`): the trade is a part of the name, which is not that of the other one. */
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'

const trades =
  '車体 紡織 自動織機 自動車 自動車工業 工業 重工 重工業 電機 電器 電子 電力 電工 電装 製作所 製鋼 製鉄 製薬 製紙 製菓 製粉 化学 化学工業 化成 建設 不動産 興産 興業 商事 物産 通商 物流 運輸 海運 航空 鉄道 電鉄 交通 観光 銀行 信託銀行 証券 生命 生命保険 損害保険 海上火災保険 食品 飲料 水産 金属 鉱業 石油 ガス 精機 精密 精工 技研 技研工業 研究所 紡績 繊維 印刷 出版 百貨店 住宅 ホーム ファイナンス 総研 総合研究所 倉庫 機械 ケミカル 樹脂 合成 鋼管 鋼業 鋳造 鍛工 部品 車輌 車両 造船 汽船'.split(
    ' '
  )
/** Behind a trade: no further part of the name. */
const behind = /^(?:$|[^\p{Script=Han}\p{Script=Katakana}ー]|社長|会長|社員|株式会社|労組|本社|工場|戦|監督|選手|所属|広報|側|製)/u
const named = /[\p{Script=Han}\p{Script=Katakana}ー]$/u
const LONGEST_TRADE = Math.max(...trades.map((trade) => trade.length))
const BEHIND = 4
/** Legal forms before a name, which are parts of it. */
const formBefore = /(?:株式会社|有限会社|合同会社|合資会社|合名会社|医療法人|社会福祉法人|学校法人|宗教法人|NPO法人)$/u
const LONGEST_FORM = 6

/** The mention with the legal form that stands right before it, and the trade that stands right behind it. */
export function withTradeOfAffiliate(mention: Mention, text: string, language: EntityLanguage): Mention {
  if (language !== 'jpn' || mention.type !== 'ORGANIZATION' || !named.test(text.slice(mention.start, mention.end))) return mention
  const form = formBefore.exec(text.slice(Math.max(0, mention.start - LONGEST_FORM), mention.start))
  if (form !== null && mention.confidence !== undefined) mention = { ...mention, start: mention.start - form[0].length }
  const rest = text.slice(mention.end, mention.end + LONGEST_TRADE + BEHIND)
  const trade = trades.find((one) => rest.startsWith(one) && behind.test(rest.slice(one.length)))
  return trade === undefined ? mention : { ...mention, end: mention.end + trade.length }
}
