/** Numerals of languages of Asia: words besides those of CLDR, and how they are put together. */
import type { NumeralStyle } from './numeral-table.js'
import { southAsianNumerals } from './numeral-words-south-asian.js'

const chineseDigits =
  '〇=0|零=0|一=1|二=2|三=3|四=4|五=5|六=6|七=7|八=8|九=9|两=2|兩=2|壹=1|贰=2|貳=2|叁=3|參=3|肆=4|伍=5|陆=6|陸=6|柒=7|捌=8|玖=9|廿=20|卅=30|○=0|俩=2|仨=3'
const chineseScales = '十=10|百=100|千=1000|拾=10|佰=100|仟=1000|万=1e4|萬=1e4|亿=1e8|億=1e8|兆=1e12|万亿=1e12|萬億=1e12'

/** English numerals as Hindi writes them. */
const englishInHindi =
  'वन=1|टू=2|थ्री=3|फोर=4|फाइव=5|सिक्स=6|सेवन=7|एट=8|नाइन=9|टेन=10|इलेवन=11|ट्वेल्व=12|थर्टीन=13|फोर्टीन=14|फिफ्टीन=15|सिक्सटीन=16|सेवेनटीन=17|एटीन=18|नाइनटीन=19|ट्वेंटी=20|थर्टी=30|फोर्टी=40|फिफ्टी=50|सिक्सटी=60|सेवेंटी=70|एटी=80|नाइंटी=90'

/** "साढ़े तीन", "सवा दो", "पौने आठ": a half or a quarter more, a quarter less. */
function quarters(cardinals: string | undefined): string {
  const shifts = [
    ['साढ़े', 0.5],
    ['सवा', 0.25],
    ['पौने', -0.25]
  ] as const
  return (cardinals ?? '')
    .split('|')
    .flatMap((item) => {
      const [word, value] = item.split('=')
      return Number(value) > 1 ? shifts.map(([shift, by]) => `${shift} ${word}=${Number(value) + by}`) : []
    })
    .join('|')
}

