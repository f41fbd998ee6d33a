/** Words by which years behind a number are somebody's age, by language; `|` parts them, `*` at the end of a word stands for any ending. */
import type { EntityLanguage } from '../../languages.js'

export interface AgeWords {
  /** Units in the forms that stand behind a number. */
  readonly units: string
  /** Units before a number. */
  readonly first?: string
  /** Units that say an age by themselves. */
  readonly always?: string
  /** Right behind the unit: old. */
  readonly old?: string
  /** Right before the number: aged, at the age of. */
  readonly aged?: string
  /** Right before the number, where nothing but the end of a phrase stands behind: he has, to her are. */
  readonly has?: string
  /** At the beginning of a sentence, before a comma or a word in small letters: at, with. */
  readonly opening?: string
  /** Who is old: nouns for persons that are named with an age. */
  readonly persons?: string
  /** What stands between such a noun and the number; the number follows at once where it is absent. */
  readonly of?: string
  /** Units behind which such a noun says an age. */
  readonly before?: string
  /** So does a name, and the end of the phrase. */
  readonly named?: true
}

const nordicPronouns = ['han', 'hun', 'hon', 'jeg', 'jag', 'eg', 'ho', 'du', 'hen', 'som']
const nordic = (verbs: string, feast: string) => [...nordicPronouns.map((pronoun) => `${pronoun} (?:${verbs})`), feast].join('|')

const southSlavicLatin: AgeWords = {
  units: 'godin*|mjeseci|mjeseca|meseci|meseca',
  aged: 'dobi od|star|stara|staro|stari|stare|starog|staru|starosti od|uzrasta od|uzrastu od',
  has: 'ima|imao|imala|imam|imaju|navršio|navršila|napunio|napunila',
  persons: 'muškarac|muškarca|žena|žene|ženu|mladić|mladića|djevojka|dečak|dječak|djevojčica|devojčica|dijete|dete|starica|starac|vozač|vozačica',
  of: 'od'
}

