/**
 * Names of goods that readers of any language know, in the scripts they are written in and in small letters: phones, tablets, watches, headphones, consoles, systems, programs,
 * messengers, cars. Firms whose service has their name (YouTube, Facebook, Amazon) are none. Alternatives apart by `|`.
 */

/** Goods that have models: nothing else is called so. */
export const devices =
  'iphone|ipad|ipod|imac|macbook|mac mini|mac book|i phone|i-phone|airpod|airpods|air pods|airtag|airtags|homepod|apple watch|apple tv|apple pencil|magic mouse|magic keyboard|' +
  'playstation|play station|playstation vr|ps2|ps3|ps4|ps5|sony psp|ps vita|xbox|x-box|nintendo switch|nintendo ds|nintendo 3ds|nintendo wii|gameboy|game boy|steam deck|dreamcast|kindle paperwhite|kindle oasis|kindle fire|tolino|airwrap|macbook air|ipad mini|ipad air|meta quest|oculus quest|' +
  'samsung galaxy|galaxy note|galaxy tab|galaxy watch|galaxy buds|galaxy fold|galaxy flip|google pixel|google home|google nest|redmi|mi band|poco x|moto g|moto e|oneplus nord|fairphone|' +
  'fire tv|fire tv stick|fire stick|fire hd|echo dot|amazon echo|chromecast|chromebook|thinkpad|ideapad|zenbook|vivobook|zenfone|surface pro|surface laptop|surface go|raspberry pi|' +
  'thermomix|bimby|roomba|gopro hero|fritzbox|fritz!box|gameboy color|gameboy advance|game boy color|game boy advance|royal enfield|cybertruck|twingo|kangoo|berlingo|zafira|hilux|rav4|qashqai|tiguan|touareg|touran|myvi|ertiga|pajero|sportage|kodiaq|karoq|doblo|doblò|tassimo|gogoro|honda city|nissan note|seat ibiza|seat leon|seat león|seat arona|seat ateca|mini cooper|' +
  // Cyrillic and Greek
  'айфон|айпад|айпод|аймак|макбук|аирподс|эйрподс|аирпод|эйрпод|плейстейшн|плейстейшен|плейстейшън|плэйстейшн|плејстејшн|пс4|пс5|иксбокс|хбокс|эксбокс|геймбой|редми|ланос|жигули|жигулі|запорожец|запорожець|ајфон|ајпад|термомикс|' +
  'αιφον|άιφον|αϊφόν|αϊπαντ|άιπαντ|' +
  // Arabic, Persian, Urdu, Pashto
  'آيفون|ايفون|أيفون|آیفون|ایفون|آئی فون|آئی پیڈ|آي فون|اي فون|آيباد|ايباد|أيباد|آیپد|ایپد|آی پد|آی‌پد|ماك بوك|ماكبوك|مک بوک|مک‌بوک|میک بک|بلايستيشن|بلاي ستيشن|پلی استیشن|پلی‌استیشن|پلے سٹیشن|پلے اسٹیشن|اكس بوكس|إكس بوكس|ایکس باکس|' +
  'ايربودز|إيربودز|ایرپاد|ایرپادز|ئیرپاڈز|ایئر پوڈز|أبل ووتش|اپل واچ|ریڈمی|ردمی|پراید|کرولا|ريدمي|' +
  // Hebrew
  'אייפון|אייפד|אייפאד|מקבוק|איירפודס|פלייסטיישן|אקסבוקס|רדמי|אפל ווטש|' +
  // Devanagari, Bengali, Tamil, Telugu
  'आईफोन|आईफ़ोन|आइफोन|आईपैड|मैकबुक|एयरपॉड्स|एयरपॉड|प्लेस्टेशन|एक्सबॉक्स|रेडमी|रेडमि|फायर टीवी|फायर टीवी स्टिक|आई फोन|' +
  'আইফোন|আইপ্যাড|ম্যাকবুক|এয়ারপডস|এয়ারপড|প্লেস্টেশন|এক্সবক্স|রেডমি|' +
  'ஐபோன்|ஐபாட்|ஐபேட்|ஐஃபோன்|மேக்புக்|பிளேஸ்டேஷன்|எக்ஸ்பாக்ஸ்|ரெட்மி|' +
  'ఐఫోన్|ఐప్యాడ్|మ్యాక్‌బుక్|ఎయిర్‌పాడ్స్|ప్లేస్టేషన్|రెడ్‌మి|రెడ్మీ|రెడ్మి|ఇన్నోవా|ఎర్టిగా|' +
  // Thai
  'ไอโฟน|ไอแพด|ไอแพ็ด|แมคบุ๊ก|แมคบุ๊ค|แอร์พอด|เพลย์สเตชัน|เพลย์สเตชั่น|เรดมี่|' +
  // Han, Kana, Hangul
  '苹果手机|蘋果手機|小米手环|小米手環|红米|紅米|小爱音箱|アイフォン|アイフォーン|アイパッド|マックブック|エアポッズ|エアーポッズ|プレイステーション|プレステ|ニンテンドースイッチ|ゲームボーイ|ルンバ|ジムニー|ファミコン|' +
  '아이폰|아이패드|맥북|에어팟|에어팟맥스|애플워치|애플 워치|플레이스테이션|플스|엑스박스|닌텐도 스위치|닌텐도스위치|갤럭시탭|갤럭시 탭|갤럭시워치|갤럭시 워치|갤럭시버즈|갤럭시 버즈|갤럭시노트|레드미|쏘렌토|홍미노트'

