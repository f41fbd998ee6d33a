/**
 * Offices and occupations that the built-in lists lack (heads of districts, police and courts, directors, coaches, priests), titles beside a person alone. The models were
 * trained on the lists as they are, so that these words stand apart from them.
 */
import { firstAtLeast } from '../../core/sorted.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { type Beginnings, beginningsInAnyCase } from '../beginnings.js'
import { Flag } from './kinds.js'
import { ministersOf } from './ministers.js'

/** In small letters, `_` for a blank. */
const offices: Readonly<Record<string, string>> = {
  eng: 'regent constable coroner headteacher headmaster headmistress ombudsman consul ex-mayor ex-president ex-minister',
  deu: 'anwalt anwältin sportdirektor sportdirektorin sportvorstand sportchef cheftrainer cheftrainerin co-trainer regierungspräsident regierungspräsidentin dezernent dezernentin kämmerer kämmerin polizeipräsident polizeipräsidentin polizeisprecher polizeisprecherin feuerwehrsprecher einsatzleiter einsatzleiterin amtsleiter amtsleiterin schulleiter schulleiterin staatsanwältin oberstaatsanwalt oberstaatsanwältin amtsrichter amtsrichterin pressesprecher pressesprecherin kapitän ortsvorsteher ortsvorsteherin bezirksbürgermeister bezirksbürgermeisterin stadträtin intendant intendantin chefarzt chefärztin landeshauptmann landeshauptfrau kreisrat kreisrätin gemeinderat gemeinderätin fraktionschef fraktionschefin vorstandschefin aufsichtsratschef aufsichtsratschefin betriebsratschef betriebsratschefin betriebsleiter betriebsleiterin abteilungsleiter abteilungsleiterin rechtsanwalt rechtsanwältin notar notarin',
  nld: 'gedeputeerde hoofdcommissaris korpschef schooldirecteur teammanager notaris advocaat inspecteur',
  swe: 'oppositionsråd oppositionsrådet borgarråd borgarrådet polischef kammaråklagare överåklagare rektor sportchef regionråd verksamhetschef presstalesperson',
  dan: 'vognmand murermester tømrermester malermester rådmand politidirektør politiinspektør vicepolitiinspektør anklager rektor skoleleder cheftræner sportsdirektør sportschef kommunaldirektør regionsrådsformand daglig_leder',
  nob: 'varaordfører statsforvalter politimester politiadvokat statsadvokat lensmann rektor hovedtrener sportssjef landslagssjef kommunedirektør rådmann daglig_leder',
  nno: 'varaordførar statsforvaltar politimeister politiadvokat statsadvokat lensmann rektor hovudtrenar sportssjef landslagssjef kommunedirektør rådmann dagleg_leiar',
  fra: 'sous-préfet sous-préfète procureure commissaire échevin échevine sélectionneur sélectionneuse proviseur proviseure rectrice conseiller conseillère gardien gardienne notaire huissier huissière',
  spa: 'intendenta fiscala comisario comisaria subdelegado subdelegada delegado delegada conselleira entrenadora seleccionador seleccionadora rectora edila',
  cat: 'batlle batllessa fiscal jutgessa entrenadora rector rectora regidor regidora intendent intendenta comissari comissària',
  por: 'delegado delegada procurador procuradora treinadora técnica reitor reitora comandante autarca promotor promotora desembargador desembargadora selecionador selecionadora inspetor inspetora inspector inspectora',
  ita: 'ad procuratrice pm gip allenatrice ct dg ds rettore rettrice dirigente preside comandante commissario commissaria',
  ron: 'doamnă domnule domnișoară prefect prefectul procuror procurorul inspector rector rectorul comisar comisarul',
  pol: 'sołtys prokurator komendant trenerka rektor radny radna wicestarosta wicewojewoda kurator nadkomisarz podkomisarz aspirant podinspektor inspektor młodszy_aspirant starszy_aspirant',
  ces: 'státní_zástupce státní_zástupkyně trenérka rektor rektorka náměstek náměstkyně jednatel jednatelka radní zastupitel zastupitelka',
  slk: 'županka prokurátor prokurátorka trénerka rektor rektorka konateľ konateľka prednosta prednostka',
  slv: 'tožilka trenerka rektor rektorica ravnatelj ravnateljica podžupan podžupanja odvetnica odvetnik notar notarka',
  hrv: 'načelnik načelnica županica tužitelj tužiteljica direktorica ravnateljica trenerica rektor rektorica',
  srp: 'gradonačelnica načelnik načelnica direktorka selektor rektor rektorka градоначелница начелник начелница директорка селектор ректор ректорка',
  bul: 'прокурорът съдията директорът ректор ректорът областен_управител управител управителят началник началникът селекционер селекционерът',
  rus: 'ип чп градоначальник следователь врио',
  ukr: 'пане пані фоп спд тренерка ректор ректорка слідчий слідча заступник заступниця',
  ell: 'διευθύντρια',
  fin: 'kunnanjohtaja apulaispormestari syyttäjä käräjätuomari rehtori urheilujohtaja poliisipäällikkö rikoskomisario komisario ylikonstaapeli',
  est: 'abilinnapea abivallavanem prokurör peatreener rektor politseikapten koolijuht tegevjuht',
  lav: 'mēre prokurors prokurore trenere rektors rektore',
  lit: 'vicemeras vicemerė seniūnas seniūnė prokuroras prokurorė trenerė rektorius rektorė',
  hun: 'polgármestere polgármesternő alpolgármester alpolgármestere jegyző jegyzője igazgatónő főispán kormánymegbízott rendőrkapitány',
  tur: 'müdürü rektörü muhtar muhtarı komiser başkomiser emniyet_müdürü teknik_direktörü',
  ind: 'kapolsek wakapolres wakapolsek kajari dandim lurah sekda kades bripka ipda iptu kompol irjen akp akbp kombes_pol aipda aiptu briptu bripda brigjen_pol irjen_pol komjen_pol letkol mayjen serka sertu serda kasat_reskrim kapolresta kapolrestabes kajati',
  msa: 'adun pegawai_daerah inspektor superintendan acp dsp asp sac dcp supt asst_supt insp sjn kpl guru_besar penolong_kanan pengetua penghulu ketua_kampung',
  tgl: 'piskal',
  ara: 'المهندس المهندسة الدكتور الدكتورة الأستاذ الأستاذة المحامي المحامية العقيد العميد النقيب الرائد اللواء قائمقام قاضي قاضية مدرب عميد لواء مفتي',
  fas: 'بخشدار سرمربی بازپرس دهیار',
  urd: 'کمشنر ڈپٹی_کمشنر ڈی_پی_او ایس_پی ایس_ایچ_او انسپکٹر وکیل',
  heb: 'ניצב מפקד מנהלת עורך_דינו עורך_דינה עורך_דינם עורך_דינן עורכת_דינו עורכת_דינה עורכת_דינם עורכת_דינן',
  hin: 'जिलाधिकारी थानाध्यक्ष थाना_प्रभारी पुलिस_अधीक्षक एसपी डीएम एसडीएम डीआईजी आईजी एसएसपी सीओ तहसीलदार लेखपाल सरपंच मुखिया प्रधानाचार्य प्राचार्य इंस्पेक्टर दारोगा उपायुक्त आयुक्त ग्राम_प्रधान सचिव बीडीओ चालक शिक्षक प्रभारी कोतवाल चौकी_प्रभारी',
  ben: 'মালিক কর্মকর্তা নির্বাহী_কর্মকর্তা চেয়ারম্যান ওসি এসপি ডিসি ইউএনও পুলিশ_সুপার জেলা_প্রশাসক সম্পাদক অধ্যক্ষ বিচারক অধিনায়ক এসআই চালক সুপার',
  tam: 'ஆட்சியர் மாவட்ட_ஆட்சியர் பயிற்சியாளர் எஸ்பி ஆணையர் ஆய்வாளர் எம்எல்ஏ எம்பி',
  tel: 'ఎస్పీ డీజీపీ సీఐ ఎస్సై న్యాయమూర్తి డైరెక్టర్ కోచ్ సర్పంచ్ కమిషనర్',
  jpn: '部長 課長 校長 署長 裁判長 検事',
  kor: '부장 차장 과장 팀장 국장 부장판사 서장 경감 총경 코치 교육감 원장 실장 센터장 구단주 수사과장 경정 경위 경사 순경',
  zho: '鄉長 鎮長 區長 里長 村長 局長 處長 署長 科長 主任 局长 处长 科长 区长 镇长 乡长 检察官 立委'
}

