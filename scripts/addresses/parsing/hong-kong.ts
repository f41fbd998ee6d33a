/** Lines of Hong Kong and Taiwan in Traditional characters, put together. */
import { join } from 'node:path'
import type { AddressField, AddressSpan } from '../../../src/addresses/types.js'
import { dataFolder, readTable } from '../../lib/data.js'
import type { Below } from '../../lib/shuffle.js'
import type { LabelledLine } from './types.js'

/** Regions and the districts in them. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  九龍: '尖沙咀 旺角 油麻地 佐敦 紅磡 深水埗 長沙灣 荔枝角 觀塘 牛頭角 九龍灣 九龍塘 九龍城 黃大仙 新蒲崗 大角咀 鑽石山 藍田 油塘 何文田 土瓜灣 石硤尾'.split(
    ' '
  ),
  香港: '中環 上環 西環 灣仔 銅鑼灣 北角 鰂魚涌 太古 西灣河 筲箕灣 柴灣 金鐘 跑馬地 天后 香港仔 鴨脷洲 黃竹坑 薄扶林 半山 西營盤 堅尼地城 赤柱'.split(' '),
  新界: '沙田 大埔 元朗 屯門 荃灣 葵涌 青衣 上水 粉嶺 將軍澳 西貢 馬鞍山 天水圍 火炭 大圍 葵芳 東涌 深井'.split(' ')
}
const ROADS =
  '彌敦道 皇后大道中 皇后大道東 德輔道中 德輔道西 軒尼詩道 告士打道 英皇道 電氣道 廣東道 梳士巴利道 柯士甸道 窩打老道 亞皆老街 太子道西 青山公路 觀塘道 海濱道 鴻圖道 偉業街 開源道 駱克道 謝斐道 莊士敦道 禮頓道 怡和街 羅素街 渣甸街 波斯富街 干諾道中 干諾道西 畢打街 雲咸街 荷李活道 些利街 加連威老道 金馬倫道 漆咸道南 機利士南路 馬頭圍道 長沙灣道 青山道 荔枝角道 大埔道 沙田正街 沙田鄉事會路 屯門鄉事會路 青山坊 鳳琴街 教育路 將軍澳道 英輝路 成業街 大業街 業勤街 香港仔大道 石排灣道 域多利道'.split(
    ' '
  )
const HOUSES =
  '重慶大廈 海港城 國際金融中心 時代廣場 太古城 美孚新邨 黃埔花園 沙田第一城 嘉湖山莊 麗港城 德福花園 又一城 朗豪坊 新世紀廣場 信和廣場 海富中心 力寶中心 太古廣場 置地廣場 中環中心 創紀之城 億京中心 環球貿易廣場 康怡花園 杏花邨 置富花園 愉景新城 綠楊新邨 荃灣廣場 屯門市廣場 新都會廣場 美麗華廣場 國際廣場 中心 工業大廈 商業大廈'.split(
    ' '
  )
const NUMBERS = '一二三四五六七八九十'

/** A line of Hong Kong. */
export function hongKong(below: Below): LabelledLine {
  const some = (of: readonly string[] | string) => of[below(of.length)]!
  const region = some(Object.keys(REGIONS))
  const parts: [string, AddressField][] = []
  if (below(100) < 30 && region !== '香港') parts.push(['香港', 'country'])
  if (below(100) < 65) parts.push([region, 'cityDistrict'])
  if (below(100) < 85) parts.push([some(REGIONS[region]!), 'suburb'])
  if (below(100) < 88) {
    parts.push([some(ROADS), 'road'])
    if (below(100) < 92)
      parts.push([`${1 + below(below(3) === 0 ? 800 : 120)}${below(6) === 0 ? `-${1 + below(900)}` : ''}${some(['號', '號', '號', 'A號', ''])}`, 'houseNumber'])
  }
  if (below(100) < 50 || parts.length < 3) parts.push([some(HOUSES), 'house'])
  if (below(100) < 25) parts.push([`${some([some(NUMBERS), String(1 + below(20)), 'ABCD'[below(4)]!])}${some(['座', '期', '棟', '座'])}`, 'unit'])
  if (below(100) < 55)
    parts.push([`${some([String(1 + below(40)), String(1 + below(40)), some(NUMBERS), 'G', '地'])}${some(['樓', '樓', '/F', '字樓'])}`, 'level'])
  if (below(100) < 50)
    parts.push([`${some(['ABCDEFGH'[below(8)]!, String(1 + below(20)), String(101 + below(2000))])}${some(['室', '室', '號舖', '單位'])}`, 'unit'])
  return line(parts, 'hk', below(14) === 0 ? ' ' : '')
}

/** Makes lines of Taiwan of the roads that the post office lists (no licence told). */
export function taiwanese(below: Below): () => LabelledLine {
  const [, ...roads] = readTable(join(dataFolder(), 'address/nc/tw_roads.tsv.gz'))
  return () => {
    const [zip = '', city = '', , district = '', , road = ''] = roads[below(roads.length)]!
    const parts: [string, AddressField][] = []
    if (below(100) < 6) parts.push([below(2) === 0 ? '台灣' : '臺灣', 'country'])
    if (below(100) < 18) parts.push([zip + (below(3) === 0 ? String(10 + below(90)) : ''), 'postCode'])
    if (below(100) < 92) parts.push([below(3) === 0 ? city.replace('臺', '台') : city, 'city'])
    if (below(100) < 85) parts.push([district, 'cityDistrict'])
    const section = /^(.*?)(\d)段$/u.exec(road)
    const said = section !== null && below(3) > 0 ? `${section[1]}${NUMBERS[Number(section[2]) - 1] ?? section[2]}段` : road
    const lane = below(100) < 22 ? `${1 + below(400)}巷${below(3) === 0 ? `${1 + below(40)}弄` : ''}` : ''
    parts.push([said + lane, 'road'])
    if (below(100) < 92)
      parts.push([
        `${1 + below(below(3) === 0 ? 700 : 120)}${below(7) === 0 ? `之${1 + below(12)}` : ''}號${below(14) === 0 ? `之${1 + below(12)}` : ''}`,
        'houseNumber'
      ])
    if (below(100) < 40)
      parts.push([
        `${below(3) === 0 ? NUMBERS[below(10)]! : 1 + below(20)}${['樓', '樓', 'F'][below(3)]!}${below(4) === 0 ? `之${1 + below(9)}` : ''}`,
        'level'
      ])
    if (below(100) < 10) parts.push([`${['ABCD'[below(4)]!, String(1 + below(30))][below(2)]!}室`, 'unit'])
    return line(parts, 'tw', '')
  }
}

function line(parts: readonly (readonly [string, AddressField])[], country: string, between: string): LabelledLine {
  let text = ''
  const spans: AddressSpan[] = []
  for (const [part, field] of parts) {
    if (text !== '') text += between
    spans.push({ start: text.length, end: text.length + part.length, field })
    text += part
  }
  return { text, country, spans }
}
