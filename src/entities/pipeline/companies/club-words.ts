/**
 * Words of sports pages that tell a club from the town it is called after: who plays and trains for it, and what clubs do with them. Stems of words where a
 * language declines them: what begins so counts. The same ideas in each language.
 */
import type { EntityLanguage } from '../../languages.js'

export interface ClubWords {
  /** Who plays for a club or trains it: goalkeeper, striker, coach. */
  readonly players: string
  /** Who may be anybody's, too: only right beside the club. */
  readonly leaders?: string
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
}

const norwegian: ClubWords = {
  players: 'spiss keeper midtbanespiller forsvarer trener hovedtrener målvakt kaptein angriper',
  deals: 'signerer signerte henter hentet sparker sparket selger solgte låner lånte',
  games: 'slår slo tapte taper vant vinner rykker rykket',
  of: 'for'
}
const serbian: ClubWords = {
  players: 'napadač golman vratar trener veznjak veznog branič odbrambeni kapiten vezist нападач голман тренер везиста капитен бранич',
  deals: 'potpisao potpisali doveo dovodi otpustio prodao pozajmio потписао довео доводи отпустио продао',
  games: 'pobijedio pobedio izgubio savladao porazio ispao победио изгубио савладао'
}

export const clubWords: Partial<Record<EntityLanguage, ClubWords>> = {
  eng: {
    players: 'striker midfielder defender goalkeeper winger forward centre-back full-back left-back right-back playmaker goalscorer coach',
    leaders: 'manager boss captain skipper keeper forward',
    deals: 'sign signs signed sack sacks sacked loan loans loaned swoop swooped outbid appoint appoints appointed axe axed bid',
    games: 'beat beats defeat defeated draw draws drew lose loses lost thrash thrashed edge edged relegated promoted',
    draws: 'draw drew'
  },
  deu: {
    players:
      'stürmer torwart torhüter keeper mittelfeldspieler verteidiger innenverteidiger außenverteidiger trainer cheftrainer kapitän linksaußen rechtsaußen angreifer coach sportdirektor torjäger spielmacher neuzugang',
    deals: 'verpflichtet verpflichtete holt holte entlässt entließ feuert feuerte verleiht verlieh leiht lieh beurlaubt beurlaubte verlängert',
    games: 'schlägt schlug besiegt besiegte gewinnt gewann verliert verlor unterliegt unterlag siegt siegte',
    of: 'von bei',
    draws: 'trennen trennten remis unentschieden'
  },
  nld: {
    players: 'spits aanvaller keeper doelman middenvelder verdediger trainer coach aanvoerder linksback rechtsback',
    deals: 'strikt strikte contracteert contracteerde ontslaat ontsloeg huurt huurde legt haalt',
    games: 'wint won verliest verloor verslaat versloeg degradeert promoveert',
    of: 'van'
  },
  swe: {
    players: 'anfallare anfallaren målvakt målvakten mittfältare mittfältaren försvarare back tränare tränaren lagkapten forward',
    deals: 'värvar värvade sparkar sparkade lånar lånade köper köpte säljer sålde',
    games: 'slår slog vann vinner besegrade förlorade förlorar',
    of: 'för'
  },
  dan: {
    players: 'angriber angriberen målmand målmanden midtbanespiller forsvarer træner træneren cheftræner anfører',
    deals: 'henter hentede fyrer fyrede lejer lejede sælger solgte køber',
    games: 'slår slog vandt vinder tabte taber',
    of: 'for'
  },
  nob: norwegian,
  nno: norwegian,
  fra: {
    players: 'attaquant avant-centre gardien milieu défenseur latéral ailier entraîneur entraineur capitaine buteur coach meneur',
    deals: 'recrute recrutent limoge limogent engage prête vend signe renforce vire',
    games: 'bat battu gagne perd écrase domine corrige relégué promu',
    of: "de d' d’ du"
  },
  spa: {
    players:
      'delantero centrocampista mediocampista defensa portero arquero lateral extremo goleador entrenador técnico capitán ariete volante mediapunta guardameta',
    deals: 'ficha fichó cede cedió despide despidió destituye destituyó contrata contrató traspasa traspasó renueva',
    games: 'gana ganó pierde perdió vence venció derrota derrotó empata empató golea goleó desciende asciende',
    of: 'del',
    articles: 'el del al',
    draws: 'empatan empataron'
  },
  cat: {
    players: 'davanter migcampista defensa porter lateral extrem entrenador tècnic capità golejador',
    deals: 'fitxa fitxà cedeix acomiada destitueix contracta traspassa renova',
    games: 'guanya guanyà perd empata derrota venç',
    of: 'del',
    articles: 'el del al',
    draws: 'empaten'
  },
  por: {
    players: 'avançado atacante médio meio-campista meia zagueiro goleiro guarda-redes lateral extremo treinador técnico capitão goleador artilheiro volante',
    deals: 'contrata contratou demite demitiu empresta emprestou vende dispensa dispensou anuncia',
    games: 'vence venceu ganha ganhou bate bateu perde perdeu empata empatou derrota goleia',
    of: 'do da de',
    draws: 'empatam empataram'
  },
  ita: {
    players: 'attaccante centravanti centrocampista difensore portiere terzino esterno allenatore tecnico mister capitano bomber punta mediano regista',
    deals: 'ingaggia acquista esonera cede presta compra',
    games: 'batte vince perde pareggia supera travolge piega retrocede',
    of: "del della dell' dell’ di",
    articles: 'il del al dal',
    draws: 'pareggiano impattano'
  },
  ron: {
    players: 'atacantul atacant portarul portar mijlocașul mijlocaș fundașul fundaș antrenorul antrenor căpitanul golgheterul',
    deals: 'transferă transferat demite demis împrumută vinde',
    games: 'învinge învins bate câștigă pierde retrogradează',
    of: 'lui de la'
  },
  pol: {
    players: 'napastnik bramkarz pomocnik obrońca skrzydłowy trener kapitan trenera napastnika bramkarza',
    deals: 'zatrudnił zatrudniła zwolnił zwolniła sprowadził sprowadziła kupił kupiła wypożyczył wypożyczyła pozyskał pozyskała',
    games: 'pokonał pokonała wygrał wygrała przegrał przegrała zremisował zremisowała spadł spadła'
  },
  ces: {
    players: 'útočník brankář gólman záložník obránce křídelník trenér kouč kapitán útočníka brankáře trenéra',
    deals: 'podepsal podepsala odvolal odvolala propustil propustila koupil koupila získal získala',
    games: 'porazil porazila prohrál prohrála vyhrál vyhrála remizoval zdolal zdolala sestoupil'
  },
  slk: {
    players: 'útočník brankár gólman záložník obranca tréner kouč kapitán útočníka brankára trénera',
    deals: 'podpísal podpísala odvolal odvolala prepustil prepustila kúpil kúpila získal získala',
    games: 'porazil porazila prehral prehrala vyhral vyhrala remizoval zdolal'
  },
  slv: { players: 'napadalec vratar branilec vezist trener kapetan', deals: 'podpisal odpustil kupil posodil', games: 'premagal izgubil zmagal' },
  hrv: serbian,
  srp: serbian,
  bul: {
    players: 'нападател нападателят вратар вратарят полузащитник защитник треньор треньорът капитан',
    deals: 'подписа уволни купи привлече',
    games: 'победи загуби разгроми',
    of: 'на'
  },
  rus: {
    players: 'нападающий нападающего форвард вратарь вратаря полузащитник полузащитника защитник защитника тренер тренера капитан голкипер',
    deals: 'подписал подписала уволил уволила купил купила арендовал приобрел приобрёл',
    games: 'обыграл обыграла победил победила проиграл проиграла разгромил уступил'
  },
  ukr: {
    players: 'нападник нападника форвард воротар воротаря півзахисник захисник тренер тренера капітан голкіпер',
    deals: 'підписав підписала звільнив звільнила купив купила орендував придбав',
    games: 'обіграв обіграла переміг перемогла програв програла розгромив'
  },
  ell: {
    players: 'επιθετικός τερματοφύλακας μέσος αμυντικός προπονητής προπονητή αρχηγός',
    deals: 'απέλυσε αγόρασε ανακοίνωσε',
    games: 'νίκησε κέρδισε έχασε',
    of: 'της του'
  },
  hun: {
    players: 'csatár csatára kapus kapusa középpályás középpályása védő védője edző edzője csapatkapitány',
    deals: 'leigazolta szerződtette kirúgta menesztette eladta',
    games: 'legyőzte verte kikapott'
  },
  fin: {
    players: 'hyökkääjä maalivahti keskikenttäpelaaja puolustaja valmentaja päävalmentaja kapteeni',
    deals: 'hankki palkkasi osti erotti lainasi',
    games: 'voitti hävisi kaatoi'
  },
  tur: {
    players: 'forveti forvet golcüsü kalecisi stoperi beki orta teknik kaptanı oyuncusu',
    deals: 'imzaladı transfer kadrosuna kovdu gönderdi',
    games: 'yendi kaybetti'
  },
  ind: {
    players: 'striker penyerang kiper gelandang bek pelatih kapten',
    deals: 'merekrut mendatangkan memecat meminjamkan',
    games: 'mengalahkan kalah menang imbang'
  },
  msa: { players: 'penyerang penjaga jurulatih pertahanan kapten', deals: 'menandatangani memecat', games: 'mengalahkan menewaskan tewas seri' }
}
