/** What sentences on companies are about, beside the kinds and belongings of `words.ts`: what companies decide on, what they report, and their shares. */
import type { EntityLanguage } from '../../languages.js'

/**
 * What companies decide on and persons in the news rarely do: nouns for prices, wages, jobs, shops, plants, deliveries. A bare name that begins a sentence with one of
 * them is likely a company's (`Rossmann senkt die Preise`). The same ideas in each language.
 */
export const companyMatters: Partial<Record<EntityLanguage, string>> = {
  eng: 'price prices fare fares fee fees jobs wages layoffs production output deliveries recall flights route routes store stores shop shops supermarkets branch plant plants warehouse network product products outlet cars planes models',
  deu: 'preis preise preisen gebühren löhne stellen arbeitsplätze produktion lieferungen flüge strecken läden laden geschäfte geschäft kaufhaus standort standorte lager netz produkte produkt sortiment autos flugzeuge märkte filiale filialen werk tarife zweigstelle optiker händler',
  nld: 'prijs prijzen tarieven lonen banen productie leveringen vluchten winkel winkels vestiging vestigingen magazijn netwerk producten product assortiment auto’s distributiecentrum brouwerij',
  swe: 'pris priser priserna löner jobb tjänster produktion produktionen leveranser flyg butik butiker lager nät produkter sortiment bilar varsel biljetter',
  dan: 'pris priser priserne lønninger job stillinger produktion produktionen leverancer fly ruter skibe butik butikker lager net produkter varer biler',
  nob: 'pris priser prisene lønninger jobber stillinger produksjon produksjonen leveranser fly ruter butikk butikker lager nett produkter varer biler',
  nno: 'pris prisar prisane lønningar jobbar stillingar produksjon leveransar fly ruter butikk butikkar lager nett produkt varer bilar',
  fra: 'prix tarif tarifs salaires emplois postes production livraisons vols ligne lignes magasin magasins boutique boutiques usine usines entrepôt réseau produit produits rayons voitures avions restaurant restaurants',
  spa: 'precio precios tarifa tarifas sueldo sueldos salarios empleos puestos producción entregas vuelos ruta rutas tienda tiendas fábrica planta almacén red producto productos coches aviones panadería bodega refinería locales',
  cat: 'preu preus tarifa tarifes sou sous salaris llocs producció lliuraments vols botiga botigues fàbrica planta magatzem xarxa producte productes cotxes avions locals',
  por: 'preço preços tarifa tarifas salários empregos vagas produção entregas voos rota rotas loja lojas fábrica armazém rede produto produtos carros aviões refinaria restaurantes',
  ita: 'prezzo prezzi tariffe stipendi salari posti produzione consegne voli tratte negozio negozi fabbrica stabilimento magazzino rete prodotto prodotti auto aerei punti ristoranti azienda',
  ron: 'preț prețuri prețurile tarife tarifele salarii salariile posturi producția livrări zboruri magazin magazine fabrică fabrica depozit rețea rețele produse mașini avioane',
  pol: 'cena ceny cen opłaty płace etaty produkcja dostawy loty połączenia sklep sklepy fabryka zakład magazyn sieć produkt produkty samochody samoloty telefony taryfy',
  ces: 'cena ceny mzdy místa výroba dodávky lety linky prodejna prodejny obchod obchody továrna závod sklad síť výrobek výrobky auta letadla telefony pivovar jízdné',
  slk: 'cena ceny mzdy miesta výroba dodávky lety linky predajňa predajne obchod obchody továreň závod sklad sieť výrobok výrobky autá lietadlá telefóny pivovar halu',
  slv: 'cena cene plače delovna proizvodnja dobave leti trgovina trgovine tovarna skladišče mreža izdelek izdelki avtomobili',
  hrv: 'cijena cijene plaće radna proizvodnja isporuke letovi trgovina trgovine tvornica pogon skladište mreža proizvod proizvodi automobili gorivo',
  srp: 'цена цене плате радна производња испоруке летови продавница продавнице фабрика погон складиште мрежа мреже производ производи аутомобили cene plate proizvodnja prodavnice fabrika mreže proizvodi',
  bul: 'цена цени цените такси заплати места производство доставки полети магазин магазини завод фабрика склад мрежа продукт продукти автомобили',
  rus: 'цена цены тариф тарифы зарплаты места производство поставки рейс рейсы маршрут маршруты магазин магазины завод фабрика склад сеть товар товары продукт продукты автомобили самолёты поезд поезда',
  ukr: 'ціна ціни тариф тарифи зарплати місця виробництво поставки рейс рейси магазин магазини завод фабрика склад мережа товар товари продукт продукти автомобілі літаки потяг потяги',
  ell: 'τιμή τιμές μισθούς θέσεις παραγωγή παραδόσεις πτήσεις δρομολόγια κατάστημα καταστήματα εργοστάσιο αποθήκη δίκτυο προϊόν προϊόντα αυτοκίνητα',
  hun: 'ár árak árakat bér béreket állás állást termelés termelést szállítás járat járatot üzlet üzletet bolt boltot gyár gyárat üzem üzemet raktár hálózat termék terméket autó autót',
  fin: 'hinta hintoja hinnat palkat työpaikat tuotanto toimitukset lennot reitti myymälä myymälän kauppa kaupan tehdas tehtaan varasto verkko tuote tuotteet autot meijeri meijerin leipomo leipomon ketju ketjun',
  est: 'hind hinnad hindu palgad töökohad tootmine tarned lennud pood poe kauplus kaupluse tehas tehase ladu võrk toode tooted autod liin',
  lav: 'cena cenas algas darbvietas ražošana piegādes reisi veikals veikalu rūpnīca noliktava tīkls produkts produkti automašīnas filiāle',
  lit: 'kaina kainos algos vietos gamyba pristatymai skrydžiai parduotuvė parduotuvę gamykla gamyklą sandėlis tinklas produktas produktai automobiliai filialas',
  tur: 'fiyat fiyatı fiyatları zam maaşları ücretleri üretim üretimi teslimat uçuş uçuşları sefer seferleri mağaza mağazası fabrika fabrikası depo ağı ürün ürünü ürünleri otomobil araç',
  ara: 'سعر أسعار الأسعار رواتب وظائف إنتاج رحلات رحلة متجر متجرا متاجر فرع فرعا مصنع مصنعا مستودع شبكة منتج منتجا خدمة هاتفا هاتف سيارات طائرات',
  fas: 'قیمت قیمت‌ها دستمزد تولید پرواز پروازها فروشگاه شعبه کارخانه انبار شبکه محصول محصولات خودرو بسته‌های خدمات',
  urd: 'قیمت قیمتیں قیمتوں تنخواہیں نوکریاں پیداوار پروازیں دکان دفتر شاخ فیکٹری کارخانہ نیٹ ورک مصنوعات گاڑیاں سروس',
  heb: 'מחיר מחירים המחירים שכר משרות ייצור טיסות קו סניף סניפים חנות חנויות מפעל המפעל מחסן רשת מוצר מוצרים רכבים מטוסים',
  hin: 'कीमत कीमतें कीमतों दाम वेतन नौकरियां उत्पादन उड़ान उड़ानें दुकान स्टोर शोरूम कारखाना संयंत्र गोदाम नेटवर्क उत्पाद कारें फोन कार्यालय प्लांट',
  ben: 'দাম বেতন চাকরি উৎপাদন ফ্লাইট দোকান শোরুম কারখানা গুদাম নেটওয়ার্ক পণ্য গাড়ি ফোন কার্যালয়',
  ind: 'harga tarif gaji upah produksi pengiriman penerbangan rute toko gerai pabrik gudang jaringan produk mobil pesawat kantor layanan',
  msa: 'harga tambang gaji upah pengeluaran penghantaran penerbangan laluan kedai cawangan kilang gudang rangkaian produk kereta pesawat perkhidmatan',
  vie: 'giá lương máy hàng xưởng mạng bay nhánh sữa xe',
  tgl: 'presyo pamasahe sahod trabaho produksiyon biyahe flight flights tindahan sangay pabrika bodega network produkto singil',
  zho: '价格 價格 工厂 工廠 门店 門店 新店 店 分店 仓库 倉庫 产品 產品 航线 航線 汽车 汽車 手机 手機 裁员 裁員 涨价 漲價 降价 降價 生产线 饮料 飲料 生产 生產 建厂 建廠',
  jpn: '価格 値上げ 値下げ 賃金 生産 工場 新工場 店舗 新店 店 倉庫 商品 製品 路線 便 車 新型 発売',
  kor: '가격 임금 생산 공장 매장 점포 지점 창고 제품 신제품 노선 항공편 자동차 신차 채용'
}

