import { product, type TemporalWords } from './words.js'

const germanDays = 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag'
const germanTens = 'zwanziger dreißiger vierziger fünfziger sechziger siebziger achtziger neunziger'
const dutchDays = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'

export const german: TemporalWords = {
  decadeName: `${product(germanTens, 'n jahre jahren')}|${germanTens
    .split(' ')
    .flatMap((ten) => [`${ten} jahre`, `${ten} jahren`])
    .join('|')}`,
  drop: 'am|mo|di|mi|do|so|fr|sa|mon|tg|wo|morgen|sek',
  ambiguousWeekday: 'mo|di|mi|do|fr|sa|so',
  maybe: 'august',
  monthName: 'maerz|jänner|feber',
  weekdayName: `${product(germanDays, 's')}|sonnabend|werktag|werktags|wochenende|${product(germanDays, 'morgen mittag nachmittag abend nacht vormittag früh frühmorgens')}|${product(germanDays, 'abends morgens nachts mittags')}|samstage|sonntage|alle montage`,
  relativeDay:
    'morgen|vorvorgestern|überübermorgen|heute|heute abend|heute nacht|heute morgen|heute früh|gestern abend|gestern nacht|morgen früh|morgen abend|heutzutage|tags darauf|am nächsten tag|vortag|tags zuvor|folgetag|heutigen tag|heutigen tages|gestrigen|heurigen|heuer|anderntags|jahresende|am jahresende|am monatsende|am wochenanfang|am monatsanfang|am jahresanfang|zum jahresende|zum monatsende|monatsende|monatsanfang|monatsmitte|quartalsende|jahresanfang|jahresmitte|am tag davor|am tag danach|am tag zuvor|am tag darauf|am abend zuvor|am abend davor|in der nacht zuvor|zu jahresbeginn|unter der woche|über nacht|wochentags|heute in einer woche|morgen in einer woche|heute vor einer woche',
  now: 'jetzt|gerade|im moment|derzeit|momentan|soeben|zurzeit|augenblicklich|nun',
  holiday:
    'weihnachten|heiligabend|heilig abend|heiliger abend|weihnachtstag|erster weihnachtstag|zweiter weihnachtstag|ersten weihnachtsfeiertag|zweiten weihnachtsfeiertag|ersten weihnachtstag|zweiten weihnachtstag|erster weihnachtsfeiertag|zweiter weihnachtsfeiertag|silvester|neujahr|neujahrstag|ostern|ostersonntag|ostermontag|karfreitag|karsamstag|gründonnerstag|palmsonntag|pfingsten|pfingstsonntag|pfingstmontag|christi himmelfahrt|himmelfahrt|fronleichnam|allerheiligen|allerseelen|tag der arbeit|tag der deutschen einheit|heilige drei könige|muttertag|vatertag|valentinstag|nikolaus|nikolaustag|rosenmontag|aschermittwoch|faschingsdienstag|reformationstag|mariä himmelfahrt|buß- und bettag|halloween|martinstag|nationalfeiertag|erntedankfest|totensonntag|volkstrauertag|weihnachtsabend|heiligen abend|weihnachtsfeiertage|weißer sonntag|heilige drei koenige|weiberfastnacht|fastnacht|dreikönigstag|ramadan|weltkindertag|weltfrauentag|internationaler frauentag|tag der erde|herbstanfang|frühlingsanfang|winteranfang|sommeranfang|johannisnacht',
  season: 'frühling|sommer|herbst|winter|frühjahr|spätsommer|spätherbst|frühsommer|hochsommer',
  dayPart:
    'morgen|vormittag|mittag|nachmittag|abend|nacht|früh|morgengrauen|mittagszeit|frühstück|mittagessen|abendessen|mitternacht|feierabend|sonnenuntergang|sonnenaufgang|abendbrot|mittagspause|frühmorgens|spätabends|spätnachmittags|frühabends',
  dayPartPhrase:
    'morgens|gegen abend|gegen morgen|gegen mittag|vormittags|mittags|nachmittags|abends|nachts|frühmorgens|in der früh|in der nacht|am morgen|am vormittag|am nachmittag|am abend|am mittag|des morgens|des abends|spätabends|spätnachmittags|frühabends|tagsüber|am frühen morgen|am späten abend|am späten nachmittag|am frühen abend|am frühen nachmittag|zu mittag|früh morgens|spät abends|spät am abend|früh am morgen|in der frühe|über mittag|zur mittagszeit|spätnachts',
  noon: 'mitternacht|mittag',
  amPm: 'pm|a.m.|p.m.|früh|vorm.|nachm.|a.m|p.m',
  era: 'v. chr.|n. chr.|v.chr.|n.chr.|vor christus|nach christus|v. chr|n. chr|v. u. z.|u. z.',
  timeZone: 'mez|mesz|utc|gmt|ortszeit|cet|cest|pst|est',
  dayUnit:
    'tag|tage|tagen|tages|tags|woche|wochen|monat|monate|monaten|monats|jahr|jahre|jahren|jahres|jahrs|wochenende|wochenenden|wochenendes|quartal|quartale|quartals|jahrzehnt|jahrzehnte|jahrzehnten|jahrzehnts|jahrhundert|jahrhunderts|jahrhunderte|jahrhunderten|jahrtausend|jahrtausends|werktage|werktag|werktagen|arbeitstage|arbeitstagen|arbeitstag|arbeitswoche|halbjahr|halbjahrs|semester|geschäftsjahr|geschäftsjahres|schuljahr|schuljahres|kalenderjahr|kalenderjahres|kalenderwoche|nächte|nächten|kalendertage|kalendertagen|tg|geschäftstage|lebensjahr|lebensjahrs|lebensjahres|bankarbeitstage|kalendermonat|kalendermonats|saison|abend|abende',
  timeUnit: 'stunde|stunden|std|std.|minute|minuten|min|min.|sekunde|sekunden|sek|sek.|h',
  century: 'jahrhundert|jahrhunderts|jahrhunderten|jahrhunderte|jh|jh.|jhd.|jhdt.|jahrtausend|jahrtausends',
  decadeEnding: 'er|er jahre|er jahren|er-jahre|er-jahren|ern',
  dayDuration: 'vierteljahr|ein vierteljahr|halbjahr|ein halbes jahr|eineinhalb jahre|anderthalb jahre|eineinhalb jahren|anderthalb jahren|ein paar tage',
  timeDuration:
    'viertelstunde|dreiviertelstunde|eine viertelstunde|ein dreiviertelstunde|eine dreiviertelstunde|eineinhalb stunden|anderthalb stunden|halbe stunde|eine halbe stunde|halben stunde|einer halben stunde|einer viertelstunde|einer dreiviertelstunde',
  yearQuarter:
    'q1|q2|q3|q4|quartal 1|quartal 2|quartal 3|quartal 4|erstes quartal|zweites quartal|drittes quartal|viertes quartal|ersten quartal|zweiten quartal|dritten quartal|vierten quartal|erste quartal|zweite quartal|dritte quartal|vierte quartal|1. quartal|2. quartal|3. quartal|4. quartal|erste halbjahr|ersten halbjahr|zweite halbjahr|zweiten halbjahr|1. halbjahr|2. halbjahr|ersten quartals|zweiten quartals|dritten quartals|vierten quartals|1. jahreshälfte|2. jahreshälfte|erstes halbjahr|zweites halbjahr',
  frequency:
    'täglich|wöchentlich|monatlich|jährlich|stündlich|vierteljährlich|halbjährlich|minütlich|quartalsweise|alljährlich|zweimal täglich|zweiwöchentlich|nächtlich|tagtäglich|allabendlich|werktäglich|ganztägig|ganztags|einmal täglich|dreimal täglich|einmal die woche|zweimal die woche|dreimal die woche|einmal im monat|zweimal im monat|einmal im jahr|zweimal im jahr',
  yearWord:
    'im schuljahr|im geschäftsjahr|haushaltsjahr|kalenderjahr|saison|spielzeit|wintersemester|sommersemester|studienjahr|lebensjahr|jahr|jahre|jahres|jahren|im jahr|im jahre|des jahres|dem jahr|dem jahre|den jahren|anno|geschäftsjahr|wirtschaftsjahr|schuljahr',
  weekWord: 'woche|kalenderwoche|quartal|quartals|halbjahr|halbjahrs',
  weekSign: 'kw|kw.',
  hourMark: 'uhr|h',
  hourWord: '',
  minuteMark: 'min|minuten|minute',
  secondMark: 'sek|sekunden|sekunde',
  pastOrTo: 'vor|nach|minuten vor|minuten nach|min vor|min nach|uhr',
  quarterHour: 'viertel|dreiviertel|ein viertel',
  halfTo: 'halb|dreiviertel|viertel',
  half: 'halb|halbe|halben|halbes|einhalb',
  modifier:
    'nächste|nächster|nächsten|nächstes|nächstem|letzte|letzter|letzten|letztes|letztem|diese|dieser|diesen|dieses|diesem|vorige|voriger|vorigen|voriges|vergangene|vergangener|vergangenen|vergangenes|kommende|kommender|kommenden|kommendes|folgende|folgender|folgenden|folgendes|vorletzte|vorletzten|vorletzter|vorletztes|übernächste|übernächsten|übernächster|übernächstes|selbe|selben|gleiche|gleichen|jene|jenem|jenen|jener|laufende|laufenden|laufendes|aktuelle|aktuellen|derselben|demselben|am selben|darauffolgenden|letzt|ersten|erste|vorhergehenden|vorangegangenen|heurige|zurückliegenden|bevorstehenden|anderen|beiden|nächsten paar|letzten paar|vorherige|vorherigen|vorheriger|vorheriges|nachfolgenden|nachfolgende|gleicher|anfangs|vorletztem|drittletzte|drittletzten',
  modifierAfter: 'danach|zuvor|darauf|d. J.|d. M.|d.J.|d.M.|l. J.|v. J.|lfd. Jahres',
  ago: 'zuvor|her|vorher',
  later:
    'später|danach|darauf|ab heute|von jetzt an|von heute an|ab morgen|ab jetzt|nach heute|vor heute|früher|nach morgen|von morgen an|ab sofort|von jetzt|von heute|von morgen|von gestern',
  durationPreposition:
    'vor|in|seit|nach|binnen|innerhalb von|vor etwa|vor über|vor rund|in etwa|vor ca.|in rund|vor circa|innerhalb|vor mehr als|seit mehr als|seit über|in weniger als|vor fast|seit rund|vor knapp|während der letzten',
  phase:
    'anfang|ende|mitte|beginn|früh|spät|später|früher|zu beginn|anfangs|am anfang|rest|am frühen|am späten|frühen|späten|früher im|später im|ende des|mitte des|anfang des|ende der|mitte der|anfang der|später am|früh am|spät am|im laufe|jahresende|jahresbeginn|zum ende|zum beginn|zu anfang|später in|früher in|in der mitte|später an|spätere|eingangs|ausgangs|beginn des|am ende|am beginn|am ende des|ende dieses|ende diesen|frühe|späte|später diese|früher diese|früher am|der rest des|den rest des|rest des|der rest der|den rest der|rest der|zweite hälfte|zweiten hälfte|erste hälfte|ersten hälfte|zweite hälfte des|zweiten hälfte des|erste hälfte des|ersten hälfte des|zweite jahreshälfte|zweiten jahreshälfte|erste jahreshälfte|ersten jahreshälfte|zweite hälfte der|zweiten hälfte der|erste hälfte der|ersten hälfte der|monatsende|monatsanfang|wochenanfang|wochenende des|wochenmitte|monatsmitte|jahresanfang|jahresmitte',
  every: 'jede|jeder|jeden|jedes|alle|jedem|jeweils|pro|einmal pro|einmal im|einmal am|mal pro|mal am|zweimal pro|an jedem|allen|je',
  whole:
    'ganze|ganzen|ganzer|ganzes|die ganze|den ganzen|das ganze|der ganzen|gesamte|gesamten|gesamtes|volle|vollen|den gesamten|das gesamte|die gesamte|alle',
  several:
    'einige|einigen|einiger|mehrere|mehreren|wenige|wenigen|paar|ein paar|viele|vielen|etliche|ein dutzend|dutzende|zahlreiche|weitere|weiteren|manche|beiden|beide|den beiden',
  indefiniteArticle: 'ein|eine|einen|einem|einer|eines',
  approximately:
    'etwa|ungefähr|circa|ca.|ca|gegen|um etwa|rund|zirka|so um|fast|knapp|um ca.|um circa|so gegen|ungefähr um|etwa um|um|so etwa|so um die|spätestens um|frühestens um',
  moreThan: 'mehr als|weniger als|über|mindestens|höchstens|bis zu|maximal|wenigstens|rund|knapp|fast|etwa|ca.|länger als|gut|ungefähr|circa|nur',
  from: 'von|vom|ab|zwischen|seit|von der|von dem|beginnend|von den|die am|beginnend am|beginnend mit|ab dem',
  to: 'bis|bis zum|bis zu|und|bis zur|bis in|bis ins|auf|auf den|bis einschließlich|bis an|bis auf|bis zum ende|bis nach|zum',
  between: 'zwischen|zwischen dem|zwischen den|zwischen der',
  and: 'und|oder|und dem|bzw.|sowie|und den|und der|oder am|und am',
  beforeOrAfter:
    'vor|nach|seit|bis|ab|bis zum|seit dem|nach dem|vor dem|spätestens|nicht später als|später als|frühestens|bis spätestens|ab dem|vor der|nach der|bis zu|seit der|nicht vor|bis nach|bis vor|bis zur|früher als|spätestens am|spätestens bis|frühestens am|ab wann|seit ende|größer als|kleiner als|bis um|ab dem jahr|bis ins|noch vor|kurz vor|kurz nach',
  orLater: 'oder später|oder früher|oder danach|oder davor|und später|und danach|und davor|und früher|aufwärts|an und für sich|und älter',
  on: 'am|an|den|dem|der|für den|zum|für|auf den|an dem|beim|des|auf',
  at: 'um|gegen|zu|bis|so um|zirka um|ab|so gegen',
  in: 'im|in|in der|in dem|während|während des|am|ins|in den|im monat|des|an',
  of: 'des|der|von|im|vom|in|des jahres|dieses|den|am|an',
  the: 'der|die|das|den|dem|des',
  for: 'für|lang|dauert',
  ordinalEnding: 'ten|te|ter|tes',
  dayOrdinal: '',
  compounds: true,
  ordinals: 'ten|te|ter|tes|tem|en|er|e',
  dayArticle: 'am',
  timesWord: 'mal|zweimal|dreimal|viermal|fünfmal|einmal|mehrmals',
  timesPer:
    'mal in der|zweimal in der|dreimal in der|einmal in der|mehrmals in der|zweimal im|dreimal im|viermal im|mehrmals im|zweimal am|dreimal am|viermal am|mehrmals am|mal im|mal pro|mal je'
}

