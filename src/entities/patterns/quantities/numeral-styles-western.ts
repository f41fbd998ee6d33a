/** Numerals of Germanic and Romance languages: words besides those of CLDR, and how they are put together. */
import type { NumeralStyle } from './numeral-table.js'

const english: NumeralStyle = {
  divisions: 'over|out of',
  articles: 'a|an',
  words: {
    cardinals: 'fourty=40|oh=0|nought=0|naught=0',
    scales:
      'dozen=12|dozens=12|lakh=1e5|lakhs=1e5|crore=1e7|crores=1e7|mn=1e6|mln=1e6|mio=1e6|bn=1e9|bln=1e9|tn=1e12|trn=1e12|hundreds=100|thousands=1e3|millions=1e6|billions=1e9',
    ordinals: 'nineth=9|twelveth=12',
    ordinalScales:
      'hundredth=100|thousandth=1e3|millionth=1e6|billionth=1e9|trillionth=1e12|hundredths=100|thousandths=1e3|millionths=1e6|billionths=1e9|trillionths=1e12'
  },
  fractions:
    'half=0.5|half a=0.5|halves=0.5|quarter=0.25|quarters=0.25|thirds=0.333|fourths=0.25|fifths=0.2|sixths=0.167|sevenths=0.143|eighths=0.125|ninths=0.111|tenths=0.1|twentieths=0.05',
  connectors: 'and',
  points: 'point',
  minus: 'minus|negative',
  weak: 'a=1|an=1|one=1|oh|second|seconds|half|quarter|quarters|thirds|halves|hundreds|thousands|millions|billions|dozens|point|k|mio|mn|bn|tn|zero',
  ordinalSuffixes: 'st|nd|rd|th'
}

const scandinavianFractions = 'halv=0.5|halvt=0.5'

