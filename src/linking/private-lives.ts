/**
 * What a text tells of the lives of private persons: whose wife or brother somebody is (`his wife Diana Ross`), where somebody teaches or works (`teaches at the primary
 * school`), how old somebody is and of which town (`George Harrison, 81, of Leeds`). Famous bearers of the name are not introduced so.
 */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { relatives } from '../core/words/relatives.js'
import { foldName } from '../knowledge/names/fold.js'
import { wordsOf } from './phrases.js'

interface Life {
  /** Teaches, works; in the present alone: lives of the known tell of what they once worked. */
  readonly works: string
  /** Places of everyday work; `*` before an ending that is written to other words. */
  readonly places: string
  /** Between an age and the town: of, from, who lives in. */
  readonly from: string
  /** Who, which. */
  readonly who: string
  /** My, our. */
  readonly our: string
}

const nordicPlaces =
  '*skole *skolen *skolan *skola bibliotek biblioteket sykehus sykehuset sygehus sygehuset sjukhuset butik butikken butiken barnehage barnehagen børnehave vuggestue'

/** By language (ISO 639-3). */
const lives: Readonly<Record<string, Life>> = {
  eng: {
    works: 'teaches works',
    places:
      'school primary library hospital surgery supermarket bakery shop garage nursery kindergarten council factory warehouse café cafe pub salon pharmacy office bakers butchers',
    from: 'of|from',
    who: 'who',
    our: 'my our'
  },
  deu: {
    works: 'unterrichtet arbeitet lehrt jobbt',
    places:
      '*schule *gymnasium *bibliothek bücherei *krankenhaus *klinik supermarkt bäckerei *laden kita *kindergarten *werkstatt rathaus apotheke *büro fabrik lager sparkasse',
    from: 'aus',
    who: 'der die',
    our: 'mein meine meinem meiner meinen unser unsere unserem unserer unseren'
  },
  nld: {
    works: 'werkt geeft',
    places:
      '*school les bibliotheek ziekenhuis supermarkt bakker bakkerij slager winkel garage crèche kinderopvang gemeente apotheek kantoor fabriek magazijn kapsalon',
    from: 'uit',
    who: 'die',
    our: 'mijn onze ons'
  },
  fra: {
    works: 'enseigne travaille',
    places:
      'école collège lycée bibliothèque hôpital clinique supermarché boulangerie magasin garage crèche maternelle mairie pharmacie bureau usine entrepôt poste',
    from: 'de|d’|habitant(?:e)? (?:à|de)|domiciliée? à|demeurant à|originaire de',
    who: 'qui',
    our: 'mon ma mes notre nos'
  },
  spa: {
    works: 'enseña trabaja imparte',
    places:
      'colegio escuela instituto biblioteca hospital supermercado panadería tienda taller guardería ayuntamiento farmacia oficina fábrica almacén ambulatorio peluquería clases',
    from: 'de|vecin[oa] de|natural de|residente en',
    who: 'que quien',
    our: 'mi mis nuestro nuestra nuestros'
  },
  cat: {
    works: 'ensenya treballa',
    places: 'escola institut biblioteca hospital supermercat forn botiga taller llar ajuntament farmàcia oficina fàbrica magatzem',
    from: 'de|veïna? de',
    who: 'que qui',
    our: 'meu meva nostre nostra'
  },
  por: {
    works: 'ensina trabalha leciona',
    places: 'escola colégio biblioteca hospital supermercado padaria loja oficina creche prefeitura câmara farmácia escritório fábrica armazém salão',
    from: 'de|morador(?:a)? de|natural de|residente em',
    who: 'que quem',
    our: 'meu minha nosso nossa'
  },
  ita: {
    works: 'insegna lavora',
    places:
      'scuola elementare liceo elementari biblioteca ospedale supermercato panetteria forno negozio officina asilo comune farmacia ufficio fabbrica magazzino',
    from: 'di|residente a|originari[oa] di|abitante a',
    who: 'che',
    our: 'mio mia miei nostro nostra'
  },
  ron: {
    works: 'predă lucrează',
    places:
      'școala școală liceul liceu biblioteca bibliotecă spitalul spital supermarket brutărie magazin atelier grădiniță grădinița primărie primăria farmacie fabrică',
    from: 'din|de',
    who: 'care',
    our: 'meu mea nostru noastră'
  },
  swe: {
    works: 'undervisar arbetar jobbar',
    places: `${nordicPlaces} matbutik bageriet förskola förskolan kommunen apoteket kontoret fabriken verkstaden lagret`,
    from: 'från',
    who: 'som',
    our: 'min mitt mina vår vårt'
  },
  dan: {
    works: 'underviser arbejder',
    places: `${nordicPlaces} supermarkedet bageriet kommunen apoteket kontoret fabrikken værkstedet lageret`,
    from: 'fra',
    who: 'der som',
    our: 'min mit mine vores'
  },
  nob: {
    works: 'underviser jobber arbeider',
    places: `${nordicPlaces} bakeriet kommunen apoteket kontoret fabrikken verkstedet lageret`,
    from: 'fra',
    who: 'som',
    our: 'min mitt mine vår vårt'
  },
  fin: {
    works: 'opettaa työskentelee',
    places: '*koulussa *koululla kirjastossa sairaalassa kaupassa leipomossa päiväkodissa apteekissa toimistossa tehtaalla varastossa',
    from: 'kotoisin',
    who: 'joka',
    our: 'minun meidän'
  },
  pol: {
    works: 'uczy pracuje',
    places:
      'szkole podstawówce liceum bibliotece szpitalu przychodni supermarkecie piekarni sklepie warsztacie przedszkolu żłobku urzędzie aptece biurze fabryce magazynie',
    from: 'z|ze|mieszkan(?:iec|ka)',
    who: 'który która',
    our: 'mój moja mojej moją mojego moim nasz nasza'
  },
  ces: {
    works: 'učí pracuje',
    places: 'škole základce gymnáziu knihovně nemocnici supermarketu pekárně obchodě dílně školce úřadě lékárně kanceláři továrně skladu',
    from: 'z|ze',
    who: 'který která',
    our: 'můj moje má mého mojí náš naše'
  },
  slk: {
    works: 'učí pracuje',
    places: 'škole gymnáziu knižnici nemocnici supermarkete pekárni obchode dielni škôlke úrade lekárni kancelárii továrni sklade',
    from: 'z|zo',
    who: 'ktorý ktorá',
    our: 'môj moja mojej moju náš naša'
  },
  slv: {
    works: 'uči poučuje dela',
    places: 'šoli gimnaziji knjižnici bolnišnici trgovini pekarni vrtcu občini lekarni pisarni tovarni skladišču',
    from: 'iz',
    who: 'ki',
    our: 'moj moja moje naš naša'
  },
  hrv: {
    works: 'predaje radi',
    places: 'školi gimnaziji knjižnici bolnici trgovini pekari vrtiću općini ljekarni uredu tvornici skladištu',
    from: 'iz',
    who: 'koji koja',
    our: 'moj moja moje naš naša'
  },
  srp: {
    works: 'предаје ради predaje radi',
    places: 'школи гимназији библиотеци болници продавници пекари вртићу општини апотеци školi biblioteci bolnici prodavnici pekari vrtiću opštini apoteci',
    from: 'из|iz',
    who: 'који која koji koja',
    our: 'мој моја наш наша moj moja naš naša'
  },
  bul: {
    works: 'преподава работи',
    places: 'училище училището гимназия гимназията библиотеката библиотека болницата болница магазин магазина пекарна детска общината аптека',
    from: 'от',
    who: 'който която',
    our: 'моят моята нашият нашата моя ми'
  },
  rus: {
    works: 'преподаёт преподает работает учит',
    places: 'школе гимназии лицее библиотеке больнице поликлинике магазине пекарне садике саду аптеке конторе заводе складе мастерской',
    from: 'из|жител(?:ь|ьница)',
    who: 'который которая',
    our: 'мой моя моего моей мою наш наша нашего нашей'
  },
  ukr: {
    works: 'викладає працює навчає',
    places: 'школі гімназії ліцеї бібліотеці лікарні поліклініці магазині пекарні садку аптеці конторі заводі складі майстерні',
    from: 'з|із|зі|жител(?:ь|ька)',
    who: 'який яка',
    our: 'мій моя мого моєї мою наш наша'
  },
  ell: {
    works: 'διδάσκει δουλεύει εργάζεται',
    places: 'σχολείο δημοτικό γυμνάσιο βιβλιοθήκη νοσοκομείο σούπερ φούρνο μαγαζί συνεργείο παιδικό φαρμακείο γραφείο εργοστάσιο',
    from: 'από|κάτοικος',
    who: 'που',
    our: 'μου μας'
  },
  hun: {
    works: 'tanít dolgozik',
    places: 'iskolában *iskolában gimnáziumban könyvtárban kórházban boltban pékségben óvodában gyógyszertárban irodában gyárban raktárban',
    from: 'aki',
    who: 'aki',
    our: 'a mi'
  },
  tur: {
    works: 'öğretmenlik çalışıyor çalışan ders',
    places: 'okulda okulunda *okulu ilkokulunda lisesinde kütüphanede hastanede markette fırında dükkanda kreşte belediyede eczanede',
    from: 'nüfusuna',
    who: 'ki',
    our: 'benim bizim'
  }
}