export const dutch: TemporalWords = {
  decadeWord: 'jaren|de jaren',
  drop: "ma|di|wo|do|vr|za|zo|mrt|'s morgens|'s middags",
  ambiguousWeekday: 'ma|di|wo|do|vr|za|zo|maa|din|woe|don|vrij|zat|zon|dinsd|woensd|donderd|vrijd|zaterd|zond|maand.|dond.|zond.|zat.',
  lowercaseMonth: 'mrt|sept',
  halfTo: 'half',
  weekdayName: `${product(dutchDays, 's en')}|weekend|weekdag|weekdagen|werkdag|${product(dutchDays, 'morgen middag namiddag avond nacht ochtend voormiddag')}|${product(dutchDays, 'avonds morgens nachts ochtends middags')}`,
  relativeDay:
    'morgen|vanavond|vanmorgen|vanochtend|vanmiddag|vannacht|overmorgen|eergisteren|gisteravond|gisterenavond|gisteren|gister|morgenavond|morgenochtend|morgenmiddag|gisterochtend|gistermiddag|gisternacht|eergisteravond|heden|de volgende dag|de dag daarna|volgende dag|hedenavond|deze avond|de dag ervoor|overmorgenavond|tegenwoordig|vandaag de dag|de dag na morgen|dag voor gisteren|de dag voor gisteren|dag na morgen|overovermorgen|dat jaar|dat weekend|dat seizoen|dat kwartaal|dat voorjaar|dat najaar|jaar tot op heden|jaar tot heden|doordeweeks|door de week|op werkdagen|gedurende de week',
  now: 'nu|meteen|op dit moment|momenteel|thans|direct|zojuist|nu meteen|zonet|zo meteen',
  holiday:
    'kerst|kerstmis|kerstavond|eerste kerstdag|tweede kerstdag|kerstdag|oudejaarsavond|oudejaarsdag|oud en nieuw|nieuwjaar|nieuwjaarsdag|pasen|eerste paasdag|tweede paasdag|paasmaandag|paaszondag|goede vrijdag|pinksteren|pinkstermaandag|hemelvaart|hemelvaartsdag|koningsdag|koninginnedag|bevrijdingsdag|dodenherdenking|sinterklaas|sinterklaasavond|moederdag|vaderdag|valentijnsdag|halloween|dag van de arbeid|driekoningen|aswoensdag|palmzondag|allerheiligen|allerzielen|onafhankelijkheidsdag|dag van de aarde|sint maarten|carnaval|prinsjesdag|thanksgiving|witte donderdag|pakjesavond|black friday|dag van de veteranen|martin luther king dag|nieuwjaarsavond|pinksterzondag|nationale feestdag|wapenstilstandsdag|vrouwendag|witte vrijdag|labor day|columbus dag|koppermaandag|dag van de leraar|aprilvis|dankdag|chinees nieuwjaar|ramadan',
  season: 'lente|zomer|herfst|winter|voorjaar|najaar|nazomer',
  dayPart:
    'morgen|ochtend|voormiddag|middag|namiddag|avond|nacht|lunch|lunchtijd|diner|ontbijt|dageraad|etenstijd|etentijd|avondeten|schemering|zonsopgang|zonsondergang|lunchpauze|avondmaal|vroege ochtend|late avond|middernacht|vooravond|dag',
  dayPartPhrase:
    "'s morgens|'s middags|'s avonds|'s nachts|'s ochtends|s morgens|s middags|s avonds|s nachts|s ochtends|in de ochtend|in de middag|in de avond|in de nacht|in de morgen|in de namiddag|in de voormiddag|'s namiddags|'s voormiddags|overdag|'s-avonds|'s-morgens|'s-nachts|'s-middags|'s-ochtends|tegen de avond|in de vroege ochtend|rond lunchtijd|tijdens de lunch|in de vooravond",
  noon: 'middernacht|twaalf uur middag|middaguur|het middaguur',
  amPm: 'am|pm|a.m.|p.m.|a.m|p.m|vm|nm|v.m.|n.m.',
  era: 'v.chr.|n.chr.|v. chr.|n. chr.|voor christus|na christus|voor chr.|na chr.|v.c.|n.c.',
  timeZone: 'utc|gmt|cet|cest|pst|est|pt|et|plaatselijke tijd|lokale tijd|nederlandse tijd',
  dayUnit:
    "dag|dagen|week|weken|maand|maanden|jaar|jaren|weekend|weekends|weekeinde|weekenden|kwartaal|kwartalen|decennium|decennia|eeuw|eeuwen|werkdagen|werkdag|werkweek|werkweken|semester|semesters|schooljaar|boekjaar|kalenderjaar|fiscaal jaar|jaartje|weekje|dagje|nacht|nachten|millennium|halfjaar|seizoen|etmaal|twee weken|veertien dagen|trimester|kalenderweek|kalendermaand|jr|jr.|eeuwwisseling|dag's|werkjaar|academiejaar|het jaar",
  timeUnit: 'uur|uren|minuut|minuten|min|min.|seconde|seconden|sec|sec.|uurtje|minuutje|uurtjes|minuutjes|s|h|u',
  century: 'eeuw|eeuwen|millennium',
  decadeEnding: "'er|er jaren|-er jaren",
  dayDuration: 'twee weken|halfjaar|half jaar|een half jaar|anderhalf jaar|anderhalve week|anderhalve dag|anderhalve maand|anderhalve eeuw',
  timeDuration:
    'half uur|een half uur|halfuur|een halfuur|kwartier|een kwartier|drie kwartier|driekwartier|anderhalf uur|kwartiertje|half uurtje|een half uurtje|anderhalve minuut',
  yearQuarter:
    'q1|q2|q3|q4|eerste kwartaal|tweede kwartaal|derde kwartaal|vierde kwartaal|1e kwartaal|2e kwartaal|3e kwartaal|4e kwartaal|eerste helft|tweede helft|k1|k2|k3|k4|h1|h2',
  frequency:
    'dagelijks|wekelijks|maandelijks|jaarlijks|elk uur|per kwartaal|tweewekelijks|tweemaandelijks|tweemaandelijkse|halfjaarlijks|driemaandelijks|dagelijkse|wekelijkse|maandelijkse|jaarlijkse|tweejaarlijks|alle dagen|om de dag|om de week|om de maand|ieder uur',
  yearWord:
    'het schooljaar|het boekjaar|het academiejaar|seizoen|het seizoen|jaar|het jaar|anno|jaren|de jaren|het jaar van|fiscaal jaar|boekjaar|schooljaar|kalenderjaar|begrotingsjaar|academiejaar|in het jaar',
  weekWord: 'week|weeknummer',
  weekSign: 'wk|wk.',
  hourMark: 'uur|u|u.|h|uur precies',
  minuteMark: 'minuten|min|minuut',
  secondMark: 'seconden|sec|seconde',
  pastOrTo: 'voor|over|na|minuten voor|minuten over|voor half|over half',
  quarterHour: 'kwart|kwartier|een kwartier|een kwart',
  half: 'half|halve|een half|een halve',
  modifier:
    'volgende|volgend|komende|komend|afgelopen|vorige|vorig|deze|dit|die|laatste|eerstvolgende|huidige|huidig|aankomende|aankomend|aanstaande|voorbije|dezelfde|hetzelfde|voorgaande|opeenvolgende|later deze|eerder deze|eerder dit|later dit|eerste|verleden|jongstleden|lopende|zelfde|voorafgaande|laatstleden|recente|eerdere|daaropvolgende|eerder vorige|op een na laatste|voorlaatste|naaste|navolgende|vooraf gaande|later volgende|eind deze|eind volgende|begin volgende|begin deze|laat deze|vroeg deze',
  modifierAfter: 'jl.|jl|a.s.|aanstaande|jongstleden|daarop|daarna|daarvoor|geleden|eerder|dezer|a.s|l.l.|jongstl.',
  ago: 'geleden|terug|eerder|ervoor|daarvoor|tevoren',
  later: 'later|erna|daarna|vanaf nu|vanaf vandaag|na vandaag|na nu|na morgen|vanaf morgen|na gisteren|voor vandaag|vanaf gisteren|hierna|nadien',
  durationPreposition: 'over|binnen|in|na|sinds|al|binnen de|over de|over ongeveer|voor|tijdens de|gedurende de|in minder dan|sedert',
  phase:
    'begin|eind|einde|midden|half|medio|vroeg|laat|vroeg in|laat in|het begin|het einde|het eind|later|eerder|aan het begin|aan het einde|aan het eind|begin van|eind van|einde van|midden van|begin van de|eind van de|einde van de|later in|vroeger|vroeg op|laat op|rest van|de rest van|late|vroege|helft|tegen het einde|tegen het eind|later op|eerder in|eerder op|later die|vroeger in|halfweg|halverwege|het midden van|het begin van|het einde van|aan het einde van|eind deze|einddatum|rest van het|de rest van het|rest van deze|de rest van deze|rest van dit|de rest van dit|tweede helft van|de tweede helft van|eerste helft van|de eerste helft van',
  every: 'elke|elk|iedere|ieder|om de|alle|per|eenmaal per|eens per|eens in de|telkens',
  whole: 'hele|heel|de hele|het hele|gehele|volledige|de gehele|het gehele|volle|een hele|heel de',
  several:
    'enkele|een paar|paar|enige|verscheidene|verschillende|meerdere|een aantal|aantal|wat|vele|een dozijn|tientallen|een stuk of|andere|diverse|ettelijke',
  indefiniteArticle: 'een|één|n',
  approximately:
    'ongeveer|rond|omstreeks|circa|ca.|rond de|tegen|zo rond|bijna|om ongeveer|ongeveer om|zowat|rondom|rond het|zo laat als|om en nabij|zo vroeg als|pakweg',
  moreThan:
    "meer dan|minder dan|ten minste|tenminste|minstens|maximaal|hoogstens|langer dan|tot|minimaal|zo'n|bijna|ruim|ongeveer|op zijn minst|korter dan|niet meer dan|dik",
  from: 'van|vanaf|tussen|sinds|van de|startend|beginnend|startend op|beginnend op|sedert|die begint op|die begint|die start op|die start|te beginnen op|ingaande',
  to: 'tot|tot en met|t/m|tot aan|naar|en|tot de|tot op|tm',
  between: 'tussen|tussen de|tussen het',
  and: 'en|of|en de|of op|en op',
  beforeOrAfter:
    'voor|vóór|na|sinds|tot|vanaf|tegen|tot en met|uiterlijk|niet later dan|later dan|niet eerder dan|eerder dan|t/m|startend op|beginnend op|tot aan|met ingang van|voorafgaand aan|op of na|op of voor|per|sedert|ten laatste|uiterlijk op|startend vanaf|startend|eindigend op|groter dan|kleiner dan|voor de|na de|sinds de|tot de|vroeger dan|zo laat als|zo vroeg als|volgend op|vanaf het jaar|pas na|ver voor',
  orLater:
    'of later|of eerder|of daarna|of daarvoor|en later|en daarna|en verder|af aan|en eerder|of ervoor|of erna|en daarvoor|en ervoor|en erna|of nadien|ten laatste|op zijn laatst',
  on: 'op|de|op de|voor|op het|deze|van|om',
  at: 'om|tegen|rond|@|op',
  in: 'in|tijdens|gedurende|in de|in het|tijdens de|binnen|op|van|gedurende de',
  of: 'van|in|van de|van het|der|in het|in de|uit|des',
  the: 'de|het|den',
  for: 'voor|gedurende|durend|lang',
  ordinalEnding: 'e|ste|de',
  compounds: true,
  ordinals: 'e|ste|de|ᵉ',
  timesWord: 'keer|maal|tweemaal|driemaal|eenmaal|meermaals',
  timesPer: 'keer in de|keer in het'
}

