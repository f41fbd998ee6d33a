/**
 * Shops, restaurants, farms and associations whose name stands in quotation marks behind them (`panadería "La Abuela"`, `製材所「丸山木工」`), and the words between them and
 * such a name: called (`a bakery called “Aunt Molly”`), or of that name (`„Marika” nevű pékség`). Parted by `|`; kinds are what a word begins with.
 */
import type { EntityLanguage } from '../../languages.js'

export interface QuotedWords {
  /** Beside those of `trade-words.ts`, `shop-words.ts` and `words.ts`. */
  readonly kinds: string
  /** Right before the marks, behind a kind: whole words. */
  readonly called?: string
  /** Right behind the marks, before a kind: whole words. */
  readonly named?: string
  /** What stands between such a word and a kind where the name is a person's, whose shop it is. */
  readonly owners?: RegExp
  /** Longer kinds are last parts of compounds as well. */
  readonly compounds?: true
  /** Letters of the longest ending, 4 by default. */
  readonly ending?: number
  /** One or two words in small letters may stand between the kind and the marks (`quán phở "Ông Hùng"`). */
  readonly goods?: true
}

const norwegian: QuotedWords = {
  kinds:
    'restaurant|kafé|kafe|kro|kroen|kroa|pub|hotell|gjestgiveri|gjestehus|butikk|forretning|bakeri|gård|gard|forening|klubb|barnehage|verksted|pizzeria|salong',
  called: 'kalt|kalla|ved navn|ved namn|med navnet|med namnet|som heter|heter|heiter',
  compounds: true
}
const serbianLatin =
  'udruženj|fondacij|radnj|prodavnic|pekar|apotek|kafan|kafić|kafic|restoran|hotel|zadrug|klub|picerij|gazdinstv|vrtić|butik|pansion|motel|stolar'
const houses = 'restaurant|bar|bistro|pizzeri'

