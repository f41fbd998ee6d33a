import { product, type TemporalWords } from './words.js'

export const finnish: TemporalWords = {
  quarterUnit: 'neljännes|vuosineljännes|vuosineljänneksellä|kvartaali|kvartaalilla|vuosipuolisko',
  decadeName: product('kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän', 'kymmentä', 'luku lukua luvun luvulla luvulta luvulle'),
  drop: 'su|ma|ti|ke|to|pe|la|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu',
  ambiguousWeekday: 'su|ma|ti|ke|to|pe|la',
  weekdayName: `viikonloppu|viikonloppuna|viikonlopun|viikonloppuisin|arkisin|arkipäivä|arkipäivinä|sunnuntaisin|maanantaisin|lauantaisin|perjantaisin|arkena|${product('maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai', 'aamu ilta illa yö yöhön aamupäivä iltapäivä')}`,
  relativeDay:
    'tänään|eilen|huomenna|ylihuomenna|toissapäivänä|tänä iltana|eilisiltana|viime yönä|tänä aamuna|huomisaamuna|huomenillalla|nykyään|tänä vuonna|viime vuonna|ensi vuonna|seuraavana päivänä|edellisenä päivänä|huominen|huomisen|eilinen|eilisen|tämän päivän|huomiseen|eiliseen|tänä yönä|ensi yönä|samana päivänä|toissa vuonna|toissapäivän|aattona|eilisiltaan|huomisilta|eilisaamuna|tähän päivään|nykypäivänä|päivää aiemmin',
  now: 'nyt|juuri nyt|tällä hetkellä|parhaillaan|nykyisin|heti|äskettäin',
  holiday:
    'joulu|jouluna|joulun|jouluaatto|jouluaattona|joulupäivä|joulupäivänä|tapaninpäivä|tapaninpäivänä|uusivuosi|uudenvuodenaatto|uudenvuodenpäivä|uutenavuotena|loppiainen|loppiaisena|pääsiäinen|pääsiäisenä|pääsiäisen|pitkäperjantai|vappu|vappuna|vapun|vappuaatto|helatorstai|helluntai|juhannus|juhannuksena|juhannuksen|juhannusaatto|pyhäinpäivä|itsenäisyyspäivä|itsenäisyyspäivänä|äitienpäivä|isänpäivä|ystävänpäivä|halloween|laskiainen|palmusunnuntai|naistenpäivä|vapunpäivä|jouluksi|jouluun|uutta vuotta',
  season:
    'kevät|keväällä|kevään|kesä|kesällä|kesän|syksy|syksyllä|syksyn|talvi|talvella|talven|keväästä|kesästä|syksystä|talvesta|kevääseen|kesään|syksyyn|talveen|alkukesästä|loppukesästä|keskikesällä|alkusyksystä|loppusyksystä|alkukeväästä|alkukesällä|loppukesällä|kesäksi|syksyksi|kevääksi|talveksi|alkutalvesta|lopputalvesta|keskitalvella',
  dayPart:
    'aamu|aamulla|aamun|aamupäivä|aamupäivällä|iltapäivä|iltapäivällä|iltapäivän|ilta|illalla|illan|yö|yöllä|yön|keskipäivä|keskipäivällä|aamuyö|aamuyöllä|aamusta|iltaan|iltapäivään|päivällä|iltana|aamuna|yönä',
  dayPartPhrase:
    'aamulla|aamupäivällä|iltapäivällä|illalla|yöllä|aamuyöllä|keskipäivällä|aamuisin|iltaisin|öisin|varhain aamulla|myöhään illalla|päivällä|aamusella|iltasella|aikaisin aamulla|illansuussa|aamunkoitteessa',
  noon: 'keskiyö|keskiyöllä|keskipäivä|puoliyö|keskiyön',
  amPm: 'ap.|ip.|ap|ip|aamulla|illalla|iltapäivällä|yöllä|aamupäivällä|aamuyöllä|am|pm',
  era: 'eaa.|jaa.|eaa|jaa|ekr.|jkr.|ekr|jkr|ennen ajanlaskun alkua|jälkeen ajanlaskun alun|ennen kristusta|jälkeen kristuksen',
  dayUnit:
    'päivä|päivää|päivän|päivänä|päivät|päivien|päivinä|päivässä|päiväksi|päiviä|viikko|viikkoa|viikon|viikolla|viikot|viikkoja|viikkojen|viikossa|viikoksi|viikkoon|kuukausi|kuukautta|kuukauden|kuukautena|kuukaudet|kuukausien|kuukausia|kuukaudessa|kuukaudeksi|kuukauteen|kk|kuussa|kuun|vuosi|vuotta|vuoden|vuonna|vuodet|vuosien|vuosina|vuodessa|vuosia|vuodeksi|vuosiksi|vuotena|vuosikymmen|vuosikymmentä|vuosikymmenen|vuosikymmenellä|vuosikymmeniä|vuosikymmenien|vuosisata|vuosisataa|vuosisadan|vuosisadalla|vuosisatoja|vuosisatojen|viikonloppu|viikonloppua|vuorokausi|vuorokautta|vuorokauden|vuorokaudessa|neljännes|vuosineljännes|vuosineljänneksen|vuosineljänneksellä|lukukausi|lukukauden|lukuvuosi|lukuvuonna|arkipäivää|työpäivää|vk|pv|yötä|kausi|kaudella|kauden|kautta|puolivuotta|vuosipuolisko|tilikausi|tilikauden|neljänneksen|neljänneksellä|vuotiskausi|vuosituhat|vuosituhannen|vuosituhannella|vrk',
  timeUnit:
    'tunti|tuntia|tunnin|tunteja|tuntien|tunnissa|tunniksi|minuutti|minuuttia|minuutin|minuutteja|minuutissa|minuutiksi|min|sekunti|sekuntia|sekunnin|sekunteja|sekunnissa|h|t|s|sek',
  dayUnitAgo:
    'vuosi sitten|vuotta sitten|päivää sitten|viikkoa sitten|kuukautta sitten|päivän kuluttua|viikon kuluttua|kuukauden kuluttua|vuoden kuluttua|päivän päästä|viikon päästä|vuoden päästä|kuukauden päästä|vuoden ajan|päivän ajan|viikon ajan|kuukauden ajan|vuosikymmentä sitten|vuosikymmenen ajan|vuosisataa sitten',
  timeUnitAgo: 'tuntia sitten|minuuttia sitten|tunnin kuluttua|minuutin kuluttua|tunnin päästä|minuutin päästä|tunnin ajan|minuutin ajan|sekuntia sitten',
  century: 'vuosisata|vuosisadalla|vuosisadan|vuosisataa|vuosituhannella|vuosituhannen',
  decadeEnding: '-luku|-luvulla|-luvun|-luvulta|-luvulle|-lukua|-luvuilla|luvulla|luvun|-luvut|-lukujen|-luvusta|-luvuksi',
  dayDuration:
    'puoli vuotta|puolivuotta|puoli päivää|puolitoista vuotta|vuorokausi|vuorokauden|puolitoista kuukautta|puolen vuoden|puolessa vuodessa|parin vuoden|puoleksi vuodeksi',
  timeDuration: 'puoli tuntia|puolituntia|puolitoista tuntia|varttitunti|vartti|vartin|puolen tunnin|puolentoista tunnin',
  yearQuarter:
    'ensimmäinen neljännes|toinen neljännes|kolmas neljännes|neljäs neljännes|ensimmäisellä neljänneksellä|toisella neljänneksellä|kolmannella neljänneksellä|viimeisellä neljänneksellä|alkuvuosi|loppuvuosi|alkuvuodesta|loppuvuodesta|alkuvuoden|loppuvuoden|q1|q2|q3|q4|ensimmäisen neljänneksen|toisen neljänneksen|kolmannen neljänneksen|neljännen neljänneksen|ensimmäisellä puoliskolla|toisella puoliskolla',
  frequency:
    'päivittäin|viikoittain|kuukausittain|vuosittain|joka päivä|tunneittain|neljännesvuosittain|vuosittainen|vuosittaisen|päivittäinen|joka vuosi|jokapäiväinen|jokavuotinen',
  yearWord:
    'kausi|kaudella|kauden|lukuvuosi|lukuvuonna|lukuvuoden|tilikausi|tilikaudella|tilikauden|vuosi|vuonna|vuoden|vuodesta|vuoteen|vuosina|vuosien|vuotta|vuodet|vuodelta|vuodelle|vuosilta|vuosista|vuosiin|vuodeksi|v.|v|vuosille|vuotena|kaudeksi',
  weekWord: 'viikko|viikolla|viikon',
  hourWord: 'klo|kello|klo.|kello on',
  minuteMark: 'min|minuuttia',
  secondMark: 's|sekuntia',
  pastOrTo: 'yli|vaille|vailla',
  quarterHour: 'vartti|varttia',
  halfTo: 'puoli',
  half: 'puoli|puolen|puolitoista|puolta',
  modifier:
    'ensi|viime|tämä|tänä|tällä|tässä|seuraava|seuraavana|seuraavan|seuraavalla|seuraavat|seuraavien|seuraavassa|edellinen|edellisen|edellisenä|edellisellä|edellisessä|viimeisen|viimeiset|viimeinen|viimeisten|viimeisimmän|kuluva|kuluvan|kuluvana|kuluneen|kuluneiden|tuleva|tulevan|tulevana|tulevien|tulevalla|samana|saman|samassa|sinä|sillä|tämän|nykyisen|ensimmäisen|ensimmäisenä|ensimmäisten|lähimmän|toissa|menneen|menneenä|siitä|niiden|näiden|ensimmäisellä|noina|näinä|parin viime|parin viimeisen|kyseisenä|kyseisen|seuraavina|viimeisenä|viimeisellä|kuluneena|loppu|alku|syksyisenä|nyt',
  modifierAfter: 'sitten|kuluttua|aikana|ajan|päästä|kuluessa|sisällä|mittaan|t.v.',
  ago: 'sitten|aikaisemmin|aiemmin|ennen|takaperin',
  later: 'kuluttua|päästä|myöhemmin|jälkeen|kuluessa|sisällä|ajan|eteenpäin|aikana|mittaan',
  durationPreposition: 'noin|yli|ennen|alle|lähes|viimeisten|viime|viimeisen|runsaat|vajaat|reilut|reilun|noin parin|seuraavan|seuraavien|jo|parin|vajaan',
  phase:
    'alku|alussa|alusta|alkuun|alkupuolella|loppu|lopussa|lopulla|loppuun|loppupuolella|lopusta|puoliväli|puolivälissä|puoliväliin|keskellä|keskivaiheilla|alkupuoli|loppupuoli|varhain|myöhään|jälkipuoliskolla|ensimmäisellä puoliskolla|toisella puoliskolla|alusta asti|alkaen|lopuksi|puolivälistä|lopulta|aikana|taitteessa|vaihteessa|vaihteen|puolella|alun|lopun|alkupuolelta|loppupuolelta|aluksi|aikoihin',
  every: 'joka|joka toinen|kerran|kertaa|jokainen|jokaisena|jokaisen|viikossa|päivässä|kuukaudessa|vuodessa',
  whole: 'koko|koko tämän',
  several:
    'muutama|muutaman|muutamia|muutamaa|pari|parin|paria|useita|usean|useiden|usea|monta|monen|monien|joitakin|monia|kymmeniä|satoja|muutamien|muutamassa|parissa|kymmenien|puolentoista|puolitoista|lukuisia',
  indefiniteArticle: 'yksi|yhden',
  approximately: 'noin|suunnilleen|noin kello|noin klo|likimain|lähes|kello noin|melkein|suurin piirtein|siinä',
  moreThan: 'yli|alle|vähintään|enintään|korkeintaan|ainakin|lähes|noin|vajaat|runsaat|reilut|melkein|jopa|vajaan|runsaan|reilun|liki|peräti',
  from: 'alkaen|välillä|väliltä',
  to: 'ja|viiva',
  and: 'ja|tai|sekä|eli',
  beforeOrAfter: 'ennen|jälkeen|noin|viimeistään|aikaisintaan|ennen vuotta|vasta|jo|jo ennen|lähtien',
  orLater:
    'jälkeen|alkaen|lähtien|asti|saakka|mennessä|aikana|vaihteessa|tai myöhemmin|tai aiemmin|aikoihin|tienoilla|paikkeilla|välillä|ennen|kuluessa|mittaan|varten|alussa|lopussa|puolivälissä|mukaan|aamuna|iltana|aikaan|aikoina',
  betweenEnd: 'välillä|välisenä|väliseen|väliltä|välisenä aikana|asti|saakka|väliin|aikana|mennessä',
  of: '',
  none: 'tulevat',
  suffixes: 'ta|tä|na|nä|n|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|an|en|in|ina|inä|t|a|ä|ksi|isin|ien|hin|iin|seen|aan|een|uun|un|kin|kaan|oon',
  ordinals: 's|nen|nnen|ssä|ssa|sta|stä|na|nä|n|een',
  timesWord: 'kertaa|kerran|kahdesti|kolmesti'
}

