/**
 * Who scores, by verbs: what the goal is called and what the player does. Verbs stand before the player (`gól dal Chramosta`), behind (`Böde fejelt gólt`) or either way; a noun with
 * an asterisk is a stem. The same ideas in each language.
 */
import type { EntityLanguage } from '../../languages.js'

export interface GoalWords {
  /** Scoring, heading, converting. */
  readonly verbs: string
  /** Goals, penalties, equalisers: one of them stands beside the verb. */
  readonly goals: string
  /** Who scored, as reports list it; what is said of goals alone. No goal need stand beside. */
  readonly scorers?: string
}

const norwegian: GoalWords = {
  verbs: 'scoret satte headet utlignet',
  goals: 'mål målet målene utligning* straffe* minutt ledermål* seiersmål*',
  scorers: 'målscorer målscorere'
}
const serbian: GoalWords = {
  verbs: 'zabio zabila zabili postigao postigla dao dala dali pogodio pogodila zabija дао дала дали постигао постигла погодио погодила',
  goals: 'gol gola golove golovi golova pogodak pogotka pogotke гол гола голове голови погодак поготке',
  scorers: 'strijelac strijelci strelac strelci стрелац стрелци'
}

export const goalWords: Partial<Record<EntityLanguage, GoalWords>> = {
  eng: {
    verbs: 'scored scores headed heads netted nets bagged slotted tapped grabbed curled fired converted equalised',
    goals: 'goal goals winner equaliser opener brace hat-trick penalty header minute net'
  },
  deu: {
    verbs: 'traf trifft schoss erzielte erzielt köpfte verwandelte markierte glich',
    goals: 'tor tore treffer elfmeter* doppelpack* dreierpack* führung* ausgleich* siegtreffer* minute doppelt dreifach kopf freistoß*',
    scorers: 'torschütze torschützen'
  },
  nld: {
    verbs: 'maakte maakt scoorde scoort schoot kopte benutte tekende',
    goals: 'goal goals doelpunt* treffer* penalty* strafschop* gelijkmaker* openingstreffer* minuut hattrick winnende',
    scorers: 'doelpuntenmaker doelpuntenmakers'
  },
  swe: {
    verbs: 'gjorde nickade sköt satte kvitterade avgjorde',
    goals: 'mål målet målen kvittering* straff* ledningsmål* segermål* minuten nickmål*',
    scorers: 'målskytt målskyttar'
  },
  dan: {
    verbs: 'scorede lavede headede udlignede afgjorde',
    goals: 'mål målet målene sejrsmål* udligning* straffe* minut føringsmål*',
    scorers: 'målscorer målscorere'
  },
  nob: norwegian,
  nno: norwegian,
  fra: {
    verbs: 'marqué marque inscrit ouvert égalise égalisé',
    goals: 'but buts score doublé triplé penalty égalisation coup-franc',
    scorers: 'buteur buteurs'
  },
  ita: {
    verbs: 'segna segnato realizza firma sigla decide',
    goals: 'gol rete reti doppietta rigore tripletta pareggio vantaggio ko gara derby',
    scorers: 'marcatori marcatore'
  },
  spa: { verbs: 'marcó anotó convirtió hizo firmó', goals: 'gol goles golazo tanto tantos doblete hat-trick penalti empate', scorers: 'goleador goleadores' },
  cat: { verbs: 'marcà fa fer marca marcar', goals: 'gol gols golàs doblet penal', scorers: 'golejador golejadors' },
  por: { verbs: 'marcou marca fez anotou', goals: 'gol golo gols golos golaço bis pênalti penálti empate', scorers: 'marcador marcadores' },
  ron: { verbs: 'marcat înscris reușit deschis', goals: 'gol golul goluri golurile dublă penalty scorul', scorers: 'marcatori marcatorii' },
  pol: {
    verbs: 'strzelił strzeliła zdobył zdobyła trafił trafiła',
    goals: 'gol gola gole bramka bramkę bramki karnego karny hat-trick',
    scorers: 'strzelec strzelcy'
  },
  ces: {
    verbs: 'dal dala vstřelil vstřelila zaznamenal skóroval skórovala dali',
    goals: 'gól góly gólem branku branky hattrick penaltu',
    scorers: 'střelec střelci'
  },
  slk: { verbs: 'dal dala strelil strelila zaznamenal skóroval dali', goals: 'gól góly gólom hetrik penalty penaltu', scorers: 'strelec strelci' },
  slv: {
    verbs: 'dosegel dosegla zabil zabila dal dala',
    goals: 'gol gola gole zadetek zadetka zadetke enajstmetrovko',
    scorers: 'zadel zadela strelec strelci'
  },
  hrv: serbian,
  srp: serbian,
  rus: {
    verbs: 'забил забила забили оформил оформила реализовал',
    goals: 'гол гола голы мяч мяча мячи дубль хет-трик пенальти',
    scorers: 'отличился отличилась отличились'
  },
  ukr: {
    verbs: 'забив забила забили оформив оформила реалізував',
    goals: 'гол гола голи мʼяч мʼячі дубль хет-трик пенальті',
    scorers: 'відзначився відзначилася відзначились'
  },
  bul: { verbs: 'вкара отбеляза заби реализира вкараха', goals: 'гол гола голове головете попадение попадението дузпа дузпата' },
  ell: { verbs: 'πέτυχε έβαλε σημείωσε', goals: 'γκολ πέναλτι ισοφάριση', scorers: 'σκόραρε σκόραραν' },
  hun: { verbs: 'szerzett szerezte lőtt lőtte fejelt fejelte talált szerezték', goals: 'gól gólt góljait gólját gólokat találatot büntetőt tizenegyest' },
  fin: {
    verbs: 'teki tekivät iski laukoi viimeisteli osui',
    goals: 'maali maalin maalit maalia voittomaalin tasoituksen hattutempun',
    scorers: 'maalintekijä'
  },
  est: { verbs: 'lõi lõid skooris', goals: 'värava väravat väravad penalti võiduvärava', scorers: 'väravalööja' },
  lav: { verbs: 'guva guvis', goals: 'vārtus vārtu' },
  lit: { verbs: 'pelnė įmušė mušė', goals: 'įvartį įvartis įvarčius' },
  tur: { verbs: 'attı kaydetti', goals: 'gol golü gollerini golleri golünü penaltı penaltıdan' },
  ind: { verbs: 'cetak mencetak dicetak lesakkan', goals: 'gol brace hattrick penalti' },
  vie: { verbs: 'ghi lập', goals: 'bàn cú' }
}
