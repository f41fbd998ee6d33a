/**
 * Whether the word behind a number is what the number counts: "12 people" is no 12th, "1500 households" no year. There is no tagger here; what is at hand is the ending of the
 * word, the words of grammar and what a language writes behind a day or a year.
 */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

interface CountedNouns {
  /** What nouns look like behind a number that could be a day. */
  readonly like?: RegExp
  /** Instead: what verbs and other words look like. */
  readonly unlike?: RegExp
  /** What nouns look like behind a number that could be a year: in the plural alone, for "from 1950 professor in Bonn" counts nothing. */
  readonly years?: RegExp
  /** Words that do not look so, but are. */
  readonly nouns?: string
  /** Words that look so, but are none. */
  readonly others?: string
}

const slavicVerbs = /(?:л[аои]?|л[аои]?с[ья]|[еёиуюая]тс?я?|ться?)$/u
const norwegian: CountedNouns = {
  // and nouns in the neuter that are the same in the plural
  like: /(?:er|ar|ere|brudd|brud|fall|fald|funn|fund|drap|drab|angrep|angreb|opkald|oppkall|anrop|besøk|besøg|forsøk|forsøg|møter|møder|dyr|mål|hus|kort|skudd|skud|tips|bud|jobb|barn|beløp|beløb|point|poeng)$/,
  years: /(?:ninger|oner|he[td]er|ere|[^s]ter)$/,
  nouns:
    'barn hus mennesker menneske personer skoler biler boliger medlemmer medlemer ansatte tilsette innbyggere innbyggjarar indbyggere elever elevar studenter studentar kunder kundar kvinner kvinder menn mænd plasser pladser stemmer bedrifter virksomheder firmaer leiligheter lejligheder boenheter husstander timer kroner kilo tonn ton liter meter arbeidsplasser arbejdspladser besøkende besøgende deltakere deltagere pasienter patienter tilskuere tilskodarar velgere vælgere soldater eksemplarer eksemplar stykk stk stykker sider saker sager underskrifter poeng point',
  others: 'er var eller etter efter under over der blir bliver kommer skjer sker kjem spiller'
}

