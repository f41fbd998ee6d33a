/**
 * Councils, courts, offices, schools, hospitals, fire brigades and works of towns and villages, by what they are: behind the adjective of their place (`Шишацька селищна рада`), before
 * its name (`Obecný úrad Zákamenné`), before a preposition and the place (`Gminny Ośrodek Kultury w Jedlińsku`), or behind its genitive (`Rugāju novada dome`). Parts of regular
 * expressions, with case endings.
 */
import type { EntityLanguage } from '../../languages.js'

export interface LocalBodyWords {
  /** What adjectives of places end with. */
  readonly adjective?: string
  /** Kinds in small letters behind such an adjective, which other adjectives may stand before; alone they are enough inside a sentence. */
  readonly kinds?: string
  /** What those others end with. */
  readonly middle?: string
  /** What may stand behind a kind. */
  readonly tails?: string
  /** Kinds of several words, enough anywhere. */
  readonly phrases?: string
  /** Kinds with a capital right before the name of the place. */
  readonly before?: string
  /** Words of such a name that are enough for one; 3 by default. */
  readonly most?: number
  /** Kinds with a capital, up to the preposition before the place. */
  readonly linked?: string
  /** What places of two words end with there: the first word, or the second. */
  readonly pairs?: readonly [first: string, second: string]
  /** Kinds behind a place in the genitive, which ends with `genitive`. */
  readonly behind?: string
  readonly genitive?: string
  /** What stands where the place would and is none: states, peoples, parts of a town. */
  readonly others?: string
}

const a = '(?:a|e|i|u|o|om)'
const masculine = '(?:a|u|om|em|i|e)?'
const ujjCyrillic = '(?:а|е|и|у|о|ом)'
const southLatin = `Mjesn(?:i|og|om) odbor${masculine}|Mesn(?:a|e|oj|u|om) zajednic${a}|Opštin(?:a|e|i|u|om)|Općin(?:a|e|i|u|om)|Osnovn(?:a|e|oj|u|om) škol${a}|Opć(?:a|e|oj|u|om) bolnic${a}|Opšt(?:a|e|oj|u|om) bolnic${a}|Dom(?:a|u|om)? zdravlja|Dobrovoljn(?:o|og|om) vatrogasn(?:o|og|om) društv(?:o|a|u|om)|DVD|Vatrogasn(?:a|e|oj|u|om) zajednic${a}|Turističk(?:a|e|oj|u|om) (?:zajednic|organizacij)${a}(?: (?:grada|općine|opštine))?|Općinsk(?:o|og|om) vijeć(?:e|a|u|em)|Policijsk(?:a|e|oj|u|om) (?:postaj|stanic)${a}|Šumarij${a}|Dječj(?:i|eg|em) vrtić${masculine}`
const southCyrillic = `Месн(?:а|е|ој|у|ом) заједниц${ujjCyrillic}|Општин(?:а|е|и|у|ом)|Основн(?:а|е|ој|у|ом) школ${ujjCyrillic}|Општ(?:а|е|ој|у|ом) болниц${ujjCyrillic}|Дом(?:а|у|ом)? здравља|Добровољн(?:о|ог|ом) ватрогасн(?:о|ог|ом) друштв(?:о|а|у|ом)|Туристичк(?:а|е|ој|у|ом) организациј${ujjCyrillic}(?: општине)?|Полицијск(?:а|е|ој|у|ом) станиц${ujjCyrillic}`
/** Czech and Slovak. */
const school = 'škol(?:a|y|e|u|ou)'

