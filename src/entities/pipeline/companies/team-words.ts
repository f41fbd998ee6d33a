/** Words by which reports and headlines say how a match ended: who beat whom, who lost to or drew with whom. */
import type { EntityLanguage } from '../../languages.js'

const norwegian = 'slår slo slått vant vinner tapte taper mot uavgjort'
const serbian =
  'pobijedio pobijedila pobijedili pobedio pobedila pobedili izgubio izgubila izgubili savladao savladala savladali porazio porazila porazili remizirao remizirala победио победила изгубио изгубила савладао савладала поразио поразила'

export const matchWords: Partial<Record<EntityLanguage, string>> = {
  eng: 'beat beats beating defeat defeats defeated thrash thrashed edge edges edged overcome overcame drew draw draws lost lose loses stun stuns stunned hammer hammers hammered rout routs routed sink sinks sank crush crushes crushed held hold holds host hosts hosted v vs versus against',
  deu: 'schlägt schlug besiegt besiegte bezwingt bezwang gewinnt gewann verliert verlor unterliegt unterlag remis spielt spielte empfängt siegt siegte gegen',
  nld: 'wint won verliest verloor verslaat versloeg klopt klopte speelt speelde tegen',
  swe: 'slår slog vann vinner besegrade besegrar förlorade förlorar kryssade mot',
  dan: 'slår slog vandt vinder besejrede tabte taber uafgjort mod',
  nob: norwegian,
  nno: `${norwegian} slo vann tapa`,
  fra: "bat battu battent s'impose s'incline domine écrase enfonce gagne perd corrige surprend contre face",
  ita: 'batte battono battuto vince pareggia perde supera travolge piega ko contro',
  spa: 'gana ganó vence venció derrota derrotó pierde perdió empata empató golea goleó cae cayó supera superó contra ante',
  cat: 'guanya guanyà perd empata empatà derrota derrotà venç contra',
  por: 'vence venceu ganha ganhou bate bateu perde perdeu empata empatou derrota derrotou goleia goleou contra',
  ron: 'învinge învins bate bătut câștigă pierde pierdut egal contra',
  pol: 'pokonał pokonała pokonało pokonali wygrał wygrała wygrali przegrał przegrała przegrali zremisował zremisowała zremisowali ograł ograła ograli rozgromił rozgromiła',
  ces: 'porazil porazila porazili zvítězil zvítězila prohrál prohrála prohráli vyhrál vyhrála remizoval remizovala zdolal zdolala',
  slk: 'porazil porazila porazili zdolal zdolala zvíťazil zvíťazila vyhral vyhrala prehral prehrala remizoval remizovala',
  slv: 'premagal premagala premagali izgubil izgubila zmagal zmagala remiziral',
  hrv: serbian,
  srp: serbian,
  rus: 'обыграл обыграла обыграло обыграли победил победила победили проиграл проиграла проиграли разгромил разгромила разгромили уступил уступила',
  ukr: 'обіграв обіграла обіграли переміг перемогла перемогли програв програла програли розгромив розгромила поступився поступилася',
  bul: 'победи загуби разгроми надигра',
  ell: 'νίκησε κέρδισε έχασε',
  hun: 'legyőzte verte nyert kikapott',
  fin: 'voitti hävisi kaatoi löi',
  est: 'võitis alistas kaotas',
  lav: 'uzvarēja pārspēja zaudēja',
  lit: 'nugalėjo įveikė pralaimėjo',
  ind: 'mengalahkan kalahkan menang kalah imbang menahan',
  msa: 'mengalahkan kalahkan menewaskan tewaskan menang kalah seri'
}

/** What else is counted like a match, by towns or by countries: votes, rankings, contests of gardens. In all languages; a stem has an asterisk. */
export const contestWords =
  'vote* voting ranking* ballot* poll polls jury abstimmung* stimme stimmen rangliste* wettbewerb* städtevergleich* stem stemmen ranglijst* omröstning* röster afstemning* stemmer avstemning* scrutin* voix concours votación* votos concurso* votació* vots votação* voto voti votazione* concorso* graduatoria* voturi głosowani* głosów konkurs* hlasován* hlasů žebříč* hlasov rebríč* glasov* natječaj* glasanj* гласањ* конкурс* рейтинг* голосован* голос* гласуван* ψηφοφορί* διαγωνισμ* szavazás* äänestyks* hääletus* balsojum* balsavim* oylama* yarışma* pemungutan undian'
