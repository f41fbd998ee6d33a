/**
 * Shops, small firms and local offices where the word for what they are is written together with the name: Korean (`영광슈퍼`), Chinese (`老王修车铺`), Japanese (`山田屋酒店`, `喫茶店さくら`) and
 * Thai, whose name is the cook's (`ร้านก๋วยเตี๋ยวป้าแดง`). Models find the owner, a place or nothing.
 */
import type { EntityLanguage } from '../../languages.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'

/** Share of such names that are right. */
const CONFIDENCE = 0.85
const SOURCE = 'shop'
/** A model that is surer of something else is believed. */
const SURE = 0.95

const koreanShops =
  '슈퍼마켓|슈퍼|식당|상회|분식|빵집|제과점|미용실|이발소|이발관|세탁소|철물점|철물|정육점|약국|공업사|카센터|반점|농원|방앗간|떡집|꽃집|문구점|안경점|인쇄소|목공소|전자상사|상사|한의원|치과의원|기사식당|해장국집|국밥집'
/** Police, courts and offices of a town, which models miss as often. */
const koreanBodies = '경찰서|소방서|지방법원|지방검찰청|지법|지검|고법|고검|보건소|파출소|지구대|교육지원청'
const koreanGroups = '상인회|부녀회|노인회|청년회|번영회|작목반|영농조합법인|향우회|동문회'
/** What small firms do, which is a noun as well: before who heads them. */
const koreanTrades =
  '(?:수산|농산|축산|건설|유통|물산|식품|전기|설비|조경|목재|석재|광업|정미소|양조장|인테리어|기획|통상|산업|운수|공예|화원|농장|목장|양식장|펜션|민박|카페|치킨|헤어|스튜디오)(?= (?:대표|사장|회장|업주|주인|점주|원장)(?:\\P{L}|[은는이가의]|$))'
/** What shops are, and no name of one. */
const koreanKinds =
  /^(?:동네|대형|중형|소형|구내|학생|교내|사내|교직원|직원|단체|전문|인근|유명|일반|지역|시골|무인|회사|아파트|고기|한식|중식|일식|양식|분식|백반|뷔페|무료|공공|심야|야간|휴일|전통|개인|소규모|영세|주변|근처|단골|새|옛|일대|우리|마을|종합|외국|국제|남성|여성|농촌|도시|우주|스포츠|시장|전국|대한|재경|총|각|공영|직영|간이|병원|학교|군인|경찰|휴게소|고속도로|관할|담당|해당|일선|관내|가까운|현지|각급|이|그|두|세|네)(?:의|내)?$/u