export const estonian: TemporalWords = {
  quarterUnit: 'kvartal|kvartalis|kvartali|poolaasta|poolaastal',
  drop: 'e|t|k|n|r|l|p|juuni hommik',
  weekdayName: `${product('esmaspäeva teisipäeva kolmapäeva neljapäeva reede laupäeva pühapäeva', 'hommik hommiku õhtu öö öösel öösiti ennelõuna pärastlõuna keskpäeva keskpäev')}|esmaspäev|esmaspäeval|esmaspäeva|esmaspäevast|teisipäev|teisipäeval|teisipäeva|kolmapäev|kolmapäeval|kolmapäeva|neljapäev|neljapäeval|neljapäeva|reede|reedel|reedet|reedest|laupäev|laupäeval|laupäeva|pühapäev|pühapäeval|pühapäeva|nädalavahetus|nädalavahetusel|nädalavahetuse|reedeni|pühapäevani|argipäev|argipäeval|laupäeviti|pühapäeviti|pühapäevast|laupäevast|tööpäeviti|tööpäeval`,
  relativeDay:
    'täna|eile|homme|üleeile|ülehomme|täna õhtul|eile õhtul|homme hommikul|täna hommikul|mullu|tänavu|järgmisel päeval|eelmisel päeval|tänapäeval|täna öösel|eelmisel aastal|järgmisel aastal|sel aastal|tunamullu|homme õhtul|eile hommikul|eilne|eilse|tänane|tänase|homne|homse|eilset|möödunud öösel|üleeilne|tänaseks|homseks|samal päeval',
  now: 'nüüd|praegu|hetkel|kohe|parajasti|praegusel hetkel',
  holiday:
    'jõulud|jõulude|jõulude ajal|jõululaupäev|jõululaupäeval|uusaasta|uusaastaöö|vana-aastaõhtu|jaanipäev|jaanipäeval|jaaniõhtu|lihavõtted|lihavõttepühad|võidupüha|iseseisvuspäev|vabariigi aastapäev|emadepäev|isadepäev|valentinipäev|suur reede|ülestõusmispüha|kevadpüha|nelipüha|taasiseseisvumispäev|kolmekuningapäev|mardipäev|kadripäev|naistepäev|jõuluks|jõulupühade|jaanipäeva|jõule',
  season: 'kevad|kevadel|kevade|suvi|suvel|suve|sügis|sügisel|sügise|talv|talvel|talve|kevadest|suvest|sügisest|talvest|kevadeni|sügiseks|suveks|kevadeks',
  dayPart:
    'hommik|hommikul|hommiku|ennelõuna|pealelõuna|pärastlõuna|pärastlõunal|õhtu|õhtul|õhtupoolik|õhtupoolikul|öö|öösel|lõuna|lõunal|õhtut|ööd|ööl|hommikust|õhtuni|õhtuks|päeval',
  dayPartPhrase:
    'hommikul|õhtul|öösel|pärastlõunal|pealelõunal|ennelõunal|lõunal|õhtupoolikul|varahommikul|hilisõhtul|hommikuti|õhtuti|päeval|öösiti|hilja õhtul|vara hommikul|lõuna ajal|keskpäeval',
  noon: 'keskpäev|keskpäeval|kesköö|keskööl|südaöö|südaööl',
  amPm: 'e.l.|p.l.|hommikul|õhtul|öösel|am|pm|päeval|pärastlõunal',
  era: 'ekr|pkr|e.m.a.|m.a.j.|enne kristust|pärast kristust|e.m.a|e. kr|p. kr|eKr|meie ajaarvamise järgi',
  dayUnit:
    'päev|päeva|päeval|päeva jooksul|päevad|päevade|päevaks|päevast|päevi|päevaga|nädal|nädala|nädalat|nädalal|nädalad|nädalate|nädalaks|nädalaid|nädalaga|kuu|kuud|kuul|kuude|kuuks|kuuga|aasta|aastat|aastal|aastad|aastate|aastatel|aastaks|aastaid|aastail|aastaga|aastast|aastani|kümnend|kümnendi|kümnendil|kümnendit|sajand|sajandi|sajandil|sajandit|sajandist|kvartal|kvartali|kvartalis|kvartalit|aastakümme|aastakümmet|aastakümneid|aastakümnete|aastakümne|ööpäev|ööpäeva|ööpäevas|nädalavahetus|tööpäev|tööpäeva|tööpäevade|poolaasta|poolaastal|poolaastat|ööd|hooaeg|hooaja|hooajal|aastatuhat|aastatuhande|aastasada|semester|semestri|õppeaasta|õppeaastal|a',
  timeUnit:
    'tund|tundi|tunni|tundide|tunnis|tunniks|tunde|tunniga|minut|minutit|minuti|minutid|minutite|minutis|minutiks|minutiga|min|sekund|sekundit|sekundi|sekundeid|sekundiga|h|t|s|sek',
  dayUnitAgo:
    'aasta eest|aastat tagasi|päeva eest|päeva pärast|nädala pärast|kuu aja pärast|aasta pärast|päeva tagasi|nädalat tagasi|kuud tagasi|aasta tagasi|nädala eest|kuu eest|kuu aja eest',
  timeUnitAgo: 'tunni pärast|minuti pärast|tunni eest|minuti eest|tundi tagasi|minutit tagasi',
  century: 'sajand|sajandi|sajandil|sajandit|saj.|saj|sajandist|sajandini|aastatuhandel|aastatuhande|sajandiks',
  decadeEnding: '-ndad|-ndatel|-ndate|-ndate aastate|ndad|ndatel|ndate|-ndatel aastatel|. aastad|. aastatel|. aastate|-ndail|-ndaid|. aastail',
  dayDuration: 'pool aastat|poolteist aastat|ööpäev|ööpäeva|pool päeva|poole aasta|pooleteise aasta|poolteist kuud',
  timeDuration: 'pool tundi|poolteist tundi|veerand tundi|kolmveerand tundi|poole tunni|poolteise tunni|pooltund',
  yearQuarter:
    'esimene kvartal|teine kvartal|kolmas kvartal|neljas kvartal|i kvartal|ii kvartal|iii kvartal|iv kvartal|esimeses kvartalis|teises kvartalis|kolmandas kvartalis|neljandas kvartalis|esimesel poolaastal|teisel poolaastal|esimese kvartali|teise kvartali|kolmanda kvartali|neljanda kvartali|i kvartalis|ii kvartalis|iii kvartalis|iv kvartalis',
  frequency: 'iga päev|igapäevaselt|iganädalaselt|igakuiselt|iga-aastaselt|päevas|aastas|kuus|igal aastal|igapäevane|iga-aastane|igal nädalal|igaaastane',
  yearMark: 'a|a.|aasta|aastal|aastat|aastast|aastaks|aastani|aastad|aastatel|aastate|aastail',
  yearWord: 'õppeaasta|õppeaastal|hooaeg|hooajal|aasta|aastal|aastast|aastatel|aastate',
  hourMark: 'h|ajal',
  hourWord: 'kell|kella|kl|kl.',
  minuteMark: 'min|minutit',
  pastOrTo: 'läbi|pärast',
  quarterHour: 'veerand|kolmveerand',
  half: 'pool|poole|poolteist|poolt',
  modifier:
    'järgmine|järgmise|järgmisel|järgmist|järgmised|järgmiste|eelmine|eelmise|eelmisel|eelmist|eelmiste|see|sel|selle|seda|viimane|viimase|viimasel|viimased|viimaste|viimast|käesolev|käesoleva|käesoleval|möödunud|tulev|tuleva|tuleval|tulevase|lähima|lähimate|lähiaastatel|samal|sama|esimese|esimesel|praegune|praeguse|tollal|tol|mullu|mulluse|tänavuse|tänavune|tänavu|järgneva|järgnevate|järgneval|eelneva|eelnenud|läinud|esimeste|hiljutise|neil|nende|esimestel|viimastel|järgmistel|lähematel|lähema|kogu selle|ülemöödunud',
  modifierAfter: 'jooksul|vältel|kestel|pärast|eest|tagasi|hiljem|enne|s.a.|s. a.|k.a.|k. a.',
  ago: 'tagasi|eest|varem|enne',
  later: 'pärast|hiljem|möödudes|jooksul|kestel|vältel|järel',
  durationPreposition: 'umbes|ligi|üle|viimase|viimaste|alla|järgmise|peaaegu|juba|enam kui|rohkem kui|ligikaudu|paari|ca',
  phase:
    'algus|alguses|algul|algusest|algusesse|lõpp|lõpus|lõpul|lõpuks|lõpuni|lõpust|keskpaik|keskpaigas|keskel|varasel|hilisel|alguseni|keskpaigani|teisel poolel|esimesel poolel|keskpaiku|alguseks|keskpaigaks|teises pooles|esimeses pooles|jooksul|alguse|lõpu|hilis|vara|hilja|paiku|vahetusel|teine pool|esimene pool',
  every: 'iga|igal|üks kord|kord|korda|igas',
  whole: 'kogu|terve|kogu selle',
  several: 'mõni|mõne|mõned|paar|paari|mitu|mitme|paljude|palju|mõnda|mitut|mitmeid|kümneid|sadu|mitmete|mõnel|mõneks|mitmel|paaril|mitmeks',
  indefiniteArticle: 'üks|ühe',
  approximately: 'umbes|kella|paiku|ligikaudu|ca|peaaegu|orienteeruvalt|umbes kell|umbkaudu',
  moreThan: 'üle|alla|vähemalt|rohkem kui|vähem kui|kuni|ligi|peaaegu|umbes|ligikaudu|enam kui|pea',
  from: 'alates|vahemikus|ajavahemikul|aastatel',
  to: 'kuni|ja|-ni',
  and: 'ja|või|ning|ehk',
  beforeOrAfter: 'enne|pärast|alates|kuni|hiljemalt|peale|umbes|mitte hiljem kui|varem kui|juba|alates aastast|enne aastat|pärast aastat|alles',
  orLater:
    'jooksul|paiku|alates|saadik|kuni|hiljem|enne|pärast|eel|ajal|vältel|alguses|lõpus|järel|seisuga|õhtul|hommikul|öösel|või hiljem|või varem|eest|kestel',
  betweenEnd: 'vahel|vahelisel ajal|vahemikus|jooksul',
  of: '',
  suffixes: 'l|ks|st|ni|s|d|le|ga|te|i|t|il|ist|iks|ini|a|ta|al|ast|aks|ani|sse|lt|ti|iti|de|dele|del|delt|b',
  halfTo: 'pool|veerand|kolmveerand'
}

