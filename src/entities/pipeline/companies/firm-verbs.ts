/**
 * What firms do in headlines: recalling, hiring and laying off, opening and closing, buying and selling, reporting, charging and refusing money, rising and falling at the stock exchange; and what
 * it is about beside the words of `matters.ts`: contracts, stakes, exchanges, jobs. The same ideas in each language.
 */
import type { EntityLanguage } from '../../languages.js'

const norwegian =
  'tilbakekaller øker kutter stenger åpner kjøper selger lanserer ansetter sparker permitterer henter stiger faller stuper hopper nedbemanner bygger nedjusterer oppjusterer krever krevde fakturerer fakturerte nekter nektet leverer leverte'
const norwegianMatters = 'kontrakt børs børsen eierandel arbeidsplasser prosent millioner milliarder avtale ordre kvartalstall'
const serbian =
  'povlači povukao povukla otpušta otpustio otpustila zapošljava zaposlio otvara otvorio otvorila zatvara zatvorio kupuje kupio kupila prodaje prodao prodala diže povećao povećala smanjuje smanjio raste pada gradi lansira širi pokreće повлачи повукао отпушта отпустио запошљава отвара отворио затвара затворио купује купио купила продаје продао продала диже повећао повећала смањује смањио расте пада гради лансира шири покреће naplaćuje naplatio naplatila zahtijeva zahteva odbio odbila isporučio isporučila наплаћује наплатио наплатила захтева одбио одбила испоручио испоручила'
const serbianMatters =
  'ugovor posao berzi burzi burza berza udio udeo radnika radnike posto odsto milijuna miliona milijardi pogon pogona fabriku tvornicu уговор берзи берза удео радника раднике одсто милиона милијарди погон погона фабрику'

