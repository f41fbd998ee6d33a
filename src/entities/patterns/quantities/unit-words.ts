/** Units that CLDR does not name, or names in other ways than people do; `|` between forms. */
import type { EntityLanguage } from '../../languages.js'

export interface UnitWords {
  /** Percent behind a number. */
  readonly percent?: string
  /** Percent before a number. */
  readonly percentBefore?: string
  /** Whole currency units, slang too. */
  readonly major?: string
  /** Hundredths and the like. */
  readonly minor?: string
  /** Currency before the number. */
  readonly before?: string
  readonly length?: string
  /** Words that only begin like a unit. */
  readonly stops?: string
}

const everywhere: UnitWords = {
  percent: '%|٪|％|﹪|‰|pct',
  before:
    'us$|u$s|u$d|a$|c$|ca$|au$|hk$|nt$|nz$|s$|sg$|r$|mx$|rs|rs.|rm|€|fr.|sfr.|chf|rmb|btc|ksh|kshs|ksh.|ush|ushs|tsh|tshs|gh¢|gh₵|rd$|ar$|clp$|cop$|col$|mxn$',

  major: 'rmb|rm|btc|kr|kr.|zł|zl|kč|лв|лв.|грн|грн.|руб|руб.|р.|din|din.|rs|rs.|tl|vnd|vnđ|đ|usd$|aud$|元|円|块|元人民币|bitcoin|bitcoins',
  minor: '¢',
  length: 'km|m|cm|mm|dm|μm|µm|nm'
}