export const latvian: TemporalWords = {
  decadeWord: 'gadi|gados|gadu|gadiem|gadus',
  largeOrdinal: product('divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit', 'ie ajos o ajiem'),
  drop: '',
  weekdayName: `${['pirmdien', 'otrdien', 'trešdien', 'ceturtdien', 'piektdien', 'sestdien', 'svētdien'].flatMap((stem) => ['', 'u', 'as', 'ā', 'ai', 'ās', 'a'].map((end) => stem + end)).join('|')}|brīvdienās|nedēļas nogale|nedēļas nogalē|nedēļas nogales|darbdiena|darbdienās|brīvdienas|nedēļas nogali`,
  monthName: `${['janvār', 'februār', 'aprīl', 'jūnij', 'jūlij', 'septembr', 'oktobr', 'novembr', 'decembr', 'maij']
    .flatMap((stem) => ['ī', 'i', 'im', 'is', 'a', 'u', 'ā'].map((end) => stem + end))
    .join('|')}|martā|marta|martu|martam|augustā|augusta|augustu|augustam|maijā|maija|maiju|maijam|jūnijam|jūlijam|jūnijs|jūlijs|marts|augusts`,
  maybe: 'marta|augusta|maija|jūlija',
  relativeDay:
    'aizvakar|vakar|šodien|rīt|parīt|aizparīt|šovakar|vakarvakar|šorīt|šonakt|pērn|šogad|nākamgad|aizpērn|nākamajā dienā|nākamā diena|iepriekšējā dienā|šodienas|vakardien|vakardienas|rītdien|rītdienas|mūsdienās|šonedēļ|nākamnedēļ|pagājušonedēļ|šomēnes|šovasar|šoziem|šoruden|šopavasar|šobrīd|rītvakar|tajā pašā dienā|naktī uz|tajā dienā|mūsdienu',
  now: 'tagad|pašlaik|šobrīd|patlaban|tūlīt|pašreiz|nupat',
  holiday:
    'ziemassvētki|ziemassvētkos|ziemassvētku|ziemassvētkus|jaungads|jaungadā|jaungada|jauno gadu|lieldienas|lieldienās|lieldienu|jāņi|jāņos|jāņu|līgo|līgo svētki|līgo vakars|lielā piektdiena|darba svētki|neatkarības diena|mātes diena|tēva diena|valentīndiena|lāčplēša diena|zvaigznes diena|vasarsvētki|mārtiņi|halovīns|miķeļi|proklamēšanas diena|uzvaras diena',
  season: 'pavasaris|pavasarī|pavasara|pavasari|vasara|vasarā|vasaras|vasaru|rudens|rudenī|rudeni|ziema|ziemā|ziemas|ziemu|pavasariem|vasarās',
  dayPart:
    'rīts|rītā|rīta|rītu|rītos|priekšpusdiena|priekšpusdienā|pēcpusdiena|pēcpusdienā|pēcpusdienas|vakars|vakarā|vakara|vakaru|vakaros|nakts|naktī|nakti|naktis|naktīs|diena|dienā|dienas|dienu',
  dayPartPhrase:
    'no rīta|rītā|vakarā|naktī|pēcpusdienā|priekšpusdienā|pusdienlaikā|agri no rīta|vēlu vakarā|pa dienu|dienā|vakaros|naktīs|rītos|pa nakti|uz vakaru|agrā rītā|vēlā vakarā',
  noon: `pusdienlaiks|pusnakts|pusnaktī|pusdienlaikā|pusnakti|${product('pus', 'vienos divos trijos četros piecos sešos septiņos astoņos deviņos desmitos vienpadsmitos divpadsmitos')}`,
  amPm: 'rītā|vakarā|naktī|no rīta|dienā|pēcpusdienā|am|pm|pēc pusdienām',
  era: 'p.m.ē.|m.ē.|p. m. ē.|m. ē.|pirms mūsu ēras|mūsu ēras|pr. kr.|pēc kristus|pirms kristus',
  dayUnit:
    'diena|dienas|dienu|dienām|dienā|dienās|dienai|nedēļa|nedēļas|nedēļu|nedēļām|nedēļā|nedēļās|mēnesis|mēneša|mēnesi|mēneši|mēnešu|mēnešiem|mēnesī|mēnešos|mēnešus|mēnesim|gads|gada|gadu|gadi|gadiem|gadā|gados|gadus|gadam|desmitgade|desmitgades|desmitgadi|desmitgadē|desmitgadu|desmitgadēs|gadsimts|gadsimta|gadsimtu|gadsimtā|gadsimti|gadsimtiem|gadsimtos|ceturksnis|ceturkšņa|ceturksni|ceturksnī|diennakts|diennakti|diennaktī|diennaktis|nedēļas nogale|pusgads|pusgada|pusgadu|pusgadā|darba dienas|darba dienu|naktis|nakts|sezona|sezonas|sezonā|sezonu|mācību gads|mācību gada|gadskārta|gadu desmiti|tūkstošgade|tūkstošgades|semestris|semestra|semestrī',
  timeUnit:
    'stunda|stundas|stundu|stundām|stundā|stundās|minūte|minūtes|minūti|minūšu|minūtēm|minūtē|min|min.|sekunde|sekundes|sekundi|sekunžu|sekundēm|sekundē|h|s|st|st.|brīdi',
  century: 'gadsimts|gadsimta|gadsimtā|gadsimtu|gs.|gs|gadsimtos|gadsimtam|tūkstošgades|tūkstošgadē',
  decadeEnding: '. gadi|. gados|. gadu|. gadiem|-tie gadi|. gadus|-tajos|. gadu sākumā',
  dayDuration: 'pusgads|pusgadu|pusotra gada|pusotru gadu|diennakts|diennakti|gadu|mēnesi|nedēļu|pusdienu|pusotru mēnesi',
  timeDuration: 'pusstunda|pusstundu|pusstundas|pusotra stunda|pusotru stundu|ceturtdaļstunda|stundu|minūti|ceturtdaļstundu',
  yearQuarter:
    'pirmais ceturksnis|otrais ceturksnis|trešais ceturksnis|ceturtais ceturksnis|pirmajā ceturksnī|otrajā ceturksnī|trešajā ceturksnī|ceturtajā ceturksnī|pirmajā pusgadā|otrajā pusgadā|pirmajā pusē|otrajā pusē|1. ceturksnī|2. ceturksnī|3. ceturksnī|4. ceturksnī',
  frequency:
    'katru dienu|ikdienas|iknedēļas|ikmēneša|ikgadējs|ikgadu|katru gadu|ik dienu|dienā|ikgadējais|ikgadējā|ik gadu|ik gadus|katru nedēļu|katru mēnesi|reizi gadā|reizi mēnesī|ikdienā',
  yearMark: '. gads|. gada|. gadā|. gadu|. gadam|gads|gada|gadā|gadu|gadam|gados|gadiem|gadi|gadus|g.|g|.gada|.gadā|. g.|. gadi|. gados|. gadiem|.gadu|.g.',
  yearWord: '',
  hourMark: 'h|stundas|nulle nulle',
  hourWord: 'plkst|plkst.|pulksten|pulkstenis|pulksteņa',
  minuteMark: 'minūtes|min|minūtēm',
  pastOrTo: 'pāri|bez',
  quarterHour: 'ceturksnis|ceturkšņa',
  half: 'puse|pus|pusotra|pusotru|pusi',
  modifier:
    'nākamais|nākamā|nākamajā|nākamo|nākamās|nākamie|nākamos|nākamajos|nākamajās|pagājušais|pagājušā|pagājušajā|pagājušo|pagājušās|šis|šī|šajā|šo|šīs|šajos|šajās|pēdējais|pēdējā|pēdējie|pēdējos|pēdējo|pēdējās|pēdējajā|pēdējajos|iepriekšējais|iepriekšējā|iepriekšējo|iepriekšējos|tekošais|tuvākais|tuvākajā|tuvākajos|tuvākajās|tuvāko|tas pats|tajā pašā|tā paša|tajā|tai|to|tā|tanī|tās|tos|pirmais|pirmajā|pirmajos|pirmo|pirmos|pašreizējā|turpmākajos|turpmāko|aizvadītajā|aizvadītā|aizvadīto|gaidāmajā|attiecīgā|aizpagājušajā',
  modifierAfter: 'laikā|garumā|gaitā',
  ago: 'atpakaļ|iepriekš|agrāk|pirms tam',
  later: 'vēlāk|pēc tam|pēcāk|laikā|garumā|no šī brīža|gaitā|ilgumā',
  durationPreposition:
    'pirms|pēc|gandrīz|aptuveni|ap|pēdējo|tuvāko|uz|vairāk nekā|nākamo|kopš|jau|pirms vairāk nekā|pēc aptuveni|apmēram|pirms apmēram|aizvadīto',
  phase:
    'sākums|sākumā|sākuma|sākumam|beigas|beigās|beigu|beigām|vidus|vidū|vidum|agri|vēlu|pusē|otrajā pusē|pirmajā pusē|nogale|nogalē|sākumu|vidu|pirmā puse|otrā puse|izskaņā|mijā|laikā|pirmajās dienās',
  every: 'katrs|katra|katru|ik|reizi|reizes|reizi ik|katrā|ik pēc',
  whole: 'viss|visu|visa|visas|visā|cauru|visai',
  several:
    'daži|dažas|dažus|dažu|dažiem|dažām|vairāki|vairākas|vairākus|vairākiem|vairāku|pāris|daudz|daudzi|daudzus|vairākām|desmitiem|simtiem|pusotra|daudziem|dažos|vairākos|dažās',
  indefiniteArticle: 'viens|viena|vienu',
  approximately: 'ap|aptuveni|apmēram|ap plkst.|ap pulksten|gandrīz|aptuveni plkst.|ap plkst',
  moreThan: 'vairāk nekā|mazāk nekā|vismaz|līdz|gandrīz|ne vairāk kā|vairāk par|mazāk par|aptuveni|apmēram|teju|tikai',
  from: 'no|starp|sākot no|kopš|laikā no|laika posmā no',
  to: 'līdz|un|līdz pat',
  between: 'starp',
  and: 'un|vai',
  beforeOrAfter: 'pirms|pēc|kopš|līdz|no|ne vēlāk kā|ne agrāk kā|sākot no|sākot ar|vēl|ap|uz|līdz pat|jau|vēlākais līdz|laikā līdz',
  orLater: 'vai vēlāk|vai agrāk|un vēlāk|ieskaitot|laikā|naktī|rītā|vakarā|sākumā|beigās|vidū',
  on: 'uz|no|līdz',
  at: 'plkst.|ap|pulksten|plkst',
  in: 'laikā',
  of: 'gada|gadā',
  for: 'uz',
  dayMark: 'datums|datumā',
  ordinalEnding: '',
  halfTo: 'bez ceturkšņa|bez piecām minūtēm|bez desmit minūtēm|bez divdesmit minūtēm|bez piecām|bez desmit',
  hourNumberWord: 'vienos|divos|trijos|četros|piecos|sešos|septiņos|astoņos|deviņos|desmitos|vienpadsmitos|divpadsmitos'
}