/** Verbs that stand behind firms. */
export const firmVerbs: Partial<Record<EntityLanguage, string>> = {
  eng: 'recalls recall recalled raises raised cuts cut lifts lifted slashes slashed hires hire hired opens open opened closes close closed shuts shut buys buy bought acquires acquire acquired sells sell sold launches launch launched unveils unveiled reports reported posts posted wins won lands signs signed plans plan planned jumps jumped falls fell slips slipped gains gained rises rose soars soared tumbles tumbled plunges plunged sheds shed axes scraps names named appoints files filed warns warned expands pulls agrees eyes snaps invests spins delays halts settles sues faces beats misses produces produce produced makes build builds built employs employed quotes quoted charges charged charge invoiced invoices bills billed refunds refunded refuses refused owes owed overcharged delivers delivered compensated',
  deu: 'ruft rief streicht strich baut baute senkt senkte hebt hob steigert steigerte kauft kaufte verkauft verkaufte übernimmt übernahm schließt schloss eröffnet eröffnete stellt stellte entlässt entließ meldet meldete verliert verlor gewinnt gewann legt legte plant plante investiert investierte kürzt kürzte erhöht erhöhte trennt bricht bringt startet zieht einigt stoppt verdient rechnet will sucht expandiert verfehlt übertrifft schluckt produziert beschäftigt berechnet berechnete verlangt verlangte fordert forderte liefert lieferte erstattet erstattete verweigert verweigerte schuldet',
  nld: 'haalt schrapt sluit opent koopt verkoopt neemt verlaagt verhoogt lanceert bouwt ontslaat stijgt daalt keldert wint verliest investeert meldt boekt zoekt stopt zet roept wil breidt snijdt ziet produceert maakt rekent rekende vraagt vroeg factureert factureerde weigert weigerde levert leverde offreerde brengt bracht',
  swe: 'varslar återkallar köper säljer höjer sänker öppnar stänger lanserar rasar stiger faller lyfter anställer bygger investerar redovisar rapporterar backar rusar tappar vinner flyttar tillverkar kräver krävde fakturerar fakturerade debiterar debiterade vägrar vägrade levererar levererade',
  dan: 'tilbagekalder fyrer køber sælger hæver sænker åbner lukker lancerer stiger falder styrtdykker ansætter bygger investerer opjusterer nedjusterer skærer vinder trækker opkræver opkrævede fakturerer fakturerede nægter nægtede leverer leverede kræver krævede',
  nob: norwegian,
  nno: `${norwegian} tilbakekallar aukar kuttar stengjer opnar kjøper sel lanserer tilset`,
  fra: 'décroche supprime rappelle recrute embauche ouvre ferme rachète achète vend cède lance relève abaisse nomme gagne perd grimpe chute plonge bondit recule investit annonce publie dévoile signe licencie augmente réduit vise prévoit envisage négocie s’effondre s’envole dépasse remporte arrête stoppe retire construit implante délocalise double produit produira fabrique fabriquera emploie facture facturé facturait réclame réclamait rembourse refuse refusé livre livré débite débité',
  spa: 'retira llama compra compró vende vendió abre abrirá abrió cierra cerrará cerró contrata contratará contrató sube subió baja bajó gana ganó pierde perdió negocia lanza lanzó despide despedirá invierte invertirá eleva recorta anuncia anunció reduce construirá cae cayó cotiza adquiere adquirió factura presenta presentó logra firma prevé gestiona nombra dispara desploma produce producirá produjo fabrica fabricará emplea cobra cobró cobraba facturó reclama reclamó reembolsa reembolsó niega negó entrega entregó exige',
  cat: 'retira compra ven obre tanca contracta puja baixa guanya perd negocia llança acomiada inverteix eleva retalla anuncia redueix construirà cau adquireix factura presenta cobra cobrà reclama reemborsa nega lliura',
  por: 'recolhe compra comprou vende vendeu abre abriu fecha fechou contrata contratou demite demitiu lança lançou sobe subiu cai caiu dispara disparou despenca investe anuncia anunciou reduz aumenta aumentou vai tem teve registra registou lucra lucrou nomeia negocia adquire adquiriu corta eleva constrói chama produz produzirá fabrica fabricará emprega cobra cobrou cobrava faturou reembolsa reembolsou recusa recusou entrega entregou exige',
  ita: 'richiama ritira assume assumerà apre aprirà chiude chiuderà compra acquista vende cede lancia vola sale scende guadagna perde crolla balza licenzia taglia rivede alza abbassa investe nomina annuncia punta tratta negozia firma conquista sfiora corre frena costruisce rileva affonda scivola produce produrrà produrre fabbrica addebita addebitò fattura fatturò rimborsa rimborsò rifiuta chiede consegna consegnò applica',
  ron: 'recheamă retrage angajează concediază deschide închide cumpără vinde lansează scade crește urcă anunță investește taie majorează reduce raportează cedează preia preiau construiește numește caută închis vândut cumpărat deschis angajat produce produs produc construi facturează facturat rambursează refuză livrează livrat percepe cere',
  pol: 'wycofuje wycofał zwalnia zwolnił zwolni zatrudnia zatrudni otwiera otworzył otworzyła zamyka zamknął kupuje kupił kupiła sprzedaje sprzedał sprzedała podnosi podniósł obniża wprowadza buduje zbuduje spada spadł rośnie wzrósł zyskał zyskała zyskało stracił straciła straciło inwestuje przejmuje przejął ogłasza planuje tnie odwołuje produkuje wyprodukuje zatrudnił naliczył naliczyła nalicza zażądał zażądała żąda zwrócił zwróciła odmówił odmówiła dostarczył dostarczyła pobiera pobrał pobrała wystawił wystawiła',
  ces: 'stahuje stáhl stáhla svolává propouští propustí propustil přijme přijímá nabírá otevře otevírá otevřel otevřela zavře zavírá zavřel kupuje koupí koupil koupila prodává prodá prodal prodala zdražuje zlevňuje zvyšuje zvýšil zvýšila snižuje snížil snížila staví postaví posílil posílila posílily ztratil ztratila klesl klesla roste investuje převzal přebírá hlásí spouští ruší vyrábí vyrobí zaměstnal účtuje účtoval účtovala naúčtoval naúčtovala požaduje požadoval vrátil vrátila odmítl odmítla dodal dodala fakturuje',
  slk: 'sťahuje stiahol prepúšťa prepustí prijme prijíma naberá otvorí otvára otvoril otvorila zatvorí zatvára kupuje kúpi kúpil kúpila predáva predal predala zdražuje zlacňuje zvyšuje zvýšil zvýšila znižuje znížil stavia postaví posilnil posilnila stratil stratila klesol klesla rastie investuje prevzal preberá hlási spúšťa ruší vyrába vyrobí postavil účtuje účtoval účtovala naúčtoval naúčtovala požaduje vrátil vrátila odmietol odmietla dodal dodala fakturuje',
  slv: 'odpoklicuje odpušča zaposluje odpira odprl odprla zapira zaprl kupuje kupil kupila prodaja prodal prodala dviguje zvišuje znižuje gradi pridobil pridobila izgubil raste pada vlaga prevzema prevzel uvaja zaposlil zaposlila zaposlilo odpustil odpustila odpustilo proizvaja izdeluje zgradil zgradila zaračunal zaračunala zaračuna zahteva vrnil vrnila zavrnil zavrnila dobavil dobavila',
  hrv: serbian,
  srp: serbian,
  bul: 'изтегля съкращава наема отваря откри затваря затвори купува купи продава продаде вдига повишава намалява строи пуска поскъпва поевтинява инвестира придобива обявява уволнява произвежда таксува таксувал иска поиска върна отказа достави начислява начисли',
  rus: 'отзывает отозвал отозвала нанимает наймет наймёт увольняет уволит открывает открыл открыла откроет закрывает закрыл закрыла закроет покупает купил купила продает продаёт продал продала повышает повысил повысила снижает снизил снизила запускает запустил запустила строит построит упал упала вырос выросла подорожал подешевел инвестирует нарастил нарастила сократил сократила приобрел приобрёл объявил объявила отказался отказалась выходит вложит выпускает выпустит производит взимает взимала взял потребовал потребовала требует вернул вернула отказал отказала поставил поставила выставил выставила',
  ukr: 'відкликає найме наймає звільняє звільнить відкриває відкрив відкрила відкриє закриває закрив закрила закриє купує купив купила продає продав продала підвищує підвищив підвищила знижує знизив запускає запустив запустила будує збудує впав впала зріс зросла подорожчав інвестує наростив наростила скоротив скоротила придбав придбала оголосив виходить вкладе випускає випустить виробляє стягує стягнув вимагає вимагав вимагала повернув повернула відмовив відмовила поставив поставила виставив виставила',
  ell: 'ανακαλεί προσλαμβάνει απολύει ανοίγει κλείνει αγοράζει πουλά πούλησε αγόρασε εξαγοράζει αυξάνει μειώνει λανσάρει κερδίζει χάνει επενδύει ανακοίνωσε κατασκευάζει υπέγραψε χρεώνει χρέωσε ζητά ζήτησε επέστρεψε αρνήθηκε παρέδωσε τιμολόγησε',
  hun: 'visszahív visszahívja elbocsát felvesz nyit bezár bezárja megnyitja vesz eladja eladott megvette felvásárolja emeli csökkenti emelte építi épít esett emelkedett erősödött gyengült indít leépít beruház keres bejelentette gyárt gyártja',
  fin: 'nousi laski lomauttaa irtisanoo palkkaa avaa avasi sulkee sulki ostaa osti myy myi vetää nostaa nosti alentaa laskee rakentaa investoi lanseeraa vähentää kasvatti yt putosi hyppäsi romahti ilmoitti valmistaa laskuttaa laskutti veloittaa veloitti vaatii vaati palautti toimitti',
  est: 'kutsub koondab palkab avab avas sulgeb sulges ostab ostis müüb müüs tõstab tõstis langetab ehitab investeerib kukkus tõusis nõuab nõudis tagastas keeldus tarnis arveldas',
  lav: 'atsauc atlaiž pieņem atver atvēra slēdz aizver pērk nopirka pārdod pārdeva paaugstina samazina būvē investē palielināja',
  lit: 'atšaukia atleidžia ieško įdarbins atidaro atidarė uždaro uždarė perka pirko nusipirko parduoda pardavė didina mažina stato investuoja brango pigo pabrango atpigo augino',
  tur: 'çağırdı çağırıyor alacak alıyor çıkarıyor çıkardı açtı açıyor açacak kapattı kapatıyor kapatacak satın sattı satıyor yükseldi düştü geriledi kazandı artırdı düşürdü başlıyor başladı kuruyor kuracak yatırım duyurdu üretiyor üretecek istiyor istedi aldı iade etti kesti',
  ind: 'menarik merekrut membuka menutup membeli menjual menaikkan menurunkan meluncurkan membangun naik turun melonjak anjlok mengakuisisi mem-PHK berinvestasi mencatat memproduksi menagih menolak mengenakan mengembalikan mengirim',
  msa: 'menarik mengambil membuka menutup membeli menjual menaikkan menurunkan melancarkan membina naik turun memberhentikan melabur mencatat mengenakan menolak menuntut mengembalikan menghantar'
}