/** What firms report, launch and sell, where only a person and a firm of one name compete: of anybody else it would tell too little. */
export const companyResults: Partial<Record<EntityLanguage, string>> = {
  eng: 'sales profit profits revenue revenues turnover earnings forecast outlook dividend model models collection handbags range version SUV hybrid trucks vehicles jets phones collections results quarter ad ads brand campaign takeover bid merger employs employed employing supplies supplied manufactures produces insolvency bankruptcy administration',
  deu: 'absatz umsatz gewinn gewinne ergebnis prognose ausblick dividende modell modelle kollektion quartal übernahme fusion sparprogramm reederei sparte marke geschäftsjahr verkaufszahlen jahreszahlen fahrzeuge beschäftigt beschäftigte beschäftigen liefert belieferte beliefert produziert fertigt insolvenz insolvenzantrag',
  nld: 'omzet winst winsten resultaat prognose dividend model modellen collectie kwartaal overname fusie divisie merk verkoop telt levert leverde produceert failliet faillissement surseance',
  swe: 'försäljning försäljningen omsättning vinst resultat prognos utdelning modell modeller kollektion kvartal uppköp anställda varsel fordon sysselsätter levererar tillverkar producerar konkurs konkursen',
  dan: 'salg salget omsætning overskud resultat prognose udbytte model modeller kollektion kvartal opkøb ansatte beskæftiger leverer fremstiller producerer konkurs konkursen',
  nob: 'salg salget omsetning overskudd resultat prognose utbytte modell modeller kolleksjon kvartal oppkjøp ansatte sysselsetter leverer produserer framstiller konkurs konkursen',
  nno: 'sal salet omsetning overskot resultat prognose utbyte modell modellar kolleksjon kvartal oppkjøp tilsette sysselset leverer produserer konkurs konkursen',
  fra: 'ventes bénéfice bénéfices chiffre résultat résultats prévisions dividende modèle modèles collection filiale trimestre rachat marque voiture SUV véhicules effectifs sac sacs parfum parfums emploie emploient employait livre fabrique produit commercialise redressement liquidation faillite',
  spa: 'ventas beneficio beneficios ingresos resultado resultados previsión dividendo modelo modelos colección filial trimestre compra fusión marca coche todoterreno vehículos bolsos perfume emplea empleaba suministra fabrica produce comercializa concurso quiebra',
  cat: 'vendes benefici beneficis ingressos resultats previsió dividend model models col·lecció filial trimestre marca cotxe vehicles ocupa subministra fabrica produeix concurs fallida',
  por: 'vendas lucro lucros receita receitas resultado resultados previsão dividendo modelo modelos coleção subsidiária trimestre aquisição marca carro veículos emprega empregava fornece fabrica produz insolvência falência',
  ita: 'vendite utile utili ricavi risultati previsioni dividendo modello modelli collezione controllata trimestre acquisizione marchio monoposto vettura suv borse profumo bilancio impiega occupa impiegava fornisce fabbrica produce fallimento concordato fatturato',
  ron: 'vânzări vânzările profit profitul venituri rezultate dividende model modele colecție filială trimestru achiziție marcă mașină vehicule angajează fabrică produce livrează insolvență insolvența faliment falimentul',
  pol: 'sprzedaż zysk zyski przychody wyniki prognoza dywidenda model modele kolekcja spółka kwartał fabrykę przejęcie marka samochód pojazdy zatrudnia zatrudniał zatrudniała dostarcza produkuje upadłość upadłości',
  ces: 'prodej prodeje zisk zisky tržby výsledky výhled dividenda model modely kolekce dceřiná čtvrtletí převzetí značka vůz vozy zaměstnává zaměstnával dodává vyrábí konkurz insolvence insolvenci',
  slk: 'predaj predaje zisk zisky tržby výsledky výhľad dividenda model modely kolekcia štvrťrok prevzatie značka vozidlá zamestnáva zamestnával dodáva vyrába konkurz konkurzu',
  slv: 'prodaja dobiček prihodki rezultati napoved dividenda model modeli kolekcija četrtletje prevzem znamka vozila zaposluje dobavlja proizvaja stečaj stečaja',
  hrv: 'prodaja prodaju dobit prihodi rezultati prognoza dividenda model modele kolekcija tromjesečje preuzimanje marka vozila zapošljava isporučuje proizvodi stečaj stečaja',
  srp: 'продаја продају добит приходи резултати прогноза дивиденда модел моделе колекција тромесечје марка возила запошљава испоручује производи стечај стечаја proizvodi stečaj',
  bul: 'продажби продажбите печалба печалбата приходи резултати прогноза дивидент модел модели колекция тримесечие марка кола доставя произвежда несъстоятелност фалит',
  rus: 'продажи продаж прибыль прибыли выручка выручку прогноз дивиденды модель модели коллекция коллекцию квартал марка кроссовер машина машины насчитывает поставляет производит выпускает банкротство банкротстве',
  ukr: 'продажі продажів прибуток прибутки виручка прогноз дивіденди модель моделі колекція квартал марка кросовер постачає виробляє випускає банкрутство',
  ell: 'πωλήσεις κέρδη έσοδα αποτελέσματα πρόβλεψη μέρισμα μοντέλο μοντέλα συλλογή τρίμηνο εξαγορά μάρκα απασχολεί προμηθεύει παράγει πτώχευση κατασκευάζει',
  hun: 'eladás eladások nyereség árbevétel eredmény előrejelzés osztalék modell modellt kollekció negyedév felvásárlás márka foglalkoztat szállít gyárt felszámolás csődvédelem',
  fin: 'myynti myyntiä voitto liikevoitto liikevaihto tulos ennuste osinko malli mallin mallisto neljännes yritysosto merkki työllistää toimittaa valmistaa konkurssi konkurssiin',
  est: 'müük kasum käive tulemus prognoos dividend mudel mudeli kollektsioon kvartal ülevõtmine mark tarnib toodab pankrot pankroti',
  lav: 'pārdošana peļņa apgrozījums rezultāti prognoze dividendes modelis modeļi kolekcija ceturksnis zīmols piegādā ražo maksātnespēja',
  lit: 'pardavimai pelnas apyvarta rezultatai prognozė dividendai modelis modeliai kolekcija ketvirtis prekės tiekia gamina bankrotas',
  tur: 'satış satışları kâr kârı ciro gelir sonuçları tahmin temettü model modeli koleksiyon çeyrek satın marka üretiyor istihdam iflas konkordato',
  ara: 'مبيعات أرباح إيرادات نتائج توقعات طراز طرازا سيارة مجموعة الربع',
  heb: 'מכירות רווח רווחים הכנסות תוצאות תחזית דגם דגמים קולקציה רבעון מותג',
  ind: 'penjualan laba pendapatan hasil proyeksi dividen model koleksi kuartal akuisisi merek memasok memproduksi pailit',
  msa: 'jualan keuntungan pendapatan hasil ramalan dividen model koleksi suku jenama membekal mengeluarkan muflis'
}

/** Shares, in all languages. */
export const shareWords =
  'shares stock aktie aktien aandeel aandelen aktier aksje aksjen aksjer aksjar action actions acción acciones acció accions ação ações acções azione azioni acțiuni acțiunile akcja akcje akcji akcie akcií delnica delnice delnic dionica dionice акција акције акции акциите акция акций акція акції акцій μετοχή μετοχές μετοχών részvény részvényei részvénye osake osakkeet osakkeen aktsia aktsiad aktsiate akcija akcijas akcijos akcijų hissesi hisseleri أسهم سهم سهام حصص מניות מניית शेयर शेयरों শেয়ার শেয়ারের பங்குகள் பங்கு షేర్లు saham หุ้น phiếu 股价 股價 股票 股份 株 株価 株式 주가 주식'
