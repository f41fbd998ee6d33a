import { product, type TemporalWords } from './words.js'

/** Words of Danish and both forms of Norwegian alike. */
const shared: TemporalWords = {
  decadeName:
    'tjueårene|tjuetallet|trettiårene|trettitallet|førtiårene|førtitallet|femtiårene|femtitallet|sekstiårene|sekstitallet|syttiårene|syttitallet|åttiårene|åttitallet|nittiårene|nittitallet|halvtredserne|tresserne|halvfjerdserne|firserne|halvfemserne',
  articles: true,
  ambiguousWeekday: 'man|tir|ons|tor|tors|fre|lør|søn|tirs|laur|sun|tys|lau|sø|må|ti|on|to|fr|lø',
  weekdayName: `${product('mandag tirsdag tysdag onsdag torsdag fredag lørdag laurdag søndag sundag måndag', '- en er ene s ens morgen formiddag ettermiddag eftermiddag kveld aften natt nat')}|helg|helgen|helga|weekend|weekenden|hverdag|hverdage|hverdager|hverdagen|weekender`,
  relativeDay:
    'tyverne|trediverne|fyrrerne|i dag|idag|i går|igår|i morgen|imorgen|i overmorgen|overmorgen|i overmorgon|i forgårs|forgårs|i aften|i aftes|i kveld|ikveld|i natt|i nat|i morges|i går aftes|i går kveld|i morgen tidlig|i ettermiddag|i eftermiddag|i formiddag|i år|i fjor|ifjor|i fjor sommer|neste dag|næste dag|dagen efter|dagen etter|dagen før|dagen derpå|i sommer|i vinter|i høst|i vår|i forårs|i somres|i vinters|i morgon|imorgon|i går morges|nå til dags|i dagens|i forfjor|i helgen|i helga|i weekenden|i forgårs kveld|i overimorgen|overimorgen|samme dag|dags dato|forrige dag|i morgon tidleg|i haust|i fjor haust|gårsdagen|gårsdagens|morgendagen|morgondagen|morgendagens|dagens|i romjula|i romjulen|denne dag|i eftermiddags|i middags|i forrige uke|i sommar|i uka',
  now: 'nå|nu|no|akkurat nå|lige nu|for øyeblikket|for øjeblikket|for tiden|i øjeblikket|akkurat no|for tida|med det samme|netop nu|just nå|straks|umiddelbart|nettopp',
  holiday:
    'jul|jula|julen|juleaften|julaften|juleaftensdag|juledag|1. juledag|2. juledag|første juledag|anden juledag|andre juledag|første jul|julekveld|julekvelden|nyttår|nyttårsaften|nyttårsdag|nyttårsdagen|nytår|nytårsaften|nytårsdag|nytårsaftensdag|påske|påsken|påska|påskedag|1. påskedag|2. påskedag|første påskedag|anden påskedag|andre påskedag|påskeaften|langfredag|skjærtorsdag|skærtorsdag|palmesøndag|palmesundag|pinse|pinsen|pinsedag|1. pinsedag|2. pinsedag|første pinsedag|kristi himmelfartsdag|kristi himmelfart|store bededag|grundlovsdag|sankthans|sankthansaften|sankt hans|sankt hans aften|grunnlovsdagen|grunnlovsdag|17. mai|syttende mai|1. mai|første mai|arbejdernes kampdag|arbeidernes dag|fastelavn|fastelavnssøndag|morsdag|mors dag|farsdag|fars dag|valentinsdag|valentinsdagen|halloween|allehelgensdag|mortensaften|mortensdag|luciadagen|kvinnedagen|kvindernes kampdag|black friday|nyttårsaftan|julaftan|romjula|romjulen|fettirsdag|askeonsdag|kvinnedag|den internationale kvindedag|feitetirsdag|kosedagen|olsok|valborgsaften',
  season:
    'vår|våren|forår|foråret|sommer|sommeren|sommar|sommaren|høst|høsten|haust|hausten|efterår|efteråret|vinter|vinteren|vårens|sommerens|høstens|vinterens|forårets|efterårets|etterjulsvinteren',
  dayPart:
    'morgen|morgenen|morgon|morgonen|formiddag|formiddagen|ettermiddag|ettermiddagen|eftermiddag|eftermiddagen|kveld|kvelden|aften|aftenen|natt|natten|natta|nat|middag|lunsj|frokost|lunsjtid|frokosttid|daggry|skumring|dag|dagen|føremiddag|føremiddagen|aftensmad|morgenstunden',
  dayPartPhrase:
    'om morgenen|om formiddagen|om ettermiddagen|om eftermiddagen|om kvelden|om aftenen|om natten|om natta|på morgenen|på formiddagen|på ettermiddagen|på kvelden|på natten|om dagen|på dagen|tidlig om morgenen|sent om aftenen|sent på kvelden|tidlig på morgenen|ved middagstid|til lunsj|om morgonen|om føremiddagen|på morgonen|ved lunsjtid|om middagen|i lunsjen|i løbet af dagen|i løpet av dagen|i løbet af natten|utpå kvelden|utpå dagen|utover kvelden|ved frokosttid|seint på kvelden|tidleg om morgonen|sent om kvelden',
  noon: 'midnatt|midnat|middag|middagstid|klokken tolv middag',
  amPm: 'am|pm|a.m.|p.m.|f.m.|e.m.|om morgenen|om kvelden|om aftenen|om eftermiddagen|om ettermiddagen|om formiddagen|om natten|på kvelden|på morgenen|aften|morgen|kveld|eftermiddag|ettermiddag|formiddag|på ettermiddagen|på formiddagen|på natta|om morgonen',
  era: 'f.kr.|e.kr.|f. kr.|e. kr.|før kristus|etter kristus|efter kristus|fvt.|evt.|f.v.t.|e.v.t.|f.kr|e.kr|f. kr|e. kr|før vår tidsregning',
  timeZone: 'utc|gmt|cet|cest|dansk tid|norsk tid|lokal tid',
  dayUnit:
    'dag|dage|dager|dagar|dagen|dagene|dagane|døgn|døgnet|uge|uger|ugen|ugerne|uke|uker|uken|uka|ukene|veke|veker|veka|måned|måneder|måneden|månederne|månedene|månad|månader|månaden|år|året|årene|åra|års|årets|kvartal|kvartalet|kvartaler|kvartalene|tiår|tiåret|årti|årtier|årtiet|århundre|århundreder|århundrede|århundredet|århundret|weekend|weekender|helg|helger|helgen|helga|halvår|halvåret|semester|semesteret|arbejdsdage|arbejdsdag|arbeidsdager|virkedager|virkedag|hverdage|skoleår|skoleåret|nætter|netter|natt|nat|fjorten dager|fjorten dage|fjorten dagar|sesong|sesongen|sæson|sæsonen|millennium|årtusen|årtusinde|regnskapsår|hundreår|hundreåret|årsskiftet|årsskifte|mnd|mnd.|dages|dagers|ukers|ugers|måneders',
  timeUnit:
    'time|timer|timen|timerne|timene|timar|t|t.|minut|minutter|minuttet|minuttene|minutt|minuter|min|min.|sekund|sekunder|sekundet|sek|sek.|kvarter|kvarteret|timers|minutters|sekunders',
  century: 'århundre|århundrede|århundredet|århundret|årh.|årh|hundreår|hundreåret|årtusen|årtusinde|årtusenet',
  decadeEnding: "-tallet|erne|-årene|-åra|'erne|-talet|-tallets|tallet|-års|-tals",
  dayDuration:
    'halvår|et halvt år|eit halvt år|halvandet år|fjorten dager|fjorten dage|et halvandet år|halvannet år|et døgn|et års tid|ett døgn|et par dage|et par dager|en halv dag|et og et halvt år',
  timeDuration:
    'halv time|en halv time|ein halv time|halvtime|en halvtime|kvarter|et kvarter|trekvarter|tre kvarter|halvanden time|halvannen time|en time|eit kvarter|en og en halv time|en times tid|ti minutters',
  yearQuarter:
    'q1|q2|q3|q4|første kvartal|andet kvartal|andre kvartal|tredje kvartal|fjerde kvartal|1. kvartal|2. kvartal|3. kvartal|4. kvartal|første halvår|andet halvår|andre halvår|1. halvår|2. halvår',
  frequency:
    'daglig|dagleg|ukentlig|ugentlig|ugentligt|månedlig|månedligt|månadleg|årlig|årligt|årleg|kvartalsvis|dagligt|hver dag|hverdag|kvar dag|hver uge|hver uke|halvårlig|hvert år|kvart år|hver måned|hver time',
  yearWord:
    'skoleår|regnskapsår|regnskabsår|sesongen|sesong|sæsonen|sæson|år|året|årene|åra|årets|regnskabsåret|regnskapsåret|skoleåret|kalenderåret|budsjettåret',
  weekWord: 'uge|uke|veke|kvartal|halvår',
  hourMark: '',
  hourWord:
    'klokken|klokka|kl|kl.|til kl.|til kl|til klokken|til klokka|indtil kl.|fra kl.|fra klokken|fra klokka|efter kl.|etter kl.|før kl.|inden kl.|innen kl.',
  minuteMark: 'minutter|min|minutt',
  secondMark: 'sekunder|sek',
  pastOrTo: 'over|på|i|minutter over|minutter i|minutter på|min over|min i|min på',
  quarterHour: 'kvart|kvarter|et kvarter|kvart over|eit kvarter',
  halfTo: 'halv',
  half: 'halv|halvt|en halv|et halvt|ein halv|halvannen',
  modifier:
    'neste|næste|nestes|forrige|førre|denne|dette|disse|den her|det her|her|sist|siste|sidste|sida|kommende|komande|følgende|følgjande|inneværende|indeværende|foregående|seneste|samme|same|de neste|de næste|de siste|de sidste|de kommende|dei siste|dei neste|den neste|den næste|den kommende|det siste|det neste|det næste|den siste|den sidste|det sidste|første|de første|på|i|nærmeste|de nærmeste|denne her|nåværende|nuværende|forgangne|forløpne|påfølgende|det kommende|den første|det første|i den|sidst|sistnevnte|nestkommende|førstkommende|tidligere|dei komande|de seneste',
  modifierAfter: 'igen|igjen|derpå|heretter|deretter|forinden|d.å.|d.m.|d. å.|ds.',
  ago: 'siden|sidan|tidligere|forinden|før|sia|tidlegare',
  later: 'senere|etter|efter|derefter|deretter|fra nu|fra nå|fra i dag|seinare|seinere|mer|framover|frem|herfra|mere|frå no|fra idag',
  durationPreposition:
    'om|for|i|på|innen|inden|inden for|innenfor|etter|efter|siden|i løbet av|i løbet af|i løpet av|under|gjennom|gennem|om ca.|om cirka|de siste|i over|i mer enn|i mere end|etter å|for omtrent|for cirka|for mer enn|inntil|over|på under',
  phase:
    'begynnelsen av|begyndelsen af|slutningen av|slutningen af|slutten av|midten av|midten af|starten av|starten af|i begynnelsen av|i begyndelsen af|i slutningen av|i slutningen af|i slutten av|i midten av|i midten af|tidlig|tidlig i|sent|sent i|tidligt|tidligt i|tidligere|senere|slutningen|starten|start|slutt|medio|primo|ultimo|resten av|resten af|seint|seint på|midt|midt i|midt på|byrjinga av|i byrjinga av|slutten|ved slutten av|ved udgangen af|ved utgangen av|i starten af|i starten av|tidlig på|sent på|enden af|utgangen av|tidleg i|tidleg på|første halvdel av|andre halvdel av|første halvdel af|anden halvdel af|begynnelsen på|slutten på|senere i|tidligere i|i løbet af|i løpet av|seinere i|mot slutten av|mod slutningen af|andet halvår|første halvår|andre halvår',
  every: 'hver|hvert|hver eneste|annenhver|hveranden|anden hver|annethvert|kvar|kvart|alle|per|pr.|en gang i|én gang om|gange om|ganger i|pr|gang i|om',
  whole: 'hele|hele den|heile|hele det|hel|helt|heile den',
  several:
    'noen|nogle|noen få|nogle få|flere|fleire|et par|eit par|par|mange|adskillige|atskillige|enkelte|nokre|noe|et dusin|titals|en håndfull|ytterligere|få|nogen|par hundre|et halvt dusin|hundrevis av|flere hundre',
  indefiniteArticle: 'en|et|ein|ei|eit|én|ett|éin',
  approximately:
    'omkring|cirka|ca.|ca|omtrent|rundt|kring|ved|omkring klokken|rundt klokken|cirka klokken|ved klokken|omkring kl.|rundt kl.|henimod|circa|om lag|rundt klokka|ca. klokken|mot|ca kl|ca. kl.|nesten|næsten|kring klokka|ved kl.|omtrent klokken|cirka kl.',
  moreThan:
    'mer enn|mere end|mindre enn|mindre end|meir enn|minst|mindst|høyst|højst|over|opp til|op til|i alt|maks|nesten|næsten|knap|knapt|godt|cirka|ca.|omtrent|omkring|rundt|om lag|hele|nærmere|under|nær|ca|inntil|drøyt|snaut|vel',
  from: 'fra|frå|mellom|mellem|fra og med|f.o.m.|fra den|siden|i perioden|åra|årene',
  to: 'til|til og med|t.o.m.|og|frem til|fram til|til den|indtil|inntil|til og med den|til kl.|til klokken',
  between: 'mellom|mellem|mellom den|mellem den|mellom klokka|mellom kl.|mellem kl.|mellom klokken',
  and: 'og|eller|eller den|samt|og den|og kl.|og klokken',
  beforeOrAfter:
    'før|etter|efter|siden|sidan|til|innen|inden|indtil|fra|fra og med|senest|tidligst|til og med|f.o.m.|t.o.m.|frem til|fram til|ikke senere enn|ikke senere end|etter at|fra den|inntil|frå|frå og med|like før|like etter|lige før|lige efter|kort før|kort efter|etter klokka|før klokka|etter klokken|før klokken|etter kl.|før kl.|efter kl.|efter klokken|omkring|rundt|ca.|kring|etter år|før år|til den|siden den|før den|etter den|efter den|innan|per|pr.|mot|mod|inden kl.|inden klokken|helt siden|helt til|ikke før',
  orLater: 'eller senere|eller tidligere|og framover|og fremover|og senere|eller seinere|og utover|og tidligere',
  on: 'den|på|på den|for|til|om|d.',
  at: 'ved|på',
  in: 'i|på|under|i den|om|i løpet av|i løbet af|i år|ved',
  of: 'i|av|af|på|den|under|fra|år|frå',
  the: 'den|det|de|dei',
  for: 'i|under|for|på',
  ordinalEnding: '.|e|te|de|ende',
  dayArticle: 'den',
  timesWord: 'gange|gang|ganger|gonger|gong',
  timesPer: 'gange om|gang om|ganger i|gang i|gonger i'
}

export const danish: TemporalWords = { ...shared, drop: 'man' }
export const norwegian: TemporalWords = { ...shared, drop: 'man|man.' }
