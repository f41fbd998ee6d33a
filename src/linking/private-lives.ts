/**
 * What a text tells of the lives of private persons: of which workplace somebody with a form of address is (`Dr Helen Clark of Bolton Hospice`), where somebody teaches or works (`teaches at the primary school`), how old somebody is and of which town (`George Harrison, 81, of Leeds`). Famous bearers of the name are not introduced so.
 */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { foldName } from '../knowledge/names/fold.js'
import { hasFormOfAddress } from './forms-of-address.js'
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
}

const nordicPlaces =
  '*skole *skolen *skolan *skola bibliotek biblioteket sykehus sykehuset sygehus sygehuset sjukhuset butik butikken butiken barnehage barnehagen børnehave vuggestue'

/** By language (ISO 639-3). */
const lives: Readonly<Record<string, Life>> = {
  eng: {
    works: 'teaches works',
    places:
      'school primary library hospital hospice surgery supermarket bakery shop garage nursery kindergarten council factory warehouse café cafe pub salon pharmacy office bakers butchers',
    from: 'of|from',
    who: 'who'
  },
  deu: {
    works: 'unterrichtet arbeitet lehrt jobbt',
    places:
      '*schule *gymnasium *bibliothek bücherei *krankenhaus *klinik supermarkt bäckerei *laden kita *kindergarten *werkstatt rathaus apotheke *büro fabrik lager sparkasse',
    from: 'aus',
    who: 'der die'
  },
  nld: {
    works: 'werkt geeft',
    places:
      '*school les bibliotheek ziekenhuis supermarkt bakker bakkerij slager winkel garage crèche kinderopvang gemeente apotheek kantoor fabriek magazijn kapsalon',
    from: 'uit',
    who: 'die'
  },
  fra: {
    works: 'enseigne travaille',
    places:
      'école collège lycée bibliothèque hôpital clinique supermarché boulangerie magasin garage crèche maternelle mairie pharmacie bureau usine entrepôt poste',
    from: 'de|d’|habitant(?:e)? (?:à|de)|domiciliée? à|demeurant à|originaire de',
    who: 'qui'
  },
  spa: {
    works: 'enseña trabaja imparte',
    places:
      'colegio escuela instituto biblioteca hospital supermercado panadería tienda taller guardería ayuntamiento farmacia oficina fábrica almacén ambulatorio peluquería clases',
    from: 'de|vecin[oa] de|natural de|residente en',
    who: 'que quien'
  },
  cat: {
    works: 'ensenya treballa',
    places: 'escola institut biblioteca hospital supermercat forn botiga taller llar ajuntament farmàcia oficina fàbrica magatzem',
    from: 'de|veïna? de',
    who: 'que qui'
  },
  por: {
    works: 'ensina trabalha leciona',
    places: 'escola colégio biblioteca hospital supermercado padaria loja oficina creche prefeitura câmara farmácia escritório fábrica armazém salão',
    from: 'de|morador(?:a)? de|natural de|residente em',
    who: 'que quem'
  },
  ita: {
    works: 'insegna lavora',
    places:
      'scuola elementare liceo elementari biblioteca ospedale supermercato panetteria forno negozio officina asilo comune farmacia ufficio fabbrica magazzino',
    from: 'di|residente a|originari[oa] di|abitante a',
    who: 'che'
  },
  ron: {
    works: 'predă lucrează',
    places:
      'școala școală liceul liceu biblioteca bibliotecă spitalul spital supermarket brutărie magazin atelier grădiniță grădinița primărie primăria farmacie fabrică',
    from: 'din|de',
    who: 'care'
  },
  swe: {
    works: 'undervisar arbetar jobbar',
    places: `${nordicPlaces} matbutik bageriet förskola förskolan kommunen apoteket kontoret fabriken verkstaden lagret`,
    from: 'från',
    who: 'som'
  },
  dan: {
    works: 'underviser arbejder',
    places: `${nordicPlaces} supermarkedet bageriet kommunen apoteket kontoret fabrikken værkstedet lageret`,
    from: 'fra',
    who: 'der som'
  },
  nob: {
    works: 'underviser jobber arbeider',
    places: `${nordicPlaces} bakeriet kommunen apoteket kontoret fabrikken verkstedet lageret`,
    from: 'fra',
    who: 'som'
  },
  fin: {
    works: 'opettaa työskentelee',
    places: '*koulussa *koululla kirjastossa sairaalassa kaupassa leipomossa päiväkodissa apteekissa toimistossa tehtaalla varastossa',
    from: 'kotoisin',
    who: 'joka'
  },
  pol: {
    works: 'uczy pracuje',
    places:
      'szkole podstawówce liceum bibliotece szpitalu przychodni supermarkecie piekarni sklepie warsztacie przedszkolu żłobku urzędzie aptece biurze fabryce magazynie',
    from: 'z|ze|mieszkan(?:iec|ka)',
    who: 'który która'
  },
  ces: {
    works: 'učí pracuje',
    places: 'škole základce gymnáziu knihovně nemocnici supermarketu pekárně obchodě dílně školce úřadě lékárně kanceláři továrně skladu',
    from: 'z|ze',
    who: 'který která'
  },
  slk: {
    works: 'učí pracuje',
    places: 'škole gymnáziu knižnici nemocnici supermarkete pekárni obchode dielni škôlke úrade lekárni kancelárii továrni sklade',
    from: 'z|zo',
    who: 'ktorý ktorá'
  },
  slv: {
    works: 'uči poučuje dela',
    places: 'šoli gimnaziji knjižnici bolnišnici trgovini pekarni vrtcu občini lekarni pisarni tovarni skladišču',
    from: 'iz',
    who: 'ki'
  },
  hrv: {
    works: 'predaje radi',
    places: 'školi gimnaziji knjižnici bolnici trgovini pekari vrtiću općini ljekarni uredu tvornici skladištu',
    from: 'iz',
    who: 'koji koja'
  },
  srp: {
    works: 'предаје ради predaje radi',
    places: 'школи гимназији библиотеци болници продавници пекари вртићу општини апотеци školi biblioteci bolnici prodavnici pekari vrtiću opštini apoteci',
    from: 'из|iz',
    who: 'који која koji koja'
  },
  bul: {
    works: 'преподава работи',
    places: 'училище училището гимназия гимназията библиотеката библиотека болницата болница магазин магазина пекарна детска общината аптека',
    from: 'от',
    who: 'който която'
  },
  rus: {
    works: 'преподаёт преподает работает учит',
    places: 'школе гимназии лицее библиотеке больнице поликлинике магазине пекарне садике саду аптеке конторе заводе складе мастерской',
    from: 'из|жител(?:ь|ьница)',
    who: 'который которая'
  },
  ukr: {
    works: 'викладає працює навчає',
    places: 'школі гімназії ліцеї бібліотеці лікарні поліклініці магазині пекарні садку аптеці конторі заводі складі майстерні',
    from: 'з|із|зі|жител(?:ь|ька)',
    who: 'який яка'
  },
  ell: {
    works: 'διδάσκει δουλεύει εργάζεται',
    places: 'σχολείο δημοτικό γυμνάσιο βιβλιοθήκη νοσοκομείο σούπερ φούρνο μαγαζί συνεργείο παιδικό φαρμακείο γραφείο εργοστάσιο',
    from: 'από|κάτοικος',
    who: 'που'
  },
  hun: {
    works: 'tanít dolgozik',
    places: 'iskolában *iskolában gimnáziumban könyvtárban kórházban boltban pékségben óvodában gyógyszertárban irodában gyárban raktárban',
    from: 'aki',
    who: 'aki'
  },
  tur: {
    works: 'öğretmenlik çalışıyor çalışan ders',
    places: 'okulda okulunda *okulu ilkokulunda lisesinde kütüphanede hastanede markette fırında dükkanda kreşte belediyede eczanede',
    from: 'nüfusuna',
    who: 'ki'
  }
}

