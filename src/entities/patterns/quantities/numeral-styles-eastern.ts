/** Numerals of Slavic, Baltic, Finnic languages, Greek, Hungarian, Turkish: words besides those of CLDR, and how they are put together. */
import type { NumeralStyle } from './numeral-table.js'

/** "üçte bir", "dörtte üçü": the whole in the locative and how many of its parts, with an ending or without. */
const turkishShares = Object.entries({ üçte: 3, dörtte: 4, beşte: 5, altıda: 6, yedide: 7, sekizde: 8, dokuzda: 9, onda: 10, yirmide: 20 })
  .flatMap(([whole, size]) =>
    ['bir biri', 'iki ikisi', 'üç üçü', 'dört dördü', 'beş beşi', 'altı altısı', 'yedi yedisi', 'sekiz sekizi', 'dokuz dokuzu']
      .slice(0, Math.min(size, 10) - 1)
      .flatMap((parts, index) => parts.split(' ').map((part) => `${whole} ${part}=${(index + 1) / size}`))
  )
  .join('|')

export const easternStyles: Readonly<Record<string, NumeralStyle>> = {
  bul: {
    locale: 'bg',
    connectors: 'и',
    points: 'цяло и|точка|запетая',
    minus: 'минус',
    fractions: 'половин=0.5|половина=0.5|четвърт=0.25',
    weak: 'един=1|една=1|едно=1|половин|половина|сто',
    words: { scales: 'хил=1e3|хил.=1e3|млн=1e6|млн.=1e6|млрд=1e9|млрд.=1e9' },
    ordinalSuffixes:
      '-ти|-ви|-ри|-ми|-та|-ва|-то|-во|ти|тия|тият|тите|ви|вия|вият|вите|ри|рия|рият|рите|ми|мия|мият|мите|та|тата|ва|вата|ра|рата|ма|мата|то|тото|во|вото|ро|рото|мо|мото|-тия|-тият|-тите|-вия|-вият|-вите|-рия|-рият|-рите|-мия|-мият|-мите|-тата|-вата|-ра|-рата|-ма|-мата|-тото|-вото|-ро|-рото|-мо|-мото'
  },
  ces: {
    locale: 'cs',
    compounds: true,
    connectors: 'a',
    points: 'celá|celé|celých|čárka',
    minus: 'mínus|minus',
    fractions: 'půl=0.5|čtvrt=0.25|třetina=0.333',
    weak: 'jeden=1|jedna=1|jedno=1|půl|čtvrt',
    words: { scales: 'tis.=1e3|tis=1e3|mil.=1e6|mil=1e6|mld.=1e9|mld=1e9|miliard=1e9|milionu=1e6|milionů=1e6|milióny=1e6|miliónů=1e6|mio=1e6' }
  },
  ell: {
    locale: 'el',
    connectors: 'και',
    points: 'κόμμα|και',
    minus: 'μείον|πλην',
    fractions: 'μισό=0.5|μισή=0.5|μισός=0.5|ένα τέταρτο=0.25|τέταρτο=0.25|ενάμισι=1.5|ενάμισης=1.5|μιάμιση=1.5',
    weak: 'ένα=1|ένας=1|μία=1|μια=1|έναν=1|μισό|μισή|δεύτερο|πρώτο|έκτος|πέμπτη|τετάρτη|τρίτη',
    words: {
      cardinals: 'εφτά=7|οχτώ=8|εννιά=9|δεκαεφτά=17|δεκαοχτώ=18|δεκαεννιά=19|δυο=2',
      scales: 'χιλ.=1e3|εκ.=1e6|εκατ.=1e6|δισ.=1e9|δις=1e9|χιλιάδες=1e3|εκατομμύρια=1e6|εκατομμυρίων=1e6|δισεκατομμυρίων=1e9'
    },
    ordinalSuffixes: 'ος|η|ο|ου|ης|ον|ην'
  },
  est: {
    locale: 'et',
    compounds: true,
    connectors: 'ja',
    points: 'koma|punkt',
    minus: 'miinus',
    fractions: 'pool=0.5|veerand=0.25|poolteist=1.5',
    weak: 'üks=1|pool|veerand|kuus=6',
    words: {
      cardinals: 'kahe=2|kolme=3|nelja=4|viie=5|kuue=6|seitsme=7|kaheksa=8|üheksa=9|kümne=10',
      scales: 'tuhat=1e3|tuhande=1e3|miljonit=1e6|miljoni=1e6|mln=1e6|mld=1e9|miljardit=1e9|miljardi=1e9|sada=100|saja=100'
    }
  },
  fin: {
    locale: 'fi',
    compounds: true,
    points: 'pilkku|piste',
    minus: 'miinus',
    fractions: 'puoli=0.5|puolitoista=1.5|neljännes=0.25|kolmannes=0.333',
    // the partitive of hundred stands behind a number; by itself it is the verb "to rain"
    weak: 'yksi=1|puoli|kuusi=6|toinen|sataa=100',
    words: {
      cardinals:
        'yhden=1|kahden=2|kolmen=3|neljän=4|viiden=5|kuuden=6|seitsemän=7|kahdeksan=8|yhdeksän=9|kymmenen=10|yhtä=1|kahta=2|kolmea=3|neljää=4|viittä=5|kuutta=6|kymmentä=10|kahdessa=2|kolmessa=3|kahdesta=2|kolmesta=3',
      scales:
        'tuhat=1e3|tuhatta=1e3|tuhannen=1e3|miljoona=1e6|miljoonaa=1e6|miljoonan=1e6|miljardi=1e9|miljardia=1e9|miljardin=1e9|biljoonaa=1e12|sata=100|sataa=100|sadan=100|milj.=1e6|milj=1e6|mrd=1e9|mrd.=1e9|kymmentä=10'
    }
  },
  hrv: {
    locale: 'hr',
    connectors: 'i',
    points: 'zarez|točka|cijelih|cijela',
    minus: 'minus',
    fractions: 'pola=0.5|po=0.5|četvrt=0.25|polovina=0.5|trećina=0.333',
    weak: 'jedan=1|jedna=1|jedno=1|po|pola|sto|četvrt',
    words: {
      scales:
        'tisuće=1e3|tisuća=1e3|tisuću=1e3|tis.=1e3|mil.=1e6|mlrd.=1e9|mlrd=1e9|milijuna=1e6|milijun=1e6|milijardi=1e9|milijarde=1e9|milijardu=1e9|stotine=100|sto=100'
    }
  },
  hun: {
    locale: 'hu',
    compounds: true,
    points: 'egész|vessző|pont',
    minus: 'mínusz|mínus',
    fractions: 'fél=0.5|másfél=1.5|negyed=0.25|harmad=0.333|háromnegyed=0.75',
    weak: 'egy=1|hat=6|hét=7|fél|negyed|első',
    words: {
      cardinals: 'két=2|tizen=10|huszon=20',
      scales:
        'száz=100|ezer=1e3|millió=1e6|milliárd=1e9|billió=1e12|mrd=1e9|mrd.=1e9|Mrd=1e9|százat=100|ezret=1e3|ezerrel=1e3|ezerre=1e3|milliót=1e6|millióval=1e6|millióra=1e6|milliónak=1e6|milliárdot=1e9|milliárddal=1e9|milliárdra=1e9'
    }
  },
  lav: {
    locale: 'lv',
    compounds: true,
    connectors: 'un',
    points: 'komats|punkts',
    minus: 'mīnus',
    fractions: 'pus=0.5|puse=0.5|pusotra=1.5|ceturtdaļa=0.25',
    weak: 'viens=1|viena=1|pus|puse|simts',
    words: {
      cardinals: 'divus=2|trīs=3|četrus=4|piecus=5|sešus=6|septiņus=7|astoņus=8|deviņus=9',
      scales:
        'simti=100|simtus=100|simt=100|tūkst.=1e3|tūkstošiem=1e3|tūkstošus=1e3|tūkstošu=1e3|miljonus=1e6|miljonu=1e6|miljoniem=1e6|milj.=1e6|mlrd.=1e9|miljardu=1e9|miljardus=1e9'
    }
  },
  lit: {
    locale: 'lt',
    connectors: 'ir',
    points: 'kablelis',
    minus: 'minus',
    fractions: 'pusė=0.5|pusantro=1.5|ketvirtis=0.25|ketvirtadalis=0.25|trečdalis=0.333',
    weak: 'vienas=1|viena=1|pusė|ketvirtis|šimtas',
    words: {
      cardinals: 'dviejų=2|trijų=3|keturių=4|penkių=5|dviem=2|trims=3',
      scales: 'tūkst.=1e3|tūkstančių=1e3|mln=1e6|mln.=1e6|mlrd=1e9|mlrd.=1e9|milijonų=1e6|milijardų=1e9|šimtai=100|šimtų=100'
    }
  },
  pol: {
    locale: 'pl',
    connectors: 'i',
    points: 'przecinek|kropka',
    minus: 'minus',
    fractions: 'pół=0.5|połowa=0.5|połowę=0.5|półtora=1.5|ćwierć=0.25',
    weak: 'jeden=1|jedna=1|jedno=1|pół|połowa|połowę|ćwierć',
    words: {
      cardinals: 'dwóch=2|trzech=3|czterech=4|pięciu=5|sześciu=6|siedmiu=7|ośmiu=8|dziewięciu=9|dziesięciu=10|dwoma=2|dwu=2|dwoje=2|troje=3|czworo=4|stu=100',
      scales:
        'tys.=1e3|tys=1e3|mln=1e6|mln.=1e6|mld=1e9|mld.=1e9|tysiąc=1e3|tysiące=1e3|tysięcy=1e3|tysiącami=1e3|milion=1e6|miliony=1e6|milionów=1e6|miliard=1e9|miliardy=1e9|miliardów=1e9|bln=1e12'
    },
    ordinalSuffixes: '-ty|-go|-szy|-tego|-ego'
  },
  rus: {
    locale: 'ru',
    connectors: 'и',
    points: 'целых|целая|целые|точка|запятая',
    minus: 'минус',
    fractions: 'пол=0.5|половина=0.5|половиной=0.5|полтора=1.5|полторы=1.5|полутора=1.5|четверть=0.25|треть=0.333',
    weak: 'один=1|одна=1|одно=1|одного=1|одной=1|одном=1|половина|четверть|треть|пол|точка|ноль',
    words: {
      cardinals:
        'двух=2|трех=3|трёх=3|четырех=4|четырёх=4|пяти=5|шести=6|семи=7|восьми=8|девяти=9|десяти=10|двумя=2|тремя=3|двадцати=20|тридцати=30|сорока=40|пятидесяти=50|двум=2|двое=2|трое=3|четверо=4|пятеро=5|ста=100',
      scales:
        'тыс=1e3|тыс.=1e3|тысяч=1e3|тысячи=1e3|тысяча=1e3|тысячу=1e3|тысячами=1e3|млн=1e6|млн.=1e6|миллион=1e6|миллиона=1e6|миллионов=1e6|миллионам=1e6|миллионами=1e6|млрд=1e9|млрд.=1e9|миллиард=1e9|миллиарда=1e9|миллиардов=1e9|трлн=1e12|трлн.=1e12|дюжина=12|дюжины=12'
    },
    ordinalSuffixes: '-й|-я|-е|-го|-му|-м|-ый|-ая|-ое|-ого|-ой|-ом|-х|-ые|-ых|й|я|е|го|му|ый|ая|ое|ого|ой|ом|ые|ых|ий|ье|ья|-ий|-ье|-ья'
  },
  slk: {
    locale: 'sk',
    compounds: true,
    connectors: 'a',
    points: 'celá|celé|celých|čiarka',
    minus: 'mínus',
    fractions: 'pol=0.5|polovica=0.5|štvrť=0.25|tretina=0.333',
    weak: 'jeden=1|jedna=1|jedno=1|pol|sto|štvrť',
    words: {
      cardinals: 'dvoch=2|troch=3|štyroch=4|piatich=5',
      scales: 'tis.=1e3|tisíc=1e3|mil.=1e6|mil=1e6|miliónov=1e6|milióny=1e6|milión=1e6|mld.=1e9|mld=1e9|miliardy=1e9|miliárd=1e9|miliarda=1e9'
    }
  },
  slv: {
    locale: 'sl',
    compounds: true,
    connectors: 'in',
    points: 'vejica|cela|celih',
    minus: 'minus',
    fractions: 'pol=0.5|polovica=0.5|četrt=0.25|četrtina=0.25|tretjina=0.333',
    weak: 'nič|en=1|ena=1|eno=1|eden=1|pol|sto|četrt',
    words: {
      cardinals: 'dva=2|dve=2|dveh=2|treh=3|štirih=4|petih=5',
      scales:
        'tisoč=1e3|tisočev=1e3|milijon=1e6|milijona=1e6|milijonov=1e6|milijone=1e6|milijarde=1e9|milijard=1e9|milijarda=1e9|mio=1e6|mio.=1e6|mrd=1e9|mrd.=1e9'
    }
  },
  srp: {
    locale: 'sr',
    connectors: 'и|i',
    points: 'зарез|zarez',
    minus: 'минус|minus',
    fractions: 'пола=0.5|pola=0.5|по=0.5|четврт=0.25',
    weak: 'један=1|једна=1|једно=1|jedan=1|jedna=1|jedno=1|по|пола|pola|сто|sto',
    words: {
      scales:
        'хиљада=1e3|хиљаде=1e3|hiljada=1e3|hiljade=1e3|hiljadu=1e3|милиона=1e6|miliona=1e6|милион=1e6|milion=1e6|милијарди=1e9|milijardi=1e9|милијарде=1e9|milijarde=1e9|mlrd=1e9|млрд=1e9'
    }
  },
  ukr: {
    locale: 'uk',
    connectors: 'і|й|та',
    points: 'цілих|ціла|кома|крапка',
    minus: 'мінус',
    fractions: 'пів=0.5|половина=0.5|половиною=0.5|півтора=1.5|півтори=1.5|чверть=0.25|третина=0.333',
    weak: 'один=1|одна=1|одне=1|пів|половина|чверть|третина',
    words: {
      cardinals: 'двох=2|трьох=3|чотирьох=4|пяти=5|пʼяти=5|п’яти=5|шести=6|семи=7|восьми=8|девяти=9|десяти=10|пять=5|девять=9',
      scales:
        'тис.=1e3|тис=1e3|тисяч=1e3|тисячі=1e3|тисячу=1e3|млн=1e6|млн.=1e6|мільйон=1e6|мільйона=1e6|мільйони=1e6|мільйонів=1e6|млрд=1e9|млрд.=1e9|мільярд=1e9|мільярди=1e9|мільярдів=1e9|мільярда=1e9|трлн=1e12'
    },
    ordinalSuffixes: '-й|-я|-е|-го|-му|-ти|-х|й|я|е|го|му|ий|а|ого|ої|ша|ше|та|те|ьої|-ий|-ого|-та|-те'
  },
  tur: {
    divisions: 'bölü',
    locale: 'tr',
    compounds: true,
    points: 'virgül|nokta',
    minus: 'eksi|negatif',
    fractions: `yarım=0.5|buçuk=0.5|çeyrek=0.25|yarı=0.5|${turkishShares}`,
    weak: 'bir=1|on=10|bin=1000|yüz=100|kırk=40|altı=6|yedi=7|elli=50|yarım|çeyrek|yarı|nokta|buçuk',
    words: {
      cardinals: 'onbir=11|oniki=12|onüç=13|ondört=14|onbeş=15|onaltı=16|onyedi=17|onsekiz=18|ondokuz=19',
      scales: 'yüz=100|bin=1e3|milyon=1e6|milyar=1e9|trilyon=1e12|mn=1e6|mr=1e9|düzine=12|katrilyon=1e15'
    },
    ordinalSuffixes: "'inci|'ıncı|'uncu|'üncü|'nci|'ncı|'ncu|'ncü|inci|ıncı|uncu|üncü|nci|ncı|.|’inci|’ıncı|’uncu|’üncü|’nci|’ncı",
    ordinalEndings: 'inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü'
  }
}
