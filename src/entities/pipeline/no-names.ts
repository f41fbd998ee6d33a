/** Words that are nobody's name though models take them for one: pronouns, figures of the economy, diseases called after a doctor. */
import type { EntityLanguage } from '../languages.js'
import { officeBefore } from '../lists/offices.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'
import { formsOfPersons } from './forms-of-address.js'
import { isRank } from './roles/police-ranks.js'
import { hebrewLawyer } from './roles/titles.js'
import { isTalkCall } from './talk/interjections.js'

const malay = 'beliau dia mereka kami kita saya aku anda kamu baginda ia'
/** Pronouns: of languages with little text to learn from, and those that letters write with a capital out of respect. */
const pronouns: Partial<Record<EntityLanguage, string>> = {
  msa: malay,
  ind: `${malay} beliaulah`,
  tgl: 'siya sila ako kami tayo kayo ikaw',
  ben: 'তিনি সে তারা তা আমি আমরা আপনি তুমি',
  vie: 'tôi ta tao tớ mày nó hắn họ ấy này đó kia đây chúng',
  ces: 'já my vy vás vám vámi váš vaše vaši vaší vašeho vašemu vašich vašim vašem vašimi tebe tobě tebou tvůj tvoje tvé tvého tvou',
  slk: 'ja my vy vás vám vami váš vaša vaše vaši vašu vašej vašou vášho vášmu vašich vašim vašom vašimi teba tebe tebou tvoj tvoja tvoje tvojej tvoju',
  pol: 'was wam wami wasz wasza wasze waszą waszej waszego waszemu waszych waszym waszymi ciebie tobie tobą twój twoja twoje twoją twojej twojego twoim twoich',
  hrv: 'vas vam vama vaš vaša vaše vašu vašoj vašeg vašega vašem vaših vašim tebe tebi tvoj tvoja tvoje',
  slv: 'vas vam vami vaš vaša vaše vašo vaši vašega vašemu vašem vaših vašim tebe tebi tvoj tvoja tvoje',
  srp: 'вас вам вама ваш ваша ваше вашу вашој вашег вашем ваших вашим vas vam vama vaš vaša vaše vašu vašoj vašeg vašem vaših vašim',
  rus: 'вы вас вам вами ваш ваша ваше ваши вашу вашей вашего вашему вашем ваших вашим вашими',
  ukr: 'ви вас вам вами ваш ваша ваше ваші вашу вашої вашій вашого вашому вашим ваших вашими',
  bul: 'вие вас вам ваш ваша ваше ваши вашата вашето вашият вашия вашите'
}
/** What people are (the killed; Bengali annotated texts have offices as persons) and what anybody is called, of languages without capitals or with words of one syllable: alone, nobody's name. */
const people: Partial<Record<EntityLanguage, string>> = {
  ben: 'নিহত স্কুলশিক্ষক',
  kor: '이장 통장 면장',
  hin: 'भैया भइया दीदी मिठाई',
  vie: 'tiếng người cháu con mẹ bố chồng vợ trai gái'
}
/** Accidents and disasters, which stand in the case that places stand in. */
const bengaliAccident = /(?:ডুবি|কাণ্ড|কান্ড|দুর্ঘটনা|সংঘর্ষ|বিস্ফোরণ|ভূমিধস|ঘূর্ণিঝড়|বন্যা)(?:তে|\u09af\u09bc|\u09df|ে|ের|র)?$/u
/** What Bengali nouns end with in sentences. */
const endings = /(?:দের|ের|েরা|রা|কে|র)$/u

/** States whose abbreviation is a word in small letters (`tell us`, `ja bih`), and what stands before it where it is none. */
const serbian = { states: 'bih sad', behind: 'u iz za kroz' }
const abbreviatedStates: Partial<Record<EntityLanguage, { readonly states: string; readonly behind: string }>> = {
  eng: { states: 'us', behind: 'the' },
  ita: { states: 'usa', behind: 'gli negli dagli agli degli sugli' },
  hrv: serbian,
  srp: serbian,
  slv: serbian
}