export const westernStyles: Readonly<Record<string, NumeralStyle>> = {
  cat: {
    locale: 'ca',
    connectors: 'i',
    points: 'coma|punt',
    minus: 'menys',
    fractions: 'mig=0.5|mitja=0.5|quart=0.25',
    weak: 'un=1|una=1|mig|mitja|quart|segon|nou',
    ordinalSuffixes: 'r|n|t|è|a'
  },
  dan: {
    locale: 'da',
    compounds: true,
    connectors: 'og',
    points: 'komma|punktum',
    minus: 'minus',
    fractions: `${scandinavianFractions}|halvanden=1.5|halvandet=1.5|kvart=0.25`,
    weak: 'en=1|et=1|én|ét|to=2|anden|andet|fire|halv|halvt|kvart',
    words: { scales: 'hundred=100|hundrede=100|tusinde=1e3|mio=1e6|mio.=1e6|mia=1e9|mia.=1e9|mill.=1e6|mill=1e6|mrd=1e9|mrd.=1e9|dusin=12' }
  },
  deu: {
    divisions: 'von|durch|geteilt durch|von je',
    locale: 'de',
    compounds: true,
    connectors: 'und',
    points: 'komma|punkt',
    minus: 'minus|negativ|negative',
    fractions:
      'halb=0.5|halbe=0.5|halber=0.5|halbes=0.5|halben=0.5|hälfte=0.5|viertel=0.25|drittel=0.333|fünftel=0.2|sechstel=0.167|achtel=0.125|zehntel=0.1|hundertstel=0.01|eineinhalb=1.5|anderthalb=1.5|zweieinhalb=2.5|dreieinhalb=3.5|viereinhalb=4.5|fünfeinhalb=5.5|sechseinhalb=6.5|siebeneinhalb=7.5|achteinhalb=8.5|neuneinhalb=9.5|zehneinhalb=10.5|elfeinhalb=11.5|zwölfeinhalb=12.5|siebtel=0.143|neuntel=0.111|zwölftel=0.083|fünfzehntel=0.067|zwanzigstel=0.05|einundzwanzigstel=0.048|fünfundzwanzigstel=0.04|dreißigstel=0.033|vierzigstel=0.025|fünfzigstel=0.02|sechzigstel=0.017',
    weak: 'ein=1|eine=1|einen=1|einem=1|einer=1|eines=1|eins=1|halb|halbe|halber|halbes|halben|hälfte|viertel|drittel|achtel|null',
    words: {
      cardinals: 'zwo=2|fuenf=5|zwoelf=12|dreissig=30|fuenfzehn=15|fuenfzig=50',
      scales:
        'tsd=1e3|tsd.=1e3|mio=1e6|mio.=1e6|mill=1e6|mill.=1e6|mrd=1e9|mrd.=1e9|bio=1e12|bio.=1e12|dutzend=12|hunderte=100|tausende=1e3|milliarden=1e9|millionen=1e6',
      ordinals: 'dritt=3|viert=4|zwoelfte=12',
      ordinalScales:
        'hundertste=100|hundertsten=100|hundertstel=100|tausendste=1e3|tausendsten=1e3|tausendstel=1e3|millionste=1e6|millionsten=1e6|millionstel=1e6|milliardste=1e9|milliardsten=1e9|milliardstel=1e9|billionste=1e12|billionstel=1e12|trillionste=1e18|trillionsten=1e18|trillionstel=1e18|milliardstes=1e9|milliardster=1e9|millionster=1e6|billionsten=1e12'
    }
  },
  eng: english,
  fra: {
    divisions: 'sur',
    locale: 'fr',
    connectors: 'et',
    points: 'virgule|point',
    minus: 'moins|négatif',
    stops: 'au moins|du moins|plus ou moins',
    fractions:
      'demi=0.5|demie=0.5|demis=0.5|quart=0.25|quarts=0.25|tiers=0.333|moitié=0.5|cinquièmes=0.2|huitièmes=0.125|dixièmes=0.1|centièmes=0.01|millièmes=0.001',
    weak: 'un=1|une=1|neuf|second|seconde|secondes|demi|demie|quart|tiers|moitié|premier|première|point',
    words: {
      cardinals:
        'septante=70|huitante=80|octante=80|nonante=90|quatre vingts=80|quatre vingt=80|soixante dix=70|quatre vingt dix=90|dix sept=17|dix huit=18|dix neuf=19',
      scales:
        'cents=100|millions=1e6|milliards=1e9|billions=1e12|trillion=1e18|trillions=1e18|mio=1e6|mio.=1e6|mrd=1e9|md=1e9|mds=1e9|mds.=1e9|md.=1e9|douzaine=12|douzaines=12|centaines=100|milliers=1e3|millier=1e3|centaine=100',
      ordinals: 'second=2|seconde=2|secondes=2|premières=1|premiers=1|unième=1',
      ordinalScales:
        'centième=100|centièmes=100|millième=1e3|millièmes=1e3|millionième=1e6|millionièmes=1e6|milliardième=1e9|milliardièmes=1e9|billionième=1e12|billionièmes=1e12|trillionième=1e18|trillionièmes=1e18'
    },
    ordinalSuffixes: 'e|è|er|ère|ere|re|ème|eme|ième|ieme|èmes|emes|es|ers|nd|nde'
  },
  ita: {
    divisions: 'su|fratto',
    locale: 'it',
    compounds: true,
    connectors: 'e',
    points: 'virgola|punto',
    minus: 'meno|negativo',
    fractions:
      'mezzo=0.5|mezza=0.5|mezzi=0.5|quarto=0.25|quarti=0.25|terzi=0.333|quinti=0.2|sesti=0.167|settimi=0.143|ottavi=0.125|noni=0.111|decimi=0.1|metà=0.5|millesimi=0.001',
    weak: 'un=1|uno=1|una=1|sei=6|mezzo|mezza|quarto|meta|secondo|seconda|secondi|terzi|primo|prima|punto|meno',
    words: {
      ordinalScales:
        'millesimo=1e3|millesima=1e3|millesime=1e3|milionesimo=1e6|milionesima=1e6|milionesimi=1e6|miliardesimo=1e9|miliardesima=1e9|miliardesimi=1e9|bilionesimo=1e12|bilionesima=1e12|trilionesimo=1e18|trilionesima=1e18',
      cardinals: "un'=1",
      scales:
        'mila=1e3|mille=1e3|milione=1e6|milioni=1e6|miliardo=1e9|miliardi=1e9|bilione=1e12|bilioni=1e12|trilioni=1e18|trilione=1e18|mln=1e6|mln.=1e6|mld=1e9|mld.=1e9|dozzina=12|dozzine=12|centinaia=100|migliaia=1e3|cento=100'
    },
    ordinalSuffixes: 'º|ª|°|mo|esimo|esima'
  },
  nld: {
    divisions: 'op de|uit|uit de',
    locale: 'nl',
    compounds: true,
    connectors: 'en|ën',
    points: 'komma|punt',
    minus: 'min|minus|negatief|negatieve',
    fractions: 'half=0.5|halve=0.5|helft=0.5|kwart=0.25|anderhalf=1.5|anderhalve=1.5|derden=0.333|vijfde=0.2|achtste=0.125|tienden=0.1',
    weak: 'een=1|één=1|eén|half|halve|kwart|helft|min|punt|nul|tweede',
    words: {
      ordinalScales: 'honderdste=100|duizendste=1e3|miljoenste=1e6|miljardste=1e9|biljoenste=1e12',
      cardinals: 'één=1|eén=1',
      scales:
        'duizend=1e3|honderd=100|miljoen=1e6|mln=1e6|mln.=1e6|mio=1e6|miljard=1e9|mld=1e9|mld.=1e9|mrd=1e9|biljoen=1e12|miljoenen=1e6|miljarden=1e9|dozijn=12|honderden=100|duizenden=1e3|triljoen=1e18'
    },
    ordinalSuffixes: 'e|de|ste'
  },
  nno: {
    locale: 'nn',
    compounds: true,
    connectors: 'og',
    points: 'komma|punktum',
    minus: 'minus',
    fractions: `${scandinavianFractions}|halvannan=1.5|kvart=0.25`,
    weak: 'ein=1|eit=1|ei=1|to=2|fire=4|ti|halv|halvt|kvart|andre',
    words: {
      cardinals: 'sju=7|syv=7|tjue=20|tretti=30|førti=40',
      scales: 'hundre=100|tusen=1e3|millionar=1e6|mill.=1e6|mill=1e6|mrd.=1e9|mrd=1e9|milliardar=1e9|million=1e6|milliard=1e9'
    }
  },
  nob: {
    locale: 'nb',
    compounds: true,
    connectors: 'og',
    points: 'komma|punktum',
    minus: 'minus|negativ',
    fractions: `${scandinavianFractions}|halvannen=1.5|halvannet=1.5|kvart=0.25`,
    weak: 'en=1|ett=1|et=1|én=1|ei=1|to=2|fire=4|ti|halv|halvt|kvart|andre|sekund',
    words: {
      cardinals: 'søtti=70|syv=7|sju=7|tyve=20|tjue=20|tredve=30|tretti=30|førr=40|førti=40',
      scales:
        'billion=1e12|billioner=1e12|billiard=1e15|billiarder=1e15|trillion=1e18|trillioner=1e18|hundre=100|tusen=1e3|million=1e6|millioner=1e6|mill.=1e6|mill=1e6|mrd.=1e9|mrd=1e9|milliarder=1e9|milliard=1e9|dusin=12'
    }
  },
  por: {
    divisions: 'sobre|de cada|em cada',
    locale: 'pt',
    connectors: 'e',
    cardinalFractionEndings: ' avo| avos',
    points: 'vírgula|ponto',
    minus: 'menos|negativo',
    fractions: 'meio=0.5|meia=0.5|terço=0.333|terços=0.333|quartos=0.25|quintos=0.2|sextos=0.167|oitavos=0.125|décimos=0.1|metade=0.5|meios=0.5',
    weak: 'um=1|uma=1|uns|umas|meio|meia|metade|segundo|segunda|segundos|quarto|quinta|quarta|terceira|sexta|ponto|primeiro|primeira|terço',
    words: {
      ordinals:
        'undécimo=11|undécima=11|duodécimo=12|duodécima=12|ducentésimo=200|tricentésimo=300|quadringentésimo=400|quingentésimo=500|sexcentésimo=600|seiscentésimo=600|septingentésimo=700|octingentésimo=800|nongentésimo=900|ducentésima=200|tricentésima=300|quadringentésima=400|quingentésima=500',
      cardinals: 'catorze=14|quatorze=14|dezesseis=16|dezasseis=16|dezessete=17|dezassete=17|dezoito=18|dezenove=19|dezanove=19|duzentas=200|trezentas=300',
      scales:
        'mil=1e3|milhão=1e6|milhões=1e6|bilhão=1e9|bilhões=1e9|mil milhões=1e9|trilhão=1e12|trilhões=1e12|bilião=1e12|biliões=1e12|mi=1e6|bi=1e9|dúzia=12|dúzias=12|centenas=100|milhares=1e3|trilião=1e18|triliões=1e18|dezena=10|dezenas=10',
      ordinalScales:
        'centésimo=100|centésimos=100|milésimo=1e3|milésimos=1e3|milionésimo=1e6|milionésimos=1e6|bilionésimo=1e9|bilionésimos=1e9|trilionésimo=1e12|trilionésimos=1e12|milionésima=1e6|milionésimas=1e6|centésima=100|centésimas=100|milésima=1e3|milésimas=1e3|bilionésima=1e9|bilionésimas=1e9'
    },
    ordinalSuffixes: 'º|ª|o|a|°'
  },
  ron: {
    locale: 'ro',
    compounds: false,
    connectors: 'și|şi|si|de',
    points: 'virgulă|punct',
    minus: 'minus',
    fractions: 'jumătate=0.5|sfert=0.25|treime=0.333|sferturi=0.25',
    weak: 'un=1|o=1|unu=1|una=1|jumătate|sfert|noua|sute|sută|mii|sase',
    words: {
      cardinals:
        'două=2|doua=2|noua=9|nouă=9|șapte=7|şapte=7|sapte=7|șase=6|şase=6|sase=6|paispe=14|douăzeci=20|treizeci=30|patruzeci=40|cincizeci=50|șaizeci=60|şaizeci=60|saizeci=60|șaptezeci=70|şaptezeci=70|optzeci=80|nouăzeci=90|șaisprezece=16|şaisprezece=16|saisprezece=16|treișpe=13|unșpe=11|doișpe=12|optișpe=18',
      scales: 'sută=100|sute=100|mie=1e3|mii=1e3|milion=1e6|milioane=1e6|miliard=1e9|miliarde=1e9|mil.=1e6|mil=1e6|mld.=1e9|mld=1e9|mln=1e6'
    }
  },
  spa: {
    divisions: 'sobre|de cada',
    locale: 'es',
    connectors: 'y',
    cardinalFractionEndings: 'avo|avos|ava|avas',
    points: 'coma|punto|con',
    minus: 'menos|negativo',
    fractions:
      'medio=0.5|media=0.5|medios=0.5|tercio=0.333|tercios=0.333|cuarto=0.25|cuartos=0.25|quintos=0.2|sextos=0.167|octavos=0.125|décimos=0.1|centésimos=0.01|milésimos=0.001|mitad=0.5',
    weak: 'un=1|uno=1|una=1|unos|unas|medio|media|mitad|segundo|segunda|segundos|cuarto|primero|primera|primer|punto|medios|tercio|tercios|coma',
    words: {
      ordinalScales:
        'millonésimo=1e6|millonésima=1e6|millonésimos=1e6|millonésimas=1e6|milmillonésima=1e9|milmillonésimas=1e9|billonésimo=1e12|billonésima=1e12|billonésimos=1e12|billonésimas=1e12|trillonésima=1e18|trillonésimas=1e18|centésima=100|centésimas=100|milésima=1e3|milésimas=1e3',
      cardinals: 'veintiun=21|veintiuno=21|dieciseis=16|veintidos=22|veintitres=23|veintiseis=26',
      scales:
        'mil=1e3|millón=1e6|millones=1e6|mil millones=1e9|millardo=1e9|billón=1e12|billones=1e12|trillón=1e18|trillones=1e18|mill.=1e6|mill=1e6|docena=12|docenas=12|cientos=100|miles=1e3|cien=100',
      ordinals:
        'primer=1|tercer=3|ducentésimo=200|tricentésimo=300|cuadringentésimo=400|quingentésimo=500|sexcentésimo=600|septingentésimo=700|octingentésimo=800|noningentésimo=900|ducentésima=200|tricentésima=300|cuadringentésima=400|quingentésima=500|sexcentésima=600|decimoprimero=11|decimosegundo=12|decimoprimera=11|decimosegunda=12|undécimo=11|undécima=11|duodécimo=12|duodécima=12'
    },
    ordinalSuffixes: 'º|ª|°|er|ro|ra|do|da|to|ta|vo|va|mo|ma|no|na|.º|.ª|.er|.o|.a'
  },
  swe: {
    divisions: 'genom|av|delat på',
    locale: 'sv',
    compounds: true,
    connectors: 'och',
    points: 'komma|punkt',
    minus: 'minus|negativ|negativt',
    fractions:
      'halv=0.5|halva=0.5|halvt=0.5|hälften=0.5|kvart=0.25|kvarts=0.25|förstedel=1|förstedelar=1|andredel=0.5|andredelar=0.5|tredjedel=0.333|tredjedelar=0.333|fjärdedel=0.25|fjärdedelar=0.25|femtedelar=0.2|åttondel=0.125|åttondelar=0.125|niondel=0.111|niondelar=0.111|tiondel=0.1|tiondels=0.1|tiondelar=0.1|tjugondel=0.05|trettiondel=0.033|trettiondelar=0.033|femtiondel=0.02|femtiondelar=0.02|biljondel=1e-12|triljondel=1e-18|miljarddel=1e-9|hundradel=0.01|hundradelar=0.01|hundradels=0.01|tusendel=0.001|tusendelar=0.001|tusendels=0.001|miljondel=1e-6|miljondelar=1e-6|miljarddel=1e-9|miljarddelar=1e-9|biljondelar=1e-12|triljondelar=1e-18|triljontedelar=1e-18|tjugondelar=0.05',
    weak: 'en=1|ett=1|halv|halva|halvt|hälften|kvart|kvarts|tio|andra|komma|sex',
    words: {
      ordinalScales: 'hundrade=100|tusende=1e3|miljonte=1e6|miljarte=1e9|miljardte=1e9|biljonte=1e12|triljonte=1e18',
      cardinals: 'sjutti=70|åtti=80|nitti=90|tretti=30|tjugi=20',
      scales:
        'hundra=100|tusen=1e3|miljon=1e6|miljoner=1e6|miljard=1e9|miljarder=1e9|biljon=1e12|biljoner=1e12|mn=1e6|mdr=1e9|dussin=12|tusentals=1e3|hundratals=100|triljon=1e18|triljoner=1e18'
    },
    fractionEndings: 'del|delar|delen|delarna',
    ordinalSuffixes: ':a|:e'
  }
}
