/**
 * Work and parts that make nobody known, in the words of each language: who is named with one is not the famous bearer of the name (the plumber James Brown),
 * unless that one is described by it.
 */

import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { foldName } from '../knowledge/names/fold.js'
import { nominativesOf } from './endings.js'
import { lettersBefore, phraseTables, tellsPhrase, wordsOf } from './phrases.js'

/**
 * In all languages the same, as far as they have one word for it: plumber, electrician, cleaner, caretaker, receptionist, bookkeeper, cashier, storekeeper, postman,
 * nurse, hairdresser, neighbour, patient, tenant, landlord, butcher, mechanic, teacher (of a school), roofer, dentist, gardener, waiter, trainee, pupil, driver of a
 * bus or a taxi, bricklayer, carpenter, childminder, parties of leases and loans, the one director of a small firm.
 * Words that fame goes with are left out: the same word is a goalkeeper (portero), a colleague in parliament, a sister. `_` joins the words of a phrase.
 */
const words: Readonly<Record<string, string>> = {
  eng: 'plumber electrician cleaner caretaker janitor receptionist bookkeeper accountant cashier storekeeper postman postwoman mailman nurse hairdresser neighbour neighbor patient tenant landlord landlady butcher mechanic teacher roofer dentist gardener waiter waitress trainee intern apprentice pupil handyman babysitter plasterer bus_driver taxi_driver lorry_driver truck_driver van_driver delivery_driver lollipop_lady childminder bricklayer decorator carpenter',
  deu: 'klempner klempnerin installateur elektriker elektrikerin putzfrau reinigungskraft hausmeister hausmeisterin empfangsdame buchhalter buchhalterin kassierer kassiererin lagerist lageristin postbote postbotin briefträger briefträgerin krankenschwester krankenpfleger pfleger pflegerin friseur friseurin nachbar nachbarin patient patientin mieter mieterin vermieter vermieterin metzger fleischer mechaniker lehrer lehrerin dachdecker zahnarzt zahnärztin gärtner gärtnerin kellner kellnerin azubi praktikant praktikantin lehrling schüler schülerin handwerker babysitter busfahrer busfahrerin taxifahrer taxifahrerin lkw-fahrer schulbusfahrer maurer schornsteinfeger tagesmutter mietpartei tischler tischlerin schreiner schreinerin sekretärin',
  fra: 'plombier électricien électricienne concierge réceptionniste comptable caissier caissière magasinier facteur factrice infirmier infirmière coiffeur coiffeuse voisin voisine patient patiente locataire boucher bouchère boulanger boulangère mécanicien instituteur institutrice couvreur dentiste jardinier serveur serveuse stagiaire apprenti apprentie élève chauffeur_de_bus chauffeur_de_taxi conducteur_de_bus livreur livreuse maçon peintre_en_bâtiment nourrice bailleur bailleresse preneur gérant_unique menuisier menuisière charpentier',
  spa: 'fontanero fontanera plomero electricista limpiadora conserje recepcionista contable contadora cajero cajera almacenero cartero cartera enfermero enfermera peluquero peluquera vecino vecina paciente inquilino inquilina casero casera carnicero mecánico dentista jardinero camarero camarera becario becaria aprendiz alumno alumna conductor_de_autobús taxista repartidor repartidora albañil niñera arrendador arrendadora arrendatario arrendataria administrador_único administradora_única administrador_de_fincas carpintero carpintera ebanista',
  por: 'encanador canalizador eletricista faxineira zelador recepcionista contador contadora contabilista almoxarife carteiro enfermeiro enfermeira cabeleireiro cabeleireira vizinho vizinha paciente inquilino inquilina senhorio senhoria açougueiro mecânico professora dentista jardineiro garçom garçonete estagiário estagiária aprendiz aluno aluna motorista_de_autocarro motorista_de_ônibus taxista estafeta pedreiro ama locador locadora locatário locatária arrendatário sócio-gerente administrador_único administrador_do_condomínio carpinteiro marceneiro',
  ita: 'idraulico elettricista portinaia bidello receptionist contabile ragioniere ragioniera cassiere cassiera magazziniere postino postina infermiere infermiera parrucchiere parrucchiera vicino vicina paziente inquilino inquilina locatore macellaio meccanico insegnante dentista giardiniere cameriere cameriera tirocinante apprendista alunno alunna autista tassista corriere muratore imbianchino geometra geom rag bidella conduttore_del_contratto locatario locataria condomino condomina amministratore_unico amministratrice_unica amministratore_di_condominio legale_rappresentante falegname',
  cat: "lampista electricista conserge recepcionista comptable caixera carter infermer infermera perruquer perruquera veí veïna pacient llogater llogatera mecànic mestra dentista jardiner cambrer cambrera becari alumne alumna conductor_d'autobús taxista repartidor paleta arrendador arrendatari arrendatària administrador_únic administradora_única fuster",
  nld: 'loodgieter elektricien schoonmaker schoonmaakster conciërge huismeester receptionist receptioniste boekhouder boekhoudster accountant kassier kassière caissière magazijnmedewerker postbode verpleger verpleegster verpleegkundige kapper kapster buurman buurvrouw patiënt huurder huurster verhuurder slager monteur leraar lerares juf dakdekker tandarts tuinman ober serveerster stagiair stagiaire leerling buschauffeur taxichauffeur vrachtwagenchauffeur bezorger metselaar gastouder onderhuurder timmerman meubelmaker',
  swe: 'rörmokare elektriker städare städerska vaktmästare receptionist bokförare ekonomiassistent kassörska kassör lagerarbetare brevbärare sjuksköterska frisör granne patient hyresgäst hyresvärd slaktare mekaniker lärare lärarinna takläggare tandläkare trädgårdsmästare servitör servitris praktikant lärling elev busschaufför taxichaufför lastbilschaufför murare målare dagmamma snickare',
  dan: 'blikkenslager vvs-montør elektriker rengøringsassistent pedel vicevært receptionist bogholder kassedame ekspedient lagermedarbejder postbud sygeplejerske frisør nabo patient lejer udlejer slagter mekaniker lærer tagdækker tandlæge gartner tjener praktikant lærling elev buschauffør taxachauffør lastbilchauffør murer maler dagplejer dagplejemor tømrer snedker',
  nob: 'rørlegger elektriker renholder vaktmester resepsjonist regnskapsfører kasserer lagermedarbeider postbud sykepleier frisør nabo pasient leietaker utleier slakter mekaniker lærer taktekker tannlege gartner servitør praktikant lærling elev bussjåfør drosjesjåfør lastebilsjåfør murer dagmamma snekker tømrer',
  fin: 'putkimies sähköasentaja siivooja talonmies huoltomies vastaanottovirkailija kirjanpitäjä kassanhoitaja varastomies postinkantaja sairaanhoitaja kampaaja parturi naapuri potilas vuokralainen vuokranantaja teurastaja mekaanikko opettaja hammaslääkäri puutarhuri tarjoilija harjoittelija oppilas bussikuski bussinkuljettaja taksikuski rekkakuski muurari perhepäivähoitaja puuseppä kirvesmies',
  est: 'torumees elektrik koristaja majahoidja administraator raamatupidaja kassapidaja laohoidja postiljon medõde juuksur naaber patsient üürnik üürileandja lihunik mehaanik õpetaja hambaarst aednik ettekandja praktikant õpilane bussijuht taksojuht rekkajuht müürsepp lapsehoidja tisler puusepp',
  lav: 'santehniķis elektriķis apkopēja sētnieks administratore grāmatvede grāmatvedis kasiere noliktavas pastnieks pastniece medmāsa frizieris friziere kaimiņš kaimiņiene pacients paciente īrnieks izīrētājs miesnieks mehāniķis skolotāja skolotājs zobārsts dārznieks viesmīlis praktikants skolnieks skolniece autobusa_vadītājs taksists mūrnieks aukle galdnieks',
  lit: 'santechnikas elektrikas valytoja kiemsargis administratorė buhalterė buhalteris kasininkė sandėlininkas paštininkas slaugytoja kirpėja kirpėjas kaimynas kaimynė pacientas pacientė nuomininkas nuomotojas mėsininkas mechanikas mokytoja mokytojas stogdengys odontologas sodininkas padavėja padavėjas praktikantas mokinys mokinė autobuso_vairuotojas taksistas mūrininkas auklė stalius dailidė',
  pol: 'hydraulik elektryk sprzątaczka dozorca woźny recepcjonistka księgowa księgowy kasjer kasjerka magazynier listonosz listonoszka pielęgniarka pielęgniarz fryzjer fryzjerka sąsiad sąsiadka pacjent pacjentka najemca lokator lokatorka rzeźnik mechanik nauczyciel nauczycielka dekarz dentysta ogrodnik kelner kelnerka stażysta praktykant uczeń uczennica kierowca_autobusu taksówkarz kurier murarz niania najemczyni wynajmujący wynajmująca jedyny_członek_zarządu stolarz',
  ces: 'instalatér elektrikář uklízečka domovník školník recepční účetní pokladní skladník pošťák pošťačka doručovatel sestřička kadeřník kadeřnice soused sousedka pacient pacientka nájemník pronajímatel řezník mechanik učitel učitelka pokrývač zubař zahradník číšník servírka stážista učeň žák žákyně řidič_autobusu taxikář kurýr zedník chůva nájemkyně nájemce pronajímatelka jednatel jednatelka truhlář tesař',
  slk: 'inštalatér elektrikár upratovačka domovník školník recepčná účtovník účtovníčka pokladník pokladníčka skladník poštár poštárka kaderník kaderníčka sused suseda pacient pacientka nájomník prenajímateľ mäsiar mechanik učiteľ učiteľka pokrývač zubár záhradník čašník čašníčka stážista učeň žiak žiačka vodič_autobusu taxikár kuriér murár opatrovateľka nájomca nájomkyňa prenajímateľka konateľ konateľka stolár tesár',
  hrv: 'vodoinstalater električar čistačica domar podvornik recepcionarka računovođa blagajnik blagajnica skladištar poštar poštarica frizer frizerka susjed susjeda pacijent pacijentica stanar najmodavac mesar mehaničar učitelj učiteljica krovopokrivač zubar vrtlar konobar konobarica pripravnik učenik učenica vozač_autobusa taksist zidar dadilja najmoprimac najmoprimka najmodavka stolar',
  srp: 'водоинсталатер електричар чистачица домар рецепционер рачуновођа благајник магационер поштар фризер фризерка комшија комшиница пацијент станар месар механичар учитељ учитељица зубар баштован конобар конобарица приправник ученик ученица vodoinstalater električar domar računovođa magacioner poštar frizer komšija pacijent stanar mesar učitelj učiteljica zubar konobar učenik возач_аутобуса таксиста зидар дадиља закупац закуподавац vozač_autobusa taksista zidar zakupac zakupodavac столар',
  slv: 'vodovodar inštalater električar čistilka hišnik receptorka računovodja računovodkinja blagajnik blagajničarka skladiščnik poštar frizer frizerka sosed soseda pacient pacientka najemnik najemodajalec mesar mehanik učitelj učiteljica krovec zobozdravnik vrtnar natakar natakarica pripravnik učenec učenka voznik_avtobusa taksist zidar varuška najemnica najemodajalka mizar tesar',
  bul: 'водопроводчик електротехник чистачка портиер рецепционист счетоводител счетоводителка касиер касиерка складодържател пощальон фризьор фризьорка съсед съседка пациент пациентка наемател хазяин месар механик учител учителка зъболекар градинар сервитьор сервитьорка стажант ученик ученичка майстор шофьор_на_автобус таксиджия зидар детегледачка наемодател наемателка дърводелец',
  rus: 'сантехник электрик уборщица дворник вахтёр вахтер администратор бухгалтер кассир кладовщик почтальон медсестра медбрат парикмахер сосед соседка пациент пациентка квартирант арендатор арендодатель мясник слесарь учитель учительница кровельщик стоматолог садовник официант официантка стажёр стажер практикант ученик ученица водитель_автобуса водитель_такси таксист курьер каменщик няня арендодательница наймодатель наниматель заёмщик заемщик займодавец гражданин гражданка столяр плотник',
  ukr: 'сантехнік електрик прибиральниця двірник вахтер адміністратор бухгалтер бухгалтерка касир касирка комірник листоноша поштар медсестра перукар перукарка сусід сусідка пацієнт пацієнтка орендар орендодавець слюсар учитель вчитель вчителька стоматолог садівник офіціант офіціантка стажер учень учениця водій_автобуса таксист кур’єр муляр няня орендарка наймач наймодавець позичальник громадянин громадянка',
  ell: 'υδραυλικός ηλεκτρολόγος καθαρίστρια θυρωρός επιστάτης λογιστής λογίστρια ταμίας αποθηκάριος ταχυδρόμος νοσοκόμα νοσηλευτής νοσηλεύτρια κομμωτής κομμώτρια γείτονας γειτόνισσα ασθενής ενοικιαστής χασάπης δάσκαλος δασκάλα οδοντίατρος κηπουρός σερβιτόρος σερβιτόρα μαθητής μαθήτρια οδηγός_λεωφορείου ταξιτζής κτίστης νταντά εκμισθωτής μισθωτής ενοικιάστρια',
  tur: 'tesisatçı elektrikçi temizlikçi kapıcı hademe resepsiyonist muhasebeci kasiyer depocu postacı hemşire kuaför berber komşu komşumuz kiracı kasap tamirci öğretmen dişçi bahçıvan garson stajyer çırak öğrenci otobüs_şoförü servis_şoförü taksici kurye duvarcı bakıcı kiralayan ev_sahibi',
  hun: 'vízszerelő villanyszerelő takarítónő gondnok házmester recepciós könyvelő pénztáros raktáros postás kézbesítő ápolónő fodrász szomszéd páciens bérlő hentes szerelő tanár tanárnő tanító tanítónő fogorvos kertész pincér gyakornok diák tanuló buszsofőr buszvezető taxis futár kőműves dajka bérbeadó ügyvezető',
  ron: 'instalator electrician îngrijitor recepționer contabil contabilă casier casieră magaziner poștaș frizer coafeză vecin vecină pacient pacientă chiriaș măcelar mecanic învățător învățătoare dentist grădinar chelner chelneriță stagiar ucenic elev elevă șofer_de_autobuz taximetrist curier zidar bonă locator administrator_unic',
  ara: 'السباك الكهربائي البواب المحاسب المحاسبة الممرض الممرضة الحلاق الجارة المريض المريضة المستأجر الجزار المعلم المعلمة النادل البستاني ساعي الطالب الطالبة',
  heb: 'האינסטלטור אינסטלטור החשמלאי חשמלאי המנקה השרת הפקידה המחסנאי הדוור האחות אחות השכן השכנה המטופל המטופלת הקצב המורה מורה הגנן המלצר המלצרית המתמחה התלמיד התלמידה',
  fas: 'لوله‌کش برقکار سرایدار نظافتچی حسابدار صندوقدار انباردار پستچی پرستار آرایشگر همسایه بیمار مستأجر قصاب مکانیک معلم آموزگار دندانپزشک باغبان گارسون کارآموز دانش‌آموز',
  hin: 'प्लंबर सफाईकर्मी चौकीदार लेखाकार मुनीम खजांची डाकिया नर्स नाई पड़ोसी मरीज किरायेदार कसाई मैकेनिक शिक्षक शिक्षिका माली वेटर छात्र छात्रा',
  ind: 'ledeng pembantu satpam resepsionis akuntan kasir perawat tetangga pasien penyewa montir dentis pelayan siswa sopir_bus sopir_angkot kurir tukang_batu pengasuh',
  ben: 'প্লাম্বার ইলেকট্রিশিয়ান দারোয়ান হিসাবরক্ষক ক্যাশিয়ার ডাকপিয়ন নার্স নাপিত প্রতিবেশী রোগী ভাড়াটিয়া বাড়িওয়ালা কসাই মেকানিক শিক্ষক শিক্ষিকা মালী ওয়েটার ছাত্র ছাত্রী',
  msa: 'tukang_paip juruelektrik pencuci kerani akauntan juruwang posmen jururawat pendandan jiran pesakit penyewa mekanik cikgu tukang_kebun pelayan pelatih murid pelajar pemandu_bas pemandu_teksi tukang_batu pengasuh',
  nno: 'røyrleggjar elektrikar reinhaldar vaktmeister resepsjonist rekneskapsførar kasserar lagermedarbeidar postbod sjukepleiar frisør nabo pasient leigetakar utleigar slaktar mekanikar lærar taktekkjar tannlege gartnar servitør praktikant lærling elev bussjåfør drosjesjåfør lastebilsjåfør murar dagmamma',
  pus: 'نرسه نرس پلمبر بریښناوال محاسب ګاونډی ناروغ قصاب ښوونکی ښوونکې باغوان زده‌کوونکی',
  tam: 'பிளம்பர் எலக்ட்ரீஷியன் கணக்காளர் காசாளர் தபால்காரர் செவிலியர் நர்ஸ் நோயாளி வாடகைதாரர் மெக்கானிக் ஆசிரியை தோட்டக்காரர் மாணவர் மாணவி',
  tel: 'ప్లంబర్ ఎలక్ట్రీషియన్ అకౌంటెంట్ క్యాషియర్ నర్సు నర్స్ రోగి మెకానిక్ టీచర్ ఉపాధ్యాయుడు ఉపాధ్యాయురాలు తోటమాలి విద్యార్థి విద్యార్థిని',
  tgl: 'tubero elektrisyan dyanitor janitor tagalinis resepsyonista kahera kahero kartero nars nurse accountant kapitbahay pasyente kasera kasero mekaniko guro dentista hardinero weyter estudyante tsuper drayber yaya',
  tha: 'ช่างประปา ช่างไฟฟ้า แม่บ้าน ภารโรง พนักงานต้อนรับ นักบัญชี แคชเชียร์ บุรุษไปรษณีย์ พยาบาล ช่างตัดผม เพื่อนบ้าน ผู้ป่วย คนไข้ ผู้เช่า ช่างซ่อม ครู ทันตแพทย์ คนสวน พนักงานเสิร์ฟ นักเรียน',
  urd: 'پلمبر الیکٹریشن چوکیدار اکاؤنٹنٹ خزانچی ڈاکیا نرس نائی حجام پڑوسی ہمسایہ مریض کرایہ_دار مکان_مالک قصائی مکینک ویٹر طالبہ استانی',
  vie: 'thợ_điện thợ_nước y_tá kế_toán thu_ngân lễ_tân lao_công bưu_tá hàng_xóm bệnh_nhân người_thuê chủ_nhà nha_sĩ giáo_viên học_sinh sinh_viên thực_tập_sinh tài_xế thợ_xây',
  zho: '水管工 水电工 电工 清洁工 保安 会计 出纳 仓管 快递员 护士 护理师 理发师 邻居 患者 病人 租客 房东 厨师 修理工 老师 牙医 园丁 服务员 实习生 学生',
  jpn: '配管工 電気工 清掃員 受付 経理 会計係 郵便配達 看護師 美容師 隣人 患者 借主 整備士 歯科医 庭師 店員 実習生 生徒',
  kor: '배관공 전기공 청소부 경비원 관리인 접수원 경리 경리부 회계 회계팀 출납 창고 집배원 간호사 미용사 이웃 환자 세입자 집주인 정비사 치과의사 정원사 종업원 인턴 학생'
}

