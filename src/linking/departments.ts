/** Departments of firms and offices, floors of houses, in the words of each language: who is named with one (`Michael Jordan from accounts`) is a colleague, not the famous bearer of the name. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { foldName } from '../knowledge/names/fold.js'
import { lettersBefore, type PhraseTable, phraseTables, tellsPhrase, wordsOf } from './phrases.js'

/**
 * In all languages the same, in the case that stands behind a name: accounts, payroll, human resources, information technology, sales, purchasing, logistics, dispatch,
 * warehouse, maintenance, reception, customer service, billing; the office and the canteen of a school, the floors of a house. Words that ministries and boards go by as well (finance, defence) are left out. `_` joins the words of a phrase.
 */
const words: Readonly<Record<string, string>> = {
  eng: 'accounts accounting payroll hr it sales marketing purchasing procurement logistics dispatch warehouse maintenance facilities reception billing helpdesk school_office canteen upstairs downstairs next_door second_floor third_floor fourth_floor ground_floor',
  deu: 'buchhaltung lohnbuchhaltung personalabteilung personal hr it edv vertrieb einkauf logistik versand lager technik haustechnik hausverwaltung empfang kundendienst kundenservice sekretariat schulsekretariat kantine mensa stock obergeschoss erdgeschoss nebenan',
  fra: 'comptabilité paie rh informatique commercial ventes achats logistique expédition entrepôt maintenance accueil facturation standard secrétariat cantine vie_scolaire étage rez-de-chaussée',
  spa: 'contabilidad nóminas rrhh personal informática ventas compras logística expedición almacén mantenimiento recepción facturación portería conserjería comedor secretaría_del_colegio piso_de_arriba segundo_piso tercer_piso cuarto_piso',
  por: 'contabilidade rh informática vendas compras logística expedição armazém manutenção recepção receção faturamento faturação portaria cantina secretaria_da_escola rés-do-chão segundo_andar terceiro_andar quarto_andar',
  ita: 'contabilità amministrazione personale informatica vendite acquisti logistica spedizioni magazzino manutenzione reception fatturazione segreteria_scolastica portineria secondo_piano terzo_piano quarto_piano quinto_piano',
  cat: 'comptabilitat nòmines personal informàtica vendes compres logística magatzem manteniment recepció facturació',
  nld: 'boekhouding administratie salarisadministratie personeelszaken hr ict verkoop inkoop logistiek magazijn onderhoud receptie klantenservice facturatie verdieping kantine schooladministratie',
  swe: 'ekonomi ekonomiavdelningen löneavdelningen hr personalavdelningen it försäljning inköp logistik lagret underhåll receptionen kundtjänst skolexpeditionen våningen matsalen',
  dan: 'regnskab bogholderiet løn hr it salg indkøb logistik lageret vedligehold receptionen kundeservice stuen kantinen',
  nob: 'regnskap lønn hr it salg innkjøp logistikk lageret vedlikehold resepsjonen kundeservice kantina etasje',
  fin: 'kirjanpidosta taloushallinnosta palkanlaskennasta henkilöstöhallinnosta myynnistä ostosta logistiikasta varastosta huollosta vastaanotosta asiakaspalvelusta koulusihteerin kerroksesta kansliasta ruokalasta',
  est: 'raamatupidamisest palgaarvestusest personaliosakonnast müügist ostust logistikast laost hooldusest vastuvõtust klienditeenindusest',
  lav: 'grāmatvedības personāldaļas pārdošanas iepirkumu loģistikas noliktavas',
  lit: 'buhalterijos personalo pardavimų pirkimų logistikos sandėlio',
  pol: 'księgowości działu_kadr z_kadr płac hr it sprzedaży zakupów logistyki magazynu utrzymania recepcji sekretariatu sekretariacie piętra parteru stołówki',
  ces: 'účtárny účetního mzdové personálního prodeje nákupu logistiky skladu údržby recepce patra přízemí sekretariátu jídelny',
  slk: 'účtovníctva učtárne personálneho predaja nákupu logistiky skladu údržby recepcie poschodia prízemia sekretariátu jedálne',
  slv: 'računovodstva kadrovske prodaje nabave logistike skladišča vzdrževanja recepcije nadstropja pritličja tajništva',
  hrv: 'računovodstva kadrovske prodaje nabave logistike skladišta održavanja recepcije kata prizemlja tajništva',
  srp: 'рачуноводства кадровске продаје набавке логистике магацина одржавања рецепције računovodstva kadrovske prodaje nabavke logistike magacina',
  rus: 'бухгалтерии отдела_кадров продаж закупок логистики склада снабжения ресепшена ресепшн этажа столовой подъезда',
  ukr: 'бухгалтерії відділу_кадрів продажів закупівель логістики складу постачання поверху їдальні підʼїзду',
  bul: 'счетоводството счетоводство отдел_кадри от_кадри продажби доставки логистика склада поддръжка рецепцията етаж столовата',
  ell: 'λογιστήριο πωλήσεις προμήθειες αποθήκη γραμματεία υποδοχή όροφο κυλικείο ισόγειο',
  ron: 'contabilitate salarizare resurse vânzări achiziții logistică depozit mentenanță recepție facturare secretariat etajul parter cantină',
  hun: 'könyvelésről könyvelésből bérszámfejtésről értékesítésről beszerzésről logisztikáról raktárból recepcióról emeletről titkárságról menzáról',
  tur: 'muhasebeden satıştan satınalmadan lojistikten depodan resepsiyondan kattan kantinden',
  ind: 'akuntansi keuangan personalia penjualan pembelian logistik gudang resepsionis',
  nno: 'rekneskap løn hr it innkjøp logistikk lageret vedlikehald resepsjonen kundeservice',
  msa: 'akaun perakaunan sumber_manusia jualan pembelian logistik gudang penyelenggaraan',
  tgl: 'accounting payroll hr it sales bodega logistics reception',
  vie: 'phòng_kế_toán phòng_nhân_sự phòng_kinh_doanh phòng_mua_hàng phòng_hành_chính bộ_phận_kho bộ_phận_kế_toán',
  ara: 'المحاسبة الحسابات المشتريات المبيعات المستودع المخازن الصيانة الاستقبال الموارد_البشرية',
  fas: 'حسابداری فروش خرید انبار پذیرش تدارکات کارگزینی منابع_انسانی پشتیبانی',
  pus: 'محاسبې پلور پېرود تدارکاتو ګودام',
  heb: 'מהנהלת_חשבונות מהמכירות מהרכש מהמחסן מהקבלה מהשיווק ממשאבי_אנוש מהלוגיסטיקה',
  tha: 'ฝ่ายบัญชี แผนกบัญชี ฝ่ายบุคคล แผนกบุคคล ฝ่ายขาย แผนกขาย ฝ่ายจัดซื้อ แผนกจัดซื้อ แผนกต้อนรับ ฝ่ายคลังสินค้า แผนกคลังสินค้า ฝ่ายธุรการ แผนกธุรการ'
}

