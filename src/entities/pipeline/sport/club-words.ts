/**
 * Words of sports pages that tell a club from the town it is called after: who plays and trains for it, and what clubs do with them. A word with an asterisk is a
 * stem, where a language declines it: what begins so counts. The same ideas in each language.
 */
import type { EntityLanguage } from '../../languages.js'

export interface ClubWords {
  /** Who plays for a club and is nothing else: goalkeeper, striker. They tell of sport by themselves. */
  readonly players: string
  /** Who trains it. Towns have coaches of other kinds, so beside a name something else must tell of sport; clubs that sack one need nothing else. */
  readonly coaches: string
  /** Who may be anybody's, too: captain, defender, manager. Something else must tell of sport. */
  readonly leaders?: string
  /** What tells of sport beside the players: league, cup, matchday, transfer fee. */
  readonly sport?: string
  /** Signing, sacking, loaning, relegating; with a player in the sentence the subject is a club. */
  readonly deals: string
  /** Winning, losing, drawing, being promoted; the same. */
  readonly games: string
  /** Between a player and the club. */
  readonly of?: string
  /** Articles that clubs have and towns have not. */
  readonly articles?: string
  /** A draw is what only teams have: words right behind two names. */
  readonly draws?: string
  /** The same, but other things do so too: a score or the end of the sentence stands behind. */
  readonly parts?: string
  /** What a score is called behind it: `2-1 defeat`. */
  readonly results?: string
  /** Between it and the other team. */
  readonly against?: string
  /** The same, but a ground may stand there, too. */
  readonly at?: string
  /** What only a team does at another's ground: winning, losing, drawing. */
  readonly aways?: string
  /** Before the other's ground. */
  readonly grounds?: string
}

const norwegian: ClubWords = {
  players: 'spiss* keeper* midtbanespiller* målvakt*',
  coaches: 'trener* hovedtrener*',
  leaders: 'forsvarer kaptein angriper',
  sport: 'eliteserie* serierunde* cupfinale* overgangssum* fotball*',
  deals: 'signerer signerte henter hentet sparker sparket selger solgte låner lånte',
  games: 'slår slo tapte taper vant vinner rykker rykket',
  of: 'for',
  aways: 'vinner vant taper tapte seirer seiret',
  grounds: 'i på'
}
const serbian: ClubWords = {
  players: 'golman* vratar* veznjak* vezist* голман* везист*',
  coaches: 'trener* тренер*',
  leaders: 'napadač* veznog branič* odbrambeni kapiten* нападач* капитен* бранич*',
  sport: 'fudbal* nogomet* superlig* prvenstv* фудбал* суперлиг*',
  deals: 'potpisao potpisali doveo dovodi otpustio prodao pozajmio потписао довео доводи отпустио продао',
  games: 'pobijedio pobedio izgubio savladao porazio ispao победио изгубио савладао'
}

