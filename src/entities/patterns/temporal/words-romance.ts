import { product, type TemporalWords } from './words.js'

export const french: TemporalWords = {
  abbreviation: 'jan|dec|fevr|aout|sept',
  weekdayName: 'lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches',
  decadeWord: 'années|les années|des années',
  drop: 'mar|mer|jeu|sam|dim|midi|en ce moment',
  ambiguousWeekday: 'mar|mer|jeu|sam|dim',
  maybe: 'sept|sept.',
  monthName: 'fev|fevrier|aout|decembre|dec|sept',
  // September in short, and seven; two is a word before units as well
  numberWord: 'sept|deux',
  hourNumberWord: 'sept|deux',
  minuteNumberWord: 'sept|deux',
  dayNumberWord: 'sept|deux',
  monthNumberWord: 'sept|deux',
  relativeDay:
    "aujourd'hui|ajd|la veille|le lendemain|lendemain|après-demain|apres-demain|avant hier|hier soir|ce soir|cette nuit|demain soir|demain matin|hier matin|le week-end|les week-ends|le weekend|les weekends|en week-end|en fin de semaine|en semaine|avant-hier",
  now: 'maintenant|tout de suite|actuellement|à présent|en ce moment|à cet instant',
  holiday:
    "noël|noel|jour de noël|veille de noël|réveillon|nouvel an|jour de l'an|pâques|paques|lundi de pâques|pentecôte|toussaint|fête nationale|fête du travail|saint-valentin|la saint valentin|halloween|thanksgiving|ascension|mardi gras|vendredi saint|armistice|fête des mères|fête des pères|saint-sylvestre|black friday|poisson d'avril|épiphanie|assomption|ramadan|jour de la terre|journée internationale des travailleurs|journée internationale des femmes|journée internationale des droits des femmes|vendredi noir|saint-patrick|la saint-patrick|fête de la musique|jour de l'indépendance|jour de la victoire|lundi de pentecôte|chandeleur",
  season: 'printemps|été|automne|hiver',
  dayPart:
    'matin|matinée|après-midi|aprem|après midi|soir|soirée|nuit|journée|déjeuner|dîner|aube|petit déjeuner|apéro|mi-journée|fin de journée|soirs|matins|nuits|après-midis|soirées|matinées|petit-déjeuner|petit-dejeuner|petit dejeuner|matinee|apres-midi|apres midi|soiree|journee|dejeuner|diner|fin de journee',
  dayPartPhrase:
    "le matin|l'après-midi|le soir|la nuit|du matin|du mat|du soir|de l'après-midi|de l'aprem|dans la matinée|dans la soirée|dans la journée|dans l'après-midi|dans la nuit|au matin|en soirée|en matinée|en journée|de nuit|le midi|du midi|en fin d'après-midi|en fin de matinée|en fin de soirée|en début d'après-midi|en début de soirée|en début de matinée|en milieu d'après-midi|tôt le matin|tard le soir|dans la matinee|dans la soiree|dans la journee|dans l'apres-midi|l'apres-midi|de l'apres-midi|en soiree|en matinee|en journee|en fin d'apres-midi|en debut de soiree",
  noon: 'midi|minuit',
  amPm: 'am|pm|a.m|p.m|am.|pm.',
  era: 'av. j.-c.|apr. j.-c.|avant j.-c.|après j.-c.|av. j-c|avant jésus-christ|de notre ère',
  timeZone: 'utc|gmt|cet|cest|pst|est|pt|heure locale|heure de paris',
  dayUnit:
    "année|années|an|ans|jours ouvrables|jour ouvrable|week-end|week-ends|weekend|weekends|décennie|décennies|siècle|siècles|millénaire|nuit|nuits|quinzaine|semestre|semestres|trimestre|trimestres|année scolaire|année fiscale|année civile|exercice|jrs|sem|bimestre|bimestres|l'année|l'an|annee|annees|l'annee|siecle|decennie",
  timeUnit: 'h|sec|secs|mins|hrs|heures|heure|s',
  century: 'siècle|siècles|s.|millénaire',
  dayDuration: 'une quinzaine',
  timeDuration: "demi-heure|demi heure|une demi-heure|quart d'heure|un quart d'heure|trois quarts d'heure|une demi heure|heure et demie",
  yearQuarter:
    't1|t2|t3|t4|trimestre 1|trimestre 2|trimestre 3|trimestre 4|1er trimestre|2e trimestre|3e trimestre|4e trimestre|premier trimestre|deuxième trimestre|troisième trimestre|quatrième trimestre|premier semestre|second semestre|s1|s2|q1|q2|q3|q4|trimestre1|trimestre2|trimestre3|trimestre4|h1|h2',
  frequency:
    'quotidiennement|quotidien|hebdomadaire|mensuel|mensuelle|annuel|mensuellement|annuellement|hebdomadairement|trimestriellement|trimestriel|bimensuel|tous les jours|toutes les semaines|tous les mois|tous les ans|toutes les heures|un jour sur deux|une semaine sur deux|un mois sur deux|un an sur deux|une année sur deux|une nuit sur deux|un lundi sur deux|un dimanche sur deux',
  yearWord:
    "année scolaire|année universitaire|année fiscale|année civile|exercice|l'année scolaire|l'année universitaire|l'année fiscale|l'année civile|l'exercice|de l'année scolaire|de l'année universitaire|de l'année fiscale|de l'année civile|de l'exercice|saison|la saison|l'an|de l'an|an|année|l'année|en l'an|année calendaire|année budgétaire|exercice budgétaire|les années|années|exercice fiscal",
  weekWord: 'semaine|sem',
  monthWord: '',
  dayWord: 'jour',
  dayOrdinal: '1er|premier|seconde',
  hourMark: 'h|heures|heure|hr|hrs|heures pile|heures pétantes',
  minuteMark: 'min|minutes|mn|m',
  secondMark: 'secondes|s|sec',
  pastOrTo: 'moins|passé de|avant|après|passées de',
  quarterHour: 'quart|le quart|un quart',
  half: 'demi|demie|demi-|un demi|une demi',
  modifier:
    'ce|cet|cette|ces|prochain|prochaine|prochains|prochaines|dernier|dernière|derniers|dernières|derniere|dernieres|passé|passée|passés|passées|même|précédent|précédente|premier|première|premiers|premières|deux|présent|suivant|prochaînes|procain|en cours|pochains|cette même',
  modifierAfter:
    "prochain|prochaine|prochains|prochaines|dernier|dernière|derniers|dernières|derniere|passé|passée|passés|suivant|suivante|suivants|suivantes|précédent|précédente|précédents|précédentes|en cours|actuel|actuelle|à venir|ci|-ci|qui vient|qui suit|d'après|d'avant|d apres|courant|écoulée|écoulé|même|là|-là|ct|entier|entière|entiers|entières",
  ago: 'plus tôt|auparavant|avant',
  later: 'plus tard|après|à partir de maintenant|apres|ensuite',
  durationPreposition: "dans|il y a|d'ici|y a|dans les|au cours des|durant les|pendant les|sous|depuis|après|voilà|voici|ça fait",
  phase:
    'début|fin|milieu|mi|mi-|tôt|tard|au début|à la fin|au milieu|en début|en fin|la fin|le début|courant|plus tard dans|plus tôt dans|tôt dans|tard dans|plus tard|plus tôt|le milieu|en milieu|à la mi|aux alentours|au début de|à la fin de|dernier jour|le reste de|le reste du|reste de|reste du|la seconde moitié de|seconde moitié de|la deuxième moitié de|deuxième moitié de|la première moitié de|première moitié de|la seconde moitié du|seconde moitié du|la deuxième moitié du|deuxième moitié du|la première moitié du|première moitié du|courant du|mi-chemin de',
  every: 'chaque|tous les|toutes les|tous|toutes|par|chacun des|une fois par|fois par',
  whole: "tout|toute|toute la|tout le|toute l'|entier|la totalité|l'ensemble",
  several:
    'quelques|plusieurs|deux ou trois|un couple de|une dizaine de|une douzaine de|une vingtaine de|une trentaine de|une quinzaine de|une centaine de|deux trois',
  indefiniteArticle: 'un|une',
  approximately:
    'environ|vers|autour de|aux environs de|à environ|aux alentours de|vers les|presque|à peu près|aussi tard que|au plus tard|à peu près à|approximativement|vers environ|autour du|dès',
  moreThan: "plus de|plus d'|moins de|moins d'|au moins|au plus|plus qu'|jusqu'à|près de|pas moins de|pas plus de",
  from: "commençant|commençant le|de|du|depuis|des|d'|à partir de|à partir du|dès|entre|qui commence|qui commence le|qui débute|qui débute le|débutant|débutant le",
  to: "à|au|jusqu'à|jusqu'au|et|aux|jusque|jusqu'en|a",
  between: 'entre',
  and: 'et|ou|et de|& ',
  beforeOrAfter:
    "avant|après|depuis|jusqu'à|jusqu'au|à partir de|à partir du|dès|au plus tard|pas plus tard que|plus tard que|plus tard qu'|jusqu'en|avant le|à compter du|à compter de|depuis le|d'ici|au-delà de|d'ici à|avant la|après le|au plus tard le|au plus tard à|aussi tard que|aussi tard qu'|au plus tôt|antérieur à|postérieur à",
  orLater: 'et après|ou plus tard|et plus tard|ou plus tôt|au plus tard|et plus',
  on: 'le|au|sur|pour le|ce',
  at: 'à|vers|a',
  in: 'en|au|dans|pendant|au cours de|durant|au mois de',
  of: "de|du|d'|de la|de l'|des|au|dans|en",
  the: "le|la|les|l'",
  for: 'pour|pendant|durant',
  ordinalEnding: 'er|e|ème|eme|ième|ieme|ère',
  ordinals: 'er|e|ème|eme|ième|ieme|ère|re|nd|nde|ᵉ|è',
  dayArticle: 'le',
  timesWord: 'fois',
  romanNumeral: product('i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi', 'e ème ᵉ'),
  none: 'pour cent|pour mille',
  timesPer: "fois par|fois le|fois la|fois l'|fois dans la"
}