const nouns: Readonly<Partial<Record<EntityLanguage, CountedNouns>>> = {
  eng: {
    like: /[^siu]s$/,
    years: /[^siu]s$/,
    nouns:
      'people men women children buses staff employees workers inhabitants residents members visitors students pupils homes houses flats cars seats jobs votes customers shops companies families hours tonnes tons litres copies pieces cases patients signatures pages soldiers miles kilometres metres units applicants applications',
    others: 'as was has does its always perhaps afterwards sometimes besides towards hers ours yours theirs says comes goes gets begins starts ends yes'
  },
  deu: {
    like: /^\p{Lu}\p{Ll}{2,}$/u,
    nouns:
      'Stück Paar Mal Mann Watt Volt Ampere Grad Gramm Kilo Kilogramm Pfund Zentner Liter Hektar Hektoliter Kilowatt Megawatt Gigawatt Umdrehungen Dollar Franken Rubel Euro',
    years:
      /^(?=\p{Lu})\p{L}*(?:[ens]|[Bb]esucher|[Ee]inwohner|[Zz]uschauer|[Tt]eilnehmer|[Mm]itglieder|[Kk]inder|[Hh]äuser|[Bb]ücher|[Aa]rbeiter|[Mm]änner|[Ss]chüler|[Ss]pieler|[Bb]ürger|[Hh]elfer)$/u
  },
  fra: {
    like: /[^u]s$|[aeo]ux$/,
    years: /[^u]s$|[aeo]ux$/,
    nouns: 'gens élus jeunes adultes exemplaires',
    others:
      'nous les des ses mes tes ces nos vos leurs dans sans après dès très mais puis alors lors vers moins pas jamais toujours ailleurs depuis hors chez certes près est fois'
  },
  spa: {
    // verbs of "we" end like some nouns: "el domingo 5 jugamos"
    like: /[aeioué](?<![aei]mo)s$/,
    years: /[aeioué]s$/,
    nouns: 'gramos kilogramos ramos tramos extremos',
    others: 'los las les nos sus mis tus más menos después antes desde tras entonces unos unas es además apenas quizás'
  },
  cat: {
    like: /[^i]s$/,
    years: /[aeo]s$/,
    others: 'els les dels als pels ens seus seves més menys després abans des tres es és uns unes mentres'
  },
  por: {
    like: /[aeiouã](?<![aei]mo)s$|õe?s$/,
    years: /[aeiouã]s$|õe?s$/,
    nouns: 'ramos extremos',
    others: 'os as dos das nos nas aos às pelos pelas seus suas mais menos depois após antes mas uns umas apenas'
  },
  ita: {
    like: /.{2}[ie]$/,
    years: /.{2}i$/,
    nouns:
      'fan persone case famiglie imprese scuole donne aziende macchine copie auto tonnellate ore firme pagine unità vetture coppie piante bottiglie camere stanze squadre vittime assunzioni',
    others:
      'che chi anche come dove quando gli dei degli delle alle dalle nelle sulle agli dagli nei negli sui sugli mai poi oggi ieri quasi sempre oltre mentre né fece viene vide nasce muore esce parte vince diventa comincia inizi dice'
  },
  pol: {
    unlike: /(?:[łeęąćo]|ła|li|ły|się)$/,
    years: /(?:ów|ach|ami|om)$/,
    nouns:
      'osób ludzi kobiet szkół rodzin mieszkań dzieci firm sztuk ton głosów godzin miejsc aut samochodów sklepów złotych koron stron podpisów egzemplarzy żołnierzy nauczycieli lekarzy gości widzów',
    others: 'tam sam'
  },
  ces: {
    unlike: /(?:l[aoiy]?|[eáěo]|[^dň]í|ut|án[ao]?|en[ao]?)$/,
    years: /(?:ů|ech|ách|ích|ům)$/,
    nouns:
      'let lidí osob obyvatel dětí žen mužů škol rodin firem hodin míst aut tun kusů korun stran domácností zaměstnankyň bytů litrů metrů kilometrů kilogramů voličů hlasů diváků hráčů vojáků učitelů jednotek knih'
  },
  slk: {
    unlike: /(?:l[aoiy]?|[eáo]|[^dň]í|ú|sa)$/,
    years: /(?:ov|och|ách|iach)$/,
    nouns:
      'ľudí osôb obyvateľov detí žien škôl rodín firiem hodín miest áut ton kusov korún strán domácností bytov litrov metrov kilometrov hlasov divákov vojakov učiteľov kníh eur'
  },
  rus: {
    unlike: slavicVerbs,
    years: /(?:[оеё]в|ей|[ая]х|[ая]м|[ая]ми|[ое]к)$/u,
    nouns:
      'человек школ книг машин женщин людей детей семей квартир тонн литров штук часов мест голосов компаний фирм работников сотрудников экземпляров страниц зрителей жителей единиц заявок заявлений'
  },
  ukr: {
    unlike: /(?:л[аои](?:ся)?|[аиуяюо]в(?:ся)?|ться?|[еу]ть?)$/u,
    years: /(?:[ії]в|ей|[ая]х|[ая]ми|[ое]к)$/u,
    nouns:
      'осіб людей шкіл книг машин дітей жінок сімей родин квартир тонн літрів штук годин місць голосів компаній фірм працівників примірників сторінок глядачів жителів мешканців одиниць заяв'
  },
  swe: {
    // verbal nouns, and nouns in the neuter that are the same in the plural
    like: /(?:[aeo]r|are|[ae]nden|brott|fall|mål|lopp|beslut|försök|besök|samtal|larm|bråk|slag|möten|ställen|vittnen|hus|djur|träd|kort|rum|skott|tips|anrop|bud|jobb|företag|barn|belopp|prov|fynd)$/,
    years: /(?:[^t]or|ar|oner|heter)$/,
    nouns:
      'barn hus personer besökare anställda invånare deltagare boende människor män kvinnor elever studenter kunder medlemmar företag lägenheter bostäder hushåll familjer platser röster timmar ton liter meter kilo kronor exemplar stycken sidor jobb soldater patienter väljare läkare lärare poäng ärenden fall',
    others: 'är var har eller efter under över där när för ser går får kommer blir börjar startar slutar'
  },
  dan: norwegian,
  nob: norwegian,
  nno: norwegian,
  nld: {
    like: /(?:[^aeo]en|[^i]s)$/,
    years: /(?:[^i]s|[^gzv]ingen|heden)$/,
    nouns:
      'mensen gezinnen leden scholen huizen kinderen vrouwen mannen klanten studenten patiënten bedrijven banen plaatsen stemmen auto woningen leerlingen soldaten docenten agenten artsen personen gasten boeken exemplaren stuks ton liter meter kilo uur euro dieren bomen gevallen handtekeningen punten',
    others: 'en een werden waren worden zijn hadden hebben gingen kwamen konden zouden mochten moesten is was als dus eens tijdens sinds tussen binnen buiten'
  }
}

