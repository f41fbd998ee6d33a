/** What is known of a language before any training: abbreviations that keep their point, elided words, ordinal numbers with a point. */

const COMMON = 'dr mr mrs ms prof st vs etc nr vol pp fig inc ltd co corp jr sr cf al ed dept univ gen col sgt capt lt rev hon tel'

const BY_LANGUAGE: Readonly<Record<string, string>> = {
  eng: 'gov sen rep pres no eds approx messrs mt ft ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec est min max op cit ibid e.g i.e p.m a.m u.s u.k u.n ph.d v viz art sec ch fr cpl cmdr adm maj supt supp bros assn intl mfg pop',
  deu: 'bzw ca usw vgl str hr fr dipl ing abs art bd sog evtl ggf inkl exkl mio mrd geb gest z.b d.h u.a o.ä u.ä v.a i.d.r z.t n.chr v.chr jh jhd mag habil bsp bspw dgl ehem entspr erg franz gegr hl hrsg ital lat max min mind möbl nachm nördl östl südl westl orig priv rd röm s.o s.u sen sept jan feb apr jul aug okt nov dez tägl tsd ugs urspr verh vorm wiss zzgl zz mwst ust ff usf',
  nld: 'bijv dhr mevr mw blz enz ca drs ing mr prof ir o.a d.w.z t.a.v i.p.v m.b.t n.a.v o.m evt excl incl jl jan feb mrt apr aug sept okt nov dec max min mln mld resp tel vlg zgn s.v.p a.u.b bv nv',
  fra: 'm mm mme mlle me av apr env chap art éd j.-c janv févr juil sept oct nov déc tél p pp réf ca cf ex vol no n° hab max min bd ste st dir coll',
  spa: 'sr sra srta sres dr dra ud uds pág págs núm art av avda c d dña ee.uu a.c d.c p.ej etc fig gral tel vol prof lic ing cap cía s.a ss sto sta aprox depto izq der ed',
  cat: 'sr sra dr dra pàg núm art av c tel vol prof etc sta st aprox dept fig p.ex eua',
  por: 'sr sra dr dra prof profa art pág págs av d exmo exma gen sgto cap vol tel núm no n ex eng arq ltda s.a v.ex obs aprox jr jan fev mar abr mai jun jul ago set out nov dez depto sec séc',
  ita: 'sig sigg sig.ra dott dott.ssa prof prof.ssa art pag pagg ecc ing avv arch on sen geom rag cap fig vol tel n p pp ca es cfr s.p.a s.r.l a.c d.c lett lgs st ss co sec max min all',
  ron: 'dl dna dr nr str bd art alin pag prof ing etc cca jud lt col gen mil vol tel sf conf univ sec min max aprox ed d.hr î.hr ș.a',
  pol: 'np itd itp tzw ul prof dr mgr inż godz r w tys mln mld m.in św ks al pl os woj pow gm pkt ust art poz str nr por zob ww wg ok ur zm r.m dot hab n.e p.n.e płk gen kpt sierż red im tj min maks ang łac niem',
  ces: 'např tj tzv atd apod č str ing mgr dr prof mil tis mld kč odst písm tř nám ul sv stol př n.l r resp popř viz cca max min event mj mimo a.s s.r.o hod sek doc csc judr mudr phdr bc',
  slk: 'napr tj tzv atď apod č str ing mgr dr prof mil tis mld odst písm tr nám ul sv stor pr n.l r resp príp cca max min a.s s.r.o hod doc csc judr mudr phdr bc',
  slv: 'npr oz t.i itd ipd dr mag prof ing sv ul št str g ga gdč tel d.o.o d.d r.s čl odst ur min max dipl univ',
  hrv: 'npr tj tzv itd dr mr prof ing sv ul br str g gđa tel d.o.o d.d čl st god sl mil tis usp v',
  srp: 'npr tj tzv itd dr mr prof ing sv ul br str g gđa tel d.o.o d.d čl st god sl mil hilj usp v',
  rus: 'г гг т д п др руб тыс млн млрд ул им стр рис см т.е т.д т.п т.к т.н и.о н.э в вв коп долл проф акад ред изд обл р пр просп пл пер кв корп тел сек мин час ок прим гл ст',
  ukr: 'р рр т д п др грн тис млн млрд вул ім т.д т.п т.зв див напр проф акад обл ред вид ст с м пл просп тел коп',
  bul: 'г т.е т.н напр др проф ул бул стр вж млн млрд хил лв ст см бр св инж доц акад гр обл',
  swe: 't.ex bl.a s.k o.s.v m.m ca kl kr nr fr.o.m t.o.m d.v.s f.d p.g.a resp st tel dr prof jan feb aug sept okt nov dec mkr mdkr milj e.d m.fl o.d s.a',
  dan: 'bl.a f.eks ca kl kr nr dvs m.m m.v osv pga inkl ekskl mio mia hr fr st tlf jf evt ifm iht mht vedr forts s.u o.l d.v.s m.fl cand stud dr prof jan feb aug sept okt nov dec mv',
  nob: 'bl.a f.eks ca kl kr nr dvs m.m m.v osv pga inkl ekskl mill mrd hr fr st tlf jf evt ifm iht mht vedr o.l d.v.s m.fl cand stud dr prof jan feb aug sept okt nov des mv',
  nno: 'bl.a t.d f.eks ca kl kr nr dvs m.m m.v osv pga inkl ekskl mill mrd hr fr st tlf jf evt ifm o.l d.v.s m.fl cand stud dr prof jan feb aug sept okt nov des',
  fin: 'esim ns mm jne klo n s ym yms mrd milj tri prof ts eli v vs ent synt puh nk huom ko em kts vrt mukl noin ao ko.',
  est: 'nt st jne lk lp nr tel pr mr jm jms s.o s.t dr prof hr e.m.a m.a.j',
  hun: 'pl stb kb dr ún ill id ifj prof ig sz u db kft bt zrt rt nr st szt ua vö ld jan febr márc ápr jún júl aug szept okt nov dec hö ker krt',
  lav: 'piem u.c utt t.i t.sk dr prof nr lpp g gs plkst st sv tūkst milj apm resp red izd',
  lit: 'pvz t.y ir.kt pan dr prof nr psl g m d val min tūkst mln mlrd sk str vyr jaun a.a b.k gim mot red žr apie plg t.p kun',
  ell: 'κ κα κος δρ π.χ κ.λπ κ.ά κτλ δηλ αρ σελ τηλ μ.χ π.μ μ.μ λ.χ εκ δισ χιλ βλ αγ στρ καθ',
  tur: 'dr prof doç av sn örn vb vs bkz no tel cad sok mah apt st alb gen yrd öğr gör org müh mim s yy m.ö m.s bşk der ltd şti a.ş',
  ind: 'dr prof ir drs dra no jl hlm dll dsb tgl tel bpk sdr h hj st s.h m.m s.e rp pt cv kec kab prov dkk dst yth',
  vie: 'tp ts ths gs pgs bs tr v.v q p đ',
  hin: 'डॉ श्री प्रो पं',
  ara: 'د م أ هـ ص ج',
  fas: 'ه ق.م ش ص'
}

