/**
 * Words by which streets are known beside a house number: kinds of streets, in the places where each language has them. Only those that make a street of hardly
 * anything else: a `Tabellenplatz 3` or the `High Court` needs a postcode behind it.
 */
import type { EntityLanguage } from '../../languages.js'

export interface StreetWords {
  /** Before the name: `rue de Rivoli`. */
  readonly before?: string
  /** Behind it, as a word of its own: `Baker Street`. */
  readonly behind?: string
  /** Written together with it: `Hauptstraße`. */
  readonly endings?: string
  /** The house number stands before the street. */
  readonly numberFirst?: true
}

const norwegian: StreetWords = { endings: 'gata gate gaten veien vegen', behind: 'gate gata veg vei allé' }
const serbian: StreetWords = { before: 'ulica ul. trg bulevar bul. булевар бул. улица ул. трг', behind: 'ulica улица cesta' }

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
  fra: { before: 'rue avenue av. boulevard bd bd. place quai chemin allée impasse cours route passage square faubourg', numberFirst: true },
  spa: { before: 'calle c/ avenida avda. av. plaza pza. paseo carretera camino ronda travesía' },
  cat: { before: 'carrer c/ avinguda av. plaça passeig ronda rambla' },
  por: { before: 'rua r. avenida av. travessa praça largo estrada alameda' },
  ita: { before: 'via viale piazza piazzale corso vicolo largo v.le p.za c.so' },
  ron: { before: 'strada str. bulevardul bd. b-dul calea șoseaua șos. aleea piața' },
  pol: { before: 'ul. ulica ulicy al. aleja aleje alei pl. plac placu os. osiedle' },
  ces: { before: 'ulice ul. náměstí nám. třída tř.', behind: 'ulice náměstí třída' },
  slk: { before: 'ulica ul. námestie nám. trieda', behind: 'ulica námestie cesta' },
  slv: { behind: 'ulica cesta trg' },
  hrv: serbian,
  srp: serbian,
  bul: { before: 'улица ул. бул. булевард пл. площад' },
  rus: {
    before: 'улица ул. проспект просп. пр-т пр. переулок пер. бульвар бул. площадь пл. шоссе набережная наб.',
    behind: 'улица проспект переулок бульвар шоссе'
  },
  ukr: { before: 'вулиця вул. проспект просп. пр-т провулок пров. бульвар бул. площа пл.', behind: 'вулиця' },
  ell: { before: 'οδός οδού οδό λεωφόρος λεωφόρου λεωφ. λ. πλατεία πλ.' },
  ind: { before: 'Jalan Jl. Jln. Gang Gg.' },
  msa: { before: 'Jalan Jln. Lorong Persiaran' },
  vie: { before: 'đường phố ngõ' }
}
