/**
 * Words by which streets are known beside a house number: kinds of streets, in the places where each language has them. Only those that make a street of hardly
 * anything else: a `Tabellenplatz 3` or the `High Court` needs a postcode behind it.
 */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

export interface StreetWords {
  /** Before the name: `rue de Rivoli`. One with an asterisk is another word as well: what stands behind it may be a person. */
  readonly before?: string
  /** Before the word where it may be any street: who is named behind it may be in it (`en la calle Pedro gritó`), unless what follows says something of the street. */
  readonly open?: readonly [before: string, goesOn: string]
  /** Behind it, as a word of its own: `Baker Street`. */
  readonly behind?: string
  /** Written together with it: `Hauptstraße`. */
  readonly endings?: string
  /** The house number stands before the street. */
  readonly numberFirst?: true
}

/** The words of a table that stand before a street's name. @param unambiguousOnly without those that are other words as well */
export function wordsBeforeStreets({ before = '' }: StreetWords, unambiguousOnly = false): string[] {
  const words = before.split(' ').filter((word) => word !== '' && !(unambiguousOnly && word.endsWith('*')))
  return words.map((word) => word.replace('*', ''))
}

const norwegian: StreetWords = { endings: 'gata gate gaten veien vegen', behind: 'gate gata veg vei allé' }
const serbian: StreetWords = { before: 'ulica ul. trg* bulevar bul. булевар бул. улица ул. трг', behind: 'ulica улица cesta' }

export const streetWords: Partial<Record<EntityLanguage, StreetWords>> = {
  eng: {
    behind: 'Street St. St Road Rd. Rd Avenue Ave. Ave Lane Ln. Ln Boulevard Blvd. Blvd Square Sq. Terrace Parkway Pkwy Crescent Highway Hwy Mews',
    numberFirst: true
  },
  deu: { endings: 'straße strasse str. gasse allee chaussee', behind: 'Straße Strasse Str. Gasse Allee' },
  nld: { endings: 'straat str. gracht kade plein', behind: 'Straat Laan Plein' },
  swe: { endings: 'gatan vägen gränd torget', behind: 'gata väg torg' },
  dan: { endings: 'gade vej vejen stræde allé boulevard', behind: 'Gade Vej Allé Boulevard Stræde' },
  nob: norwegian,
  nno: norwegian,
  fin: { endings: 'katu tie kuja polku', behind: 'katu tie' },
  est: { behind: 'tänav tn mnt maantee puiestee pst tee' },
  lav: { behind: 'iela bulvāris prospekts ceļš' },
  lit: { behind: 'gatvė g. prospektas pr. alėja al.' },
  hun: { behind: 'utca u. út útja tér körút krt. köz' },
  tur: { behind: 'Caddesi Cad. Cd. Sokak Sokağı Sok. Sk. Bulvarı Blv. Mahallesi Mah.' },
  fra: {
    before: 'rue avenue av. boulevard bd* bd. place* quai* chemin* allée impasse* cours* route* passage* square* faubourg*',
    open: [
      'dans la|sur la|par la',
      'à a au aux est était sera fut et ou où de du des dans en par pour avec sans sous sur depuis jusque près entre vers le la les qui que'
    ],
    numberFirst: true
  },
  spa: {
    before: 'calle c/ avenida avda. av. plaza* pza. paseo* carretera camino* ronda* travesía*',
    open: [
      'en la|por la',
      'hay había hubo está estaba es era fue se y o u de del en con sin por para a al desde hasta entre junto cerca esquina que donde hacia'
    ]
  },
  cat: {
    before: 'carrer c/ avinguda av. plaça passeig ronda* rambla',
    open: ['al|pel', 'hi és era està fou va es i o de del en amb sense per a al des fins entre prop que on cap']
  },
  por: {
    before: 'rua r.* avenida av. travessa praça* largo* estrada* alameda*',
    open: ['na|pela', 'há havia é era está foi fica e ou de do da em no na com sem por para a ao à desde até entre perto que onde']
  },
  ita: {
    before: 'via viale piazza piazzale corso* vicolo* largo* v.le p.za c.so',
    open: ['nella|per la', 'c’è c è era sono si e o di del da in nel con senza per a al dal fino tra fra vicino che dove']
  },
  ron: { before: 'strada str.* bulevardul bd. b-dul calea* șoseaua șos. aleea* piața*' },
  pol: { before: 'ul. ulica ulicy al.* aleja* aleje* alei* pl.* plac* placu* os.* osiedle*' },
  ces: { before: 'ulice ul. náměstí nám. třída* tř.*', behind: 'ulice náměstí třída' },
  slk: { before: 'ulica ul. námestie nám. trieda*', behind: 'ulica námestie cesta' },
  slv: { behind: 'ulica cesta trg' },
  hrv: serbian,
  srp: serbian,
  bul: { before: 'улица ул. бул. булевард пл.* площад*' },
  rus: {
    before: 'улица ул. проспект просп. пр-т пр. переулок пер.* бульвар бул. площадь* пл.* шоссе набережная наб.',
    behind: 'улица проспект переулок бульвар шоссе'
  },
  ukr: { before: 'вулиця вул. проспект просп. пр-т провулок пров. бульвар бул. площа* пл.*', behind: 'вулиця' },
  ell: { before: 'οδός οδού οδό λεωφόρος λεωφόρου λεωφ. λ.* πλατεία πλ.' },
  ind: { before: 'Jalan Jl. Jln. Gang* Gg.' },
  msa: { before: 'Jalan Jln. Lorong Persiaran' },
  vie: { before: 'đường* phố* ngõ*' }
}

/** Words for streets that are words of their own, in small letters. */
export const kindsOfStreets: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => {
  const words = streetWords[language] ?? {}
  return new Set([...wordsBeforeStreets(words), ...(words.behind?.split(' ') ?? [])].map((word) => word.toLowerCase().replace(/\.$/u, '')))
})
