/** What friends say of each other in talk, as it is typed: words before whom somebody stands, and what somebody behind whom they stand does. The same ideas in each language. */
import { foldWord } from '../../chains/fold.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { callsOf } from './calls.js'

interface TalkWords {
  /** Asking, telling, calling, meeting, hearing from somebody, being at somebody's place. */
  readonly before: string
  /** Saying, thinking, asking, going, coming, working, being somewhere. */
  readonly behind: string
  /** Towards or in places, before their names. */
  readonly places: string
  /** Working and shopping somewhere. */
  readonly works: string
  /** Between those and the firm. */
  readonly at: string
  /** Names have case endings. */
  readonly cases?: true
}

const norwegian: TalkWords = {
  before: 'spør spurte si sa fortalte ring ringte møtte møter traff så sett hørt fra hos til sammen hils takk',
  behind: 'sier sa mener tror spør spurte lurer kommer kom drar dro skal vil jobber flytter flyttet har er var ville sendte ringte',
  places: 'til i fra',
  works: 'jobber jobba jobbet jobbe handler handla kjøpte jobb vakt kjøpe',
  at: 'på hos i for'
}
const serbian: TalkWords = {
  before: 'pitaj pitao pitala reci rekao rekla javi zovi zvao zvala vidio vidjela video videla čuo čula sreo srela kod od s sa za pozdravi hvala',
  behind:
    'kaže kaze rekao rekla misli pita pitao pitala ide dolazi dođe stiže je će bi radi seli traži hoće zove zvao zvala ima nije došla došao otišao otišla',
  places: 'u iz za do na kroz',
  works: 'radi radim radio radila kupio kupila kupujem zaposlio zaposlila posao',
  at: 'u kod za',
  cases: true
}