/** Words of grammar of every language that stand behind a day or a year; what a noun is like keeps out the rest where a language has a row. */
const grammar = new Set(
  'i u a o w z s k v na do od po za we ze ob to je se si sa že był była było być jest są został została zostało и в во на с со по у к за от до из не но а он она они мы вы я был была было были есть та й і з із від був була було були є ні він вона het er ei og på av'.split(
    ' '
  )
)

/** Days stand behind their months, or without an order: a number behind a month is its day whatever follows. */
export const monthBeforeDay: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>([
  'eng',
  'hun',
  'lit',
  'lav',
  'tgl',
  'zho',
  'jpn',
  'kor',
  'fas',
  'tur',
  'msa',
  'ind',
  'tam',
  'tel',
  'ben'
])

/** Four digits between these are a year even before a noun ("In 1998 scientists met"), unless they are round. */
const FIRST_SURE_YEAR = 1901
const LAST_SURE_YEAR = 2099
export const ROUND = 50

interface Shapes extends CountedNouns {
  readonly known: ReadonlySet<string>
  readonly excluded: ReadonlySet<string>
}

const shapesOf: (language: EntityLanguage) => Shapes | undefined = perLanguage((language) => {
  const row = nouns[language]
  return row && { ...row, known: new Set(row.nouns?.split(' ')), excluded: new Set(row.others?.split(' ')) }
})

/** Whether a number of this value in digits counts the unknown word that follows it after a blank. A lookup, and a match of a short word. */
export function isCounted(word: string, value: number, language: EntityLanguage): boolean {
  const isLong = value > 999
  if (isLong && value >= FIRST_SURE_YEAR && value <= LAST_SURE_YEAR && value % ROUND !== 0) return false
  const row = shapesOf(language)
  // without a row a day is never written so, and a year may be
  if (row === undefined) return !isLong && !grammar.has(word)
  if (isLong) return countsThings(word, language)
  if (row.known.has(word)) return true
  if (isOtherWord(word, row, language)) return false
  return row.like === undefined ? row.unlike?.test(word) !== true : row.like.test(word)
}

/** Words that are no nouns, whatever they look like. */
function isOtherWord(word: string, row: Shapes, language: EntityLanguage): boolean {
  return word.length < 3 || grammar.has(word) || row.excluded.has(word) || (language !== 'deu' && !/^\p{Ll}/u.test(word))
}

/**
 * Whether the unknown word behind four digits is a noun in the plural, so that they count it if nothing before them says that they are a year.
 * @param listed only a word of the table will do
 */
export function countsThings(word: string, language: EntityLanguage, listed = false): boolean {
  const row = shapesOf(language)
  if (row === undefined) return false
  return row.known.has(word) || (!listed && !isOtherWord(word, row, language) && row.years?.test(word) === true)
}

/** Whether there is a row for a language: in the others nothing tells a noun from a verb. */
export function knowsCountedNouns(language: EntityLanguage): boolean {
  return shapesOf(language) !== undefined
}