/** Letters of a clause behind a name that are looked at. */
const CLAUSE = 110
const BEFORE = 48
/** Words before the verb, and those behind which the place is no longer its own. */
const MOST_BEFORE_VERB = 2
const MOST_WORDS = 14
/** Words between whose somebody is and what: `his much younger brother`. */
const MOST_BETWEEN = 2

interface Words {
  readonly works: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly endings: readonly string[]
  readonly who: ReadonlySet<string>
  readonly from: RegExp
  readonly kin: ReadonlySet<string>
  readonly owners: ReadonlySet<string>
  readonly our: ReadonlySet<string>
  /** The relative says whose by itself (`felesége`). */
  readonly owned: boolean
  readonly ownersBehind: boolean
}

const setOf = (list: string) => new Set(list.split(' ').map(foldName))
const built = new Map<string, Words | undefined>()

function lifeOf(language: string): Words | undefined {
  if (!built.has(language)) built.set(language, build(language))
  return built.get(language)
}

function build(language: string): Words | undefined {
  const row = lives[language]
  const kin = relatives[language]
  if (row === undefined || kin === undefined) return undefined
  const places = row.places.split(' ')
  return {
    works: setOf(row.works),
    places: setOf(places.filter((place) => !place.startsWith('*')).join(' ')),
    endings: places.filter((place) => place.startsWith('*')).map((place) => foldName(place.slice(1))),
    who: setOf(row.who),
    // ", 81, of Leeds", " (81) aus Gera", ", 58 lat, z Ełku"
    from: new RegExp(`^(?:, ?| ?\\()\\d{1,3}(?: \\p{L}{1,8}){0,2}(?:, ?|\\),? )(?:${row.from})(?: |(?<=’))(?:la |el |las |los )?\\p{Lu}\\p{Ll}`, 'u'),
    kin: setOf(kin.words),
    owners: setOf(kin.owners ?? ''),
    our: setOf(row.our),
    owned: kin.owners === undefined,
    ownersBehind: kin.behind === true
  }
}

