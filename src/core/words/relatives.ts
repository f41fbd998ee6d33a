/** Persons whom a text introduces as somebody's relatives: `his wife, Karen Hughes`, `Peter Krüger, ihr Bruder`; and as the writer's own friends. */

interface Kin {
  /** Husband, wife, brother, mother ... in the forms that stand beside names. */
  readonly words: string
  /** His, her, their; absent where the words for relatives say whose they are by themselves. */
  readonly owners?: string
  /** My, our, where the relatives of those who write are called by the same words. */
  readonly ours?: string
  /** The possessive stands behind the relative (`soția sa`). */
  readonly behind?: true
  /** Friend, colleague, neighbour: only those of who writes tell something, for the known have friends too. */
  readonly friends?: string
}

const nordicOwners = 'hans hennes hendes sin sitt sine deres deras hennar si'
const slavicLatinOwners = 'njegov njegova njegovog njen njena njezin njezina svog svoju'
/** By language (ISO 639-3), in the forms that stand beside names. */
const relatives: Readonly<Record<string, Kin>> = {
  eng: {
    words:
      'wife husband brother sister father mother son daughter uncle aunt cousin nephew niece grandfather grandmother grandson granddaughter ex-wife ex-husband widow widower half-brother half-sister stepfather stepmother stepson stepdaughter father-in-law mother-in-law brother-in-law sister-in-law son-in-law daughter-in-law fiancé fiancée partner twin',
    owners: 'his her their',
    ours: 'my our',
    friends: 'friend colleague neighbour neighbor co-worker coworker workmate flatmate housemate roommate classmate mate'
  },
  deu: {
    words:
      'frau mann ehefrau ehemann gattin gatte bruder schwester vater mutter sohn tochter onkel tante cousin cousine neffe neffen nichte enkel enkelin großvater großmutter ex-frau ex-mann witwe witwer halbbruder halbschwester schwager schwägerin schwiegervater schwiegermutter schwiegersohn schwiegertochter verlobte verlobter lebensgefährtin lebensgefährte zwillingsbruder zwillingsschwester',
    owners: 'sein seine seinem seiner seinen ihr ihre ihrem ihrer ihren deren dessen',
    ours: 'mein meine meinem meiner meinen unser unsere unserem unserer unseren',
    friends: 'freund freundin kollege kollegen kollegin nachbar nachbarn nachbarin arbeitskollege arbeitskollegin mitbewohner mitbewohnerin freundes freunde'
  },
  nld: {
    words:
      'vrouw man echtgenote echtgenoot broer zus zuster vader moeder zoon dochter oom tante neef nicht kleinzoon kleindochter grootvader grootmoeder opa oma ex-vrouw ex-man weduwe zwager schoonzus schoonvader schoonmoeder partner vriendin vriend',
    owners: 'zijn haar hun',
    ours: 'mijn onze ons',
    friends: 'collega buurman buurvrouw huisgenoot vriendinnetje'
  },
  swe: {
    words: 'fru hustru hustrun make maken man mannen bror brodern syster systern far fader mor moder son sonen dotter dottern farbror morbror kusin svåger',
    owners: nordicOwners,
    ours: 'min mitt mina vår vårt',
    friends: 'vän väninna kompis kollega granne arbetskamrat'
  },
  dan: {
    words: 'kone hustru mand bror broder søster far mor søn datter onkel tante fætter kusine svoger svigerfar',
    owners: nordicOwners,
    ours: 'min mit mine vores',
    friends: 'ven veninde kollega nabo'
  },
  nob: {
    words: 'kone hustru ektemann mann bror søster far mor sønn datter onkel tante fetter kusine svoger samboer',
    owners: nordicOwners,
    ours: 'min mitt mine vår vårt',
    friends: 'venn venninne kollega nabo'
  },
  nno: {
    words: 'kone ektemann mann bror søster far mor son dotter onkel tante fetter svoger sambuar',
    owners: nordicOwners,
    ours: 'min mitt mine mi vår vårt',
    friends: 'ven venninne kollega nabo'
  },
  fra: {
    words:
      'femme mari épouse époux frère sœur soeur père mère fils fille oncle tante cousin cousine neveu nièce grand-père grand-mère petit-fils petite-fille ex-femme ex-mari veuve beau-frère belle-sœur beau-père belle-mère gendre compagne compagnon demi-frère demi-sœur jumeau jumelle',
    owners: 'son sa leur ses',
    ours: 'mon ma mes notre nos',
    friends: 'ami amie collègue voisin voisine copain copine colocataire'
  },
  spa: {
    words:
      'esposa esposo mujer marido hermano hermana padre madre hijo hija tío tía primo prima sobrino sobrina abuelo abuela nieto nieta exmujer exmarido viuda cuñado cuñada suegro suegra yerno nuera pareja hermanastro',
    owners: 'su sus',
    ours: 'mi mis nuestro nuestra nuestros',
    friends: 'amigo amiga colega vecino vecina compañero compañera'
  },
  cat: {
    words: 'dona marit germà germana pare mare fill filla oncle tieta cosí cosina nebot neboda avi àvia esposa espòs cunyat cunyada parella',
    owners: 'seu seva llur',
    ours: 'meu meva nostre nostra',
    friends: 'amic amiga col·lega veí veïna company companya'
  },
  por: {
    words:
      'esposa esposo mulher marido irmão irmã pai mãe filho filha tio tia primo prima sobrinho sobrinha avô avó neto neta ex-mulher ex-marido viúva cunhado cunhada sogro sogra genro nora companheira companheiro',
    owners: 'seu sua',
    ours: 'meu minha nosso nossa',
    friends: 'amigo amiga colega vizinho vizinha'
  },
  ita: {
    words:
      'moglie marito fratello sorella padre madre figlio figlia zio zia cugino cugina nipote nonno nonna ex-moglie ex-marito vedova cognato cognata suocero suocera genero nuora compagna compagno',
    owners: 'suo sua loro',
    ours: 'mio mia miei nostro nostra',
    friends: 'amico amica collega vicino vicina coinquilino coinquilina'
  },
  ron: {
    words:
      'soția soțul soţia soţul fratele sora tatăl mama fiul fiica unchiul mătușa vărul verișoara nepotul nepoata bunicul bunica cumnatul cumnata socrul soacra ginerele nora',
    owners: 'sa său lui ei lor',
    ours: 'meu mea nostru noastră',
    behind: true,
    friends: 'prietenul prietena colegul colega vecinul vecina'
  },
  pol: {
    words:
      'żona żony żoną żonie mąż męża mężem mężowi brat brata bratem bratu siostra siostry siostrą siostrze ojciec ojca ojcem matka matki matką syn syna synem synowi córka córki córką wuj kuzyn kuzynka dziadek babcia wnuk szwagier teść teściowa zięć',
    owners: 'jego jej ich swój swoją swojego swoim swojej',
    ours: 'mój moja mojej moją mojego moim nasz nasza',
    friends:
      'przyjaciel przyjaciela przyjacielem przyjaciółka przyjaciółką kolega kolegi kolegą koleżanka koleżanki koleżanką sąsiad sąsiada sąsiadem sąsiadka sąsiadki sąsiadką'
  },
  ces: {
    words:
      'manželka manželky manželkou manželce manžel manžela manželem bratr bratra bratrem sestra sestry sestrou otec otce otcem matka matky matkou syn syna synem dcera dcery dcerou strýc teta bratranec sestřenice děd švagr tchán zeť',
    owners: 'jeho její jejich svého svou svým svojí',
    ours: 'můj moje má mého mojí náš naše',
    friends:
      'přítel přítele přítelem přítelkyně kamarád kamaráda kamarádem kamarádka kamarádkou kolega kolegy kolegou kolegyně kolegyní soused souseda sousedem sousedka sousedkou'
  },
  slk: {
    words:
      'manželka manželky manželkou manžel manžela manželom brat brata bratom sestra sestry sestrou otec otca otcom matka matky matkou syn syna synom dcéra dcéry dcérou strýko teta bratranec sesternica švagor svokor zať',
    owners: 'jeho jej ich svojho svojou svojím',
    ours: 'môj moja mojej moju náš naša',
    friends:
      'priateľ priateľa priateľom priateľka priateľkou kamarát kamaráta kamarátka kolega kolegu kolegom kolegyňa kolegyňou sused suseda susedom susedka susedkou'
  },
  slv: {
    words: 'žena žene soproga soprog mož moža brat brata bratom sestra sestre sestro oče očeta mati sin sina sinom hči hčere stric teta bratranec',
    owners: 'njegov njegova njegovega njegovo njen njena njenega njihov svojega svojo',
    ours: 'moj moja moje naš naša',
    friends:
      'prijatelj prijatelja prijateljem prijateljica prijateljico kolega kolegica kolegico sodelavec sodelavca sodelavka sodelavko sosed soseda sosedom sosedo'
  },
  hrv: {
    words: 'žena supruga suprug muž brat brata bratom sestra sestre sestrom otac oca majka sin sina sinom kći kćer stric ujak teta rođak šogor',
    owners: slavicLatinOwners,
    ours: 'moj moja moje naš naša',
    friends: 'prijatelj prijatelja prijateljem prijateljica prijateljicom kolega kolege kolegom kolegica kolegicom susjed susjeda susjedom'
  },
  srp: {
    words:
      'žena supruga suprug muž brat brata bratom sestra sestre otac majka sin sina kćerka ćerka stric ujak tetka rođak жена супруга супруг муж брат брата братом сестра сестре отац мајка син сина ћерка стриц ујак тетка рођак',
    owners: `${slavicLatinOwners} његов његова његовог њен њена свог своју`,
    ours: 'мој моја наш наша moj moja naš naša',
    friends:
      'prijatelj prijatelja prijateljem prijateljica kolega kolege koleginica komšija komšije komšinica пријатељ пријатеља пријатељем пријатељица колега колеге колегиница комшија комшије комшиница'
  },
  bul: {
    words: 'съпруга съпругата съпруг съпругът жена брат сестра баща майка син дъщеря чичо вуйчо леля братовчед',
    owners: 'неговата неговият нейният нейната негов негова неин нейна му ѝ',
    ours: 'моят моята нашият нашата моя ми',
    behind: true,
    friends: 'приятел приятеля приятелят приятелка приятелката колега колегата колежка колежката съсед съседа съседът съседка съседката'
  },
  rus: {
    words:
      'жена жены женой жене супруга супруги супругой супруг муж мужа мужем мужу брат брата братом брату сестра сестры сестрой сестре отец отца отцом мать матери сын сына сыном сыну дочь дочери дочерью дядя тётя двоюродный племянник дед бабушка внук зять тесть вдова',
    owners: 'его её ее их свой свою своего своей своим',
    ours: 'мой моя моего моей мою наш наша нашего нашей',
    friends: 'друг друга другом подруга подруги подругой подруге коллега коллеги коллегой коллеге сосед соседа соседом соседу соседка соседки соседкой соседке'
  },
  ukr: {
    words:
      'дружина дружини дружиною чоловік чоловіка чоловіком брат брата братом братові сестра сестри сестрою батько батька батьком мати син сина сином дочка донька дочки доньки дядько тітка племінник дід онук зять вдова',
    owners: 'його її їхній їхня їх свій свою свого своїм',
    ours: 'мій моя мого моєї мою наш наша',
    friends: 'друг друга другом подруга подруги подругою колега колеги колегою сусід сусіда сусідом сусідка сусідки сусідкою'
  },
  ell: {
    words: 'σύζυγος σύζυγό γυναίκα άντρας αδελφός αδερφός αδελφό αδελφή αδερφή πατέρας μητέρα γιος γιο κόρη θείος θεία ξάδελφος',
    owners: 'του της τους',
    ours: 'μου μας',
    behind: true,
    friends: 'φίλος φίλο φίλη συνάδελφος συνάδελφό συναδέλφισσα γείτονας γείτονά γειτόνισσα γειτόνισσά'
  },
  hun: {
    words: 'felesége férje testvére bátyja öccse nővére húga apja édesapja anyja édesanyja fia lánya nagybátyja unokatestvére özvegye sógora veje',
    friends: 'barátom barátunk barátnőm kollégám kollégánk kolléganőm munkatársam munkatársunk szomszédom szomszédunk'
  },
  fin: {
    words: 'vaimonsa miehensä puolisonsa veljensä siskonsa sisarensa isänsä äitinsä poikansa tyttärensä setänsä enonsa serkkunsa leskensä',
    friends: 'ystäväni ystävämme kaverini työkaverini kollegani kollegamme työtoverini naapurini naapurimme'
  },
  est: {
    words: 'naine abikaasa mees vend õde isa ema poeg tütar onu nõbu',
    owners: 'tema nende',
    ours: 'minu mu meie',
    friends: 'sõber sõbra sõbranna kolleeg kolleegi naaber naabri töökaaslane'
  },
  lav: {
    words: 'sieva vīrs brālis brāli māsa māsu tēvs māte dēls dēlu meita meitu tēvocis brālēns',
    owners: 'viņa viņas viņu savu savs',
    ours: 'mans mana manu mūsu',
    friends: 'draugs draugu draudzene draudzeni kolēģis kolēģi kolēģe kaimiņš kaimiņu kaimiņiene'
  },
  lit: {
    words: 'žmona vyras brolis brolį sesuo seserį tėvas motina sūnus sūnų duktė dukra dėdė pusbrolis',
    owners: 'jo jos jų savo',
    ours: 'mano mūsų',
    friends: 'draugas draugą draugė draugę kolega kolegė kolegę kaimynas kaimyną kaimynė kaimynę'
  },
  tur: {
    words: 'eşi karısı kocası kardeşi ağabeyi abisi ablası babası annesi oğlu kızı amcası dayısı kuzeni yeğeni kayınbiraderi',
    friends: 'arkadaşım arkadaşımız komşum komşumuz meslektaşım'
  },
  ind: {
    words: 'istrinya suaminya adiknya kakaknya ayahnya ibunya putranya putrinya anaknya pamannya sepupunya saudaranya',
    friends: 'temanku sahabatku rekanku tetanggaku'
  },
  msa: { words: 'isterinya suaminya adiknya abangnya kakaknya bapanya ibunya anaknya', friends: 'kawanku sahabatku rakanku jiranku' },
  ara: {
    words:
      'زوجته زوجها وزوجته وزوجها شقيقه شقيقها وشقيقه شقيقته شقيقتها أخوه أخوها أخيه أخيها أخته أختها والده والدها والدته والدتها ابنه ابنها ابنته ابنتها عمه عمها خاله ابن',
    friends: 'زميلي زميلتي صديقي صديقتي جاري جارتي وزميلي وصديقي'
  },
  fas: { words: 'همسرش برادرش خواهرش پدرش مادرش پسرش دخترش عمویش', friends: 'همکارم دوستم' },
  heb: { words: 'אשתו בעלה אחיו אחיה אחותו אחותה אביו אביה אמו אמה בנו בנה בתו בתה דודו גיסו' }
}