/** Letters of a clause behind a name that are looked at. */
const CLAUSE = 110
/** Words before the verb, and those behind which the place is no longer its own. */
const MOST_BEFORE_VERB = 2
const MOST_WORDS = 14
/** Words of the name of a workplace. */
const MOST_OF_WORKPLACE = 6

interface Words {
  readonly works: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly endings: readonly string[]
  readonly who: ReadonlySet<string>
  readonly from: RegExp
  readonly of: RegExp
}

const setOf = (list: string) => new Set(list.split(' ').map(foldName))
const built = new Map<string, Words | undefined>()

function lifeOf(language: string): Words | undefined {
  if (!built.has(language)) built.set(language, build(language))
  return built.get(language)
}

function build(language: string): Words | undefined {
  const row = lives[language]
  if (row === undefined) return undefined
  const places = row.places.split(' ')
  return {
    works: setOf(row.works),
    places: setOf(places.filter((place) => !place.startsWith('*')).join(' ')),
    endings: places.filter((place) => place.startsWith('*')).map((place) => foldName(place.slice(1))),
    who: setOf(row.who),
    // ", 81, of Leeds", " (81) aus Gera", ", 58 lat, z Ełku"
    from: new RegExp(`^(?:, ?| ?\\()\\d{1,3}(?: \\p{L}{1,8}){0,2}(?:, ?|\\),? )(?:${row.from})(?: |(?<=’))(?:la |el |las |los )?\\p{Lu}\\p{Ll}`, 'u'),
    of: new RegExp(`^,? (?:${row.from})(?: |(?<=’))(?=(?:\\p{Ll}{1,3} )?\\p{Lu})`, 'u')
  }
}