/** The same where the department stands before the name, as it stands there. */
const wordsBefore: Readonly<Record<string, string>> = {
  ben: 'হিসাব_বিভাগের হিসাবরক্ষণ_বিভাগের বিক্রয়_বিভাগের ক্রয়_বিভাগের মানবসম্পদ_বিভাগের গুদামের অ্যাকাউন্টসের',
  hin: 'लेखा_विभाग बिक्री_विभाग क्रय_विभाग मानव_संसाधन अकाउंट्स एचआर गोदाम',
  urd: 'شعبہ_حسابات شعبہ_خریداری اکاؤنٹس سیلز گودام استقبالیہ',
  tam: 'கணக்குத்_துறை கணக்குத்_துறையைச் விற்பனைத்_துறை விற்பனைத்_துறையைச் கொள்முதல்_துறை கொள்முதல்_துறையைச்',
  tel: 'అకౌంట్స్ అకౌంట్స్_విభాగం అకౌంట్స్_విభాగానికి సేల్స్_విభాగం సేల్స్_విభాగానికి కొనుగోలు_విభాగం కొనుగోలు_విభాగానికి',
  kor: '경리부 경리팀 회계부 회계팀 재무팀 인사부 인사팀 총무부 총무팀 영업부 영업팀 구매부 구매팀 물류팀 관리팀 전산팀 고객지원팀',
  jpn: '経理部 経理課 総務部 総務課 人事部 人事課 営業部 営業課 購買部 購買課 物流部 物流課 倉庫 情報システム部',
  zho: '会计部 财务部 人力资源部 销售部 业务部 采购部 物流部 仓库 仓储部 客服部 行政部 维修部'
}