export const spanish: TemporalWords = {
  decadeWord: 'años|los años|de los años',
  drop: 'mar|mañana|set|a la mañana|de la mañana',
  relativeDay:
    'mañana|manana|pasado mañana|anteayer|antier|anoche|antenoche|esta noche|ayer|ayer por la noche|mañana por la noche|mañana por la mañana|ayer por la tarde|al día siguiente|la víspera|año hasta la fecha|el fin de semana|los fines de semana|fines de semana|el finde|el día siguiente|el dia siguiente|el día anterior|el dia anterior|la noche anterior|la mañana siguiente|el mismo día|el otro día|la semana siguiente|la semana anterior|el mes siguiente|el mes anterior|el año siguiente|el año anterior|la noche siguiente|la tarde siguiente|entre semana|en lo que va de año|en lo que va del año|en lo que va de mes',
  now: 'ahora|ahora mismo|en este momento|actualmente|en estos momentos|ya mismo',
  weekdayName: 'sabado|miercoles|sábados|domingos',
  ambiguousWeekday: 'lu|ma|mi|ju|vi|sa|do|mier|mx',
  monthName: 'set|setiembre',
  maybe: 'ago|set',
  holiday:
    'navidad|nochebuena|nochevieja|año nuevo|ano nuevo|pascua|semana santa|viernes santo|jueves santo|día de reyes|reyes|reyes magos|día de todos los santos|día de acción de gracias|acción de gracias|halloween|san valentín|día del trabajo|día de la madre|día del padre|día de la independencia|domingo de ramos|miércoles de ceniza|día de muertos|carnaval|pentecostés|ramadán|black friday|viernes negro|día de san patricio|san patricio|día de la tierra|día internacional de la mujer|día de la mujer|día del niño|día de la constitución|día de la hispanidad|noche de san juan|corpus christi|día de los inocentes|día internacional de los trabajadores',
  season: 'primavera|verano|otoño|invierno',
  dayPart: 'mañana|manana|tarde|noche|madrugada|mediodía|mediodia|almuerzo|cena|desayuno|amanecer|atardecer|anochecer|tardes|noches|mañanas|medianoche',
  dayPartPhrase:
    'por la mañana|por la tarde|por la noche|de la mañana|de la manana|de la tarde|de la noche|de la madrugada|en la mañana|en la tarde|en la noche|a la noche|a la tarde|del mediodía|por la madrugada|de madrugada|en la manana|al amanecer|al anochecer|al atardecer|al mediodía|a mediodía|a medianoche|de noche|de día|a última hora de la tarde|a primera hora de la mañana|a última hora de la noche|a primera hora de la tarde|a última hora de la mañana|a primera hora|a última hora',
  noon: 'mediodía|medianoche|medio día|medio dia|media noche|mediodia|a la una',
  amPm: 'am|pm|a.m|p.m|a. m.|p. m.|a.m.|p.m.|hs',
  era: 'a. c.|d. c.|a.c.|d.c.|antes de cristo|después de cristo|a. de c.|d. de c.',
  timeZone: 'utc|gmt|cet|cest|pst|est|pt|hora local',
  dayUnit:
    'el año|año|años|ano|anos|día|días|dia|dias|semana|semanas|fin de semana|fines de semana|finde|década|décadas|siglo|siglos|quincena|quincenas|trimestre|trimestres|semestre|semestres|milenio|noche|noches|días hábiles|día hábil|días laborables|año escolar|año fiscal|año calendario|bienio|lustro|mes|meses|cuatrimestre|fin de semanas|decenio|decenios|bimestre|bimestres|sexenio',
  timeUnit: 'hora|horas|h|hs|hrs|seg|segundo|segundos|mins',
  century: 'siglo|siglos|s.',
  timeDuration: 'media hora|cuarto de hora|tres cuartos de hora|un cuarto de hora|hora y media|hora y cuarto',
  decadeEnding: '',
  yearQuarter:
    't1|t2|t3|t4|q1|q2|q3|q4|primer trimestre|segundo trimestre|tercer trimestre|cuarto trimestre|1º trimestre|2º trimestre|3º trimestre|4º trimestre|1er trimestre|2do trimestre|3er trimestre|4to trimestre|primer semestre|segundo semestre|h1|h2',
  frequency:
    'diariamente|semanalmente|mensualmente|anualmente|a diario|diario|semanal|mensual|anual|todos los días|todas las semanas|todos los meses|todos los años|semestralmente|trimestralmente|bimensual|bimensuales|quincenalmente|trimestral|cada dos por tres|un día sí y otro no|en días alternos|días alternos|día por medio|cada dos días',
  yearWord:
    'año fiscal|año escolar|año calendario|año académico|ejercicio|curso|el año fiscal|el año escolar|el año calendario|el año académico|el ejercicio|el curso|del año fiscal|del año escolar|del año calendario|del año académico|del ejercicio|del curso|en el año fiscal|en el año escolar|en el año calendario|en el año académico|en el ejercicio|en el curso|temporada|la temporada|el año|año|del año|año de|años|los años|año fiscal de|en el año',
  weekWord: 'semana',
  dayWord: 'día|dia|el día|el dia',
  dayOrdinal: 'primero|segundo',
  hourMark: 'en punto|h|horas|hs|hrs|hora',
  hourWord: 'a las|a la|las|son las|es la|al las|para las|hacia las|a eso de las|a partir de las',
  minuteMark: 'minutos|min|minuto',
  secondMark: 'segundos|seg|segundo',
  pastOrTo: 'para las|para la|menos|pasadas las|después de las|antes de las',
  quarterHour: 'cuarto|un cuarto',
  half: 'media|medio',
  modifier:
    'este|esta|estos|estas|próximo|próxima|próximos|próximas|proximo|proxima|proximos|proximas|último|última|últimos|últimas|ultimo|ultima|ultimos|ultimas|pasado|pasada|pasados|pasadas|siguiente|siguientes|anterior|anteriores|mismo|misma|ese|esa|aquel|aquella|el mismo|la misma|primer|primera|primeros|primeras|presente|actual|previo|previa|el próximo|la próxima|el último|la última|corriente',
  modifierAfter:
    'próximo|próxima|próximos|próximas|proximo|proxima|pasado|pasada|pasados|pasadas|siguiente|siguientes|anterior|anteriores|que viene|que vienen|en curso|actual|corriente|entrante|venidero|previo|previa|previos|previas|mismo|último|última|entero|entera|enteros|enteras|del corriente|del presente|del cte.|cte.|ppdo.|pdo.|del actual',
  ago: 'atrás|atras|antes|previos',
  later:
    'después|más tarde|mas tarde|despues|luego|a partir de ahora|a partir de hoy|a partir de mañana|desde hoy|desde ahora|desde mañana|desde ayer|más adelante',
  durationPreposition: 'hace|en|dentro de|en los|desde hace|durante los|tras|al cabo de|después de|en las|durante las|cada',
  phase:
    'principios de|principio de|a principios de|inicios de|comienzos de|mediados de|a mediados de|al mediados de|finales de|a finales de|final de|al final de|fin de|a fin de|fines de|a fines de|el final de|temprano|tarde|más tarde|más temprano|más tarde en|más tarde de|más temprano de|más temprano en|temprano en|principio del|principios del|final del|al final del|finales del|mediados del|comienzo de|el comienzo de|comienzo del|medio de|el medio de|inicio de|inicio del|resto de|resto del|el resto de|el resto del|fines del|el principio de|a comienzos de|al principio de|más tarde esta|segunda mitad de|segunda mitad del|primera mitad de|primera mitad del|la segunda mitad de|la segunda mitad del|la primera mitad de|la primera mitad del|el resto de la|resto de la|lo que queda de|lo que queda del|el transcurso de|el transcurso del|a lo largo de|a lo largo del',
  every: 'cada|todos los|todas las|todo|por|una vez al|una vez por',
  whole: 'todo|toda|todo el|toda la|durante todo el|durante toda la|entero|entera',
  several:
    'algunos|algunas|varios|varias|unos|unas|unos pocos|unas pocas|un par de|pocos|pocas|una docena de|unos cuantos|un puñado de|otros|otras|un par|una quincena de|una veintena de|una treintena de|decenas de',
  indefiniteArticle: 'un|una|uno',
  approximately:
    'alrededor de las|alrededor de la|alrededor de|cerca de|cerca de las|cerca del|aproximadamente|hacia|hacia las|sobre|sobre las|a eso de las|casi|como a las|aproximadamente a las|tan tarde como|a eso de|cerca de la|alrededor del',
  moreThan: 'más de|menos de|al menos|por lo menos|como mínimo|como máximo|hasta|cerca de|casi|mas de',
  from: 'que comienza|que comienza el|que empieza|que empieza el|que inicia|que inicia el|de|desde|del|desde las|de las|desde el|a partir de|a partir del|desde la|de la|de los',
  to: 'a|al|hasta|hasta las|hasta el|a las|hasta la|a la|y|hasta el día|al día',
  between: 'entre|entre las|entre el|entre la|entre los',
  and: 'y|o|e|u|y las|y el|y la|y los|y a las',
  beforeOrAfter:
    'antes de|antes del|después de|después del|desde|hasta|a partir de|a partir del|no más tarde que|no más tarde de|a más tardar|posterior a|anterior a|anterior de|tras|antes de las|después de las|desde las|hasta las|desde el|hasta el|desde la|despues de|comenzando el|empezando el|tan pronto como|más tarde de|previo a|desde el año',
  orLater: 'o después|o más tarde|en adelante|y después|y antes|o posterior|o anterior|o más|y posteriores|y posterior|como mucho|como muy tarde',
  on: 'el|los|para el',
  at: 'a las|a la|a|las',
  in: 'en|en el|en la|durante|durante el|durante la|por|en los',
  of: 'de|del|de la|de los|en|en el|de las',
  the: 'el|la|los|las',
  for: 'por|durante|para',
  ordinalEnding: 'º|o|ª|.º|ro|do|to|er',
  ordinals: 'º|ª|ro|do|to|er|ero|mo|vo|no|°',
  dayArticle: 'el|antes del|después del|a partir del|hasta el|desde el|para el',
  timesWord: 'veces|vez',
  timesPer: 'veces al|veces a la|vez al|vez a la',
  hourPhrase: 'entre las|desde las|hasta las|después de las|antes de las|sobre las|cerca de las',
  dayDuration: 'año y medio|mes y medio|semana y media|día y medio',
  none: 'por ciento|por cien'
}