/** Words that a person is called by, behind the name: titles there alone. */
const behindNames: Readonly<Record<string, string>> = { tur: 'bey hanım hanımefendi beyefendi efendi' }

/** Languages whose words end differently in each case, by what the nominative ends with. */
const stemmed: ReadonlySet<string> = new Set(['pol', 'ces', 'slk', 'slv', 'hrv', 'srp', 'rus', 'ukr', 'lav', 'lit', 'fin', 'est'])
const nominative = /(?:[aeoėа]|us|[ai]?s)$/u
/** Letters of the longest ending. */
const LONGEST_ENDING = 3
const FEWEST_LETTERS = 5
/** Before an Italian `ad` that is no preposition: `l'ad Carlo Messina`. */
const elided = /(?:^|[^\p{L}])(?:l|dell|all|dall|sull|ex|neo)['’ -]$/iu

interface Words {
  /** By their first token: the rest, longest first. */
  readonly first: ReadonlyMap<string, readonly string[]>
  readonly stems: ReadonlySet<string>
  readonly behind: ReadonlySet<string>
  readonly beginnings: Beginnings
}

const made = new Map<string, Words>()

function wordsOf(language: string): Words {
  let words = made.get(language)
  if (words !== undefined) return words
  const first = new Map<string, string[]>()
  const stems = new Set<string>()
  for (const word of offices[language]?.split(' ') ?? []) {
    const written = word.replaceAll('_', ' ')
    // what is one word here may be several tokens
    const key = written.slice(0, KEY)
    first.set(
      key,
      [...(first.get(key) ?? []), written].sort((left, right) => right.length - left.length)
    )
    const stem = written.replace(nominative, '')
    if (stemmed.has(language) && stem.length >= FEWEST_LETTERS && !stem.includes(' ') && !/[íý]$/u.test(stem)) stems.add(stem)
  }
  const behind = new Set(behindNames[language]?.split(' '))
  words = { first, stems, behind, beginnings: beginningsInAnyCase(first.keys(), stems, behind) }
  made.set(language, words)
  return words
}

/** Languages with offices of two words of which the lists have the first: editor, lawyer, ranks of the police. */
const listedHalf: ReadonlySet<string> = new Set(['heb', 'ind', 'msa'])
/** Letters by which words are looked up. */
const KEY = 2
const LONGEST = 32

/** Marks the words of a text that are such offices as occupations, where the lists know no title or one of its words only. @param flags of the lists, by token (`Flag`) @returns the tokens that offices of several words begin with, which stand alone */
export function markOffices(tokens: TokenList, flags: Uint32Array, language: string): ReadonlySet<number> {
  const { first, stems, behind, beginnings } = wordsOf(language)
  const { text, starts, ends, classes, count } = tokens
  const ministers = markMinisters(tokens, flags, language)
  if (first.size === 0 && behind.size === 0) return ministers
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word) continue
    const isListed = (flags[token]! & (Flag.titleFirst | Flag.jobFirst)) !== 0
    if (isListed && !listedHalf.has(language)) continue
    const start = starts[token]!
    // most words begin like none of them
    if (!beginnings.has(text, start)) continue
    const written = text.slice(start, start + LONGEST)
    const lower = language === 'tur' ? written.toLocaleLowerCase('tr') : written.toLowerCase()
    const own = lower.slice(0, ends[token]! - start)
    let last = -1
    for (const word of first.get(lower.slice(0, KEY)) ?? []) {
      if (!lower.startsWith(word)) continue
      last = token
      while (last + 1 < count && ends[last]! < start + word.length) last++
      if (ends[last] === start + word.length) break
      last = -1
    }
    if (isListed && last <= token) continue
    if (last < 0 && isForm(own, stems)) last = token
    if (last < 0 && behind.has(own)) last = token
    if (last < 0 || (language === 'ita' && own === 'ad' && !elided.test(text.slice(Math.max(0, start - 6), start)))) continue
    flags[token] = flags[token]! | Flag.jobFirst
    for (let inside = token + 1; inside <= last; inside++) flags[inside] = flags[inside]! | (Flag.jobFirst << 1)
  }
  return ministers
}