/** @see LocalBodyWords */
export const localBodyWords: Partial<Record<EntityLanguage, LocalBodyWords>> = {
  ukr: {
    adjective: '[сцз]ьк(?:ий|ого|ому|им|а|ої|ій|у|ою|е)',
    middle: '(?:ий|ій|ого|ому|им|а|ої|у|ою|ьо)',
    kinds:
      'суд(?:у|ом|і)?|прокуратур(?:а|и|і|у|ою)|відділ(?:у|ом|і|ення|енні)?|лікарн(?:я|і|ю|ею)|поліклінік(?:а|и|у|ою)|школ(?:а|и|у|ою)|школі|гімназі(?:я|ї|ю|єю)|ліце(?:й|ю|ї|єм)|коледж(?:у|і|ем)?|\\p{Ll}{0,8}завод(?:у|і|ом|ові)?|комбінат(?:у|і|ом)?|\\p{Ll}{0,5}фабрик(?:а|и|у|ою)|\\p{Ll}{0,5}фабриці|лісгосп(?:у|і|ом)?|лісництв(?:о|а|у|ом|і)|елеватор(?:а|у|і|ом)?',
    tails:
      'мінеральних вод|будівельних матеріалів|залізобетонних (?:виробів|конструкцій)|швидкої (?:медичної )?допомоги|інтенсивного лікування|поліції|мистецтв',
    phrases:
      '(?:селищн|сільськ|міськ|районн|обласн)(?:а|ої|ій|у|ою) (?:військов(?:а|ої|ій|у|ою) адміністраці(?:я|ї|ю|єю)|(?:державн(?:а|ої|ій|у|ою) )?адміністраці(?:я|ї|ю|єю)|рад(?:а|и|і|у|ою))',
    others: 'Українськ Російськ Радянськ Європейськ Американськ Польськ Німецьк'
  },
  rus: {
    adjective: '[сц]к(?:ий|ого|ому|им|ом|ая|ой|ую)',
    middle: '(?:ый|ий|ой|ого|его|ому|ым|им|ом|ая|ую)',
    kinds:
      'суд(?:а|у|ом|е)?|прокуратур(?:а|ы|е|у|ой)|отдел(?:а|у|ом|е)?|отделени(?:е|я|ю|ем|и)|сельсовет(?:а|у|ом|е)?|военкомат(?:а|у|ом|е)?|больниц(?:а|ы|е|у|ей)|поликлиник(?:а|и|е|у|ой)|школ(?:а|ы|е|у|ой)|гимнази(?:я|и|ю|ей)|лице(?:й|я|ю|ем|е)|колледж(?:а|у|ем|е)?|техникум(?:а|у|ом|е)?|\\p{Ll}{0,8}завод(?:а|у|ом|е)?|комбинат(?:а|у|ом|е)?|\\p{Ll}{0,5}фабрик(?:а|и|е|у|ой)|леспромхоз(?:а|у|ом|е)?|лесхоз(?:а|у|ом|е)?',
    tails: 'минеральных вод|строительных материалов|железобетонных (?:изделий|конструкций)|скорой (?:медицинской )?помощи|полиции|искусств',
    phrases:
      '(?:районн|городск|сельск|поселков)(?:ой|ий|ый|ого|ому|им|ым|ом) совет(?:а|у|ом|е)?|(?:районн|городск)(?:ая|ой|ую) (?:дум(?:а|ы|е|у|ой)|администраци(?:я|и|ю|ей))',
    others: 'Российск Советск Русск Украинск Европейск Американск Немецк Китайск'
  },
  bul: {
    adjective: 'ск(?:и|ият|ия)|ск(?:а|ата)',
    phrases:
      '(?:районен|окръжен|апелативен|административен|градски) съд(?:а|ът)?|(?:районна(?:та)?|окръжна(?:та)?|апелативна(?:та)?|градска(?:та)?) прокуратура',
    linked:
      '(?:ОДМВР|РСПБЗН|РДПБЗН|РДВР|РУ(?: на МВР)?|РП|ОП|МБАЛ|УМБАЛ|РЗИ|РИОСВ|ДГС|ОДБХ|РУО|ВиК|Районно управление|Районна прокуратура|Окръжна прокуратура|Районен съд|Окръжен съд|Административен съд) ?[-–—] ?'
  },
  pol: {
    linked:
      '(?<!(?:ówczesn|tamtejsz|miejscow|dawn)\\p{Ll}{1,3} |\\p{Lu}[\\p{Ll}-]{2,20}(?:ej|ego|emu|ym|im) )(?:\\p{Lu}[\\p{Ll}-]{3,20}(?:y|i|e|ego|emu|ej|ym|im|(?:[sczd]k|cz|n|w)[aą]) ){0,2}(?:(?:Ośrod(?:ek|ka|kowi|kiem|ku)|Zakład(?:u|owi|em|zie)?|Urz(?:ąd|ędu|ędowi|ędem|ędzie)|Bibliote(?:ka|ki|ce|kę|ką)|Komend(?:a|y|zie|ę|ą)|Szko(?:ła|ły|le|łę|łą)|Przedszkol(?:e|a|u|em)|Szpital(?:a|owi|em|u)?|Zesp(?:ół|ołu|ołowi|ołem|ole)|Centrum|Dom(?:u|owi|em)?|Koł(?:o|a|u|em|e)|Straż(?:y|ą)?|Starostw(?:o|a|u|em|ie)|Bank(?:u|owi|iem)?|Spółdzielni(?:a|i|ę|ą)|Towarzystw(?:o|a|u|em|ie))(?: (?:\\p{Lu}\\p{Ll}{2,}|i|dla|nr \\d{1,3})){1,5}) we? ',
    pairs: ['(?:ej|im|ym|ich|ych)', '(?:im|ym|ej|ich|ych)'],
    others: 'Polsce Europie'
  },
  ces: {
    before: `Obecní(?:ho|mu|m)? úřad(?:u|em|ě)?|Městsk(?:ý|ého|ému|ým|ém) úřad(?:u|em|ě)?|Úřad(?:u|em)? městyse|Základní(?:m|ho)? ${school}(?: a [Mm]ateřsk(?:á|é|ou) ${school})?|Mateřsk(?:á|é|ou) ${school}|Sbor(?:u|em)? dobrovolných hasičů|SDH|Mysliveck(?:ý|ého|ým) spol(?:ek|ku|kem)|Zemědělsk(?:é|ého|ým) družstv(?:o|a|u|em)|Zahrádkářsk(?:ý|ého|ým) svaz(?:u|em)?|(?:Oblastní|Farní|Městsk(?:á|é|ou)) charit(?:a|y|ě|u|ou)|Domov(?:a|u|em)? (?:důchodců|seniorů)|Dům dětí a mládeže`,
    linked:
      '(?:Úřad(?:u|em|ě)? práce|(?:Okresní|Krajsk(?:ý|ého|ému|ým|ém))(?:ho|mu|m)? (?:soud(?:u|em|ě)?|státní(?:ho|mu|m)? zastupitelství(?:m)?)|Fakultní nemocnic(?:e|i|í)|Základní(?:m|ho)? škol(?:a|y|e|u|ou)|Mateřsk(?:á|é|ou) škol(?:a|y|e|u|ou)) ve? ',
    pairs: ['(?:é|ém|ých|í|ím)', '(?:ém|ích)']
  },
  slk: {
    before: `Obecn(?:ý|ého|ému|ým|om) úrad(?:u|om|e)?|Mestsk(?:ý|ého|ému|ým|om) úrad(?:u|om|e)?|Miestn(?:y|eho|emu|ym) úrad(?:u|om)?|Základn(?:á|ej|ú|ou) ${school}(?: (?:s|a) [Mm]atersk(?:ou|á|ej|ú) ${school})?|Matersk(?:á|ej|ú|ou) ${school}|Dobrovoľn(?:ý|ého|ému|ým) hasičsk(?:ý|ého|ému|ým) zbor(?:u|om)?|DHZ|Urbársk(?:y|eho|emu|ym|a|ej|e) (?:spol(?:ok|ku|kom)|spoločnos(?:ť|ti|ťou)|združeni(?:e|a|u|ím))|Pozemkov(?:é|ého|ému|ým) spoločenstv(?:o|a|u|om)|Poľovníck(?:e|eho|ym) združeni(?:e|a|u|ím)|Roľnícke družstvo|Farsk(?:ý|ého) úrad(?:u)?|Domov(?:a|u|om)? (?:dôchodcov|sociálnych služieb)`,
    linked:
      '(?:Úrad(?:u|om|e)? práce(?:, sociálnych vecí a rodiny)?|(?:Okresn|Krajsk|Mestsk)(?:ý|ého|ému|ým|om) (?:súd(?:u|om|e)?|úrad(?:u|om|e)?)|Okresn(?:á|ej|ú|ou) prokuratúr(?:a|y|e|u|ou)|Základn(?:á|ej|ú|ou) škol(?:a|y|e|u|ou)|Nemocnic(?:a|e|i|u|ou)) vo? ',
    pairs: ['(?:ej|om|ých)', '(?:ej|ých)']
  },
  slv: {
    before:
      'Krajevn(?:a|e|i|o) skupnost(?:i|jo)?|Osnovn(?:a|e|i|o) šol(?:a|e|i|o)|Podružničn(?:a|e|i|o) šol(?:a|e|i|o)|Občin(?:a|e|i|o)|Prostovoljn(?:o|ega|emu|im) gasilsk(?:o|ega|emu|im) društv(?:o|a|u|om)|PGD|Zdravstven(?:i|ega|emu|im) dom(?:a|u|om)?|(?:Turističn|Kulturn|Športn|Planinsk|Čebelarsk)(?:o|ega|emu|im) društv(?:o|a|u|om)|Lovsk(?:a|e|i|o) družin(?:a|e|i|o)|Splošn(?:a|e|i|o) bolnišnic(?:a|e|i|o)|Policijsk(?:a|e|i|o) postaj(?:a|e|i|o)|Župnij(?:a|e|i|o)'
  },
  hrv: { before: southLatin },
  srp: { before: `${southCyrillic}|${southLatin}` },
  lit: {
    genitive: '(?:o|os|ės|aus|ių|ų|ies)',
    behind:
      '(?:(?:rajono|miesto|kaimo|krašto|valsčiaus|apskrities) )?(?:savivaldyb(?:ė|ės|ei|ę|e|ėje)(?: administracij(?:a|os|ai|ą|oje))?|seniūnij(?:a|os|ai|ą|oje)|policijos komisariat(?:as|o|ui|ą|u|e)|(?:pro)?gimnazij(?:a|os|ai|ą|oje)|(?:pagrindin(?:ė|ės|ei|ę|e|ėje) |pradin(?:ė|ės|ei|ę|e|ėje) |muzikos )?mokykl(?:a|os|ai|ą|oje)|ligonin(?:ė|ės|ei|ę|e|ėje)|kultūros centr(?:as|o|ui|ą|u|e)|bendruomen(?:ė|ės|ei|ę|e|ėje)|globos nam(?:ai|ų|ams|us|uose)|priešgaisrin(?:ė|ės|ei|ę|e) tarnyb(?:a|os|ai|ą))',
    others:
      'Lietuvos Latvijos Estijos Lenkijos Rusijos Ukrainos Europos Vokietijos Baltarusijos Miesto Rajono Kaimo Vietos Krašto Savivaldybės Apskrities Šalies Valstybės Naujos Senosios Mūsų Mano'
  },
  lav: {
    genitive: '(?:a|as|u|es|us|ņa|ļa|ša)',
    behind:
      '(?:novada (?:dom(?:e|es|ei|i|ē)|pašvaldīb(?:a|as|ai|u|ā))|pilsētas (?:dom(?:e|es|ei|i|ē)|pašvaldīb(?:a|as|ai|u|ā))|pagasta (?:pārvald(?:e|es|ei|i|ē)|padom(?:e|es|ei|i|ē))|(?:mūzikas |mākslas )?(?:vidus|pamat|sākum)?skol(?:a|as|ai|u|ā)|ģimnāzij(?:a|as|ai|u|ā)|slimnīc(?:a|as|ai|u|ā)|kultūras nam(?:s|a|am|u|ā)|tautas nam(?:s|a|am|u|ā)|policijas iecirkn(?:is|a|im|i|ī)|(?:pilsētas )?bērnudārz(?:s|a|am|u|ā))',
    others:
      'Latvijas Lietuvas Igaunijas Krievijas Ukrainas Eiropas Vācijas Polijas Pilsētas Novada Pagasta Valsts Lauku Ciema Rajona Vietējās Jauna Jaunas Jaunās Veca Vecas Vecās Laba Visa Mūsu Manas'
  },
  est: {
    genitive: '[aeiouõäöü]',
    behind:
      '(?:valla|linna)(?:valitsus(?:e|t|ele|es|est|ega)?|volikog(?:u|ule|us|ust))|(?:põhi|muusika|kunsti)?kool(?:i|is|ile|ist|iga)?|gümnaasium(?:i|is|ile|ist|iga)?|lasteaed|lasteaia(?:s|le|st|ga)?|kultuurimaja(?:s|le|st|ga)?|rahvamaja(?:s|le|st|ga)?|kultuurikesku(?:s|se|st|ses|sele)|päästekomando(?:s|le|st|ga)?',
    others: 'Eesti Soome Läti Leedu Venemaa Rootsi Saksamaa Ukraina Euroopa Linna Valla Küla Riigi Maa Uue Vana Meie Minu Kohaliku Eilse Selle Oma'
  },
  fin: {
    genitive: 'n',
    behind:
      '(?:kun(?:ta|nan|taa|nalle|nalta)|kaupun(?:ki|gin|kia|gille|gilta)|seurakun(?:ta|nan|taa|nalle)|(?:ala|ylä)?koulu(?:n|a|lle|lla|ssa|sta|un)?|lukio(?:n|ta|lle|ssa|sta|on)?|sairaala(?:n|a|lle|ssa|sta|an)?|terveyskesku(?:s|ksen|sta|ksessa|kseen))',
    others:
      'Suomen Ruotsin Venäjän Kunnan Kaupungin Maan Uuden Vanhan Oman Pienen Suuren Koko Tämän Saman Toisen Entisen Minun Meidän Hänen Sen Kyseisen Paikallisen Eilen Jonkin Euroopan Yksityisen Lasten Naisten'
  },
  hun: {
    genitive: '\\p{Ll}',
    behind:
      '(?:(?:(?:Nagyk|K)özség|Város|Megyei Jogú Város) )Önkormányzat(?:a|át|ának|ával|ától|ánál)|(?:Közös Önkormányzati |Polgármesteri )Hivatal(?:a|ban|t|tól|nak)?|(?:Városi |Járási )?Rendőrkapitányság(?:on|a|ot|tól|nak)?|(?:Városi |Járási )?(?:Ügyészség|Bíróság)(?:en|on|e|a|et|ot|nek|nak)?|Önkéntes Tűzoltó Egyesület(?:e|et|nek)?',
    others: 'Helyi Kedves Tisztelt Magyar Területi'
  },
  ell: {
    before:
      'Δήμο[ςυ]?|Δημοτικ(?:ό|ού) Σχολεί(?:ο|ου)|Γυμνάσι(?:ο|ου)|Γυμνασίου|Λύκει(?:ο|ου)|Λυκείου|(?:Γενικ(?:ό|ού) )?Νοσοκομεί(?:ο|ου)|Κέντρ(?:ο|ου) Υγείας|Αστυνομικ(?:ό|ού) Τμήμα(?:τος)?|Τμήμα(?:τος)? Τροχαίας|Τροχαία[ς]?|Πυροσβεστική[ς]? Υπηρεσία[ς]?|Πρωτοδικεί(?:ο|ου)|Εφετεί(?:ο|ου)',
    most: 2
  },
  tur: {
    genitive: '\\p{Ll}',
    behind:
      "(?:(?:Büyükşehir )?Belediyesi|Kaymakamlığı|Valiliği|(?:Devlet|Şehir|Eğitim ve Araştırma|Üniversitesi) Hastanesi|(?:Ticaret(?: ve Sanayi)?|Ziraat|Esnaf ve Sanatkarlar) Odası|(?:İlçe |İl )?(?:Emniyet|Milli Eğitim|Sağlık|Tarım ve Orman) Müdürlüğü|(?:İlçe |İl )?Jandarma Komutanlığı|İlkokulu|Ortaokulu|Anadolu Lisesi|Halk Eğitim(?:i)? Merkezi|Müftülüğü|Tarım Kredi Kooperatifi)(?:['’]?\\p{Ll}{1,5})?",
    others: 'Büyükşehir İlçe İl Köy Yeni Eski Merkez Türkiye Devlet Özel Bölge Şehir Belde Sayın Başkan Bizim Sizin Kendi'
  }
}
