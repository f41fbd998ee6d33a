/**
 * What ordinary persons are in local news, before their names (farmer, shopkeeper, driver, accused, owner, resident), in scripts without capitals; the offices are in
 * `lists/offices.ts`. And what stands behind such a name. `_` for a blank.persons of everyday news are: occupations, posts in associations and courts, witnesses and neighbours, which stand right before a name. In small letters, parted by blanks;
 * with a hyphen behind what endings follow.
 */
import type { EntityLanguage } from '../languages.js'

export interface RoleWords {
  readonly roles: string
  /** Small words and verbs that end the name before them. */
  readonly ends: string
  /** Those that persons alone have behind them: an unknown word before one is a name. */
  readonly persons?: string
  /** What stands behind such words as names do and is none: groups, their meetings and laws. */
  readonly others?: string
  /** What plurals and cases end with, which no name does. */
  readonly endings?: RegExp
  /** Parts that names are made of and other words hardly. */
  readonly parts?: RegExp
}
const norwegian =
  'dommer- aktor bobestyrer- bostyrer- forsvarer- advokat- lensmann- politibetjent- politimester- innsatsleder- brannsjef- rektor- lærer- lærar- sokneprest- prest- lege- bonde- gründer- eier- eigar- kasserer- kasserar- sekretær- leder- leiar- nestleder- nestleiar- styreleder- styreleiar- varaordfører- varaordførar- sjåfør- snekker- baker- vitne- nabo- formann-'
const southSlavic =
  'sudac- sudij- sutkinj- odvjetni- advokat- tužitelj- tužioc- tužilac- bilježni- beležni- poduzetni- preduzetni- vlasni- vozač- vatrogas- zapovjedni- komandir- policaj- učitelj- nastavni- ravnatelj- liječni- lekar- župnik- svećeni- sveštenik- paroh- poljoprivredni- pekar- mesar- trgov- blagajni- tajni- predsjedni- predsedni- potpredsjedni- potpredsedni- glasnogovorni- portparol- vijećni- odborni- svjedo- svedo- susjed- sused- komšij- umirovljeni- penzioner- ribar- lovac lovc- stolar-'
const southSlavicCyrillic =
  'судиј- адвокат- тужилац тужиоц- бележни- предузетни- власни- возач- ватрогас- командир- полицај- учитељ- наставни- лекар- свештеник- парох- пољопривредни- пекар- месар- трговац трговц- трговкињ- благајни- секретар- председни- потпредседни- портпарол- одборни- сведо- сусед- комшиј- пензионер- рибар- ловац ловц- столар-'