/** @see QuotedWords */
export const quotedWords: Partial<Record<EntityLanguage, QuotedWords>> = {
  eng: {
    kinds: `${houses}|cafe|café|bakery|pub|inn|hotel|shop|store|farm|diner|brewery|winery|salon|garage|takeaway|boutique|bookshop|bookstore|nightclub|charity|cooperative|co-operative|nursery|startup|start-up|guesthouse|supermarket|workshop`,
    called: 'called|named|dubbed',
    ending: 2
  },
  deu: {
    kinds:
      'restaurant|gasthaus|gasthof|gaststätte|wirtshaus|wirtschaft|lokal|kneipe|café|cafe|pizzeria|imbiss|hotel|pension|bäckerei|metzgerei|laden|geschäft|boutique|hof|gut|brauerei|verein|stiftung|genossenschaft|kita|kindergarten|schreinerei|tischlerei|werkstatt|gärtnerei|salon|bar|diskothek|buchhandlung|apotheke|firma|unternehmen',
    called: 'namens|mit dem Namen|genannt',
    named: 'genannte|genannten|genanntes|genannter',
    compounds: true
  },
  nld: {
    kinds:
      'restaurant|eetcafé|café|kroeg|hotel|pension|bakkerij|slagerij|winkel|zaak|boetiek|boerderij|brouwerij|vereniging|stichting|coöperatie|kapsalon|snackbar|pizzeria|bar|crèche|kinderdagverblijf',
    called: 'genaamd|met de naam|geheten',
    compounds: true
  },
  swe: {
    kinds:
      'restaurang|krog|kafé|kafe|café|pub|hotell|pensionat|värdshus|butik|affär|bageri|gård|förening|klubb|förskola|verkstad|pizzeria|salong|stiftelse|kiosk',
    called: 'kallad|kallat|vid namn|med namnet|som heter|heter|döpt till',
    compounds: true
  },
  dan: {
    kinds: 'restaurant|café|cafe|kro|kroen|værtshus|hotel|butik|forretning|bageri|gård|forening|klub|børnehave|værksted|pizzeria|salon|fond|kiosk',
    called: 'kaldet|ved navn|med navnet|som hedder|hedder',
    compounds: true
  },
  nob: norwegian,
  nno: norwegian,
  fin: {
    kinds:
      'ravintola|kahvila|baari|pubi|hotelli|majatalo|kauppa|myymälä|leipomo|maatila|tila|yhdisty|kerho|päiväko|verstas|korjaamo|pitseria|pizzeria|kioski|yrity',
    called: 'nimeltä|nimeltään',
    named: 'niminen|nimisen|nimisessä|nimistä|nimiseen|nimisestä|-niminen|-nimisen|-nimisessä',
    compounds: true,
    ending: 8
  },
  est: {
    kinds: 'restoran|kohvik|baar|pubi|hotell|kõrts|pood|poe|kauplus|pagari|talu|ühing|selts|klubi|lasteaed|lasteaia|töökoda|töökoja|pitsa',
    called: 'nimega',
    named: 'nimeline|nimelise|nimelises|-nimeline|-nimelise|-nimelises',
    compounds: true,
    ending: 6
  },
  hun: {
    kinds:
      'étterem|éttermet|étterm|vendéglő|csárda|csárdá|kocsma|kocsmá|kávéz|cukrászda|cukrászdá|panzió|szálloda|szállodá|bolt|üzlet|pékség|egyesület|alapítvány|óvoda|óvodá|műhely|gazdaság|farm|pizzéria|pizzériá|söröző|borozó',
    named: 'nevű|nevezetű|elnevezésű',
    owners: /n[ae]k$/u,
    compounds: true,
    ending: 8
  },
  fra: {
    kinds: `${houses}|brasserie|auberge|café|hôtel|gîte|boutique|magasin|ferme|domaine|association|club|crèche|atelier|salon|librairie|discothèque|coopérative|entreprise|société|crêperie|camping`,
    called: 'appelé|appelée|nommé|nommée|baptisé|baptisée|dénommé|dénommée|du nom de',
    ending: 1
  },
  spa: {
    kinds: `restaurante|${houses}|cafeter|café|hotel|hostal|posada|tienda|bodega|granja|finca|hacienda|asociaci|fundaci|cooperativa|discoteca|guarder|negocio|comercio|almac|cantina|taberna|taquer|pulper|camping`,
    called: 'llamado|llamada|denominado|denominada|de nombre'
  },
  cat: {
    kinds: `${houses}|cafeteri|hotel|hostal|fonda|botig|granj|masi|associaci|fundaci|cooperativ|discotec|guarderi|colla|celler|càmping`,
    called: 'anomenat|anomenada|dit|dita'
  },
  por: {
    kinds: `restaurante|${houses}|café|cafetaria|lanchonete|hotel|pousada|pensão|loja|quinta|fazenda|sítio|associaç|fundaç|cooperativa|discoteca|creche|comércio|armazém|adega|tasca|churrascaria|salão`,
    called: 'chamado|chamada|denominado|denominada|de nome'
  },
  ita: {
    kinds: `ristorante|${houses}|trattori|osteri|caffè|albergo|hotel|locanda|agriturismo|negozio|bottega|fattoria|masseria|azienda agricola|associazion|fondazion|cooperativ|discotec|asilo|agenzia|salone|birreri|enotec|stabilimento|lido|campeggio`,
    called: 'chiamato|chiamata|denominato|denominata|dal nome'
  },
  ron: {
    kinds: `${houses}|terasa|crâșma|cafenea|cafeneaua|hotel|pensiune|pensiunea|hanul|magazin|fermă|ferma|asociați|fundați|cooperativ|clubul|club|grădiniț|atelier|brutări|cofetări`,
    called: 'numit|numită|denumit|denumită|cu numele'
  },
  pol: {
    kinds:
      'restauracj|karczm|gospod|kawiar|pizzeri|bar|pub|hotel|pensjonat|zajazd|sklep|gospodarstw|stowarzyszen|fundacj|klub|przedszkol|warsztat|piekarn|cukiern|aptek|spółdzieln|hurtown|księgarn',
    called: 'o nazwie|pod nazwą|zwana|zwany|zwanej|zwanego'
  },
  ces: {
    kinds:
      'restaurac|hospod|hostin|kavár|pizzeri|bar|hotel|penzion|obchod|prodejn|statek|farm|spolek|spolk|nadac|klub|školk|dílna|dílny|pekár|cukrár|lékár|družstv|pivovar|vinár|herna|herny',
    called: 's názvem|pod názvem|jménem|zvaná|zvaný|zvané'
  },
  slk: {
    kinds:
      'reštaurác|krčm|hostin|kaviar|pizzeri|bar|hotel|penzión|obchod|predajn|statok|farm|spolok|spolk|združen|nadác|klub|škôlk|dieln|pekár|cukrár|lekár|družstv|pivovar|vinár|herň',
    called: 's názvom|pod názvom|menom|zvaná|zvaný|zvané'
  },
  slv: {
    kinds:
      'gostiln|gostišč|restavracij|kavarn|piceri|lokal|bar|hotel|penzion|trgovin|kmetij|društv|zavod|fundacij|klub|vrtec|vrtc|delavnic|pekarn|slaščičarn|lekarn|zadrug|pivovarn',
    called: 'z imenom|imenovan|imenovana|imenovano'
  },
  hrv: {
    kinds:
      'udrug|zaklad|trgovin|prodavaonic|dućan|pekar|ljekarn|restoran|hotel|zadrug|klub|obrt|konob|gostion|kafić|caffe|pizzerij|vrtić|butik|pansion|motel|stolar',
    called: 'pod nazivom|imena|zvan|zvani|zvana|po imenu'
  },
  srp: {
    kinds: `удружењ|фондациј|радњ|продавниц|пекар|апотек|кафан|кафић|ресторан|хотел|задруг|клуб|пицериј|газдинств|вртић|бутик|пансион|мотел|столар|${serbianLatin}`,
    called: 'под називом|званог|звана|званој|pod nazivom|zvana|zvanog|zvanoj'
  },
  bul: {
    kinds:
      'сдружени|фондаци|дружеств|магазин|хлебозавод|пекарн|аптек|ресторант|хотел|кооперац|читалищ|цех|верига|клуб|механ|кафене|пицари|сладкарниц|бар|ферм|сервиз',
    called: 'с име|с името|на име|наречен|наречена|наречено'
  },
  rus: {
    kinds:
      'магазин|пекарн|аптек|кафе|кофейн|столов|бар|ресторан|гостиниц|отел|хостел|кооператив|ассоциаци|объединени|товарищест|фонд|клуб|ателье|автосервис|сеть|сети|завод|фабрик|ферм|агрофирм|компани|предприяти|пиццери|салон|детсад',
    called: 'под названием|с названием|под именем'
  },
  ukr: {
    kinds:
      "магазин|крамниц|пекарн|аптек|кафе|кав'ярн|кав’ярн|їдальн|бар|ресторан|готел|хостел|кооператив|асоціаці|об'єднанн|об’єднанн|товариств|фонд|клуб|ательє|автосервіс|мереж|завод|фабрик|ферм|агрофірм|компані|підприємств|піцері|салон|садиб",
    called: 'під назвою|з назвою'
  },
  lit: {
    kinds: 'parduotuv|kepykl|vaistin|kavin|restoran|viešbu|kooperatyv|asociacij|draugij|bendrij|fond|klub|įmon|bendrov|ūki|užeig|picerij|darželi|sodyb|baras',
    called: 'pavadinimu|vardu'
  },
  lav: {
    kinds:
      'veikal|maiznīc|aptiek|kafejnīc|restorān|viesnīc|kooperatīv|biedrīb|asociācij|fond|klub|uzņēmum|firm|saimniecīb|krog|krodziņ|picērij|bērnudārz|bārs|bāra|bārā',
    called: 'ar nosaukumu|vārdā'
  },
  ell: {
    kinds:
      'εστιατόρι|εστιατορί|ταβέρν|καφενεί|καφετέρι|καφέ|ξενοδοχεί|εταιρεί|εταιρί|φούρν|αρτοποιεί|κατάστημ|καταστήμ|ζαχαροπλαστεί|φαρμακεί|επιχείρησ|επιχειρήσε|συνεταιρισμ|σύλλογ|συλλόγ|σωματεί|συνεργεί|βιοτεχνί|εργοστάσι|εργοστασί|ψησταρι|ουζερί|μπαρ|μαγαζ|οινοποιεί|φάρμ',
    called: 'με την επωνυμία|με επωνυμία|με το όνομα|με όνομα|ονόματι'
  },
  tur: {
    kinds:
      'lokanta|restoran|fırın|dükkan|dükkân|mağaza|otel|kafe|market|bakkal|kuaför|pastane|şirket|firma|kahvehane|çiftli|işletme|iş yer|işyer|fabrika|atölye|büfe|kıraathane|dernek|derne|vakıf|pansiyon|bar',
    named: 'adlı|isimli|adındaki|adında',
    owners: /[ıiuü]n$/u,
    ending: 8
  },
  ind: {
    kinds: 'rumah makan|restoran|kafe|hotel|kedai|warung|toko|bengkel|penginapan|koperasi|peternakan|salon|yayasan|kelompok tani',
    called: 'bernama',
    ending: 0,
    goods: true
  },
  msa: { kinds: 'restoran|kafe|hotel|kedai|warung|gerai|bengkel|koperasi|ladang|salun|butik|persatuan|yayasan', called: 'bernama', ending: 0, goods: true },
  tgl: {
    kinds: 'karinderya|restoran|restaurant|panaderya|tindahan|hotel|kapihan|samahan|kooperatiba|botika',
    called: 'na pinangalanang|na tinatawag na'
  },
  vie: {
    kinds: 'quán|tiệm|nhà hàng|cửa hàng|khách sạn|công ty|xưởng|trang trại|hợp tác xã|nhà nghỉ|siêu thị|cơ sở',
    called: 'có tên|mang tên|tên là|tên',
    goods: true
  },
  ara: {
    kinds: 'مطعم|مقهى|فندق|متجر|محل|محلات|مخبز|صيدلية|شركة|مؤسسة|مزرعة|جمعية|ورشة|مصنع|سوبرماركت|كافيه|نادي|حضانة',
    called: 'باسم|يسمى|تسمى|المسمى|المسماة|يدعى|تدعى|اسمه|اسمها',
    ending: 0
  },
  fas: {
    kinds: 'رستوران|کافه|هتل|فروشگاه|مغازه|نانوایی|داروخانه|شرکت|کارگاه|کارخانه|انجمن|قنادی|سوپرمارکت|مزرعه|قهوه‌خانه',
    called: 'به نام|بنام|با نام',
    ending: 3
  },
  urd: {
    kinds: 'دکان|ہوٹل|ریستوران|ریسٹورنٹ|بیکری|کمپنی|فیکٹری|کارخان|سٹور|فارم|تنظیم|انجمن',
    named: 'نامی|نام کی|نام کے|نام کا',
    owners: /^(?:کا|کی|کے|میں|نے|سے|کو|پر)$/u,
    ending: 3
  },
  pus: { kinds: 'رستورانت|هوټل|دوکان|هټۍ|شرکت|فابریک', named: 'په نوم|په نامه', ending: 3 },
  heb: {
    kinds: 'מסעדת|מסעדה|בית הקפה|בית קפה|מלון|חנות|מאפיית|מאפייה|פיצריית|פיצרייה|חברת|עמותת|מכולת|סופרמרקט|מספרת|מספרה|צימר|פאב|בר|גן הילדים',
    called: 'בשם|ששמה|ששמו|הנקרא|הנקראת',
    ending: 0
  },
  hin: {
    kinds: 'दुकान|होटल|ढाबा|ढाबे|रेस्तरां|रेस्टोरेंट|बेकरी|कंपनी|कम्पनी|फर्म|फैक्ट्री|कारखान|संस्था|संगठन|समिति|स्टोर|शोरूम|कैफे|गोदाम|प्रतिष्ठान',
    named: 'नामक|नाम की|नाम के|नाम का|नाम से|नामी',
    owners: /^(?:का|की|के|में|ने|से|को|पर)$/u
  },
  ben: {
    kinds: 'দোকান|হোটেল|রেস্তোরাঁ|রেস্টুরেন্ট|বেকারি|কোম্পানি|কারখানা|প্রতিষ্ঠান|সংগঠন|সমিতি|ফার্ম|ক্যাফে|শোরুম|খামার',
    named: 'নামের|নামে|নামক|নামীয়',
    owners: /(?:র|কে)$/u
  },
  tam: {
    kinds: 'கடை|ஓட்டல்|ஓட்டலி|ஹோட்டல்|ஹோட்டலி|உணவக|பேக்கரி|நிறுவன|கம்பெனி|தொழிற்சாலை|சங்க|அமைப்பு',
    named: 'என்ற|என்னும்|எனும்|என்கிற',
    owners: /(?:ின்|ுடைய)$/u,
    ending: 8
  },
  tel: {
    kinds: 'దుకాణ|షాపు|షాప్|హోటల్|హోటళ్|రెస్టారెంట్|బేకరీ|కంపెనీ|సంస్థ|ఫ్యాక్టరీ|సంఘ',
    named: 'అనే|పేరుతో|పేరుగల',
    owners: /(?:యొక్క|గారి|కి|ని)$/u,
    ending: 8
  }
}