const sets = new Map<string, ReadonlySet<string>>()

/** Lower-case abbreviations, without their last point, of a language. */
export function abbreviations(language: string): ReadonlySet<string> {
  let set = sets.get(language)
  if (set === undefined) {
    set = new Set([...`${COMMON} ${BY_LANGUAGE[language] ?? ''}`.trim().split(' '), ...(titlesBeforeNames[language] ?? [])])
    sets.set(language, set)
  }
  return set
}

const ELIDING = new Set(['fra', 'ita', 'cat', 'oci'])

/** Whether words before an apostrophe are tokens of their own ("l'" + "homme"). */
export function elides(language: string): boolean {
  return ELIDING.has(language)
}

const ORDINAL = new Set(['deu', 'dan', 'nob', 'nno', 'ces', 'slk', 'slv', 'hrv', 'srp', 'hun', 'fin', 'est', 'lav', 'tur', 'pol', 'isl'])

/** Whether a point behind a number makes it an ordinal number. */
export function hasOrdinals(language: string): boolean {
  return ORDINAL.has(language)
}

/** Abbreviations before a name or number: no sentence ends behind them. */
const TITLES = new Set(
  (
    'dr mr mrs ms sigg sig.ra prof gov sgt capt lt nr pp dipl mgr dott avv sra srta dra mme mlle doc judr mudr phdr inż ' +
    'проф акад доц инж ул им гр см стр вул ім див бул ul str св sv cca ca vs bzw ggf evtl sog bijv dhr mevr bl.a t.ex f.eks z.b e.g i.e cf npr np např napr т.е напр'
  ).split(' ')
)