/** Figures, taxes and interest rates of an economy, and things of everyday life, by their abbreviation. */
const abbreviations: Partial<Record<EntityLanguage, string>> = {
  eng: 'EV EVs GDP GNP VAT CPI PPI AGM IPO DIY MRI CT SMS PDF CV PIN FAQ TV PC USB GPS ATM DNA',
  fra: 'PIB PNB TVA SMIC CSG RTT CDI CDD VAE TJM IRM SMS PDF CV RDV QCM VTT HLM BD DVD ADN PC TP',
  deu: 'BIP MwSt USt VPI HV PKW LKW MRT CT SMS PDF PIN EKG TV PC USB DNA SUV',
  spa: 'PIB IVA IRPF IPC SMI ERE ITV PDF SMS CV PIN TAC ADN USB DVD',
  ita: 'PIL Pil IVA Iva IRPEF Irpef IMU Imu TARI Tari IRAP Irap TFR TAC SMS PDF CV PIN DNA USB',
  por: 'PIB IVA IRS IRC IMI ICMS IPTU IPCA Selic SELIC CDI IPI PDF SMS CV PIN TAC ADN USB',
  cat: 'PIB IVA IRPF IPC PDF SMS CV PIN TAC ADN',
  vie: 'HLV',
  nld: 'bbp BBP btw BTW ozb OZB WOZ MRI SMS PDF CV PIN USB DNA apk APK',
  pol: 'PKB VAT PIT CIT SMS PDF CV PIN USB USG EKG',
  ces: 'HDP DPH DPPO SMS PDF CV PIN USB CT EKG',
  slk: 'HDP DPH SMS PDF CV PIN USB CT EKG',
  hun: 'GDP áfa ÁFA szja SZJA SMS PDF CV PIN USB CT EKG MR',
  ron: 'PIB TVA ROBOR IRCC SMS PDF CV PIN RMN CT',
  swe: 'BNP BNP:n moms KPI SMS PDF CV PIN USB EKG',
  dan: 'BNP moms SMS PDF CV PIN USB EKG',
  nob: 'BNP mva MVA KPI SMS PDF CV PIN USB EKG',
  nno: 'BNP mva MVA KPI SMS PDF CV PIN USB EKG',
  fin: 'bkt BKT alv ALV SMS PDF CV PIN USB',
  tur: 'GSYH GSYİH KDV ÖTV TÜFE ÜFE SMS PDF CV PIN MR TC',
  rus: 'ВВП НДС НДФЛ ИПЦ ЕГЭ МРТ СМС КТ УЗИ ЭКГ ПИН',
  ukr: 'ВВП ПДВ ПДФО ЗНО МРТ СМС КТ УЗД ЕКГ ПІН',
  bul: 'БВП ДДС ЯМР СМС ПИН ЕКГ',
  ell: 'ΑΕΠ ΦΠΑ ΕΝΦΙΑ'
}

/** Subjects of timetables, by the short names that models take for persons'. */
const subjects: Partial<Record<EntityLanguage, string>> = {
  deu: 'mathe reli bio chemie physik sport musik kunst ethik latein erdkunde sachkunde werken',
  nld: 'wiskunde gym biologie aardrijkskunde',
  swe: 'matte idrott slöjd bild kemi',
  dan: 'matematik idræt billedkunst',
  nob: 'matte gym naturfag',
  nno: 'matte gym naturfag',
  fra: 'maths svt eps techno',
  spa: 'mates lengua plástica sociales',
  por: 'matemática ciências',
  ita: 'matematica scienze motoria',
  pol: 'matma wf plastyka przyroda',
  ces: 'matika tělocvik přírodopis',
  hun: 'matek tesi ének',
  rus: 'матем физра труд матч счёт дата',
  fin: 'matikka liikunta kässä'
}