export const lithuanian: TemporalWords = {
  drop: 'sk|pr|an|tr|kt|pn|št|naktis|rytas|vakaras',
  weekdayName: `${['pirmadien', 'antradien', 'trečiadien', 'ketvirtadien', 'penktadien', 'šeštadien', 'sekmadien'].flatMap((stem) => ['is', 'į', 'io', 'iais', 'į', 'yje', 'iui'].map((end) => stem + end)).join('|')}|savaitgalis|savaitgalį|savaitgalio|savaitgaliais|darbo dienomis`,
  ambiguousWeekday: 'pr|an|tr|kt|pn|št|sk',
  monthName:
    'sausį|sausyje|vasarį|vasaryje|kovą|balandį|balandyje|gegužę|gegužėje|birželį|birželyje|liepą|liepoje|rugpjūtį|rugpjūtyje|rugsėjį|rugsėjyje|spalį|spalyje|lapkritį|lapkrityje|gruodį|gruodyje|kovas',
  maybe: 'kovo|liepa|liepos|kovą|kovas|gegužės|gegužė|balandis|balandžio|sausio|sausį|liepą',
  relativeDay:
    'užvakar|vakar|šiandien|rytoj|poryt|šįvakar|vakar vakare|šįryt|šiąnakt|pernai|šiemet|kitąmet|užpernai|kitą dieną|rytoj ryte|šiandieninis|išvakarėse|šios dienos|tą pačią dieną|rytdiena|rytdienos|vakarykštis|vakarykštė|praėjusią naktį|šiais laikais|šiais metais|praeitais metais',
  now: 'dabar|šiuo metu|šiuo momentu|ką tik|tuoj pat|dabartiniu metu',
  holiday:
    'kalėdos|kalėdų|kalėdas|per kalėdas|kūčios|kūčių|naujieji metai|naujųjų metų|naujuosius metus|velykos|velykų|velykas|joninės|joninių|žolinė|žolinės|vėlinės|vėlinių|vasario 16-oji|kovo 11-oji|motinos diena|tėvo diena|valentino diena|darbo diena|užgavėnės|nepriklausomybės diena|visų šventųjų diena|sekminės|trys karaliai|mindaugines',
  season: 'pavasaris|pavasarį|pavasario|vasara|vasarą|vasaros|ruduo|rudenį|rudens|žiema|žiemą|žiemos',
  dayPart: 'rytas|rytą|ryto|ryte|vakaras|vakarą|vakaro|vakare|popietė|popietę|popietės|naktis|naktį|nakties|diena|dieną|pietūs|pietų|priešpietė',
  dayPartPhrase:
    'ryte|rytais|vakare|vakarais|naktį|naktimis|popiet|po pietų|priešpiet|iki pietų|anksti ryte|vėlai vakare|vidurdienį|dieną|per pietus|paryčiais|pavakare|vidurnaktį|per naktį|per dieną',
  noon: 'vidurdienis|vidurdienį|vidurnaktis|vidurnaktį|vidurnakčio|perpiet',
  amPm: 'ryto|vakaro|nakties|dienos|popiet|priešpiet|po pietų|am|pm|ryte|vakare',
  era: 'pr. kr.|po kr.|prieš mūsų erą|mūsų eros|pr. m. e.|m. e.|prieš kristų',
  dayUnit:
    'diena|dienos|dieną|dienų|dienas|dienomis|dienai|savaitė|savaitės|savaitę|savaičių|savaites|savaitei|mėnuo|mėnesio|mėnesį|mėnesiai|mėnesių|mėnesius|mėnesiui|mėn|mėn.|metai|metų|metus|metais|metams|metuose|dešimtmetis|dešimtmečio|dešimtmetį|dešimtmečius|dešimtmetyje|dešimtmečių|amžius|amžiaus|amžių|amžiuje|amžiai|ketvirtis|ketvirčio|ketvirtį|ketvirčiai|savaitgalis|savaitgalį|para|parą|paros|parų|parai|pusmetis|pusmečio|pusmetį|darbo dienų|darbo dienos|darbo dienas|naktį|naktys|naktų|sezonas|sezono|sezoną|sezone|tūkstantmetis|tūkstantmečio|semestras|semestro|sav|d',
  timeUnit:
    'valanda|valandos|valandą|valandų|valandas|valandai|val|val.|minutė|minutės|minutę|minučių|minutes|minutei|min|min.|sekundė|sekundės|sekundę|sekundžių|sekundes|sek|s|h|akimirką',
  century: 'amžius|amžiaus|amžiuje|amžių|a.|a|tūkstantmečio|amžiai|amžiais|amžiui|amž.',
  decadeEnding: '-ieji|-aisiais|-ųjų|-ieji metai|-aisiais metais|-ųjų metų|-uosius',
  dayDuration: 'pusmetis|pusę metų|pusantrų metų|pusantro mėnesio|para|parą|metus|mėnesį|savaitę|pusantros savaitės',
  timeDuration: 'pusvalandis|pusvalandį|pusvalandžio|pusantros valandos|pusę valandos|ketvirtį valandos|valandą|minutę|ketvirtis valandos',
  yearQuarter:
    'pirmasis ketvirtis|antrasis ketvirtis|trečiasis ketvirtis|ketvirtasis ketvirtis|pirmąjį ketvirtį|antrąjį ketvirtį|trečiąjį ketvirtį|ketvirtąjį ketvirtį|i ketvirtis|ii ketvirtis|iii ketvirtis|iv ketvirtis|pirmąjį pusmetį|antrąjį pusmetį|i pusmetį|ii pusmetį|pirmo ketvirčio|antro ketvirčio',
  frequency: 'kasdien|kas savaitę|kas mėnesį|kasmet|kas metus|kas valandą|kasdienis|kasdieninis|kasmetinis|kasmetinė|kiekvieną dieną|kasmėnesinis',
  yearMark: 'm.|m|metai|metų|metais|metus|metams|-aisiais|-ieji|mm.|-ųjų|-aisiais metais|-ųjų metų|-iesiems',
  dayMark: 'd.|d|diena|dieną|dienos|-ąją|-oji|-osios|-ąją dieną|dd.|-oji diena|-ąją d.',
  hourMark: 'val|val.|h|valandą|valandos|valandų|valandai',
  minuteMark: 'min|min.|minučių|minutės',
  secondMark: 'sek|s|sekundžių',
  pastOrTo: 'po|be',
  quarterHour: 'ketvirtis',
  half: 'pusė|pusę|pus|pusantrų|pusantro|pusantros',
  modifier:
    'kitas|kita|kitą|kitais|kito|kitos|kitus|kitam|praėjęs|praėjusį|praėjusią|praėjusiais|praėjusių|praėjusio|praėjusios|šis|ši|šį|šią|šiais|šių|šio|šios|šiuos|šias|paskutinis|paskutinį|paskutinę|paskutiniai|paskutinių|paskutiniais|paskutinius|paskutinės|ateinantis|ateinančią|ateinantį|ateinančiais|ankstesnis|ankstesniais|ankstesnių|einamasis|artimiausias|artimiausią|artimiausiomis|artimiausiais|tas pats|tais pačiais|tuo pačiu|tais|tą|tų|to|tos|pernykštis|pirmas|pirmąjį|pirmuosius|pirmaisiais|dabartinis|paskutiniuosius|pastaruosius|pastarųjų|pastaraisiais|pastarąjį|pastarąsias|būsimą|kitų|pirmosiomis|užpraėjusią|užpraėjusiais|sekantį|sekančią',
  modifierAfter: 'laikotarpiu|bėgyje',
  ago: 'atgal|anksčiau|prieš tai',
  later: 'vėliau|po to|nuo dabar|nuo šiandien',
  durationPreposition:
    'prieš|po|per|už|maždaug|beveik|per pastaruosius|apie|per paskutinius|jau|prieš maždaug|daugiau nei prieš|per artimiausias|prieš daugiau nei|per artimiausius',
  phase:
    'pradžia|pradžioje|pradžios|pradžią|pradžiai|pabaiga|pabaigoje|pabaigos|pabaigą|pabaigai|vidurys|viduryje|vidurio|vidurį|viduriui|anksti|vėlai|antroje pusėje|pirmoje pusėje|galas|galo|gale|sandūroje|antrojoje pusėje|pirmojoje pusėje|antra pusė|pirma pusė',
  every: 'kiekvienas|kiekviena|kiekvieną|kiekvienais|kas|kartą per|kartus per|kiekvieno|kas antrą|kartų per',
  whole: 'visas|visa|visą|visus|ištisus|ištisą|visos|viso',
  several:
    'keli|kelios|kelis|kelias|kelių|keletas|keletą|pora|porą|daug|kelerius|keleri|kelerių|poros|dešimtis|dešimtmečius|šimtus|daugelį|nemažai|keliais|keliomis|keletu',
  indefiniteArticle: 'vienas|viena|vieną|vienerius|vieneri|vienerių',
  approximately: 'apie|maždaug|apytiksliai|beveik|apie pusę',
  moreThan: 'daugiau nei|mažiau nei|bent|iki|beveik|ne mažiau kaip|daugiau kaip|mažiau kaip|ilgiau nei|maždaug|apie|ne daugiau kaip|net|vos',
  from: 'nuo|tarp|laikotarpiu nuo',
  to: 'iki|ir|ligi',
  between: 'tarp',
  and: 'ir|arba|ar|bei',
  beforeOrAfter: 'prieš|po|nuo|iki|ne vėliau kaip|vėliausiai|pradedant|apie|ligi|dar|ne anksčiau kaip|jau|iki pat|nuo pat|link',
  orLater: 'ar vėliau|ar anksčiau|ir vėliau|imtinai|naktį|rytą|vakarą|pradžioje|pabaigoje|viduryje',
  on: 'į|nuo|iki',
  at: 'apie|lygiai',
  in: 'per|metu',
  of: 'metų|m.',
  for: 'per',
  ordinals: 'oji|ąją|osios|ojo|ajame|ąjį|asis|ieji|aisiais|ųjų|uosius|ą|os|ame|oje|iesiems|ajai',
  halfTo: 'pusė|pusę|pusės|be ketvirčio|be penkių|be penkių minučių|be dešimties|be dešimt|be penkiolikos|be penkiolikos minučių|be dvidešimties|be dvidešimt'
}

