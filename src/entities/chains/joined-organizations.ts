/** Short names of organizations that are written in one word: `日産` for `日産自動車`, `北大` for `北京大学`, `서울대` for `서울대학교`. */

/** Kinds at the end of a name that its short form leaves out. */
const kinds = [
  ...'自動車 電機 電気 電力 工業 製薬 製鉄 重工業 重工 銀行 証券 保険 生命 海上 商事 物産 不動産 建設 航空 鉄道 新聞 放送 化学 食品 通信 グループ ホールディングス'.split(
    ' '
  ),
  ...'集团 集團 公司 技术 技術 实业 實業 控股 银行 科技 汽车 汽車 电器 電器 电子 電子 证券 證券 保险 保險 航空 石油 能源 地产 地產 网络 股份 大学 大學'.split(
    ' '
  ),
  ...'전자 자동차 그룹 은행 화학 건설 증권 생명 화재 카드 통신 텔레콤 중공업 물산 항공 제약 신문 방송 에너지 디스플레이 바이오로직스 대학교 홀딩스'.split(' ')
]
/** What a kind is called in short at the end of a name. */
const shortKinds: Readonly<Record<string, readonly string[]>> = {
  大: ['大学', '大學'],
  行: ['银行', '銀行'],
  銀: ['銀行'],
  証: ['証券'],
  電: ['電力'],
  委: ['委员会', '委員会', '委員會'],
  协: ['协会'],
  協: ['協会', '協會'],
  社: ['通信社', '通讯社', '新聞社'],
  대: ['대학교', '대학'],
  은: ['은행'],
  차: ['자동차'],
  협: ['협회', '협동조합'],
  위: ['위원회']
}
/** In front of a name that its short form may leave out. */
const nations = ['中国', '中國', '中华', '全国', '日本', '한국', '대한']
const LONGEST = 5
const LEAST = 2
const SHORTEST_PARTY = 3
const joined = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ーA-Za-z&]+$/u

/** Whether the form's script is one of those that write names in one word. */
export function isJoined(name: string): boolean {
  return joined.test(name)
}

/** Kinds of places that a name has or not: 大阪市, 서울시. */
const placeKinds = ['市', '省', '시']

/** Whether a place's name leaves out its kind. */
export function isPlaceWithout(short: string, full: string): boolean {
  return short.length >= LEAST && full.startsWith(short) && placeKinds.includes(full.slice(short.length))
}

/** Kinds of places at the end of names, of which one name may have several: 千葉県 and 千葉市 are two. */
const administrative = /(?:[市県府都道区郡町村省州区县縣島岛]|시|도|군|구)$/u

/** Whether two places have one name and another kind each. */
export function areOtherKinds(one: string, other: string): boolean {
  const [kind, otherKind] = [administrative.exec(one)?.[0], administrative.exec(other)?.[0]]
  return (
    kind !== undefined && otherKind !== undefined && kind !== otherKind && isJoined(one) && one.slice(0, -kind.length) === other.slice(0, -otherKind.length)
  )
}

/** Whether a name leaves out the kind at the end of a fuller one, or calls it in short. */
export function isShortOf(short: string, full: string): boolean {
  if (short.length < LEAST || short.length >= full.length || nations.includes(short)) return false
  if (full.startsWith(short) && kinds.includes(full.slice(short.length))) return true
  // 민주당 of 더불어민주당
  if (short.length >= SHORTEST_PARTY && short.endsWith('당') && full.endsWith(short)) return true
  return isContracted(short, full)
}

/** Whether a name is another one's first character, others of it in order, and what its kind is called in short; a nation in front may be left out. */
export function isContracted(short: string, full: string): boolean {
  if (short.length < LEAST || short.length > LONGEST) return false
  return isContractedName(short, full) || nations.some((nation) => full.startsWith(nation) && isContractedName(short, full.slice(nation.length)))
}

function isContractedName(short: string, full: string): boolean {
  const kind = shortKinds[short.at(-1)!]?.find((word) => full.endsWith(word))
  if (kind === undefined || short[0] !== full[0]) return false
  const own = full.slice(0, -kind.length)
  let at = 0
  for (const sign of short.slice(0, -1)) {
    at = own.indexOf(sign, at) + 1
    if (at === 0) return false
  }
  return true
}
