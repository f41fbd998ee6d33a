import type { TemporalWords } from './words.js'

export const romanian: TemporalWords = {
  decadeWord: "anii|anilor|anii '",
  articles: true,
  drop: 'mar|lun|dum|joi|mie|vin|sâm',
  weekdayName:
    'luni|marți|marţi|marti|miercuri|joi|vineri|sâmbătă|sambata|sîmbătă|duminică|duminica|lunea|marțea|marţea|miercurea|joia|vinerea|sâmbăta|weekend|weekendul|week-end|weekendul acesta|lunii',
  ambiguousWeekday: 'lu|ma|mi|jo|vi|sa|du|sam|lun|mar|mie|vin|dum',
  maybe: 'luni|mai',
  relativeDay:
    'ieri|azi|astăzi|astazi|mâine|maine|alaltăieri|alaltaieri|poimâine|poimaine|diseară|diseara|aseară|aseara|azi-noapte|la noapte|astă-seară|astă seară|azi dimineață|mâine dimineață|mâine seară|ieri seară|a doua zi|ziua următoare|ziua precedentă|în prezent|ieri dimineață|deseară|în ziua de azi|în zilele noastre|azi noapte|ajunul',
  now: 'acum|chiar acum|în prezent|în acest moment|imediat|actualmente',
  holiday:
    'crăciun|crăciunul|craciun|craciunul|ajunul crăciunului|anul nou|revelion|revelionul|paște|paşte|paști|paştele|paștele|rusalii|rusaliile|ziua muncii|ziua națională|mărțișor|ziua mamei|ziua copilului|ziua îndrăgostiților|bobotează|boboteaza|floriile|florii|vinerea mare|dragobete|moș nicolae|sfântul nicolae|sfântul andrei|halloween|ziua independenței|ziua recunoștinței|sfânta maria|adormirea maicii domnului',
  season: 'primăvara|primăvară|primăverii|vara|vară|verii|toamna|toamnă|toamnei|iarna|iarnă|iernii',
  dayPart:
    'dimineața|dimineaţa|dimineață|dimineaţă|dimineata|după-amiaza|după-amiază|după amiaza|după amiază|dupa-amiaza|seara|seară|noaptea|noapte|prânz|prânzul|zori|zorii|ziua|serii|nopții|dimineții|pranz',
  dayPartPhrase:
    'dimineața|dimineaţa|seara|noaptea|după-amiaza|după amiaza|la prânz|dimineata|în zori|spre seară|la amiază|în cursul dimineții|în timpul nopții|pe seară|în timpul zilei|în cursul zilei|peste noapte|pe timpul nopții',
  noon: 'amiază|miezul nopții|miezul nopţii|prânz|miezul zilei|amiaza',
  amPm: 'a.m.|p.m.|dimineața|dimineaţa|seara|noaptea|după-amiaza|după amiaza|dimineata',
  era: 'î.hr.|d.hr.|î.e.n.|e.n.|î. hr.|d. hr.|î.ch.|d.ch.|înainte de hristos|după hristos|î. e. n.|î. hr|î.hr|d.hr|i.hr.',
  timeZone: 'utc|gmt|ora româniei|ora locală|ora bucureștiului|cet',
  dayUnit:
    'zi|zile|ziua|zilei|zilele|zilelor|săptămână|săptămâni|săptămâna|săptămânii|săptămânile|saptamana|saptamani|lună|luni|luna|lunii|lunile|lunilor|an|ani|anul|anului|anii|anilor|trimestru|trimestre|trimestrul|trimestrului|deceniu|decenii|deceniul|deceniului|secol|secole|secolul|secolului|weekend|weekenduri|semestru|semestre|semestrul|semestrului|noapte|nopți|nopţi|mileniu|mileniul|zile lucrătoare|zi lucrătoare|sezon|sezonul|sezonului|an școlar|an fiscal|veac|veacul|sfârșit de săptămână',
  timeUnit: 'oră|ore|ora|orele|orei|minut|minute|minutul|minutele|min|min.|secundă|secunde|secunda|sec|h|minutului|sec.',
  century: 'secol|secolul|secolului|sec.|sec|secolele|secole|veacul|mileniul|mileniului|al',
  dayDuration: 'jumătate de an|jumătate de zi|un an și jumătate|o jumătate de an|chenzină',
  timeDuration: 'jumătate de oră|o jumătate de oră|un sfert de oră|sfert de oră|trei sferturi de oră|o oră și jumătate|jumatate de ora|jumătate de minut',
  yearQuarter:
    'primul trimestru|al doilea trimestru|al treilea trimestru|al patrulea trimestru|trimestrul i|trimestrul ii|trimestrul iii|trimestrul iv|trimestrul întâi|prima jumătate|a doua jumătate|primul semestru|al doilea semestru|semestrul i|semestrul ii|t1|t2|t3|t4',
  frequency: 'zilnic|săptămânal|în fiecare zi|orar',
  yearWord: "anul școlar|anul universitar|anul fiscal|sezonul|anul|anului|an|anii|anilor|al anului|din anul|în anul|anii '|a anului",
  dayWord: 'ziua de|data de|zilei de|zi de|ziua',
  dayOrdinal: 'întâi|intai|1-a',
  hourMark: 'h|fix|ore',
  hourWord: 'ora|orele|la ora|la orele|orei|pe la ora|în jurul orei',
  minuteMark: 'minute|min|de minute',
  secondMark: 'secunde|de secunde|sec',
  pastOrTo: 'fără|fara',
  quarterHour: 'un sfert|sfert',
  half: 'jumătate|jumate|jumatate|o jumătate',
  modifier:
    'următorul|următoarea|următorii|următoarele|viitor|viitoare|viitorul|ultimul|ultima|ultimii|ultimele|trecut|trecută|acest|această|acești|aceste|acel|acea|același|aceeași|prima|primul|primele|primii|precedent|precedentă|actualul|actuala|prezentul|fiecărui|aceluiași|acestui|acestei|acelui|acelei|întregului|proximul|proxima|trecutul',
  modifierAfter:
    'viitor|viitoare|trecut|trecută|următor|următoare|următorul|următoarea|acesta|aceasta|asta|curent|curentă|curente|în curs|precedent|precedentă|anterior|anterioară|care vine|viitorul|trecuta|acesteia|acestuia|viitoarei|trecute|respectiv|respectivă|trecutului|acelasi|a.c.|a. c.|crt.',
  ago: 'în urmă|în urma|mai devreme|înainte|anterior|mai înainte',
  later: 'mai târziu|după aceea|de acum|de acum înainte|mai tarziu|ulterior|apoi|de azi|de mâine|distanță',
  durationPreposition:
    'peste|acum|în|în urmă cu|timp de|după|de|în decurs de|în ultimii|în ultimele|pe parcursul a|circa|de-a lungul a|cu|în termen de|urmă cu|în următorii|în următoarele|de peste|de aproape',
  phase:
    'începutul|începutului|sfârșitul|sfârşitul|sfârșitului|mijlocul|mijlocului|la începutul|la sfârșitul|la sfârşitul|la mijlocul|devreme|târziu|până la sfârșitul|spre sfârșitul|început de|sfârșit de|finalul|finele|la finele|la finalul|de la începutul|restul|mijloc de|prima jumătate a|a doua jumătate a|prima parte a|a doua parte a|debutul|la jumătatea|jumătatea|capătul|spre finalul|cursul',
  every: 'fiecare|în fiecare|pe|la fiecare|o dată pe|ori pe|toate',
  whole: 'tot|toată|întregul|întreaga|tot parcursul|toți|toate',
  several: 'câteva|câțiva|câţiva|cateva|cativa|mai mulți|mai multe|mulți|multe|o duzină de|vreo|zeci de|sute de|mii de|puține|puțini|mai mulţi|alte|alți',
  indefiniteArticle: 'un|o|una|unu',
  approximately: 'circa|aproximativ|în jur de|pe la|cam|în jurul|aproape|în jurul orei|spre|prin|în jurul lui|către',
  moreThan: 'mai mult de|mai puțin de|cel puțin|cel mult|peste|aproape|circa|aproximativ|până la|mai mult|de peste|sub|doar',
  from: 'de la|din|între|începând cu|începând din|dintre|perioada|în perioada|de pe|anii',
  to: 'până la|la|până în|până pe|și|pana la|pana in|spre|până|şi',
  between: 'între|dintre|intre',
  and: 'și|şi|sau|si|ori',
  beforeOrAfter:
    'înainte de|după|din|până la|până în|până pe|începând cu|de la|cel târziu|cel mai târziu|nu mai târziu de|dinainte de|ulterior|pe la|de prin|prin|de după|anterior|până|înaintea|încă din|începând din|pana in|de pe|în preajma|dinaintea|posterior',
  orLater: 'sau mai târziu|sau mai devreme|și mai târziu|inclusiv|și după|încoace|înainte',
  on: 'pe|în|la|din|de|pe data de|data de|la data de|în data de|din data de|dată de',
  at: 'la|pe la',
  in: 'în|din|în timpul|în cursul|pe parcursul|în luna|din luna|prin|pe|luna|lunii|pe timp de',
  of: 'de|din|a|al|ale|ai|în|luna|lunii|a lunii',
  the: 'ziua de',
  for: 'pentru|timp de|pe|vreme de',
  ordinalEnding: 'a|ul|lea|-lea|-a|-ul',
  suffixes: 'ul|ului',
  ordinals: 'a|lea|ul',
  timesWord: 'ori|dată',
  timesPer: 'ori pe|dată pe'
}