/** What it is about. */
export const firmMatters: Partial<Record<EntityLanguage, string>> = {
  eng: 'contract deal stake contracts guidance ipo trading layoffs percent million billion shares stock index bourse rival regulators lawsuit patent drug vaccine toys toy cars batch bonds loan order orders upgrade model models',
  deu: 'vertrag auftrag großauftrag börse anteil anteile stellen jobs prozent millionen milliarden mitarbeiter rückruf charge produkt zukauf börsengang patent klage fahrzeuge kurzarbeit tarif modell modelle',
  nld: 'contract beurs damrak belang banen procent miljoen miljard order personeel apparaten partij beursgang overname model modellen',
  swe: 'kontrakt börs börsen andel jobb procent miljoner miljarder order orderingång avtal notering modell modeller',
  dan: 'kontrakt børs børsen andel job procent millioner milliarder ordre aftale notering',
  nob: norwegianMatters,
  nno: norwegianMatters,
  fra: 'contrat bourse participation postes emplois pourcent millions milliards commande commandes salariés lot lots action cotation branche modèle modèles',
  spa: 'contrato bolsa participación puestos empleos millones acciones opa pedido personas lote cotización divisa deuda modelo modelos',
  cat: 'contracte borsa participació llocs milions accions opa comanda persones lot',
  por: 'contrato bolsa participação vagas milhões bilhões bi ações encomenda pessoas lote dívida leilão modelo modelos',
  ita: 'contratto borsa quota posti milioni miliardi azioni commessa ordine persone lotto titolo stime dividendi piazza modello modelli',
  ron: 'contract bursă participație locuri milioane miliarde acțiuni comandă oameni lot mașini model modele',
  pol: 'kontrakt umowę giełdzie giełda udziały etatów osób proc milionów miliardów akcji akcje partię zamówienie model modele',
  ces: 'zakázku smlouvu burze burza podíl míst lidí procent procenta milionů miliard akcie akcií šarži pobočku pivovar model modely',
  slk: 'zákazku zmluvu burze burza podiel miest ľudí percent percenta miliónov miliárd akcie akcií šaržu pobočku pivovar model modely',
  slv: 'pogodbo posel borzi delež delavcev ljudi odstotkov odstotke milijonov milijard delnice model modele',
  hrv: serbianMatters,
  srp: serbianMatters,
  bul: 'договор борсата дял служители работници процента милиона милиарда акции партида модел модели',
  rus: 'контракт бирже биржа долю доля сотрудников человек процентов процента миллионов млн млрд миллиардов акции акций партию дивидендов модель модели',
  ukr: 'контракт біржі біржа частку частка працівників людей осіб відсотків відсотки млн млрд мільйонів мільярдів акції акцій партію дивідендів модель моделі',
  ell: 'σύμβαση χρηματιστήριο μερίδιο μετοχή μετοχής εργαζόμενους εκατ δισ',
  hun: 'szerződést tőzsdén részesedést dolgozót embert százalékot milliárd millió részvény',
  fin: 'sopimuksen pörssissä osuuden työntekijää henkilöä prosenttia miljoonan miljoonaa osake erän tilauksen',
  est: 'lepingu börsil osaluse töötajat inimest protsenti miljoni aktsia partii',
  lav: 'līgumu biržā daļu darbiniekus procentus miljonus akcijas',
  lit: 'sutartį biržoje dalį darbuotojų žmonių proc milijonų mln akcijos akcijas partiją',
  tur: 'sözleşme borsada borsa hisse hissesi hisseleri kişi işçi yüzde milyon milyar ihale anlaşma',
  ind: 'kontrak bursa saham karyawan persen miliar juta triliun',
  msa: 'kontrak bursa saham pekerja peratus juta bilion'
}