/** Whether a text tells where somebody teaches or works, or how old somebody from which town is. @param code ISO 639-3 of the text, which may be an alias @param description of the entity that would be linked, in English */
export function livesPrivately(text: string, mention: Span, code: string, description?: string): boolean {
  const words = lifeOf(modelLanguage(code))
  if (words === undefined) return false
  const behind = text.slice(mention.end, mention.end + CLAUSE)
  return words.from.test(behind) || tellsWork(behind, words) || (isOfWorkplace(behind, words, description) && hasFormOfAddress(text, mention, code))
}

/** Work by which somebody may be known whom a text calls by a hospital, a school or a firm. */
const knownAtWork =
  /doctor|physician|surgeon|nurse|scientist|immunologist|virologist|epidemiologist|psych|medic|teacher|educat|profess|academic|librarian|business|entrepreneur|execut/iu

/** `of Bolton Hospice` behind a name with a form of address, unless the known bearer is known for such work. */
function isOfWorkplace(behind: string, { of, places, endings }: Words, description = ''): boolean {
  const opening = of.exec(behind)
  if (opening === null || knownAtWork.test(description)) return false
  const name = wordsOf(behind.slice(opening[0].length).split(/[,.;:!?()\n]/u)[0]!).slice(0, MOST_OF_WORKPLACE)
  return name.some((word) => isPlaceOf(word, places, endings))
}

const isPlaceOf = (word: string, places: ReadonlySet<string>, endings: readonly string[]) => places.has(word) || endings.some((ending) => word.endsWith(ending))

function tellsWork(behind: string, { works, places, endings, who }: Words): boolean {
  const opening = /^(?:, )?/u.exec(behind)![0]
  const clause = wordsOf(
    behind
      .slice(opening.length)
      .split(/[.;:!?\n]/u)[0]!
      .split(',')[0]!
  ).slice(0, MOST_WORDS)
  const isWho = clause.length > 0 && who.has(clause[0]!)
  if (opening !== '' && !isWho) return false
  const verb = clause.findIndex((word) => works.has(word))
  if (verb < 0 || (!isWho && verb >= MOST_BEFORE_VERB)) return false
  return clause.some((word) => isPlaceOf(word, places, endings))
}
