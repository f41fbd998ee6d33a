/**
 * Courts, offices, police, hospitals and firms of which a model found the place or a part alone: `江西省宜春市|中级人民法院`, `トヨタ|車体`, `Prokuratura | Okręgowa w Tarnobrzegu`,
 * `Midt- og | Vestjyllands Politi`, `a | Kenézy Gyula | kórházban`, `Sở Y tế`.
 */
import type { EntityLanguage } from '../../languages.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'

interface Parts {
  /** What belongs to the name before and behind one that was found, by its type. */
  readonly before?: RegExp
  readonly behind?: RegExp
  /** Types of names that are parts of such a body. */
  readonly of: ReadonlySet<string>
  /** What the name itself must look like. */
  readonly own?: RegExp
  /** A house rather than who works in it. */
  readonly isPlace?: true
}

const placeOrBody: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])
const body: ReadonlySet<string> = new Set(['ORGANIZATION'])
const person: ReadonlySet<string> = new Set(['PERSON'])
const CONFIDENCE = 0.85
const SOURCE = 'public-bodies'
const REACH = 32

const nordicBody = '(?:[Pp]oliti(?:distrikt)?|Polis|[Tt]ingrett|[Bb]yret|[Ll]agmannsrett|[Tt]ingsrätt|Kommune[r]?|Kommun|Brandvæsen|Sygehus)'
/** `Midt- og` is a part of what goes on so. */
const halved: Parts = { before: /(?:^|[^\p{L}])(\p{Lu}\p{Ll}+- (?:og|och) )$/u, of: body, own: new RegExp(` ${nordicBody}$`, 'u') }
/** With a capital it is one name; Swedish texts have the town of a court by itself. */
const nordic: readonly Parts[] = [
  { behind: /^ (?:Politi(?:distrikt)?|Byret|Tingrett|Brandvæsen|Sygehus)(?![\p{L}-])/u, of: new Set(['LOCATION']), own: /s$/u },
  halved
]
/** Norwegian writes courts and the police of a district in small letters. */
const norwegian: readonly Parts[] = [
  { behind: /^ (?:politidistrikt|politikammer|tingrett|lagmannsrett|jordskifterett|brannvesen|statsadvokatembeter)(?![\p{L}-])/u, of: placeOrBody },
  ...nordic
]
const hanBoundary = '(?=$|[^\\p{Script=Han}]|[在於于将將已也及和與与的向對对為为表今昨]|今天|昨天)'

/** Chinese bodies whose names end there, whatever verb follows. */
const hanWhole =
  '(?:公安(?:局|分局))?(?:消防救援(?:大队|支队|总队|局)|消防(?:大队|支队|总队)|交警(?:大队|支队|总队)|刑警(?:大队|支队|总队)|应急管理局|应急救援(?:大队|支队)|自然资源局|医疗保障局|城市管理局|市场监督管理局)(?![长員员部处處科所站])'

const partsOf: Readonly<Partial<Record<EntityLanguage, readonly Parts[]>>> = {
  zho: [
    {
      behind: new RegExp(
        `^(?:${hanWhole}|(?:(?:中级|高级|中級|高級|最高|第[一二三四五]|[东西南北東]\\p{Script=Han}区|地方|基层)?(?:人民法院|人民检察院|人民檢察院|地方法院|高等法院|地方檢察署|地方法院檢察署)|(?:漁會|渔会|農會|农会|公所|戶政事務所|地政事務所|公安局|公安分局|教育局|卫生局|衛生局|税务局|稅務局|稅捐稽徵處|财政局|消防局|警察局|環保局|环保局|民政局|交通局|文化局|水利局|农业局|農業局|观光局|水利署|能源署|環境部|健保署|國稅局|监管局|市场监管局|人民政府))${hanBoundary})`,
        'u'
      ),
      of: placeOrBody
    }
  ],
  jpn: [
    { behind: /^(?:役所|役場|庁舎)(?=$|[^\p{Script=Han}])/u, of: new Set(['LOCATION']), own: /[市町村区]$/u, isPlace: true },
    {
      behind: /^(?:庁|議会|教育委員会|消防局|警察署|地方裁判所|簡易裁判所|家庭裁判所|県警|府警|道警)(?=$|[^\p{Script=Han}])/u,
      of: new Set(['LOCATION']),
      own: /[市町村区県府都道]$/u
    },
    {
      behind:
        /^(?:車体|自動車|紡織|電機|工機|製鋼|通商|不動産|銀行|証券|生命|重工業?|電気|化学|製薬|建設|運輸|物流|商事|食品|工業|産業|金属|鉄道|航空|放送|新聞社|開発|興産|総研|総合研究所|信託銀行|損保|海上|火災)(?=$|[はがをにのでともへや、。，．）)])/u,
      of: body,
      own: /^[\p{Script=Katakana}ー]+$/u
    }
  ],
  pol: [
    {
      before:
        /(?:^|[^\p{L}])((?:Prokuratur[aęąyzo]{1,2}|Sąd(?:u|em|owi|zie)?|Komend[aęąy]|Komendzie|Izb[aęąy]|Izbie|Urząd|Urzęd(?:u|em|owi|zie)|Inspektorat(?:u|em)?|Dyrekcj[aęąi]|Szpital(?:a|em|u)?) )$/u,
      of: body,
      own: /^(?:Okręg|Rejon|Krajow|Region|Apelacyjn|Wojewódz|Powiat|Miejs|Gminn|Główn|Skarbow|Administracyjn|Najwyższ)/u
    }
  ],
  dan: nordic,
  nob: norwegian,
  nno: norwegian,
  swe: [halved],
  ara: [{ before: /(?:^|[^\p{L}])(?<!(?:رئيس|عضو|مدير) )([وبلف]?بلدية )$/u, of: new Set(['LOCATION']) }],
  tha: [{ of: new Set(['LOCATION']), own: /^(?:โรงเรียน|วิทยาลัย|มหาวิทยาลัย)\p{Script=Thai}{2}/u }],
  hun: [
    {
      before: /(?:^|[^\p{L}])[Aa]z?()[ ]$/u,
      behind:
        /^ (?:(?:megyei|városi|általános|oktató|egyetemi|szakképző) )?(?:kórház|rendelőintézet|iskol[aá]|gimnázium|egyetem|óvod[aá]|kollégium|klinik[aá]|líceum|főiskol[aá]|könyvtár|múzeum|színház|technikum)(?:a|b[ae]n|b[ae]|b[óő]l|n[ae]k|t|on|en|ön|ra|re|ról|ről|t[óő]l|v[ae]l|hoz|hez|n[áé]l)?(?![\p{L}])/u,
      of: person
    }
  ]
}

