/** Words for relatives, by language (ISO 639-3), in the forms that stand beside the names of those who are somebody's relatives. */

export interface Kin {
  /** Husband, wife, brother, mother ... in the forms that stand beside names. */
  readonly words: string
  /** His, her, their; absent where the words for relatives say whose they are by themselves. */
  readonly owners?: string
  /** The possessive stands behind the relative (`soția sa`). */
  readonly behind?: true
}

const nordicOwners = 'hans hennes hendes sin sitt sine deres deras hennar si'
const slavicLatinOwners = 'njegov njegova njegovog njen njena njezin njezina svog svoju'
export const relatives: Readonly<Record<string, Kin>> = {
  eng: {
    words:
      'wife husband brother sister father mother son daughter uncle aunt cousin nephew niece grandfather grandmother grandson granddaughter ex-wife ex-husband widow widower half-brother half-sister stepfather stepmother stepson stepdaughter father-in-law mother-in-law brother-in-law sister-in-law son-in-law daughter-in-law fiancé fiancée partner twin',
    owners: 'his her their'
  },
  deu: {
    words:
      'frau mann ehefrau ehemann gattin gatte bruder schwester vater mutter sohn tochter onkel tante cousin cousine neffe neffen nichte enkel enkelin großvater großmutter ex-frau ex-mann witwe witwer halbbruder halbschwester schwager schwägerin schwiegervater schwiegermutter schwiegersohn schwiegertochter verlobte verlobter lebensgefährtin lebensgefährte zwillingsbruder zwillingsschwester',
    owners: 'sein seine seinem seiner seinen ihr ihre ihrem ihrer ihren deren dessen'
  },
  nld: {
    words:
      'vrouw man echtgenote echtgenoot broer zus zuster vader moeder zoon dochter oom tante neef nicht kleinzoon kleindochter grootvader grootmoeder opa oma ex-vrouw ex-man weduwe zwager schoonzus schoonvader schoonmoeder partner vriendin vriend',
    owners: 'zijn haar hun'
  },
  swe: {
    words: 'fru hustru hustrun make maken man mannen bror brodern syster systern far fader mor moder son sonen dotter dottern farbror morbror kusin svåger',
    owners: nordicOwners
  },
  dan: { words: 'kone hustru mand bror broder søster far mor søn datter onkel tante fætter kusine svoger svigerfar', owners: nordicOwners },
  nob: { words: 'kone hustru ektemann mann bror søster far mor sønn datter onkel tante fetter kusine svoger samboer', owners: nordicOwners },
  nno: { words: 'kone ektemann mann bror søster far mor son dotter onkel tante fetter svoger sambuar', owners: nordicOwners },
  fra: {
    words:
      'femme mari épouse époux frère sœur soeur père mère fils fille oncle tante cousin cousine neveu nièce grand-père grand-mère petit-fils petite-fille ex-femme ex-mari veuve beau-frère belle-sœur beau-père belle-mère gendre compagne compagnon demi-frère demi-sœur jumeau jumelle',
    owners: 'son sa leur ses'
  },
  spa: {
    words:
      'esposa esposo mujer marido hermano hermana padre madre hijo hija tío tía primo prima sobrino sobrina abuelo abuela nieto nieta exmujer exmarido viuda cuñado cuñada suegro suegra yerno nuera pareja hermanastro',
    owners: 'su sus'
  },
  cat: {
    words: 'dona marit germà germana pare mare fill filla oncle tieta cosí cosina nebot neboda avi àvia esposa espòs cunyat cunyada parella',
    owners: 'seu seva llur'
  },
  por: {
    words:
      'esposa esposo mulher marido irmão irmã pai mãe filho filha tio tia primo prima sobrinho sobrinha avô avó neto neta ex-mulher ex-marido viúva cunhado cunhada sogro sogra genro nora companheira companheiro',
    owners: 'seu sua'
  },
  ita: {
    words:
      'moglie marito fratello sorella padre madre figlio figlia zio zia cugino cugina nipote nonno nonna ex-moglie ex-marito vedova cognato cognata suocero suocera genero nuora compagna compagno',
    owners: 'suo sua loro'
  },
  ron: {
    words:
      'soția soțul soţia soţul fratele sora tatăl mama fiul fiica unchiul mătușa vărul verișoara nepotul nepoata bunicul bunica cumnatul cumnata socrul soacra ginerele nora',
    owners: 'sa său lui ei lor',
    behind: true
  },
  pol: {
    words:
      'żona żony żoną żonie mąż męża mężem mężowi brat brata bratem bratu siostra siostry siostrą siostrze ojciec ojca ojcem matka matki matką syn syna synem synowi córka córki córką wuj kuzyn kuzynka dziadek babcia wnuk szwagier teść teściowa zięć',
    owners: 'jego jej ich swój swoją swojego swoim swojej'
  },
  ces: {
    words:
      'manželka manželky manželkou manželce manžel manžela manželem bratr bratra bratrem sestra sestry sestrou otec otce otcem matka matky matkou syn syna synem dcera dcery dcerou strýc teta bratranec sestřenice děd švagr tchán zeť',
    owners: 'jeho její jejich svého svou svým svojí'
  },
  slk: {
    words:
      'manželka manželky manželkou manžel manžela manželom brat brata bratom sestra sestry sestrou otec otca otcom matka matky matkou syn syna synom dcéra dcéry dcérou strýko teta bratranec sesternica švagor svokor zať',
    owners: 'jeho jej ich svojho svojou svojím'
  },
  slv: {
    words: 'žena žene soproga soprog mož moža brat brata bratom sestra sestre sestro oče očeta mati sin sina sinom hči hčere stric teta bratranec',
    owners: 'njegov njegova njegovega njegovo njen njena njenega njihov svojega svojo'
  },
  hrv: {
    words: 'žena supruga suprug muž brat brata bratom sestra sestre sestrom otac oca majka sin sina sinom kći kćer stric ujak teta rođak šogor',
    owners: slavicLatinOwners
  },
  srp: {
    words:
      'žena supruga suprug muž brat brata bratom sestra sestre otac majka sin sina kćerka ćerka stric ujak tetka rođak жена супруга супруг муж брат брата братом сестра сестре отац мајка син сина ћерка стриц ујак тетка рођак',
    owners: `${slavicLatinOwners} његов његова његовог њен њена свог своју`
  },
  bul: {
    words: 'съпруга съпругата съпруг съпругът жена брат сестра баща майка син дъщеря чичо вуйчо леля братовчед',
    owners: 'неговата неговият нейният нейната негов негова неин нейна му ѝ',
    behind: true
  },
  rus: {
    words:
      'жена жены женой жене супруга супруги супругой супруг муж мужа мужем мужу брат брата братом брату сестра сестры сестрой сестре отец отца отцом мать матери сын сына сыном сыну дочь дочери дочерью дядя тётя двоюродный племянник дед бабушка внук зять тесть вдова',
    owners: 'его её ее их свой свою своего своей своим'
  },
  ukr: {
    words:
      'дружина дружини дружиною чоловік чоловіка чоловіком брат брата братом братові сестра сестри сестрою батько батька батьком мати син сина сином дочка донька дочки доньки дядько тітка племінник дід онук зять вдова',
    owners: 'його її їхній їхня їх свій свою свого своїм'
  },
  ell: {
    words: 'σύζυγος σύζυγό γυναίκα άντρας αδελφός αδερφός αδελφό αδελφή αδερφή πατέρας μητέρα γιος γιο κόρη θείος θεία ξάδελφος',
    owners: 'του της τους',
    behind: true
  },
  hun: { words: 'felesége férje testvére bátyja öccse nővére húga apja édesapja anyja édesanyja fia lánya nagybátyja unokatestvére özvegye sógora veje' },
  fin: { words: 'vaimonsa miehensä puolisonsa veljensä siskonsa sisarensa isänsä äitinsä poikansa tyttärensä setänsä enonsa serkkunsa leskensä' },
  est: { words: 'naine abikaasa mees vend õde isa ema poeg tütar onu nõbu', owners: 'tema nende' },
  lav: { words: 'sieva vīrs brālis brāli māsa māsu tēvs māte dēls dēlu meita meitu tēvocis brālēns', owners: 'viņa viņas viņu savu savs' },
  lit: { words: 'žmona vyras brolis brolį sesuo seserį tėvas motina sūnus sūnų duktė dukra dėdė pusbrolis', owners: 'jo jos jų savo' },
  tur: { words: 'eşi karısı kocası kardeşi ağabeyi abisi ablası babası annesi oğlu kızı amcası dayısı kuzeni yeğeni kayınbiraderi' },
  ind: { words: 'istrinya suaminya adiknya kakaknya ayahnya ibunya putranya putrinya anaknya pamannya sepupunya saudaranya' },
  msa: { words: 'isterinya suaminya adiknya abangnya kakaknya bapanya ibunya anaknya' },
  ara: {
    words:
      'زوجته زوجها وزوجته وزوجها شقيقه شقيقها وشقيقه شقيقته شقيقتها أخوه أخوها أخيه أخيها أخته أختها والده والدها والدته والدتها ابنه ابنها ابنته ابنتها عمه عمها خاله ابن'
  },
  fas: { words: 'همسرش برادرش خواهرش پدرش مادرش پسرش دخترش عمویش' },
  heb: { words: 'אשתו בעלה אחיו אחיה אחותו אחותה אביו אביה אמו אמה בנו בנה בתו בתה דודו גיסו' }
}
