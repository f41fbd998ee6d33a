/** Words by which reports and headlines say how a match ended: who beat whom, who lost to or drew with whom. */
import type { EntityLanguage } from '../../languages.js'

const norwegian = 'slår slo slått vant vinner tapte taper mot uavgjort knuste knuser slaktet snudde utklasset'
const serbian =
  'pobijedio pobijedila pobijedili pobedio pobedila pobedili izgubio izgubila izgubili savladao savladala savladali svladao svladala svladali porazio porazila porazili remizirao remizirala победио победила изгубио изгубила савладао савладала поразио поразила pao pala slavio slavila slavili декласирао декласирала изненадио изненадила nadigrao nadigrala deklasirao deklasirala razbio razbila srušio srušila пао пала славио славила надиграо разбио разбила срушио'

export const matchWords: Partial<Record<EntityLanguage, string>> = {
  eng: 'beat beats beating defeat defeats defeated thrash thrashed edge edges edged overcome overcame drew draw draws lost lose loses stun stuns stunned hammer hammers hammered rout routs routed sink sinks sank crush crushes crushed held hold holds host hosts hosted v vs versus against outlast outlasts top tops topple topples trounce trounces trounced upset upsets dispatch dispatched overpower overpowers oust ousts thump thumped whip whipped down downed blank blanked eliminate eliminated',
  deu: 'schlägt schlug besiegt besiegte bezwingt bezwang gewinnt gewann verliert verlor unterliegt unterlag remis spielt spielte empfängt siegt siegte gegen trifft fertigt deklassiert deklassierte überrollt zerlegt zerlegte stürzt ringt bezwungen besiegen schlagen unterliegen kegelt',
  nld: 'verpulverde wint won verliest verloor verslaat versloeg klopt klopte speelt speelde tegen verrast verraste stunt overklast overklaste vernedert vernederde verpulvert versloegen klopten wonnen verloren gewonnen',
  swe: 'slår slog vann vinner besegrade besegrar förlorade förlorar kryssade mot krossade krossar krossa slagit föll kvitterade vände utklassade',
  dan: 'slår slog vandt vinder besejrede tabte taber uafgjort mod knuste knuser vendte ydmygede besejrer',
  nob: norwegian,
  nno: `${norwegian} vann tapa`,
  fra: "bat battu battent s'impose s'incline imposé imposée incliné inclinée domine écrase enfonce gagne perd corrige surprend contre face renverse s'offre humilie étrille terrasse dompte surclasse élimine balaie",
  ita: 'batte battono battuto vince pareggia perde supera travolge piega ko contro stende doma espugna annienta schianta affonda rimonta liquida elimina strapazza',
  spa: 'gana ganó vence venció derrota derrotó pierde perdió empata empató golea goleó cae cayó supera superó contra ante tumba arrolla aplasta remonta doblega elimina frena sorprende humilla barre',
  cat: 'guanya guanyà perd empata empatà derrota derrotà venç contra',
  por: 'vence venceu ganha ganhou bate bateu perde perdeu empata empatou derrota derrotou goleia goleou contra atropela elimina surpreende vira arrasa massacra tropeça derrapa',
  ron: 'învinge învins bate bătut câștigă pierde pierdut egal contra zdrobește umilește elimină surclasează',
  pol: 'pokonał pokonała pokonało pokonali wygrał wygrała wygrali przegrał przegrała przegrali zremisował zremisowała zremisowali ograł ograła ograli rozgromił rozgromiła rozbił rozbiła rozbili zdemolował zdemolowała zlał zlała pogromił pogromiła uległ uległa wyeliminował wyeliminowała ograło rozgromiło rozbiło wygrało przegrało zremisowało zdemolowało uległo',
  ces: 'porazil porazila porazili zvítězil zvítězila prohrál prohrála prohráli vyhrál vyhrála remizoval remizovala zdolal zdolala přehrál přehrála přehráli padl padla otočil otočila přestřílel přestřílela přestřílely rozdrtil rozdrtila deklasoval deklasovala udolal udolala',
  slk: 'zdolali porazil porazila porazili zdolal zdolala zvíťazil zvíťazila vyhral vyhrala prehral prehrala remizoval remizovala prehrali vyhrali rozdrvil rozdrvila deklasoval deklasovala zvíťazili otočil otočila',
  slv: 'remizirala premagal premagala premagali izgubil izgubila zmagal zmagala remiziral ugnal ugnala ugnali nadigral nadigrala izgubili zmagali odpravil odpravila premagalo premagale nadigralo ugnalo zmagalo izgubilo',
  hrv: serbian,
  srp: serbian,
  rus: 'проиграло обыграл обыграла обыграло обыграли победил победила победили проиграл проиграла проиграли разгромил разгромила разгромили уступил уступила разнес разнесла переиграл переиграла одолел одолела вырвал победив обыграв разбил разбила сокрушил уничтожил забросал',
  ukr: 'програло обіграв обіграла обіграли переміг перемогла перемогли програв програла програли розгромив розгромила поступився поступилася розбив розбила переграв переграла здолав здолала поступилося обіграло розгромили знищив',
  bul: 'победи загуби разгроми надигра разби прегази победиха загубиха надви срази',
  ell: 'νίκησε κέρδισε έχασε διέλυσε συνέτριψε λύγισε υπέταξε ηττήθηκε νίκησαν',
  hun: 'legyőzte verte nyert kikapott kiütötte elverte lenyomta legyőzték kikaptak kiverte ütötte legázolta',
  fin: 'voitti hävisi kaatoi löi kaatui kukisti murskasi päihitti nujersi taipui löivät',
  est: 'võitis alistas kaotas purustas võitsid kaotasid lõi',
  lav: 'uzvarēja pārspēja zaudēja sagrāva uzveica piekāpās apspēlēja',
  lit: 'nugalėjo įveikė pralaimėjo palaužė sutriuškino krito pranoko parklupdė nusileido',
  tur: 'yendi yener yenildi devirdi devirir mağlup kaybetti kazandı berabere ezdi ağırladı deplasmanda eledi yıktı bozguna',
  vie: 'thắng thua hòa hoà bại',
  ind: 'mengalahkan kalahkan menang kalah imbang menahan libas gilas hajar bantai bungkam tekuk taklukkan',
  msa: 'mengalahkan kalahkan menewaskan tewaskan menang kalah seri ajar benam belasah tumbang'
}