interface Words {
  readonly kin: ReadonlySet<string>
  readonly owners: ReadonlySet<string>
  readonly ours: ReadonlySet<string>
  /** The word for the relative says whose by itself (`felesége`). */
  readonly isOwned: boolean
  readonly isBehind: boolean
  readonly friends: ReadonlySet<string>
}

const built = new Map<string, Words | undefined>()

function wordsOf(language: string): Words | undefined {
  if (!built.has(language)) {
    const kin = relatives[language]
    built.set(
      language,
      kin && {
        kin: setOf(kin.words),
        owners: setOf(kin.owners),
        ours: setOf(kin.ours),
        isOwned: kin.owners === undefined,
        isBehind: kin.behind === true,
        friends: setOf(kin.friends)
      }
    )
  }
  return built.get(language)
}

const setOf = (list: string | undefined): ReadonlySet<string> => new Set(list?.split(' ').map(fold))
const fold = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Letters beside a name that are looked at. */
const REACH = 48
/** Words between whose it is and what the relative is: `his much younger brother`. */
const MOST_BETWEEN = 2
/** The same of friends: `my old friend and neighbour`. */
const MOST_BEFORE_FRIEND = 4
const notInWord = /[^\p{L}\p{M}'’-]+/u
const sentenceEnd = /[.!?;:\n]/u
const ofSomebody = /['’]s$/u

/** Whose relative somebody is: of those who write, or somebody else's. */
export type Family = 'ours' | 'theirs'

/** Whose relative a name is introduced as, or the friend of those who write, before it or right behind it. @param language ISO 639-3 */
export function familyOf(text: string, start: number, end: number, language: string): Family | undefined {
  const words = wordsOf(language)
  if (words === undefined) return undefined
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .split(sentenceEnd)
    .at(-1)!
  return familyBefore(wordsIn(before), words) ?? familyBehind(text.slice(end, end + REACH), words)
}

const wordsIn = (text: string): string[] =>
  text
    .split(notInWord)
    .filter((word) => word !== '')
    .map(fold)

function ownerIn(found: readonly string[], { owners, ours }: Words): Family | undefined {
  if (found.some((word) => ours.has(word))) return 'ours'
  return found.some((word) => owners.has(word) || ofSomebody.test(word)) ? 'theirs' : undefined
}

/** Whether words end with whose somebody is and what. */
function familyBefore(found: readonly string[], words: Words): Family | undefined {
  const last = found.length - 1
  if (isOwnFriend(found, words)) return 'ours'
  if (words.isBehind && words.kin.has(found[last - 1] ?? '')) return ownerIn(found.slice(last), words)
  if (!words.kin.has(found[last] ?? '')) return undefined
  return ownerIn(found.slice(Math.max(0, last - MOST_BETWEEN - 1), last), words) ?? (words.isOwned ? 'theirs' : undefined)
}

/** Whether words end with a friend of those who write: `my old friend`. */
function isOwnFriend(found: readonly string[], { friends, ours, isOwned, isBehind }: Words): boolean {
  const last = found.length - 1
  if (isBehind && !isOwned) return friends.has(found[last - 1] ?? '') && ours.has(found[last]!)
  return friends.has(found[last] ?? '') && (isOwned || found.slice(Math.max(0, last - MOST_BEFORE_FRIEND), last).some((word) => ours.has(word)))
}

/** Whether a phrase behind a name begins with whose somebody is and what. */
function familyBehind(behind: string, words: Words): Family | undefined {
  if (!/^(?:,\s|\s\()/u.test(behind)) return undefined
  const [first = '', ...rest] = wordsIn(behind.slice(2).split(/[,.;:!?()\n]/u)[0]!)
  if (words.isOwned) return words.friends.has(first) ? 'ours' : words.kin.has(first) ? 'theirs' : undefined
  if (!words.isBehind && words.ours.has(first) && rest.slice(0, MOST_BETWEEN + 1).some((word) => words.friends.has(word))) return 'ours'
  if (words.isBehind) return words.kin.has(first) ? ownerIn(rest.slice(0, 1), words) : undefined
  return rest.slice(0, MOST_BETWEEN + 1).some((word) => words.kin.has(word)) ? ownerIn([first], words) : undefined
}