export const hungarian: TemporalWords = {
  quarterUnit: 'negyedév|negyedéve|félév|féléve',
  decadeWord: 'évek|években|éveket|évekből|évektől|évekig',
  largeOrdinal: 'húszas|harmincas|negyvenes|ötvenes|hatvanas|hetvenes|nyolcvanas|kilencvenes',
  yearEndings: 'ban|ben|tól|től|ig|ra|re|as|es|os|ös',
  yearWord: 'tanév|tanévben|szezon|szezonban|idény|idényben|évad|évadban',
  drop: 'sze|cs|szo|dél|du.|de.|előző hét|mp|ma',
  weekdayName:
    'hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|hétvége|hétvégén|hétköznap|hétfőtől|péntekig|szombatonként|vasárnaponként|munkanap|hétköznapokon|péntekenként|hétvégenként|hétvégi|hétvégét',
  ambiguousWeekday: 'hét|ke|sze|csüt|pén|szo|vas|szom|ked|cs|k|h|p|v',
  relativeDay:
    'tegnap|tegnapelőtt|ma|holnap|holnapután|ma este|tegnap este|holnap reggel|ma reggel|ma éjjel|tavaly|idén|jövőre|tavalyelőtt|mai nap|a mai napon|másnap|előző nap|következő nap|tegnap éjjel|ma délután|ma délelőtt|mostanság|napjainkban|holnap este|tegnapi|mai|holnapi|tavalyi|idei|jövő évi|holnaputáni|tegnapelőtti|tegnap délután|mai napot|aznap|előestéjén|a minap|azon a napon|tegnap reggel|másnapra|holnapra|tegnapi nap|holnapi nap|mai napon|mai naptól|mára|tegnapra|idén nyáron|aznap este|ezen a héten',
  now: 'most|éppen most|jelenleg|azonnal|pillanatnyilag|mostani|mostanában|épp most',
  holiday:
    'karácsony|karácsonykor|karácsonyi|karácsonyra|szenteste|szentestén|szilveszter|szilveszterkor|szilveszteri|újév|újévkor|húsvét|húsvétkor|húsvéti|húsvéthétfő|húsvétvasárnap|pünkösd|pünkösdkor|pünkösdhétfő|nagypéntek|mindenszentek|halottak napja|vízkereszt|mikulás|anyák napja|gyereknap|nőnap|valentin-nap|augusztus 20|március 15|október 23|munka ünnepe|államalapítás ünnepe|karácsonyig|virágvasárnap|apák napja|farsang|szent istván napja|hamvazószerda|nemzeti ünnep',
  season:
    'tavasz|tavasszal|tavaszán|tavaszi|tavaszra|tavaszig|nyár|nyáron|nyarán|nyári|nyárra|nyárig|ősz|ősszel|őszén|őszi|őszre|őszig|tél|télen|telén|téli|télre|télig|nyarat|telet|tavaszt|őszt|nyara|tele|ősze|tavasza|kora tavasszal|késő ősszel|kora ősszel|késő tavasszal|nyár végén|nyár elején',
  dayPart:
    'reggel|reggeli|délelőtt|délelőtti|dél|délben|délután|délutáni|este|esti|éjjel|éjszaka|éjszakai|hajnal|hajnalban|hajnali|alkonyat|ebéd|ebédidő|estéjén|reggelén|éjszakáján|délutánján|hajnalán|délelőttjén|estére|reggelre|éjjeli|napnyugta|napkelte|délutánra',
  dayPartPhrase:
    'reggel|délelőtt|délben|délután|este|éjjel|éjszaka|hajnalban|kora reggel|késő este|késő éjjel|kora délután|késő délután|napközben|esténként|reggelente|éjszakánként|délutánonként|éjjelente|kora este|kora hajnalban|nappal|hajnali|reggeli|esti|délutáni|délelőtti',
  noon: `dél|délben|éjfél|éjfélkor|délig|éjfélig|déltől|déli|éjféli|${product('egy kettő két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő', 'kor')}`,
  amPm: 'de|du|de.|du.|reggel|este|délután|délelőtt|éjjel|hajnali|esti|délutáni|délelőtti|reggeli|hajnalban|éjszaka|éjjeli|am|pm|délutánig',
  era: 'i. e.|i. sz.|kr. e.|kr. u.|i.e.|i.sz.|kr.e.|kr.u.|krisztus előtt|krisztus után|időszámításunk előtt|időszámításunk szerint|i. e|kr. e',
  dayUnit:
    'nap|napok|napot|napon|napja|napig|napi|napra|napos|napon át|naponta|napját|napján|hét|hetek|hetet|héten|hete|hétig|heti|hétre|hetes|hétvége|hétvégék|hétvégén|hónap|hónapok|hónapot|hónapban|hónapja|hónapig|havi|hónapra|hónapos|hó|hava|havában|hónapjában|hónapon|hónapokban|hónapi|év|évek|évet|évben|éve|évig|évi|évre|éves|évvel|években|éveket|évtized|évtizedek|évtizedet|évtizedben|évtizede|évtizedes|évtizedekben|évszázad|évszázadban|évszázadok|évszázada|század|században|századi|századok|századot|századba|századig|negyedév|negyedévben|negyedéves|negyedévet|negyedévre|félév|félévben|féléves|félévet|félévre|munkanap|munkanapot|munkanapon|évszak|tanév|tanévben|szezon|szezonban|idény|idényben|éjszaka|éj|ezred|évezred|évezredben|évezredek|ezredforduló|ezredfordulón|esztendő|esztendőben|esztendeje|esztendőt|hónapjai|hetében|évében|éveiben|napjaiban|napjában|évtizedében|hetének|szezont|szezonra',
  timeUnit:
    'óra|órák|órát|órán|órája|óráig|órás|órára|óráért|perc|percek|percet|percen|perce|percig|perces|percre|perccel|percben|p|másodperc|másodpercet|másodperce|másodperces|másodpercig|mp|óránként|órával|h|órán át|órányi|percnyi|pillanat',
  century:
    'század|században|századi|századok|századot|századba|sz.|század végén|századtól|századig|évezred|évezredben|századának|század elején|század közepén|századra',
  decadeEnding:
    '-as évek|-es évek|-as években|-es években|as évek|es évek|-as|-es|-as évekből|-es évekből|-as évektől|-es évektől|-as éveket|-es éveket|-as évekig|-es évekig',
  dayDuration:
    'fél év|félév|másfél év|fél nap|fél éve|fél évig|másfél évig|másfél éve|másfél hónap|fél évvel|másfél évvel|két és fél év|másfél évet|félévig|egy hét|másfél hét',
  timeDuration:
    'fél óra|félóra|fél órát|félórát|félórás|negyedóra|negyedórát|negyed óra|háromnegyed óra|másfél óra|másfél órát|háromnegyedóra|fél órája|fél órán|másfél órás|fél órával|negyedórás|3/4 óra|másfél órával',
  yearQuarter:
    'első negyedév|második negyedév|harmadik negyedév|negyedik negyedév|első negyedévben|második negyedévben|harmadik negyedévben|negyedik negyedévben|első félév|második félév|első félévben|második félévben|első negyedévében|második negyedévében|harmadik negyedévében|negyedik negyedévében|utolsó negyedévében|utolsó negyedévben|első felében|második felében|első félévében|második félévében|i. negyedév|ii. negyedév|iii. negyedév|iv. negyedév',
  frequency:
    'naponta|hetente|havonta|évente|óránként|napi|heti|havi|éves|évi|minden nap|mindennap|félévente|negyedévente|percenként|mindennapi|évenként|naponként|kéthetente|kétévente|hetenként|havonként|napról napra',
  yearMark:
    'évi|évben|év|éve|-ben|-ban|-es|-as|-ös|-i|-tól|-től|-ig|-re|-ra|-hez|-höz|évre|évig|évtől|évnek|évét|évet|évvel|-os|-at|-et|-ot|-nek|-nak|-hoz|-ból|-ből|-ről|-ról|-tel|-tal|-ának|-e|-a|ben|ban',
  dayMark:
    '-án|-én|-i|-ai|-ei|-a|-e|-ától|-étől|-áig|-éig|-jén|-ján|-ára|-ére|-jei|-jai|-ánál|-énél|án|én|-át|-ét|-ja|-je|-ából|-éből|-jéig|-jáig|-jától|-jétől|-ejei|-ként|e|jén|napján|napja|-jére|-ának|-ének|-jének|-jára|-ikán|-iki|-ikén|-ika|ei|ai|i|-ává|-ről|-jéről|-ig',
  hourMark: 'óra|órakor|órára|óráig|órától|h|órai|órás|órát|-kor|óráján|kor|órakori|óra körül|óra után|óra előtt',
  minuteMark: 'perc|perckor|p|perce|perctől|percig|perckori',
  secondMark: 'mp|másodperc|másodperckor',
  pastOrTo: 'múlt|múlva|perccel múlt|perc múlva',
  quarterHour: 'negyed|háromnegyed',
  half: 'fél|másfél|és fél|felet',
  modifier:
    'jövő|múlt|elmúlt|következő|előző|ez|ezen|ezt|ebben az|ebben a|ezen a|ennek a|e|az|azon a|abban az|ez az|ez a|utolsó|utóbbi|legutóbbi|legutolsó|közelgő|jelenlegi|mostani|adott|tavalyi|idei|folyó|soron következő|elkövetkező|elkövetkezendő|ugyanazon a|ugyanabban az|ugyanezen a|ugyanebben az|első|tárgyévi|azt követő|megelőző|rákövetkező|következendő|azon|annak az|annak a|eddigi|aktuális|ezt a|ezt az|azt a|azt az|abban a|arra a|erre a|arra az|erre az',
  modifierAfter: 'alatt|folyamán|során|múlva|óta|át|keresztül|belül',
  ago: 'ezelőtt|korábban|óta|előtt|hamarabb|ezelőtti|előbb',
  later: 'múlva|később|után|múltán|mostantól|alatt|át|keresztül|belül|során|elteltével|óta|mostantól számítva|folyamán|leforgása alatt|tartó|következően',
  durationPreposition: 'közel|több mint|kb.|körülbelül|már|legalább|mintegy|csaknem|szűk|alig|bő|az elmúlt|a következő|mindössze|az utóbbi|a múlt',
  phase:
    'eleje|elején|elejéig|elejére|elejétől|eleji|vége|végén|végéig|végére|végi|végétől|közepe|közepén|közepéig|közepére|közepétől|közepi|kezdete|kezdetén|kezdetétől|kora|késő|korai|késői|első fele|második fele|első felében|második felében|dereka|derekán|fordulója|fordulóján|végével|elejével|hátralévő része|folyamán|során|elejei|elejéről|végéről|közepéről|utolsó napjaiban|első napjaiban|utolján|első harmadában|utolsó harmadában',
  every: 'minden|minden egyes|minden második|egyszer|kétszer|valamennyi|háromszor|mindegyik|hetente|naponta|havonta|évente',
  whole: 'egész|teljes|az egész|a teljes',
  several:
    'néhány|pár|több|sok|számos|jó néhány|egy-két|két-három|három-négy|tucatnyi|másfél|egypár|jónéhány|egynéhány|száz|több tucat|rengeteg|kevés|további|többszáz|többtíz',
  indefiniteArticle: 'egy',
  approximately: 'körülbelül|kb.|kb|nagyjából|mintegy|közel|úgy|körül|csaknem|majdnem|hozzávetőleg|olyan|durván|cirka',
  moreThan:
    'több mint|kevesebb mint|legalább|legfeljebb|maximum|minimum|közel|majdnem|csaknem|mintegy|körülbelül|kb.|szinte|alig|mindössze|több, mint|kevesebb, mint|bő|jó|szűk|akár|összesen',
  from: '',
  to: 'és|-tól|-től|illetve|–',
  and: 'és|vagy|illetve|s|meg|valamint',
  beforeOrAfter: 'legkésőbb|legkorábban|egészen|már|csak|még|körülbelül|kb.|pontosan|kezdve',
  orLater:
    'után|előtt|óta|körül|között|folyamán|során|táján|vagy később|vagy korábban|kezdve|kezdődően|múltán|előtti|utáni|közötti|körüli|követően|megelőzően|alatt|alatti|tájékán|tájt|felé|és után|óta tartó|közt|hajnalán|reggelén|estéjén|éjszakáján|délutánján|kezdetű|napján|elején|végén|közepén|fordulóján|reggel|este|délután|délelőtt|éjjel|hajnalban|éjszaka',
  betweenEnd: 'között|közt|közötti|közti|közé',
  on: 'a|az|ezen',
  at: '',
  of: '',
  suffixes:
    'ban|ben|on|en|ön|án|én|tól|től|ig|ra|re|i|t|ot|at|et|nak|nek|ból|ből|val|vel|jan|kor|hoz|hez|höz|ról|ről|ként|n|ja|je|a|e|jén|ján|ait|eit|nál|nél|ba|be|jei|jai|it|is|k|ok|ek|ök|okat|eket|beli|ára|ére|áig|éig|ától|étől|ával|ével|ának|ének|át|ét|ai|ei|jától|jétől|jáig|jéig|jára|jére|á|é',
  ordinals:
    'ik|ikén|ikán|iki|ika|ike|én|án|jén|ján|i|ei|ai|ig|étől|ától|éig|áig|e|a|ére|ára|je|ja|et|át|ét|en|éből|ából|jére|jétől|jéig|jei|jai|éi|ái|énél|ánál|ed|odik|edik|ödik|adik|dik',
  halfTo: 'fél|negyed|háromnegyed',
  hourNumberWord: product('egy kettő két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő', 'kor'),
  timesWord: 'alkalommal|egyszer|kétszer|háromszor|négyszer|többször'
}