const korean = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<name>\\p{Script=Hangul}{2,8}?)(?:${koreanTrades}|(?:${koreanShops}|${koreanGroups}|${koreanBodies}))(?=$|[^\\p{L}\\p{N}]|[은는이가을를의도와과에]|에서|에게|으로|로|측)`,
  'gu'
)

const chineseShops =
  '修车铺|修理铺|裁缝铺|铁匠铺|杂货铺|杂货店|五金店|服装店|理发店|便利店|小吃店|早餐店|水果店|火锅店|烧烤店|花店|药店|面馆|茶馆|茶庄|茶楼|酒楼|饭馆|饭庄|餐馆|饺子馆|超市|商行|粮油店|经营部|门市部|批发部|加工厂|家具厂|砖厂|养殖场|种植专业合作社|养殖专业合作社|专业合作社|诊所|照相馆|汽修厂|修理厂|診所|眼科|牙科|牙醫|小吃部|麵館|麵店|冰店|茶行|餅店|糕餅店|藥局|藥房|書店|书店|五金行|水電行|機車行|理髮店|美髮院|民宿|羊肉馆|牛肉馆|羊肉館|牛肉館|豆花店|國小|國中(?![斷断央心部華华])|幼兒園|幼儿园|衛生所|卫生所|漁會|渔会|農會|农会'
/** Restaurants and hotels, which are ordinary nouns as well: called after somebody, or before who runs them. */
const chineseHouses = '饭店|飯店|酒店|餐厅|餐廳|饭庄|飯莊|小馆|小館|大王|小吃|旅社|宾馆|賓館|客栈|客棧|食堂'
const chineseOwner = '(?=[，,]?的?(?:老板|老闆|店主|店长|店長|经理|經理|负责人|負責人|主廚|主厨|员工|員工))'
const chineseBodies = '派出所|居委会|居委會|村委会|村委會|卫生院|衛生院|街道办事处|街道辦事處'
const chineseStart = '(?<=^|[^\\p{Script=Han}]|[在与與和向对對叫给給把被将將于於开開了是从從到])'
const chineseKinds =
  /^(?:这家|那家|一家|两家|几家|多家|某家|本家|该|本|某|各|大型|小型|中型|连锁|网上|社区|街边|路边|附近|周边|当地|本地|无证|黑|老|新|小|大|一些|所有|其他|个体|私人|家庭|平价|生鲜|仓储|夫妻|手机|汽车|摩托车|自行车|辖区|轄區|属地|所在|就近|派|乡镇|鄉鎮|村|乡|镇|我们|我們|你们|你們|他们|他們|她们|我家|咱们|星级|高档|高級|高级|五星级|四星级|国际|國際|度假|温泉|溫泉|知名|有名|著名|这间|這間|那间|那間|这|這|那|一间|一間|一|几|幾|隔壁|对面|對面|旁边|旁邊|楼下|樓下|附设|附設|公立|私立|市立|縣立|县立|各地|地方|基层|基層|传统|傳統|特色|早餐|素食|海鲜|海鮮|日式|中式|西式|泰式|韩式|韓式|美式|自助|主題|主题|景觀|景观|二手|連鎖|獨立|独立|网红|網紅|老字号|老字號|偏鄉|偏乡|綜合|综合|动物|動物|寵物|宠物|專業|专业|社區)+$/u
const chineseSign = '(?![的了在与與和向對对叫给給把被将將于於是从從到])\\p{Script=Han}'
/** Of whom a shop behind its classifier is called (`一家滿姐客家菜館`): kin, `阿`, `老` and a name. */
const chineseNamed = `(?:\\p{Script=Han}[姐哥嫂叔伯姨婆妈媽爷爺娘奶妹嬸婶]|[阿老](?![字北拉根富式牌上街城家年师師])\\p{Script=Han}|\\p{Script=Han}[记記氏])(?:${chineseSign}){0,5}?(?:菜[馆館]|[餐饭飯面麵茶酒粥粉肉鱼魚][馆館]|小[馆館]|素食[馆館]|咖啡[馆館店]|[面麵飯饭饼餅粥粉糕茶花書书]店|小吃店|火[锅鍋]店|早餐店|[烧燒]烤店|甜品店|冰店|餐[厅廳]|食堂|民宿|酒[楼樓]|便利店|理[发髮]店)`
const chinese = new RegExp(
  `(?<=一[家間间])${chineseNamed}|${chineseStart}(?!一[家間间])(?:(?<name>(?:${chineseSign}){2,6}?)(?:${chineseShops}|${chineseBodies})(?!\\p{Script=Han}?[长長])|(?<house>(?:(?![去吃住等待进進来來])${chineseSign}){2,4}?)(?:${chineseHouses})${chineseOwner})|(?<=^|[^\\p{Script=Han}]|[在到的去吃])[阿老](?![的式旧舊牌街师師板闆人家年字北])(?:(?![去吃住等待进進来來])${chineseSign}){1,4}?(?:${chineseShops}|${chineseHouses})`,
  'gu'
)

const japaneseBehind =
  '酒店|商店|食堂|旅館|書店|鉄工所|工務店|薬局|精肉店|鮮魚店|菓子店|米店|理髪店|美容室|クリニック|整骨院|農園|酒造|醸造|製菓|製麺|漁協|農協|商工会|自転車店|時計店|呉服店|青果店|豆腐店|汽船|造船所|製材所|写真館|牧場|電器店|仏具店|畳店|建具店'
const japaneseStart = '(?<=^|[^\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]|[のはがをにでともや])'
const japanese = new RegExp(
  `${japaneseStart}(?:(?<name>(?:\\p{Script=Han}|[\\p{Script=Katakana}ー]|屋){2,6}?)(?:${japaneseBehind})(?![\\p{Script=Han}\\p{Script=Katakana}])|(?:喫茶店|居酒屋|スナック|ラーメン店|美容室|民宿|パン工房)(?<behind>[\\p{Script=Katakana}ー]{2,8}|(?![はがをにでとのもへや])\\p{Script=Hiragana}{2,6}?)(?=[のはがをにで、。」]|$))`,
  'gu'
)
const japaneseKinds =
  /^(?:大型|小型|地元|近所|個人|老舗|専門|全国|学生|社員|大衆|無料|子ども|こども|調剤|人気|有名|各地|同|当|市内|県内|町内|駅前|古|新|観光|温泉|高級|一般|ドラッグ|免税|コンビニ|フランチャイズ|町|市|県|村|共同|公共|公営|民間|町営|村営|大)+$/u

const thaiFood =
  '(?:ก๋วยเตี๋ยว(?:เรือ)?|ข้าวมันไก่|ข้าวขาหมู|ข้าวหมูแดง|ข้าวแกง|ข้าวต้ม|โจ๊ก|ส้มตำ|อาหาร(?:ตามสั่ง)?|กาแฟ|ขนมจีน|ขนมหวาน|ขนม|หมูกระทะ|เสริมสวย|ตัดผม|ทอง|ขายของชำ|ของชำ|ซ่อมรถ|ลาบ)?'
/** Whom one calls so is a cook or a shopkeeper. */
const thai = new RegExp(
  `ร้าน${thaiFood}(?:ป้า|เจ๊|ลุง|เฮีย|คุณ|พี่|น้า|ยาย|โกเด้ง|โก|แม่|อาม่า|อากง|ตา)[\\p{Script=Thai}]{2,8}?(?=$|[^\\p{Script=Thai}]|ใน|ที่|ของ|ถูก|ได้|มี|กับ|และ|ตั้ง|ย่าน|ริม|หน้า|เปิด|ปิด|ซึ่ง|จะ|เป็น|ไฟ)`,
  'gu'
)

interface Shops {
  readonly pattern: RegExp
  /** Names that say what kind of shop one is. */
  readonly kinds: RegExp
}

const shops: Partial<Record<EntityLanguage, Shops>> = {
  kor: { pattern: korean, kinds: koreanKinds },
  zho: { pattern: chinese, kinds: chineseKinds },
  jpn: { pattern: japanese, kinds: japaneseKinds },
  tha: { pattern: thai, kinds: /^$/u }
}

/** The names with such shops; what a model made of a part of one, or of the whole, gives way. Each pattern is bounded, so linear. @param mentions in any order */
export function withJoinedShops(text: string, mentions: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const row = shops[language]
  if (row === undefined) return mentions
  if (language === 'zho') mentions = mentions.map((mention) => withHouse(mention, text))
  const found = [...text.matchAll(row.pattern)].flatMap(({ 0: whole, index, groups }) =>
    row.kinds.test(groups?.name ?? groups?.house ?? '-') ? [] : [ruleMention(index, index + whole.length, 'ORGANIZATION', SOURCE, CONFIDENCE)]
  )
  if (found.length === 0) return mentions
  const at = meetings(found)
  const blocked = new Set<Mention>()
  const kept = mentions.filter((mention) => {
    const met = at(mention)
    const yields =
      met.length > 0 &&
      met.every(({ start, end }) => mention.start >= start && mention.end <= end) &&
      mention.type !== 'ORGANIZATION' &&
      (mention.confidence ?? 1) < SURE
    if (yields) return false
    for (const one of met) {
      // a longer name, or one that is right
      if (mention.end < one.end && mention.start >= one.start && mention.type === 'ORGANIZATION' && mention.confidence !== undefined) continue
      blocked.add(one)
    }
    return true
  })
  const left = found.filter((one) => !blocked.has(one))
  const within = meetings(left)
  return [...kept.filter((mention) => within(mention).length === 0), ...left].sort(byStart)
}

const house = new RegExp(`^(?:${chineseHouses})(?=$|[^\\p{Script=Han}]|[的在是有提也推和与與为為供等将將被吃工员員老])`, 'u')
const LONGEST_HOUSE = 4

/** A restaurant or hotel of which a model took the first part for a person (`璞石閣|飯店`). */
function withHouse(mention: Mention, text: string): Mention {
  if (mention.type !== 'PERSON' || mention.confidence === undefined || mention.confidence >= SURE) return mention
  const behind = house.exec(text.slice(mention.end, mention.end + LONGEST_HOUSE))
  return behind === null ? mention : { ...mention, end: mention.end + behind[0].length, type: 'ORGANIZATION' }
}