/** Words for a disease or a syndrome before the doctor or patient it is called after. */
const before: Readonly<Partial<Record<EntityLanguage, string>>> = {
  eng: 'syndrome of',
  fra: "maladie de|maladie d'|maladie d’|syndrome de|syndrome d'",
  spa: 'enfermedad de|mal de|síndrome de',
  cat: "malaltia de|malaltia d'|síndrome de",
  por: 'doença de|mal de|síndrome de',
  ita: 'morbo di|malattia di|sindrome di',
  ron: 'boala|sindromul',
  nld: 'ziekte van|syndroom van',
  pol: 'choroba|choroby|chorobę|chorobie|chorobą|zespół|zespołu|zespołem',
  ces: 'nemoc|syndrom',
  slk: 'choroba|syndróm',
  rus: 'болезнь|болезни|болезнью|синдром|синдрома|синдромом',
  ukr: 'хвороба|хвороби|хворобу|хворобою|синдром|синдрому',
  bul: 'болест на|болестта на|синдром на|синдромът на',
  ell: 'νόσος|νόσο|νόσος του|νόσο του|σύνδρομο|σύνδρομο του',
  ind: 'penyakit|sindrom',
  vie: 'bệnh|hội chứng',
  ara: 'مرض|متلازمة',
  fas: 'بیماری|سندرم',
  heb: 'מחלת|תסמונת'
}
const behind =
  /^(?:[’']?s)?(?:[ -](?:disease|syndrome|palsy|lymphoma|sarcoma|chorea|Krankheit|Syndrom|Erkrankung|Lymphom|sjukdom|sygdom|sykdom|syndrom|tauti|tautia|taudin|tautiin|oireyhtymä|kór|kórban|szindróma|hastalığı|hastalığına|sendromu|tõbi|tõve|slimība|liga))(?!\p{L})|^(?:病|症候群|症|綜合症|综合征|综合症|氏病|병|증후군)/u
/** Verbs of those who have one, before the name alone. */
const suffers =
  /(?<!\p{L})(?:morbus|leide[nt]\w? an|suffer(?:s|ed|ing)? from|souffr\w+ d[e’']|sufre de|soffre di|sofre de|lijdt aan|choruje na|страда\p{L}+ от|хворіє на) ?$/iu
/** Who are named for their disease more often than as persons. */
const doctors: ReadonlySet<string> = new Set(
  'parkinson parkinsona паркинсона паркінсона alzheimer alzheimera альцгеймера crohn крона hodgkin huntington asperger tourette basedow hashimoto cushing addison chagas raynaud sjögren bechterew kaposi'.split(
    ' '
  )
)
/** Who is hardly named without being meant as the disease. */
const diseases: ReadonlySet<string> = new Set(['alzheimer', "alzheimer's", 'alzheimers', 'alzheimer’s'])
const LONGEST_KIND = 20
/** Letters of the longest abbreviation of a form of address. */
const LONGEST_FORM = 8
/** Degrees with what they are in, and alone where they are written out: `BEng Mechanical Engineering`, `Bachelor of Arts`. */
const degree =
  /^(?:(?:[BM]\.?(?:Eng|Sc|Phil|Ed|Arch|Res|Chem|Phys|Math|Comp|Pharm|Mus|Tech|Com)\.?|LL\.?[BM]\.?|Ph\.?D\.?|Ed\.?D\.?)(?: \(?Hons\.?\)?)?(?: |$)|(?:B\.?A|M\.?A|MBA)\.? (?:\(?Hons\.?\)?|in|of)(?: |$)|(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)? (?:of|in|en|i) (?:Arts?|Sciences?|Laws?|Engineering|Education|Business|Philosophy|Medicine|Music|Fine|Public|Social|Applied|Commerce|Architecture|Economics|Nursing|Divinity|Theology|Technology|Health)(?: |$)|(?:Bachelor|Master)(?:arbeit|studium|studiengang)|(?:Licenciatura|Licenciado|Licenciada|Grado|Máster|Mestrado|Doutorado|Bacharelado|Laurea|Licence|Maîtrise|Diplomatura)(?: \p{L}+)? (?:en|em|in|de) )/u
/** What contracts call their parties, with a capital. */
const parties: Partial<Record<EntityLanguage, string>> = {
  eng: 'landlord tenant lessor lessee buyer purchaser seller vendor borrower lender licensor licensee employer employee contractor subcontractor supplier client customer guarantor assignor assignee franchisor franchisee consignor consignee mortgagor mortgagee indemnitor indemnitee',
  deu: 'vermieter vermieterin mieter mieterin auftraggeber auftragnehmer käufer verkäufer arbeitgeber arbeitnehmer darlehensgeber darlehensnehmer lizenzgeber lizenznehmer verpächter pächter besteller',
  fra: 'bailleur bailleresse preneur locataire propriétaire acheteur acquéreur vendeur prêteur emprunteur employeur salarié prestataire maître-d’ouvrage concédant cédant cessionnaire',
  spa: 'arrendador arrendadora arrendatario arrendataria inquilino comprador compradora vendedor vendedora prestamista prestatario licenciante licenciatario contratante contratista',
  por: 'locador locadora locatário locatária senhorio inquilino comprador compradora vendedor vendedora mutuante mutuário contratante contratada contratado',
  ita: 'locatore locatrice conduttore conduttrice acquirente venditore venditrice mutuante mutuatario committente appaltatore',
  nld: 'verhuurder huurder koper verkoper opdrachtgever opdrachtnemer werkgever werknemer',
  pol: 'wynajmujący najemca kupujący sprzedający zamawiający wykonawca zleceniodawca zleceniobiorca pożyczkodawca pożyczkobiorca',
  rus: 'арендодатель арендатор наймодатель наниматель покупатель продавец заказчик исполнитель подрядчик',
  jpn: '甲 乙 丙 丁 甲方 乙方',
  kor: '갑 을 병 정',
  zho: '甲方 乙方 丙方 甲乙双方 甲乙雙方 出租方 承租方 委托方 受托方 买方 卖方 發包方 发包方 承包方 委託方 受託方 買方 賣方',
  ukr: 'орендодавець орендар наймодавець наймач покупець продавець замовник виконавець підрядник'
}
const articleBefore = /^(?:(?:the|der|die|das|den|dem|le|la|el|o|a|il|lo|de|het) |l['’])/iu
const onlyArticleCapital = /^\p{Lu}\p{Ll}*[ ’'][\p{Ll} -]+$/u
/** Departments in the columns of tables, which models take for the codes of countries. */
const departments: ReadonlySet<string> = new Set(['IT', 'HR', 'PR', 'QA', 'EDV'])

/** The time of a town or country by the clock: `北京时间5月2日`, `日本時間の午後`, `한국시간`. */
const clockBehind = /^(?:(?:时间|時間)(?=の?[ \d０-９一二三四五六七八九十今昨明周星凌早晚下上午晨]|$)|시간(?=$|[ )으]))/u
const CLOCK = 5

const sets = perLanguage((language) => ({
  pronouns: new Set([...(pronouns[language]?.split(' ') ?? []), ...(people[language]?.split(' ') ?? [])]),
  abbreviations: new Set(abbreviations[language]?.split(' ')),
  parties: new Set(parties[language]?.split(' ')),
  subjects: new Set(subjects[language]?.split(' ')),
  states: new Set(abbreviatedStates[language]?.states.split(' ')),
  statesBehind: new Set(abbreviatedStates[language]?.behind.split(' ')),
  before: before[language] === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{M}])(?:${before[language]}) ?$`, 'iu')
}))

/** A church rather than the Church. */
const building = /^(?:[Ll]['’]|[Uu]ne |[Ll]a |[Uu]na |[Aa] |[Uu]ma )?(?:église|iglesia|església|igreja|chiesa)$/u
const province = /^[وبلف]?(?:ال|لل)?محافظة$/u

/** Korean words for what nobody is called, at the ends of names of services and shops. */
const koreanThing = /..(?:택시|버스|카페|식당|병원|학교|은행|마트|시장|편의점|지하철|페이)$/u

/**
 * Whether what a model or a list took for a name is none. Bounded work for each mention.
 * @param text of the whole document
 */
export function isNoName(text: string, { start, end, type }: Pick<Mention, 'start' | 'end' | 'type'>, language: EntityLanguage): boolean {
  const name = text.slice(start, end)
  // "Don't miss Cape Leeuwin"; "my brother John", who is no monk; a province, whose governor is written almost alike
  if (type === 'RELIGION') return building.test(name)
  if (type === 'TITLE') return (language === 'eng' && /^(?:miss|brother|sister)$/u.test(name)) || (language === 'ara' && province.test(name))
  if (name.length <= LONGEST_FORM && (name.endsWith('.') || text[end] === '.') && formsOfPersons(language).has(name.replace(/\.$/u, '').toLowerCase()))
    return true
  const { parties, abbreviations, pronouns, subjects, before, states, statesBehind } = sets(language)
  if (states.has(name)) return !statesBehind.has(/(\p{L}{1,6}) $/u.exec(text.slice(Math.max(0, start - 7), start))?.[1]?.toLowerCase() ?? '')
  if (parties.size > 0 && parties.has((/[ '’]/.test(name) ? name.replace(articleBefore, '') : name).toLowerCase())) return true
  if (isDocumentNumber(text, start, end)) return true
  // `la C. Hortensia Bañuelos`
  if (language === 'spa' && name === 'C' && text[end] === '.') return true
  if (isRank(text, start, end, language)) return true
  if (type === 'ORGANIZATION') return abbreviations.has(name) || degree.test(name)
  if (type === 'LOCATION' && (departments.has(name) || clockBehind.test(text.slice(end, end + CLOCK)))) return true
  if (type !== 'PERSON' && type !== 'LOCATION') return false
  const word = name.toLowerCase()
  if (subjects.has(word)) return true
  // `P/Maj. Dacanay`
  if (name.length === 1 && text[end] === '/') return true
  if (pronouns.has(word) || (language === 'ben' && pronouns.has(word.replace(endings, '')))) return true
  if (language === 'heb' && hebrewLawyer(text, start, end) === word.length) return true
  if (type === 'LOCATION' && language === 'ben' && bengaliAccident.test(word)) return true
  if (type !== 'PERSON') return false
  // Bengali texts that models learn from have who has an office as a person; `withoutOffices` leaves out those beside a name
  if (language !== 'ben' && officeBefore(name, language) === name.length) return true
  // `Le maire`, at the head of its sentence
  if (articleBefore.test(name) && onlyArticleCapital.test(name)) return true
  if (name === word && (isTalkCall(word, language) || (language === 'kor' && koreanThing.test(word)))) return true
  if (word.startsWith('morbus ')) return true
  if (word.includes(' ')) return false
  if (diseases.has(word) || behind.test(text.slice(end, end + LONGEST_KIND))) return true
  const said = text.slice(Math.max(0, start - LONGEST_KIND), start)
  return before?.test(said) === true || (doctors.has(word) && suffers.test(said))
}

/** Owner and official: the texts have other offices (chairman) as persons as often as not. */
const everydayOffices: ReadonlySet<string> = new Set(['মালিক', 'কর্মকর্তা'])

/** Bengali names without the offices right before them, which a model took for persons of their own. @param names in any order */
export function withoutOffices(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  if (language !== 'ben') return names
  const persons = new Set(names.flatMap(({ type, start }) => (type === 'PERSON' ? [start] : [])))
  return names.filter(({ start, end, type }) => type !== 'PERSON' || !persons.has(end + 1) || text[end] !== ' ' || !everydayOffices.has(text.slice(start, end)))
}

const lettersOfNumber = /(?:^| )\p{Lu}{1,5}$/u
const restOfNumber = /^\/\d{1,8}\/\d/u
const documentNumber = /^\p{Lu}{1,5}\/\d{1,8}(?:\/\d{1,8}){1,3}$/u

/** Whether a name is of the number of an invoice, an order or a contract: `FV/118/03/2025`. */
function isDocumentNumber(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end)
  if (text[end] !== '/' && !name.includes('/')) return false
  return lettersOfNumber.test(name) ? restOfNumber.test(text.slice(end, end + 10)) : documentNumber.test(name)
}
