/**
 * Words that tell that the name beside them is an organization's: nouns for kinds of companies (`firma Slovnaft`), and things that companies have (`shares of
 * Renault`, `Tesla employees`). Chosen from general vocabularies of business news, the same ideas in each language.
 */
import type { EntityLanguage } from '../../languages.js'

export interface CompanyWords {
  /** Kinds of organizations; with a hyphen those that are one only behind it (`VW-Tochter`). */
  readonly kinds: string
  /** What organizations have: shares, staff, branches, a management. Not what persons and places have as often. */
  readonly belongings: string
  /** Words between a belonging and its owner; never those that tell a place. Empty where a case or the order of words tells it. */
  readonly of: string
  /** The noun's last part is enough: it is written together with what is before it (`Autokonzern`). */
  readonly compounds?: true
  /** Kinds stand behind the name. */
  readonly behind?: true
}

export const companyWords: Partial<Record<EntityLanguage, CompanyWords>> = {
  eng: {
    kinds:
      'company firm group corporation conglomerate chain retailer supermarket carmaker automaker manufacturer maker brand airline carrier brewer insurer bank lender operator publisher broadcaster startup supplier utility drugmaker chipmaker shipbuilder union agency watchdog regulator',
    belongings:
      'shares stock shareholders investors employees staff workers workforce factory factories plant plants stores shops branches outlets warehouse warehouses headquarters subsidiary subsidiaries management ceo cfo chairman board customers profits revenue revenues turnover earnings dividend spokesman spokeswoman spokesperson executives',
    of: 'of at'
  },
  deu: {
    kinds:
      'konzern firma unternehmen hersteller kette gruppe bank marke versicherer händler anbieter betreiber verlag sender fluggesellschaft airline brauerei reederei discounter zulieferer bauer -tochter konzerntochter banktochter -mutter konzernmutter gewerkschaft behörde verband startup versorger riese lieferant entsorger dienstleister energieversorger vermieter bauträger hausverwaltung verbraucherzentrale',
    belongings:
      'aktie aktien aktionäre aktionären betriebsrat belegschaft mitarbeiter mitarbeitern mitarbeiterinnen beschäftigte beschäftigten filiale filialen werk werke werken fabrik fabriken vorstand vorstandschef vorstandschefin aufsichtsrat geschäftsführung geschäftsführer konzernchef umsatz gewinn bilanz kunden kundinnen zentrale niederlassung niederlassungen märkte läden anteile anteilen',
    of: 'von bei der des vom',
    compounds: true
  },
  nld: {
    kinds:
      'bedrijf concern firma onderneming fabrikant producent keten winkelketen supermarkt bank merk verzekeraar vervoerder uitgever luchtvaartmaatschappij maatschappij brouwer rederij vakbond toezichthouder groep ketens moederbedrijf dochter leverancier verwerker aanbieder ontwikkelaar provider aannemer uitgeverij energieleverancier webwinkel makelaar installateur bouwer',
    belongings:
      'aandeel aandelen aandeelhouders personeel medewerkers werknemers filiaal filialen winkels fabriek fabrieken topman topvrouw bestuur directie raad omzet winst klanten onderdeel hoofdkantoor ondernemingsraad dividend',
    of: 'van bij',
    compounds: true
  },
  swe: {
    kinds:
      'bolaget företaget koncernen bolag företag koncern kedjan kedja tillverkaren tillverkare banken märket flygbolaget försäkringsbolaget rederiet förlaget myndigheten facket jätten operatören leverantören leverantör elbolaget entreprenören operatör',
    belongings:
      'aktien aktier aktieägare anställda personal personalen fabrik fabriken butiker butik vd styrelse styrelsen ledning ledningen omsättning vinst kunder huvudkontor dotterbolag',
    of: 'hos i på från av',
    compounds: true
  },
  dan: {
    kinds:
      'selskabet virksomheden koncernen selskab virksomhed koncern kæden kæde producenten producent banken mærket flyselskabet forsikringsselskabet rederiet bryggeriet forlaget giganten leverandøren leverandør entreprenøren entreprenør elselskabet operatøren',
    belongings:
      'aktie aktien aktier aktionærer ansatte medarbejdere medarbejderne fabrik fabrikken butikker direktion direktionen bestyrelse bestyrelsen bestyrelsesformand topchef omsætning overskud kunder hovedkontor datterselskab',
    of: 'hos i fra af ved',
    compounds: true
  },
  nob: {
    kinds:
      'selskapet bedriften konsernet selskap bedrift konsern kjeden kjede produsenten produsent banken merket flyselskapet forsikringsselskapet rederiet bryggeriet forlaget giganten leverandøren leverandør entreprenøren entreprenør operatøren',
    belongings:
      'aksje aksjen aksjer aksjonærer ansatte fabrikk fabrikken butikker butikkene konsernsjef konsernsjefen ledelsen styret omsetning overskudd kunder hovedkontor datterselskap tillitsvalgte',
    of: 'hos i fra av ved',
    compounds: true
  },
  nno: {
    kinds:
      'selskapet bedrifta konsernet selskap bedrift konsern kjeda kjede produsenten produsent banken merket flyselskapet forsikringsselskapet reiarlaget bryggeriet forlaget giganten leverandøren leverandør entreprenøren entreprenør operatøren',
    belongings:
      'aksje aksjen aksjar aksjonærar tilsette fabrikk fabrikken butikkar konsernsjef konsernsjefen leiinga styret omsetning overskot kundar hovudkontor dotterselskap',
    of: 'hos i frå av ved',
    compounds: true
  },
  fra: {
    kinds:
      'société entreprise groupe firme compagnie chaîne enseigne marque constructeur fabricant banque assureur opérateur éditeur transporteur brasseur distributeur équipementier start-up syndicat agence géant filiale maison magasin magasins supermarché supermarchés usine fournisseur prestataire bailleur exploitant courtier voyagiste promoteur mutuelle concessionnaire',
    belongings:
      'action actions actionnaires salariés employés ouvriers personnel direction pdg usine usines magasin magasins filiale filiales agences siège clients bénéfice bénéfices chiffre conseil dirigeants dividende',
    of: "de du d' d’ chez"
  },
  spa: {
    kinds:
      'empresa compañía firma grupo sociedad cadena marca fabricante banco aseguradora operadora editorial aerolínea naviera cervecera constructora distribuidora petrolera farmacéutica sindicato agencia gigante tienda tiendas supermercado supermercados proveedor proveedora comercializadora suministradora eléctrica inmobiliaria promotora mayorista concesionaria mutua',
    belongings:
      'acción acciones accionistas empleados trabajadores plantilla fábrica fábricas planta plantas tienda tiendas sucursales sede clientes beneficio beneficios ganancias ingresos consejo directivos filial filiales dividendo',
    of: 'de del'
  },
  cat: {
    kinds:
      'empresa companyia firma grup societat cadena marca fabricant banc asseguradora operadora editorial aerolínia naviliera constructora distribuïdora sindicat agència gegant botiga botigues supermercat supermercats proveïdor proveïdora comercialitzadora subministradora elèctrica immobiliària promotora concessionària mútua',
    belongings:
      'acció accions accionistes empleats treballadors plantilla fàbrica fàbriques planta botiga botigues seu clients benefici beneficis guanys ingressos consell directius filial filials',
    of: "de del d' d’"
  },
  por: {
    kinds:
      'empresa companhia firma grupo sociedade rede cadeia marca fabricante montadora banco seguradora operadora editora transportadora cervejaria construtora distribuidora petrolífera farmacêutica sindicato agência gigante loja lojas supermercado supermercados fornecedor fornecedora imobiliária incorporadora concessionária concessionário elétrica mutuária',
    belongings:
      'ação ações acções acionistas funcionários trabalhadores empregados fábrica fábricas loja lojas agências sede clientes lucro lucros receitas vendas administração conselho diretores filial filiais dividendo',
    of: 'de da do das dos'
  },
  ita: {
    kinds:
      'azienda società gruppo ditta compagnia impresa catena marchio casa produttore banca assicuratore operatore editore costruttore birrificio colosso gigante sindacato agenzia supermercati negozi controllata stabilimento fornitore gestore concessionaria immobiliare editrice',
    belongings:
      'azione azioni azionisti dipendenti lavoratori operai personale fabbrica fabbriche stabilimento stabilimenti negozi filiali sede clienti utile utili ricavi fatturato consiglio dirigenti controllata controllate dividendo prodotti',
    of: "di della del dell' dell’ dello dei delle in alla"
  },
  ron: {
    kinds:
      'compania companie firma firmă societatea societate grupul grup lanțul lanț marca marcă producătorul producător banca bancă asigurătorul operatorul editura retailerul concernul sindicatul agenția gigantul magazinele furnizor furnizorul dezvoltator dezvoltatorul distribuitorul',
    belongings:
      'acțiuni acțiunile acționarii angajați angajații angajaților salariați salariații fabrica fabrici fabricii magazine magazinele magazinelor sediul clienții profitul vânzările conducerea directorul filiala',
    of: 'de la ale al a'
  },
  pol: {
    kinds:
      'firma spółka koncern przedsiębiorstwo grupa sieć marka producent bank ubezpieczyciel operator wydawnictwo przewoźnik browar fabryka sklep sklepy dyskont supermarket gigant związek spółdzielnia dostawca deweloper sprzedawca wykonawca importer',
    belongings:
      'akcja akcje akcjonariusze pracownicy pracownik załoga fabryka zakład zakłady sklep sklepy oddział oddziały prezes zarząd centrala siedziba klienci zysk przychody obroty rzecznik produkty',
    of: 'z w'
  },
  ces: {
    kinds:
      'firma společnost podnik koncern skupina řetězec značka výrobce banka pojišťovna operátor vydavatelství dopravce pivovar továrna obchody prodejna prodejny supermarket obr gigant automobilka odbory dodavatel provozovatel developer prodejce obchodník spořitelna',
    belongings:
      'akcie akcionáři zaměstnanci pracovníci továrna závod závody prodejna prodejny pobočka pobočky ředitel představenstvo vedení centrála sídlo zákazníci zisk tržby obrat mluvčí výrobky',
    of: 'z ze v ve od u'
  },
  slk: {
    kinds:
      'firma spoločnosť podnik koncern skupina reťazec značka výrobca banka poisťovňa operátor vydavateľstvo dopravca pivovar továreň fabrika obchody predajňa predajne supermarket gigant automobilka odbory rafinéria dodávateľ prevádzkovateľ developer predajca sporiteľňa',
    belongings:
      'akcie akcionári zamestnanci pracovníci továreň fabrika závod závody predajňa predajne pobočka pobočky riaditeľ predstavenstvo vedenie centrála sídlo zákazníci zisk tržby obrat hovorca výrobky',
    of: 'z zo v vo od u'
  },
  slv: {
    kinds:
      'podjetje družba firma koncern skupina veriga znamka proizvajalec banka zavarovalnica operater založba prevoznik pivovarna tovarna trgovine trgovina velikan sindikat dobavitelj ponudnik izvajalec upravljavec',
    belongings:
      'delnica delnice delničarji zaposleni delavci tovarna obrat trgovina trgovine poslovalnica poslovalnice direktor uprava sedež kupci dobiček prihodki promet',
    of: 'iz v od pri'
  },
  hrv: {
    kinds:
      'tvrtka kompanija poduzeće firma koncern grupa lanac marka proizvođač banka osiguravatelj operator nakladnik prijevoznik pivovara tvornica trgovine trgovina div sindikat društvo dobavljač opskrbljivač izvođač ponuđač',
    belongings:
      'dionica dionice dioničari zaposlenici radnici djelatnici tvornica pogon trgovina trgovine poslovnica poslovnice direktor uprava sjedište kupci dobit prihodi promet glasnogovornik',
    of: 'iz u od'
  },
  srp: {
    kinds:
      'предузеће компанија фирма концерн група ланац марка произвођач банка осигуравач оператер издавач превозник пивара фабрика продавнице радње гигант синдикат друштво preduzeće kompanija firma koncern grupa lanac marka proizvođač banka operater izdavač fabrika prodavnice sindikat добављач извођач понуђач dobavljač izvođač',
    belongings:
      'акција акције акционари запослени радници фабрика погон продавница продавнице пословница директор управа седиште купци добит приходи промет портпарол akcije akcionari zaposleni radnici fabrika direktor uprava sedište kupci dobit prihodi',
    of: 'из у од iz u od'
  },
  bul: {
    kinds:
      'компания компанията фирма фирмата дружество дружеството концерн концернът група верига веригата марка производител производителят банка банката застраховател оператор операторът издателство завод заводът фабрика магазини гигант гигантът синдикат агенция доставчик доставчикът изпълнител строител',
    belongings:
      'акции акциите акционери служители служителите работници работниците завод заводът фабрика фабриката магазини магазините клонове ръководството директорът централата клиенти печалба печалбата приходи приходите оборот говорител',
    of: 'на от в във'
  },
  rus: {
    kinds:
      'компания фирма корпорация концерн холдинг группа сеть бренд марка производитель банк страховщик оператор издательство перевозчик авиакомпания пивоварня завод фабрика магазин магазины супермаркеты гигант автопроизводитель ритейлер застройщик профсоюз агентство поставщик провайдер подрядчик агрегатор',
    belongings:
      'акция акции акционеры сотрудники работники завод заводы фабрика магазин магазины филиал филиалы гендиректор директор правление руководство офис штаб-квартира клиенты прибыль выручка доля пресс-служба продукция',
    of: ''
  },
  ukr: {
    kinds:
      'компанія фірма корпорація концерн холдинг група мережа бренд марка виробник банк страховик оператор видавництво перевізник авіакомпанія пивоварня завод фабрика магазин магазини супермаркети гігант автовиробник ритейлер забудовник профспілка агентство підприємство постачальник провайдер підрядник агрегатор',
    belongings:
      'акція акції акціонери співробітники працівники завод заводи фабрика магазин магазини філія філії гендиректор директор правління керівництво офіс штаб-квартира клієнти прибуток виручка частка пресслужба продукція',
    of: ''
  },
  ell: {
    kinds:
      'εταιρεία εταιρία όμιλος επιχείρηση αλυσίδα μάρκα τράπεζα κατασκευαστής πάροχος ασφαλιστική ζυθοποιία εκδοτικός αεροπορική ναυτιλιακή κολοσσός βιομηχανία σούπερ μάρκετ προμηθευτής ανάδοχος εργολήπτρια',
    belongings:
      'μετοχή μετοχές μέτοχοι μετόχων εργαζόμενοι εργαζομένων εργοστάσιο εργοστάσια καταστήματα κατάστημα υποκαταστήματα διοίκηση έδρα πελάτες κέρδη έσοδα τζίρος θυγατρική',
    of: 'της του στη στην στο στον'
  },
  hun: {
    kinds:
      'cég vállalat csoport konszern lánc márka gyártó bank biztosító szolgáltató kiadó légitársaság sörgyár gyár bolt boltok áruház társaság óriás szakszervezet',
    belongings:
      'részvény részvényei részvénye részvényesei dolgozói dolgozó alkalmazottai munkavállalói gyára gyárai üzeme üzemei üzlete üzletei boltjai fiókjai vezérigazgató vezérigazgatója elnök-vezérigazgatója igazgatósága vezetése székháza ügyfelei nyeresége bevétele árbevétele szóvivője termékei',
    of: '',
    compounds: true,
    behind: true
  },
  fin: {
    kinds:
      'yhtiö yritys konserni ketju pankki merkki valmistaja vakuutusyhtiö operaattori kustantamo lentoyhtiö varustamo panimo tehdas kauppa jätti liitto firma',
    belongings:
      'osake osakkeet osakkeen osakkeenomistajat työntekijät työntekijöitä henkilöstö tehdas tehtaat myymälä myymälät kaupat toimitusjohtaja hallitus johto pääkonttori asiakkaat liikevoitto liikevaihto tulos tytäryhtiö tuotteet',
    of: '',
    compounds: true,
    behind: true
  },
  est: {
    kinds:
      'ettevõte firma kontsern grupp kett pank kaubamärk tootja kindlustusselts operaator kirjastus lennufirma laevafirma õlletehas tehas kauplus poekett hiid ametiühing',
    belongings:
      'aktsia aktsiad aktsionärid töötajad töötajate tehas tehased pood poed kauplused filiaalid tegevjuht juhatus juhatuse peakontor kliendid kasum käive müügitulu tütarfirma tooted',
    of: '',
    compounds: true,
    behind: true
  },
  lav: {
    kinds:
      'uzņēmums kompānija firma koncerns grupa ķēde tīkls zīmols ražotājs banka apdrošinātājs operators izdevniecība aviokompānija alus rūpnīca fabrika veikals veikali milzis arodbiedrība aģentūra',
    belongings:
      'akcija akcijas akcionāri darbinieki strādnieki rūpnīca fabrika veikals veikali filiāles valde vadība vadītājs direktors birojs klienti peļņa apgrozījums ieņēmumi produkcija',
    of: '',
    behind: true
  },
  lit: {
    kinds:
      'įmonė bendrovė kompanija firma koncernas grupė tinklas ženklas gamintojas bankas draudikas operatorius leidykla fabrikas gamykla parduotuvė parduotuvės milžinė profsąjunga agentūra',
    belongings:
      'akcija akcijos akcininkai darbuotojai darbininkai gamykla fabrikas parduotuvė parduotuvės filialai valdyba vadovybė vadovas direktorius biuras klientai pelnas apyvarta pajamos produkcija',
    of: '',
    behind: true
  },
  tur: {
    kinds:
      'şirketi şirket firması firma holdingi holding grubu zinciri markası bankası banka üreticisi operatörü yayınevi havayolu fabrikası mağazası mağazaları marketi devi sendikası kurumu',
    belongings:
      'hissesi hisseleri hissedarları çalışanları çalışanı işçileri fabrikası fabrikaları mağazası mağazaları şubesi şubeleri yönetimi yöneticileri ceosu merkezi müşterileri kârı cirosu geliri sözcüsü ürünleri',
    of: '',
    behind: true
  },
  ara: {
    kinds: 'شركة الشركة مجموعة مؤسسة مصرف بنك سلسلة متاجر متجر مصنع مصانع علامة هيئة وكالة نقابة عملاق',
    belongings: 'أسهم سهم مساهمي موظفي موظفو عمال مصنع مصانع فروع فرع متاجر أرباح إيرادات عملاء مقر إدارة منتجات زبائن',
    of: ''
  },
  fas: {
    kinds: 'شرکت گروه بانک کارخانه کارخانۀ برند سازمان فروشگاه فروشگاه‌های مؤسسه موسسه بیمه خودروساز اپراتور هلدینگ غول',
    belongings: 'سهام سهامداران کارکنان کارگران کارمندان کارخانه شعبه شعب فروشگاه مدیرعامل هیئت‌مدیره مشتریان سود درآمد محصولات مشترکان سخنگوی',
    of: ''
  },
  urd: {
    kinds: 'کمپنی بینک گروپ فرم ادارہ ادارے کارخانہ برانڈ کارپوریشن',
    belongings: 'حصص ملازمین مزدور کارخانہ کارخانے فیکٹری فیکٹریوں شاخ شاخیں منافع آمدنی صارفین مصنوعات انتظامیہ',
    of: 'کے کی کا',
    behind: true
  },
  pus: { kinds: 'شرکت بانک ډله موسسه کمپنۍ', belongings: 'ونډې کارکوونکي فابریکه څانګې ګټه عواید پیرودونکي', of: 'د' },
  heb: {
    kinds: 'חברת החברה קבוצת בנק רשת תאגיד קונצרן מפעל מפעלי יצרנית יצרן ענקית סוכנות ארגון הוצאת מותג',
    belongings: 'מניות מניית עובדי עובדות מפעל מפעלי סניפי סניף חנויות מנכ״ל מנכ"ל מנכ״לית הנהלת לקוחות רווחי הכנסות דירקטוריון מטה בעלי',
    of: 'של'
  },
  hin: {
    kinds: 'कंपनी कम्पनी समूह बैंक फर्म ब्रांड निगम एयरलाइन संस्था',
    belongings: 'शेयर शेयरों शेयरधारकों कर्मचारी कर्मचारियों कारखाना कारखाने फैक्ट्री फैक्टरी संयंत्र शाखा शाखाएं शाखाओं मुनाफा मुनाफे राजस्व ग्राहक ग्राहकों सीईओ प्रबंधन उत्पाद उत्पादों',
    of: 'के की का',
    behind: true
  },
  ben: {
    kinds: 'কোম্পানি কোম্পানির গ্রুপ গ্রুপের ব্যাংক ব্যাংকের প্রতিষ্ঠান ব্র্যান্ড সংস্থা',
    belongings: 'শেয়ার শেয়ারের কর্মচারী কর্মী কর্মীরা কর্মীদের শ্রমিক শ্রমিকরা কারখানা কারখানায় শাখা মুনাফা আয় গ্রাহক গ্রাহকরা পণ্য সিইও',
    of: '',
    behind: true
  },
  tam: {
    kinds: 'நிறுவனம் நிறுவனத்தின் நிறுவனத்தில் நிறுவனங்கள் வங்கி வங்கியின் குழுமம் குழுமத்தின் கம்பெனி',
    belongings: 'பங்குகள் பங்கு ஊழியர்கள் தொழிலாளர்கள் தொழிற்சாலை தொழிற்சாலையில் கிளை கிளைகள் லாபம் வருவாய் வாடிக்கையாளர்கள்',
    of: '',
    behind: true
  },
  tel: {
    kinds: 'సంస్థ కంపెనీ సంస్థకు సంస్థలో కంపెనీలో కంపెనీకి బ్యాంకు గ్రూపు గ్రూప్',
    belongings: 'షేర్లు షేరు ఉద్యోగులు కార్మికులు ఫ్యాక్టరీ కర్మాగారం శాఖలు లాభం లాభాలు ఆదాయం వినియోగదారులు',
    of: '',
    behind: true
  },
  ind: {
    kinds: 'perusahaan grup bank maskapai jaringan merek pabrik produsen operator penerbit toko gerai ritel raksasa serikat lembaga',
    belongings: 'saham karyawan pekerja buruh pabrik gerai toko cabang pelanggan keuntungan laba pendapatan direksi ceo manajemen pengemudi kantor produk',
    of: 'dari di'
  },
  msa: {
    kinds: 'syarikat kumpulan bank rangkaian jenama kilang pengeluar pengendali penerbit kedai gergasi firma kesatuan agensi',
    belongings: 'saham pekerja kakitangan kilang kedai cawangan pelanggan keuntungan untung pendapatan hasil ceo pengurusan produk',
    of: 'daripada di'
  },
  tgl: {
    kinds: 'kompanya kumpanya kompanyang kumpanyang bangko grupo korporasyon ahensya pabrika tatak tindahan',
    belongings: 'empleyado manggagawa pabrika sangay tindahan tubo kustomer sapi produkto pamunuan',
    of: 'ng sa'
  },
  // the last syllable of công ty, tập đoàn, hãng, cổ phiếu
  vie: {
    kinds: 'ty đoàn hãng',
    belongings: 'phiếu',
    of: 'của tại'
  },
  tha: {
    kinds: 'บริษัท ธนาคาร กลุ่ม เครือ ห้าง ร้าน ยี่ห้อ แบรนด์ สายการบิน องค์กร โรงงาน',
    belongings: 'หุ้น พนักงาน โรงงาน สาขา ลูกค้า กำไร รายได้ ผู้บริหาร สำนักงานใหญ่ ผลิตภัณฑ์',
    of: 'ของ'
  },
  zho: {
    kinds: '公司 集团 集團 银行 銀行 品牌 企业 企業 厂商 廠商 工厂 工廠 旗下 子公司 控股 股份',
    belongings: '股价 股價 股票 股份 员工 員工 工厂 工廠 门店 門店 分公司 子公司 总部 總部 客户 客戶 利润 利潤 营收 營收 董事会 董事會 高管 财报 財報',
    of: '的',
    behind: true
  },
  jpn: {
    kinds: '社 会社 株式会社 グループ 銀行 メーカー ブランド 企業 工場 ホールディングス',
    belongings: '株 株価 株式 社員 従業員 工場 店舗 支店 本社 社長 会長 取締役 役員 顧客 利益 売上 売上高 子会社 製品 新製品 広報',
    of: 'の',
    behind: true
  },
  kor: {
    kinds: '회사 그룹 은행 기업 브랜드 제조업체 공장 업체 항공사 통신사',
    belongings: '주가 주식 주주 직원 직원들 임직원 공장 매장 지점 본사 대표이사 회장 사장 고객 이익 영업이익 매출 자회사 제품',
    of: '의',
    behind: true
  }
}