/** By language; the forms without accents are looked up as well. */
const table: Partial<Record<EntityLanguage, TalkWords>> = {
  eng: {
    before:
      'ask asked asking tell told telling text texted call called phone phoned msg meet met meeting see saw seen know miss thank thanks hug invite invited with w/ bring poor from visit visited hi hey hello dear drop about lend pay remind love bday',
    behind:
      "says say said told tells thinks thought asks asked wants wanted is isn't isnt was wasn't wasnt has had will would can can't cant could should might and & goes went comes came works worked lives moved texted called left got just did didn't didnt does doesn't doesnt knows knew saw sent bought gave quit 's s",
    places: 'to in from near around',
    works: 'work works worked working job shift shop shopping bought buy got ordered interview hired',
    at: 'at for from in'
  },
  deu: {
    before:
      'frag frage frags fragte gefragt sag sags sagte gesagt ruf triff traf getroffen grüß grüsse grüße sehe gesehen kenne kennst von bei mit für ohne hab hat wie dank danke liebe lieber schreib hört gehört holst hole besuch',
    behind:
      'sagt sagte meint meinte fragt fragte glaubt denkt will wollte kommt kam geht ging fährt fuhr ist war hat hatte arbeitet zieht wohnt schreibt schrieb kann muss soll holt bringt weiß braucht macht sucht ruft rief und',
    places: 'nach in aus von bis über',
    works: 'arbeite arbeitet arbeiten arbeitete jobbt jobbe schaffe schafft job gekauft kaufe kauft einkaufen gearbeitet ausbildung schicht bestellt',
    at: 'bei beim zu zum im'
  },
  nld: {
    before:
      'vraag vroeg gevraagd zeg zei bel belde gebeld zie zag gezien ken app appte spreek sprak gesproken van met bij voor aan tegen heb dank groetjes groeten',
    behind: 'zegt zei zeg denkt vraagt vroeg wil wilde komt kwam gaat ging is was heeft had werkt woont verhuist belt belde appt zoekt moet kan en',
    places: 'naar in uit van',
    works: 'werk werkt werken werkte gewerkt baan baantje gekocht koop boodschappen dienst besteld',
    at: 'bij voor in'
  },
  swe: {
    before: 'fråga frågade säg sa sagt ring ringde träffa träffade såg sett hört av från hos med till för känner hälsa tack pratat pratade',
    behind:
      'säger sa sade tror tycker frågar undrar vill ville kommer kom åker åkte går gick ska är var har hade jobbar bor flyttar flyttade ringde skrev kan måste och o',
    places: 'till i från mot',
    works: 'jobbar jobba jobbade jobb handlar handla handlade köpte köpa extrajobbar pass beställde',
    at: 'på hos för i'
  },
  dan: {
    before: 'spørg spurgte sig sagde ring ringede mødte møder så set hørt fra hos med til for kender hils tak snakket',
    behind: 'siger sagde tror synes spørger vil ville kommer kom tager tog går gik skal er var har havde arbejder bor flytter flyttede ringede skrev kan må og',
    places: 'til i fra mod',
    works: 'arbejder arbejde arbejdede job handler handle købte købe vagt bestilte',
    at: 'i hos på for'
  },
  nob: norwegian,
  nno: {
    ...norwegian,
    before: `${norwegian.before} spør sei sa ringde høyrt frå`,
    behind: `${norwegian.behind} seier trur kjem skal jobbar flyttar ringde`,
    places: 'til i frå'
  },
  fra: {
    before:
      "demande demandé demander à a dis dit appelle appelé appeler vois vu voir croisé croise rencontré rencontre connais avec chez de d' que qu' pour merci bisous écris préviens invite invité salut coucou et",
    behind:
      "dit a disait pense croit demande veut voulait va est était vient arrive part parti bosse travaille habite cherche déménage m' t' s' sera doit peut avait prend rentre et",
    places: 'à a de vers sur en',
    works: 'bosse bosses bossé travaille travailles travaillé job taf acheté achète courses commande commandé stage embauché taffe',
    at: "chez à a pour la l' le"
  },
  spa: {
    before:
      'dile pregunta pregúntale preguntale preguntado a con de para por visto vi ver llama llamé llamado conoces viene vienen avisa avísale invita saluda gracias y casa sin escribe',
    behind:
      'dice dijo decía piensa cree pregunta quiere quería va fue está esta estaba es era viene llega sale trabaja curra vive busca me te se no ha tiene puede y',
    places: 'a en de desde hasta para hacia',
    works: 'trabaja trabajo trabajas curra curro curras trabajando currando compro compré comprado comprar compra pedido turno chamba chambea',
    at: 'en para de al el'
  },
  cat: {
    before: "digues-li pregunta amb a de d' per vist veure truca trucat coneixes parlat la el en na l' i casa",
    behind: 'diu va deia pensa creu pregunta vol volia ve ha és era està arriba marxa treballa viu busca em et es no té pot i',
    places: "a en de d' cap des",
    works: 'treballa treballo treballes currar compro comprat comprar feina torn',
    at: "a al en per l' el la"
  },
  por: {
    before:
      'pergunta perguntei fala falei falaste diz disse à ao a o com da do de pra pro para por viu vi ver liga liguei conhece conheces chama convida manda obrigado obrigada e beijo beijinhos beijos',
    behind: 'disse diz falou acha quer queria vai foi está tá ta estava é era vem veio chega mora trabalha procura me te se não nao tem pode ligou mandou e',
    places: 'em para pra a de até do no',
    works: 'trabalha trabalho trabalhas trampo trampa trabalhando comprei comprar compra turno emprego',
    at: 'na no em pela pelo da do'
  },
  ita: {
    before:
      "chiedi chiesto chiedere di dillo detto a con da per visto vedi vedere sentito sento senti chiama chiamato conosci incontrato la il l' e anche grazie saluta saluti scrivi ciao",
    behind: "dice diceva ha pensa crede chiede vuole voleva va è era viene arriva parte lavora abita vive cerca mi ti si non sta deve può c'è e",
    places: 'a da in per verso di',
    works: 'lavoro lavora lavori lavorava lavorare comprato compro comprare spesa turno',
    at: "all' alla al da in per la"
  },
  ron: {
    before: 'întreabă întreab-o întreabă-l intreaba zi spune sună suna văzut vazut văd pe cu la de pentru auzit cunoști salută mersi și si',
    behind: 'zice a zis spune crede întreabă vrea voia vine merge pleacă pleaca e este era are lucrează lucreaza stă sta caută cauta se mă te nu poate o și si',
    places: 'la în in din spre până',
    works: 'lucrează lucreaza lucrez lucra lucrat muncește munceste cumpărat cumpar job tură angajat',
    at: 'la în in de'
  },
  pol: {
    before:
      'zapytaj spytaj pytałam pytałem powiedz dzwoń zadzwoń dzwoniłam dzwoniłem widziałaś widziałeś widziałem widziałam znasz z ze u od do dla spotkałam spotkałem gadałaś gadałeś pozdrów przez bez i',
    behind:
      'mówi mowi mówił mówiła powiedział powiedziała myśli pyta chce chciał chciała jedzie idzie jest był była przyjeżdża pracuje robi mieszka szuka ma może musi się dzwonił dzwoniła napisał napisała przyjdzie będzie i',
    places: 'do w we z ze na od przez',
    works: 'pracuje pracuję robi robię robił robiła kupiłam kupiłem zakupy robota praca zmianę',
    at: 'w we dla z',
    cases: true
  },
  ces: {
    before: 'zeptej řekni zavolej volal volala potkal potkala viděl viděla znáš s se u od do pro mluvil mluvila pozdravuj čau a i',
    behind:
      'říká rika říkal říkala řekl řekla myslí ptá chce chtěl chtěla jede jde je byl byla přijede přijde pracuje dělá bydlí hledá má může se prý volal volala a taky',
    places: 'do v ve z ze na od přes',
    works: 'pracuje pracuju dělá dělám dělal dělala robí koupil koupila nakoupit práci brigádu',
    at: 'v ve u pro',
    cases: true
  },
  slk: {
    before: 'spýtaj opýtaj povedz zavolaj volal volala stretol stretla videl videla poznáš s so u od do pre hovoril hovorila pozdravuj a aj ti',
    behind:
      'vraví hovorí hovoril hovorila povedal povedala myslí pýta chce chcel chcela ide je bol bola príde pracuje robí býva hľadá má môže sa vraj volal volala a aj',
    places: 'do v vo z zo na od',
    works: 'pracuje pracujem robí robím robil robila kúpil kúpila nakúpiť prácu brigádu',
    at: 'v vo u pre',
    cases: true
  },
  slv: {
    before: 'vprašaj povej pokliči klical klicala srečal srečala videl videla poznaš s z od do za pri slišal slišala pozdravi in',
    behind: 'pravi rekel rekla misli sprašuje hoče gre pride je bil bila dela živi išče ima lahko se klical klicala in',
    places: 'v iz na do za',
    works: 'dela delam delal delala kupil kupila službo',
    at: 'v pri za',
    cases: true
  },
  hrv: serbian,
  srp: {
    before: `${serbian.before} питај питао питала реци рекао рекла јави зови видео видела чуо чула срео срела код од с са за поздрави`,
    behind: `${serbian.behind} каже рекао рекла мисли пита иде долази је ће би ради сели тражи хоће има није`,
    places: `${serbian.places} у из за до на`,
    works: `${serbian.works} ради радим радио радила купио купила посао`,
    at: `${serbian.at} у код за`,
    cases: true
  },
  bul: {
    before: 'питай питах кажи обади видя видях виждал виждала познаваш с със от на при за чу чух поздрави и',
    behind: 'каза казва казал казала мисли пита иска искаше идва дойде отива ходи е беше работи живее търси има може ще се си ми ти и',
    places: 'в във от до за на към',
    works: 'работи работя работил работила купих купи пазарувам работа',
    at: 'в във за от'
  },
  rus: {
    before:
      'спроси спросил спросила скажи сказал сказала позвони звонил звонила видел видела видал знаешь встретил встретила с со у от к ко для без про о и говорил говорила передай напиши привет',
    behind:
      'сказал сказала говорит говорил говорила думает спрашивает хочет хотел хотела едет поехал поехала уехал уехала идет идёт пришел пришёл пришла приедет приехал приехала работает живет живёт ищет есть был была будет может звонил звонила написал написала купил купила устроился устроилась и тоже вчера сегодня завтра',
    places: 'в во из на до под к',
    works: 'работает работаю работал работала работать устроился устроилась купил купила купили работу',
    at: 'в во на из',
    cases: true
  },
  ukr: {
    before:
      'спитай запитай скажи сказав сказала подзвони дзвонив дзвонила бачив бачила знаєш зустрів зустріла з із зі у в від до для без про і й та говорив говорила передай напиши привіт',
    behind:
      'сказав сказала каже казав казала думає питає хоче хотів хотіла їде поїхав поїхала іде прийшов прийшла приїде приїхав приїхала працює живе шукає є був була буде може дзвонив дзвонила написав написала купив купила влаштувався і й теж вчора сьогодні завтра',
    places: 'в у до з із на від під',
    works: 'працює працюю працював працювала влаштувався влаштувалась купив купила роботу',
    at: 'в у на з',
    cases: true
  },
  ell: {
    before:
      'ρώτα ρώτησε πες είπα πάρε είδες είδα ξέρεις γνώρισα με από στον στην στο του της τον την ο η για και μίλησες μίλησα χαιρετίσματα γεια σου ευχαριστώ',
    behind: 'λέει λεει είπε ειπε νομίζει ρωτάει θέλει ήθελε πάει παει έρχεται ήρθε ηρθε είναι ήταν έχει δουλεύει μένει ψάχνει μπορεί πήγε και θα μου σου',
    places: 'στην στη στο στον στα από απο για προς',
    works: 'δουλεύει δουλεύω δουλεύεις δουλευει δούλευε ψώνισα ψωνίζω αγόρασα πήρα δουλειά',
    at: 'στον στην στη στο στα από',
    cases: true
  },
  hun: {
    before: 'kérdezd szólj mondd hívd láttad láttam ismered beszéltél beszéltem találkoztam a az és meg szia',
    behind: 'mondta mondja szerint kérdezte kérdezi akar megy ment jön jött van volt lesz dolgozik lakik keres tud költözik hívott írt és is azt',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  fin: {
    before: 'kysy sano soita näitkö näin tunnetko ootko oletko kuullu kuullut puhuin tapasin ja kiitti moi',
    behind: 'sano sanoi sanoo kysyi kysyy luulee haluaa halus tulee tuli menee meni lähtee lähti on oli muuttaa asuu etsii voi pitää soitti ja kans kanssa',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  est: {
    before: 'küsi ütle helista nägid nägin tead rääkisid rääkisin kohtasin ja tere sa',
    behind: 'ütles ütleb küsis küsib arvab tahab tahtis tuleb tuli läheb läks on oli kolib elab otsib töötab võib peab helistas ja ka',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  lav: {
    before: 'jautā pasaki piezvani redzēji redzēju zini satiku runāji runāju ar no pie un sveiks',
    behind: 'teica saka jautā domā grib gribēja nāk nāca brauc brauca iet gāja ir bija strādā dzīvo meklē var zvanīja un arī',
    places: 'uz no līdz',
    works: '',
    at: '',
    cases: true
  },
  lit: {
    before: 'paklausk pasakyk paskambink matei mačiau pažįsti sutikau kalbėjai kalbėjau su iš pas apie ir labas',
    behind: 'sakė sako klausia mano nori norėjo ateina atėjo važiuoja važiavo eina yra buvo dirba gyvena ieško gali skambino ir irgi',
    places: 'į iš iki',
    works: '',
    at: '',
    cases: true
  },
  tur: {
    before: 'sor söyle ara gördün gördüm tanıyor ile ve bizim selam canım dün bugün yarın akşam sabah',
    behind:
      'dedi diyor söyledi sordu soruyor istiyor geldi geliyor gelmiş gelecek gitti gidiyor gidiyormuş gitmiş var vardı çalışıyor oturuyor arıyor aradı aramış taşındı yazdı verdi da de dün yarın bugün hala ve ile beni bana seni sana bize size gördüm gördün görmüş söyle söyledim sor sordum sorsana tanıyor tanıyorum konuştum konuşuyor buluştum buluştuk yazdım verdim aradım ara tanıştım ne nerede neden niye kanka abi abla teyze amca hoca',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  ind: {
    before: 'kata tanya bilang sama si ke dari dengan bareng ketemu lihat liat kenal telepon buat ajak dan hai eh kak mas mbak bang',
    behind:
      'bilang kata mau pergi pindah datang kerja tinggal ada lagi udah sudah belum jadi tanya pulang bisa dan juga ya itu kemarin besok nunggu nungguin nyari nanya ngajak ngomong ngirim nelpon bawa makan tidur lapar',
    places: 'ke di dari',
    works: 'kerja bekerja beli belanja pesan magang',
    at: 'di'
  },
  msa: {
    before: 'kata tanya beritahu dengan si dari daripada jumpa nampak kenal telefon untuk ajak dan hai eh kak abang',
    behind: 'kata cakap nak pergi pindah datang kerja tinggal ada dah sudah belum tanya balik boleh dan juga tu semalam esok',
    places: 'ke di dari',
    works: 'kerja bekerja beli',
    at: 'di'
  },
  tgl: {
    before: 'si ni kay sina nina kina kasama tanong sabi at kuya ate',
    behind: 'pupunta pumunta darating dumating nagtatrabaho nagtrabaho nakatira lilipat lumipat ay daw raw na nasa at',
    places: 'sa',
    works: 'nagtatrabaho nagwowork work bumili',
    at: 'sa'
  },
  ara: {
    before: 'يا مع من عن عند اسأل اسألي سألت قول قولي قل كلم كلمت كلمي شفت شفتي شفتو اتصل اتصلي خبر خبري احكي سلم بـ لـ حبيبي حبيبتي أختي أخي صاحبي',
    behind:
      'قال قالت بيقول بتقول يقول تقول قالي قالتلي راح راحت جاي جاية جاء جاءت وصل وصلت مسافر مسافرة وين فين رايح رايحة كان كانت بدو بدها عايز عايزة يريد تريد ما مش لسه بيسأل بتسأل سأل سألت حبيبي حبيبتي',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  heb: {
    before: 'עם של את אצל תגיד תגידי אמרתי תשאל תשאלי שאלתי ראית ראיתי פגשתי היי הי שלום אח אחות אמא אבא',
    behind:
      'אמר אמרה אומר אומרת בא באה הולך הולכת רוצה מחפש מחפשת היה הייתה לא גם שאל שאלה מחכה טס טסה נוסע נוסעת חזר חזרה כבר עדיין הגיע הגיעה עובד עובדת גר גרה',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  hin: {
    before: 'यार अरे और सुन भाई दोस्त',
    behind: 'ने को से का की के भी बोला बोली बोल कहाँ कब आ जा आया आई गया गई पूछ पूछा और जी भाई दीदी भैया अंकल आंटी कल आज',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  urd: {
    before: 'یار ارے اور سنو بھائی',
    behind: 'نے کو سے کا کی کے بھی کہاں کب آ جا آیا آئی گیا گئی پوچھ پوچھا کہہ اور بھائی باجی صاحب کل آج',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  fas: {
    before: 'با به از برای پیش و سلام',
    behind: 'گفت میگه میگفت رفت اومد میاد میره میخواد کجاست جان جون رو را هم و داره بود زنگ دیشب فردا امروز بگو کجا',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  ben: {
    before: 'আর ও ওই হাই',
    behind: 'ভাই আপু দা দি বলল বলেছে বলছে কি কোথায় কই আসবে আসছে এসেছে গেছে যাবে আর ও কে কাল আজ',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  tha: {
    before: 'พี่ น้อง คุณ กับ และ ป้า ลุง ยัย ไอ้ เจอ ถาม บอก ของ ให้ หา',
    behind: 'บอก ไป มา อยู่ ถาม ว่า กับ จะ ไม่ ได้ ล่ะ ค่ะ ครับ โทร ชวน ยัง',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  zho: {
    before: '问问 问 跟 和 叫 找 告诉 给 让 帮 见 见到 與 跟著 問 問問 告訴 給 讓 見',
    behind: '说 在 去 来 找 问 到 呢 没 也 和 跟 昨天 今天 明天 你 說 來 問 沒 打',
    places: '',
    works: '',
    at: '',
    cases: true
  },
  jpn: { before: '', behind: 'が から は も と に って の を', places: '', works: '', at: '', cases: true },
  vie: {
    before: 'hỏi bảo gọi gặp thấy với của cho anh chị em bạn chú cô bác thằng con và ê nhà',
    behind: 'nói bảo kêu hỏi đi đến về muốn làm ở đang đã sẽ ơi có vào ra chuyển và cũng',
    places: 'ở về đến đi vào ra tới',
    works: 'làm mua',
    at: 'ở cho'
  }
}

/** The words of a language as sets, without accents as well. */
export type TalkWordSets = { readonly [list in 'before' | 'behind' | 'places' | 'works' | 'at']: ReadonlySet<string> } & { readonly hasCases: boolean }

/** What is made of the words of a language once; undefined for one without them. */
export const talkWordsOf: (language: EntityLanguage) => TalkWordSets | undefined = perLanguage((language) => {
  const words = table[language]
  return (
    words && {
      before: new Set([...setOf(words.before), ...callsOf(language)]),
      behind: setOf(words.behind),
      places: setOf(words.places),
      works: setOf(words.works),
      at: setOf(words.at),
      hasCases: words.cases === true
    }
  )
})

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap((word) => (word === '' ? [] : [word, foldWord(word)])))
}
