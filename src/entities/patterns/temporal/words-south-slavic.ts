import { product, type TemporalWords } from './words.js'

/** Words of Croatian and Serbian alike. */
const shared: TemporalWords = {
  quarterUnit: 'kvartal|kvartalu|tromjesečje|tromjesečju|tromesečje|tromesečju|polugodište|polugodištu',
  decadeWord: 'godine|godina|godinama',
  largeOrdinal: product('dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset', 'e ih'),
  drop: 'sat|sati|sata',
  weekdayName:
    'ponedjeljak|ponedjeljka|ponedjeljkom|ponedeljak|ponedeljka|utorak|utorka|utorkom|srijeda|srijedu|srijede|sreda|sredu|srede|četvrtak|cetvrtak|četvrtka|petak|petka|petkom|subota|subotu|subote|subotom|nedjelja|nedjelju|nedjelje|nedjeljom|nedelja|nedelju|vikend|vikenda|vikendom|radni dan',
  ambiguousWeekday: 'pon|uto|sri|čet|cet|pet|sub|ned|sre',
  monthName:
    'siječnju|veljači|veljaču|ožujku|travnju|svibnju|lipnju|srpnju|kolovozu|rujnu|listopadu|studenom|studenome|prosincu|januaru|februaru|martu|aprilu|maju|junu|julu|avgustu|augustu|septembru|oktobru|novembru|decembru|januara|februara|marta|aprila|maja|juna|jula|avgusta|septembra|oktobra|novembra|decembra|ozujak|ozujka|ozujku|sijecanj|sijecnja|veljaca|siječanj|siječnja|veljača|veljače|ožujak|ožujka|travanj|travnja|svibanj|svibnja|lipanj|lipnja|srpanj|srpnja|kolovoz|kolovoza|rujan|rujna|listopad|listopada|studeni|studenoga|studenog|prosinac|prosinca|januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar|juni|juli|junom|julom|kol|lip|srp|tra|svi|ruj|lis|stu|pro|ožu|velj|sij',
  maybe: 'kol|lip|srp|tra|svi|ruj|lis|stu|pro|studeni',
  relativeDay:
    'jučer|jucer|juče|juce|danas|sutra|prekjučer|prekjuče|preksutra|prekosutra|večeras|veceras|sinoć|sinoc|noćas|nocas|jutros|danas popodne|sutra ujutro|sutra navečer|sutra uveče|danas ujutro|lani|ove godine|prošle godine|sljedeći dan|sledeći dan|idući dan|dan ranije|dan kasnije|današnji dan|današnjeg dana|prethodni dan|dan prije|dan poslije|sutradan|uoči|dan uoči|predvečer|dan pre|dan posle|istog dana|tog dana|toga dana|danas poslijepodne|sutrašnji dan|jučerašnji|današnje vrijeme|idućeg dana|narednog dana|prethodnog dana',
  now: 'sada|sad|upravo sad|upravo sada|trenutno|odmah|trenutačno|upravo|u ovom trenutku',
  holiday:
    'božić|božića|bozic|bozica|badnjak|badnje veče|badnja večer|nova godina|nove godine|novu godinu|silvestrovo|uskrs|uskrsa|vaskrs|veliki petak|praznik rada|dan državnosti|dan neovisnosti|dan nezavisnosti|sveta tri kralja|tijelovo|velika gospa|svi sveti|valentinovo|majčin dan|majcin dan|dan očeva|noć vještica|noc vjestica|dan zaljubljenih|dan žena|dan pobjede|dan zahvalnosti|uskršnji ponedjeljak|cvjetnica|pepelnica|dan domovinske zahvalnosti|dan mrtvih|dušni dan|ramazan|bajram|vidovdan|đurđevdan|sretenje',
  season:
    'proljeće|proljeća|proljeću|proljece|proleće|proleća|ljeto|ljeta|ljetu|ljeti|leto|leta|jesen|jeseni|zima|zime|zimi|zimu|na jesen|na proljeće|na ljeto|na zimu|ljetos|jesenas|zimus|proljetos',
  dayPart:
    'jutro|jutra|prijepodne|popodne|poslijepodne|posle podne|večer|vecer|večeri|veče|noć|noc|noći|podne|zora|zoru|dan|dana|ručak|rucak|večera|ručka|rucka',
  dayPartPhrase:
    'ujutro|ujutru|prije podne|pre podne|poslije podne|posle podne|popodne|po podne|navečer|navecer|uveče|uvece|noću|nocu|u noći|u noci|u podne|poslijepodne|prijepodne|rano ujutro|kasno navečer|u zoru|danju|predveče|predvečer|kasno poslijepodne|kasno uveče|kasno noću|krajem dana|tijekom noći|tokom noći|tijekom dana|tokom dana',
  noon: 'podne|ponoć|ponoc|ponoći|podneva|u ponoć|u podne',
  amPm: 'ujutro|ujutru|popodne|navečer|navecer|uveče|poslijepodne|prijepodne|prije podne|poslije podne|posle podne|pre podne|am|pm|u noći|u noci|po podne',
  era: 'pr. kr.|p. n. e.|n. e.|po kr.|prije krista|poslije krista|pre nove ere|nove ere|pr. n. e.|pne|ne|p.n.e.|pr. n. e',
  timeZone: 'utc|gmt|po lokalnom vremenu|lokalnog vremena|cet',
  dayUnit:
    'dan|dana|dani|danima|dane|danu|danom|tjedan|tjedna|tjedni|tjedana|tjednu|tjednom|tjedne|tjednima|nedelja|nedelje|nedelju|nedeljom|sedmica|sedmice|sedmicu|sedmici|mjesec|mjeseca|mjeseci|mjesecu|mjesece|mjesecom|mjesecima|mesec|meseca|meseci|mesecu|mesecom|mesecima|mesece|godina|godine|godinu|godini|godinom|godinama|kvartal|kvartala|kvartali|kvartalu|tromjesečje|tromjesečja|tromjesečju|tromesečje|tromesečja|tromesečju|desetljeće|desetljeća|desetljeću|desetljećima|decenija|decenije|deceniju|deceniji|stoljeće|stoljeća|stoljeću|stoljećima|vek|veka|veku|vekova|vijek|vijeka|vijeku|vikend|vikenda|vikendi|polugodište|polugodišta|polugodištu|noć|noći|radnih dana|radni dan|tisućljeće|milenijum|sezona|sezone|sezoni|sezonu|semestar|god.|god|mandat',
  timeUnit:
    'sat|sata|sati|satu|satima|sate|h|čas|časa|časova|minuta|minute|minutu|minuti|minut|minutama|min|min.|sekunda|sekunde|sekundi|sekundu|sekundama|sek|s',
  century: 'stoljeće|stoljeća|stoljeću|st.|st|vek|veka|veku|vijek|vijeka|vijeku|v.|tisućljeća|milenijuma|vekova',
  decadeEnding: '-ih|-ih godina|-e|-te|-tih|ih|ih godina|ih godinama|-ih godinama|-tih godina',
  dayDuration:
    'pola godine|pola dana|godinu dana|godinu i pol|godinu i po|pola mjeseca|godina dana|mjesec dana|mesec dana|godinu|tjedan dana|nedelju dana|sedam dana|tjedan|mjesec|mesec|godine dana',
  timeDuration: 'pola sata|pola sat|sat i pol|sat i po|četvrt sata|pola h|petnaestak minuta|sat vremena|sat|minutu|trenutak',
  yearQuarter:
    'prvi kvartal|drugi kvartal|treći kvartal|četvrti kvartal|prvom kvartalu|drugom kvartalu|trećem kvartalu|četvrtom kvartalu|prvo tromjesečje|prvom tromjesečju|drugom tromjesečju|trećem tromjesečju|četvrtom tromjesečju|prvo polugodište|drugo polugodište|prvom polugodištu|drugom polugodištu|prvoj polovici|drugoj polovici|prvoj polovini|drugoj polovini|prvom tromesečju',
  frequency: 'dnevno|tjedno|nedeljno|mjesečno|mesečno|godišnje|svakodnevno|svaki dan|svakog dana|kvartalno|svake godine|svakodnevni|svake nedelje',
  yearMark: 'godine|god.|g.|godinu|godini|god|godinom|.g.',
  yearWord: 'godina|godine|godini|godinu|godinama|u godini',
  hourMark: 'sati|sata|sat|h|časova|časa|čas|h.',
  minuteMark: 'minuta|min|minute|minut',
  secondMark: 'sekundi|s|sek',
  pastOrTo: 'do|iza',
  quarterHour: 'četvrt|frtalj|petnaest|tri četvrt|trifrtalj',
  half: 'pola|pol|i pol|i po|po|polovina|polovinu',
  modifier:
    'sljedeći|sljedeća|sljedeće|sljedećeg|sljedećoj|sljedećem|sljedeću|sljedećih|sljedeca|sljedece|sledeći|sledeća|sledeće|sledećeg|sledećoj|sledećem|sledeću|sledećih|idući|iduća|iduće|idućeg|idućoj|idućem|iduću|idućih|naredni|naredna|naredne|narednog|narednoj|narednom|narednih|narednu|prošli|prosli|prošla|prosla|prošle|prosle|prošlog|prošloga|prošloj|prošlom|prošlu|prošlih|prošlo|ovaj|ova|ovo|ove|ovog|ovoga|ovoj|ovom|ovome|ovu|ovih|zadnji|zadnja|zadnje|zadnjeg|zadnjoj|zadnjem|zadnjih|zadnju|posljednji|posljednja|posljednje|posljednjeg|posljednjoj|posljednjem|posljednjih|posljednju|poslednji|poslednja|poslednje|poslednjeg|poslednjoj|poslednjem|poslednjih|poslednju|prethodni|prethodna|prethodne|prethodnog|prethodnoj|prethodnom|prethodnih|tekuća|tekuće|tekući|tekućoj|taj|tog|toga|tom|te|toj|tu|ta|isti|iste|istog|istoj|onaj|onog|one|protekli|protekle|proteklih|proteklog|proteklom|prvi|prvih|prva|prve|prvog|minuli|minule|minulih|minulog|minulom|sadašnji|trenutni|aktualni|preprošle|pretprošle|ubuduće|budući|predstojeći|predstojećoj',
  modifierAfter: 'prije|ranije|kasnije|unatrag|zaredom|o. g.|o.g.|t. g.|t.g.',
  ago: 'prije|ranije|unazad|unatrag|pre toga|prije toga',
  later: 'kasnije|poslije|nakon toga|potom|posle|od sad|od sada|od danas|posle toga|poslije toga',
  durationPreposition:
    'za|prije|pre|u|tijekom|tokom|unutar|nakon|posle|poslije|kroz|u roku od|već|u posljednjih|u zadnjih|u poslednjih|prije oko|prije više od|u narednih|u sljedećih|duže od|pre više od',
  phase:
    'početak|početka|početkom|kraj|kraja|krajem|sredina|sredinom|sredine|polovina|polovinom|polovica|polovicom|sredinu|na početku|na kraju|do kraja|od početka|u sredini|rano|kasno|u prvoj polovici|u drugoj polovici|ostatak|ostatka|prvoj polovici|drugoj polovici|prvoj polovini|drugoj polovini|prvu polovicu|prelazu|prijelazu|prijelaz',
  every: 'svaki|svaka|svake|svakog|svakoga|svaku|svako|jednom|puta|po|svakih|jedanput',
  whole: 'cijeli|cijela|cijelu|cijelo|cijele|cijelog|ceo|cela|celu|cele|celog|čitav|čitavu|čitave|čitavog',
  several: 'nekoliko|par|više|mnogo|desetak|petnaestak|dvadesetak|dvije-tri|dva-tri|stotinjak|pedesetak|tridesetak|neki|neke|jos|još|brojnih',
  indefiniteArticle: 'jedan|jedna|jedno|jedne|jednog|jednu',
  approximately: 'oko|otprilike|približno|negdje oko|gotovo|skoro|cirka|negde oko|tek oko',
  moreThan: 'više od|manje od|najmanje|barem|do|gotovo|skoro|preko|oko|otprilike|najviše|približno|cijelih|čak|samo|puna|punih',
  from: 'od|između|iz|počevši od|u razdoblju od|u periodu od|izmedju',
  to: 'do|i|pa do',
  between: 'između|izmedju',
  and: 'i|ili|te|a',
  beforeOrAfter: 'prije|pre|nakon|poslije|posle|od|do|najkasnije do|ne kasnije od|počevši od|još od|sve do|uoči|zaključno s|oko|krajem|pred|otkako',
  orLater: 'ili kasnije|ili ranije|i kasnije|nadalje|uključivo|i ranije|naovamo',
  on: 'u|na|dana|dne|od|za|ove',
  at: 'u|oko|točno u|tačno u',
  in: 'u|tijekom|tokom|na|za vrijeme|za vreme|kroz',
  of: 'u|od|ove|na|iz|mjeseca|meseca',
  for: 'za|tijekom|na|tokom',
  ordinalEnding: 'ti|og|oga|-og|-ti|i',
  timesWord: 'puta|put|dvaput|triput|jednom',
  timesPer: 'puta u|puta na|dvaput na|jednom na'
}