export const clubWords: Partial<Record<EntityLanguage, ClubWords>> = {
  eng: {
    players:
      'striker strikers midfielder midfielders goalkeeper goalkeepers winger playmaker goalscorer quarterback quarterbacks linebacker cornerback shortstop outfielder infielder goaltender',
    coaches: 'coach',
    leaders: 'manager boss captain skipper keeper forward defender',
    sport: 'league midfield matchday football soccer playoff playoffs relegation goalless equaliser quarterback touchdown nba nfl nhl mlb uefa fifa',
    deals:
      'sign signs signed sack sacks sacked loan loans loaned swoop swooped outbid appoint appoints appointed axe axed axes confirm confirms confirmed unveil unveils unveiled name names named hire hires hired',
    games: 'beat beats defeat defeated draw draws drew lose loses lost thrash thrashed edge edged relegated promoted',
    parts: 'draw drew',
    results: 'defeat win victory draw loss',
    against: 'against to over by with',
    at: 'at',
    aways: 'win wins won lose loses lost draw draws drew triumph triumphs triumphed',
    grounds: 'at'
  },
  deu: {
    players: 'stürmer* torwart* torhüter* mittelfeldspieler* innenverteidiger* außenverteidiger* linksaußen rechtsaußen torjäger* spielmacher*',
    coaches: 'trainer* cheftrainer* sportdirektor* coach',
    leaders: 'verteidiger kapitän angreifer neuzugang keeper',
    sport: 'bundesliga* zweitlig* erstlig* drittlig* regionallig* fußball* spieltag* ablöse* tabellen* abstiegs* aufsteiger* pokalspiel*',
    deals: 'verpflichtet verpflichtete holt holte entlässt entließ feuert feuerte verleiht verlieh leiht lieh beurlaubt beurlaubte verlängert',
    games: 'schlägt schlug besiegt besiegte gewinnt gewann verliert verlor unterliegt unterlag siegt siegte',
    of: 'von bei',
    parts: 'trennen trennten remis unentschieden',
    results: 'niederlage sieg heimniederlage heimsieg auswärtssieg pleite remis',
    against: 'gegen',
    at: 'bei in',
    aways: 'siegt siegte gewinnt gewann verliert verlor unterliegt unterlag patzt patzte punktet punktete dreht drehte',
    grounds: 'in bei'
  },
  nld: {
    players: 'doelman* middenvelder* linksback* rechtsback* spitsspeler*',
    coaches: 'trainer* coach',
    leaders: 'spits aanvaller verdediger aanvoerder keeper',
    sport: 'eredivisie* voetbal* transfersom* competitiewedstrijd* bekerfinale*',
    deals: 'strikt strikte contracteert contracteerde ontslaat ontsloeg huurt huurde',
    games: 'wint won verliest verloor verslaat versloeg degradeert promoveert',
    of: 'van',
    aways: 'wint won verliest verloor stunt zegeviert',
    grounds: 'in bij'
  },
  swe: {
    players: 'anfallare* målvakt* mittfältare*',
    coaches: 'tränare*',
    leaders: 'försvarare lagkapten forward',
    sport: 'allsvensk* superettan fotboll* ishockey* övergångssumma*',
    deals: 'värvar värvade sparkar sparkade lånar lånade köper köpte säljer sålde',
    games: 'slår slog vann vinner besegrade förlorade förlorar',
    of: 'för',
    aways: 'vinner vann förlorar förlorade kryssar kryssade segrar segrade föll',
    grounds: 'i på'
  },
  dan: {
    players: 'målmand* midtbanespiller*',
    coaches: 'træner* cheftræner*',
    leaders: 'angriber angriberen forsvarer anfører',
    sport: 'superlig* fodbold* håndbold* transfersum* pokalfinale*',
    deals: 'henter hentede fyrer fyrede lejer lejede sælger solgte køber',
    games: 'slår slog vandt vinder tabte taber',
    of: 'for',
    aways: 'vinder vandt taber tabte sejrer sejrede',
    grounds: 'i på'
  },
  nob: norwegian,
  nno: norwegian,
  fra: {
    players: 'attaquant attaquants avant-centre ailier buteur buteurs',
    coaches: 'entraîneur entraineur coach',
    leaders: 'gardien défenseur capitaine meneur latéral',
    sport: 'ligue mercato football footballeur rugby qualif maintien',
    deals: 'recrute recrutent limoge limogent prête vend signe renforce',
    games: 'bat battu gagne perd écrase domine corrige relégué promu',
    of: "de d' d’ du",
    aways: 'gagne perd cale chute coule tombe cartonne trébuche triomphe',
    grounds: 'à'
  },
  spa: {
    players: 'delantero delanteros centrocampista* mediocampista* arquero arqueros goleador* mediapunta* guardameta*',
    coaches: 'entrenador técnico',
    leaders: 'defensa portero capitán ariete',
    sport: 'laliga futbol* fútbol* liguero ligueros fichaje*',
    deals: 'ficha fichó despide despidió destituye destituyó contrata contrató traspasa traspasó renueva',
    games: 'gana ganó pierde perdió vence venció derrota derrotó empata empató golea goleó desciende asciende',
    of: 'del',
    articles: 'el del al',
    draws: 'empatan empataron',
    aways: 'gana ganó pierde perdió empata empató vence venció cae cayó tropieza golea goleó asalta remonta',
    grounds: 'en ante'
  },
  cat: {
    players: 'davanter davanters migcampista* golejador*',
    coaches: 'entrenador tècnic',
    leaders: 'defensa porter capità',
    sport: 'futbol* fitxatge*',
    deals: 'fitxa fitxà acomiada destitueix contracta traspassa renova',
    games: 'guanya guanyà perd empata derrota venç',
    of: 'del',
    articles: 'el del al',
    draws: 'empaten',
    aways: 'guanya guanyà perd empata cau venç',
    grounds: 'a contra'
  },
  por: {
    players: 'atacante* meio-campista* zagueiro* goleiro* guarda-redes artilheiro* ponta-de-lança',
    coaches: 'treinador técnico',
    leaders: 'avançado capitão goleador',
    sport: 'futebol* brasileirão libertadores',
    deals: 'contrata contratou demite demitiu empresta emprestou vende dispensa dispensou anuncia',
    games: 'vence venceu ganha ganhou bate bateu perde perdeu empata empatou derrota goleia',
    of: 'do da de',
    draws: 'empatam empataram',
    aways: 'vence venceu ganha ganhou perde perdeu empata empatou goleia tropeça',
    grounds: 'em'
  },
  ita: {
    players: 'attaccante attaccanti centravanti centrocampista centrocampisti terzino terzini',
    coaches: 'allenatore tecnico',
    leaders: 'difensore portiere capitano bomber',
    sport: 'calcio calciatore calciatori scudetto calciomercato',
    deals: 'ingaggia acquista esonera presta compra',
    games: 'batte vince perde pareggia supera travolge piega retrocede',
    of: "del della dell' dell’ di",
    articles: 'il del al dal',
    draws: 'pareggiano impattano',
    aways: 'vince perde pareggia cade crolla sbanca passa trionfa inciampa',
    grounds: 'a ad'
  },
  ron: {
    players: 'atacant* mijlocaș* fundaș* golgheter*',
    coaches: 'antrenor*',
    leaders: 'portar* căpitan*',
    sport: 'fotbal* superlig*',
    deals: 'transferă transferat demite demis împrumută vinde',
    games: 'învinge învins bate câștigă pierde retrogradează',
    of: 'lui de la'
  },
  pol: {
    players: 'napastnik* bramkarz* skrzydłow*',
    coaches: 'trener*',
    leaders: 'pomocnik* obrońc* kapitan*',
    sport: 'ekstraklas* piłkarz* piłkarsk* ligow*',
    deals: 'zatrudnił zatrudniła zwolnił zwolniła sprowadził sprowadziła kupił kupiła wypożyczył wypożyczyła pozyskał pozyskała',
    games: 'pokonał pokonała wygrał wygrała przegrał przegrała zremisował zremisowała spadł spadła'
  },
  ces: {
    players: 'brankář* gólman* křídelní*',
    coaches: 'trenér* kouč*',
    leaders: 'útočník* záložník* obránc* kapitán*',
    sport: 'fotbal* hokej* extralig* ligov*',
    deals: 'podepsal podepsala odvolal odvolala propustil propustila koupil koupila získal získala',
    games: 'porazil porazila prohrál prohrála vyhrál vyhrála remizoval zdolal zdolala sestoupil'
  },
  slk: {
    players: 'brankár* gólman*',
    coaches: 'tréner* kouč*',
    leaders: 'útočník* záložník* obranc* kapitán*',
    sport: 'futbal* hokej* extralig* ligov*',
    deals: 'podpísal podpísala odvolal odvolala prepustil prepustila kúpil kúpila získal získala',
    games: 'porazil porazila prehral prehrala vyhral vyhrala remizoval zdolal'
  },
  slv: {
    players: 'vratar* vezist*',
    coaches: 'trener*',
    leaders: 'napadalec branilec kapetan',
    sport: 'nogomet* prvolig*',
    deals: 'podpisal odpustil kupil posodil',
    games: 'premagal izgubil zmagal'
  },
  hrv: serbian,
  srp: serbian,
  bul: {
    players: 'вратар* полузащитник*',
    coaches: 'треньор*',
    leaders: 'нападател* защитник* капитан*',
    sport: 'футбол* ефбет',
    deals: 'подписа уволни купи привлече',
    games: 'победи загуби разгроми',
    of: 'на'
  },
  rus: {
    players: 'нападающ* форвард* вратар* полузащитник* голкипер*',
    coaches: 'тренер*',
    leaders: 'защитник* капитан*',
    sport: 'футбол* хокке* премьер-лиг* матч* плей-офф',
    deals: 'подписал подписала уволил уволила купил купила арендовал приобрел приобрёл',
    games: 'обыграл обыграла победил победила проиграл проиграла разгромил уступил'
  },
  ukr: {
    players: 'форвард* воротар* півзахисник* голкіпер*',
    coaches: 'тренер*',
    leaders: 'нападник* захисник* капітан*',
    sport: 'футбол* матч* прем’єр-ліг*',
    deals: 'підписав підписала звільнив звільнила купив купила орендував придбав',
    games: 'обіграв обіграла переміг перемогла програв програла розгромив'
  },
  ell: {
    players: 'τερματοφύλακ*',
    coaches: 'προπονητ*',
    leaders: 'επιθετικός αμυντικός αρχηγός',
    sport: 'ποδόσφαιρ* ποδοσφαιρ*',
    deals: 'απέλυσε αγόρασε ανακοίνωσε',
    games: 'νίκησε κέρδισε έχασε',
    of: 'της του'
  },
  hun: {
    players: 'csatár* kapus* középpályás*',
    coaches: 'edző* vezetőedző*',
    leaders: 'védő védője csapatkapitány*',
    sport: 'labdarúgó* futball*',
    deals: 'leigazolta szerződtette kirúgta menesztette eladta',
    games: 'legyőzte verte kikapott'
  },
  fin: {
    players: 'maalivaht* maalivahd* keskikenttäpelaaj*',
    coaches: 'valmentaj* päävalmentaj*',
    leaders: 'hyökkääj* puolustaj* kapteeni*',
    sport: 'jalkapallo* veikkausliig* jääkieko*',
    deals: 'hankki palkkasi osti erotti lainasi',
    games: 'voitti hävisi kaatoi'
  },
  tur: {
    players: 'forvet* golcü* kaleci* stoper*',
    coaches: 'antrenör*',
    leaders: 'beki kaptanı oyuncusu',
    sport: 'futbol* süperlig bonservis*',
    deals: 'imzaladı transfer kadrosuna kovdu gönderdi',
    games: 'yendi kaybetti'
  },
  ind: {
    players: 'striker kiper gelandang',
    coaches: 'pelatih',
    leaders: 'penyerang bek kapten',
    sport: 'sepakbola',
    deals: 'merekrut mendatangkan memecat meminjamkan',
    games: 'mengalahkan kalah menang imbang'
  },
  msa: {
    players: '',
    coaches: 'jurulatih',
    leaders: 'penyerang penjaga pertahanan kapten',
    sport: 'bolasepak',
    deals: 'menandatangani memecat',
    games: 'mengalahkan menewaskan tewas seri'
  }
}
