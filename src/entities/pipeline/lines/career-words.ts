/** Words of the lines of a curriculum vitae (`careers.ts`), of all languages together: hardly one of them is something else where such a line has it. */

const of = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** What stands for the end of a time that has not ended. */
export const untilNow: readonly string[] =
  "present|now|today|current|currently|ongoing|heute|jetzt|heden|nu|idag|i dag|nå|no|nykyinen|nyt|aujourd’hui|aujourd'hui|à ce jour|présent|actualidad|actualitat|actual|actualmente|presente|atual|atualmente|hoje|oggi|attuale|in corso|prezent|în prezent|obecnie|dziś|teraz|dosud|doposud|současnost|súčasnosť|doteraz|danes|danas|sada|данас|сада|сега|настоящее время|настоящий момент|н.в.|н. в.|по н.в.|сейчас|теперь|сьогодні|досі|теперішній час|тепер|σήμερα|παρόν|jelenleg|jelen|napjainkig|ma|praegu|tänaseni|tagad|pašlaik|šobrīd|dabar|iki dabar|şimdi|halen|günümüz|devam ediyor|الآن|الان|حتى الآن|الحاضر|اکنون|تاکنون|حال|اب تک|היום|כיום|वर्तमान|अब तक|বর্তমান|தற்போது|ప్రస్తుతం|ปัจจุบัน|nay|hiện tại|hiện nay|sekarang|kini|kasalukuyan|至今|现在|現在|현재".split(
    '|'
  )

/** Since, before a year. */
export const since: readonly string[] =
  "since|from|seit|ab|sinds|vanaf|sedan|från|siden|fra|depuis|dès|desde|dal|dall'|din|de la|od|от|с|з|із|від|από|dari|sejak|từ|mula".split('|')