/** Those of them that are said of games and of no wars, elections and prices: both names of clubs beside one are teams. */
export const gameWords: Partial<Record<EntityLanguage, string>> = {
  eng: 'edged thrashed trounced thumped',
  nld: 'klopte klopten overklaste verpulverde gewonnen',
  swe: 'kryssade utklassade',
  nob: 'utklasset',
  nno: 'utklasset',
  fra: 'étrille surclasse',
  ita: 'pareggia strapazza',
  spa: 'goleó golea empata empató',
  cat: 'empata empatà',
  por: 'goleia goleou empata empatou',
  ron: 'surclasează',
  pol: 'ograł ograła ograło ograli zremisował zremisowała zremisowało rozgromił rozgromiła rozgromiło',
  ces: 'remizoval remizovala přestřílel přestřílela přestřílely deklasoval deklasovala udolal udolala přehrál přehrála přehráli',
  slk: 'remizoval remizovala zdolal zdolala zdolali deklasoval deklasovala',
  slv: 'remiziral ugnal ugnala ugnali ugnalo nadigral nadigrala nadigralo',
  hrv: 'remizirao remizirala savladao savladala savladali svladao svladala svladali nadigrao nadigrala deklasirao deklasirala',
  srp: 'remizirao remizirala savladao savladala savladali nadigrao nadigrala deklasirao deklasirala надиграо декласирао',
  rus: 'обыграл обыграла обыграло обыграли переиграл',
  ukr: 'обіграв обіграла обіграло обіграли переграв переграла',
  bul: 'надигра',
  hun: 'lenyomta kiverte elverte',
  fin: 'päihitti nujersi',
  lav: 'apspēlēja',
  lit: 'parklupdė pranoko',
  ind: 'libas gilas bantai'
}