export const portuguese: TemporalWords = {
  decadeWord: 'anos|os anos|dos anos|nos anos',
  drop: 'set|mar|à tarde',
  relativeDay:
    'anteontem|depois de amanhã|amanha|depois de amanha|ontem à noite|hoje à noite|antes de ontem|amanhã de manhã|amanhã à noite|amanha de manha|esta noite|amanhã pela manhã|véspera|o fim de semana|no fim de semana|o final de semana|no final de semana|nos fins de semana|aos fins de semana|nos finais de semana|aos finais de semana|durante a semana|nos dias úteis|até o momento do ano|no fim do dia|no final do dia',
  now: 'agora|agora mesmo|neste momento|atualmente|já',
  weekdayName:
    'segunda|terça|quarta|quinta|sexta|sabado|sábado|domingo|terca-feira|terca|segunda feira|terça feira|terca feira|quarta feira|quinta feira|sexta feira|2ª feira|3ª feira|4ª feira|5ª feira|6ª feira|segundas|terças|domingos|sábados',
  maybe: 'set|ago|segunda|terça|quarta|quinta|sexta|terca',
  lowercaseMonth: 'fev|set|mar',
  holiday:
    'natal|véspera de natal|ano novo|réveillon|páscoa|carnaval|sexta-feira santa|dia das mães|dia dos pais|dia do trabalho|dia do trabalhador|dia da independência|dia de finados|corpus christi|ação de graças|dia dos namorados|halloween|quarta-feira de cinzas|domingo de ramos|tiradentes|black friday|dia da mulher|dia internacional da mulher|dia da terra|dia da criança|dia das crianças|dia do professor|dia de portugal|dia de todos os santos|dia da república|dia da consciência negra|dia internacional dos trabalhadores',
  season: 'primavera|verão|outono|inverno',
  dayPart: 'manhã|manha|tarde|noite|madrugada|almoço|jantar|amanhecer|anoitecer|tardinha|noitinha|entardecer',
  dayPartPhrase:
    'da manhã|da manha|da tarde|da noite|da madrugada|à noite|à tarde|de manhã|de manha|de tarde|de noite|pela manhã|pela manha|pela tarde|pela noite|na madrugada|de madrugada|na manhã|ao meio-dia|à meia-noite|ao amanhecer|ao anoitecer',
  noon: 'meio-dia|meia-noite|meio dia|meia noite|à uma hora',
  amPm: 'am|pm|a.m|p.m|a.m.|p.m.',
  era: 'a.c.|d.c.|a. c.|d. c.|antes de cristo|depois de cristo',
  timeZone: 'utc|gmt|pst|est|hora local|horário de brasília',
  dayUnit:
    'o ano|ano|anos|dia|dias|semana|semanas|mês|mes|meses|fim de semana|fins de semana|final de semana|finais de semana|década|décadas|século|séculos|quinzena|trimestre|trimestres|semestre|semestres|dias úteis|dia útil|ano letivo|letivo ano|ano fiscal|milênio|bimestre|feriado|noites|decênio|decénio|bimestres',
  timeUnit: 'hora|horas|h|hrs|seg|mins|segundo|segundos',
  century: 'século|séculos|séc.|sec.',
  timeDuration: 'meia hora|quarto de hora|um quarto de hora|meia horinha',
  yearQuarter:
    't1|t2|t3|t4|primeiro trimestre|segundo trimestre|terceiro trimestre|quarto trimestre|1º trimestre|2º trimestre|3º trimestre|4º trimestre|primeiro semestre|segundo semestre',
  frequency:
    'diariamente|semanalmente|mensalmente|anualmente|diário|diária|semanal|mensal|anual|todos os dias|todas as semanas|todos os meses|todos os anos|trimestralmente|trimestral|quinzenalmente|todo dia|toda semana|todo mês|todo ano|dia sim, dia não|em dias alternados|dia sim dia não|dias alternados',
  yearWord:
    'ano fiscal|ano letivo|ano lectivo|ano civil|ano escolar|exercício|o ano fiscal|o ano letivo|o ano lectivo|o ano civil|o ano escolar|o exercício|do ano fiscal|do ano letivo|do ano lectivo|do ano civil|do ano escolar|do exercício|no ano fiscal|no ano letivo|no ano lectivo|no ano civil|no ano escolar|no exercício|temporada|época|safra|ano|o ano|ano de|do ano|anos|os anos|exercício de|do ano de',
  weekWord: 'semana',
  dayWord: 'dia|o dia|no dia',
  dayOrdinal: 'primeiro|segundo',
  hourMark: 'h|horas|hora|hrs|hs|em ponto|horas em ponto|horas da',
  hourWord: 'às|as|à|ao|à uma|para as|para à|pras|pra|por volta das|lá pelas|a partir das',
  minuteMark: 'minutos|min|minuto',
  secondMark: 'segundos|seg',
  pastOrTo: 'para as|para à|para a|pras|pra|menos',
  quarterHour: 'quarto|um quarto',
  half: 'meia|meio',
  modifier:
    'este|esta|estes|estas|neste|nesta|nestes|nestas|desta|deste|próximo|próxima|próximos|próximas|proximo|proxima|proximos|proximas|último|última|últimos|últimas|ultimo|ultima|ultimos|ultimas|passado|passada|passados|passadas|seguinte|seguintes|anterior|anteriores|mesmo|mesma|esse|essa|nesse|nessa|aquele|naquele|naquela|primeiro|primeira|primeiros|primeiras|atual|presente|corrente',
  modifierAfter:
    'próximo|próxima|próximos|passado|passada|passados|passadas|seguinte|seguintes|anterior|anteriores|que vem|que vêm|em curso|atual|corrente|retrasado|retrasada|vindouro|que passou|do corrente|p.p.|p.f.|inteiro|inteira|inteiros|inteiras|todo|toda',
  ago: 'atrás|atras|antes',
  later: 'depois|mais tarde|a partir de agora|a partir de hoje|depois de hoje|depois de amanhã|a partir de amanhã|após',
  durationPreposition: 'há|em|dentro de|daqui a|faz|após|nos|depois de|nas|daqui|desde há|ao longo de',
  phase:
    'início de|início do|início da|no início de|no início do|começo de|começo do|começo da|no começo de|no começo do|meados de|em meados de|fim de|fim do|fim da|final de|final do|final da|no fim de|no fim do|no final de|no final do|no final da|no fim da|mais tarde|mais cedo|cedo|tarde|meio de|meio do|resto do|resto da|finais de|inícios de|o fim de|o final de|o início de|mais cedo em|mais tarde em|mais tarde nesta|segunda metade de|segunda metade do|segunda metade da|primeira metade de|primeira metade do|primeira metade da|o resto do|o resto da|restante do|restante da|o restante do|o restante da',
  every: 'cada|todo|toda|todos os|todas as|a cada|por|uma vez por',
  whole: 'todo o|toda a|o dia|inteiro|inteira|durante todo o|durante toda a',
  several: 'alguns|algumas|vários|várias|uns|umas|poucos|poucas|um par de|uma dúzia de|outros|uns poucos|umas poucas',
  indefiniteArticle: 'um|uma',
  approximately:
    'por volta das|por volta de|por volta do|cerca de|aproximadamente|perto das|perto de|lá pelas|quase|tão tarde quanto|em torno de|pelas|ali pelas',
  moreThan: 'mais de|menos de|pelo menos|no mínimo|no máximo|até|cerca de|quase',
  from: 'de|do|desde|das|a partir de|a partir das|a partir do|desde as|da|desde o|dos|que começa|que começa em|que começa no dia|que começa no|que inicia em|que inicia|que se inicia em',
  to: 'a|ao|até|às|ate|até as|até às|até o|as|à|e|ate as|ateh|até ao|ao dia',
  between: 'entre|entre as|entre o|entre os|entre a',
  and: 'e|ou|e as|e o|e a',
  beforeOrAfter:
    'antes de|antes do|antes da|antes das|depois de|depois do|depois da|depois das|após|após as|desde|até|ate|ateh|a partir de|a partir do|a partir das|o mais tardar|no mais tardar|até o|até a|até as|até às|desde o|desde a|anterior a|posterior a|ateh a|após o|não mais tarde que',
  orLater: 'ou depois|ou mais tarde|em diante|e depois|ou mais cedo|em frente',
  on: 'no|na|nos|nas|o|em',
  at: 'às|as|a|à',
  in: 'em|no|na|durante|durante o|durante a|pela|por|nos|nas|ao longo do',
  of: 'de|do|da|dos|em|no|na|das',
  the: 'o|a|os|as',
  for: 'por|durante|para',
  ordinalEnding: 'º|o|ª',
  ordinals: 'º|ª|o|ro|do|°',
  timesWord: 'vezes|vez',
  timesPer: 'vezes ao|vezes à|vez ao|vez à|vezes na|vezes no',
  hourPhrase: 'antes das|depois das|por volta das|perto das|a partir das|até às|até as|pelas|lá pelas|cerca das|após as|desde as|entre as|são as|eram as',
  none: 'por cento'
}

