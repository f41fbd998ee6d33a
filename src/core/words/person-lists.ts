/** What lists of persons are called, by language (ISO 639-3): who stands behind such a label is a person, and behind some of them nobody whom many know. */

export interface PersonListWords {
  /** Who is there, is missing, is excused; labels and phrases apart by `|`. */
  readonly attendance?: string
  /** Who takes part, plays, speaks or wins, known or not; apart by `|`. None that heads ingredients, too. */
  readonly others?: string
  /** Helpers, volunteers, escorts (of a class), rota: they say as much as any word of a label. */
  readonly helpers?: string
  /** Residents, tenants, pupils, who is on duty, and words for those present that are others elsewhere: only where they are the whole label (`Famous residents:`). */
  readonly neighbours?: string
  /** What may stand beside those and beside those present in their label. */
  readonly beside?: string
  /** Behind which who writes the minutes is named. */
  readonly minutes?: string
}

export const personLists: Readonly<Record<string, PersonListWords>> = {
  eng: {
    attendance: 'present|absent|absent today|apologies|attendees|attendance|in attendance',
    others:
      'participants|scorers|goalscorers|substitutes|line-up|lineup|starting line-up|squad|team sheet|winners|members|speakers|panellists|panelists|cast|candidates|signatories',
    helpers: 'helpers volunteers rota carpool chaperones',
    neighbours: 'duty residents tenants pupils',
    beside: 'on in also are were those today',
    minutes: 'minutes minute-taker'
  },
  deu: {
    attendance: 'anwesend|anwesende|abwesend|entschuldigt|absagen|entschuldigt fehlend',
    others: 'teilnehmer|teilnehmende|teilnehmerinnen|mitglieder|torschützen|aufstellung|kader|ersatzbank|redner|gewinner',
    helpers: 'helfer helferinnen elternhelfer freiwillige helferliste begleitpersonen dienstplan teilnehmerliste fahrdienst',
    neighbours: 'begleiter bewohner mieter schüler',
    beside: 'sind waren ist auch außerdem heute alle die',
    minutes: 'protokoll protokollführung schriftführung'
  },
  fra: {
    attendance: 'présents|présentes|étaient présents|absents|absentes|excusés|excusées',
    others: 'membres|buteurs|remplaçants|orateurs',
    helpers: 'bénévoles accompagnateurs accompagnatrices copropriétaires',
    neighbours: 'aides locataires résidents élèves permanence',
    beside: 'sont étaient aussi également les de',
    minutes: 'procès-verbal secrétaire'
  },
  spa: {
    attendance: 'presentes|ausentes|asistentes|excusados',
    others: 'participantes|convocados|convocadas|alineación|suplentes|goleadores|miembros|ponentes',
    helpers: 'voluntarios voluntarias ayudantes',
    neighbours: 'acompañantes vecinos inquilinos alumnos turnos',
    beside: 'están estaban también los las de',
    minutes: 'acta secretaria'
  },
  por: {
    attendance: 'presentes|ausentes|justificados',
    others: 'participantes|escalação|titulares',
    helpers: 'voluntários voluntárias ajudantes condóminos condôminos',
    neighbours: 'acompanhantes moradores inquilinos alunos escala',
    beside: 'estão estavam também os as de',
    minutes: 'ata'
  },
  ita: {
    attendance: 'presenti|assenti|giustificati|assenti giustificati',
    others: 'partecipanti|convocati|formazione|marcatori|riserve|relatori',
    helpers: 'volontari volontarie aiutanti accompagnatori accompagnatrici condomini',
    neighbours: 'inquilini alunni turni',
    beside: 'sono erano anche gli i le di',
    minutes: 'verbale verbalizzante'
  },
  cat: {
    attendance: 'absents|assistents|excusats',
    others: 'convocats',
    helpers: 'voluntaris voluntàries ajudants',
    neighbours: 'acompanyants presents veïns llogaters alumnes torns',
    beside: 'hi són també els les de',
    minutes: 'acta secretaria'
  },
  nld: {
    attendance: 'aanwezig|aanwezigen|afwezig|afgemeld',
    others: 'deelnemers|leden|doelpuntenmakers|opstelling|sprekers|winnaars',
    helpers: 'vrijwilligers helpers hulpouders',
    neighbours: 'begeleiders bewoners huurders leerlingen rooster corvee',
    beside: 'zijn waren ook de met bericht',
    minutes: 'notulen notulist'
  },
  swe: {
    attendance: 'närvarande|frånvarande|avbud',
    others: 'deltagare|målskyttar|laguppställning',
    helpers: 'hjälpare volontärer föräldrahjälp deltagarlista',
    neighbours: 'boende hyresgäster elever',
    beside: 'är också var',
    minutes: 'protokoll'
  },
  dan: {
    attendance: 'til stede|tilstede|fremmødte|fraværende|afbud',
    others: 'deltagere|målscorere|medlemmer',
    helpers: 'hjælpere frivillige vagtplan',
    neighbours: 'beboere lejere elever',
    beside: 'er også var til stede',
    minutes: 'referat referent'
  },
  nob: {
    attendance: 'til stede|tilstede|fraværende|meldt forfall|melding om forfall',
    helpers: 'hjelpere frivillige dugnad vaktliste',
    neighbours: 'forfall beboere leietakere elever',
    beside: 'er også var',
    minutes: 'referat referent'
  },
  nno: {
    attendance: 'til stades|fråverande',
    helpers: 'hjelparar frivillige dugnad vaktliste',
    neighbours: 'forfall bebuarar leigetakarar elevar',
    beside: 'er òg var',
    minutes: 'referat'
  },
  fin: {
    attendance: 'läsnä|paikalla|poissa',
    others: 'osallistujat|maalintekijät|kokoonpano',
    helpers: 'vapaaehtoiset apulaiset talkoolaiset',
    neighbours: 'avustajat asukkaat vuokralaiset oppilaat',
    beside: 'ovat myös olivat ei',
    minutes: 'pöytäkirja'
  },
  est: {
    attendance: 'kohal|puudusid|puuduvad',
    others: 'osalejad|koosseis',
    helpers: 'vabatahtlikud abilised',
    neighbours: 'elanikud üürnikud õpilased',
    beside: 'on olid ka',
    minutes: 'protokoll'
  },
  lav: {
    attendance: 'piedalās|nepiedalās|klāt',
    others: 'dalībnieki',
    helpers: 'palīgi brīvprātīgie',
    neighbours: 'iedzīvotāji īrnieki skolēni',
    beside: 'ir arī bija'
  },
  lit: {
    attendance: 'dalyvavo|nedalyvavo|dalyvauja|nedalyvauja',
    others: 'dalyviai',
    helpers: 'pagalbininkai savanoriai',
    neighbours: 'gyventojai nuomininkai mokiniai',
    beside: 'yra taip pat buvo'
  },
  pol: {
    attendance: 'obecni|nieobecni|usprawiedliwieni|obecna|nieobecna|nieobecny',
    others: 'uczestnicy|rezerwowi|strzelcy|prelegenci',
    helpers: 'wolontariusze dyżury',
    neighbours: 'pomocnicy opiekunowie dyżur mieszkańcy lokatorzy najemcy uczniowie',
    beside: 'są byli także również na',
    minutes: 'protokół protokołował protokolant'
  },
  ces: {
    attendance: 'přítomni|přítomní|nepřítomni|omluveni|přítomna|nepřítomna',
    others: 'účastníci|sestava|náhradníci|střelci|branky',
    helpers: 'dobrovolníci',
    neighbours: 'pomocníci doprovod služba obyvatelé nájemníci žáci',
    beside: 'jsou byli také',
    minutes: 'zápis zapsal zapsala'
  },
  slk: {
    attendance: 'prítomní|neprítomní|ospravedlnení|prítomná',
    others: 'zostava',
    helpers: 'dobrovoľníci',
    neighbours: 'pomocníci sprievod služba obyvatelia nájomníci žiaci',
    beside: 'sú boli tiež aj',
    minutes: 'zápis zapísal zapísala'
  },
  slv: {
    attendance: 'prisotni|odsotni|opravičeni|prisotna',
    others: 'udeleženci|postava|strelci',
    helpers: 'prostovoljci',
    neighbours: 'pomočniki spremljevalci stanovalci najemniki učenci',
    beside: 'so bili tudi',
    minutes: 'zapisnik'
  },
  hrv: {
    attendance: 'prisutni|nazočni|odsutni|opravdani|prisutna',
    others: 'sudionici|strijelci',
    helpers: 'volonteri',
    neighbours: 'pomagači pratitelji dežurni stanari učenici',
    beside: 'su bili i',
    minutes: 'zapisnik'
  },
  srp: {
    attendance: 'присутни|одсутни|prisutni|odsutni',
    others: 'учесници|стрелци',
    helpers: 'волонтери volonteri',
    neighbours: 'помагачи пратиоци дежурни станари ученици pomagači dežurni stanari učenici',
    beside: 'су били и su bili i',
    minutes: 'zapisnik'
  },
  bul: {
    attendance: 'присъстващи|присъстват|отсъстващи|отсъстват',
    others: 'участници|голмайстори',
    helpers: 'доброволци',
    neighbours: 'помощници придружители дежурни живущи наематели ученици',
    beside: 'са бяха и също',
    minutes: 'протокол'
  },
  rus: {
    attendance: 'присутствовали|присутствуют|отсутствовали|отсутствуют',
    others: 'участники|голы|запасные',
    helpers: 'волонтёры волонтеры дежурные',
    neighbours: 'помощники сопровождающие жильцы арендаторы ученики',
    beside: 'также были',
    minutes: 'протокол протоколист'
  },
  ukr: {
    attendance: 'присутні|відсутні',
    others: 'учасники',
    helpers: 'волонтери',
    neighbours: 'помічники супроводжуючі чергові мешканці орендарі учні',
    beside: 'також були',
    minutes: 'протокол'
  },
  ell: {
    attendance: 'παρόντες|απόντες',
    others: 'συμμετέχοντες|αποστολή|σκόρερ',
    helpers: 'εθελοντές',
    neighbours: 'βοηθοί συνοδοί ένοικοι ενοικιαστές μαθητές',
    beside: 'είναι ήταν και οι'
  },
  tur: {
    attendance: 'katılanlar|katılmayanlar|gelmeyenler',
    others: 'katılımcılar|kadro|yedekler',
    helpers: 'gönüllüler nöbetçiler mazeretliler',
    neighbours: 'yardımcılar refakatçiler kiracılar öğrenciler',
    beside: 'bugün toplantıya',
    minutes: 'tutanak'
  },
  hun: {
    attendance: 'jelen|jelen vannak|jelenlévők|hiányzik|hiányoznak|hiányzók|igazoltan',
    others: 'résztvevők|gólszerzők',
    helpers: 'önkéntesek segítők ügyeletesek',
    neighbours: 'kísérők lakók bérlők diákok',
    beside: 'vannak voltak is',
    minutes: 'jegyzőkönyv'
  },
  ron: {
    attendance: 'prezenți|absenți|motivați',
    others: 'participanți|convocați',
    helpers: 'voluntari',
    neighbours: 'ajutoare însoțitori locatari chiriași elevi',
    beside: 'sunt au fost și',
    minutes: 'protocol'
  },
  ind: {
    attendance: 'hadir|tidak hadir|absen',
    others: 'peserta|pemain|skuad',
    helpers: 'relawan piket',
    neighbours: 'pendamping warga penyewa siswa',
    beside: 'yang',
    minutes: 'notulis'
  },
  msa: {
    attendance: 'hadir|tidak hadir',
    others: 'peserta|pemain|skuad',
    helpers: 'sukarelawan',
    neighbours: 'pengiring bertugas penduduk penyewa murid',
    beside: 'yang'
  },
  tgl: { attendance: 'dumalo|lumiban|wala', helpers: 'boluntaryo', neighbours: 'residente nangungupahan', beside: 'mga' },
  vie: { attendance: 'có mặt|vắng mặt|thành phần tham dự' },
  heb: { attendance: 'נוכחים|נכחו|נעדרים|נעדרו|חסרים|משתתפים' },
  ara: { attendance: 'الحضور|الحاضرون|الغائبون|المشاركون|المعتذرون' },
  fas: { attendance: 'حاضران|حاضرین|غایبان|غایبین|شرکت‌کنندگان' },
  urd: { attendance: 'شرکاء|غیر حاضر' },
  hin: { attendance: 'उपस्थित|अनुपस्थित|उपस्थिति|प्रतिभागी|उपस्थित सदस्य' },
  ben: { attendance: 'উপস্থিত|অনুপস্থিত|উপস্থিত সদস্য|উপস্থিতি' },
  tam: { attendance: 'கலந்துகொண்டவர்கள்|வருகை|வராதவர்கள்' },
  tel: { attendance: 'హాజరైనవారు|హాజరు|గైర్హాజరు' },
  tha: { attendance: 'ผู้เข้าประชุม|ผู้เข้าร่วมประชุม|ผู้มาประชุม|ผู้ไม่มาประชุม' },
  zho: { attendance: '出席|出席者|出席人员|缺席|缺席者|缺席人员|参会人员|与会人员|列席|请假|出席人員|缺席人員|參會人員|與會人員|與會者|列席人員|列席者|請假' },
  jpn: { attendance: '欠席者|欠席|参加者' },
  kor: { attendance: '참석자|참석|불참|불참자|결석|참가자' }
}