export const asianStyles: Readonly<Record<string, NumeralStyle>> = {
  ara: {
    divisions: 'على|من',
    locale: 'ar',
    words: {
      ordinalScales: 'المليون=1e6|المليار=1e9|التريليون=1e12|المئتان=200|المئتين=200',
      ordinals: 'الواحد=1|الواحدة=1|الحادي=1|الحادية=1|العشرين=20|الثلاثين=30|الأربعين=40|الخمسين=50|الستين=60|السبعين=70|الثمانين=80|التسعين=90',
      cardinals:
        'مئتي=200|مائتي=200|مئتا=200|مائتا=200|اثنان=2|اثنين=2|اثنا=2|اثنتان=2|اثنتين=2|إثنين=2|ثلاث=3|اربعة=4|اربع=4|أربع=4|خمس=5|ست=6|سبع=7|ثمان=8|ثماني=8|تسع=9|عشر=10|احد عشر=11|أحد عشر=11|احدى عشر=11|إحدى عشرة=11|اثنا عشر=12|اثني عشر=12|إثني عشر=12|اثنتا عشرة=12|ثلاثة عشر=13|ثلاث عشرة=13|اربعة عشر=14|أربع عشرة=14|خمس عشرة=15|ست عشرة=16|سبع عشرة=17|ثماني عشرة=18|تسع عشرة=19|عشرين=20|ثلاثين=30|اربعين=40|أربعين=40|اربعون=40|خمسين=50|ستين=60|سبعين=70|ثمانين=80|تسعين=90|مئتان=200|مئتين=200|مائتين=200|ثلاثمائة=300|ثلاثمئة=300|أربعمائة=400|أربعمئة=400|اربعمائة=400|خمسمائة=500|خمسمئة=500|ستمائة=600|ستمئة=600|سبعمائة=700|سبعمئة=700|ثمانمائة=800|ثمانمئة=800|تسعمائة=900|تسعمئة=900',
      scales:
        'مئة=100|مائة=100|مية=100|ألف=1e3|الف=1e3|آلاف=1e3|الاف=1e3|ألفا=1e3|ألفين=2e3|ألفان=2e3|مليون=1e6|ملايين=1e6|مليونين=2e6|مليار=1e9|مليارات=1e9|بليون=1e9|تريليون=1e12|تريليونات=1e12|دزينة=12|دزينات=12|دستة=12|دستات=12'
    },
    fractions:
      'نصف=0.5|ربع=0.25|ثلث=0.333|ثلثان=0.667|ثلثين=0.667|خمس=0.2|أثلاث=0.333|اثلاث=0.333|أرباع=0.25|ارباع=0.25|أخماس=0.2|اخماس=0.2|أسداس=0.167|اسداس=0.167|أسباع=0.143|اسباع=0.143|أثمان=0.125|اثمان=0.125|أتساع=0.111|اتساع=0.111|أعشار=0.1|اعشار=0.1',
    prefixConnector: 'و',
    connectors: 'و',
    points: 'فاصل|فاصلة|نقطة',
    minus: 'ناقص|سالب',
    weak: 'واحد=1|واحدة=1|نصف|ربع|خمس|الأول|الأولى|أول|الثاني|الثانية|ثاني|ثانية|الواحد|الواحدة',
    numberPrefixes: 'ب|ل|ك'
  },
  ben: { locale: 'bn', words: southAsianNumerals.ben, fractions: 'অর্ধ=0.5|আধা=0.5|আধ=0.5', points: 'দশমিক', minus: 'ঋণাত্মক|মাইনাস', weak: 'এক=1|শত|হাজার' },
  fas: {
    locale: 'fa',
    connectors: 'و',
    points: 'ممیز',
    minus: 'منفی',
    fractions: 'نیم=0.5|نصف=0.5|ربع=0.25',
    weak: 'یک=1|نه=9|ده=10|سه=3|سی=30|شش=6|نیم|نصف|ربع|صد|دوم|اول|نود|چهل',
    words: { cardinals: 'یك=1|پونزده=15|شونزده=16|هیفده=17|هیجده=18', scales: 'میلیون=1e6|ملیون=1e6|میلیارد=1e9|بیلیون=1e12|تریلیون=1e12|هزار=1e3|صد=100' }
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
    },
    numberPrefixes: 'ב|ל|מ|כ|ש'
  },
  hin: {
    divisions: 'बटा|बटे|बट्टा|में से',
    ordinalDivisions: 'का|के|की',
    locale: 'hi',
    words: {
      ...southAsianNumerals.hin,
      ordinals: `${southAsianNumerals.hin.ordinals ?? ''}|फर्स्ट=1|थर्ड=3|फोर्थ=4|फिफ्थ=5|सिक्स्थ=6|सेवेंथ=7|एट्थ=8|नाइन्थ=9|टेन्थ=10`,
      cardinals: `${southAsianNumerals.hin.cardinals}|${quarters(southAsianNumerals.hin.cardinals)}|${englishInHindi}`
    },
    points: 'दशमलव|पॉइंट|बिंदु|प्वाइंट',
    minus: 'ऋण|माइनस|नकारात्मक|ऋणात्मक',
    fractions: 'आधा=0.5|आधे=0.5|आधी=0.5|डेढ़=1.5|डेढ=1.5|ढाई=2.5|पौने=0.75|तिहाई=0.333|चौथाई=0.25|पौना=0.75|सवा=1.25|सावा=1.25',
    connectors: 'और',
    weak: 'वन|टू|थ्री|फोर|फाइव|सिक्स|सेवन|एट|नाइन|टेन|ट्वेंटी|फर्स्ट|एक=1|दो=2|सौ|नौ|आधा|आधे|आधी|पहला|पहली|पहले|दूसरा|दूसरी|दूसरे|छः',
    ordinalEndings: 'वां|वीं|वें|वाँ|वा|वी|वे',
    ordinalSuffixes: 'वां|वीं|वें|वाँ|वी|वे|वा|ला|रा|था'
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
    minus: 'マイナス|負|負の',
    weak: '一|壹|半|半分|と|ダース|点|京|兆|千|万',
    stops:
      '五十嵐|三脚|三郎|一郎|二郎|五十音|三田|五反田|六本木|八王子|二宮|千代|一般|一緒|一部|一方|一致|一定|一切|一時|一層|一応|一体|一瞬|一旦|統一|三菱|三井|三重|四国|九州|千葉|万博|百貨店|八百屋|千代田|五輪|京都|東京',
    ordinalPrefixes: '第|だい|No.|最後から|後ろから|終わりから',
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
      '이다|이며|이고|이라|이었|이지만|이면|이나|이상|이하|이내|이후|이전|이는|이가|이를|이에|이의|일이|일은|일을|일의|일에|일부|일반|일본|일상|일정|일찍|일어|만에|만을|만이|만은|만의|만큼|만족|만들|만나|만약|만일|사이|사람|사실|사용|사업|사회|사고|사건|사랑|사진|사장|오늘|오후|오전|오래|오히려|구조|구성|구역|구간|구매|구체|천사|천천|천재|천국|백성|백화|백제|조사|조선|조직|조금|조건|조치|조정|억울|육군|육체|육성|공사|공격|공개|공장|공간|공동|공식|영국|영화|영향|영역|영어|영웅|영업|한국|한다|한편|한번|한글|한강|세계|세상|세대|세력|두고|두려|네이|이번|이미|이유|이것|이런|이렇|이러|이동|이용|이름|이야|이제|이어|이루|이란|이사|이로|이들|이르|삼성|삼국|칠레|팔레|팔아|구글|구입|구단|이천시|사천시|열심|열리|열린|열차|열정|셋째|넷플|둘러|이천에|만한|오바마|이집트|이탈|오스|오디|사우|사법|사립|사단|사상|사망|이명|이재|이승|이순|이준|오세|구속|조지|조국|영상|일자|일단|일원|일대|일행|일제|일치|십자',
    ordinalPrefixes: '제|끝에서|마지막에서',
    ordinalSuffixes: '번째|째|째번|번 째|등|위',
    suffixGap: true
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
  pus: { locale: 'ps', words: southAsianNumerals.pus, connectors: 'او', fractions: 'نیم=0.5|نيم=0.5', weak: 'یو=1|یوه=1|سل|نیم|نيم|شل|لس|پنځه' },
  tam: {
    locale: 'ta',
    minus: 'கழித்தல்',
    points: 'புள்ளி',
    fractions: 'அரை=0.5|கால்=0.25|முக்கால்=0.75',
    weak: 'ஒரு=1|கால்|அரை|ஆறு',
    words: {
      cardinals: 'ஒரு=1|இரு=2|மூன்று=3|நான்கு=4|ஐந்து=5',
      scales:
        'நூறு=100|ஆயிரம்=1e3|லட்சம்=1e5|இலட்சம்=1e5|கோடி=1e7|ஆயிரத்தில்=1e3|ஆயிரத்துக்கு=1e3|ஆயிரத்திற்கு=1e3|லட்சத்தில்=1e5|லட்சத்துக்கு=1e5|லட்சத்திற்கு=1e5|லட்சத்தை=1e5|கோடியில்=1e7|கோடிக்கு=1e7|கோடியை=1e7|மில்லியன்=1e6|பில்லியன்=1e9|டிரில்லியன்=1e12'
    },
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
  urd: {
    locale: 'ur',
    words: southAsianNumerals.urd,
    points: 'اعشاریہ',
    minus: 'منفی',
    fractions: 'آدھا=0.5|آدھے=0.5|آدھی=0.5|ڈیڑھ=1.5|ڈھائی=2.5|پونے=0.75|تہائی=0.333|چوتھائی=0.25',
    weak: 'ایک=1|دو=2|نو=9|سو|آدھا|آدھے|آدھی|چھ|پہلا|پہلی|پہلے|دوسرے|دوسری|دوسرا|بہتر|اسی|چون',
    ordinalSuffixes: 'واں|ویں'
  },
  vie: {
    locale: 'vi',
    connectors: 'lẻ|linh',
    points: 'phẩy|chấm',
    minus: 'âm|trừ',
    fractions: 'rưỡi=0.5|nửa=0.5',
    weak: 'một=1|năm=5|ba=3|tư=4|chín=9|nửa|rưỡi|nghìn|không|chục|lẻ|vạn',
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
    minus: '负|負',
    connectors: '多|余|餘|来',
    weak: '一|壹|半|一半|打|点|點|千|万|百|兆',
    stops:
      '百分之|百 分 之|百 分之|百分 之|百分|百分比|万一|千万别|一些|一般|一起|一样|一定|一直|一切|一旦|一致|一向|一再|一同|一带|一度|三星|万科|千里|百度|十分|百姓|千瓦',
    ordinalPrefixes: '第|倒数第|倒數第'
  }
}
