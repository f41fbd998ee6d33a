/** How each language puts its numerals together, and words that CLDR's spelling rules do not have. */
import type { EntityLanguage } from '../../languages.js'
import { southAsianNumerals } from './numeral-words-south-asian.js'

/** `form=value` items, apart by `|`. */
export interface NumeralTable {
  /** Below 1000. */
  readonly cardinals?: string
  readonly scales?: string
  readonly ordinals?: string
  readonly ordinalScales?: string
}

export interface NumeralStyle {
  /** Locale of Intl, where the code of the language is none. */
  readonly locale?: string
  /** Numbers are written as one word. */
  readonly compounds?: boolean
  /** Chinese way: groups of four digits, ten as a multiplier. */
  readonly myriads?: boolean
  /** Text without blanks: `all`; words that start at a blank but may go on without one: `ends`. */
  readonly run?: 'all' | 'ends'
  readonly words?: NumeralTable
  readonly fractions?: string
  /** Words between the parts of a number. */
  readonly connectors?: string
  /** A conjunction that is written together with the word behind it. */
  readonly prefixConnector?: string
  readonly points?: string
  readonly minus?: string
  /** No numbers when they stand alone. */
  readonly weak?: string
  /** Words that only begin like a number. */
  readonly stops?: string
  readonly ordinalPrefixes?: string
  readonly ordinalSuffixes?: string
  readonly suffixGap?: boolean
  /** Words between numerator and denominator. */
  readonly divisions?: string
  /** Words between a whole number and a fraction, where these do not compose by themselves. */
  readonly mixed?: string
  readonly articles?: string
}

const english: NumeralStyle = {
  divisions: 'over|out of',
  articles: 'a|an',
  words: {
    cardinals: 'fourty=40|oh=0|nought=0|naught=0',
    scales:
      'dozen=12|dozens=12|lakh=1e5|lakhs=1e5|crore=1e7|crores=1e7|mn=1e6|mln=1e6|mio=1e6|bn=1e9|bln=1e9|tn=1e12|trn=1e12|hundreds=100|thousands=1e3|millions=1e6|billions=1e9',
    ordinals: 'nineth=9|twelveth=12',
    ordinalScales:
      'hundredth=100|thousandth=1e3|millionth=1e6|billionth=1e9|trillionth=1e12|hundredths=100|thousandths=1e3|millionths=1e6|billionths=1e9|trillionths=1e12'
  },
  fractions:
    'half=0.5|half a=0.5|halves=0.5|quarter=0.25|quarters=0.25|thirds=0.333|fourths=0.25|fifths=0.2|sixths=0.167|sevenths=0.143|eighths=0.125|ninths=0.111|tenths=0.1|twentieths=0.05',
  connectors: 'and',
  points: 'point',
  minus: 'minus|negative',
  weak: 'a=1|an=1|one=1|oh|second|seconds|half|quarter|quarters|thirds|halves|hundreds|thousands|millions|billions|dozens|point|k|mio|mn|bn|tn|zero',
  ordinalSuffixes: 'st|nd|rd|th'
}

const scandinavianFractions = 'halv=0.5|halvt=0.5'

const chineseDigits =
  '〇=0|零=0|一=1|二=2|三=3|四=4|五=5|六=6|七=7|八=8|九=9|两=2|兩=2|壹=1|贰=2|貳=2|叁=3|參=3|肆=4|伍=5|陆=6|陸=6|柒=7|捌=8|玖=9|廿=20|卅=30|○=0|俩=2|仨=3'
const chineseScales = '十=10|百=100|千=1000|拾=10|佰=100|仟=1000|万=1e4|萬=1e4|亿=1e8|億=1e8|兆=1e12|万亿=1e12|萬億=1e12'