export const catalan: TemporalWords = {
  decadeWord: 'anys|els anys|dels anys',
  articles: true,
  drop: 'set|mar|demà passat al matí',
  weekdayName: 'dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|dissabtes|diumenges|cap de setmana|cap de setmana vinent',
  ambiguousWeekday: 'dl|dt|dc|dj|dv|ds|dg',
  relativeDay:
    "ahir|avui|demà|abans-d'ahir|abans d'ahir|demà passat|despús-ahir|despús-demà|anit|aquesta nit|avui en dia|l'endemà|demà al matí|demà a la nit|demà al vespre|ahir a la nit|ahir al vespre|despús demà|la vigília|enguany",
  now: 'ara|ara mateix|en aquest moment|en aquests moments|actualment|ja',
  holiday:
    "nadal|nit de nadal|sant esteve|cap d'any|any nou|reis|dia de reis|setmana santa|divendres sant|pasqua|dilluns de pasqua|sant jordi|sant joan|diada|diada de catalunya|tots sants|la mercè|la castanyada|pentecosta|carnestoltes|dijous gras|sant valentí|dia del treball|dia de la mare|dia del pare|la puríssima|corpus|diumenge de rams|dijous sant|nit de cap d'any|la constitució|mare de déu",
  season: 'primavera|estiu|tardor|hivern',
  dayPart: 'matí|tarda|vespre|nit|migdia|matinada|dinar|sopar|esmorzar|capvespre|alba|vesprada|jornada',
  dayPartPhrase:
    "al matí|a la tarda|al vespre|a la nit|del matí|de la tarda|del vespre|de la nit|de la matinada|pel matí|per la tarda|al migdia|del migdia|de matinada|de nit|de dia|a la matinada|de bon matí|a trenc d'alba|al capvespre|a la vesprada",
  noon: 'migdia|mitjanit|mitja nit|mig dia|a la una',
  amPm: 'am|pm|a.m.|p.m.|a. m.|p. m.',
  era: 'ac|dc|aC|dC|a.c.|d.c.|a. c.|d. c.|abans de crist|després de crist',
  timeZone: 'utc|gmt|cet|hora local',
  dayUnit:
    'any|anys|dia|dies|setmana|setmanes|mes|mesos|cap de setmana|caps de setmana|dècada|dècades|segle|segles|trimestre|trimestres|semestre|quinzena|nit|nits|mil·lenni|dies laborables|curs|temporada|lustre|legislatura|any escolar',
  timeUnit: 'hora|hores|h|minut|minuts|min|segon|segons|s|seg',
  century: 'segle|segles|s.',
  timeDuration: "mitja hora|quart d'hora|un quart d'hora|tres quarts d'hora|1 quart d'hora",
  dayDuration: 'mig any|mig dia',
  yearQuarter: 't1|t2|t3|t4|primer trimestre|segon trimestre|tercer trimestre|quart trimestre|primer semestre|segon semestre',
  frequency: 'diàriament|setmanalment|mensualment|anualment|cada dia|diari|setmanal|mensual|anual|tots els dies',
  yearWord: "any fiscal|any escolar|curs|exercici|temporada|any|l'any|de l'any|anys|els anys|dels anys",
  dayWord: 'dia|el dia',
  hourMark: 'h|hores|hora|en punt|h.',
  hourWord: 'a les|a la|les|la|cap a les|cap a la',
  minuteMark: 'minuts|min',
  secondMark: 'segons|s',
  pastOrTo: 'menys|passades les',
  quarterHour: 'quart|un quart|quarts|dos quarts|tres quarts|quarts de|quart de|dos quarts de|tres quarts de|un quart de',
  half: 'mitja|mig',
  modifier:
    'aquest|aquesta|aquests|aquestes|pròxim|pròxima|pròxims|pròximes|proper|propera|propers|properes|últim|última|últims|últimes|darrer|darrera|darrers|darreres|passat|passada|següent|següents|anterior|mateix|mateixa|primer|primera|primers|primeres|actual|present|aquell|aquella|el proper|la propera',
  modifierAfter:
    'vinent|vinents|que ve|que vénen|passat|passada|passats|passades|següent|següents|anterior|anteriors|en curs|actual|entrant|proper|propera|que venen|darrer|darrera|mateix|del corrent',
  ago: 'enrere|abans|endarrere',
  later: "després|més tard|a partir d'ara|a partir d'avui|des d'ara|més endavant",
  durationPreposition: "fa|d'aquí a|d'aquí|en|dins de|durant|des de fa|al cap de|després de|en els|aquí a|per|als|a les|en les",
  phase:
    "principis de|principi de|a principis de|inicis de|a inicis de|començaments de|a començaments de|mitjan|mitjans de|a mitjan|a mitjans de|finals de|final de|a finals de|a final de|fi de|al final de|d'hora|tard|més tard|al principi de|a principis d'|a finals d'|a mitjans d'|final d'|principis d'|finals del|principis del|mitjans del|finals d'|la fi de|la fi del|l'inici de|l'inici del|resta de|primera meitat de|segona meitat de|primera meitat del|segona meitat del|a finals del|a principis del|a mitjans del|la resta de|la resta del|resta del",
  every: 'cada|tots els|totes les|tot|un cop al|una vegada per',
  whole: 'tot|tota|tot el|tota la|sencer|sencera|durant tot el|durant tota la',
  several:
    "uns|unes|alguns|algunes|uns quants|unes quantes|diversos|diverses|un parell de|pocs|poques|molts|moltes|una dotzena de|un parell d'|quatre|desenes d'|desenes de",
  indefiniteArticle: 'un|una',
  approximately:
    "cap a les|cap a|al voltant de|al voltant de les|vers les|vers|aproximadament|gairebé|sobre les|prop de|cap al|pels volts de|vora|a l'entorn de",
  moreThan: 'més de|menys de|almenys|com a mínim|com a màxim|fins a|gairebé|prop de|quasi|uns',
  from: "de|des de|del|d'|a partir de|a partir del|des del|de les|des de les|des de la|dels",
  to: 'a|al|fins a|fins al|fins a les|a les|i|fins|fins a la|i el',
  between: 'entre|entre les|entre el|entre els',
  and: 'i|o|i el|i les|i de',
  beforeOrAfter:
    "abans de|abans del|després de|després del|des de|des del|fins a|fins al|a partir de|a partir del|com a molt tard|d'ençà de|abans d'|fins a les|no més tard de|des de l'|fins a l'|fins el|abans de les|des d'",
  orLater: 'o després|o abans|o més tard|endavant|en endavant|i després|en avant',
  on: 'el|al|els|per al|pel|dels',
  at: 'a les|a la|a',
  in: "en|al|a la|durant|a|a l'|als|pel|l'",
  of: "de|del|d'|de la|de l'|dels|en|al|a",
  the: "el|la|els|les|l'",
  for: 'per|durant|per a',
  ordinals: 'r|n|t|è|a|er|on',
  halfTo:
    "un quart de|dos quarts de|tres quarts de|mig quart de|dos quarts i mig de|un quart i mig de|tres quarts i mig de|un quart d'|dos quarts d'|tres quarts d'",
  dayArticle: 'el|abans del|després del|a partir del|fins al|per al|des del',
  timesWord: 'vegades|vegada|cops|cop',
  timesPer: 'vegades al|vegades a la|cops al|cops a la',
  hourPhrase: 'cap a les|abans de les|després de les|des de les|fins a les|entre les|vora les|sobre les|a partir de les',
  none: 'per cent'
}