/** Goods by this name only with a model behind them, or their maker before them. */
export const modelled =
  'galaxy|pixel|surface|quest|lumia|xperia|inspiron|latitude|pavilion|aspire|ecotank|laserjet|officejet|pixma|qled|oled|гелекси|галакси|ґелексі|گلکسی|گیلکسی|جلاكسي|جالاكسي|غالاكسي|גלקסי|गैलेक्सी|গ্যালাক্সি|கேலக்ஸி|గెలాక్సీ|กาแล็กซี่|กาแลคซี่|ギャラクシー|갤럭시'

/** Systems, programs and messengers: nothing else is called so. */
export const programs =
  'whatsapp|whats app|whatsap|wathsapp|watsapp|whattsapp|viber|facebook messenger|fb messenger|wechat|kakaotalk|imessage|facetime|skype|' +
  'google maps|google drive|google docs|google meet|google chrome|google play|google play store|google pay|google translate|google calendar|google kalender|google earth|google photos|google fotos|google classroom|google lens|google sheets|google forms|google authenticator|gmail|' +
  'microsoft teams|ms teams|microsoft office|ms office|office 365|microsoft 365|microsoft word|ms word|microsoft excel|ms excel|microsoft outlook|ms outlook|microsoft edge|microsoft access|ms access|microsoft windows|ms windows|microsoft project|microsoft authenticator|internet explorer|power bi|' +
  'powerpoint|power point|onenote|onedrive|sharepoint|photoshop|adobe acrobat|adobe reader|acrobat reader|adobe illustrator|adobe premiere|indesign|lightroom|autocad|coreldraw|solidworks|sketchup|archicad|libreoffice|openoffice|open office|' +
  'firefox|anydesk|threema|zalo|trello|quickbooks|matlab|spss|winrar|vlc player|final cut pro|davinci resolve|adobe after effects|google assistant|google street view|google wallet|google analytics|google ads|apple maps|carplay|android auto|ms-office|ms-word|ms-excel|ms-teams|teamviewer|wordpress|linux|ios|ipados|macos|chatgpt|chat gpt|icloud|apple pay|apple music|waze|moodle|minecraft|fortnite|paytm|phonepe|gcash|bkash|mobilepay|tikkie|vipps|forticlient|' +
  // Cyrillic and Greek
  'ватсап|вацап|вотсап|вотсапп|ватсапп|уотсап|уатсап|воцап|вайбер|вибер|вајбер|вайбър|скайп|эксель|ексель|пауэрпоинт|фотошоп|автокад|андроид|андроїд|гугл карты|гугл диск|гугл мапс|гугл карти|гугл мапи|майнкрафт|линукс|лінукс|айос|' +
  'βάιμπερ|βαιμπερ|γουάτσαπ|γουατσαπ|γουότσαπ|' +
  // Arabic, Persian, Urdu, Pashto
  'واتساب|واتس اب|واتس آب|واتسآب|وتساب|واتساپ|واتس‌اپ|واتس اپ|واٹس ایپ|واٹساپ|وټسپ|واټساپ|فايبر|وایبر|تيليجرام|تيليغرام|تلغرام|تليجرام|تلجرام|تلگرام|ٹیلیگرام|ټلګرام|ټیلیګرام|ماسنجر|مسنجر|سكايب|اسکایپ|جوجل ماب|خرائط جوجل|خرائط غوغل|خرائط قوقل|جيميل|جیمیل|جی میل|فوتوشوب|فتوشاپ|اندرويد|أندرويد|اندروید|باوربوينت|بوربوينت|پاورپوینت|ویندوز|ويندوز|آيكلاود|روبیکا|ایتا|گوگل مپ|گوگل میپس|گوگل درایو|گوگل کروم|گوگل پلی|' +
  // Hebrew
  'ווטסאפ|וואטסאפ|ווצאפ|וואצאפ|ווטצאפ|וואטסאפ ווב|טלגרם|וייבר|סקייפ|גוגל מפות|גוגל דרייב|גוגל מיטס|פאוורפוינט|פוטושופ|אנדרואיד|אקסל|וויז|' +
  // Devanagari, Bengali, Tamil, Telugu
  'व्हाट्सएप|व्हाट्सऐप|व्हॉट्सऐप|व्हॉट्सएप|वॉट्सऐप|वाट्सऐप|वाट्सएप|वॉट्सएप|व्हाट्सअप|व्हाट्सप्प|टेलीग्राम|टेलिग्राम|गूगल मैप|गूगल मैप्स|गूगल ड्राइव|गूगल पे|गूगल मीट|गूगल क्रोम|जीमेल|फोनपे|पेटीएम|फोटोशॉप|एंड्रॉइड|एंड्रॉयड|पावरपॉइंट|टैली प्राइम|' +
  'হোয়াটসঅ্যাপ|হোয়াটস অ্যাপ|ওয়াটসঅ্যাপ|টেলিগ্রাম|মেসেঞ্জার|মেসেন্জার|ভাইবার|গুগল ম্যাপ|গুগল ম্যাপস|গুগল ড্রাইভ|গুগল মিট|জিমেইল|ফটোশপ|অ্যান্ড্রয়েড|বিকাশ অ্যাপ|' +
  'வாட்ஸ்அப்|வாட்ஸ் அப்|வாட்ஸப்|வாட்சப்|வாட்ஸாப்|டெலிகிராம்|கூகுள் மேப்|கூகுள் மேப்ஸ்|கூகுள் பே|கூகிள் பே|ஜிமெயில்|ஆண்ட்ராய்டு|ஃபோட்டோஷாப்|ஜிபே|' +
  'వాట్సాప్|వాట్సప్|వాట్స్ యాప్|టెలిగ్రామ్|గూగుల్ మ్యాప్స్|గూగుల్ పే|గూగుల్ డ్రైవ్|జీమెయిల్|ఫోన్‌పే|ఫోన్ పే|పేటీఎం|ఆండ్రాయిడ్|ఫోటోషాప్|ప్లేస్టోర్|' +
  // Thai
  'วอทส์แอป|วอตส์แอปป์|กูเกิลแมพ|กูเกิ้ลแมพ|กูเกิลแมป|กูเกิลแมปส์|กูเกิลไดรฟ์|เทเลแกรม|เมสเซนเจอร์|โฟโต้ชอป|แอนดรอยด์|' +
  // Han, Kana, Hangul
  '微信|谷歌地图|谷歌地圖|高德地图|百度地图|微信支付|支付宝app|安卓系统|ワッツアップ|グーグルマップ|グーグルドライブ|グーグルマップス|エクセル|パワーポイント|フォトショップ|アンドロイド端末|フォートナイト|マインクラフト|' +
  '카카오톡|카톡|왓츠앱|텔레그램|네이버지도|네이버 지도|카카오맵|구글맵|구글 지도|구글지도|구글드라이브|구글 드라이브|구글밋|포토샵|파워포인트|엑셀|안드로이드|마인크래프트'