const swedishTens = 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'
const nordicDays = 'måndag tisdag onsdag torsdag fredag lördag söndag'

export const swedish: TemporalWords = {
  decadeName: product(swedishTens, 'talet talets'),
  articles: true,
  drop: 'mån|sön|tors|fre|tis|ons|lör|mars|i|sek|fm|em',
  ambiguousWeekday: 'mån|sön|tors|fre|tis|ons|lör',
  monthName: 'mars',
  weekdayName: `${product(nordicDays, 'en ens ar s')}|helgen|helg|veckoslutet|veckodag|vardag|vardagar|${product(nordicDays, '- s', 'morgon morgonen morgnar morgnarna kväll kvällen kvällar kvällarna natt natten nätter eftermiddag eftermiddagen eftermiddagar förmiddag förmiddagen förmiddagar lunch lunchen', '- s')}`,
  relativeDay:
    'tjugotalet|i dag|idag|i går|igår|i morgon|imorgon|i övermorgon|övermorgon|i förrgår|förrgår|i kväll|ikväll|i natt|inatt|i morse|imorse|i år|i fjol|ifjol|i går kväll|igår kväll|i eftermiddag|nästa dag|dagen efter|dagen därpå|dagen före|imorgon kväll|imorgon bitti|i morgon bitti|häromdagen|häromveckan|numera|nuförtiden|i helgen|i veckan|i förmiddags|i eftermiddags|i sommar|i vinter|i höst|i vår|i somras|i vintras|i höstas|i våras|förra veckan|dagens|gårdagens|morgondagens|' +
    product('i ', 'måndags tisdags onsdags torsdags fredags lördags söndags'),
  now: 'nu|just nu|för närvarande|i nuläget|genast|för tillfället',
  holiday:
    'jul|julafton|julaftonen|juldagen|annandag jul|annandagen|nyår|nyårsafton|nyårsdagen|nyårsaftonen|påsk|påskafton|påskdagen|annandag påsk|långfredagen|långfredag|skärtorsdagen|pingst|pingstdagen|kristi himmelsfärdsdag|midsommar|midsommarafton|midsommardagen|valborg|valborgsmässoafton|första maj|nationaldagen|sveriges nationaldag|alla helgons dag|allhelgonahelgen|lucia|luciadagen|trettondagen|trettondedag jul|trettondagsafton|mors dag|fars dag|alla hjärtans dag|halloween|palmsöndagen|palmsöndag|internationella kvinnodagen|black friday|fettisdagen|askonsdagen|advent|första advent',
  season: 'vår|våren|sommar|sommaren|höst|hösten|vinter|vintern|vårens|sommarens|höstens|vinterns',
  dayPart:
    'morgon|morgonen|förmiddag|förmiddagen|eftermiddag|eftermiddagen|kväll|kvällen|natt|natten|lunch|lunchen|middag|gryning|skymning|dag|dagen|lunchtid|frukost|kvällstid',
  dayPartPhrase:
    'på morgonen|på förmiddagen|på eftermiddagen|på kvällen|på natten|om morgonen|om kvällen|om natten|om eftermiddagen|om förmiddagen|på dagen|under natten|under kvällen|under dagen|under morgonen|under eftermiddagen|vid lunchtid|i gryningen|i skymningen|under förmiddagen|efter lunch|före lunch|på lunchen',
  noon: 'midnatt|lunchtid|mitt på dagen',
  amPm: 'fm|em|f.m.|e.m.|am|pm|a.m.|p.m.',
  era: 'f.kr.|e.kr.|f. kr.|e. kr.|före kristus|efter kristus|f kr|e kr|f.kr|e.kr|fvt|evt',
  timeZone: 'utc|gmt|cet|cest|svensk tid|lokal tid',
  dayUnit:
    'dag|dagar|dagen|dagarna|dagars|vecka|veckor|veckan|veckorna|veckors|månad|månader|månaden|månaderna|månaders|år|året|åren|års|årets|helg|helger|helgen|veckoslut|kvartal|kvartalet|kvartalen|decennium|decennier|decenniet|decennierna|sekel|århundrade|århundraden|århundradet|halvår|halvåret|läsår|läsåret|termin|terminen|terminer|arbetsdagar|arbetsdag|dygn|dygnet|fjorton dagar|millennium|nätter|natt|vardagar|bankdagar|räkenskapsår|kalenderår|mån|v|skolår|säsong|säsongen|budgetår',
  timeUnit: 'timme|timmar|timma|timmen|timmarna|tim|timmars|minut|minuter|minuten|minuterna|min|sekund|sekunder|sek|kvart|tim.|h',
  century: 'århundradet|seklet|århundrade|sekel',
  decadeEnding: '-talet|talet|-tal|-talets|tal|-talen|-talets början',
  dayDuration: 'halvår|ett halvår|fjorton dagar|ett halvt år|två veckor|dygn|ett dygn|ett och ett halvt år',
  timeDuration:
    'halvtimme|en halvtimme|en halv timme|kvart|en kvart|tre kvart|trekvart|en och en halv timme|halvtimma|en halvtimma|en timmes|tre kvarts timme|kvarts timme|en kvarts timme',
  yearQuarter: 'q1|q2|q3|q4|första kvartalet|andra kvartalet|tredje kvartalet|fjärde kvartalet|första halvåret|andra halvåret',
  frequency:
    'dagligen|veckovis|månatligen|årligen|varje dag|varannan dag|varannan vecka|kvartalsvis|månadsvis|varje vecka|varje år|varje månad|varje timme|varje kväll|varje natt|varje morgon',
  yearWord: 'säsongen|säsong|verksamhetsåret|läsår|år|året|åren|årets|räkenskapsår|räkenskapsåret|läsåret|kalenderår|kalenderåret|budgetåret',
  weekWord: 'vecka',
  weekSign: 'v.|v',
  hourMark: '',
  hourWord: 'klockan|kl|kl.|klockslaget',
  minuteMark: 'minuter|min',
  secondMark: 'sekunder|sek',
  pastOrTo: 'i|över|före|efter|minuter i|minuter över|min i|min över',
  quarterHour: 'kvart|en kvart',
  halfTo: 'halv',
  half: 'halv|halvt|en halv|ett halvt',
  modifier:
    'nästa|förra|denna|detta|den här|det här|kommande|senaste|sista|följande|föregående|samma|innevarande|nästkommande|påföljande|dessa|de senaste|de kommande|de närmaste|närmaste|de närmsta|den kommande|det kommande|det senaste|den senaste|första|de första|den sista|på|i|gångna|den gångna|det gångna|de gångna|nuvarande|i den|den förra|förrförra',
  modifierAfter: 'därpå|därefter|innan|dessförinnan|d.m.|d. m.',
  ago: 'sedan|sen|tidigare|dessförinnan|innan|före|för',
  later: 'senare|efter|framåt|efteråt|därefter|från nu|från idag|härifrån',
  durationPreposition:
    'om|för|i|inom|på|efter|sedan|under|i över|om ungefär|för ungefär|för cirka|för mer än|inom loppet av|de senaste|under de senaste|för omkring|för bara|för drygt|i snart',
  phase:
    'början av|slutet av|mitten av|i början av|i slutet av|i mitten av|tidig|sen|tidigt|sent|början på|slutet på|mitten på|i början på|i slutet på|i mitten på|senare|tidigare|tidigt på|sent på|resten av|under resten av|senare i|tidigare i|vid slutet av|vid början av|tidigt i|sent i|halva|början|slutet|i slutet|under slutet av|under början av|tidigt under|sent under|senare under|tidigare under|andra halvan av|första halvan av|andra hälften av|första hälften av|återstoden av',
  every: 'varje|varannan|vartannat|var|vart|alla|per|en gång i|en gång om|gånger i|gånger om|gånger per|en gång per|i',
  whole: 'hela|hela den|hel|helt',
  several: 'några|flera|ett par|par|många|åtskilliga|ett antal|enstaka|ytterligare|ett dussin|tiotals|hundratals|ett tiotal|ett femtontal|få|ett fåtal|någon',
  indefiniteArticle: 'en|ett',
  approximately:
    'omkring|cirka|ca|ca.|ungefär|runt|kring|närmare|nära|omkring klockan|runt klockan|vid|runt kl|omkring kl|vid ungefär|framåt|strax före|strax efter|fram emot',
  moreThan: 'mer än|mindre än|minst|högst|över|upp till|åtminstone|drygt|knappt|nästan|cirka|ungefär|omkring|ca|närmare|inte mer än',
  from: 'från|mellan|från och med|fr.o.m.|fr o m|från den|sedan|under|åren|under åren',
  to: 'till|till och med|t.o.m.|t o m|och|fram till|tom|till den',
  between: 'mellan|mellan den|mellan åren|mellan klockan|mellan kl',
  and: 'och|eller|och den|samt|och klockan|och kl',
  beforeOrAfter:
    'före|efter|sedan|sen|till|innan|från|från och med|fr.o.m.|senast|tidigast|till och med|t.o.m.|fram till|inte senare än|senare än|tidigare än|ända sedan|alltsedan|från den|före den|efter den|sedan den|fram till den|till den|runt|omkring|kring|strax före|strax efter|framemot|efter klockan|före klockan|fr o m|t o m|efter år|före år|kring år|omkring år|runt år|sedan år',
  orLater: 'eller senare|eller tidigare|och framåt|och senare|och efter|och före|eller efter|eller före|och tidigare',
  on: 'den|på|på den|för|till|om',
  at: 'vid|på',
  in: 'i|under|på|i den|i början av|om|under den',
  of: 'i|av|på|den|under|år|från',
  the: 'den|det|de',
  for: 'i|under|för|på',
  ordinalEnding: 'e|a|:e|:a|:an',
  dayOrdinal: '',
  suffixes: 's|en|ens|ar',
  ordinals: 'e|a',
  dayArticle: 'den',
  timesWord: 'gånger|gång',
  timesPer: 'gånger i|gång i|gånger om|gång om|gånger per|gång per',
  none: 'kvarts|tre kvarts'
}