/** Occupations and posts, and the degrees and schools of the same lines. */
export const roles: ReadonlySet<string> = of(
  'accountant|administrator|adviser|advisor|analyst|apprentice|architect|assistant|associate|auditor|barista|bartender|buyer|cashier|chef|clerk|cleaner|coach|consultant|cook|coordinator|copywriter|counsel|controller|designer|developer|director|driver|editor|electrician|engineer|estimator|executive|head|housekeeper|intern|internship|journalist|lawyer|lead|leader|lecturer|librarian|manager|mechanic|midwife|nurse|officer|operator|paralegal|partner|pharmacist|planner|plumber|porter|producer|programmer|receptionist|recruiter|representative|researcher|salesperson|scientist|secretary|specialist|supervisor|teacher|technician|trainee|trainer|translator|tutor|volunteer|waiter|waitress|warehouse|worker|bachelor|master|diploma|degree|bsc|msc|ba|ma|mba|phd|' +
    'angestellter|angestellte|anwalt|anwältin|arzt|ärztin|assistenzarzt|assistenzärztin|aushilfe|auszubildender|auszubildende|ausbildung|azubi|berater|beraterin|buchhalter|buchhalterin|bürokauffrau|bürokaufmann|controllerin|elektriker|entwickler|entwicklerin|erzieher|erzieherin|fachkraft|geschäftsführer|geschäftsführerin|hilfskraft|ingenieur|ingenieurin|kellner|kellnerin|koch|köchin|krankenpfleger|krankenschwester|lehrer|lehrerin|leiter|leiterin|mechaniker|mechatroniker|mitarbeiter|mitarbeiterin|pflegekraft|pfleger|pflegerin|praktikant|praktikantin|praktikum|referent|referentin|sachbearbeiter|sachbearbeiterin|sekretär|sekretärin|techniker|technikerin|verkäufer|verkäuferin|volontär|volontärin|werkstudent|werkstudentin|studium|abitur|promotion|zivildienst|' +
    'adviseur|boekhouder|docent|leraar|lerares|leerkracht|medewerker|monteur|onderzoeker|ontwikkelaar|stagiair|stagiaire|stage|verkoper|verkoopster|verpleegkundige|verzorgende|vrijwilliger|opleiding|' +
    'arkitekt|barnskötare|butikschef|ekonom|elektrikern|förskollärare|ingenjör|konsult|kassör|lärare|läkare|projektledare|redovisningsekonom|sjuksköterska|undersköterska|säljare|utvecklare|vårdbiträde|' +
    'advokat|bogholder|butiksassistent|ingeniør|konsulent|lærer|læge|projektleder|pædagog|salgskonsulent|social- og sundhedsassistent|studentermedhjælper|sygeplejerske|udvikler|barnehagelærer|helsefagarbeider|lege|prosjektleder|regnskapsfører|saksbehandler|selger|sykepleier|utvikler|vernepleier|' +
    'hoitaja|insinööri|kirjanpitäjä|kokki|lähihoitaja|lääkäri|myyjä|opettaja|projektipäällikkö|sairaanhoitaja|suunnittelija|tarjoilija|asiantuntija|päällikkö|harjoittelija|' +
    'aide-soignante|aide-soignant|apprenti|apprentie|assistante|avocat|avocate|caissier|caissière|chargé|chargée|chauffeur|commercial|commerciale|comptable|conducteur|conseiller|conseillère|cuisinier|cuisinière|développeur|développeuse|directeur|directrice|employé|employée|enseignant|enseignante|gestionnaire|infirmier|infirmière|ingénieur|ingénieure|journaliste|médecin|professeur|professeure|responsable|secrétaire|serveur|serveuse|technicien|technicienne|vendeur|vendeuse|baccalauréat|licence|doctorat|bts|dut|' +
    'abogado|abogada|administrativo|administrativa|analista|arquitecto|arquitecta|asesor|asesora|auxiliar|ayudante|becario|becaria|cajero|cajera|camarero|camarera|cocinero|cocinera|comercial|contable|coordinador|coordinadora|dependiente|dependienta|desarrollador|desarrolladora|directora|diseñador|diseñadora|encargado|encargada|enfermero|enfermera|gerente|ingeniero|ingeniera|jefe|jefa|maestro|maestra|médico|médica|periodista|profesor|profesora|recepcionista|secretario|secretaria|técnico|técnica|vendedor|vendedora|licenciatura|grado|bachillerato|máster|' +
    'advocat|advocada|ajudant|cambrer|cambrera|dependent|dependenta|enginyer|enginyera|infermer|infermera|mestre|mestra|metge|metgessa|professor|professora|tècnic|tècnica|' +
    'advogado|advogada|assistente|atendente|bolsista|contabilista|contador|contadora|coordenador|coordenadora|cozinheiro|cozinheira|desenvolvedor|desenvolvedora|diretor|diretora|empregado|empregada|enfermeiro|enfermeira|engenheiro|engenheira|estagiário|estagiária|gestor|gestora|motorista|programador|programadora|rececionista|' +
    'addetto|addetta|apprendista|architetto|avvocato|cameriere|cameriera|commesso|commessa|consulente|contabile|cuoco|cuoca|direttore|direttrice|impiegato|impiegata|infermiere|infermiera|ingegnere|insegnante|magazziniere|medico|operaio|operaia|ragioniere|responsabile|segretario|segretaria|stagista|sviluppatore|tirocinante|tecnico|laurea|maturità|' +
    'asistent|asistentă|bucătar|casier|casieră|consilier|contabil|contabilă|economist|educatoare|inginer|medic|ospătar|profesoară|programator|secretară|șofer|vânzător|vânzătoare|' +
    'analityk|asystent|asystentka|dyrektor|ekspedientka|farmaceuta|inżynier|kasjer|kasjerka|kelner|kelnerka|kierownik|kierowca|konsultant|konsultantka|księgowa|księgowy|kucharz|lekarz|lekarka|magazynier|nauczyciel|nauczycielka|opiekunka|pielęgniarka|pielęgniarz|praktykant|praktykantka|pracownik|programista|programistka|przedstawiciel|recepcjonista|recepcjonistka|sekretarka|specjalista|specjalistka|sprzedawca|sprzedawczyni|stażysta|stażystka|staż|' +
    'asistentka|číšník|ekonomka|inženýr|konzultant|kuchař|kuchařka|lékař|lékařka|manažer|manažerka|obchodní|pokladní|prodavač|prodavačka|programátor|projektant|recepční|referentka|sestra|skladník|technik|učitel|učitelka|účetní|vedoucí|ředitel|ředitelka|' +
    'ekonóm|inžinier|kuchár|kuchárka|lekár|lekárka|manažér|manažérka|ošetrovateľka|pokladníčka|predavač|predavačka|recepčná|riaditeľ|účtovník|účtovníčka|učiteľ|učiteľka|vedúci|vodič|' +
    'inženir|kuhar|kuharica|medicinski|natakar|natakarica|prodajalec|prodajalka|računovodja|razvijalec|vodja|zdravnik|zdravnica|direktor|direktorica|učitelj|učiteljica|' +
    'inženjer|inženjerka|knjigovođa|konobar|konobarica|liječnik|liječnica|medicinska|nastavnik|nastavnica|prodavačica|profesorica|programer|računovođa|trgovac|voditelj|voditeljica|инжењер|књиговођа|конобар|лекар|лекарка|медицинска|наставник|наставница|продавац|продавачица|професор|програмер|' +
    'бухгалтер|водитель|воспитатель|врач|директор|инженер|кассир|консультант|кладовщик|логист|маркетолог|медсестра|менеджер|методист|начальник|официант|официантка|оператор|парикмахер|повар|помощник|преподаватель|продавец|программист|психолог|разработчик|редактор|руководитель|секретарь|специалист|стажёр|стажер|учитель|учительница|фармацевт|экономист|юрист|' +
    'адміністратор|бухгалтерка|вихователь|вихователька|вчитель|вчителька|викладач|викладачка|водій|інженер|інженерка|касир|касирка|керівник|кухар|лікар|лікарка|менеджерка|офіціант|офіціантка|програміст|програмістка|продавець|продавчиня|фахівець|юристка|' +
    'готвач|инженерка|касиер|касиерка|мениджър|продавач|продавачка|програмист|сервитьор|сервитьорка|счетоводител|учител|учителка|шофьор|' +
    'δάσκαλος|δασκάλα|δικηγόρος|γιατρός|καθηγητής|καθηγήτρια|λογιστής|λογίστρια|μηχανικός|νοσηλευτής|νοσηλεύτρια|πωλητής|πωλήτρια|σερβιτόρος|σερβιτόρα|υπάλληλος|υπεύθυνος|υπεύθυνη|' +
    'ápoló|asszisztens|eladó|fejlesztő|gyakornok|igazgató|könyvelő|mérnök|óvónő|orvos|pincér|pénztáros|projektvezető|szakács|tanár|tanító|titkárnő|ügyintéző|ügyvéd|üzletkötő|vezető|' +
    'analüütik|arst|arendaja|assistent|insener|juhataja|juht|klienditeenindaja|kokk|müüja|õde|õpetaja|raamatupidaja|spetsialist|' +
    'ārsts|ārste|asistents|asistente|grāmatvede|grāmatvedis|inženieris|kasiere|māsa|medmāsa|pārdevēja|pārdevējs|pavārs|projektu vadītājs|skolotāja|skolotājs|speciālists|vadītāja|vadītājs|' +
    'asistentas|buhalteris|buhalterė|gydytojas|gydytoja|inžinierius|kasininkė|mokytojas|mokytoja|padavėja|pardavėja|pardavėjas|programuotojas|slaugytoja|specialistas|vadovas|vadovė|vadybininkas|vadybininkė|' +
    'aşçı|avukat|doktor|garson|geliştirici|hemşire|kasiyer|mimar|muhasebeci|müdür|mühendis|mühendisi|müdürü|öğretmen|öğretmeni|satış|sekreter|sorumlusu|stajyer|şoför|uzman|uzmanı|yazılım|yönetici|' +
    'محاسب|محاسبة|ممرض|ممرضة|مهندس|مهندسة|مدير|مديرة|معلم|معلمة|مدرس|مدرسة لغة|طبيب|طبيبة|سكرتير|سكرتيرة|موظف|موظفة|محلل|مطور|مساعد|مساعدة|صيدلي|صيدلانية|متدرب|متدربة|' +
    'حسابدار|پرستار|مدیر|پزشک|منشی|کارشناس|کارآموز|برنامه‌نویس|فروشنده|دبیر|' +
    'اکاؤنٹنٹ|نرس|انجینئر|مینیجر|استاد|ڈاکٹر|' +
    'מנהל|מנהלת|אחות|אח|מהנדס|מהנדסת|מורה|רופא|רופאה|מזכירה|רואה חשבון|מתמחה|מלצר|מלצרית|מפתח|מפתחת|נהג|טבח|' +
    'लेखाकार|नर्स|अभियंता|इंजीनियर|प्रबंधक|शिक्षक|शिक्षिका|डॉक्टर|सहायक|क्लर्क|हिसाबरक्षक|হিসাবরক্ষক|নার্স|প্রকৌশলী|শিক্ষক|শিক্ষিকা|ব্যবস্থাপক|কর্মকর্তা|সহকারী|கணக்காளர்|செவிலியர்|பொறியாளர்|ஆசிரியர்|மேலாளர்|உதவியாளர்|అకౌంటెంట్|నర్సు|ఇంజనీర్|ఉపాధ్యాయుడు|మేనేజర్|' +
    'akuntan|perawat|insinyur|guru|manajer|dokter|staf|staff|kasir|magang|asisten|juruteknik|jururawat|jurutera|pengurus|akauntan|kerani|pensyarah|' +
    'nars|inhinyero|tagapamahala|kahera|' +
    'kế toán|điều dưỡng|kỹ sư|giáo viên|nhân viên|trưởng phòng|giám đốc|bác sĩ|thực tập sinh|quản lý|trợ lý|chuyên viên|lập trình viên|y tá|' +
    'นักบัญชี|พยาบาล|วิศวกร|ครู|ผู้จัดการ|แพทย์|พนักงาน|เจ้าหน้าที่|' +
    '会计|會計|护士|護士|工程师|工程師|教师|教師|经理|經理|医生|醫生|助理|实习生|實習生|销售|銷售|设计师|設計師|程序员|主管|总监|總監|店员|店員|' +
    '経理|看護師|営業|営業職|事務|技術者|エンジニア|講師|医師|販売員|店長|' +
    '회계사|간호사|엔지니어|교사|강사|의사|대리|과장|부장|사원|인턴|디자이너|개발자|매니저|연구원|영업'
)

/** Parts of such a line that are neither a post nor who gave it. */
export const terms: ReadonlySet<string> = of(
  'full-time|part-time|full time|part time|remote|freelance|contract|temporary|permanent|vollzeit|teilzeit|minijob|befristet|unbefristet|voltijd|deeltijd|heltid|deltid|kokopäiväinen|osa-aikainen|temps plein|temps partiel|cdi|cdd|jornada completa|media jornada|tempo pieno|tempo integral|meio período|pełny etat|pół etatu'
)