/** @see above */
export const roleWords: Partial<Record<EntityLanguage, RoleWords>>string>> = {
  hin: {
    roles:
      'किसान मजदूर श्रमिक व्यापारी कारोबारी दुकानदार ठेकेदार शिक्षिका अध्यापक अध्यापिका छात्र छात्रा ड्राइवर परिचालक डॉक्टर चिकित्सक अधिवक्ता वकील पत्रकार आरोपी आरोपित अभियुक्त पीड़ित पीड़िता मृतक मृतका घायल मालिक संचालक निवासी युवक युवती सिपाही दरोगा कांस्टेबल हेड_कांस्टेबल उपनिरीक्षक निरीक्षक पुजारी पुत्र पुत्री पत्नी पार्षद विधायक सांसद कारीगर नर्स हलवाई दर्जी राजमिस्त्री मिस्त्री एसओ एसएचओ थानेदार तहसीलदार ट्रक_चालक बस_चालक ऑटो_चालक दूधिया नाई पेंटर',
    ends: 'ने को का की के से पर में व और एवं तथा सहित समेत द्वारा भी',
    persons:
      'ने निवासी पुत्र पुत्री पत्नी उर्फ को_गिरफ्तार को_हिरासत को_जेल को_नोटिस की_मौत की_हत्या की_शिकायत की_तहरीर की_पत्नी की_करंट के_घर के_खिलाफ के_पुत्र के_परिजन के_शव से_पूछताछ के_रूप',
    others:
      'नेता नेत्री नेताओं संघ संगठन यूनियन मोर्चा आंदोलन समाज परिवार परिजन वर्ग समुदाय भर्ती आयोग सम्मान निधि दल मंडल मंच समिति सभा परिषद बिल कानून हित दिवस संकट पक्ष महापंचायत पंचायत रैली गुट विंग प्रकोष्ठ सेल पति भाई बहन पिता मां माता बेटे बेटा बेटी सास ससुर दंपति दोनों सभी कुछ कई एक जिसने उसने खुद लोग ही मकान प्रतिनिधि पद',
    endings: /ों$/u,
    parts: /(?:लाल|मती|वती|देवी|कुमार|प्रसाद|चंद|चन्द|दास|स्वरूप|नारायण|बहादुर|नाथ|खेलावन)$|^राम(?!पुर|नगर|गढ़|लीला)[\p{L}\p{M}]{2}/u
  },
  urd: {
    roles:
      'کسان مزدور تاجر دکاندار ٹھیکیدار استاد ٹیچر ڈرائیور ڈاکٹر صحافی ملزم ملزمہ مقتول مقتولہ متاثرہ زخمی مالک رہائشی نوجوان بزرگ سپاہی کانسٹیبل ہیڈ_کانسٹیبل سب_انسپکٹر اے_ایس_آئی نمبردار مجسٹریٹ چیئرمین سیکرٹری اہلیہ بیٹے بیٹی تحصیلدار پٹواری رکشہ_ڈرائیور ٹرک_ڈرائیور بیوپاری آڑھتی',
    ends: 'نے کو کا کی کے سے پر میں اور سمیت بھی',
    persons: 'نے ولد عرف کو_گرفتار کو_قتل کو_زخمی کو_ہلاک کو_حراست کو_نامعلوم کی_لاش کی_موت کی_اہلیہ کی_درخواست کی_مدعیت کے_خلاف کے_گھر کے_بیٹے سے_تفتیش',
    others: 'تنظیم یونین اتحاد جماعت برادری طبقہ لیڈر رہنما رہنماؤں کمیٹی حضرات پیشہ ایکشن خاندان والد شوہر بھائی خود لوگ دونوں تمام مکان اسمبلی ضلعی',
    endings: /وں$/u
  },
  ben: {
    roles:
      'কৃষক শ্রমিক দিনমজুর রিকশাচালক অটোচালক ট্রাকচালক বাসচালক ভ্যানচালক ব্যবসায়ী দোকানি দোকানদার শিক্ষক শিক্ষিকা স্কুলশিক্ষক প্রধান_শিক্ষক চিকিৎসক আইনজীবী সাংবাদিক মালিক স্বত্বাধিকারী কারিগর আসামি অভিযুক্ত নিহত আহত বাসিন্দা গৃহবধূ যুবক জেলে ইউপি_সদস্য স্বামী স্ত্রী কর্মচারী পুলিশ_সুপার দোকান_মালিক নৌকাচালক মাঝি ইজিবাইকচালক পিকআপচালক গ্রেপ্তার ছাত্র ছাত্রী বৃদ্ধ বৃদ্ধা তরুণ',
    ends: 'বলেন জানান জানিয়েছেন বলেছেন এর ও এবং কে সহ',
    persons: 'বলেন জানান জানিয়েছেন বলেছেন',
    others: 'সমিতি ইউনিয়ন সংগঠন নেতা পরিষদ লীগ দল পরিবার জোট আন্দোলন তিনি নাম',
    endings: /(?:রা|দের|গুলো|সহ)$/u,
    parts: /(?:উদ্দিন|উল্লাহ|উল্যাহ|ুজ্জামান)$/u
  },
  tam: {
    roles:
      'விவசாயி வியாபாரி தொழிலாளி டிரைவர் ஓட்டுநர் ஆசிரியர் ஆசிரியை மாணவர் மாணவி வழக்கறிஞர் வக்கீல் மருத்துவர் டாக்டர் உரிமையாளர் காவலர் ஏட்டு இன்ஸ்பெக்டர் எஸ்ஐ டிஎஸ்பி தாசில்தார் வட்டாட்சியர் கலெக்டர் தலைவர் செயலாளர் பொருளாளர் கவுன்சிலர் மேயர் வாலிபர் இளைஞர் மூதாட்டி முதியவர் மேலாளர் பொறியாளர் மகன் மகள் மனைவி கணவர் ஓட்டுனர் தலைவி அதிபர் காவல்_ஆய்வாளர் உதவி_ஆய்வாளர் தலைமை_ஆசிரியர் துணைத்_தலைவர் தொழிலதிபர் மீனவர் நெசவாளர் ஊழியர் நர்ஸ் பட்டதாரி சிறுவன் சிறுமி பெண்',
    ends: 'மற்றும் ஆகியோர் மீது வீட்டில்',
    persons:
      'மீது மற்றும் ஆகியோர் ஆகியோரை ஆகியோருக்கு என்பவர் என்பவரை என்பவரின் என்பவரது என்பவருக்கு தலைமையில் தலைமை கூறினார் தெரிவித்தார் பேசினார் கூறியதாவது கூறுகையில் கலந்து உத்தரவிட்டார் வீட்டில் புகார் கைது தற்கொலை உயிரிழந்தார் ஆய்வு வரவேற்றார் முன்னிலை முன்னிலையில் அளித்த திறந்து வழக்குப் விபத்தில் பலியானார் காயமடைந்தார் விசாரணை பங்கேற்றார் வெற்றி தலைமையிலான என்பவருடைய',
    others: 'பதவி தேர்வு வேலை சங்கம் சங்கத் சேர்க்கை பணி பணியிடம் தினம் தின கட்சி கூட்டணி அணி அவர் இவர் ஒருவர் என்ற ஆனால் மற்றும் சமூகம் குடும்பம் போராட்டம் விடுதி உரிமம் தரப்பில்',
    endings: /(?:கள்|ளில்|களை|ளுக்கு|த்தில்|த்தை|த்தின்|த்துக்கு|களின்|ும்|ாக|ில்)$/u,
    parts:
      /(?:சாமி|லட்சுமி|ராஜ்|ராஜா|குமார்|தேவி|ம்மாள்|துரை|பாண்டி|முத்து|வேல்|ப்பன்|ேசன்|ராஜன்|ியப்பன்|ைய்யா|ையா|ாயி|நாதன்|மூர்த்தி|ாண்டியன்|ழகன்|ரசன்|முருகன்|ேஸ்வரி|செல்வி|செல்வம்|மாணிக்கம்|கண்ணன்|வண்ணன்|வாணன்|சாமியின்)$/u
  },
  tel: {
    roles:
      'రైతు కూలీ వ్యాపారి డ్రైవర్ ఉపాధ్యాయుడు ఉపాధ్యాయురాలు టీచర్ విద్యార్థి విద్యార్థిని న్యాయవాది డాక్టర్ వైద్యుడు యజమాని నిందితుడు మృతుడు బాధితుడు యువకుడు ఎంపీటీసీ జెడ్పీటీసీ ఎంపీపీ తహసీల్దార్ తహశీల్దార్ ఎంపీడీవో డీఎస్పీ ఎస్ఐ ఏఎస్ఐ కానిస్టేబుల్ కలెక్టర్ జాయింట్_కలెక్టర్ ఆర్డీవో చైర్మన్ అధ్యక్షుడు కార్యదర్శి కోశాధికారి కౌన్సిలర్ మేయర్ భార్య భర్త కుమారుడు కుమార్తె పేద_రైతు కౌలు_రైతు ఆటో_డ్రైవర్ లారీ_డ్రైవర్ దుకాణదారుడు ఎస్సై ఇన్‌స్పెక్టర్ మాజీ_సర్పంచ్ ఉప_సర్పంచ్ వృద్ధుడు వృద్ధురాలు గృహిణి మహిళ కార్మికుడు ఉద్యోగి',
    ends: 'ను ని కు కి తో మరియు గారు',
    persons:
      'మాట్లాడుతూ తెలిపారు చెప్పారు అన్నారు పేర్కొన్నారు పాల్గొన్నారు ఆధ్వర్యంలో ఫిర్యాదు ఆత్మహత్య మృతి మృతిచెందాడు పోలీసులకు సూచించారు ఆదేశించారు పరిశీలించారు హాజరయ్యారు ప్రారంభించారు తదితరులు సమావేశంలో మెసర్స్ గారు కేసు పురుగుల గాయపడ్డాడు మరణించాడు',
    others: 'సంఘం కార్యాలయం కార్యాలయంలో ఆదేశాలు ఆదేశాల పోస్టు ఉద్యోగం సంఘాలు నాయకుడు నాయకులు సంక్షేమ భరోసా పదవి పదవికి బంధు ఎన్నిక కుటుంబం సమాఖ్య వారు ఒకరు అక్కడ',
    endings: /(?:లు|లో|ల|లకు|లను|ంలో|ానికి|ారు|ాడు|ింది)$/u,
    parts: /(?:య్య|ప్ప|మ్మ|రెడ్డి|రావు|రాజు|లక్ష్మి|కుమార్|నాయుడు|రాయుడు|శెట్టి|గౌడ్|మూర్తి|ములు|ంహులు|ాసులు|ేశ్వర్లు|నాయక్|యాదవ్|దేవి|నాథ్|ప్రసాద్|బాషా|నారాయణ|ేంద్ర|ేష్|ావతి)$/u
  },
  fas: {
    roles:
      'کشاورز کارگر راننده کاسب مغازه‌دار معلم دبیر دانش‌آموز وکیل پزشک خبرنگار متهم مقتول شاکی صاحب مالک دهیار سرهنگ سرگرد سروان ستوان بخشدار راننده_کامیون راننده_تاکسی راننده_اتوبوس راننده_خودرو راننده_وانت',
    ends: 'گفت افزود از را و به در است با که',
    others: 'ایران جهان کل تاکسی کامیون اتوبوس خودرو مدرسه'
  },
  pus: {
    roles: 'بزګر دوکاندار ښوونکی ښوونکې ډاکټر ډاکټره والي قوماندان رئیس ولسوال ترورکړ ډریور مدیر اوسېدونکی اوسیدونکی ښاروال',
    ends: 'وویل وايي په د له ته چې سره او وژل ټپي مړ نیول',
    persons: 'وویل وايي وژل ټپي مړ نیول'
  },
  heb: {
    roles:
      'החשוד הנאשם הקבלן הנהג השוטר המורה הבעלים התושב התושבת המנהל המנהלת החקלאי הסוחר השוער המאבטח הרופא הרופאה התלמיד התלמידה המנוח הקצין הפצוע העיתונאי',
    ends: 'אמר אמרה סיפר סיפרה את עם על'
  }eng: 'judge prosecutor barrister solicitor magistrate coroner shopkeeper butcher baker farmer plumber joiner owner co-owner landlord landlady publican treasurer secretary chairman chairwoman chairperson chair vice-chair councillor headteacher headmaster headmistress teacher vicar reverend rector curate nurse midwife paramedic firefighter volunteer organiser organizer resident neighbour neighbor witness pensioner driver lorry-driver spokesman spokeswoman spokesperson caretaker postmaster postmistress businessman businesswoman entrepreneur',
  deu: 'richter richterin amtsrichter amtsrichterin anwalt anwältin rechtsanwalt rechtsanwältin staatsanwalt staatsanwältin oberstaatsanwalt oberstaatsanwältin verteidiger verteidigerin notar notarin zeuge zeugin nachbar nachbarin anwohner anwohnerin wirt wirtin inhaber inhaberin besitzer besitzerin eigentümer eigentümerin unternehmer unternehmerin landwirt landwirtin bäcker bäckerin metzger metzgerin schreiner schreinerin kassenwart kassenwartin kassier kassiererin kassierer schriftführer schriftführerin schatzmeister schatzmeisterin vorsitzender vorsitzende vorstand obmann obfrau einsatzleiter einsatzleiterin kommandant kommandantin wehrführer wehrführerin feuerwehrmann feuerwehrfrau pfarrer pfarrerin pastor pastorin rektor rektorin lehrer lehrerin schulleiter schulleiterin arzt ärztin hausarzt hausärztin förster försterin stadtrat stadträtin gemeinderat gemeinderätin ortsvorsteher ortsvorsteherin rentner rentnerin fahrer fahrerin',
  nld: 'rechter officier advocaat advocate notaris winkelier winkelierster bakker slager garagehouder eigenaar eigenares ondernemer onderneemster boer boerin voorzitter voorzitster penningmeester secretaris bestuurslid wethouder raadslid brandweerman brandweercommandant commandant huisarts arts verpleegkundige dominee pastoor pastor directeur directrice schooldirecteur leraar lerares juf meester getuige buurman buurvrouw bewoner bewoonster omwonende vrijwilliger vrijwilligster chauffeur molenaar boswachter woordvoerder woordvoerster',
  swe: 'domare- åklagare- advokat- nämndeman- rektor- lärare- kyrkoherde- komminister- präst- läkare- lantbrukare- bonde- ägare- kassör- sekreterare- ordförande- kommunalråd- oppositionsråd- borgmästare- räddningsledare- brandman- polisinspektör- polis- företagare- handlare- bagare- snickare- chaufför- förare- vittne- granne- pensionär-',
  dan: 'dommer- anklager- advokat- forsvarer- politikommissær- vicepolitiinspektør- politiinspektør- politidirektør- indsatsleder- brandmand- skoleleder- rektor- lærer- sognepræst- præst- læge- landmand- gårdejer- ejer- indehaver- kasserer- sekretær- formand- næstformand- viceborgmester- byrådsmedlem- købmand- bager- slagter- tømrer- murermester- vognmand- chauffør- vidne- nabo-',
  nob: norwegian,
  nno: `${norwegian} dommar- bilførar- sjåføren bonden`,
  fra: 'juge magistrat magistrate procureur procureure avocat avocate notaire huissier commerçant commerçante boulanger boulangère boucher bouchère agriculteur agricultrice éleveur éleveuse maraîcher maraîchère viticulteur viticultrice artisan artisane entrepreneur entrepreneuse gérant gérante propriétaire patron patronne restaurateur restauratrice hôtelier président présidente vice-président vice-présidente trésorier trésorière secrétaire adjoint adjointe conseiller conseillère échevin pompier capitaine lieutenant adjudant commandant major curé abbé instituteur institutrice professeure enseignant enseignante médecin infirmier infirmière pharmacien pharmacienne témoin voisin voisine riverain riveraine retraité retraitée conducteur conductrice bénévole',
  spa: 'juez jueza magistrado magistrada fiscal abogado abogada procurador procuradora notario notaria comerciante panadero panadera carnicero ganadero ganadera agricultor agricultora empresario empresaria dueño dueña propietario propietaria gerente encargado encargada presidente presidenta vicepresidente vicepresidenta tesorero tesorera secretario secretaria concejal concejala edil bombero sargento capitán teniente cura párroco maestro maestra profesor profesora médico médica enfermero enfermera farmacéutico farmacéutica testigo vecino vecina jubilado jubilada conductor conductora camionero voluntario voluntaria',
  cat: 'jutge jutgessa magistrat magistrada fiscal advocat advocada procurador procuradora notari notària comerciant forner fornera carnisser ramader ramadera pagès pagesa empresari empresària amo mestressa propietari propietària gerent encarregat encarregada president presidenta vicepresident vicepresidenta tresorer tresorera secretari secretària regidor regidora bomber sergent capità mossèn rector mestre mestra professor professora metge metgessa infermer infermera farmacèutic farmacèutica testimoni veí veïna jubilat jubilada conductor conductora voluntari voluntària',
  por: 'juiz juíza procurador procuradora advogado advogada notário notária comerciante padeiro padeira talhante agricultor agricultora empresário empresária dono dona proprietário proprietária gerente presidente vice-presidente tesoureiro tesoureira secretário secretária vereador vereadora autarca bombeiro comandante sargento capitão padre pároco professor professora médico médica enfermeiro enfermeira farmacêutico farmacêutica testemunha vizinho vizinha reformado reformada aposentado aposentada condutor condutora motorista voluntário voluntária',
  ita: 'giudice pm procuratore procuratrice avvocato avvocata avvocatessa notaio notaia commerciante fornaio panettiere macellaio agricoltore agricoltrice allevatore allevatrice imprenditore imprenditrice artigiano artigiana titolare proprietario proprietaria gestore gestrice presidente vicepresidente presidentessa tesoriere tesoriera segretario segretaria consigliere consigliera assessore assessora sindaca maresciallo brigadiere capitano comandante vigile pompiere parroco maestro maestra professoressa preside medico dottoressa infermiere infermiera farmacista testimone vicino vicina pensionato pensionata autista volontario volontaria',
  ron: 'judecător- judecătoar- procuror- procuroare avocat- notar- comerciant- brutar- fermier- agricultor- antreprenor- antreprenoare patron- patroan- proprietar- administrator- președint- vicepreședint- trezorier- secretar- consilier- viceprimar- pompier- comandant- comisar- preot- părinte- învățător- învățătoare profesor- profesoar- medic- doctoriț- asistent- farmacist- martor- vecin- pensionar- șofer- voluntar-',
  pol: 'sędzi- prokurator- adwokat- mecenas- notariusz- kupiec kupc- piekarz- rzeźni- rolni- hodowc- przedsiębior- biznesmen- właściciel- wspólni- kierownik- kierownicz- prezes- wiceprezes- skarbni- sekretarz- przewodnicząc- radn- sołtys- strażak- komendant- kapitan- aspirant- proboszcz- ksiądz księd- wikar- nauczyciel- dyrektor- lekar- pielęgniar- aptekar- farmaceut- świad- sąsiad- mieszkan- emeryt- kierow- wolontariusz- rzecznik- rzecznicz-',
  ces: 'soudc- soudkyn- advokát- zástupce žalobc- žalobkyn- notář- živnostní- podnikatel- majitel- jednatel- spolumajitel- pekař- řezní- zemědělec zemědělc- farmář- předsed- předsedkyn- místopředsed- pokladní- tajemni- tajemnic- radn- zastupitel- zastupitelk- hasič- velitel- farář- učitel- ředitel- lékař- sestr- lékární- svěd- soused- důchod- řidič- dobrovolní- mluvčí- hejtman-',
  slk: 'sudc- sudkyň- advokát- prokurátor- notár- živnostní- podnikateľ- majiteľ- konateľ- spolumajiteľ- pekár- mäsiar- roľní- farmár- predsed- predsedníčk- podpredsed- pokladní- tajomní- poslan- poslankyň- hasič- veliteľ- farár- učiteľ- riaditeľ- lekár- sestr- lekární- svedo- svedkyň- sused- dôchod- vodič- dobrovoľní- hovor-',
  slv: 'sodni- tožil- odvetni- notar- podjetni- lastni- direktor- voznik- voznic- gasil- poveljni- policist- učitelj- ravnatelj- zdravni- župnik- kmet- kmetic- pek- mesar- trgov- blagajni- tajni- predsedni- podpredsedni- podžupan- svetni- prič- sosed- upokojen- prostovolj- ribič- mizar-',
  hrv: southSlavic,
  srp: `${southSlavic} ${southSlavicCyrillic}`,
  bul: 'съди- прокурор- адвокат- нотариус- търгове- предприемач- бизнесмен- собствени- управител- хлебар- фермер- земедел- председател- касиер- секретар- съветни- пожарникар- комисар- полица- свещеник- отец учител- директор- лекар- д-р сестра- аптекар- свидетел- съсед- пенсионер- шофьор- доброволец доброволк- кмет- кметиц- говорител-',
  ukr: 'судд- прокурор- адвокат- нотаріус- підприєм- бізнесмен- власни- директор- пекар- фермер- голов- заступни- скарбни- секретар- депутат- пожежни- рятувальни- командир- поліцейськ- священник- священик- отець вчител- учител- лікар- медсестр- фармацевт- свід- сусід- пенсіонер- воді- волонтер- старост- речни-',
  rus: 'судь- прокурор- адвокат- нотариус- предпринимател- бизнесмен- владел- хозя- директор- пекар- фермер- председател- казначе- секретар- депутат- пожарн- спасател- командир- полицейск- участков- следовател- священник- отец батюшка учител- врач- медсестр- фельдшер- фармацевт- свидетел- сосед- пенсионер- водител- волонтёр- волонтер- староста- слесар-',
  lit: 'teisėj- advokat- prokuror- notar- verslinink- savinink- direktor- kepėj- ūkinink- pirminink- iždinink- sekretor- taryb- seniūn- ugniagesi- viršinink- komisar- kunig- klebon- mokytoj- gydytoj- slaugytoj- vaistinink- liudytoj- kaimyn- pensinink- vairuotoj- savanor- atstov-',
  lav: 'tiesnes- advokāt- prokuror- notār- uzņēmēj- īpašniek- īpašniec- direktor- maizniek- zemniek- zemniec- priekšsēdētāj- vadītāj- kasier- sekretār- deputāt- ugunsdzēsēj- komandier- policist- mācītāj- priester- skolotāj- ārst- māsa aptiekār- liecinie- kaimiņ- pensionār- šofer- autovadītāj- brīvprātīg- pārstāv-',
  est: 'kohtuni- advokaa- prokurör- notar- ettevõtja- omani- pagar- talunik- taluni- esime- aseesime- laekur- sekretär- volikogu- päästja- päästeametnik- politseini- kirikuõpetaja- õpetaja- koolijuht direktor- arst- õde apteeker- tunnista- naaber naabr- pensionär- autojuht bussijuht vabatahtlik- pressiesindaja-',
  fin: 'tuomari- asianajaja- syyttäjä- notaari- yrittäj- omistaj- johtaj- toimitusjohtaj- leipuri- teurastaj- maanviljelij- kauppia- puheenjohtaj- varapuheenjohtaj- rahastonhoitaj- sihteeri- valtuutet- palomest- palomies paloesimies komisario- konstaapeli- kirkkoherra- pastori- kappalai- opettaj- rehtori- lääkäri- hoitaj- apteekkari- todistaj- naapuri- eläkeläi- kuljettaj- vapaaehtoi- tiedottaj- kunnanjohtaj-',
  ell: 'δικαστής δικαστή εισαγγελέας εισαγγελέα δικηγόρος δικηγόρο συμβολαιογράφος έμπορος έμπορο επιχειρηματίας επιχειρηματία ιδιοκτήτης ιδιοκτήτη ιδιοκτήτρια διευθυντής διευθυντή διευθύντρια φούρναρης αρτοποιός αγρότης αγρότη αγρότισσα κτηνοτρόφος πρόεδρος πρόεδρο αντιπρόεδρος ταμίας ταμία γραμματέας γραμματέα δήμαρχος δήμαρχο αντιδήμαρχος αντιδήμαρχο σύμβουλος πυροσβέστης πυροσβέστη αστυνομικός αστυνομικό διοικητής ιερέας ιερέα παπάς δάσκαλος δάσκαλο δασκάλα καθηγητής καθηγήτρια γιατρός γιατρό νοσηλεύτρια φαρμακοποιός μάρτυρας μάρτυρα γείτονας γειτόνισσα συνταξιούχος οδηγός οδηγό εθελοντής εθελόντρια',
  tur: 'hâkim hakim savcı savcısı avukat avukatı noter esnaf bakkal kasap fırıncı çiftçi işletmeci sahibi işçi insanı işadamı müdür müdürü başkan başkanı muhtar muhtarı sekreter muhasebeci itfaiyeci polis komiser imam öğretmen öğretmeni doktor doktoru hemşire eczacı tanık komşusu komşu emekli sürücü sürücüsü şoför şoförü gönüllü'
}