const vietnamesePortfolio =
  'Y tế|Giáo dục(?: và Đào tạo)?|Giáo dục - Đào tạo|Công Thương|Công thương|Nội vụ|Tài chính|Xây dựng|Giao thông [Vv]ận tải|Tư pháp|Nông nghiệp(?: và (?:Môi trường|Phát triển nông thôn|PTNT))?|Khoa học và Công nghệ|Văn hóa(?:,? Thể thao(?: và Du lịch)?)?|Kế hoạch và Đầu tư|Thông tin và Truyền thông|Tài nguyên và Môi trường|Lao động(?:,? Thương binh và Xã hội)?|Ngoại vụ|Ngoại giao|Quốc phòng|Công an|Du lịch|Dân tộc và Tôn giáo'
/** What a Norwegian sentence begins with is no district. */
const norwegianDistrict =
  /(?=[A-ZÆØÅ])(?<!\p{L})(?!(?:I|Ved|Fra|Frå|Hos|Til|Av|For|Et|Eit|Ingen|Hvert|Kvart|Hvilket|Samme|Ditt|Vårt|Dette) )\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: og \p{Lu}\p{Ll}+)? (?:politidistrikt|tingrett|lagmannsrett)(?!\p{L})/gu
/** Bodies that a model may have found nothing of: among them services of rescue, which are called by a number or by English words. */
const wholes: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  nob: norwegianDistrict,
  nno: norwegianDistrict,
  // parties that are called by ordinary words
  urd: /(?<![\p{L}\p{M}])(?:ریسکیو (?:1122|۱۱۲۲|١١٢٢)|فائر بریگیڈ|سول ڈیفنس)(?![\p{L}\p{M}])/gu,
  ben: /(?<![\p{L}\p{M}])ফা(?:\u09af\u09bc|\u09df)ার সার্ভিস(?: ও সিভিল ডিফেন্স)?(?:ের|কে|ে)?(?![\p{L}\p{M}])/gu,
  deu: /(?=[FU])(?<!\p{L})(?:Freien? Wähler|Freien? Demokraten|Unabhängigen? Wähler(?:gemeinschaft)?)(?!\p{L})/gu,
  vie: new RegExp(`(?<![\\p{L}\\p{M}])(?:Sở|Bộ|Ty) (?:${vietnamesePortfolio})(?![\\p{L}\\p{M}])`, 'gu'),
  bul: /(?<!\p{L})(?:Районн|Окръжн|Апелативн|Административн|Върховн|Градск)(?:ия(?:т)?|ата|а|и|ен)? (?:административен |касационен )?(?:съд|прокуратура)(?!\p{L})/gu,
  ara: /(?<!\p{L})(?:شركة|مؤسسة|مجموعة) ال\p{L}{3,12} (?:العرب(?:ية)?|المصري(?:ة)?|السعودي(?:ة)?|المغربي(?:ة)?|الأردني(?:ة)?|الكويتي(?:ة)?|القطري(?:ة)?|العراقي(?:ة)?|اللبناني(?:ة)?|التونسي(?:ة)?|الجزائري(?:ة)?|الإماراتي(?:ة)?|السوري(?:ة)?|الليبي(?:ة)?)(?!\p{L})|(?<!(?:رئيس|عضو|مدير) )(?<!\p{L})بلدية (?:بيت|كفر|دير|خان|تل|عين|بني|رأس|وادي|جبل|بير|قصر|سيدي) \p{L}{3,12}(?!\p{L})/gu,
  por: /(?<!\p{L})(?:Polícia (?:Civil|Federal|Militar|Judiciária|Rodoviária(?: Federal| Estadual)?|Científica|Municipal|Marítima|de Segurança Pública)|Guarda (?:Civil Municipal|Civil Metropolitana|Municipal|Nacional Republicana)|Câmara Municipal)(?!\p{L})/gu,
  tha: /(?<=^|[ \n]|ให้|ที่|ของ|ส่ง|ไป)(?:โรงพยาบาล|โรงเรียน|วิทยาลัย)(?!ที่|ของ|เอกชน|รัฐ|และ|ใน|ใกล้|นี้|นั้น|สนาม|แห่ง|เพื่อ|ได้|จะ|มี|เป็น|ไม่|ให้|กับ|หรือ|ทั่ว|ทุก|ต่าง|บาง|เดียว|หลาย|ประจำ|ประถม|มัธยม|อนุบาล|อื่น|ก็|ถูก|แล้ว|โดย|เพราะ|ซึ่ง|เมื่อ|ว่า|หลัง|ก่อน|ขนาด|ใหม่|เก่า|เดิม|เอง|ด้วย|ปิด|เปิด|ต้อง|ชั้นนำ)[\p{Script=Thai}]{3,12}(?=$|[^\p{Script=Thai}])/gu,
  heb: /(?<!\p{L})[ובלמהשכ]{0,2}בית[ -]ה?חולים ל\p{L}{3,10}(?![\p{L}׳'"״])/gu
}

/** The names with such bodies whole. Bounded work for each name. @param names in any order */
export function withPublicBodies(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const parts = partsOf[language]
  const extended = parts === undefined ? names : names.map((name) => parts.reduce((one, part) => extendedBy(one, part, text), name))
  const joined = language === 'zho' ? joinedFirms([...extended].sort(byStart), text) : extended
  const whole = wholes[language]
  const found = whole === undefined ? [] : [...text.matchAll(whole)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }))
  if (found.length === 0) return joined
  const sorted = [...joined].sort(byStart)
  const beside = meetings(sorted)
  const taken = new Set<Mention>()
  const added = found.flatMap((one) => {
    const inside = beside(one)
    if (inside.some(({ start, end, type }) => start < one.start || end > one.end || (type === 'ORGANIZATION' && start === one.start && end === one.end)))
      return []
    for (const mention of inside) taken.add(mention)
    return [ruleMention(one.start, one.end, 'ORGANIZATION', SOURCE, CONFIDENCE)]
  })
  return [...sorted.filter((mention) => !taken.has(mention)), ...added].sort(byStart)
}