/** The same where words are written together, or to what stands behind them. */
export interface JoinedQuotedWords {
  /** Right before the marks, or a few signs behind `named`. */
  readonly kinds: string
  /** Right before the marks, a few signs behind a kind. */
  readonly called?: string
  /** Right behind the marks. */
  readonly named?: string
  /** What must stand a few signs before the kind: without it the marks are as often around what somebody says. */
  readonly one?: string
  /** What must stand behind the marks. */
  readonly behind?: string
}

/** @see JoinedQuotedWords */
export const joinedQuotedWords: Partial<Record<EntityLanguage, JoinedQuotedWords>> = {
  zho: {
    kinds:
      '店|店铺|店舖|店鋪|馆|館|餐厅|餐廳|酒楼|酒樓|公司|工厂|工廠|超市|商行|铺|鋪|诊所|診所|药房|藥房|民宿|咖啡厅|咖啡廳|工作室|农场|農場|合作社|网吧|酒吧|幼儿园|幼兒園|商场|商場|旅行社|农庄|農莊|客栈|客棧|企业|企業|机构|機構|协会|協會|攤|摊位|作坊',
    called: '名为|名為|名叫|叫做|叫作|叫|名字叫|招牌为|店名为|店名為',
    named: '的',
    one: '一家|一間|一间|这家|這家|这间|這間|該|该|老字號|老字号|知名|當地|当地|有家|某'
  },
  jpn: {
    kinds:
      '店|食堂|レストラン|カフェ|居酒屋|旅館|ホテル|民宿|会社|工場|製材所|製作所|工房|農園|農場|牧場|酒造|スーパー|美容室|クリニック|病院|薬局|スナック|(?<![\\p{Script=Katakana}ー])バー(?![\\p{Script=Katakana}ー])|喫茶|団体|法人|グループホーム|保育園|ペンション|企業|業者|道の駅|屋',
    named: 'という名前の|という店名の|という屋号の|という名の|という',
    behind: 'の|で|が|を|は|に|へ|も|から|など|、|（|\\(|前|社長|店主|代表|経営'
  },
  tha: {
    kinds: 'ร้าน|ร้านอาหาร|ร้านกาแฟ|ร้านทอง|ร้านก๋วยเตี๋ยว|ร้านค้า|โรงแรม|รีสอร์ท|รีสอร์ต|บริษัท|โรงงาน|คาเฟ่|ผับ|สมาคม|มูลนิธิ|อู่',
    called: 'ชื่อ'
  },
  kor: {
    kinds:
      '식당|음식점|카페|커피숍|빵집|제과점|술집|주점|호프집|호텔|펜션|모텔|여관|가게|상점|매장|마트|슈퍼|미용실|이발소|세탁소|목공소|공방|공장|업체|농장|목장|농원|회사|약국|서점|책방|철물점|정육점|분식집|국밥집|중국집|횟집|치킨집|어린이집|유치원|협동조합|단체|스타트업|양조장|정비소|카센터',
    named: '이라는 이름의|라는 이름의|이라는 상호의|라는 상호의|이라는|라는',
    behind: '에서|에는|에도|에|의|은|는|이|가|을|를|과|와|로|으로|도|측|대표|사장|주인|,|\\.|\\)|\\('
  }
}