/** Words as well, in one language or another: goods with a capital inside a sentence, or where a model took them for a name. */
export const capitalized =
  'passat|clio|corolla|yaris|пассат|пасат|telegram|excel|outlook|chrome|android|windows|kindle|ubuntu|zoom|messenger|tinder|телеграм|телеграмм|виндовс|віндовс|эксел|ексел|зум'
/** Those that are words of these languages with a capital, too. */
export const nouns: Readonly<Record<string, string>> = { zoom: 'deu', messenger: 'deu', android: 'deu' }
/** Those that are goods in small letters as well, and the languages in which they are words then. */
export const smallBut: Readonly<Record<string, string>> = {
  excel: 'eng',
  outlook: 'eng',
  windows: 'eng',
  kindle: 'eng',
  clio: 'eng fra',
  passat: 'cat',
  yaris: 'ind tur',
  messenger: 'eng deu nld fra',
  android: 'eng deu swe dan nob nno',
  telegram: 'eng nld swe dan nob nno est lav lit pol ces slk slv hrv srp ron hun tur ind msa',
  телеграм: 'ukr bul srp',
  пассат: 'bul',
  пасат: 'ukr rus bul',
  виндовс: '',
  віндовс: '',
  эксел: '',
  ексел: ''
}
/** Words of most languages: where the script of the language is another one, or where a model took them for a name by themselves. */
export const ordinary = 'teams|word|access|switch|signal|edge|notes|acrobat|airfryer|illustrator|publisher|authenticator'

