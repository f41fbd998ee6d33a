/** What the fields of forms and the columns of tables are called, by what stands in them. General words of business letters, lists and registers. */
import type { EntityLanguage } from '../../languages.js'

export interface FieldWords {
  readonly person: string
  readonly place: string
  /** Companies and other organizations only. */
  readonly organization: string
  /** Whoever buys or pays: a person or a company. */
  readonly party: string
}

/** Parted by `|`, since a field's name may have several words. */
export const fieldWords: Partial<Record<EntityLanguage, FieldWords>> = {
  eng: {
    person:
      "name|first name|last name|surname|full name|contact|contact person|author|employee|player|participant|student|teacher|manager|patient|passenger|guest|speaker|applicant|signed by|spouse|spouse's name|maiden name|mother's name|father's name|next of kin|emergency contact",
    place: 'city|town|country|place|place of birth|location|state|region|destination|origin|venue|residence|place of residence|hometown|lives in',
    organization:
      'company|employer|firm|organisation|organization|seller|supplier|vendor|bank|club|team|publisher|manufacturer|insurer|carrier|airline|institution|university|school|agency|department|brand',
    party: 'customer|client|buyer|bill to|ship to|sold to|payee|payer'
  },
  deu: {
    person:
      'name|vorname|nachname|ansprechpartner|ansprechpartnerin|autor|autorin|mitarbeiter|spieler|teilnehmer|teilnehmerin|patient|gast|bearbeiter|sachbearbeiter|verfasser|referent|ehepartner|ehegatte|ehegattin|ehefrau|ehemann|geburtsname|mädchenname|notfallkontakt',
    place: 'ort|stadt|wohnort|geburtsort|land|region|ziel|standort|herkunft|veranstaltungsort|spielort|spielstätte|halle|stadion|treffpunkt',
    organization:
      'firma|unternehmen|arbeitgeber|verkäufer|lieferant|anbieter|bank|verein|mannschaft|verlag|hersteller|versicherung|organisation|universität|schule|behörde|institut|marke',
    party: 'kunde|kundin|käufer|rechnungsempfänger|empfänger|auftraggeber'
  },
  nld: {
    person: 'naam|voornaam|achternaam|contactpersoon|auteur|medewerker|speler|deelnemer|patiënt|gast|student|echtgenoot|echtgenote|meisjesnaam',
    place: 'plaats|stad|woonplaats|geboorteplaats|land|regio|bestemming|locatie|zaal|stadion|speellocatie',
    organization: 'bedrijf|werkgever|verkoper|leverancier|bank|club|ploeg|uitgever|fabrikant|verzekeraar|organisatie|universiteit|school|merk',
    party: 'klant|koper|opdrachtgever|ontvanger'
  },
  swe: {
    person: 'namn|förnamn|efternamn|kontaktperson|författare|anställd|spelare|deltagare|patient|gäst|maka|make|maka/make|flicknamn',
    place: 'ort|stad|födelseort|land|region|plats|bostadsort|hemort|spelplats|arena|scen|lokal',
    organization: 'företag|arbetsgivare|säljare|leverantör|bank|klubb|lag|förlag|tillverkare|försäkringsbolag|organisation|universitet|skola|märke|bolag',
    party: 'kund|köpare|mottagare'
  },
  dan: {
    person: 'navn|fornavn|efternavn|kontaktperson|forfatter|medarbejder|spiller|deltager|patient|gæst|ægtefælle|pigenavn',
    place: 'by|fødested|land|region|sted|bopæl|bopælskommune|spillested|stadion|scene',
    organization: 'firma|virksomhed|arbejdsgiver|sælger|leverandør|bank|klub|hold|forlag|producent|organisation|universitet|skole|mærke|selskab',
    party: 'kunde|køber|modtager'
  },
  nob: {
    person: 'navn|fornavn|etternavn|kontaktperson|forfatter|ansatt|spiller|deltaker|deltager|pasient|gjest|ektefelle|pikenavn',
    place: 'by|fødested|land|region|sted|bosted|bostedskommune|spillested|stadion|arena|scene',
    organization: 'firma|bedrift|arbeidsgiver|selger|leverandør|bank|klubb|lag|forlag|produsent|organisasjon|universitet|skole|merke|selskap',
    party: 'kunde|kjøper|mottaker'
  },
  nno: {
    person: 'namn|fornamn|etternamn|kontaktperson|forfattar|tilsett|spelar|deltakar|pasient|gjest|ektefelle',
    place: 'by|fødestad|land|region|stad|bustad|bustadkommune|spelestad|stadion|arena|scene',
    organization: 'firma|bedrift|arbeidsgivar|seljar|leverandør|bank|klubb|lag|forlag|produsent|organisasjon|universitet|skule|merke|selskap',
    party: 'kunde|kjøpar|mottakar'
  },
  fra: {
    person:
      'nom|prénom|nom de famille|contact|interlocuteur|auteur|salarié|joueur|participant|participante|patient|élève|étudiant|responsable|conjoint|conjointe|époux|épouse|nom de jeune fille|nom de naissance',
    place: 'ville|lieu|lieu de naissance|pays|région|destination|commune|lieu de résidence|salle|stade|lieu du rendez-vous',
    organization:
      'entreprise|société|employeur|vendeur|fournisseur|banque|club|équipe|éditeur|fabricant|assureur|organisme|organisation|université|école|marque|raison sociale',
    party: 'client|cliente|acheteur|destinataire'
  },
  spa: {
    person:
      'nombre|apellido|apellidos|contacto|persona de contacto|autor|empleado|jugador|participante|paciente|alumno|responsable|nombre y apellidos|cónyuge|esposo|esposa',
    place: 'ciudad|lugar|lugar de nacimiento|país|región|destino|provincia|localidad|población|residencia|sede|recinto|sala|estadio',
    organization:
      'empresa|compañía|empleador|vendedor|proveedor|banco|club|equipo|editorial|fabricante|aseguradora|organización|universidad|escuela|marca|razón social',
    party: 'cliente|comprador|destinatario'
  },
  cat: {
    person: 'nom|cognom|cognoms|contacte|persona de contacte|autor|empleat|jugador|participant|pacient|alumne|responsable|cònjuge|espòs|esposa',
    place: 'ciutat|lloc|lloc de naixement|país|regió|destinació|província|població|municipi|residència|domicili|recinte|sala|estadi',
    organization:
      'empresa|companyia|ocupador|venedor|proveïdor|banc|club|equip|editorial|fabricant|asseguradora|organització|universitat|escola|marca|raó social',
    party: 'client|comprador|destinatari'
  },
  por: {
    person: 'nome|sobrenome|apelido|contacto|contato|autor|funcionário|jogador|participante|paciente|aluno|responsável|nome completo|cônjuge|esposo|esposa',
    place: 'cidade|local|naturalidade|local de nascimento|país|região|destino|estado|localidade|município|residência|sala|recinto|estádio',
    organization:
      'empresa|companhia|empregador|vendedor|fornecedor|banco|clube|equipa|equipe|time|editora|fabricante|seguradora|organização|universidade|escola|marca|razão social',
    party: 'cliente|comprador|destinatário'
  },
  ita: {
    person: 'nome|cognome|nome e cognome|contatto|referente|autore|dipendente|giocatore|partecipante|paziente|alunno|responsabile|coniuge|marito|moglie',
    place: 'città|luogo|luogo di nascita|paese|regione|destinazione|provincia|comune|residenza|sala|stadio',
    organization:
      'azienda|società|ditta|datore di lavoro|venditore|fornitore|banca|club|squadra|editore|produttore|assicurazione|ente|organizzazione|università|scuola|marca|ragione sociale',
    party: 'cliente|acquirente|destinatario|spett.le'
  },
  ron: {
    person: 'nume|prenume|nume de familie|persoană de contact|autor|angajat|jucător|participant|pacient|elev|student|soț|soție',
    place: 'oraș|localitate|loc|locul nașterii|țară|regiune|județ|destinație|domiciliu|domiciliul|reședință|sala|stadion|locație',
    organization:
      'firmă|firma|companie|angajator|vânzător|furnizor|bancă|banca|club|echipă|editură|producător|asigurător|organizație|universitate|școală|marcă',
    party: 'client|cumpărător|destinatar'
  },
  pol: {
    person:
      'imię|nazwisko|imię i nazwisko|osoba kontaktowa|autor|pracownik|zawodnik|uczestnik|pacjent|uczeń|student|małżonek|małżonka|współmałżonek|nazwisko panieńskie',
    place: 'miasto|miejscowość|miejsce|miejsce urodzenia|kraj|region|województwo|cel|miejsce zamieszkania|sala|hala|stadion|miejsce wydarzenia',
    organization:
      'firma|przedsiębiorstwo|pracodawca|sprzedawca|dostawca|bank|klub|drużyna|wydawnictwo|producent|ubezpieczyciel|organizacja|uczelnia|szkoła|marka|spółka|wystawca',
    party: 'klient|nabywca|kupujący|odbiorca|zamawiający'
  },
  ces: {
    person: 'jméno|příjmení|jméno a příjmení|kontaktní osoba|autor|zaměstnanec|hráč|účastník|pacient|žák|student|manžel|manželka|rodné příjmení',
    place: 'město|místo|místo narození|obec|země|stát|kraj|cíl|bydliště|sál|hala|stadion|místo konání',
    organization:
      'firma|společnost|podnik|zaměstnavatel|prodávající|dodavatel|banka|klub|tým|nakladatelství|výrobce|pojišťovna|organizace|univerzita|škola|značka',
    party: 'zákazník|odběratel|kupující|klient|příjemce|objednatel'
  },
  slk: {
    person: 'meno|priezvisko|meno a priezvisko|kontaktná osoba|autor|zamestnanec|hráč|účastník|pacient|žiak|študent|manžel|manželka|rodné priezvisko',
    place: 'mesto|miesto|miesto narodenia|obec|krajina|štát|kraj|cieľ|bydlisko|sála|hala|štadión|miesto konania',
    organization:
      'firma|spoločnosť|podnik|zamestnávateľ|predávajúci|dodávateľ|banka|klub|tím|vydavateľstvo|výrobca|poisťovňa|organizácia|univerzita|škola|značka',
    party: 'zákazník|odberateľ|kupujúci|klient|príjemca|objednávateľ'
  },
  slv: {
    person: 'ime|priimek|ime in priimek|kontaktna oseba|avtor|zaposleni|igralec|udeleženec|pacient|učenec|študent|zakonec|dekliški priimek',
    place: 'mesto|kraj|kraj rojstva|država|regija|cilj|občina|prebivališče|stalno prebivališče',
    organization: 'podjetje|družba|delodajalec|prodajalec|dobavitelj|banka|klub|ekipa|založba|proizvajalec|zavarovalnica|organizacija|univerza|šola|znamka',
    party: 'kupec|stranka|prejemnik|naročnik'
  },
  hrv: {
    person: 'ime|prezime|ime i prezime|kontakt osoba|autor|zaposlenik|igrač|sudionik|pacijent|učenik|student|supružnik|djevojačko prezime',
    place: 'grad|mjesto|mjesto rođenja|država|regija|odredište|županija|prebivalište',
    organization: 'tvrtka|poduzeće|poslodavac|prodavatelj|dobavljač|banka|klub|momčad|nakladnik|proizvođač|osiguravatelj|organizacija|sveučilište|škola|marka',
    party: 'kupac|klijent|primatelj|naručitelj'
  },
  srp: {
    person: 'име|презиме|име и презиме|контакт особа|аутор|запослени|играч|учесник|пацијент|ученик|студент|ime|prezime|ime i prezime|супружник|супруг|супруга',
    place: 'град|место|место рођења|држава|регион|одредиште|општина|grad|mesto|država|пребивалиште|prebivalište',
    organization:
      'фирма|предузеће|послодавац|продавац|добављач|банка|клуб|екипа|издавач|произвођач|организација|универзитет|школа|марка|firma|preduzeće|poslodavac|prodavac|dobavljač|banka|klub',
    party: 'купац|клијент|прималац|наручилац|kupac|klijent'
  },
  bul: {
    person: 'име|фамилия|собствено име|лице за контакт|автор|служител|играч|участник|пациент|ученик|студент|съпруг|съпруга',
    place: 'град|място|месторождение|държава|страна|област|община|дестинация|местоживеене',
    organization:
      'фирма|компания|дружество|работодател|продавач|доставчик|банка|клуб|отбор|издателство|производител|застраховател|организация|университет|училище|марка',
    party: 'клиент|купувач|получател|възложител'
  },
  rus: {
    person:
      'имя|фамилия|фио|ф.и.о.|контактное лицо|автор|сотрудник|игрок|участник|пациент|ученик|студент|исполнитель|руководитель|супруг|супруга|муж|жена|девичья фамилия',
    place: 'город|место|место рождения|страна|регион|область|населённый пункт|населенный пункт|пункт назначения|место жительства|город проживания',
    organization:
      'компания|фирма|организация|предприятие|работодатель|место работы|продавец|поставщик|банк|клуб|команда|издательство|производитель|страховщик|университет|школа|вуз|марка',
    party: 'клиент|покупатель|заказчик|получатель|плательщик'
  },
  ukr: {
    person: "ім'я|ім’я|прізвище|піб|контактна особа|автор|працівник|гравець|учасник|пацієнт|учень|студент|чоловік|дружина",
    place: 'місто|місце|місце народження|країна|регіон|область|населений пункт|місце проживання',
    organization:
      'компанія|фірма|організація|підприємство|роботодавець|місце роботи|продавець|постачальник|банк|клуб|команда|видавництво|виробник|страховик|університет|школа|марка',
    party: 'клієнт|покупець|замовник|одержувач|платник'
  },
  ell: {
    person: 'όνομα|επώνυμο|ονοματεπώνυμο|υπεύθυνος|συγγραφέας|υπάλληλος|παίκτης|συμμετέχων|ασθενής|μαθητής|φοιτητής|σύζυγος',
    place: 'πόλη|τόπος|τόπος γέννησης|χώρα|περιοχή|περιφέρεια|δήμος|προορισμός|κατοικία|τόπος κατοικίας',
    organization:
      'εταιρεία|εταιρία|επιχείρηση|εργοδότης|πωλητής|προμηθευτής|τράπεζα|ομάδα|σύλλογος|εκδότης|κατασκευαστής|οργανισμός|πανεπιστήμιο|σχολείο|μάρκα|επωνυμία',
    party: 'πελάτης|αγοραστής|παραλήπτης'
  },
  hun: {
    person: 'név|vezetéknév|keresztnév|kapcsolattartó|szerző|munkatárs|játékos|résztvevő|beteg|tanuló|hallgató|ügyintéző|házastárs|születési név',
    place: 'város|hely|születési hely|ország|régió|megye|település|lakóhely|helyszín|stadion',
    organization: 'cég|cégnév|vállalat|munkáltató|munkahely|eladó|szállító|bank|klub|csapat|kiadó|gyártó|biztosító|szervezet|egyetem|iskola|márka',
    party: 'ügyfél|vevő|megrendelő|címzett'
  },
  fin: {
    person: 'nimi|etunimi|sukunimi|yhteyshenkilö|tekijä|työntekijä|pelaaja|osallistuja|potilas|oppilas|opiskelija|puoliso|aviopuoliso',
    place: 'kaupunki|paikka|paikkakunta|syntymäpaikka|maa|alue|kunta|kohde|kotipaikka|asuinpaikka|kotikunta|tapahtumapaikka|stadion',
    organization: 'yritys|yhtiö|työnantaja|myyjä|toimittaja|pankki|seura|joukkue|kustantaja|valmistaja|vakuutusyhtiö|organisaatio|yliopisto|koulu|merkki',
    party: 'asiakas|ostaja|tilaaja|vastaanottaja'
  },
  est: {
    person: 'nimi|eesnimi|perekonnanimi|kontaktisik|autor|töötaja|mängija|osaleja|patsient|õpilane|abikaasa',
    place: 'linn|koht|sünnikoht|riik|maakond|vald|sihtkoht|elukoht',
    organization: 'ettevõte|firma|tööandja|müüja|tarnija|pank|klubi|meeskond|kirjastus|tootja|organisatsioon|ülikool|kool|kaubamärk',
    party: 'klient|ostja|tellija|saaja'
  },
  lav: {
    person: 'vārds|uzvārds|vārds uzvārds|vārds, uzvārds|kontaktpersona|autors|darbinieks|spēlētājs|dalībnieks|pacients|skolēns|students|laulātais|laulātā',
    place: 'pilsēta|vieta|dzimšanas vieta|valsts|reģions|novads|dzīvesvieta',
    organization:
      'uzņēmums|firma|darba devējs|darbavieta|pārdevējs|piegādātājs|banka|klubs|komanda|izdevniecība|ražotājs|organizācija|universitāte|skola|zīmols',
    party: 'klients|pircējs|pasūtītājs|saņēmējs'
  },
  lit: {
    person:
      'vardas|pavardė|vardas, pavardė|vardas pavardė|kontaktinis asmuo|autorius|darbuotojas|žaidėjas|dalyvis|pacientas|mokinys|studentas|sutuoktinis|sutuoktinė',
    place: 'miestas|vieta|gimimo vieta|šalis|regionas|rajonas|gyvenamoji vieta',
    organization:
      'įmonė|firma|bendrovė|darbdavys|darbovietė|pardavėjas|tiekėjas|bankas|klubas|komanda|leidykla|gamintojas|organizacija|universitetas|mokykla|ženklas',
    party: 'klientas|pirkėjas|užsakovas|gavėjas'
  },
  tur: {
    person: 'ad|soyad|ad soyad|adı|soyadı|adı soyadı|isim|yetkili|yazar|çalışan|oyuncu|katılımcı|hasta|öğrenci|eşi|kızlık soyadı',
    place: 'şehir|il|ilçe|yer|doğum yeri|ülke|bölge|ikamet|ikametgâh|mekan|salon|stadyum|stat',
    organization: 'şirket|firma|işveren|iş yeri|satıcı|tedarikçi|banka|kulüp|takım|yayınevi|üretici|sigortacı|kurum|kuruluş|üniversite|okul|marka',
    party: 'müşteri|alıcı|sipariş veren'
  },
  ara: {
    person: 'الاسم|الاسم الأول|اللقب|اسم العائلة|الاسم الكامل|جهة الاتصال|المؤلف|الموظف|اللاعب|المشارك|المريض|الطالب|الزوج|الزوجة',
    place: 'المدينة|المكان|مكان الميلاد|البلد|الدولة|المنطقة|مكان الإقامة|محل الإقامة',
    organization: 'الشركة|جهة العمل|صاحب العمل|البائع|المورد|البنك|النادي|الفريق|الناشر|المؤسسة|الجامعة|المدرسة',
    party: 'العميل|المشتري|الزبون'
  },
  fas: {
    person: 'نام|نام خانوادگی|نام و نام خانوادگی|نویسنده|کارمند|بازیکن|شرکت‌کننده|بیمار|دانشجو|همسر',
    place: 'شهر|محل تولد|محل|کشور|استان|محل سکونت|محل زندگی',
    organization: 'شرکت|کارفرما|محل کار|فروشنده|تأمین‌کننده|بانک|باشگاه|تیم|ناشر|سازمان|دانشگاه|مدرسه',
    party: 'مشتری|خریدار|گیرنده'
  },
  urd: {
    person: 'نام|پورا نام|مصنف|ملازم|کھلاڑی|طالب علم|مریض|شوہر|شریک حیات',
    place: 'شہر|مقام|جائے پیدائش|ملک|صوبہ|رہائش',
    organization: 'کمپنی|ادارہ|آجر|فروخت کنندہ|بینک|کلب|ٹیم|ناشر|یونیورسٹی|اسکول',
    party: 'گاہک|خریدار|صارف'
  },
  heb: {
    person: 'שם|שם פרטי|שם משפחה|שם מלא|איש קשר|מחבר|עובד|שחקן|משתתף|מטופל|תלמיד|סטודנט|בן זוג|בת זוג',
    place: 'עיר|מקום|מקום לידה|ארץ|מדינה|אזור|יישוב|מקום מגורים|מגורים',
    organization: 'חברה|מעסיק|מקום עבודה|מוכר|ספק|בנק|מועדון|קבוצה|הוצאה לאור|יצרן|ארגון|אוניברסיטה|בית ספר',
    party: 'לקוח|קונה|לכבוד'
  },
  hin: {
    person: 'नाम|पूरा नाम|उपनाम|लेखक|कर्मचारी|खिलाड़ी|छात्र|मरीज़|रोगी|संपर्क व्यक्ति|पति|पत्नी',
    place: 'शहर|स्थान|जन्म स्थान|जन्मस्थान|देश|राज्य|जिला|निवास|निवास स्थान',
    organization: 'कंपनी|नियोक्ता|संस्था|विक्रेता|आपूर्तिकर्ता|बैंक|क्लब|टीम|प्रकाशक|निर्माता|विश्वविद्यालय|विद्यालय',
    party: 'ग्राहक|खरीदार|क्रेता'
  },
  ben: {
    person: 'নাম|পুরো নাম|লেখক|কর্মচারী|খেলোয়াড়|ছাত্র|রোগী',
    place: 'শহর|স্থান|জন্মস্থান|দেশ|জেলা|বিভাগ',
    organization: 'কোম্পানি|প্রতিষ্ঠান|নিয়োগকর্তা|বিক্রেতা|সরবরাহকারী|ব্যাংক|ক্লাব|দল|প্রকাশক|বিশ্ববিদ্যালয়',
    party: 'গ্রাহক|ক্রেতা'
  },
  ind: {
    person: 'nama|nama lengkap|nama depan|nama belakang|kontak|penulis|karyawan|pemain|peserta|pasien|siswa|mahasiswa|suami|istri',
    place: 'kota|tempat|tempat lahir|negara|provinsi|kabupaten|tujuan|domisili|tempat tinggal',
    organization: 'perusahaan|instansi|pemberi kerja|penjual|pemasok|bank|klub|tim|penerbit|produsen|organisasi|universitas|sekolah|merek',
    party: 'pelanggan|pembeli|klien|penerima'
  },
  msa: {
    person: 'nama|nama penuh|penulis|pekerja|pemain|peserta|pesakit|pelajar|suami|isteri',
    place: 'bandar|tempat|tempat lahir|negara|negeri|daerah|destinasi|tempat tinggal',
    organization: 'syarikat|majikan|penjual|pembekal|bank|kelab|pasukan|penerbit|pengeluar|organisasi|universiti|sekolah|jenama',
    party: 'pelanggan|pembeli|klien|penerima'
  },
  tgl: {
    person: 'pangalan|apelyido|buong pangalan|may-akda|empleyado|manlalaro|kalahok|pasyente|mag-aaral|asawa',
    place: 'lungsod|lugar|bansa|lalawigan|bayan',
    organization: 'kompanya|kumpanya|employer|tindahan|bangko|koponan|tagapaglathala|ahensya|unibersidad|paaralan',
    party: 'kliyente|kustomer|mamimili'
  },
  vie: {
    person: 'họ tên|họ và tên|tên|người liên hệ|tác giả|nhân viên|cầu thủ|học sinh|sinh viên|bệnh nhân|người ký',
    place: 'thành phố|nơi sinh|địa điểm|quốc gia|tỉnh|quê quán|nơi ở|nơi cư trú',
    organization: 'công ty|cơ quan|đơn vị|nơi làm việc|người bán|nhà cung cấp|ngân hàng|câu lạc bộ|đội|nhà xuất bản|nhà sản xuất|trường',
    party: 'khách hàng|người mua|bên mua'
  },
  tha: {
    person: 'ชื่อ|ชื่อ-นามสกุล|ชื่อ-สกุล|นามสกุล|ผู้ติดต่อ|ผู้แต่ง|พนักงาน|ผู้เล่น|ผู้ป่วย|นักเรียน',
    place: 'จังหวัด|เมือง|สถานที่|สถานที่เกิด|ประเทศ|อำเภอ',
    organization: 'บริษัท|นายจ้าง|ผู้ขาย|ธนาคาร|สโมสร|ทีม|สำนักพิมพ์|ผู้ผลิต|องค์กร|มหาวิทยาลัย|โรงเรียน|หน่วยงาน',
    party: 'ลูกค้า|ผู้ซื้อ'
  },
  zho: {
    person:
      '姓名|名字|法定代表人|法定代表|法人代表|主席|请假|請假|缺席|主持人|记录人|記錄人|记录|記錄|联系人|聯絡人|作者|员工|員工|球员|球員|学生|學生|患者|负责人|負責人|收件人|收货人|收貨人|寄件人|发件人|發件人|发货人|發貨人|经办人|經辦人|申请人|申請人|投保人|被保险人|被保險人|户主|戶主|配偶',
    place: '城市|地点|地點|出生地|国家|國家|省份|地区|地區|籍贯|籍貫|现居地|居住地|現居地',
    organization:
      '公司|工作单位|工作單位|雇主|卖方|賣方|供应商|供應商|银行|銀行|俱乐部|俱樂部|球队|球隊|出版社|制造商|製造商|机构|機構|大学|大學|学校|學校|品牌',
    party: '客户|客戶|买方|買方|购买方|購買方'
  },
  jpn: {
    person: '氏名|名前|お名前|担当|担当者|著者|社員|選手|参加者|患者|生徒|学生|配偶者',
    place: '都市|場所|出生地|国|地域|都道府県|市区町村|勤務地|居住地',
    organization: '会社|会社名|勤務先|企業|売主|販売元|仕入先|銀行|クラブ|チーム|出版社|メーカー|団体|大学|学校|ブランド|所属',
    party: '顧客|得意先|買主|宛先|お客様'
  },
  kor: {
    person: '이름|성명|담당자|저자|직원|선수|참가자|환자|학생|대표자|배우자',
    place: '도시|장소|출생지|국가|지역|시도|거주지|거주지역',
    organization: '회사|회사명|직장|고용주|판매자|공급자|공급업체|은행|구단|팀|출판사|제조사|기관|대학|대학교|학교|브랜드|소속|상호',
    party: '고객|구매자|공급받는자'
  }
}