export const croatian: TemporalWords = shared

const digraphs: Readonly<Record<string, string>> = { lj: 'љ', nj: 'њ', dž: 'џ' }
const latin = [...'abcčćdđefghijklmnoprsštuvzž']
const cyrillic = [...'абцчћдђефгхијклмнопрсштувзж']

/** Serbian in Cyrillic letters, by the one-to-one tables of the two alphabets. */
function toCyrillic(list: string): string {
  const joined = list.replace(/lj|nj|dž/g, (pair) => digraphs[pair] ?? pair)
  return Array.from(joined, (character) => cyrillic[latin.indexOf(character)] ?? character).join('')
}

export const serbian: TemporalWords = Object.fromEntries(
  Object.entries(shared).map(([name, value]) => [name, typeof value === 'string' ? `${value}|${toCyrillic(value)}` : value])
)

export const slovenian: TemporalWords = {
  quarterUnit: 'četrtletje|četrtletju|kvartal|polletje|polletju',
  largeOrdinal: product('dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset', 'a ih'),
  decadeWord: 'leta|letih|let',
  drop: 'sre|tor|pon|pet|sob|ned|čet',
  weekdayName:
    'ponedeljek|ponedeljka|ponedeljkih|torek|torka|torkih|sreda|sredo|srede|sredah|četrtek|četrtka|četrtkih|petek|petka|petkih|sobota|soboto|sobote|sobotah|nedelja|nedeljo|nedelje|nedeljah|vikend|vikenda|delavnik|delavnikih',
  ambiguousWeekday: 'pon|tor|sre|čet|pet|sob|ned',
  monthName:
    'januarja|februarja|marca|aprila|maja|junija|julija|avgusta|septembra|oktobra|novembra|decembra|januarju|februarju|marcu|aprilu|maju|juniju|juliju|avgustu|septembru|oktobru|novembru|decembru|januarjem|decembrom',
  relativeDay:
    'včeraj|danes|jutri|predvčerajšnjim|pojutrišnjem|nocoj|davi|sinoči|danes zjutraj|danes zvečer|jutri zjutraj|jutri zvečer|včeraj zvečer|lani|letos|drugo leto|naslednji dan|današnji dan|naslednjega dne|prejšnji dan|dandanes|drevi|predlani|danes popoldne|jutri popoldne|tega dne|istega dne',
  now: 'zdaj|sedaj|ta trenutek|trenutno|pravkar|takoj',
  holiday:
    'božič|božiča|božični večer|silvestrovo|novo leto|novega leta|velika noč|veliko noč|velike noči|velikonočni ponedeljek|veliki petek|praznik dela|dan državnosti|dan samostojnosti|dan samostojnosti in enotnosti|prešernov dan|dan mrtvih|vsi sveti|dan reformacije|valentinovo|materinski dan|pust|pepelnica|binkošti|miklavž|martinovo|dan upora proti okupatorju|noč čarovnic|sveti večer',
  season: 'pomlad|pomladi|poletje|poletja|poleti|poletju|jesen|jeseni|zima|zime|zimi|pozimi|spomladi',
  dayPart: 'jutro|jutra|dopoldne|popoldne|večer|večera|noč|noči|opoldne|zora|dan|dneva|kosilo|poldne|jutru',
  dayPartPhrase:
    'zjutraj|dopoldne|popoldne|zvečer|ponoči|opoldne|opolnoči|podnevi|zgodaj zjutraj|pozno zvečer|pozno ponoči|ob zori|proti večeru|čez dan|čez noč|ob koncu dneva|pozno popoldne|navsezgodaj',
  noon: 'poldne|polnoč|polnoči|opoldne|opolnoči|poldneva',
  amPm: 'zjutraj|dopoldne|popoldne|zvečer|ponoči|dop.|pop.|pm|dop|pop',
  era: 'pr. n. št.|n. št.|pr. kr.|po kr.|pred kristusom|po kristusu|pred našim štetjem|našega štetja',
  timeZone: 'utc|gmt|po lokalnem času|cet|po srednjeevropskem času',
  dayUnit:
    'dan|dneva|dni|dnevi|dnevih|dneh|dnevu|dnevom|dnem|teden|tedna|tedni|tednov|tednu|tedne|tednoma|mesec|meseca|meseci|mesecev|mesecu|mesece|mesecih|mesecema|leto|leta|let|letu|leti|letom|letih|četrtletje|četrtletja|četrtletju|desetletje|desetletja|desetletij|desetletju|desetletjih|stoletje|stoletja|stoletju|stoletij|stoletjih|vikend|vikenda|polletje|polletja|polletju|tisočletje|tisočletja|noč|noči|delovnih dni|delovni dan|delovne dni|sezona|sezone|sezoni|sezono|semester|šolsko leto',
  timeUnit: 'ura|uri|ure|ur|uro|urah|urami|urama|h|minuta|minuti|minute|minut|minuto|minutah|min|min.|sekunda|sekundi|sekunde|sekund|sekundo|sek|s',
  century: 'stoletje|stoletja|stoletju|stoletij|st.|st|tisočletja|stoletjem',
  decadeEnding: '-ih|-ih let|-ih letih|-a leta|ih let|-tih let|-ta leta',
  dayDuration: 'pol leta|pol dneva|leto in pol|leto dni|mesec dni|teden dni|teden|leto|mesec|dan',
  timeDuration: 'pol ure|uro in pol|četrt ure|tričetrt ure|uro|minuto|pol urice',
  yearQuarter:
    'prvo četrtletje|drugo četrtletje|tretje četrtletje|četrto četrtletje|prvem četrtletju|drugem četrtletju|tretjem četrtletju|četrtem četrtletju|prvi polovici|drugi polovici|prvem polletju|drugem polletju|prvo polletje|drugo polletje',
  frequency: 'dnevno|tedensko|mesečno|letno|vsak dan|vsakodnevno|vsako leto|četrtletno|vsakoletni|vsakodnevni',
  yearWord: 'šolsko leto|šolskem letu|sezona|sezone|sezoni|leto|leta|letu|let|leti|letih|letom|v letu',
  dayWord: 'dne',
  hourMark: 'uri|ure|ur|ura|h|uro|urah',
  hourWord: 'ob',
  minuteMark: 'minut|min|minuti',
  secondMark: 'sekund|s',
  pastOrTo: 'čez|do',
  quarterHour: 'četrt|četrt na|tričetrt|tri četrt',
  half: 'pol|in pol|polovica|polovico',
  modifier:
    'naslednji|naslednja|naslednje|naslednjega|naslednjem|naslednjo|naslednjih|prihodnji|prihodnja|prihodnje|prihodnjega|prihodnjem|prihodnjo|prihodnjih|prejšnji|prejšnja|prejšnje|prejšnjega|prejšnjem|prejšnjo|minuli|minula|minulo|minule|minulega|minulih|minulem|pretekli|preteklo|pretekla|preteklega|preteklem|preteklih|ta|to|tega|tem|te|zadnji|zadnja|zadnje|zadnjega|zadnjem|zadnjih|zadnjo|isti|istega|istem|isto|lanski|lansko|lanskega|lanskem|letošnji|letošnjo|letošnjega|letošnjem|letošnje|tekoči|tekočega|tekočem|prvi|prvih|prva|prvo|prvega|tisti|tistega|tistem|tisto|predlanskim|sedanji|trenutni|današnji|današnjega|jutrišnji|včerajšnji|ostalih',
  ago: 'nazaj|prej|poprej|pred tem',
  later: 'kasneje|pozneje|zatem|potem|od zdaj|odslej|od danes',
  durationPreposition: 'čez|pred|v|za|po|v roku|znotraj|med|v zadnjih|pred približno|skozi|že|več kot pred|v naslednjih|tekom|pred več kot',
  phase:
    'začetek|začetka|začetku|konec|konca|koncu|sredina|sredine|sredini|sredi|polovica|polovice|polovici|na začetku|na koncu|v sredini|ob koncu|ob začetku|zgodaj|pozno|do konca|od začetka|preostanek|preostanku|proti koncu|na prelomu|prvi polovici|drugi polovici',
  every: 'vsak|vsaka|vsako|vsakega|vsakem|vsake|vsakih|enkrat na|krat na|na',
  whole: 'cel|celo|cela|celega|ves|vse|celotno|celoten',
  several: 'nekaj|par|več|mnogo|več kot|ducat|kakšnih|desetine|nekajkrat|številnih',
  indefiniteArticle: 'en|ena|eno|enega|enem',
  approximately: 'okoli|približno|okrog|nekje okoli|skoraj|slabih|malo pred|malo po',
  moreThan: 'več kot|manj kot|vsaj|največ|do|skoraj|približno|okoli|okrog|najmanj|prek|dobri|dobre|slabi|slabe|slabih|dobrih|blizu',
  from: 'od|med|iz|v obdobju od|v letih',
  to: 'do|in|ter',
  between: 'med',
  and: 'in|ali|oziroma|oz.|ter',
  beforeOrAfter: 'pred|po|od|do|najkasneje do|ne kasneje kot|vse do|vse od|že od|okoli|okrog|najpozneje do',
  orLater: 'ali kasneje|ali prej|in kasneje|naprej|dalje|vključno',
  on: 've|v|na|dne|ob|za|iz',
  at: 'ob|okoli|v|okrog|točno ob',
  in: 'v|med|na|tekom|skozi',
  of: 'v|od|na|leta|iz',
  for: 'za|na',
  halfTo: 'pol|četrt na|tričetrt na|tri četrt na',
  modifierAfter: 't. l.|t.l.|t. m.',
  timesWord: 'krat|dvakrat|trikrat|enkrat',
  timesPer: 'enkrat na|dvakrat na|trikrat na|večkrat na'
}