export const greek: TemporalWords = {
  decadeWord: 'δεκαετία του|τη δεκαετία του|δεκαετίας του',
  articles: true,
  drop: 'σαβ|δευ|τρι|τετ|πεμ|παρ|κυρ',
  weekdayName:
    'δευτέρα|δευτερα|δευτέρας|τρίτη|τριτη|τρίτης|τετάρτη|τεταρτη|τετάρτης|πέμπτη|πεμπτη|πέμπτης|παρασκευή|παρασκευη|παρασκευής|σάββατο|σαββατο|σαββάτου|σάββατα|κυριακή|κυριακη|κυριακής|κυριακές|σαββατοκύριακο|σαββατοκύριακα|σαββατοκύριακου|σκ|καθημερινή|καθημερινές|σ/κ',
  ambiguousWeekday: 'δευ|τρι|τετ|πεμ|παρ|σαβ|κυρ|σάβ|τρί|πέμ',
  capitalDays: true,
  maybe: 'τρίτη|τριτη|τετάρτη|πέμπτη|τρίτης|τετάρτης|πέμπτης|δευτέρα|δευτερα|δευτέρας|σκ',
  monthName:
    'ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου|γενάρη|γενάρης|φλεβάρη|φλεβάρης|μάρτη|μάρτης|απρίλη|απρίλης|μάη|μάης|ιούνη|ιούνης|ιούλη|ιούλης|αύγουστο|αυγουστο|σεπτέμβρη|σεπτέμβρης|οκτώβρη|οκτώβρης|νοέμβρη|νοέμβρης|δεκέμβρη|δεκέμβρης|ιανουάριο|φεβρουάριο|μάρτιο|απρίλιο|μάιο|ιούνιο|ιούλιο|σεπτέμβριο|οκτώβριο|νοέμβριο|δεκέμβριο|ιαν|φεβ|μαρ|απρ|μαι|ιουν|ιουλ|αυγ|σεπ|σεπτ|οκτ|νοε|δεκ|μαΐο|μάιος|αύγουστος|μαϊου|μαιου',
  relativeDay:
    'χθες|χτες|σήμερα|σημερα|αύριο|αυριο|προχθές|προχτές|μεθαύριο|μεθαυριο|απόψε|αποψε|ψες|εψές|χθες το βράδυ|σήμερα το πρωί|αύριο το πρωί|αύριο το βράδυ|φέτος|πέρσι|πέρυσι|του χρόνου|πρόπερσι|την επομένη|την επόμενη μέρα|την προηγούμενη μέρα|παραμονή|αντιπροχθές|μεθαύριο το πρωί|χθες βράδυ|σήμερα το απόγευμα|αντιμεθαύριο|την παραμονή|απόψε το βράδυ|την επόμενη ημέρα|την προηγούμενη ημέρα|σήμερα το βράδυ',
  now: 'τώρα|τωρα|αυτή τη στιγμή|μόλις τώρα|επί του παρόντος|σήμερα',
  holiday:
    'χριστούγεννα|χριστουγέννων|παραμονή χριστουγέννων|πρωτοχρονιά|πρωτοχρονιάς|παραμονή πρωτοχρονιάς|πάσχα|κυριακή του πάσχα|δευτέρα του πάσχα|μεγάλη παρασκευή|μεγάλη εβδομάδα|μεγάλη πέμπτη|μεγάλο σάββατο|καθαρά δευτέρα|καθαρή δευτέρα|θεοφάνια|φώτα|θεοφάνεια|εργατική πρωτομαγιά|πρωτομαγιά|πεντηκοστή|αγίου πνεύματος|δεκαπενταύγουστος|δεκαπενταύγουστο|κοίμηση της θεοτόκου|ευαγγελισμός της θεοτόκου|ευαγγελισμού της θεοτόκου|ευαγγελισμός|επέτειος του όχι|28η οκτωβρίου|25η μαρτίου|πολυτεχνείο|γιορτή της μητέρας|ημέρα της μητέρας|γιορτή του πατέρα|αγίου βαλεντίνου|τσικνοπέμπτη|απόκριες|αποκριά|ημέρα της γυναίκας|αγίου νικολάου|κυριακή των βαΐων|ανάληψη|μέρα της μητέρας|ημέρα του πατέρα|μέρα του πατέρα',
  season: 'άνοιξη|άνοιξης|καλοκαίρι|καλοκαιριού|καλοκαιρι|φθινόπωρο|φθινοπώρου|χειμώνας|χειμώνα|χειμωνα|καλοκαίρια',
  dayPart:
    'πρωί|πρωι|πρωινό|πρωινού|μεσημέρι|μεσημερι|μεσημεριού|απόγευμα|απογευμα|απογεύματος|βράδυ|βραδυ|βραδιά|βραδιού|νύχτα|νυχτα|νύχτας|χάραμα|αυγή|ξημερώματα|δείλι|σούρουπο',
  dayPartPhrase:
    'το πρωί|το μεσημέρι|το απόγευμα|το βράδυ|τη νύχτα|την νύχτα|νωρίς το πρωί|αργά το βράδυ|τα ξημερώματα|το χάραμα|τα μεσάνυχτα|το πρωι|το βραδυ|το απογευμα|πρωί|βράδυ|απόγευμα|μεσημέρι|αργά το απόγευμα|νωρίς το απόγευμα|νωρίς το βράδυ|το ξημέρωμα|πρωί πρωί|κατά το μεσημέρι|μετά το μεσημέρι|πριν το μεσημέρι|αργά τη νύχτα',
  noon: 'μεσάνυχτα|μεσανυχτα|μεσημέρι|μεσονύκτιο|τα μεσάνυχτα|το μεσημέρι',
  amPm: 'π.μ.|μ.μ.|πμ|μμ|π.μ|μ.μ|πρωί|μεσημέρι|απόγευμα|βράδυ|το πρωί|το απόγευμα|το βράδυ|το μεσημέρι|π|am|pm|τα ξημερώματα|τα μεσάνυχτα|μμ.|πμ.',
  era: 'π.χ.|μ.χ.|πχ|μχ|π.χ|μ.χ|π. χ.|μ. χ.|προ χριστού|μετά χριστόν',
  timeZone: 'utc|gmt|ώρα ελλάδας|ώρα ελλάδος|τοπική ώρα|cet|est',
  dayUnit:
    'μέρα|μέρες|ημέρα|ημέρες|ημερών|ημέρας|μέρας|μερες|μερα|μερών|εβδομάδα|εβδομάδες|εβδομάδων|εβδομάδας|βδομάδα|βδομάδες|βδομάδας|βδομάδων|μήνας|μήνα|μήνες|μηνών|μηνα|μηνες|έτος|έτη|ετών|έτους|χρόνος|χρόνο|χρόνια|χρόνων|χρόνου|χρονιά|χρονιάς|χρονιές|χρονια|τρίμηνο|τρίμηνα|τριμήνου|δεκαετία|δεκαετίες|δεκαετίας|αιώνας|αιώνα|αιώνες|αιώνων|σαββατοκύριακο|σαββατοκύριακα|εξάμηνο|εξάμηνα|εξαμήνου|δεκαπενθήμερο|τετράμηνο|δίμηνο|διήμερο|τριήμερο|βράδια|νύχτες|νύχτα|εργάσιμες ημέρες|εργάσιμη ημέρα|εργάσιμες|τετραετία|χιλιετία|χιλιετίας|διετία|πενταετία|τριετία|σαιζόν|24ωρο|ημέρους',
  timeUnit:
    'ώρα|ώρες|ωρών|ώρας|ωρα|ωρες|λεπτό|λεπτά|λεπτών|λεπτού|λεπτα|λεπτο|δευτερόλεπτο|δευτερόλεπτα|δευτερολέπτων|δευτερολέπτου|δευτ|ωρ|λ|ώρ|δευτερολεπτα|48ωρο|24ωρο',
  century: 'αιώνας|αιώνα|αιώνες|αι.|αι|χιλιετία|αιώνων|αιώνος',
  decadeEnding: '',
  dayDuration:
    'μισό χρόνο|μισή μέρα|ενάμιση χρόνο|εξάμηνο|τρίμηνο|δεκαπενθήμερο|ένα εξάμηνο|δίμηνο|ενάμισι μήνα|διήμερο|τριήμερο|δυόμισι χρόνια|εικοσιτετράωρο|μισή βδομάδα|μισό μήνα',
  timeDuration:
    'μισή ώρα|μιση ωρα|μισάωρο|μισάωρα|τέταρτο|ένα τέταρτο|τρία τέταρτα|μιάμιση ώρα|τέταρτο της ώρας|ένα μισάωρο|τρία τέταρτα της ώρας|ένα τέταρτο της ώρας|δυόμισι ώρες',
  yearQuarter:
    "πρώτο τρίμηνο|δεύτερο τρίμηνο|τρίτο τρίμηνο|τέταρτο τρίμηνο|α' τρίμηνο|β' τρίμηνο|γ' τρίμηνο|δ' τρίμηνο|πρώτο εξάμηνο|δεύτερο εξάμηνο|1ο τρίμηνο|2ο τρίμηνο|3ο τρίμηνο|4ο τρίμηνο|α' εξάμηνο|β' εξάμηνο",
  frequency: 'καθημερινά|εβδομαδιαία|μηνιαία|ετήσια|ετησίως|κάθε μέρα|ημερησίως|μηνιαίως|καθημερινώς|εβδομαδιαίως',
  yearWord: 'σχολικό έτος|ακαδημαϊκό έτος|οικονομικό έτος|σεζόν|δεκαετία του|τη δεκαετία του|δεκαετίας του|έτος|έτους|το έτος|του έτους|χρονιά|το|του',
  hourWord: 'ώρα|η ώρα|την ώρα|στις|στη|στη μία|τις|ώρες',
  hourMark: 'ακριβώς|η ώρα|ώρα',
  minuteMark: 'λεπτά|λ',
  secondMark: 'δευτερόλεπτα|δευτ',
  pastOrTo: 'παρά|μετά τις|πριν τις|πριν από τις|λεπτά μετά τις|λεπτά πριν τις|μετά|πριν',
  quarterHour: 'τέταρτο|τεταρτο',
  half: 'μισή|μιση|μισό|ήμισι|μισι|μισής',
  modifier:
    'επόμενο|επόμενη|επόμενος|επόμενες|επόμενα|επόμενους|επόμενου|επόμενης|επόμενων|προηγούμενο|προηγούμενη|προηγούμενος|προηγούμενα|προηγούμενες|προηγούμενης|προηγούμενου|περασμένο|περασμένη|περασμένος|περασμένα|περασμένες|περασμένου|περασμένης|τελευταίο|τελευταία|τελευταίος|τελευταίες|τελευταίους|τελευταίου|τελευταίων|τελευταίας|αυτό|αυτή|αυτός|αυτόν|αυτήν|αυτό το|αυτή την|αυτή τη|αυτόν τον|αυτός ο|αυτή η|αυτής της|αυτού του|ερχόμενο|ερχόμενη|ερχόμενης|ερχόμενες|ίδιο|ίδια|ίδιας|ίδιου|φετινό|φετινή|φετινού|περσινό|περσινή|περσινού|περυσινό|τρέχον|τρέχουσα|τρέχοντος|τρέχοντα|πρώτο|πρώτη|πρώτες|πρώτα|πρώτων|πρώτης|εκείνο το|εκείνη τη|εκείνη την|εκείνο|εκείνη|προσεχή|προσεχείς|προσεχές|πρόσφατα|μεθεπόμενη|μεθεπόμενο|μεθεπόμενης|το ερχόμενο|τούτη|σημερινή|σημερινό|σημερινής|αυριανή|αυριανό|χθεσινή|χθεσινό|προπερασμένη',
  modifierAfter: 'που έρχεται|που μας έρχεται|που πέρασε|αυτό|αυτή|πέρσι|που πέρασαν|τρέχοντος έτους|τρέχοντος μηνός|τ.έ.|ε.έ.|τρ. έτους',
  ago: 'πριν|νωρίτερα|προηγουμένως',
  later: 'αργότερα|μετά|από τώρα|από σήμερα|έπειτα|αργοτερα|ύστερα',
  durationPreposition:
    'σε|πριν από|πριν|μέσα σε|εντός|για|εδώ και|μετά από|μετά|κατά τη διάρκεια|επί|στις επόμενες|στα επόμενα|στους επόμενους|στις τελευταίες|στα τελευταία|τους τελευταίους|τα τελευταία|τις τελευταίες|τις επόμενες|τα επόμενα|τους επόμενους|σε περίπου|τα προηγούμενα|τις προηγούμενες|τους προηγούμενους|το τελευταίο|το επόμενο|ύστερα από|την τελευταία|τον τελευταίο',
  phase:
    'αρχή|αρχές|στις αρχές|τέλος|τέλη|στα τέλη|στο τέλος|μέσα|στα μέσα|μέση|νωρίς|αργά|αρχή του|τέλος του|μέσα του|αρχές του|τέλη του|στις αρχές του|στα τέλη του|στο τέλος του|στα μέσα του|στα μέσα της|στις αρχές της|στα τέλη της|στο τέλος της|στην αρχή του|στην αρχή της|τέλος της|αρχή της|μέχρι το τέλος του|αργότερα|αρχές της|τέλη της|το υπόλοιπο|τέλος αυτού του|προς το τέλος του|στο ξεκίνημα|πρώτο μισό του|δεύτερο μισό του',
  every: 'κάθε|ανά|μια φορά τη|καθε|φορές το|φορές την',
  whole: "όλη|όλο|όλη την|όλη τη|όλο το|όλο τον|ολόκληρη|ολόκληρο|όλος|ολόκληρος|ολόκληρη την|ολόκληρη τη|ολόκληρο το|καθ' όλη τη διάρκεια της|όλης της",
  several:
    'μερικές|μερικά|μερικούς|λίγες|λίγα|λίγους|λίγων|αρκετές|αρκετά|αρκετούς|κάποιες|κάποια|πολλές|πολλά|πολλούς|δεκάδες|εκατοντάδες|μισή ντουζίνα|ελάχιστες|ελάχιστα|μερικών|κάμποσες|δυο τρεις',
  indefiniteArticle: 'ένας|ένα|μία|μια|έναν|ενός|μιας',
  approximately: 'περίπου|γύρω στις|γύρω στα|κατά τις|κατά|σχεδόν|γύρω|κατά τη|περίπου στις|προς',
  moreThan:
    'πάνω από|λιγότερο από|τουλάχιστον|το πολύ|περισσότερο από|σχεδόν|περίπου|λιγότερες από|περισσότερα από|περισσότερες από|μέχρι|μόλις|περισσότερους από|κοντά στα',
  from: 'από|απο|από τις|από το|από την|από τη|από τον|μεταξύ|ανάμεσα|αρχίζοντας|από τα|από τους|το διάστημα',
  to: 'έως|εως|μέχρι|ως|μέχρι τις|έως τις|μέχρι το|μέχρι την|έως το|στις|έως την|μέχρι και|έως και|με|ως τις|μεχρι|και|στο',
  between: 'μεταξύ|ανάμεσα|μεταξύ των|ανάμεσα στις|ανάμεσα στα|μεταξυ|μεταξύ του|μεταξύ της',
  and: 'και|ή|κι|και του|και της|είτε',
  beforeOrAfter:
    'πριν|πριν από|πριν τις|πριν το|πριν την|μετά|μετά τις|μετά το|μετά την|μετά από|από|μέχρι|έως|από το|από την|το αργότερο|το αργότερο μέχρι|όχι αργότερα από|μέχρι τις|μέχρι το|μέχρι την|έως το|έως τις|από τις|έως την|πριν τη|μετά τη|μετά τον|πριν τον|πριν από το|πριν από την|πριν από τις|ως|από τον|από τη|μέχρι τη|μέχρι τον|περί το|γύρω στο|κατόπιν|πριν από τη|ήδη από το',
  orLater: 'ή αργότερα|ή νωρίτερα|και μετά|και έπειτα|κι έπειτα|και εξής|κι εξής|και πριν',
  on: 'στις|στη|στην|στο|την|τη|το|τον|στον|της|του|για τις|για την|για το|τις',
  at: 'στις|στη|κατά|τις|σε',
  in: 'σε|στο|στη|στην|τον|το|την|τη|κατά τη διάρκεια|μες στο|μέσα στο|κατά|στον|τα|στα|κατά την|κατά το|κατά τη|στους',
  of: 'του|της|των|το|στο|τον|από|του μήνα|στη|στην',
  the: 'ο|η|το|τον|την|τη|τα|τις|τους|οι|του|της',
  for: 'για|επί',
  ordinalEnding: 'η|ος|ου|ης|ο|ον|ες',
  ordinals: 'η|ος|ου|ης|ο|ον|ην|ων|ες|α|ός|ή|ό|ού',
  hourNumberWord:
    'μιάμιση|δυόμισι|δυόμιση|τρεισήμισι|τρισήμισι|τεσσερισήμισι|τεσσερεισήμισι|πεντέμισι|εξίμισι|εξήμισι|επτάμισι|εφτάμισι|οκτώμισι|οχτώμισι|εννέαμισι|εννιάμισι|δεκάμισι|εντεκάμισι|δωδεκάμισι|οκτώμιση|εφτάμιση',
  timesWord: 'φορές|φορά',
  timesPer: 'φορές την|φορά την|φορές τον|φορά τον|φορές το|φορά το'
}
