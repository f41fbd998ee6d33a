/**
 * Words by which streets are known, by language (ISO 639-3): kinds of streets, in the places where each language has them. Beside a house number only those that
 * make a street of hardly anything else: a `Tabellenplatz 3` or the `High Court` needs a postcode behind it.
 */

export interface StreetWords {
  /** Before the name: `rue de Rivoli`. One with an asterisk is another word as well: what stands behind it may be a person. */
  readonly before?: string
  /** Before the word where it may be any street: who is named behind it may be in it (`en la calle Pedro gritó`), unless what follows says something of the street. */
  readonly open?: readonly [before: string, goesOn: string]
  /** Behind it, as a word of its own: `Baker Street`. */
  readonly behind?: string
  /** Written together with it: `Hauptstraße`. */
  readonly endings?: string
  /** Of those before the name, ways that lead to a place: `la route de Paris` is none of Paris's names. */
  readonly ways?: string
  /** Cases, and kinds of streets and squares, that are known without a number where a town's name stands behind them or before them. */
  readonly beforeTowns?: string
  readonly behindTowns?: string
  /** The house number stands before the street. */
  readonly numberFirst?: true
}

/** The words of a table that stand before a street's name. @param unambiguousOnly without those that are other words as well */
export function wordsBeforeStreets({ before = '' }: StreetWords, unambiguousOnly = false): string[] {
  const words = before.split(' ').filter((word) => word !== '' && !(unambiguousOnly && word.endsWith('*')))
  return words.map((word) => word.replace('*', ''))
}

const norwegian: StreetWords = { endings: 'gata gate gaten veien vegen', behind: 'gate gata veg vei allé' }
const serbian: StreetWords = { before: 'ulica ulici ul. trg* bulevar bul. булевар бул. улица улици ул. трг', behind: 'ulica улица cesta' }

export const streetWords: Readonly<Record<string, StreetWords>> = {
  eng: {
    behind: 'Street St. St Road Rd. Rd Avenue Ave. Ave Lane Ln. Ln Boulevard Blvd. Blvd Square Sq. Terrace Parkway Pkwy Crescent Highway Hwy Mews',
    numberFirst: true
  },
  deu: { endings: 'straße strasse str. gasse allee chaussee', behind: 'Straße Strasse Str. Gasse Allee', behindTowns: 'platz' },
  nld: { endings: 'straat str. gracht kade plein', behind: 'Straat Laan Plein' },
  swe: { endings: 'gatan vägen gränd torget', behind: 'gata väg torg' },
  dan: { endings: 'gade vej vejen stræde allé boulevard', behind: 'Gade Vej Allé Boulevard Stræde' },
  nob: norwegian,
  nno: norwegian,
  fin: { endings: 'katu tie kuja polku', behind: 'katu tie', behindTowns: 'tori' },
  est: { behind: 'tänav tn mnt maantee puiestee pst tee', behindTowns: 'tänaval väljak' },
  lav: { behind: 'iela bulvāris prospekts ceļš', behindTowns: 'ielā laukums' },
  lit: { behind: 'gatvė g. prospektas pr. alėja al.', behindTowns: 'gatvėje gatvės aikštė aikštėje' },
  hun: { behind: 'utca u. út útja tér körút krt. köz' },
  tur: { behind: 'Caddesi Cad. Cd. Sokak Sokağı Sok. Sk. Bulvarı Blv. Mahallesi Mah.', behindTowns: 'meydanı' },
  fra: {
    before: 'rue avenue av. boulevard bd* bd. place* quai* chemin* allée impasse* cours* route* passage* square* faubourg*',
    open: [
      'dans la|sur la|par la',
      'à a au aux est était sera fut et ou où de du des dans en par pour avec sans sous sur depuis jusque près entre vers le la les qui que'
    ],
    numberFirst: true,
    ways: 'chemin route cours passage square'
  },
  spa: {
    before: 'calle c/ avenida avda. av. plaza* pza. paseo* carretera camino* ronda* travesía*',
    open: [
      'en la|por la',
      'hay había hubo está estaba es era fue se y o u de del en con sin por para a al desde hasta entre junto cerca esquina que donde hacia'
    ],
    ways: 'camino carretera ronda travesía',
    beforeTowns: 'glorieta'
  },
  cat: {
    before: 'carrer c/ avinguda av. plaça passeig ronda* rambla',
    open: ['al|pel', 'hi és era està fou va es i o de del en amb sense per a al des fins entre prop que on cap'],
    ways: 'ronda'
  },
  por: {
    before: 'rua r.* avenida av. travessa praça* largo* estrada* alameda*',
    open: ['na|pela', 'há havia é era está foi fica e ou de do da em no na com sem por para a ao à desde até entre perto que onde'],
    ways: 'estrada largo'
  },
  ita: {
    before: 'via viale piazza piazzale corso* vicolo* largo* v.le p.za c.so',
    open: ['nella|per la', 'c’è c è era sono si e o di del da in nel con senza per a al dal fino tra fra vicino che dove'],
    ways: 'largo'
  },
  ron: { before: 'strada str.* bulevardul bd. b-dul calea* șoseaua șos. aleea* piața*' },
  pol: { before: 'ul. ulica ulicy al.* aleja* aleje* alei* pl.* plac* placu* os.* osiedle*', beforeTowns: 'ulicę placem' },
  ces: { before: 'ulice ul. náměstí nám. třída* tř.*', behind: 'ulice náměstí třída', beforeTowns: 'ulici' },
  slk: { before: 'ulica ul. námestie nám. trieda*', behind: 'ulica námestie cesta', beforeTowns: 'ulici námestí' },
  slv: { behind: 'ulica cesta trg', beforeTowns: 'ulica ulici trg trgu' },
  hrv: { ...serbian, beforeTowns: 'trgu' },
  srp: { ...serbian, beforeTowns: 'тргу trgu' },
  bul: { before: 'улица ул. бул. булевард пл.* площад*' },
  rus: {
    before: 'улица ул. проспект просп. пр-т пр. переулок пер.* бульвар бул. площадь* пл.* шоссе набережная наб.',
    behind: 'улица проспект переулок бульвар шоссе',
    beforeTowns: 'улице улицу улицы площади проспекте',
    behindTowns: 'площадь'
  },
  ukr: {
    before: 'вулиця вул. проспект просп. пр-т провулок пров. бульвар бул. площа* пл.*',
    behind: 'вулиця',
    beforeTowns: 'вулиці вулицю площі проспекті',
    behindTowns: 'площа'
  },
  ell: { before: 'οδός οδού οδό λεωφόρος λεωφόρου λεωφ. λ.* πλατεία πλ.', beforeTowns: 'λεωφόρο πλατείας' },
  ind: { before: 'Jalan Jl. Jln. Gang* Gg.' },
  msa: { before: 'Jalan Jln. Lorong Persiaran' },
  vie: { before: 'đường* phố* ngõ*' }
}
