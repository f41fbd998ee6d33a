import { product, type TemporalWords } from './words.js'

export const polish: TemporalWords = {
  quarterUnit: 'kwartał|kwartale|kwartału|półrocze|półroczu',
  largeOrdinal: product('dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt', 'e ych'),
  decadeWord: 'lata|latach|lat|w latach|z lat',
  drop: 'r|wt|min',
  weekdayName:
    'poniedziałek|poniedziałku|poniedziałki|poniedzialek|poniedziałkowy|wtorek|wtorku|wtorki|środa|środę|środy|środzie|sroda|srode|czwartek|czwartku|czwartki|piątek|piątku|piatek|piątki|sobota|sobotę|soboty|sobote|sobocie|niedziela|niedzielę|niedziele|niedzieli|weekend|weekendu|weekendy|weekendzie|dni robocze|niedzielne|sobotni|niedzielny|piątkowy|wekend',
  ambiguousWeekday: 'pon|pn|wt|wto|wtr|śr|sr|czw|czwa|pt|pia|pią|sob|ndz|nd|niedz',
  monthName:
    'styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu|styczniem|marcem|kwietniem|majem|czerwcem|lipcem|sierpniem|wrześniem|październikiem|listopadem|grudniem|styczniowy|sty|lut|kwi|kwie|cze|czer|lip|sie|sier|wrz|wrze|paź|paz|pazdziernik|pazdziernika|lis|gru|grud|wrzesien|sierpien|styczen|kwiecien|grudzien',
  maybe: 'maja|maj|maju|luty|lip|lis|sie|cze|gru|lut|mar|kwi|sty',
  relativeDay:
    'dziś|dzis|dzisiaj|wczoraj|jutro|przedwczoraj|pojutrze|po jutrze|dziś wieczorem|dzisiaj wieczorem|dziś rano|wczoraj wieczorem|jutro rano|jutro wieczorem|dziś w nocy|dzisiejszy dzień|dzisiejszego dnia|następnego dnia|poprzedniego dnia|nazajutrz|dzisiejszej nocy|dzisiejszy wieczór|jutrzejszy wieczór|wczorajszy wieczór|jutrzejsza noc|wczorajsza noc|jutrzejszego|jutrzejszy dzień|wczorajszy dzień|wczoraj rano|obecnie|tego dnia|w przeddzień|onegdaj|dziś po południu|jutro po południu|dzisiejszej|dzisiejsza noc|dzisiejszego|przed wczoraj|ostatniej nocy|za dnia',
  now: 'teraz|w tej chwili|właśnie teraz|obecnie|aktualnie|natychmiast|w tym momencie|zaraz|w obecnej chwili',
  holiday:
    'boże narodzenie|bożego narodzenia|święta bożego narodzenia|święta|wigilia|wigilię|wigilii|wielkanoc|wielkanocy|nowy rok|nowego roku|sylwester|sylwestra|święto pracy|święto niepodległości|trzech króli|wszystkich świętych|dzień zaduszny|zaduszki|boże ciało|zielone świątki|niedziela palmowa|niedziela wielkanocna|poniedziałek wielkanocny|wielki piątek|dzień matki|dzień mamy|dzień ojca|dzień taty|dzień babci|dzień dziadka|dzień kobiet|walentynki|halloween|mikołajki|święto konstytucji|święto dziękczynienia|dzień niepodległości|popielec|środa popielcowa|drugi dzień świąt bożego narodzenia|pierwszy dzień świąt|matki boskiej gromnicznej|święto wojska polskiego|święto trzech króli|andrzejki|dzień dziecka|czarny piątek|dzień dziękczynienia|wielki tydzień',
  season: 'wiosna|wiosny|wiosną|wiosnę|wiośnie|lato|lata|latem|lecie|jesień|jesieni|jesienią|zima|zimy|zimą|zimę|zimie',
  dayPart:
    'rano|ranek|poranek|poranka|południe|popołudnie|popoludnie|popołudnia|wieczór|wieczor|wieczora|wieczoru|noc|nocy|świt|świcie|zmierzch|dnia|dzień|przedpołudnie|obiad|kolacja|lunch|noce|wieczory|nocą',
  dayPartPhrase:
    'rano|wieczorem|po południu|po poludniu|w nocy|nad ranem|przed południem|w południe|w poludnie|nocą|popołudniu|popoludniu|wczesnym rankiem|późnym wieczorem|o świcie|o zmierzchu|za dnia|wieczorami|rankiem|z rana|z samego rana|późnym popołudniem|wczesnym popołudniem|nad wieczorem|w ciągu dnia|wczesnym wieczorem|nocami|po obiedzie|bladym świtem|wieczorową porą',
  noon: 'południe|północ|poludnie|polnoc|południem|północy|o północy|w południe|południa|samo południe',
  amPm: 'rano|wieczorem|po południu|po poludniu|w nocy|nad ranem|popołudniu|popoludniu|am|pm|a.m.|p.m.|przed południem|w południe|w poludnie|nocą|tego wieczora|dziś wieczorem|tego wieczoru',
  era: 'p.n.e.|n.e.|p.n.e|n.e|przed naszą erą|naszej ery|przed chrystusem|po chrystusie',
  timeZone: 'utc|gmt|czasu polskiego|czasu lokalnego|cet|cest|czasu warszawskiego',
  dayUnit:
    'dzień|dzien|dnia|dni|dniu|dniach|dniem|tydzień|tydzien|tygodnia|tygodnie|tygodni|tygodniu|tygodniem|tygodniach|miesiąc|miesiac|miesiąca|miesiaca|miesiące|miesiace|miesięcy|miesiecy|miesiącu|miesiącach|rok|roku|lata|lat|latach|rokiem|kwartał|kwartału|kwartały|kwartałów|kwartale|dekada|dekady|dekadę|dekad|dekadzie|wiek|wieku|wieki|wieków|stulecie|stulecia|doba|doby|dobę|dób|półrocze|półrocza|półroczu|weekend|weekendy|noc|noce|nocy|dni roboczych|dni robocze|dzień roboczy|tysiąclecie|sezon|sezonu|sezonie|semestr|semestru|sezonów|latami|tyg|tyg.|mies.|dziesięciolecie|dziesięciolecia|ćwierćwiecze|pora roku',
  timeUnit:
    'godzina|godziny|godzin|godzinę|godzine|godzinie|godz|godz.|h|minuta|minuty|minut|minutę|minute|minutek|min|min.|sekunda|sekundy|sekund|sekundę|sekunde|sek|sek.|s|kwadrans|kwadranse|kwadransów|kwadransa|godzinach|minutach',
  century: 'wiek|wieku|w.|wieki|wieków|stulecie|stulecia|stuleciu|wiekiem|tysiąclecie|tysiącleciu',
  decadeEnding: '-te|-tych|-ych|-e|tych|te|-ych lat',
  dayDuration: 'doba|dobę|pół roku|półtora roku|półtora miesiąca|półtora tygodnia|pół dnia|pół miesiąca|tydzień|rok|miesiąc',
  timeDuration: 'pół godziny|półgodziny|półtorej godziny|kwadrans|kwadransa|pol godziny|pół minuty|trzy kwadranse|godzinę|minutę|chwilę',
  yearQuarter:
    'pierwszy kwartał|drugi kwartał|trzeci kwartał|czwarty kwartał|i kwartał|ii kwartał|iii kwartał|iv kwartał|pierwszym kwartale|drugim kwartale|trzecim kwartale|czwartym kwartale|i kwartale|ii kwartale|iii kwartale|iv kwartale|pierwsze półrocze|drugie półrocze|pierwszym półroczu|drugim półroczu|pierwszego kwartału|drugiego kwartału|trzeciego kwartału|czwartego kwartału|i połowie|ii połowie',
  frequency:
    'codziennie|cotygodniowo|co tydzień|co miesiąc|co rok|comiesięcznie|corocznie|co godzinę|dziennie|rocznie|miesięcznie|tygodniowo|co roku|co dzień|co dzien|kwartalnie|co noc|co kwartał|cotygodniowy|coroczny|coroczne',
  yearWord:
    'rok szkolny|roku szkolnego|roku szkolnym|rok akademicki|roku akademickiego|roku akademickim|roku obrotowego|roku obrotowym|sezon|sezonu|sezonie|rok|roku|w roku|r.|lata|latach|lat|roku pańskiego|rokiem',
  yearMark: 'r.|r|roku|rok|rokiem|rokowi|r.,',
  weekWord: 'tydzień',
  dayWord: 'dnia|dzień|dniu',
  hourMark: 'godzina|godz|godz.|h|godzinie|godziny',
  hourWord:
    'o godzinie|o godz.|godz.|godzina|godzinie|godziny|o|o koło|godzinę|od godziny|do godziny|od godz.|do godz.|godz|po godzinie|po godz.|około godziny|około godz.|około godz|koło godz.|koło godziny|o godz|przed godziną|przed godz.|ok. godz.|koło|o około|tak o|gdzieś o',
  minuteMark: 'minut|min|minuty',
  secondMark: 'sekund|sek',
  pastOrTo: 'po|do|za|minut po|minut do|przed',
  quarterHour: 'kwadrans|piętnaście',
  halfTo: 'wpół do|w pół do|za kwadrans',
  half: 'pół|wpół do|w pół do|pol|i pół|półtora|półtorej|połowa|połowę',
  modifier:
    'następny|następna|następne|następnego|następnej|następnym|następną|następnych|nastepny|nastepna|nastepne|nastepnego|przyszły|przyszła|przyszłe|przyszłego|przyszłej|przyszłym|przyszłą|przyszly|ten|ta|to|te|tego|tej|tym|tę|tą|tych|ostatni|ostatnia|ostatnie|ostatniego|ostatniej|ostatnim|ostatnią|ostatnich|zeszły|zeszła|zeszłe|zeszłego|zeszłej|zeszłym|zeszłą|ubiegły|ubiegła|ubiegłego|ubiegłej|ubiegłym|ubiegłych|poprzedni|poprzednia|poprzednie|poprzedniego|poprzedniej|poprzednim|kolejny|kolejna|kolejne|kolejnego|kolejnej|kolejnym|kolejnych|nadchodzący|nadchodząca|nadchodzące|nadchodzącą|nadchodzącym|nadchodzącego|najbliższy|najbliższe|najbliższych|najbliższym|obecny|obecna|obecnego|obecnym|bieżący|bieżącego|bieżącym|minionego|miniony|minionym|minionej|pierwszych|pierwsze|pierwszy|tamten|tamtego|tamtym|tamtej|tamtą|tego samego|tym samym|tej samej|ów|owego|owym|minione|biezacy|przedostatni|aktualny',
  modifierAfter: 'temu|wcześniej|później|br.|b.r.|ub.r.|ub. r.|bm.|b.m.|ub.m.',
  ago: 'temu|wcześniej|wczesniej|wstecz|przedtem|przed',
  later: 'później|pozniej|potem|po tym|od teraz|od dziś|od dzisiaj|od jutra',
  durationPreposition: 'za|w ciągu|przez|od|po|w przeciągu|w|w czasie|na|przed|za około|za jakieś|w ciągu ostatnich|ponad|za ok.|w najbliższych|po około',
  phase:
    'początek|początku|początkiem|koniec|końca|końcem|końcu|połowa|połowy|połowie|połowę|na początku|pod koniec|w połowie|z początkiem|z końcem|środek|środku|w środku|wczesny|późny|wcześnie|późno|od początku|do końca|schyłku|u schyłku|reszta|resztę|przełomie|na przełomie|pierwszej połowie|drugiej połowie|pierwsza połowa|druga połowa|wczesnym|późnym|przełom|przełomu|końcówce',
  every: 'każdy|każda|każde|każdego|każdej|każdą|co|w każdy|w każdą|raz na|raz w|razy w|razy na|na|wszystkie',
  whole: 'cały|cała|całe|całego|całej|całą|przez cały|przez całą|pełny|okrągły',
  several:
    'kilka|kilku|parę|pare|kilkanaście|kilkunastu|kilkadziesiąt|kilkudziesięciu|wiele|wielu|dwa-trzy|ładnych parę|półtora|półtorej|dziesiątki|setki|około|innych|szereg',
  indefiniteArticle: 'jeden|jedna|jedno|jedną|jednego',
  approximately: 'około|koło|mniej więcej|ok.|ok|w okolicach|gdzieś|jakoś|prawie|niemal|circa|o koło|gdzieś około|jakieś|przed|po|tak około',
  moreThan:
    'ponad|więcej niż|mniej niż|co najmniej|najwyżej|do|przynajmniej|prawie|niemal|około|ok.|niespełna|jakieś|blisko|nie mniej niż|nie więcej niż|przeszło|całe',
  from: 'od|między|pomiędzy|z|począwszy od|w okresie od|w latach|lata',
  to: 'do|a|i|na',
  between: 'między|pomiędzy|miedzy',
  and: 'i|lub|oraz|albo|a|czy',
  beforeOrAfter:
    'przed|po|od|do|nie później niż|najpóźniej|nie wcześniej niż|począwszy od|z dnia|poczynając od|aż do|w okolicach|około|przeszło od|ok.|koło|tuż przed|tuż po|na przełomie|z|na',
  orLater: 'lub później|lub wcześniej|i później|włącznie|i wcześniej',
  on: 'w|we|na|dnia|z|o|do|za|z dnia|w dniu|w dniach',
  at: 'o|około|koło|ok.|punktualnie o|równo o|na',
  in: 'w|we|podczas|w trakcie|na|w ciągu|w miesiącu',
  of: 'w|z|we|na',
  for: 'na|przez',
  ordinalEnding: 'ego|go|ty|tego|-go|-ego|-tego|-ty|ej|stej',
  ordinals: 'ego|go|ty|tego|ej|szy|szego|gi|giego|ci|ciego|stego|sty|ym|tym|stej|tej|e|a|ta|ga|cia|mego|ma|my|sta|siego',
  hourOrdinal: `drugiej|trzeciej|${product('pierwsz czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest', 'ej')}`,
  timesWord: 'razy|raz',
  timesPer: 'razy w|raz w|razy na|raz na|dwa razy w|trzy razy w'
}