/** Marks ministers with what they are for as one title. @returns the tokens that such begin with */
function markMinisters(tokens: TokenList, flags: Uint32Array, language: string): ReadonlySet<number> {
  const begun = new Set<number>()
  for (const { start, end } of ministersOf(tokens.text, language)) {
    const first = firstAtLeast(tokens.ends, start + 1, tokens.count)
    begun.add(first)
    flags[first] = flags[first]! | Flag.titleFirst
    for (let inside = first + 1; inside < tokens.count && tokens.starts[inside]! < end; inside++)
      flags[inside] = (flags[inside]! & ~Flag.titleFirst) | (Flag.titleFirst << 1)
  }
  return begun
}

function isForm(word: string, stems: ReadonlySet<string>): boolean {
  for (let ending = 0; ending <= LONGEST_ENDING && word.length - ending >= FEWEST_LETTERS; ending++)
    if (stems.has(word.slice(0, word.length - ending))) return true
  return false
}

/** The offices of a language, in small letters, `_` for a blank. */
export function officesOf(language: string): readonly string[] {
  return offices[language]?.split(' ') ?? []
}

/** Whether a word alone is such an office. */
export function isOffice(word: string, language: string): boolean {
  const { first, stems } = wordsOf(language)
  const lower = word.toLowerCase()
  return first.get(lower.slice(0, KEY))?.includes(lower) === true || isForm(lower, stems)
}

/** Whether a word is what somebody is called by behind the name. */
export function isBehindNames(word: string, language: string): boolean {
  const { behind } = wordsOf(language)
  return behind.size > 0 && behind.has(word.toLocaleLowerCase('tr'))
}

/** Languages, most of them without capitals, whose models take an office for the beginning of the name (in Bengali they have it for a person as well, `withoutOffices`). */
const uncased: ReadonlySet<string> = new Set(['ben', 'hin', 'tam', 'tel', 'urd', 'fas', 'ara', 'msa'])

/** Characters of the offices that a name begins with, and of the blank behind them; all of them for a name that is nothing else. */
export function officeBefore(name: string, language: string): number {
  if (!uncased.has(language)) return 0
  const { first } = wordsOf(language)
  const lower = name.toLowerCase()
  const word = first.get(lower.slice(0, KEY))?.find((office) => lower === office || lower.startsWith(`${office} `))
  return word === undefined ? 0 : Math.min(name.length, word.length + 1)
}