export const numeralStyles: Readonly<Partial<Record<EntityLanguage, NumeralStyle>>> = {
  ara: {
    divisions: 'على|من',
    locale: 'ar',
    words: {
      cardinals:
        'اثنان=2|اثنين=2|اثنا=2|اثنتان=2|اثنتين=2|إثنين=2|ثلاث=3|اربعة=4|اربع=4|أربع=4|خمس=5|ست=6|سبع=7|ثمان=8|ثماني=8|تسع=9|عشر=10|احد عشر=11|أحد عشر=11|احدى عشر=11|إحدى عشرة=11|اثنا عشر=12|اثني عشر=12|إثني عشر=12|اثنتا عشرة=12|ثلاثة عشر=13|ثلاث عشرة=13|اربعة عشر=14|أربع عشرة=14|خمس عشرة=15|ست عشرة=16|سبع عشرة=17|ثماني عشرة=18|تسع عشرة=19|عشرين=20|ثلاثين=30|اربعين=40|أربعين=40|اربعون=40|خمسين=50|ستين=60|سبعين=70|ثمانين=80|تسعين=90|مئتان=200|مئتين=200|مائتين=200|ثلاثمائة=300|ثلاثمئة=300|أربعمائة=400|أربعمئة=400|اربعمائة=400|خمسمائة=500|خمسمئة=500|ستمائة=600|ستمئة=600|سبعمائة=700|سبعمئة=700|ثمانمائة=800|ثمانمئة=800|تسعمائة=900|تسعمئة=900',
      scales:
        'مئة=100|مائة=100|مية=100|ألف=1e3|الف=1e3|آلاف=1e3|الاف=1e3|ألفا=1e3|ألفين=2e3|ألفان=2e3|مليون=1e6|ملايين=1e6|مليونين=2e6|مليار=1e9|مليارات=1e9|بليون=1e9|تريليون=1e12|تريليونات=1e12|دزينة=12'
    },
    fractions: 'نصف=0.5|ربع=0.25|ثلث=0.333|ثلثين=0.667|خمس=0.2',
    prefixConnector: 'و',
    connectors: 'و',
    points: 'فاصل|فاصلة|نقطة',
    minus: 'ناقص|سالب',
    weak: 'واحد=1|واحدة=1|نصف|ربع|خمس|الأول|الأولى|أول|الثاني|الثانية|ثاني|ثانية'
  },
  ben: { locale: 'bn', words: southAsianNumerals.ben, fractions: 'অর্ধ=0.5|আধা=0.5|আধ=0.5', points: 'দশমিক', minus: 'ঋণাত্মক|মাইনাস', weak: 'এক=1|শত|হাজার' },
  bul: {
    locale: 'bg',
    connectors: 'и',
    points: 'цяло и|точка|запетая',
    minus: 'минус',
    fractions: 'половин=0.5|половина=0.5|четвърт=0.25',
    weak: 'един=1|една=1|едно=1|половин|половина|сто',
    words: { scales: 'хил=1e3|хил.=1e3|млн=1e6|млн.=1e6|млрд=1e9|млрд.=1e9' },
    ordinalSuffixes: '-ти|-ви|-ри|-ми|-та|-ва|-то|-во'
  },
  cat: {
    locale: 'ca',
    connectors: 'i',
    points: 'coma|punt',
    minus: 'menys',
    fractions: 'mig=0.5|mitja=0.5|quart=0.25',
    weak: 'un=1|una=1|mig|mitja|quart|segon|nou|cent',
    ordinalSuffixes: 'r|n|t|è|a'
  },
  ces: {
    locale: 'cs',
    compounds: true,
    connectors: 'a',
    points: 'celá|celé|celých|čárka',
    minus: 'mínus|minus',
    fractions: 'půl=0.5|čtvrt=0.25|třetina=0.333',
    weak: 'jeden=1|jedna=1|jedno=1|půl|čtvrt|sto',
    words: { scales: 'tis.=1e3|tis=1e3|mil.=1e6|mil=1e6|mld.=1e9|mld=1e9|miliard=1e9|milionu=1e6|milionů=1e6|milióny=1e6|miliónů=1e6|mio=1e6' }
  },
  dan: {
    locale: 'da',
    compounds: true,
    connectors: 'og',
    points: 'komma|punktum',
    minus: 'minus',
    fractions: `${scandinavianFractions}|halvanden=1.5|halvandet=1.5|kvart=0.25`,
    weak: 'en=1|et=1|én|ét|to=2|anden|andet|fire|halv|halvt|kvart',
    words: { scales: 'hundred=100|hundrede=100|tusinde=1e3|mio=1e6|mio.=1e6|mia=1e9|mia.=1e9|mill.=1e6|mill=1e6|mrd=1e9|mrd.=1e9|dusin=12' }
  },
  deu: {
    divisions: 'von',
    locale: 'de',
    compounds: true,
    connectors: 'und',
    points: 'komma|punkt',
    minus: 'minus|negativ|negative',
    fractions:
      'halb=0.5|halbe=0.5|halber=0.5|halbes=0.5|halben=0.5|hälfte=0.5|viertel=0.25|drittel=0.333|fünftel=0.2|sechstel=0.167|achtel=0.125|zehntel=0.1|hundertstel=0.01|eineinhalb=1.5|anderthalb=1.5|zweieinhalb=2.5|dreieinhalb=3.5',
    weak: 'ein=1|eine=1|einen=1|einem=1|einer=1|eines=1|eins=1|acht=8|halb|halbe|halber|halbes|halben|hälfte|viertel|drittel|achtel|null',
    words: {
      cardinals: 'zwo=2|fuenf=5|zwoelf=12|dreissig=30|fuenfzehn=15|fuenfzig=50',
      scales:
        'tsd=1e3|tsd.=1e3|mio=1e6|mio.=1e6|mill=1e6|mill.=1e6|mrd=1e9|mrd.=1e9|bio=1e12|bio.=1e12|dutzend=12|hunderte=100|tausende=1e3|milliarden=1e9|millionen=1e6',
      ordinals: 'dritt=3|viert=4|zwoelfte=12',
      ordinalScales:
        'hundertste=100|hundertsten=100|hundertstel=100|tausendste=1e3|tausendsten=1e3|tausendstel=1e3|millionste=1e6|millionsten=1e6|millionstel=1e6|milliardste=1e9|milliardsten=1e9|milliardstel=1e9|billionste=1e12|billionstel=1e12'
    }
  },
  ell: {
    locale: 'el',
    connectors: 'και',
    points: 'κόμμα|και',
    minus: 'μείον|πλην',
    fractions: 'μισό=0.5|μισή=0.5|μισός=0.5|ένα τέταρτο=0.25|τέταρτο=0.25|ενάμισι=1.5|ενάμισης=1.5|μιάμιση=1.5',
    weak: 'ένα=1|ένας=1|μία=1|μια=1|έναν=1|μισό|μισή|δεύτερο|πρώτο|έκτος|πέμπτη|τετάρτη|τρίτη',
    words: {
      cardinals: 'εφτά=7|οχτώ=8|εννιά=9|δεκαεφτά=17|δεκαοχτώ=18|δεκαεννιά=19|δυο=2',
      scales: 'χιλ.=1e3|εκ.=1e6|εκατ.=1e6|δισ.=1e9|δις=1e9|χιλιάδες=1e3|εκατομμύρια=1e6|εκατομμυρίων=1e6|δισεκατομμυρίων=1e9'
    },
    ordinalSuffixes: 'ος|η|ο|ου|ης|ον|ην'
  },
  eng: english,
  est: {
    locale: 'et',
    compounds: true,
    connectors: 'ja',
    points: 'koma|punkt',
    minus: 'miinus',
    fractions: 'pool=0.5|veerand=0.25|poolteist=1.5',
    weak: 'üks=1|pool|veerand|kuus=6',
    words: {
      cardinals: 'kahe=2|kolme=3|nelja=4|viie=5|kuue=6|seitsme=7|kaheksa=8|üheksa=9|kümne=10',
      scales: 'tuhat=1e3|tuhande=1e3|miljonit=1e6|miljoni=1e6|mln=1e6|mld=1e9|miljardit=1e9|miljardi=1e9|sada=100|saja=100'
    }
  },
  fas: {
    locale: 'fa',
    connectors: 'و',
    points: 'ممیز',
    minus: 'منفی',
    fractions: 'نیم=0.5|نصف=0.5|ربع=0.25',
    weak: 'یک=1|نه=9|ده=10|سه=3|سی=30|شش=6|نیم|نصف|ربع|صد|دوم|اول|نود|چهل',
    words: { cardinals: 'یك=1|پونزده=15|شونزده=16|هیفده=17|هیجده=18', scales: 'میلیون=1e6|ملیون=1e6|میلیارد=1e9|بیلیون=1e12|تریلیون=1e12|هزار=1e3|صد=100' }
  },
  fin: {
    locale: 'fi',
    compounds: true,
    points: 'pilkku|piste',
    minus: 'miinus',
    fractions: 'puoli=0.5|puolitoista=1.5|neljännes=0.25|kolmannes=0.333',
    weak: 'yksi=1|puoli|kuusi=6|toinen|viisi|sata',
    words: {
      cardinals:
        'yhden=1|kahden=2|kolmen=3|neljän=4|viiden=5|kuuden=6|seitsemän=7|kahdeksan=8|yhdeksän=9|kymmenen=10|yhtä=1|kahta=2|kolmea=3|neljää=4|viittä=5|kuutta=6|kymmentä=10|kahdessa=2|kolmessa=3|kahdesta=2|kolmesta=3',
      scales:
        'tuhat=1e3|tuhatta=1e3|tuhannen=1e3|miljoona=1e6|miljoonaa=1e6|miljoonan=1e6|miljardi=1e9|miljardia=1e9|miljardin=1e9|biljoonaa=1e12|sata=100|sataa=100|sadan=100|milj.=1e6|milj=1e6|mrd=1e9|mrd.=1e9|kymmentä=10'
    }
  },
  fra: {
    divisions: 'sur',
    locale: 'fr',
    connectors: 'et',
    points: 'virgule|point',
    minus: 'moins|négatif',
    fractions:
      'demi=0.5|demie=0.5|demis=0.5|quart=0.25|quarts=0.25|tiers=0.333|moitié=0.5|cinquièmes=0.2|huitièmes=0.125|dixièmes=0.1|centièmes=0.01|millièmes=0.001',
    weak: 'un=1|une=1|neuf|cent|second|seconde|secondes|demi|demie|quart|tiers|moitié|premier|première|point|mille',
    words: {
      cardinals:
        'septante=70|huitante=80|octante=80|nonante=90|quatre vingts=80|quatre vingt=80|soixante dix=70|quatre vingt dix=90|dix sept=17|dix huit=18|dix neuf=19',
      scales:
        'cents=100|millions=1e6|milliards=1e9|billions=1e12|trillion=1e18|trillions=1e18|mio=1e6|mio.=1e6|mrd=1e9|md=1e9|mds=1e9|mds.=1e9|md.=1e9|douzaine=12|douzaines=12|centaines=100|milliers=1e3|millier=1e3|centaine=100',
      ordinals: 'second=2|seconde=2|secondes=2|premières=1|premiers=1',
      ordinalScales:
        'centième=100|centièmes=100|millième=1e3|millièmes=1e3|millionième=1e6|millionièmes=1e6|milliardième=1e9|milliardièmes=1e9|billionième=1e12|billionièmes=1e12|trillionième=1e18|trillionièmes=1e18'
    },
    ordinalSuffixes: 'e|è|er|ère|ere|re|ème|eme|ième|ieme|èmes|emes|es|ers|nd|nde'
  },
  heb: {
    locale: 'he',
    prefixConnector: 'ו',
    connectors: 'ו',
    points: 'נקודה|פסיק',
    minus: 'מינוס',
    fractions: 'חצי=0.5|רבע=0.25|שליש=0.333',
    weak: 'אחד=1|אחת=1|חצי|רבע|שליש|שני|שנייה|שניה|שש|אלף|מאה|עשר',
    words: {
      cardinals: 'שני=2|שתי=2|שלושת=3|ארבעת=4|חמשת=5|ששת=6|שבעת=7|שמונת=8|תשעת=9|עשרת=10|שתיים=2|שתים עשרה=12|שלש=3|עשרים=20',
      scales: 'מאה=100|מאות=100|אלף=1e3|אלפים=2e3|אלפי=1e3|מיליון=1e6|מליון=1e6|מיליוני=1e6|מיליארד=1e9|מיליארדי=1e9|טריליון=1e12'
    }
  },
  hin: {
    divisions: 'बटा|बटे|बट्टा',
    locale: 'hi',
    words: southAsianNumerals.hin,
    points: 'दशमलव|पॉइंट|बिंदु|प्वाइंट',
    minus: 'ऋण|माइनस|नकारात्मक|ऋणात्मक',
    fractions: 'आधा=0.5|आधे=0.5|आधी=0.5|डेढ़=1.5|डेढ=1.5|ढाई=2.5|पौने=0.75|तिहाई=0.333|चौथाई=0.25|पौना=0.75',
    connectors: 'और',
    weak: 'एक=1|दो=2|सौ|नौ|आधा|आधे|आधी|पहला|पहली|पहले|दूसरा|दूसरी|दूसरे|छः|छह|सात|चार',
    ordinalSuffixes: 'वां|वीं|वें|वाँ|वी|वे|वा|ला|रा|था'
  },
  hrv: {
    locale: 'hr',
    connectors: 'i',
    points: 'zarez|točka|cijelih|cijela',
    minus: 'minus',
    fractions: 'pola=0.5|po=0.5|četvrt=0.25|polovina=0.5|trećina=0.333',
    weak: 'jedan=1|jedna=1|jedno=1|po|pola|sto|četvrt',
    words: {
      scales:
        'tisuće=1e3|tisuća=1e3|tisuću=1e3|tis.=1e3|mil.=1e6|mlrd.=1e9|mlrd=1e9|milijuna=1e6|milijun=1e6|milijardi=1e9|milijarde=1e9|milijardu=1e9|stotine=100|sto=100'
    }
  },
  hun: {
    locale: 'hu',
    compounds: true,
    points: 'egész|vessző|pont',
    minus: 'mínusz|mínus',
    fractions: 'fél=0.5|másfél=1.5|negyed=0.25|harmad=0.333|háromnegyed=0.75',
    weak: 'egy=1|hat=6|hét=7|öt=5|fél|negyed|nyolc|száz|két=2|ezer|első|tíz|három',
    words: { cardinals: 'két=2|tizen=10|huszon=20', scales: 'száz=100|ezer=1e3|millió=1e6|milliárd=1e9|billió=1e12|mrd=1e9|mrd.=1e9|Mrd=1e9' }
  },
  ind: {
    locale: 'id',
    points: 'koma|titik',
    minus: 'minus|negatif',
    fractions: 'setengah=0.5|seperempat=0.25|sepertiga=0.333',
    weak: 'satu=1|setengah|seperempat|sepertiga|nol|ratus|ribu|juta',
    words: {
      cardinals: 'nol=0|kosong=0',
      scales: 'puluh=10|ratus=100|seratus=100|ribu=1e3|seribu=1e3|rb=1e3|juta=1e6|sejuta=1e6|jt=1e6|miliar=1e9|milyar=1e9|triliun=1e12|belas=10|lusin=12'
    },
    ordinalPrefixes: 'ke|ke-'
  },
  ita: {
    divisions: 'su|fratto',
    locale: 'it',
    compounds: true,
    connectors: 'e',
    points: 'virgola|punto',
    minus: 'meno|negativo',
    fractions:
      'mezzo=0.5|mezza=0.5|mezzi=0.5|quarto=0.25|quarti=0.25|terzi=0.333|quinti=0.2|sesti=0.167|settimi=0.143|ottavi=0.125|noni=0.111|decimi=0.1|metà=0.5|centesimi=0.01|millesimi=0.001',
    weak: 'un=1|uno=1|una=1|sei=6|mezzo|mezza|quarto|meta|secondo|seconda|secondi|terzi|primo|prima|punto|meno|cento|mille',
    words: {
      cardinals: "un'=1",
      scales:
        'mila=1e3|mille=1e3|milione=1e6|milioni=1e6|miliardo=1e9|miliardi=1e9|bilione=1e12|bilioni=1e12|trilioni=1e18|trilione=1e18|mln=1e6|mln.=1e6|mld=1e9|mld.=1e9|dozzina=12|dozzine=12|centinaia=100|migliaia=1e3|cento=100'
    },
    ordinalSuffixes: 'º|ª|°|mo|esimo|esima'
  },
  jpn: {
    divisions: '分の|分 の',
    mixed: 'と|また|又|か',
    locale: 'ja',
    myriads: true,
    run: 'all',
    words: {
      cardinals: `${chineseDigits}|弐=2|参=3|伍=5|ゼロ=0|ひとつ=1|ふたつ=2|みっつ=3|よっつ=4|いつつ=5|むっつ=6|ななつ=7|やっつ=8|ここのつ=9|一つ=1|二つ=2|三つ=3|四つ=4|五つ=5|六つ=6|七つ=7|八つ=8|九つ=9`,
      scales: `${chineseScales}|ダース=12|京=1e16|万億=1e12`
    },
    fractions: '半=0.5|半分=0.5|半ダース=6',
    points: '点|.|．|・|と',
    minus: 'マイナス|負|負の|－',
    weak: '一|壹|半|半分|と|ダース|点|京|兆|千|万',
    stops:
      '五十嵐|三脚|三郎|一郎|二郎|五十音|三田|五反田|六本木|八王子|二宮|千代|一般|一緒|一部|一方|一致|一定|一切|一時|一層|一応|一体|一瞬|一旦|統一|三菱|三井|三重|四国|九州|千葉|万博|百貨店|八百屋|千代田|五輪|京都|東京',
    ordinalPrefixes: '第|だい|No.',
    ordinalSuffixes: '番目|つ目|回目|人目|位|番め|度目|枚目|冊目|個目|年目|歳目|本目|日目|代目'
  },
  kor: {
    divisions: '분의|분 의|분의 1',
    mixed: '과|와',
    locale: 'ko',
    myriads: true,
    run: 'ends',
    words: {
      cardinals:
        '영=0|공=0|일=1|이=2|삼=3|사=4|오=5|육=6|륙=6|칠=7|팔=8|구=9|하나=1|둘=2|셋=3|넷=4|다섯=5|여섯=6|일곱=7|여덟=8|아홉=9|열=10|열하나=11|열한=11|열두=12|열둘=12|열세=13|열셋=13|열네=14|열다섯=15|열여섯=16|열일곱=17|열여덟=18|열아홉=19|스물=20|스무=20|스물한=21|스물하나=21|스물두=22|스물둘=22|스물세=23|스물네=24|스물다섯=25|서른=30|마흔=40|쉰=50|예순=60|일흔=70|여든=80|아흔=90|한=1|두=2|세=3|네=4',
      scales: '십=10|백=100|천=1000|만=1e4|억=1e8|조=1e12|다스=12'
    },
    fractions: '절반=0.5|반=0.5',
    points: '점|쩜',
    minus: '마이너스|음수|음',
    weak: '영|공|일|이|삼|사|오|육|칠|팔|구|십|백|천|만|억|조|한|두|세|네|열|반|점|음|절반|하나|스무|다스',
    stops:
      '이다|이며|이고|이라|이었|이지만|이면|이나|이상|이하|이내|이후|이전|이는|이가|이를|이에|이의|일이|일은|일을|일의|일에|일부|일반|일본|일상|일정|일찍|일어|만에|만을|만이|만은|만의|만큼|만족|만들|만나|만약|만일|사이|사람|사실|사용|사업|사회|사고|사건|사랑|사진|사장|오늘|오후|오전|오래|오히려|구조|구성|구역|구간|구매|구체|천사|천천|천재|천국|백성|백화|백제|조사|조선|조직|조금|조건|조치|조정|억울|육군|육체|육성|공사|공격|공개|공장|공간|공동|공식|영국|영화|영향|영역|영어|영웅|영업|한국|한다|한편|한번|한글|한강|세계|세상|세대|세력|두고|두려|네이|이번|이미|이유|이것|이런|이렇|이러|이동|이용|이름|이야|이제|이어|이루|이란|이사|이어|이에|이로|이들|이르|이상|이전|삼성|삼국|칠레|팔레|팔아|구글|구입|구단|이천시|사천시|열심|열리|열린|열차|열린|열정|셋째|넷플|둘러|이천에|만한|오바마|이집트|이탈|오스|오디|사우|사법|사립|사단|사상|사망|이명|이재|이승|이순|이준|오세|구속|조지|조국|영상|일자|일단|일원|일대|일행|일제|일치|십자',
    ordinalPrefixes: '제',
    ordinalSuffixes: '번째|째|째번|번 째|등|위',
    suffixGap: true
  },
  lav: {
    locale: 'lv',
    compounds: true,
    connectors: 'un',
    points: 'komats|punkts',
    minus: 'mīnus',
    fractions: 'pus=0.5|puse=0.5|pusotra=1.5|ceturtdaļa=0.25',
    weak: 'viens=1|viena=1|pus|puse|simts',
    words: {
      cardinals: 'divus=2|trīs=3|četrus=4|piecus=5|sešus=6|septiņus=7|astoņus=8|deviņus=9',
      scales:
        'simti=100|simtus=100|simt=100|tūkst.=1e3|tūkstošiem=1e3|tūkstošus=1e3|tūkstošu=1e3|miljonus=1e6|miljonu=1e6|miljoniem=1e6|milj.=1e6|mlrd.=1e9|miljardu=1e9|miljardus=1e9'
    }
  },
  lit: {
    locale: 'lt',
    connectors: 'ir',
    points: 'kablelis',
    minus: 'minus',
    fractions: 'pusė=0.5|pusantro=1.5|ketvirtis=0.25|ketvirtadalis=0.25|trečdalis=0.333',
    weak: 'vienas=1|viena=1|pusė|ketvirtis|šimtas',
    words: {
      cardinals: 'dviejų=2|trijų=3|keturių=4|penkių=5|dviem=2|trims=3',
      scales: 'tūkst.=1e3|tūkstančių=1e3|mln=1e6|mln.=1e6|mlrd=1e9|mlrd.=1e9|milijonų=1e6|milijardų=1e9|šimtai=100|šimtų=100'
    }
  },
  msa: {
    locale: 'ms',
    points: 'perpuluhan|titik',
    minus: 'minus|negatif',
    fractions: 'setengah=0.5|suku=0.25',
    weak: 'satu=1|setengah|suku|kosong|ratus|ribu|juta',
    words: {
      cardinals: 'lapan=8|sifar=0|kosong=0',
      scales: 'puluh=10|ratus=100|seratus=100|ribu=1e3|seribu=1e3|juta=1e6|sejuta=1e6|bilion=1e9|billion=1e9|trilion=1e12|belas=10'
    },
    ordinalPrefixes: 'ke|ke-'
  },
  nld: {
    divisions: 'op de|uit',
    locale: 'nl',
    compounds: true,
    connectors: 'en|ën',
    points: 'komma|punt',
    minus: 'min|minus|negatief|negatieve',
    fractions: 'half=0.5|halve=0.5|helft=0.5|kwart=0.25|anderhalf=1.5|anderhalve=1.5|derden=0.333|vijfde=0.2|achtste=0.125|tienden=0.1',
    weak: 'een=1|één=1|eén|half|halve|kwart|helft|min|punt|nul|acht|zeven|tweede',
    words: {
      cardinals: 'één=1|eén=1',
      scales:
        'duizend=1e3|honderd=100|miljoen=1e6|mln=1e6|mln.=1e6|mio=1e6|miljard=1e9|mld=1e9|mld.=1e9|mrd=1e9|biljoen=1e12|miljoenen=1e6|miljarden=1e9|dozijn=12|honderden=100|duizenden=1e3|triljoen=1e18'
    },
    ordinalSuffixes: 'e|de|ste'
  },
  nno: {
    locale: 'nn',
    compounds: true,
    connectors: 'og',
    points: 'komma|punktum',
    minus: 'minus',
    fractions: `${scandinavianFractions}|halvannan=1.5|kvart=0.25`,
    weak: 'ein=1|eit=1|ei=1|to=2|fire=4|ti|halv|halvt|kvart|andre',
    words: {
      cardinals: 'sju=7|syv=7|tjue=20|tretti=30|førti=40',
      scales: 'hundre=100|tusen=1e3|millionar=1e6|mill.=1e6|mill=1e6|mrd.=1e9|mrd=1e9|milliardar=1e9|million=1e6|milliard=1e9'
    }
  },
  nob: {
    locale: 'nb',
    compounds: true,
    connectors: 'og',
    points: 'komma|punktum',
    minus: 'minus|negativ',
    fractions: `${scandinavianFractions}|halvannen=1.5|halvannet=1.5|kvart=0.25`,
    weak: 'en=1|ett=1|et=1|én=1|ei=1|to=2|fire=4|ti|halv|halvt|kvart|andre|sekund',
    words: {
      cardinals: 'syv=7|sju=7|tyve=20|tjue=20|tredve=30|tretti=30|førr=40|førti=40',
      scales: 'hundre=100|tusen=1e3|million=1e6|millioner=1e6|mill.=1e6|mill=1e6|mrd.=1e9|mrd=1e9|milliarder=1e9|milliard=1e9|dusin=12'
    }
  },
  pol: {
    locale: 'pl',
    connectors: 'i',
    points: 'przecinek|kropka',
    minus: 'minus',
    fractions: 'pół=0.5|połowa=0.5|połowę=0.5|półtora=1.5|ćwierć=0.25',
    weak: 'jeden=1|jedna=1|jedno=1|pół|połowa|połowę|ćwierć|sto',
    words: {
      cardinals: 'dwóch=2|trzech=3|czterech=4|pięciu=5|sześciu=6|siedmiu=7|ośmiu=8|dziewięciu=9|dziesięciu=10|dwoma=2|dwu=2|dwoje=2|troje=3|czworo=4|stu=100',
      scales:
        'tys.=1e3|tys=1e3|mln=1e6|mln.=1e6|mld=1e9|mld.=1e9|tysiąc=1e3|tysiące=1e3|tysięcy=1e3|tysiącami=1e3|milion=1e6|miliony=1e6|milionów=1e6|miliard=1e9|miliardy=1e9|miliardów=1e9|bln=1e12'
    },
    ordinalSuffixes: '-ty|-go|-szy|-tego|-ego'
  },
  por: {
    divisions: 'sobre|de cada|em cada',
    locale: 'pt',
    connectors: 'e',
    points: 'vírgula|ponto',
    minus: 'menos|negativo',
    fractions: 'meio=0.5|meia=0.5|terço=0.333|terços=0.333|quartos=0.25|quintos=0.2|sextos=0.167|oitavos=0.125|décimos=0.1|metade=0.5|meios=0.5',
    weak: 'um=1|uma=1|uns|umas|meio|meia|metade|segundo|segunda|segundos|quarto|quinta|quarta|terceira|sexta|cem|ponto|primeiro|primeira|mil|terço',
    words: {
      cardinals: 'catorze=14|quatorze=14|dezesseis=16|dezasseis=16|dezessete=17|dezassete=17|dezoito=18|dezenove=19|dezanove=19|duzentas=200|trezentas=300',
      scales:
        'mil=1e3|milhão=1e6|milhões=1e6|bilhão=1e9|bilhões=1e9|mil milhões=1e9|trilhão=1e12|trilhões=1e12|bilião=1e12|biliões=1e12|mi=1e6|bi=1e9|dúzia=12|dúzias=12|centenas=100|milhares=1e3|trilião=1e18|triliões=1e18|dezena=10|dezenas=10',
      ordinalScales:
        'centésimo=100|centésimos=100|milésimo=1e3|milésimos=1e3|milionésimo=1e6|milionésimos=1e6|bilionésimo=1e9|bilionésimos=1e9|trilionésimo=1e12|trilionésimos=1e12'
    },
    ordinalSuffixes: 'º|ª|o|a|°'
  },
  pus: { locale: 'ps', words: southAsianNumerals.pus, connectors: 'او', fractions: 'نیم=0.5|نيم=0.5', weak: 'یو=1|یوه=1|سل|نیم|نيم|شل|لس|پنځه' },
  ron: {
    locale: 'ro',
    compounds: false,
    connectors: 'și|şi|si|de',
    points: 'virgulă|punct',
    minus: 'minus',
    fractions: 'jumătate=0.5|sfert=0.25|treime=0.333|sferturi=0.25',
    weak: 'un=1|o=1|unu=1|una=1|jumătate|sfert|noua|sute|sută|mii|sase',
    words: {
      cardinals:
        'două=2|doua=2|noua=9|nouă=9|șapte=7|şapte=7|sapte=7|șase=6|şase=6|sase=6|paispe=14|douăzeci=20|treizeci=30|patruzeci=40|cincizeci=50|șaizeci=60|şaizeci=60|saizeci=60|șaptezeci=70|şaptezeci=70|optzeci=80|nouăzeci=90|șaisprezece=16|şaisprezece=16|saisprezece=16|treișpe=13|unșpe=11|doișpe=12|optișpe=18',
      scales: 'sută=100|sute=100|mie=1e3|mii=1e3|milion=1e6|milioane=1e6|miliard=1e9|miliarde=1e9|mil.=1e6|mil=1e6|mld.=1e9|mld=1e9|mln=1e6'
    }
  },
  rus: {
    locale: 'ru',
    connectors: 'и',
    points: 'целых|целая|целые|точка|запятая',
    minus: 'минус',
    fractions: 'пол=0.5|половина=0.5|половиной=0.5|полтора=1.5|полторы=1.5|полутора=1.5|четверть=0.25|треть=0.333',
    weak: 'один=1|одна=1|одно=1|одного=1|одной=1|одном=1|половина|четверть|треть|пол|сто|семь|точка|ноль',
    words: {
      cardinals:
        'двух=2|трех=3|трёх=3|четырех=4|четырёх=4|пяти=5|шести=6|семи=7|восьми=8|девяти=9|десяти=10|двумя=2|тремя=3|двадцати=20|тридцати=30|сорока=40|пятидесяти=50|двум=2|двое=2|трое=3|четверо=4|пятеро=5|ста=100',
      scales:
        'тыс=1e3|тыс.=1e3|тысяч=1e3|тысячи=1e3|тысяча=1e3|тысячу=1e3|тысячами=1e3|млн=1e6|млн.=1e6|миллион=1e6|миллиона=1e6|миллионов=1e6|миллионам=1e6|миллионами=1e6|млрд=1e9|млрд.=1e9|миллиард=1e9|миллиарда=1e9|миллиардов=1e9|трлн=1e12|трлн.=1e12|дюжина=12|дюжины=12'
    },
    ordinalSuffixes: '-й|-я|-е|-го|-му|-м|-ый|-ая|-ое|-ого|-ой|-ом|-х|-ые|-ых'
  },
  slk: {
    locale: 'sk',
    compounds: true,
    connectors: 'a',
    points: 'celá|celé|celých|čiarka',
    minus: 'mínus',
    fractions: 'pol=0.5|polovica=0.5|štvrť=0.25|tretina=0.333',
    weak: 'jeden=1|jedna=1|jedno=1|pol|sto|štvrť',
    words: {
      cardinals: 'dvoch=2|troch=3|štyroch=4|piatich=5',
      scales: 'tis.=1e3|tisíc=1e3|mil.=1e6|mil=1e6|miliónov=1e6|milióny=1e6|milión=1e6|mld.=1e9|mld=1e9|miliardy=1e9|miliárd=1e9|miliarda=1e9'
    }
  },
  slv: {
    locale: 'sl',
    compounds: true,
    connectors: 'in',
    points: 'vejica|cela|celih',
    minus: 'minus',
    fractions: 'pol=0.5|polovica=0.5|četrt=0.25|četrtina=0.25|tretjina=0.333',
    weak: 'nič|en=1|ena=1|eno=1|eden=1|pol|sto|četrt',
    words: {
      cardinals: 'dva=2|dve=2|dveh=2|treh=3|štirih=4|petih=5',
      scales:
        'tisoč=1e3|tisočev=1e3|milijon=1e6|milijona=1e6|milijonov=1e6|milijone=1e6|milijarde=1e9|milijard=1e9|milijarda=1e9|mio=1e6|mio.=1e6|mrd=1e9|mrd.=1e9'
    }
  },
  spa: {
    divisions: 'sobre|de cada',
    locale: 'es',
    connectors: 'y',
    points: 'coma|punto|con',
    minus: 'menos|negativo',
    fractions:
      'medio=0.5|media=0.5|medios=0.5|tercio=0.333|tercios=0.333|cuarto=0.25|cuartos=0.25|quintos=0.2|sextos=0.167|octavos=0.125|décimos=0.1|centésimos=0.01|milésimos=0.001|mitad=0.5',
    weak: 'un=1|uno=1|una=1|unos|unas|medio|media|mitad|segundo|segunda|segundos|cuarto|once|primero|primera|primer|cien|punto|mil|medios|tercio|tercios|coma',
    words: {
      cardinals: 'veintiun=21|veintiuno=21|dieciseis=16|veintidos=22|veintitres=23|veintiseis=26',
      scales:
        'mil=1e3|millón=1e6|millones=1e6|mil millones=1e9|millardo=1e9|billón=1e12|billones=1e12|trillón=1e18|trillones=1e18|mill.=1e6|mill=1e6|docena=12|docenas=12|cientos=100|miles=1e3|cien=100',
      ordinals: 'primer=1|tercer=3'
    },
    ordinalSuffixes: 'º|ª|°|er|ro|ra|do|da|to|ta|vo|va|mo|ma|no|na|.º|.ª|.er|.o|.a'
  },
  srp: {
    locale: 'sr',
    connectors: 'и|i',
    points: 'зарез|zarez',
    minus: 'минус|minus',
    fractions: 'пола=0.5|pola=0.5|по=0.5|четврт=0.25',
    weak: 'један=1|једна=1|једно=1|jedan=1|jedna=1|jedno=1|по|пола|pola|сто|sto',
    words: {
      scales:
        'хиљада=1e3|хиљаде=1e3|hiljada=1e3|hiljade=1e3|hiljadu=1e3|милиона=1e6|miliona=1e6|милион=1e6|milion=1e6|милијарди=1e9|milijardi=1e9|милијарде=1e9|milijarde=1e9|mlrd=1e9|млрд=1e9'
    }
  },
  swe: {
    divisions: 'genom|av|delat på',
    locale: 'sv',
    compounds: true,
    connectors: 'och',
    points: 'komma|punkt',
    minus: 'minus|negativ|negativt',
    fractions:
      'halv=0.5|halva=0.5|halvt=0.5|hälften=0.5|kvart=0.25|tredjedel=0.333|tredjedelar=0.333|fjärdedel=0.25|fjärdedelar=0.25|femtedelar=0.2|åttondelar=0.125|tiondelar=0.1',
    weak: 'en=1|ett=1|halv|halva|halvt|hälften|kvart|tio|andra|komma|sex',
    words: {
      cardinals: 'sjutti=70|åtti=80|nitti=90|tretti=30|tjugi=20',
      scales:
        'hundra=100|tusen=1e3|miljon=1e6|miljoner=1e6|miljard=1e9|miljarder=1e9|biljon=1e12|biljoner=1e12|mn=1e6|mkr=1e6|mdr=1e9|mnkr=1e6|dussin=12|tusentals=1e3|hundratals=100|triljon=1e18|triljoner=1e18'
    },
    ordinalSuffixes: ':a|:e'
  },
  tam: {
    locale: 'ta',
    minus: 'கழித்தல்',
    points: 'புள்ளி',
    fractions: 'அரை=0.5|கால்=0.25|முக்கால்=0.75',
    weak: 'ஒரு=1|கால்|அரை|ஆறு',
    words: { cardinals: 'ஒரு=1|இரு=2|மூன்று=3|நான்கு=4|ஐந்து=5', scales: 'நூறு=100|ஆயிரம்=1e3|லட்சம்=1e5|இலட்சம்=1e5|கோடி=1e7|மில்லியன்=1e6|பில்லியன்=1e9|டிரில்லியன்=1e12' },
    ordinalSuffixes: 'ஆம்|வது|ஆவது|-ஆம்|-வது'
  },
  tel: {
    locale: 'te',
    words: southAsianNumerals.tel,
    points: 'పాయింట్|దశాంశం',
    minus: 'మైనస్',
    fractions: 'అర=0.5|సగం=0.5|పావు=0.25',
    weak: 'ఒక=1|ఒకటి=1|అర|సగం|పావు|ఆరు|వంద|నూరు',
    ordinalSuffixes: 'వ|వది'
  },
  tgl: {
    locale: 'fil',
    connectors: "at|'t|’t",
    points: 'punto',
    minus: 'negatibo|minus',
    fractions: 'kalahati=0.5',
    weak: 'isa=1|isang=1|kalahati|anim|may|at',
    words: {
      cardinals: 'isang=1|dalawang=2|tatlong=3|limang=5|pitong=7|walong=8|siyam=9|sampung=10|labing=10',
      scales: 'daan=100|daang=100|libo=1e3|libong=1e3|milyon=1e6|milyong=1e6|bilyon=1e9|bilyong=1e9'
    },
    ordinalPrefixes: 'ika|ika-'
  },
  tha: {
    locale: 'th',
    run: 'all',
    points: 'จุด',
    minus: 'ลบ',
    fractions: 'ครึ่ง=0.5',
    weak: 'ครึ่ง|จุด|ศูนย์|สี่|ห้า|หก|เก้า|ลบ|สอง|สาม|หนึ่ง|เจ็ด|แปด|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|เอ็ด',
    words: { cardinals: 'เอ็ด=1|ยี่สิบ=20', scales: 'สิบ=10|ร้อย=100|พัน=1e3|หมื่น=1e4|แสน=1e5|ล้าน=1e6' },
    ordinalPrefixes: 'ที่'
  },
  tur: {
    divisions: 'bölü',
    locale: 'tr',
    compounds: true,
    points: 'virgül|nokta',
    minus: 'eksi|negatif',
    fractions: 'yarım=0.5|buçuk=0.5|çeyrek=0.25|yarı=0.5',
    weak: 'bir=1|on=10|bin=1000|yüz=100|kırk=40|altı=6|yedi=7|elli=50|yarım|çeyrek|yarı|dokuz|iki|nokta|üç|dört|beş|buçuk',
    words: { scales: 'yüz=100|bin=1e3|milyon=1e6|milyar=1e9|trilyon=1e12|mn=1e6|mr=1e9|düzine=12|katrilyon=1e15' },
    ordinalSuffixes: "'inci|'ıncı|'uncu|'üncü|'nci|'ncı|'ncu|'ncü|inci|ıncı|uncu|üncü|nci|ncı|.|’inci|’ıncı|’uncu|’üncü|’nci|’ncı"
  },
  ukr: {
    locale: 'uk',
    connectors: 'і|й|та',
    points: 'цілих|ціла|кома|крапка',
    minus: 'мінус',
    fractions: 'пів=0.5|половина=0.5|половиною=0.5|півтора=1.5|півтори=1.5|чверть=0.25|третина=0.333',
    weak: 'один=1|одна=1|одне=1|пів|половина|чверть|сто|третина',
    words: {
      cardinals: 'двох=2|трьох=3|чотирьох=4|пяти=5|пʼяти=5|п’яти=5|шести=6|семи=7|восьми=8|девяти=9|десяти=10|пять=5|девять=9',
      scales:
        'тис.=1e3|тис=1e3|тисяч=1e3|тисячі=1e3|тисячу=1e3|млн=1e6|млн.=1e6|мільйон=1e6|мільйона=1e6|мільйони=1e6|мільйонів=1e6|млрд=1e9|млрд.=1e9|мільярд=1e9|мільярди=1e9|мільярдів=1e9|мільярда=1e9|трлн=1e12'
    },
    ordinalSuffixes: '-й|-я|-е|-го|-му|-ти|-х'
  },
  urd: {
    locale: 'ur',
    words: southAsianNumerals.urd,
    points: 'اعشاریہ',
    minus: 'منفی',
    fractions: 'آدھا=0.5|آدھے=0.5|آدھی=0.5|ڈیڑھ=1.5|ڈھائی=2.5|پونے=0.75|تہائی=0.333|چوتھائی=0.25',
    weak: 'ایک=1|دو=2|نو=9|سو|چار|سات|آدھا|آدھے|آدھی|چھ|پہلا|پہلی|پہلے|دوسرے|دوسری|دوسرا|بہتر|اسی|چون',
    ordinalSuffixes: 'واں|ویں'
  },
  vie: {
    locale: 'vi',
    connectors: 'lẻ|linh',
    points: 'phẩy|chấm',
    minus: 'âm|trừ',
    fractions: 'rưỡi=0.5|nửa=0.5',
    weak: 'một=1|năm=5|ba=3|tư=4|chín=9|sáu=6|bảy=7|tám|hai|bốn|nửa|rưỡi|nghìn|trăm|không|mười|chục|lẻ|vạn',
    words: {
      cardinals: 'mốt=1|lăm=5|nhăm=5|tư=4|bẩy=7|không=0|không trăm=0',
      scales: 'mươi=10|chục=10|trăm=100|nghìn=1e3|ngàn=1e3|vạn=1e4|triệu=1e6|tỷ=1e9|tỉ=1e9|tr=1e6|tá=12'
    },
    ordinalPrefixes: 'thứ'
  },
  zho: {
    divisions: '分之|分 之|分の',
    mixed: '又',
    locale: 'zh',
    myriads: true,
    run: 'all',
    words: { cardinals: chineseDigits, scales: `${chineseScales}|打=12` },
    fractions: '半=0.5|一半=0.5',
    points: '点|點|.|．',
    minus: '负|負|-|－',
    weak: '一|壹|半|一半|打|点|點|千|万|百|兆',
    stops: '百分之|百分|百分比|万一|千万别|一些|一般|一起|一样|一定|一直|一切|一旦|一致|一向|一再|一同|一带|一度|三星|万科|千里|百度|十分|百姓|千瓦',
    ordinalPrefixes: '第'
  }
}