function extendedBy(mention: Mention, { before, behind, of, own, isPlace }: Parts, text: string): Mention {
  const { start, end, type, confidence } = mention
  if (!of.has(type) || confidence === undefined || (own !== undefined && !own.test(text.slice(start, end)))) return mention
  const head = before?.exec(text.slice(Math.max(0, start - REACH), start))
  if (before !== undefined && head === null) return mention
  const tail = behind?.exec(text.slice(end, end + REACH))
  if (behind !== undefined && tail === null) return mention
  return { ...mention, start: start - (head?.[1]?.length ?? 0), end: end + (tail?.[0].length ?? 0), type: isPlace === true ? 'LOCATION' : 'ORGANIZATION' }
}

/** What a firm does, and its legal form. */
const trade =
  /^(?:物流|科技|贸易|貿易|商贸|商貿|实业|實業|电子|電子|建筑|建築|建设|建設|工程|食品|餐饮|餐飲|投资|投資|文化|传媒|傳媒|网络|網絡|网路|信息|資訊|技术|技術|医药|醫藥|生物|化工|机械|機械|汽车|汽車|房地产|房地產|置业|進出口|进出口|服饰|服飾|纺织|紡織|环保|環保|能源|咨询|諮詢|管理|服务|服務|教育|旅游|旅遊|广告|廣告|设计|設計|装饰|裝飾|农业|農業|水产|水產|海运|海運|运输|運輸|集团|集團){1,3}(?:股份)?(?:有限)?(?:责任|責任)?公司$/u

/** A Chinese firm of which a model took the place and the name for a place (`青岛蓝湾|物流有限公司`). */
function joinedFirms(sorted: readonly Mention[], text: string): readonly Mention[] {
  const joined: Mention[] = []
  for (const mention of sorted) {
    const last = joined.at(-1)
    const isRest =
      mention.type === 'ORGANIZATION' && last?.type === 'LOCATION' && last.end === mention.start && trade.test(text.slice(mention.start, mention.end))
    if (isRest && last.confidence !== undefined) joined[joined.length - 1] = { ...mention, start: last.start }
    else joined.push(mention)
  }
  return joined
}