/** Makers of goods, by which a model behind them is known; a maker alone is a firm. */
export const makers =
  'apple|samsung|google|microsoft|sony|nintendo|xiaomi|huawei|honor|oppo|vivo|oneplus|realme|nokia|motorola|lenovo|dell|asus|acer|hp|lg|tcl|hisense|infinix|tecno|toshiba|fujitsu|msi|logitech|garmin|fitbit|jbl|bose|sennheiser|' +
  'canon|nikon|fujifilm|olympus|panasonic|epson|brother|kyocera|lexmark|xerox|bosch|siemens|miele|aeg|electrolux|whirlpool|beko|arçelik|vestel|gorenje|candy|indesit|liebherr|neff|zanussi|grundig|philips|braun|tefal|rowenta|krups|moulinex|delonghi|de’longhi|kenwood|' +
  'dyson|vorwerk|kärcher|karcher|nilfisk|makita|dewalt|metabo|hilti|ryobi|milwaukee|einhell|stihl|husqvarna|stiga|fiskars|gardena|velux|vaillant|viessmann|buderus|daikin|mitsubishi electric|sencor|irobot|roborock|adobe|' +
  'самсунг|сяоми|ксиоми|хуавей|хуавеј|леново|асус|бош|нокиа|нокия|эппл|майкрософт|макита|сони|' +
  'سامسونج|سامسونگ|سام سنگ|شاومي|شیائومی|هواوي|هوآوی|ہواوے|نوكيا|نوکیا|لينوفو|لنوو|اپل|آبل|أبل|سوني|سونی|بوش|ال جی|إل جي|انفینکس|אפל|סמסונג|שיאומי|וואווי|לנובו|נוקיה|סוני|' +
  'सैमसंग|सेमसंग|शाओमी|एप्पल|नोकिया|रियलमी|ओप्पो|वीवो|লেনোভো|স্যামসাং|শাওমি|অ্যাপল|নোকিয়া|সনি|சாம்சங்|ஆப்பிள்|சியோமி|శాంసంగ్|సామ్‌సంగ్|ఆపిల్|షావోమి|ซัมซุง|เสียวหมี่|หัวเว่ย|三星|华为|華為|苹果|蘋果|小米|联想|サムスン|ソニー|アップル|ダイソン|シャープ|삼성|샤오미|애플|다이슨|보쉬|소니|닌텐도'