/** Whether a text tells where somebody teaches or works, or how old somebody from which town is. @param code ISO 639-3 of the text, which may be an alias */
export function livesPrivately(text: string, { end }: Span, code: string): boolean {
  const words = lifeOf(modelLanguage(code))
  if (words === undefined) return false
  const behind = text.slice(end, end + CLAUSE)
  return words.from.test(behind) || tellsWork(behind, words)
}

function tellsWork(behind: string, { works, places, endings, who }: Words): boolean {
  const opening = /^(?:, )?/u.exec(behind)![0]
  const clause = wordsOf(
    behind
      .slice(opening.length)
      .split(/[.;:!?\n]/u)[0]!
      .split(',')[0]!
  ).slice(0, MOST_WORDS)
  const isRelative = clause.length > 0 && who.has(clause[0]!)
  if (opening !== '' && !isRelative) return false
  const verb = clause.findIndex((word) => works.has(word))
  if (verb < 0 || (!isRelative && verb >= MOST_BEFORE_VERB)) return false
  return clause.some((word) => places.has(word) || endings.some((ending) => word.endsWith(ending)))
}

/** Whose relative somebody is: the writer's, or somebody else's. */
export type Family = 'ours' | 'theirs'

/** Whose relative a name is introduced as, before it or right behind it. @param code ISO 639-3 of the text, which may be an alias */
export function familyOf(text: string, { start, end }: Span, code: string): Family | undefined {
  const words = lifeOf(modelLanguage(code))
  if (words === undefined) return undefined
  const before = text
    .slice(Math.max(0, start - BEFORE), start)
    .split(/[.!?;:\n]/u)
    .at(-1)!
  const told = familyIn(wordsOf(before), words)
  if (told !== undefined) return told
  const behind = text.slice(end, end + BEFORE)
  if (!behind.startsWith(', ')) return undefined
  return familyIn(wordsOf(behind.slice(2).split(/[,.!?;:()\n]/u)[0]!).slice(0, MOST_BETWEEN + 2), words)
}

/** Whether words end with whose somebody is and what. */
function familyIn(words: readonly string[], { kin, owners, our, owned, ownersBehind }: Words): Family | undefined {
  const ownerIn = (owning: readonly string[]) =>
    owning.some((word) => our.has(word)) ? 'ours' : owning.some((word) => owners.has(word)) ? 'theirs' : undefined
  const last = words.length - 1
  if (ownersBehind && last > 0 && kin.has(words[last - 1]!)) return ownerIn(words.slice(last))
  if (last < 0 || !kin.has(words[last]!)) return undefined
  return ownerIn(words.slice(Math.max(0, last - MOST_BETWEEN - 1), last)) ?? (owned ? 'theirs' : undefined)
}