/** Where letters have no case, a preposition tells that what follows belongs to the name: `من`, from. */
const prepositions: Readonly<Record<string, ReadonlySet<string>>> = {
  ara: new Set(['من', 'في']),
  fas: new Set(['از', 'در']),
  pus: new Set(['له', 'د'])
}

const tableBehind = phraseTables(words)
const tableBefore = phraseTables(wordsBefore)

/** Words in small letters between a name and a department: `from the`, `aus der`, `du service`. */
const MOST_BETWEEN = 3
const WINDOW = 48
const LONGEST_ABBREVIATION = 3
/** Words before a name among which the department ends. */
const WORDS_BEFORE = 2
/** Languages whose words are not parted by blanks. */
const blankless: ReadonlySet<string> = new Set(['zho', 'jpn'])
const sentenceEnd = /[.!?;:\n。！？।](?!\p{L})/u
const smallWord = /^\p{Ll}/u
const uncapitalized = /^[\p{Ll}\p{Lo}]/u
const wordBreak = /[\s,(]+/u

/** Whether a department stands beside a mention, with nothing but small words between them. @param code ISO 639-3 of the text, which may be an alias */
export function isOfDepartment(text: string, mention: Span, code: string): boolean {
  const language = modelLanguage(code)
  const behind = tableBehind(language)
  if (behind !== undefined && isBehind(text, mention, language, behind)) return true
  const before = tableBefore(language)
  return before !== undefined && isBefore(text, mention, language, before)
}

function isBehind(text: string, { end }: Span, language: string, table: PhraseTable): boolean {
  const behind = text.slice(end, end + WINDOW).split(/[.!?;:\n)]/u)[0]!
  if (language === 'tha') {
    const letters = foldName(behind).replace(/^จาก/u, '')
    return [...table].some((word) => letters.startsWith(word))
  }
  if (!/^[ ,(]/u.test(behind)) return false
  const written = behind.split(wordBreak).filter((word) => word !== '')
  const [first, ...others] = written
  if (first === undefined) return false
  const isSmall = smallWord.test(first) || prepositions[language]?.has(first) === true
  // a case ending or a prefix may say what a preposition says elsewhere
  if ((isSmall || behind.startsWith(' (') || language === 'heb') && isDepartment(written, table)) return true
  if (!isSmall) return false
  for (const [at, word] of others.slice(0, MOST_BETWEEN).entries()) {
    if (isDepartment(others.slice(at), table)) return true
    if (!uncapitalized.test(word)) return false
  }
  return false
}

/** Whether words begin with a department. Abbreviations are written in capitals: `IT` is no pronoun. */
function isDepartment(written: readonly string[], table: PhraseTable): boolean {
  const [first = ''] = written
  const isAbbreviation = first === first.toUpperCase()
  return tellsPhrase(written.flatMap(wordsOf), 1, (phrase) => table.has(phrase) && (isAbbreviation || phrase.length > LONGEST_ABBREVIATION))
}

function isBefore(text: string, { start }: Span, language: string, table: PhraseTable): boolean {
  const near = text.slice(Math.max(0, start - WINDOW), start)
  if (blankless.has(language)) {
    const letters = lettersBefore(near.replace(/[の的]$/u, ''))
    return [...table].some((word) => letters.endsWith(word))
  }
  const last = near.split(sentenceEnd).at(-1)!
  return tellsPhrase(wordsOf(language === 'kor' ? last.replace(/의 $/u, '') : last), -WORDS_BEFORE, (phrase) => table.has(phrase))
}