export const czech: TemporalWords = {
  quarterUnit: 'čtvrtletí|kvartál|kvartálu|pololetí',
  largeOrdinal: product('dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát', 'á ých'),
  decadeWord: 'léta|letech|let',
  drop: 'so|ne|po|út|st|čt|pá|r|r.',
  weekdayName:
    'pondělí|pondělka|úterý|úterka|středa|středu|středy|středě|čtvrtek|čtvrtka|pátek|pátku|pátkem|sobota|sobotu|soboty|sobotě|neděle|neděli|nedělí|víkend|víkendu|víkendy|všední dny|všední den|pondělky|pátky',
  ambiguousWeekday: 'po|út|st|čt|pá|so|ne',
  monthName:
    'lednu|únoru|březnu|dubnu|květnu|červnu|červenci|srpnu|září|říjnu|listopadu|prosinci|lednem|únorem|březnem|dubnem|květnem|červnem|červencem|srpnem|zářím|říjnem|listopadem|prosincem',
  relativeDay:
    'dnes|včera|zítra|předevčírem|pozítří|dnes večer|včera večer|zítra ráno|zítra večer|dnes ráno|dneska|předchozí den|následující den|druhý den|loni|letos|vloni|předloni|dnešní den|dnešního dne|dnešek|dneška|včerejšek|zítřek|zítřka|nazítří|příštího dne|toho dne|onoho dne|předvečer|dnes odpoledne|dnes v noci|napřesrok',
  now: 'teď|nyní|právě teď|v současnosti|momentálně|právě|v této chvíli|v současné době',
  holiday:
    'vánoce|vánoc|vánocích|štědrý den|štědrý večer|štědrého dne|silvestr|silvestra|nový rok|nového roku|velikonoce|velikonoc|velikonočním|velikonoční pondělí|velký pátek|svátek práce|den matek|den dětí|mikuláš|mikuláše|tři králové|dušičky|valentýn|den nezávislosti|den díkůvzdání|halloween|masopust|letnice|den vítězství|květná neděle|popeleční středa|zelený čtvrtek|boží hod',
  season: 'jaro|jara|jaře|léto|léta|létě|podzim|podzimu|podzimem|zima|zimy|zimu|zimě|v létě|v zimě|na jaře|na podzim',
  dayPart: 'ráno|dopoledne|odpoledne|večer|večera|noc|noci|poledne|svítání|úsvit|den|dne|večeru|soumrak|jitro',
  dayPartPhrase:
    'ráno|dopoledne|odpoledne|večer|v noci|za úsvitu|brzy ráno|pozdě večer|v poledne|o půlnoci|přes den|za svítání|za soumraku|v podvečer|navečer|podvečer|po obědě|nad ránem|k ránu|k večeru|během dne|časně ráno|přes noc|za dne',
  noon: 'poledne|půlnoc|půlnoci|polednem|o půlnoci|v poledne',
  amPm: 'ráno|dopoledne|odpoledne|večer|v noci|dop.|odp.|am|pm',
  era: 'př. n. l.|n. l.|př.n.l.|n.l.|před naším letopočtem|našeho letopočtu|před kristem|po kristu|př. kr.|po kr.',
  timeZone: 'utc|gmt|středoevropského času|selč|seč|místního času|cet',
  dayUnit:
    'den|dne|dní|dny|dnu|dnem|dnů|dnech|týden|týdne|týdny|týdnů|týdnu|týdnem|týdnech|měsíc|měsíce|měsíců|měsíci|měsícem|měsících|rok|roku|roky|roků|let|léta|rokem|letech|roce|čtvrtletí|kvartál|kvartálu|desetiletí|dekáda|dekády|století|stol.|víkend|víkendy|pololetí|půlrok|tisíciletí|noc|noci|nocí|pracovní den|pracovních dnů|pracovní dny|sezona|sezóna|sezony|sezóny|sezóně|sezoně|sezónu|semestr|školní rok|letý',
  timeUnit:
    'hodina|hodiny|hodin|hodinu|hodině|hodinách|hod|hod.|h|minuta|minuty|minut|minutu|minutách|min|min.|vteřina|vteřiny|vteřin|vteřinu|sekunda|sekundy|sekund|sekundu|s',
  century: 'století|stol.|stol|věk|věku|tisíciletí',
  decadeEnding: '. let|. léta|. letech|ých let',
  dayDuration: 'půl roku|půlrok|půl dne|rok a půl|čtvrt roku|čtvrtrok|týden|rok|měsíc|den',
  timeDuration:
    'půl hodiny|půlhodina|půlhodinu|půlhodiny|čtvrt hodiny|čtvrthodina|čtvrthodinu|tři čtvrtě hodiny|hodina a půl|hodinu a půl|hodinu|minutu|chvíli',
  yearQuarter:
    'první čtvrtletí|druhé čtvrtletí|třetí čtvrtletí|čtvrté čtvrtletí|prvním čtvrtletí|druhém čtvrtletí|třetím čtvrtletí|čtvrtém čtvrtletí|1. čtvrtletí|2. čtvrtletí|3. čtvrtletí|4. čtvrtletí|první pololetí|druhé pololetí|prvním pololetí|druhém pololetí|1. pololetí|2. pololetí',
  frequency: 'denně|týdně|měsíčně|ročně|každoročně|každodenně|každý den|čtvrtletně|každodenní|každoroční',
  yearWord:
    'r.|r. v.|r.v.|rok výroby|školní rok|školním roce|školního roku|účetní období|akademický rok|akademickém roce|sezóna|sezóny|sezóně|sezona|sezony|sezoně|rok|roku|roce|v roce|léta|let|roky|letech|z roku|rokem',
  yearMark: '',
  dayWord: 'dne|dnem|den',
  hourMark: 'hodin|hod|hod.|h|hodiny|hodina|hodině',
  minuteMark: 'minut|min|minuty',
  secondMark: 'sekund|s|vteřin',
  hourWord: '',
  pastOrTo: 'po|před',
  quarterHour: 'čtvrt|čtvrt na|tři čtvrtě na|třičtvrtě na|tři čtvrtě',
  halfTo: 'čtvrt na|tři čtvrtě na|třičtvrtě na|půl|tří čtvrtě na|třem čtvrtě na|třech čtvrtě na',
  half: 'půl|půlka|a půl|polovina|polovinu',
  modifier:
    'příští|minulý|minulá|minulé|minulého|minulém|minulou|minulých|tento|tato|toto|tohoto|této|tomto|tuto|těchto|tyto|poslední|posledních|posledního|posledním|následující|následujících|následujícím|následujícího|předchozí|předchozího|předchozím|předešlý|předešlého|nadcházející|nejbližší|nejbližších|loňský|loňského|loňském|letošní|letošního|letošním|uplynulý|uplynulých|uplynulého|uplynulém|onen|onoho|ten|toho|tom|tu|té|ta|stejný|téhož|tentýž|první|prvních|dalších|další|dalšího|současný|současného|současném|předminulý|celý tento',
  ago: 'zpět|předtím|nazpět|zpátky|dříve',
  later: 'později|poté|potom|nato|odteď|od teď|od dneška|ode dneška',
  durationPreposition: 'před|za|během|po|v průběhu|do|v|po dobu|během posledních|v posledních|asi před|zhruba před|od|přes|v příštích',
  phase:
    'začátek|začátku|začátkem|konec|konce|koncem|konci|polovina|poloviny|polovině|v polovině|na začátku|na konci|uprostřed|počátek|počátku|počátkem|na počátku|ke konci|brzy|pozdě|od začátku|do konce|závěr|závěru|v závěru|zbytek|přelom|přelomu|první polovina|první polovině|druhá polovina|druhé polovině|sklonku|na sklonku|první půli|zbytku',
  every: 'každý|každá|každé|každého|každou|každých|jednou za|krát za|každým|co',
  whole: 'celý|celá|celé|celého|celou|po celý|po celou|po celé',
  several: 'několik|několika|pár|mnoho|pár desítek|několikrát|desítky|stovky|dva tři|pět šest|řadu|více',
  indefiniteArticle: 'jeden|jedna|jedno|jednu|jednoho',
  approximately: 'asi|kolem|okolo|přibližně|zhruba|cca|cca.|asi v|téměř|skoro',
  moreThan: 'více než|víc než|méně než|přes|alespoň|nejméně|nejvýše|maximálně|téměř|skoro|asi|zhruba|přibližně|necelých|necelé|cca',
  from: 'od|mezi|z|ode|v období od|v letech',
  to: 'do|až|a|až do|-|po',
  between: 'mezi',
  and: 'a|nebo|či|i|až',
  beforeOrAfter: 'před|po|od|do|nejpozději|ne později než|k|ke|počínaje|až do|kolem|ode|okolo|krátce po|krátce před|nejdříve',
  orLater: 'nebo později|nebo dříve|a později|včetně|a dříve',
  on: 've|v|na|dne|o|ke|k|z|ze',
  at: 'v|ve|o|kolem|okolo|přesně v',
  in: 'v|ve|během|na|v průběhu|při',
  of: 'v|z|ve|na|roku|měsíce',
  for: 'na|po dobu|po',
  ordinalEnding: 'ho',
  hourOrdinal: `jedné|třetí|${product('druh čtvrt pát šest sedm osm devát desát jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacát', 'é')}`,
  modifierAfter: 't. m.|t. r.|t.m.|t.r.|m. r.|min. r.|př. r.|b. r.',
  timesWord: 'krát|dvakrát|třikrát|čtyřikrát|jednou',
  timesPer: 'dvakrát za|třikrát za|čtyřikrát za|jednou za|několikrát za|dvakrát do|jednou do'
}