/** Whether no sentence ends behind the abbreviation (lower case, without its last point). */
export function isTitle(abbreviation: string): boolean {
  return TITLES.has(abbreviation) || isStreet(abbreviation)
}

/** Abbreviations of one language that stand before names and end no sentence; with a capital here where only a capital makes them one. */
const titlesBeforeNames: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    eng: 'messrs gen sen rep pres col cpl cmdr adm maj rev hon mt rt revd insp det amb atty pvt pfc lieut brig ald',
    deu: 'hr hrn fr frl hl st ing mag pfr habil phil med jur nat dir sog vgl insb insbes zzgl abzgl inkl exkl einschl ausschl bzgl fa fam gebr inh geb gesch verw gem abt betr vors stellv lfd bearb hrsg pers std',
    nld: 'mej mw drs ir ing ds fa fam gebr wed jhr afd kol mgr burg',
    fra: 'mgr pr bd av sté ets éts cie vve imp rés bât chem fbg sq lt',
    spa: 'D sr sres srs srta sras dña lic arq ing prof profa gral sto sta mons av avda avd pza pl cía hnos excmo excma ilmo ilma rvdo rvda mtro mtra pbro fr cnel tte cap sgto pdte ctra dpto apdo urb edif admón col',
    cat: 'sr sres srs srta mn av avda pl sta cia excm excma rvd mons ctra urb dept',
    por: 'D sr srs sras srta drs profa eng arq exmo exma pe gen cel av trav cia ilmo ilma rvmo mal ten maj alm des rod lgo pç ed dep',
    ita: 'sig egr spett geom rag on arch mons comm gent p.zza v.le c.so f.lli flli soc cav avv ing spett.le preg.mo ill.mo gent.mo p.le l.go loc fraz card rev ten magg',
    ron: 'dl dna d.hr dlui conf lect sf str bd șos şos jud mun acad ing ec av pr col',
    swe: 'hr fr kungl fam fa jfr enl adv ing dir kapt löjtn kh',
    dan: 'hr fr frk skt adv adj lic fa fam jf jfr iflg ifl dir ing',
    nob: 'hr fr frk adv fa fam jf jfr iflg ifl dir ing skt',
    nno: 'hr fr frk fa fam jf jfr iflg ifl skt',
    fin: 'tri esim vrt ts maist lis',
    est: 'hr pr prl mag nt',
    lav: 'g kgs sv ģen piem',
    lit: 'p doc inž kun šv vysk pvz',
    hun: 'ifj id özv gr pl br okl szds őrgy hdgy fhdgy',
    ces: 'ing mgr bc rndr mvdr paeddr thdr pharmdr akad arch plk gen kpt por sv pí ul nám tř nábř tzv tj fa mjr npor phdr judr mudr doc prof',
    slk: 'ing mgr bc rndr mvdr paeddr thdr pharmdr akad arch plk gen kpt por sv ul nám nábr tzv tj fa mjr npor judr mudr doc prof',
    pol: 'ul al pl św ks bp abp kard bł hab lek red płk ppłk mjr kpr sierż gen kpt woj pow tzw tzn im os adw dyr gm ppor chor nadkom podkom insp kom dr prof doc mgr inż',
    slv: 'mag akad g gdč',
    hrv: 'mag akad g gđa gđica gdin gosp sv ul tj tzv',
    srp: 'mag akad g gđa gđica gdin gosp sv ul tj tzv маг акад г гђа гђица св ул инж тј тзв нпр др',
    rus: 'г с пос дер просп пер пл бул наб ш мкр св ср акад доц им тов ген полк лейт архим митр еп прот',
    ukr: 'м с смт пров пл просп бул св акад доц пор ім тов ген полк лейт архим митр єп прот',
    bul: 'г-н г-жа гр с кв бул св арх акад доц инж напр ген полк кап митр еп инсп',
    ell: 'κ κα κος κκ δις δεσπ δρ καθ αγ λεωφ οδ πλ στρ ταξ αντ π.χ βλ αφοί αφοι',
    tur: 'av dr doç sn uzm op müh öğr gör arş hz alb yzb org dt ecz mim ütğm tğm tuğg tümg korg amir blv bulv',
    ind: 'bpk bp sdr sdri ir drs dra kh jl gg kab kec kel',
    vie: 'tp tx ts ths pgs gs bs tt ks'
  }).map(([language, list]) => [language, new Set(list.split(' '))])
)