export const italian: TemporalWords = {
  decadeWord: "anni|gli anni|negli anni|degli anni|anni '|negli anni '|degli anni '|gli anni '",
  drop: 'mar|set|sa|mer|di pomeriggio',
  relativeDay:
    "il giorno prima|il giorno dopo|il giorno seguente|il giorno successivo|il mese prima|il mese dopo|la settimana prima|la settimana dopo|la sera prima|la mattina dopo|l'anno prima|l'anno dopo|dopodomani|avantieri|l'altro ieri|altroieri|ieri sera|stasera|stanotte|stamattina|stamane|stamani|domani sera|domani mattina|ieri mattina|dopo domani|ieri notte|domattina|questa sera|questa notte|oggi pomeriggio|ieri pomeriggio|domani pomeriggio|vigilia|il fine settimana|nel fine settimana|i fine settimana|nei fine settimana|il weekend|nel weekend|nei weekend|i weekend|il week-end|nel week-end|durante la settimana|nei giorni feriali|nei giorni lavorativi",
  now: 'adesso|ora|proprio adesso|in questo momento|attualmente|al momento|subito',
  weekdayName: 'lunedi|martedi|mercoledi|giovedi|venerdi',
  lowercaseMonth: 'set|mar|sett',
  holiday:
    "natale|vigilia di natale|capodanno|pasqua|pasquetta|epifania|befana|ferragosto|santo stefano|ognissanti|san valentino|festa della mamma|festa del papà|festa della donna|festa del lavoro|festa della repubblica|halloween|ringraziamento|venerdì santo|domenica delle palme|lunedì dell'angelo|immacolata|san silvestro|carnevale|martedì grasso|giorno del ringraziamento|anno nuovo|pentecoste|festa dei lavoratori|giorno dell'indipendenza|giornata internazionale della donna|giornata della terra|san patrizio|venerdì nero",
  season: 'primavera|estate|autunno|inverno',
  dayPart:
    'mattina|mattino|mattinata|pomeriggio|sera|serata|notte|pranzo|cena|colazione|alba|tramonto|mezza giornata|giornata|nottata|sere|mattine|notti|pomeriggi|serate|mattinate',
  dayPartPhrase:
    "di mattina|del mattino|di pomeriggio|del pomeriggio|di sera|della sera|di notte|della notte|della mattina|al mattino|la mattina|il mattino|la sera|il pomeriggio|la notte|in mattinata|in serata|nel pomeriggio|in nottata|all'alba|al tramonto|nella notte|a pranzo|a cena|nella mattina|nella serata|nella mattinata",
  noon: "mezzogiorno|mezzanotte|mezzodì|all'una",
  amPm: 'am|pm|a.m|p.m|a.m.|p.m.',
  era: 'a.c.|d.c.|a. c.|d. c.|avanti cristo|dopo cristo',
  timeZone: 'utc|gmt|cet|pst|est|pt|ora locale',
  dayUnit:
    "l'anno|anno|anni|giorno|giorni|settimana|settimane|mese|mesi|fine settimana|weekend|week end|week-end|decennio|decenni|secolo|secoli|trimestre|trimestri|semestre|semestri|quindicina|giorni lavorativi|giorno lavorativo|anno fiscale|anno scolastico|millennio|notti|quadrimestre|bimestre|gg|giornata|giornate",
  timeUnit: 'ora|ore|h|sec|mins|secondo|secondi|min',
  century: 'secolo|secoli|sec.',
  timeDuration: "mezz'ora|mezzora|mezza ora|un'ora|quarto d'ora|un quarto d'ora|tre quarti d'ora|una mezz'ora|una mezzora|un'oretta|ora e mezza|ora e mezzo",
  dayDuration: product('vent trent quarant cinquant sessant settant ottant novant cent', "'anni"),
  yearQuarter: 't1|t2|t3|t4|q1|q2|q3|q4|primo trimestre|secondo trimestre|terzo trimestre|quarto trimestre|primo semestre|secondo semestre',
  frequency:
    'quotidianamente|settimanalmente|mensilmente|annualmente|quotidiano|settimanale|mensile|annuale|trimestrale|giornalmente|ogni giorno|tutti i giorni|bisettimanale|trimestralmente|bimestrale|semestrale|tutte le settimane|tutti i mesi|un giorno sì e uno no|a giorni alterni|a settimane alterne|settimane alterne|giorni alterni',
  yearWord:
    "anno fiscale|anno scolastico|anno accademico|anno solare|esercizio|l'anno fiscale|l'anno scolastico|l'anno accademico|l'anno solare|l'esercizio|dell'anno fiscale|dell'anno scolastico|dell'anno accademico|dell'anno solare|dell'esercizio|nell'anno fiscale|nell'anno scolastico|nell'anno accademico|nell'anno solare|nell'esercizio|stagione|la stagione|anno|l'anno|dell'anno|nell'anno|anni|gli anni|anni '|negli anni|degli anni",
  weekWord: 'settimana',
  dayWord: 'giorno|il giorno|il|del|dal|al',
  dayOrdinal: 'primo|secondo',
  hourMark: 'in punto|h|ore|ora|circa',
  hourWord: 'alle ore|le ore|ore|alle h|verso le|intorno alle|attorno alle|poco dopo le|poco prima delle|sono le|erano le',
  minuteMark: 'minuti|min|minuto',
  secondMark: 'secondi|secondo',
  pastOrTo: 'meno|alle|prima delle|dopo le|minuti alle',
  quarterHour: 'quarto|un quarto|tre quarti',
  half: 'mezza|mezzo|mezz',
  modifier:
    "questo|questa|questi|queste|quest'|prossimo|prossima|prossimi|prossime|scorso|scorsa|scorsi|scorse|ultimo|ultima|ultimi|ultime|passato|passata|seguente|seguenti|successivo|successiva|precedente|stesso|stessa|corrente|primo|prima|primi|prime|quel|quella|presente|lo stesso|negli ultimi|nei prossimi|nelle ultime|nelle prossime|nel prossimo|nell'ultimo|nell'ultima|attuale",
  modifierAfter:
    'prossimo|prossima|prossimi|prossime|scorso|scorsa|scorsi|scorse|passato|passata|passati|passate|seguente|seguenti|successivo|successiva|precedente|precedenti|che viene|in corso|corrente|entrante|venturo|ventura|a venire|c.m.|c.a.|u.s.|p.v.|intero|intera|interi|intere',
  ago: 'fa|addietro|prima|or sono',
  later: 'dopo|più tardi|a partire da adesso|da oggi|da ora|da adesso|a partire da oggi|da domani|dopo domani|dopo oggi',
  durationPreposition: 'tra|fra|in|entro|nel giro di|dopo|da|nei|entro i|negli|nelle|dentro',
  phase:
    "inizio|inizio di|fine|fine di|metà|metà di|a metà|inizi di|inizi|agli inizi di|alla fine di|alla fine del|alla fine della|fine del|fine della|fine dell'|inizio del|inizio della|inizio dell'|all'inizio del|all'inizio di|all'inizio della|all'inizio dell'|alla fine dell'|presto|tardi|più tardi|prima|tarda|tardo|primo|metà del|la fine del|la fine della|la fine dell'|l'inizio del|l'inizio della|il resto del|il resto della|a fine|a inizio|in tarda|nel tardo|nella tarda|nel primo|il resto|resto del|resto della|resto dell'|il resto dell'|la seconda metà di|seconda metà di|seconda metà del|la seconda metà del|la prima metà di|prima metà di|prima metà del|la prima metà del|seconda metà dell'|prima metà dell'|nella seconda metà del|nella prima metà del|seconda metà della|prima metà della",
  every: 'ogni|tutti i|tutte le|ciascun|ciascuna|a|al|una volta al|volte al',
  whole: "tutto|tutta|tutto il|tutta la|tutto l'|intero|intera|per tutto il|per tutta la|l'intero|l'intera",
  several:
    'alcuni|alcune|qualche|diversi|diverse|pochi|poche|un paio di|paio di|una decina di|una dozzina di|una quindicina di|una ventina di|una trentina di|una quarantina di|una cinquantina di|un centinaio di|parecchi|parecchie|un po di|molti|molte|altri|altre',
  indefiniteArticle: "un|una|uno|un'",
  approximately:
    "circa|verso le|verso|intorno alle|attorno alle|intorno a|quasi|all'incirca|approssimativamente|circa le|circa alle|verso le ore|sulle|prima possibile",
  moreThan: 'più di|meno di|almeno|oltre|al massimo|fino a|non più di|circa|quasi',
  from: "da|dal|dalle|dalla|dall'|dai|di|del|a partire da|a partire dal|a partire dalle|dal giorno|dallo|che inizia|che inizia il|che comincia|che comincia il|con inizio il|che parte il",
  to: "a|al|alle|fino a|fino al|fino alle|all'|e|alla|ad|fino alla|sino al|e il|e le|fino ad|ai|agli|al giorno|fino all'",
  between: "tra|fra|tra le|tra il|fra le|fra il|tra la|tra l'|tra i",
  and: "e|o|ed|e le|e il|oppure|e la|e l'|e i",
  beforeOrAfter:
    "prima di|prima del|prima delle|prima della|dopo|dopo le|dopo il|dopo la|da|dal|dalle|dalla|fino a|fino al|fino alle|entro|entro le|entro il|entro la|a partire da|a partire dal|a partire dalle|non più tardi di|non più tardi delle|non oltre|entro la fine|più tardi di|non oltre le|successivo al|prima dell'|fino alla|fin da|sin da|sin dal|dopo l'|antecedente al",
  orLater: 'o dopo|in poi|e dopo|o più tardi|in avanti|e prima|e oltre|al più tardi',
  on: 'il|di|in|nel|il giorno|per il|lo',
  at: "alle|all'|a|per le|alle ore",
  in: "in|nel|nella|nell'|durante|durante il|durante la|nei|nelle|di|nel mese di|negli|nel corso del",
  of: "di|del|della|dell'|dello|in|nel|dei|degli|delle|d'",
  the: "il|lo|la|i|gli|le|l'",
  for: 'per|durante|lunga',
  ordinalEnding: '°|º|ª|mo',
  ordinals: '°|º|ª|mo|esimo|o',
  timesWord: 'volte|volta',
  timesPer: "volte al|volte alla|volte a|volta al|volta alla|volta a|volte all'|volta all'",
  hourPhrase:
    "alle|dalle|dopo le|fino alle|prima delle|verso le|entro le|intorno alle|attorno alle|circa alle|tra le|fra le|a partire dalle|sulle|sono le|erano le|saranno le|è l'|era l'",
  none: 'per cento|per mille',
  dayArticle: 'entro il|fino al|a partire dal|prima del|dopo il|non oltre il'
}
