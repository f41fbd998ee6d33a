/** Words of sports pages that are no sure sign alone: goals and halves, matches, wins and losses, points, the sides. A word with an asterisk is a stem. */
import type { EntityLanguage } from '../../languages.js'

const norwegian =
  'mål målet scoret scora kamp kampen kampene pause poeng seier seieren tap tapet lag laget sesong sesongen hjemme borte uavgjort straffe serien cup'
const serbian =
  'gol golov* pogod* zgodit* susret* utakmic* poluvrem* poluvreme* pobjed* pobed* poraz* bod bodov* ekip* momčad* kup derbi derbij* remi sezon* kolo kola kolu prvak* navijač* minut* koš koša koševa koševi гол голов* погод* утакмиц* полувреме* победа победу пораз* бод бодов* екип* тим тима куп дерби реми сезон* коло кола колу првак* минут* кош коша кошева кошеви'

export const pageWords: Partial<Record<EntityLanguage, string>> = {
  eng: 'goal goals scored scores scorer header penalty derby fixture fixtures match half-time halftime kick-off kickoff substitute season win wins victory defeat draw point points cup side squad opener comeback unbeaten hat-trick innings wickets rebounds home away title fans',
  deu: 'tor tore toren treffer traf trafen elfmeter halbzeit pause spiel partie spitzenspiel derby sieg niederlage remis punkt punkte saison tabelle tabellenführer elf mannschaft team gäste gastgeber heimspiel pokal anschlusstreffer doppelpack fans auswärts heimsieg körbe',
  nld: 'doelpunt doelpunten goal goals treffer scoorde wedstrijd duel derby rust strafschop zege nederlaag gelijkspel punten punt seizoen ploeg elftal beker koploper uitploeg thuis uit',
  swe: 'mål målet målen gjorde match matchen derby halvlek straff seger segern förlust förlusten poäng säsong säsongen lag laget hemma borta kval oavgjort guld cupen serien',
  dan: 'mål målet scorede kamp kampen derby halvleg straffe sejr sejren nederlag nederlaget point sæson sæsonen hold holdet hjemme ude uafgjort pokal rækken',
  nob: norwegian,
  nno: norwegian,
  fra: 'but buts doublé triplé match rencontre derby mi-temps penalty victoire défaite nul points point saison équipe équipes journée coupe maintien classement score égalisé égalisation essai essais terrain domicile championnat',
  spa: 'gol goles tanto tantos doblete hat-trick partido encuentro derbi clásico penalti penal descanso victoria derrota empate punto puntos temporada equipo jornada liga copa marcador igualó adelantó local visitante líder clasificación torneo título afición',
  cat: 'gol gols partit derbi penal mitja victòria derrota empat punt punts temporada equip jornada lliga copa marcador local visitant líder classificació',
  por: 'gol gols golo golos partida jogo dérbi clássico penálti pênalti intervalo vitória derrota empate ponto pontos temporada equipa equipe time jornada rodada liga taça copa marcador líder classificação campeonato torcida adeptos',
  ita: 'gol rete reti doppietta tripletta partita gara derby rigore intervallo ripresa vittoria sconfitta pari pareggio punto punti stagione squadra giornata campionato coppa classifica salvezza esonerato esonera arbitro panchina ultimo',
  ron: 'gol goluri golul golurile dublă dubla meci meciul partida derby derbi penalty pauză victorie victoria înfrângere egal remizat scor scorul puncte sezon sezonul echipa echipă etapa cupa liga clasament eliminată suporterii',
  pol: 'gol gola gole goli bramk* mecz* spotkani* derby karn* połow* zwycięstw* porażk* remis* punkt* sezon* drużyn* zespół zespołu kolejk* puchar* tabel* hat-trick strzelił strzeliła strzelili siebie wyjeździe kibic*',
  ces: 'gól gólu góly gólů branka branku branky zápas* utkání derby penalt* poločas* výhr* vítězství prohr* porážk* remíz* bod bodů body sezon* sezón* tým týmu týmy týmem kolo kole kola pohár* tabulk* hattrick trefil trefila hosté domácí přestřílel* otočil* fanouš*',
  slk: 'gól gólu góly gólov zápas* stretnuti* derby penalt* polčas* výhr* víťazstv* prehr* remíz* bod bodov body sezón* tím tímu tímy tímom kolo kole kola pohár* tabuľk* hostia domáci fanúš*',
  slv: 'gol gola gole golov zadetek zadetk* tekm* derbi polčas* zmag* poraz* remi točk* sezon* ekip* moštv* krog krogu pokal* lestvic* navijač*',
  hrv: serbian,
  srp: serbian,
  bul: 'гол гола голове мач мача мачове дерби полувреме дузпа победа загуба равенство точки точка сезон отбор отбора кръг купа класиране домакин* гости*',
  rus: 'гол голы гола голов мяч мяча мячи забил забила забили дубль хет-трик матч* встреч* дерби пенальти тайм* победу победы победа поражени* ничь* очко очка очков сезон* команд* тур тура туре кубок кубка лига лиги лиге лигу лигой гостей дома таблиц* шайб* сезоне',
  ukr: "гол голи гола голів м’яч м’яча м’ячі м'яч забив забила забили дубль хет-трик матч* зустріч* дербі пенальті тайм* перемог* поразк* нічи* очко очки очок сезон* команд* тур туру турі кубок кубка ліга ліги лізі лігу лігою гостей удома вдома таблиц* шайб*",
  ell: 'γκολ τέρμα αγώνας αγώνα ντέρμπι πέναλτι ημίχρονο νίκη ήττα ισοπαλία βαθμούς βαθμοί σεζόν ομάδα αγωνιστική κύπελλο βαθμολογία σκόρερ εκτός έδρας πρωτάθλημα παίκτης',
  hun: 'gól gólt góllal góljával gólja meccs* mérkőzés* derbi tizenegyes félidő* győzelm* veres* vereség* döntetlen* pont pontot szezon* csapat* forduló* kupa kupát kupában kupából tabell* vendég* hazai játszott',
  fin: 'maali maalin maalia maalit maaleista ottelu* peli pelin derby rangaistuspotku* puoliaika* voitto voiton tappio* tasapeli* piste pisteen pistettä kausi kauden joukkue* kierros kierroksen cup sarjataulukko mestari* mestaruus* vieraiden paikallisvääntö* kotonaan hopealle kultaa',
  est: 'värav väravat väravad väravaga mäng mängu mängus derbi poolaeg poolaja võit võidu kaotus* viik* punkt* hooaeg hooaja meeskond meeskonna voor voorus karikas karika* tabel*',
  lav: 'vārt* spēle spēlē spēli puslaik* uzvar* zaudēj* neizšķirt* punkt* sezon* komand* kārt* kauss kausa kausu tabul* turnīr*',
  lit: 'įvart* rungtyn* kėlin* pergal* pralaimėj* lygi* task* sezon* komand* ekip* turas turo turą ture turui taur* lentel* pratęs* baudin* krepš* treneris trenerio namuose išvykoje nugal* palauž*',
  tur: 'gol golü golle goller gollü golleri maç maçı maçta maçında derbi penaltı devre yarı galibiyet galibiyeti mağlup mağlubiyet beraberlik berabere puan puanı puanla sezon takım takımı hafta kupa kupası deplasman* saha stadı* lig ligi skor gollerle',
  ind: 'gol laga pertandingan derby penalti babak kemenangan kekalahan imbang poin musim tim pekan piala liga klasemen skor tuan tandang',
  msa: 'gol perlawanan derbi penalti separuh kemenangan kekalahan seri mata musim pasukan piala liga kedudukan jaringan'
}