/** Languages that write titles with a capital only; the same letters may be a word that ends a sentence ("rep", "gör"). */
const capitalTitles = new Set(['eng', 'tur'])

/**
 * Whether no sentence ends between the abbreviation (without its point) and a capital: a title or a word of addresses before its name ("Sr.", "вул."), or
 * one that says that an example or an explanation follows ("esim.").
 */
export function isBeforeNames(written: string, language: string): boolean {
  const small = written.toLowerCase()
  const titles = titlesBeforeNames[language]
  if (titles === undefined) return false
  return titles.has(written) ? written !== small || !capitalTitles.has(language) : titles.has(small)
}

/** Titles and words of addresses that are units behind a number: "в 1990 г.", "5 м.", "10 см." */
const units = new Set('г м с см ст стр кв g m s p d v'.split(' '))

/** Whether the abbreviation (lower case, without its point) may be a unit behind a number. */
export function isUnit(abbreviation: string): boolean {
  return units.has(abbreviation)
}

/** How abbreviated names of streets end: "Hauptstr. 5", "Storg. 5". */
const streetEnds: Readonly<Record<string, RegExp>> = {
  swe: /^\p{Lu}\p{Ll}{3,}[gv]$/u,
  nob: /^\p{Lu}\p{Ll}{2,}(?:gt|vn)$/u,
  nno: /^\p{Lu}\p{Ll}{2,}(?:gt|vn)$/u
}

/** Whether a word without its point is an abbreviated name of a street where its number follows. */
export function isStreetBeforeNumber(written: string, language: string): boolean {
  return streetEnds[language]?.test(written) === true
}

/** Whether the abbreviation (lower case, without its point) is a German or Dutch street name: "hauptstr". */
export function isStreet(abbreviation: string): boolean {
  return abbreviation.length > 4 && abbreviation.endsWith('str')
}

/** Knowledge that the trained decisions take as features. */
export interface Priors {
  readonly abbreviations: ReadonlySet<string>
  /** Whether a point behind a number makes it an ordinal number. */
  readonly ordinals: boolean
}

/** @param more further abbreviations, separated by spaces */
export function priorsOf(language: string, more = ''): Priors {
  const listed = more === '' ? abbreviations(language) : new Set([...abbreviations(language), ...more.split(' ')])
  return { abbreviations: listed, ordinals: hasOrdinals(language) }
}

const SPLITTING = new Set(['lit', 'pol', 'slk'])

/** Whether the language's treebanks make the point behind an abbreviation a token of its own throughout. */
export function splitsPoints(language: string): boolean {
  return SPLITTING.has(language)
}