export const ageWords: Readonly<Partial<Record<EntityLanguage, AgeWords>>> = {
  eng: {
    units: 'year|years|month|months|week|weeks',
    old: 'old|of age|-old|-olds',
    aged: 'older than|younger than|children under|adults over|aged|age of|ages of|aged between',
    persons: 'man|woman|boy|girl|child|lady|gentleman|widow|widower|lad',
    of: 'of'
  },
  deu: {
    opening: 'Mit|Schon mit|Bereits mit',
    units: 'Jahr|Jahre|Jahren|Monate|Monaten|Wochen',
    old: 'alt|alte|alten|alter|altes|altem|jung|junge|jungen|junger',
    aged: 'Kinder ab|Kinder bis|Kinder unter|Kindern unter|Jugendliche ab|Jugendliche unter|Jugendlichen unter|Personen ab|Personen über|Menschen über|Menschen ab|älter als|jünger als|Alter von|Alter von rund|Alter von etwa|Alter von nur|Alter von knapp|Alter zwischen',
    persons: 'Kinder|Kindern|Jugendliche|Jugendlichen|Männer|Frauen|Personen|Schüler|Mann|Frau|Junge|Jungen|Mädchen|Kind|Kindes|Bub|Herr|Dame|Greis|Greisin',
    of: 'von'
  },
  nld: {
    units: 'jaar|maand|maanden|weken',
    old: 'oud|oude|jong|jonge',
    aged: 'kinderen tot|kinderen vanaf|kinderen onder|jongeren onder|mensen boven|personen vanaf|ouder dan|jonger dan|leeftijd van|leeftijd tussen de',
    has: 'hij is|zij is|ze is|hij was|zij was|ze was|ik ben|je bent|hij wordt|ze wordt|hij werd|ze werd',
    persons:
      'kinderen|jongeren|mannen|vrouwen|jongens|meisjes|mensen|man|vrouw|jongen|meisje|kind|heer|dame|baby|peuter|jongeman|tiener|bestuurder|slachtoffer|dochter|zoon',
    of: 'van'
  },
  swe: {
    units: 'år|års|månader|månaders|veckor',
    old: 'gammal|gamla|gammalt|ålder|åldern',
    aged: 'äldre än|yngre än|barn under|ålder av|åldern',
    has: nordic('är|var|blev|blir', 'fyller|fyllde|fyllt'),
    persons: 'man|kvinna|pojke|flicka|kille|tjej|barn|son|sonen|dotter|dottern|bebis|mannen|kvinnan|pojken|flickan|förare|föraren',
    of: 'på'
  },
  dan: {
    units: 'år|års|måneder|måneders|uger',
    old: 'gammel|gamle|gammelt|alderen',
    aged: 'ældre end|yngre end|børn under|alder af|alder på|alderen',
    has: nordic('er|var|blev|bliver', 'fylder|fyldte|fyldt'),
    persons: 'mand|kvinde|dreng|pige|barn|søn|datter|manden|kvinden|drengen|pigen|baby|fører|føreren',
    of: 'på'
  },
  nob: {
    units: 'år|års|måneder|måneders|uker',
    old: 'gammel|gamle|gammelt|alder|alderen',
    aged: 'eldre enn|yngre enn|barn under|alder av|alder på|alderen',
    has: nordic('er|var|ble|blir', 'fyller|fylte|fylt'),
    persons: 'mann|kvinne|gutt|jente|barn|sønn|datter|mannen|kvinnen|gutten|jenta|baby|fører|føreren|sjåføren',
    of: 'på'
  },
  nno: {
    units: 'år|års|månader|veker',
    old: 'gamal|gamle|gammal|gamalt|alder',
    aged: 'alder av|alder på|alderen',
    has: nordic('er|var|vart|blir', 'fyller|fylte|fylt'),
    persons: 'mann|kvinne|gut|jente|barn|son|dotter|mannen|kvinna|guten|jenta|førar|føraren',
    of: 'på'
  },
  fra: {
    opening: 'À|A|Dès',
    units: 'an|ans|mois',
    aged: "les moins de|les plus de|des moins de|des plus de|enfants de moins de|mineurs de moins de|personnes de plus de|âgé de|âgée de|âgés de|âgées de|agé de|agée de|l['’]âge de|mort à|morte à|décédé à|décédée à|disparu à|disparue à|éteint à|éteinte à",
    has: [...['il', 'elle', 'qui', 'on', 'ils', 'elles'].map((who) => `${who} (?:a|avait|ont|avaient|aura)`), "j['’]ai", 'tu as', 'vous avez'].join('|'),
    persons:
      'enfants|hommes|femmes|adolescents|filles|garçons|personnes|homme|femme|garçon|fille|fillette|garçonnet|enfant|bébé|jeune|jeunes|adolescent|adolescente|octogénaire|père|mère|fils|mari|épouse|conducteur|conductrice|automobiliste|cycliste|habitant|habitante|victime|suspect|retraité|retraitée|étudiant|étudiante|voisin|voisine|motard|piéton|individu|ressortissant|personne',
    of: 'de|d’environ|de seulement'
  },
  spa: {
    opening: 'A los|Con',
    units: 'año|años|mes|meses',
    old: 'de edad',
    aged: 'mayores de|menores de|un menor de|una menor de|la menor de|el menor de|edad de|edad entre|murió a los|falleció a los|muere a los|fallece a los|muerto a los|fallecido a los|fallecida a los|muerta a los',
    has: 'tiene|tenía|tengo|tienes|tienen|tenían|tuvo|cumple|cumplió|cumplirá|cumplido|cumplir',
    persons:
      'niños|niñas|hombres|mujeres|adolescentes|chicos|chicas|hombre|mujer|niño|niña|chico|chica|joven|jóvenes|anciano|anciana|bebé|menores|varón|adolescente|hijo|hija|padre|madre|marido|esposa|conductor|conductora|vecino|vecina|víctima|detenido|detenida|motorista|ciclista|peatón|individuo|sospechoso|sospechosa|jubilado|jubilada|estudiante|muchacho|muchacha|señor|señora|persona|personas|fallecido|fallecida|acusado|herido|herida',
    of: 'de|de unos|de entre|de apenas|de solo'
  },
  cat: {
    opening: 'Als|Amb',
    units: 'any|anys|mes|mesos',
    old: "d['’]edat",
    aged: "majors de|menors de|un menor de|una menor de|edat de|l['’]edat de|morir als|mor als|mort als|morta als",
    has: 'té|tenia|tinc|tens|tenen|tenien|fa|feia|va fer|compleix',
    persons:
      'home|dona|nen|nena|noi|noia|jove|joves|avi|àvia|nadó|menors|fill|filla|pare|mare|marit|conductor|conductora|veí|veïna|víctima|detingut|detinguda|motorista|ciclista|persona|ferit|ferida',
    of: 'de|d’uns'
  },
  por: {
    opening: 'Aos|Com',
    units: 'ano|anos|mês|meses',
    old: 'de idade',
    aged: 'maiores de|menores de|um menor de|uma menor de|o menor de|a menor de|idade de|idade entre|morreu aos|morre aos|faleceu aos|falece aos|morto aos|morta aos|falecido aos|falecida aos',
    has: 'tem|tinha|tenho|tens|têm|tinham|completa|completou|faz aniversário de|aos',
    persons:
      'homens|mulheres|meninos|meninas|pessoas|homem|mulher|menino|menina|rapaz|rapariga|jovem|jovens|idoso|idosa|bebê|bebé|menores|criança|crianças|adolescente|filho|filha|pai|mãe|marido|esposa|motorista|condutor|condutora|morador|moradora|vítima|suspeito|suspeita|detido|detida|motociclista|ciclista|pedestre|indivíduo|aposentado|aposentada|estudante|senhor|senhora|pessoa',
    of: 'de|com|com cerca de|de cerca de'
  },
  ita: {
    opening: 'A',
    units: 'anno|anni|mese|mesi',
    old: "d['’]età|di età",
    aged: "minori di|maggiori di|un minore di|una minore di|il minore di|età di|l['’]età di|all['’]età di|morto a|morta a|scomparso a|scomparsa a|deceduto a|deceduta a|spento a|spenta a|morì a|muore a",
    has: 'ha|aveva|ho|hai|hanno|avevano|compie|compiuto|compirà',
    persons:
      'bambini|bambine|ragazzi|ragazze|uomini|donne|persone|uomo|donna|bambino|bambina|ragazzo|ragazza|giovane|giovani|anziano|anziana|neonato|neonata|minore|minorenne|figlio|figlia|padre|madre|marito|moglie|conducente|automobilista|motociclista|ciclista|pedone|vittima|pensionato|pensionata|studente|studentessa|signore|signora|individuo|persona|operaio',
    of: 'di|di circa|di appena|di soli'
  },
  ron: {
    opening: 'La',
    units: 'an|ani|luni',
    aged: 'minorii sub|copiii sub|persoanele peste|vârsta de|vârstă de|vârstei de|murit la|decedat la|decedată la|murit la vârsta de|stins la',
    has: 'are|avea|am|ai|au|aveau|împlinește|împlinit|împlini',
    persons:
      'bărbat|bărbatul|femeie|femeia|băiat|băiatul|fată|fata|tânăr|tânărul|tânără|tânăra|bătrân|bătrână|copil|copilul|bebeluș|minor|minoră|fiul|fiica|tatăl|mama|soțul|soția|șofer|șoferul|șoferiță|localnic|localnică|victima|suspectul|suspect|adolescent|adolescentă|pensionar|pensionară|persoană',
    of: 'de|în vârstă de'
  },
  pol: {
    opening: 'Mając',
    units: 'lat|lata|rok|roku|miesięcy|miesiące|miesiąc',
    first: 'lat',
    aged: 'dzieci do|dzieci od|dzieci powyżej|dzieci poniżej|osoby powyżej|osób powyżej|osoby od|wieku|wieku około|wieku ok\\.|wieku od|ukończył|ukończyła|skończył|skończyła',
    has: 'ma|mam|masz|miał|miała|mają|mieli|liczy|liczył|liczyła',
    persons:
      'mężczyzna|kobieta|chłopiec|dziewczynka|dziewczyna|chłopak|dziecko|syn|córka|mąż|żona|ojciec|matka|kierowca|poszkodowany|poszkodowana|ofiara|emeryt|emerytka'
  },
  ces: {
    units: 'let|roky|rok|roku|měsíců|měsíce',
    before: 'letý|letá|letého|letému|letým|letou|leté|letí|letých|letém',
    named: true,
    aged: 'děti do|dětí do|děti od|osoby nad|osob nad|starší než|mladší než|starší|mladší|věku|stáří|věku od|věku kolem',
    has: 'je mu|je jí|bylo mu|bylo jí|mu je|jí je|mu bylo|jí bylo|má|měl|měla|mám|je mi|mi je|dovršil|dovršila|slaví',
    persons:
      'muž|muže|muži|mužem|mužů|žena|ženu|ženy|ženě|ženou|chlapec|chlapce|chlapci|dívka|dívku|dívky|dívce|dítě|řidič|řidiče|řidiči|řidičem|řidička|řidičku|syn|syna|synovi|dcera|dceru|dcery|senior|seniora|seniorka|seniorku|mladík|mladíka|otec|otce|matka|matku|cizinec|cizince|motorkář|motorkáře|cyklista|cyklistu|podezřelý|student|studentka|hráč|útočník|obránce|brankář'
  },
  slk: {
    units: 'rokov|roky|rok|roka|mesiacov|mesiace',
    aged: 'veku|veku od|veku okolo',
    has: 'má|mal|mala|mám|majú|dovŕšil|dovŕšila|oslavuje',
    persons: 'muž|žena|chlapec|dievča|dievčatko|dieťa|vodič|vodička|syn|dcéra|senior|seniorka|mladík|otec|matka|manžel|manželka'
  },
  slv: {
    units: 'let|leta|leto|leti|mesecev|mesece',
    aged: 'starosti|star|stara|stari|stare|staro|starega|star je|stara je|star je bil|stara je bila',
    has: 'ima|imel|imela|imam|imajo|dopolnil|dopolnila|šteje',
    persons: 'moški|ženska|fant|dekle|deček|deklica|otrok|sin|hči|mož|žena|voznik|voznica|oče|mati|upokojenec|upokojenka'
  },
  hrv: southSlavicLatin,
  srp: {
    units: `${southSlavicLatin.units}|годин*|месеци|месеца`,
    aged: `${southSlavicLatin.aged}|стар|стара|старо|стари|старе|старог|стару|старости од|узраста од`,
    has: `${southSlavicLatin.has}|има|имао|имала|имам|имају|навршио|навршила|напунио|напунила`,
    persons: `${southSlavicLatin.persons}|мушкарац|мушкарца|жена|жене|жену|младић|младића|девојка|дечак|дечака|девојчица|дете|старица|старац|возач|возача`,
    of: 'od|од'
  },
  bul: {
    units: 'години|година|годинки|месеца|месец|г\\.',
    aged: 'възраст от|възрастта от|възраст|възраст на|почина на|загина на|почива на|починал на|починала на',
    has: 'той е на|тя е на|аз съм на|ти си на|той беше на|тя беше на|който е на|която е на|навърши|навършва|навършил|навършила',
    persons:
      'мъж|мъжа|мъжът|жена|жената|момче|момчето|момиче|момичето|младеж|младежа|дете|детето|бебе|син|дъщеря|шофьор|шофьорът|старец|възрастен|пенсионер|пенсионерка|пострадалият|пострадалата|жертвата',
    of: 'на|на около'
  },
  rus: {
    opening: 'В|С',
    units: 'лет|года|год|году|годам|месяцев|месяца|месяц',
    aged: 'старше|младше|дети до|детей до|детям до|детей от|возрасте|возрасте от|возрасте около|возраст|исполнилось|исполнится|исполняется|исполнился',
    has: [
      [
        'мне',
        'тебе',
        'ему',
        'ей',
        'нам',
        'вам',
        'им',
        'которому',
        'которой',
        'мужчине',
        'женщине',
        'мальчику',
        'девочке',
        'девушке',
        'парню',
        'сыну',
        'дочери'
      ],
      ['жене', 'мужу', 'матери', 'отцу', 'маме', 'папе', 'брату', 'сестре', 'ребёнку', 'ребенку', 'водителю', 'пострадавшему', 'пострадавшей', 'погибшему']
    ]
      .flat()
      .map((who) => `${who}(?: (?:уже|было|сейчас|всего|около|сегодня))?`)
      .join('|'),
    persons:
      'мужчина|мужчину|мужчины|женщина|женщину|женщины|мальчик|мальчика|девочка|девочку|девочки|парень|парня|девушка|девушку|девушки|ребёнок|ребенок|ребёнка|ребенка|дети|подросток|подростка|юноша|юношу|пенсионер|пенсионера|пенсионерка|водитель|водителя|сын|сына|дочь|муж|мужа|жена|жену|мать|отец|отца|пострадавший|пострадавшая|погибший|погибшая|житель|жителя|жительница|жительницу'
  },
  ukr: {
    opening: 'У|В|З',
    units: 'років|роки|рік|року|рокам|місяців|місяці',
    aged: 'старше|молодше|діти до|дітей до|дітям до|віці|віці від|віці близько|вік|виповнилося|виповнилось|виповниться|виповнюється',
    has: [
      [
        'мені',
        'тобі',
        'йому',
        'їй',
        'нам',
        'вам',
        'їм',
        'якому',
        'якій',
        'чоловікові',
        'чоловіку',
        'жінці',
        'хлопчику',
        'дівчинці',
        'дівчині',
        'хлопцю',
        'сину'
      ],
      ['синові', 'доньці', 'дочці', 'дружині', 'матері', 'батькові', 'батьку', 'мамі', 'татові', 'братові', 'брату', 'сестрі', 'дитині', 'водієві', 'водію']
    ]
      .flat()
      .map((who) => `${who}(?: (?:вже|було|зараз|лише|близько|сьогодні))?`)
      .join('|'),
    persons:
      'чоловік|чоловіка|жінка|жінку|жінки|хлопчик|хлопчика|дівчинка|дівчинку|дівчинки|хлопець|хлопця|дівчина|дівчину|дитина|дитину|дитини|діти|підліток|підлітка|юнак|юнака|пенсіонер|пенсіонера|пенсіонерка|водій|водія|син|сина|донька|доньку|дружина|дружину|мати|батько|батька|потерпілий|потерпіла|загиблий|житель|жителя|жителька'
  },
  lav: {
    units: 'gadi|gadus|gadu|gada|gads|gadiem|mēnešus|mēneši|mēnešu',
    old: 'vecs|veca|vecu|vecā|vecam|vecai|veci|vecas|vecums|vecumā|vecuma|jauns|jauna',
    aged: 'vecumā no|vecumā',
    has: ['viņam', 'viņai', 'man', 'tev', 'mums', 'jums', 'viņiem'].map((who) => `${who} (?:ir|bija|apritēja|paliks)`).join('|'),
    persons: 'vīrietis|sieviete|zēns|meitene|puisis|bērns|dēls|meita|vīrs|sieva|māte|tēvs|vadītājs|vadītāja'
  },
  lit: {
    units: 'metai|metus|metams|mėnesiai|m\\.',
    before: 'metų|mėnesių',
    old: 'amžiaus',
    aged: 'sulaukęs|sulaukusi|sulaukė|eidamas|eidama|amžiaus',
    has: ['jam', 'jai', 'man', 'tau', 'mums', 'jums', 'jiems'].map((who) => `${who}(?: (?:yra|buvo|suėjo|sukako|jau))?`).join('|'),
    persons:
      'vyras|vyrą|vyro|vyrui|moteris|moterį|moters|moteriai|berniukas|berniuką|mergaitė|mergaitę|mergina|merginą|vaikinas|vaikiną|jaunuolis|jaunuolį|vaikas|vaiką|paauglys|paauglį|sūnus|sūnų|dukra|dukrą|vairuotojas|vairuotoją|vairuotojo|vairuotoja|senolis|senolė|pensininkas|pensininkė|motina|tėvas'
  },
  est: { units: 'aastat|aasta|kuud|kuu', old: 'vana|vanad|vanas|vanust|vanuselt|vanuses|vanune' },
  fin: { units: 'vuotta|vuoden|kuukautta|kuukauden|viikkoa', old: 'vanha|vanhaa|vanhat|vanhana|vanhan|iässä|ikäinen|ikäisenä|ikäisen|iän' },
  hun: {
    units: 'év|hónap',
    before: 'éves|hónapos',
    named: true,
    always: 'évesek|évesen|évesként|éveset|évesnek|évessel',
    old: 'kor*|fejjel',
    persons:
      'férfi*|nő|nőt|nővel|asszony*|fiú|fiút|fiúval|lány*|gyermek*|gyerek*|kislány*|kisfiú*|bácsi*|néni*|fiatalember*|idős*|sofőr*|vezető*|diák*|nyugdíjas*|apa*|anya*|fia|lánya|felesége|férje|játékos*|csatár*|kapus*|énekes*|színész*|író*|tinédzser*|kamasz*'
  },
  ell: {
    units: 'ετών|έτη|μηνών',
    always: 'χρονών',
    aged: 'ηλικίας|ηλικία|ηλικίας άνω των|ηλικίας από',
    has: 'είναι|ήταν|έγινε|γίνεται',
    persons:
      'άνδρας|άνδρα|άντρας|άντρα|γυναίκα|γυναίκας|αγόρι|κορίτσι|παιδί|νεαρός|νεαρό|νεαρή|νεαρής|γιος|κόρη|μητέρα|πατέρας|σύζυγος|οδηγός|οδηγού|ηλικιωμένος|ηλικιωμένη|ηλικιωμένου|ανήλικος|θύμα'
  },
  tur: { units: 'yıllık|yıl|aylık', aged: 'yaşı' },
  ara: {
    units: 'عاما|عامًا|عاماً|عام|سنة|سنوات|أعوام|شهرا|شهراً|أشهر',
    aged: 'العمر|عمره|عمرها|عمر|عمري|عمرهما|ناهز|يناهز|سن|سن الـ|بعمر|عمر ناهز|عمر يناهز',
    persons: 'رجل|امرأة|طفل|طفلة|شاب|شابة|فتى|فتاة',
    of: 'عمره|عمرها'
  },
  heb: { units: 'שנים|שנה|חודשים', aged: 'בן|בת|בני|בנות|גיל|בגיל|הבן|הבת|בגילאי' },
  fas: {
    units: 'ساله|سال|ساله‌ای|سالهٔ|ماهه',
    always: 'سالگی',
    old: 'سن|دارد|داشت|دارم|ساله است',
    aged: 'سن|عمر|به سن|سنین',
    persons: 'مرد|مردی|زن|زنی|پسر|پسری|دختر|دختری|کودک|کودکی|جوان|جوانی|نوجوان|نوجوانی|پسربچه|دختربچه|راننده'
  },
  urd: {
    units: 'سال|برس',
    before: 'سالہ|ماہ',
    old: 'کی عمر|کا ہے|کی ہے|کے ہیں|کا تھا|کی تھی|کا لڑکا|کی لڑکی|کا بچہ|کی بچی',
    aged: 'عمر|عمر تقریباً',
    persons: 'شخص|شخصیت|خاتون|عورت|مرد|لڑکا|لڑکے|لڑکی|بچہ|بچے|بچی|نوجوان|بزرگ|طالب علم|خواتین|بیٹا|بیٹے|بیٹی'
  },
  hin: {
    units: 'साल|वर्ष|वर्षों|बरस|माह|महीने',
    old: ['का', 'की', 'के']
      .map((of) => `${of} (?:है|हैं|था|थी|थे|हो|हूँ|हूं|उम्र|आयु|आदमी|औरत|महिला|युवक|युवती|बच्चा|बच्ची|बच्चे|लड़का|लड़की|लड़के|बुजुर्ग|व्यक्ति|बेटा|बेटी|बेटे|पुरुष|छात्र|छात्रा)`)
      .join('|'),
    aged: 'उम्र|आयु|उम्र करीब|उम्र लगभग'
  },
  ben: { units: 'বছর|বছরের|মাস', old: 'বয়সী|বয়সে|বয়সের|বয়স|বয়সি|বয়সেই', aged: 'বয়স|বয়স প্রায়' },
  tel: {
    units: 'ఏళ్లు|ఏళ్ళు|సంవత్సరాలు',
    before: 'ఏళ్ల|ఏళ్ళ|సంవత్సరాల|నెలల',
    old: 'వయసు*|వయస్సు*',
    aged: 'వయసు|వయస్సు',
    has: 'అతనికి|ఆమెకు|నాకు|ఆయనకు|తనకు|వారికి',
    persons: 'యువకుడు|యువకుడి|యువతి|వ్యక్తి|మహిళ|బాలుడు|బాలిక|బాలుడి|వృద్ధుడు|వృద్ధురాలు|చిన్నారి|పిల్లాడు|కుమారుడు|కుమార్తె'
  },
  tha: { units: 'ปี|เดือน', always: 'ขวบ', aged: 'อายุ|วัย|อายุได้|อายุเพียง|อายุประมาณ|อายุราว|อายุครบ' },
  vie: { units: 'tháng', old: 'tuổi' },
  ind: {
    units: 'tahun|bulan',
    aged: 'usia|berusia|berumur|umur|umurnya|usianya|menginjak usia',
    persons: 'pria|wanita|lelaki|perempuan|bocah|anak|bayi|remaja|pemuda|pemudi|korban|pelaku|putra|putri|istri|suami|siswa'
  },
  msa: {
    units: 'tahun|bulan',
    aged: 'usia|berusia|berumur|umur|umurnya|usianya',
    persons: 'lelaki|wanita|perempuan|kanak-kanak|budak|bayi|remaja|pemuda|mangsa|suspek|anak|isteri|suami|pelajar'
  },
  tgl: { units: 'taong|taon|buwan|buwang', old: 'gulang|ang edad', aged: 'edad|edad na|edad na mga|gulang na' },
  pus: { units: 'کاله|کلن|کلنه|کلنې', aged: 'عمر' }
}