/** Words of one language besides those for all. */
export const unitWords: Readonly<Partial<Record<EntityLanguage, UnitWords>>> = {
  ara: {
    percent: 'بالمئة|بالمائة|في المئة|في المائة|بالمية|فى المائة|فى المئة',
    percentBefore: 'بالمئة|بالمائة',
    major:
      'دولار|دولارا|دولارات|دولاراً|يورو|أورو|اورو|جنيه|جنيهات|جنيها|ريال|ريالات|دينار|دينارا|دنانير|درهم|دراهم|ليرة|ليرات|روبية|ين|يوان|فرنك|شيكل|شيكلا|شواقل|شواكل|ج.م|ج.م.|ر.س',
    minor: 'سنت|سنتات|سينت|سينتات|قرش|قروش|فلس|هللة',
    length: 'كم|م|سم|مم|كيلومترا|كيلومترات|مترا|أمتار|قدما|أقدام|أميال|ميلا|ميل|بوصة|ياردة|ميكرومتر|نانومتر|بيكومتر|ديسيمتر'
  },
  ben: { percent: 'শতাংশ|ভাগ', major: 'টাকা|ডলার|রুপি|ইউরো|পাউন্ড|ইয়েন|মার্কিন ডলার|টাকার|টাকায়', minor: 'পয়সা|সেন্ট', length: 'কিমি|মি|সেমি|মাইল|ফুট|ইঞ্চি|গজ|কিলোমিটার|মিটার' },
  bul: {
    percent: 'процент|процента|на сто',
    major: 'лев|лева|евро|долар|долара|паунд|паунда|рубли|йени|лв',
    minor: 'ст|ст.|стотинка|стотинки|цент|цента|пени|пенита|ц'
  },
  cat: {
    percent: 'per cent|percent|per cents|per mil',
    major: 'dòlar|dòlars|dolar|dolars|lliura|lliures|pesseta|pessetes|pt|pts|euro|euros|duro|duros',
    minor: 'cèntim|cèntims|centim|centau|centaus'
  },
  ces: {
    percent: 'procent|procenta|procento|procenty|procentech|promile|promilí',
    major:
      'korun|korunová|korunový|korunové|korunovou|korunových|koruna|koruny|korunách|eur|euro|eura|dolarů|dolar|dolary|liber|libra|jen|jenů|forintů|rublů|zlotých',
    minor: 'haléř|haléře|haléřů|cent|centy|centů'
  },
  dan: {
    percent: 'procent|pct.|pct|promille',
    major: 'kroner|krone|euro|dollar|dollars|pund|yen|rubler|d.kr.',
    minor: 'øre|cent|cents|pence',
    before: 'kr|kr.|dkk',
    length: 'mil|kilometer|meter|centimeter|fod|tommer|mikrometer|nanometer'
  },
  deu: {
    percent: 'prozent|prozentpunkte|prozentpunkt|prozentpunkten|v.h.|vom hundert|prozents|prozente|promille',
    major:
      'dollar|dollars|dollarn|us-dollar|us-dollars|euro|euros|pfund|mark|franken|kronen|krone|rubel|yen|dm|d-mark|finnische mark|finnischen mark|schilling|gulden|lire|peseten|forint|zloty|złoty|rupien|yuan|renminbi|bitcoins|öcken|mäuse|taler|britische pfund|französische francs|kanadische dollar|us dollar|schweizer franken|norwegische kronen',
    minor: 'cent|cents|pfennig|rappen|penny|pence|groschen|kopeken|öre',
    length:
      'meter|metern|kilometer|kilometern|zentimeter|zentimetern|millimeter|millimetern|meile|meilen|fuß|fuss|zoll|seemeilen|dezimeter|mikrometer|nanometer|nanometern|lichtjahre|lichtjahren|yards|yard|pikometer|pikometern|mikrometern|hektometer'
  },
  ell: {
    percent: 'τοις εκατό|τα εκατό|%',
    major: 'ευρώ|ευρω|δολάρια|δολάριο|δολαρίων|λίρες|λίρα|λιρών|γιεν|ρούβλια|δραχμές|δρχ|δρχ.',
    minor: 'λεπτά|λεπτό|λεπτών|σεντ|σέντς|πένες',
    length: 'χλμ|χλμ.|χμ|μέτρα|μέτρων|χιλιόμετρα|χιλιομέτρων|εκατοστά|εκατοστών|μίλια|πόδια|ίντσες|ιντσών|χιλιοστά'
  },
  eng: {
    percent: 'percent|per cent|percents|percentage points|percentage point|pct|pct.|percentage|per cents',
    major:
      'dollar|dollars|us dollar|us dollars|u.s. dollars|bucks|buck|quid|grand|euro|euros|pound|pounds|pounds sterling|yen|yuan|renminbi|rubles|rouble|roubles|rupee|rupees|peso|pesos|franc|francs|swiss francs|australian dollars|canadian dollars|chinese yuan|hong kong dollars|dutch guilders|guilders|lire|lira|turkish lira|marks|deutsche marks|deutschmarks|d-marks|german marks|french francs|belgian francs|pesetas|drachmas|kronor|kroner|kronas|shekels|shekel|dirhams|dinars|rials|riyals|baht|ringgit|forints|zlotys|bitcoin|bitcoins|dollar bills|smackers|greenbacks|ரூ',
    minor: 'cent|cents|penny|pennies|pence|p|dime|dimes|nickels|kopecks|paise|centavos|c',
    length:
      'kilometre|kilometres|kilometer|kilometers|kms|metre|metres|meter|meters|centimetre|centimetres|millimetre|millimetres|mile|miles|mi|mi.|foot|feet|foots|feets|ft|ft.|inch|inches|in|yard|yards|yd|yds|nautical mile|nautical miles|light year|light years|light-year|light-years|furlongs|decimeter|decimetre|decimeters|nanometers|nanometres|nanometer|micrometers|micrometres|microns|micron|picometer|picometers|picometre|picometres|fathoms|fathom|leagues|megameter|hectometer|hectometers|hectometre|dam|hm|angstroms'
  },
  est: {
    percent: 'protsenti|protsent|protsendi|protsendini|protsenti võrra',
    major: 'eurot|euro|krooni|kroon|dollarit|dollar|naela|rubla|jeeni',
    minor: 'senti|sent|kopikat',
    length: 'kilomeetri|meetri|kilomeetrit|meetrit|sentimeetrit|miili|jalga|tolli'
  },
  fas: {
    percent: 'درصد|در صد|٪',
    // adjectives as well: "of 500 million tomans"
    major:
      'دلار|یورو|ریال|تومان|تومن|پوند|ین|یوان|روبل|لیره|درهم|دینار|فرانک|روپیه|افغانی|دلاری|یورویی|ریالی|تومانی|تومنی|پوندی|ینی|یوانی|روبلی|لیره‌ای|درهمی|دیناری|فرانکی|روپیه‌ای',
    minor: 'سنت',
    length: 'کیلومتر|متر|سانتی‌متر|سانتیمتر|سانتی متر|میلی‌متر|میلیمتر|مایل|فوت|پا|اینچ|یارد|فرسنگ|کیلومتری|متری'
  },
  fin: {
    percent: 'prosenttia|prosentti|prosentin|prosentilla|prosentista|prosenttiin|prosentissa|prosenttiyksikköä|pros.|pros|promillea|promille',
    major: 'euroa|euro|euron|euroon|eurolla|eurosta|markkaa|markan|markka|dollaria|dollarin|dollari|puntaa|punnan|kruunua|kruunun|ruplaa|ruplan|jeniä|frangia',
    minor: 'senttiä|sentin|sentti|penniä|kopeekkaa',
    length:
      'kilometriä|kilometrin|metriä|metrin|senttiä|senttimetriä|senttimetrin|millimetriä|millimetrin|mailia|mailin|jalkaa|tuumaa|tuuman|jaardia|kilometri|metri'
  },
  fra: {
    percent: 'pour cent|pourcent|pourcents|pour cents|pourcentage|pourcentages|points de pourcentage|pour-cent|p. 100|pour 100|cent|pour mille',
    major:
      "euro|euros|dollar|dollars|dollars us|dollars américains|dollars canadiens|franc|francs|francs suisses|livre sterling|livres sterling|yen|yens|yuan|yuans|rouble|roubles|roupie|roupies|peso|pesos|rial|rials|dinar|dinars|dirham|dirhams|balles|pouloutes|lires|marks|couronnes|deutsche marks|marks allemands|pesetas|de $|de €|de £|de dollars|de dollar|de francs|de livres sterling|d'euros|de roubles|de yens|de yuans|de pesetas|de pesos|de dollars canadiens|de dollars australiens|de dollars américains|d’euros|€|frs|fr|f",
    minor: 'centime|centimes|cent|cents|ct|penny|pence|sous',
    length:
      'kilomètre|kilomètres|mètre|mètres|centimètre|centimètres|millimètre|millimètres|mile|miles|mille marin|milles|pied|pieds|pouce|pouces|yards|années-lumière|décimètres|hectomètre|hectomètres|lieues|mi|mille|milles nautiques|nanomètres|micromètres|micromètre|nanomètre|picomètre|picomètres'
  },
  heb: {
    percent: 'אחוז|אחוזים|אחוזי',
    major: 'שקל|שקלים|ש"ח|ש״ח|שח|דולר|דולרים|יורו|אירו|ליש"ט|פאונד|ין|רובל|פרנק|לירות שטרלינג|לירות|מיליון דולר|שקלים חדשים|אש״ח|מש״ח|₪',
    minor: 'אגורה|אגורות|סנט|סנטים',
    length: 'ק"מ|ק״מ|ס"מ|ס״מ|מ"מ|מ״מ|מ\'|מ׳|קילומטר|קילומטרים|מטר|מטרים|סנטימטר|סנטימטרים|מייל|מיילים|רגל|אינץ\'|אינץ׳|יארד'
  },
  hin: {
    percent: 'प्रतिशत|फीसदी|फ़ीसदी|परसेंट|फीसद|प्रतिशत अंक',
    major:
      'रुपये|रुपए|रूपये|रुपया|रूपए|रुपयों|रु|रु.|रू.|डॉलर|अमेरिकी डॉलर|यूरो|पाउंड|पौंड|येन|युआन|रूबल|फ्रैंक|फ़्रैंक|पेसो|दिरहम|दीनार|स्विस फ़्रैंक|स्विस फ्रैंक|हांगकांग डॉलर|ऑस्ट्रेलियाई डॉलर|कनाडाई डॉलर|पेसेटा|मार्क',
    minor: 'सेंट|पैसे|पैसा|पेंस|सेंट्स',
    before: 'रु|रु.|रू|रू.',
    length: 'किमी|किलोमीटर|मीटर|मी|सेमी|सेंटीमीटर|मील|मीलों|फुट|फ़ुट|फीट|फ़ीट|इंच|गज|मिमी|कि.मी.|कि॰मी॰|मिलीमीटर|माइक्रोमीटर|नैनोमीटर|पिकोमीटर|डेसीमीटर|हेक्टोमीटर'
  },
  hrv: {
    percent: 'posto|postotak|postotaka|postotnih bodova|odsto|promila|promil',
    major: 'kuna|kune|kunu|kn|eura|euro|euri|euros|dolar|dolara|dolari|funti|funte|rubalja|jena|franaka|maraka|rupija',
    minor: 'lipa|lipe|cent|centa|centi|penija'
  },
  hun: {
    percent: 'százalék|százalékos|százaléka|százalékkal|százalékot|százalékra|százalékpont|százalékponttal|ezrelék',
    major:
      'forint|forintot|forintos|forinttal|forintért|forintra|forintba|ft|euró|eurót|eurós|dollár|dollárt|dolláros|dollárral|font|fontot|jen|rubel|korona|koronát',
    minor: 'cent|fillér|penny',
    length: 'kilométer|kilométerre|kilométeres|kilométert|méter|métert|méteres|méterre|centi|centiméter|mérföld|láb|hüvelyk|yard|milliméter|centis'
  },
  ind: {
    percent: 'persen|prosen',
    major: 'rupiah|dolar|dolar as|dollar|dollars|euro|euros|pound sterling|poundsterling|pound|pounds|yen|yuan|ringgit|pesos|perak',
    minor: 'sen',
    before: 'rp|rp.|us$',
    length: 'kilometer|meter|sentimeter|milimeter|mil|kaki|inci|km|m'
  },
  ita: {
    percent: 'per cento|percento|punti percentuali|percentuale|percentuali|per mille',
    major:
      'euro|dollaro|dollari|dollari americani|dollari canadesi|dollari australiani|dollari di hong kong|sterlina|sterline|lira|lire|yen|yuan|rublo|rubli|franco|franchi|franchi svizzeri|di euro|di dollari|di sterline|di lire|di yen|di franchi|di rubli|di $|di €|di £|di pesetas|di dollari australiani|di dollari canadesi|di dollari americani|rupie|rupia|pesos|corone|marchi|di marchi|fiorini|di fiorini olandesi|pesetas|di franchi svizzeri',
    minor: 'centesimo|centesimi|cent|penny|pence',
    length:
      'chilometro|chilometri|metro|metri|centimetro|centimetri|millimetro|millimetri|miglio|miglia|piede|piedi|pollice|pollici|iarde|iarda|decimetri|anni luce|miglia nautiche|ettometri|ettometro|micrometro|micrometri|nanometro|nanometri|picometro|picometri'
  },
  jpn: {
    percent: 'パーセント|ﾊﾟｰｾﾝﾄ|プロ|割|割半|割引き|割り引き|パ ーセ ント|パーセンテージ|割引|％',
    percentBefore: 'パーセント|百分の',
    major:
      '円|ドル|ユーロ|ポンド|元|人民元|ウォン|米ドル|カナダドル|カナダ・ドル|オーストラリアドル|豪ドル|香港ドル|ルーブル|ルピー|フラン|スイスフラン|スイス・フラン|ペソ|マルク|リラ|ペセタ|バーツ|ディルハム|ナイラ|台湾ドル|中国元|日本円|ビットコイン|シェケル|クローナ|クローネ|オランダギルダー|ギルダー|パナマ・バルボア|英ポンド|レアル|フィンランド・マルカ|マルカ|リンギット|ドン|ルピア|キープ|リエル|チャット|トルコリラ|ドル札',
    minor: '銭|セント|ペンス',
    stops:
      'キログラム|キロワット|キロバイト|キロカロリー|キロヘルツ|キロリットル|ミリグラム|ミリリットル|ミリ秒|ミリバール|ミリアンペア|センチリットル|円周|円形|円満|元年|元素|元気|元日|里帰り|プログラム|プロジェクト|プロセス|プロデューサー|フィート立方|メートル毎',
    before: '米ドル|人民元|日本円',
    length:
      'キロメートル|キロ|メートル|センチメートル|センチ|ミリメートル|ミリ|マイル|フィート|フット|インチ|ヤード|海里|光年|尺|里|㎞|㎝|㎜|メーター|ナノメートル|マイクロメートル|ピコメートル|デシメートル|ヘクトメートル|ミクロン'
  },
  kor: {
    percent: '퍼센트|퍼센티지|프로|퍼센트포인트|%포인트|%p|퍼센테이지|％',
    major:
      '원|달러|미국 달러|미 달러|불|유로|엔|엔화|위안|위안화|파운드|루블|루피|프랑|스위스 프랑|페소|마르크|리라|페세타|바트|캐나다 달러|호주 달러|홍콩 달러|대만 달러|핀란드 마르카|마르카|네덜란드 길더|길더|크로나|크로네|인민폐|비트코인|호주달러|캐나다달러|홍콩달러|미국달러|터키 리라|디르함|링깃|루피아|인도 루피|헤알|바이트|스페인 페세타',
    minor: '센트|전|펜스|페니',
    stops:
      '밀리그램|밀리리터|밀리초|킬로그램|킬로와트|킬로바이트|킬로칼로리|킬로리터|센티리터|원칙|원래|원인|원하|프로그램|프로젝트|프로그|프로야구|프로축구|유로파|동안|동시|동네|숨전부|전체|전에|전의|전히|불구|리터|리그|미터법|엔진|바트만',
    length:
      '킬로미터|킬로|미터|메터|센티미터|센치미터|센티|센치|밀리미터|밀리|마일|피트|인치|야드|해리|광년|㎞|㎝|㎜|마이크로미터|나노미터|피코미터|데시미터|헥토미터'
  },
  lav: {
    percent: 'procenti|procentus|procents|procentiem|procentu|procenta',
    major: 'eiro|lati|latu|latus|latiem|dolāri|dolāru|dolārus|dolāriem|rubļu|rubļi|mārciņas|ls',
    minor: 'centi|centu|centus|santīmi|santīmu',
    length: 'kilometri|kilometru|kilometrus|metri|metru|metrus|metriem|kilometriem|centimetri|centimetru|jūdzes|jūdžu|pēdas|collas'
  },
  lit: {
    percent: 'proc.|proc|procentai|procentų|procentas|procento|procentus|procentais',
    major: 'eurų|eurai|euro|euras|eurus|litų|litai|litus|lt|doleriai|dolerių|dolerius|svarų|rublių|zlotų',
    minor: 'centų|centai|ct',
    length: 'kilometrų|kilometrai|kilometrus|metrų|metrai|metrus|centimetrų|centimetrai|mylių|mylios|pėdų|colių'
  },
  msa: {
    percent: 'peratus',
    major: 'ringgit|dolar|dolar as|dollar|dollars|euro|euros|rupiah|yen|pound|pounds|pesos',
    minor: 'sen',
    before: 'rm|us$',
    length: 'kilometer|meter|sentimeter|milimeter|batu|kaki|inci'
  },
  nld: {
    percent: 'procent|percent|procentpunt|procentpunten|percentage|procenten|promille',
    major:
      "euro|euros|dollar|dollars|amerikaanse dollar|amerikaanse dollars|canadese dollars|australische dollars|hongkongse dollars|pond sterling|gulden|guldens|franc|francs|zwitserse frank|frank|yen|yuan|roebel|roebels|kronen|kroon|piek|bucks|lire|mark|marken|roepie|roepies|peso|pesos|peseta's|turkse lira|markka|penni|kuai",
    minor: "cent|cents|penny|pence|penny's|c",
    length:
      'kilometer|kilometers|meter|meters|centimeter|centimeters|millimeter|millimeters|mijl|mijlen|voet|inch|inches|duim|yard|yards|zeemijl|decimeter|lichtjaar|nanometer|mijls|micrometer|micrometers|nanometers|picometer|picometers'
  },
  nno: {
    percent: 'prosent|prosentpoeng|promille',
    major: 'kroner|krone|euro|dollar|pund|yen|rublar',
    minor: 'øre|cent',
    before: 'kr|kr.|nok',
    length: 'mil|kilometer|meter|centimeter|fot|tommar'
  },
  nob: {
    percent: 'prosent|prosentpoeng|pst.|prosentenheter|promille',
    major:
      'kroner|krone|kronor|norske kroner|danske kroner|svenske kroner|euro|euros|dollar|dollars|kanadiske dollar|kanadiske dollars|canadiske dollars|pund|yen|rubler|rupi|rupee|rupees|rupier|yuan|renminbi|kinesiske yuan|kinesisk yuan|kinesiske renminbi|kinesisk renminbi|indisk rupi|indiske rupier|indiske rupee|pakistanske rupier|spenn|lapper|franc',
    minor: 'øre|ører|cent|cents|pence',
    before: 'kr|kr.|nok',
    length: 'mil|kilometer|meter|centimeter|fot|tommer|millimeter|mila|mikrometer|nanometer'
  },
  pol: {
    percent: 'procent|procenta|procentów|proc.|proc|punktów procentowych|procentami|promil|promila|promile|promili',
    major:
      'złotych|złotowy|złotowa|złotowe|złotowego|złotowych|złotową|złoty|złote|złotego|zł|euro|dolarów|dolary|dolar|dolara|funtów|funty|rubli|jenów|franków|koron',
    minor: 'groszy|grosze|grosz|gr|centów|centy|cent',
    length:
      'kilometrów|kilometry|kilometr|kilometra|metrów|metry|metr|metra|centymetrów|centymetry|centymetr|mil|stóp|cali|jardów|nanometr|nanometry|nanometrów|mikrometr|mikrometry|mikrometrów'
  },
  por: {
    percent: 'por cento|porcento|porcentos|por cem|pontos percentuais|pp|p.p.|pontos porcentuais|porcentagem|percentagem|por cents|porcentagens|por mil',
    major:
      'real|reais|euro|euros|dólar|dólares|dólares americanos|dólares canadenses|dólares australianos|dólares de hong kong|libras esterlinas|libra esterlina|iene|ienes|yuan|yuans|rublo|rublos|franco|francos|francos suíços|rupia|rupias|peso|pesos|de dólares|de dólar|de reais|de euros|de libras|de ienes|de francos|de pesetas|de pesos|de libras esterlinas|de $|de €|de £|de r$|pt|contos|mangos|pilas|coroas|de dólares australianos|de dólares canadenses|de florins holandeses|florins|pesetas|marcos|de marcos|escudos|liras turcas',
    minor: 'centavo|centavos|cêntimo|cêntimos|cent|cents|pence',
    length:
      'quilómetro|quilómetros|quilômetro|quilômetros|kilometros|metro|metros|centímetro|centímetros|milímetro|milímetros|milha|milhas|pé|pés|polegada|polegadas|jarda|jardas|hectômetros|hectômetro|decímetros|anos-luz|milhas náuticas|micrômetro|micrômetros|nanômetro|nanômetros|picômetro|picômetros|micrómetro|micrómetros|nanómetro|nanómetros'
  },
  pus: {
    percent: 'سلنه|فیصده|فيصده|په سلو کې',
    major: 'افغانۍ|افغانی|ډالره|ډالر|ډالرو|کلدارې|روپۍ|یورو|پونډه',
    length: 'کیلومتره|کيلومتره|متره|مایله|فوټه|کیلومتر|متر|انچه'
  },
  ron: {
    percent: 'la sută|la suta|procente|procent|puncte procentuale|de procente|de procent|la mie',
    major:
      'leu|lei|de lei|ron|euro|de euro|dolar|dolari|de dolari|lire sterline|lira sterlină|lire|lir|ruble|de ruble|yeni|franci|rupii|de rupii|dinar|dinari|rial|riali|rial saudit|rial qatarian',
    minor: 'ban|bani|de bani|cent|cenți|centi|de cenți|de centi',
    length: 'kilometri|kilometru|de kilometri|metri|metru|de metri|centimetri|centimetru|mile|de mile|picioare|țoli|inci|milimetri|de centimetri'
  },
  rus: {
    percent: 'процент|процента|процентов|проц.|процентами|процентах|процентных пункта|процентных пунктов|п.п.|промилле',
    major:
      'рубль|рубля|рублей|рублями|рублях|рублям|рублёвая|рублёвый|рублёвой|рублёвую|рублёвых|рублёвые|рублевая|рублевый|рублевой|рублевую|рублевых|рублевые|руб|руб.|р.|доллар|доллара|долларов|долларами|долларах|долл.|долл|долларов сша|евро|фунт стерлингов|фунтов стерлингов|иен|иены|юань|юаня|юаней|гривна|гривен|гривны|франков|крон|тенге|баксов|бакса|баксы|марок|лир|рупий',
    minor: 'копейка|копейки|копеек|коп.|коп|цент|цента|центов|центами|ц',
    before: 'руб|руб.',
    length:
      'километр|километра|километров|километрах|метр|метра|метров|метрах|сантиметр|сантиметра|сантиметров|миллиметр|миллиметра|миллиметров|миля|мили|миль|милях|фут|фута|футов|дюйм|дюйма|дюймов|ярд|ярда|ярдов|км|м|см|мм|нанометр|нанометра|нанометров|микрометр|микрометра|микрометров|пикометр|пикометров'
  },
  slk: {
    percent: 'percent|percenta|percentá|percento|percentách|percentuálneho bodu',
    major: 'eur|eura|euro|eurá|korún|koruny|koruna|sk|dolárov|doláre|dolár|libier|libry|jenov|rubľov',
    minor: 'cent|centov|centy|halier|halierov'
  },
  slv: {
    percent: 'odstotek|odstotka|odstotki|odstotkov|odstotke|odst.|procentov',
    major: 'evro|evra|evri|evrov|evre|eur|dolar|dolarja|dolarjev|dolarje|tolarjev|tolarja|tolarje|sit|funtov|jenov|rubljev',
    minor: 'cent|centa|centov|stotinov'
  },
  spa: {
    percent: 'por ciento|por cien|porciento|por cientos|puntos porcentuales|porcentaje|por 100|por mil',
    major:
      'dólar|dólares|dolares|euro|euros|peso|pesos|peseta|pesetas|pt|ptas|libras esterlinas|libra esterlina|yen|yenes|yuan|yuanes|rublo|rublos|franco|francos|francos suizos|dólares australianos|dólares canadienses|dólares de hong kong|dólares estadounidenses|dólares americanos|rupia|rupias|de dólares|de euros|de pesos|de francos|de libras|de libras esterlinas|de yenes|de pesetas|de rublos|de dólares australianos|de dólares canadienses|de florines holandeses|florines|marcos|de marcos|bolívares|soles|quetzales|lempiras|colones|reales|liras turcas|dírhams',
    minor: 'centavo|centavos|céntimo|céntimos|centimo|centimos|peniques|centésimos',
    before: 'u$d|u$s|us$',
    length:
      'kilómetro|kilómetros|kilometro|kilometros|metro|metros|centímetro|centímetros|milímetro|milímetros|milla|millas|pie|pies|pulgada|pulgadas|yarda|yardas|decímetros|años luz|hectómetros|hectómetro|leguas|millas náuticas|micrómetro|micrómetros|nanómetro|nanómetros|picómetro|picómetros|decámetro|decámetros'
  },
  srp: {
    percent: 'посто|одсто|процената|процента|процент|posto|odsto|procenata|procenta|procenat|procent',
    major: 'динара|динар|динари|евра|евро|долара|долар|dinara|dinar|dinari|din.|evra|evro|dolara|dolar|funti|franaka|rubalja|maraka|kuna',
    minor: 'пара|цента|центи|centa|centi',
    length: 'километара|километра|километар|метара|метра|метар|kilometara|kilometra|kilometar|metara|metra|metar|centimetara|centimetra|milja|stopa|inča'
  },
  swe: {
    percent: 'procent|procentenheter|procents|%-enheter|promille',
    major:
      'kronor|krona|kr|spänn|euro|dollar|amerikanska dollar|pund|yen|rubel|rupees|rupier|franc|schweizerfranc|yuan|mark|pesetas|lire|danska kronor|norska kronor|svenska kronor|mkr|mnkr|tkr|mdkr|australiensiska dollar|kanadensiska dollar|hongkongdollar|turkiska lira|gulden|finska mark|tyska mark|peso|pesos|baht|zloty|forint|shekel|dinarer|dirham',
    minor: 'öre|cent|cents|pence|penny',
    before: 'kr|sek',
    length:
      'mil|kilometer|kilometers|meter|meters|centimeter|millimeter|mile|miles|fot|tum|tums|fots|yard|yards|engelska mil|sjömil|decimeter|hektometer|dm|ljusår|mikrometer|nanometer|pikometer'
  },
  tam: {
    percent: 'சதவீதம்|சதவீத|சதவிகிதம்|விழுக்காடு|வீதம்|சதவீதத்தை',
    major: 'ரூபாய்|ரூபா|ரூ|ரூ.|டாலர்|டாலர்கள்|யூரோ|பவுண்ட்|யென்|கோடி ரூபாய்',
    minor: 'பைசா|சென்ட்|சதம்',
    before: 'ரூ|ரூ.',
    length: 'கிலோமீட்டர்|கி.மீ|கி.மீ.|மீட்டர்|சென்டிமீட்டர்|மைல்|மைல்கள்|அடி|அங்குலம்'
  },
  tel: {
    percent: 'శాతం|శాతానికి|శాతంగా',
    major: 'రూపాయలు|రూపాయల|రూపాయి|రూ|రూ.|డాలర్లు|డాలర్ల|డాలర్|యూరోలు',
    minor: 'పైసలు|సెంట్లు',
    before: 'రూ|రూ.',
    length: 'కిలోమీటర్లు|కిలోమీటర్ల|కిలోమీటర్|కి.మీ|కి.మీ.|మీటర్లు|మీటర్ల|మైళ్ళు|మైళ్ల|అడుగులు|అడుగుల|అంగుళాలు|సెంటీమీటర్లు'
  },
  tgl: {
    percent: 'porsyento|bahagdan|porsiyento',
    major: 'piso|pisong|pesos|dolyar|dolyares|dollar|dollars|euro|euros|yen|pounds|rupees|dirhams|riyals',
    minor: 'sentimo|sentimos',
    before: '₱|php|p',
    length: 'kilometro|kilometrong|metro|sentimetro|milya|piye|talampakan|pulgada'
  },
  tha: {
    percent: 'เปอร์เซ็นต์|เปอร์เซ็น|ร้อยละ',
    percentBefore: 'ร้อยละ',
    major: 'บาท|ดอลลาร์|ดอลลาร์สหรัฐ|เหรียญ|เหรียญสหรัฐ|ยูโร|ปอนด์|เยน|หยวน|รูเบิล|วอน|ฟรังก์|ริงกิต',
    minor: 'สตางค์|เซนต์|เซ็นต์',
    length: 'กิโลเมตร|เมตร|เซนติเมตร|มิลลิเมตร|ไมล์|ฟุต|นิ้ว|หลา|กม.|กม|ม.|ซม.|มม.|กิโล|วา|เซ็นติเมตร'
  },
  tur: {
    percent: 'yüzde',
    percentBefore: 'yüzde|%',
    major:
      'lira|liralık|liraya|türk lirası|tl|dolar|dolarlık|dolara|abd dolar|abd $|yenlik|yene|yenden|avroluk|avroya|euroluk|euroya|liradan|dolardan|amerikan doları|abd doları|kanada doları|avustralya doları|hong kong doları|euro|avro|sterlin|pound|yen|yuan|ruble|frank|isviçre frangı|frangı|rupi|peso|peseta|mark|gulden|hollanda guldeni|$ c|doları|fransız frangı|ispanyol pesetası',
    minor: 'kuruş|kuruşa|kuruştan|kuruşluk|sent|sente|sentten|sentlik|cent|peni',
    length:
      'kilometre|metre|santimetre|santim|milimetre|mil|milden|mile|millik|fit|fitten|fitlik|ayak|inç|yarda|deniz mili|ışık yılı|hektometre|desimetre|mikrometre|nanometre|pikometre'
  },
  ukr: {
    percent: 'відсоток|відсотка|відсотки|відсотків|процент|процента|процентів|відс.|відсотками|проміле',
    major:
      'гривня|гривнева|гривневий|гривневу|гривневих|гривневої|гривні|гривень|гривнями|грн|грн.|долар|долара|долари|доларів|доларів сша|євро|фунтів стерлінгів|рублів|рубля|рублі|єн|злотих|крб',
    minor: 'копійка|копійки|копійок|коп.|коп|цент|цента|центи|центів',
    length:
      'кілометр|кілометра|кілометри|кілометрів|метр|метра|метри|метрів|сантиметр|сантиметра|сантиметрів|міліметр|міліметрів|миля|милі|миль|фут|фути|футів|дюйм|дюйма|дюймів|ярд|ярдів|км|м|см|мм'
  },
  urd: {
    percent: 'فیصد|فی صد',
    major: 'روپے|روپیہ|روپئے|ڈالر|ڈالرز|امریکی ڈالر|یورو|پاؤنڈ|پونڈ|ین|ریال|درہم|روپوں',
    minor: 'پیسے|سینٹ',
    length: 'کلومیٹر|کلو میٹر|میٹر|سینٹی میٹر|میل|فٹ|انچ|گز|ملی میٹر'
  },
  vie: {
    percent: 'phần trăm|phần trăm điểm',
    major:
      'đồng|đ|vnđ|vnd|đô la|đô-la|đô|đô la mỹ|đô-la mỹ|dollar|dollars|usd|euro|euros|pesos|baht|bạt|ơ-rô|bảng|bảng anh|yên|yên nhật|nhân dân tệ|tệ|rúp|won',
    minor: 'xu|xen|cent|hào',
    length: 'ki lô mét|kilômét|kilomet|cây số|mét|thước|centimét|xăng ti mét|phân|milimét|dặm|feet|inch|li|km|hải lý'
  },
  zho: {
    percent: '%|％|折|成|成半|半成|个百分点|個百分點|百分点|百分比',
    percentBefore: '百分之|百 分 之|百分 之|百 分之',
    major:
      '元|块|塊|圆|圓|人民币|人民幣|美元|美金|欧元|歐元|英镑|英鎊|日元|日圆|日圓|韩元|韓元|港元|港币|港幣|台币|台幣|新台币|新台幣|卢布|盧布|法郎|瑞士法郎|卢比|盧比|比索|泰铢|泰銖|加元|加币|澳元|澳币|新元|马克|里拉|比特币|个比特币|澳大利亚元|加拿大元|越南盾|蚊|元人民币|元人民幣|元新台币|元新台幣|元台币|元台幣|元港币|元港幣|元美金|圆人民币|圓人民幣|圓新台幣|圓台幣|万元|块钱|塊錢|元钱|盾|林吉特|雷亚尔|迪拉姆|里亚尔|第纳尔',
    minor: '角|分|毛|毫|仙|分钱|毛钱|日本銭|便士|美分|欧分',
    before: '人民币|人民幣|港币|港幣|港元|美元|美金|台币|台幣|新台币|新台幣|欧元|歐元|日元|日圓|日币|日幣|英镑|英鎊|澳币|澳幣|加币|加幣|新币|新幣',
    stops:
      '分钟|分鐘|分之|分の|分别|分公司|分店|分数|分子|分析|分部|分散|元年|元素|元旦|角度|角色|角落|毛利|毛病|块石|里面|里程|里斯|里约|米饭|米兰|码头|尺寸|成为|成了|成功|成立|成员|成本|成熟|成就|成果|成長|成长|成績|成绩|成人|成都|成分|成年|元老|元帅|元首|折磨|折腾',
    length:
      '公里|千米|米|公尺|厘米|公分|毫米|分米|英里|英裏|哩|英尺|呎|英寸|英吋|吋|寸|尺|丈|里|海里|海浬|光年|码|碼|feet|foot|foots|feets|inches|inch|mile|miles|mi|yard|yards|ft|公裏|华里|微米|纳米|奈米|皮米'
  }
}

/** Words for all languages. */
export const commonUnitWords: UnitWords = everywhere