/** Languages whose words are not parted by blanks: the work stands right before the name. */
const blankless: ReadonlySet<string> = new Set(['zho', 'jpn', 'tha'])
/** What stands between the work and the name. */
const between: Readonly<Record<string, RegExp>> = { jpn: /の$/u, tgl: / na si $/iu, tha: /(?:คุณ|นาย|นาง(?:สาว)?)$/u }
/** A hospital ends in the word for a nurse. */
const noWork = /โรงพยาบาล$/u
const WINDOW = 48
/** Words before a name among which its work is. */
const WORDS_BEFORE = 2
/** Words of a phrase behind a comma or a copula that may stand before the work. */
const WORDS_INSIDE = 3
const sentenceEnd = /[.!?;:\n。！？](?!\p{L})/u
/** `geom. ` */
const abbreviation = /(?<!\p{L})(\p{Ll}{2,4})\. $/u
/** `Patient: ` */
const fieldLabel = /(?:^|\n)\s*([\p{L}\p{M}]+) ?: ?$/u
const apposed = /^(?:, ?| ?\(|，|（)/u
/** How old somebody is, between the name and the work: `, 23 года, водитель такси`. */
const age = /^ ?\d{1,2}(?:[- ]?[\p{L}\p{M}]{1,9}){0,2}[,)](?: ?,)? ?/u
const copula =
  /^ (?:is|was|ist|war|est|était|es|era|é|è|är|var|er|on|oli|jest|był|była|je|byl|byla|este|works as|arbeitet als|travaille comme|trabaja (?:como|de)|trabalha como|lavora come|treballa de|lucrează ca|werkt als|arbetar som|arbejder som|jobber som|pracuje jako|radi kao|ради као|работает|працює|работи като)(?= )/u