/** Makers of cars and motorcycles. */
export const carMakers =
  'toyota|honda|nissan|mazda|mitsubishi|subaru|suzuki|daihatsu|isuzu|lexus|hyundai|kia|ford|chevrolet|jeep|tesla|volkswagen|vw|audi|bmw|mercedes|mercedes-benz|opel|vauxhall|porsche|škoda|skoda|seat|cupra|renault|peugeot|citroën|citroen|dacia|fiat|alfa romeo|lancia|volvo|saab|land rover|yamaha|kawasaki|ducati|piaggio|iveco|proton|perodua|mahindra|maruti|maruti suzuki|bajaj|tata|lada|royal enfield|hero|massey ferguson|zetor|' +
  'тойота|хонда|ниссан|нісан|мазда|мицубиси|субару|сузуки|хендай|киа|кіа|форд|шевроле|фольксваген|ауди|ауді|бмв|мерседес|опель|опел|порше|шкода|рено|пежо|ситроен|сітроен|дачия|дачія|фиат|фіат|вольво|лада|ямаха|' +
  'تويوتا|تویوتا|ٹویوٹا|ټویوټا|هوندا|هونڈا|ہونڈا|ہنڈا|نيسان|نیسان|كيا|کیا|هيونداي|هیوندای|فورد|پژو|رنو|سوزوکی|مرسيدس|טויוטה|הונדה|יונדאי|קיה|מאזדה|סקודה|רנו|पोर्शे|टोयोटा|होंडा|मारुति|मारुती|हुंडई|महिंद्रा|टाटा|हीरो|बजाज|यामाहा|टीवीएस|টয়োটা|হোন্ডা|ইয়ামাহা|டாடா|மஹிந்திரா|யமஹா|மாருதி|டொயோட்டா|బజాజ్|మారుతి|హీరో|టాటా|మహీంద్రా|టయోటా|โตโยต้า|ฮอนด้า|อีซูซุ|นิสสัน|ยามาฮ่า|丰田|豐田|本田|日产|大众|トヨタ|ホンダ|日産|ダイハツ|スズキ|マツダ|スバル|현대|기아'

/** Models behind their maker. */
export const carModels =
  'yaris|corolla|hilux|rav4|aygo|auris|avensis|camry|prius|avanza|innova|fortuner|alphard|vios|land cruiser|c-hr|jazz|civic|accord|cr-v|hr-v|beat|vario|click|wave alpha|micra|qashqai|juke|leaf|navara|patrol|swift|vitara|jimny|alto|ertiga|outlander|l200|mirage|pajero|forester|impreza|outback|tucson|i10|i20|i30|kona|santa fe|picanto|ceed|sportage|sorento|rio|stonic|' +
  'fiesta|focus|mondeo|kuga|puma|transit|ranger|mustang|escort|model s|model x|model y|golf|polo|passat|tiguan|touareg|touran|caddy|transporter|sharan|t-roc|jetta|corsa|astra|zafira|insignia|mokka|vectra|meriva|agila|vivaro|fabia|octavia|superb|kodiaq|karoq|yeti|rapid|citigo|ibiza|leon|león|arona|ateca|clio|megane|mégane|twingo|kangoo|captur|scenic|scénic|laguna|trafic|master|zoe|espace|berlingo|picasso|jumper|saxo|xsara|partner|boxer|duster|sandero|logan|jogger|spring|panda|punto|tipo|ducato|doblo|doblò|egea|linea|uno|strada|ypsilon|giulietta|giulia|mito|stelvio|cayenne|macan|panamera|taycan|defender|discovery|freelander|sprinter|vito|wrangler|renegade|cruze|spark|aveo|granta|niva|vesta|saga|myvi|axia|bezza|xenia|terios|tanto|d-max|mio|nmax|desmosedici|pulsar|splendor|thar|bolero|ace|dzire|thunderbird|himalayan|bullet|' +
  'королла|камри|ярис|цивик|логан|дастер|сандеро|фокус|транзит|гольф|голф|пассат|пасат|поло|октавия|октавія|октавија|фабия|фабія|фабија|астра|корса|зафира|гранта|веста|нива|ларгус|солярис|клио|кліо|меган|ланос|авео|панда|пунто|' +
  'كورولا|کرولا|کورولا|كامري|ياريس|هايلكس|هيلوكس|سيفيك|سٹی|مہران|سيراتو|باترول|קורולה|יאריס|סיוויק|פיקנטו|אוקטביה|कोरोला|इनोवा|स्विफ्ट|स्विफ्ट डिज़ायर|स्विफ्ट डिजायर|ऑल्टो|क्रेटा|बोलेरो|थार|नेक्सॉन|स्प्लेंडर|पल्सर|अपाचे|করোলা|இன்னோவா|ஏஸ்|தார்|பல்சர்|ఇన్నోవా|ఆల్టో|ఎర్టిగా|స్ప్లెండర్|పల్సర్|ดีแมคซ์|ดีแม็กซ์|รีโว่|วีออส|ซีวิค|เวฟ|คลิก|卡罗拉|凯美瑞|思域|雅阁|カローラ|プリウス|アルファード|フィット|タント|ジムニー|サクラ|그랜저|쏘나타|아반떼|쏘렌토|모닝'