/** What a side is called without its name, at the head of a sentence. */
export const sideNouns: ReadonlySet<string> = new Set(
  (
    'team side hosts visitors champions newcomers home away squad club leaders villagers mannschaft gastgeber gäste elf hausherren meister aufsteiger ' +
    'thuisploeg bezoekers ploeg hemmalaget gästerna laget hjemmeholdet gæsterne holdet hjemmelaget gjestene vertene équipe locaux visiteurs squadra padroni ' +
    'ospiti equipo locales visitantes equip locals time equipa mandante visitante echipa gazdele oaspeții drużyna gospodarze goście zespół domácí hosté tým ' +
    'celek domáci hostia tím moštvo gostje domačini ekipa domaćini gosti momčad klub domaći домаћини гости тим екипа клуб хозяева команда господарі гості ' +
    'отборът домакините гостите тимът ομάδα γηπεδούχοι φιλοξενούμενοι csapat hazaiak vendégek joukkue kotijoukkue vieraat isännät seura meeskond ' +
    'võõrustajad külalised klubi komanda mājinieki viesi klubs šeimininkai svečiai klubas takım ev konuk misafir tim tuan tamu đội chủ'
  ).split(' ')
)

/** Those of losing and drawing: what a person loses is no town. */
export const lossWords: Partial<Record<EntityLanguage, string>> = {
  eng: 'lost lose loses drew draw draws',
  deu: 'verliert verlor unterliegt unterlag',
  nld: 'verliest verloor',
  swe: 'förlorade förlorar kryssade föll',
  dan: 'tabte taber',
  nob: 'tapte taper',
  nno: 'tapte taper tapa',
  fra: "perd s'incline",
  ita: 'pareggia perde',
  spa: 'pierde perdió empata empató cae cayó',
  cat: 'perd empata empatà',
  por: 'perde perdeu empata empatou',
  ron: 'pierde pierdut egal',
  pol: 'przegrał przegrała przegrało zremisował zremisowała zremisowało uległ uległa',
  ces: 'prohrál prohrála remizoval remizovala padl padla',
  slk: 'prehral prehrala remizoval remizovala',
  slv: 'izgubil izgubila remiziral remizirala',
  hrv: 'izgubio izgubila remizirao remizirala',
  srp: 'izgubio izgubila remizirao remizirala изгубио изгубила',
  rus: 'проиграл проиграла проиграло уступил уступила',
  ukr: 'програв програла програло поступився поступилася',
  bul: 'загуби',
  ell: 'έχασε ηττήθηκε',
  hun: 'kikapott',
  fin: 'hävisi kaatui taipui',
  est: 'kaotas',
  lav: 'zaudēja piekāpās',
  lit: 'pralaimėjo krito nusileido',
  tur: 'yenildi kaybetti',
  ind: 'kalah imbang',
  msa: 'kalah seri'
}

/** What else is counted like a match, by towns or by countries: votes, rankings, contests of gardens. In all languages; a stem has an asterisk. */
export const contestWords =
  'vote* voting ranking* ballot* poll polls jury abstimmung* stimme stimmen rangliste* wettbewerb* städtevergleich* stem stemmen ranglijst* omröstning* röster afstemning* stemmer avstemning* scrutin* voix concours votación* votos concurso* votació* vots votação* voto voti votazione* concorso* graduatoria* voturi głosowani* głosów konkurs* hlasován* hlasů žebříč* hlasov rebríč* glasov* natječaj* glasanj* гласањ* конкурс* рейтинг* голосован* голос* гласуван* ψηφοφορί* διαγωνισμ* szavazás* äänestyks* hääletus* balsojum* balsavim* oylama* yarışma* pemungutan undian'
