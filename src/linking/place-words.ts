/** Words around names of places that make them parts of other names: streets, peers, firms, persons; by language (ISO 639-3). */
import { andWordsOf } from '../core/words/and-words.js'
import { type StreetWords, streetWords, wordsBeforeStreets } from '../core/words/street-words.js'
import { phraseTables } from './phrases.js'

const streetTables = (words: (row: StreetWords) => readonly string[]) =>
  phraseTables(Object.fromEntries(Object.entries(streetWords).map(([language, row]) => [language, words(row).join(' ')])))
const listOf = (words = '') => words.split(' ')

/** Streets and squares before the name, as written in a text about them. */
export const streetsBefore = streetTables((row) => {
  const ways = new Set(listOf(row.ways))
  return [...wordsBeforeStreets(row).filter((word) => !ways.has(word)), ...listOf(row.beforeTowns)]
})
/** Streets behind the name, or as a part of it. */
export const streetsBehind = streetTables(({ behind, behindTowns }) => [...listOf(behind), ...listOf(behindTowns)])
/** What joins them to the name. */
export const ofWords = phraseTables({
  eng: 'of',
  deu: 'von zu',
  fra: 'de du d',
  spa: 'de del',
  cat: 'de d',
  por: 'de da do',
  ita: 'di d del della',
  nld: 'van',
  swe: 'av',
  dan: 'af',
  nob: 'av',
  nno: 'av'
})
/** Peers, who are called by places that are not theirs; of kings and princes the country is meant. */
export const peers = phraseTables({
  eng: 'duke duchess earl count countess marquess marchioness viscount viscountess baron baroness',
  deu: 'herzog herzogs herzogin graf grafen gräfin fürst fürstin freiherr',
  fra: 'duc duchesse comte comtesse marquis marquise vicomte vicomtesse baron baronne',
  spa: 'duque duquesa conde condesa marqués marquesa vizconde vizcondesa barón baronesa',
  cat: 'duc duquessa comte comtessa marquès marquesa baró',
  por: 'duque duquesa conde condessa marquês marquesa visconde viscondessa barão',
  ita: 'duca duchessa conte contessa marchese marchesa visconte barone baronessa',
  nld: 'hertog hertogin graaf gravin markies baron',
  swe: 'hertig hertigen hertiginna hertiginnan greve greven grevinnan',
  dan: 'hertug hertugen hertuginde hertuginden greve greven',
  nob: 'hertug hertugen hertuginne hertuginnen greve greven'
})

/** Firms that are called by a noun and a name: brewery, bank, insurer, airline, manufacturer, publisher, chain of shops, firm. */
export const firms = phraseTables({
  eng: 'brewery brewer insurer airline carmaker automaker manufacturer retailer publisher firm company startup supermarket',
  deu: 'brauerei brauereikonzern versicherer versicherung fluggesellschaft autobauer hersteller händler verlag firma konzern unternehmen reederei',
  fra: 'brasserie brasseur assureur compagnie constructeur fabricant enseigne éditeur entreprise société groupe armateur',
  spa: 'cervecera cervecería aseguradora aerolínea fabricante cadena editorial empresa compañía naviera',
  por: 'cervejeira cervejaria seguradora fabricante editora empresa companhia construtora',
  ita: 'birrificio birreria assicurazione compagnia casa_editrice azienda società ditta gruppo',
  cat: 'cervesera asseguradora aerolínia fabricant editorial empresa companyia',
  nld: 'brouwerij brouwer verzekeraar luchtvaartmaatschappij fabrikant uitgeverij bedrijf keten',
  swe: 'bryggeriet försäkringsbolaget flygbolaget tillverkaren företaget förlaget',
  dan: 'bryggeriet forsikringsselskabet flyselskabet producenten firmaet virksomheden forlaget',
  nob: 'bryggeriet forsikringsselskapet flyselskapet produsenten firmaet selskapet forlaget',
  pol: 'browar ubezpieczyciel firma spółka producent wydawnictwo przewoźnik',
  ces: 'pivovar pojišťovna firma společnost výrobce nakladatelství',
  slk: 'pivovar poisťovňa firma spoločnosť výrobca vydavateľstvo',
  hrv: 'pivovara osiguravatelj tvrtka proizvođač nakladnik',
  rus: 'пивоварня страховщик авиакомпания фирма компания издательство производитель',
  ukr: 'пивоварня страховик авіакомпанія фірма компанія видавництво виробник',
  ron: 'berăria asigurătorul compania firma editura producătorul',
  hun: 'sörgyár biztosító légitársaság cég vállalat kiadó gyártó',
  fin: 'panimo vakuutusyhtiö lentoyhtiö yritys kustantamo valmistaja',
  tur: 'sigortacı havayolu şirketi firması yayınevi'
})

/** And. */
export const joiners = phraseTables(andWordsOf)
/** Particles and articles that may stand before the second name: `a Vitória e o Pedro`. */
export const articles = phraseTables({
  por: 'o a os as do da',
  cat: 'la el en na',
  ita: 'il la lo l',
  spa: 'la el',
  fra: 'la le l',
  deu: 'der die den dem das',
  nld: 'de het',
  eng: 'the',
  swe: 'den det',
  dan: 'den det',
  nob: 'den det',
  nno: 'den det',
  ell: 'ο η τον την του της'
})