const tableOf = phraseTables(words)

/**
 * Whether the words beside a mention say that somebody has such work, or is such a neighbour or patient.
 * @param code ISO 639-3 of the text, which may be an alias
 * @param description of the entity that would be linked, in English: who is known as a nurse is one
 */
export function tellsPrivatePerson(text: string, { start, end }: Span, code: string, description: string | undefined): boolean {
  const language = modelLanguage(code)
  const table = tableOf(language)
  if (table === undefined) return false
  const link = between[language]
  const near = text.slice(Math.max(0, start - WINDOW), start)
  const before = link === undefined ? near : near.replace(link, blankless.has(language) ? '' : ' ')
  if (blankless.has(language)) {
    const letters = lettersBefore(before)
    return !noWork.test(letters) && [...table].some((word) => letters.endsWith(word))
  }
  const isWork = (word: string) => table.has(word) && !(language === 'eng' && description?.includes(word) === true)
  return tellsBeside(before, text.slice(end, end + WINDOW), isWork)
}

/**
 * Whether what stands beside a name says something: the label of its field, the last words before it in its sentence, the first ones of a phrase behind a comma,
 * a bracket or a copula.
 */
export function tellsBeside(before: string, behind: string, isAsked: (phrase: string) => boolean): boolean {
  const label = fieldLabel.exec(before)?.[1]
  if (label !== undefined && isAsked(foldName(label))) return true
  const short = abbreviation.exec(before)?.[1]
  if (short !== undefined && isAsked(foldName(short))) return true
  if (tellsPhrase(wordsOf(before.split(sentenceEnd).at(-1)!), -WORDS_BEFORE, isAsked)) return true
  const opening = apposed.exec(behind) ?? copula.exec(behind)
  if (opening === null) return false
  const phrase = behind
    .slice(opening[0].length)
    .replace(age, '')
    .split(/[.!?;:,)\n]/u)[0]!
  return tellsPhrase(wordsOf(phrase), WORDS_INSIDE, isAsked)
}

/** Whether a word says what work makes nobody known (`администратору`). @param word folded @param code ISO 639-3 of the text, which may be an alias */
export function isEverydayWork(word: string, code: string): boolean {
  const language = modelLanguage(code)
  const table = tableOf(language)
  return table !== undefined && (table.has(word) || nominativesOf(word, language).some((one) => table.has(one)))
}