export const slovak: TemporalWords = {
  quarterUnit: 'štvrťrok|štvrťroku|kvartál|kvartálu|polrok|polroku',
  largeOrdinal: product('dvadsiat tridsiat štyridsiat päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat', 'e ych'),
  decadeWord: 'roky|rokoch|rokov',
  drop: 'po|ut|st|št|pi|so|ne',
  weekdayName:
    'pondelok|pondelka|pondelku|utorok|utorka|utorku|streda|stredu|stredy|štvrtok|štvrtka|štvrtku|piatok|piatka|piatku|sobota|sobotu|soboty|nedeľa|nedeľu|nedele|víkend|víkendu|víkendy|nedeľné',
  ambiguousWeekday: 'po|ut|st|št|pi|so|ne',
  monthName:
    'januári|februári|marci|apríli|máji|júni|júli|auguste|septembri|októbri|novembri|decembri|januárom|februárom|marcom|aprílom|májom|júnom|júlom|augustom|septembrom|októbrom|novembrom|decembrom',
  relativeDay:
    'dnes|včera|zajtra|predvčerom|pozajtra|dnes večer|včera večer|zajtra ráno|dnes ráno|minulý rok|tento rok|vlani|tohto roku|nasledujúci deň|dnešný deň|dnešného dňa|dneška|na druhý deň|predvlani|v ten deň|predvečer|zajtra večer|dnes popoludní',
  now: 'teraz|práve teraz|momentálne|v súčasnosti|práve|v tejto chvíli|v súčasnej dobe',
  holiday:
    'vianoce|vianoc|vianociach|štedrý deň|štedrý večer|silvester|silvestra|nový rok|nového roka|veľká noc|veľkej noci|veľkonočný pondelok|veľký piatok|sviatok práce|deň matiek|mikuláš|traja králi|dušičky|valentín|deň nezávislosti|deň vďakyvzdania|halloween|turíce|kvetná nedeľa',
  season: 'jar|jari|jeseň|jesene|jeseni|leto|leta|lete|zima|zimy|zime|zimu|na jar|na jeseň|v lete|v zime',
  dayPart: 'ráno|dopoludnie|popoludnie|večer|večera|noc|noci|poludnie|úsvit|deň|dňa',
  dayPartPhrase:
    'ráno|predpoludním|popoludní|večer|v noci|skoro ráno|neskoro večer|na poludnie|o polnoci|cez deň|nad ránom|za úsvitu|dopoludnia|podvečer|doobeda|poobede|k večeru|počas dňa|napoludnie',
  noon: 'poludnie|polnoc|polnoci|poludním|o polnoci|na poludnie',
  amPm: 'ráno|predpoludním|dopoludnia|popoludní|večer|v noci|poobede|am|pm',
  era: 'pred n. l.|n. l.|pr. n. l.|pred kristom|po kristovi|pred naším letopočtom|nášho letopočtu|pr. kr.|po kr.',
  timeZone: 'utc|gmt|cet|miestneho času',
  dayUnit:
    'deň|dňa|dni|dní|dňom|dňoch|dňu|týždeň|týždňa|týždne|týždňov|týždni|týždňom|týždňoch|mesiac|mesiaca|mesiace|mesiacov|mesiaci|mesiacom|mesiacoch|rok|roka|roku|roky|rokov|rokom|rokoch|štvrťrok|štvrťroka|štvrťroku|kvartál|desaťročie|desaťročia|storočie|storočia|storočí|víkend|polrok|polroka|tisícročie|noc|noci|nocí|pracovný deň|pracovných dní|pracovné dni|sezóna|sezóny|sezóne|sezónu|semester',
  timeUnit: 'hodina|hodiny|hodín|hodinu|hodine|hod|hod.|h|minúta|minúty|minút|minútu|min|min.|sekunda|sekundy|sekúnd|sekundu|s',
  century: 'storočie|storočia|storočí|stor.|tisícročie|tisícročia|storočiu|storočím',
  decadeEnding: '. rokov|. roky|. rokoch|ych rokov',
  dayDuration: 'pol roka|polrok|pol dňa|rok a pol|štvrťrok|týždeň|rok|mesiac|deň',
  timeDuration: 'pol hodiny|polhodina|polhodinu|polhodiny|štvrťhodina|štvrťhodinu|štvrť hodiny|hodina a pol|hodinu|minútu|chvíľu',
  yearQuarter:
    'prvý štvrťrok|druhý štvrťrok|tretí štvrťrok|štvrtý štvrťrok|prvom štvrťroku|druhom štvrťroku|treťom štvrťroku|štvrtom štvrťroku|1. štvrťrok|2. štvrťrok|3. štvrťrok|4. štvrťrok|prvý polrok|druhý polrok|prvom polroku|druhom polroku',
  frequency: 'denne|týždenne|mesačne|ročne|každoročne|každodenne|každý deň|štvrťročne|každodenný|každoročný',
  yearWord: 'r.|r. v.|r.v.|rok výroby|školský rok|školskom roku|školského roka|sezóna|sezóny|sezóne|rok|roku|roka|v roku|roky|rokoch|rokov|z roku|rokom',
  dayWord: 'dňa|deň|dňom',
  hourMark: 'hodín|hod|hod.|h|hodine|hodiny|hodina',
  minuteMark: 'minút|min|minúty',
  secondMark: 'sekúnd|s',
  pastOrTo: 'po|pred',
  quarterHour: 'štvrť|štvrť na|trištvrte na|tri štvrte na',
  halfTo: 'štvrť na|trištvrte na|tri štvrte na|pol',
  half: 'pol|a pol|polovica|polovicu',
  modifier:
    'budúci|budúca|budúce|budúceho|budúcej|budúcom|budúcu|minulý|minulá|minulé|minulého|minulej|minulom|minulú|minulých|tento|táto|toto|tohto|tejto|tomto|túto|týchto|tieto|posledný|posledná|posledné|posledného|poslednej|poslednom|poslednú|posledných|nasledujúci|nasledujúca|nasledujúce|nasledujúceho|nasledujúcom|nasledujúcich|predchádzajúci|predchádzajúceho|predchádzajúcom|najbližší|najbližšie|najbližších|vlaňajší|vlaňajšom|tohtoročný|uplynulý|uplynulého|uplynulých|uplynulom|ten|toho|tom|tú|tej|tá|prvý|prvé|prvých|ďalší|ďalšie|ďalších|ďalšieho|súčasný|predminulý|istého|jedného',
  ago: 'späť|predtým|skôr|dozadu',
  later: 'neskôr|potom|nato|odteraz|od teraz|od dnes',
  durationPreposition: 'pred|za|o|počas|po|v priebehu|do|asi pred|približne pred|v|po dobu|v posledných|od|vyše|v nasledujúcich',
  phase:
    'začiatok|začiatku|začiatkom|koniec|konca|koncom|konci|polovica|polovice|polovici|v polovici|na začiatku|na konci|uprostred|skoro|neskoro|od začiatku|do konca|záver|závere|v závere|ku koncu|zvyšok|prvá polovica|prvej polovici|druhá polovica|druhej polovici|prelome|na prelome|sklonku',
  every: 'každý|každá|každé|každého|každú|každých|raz za|krát za|každej|raz do',
  whole: 'celý|celá|celé|celého|celú|po celý|po celú',
  several: 'niekoľko|niekoľkých|pár|mnoho|veľa|desiatky|stovky|zopár|viacero|viac',
  indefiniteArticle: 'jeden|jedna|jedno|jednu|jedného',
  approximately: 'asi|okolo|približne|zhruba|cca|takmer|skoro',
  moreThan: 'viac ako|menej ako|vyše|aspoň|najmenej|najviac|maximálne|takmer|skoro|asi|približne|zhruba|cez|cca',
  from: 'od|medzi|z|odo|v období od|v rokoch',
  to: 'do|až|a|až do|po',
  between: 'medzi',
  and: 'a|alebo|či|i|až',
  beforeOrAfter: 'pred|po|od|do|najneskôr|nie neskôr ako|k|ku|počnúc|až do|okolo|krátko po|krátko pred|začiatkom',
  orLater: 'alebo neskôr|alebo skôr|a neskôr|vrátane',
  on: 'v|vo|na|dňa|o|ku|k|z|zo',
  at: 'o|okolo|v|presne o',
  in: 'v|vo|počas|na|v priebehu',
  of: 'v|z|vo|na|roku|roka|mesiaca',
  for: 'na|po dobu',
  hourOrdinal: `jednej|tretej|${product('prv druh štvrt piat šiest siedm ôsm deviat desiat jedenást dvanást trinást štrnást pätnást šestnást sedemnást osemnást devätnást dvadsiat', 'ej')}`,
  modifierAfter: 't. m.|t. r.|t.m.|t.r.|m. r.|b. r.',
  timesWord: 'krát|dvakrát|trikrát',
  timesPer: 'raz za|dvakrát za|trikrát za|štyrikrát za|niekoľkokrát za|jedenkrát za'
}
