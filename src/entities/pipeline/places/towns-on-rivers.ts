/**
 * Towns that are told apart by their river or mountain (`Jablonov nad Turňou`, `Vrbno pod Pradědem`): one place, whatever models made of the two names. In other languages
 * (`Schin op Geul`, `Kostanjevica na Krki`) where a model found a name before the preposition.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'

/** In the case that stands behind `nad`. Whoever wins over somebody is no river. */
const rivers: Partial<Record<EntityLanguage, string>> = {
  ces: 'Labem Vltavou Moravou Sázavou Orlicí Nisou Bečvou Metují Ohří Jizerou Lužnicí Odrou Úpou Svitavou Oslavou Jihlavou Dyjí Svratkou Otavou Berounkou Mží Doubravou Cidlinou Ploučnicí Nežárkou Loučnou Bystřicí Opavou Ostravicí Olší Radbuzou Úhlavou Úslavou Střelou Želivkou Blanicí Malší Skalicí Oskavou Chrudimkou Zdobnicí Kněžnou Smědou Moravicí Vlárou Litavou Valovou Rokytnou Doubravkou Trotinou Bílinou Teplou Svatavou Popelkou Desnou Litavkou Třebovkou Vidnávkou Olešnicí Stropnicí Juhyní Rusavou Mohelnicí',
  slk: 'Váhom Hronom Turňou Topľou Bodvou Torysou Nitrou Bebravou Žitavou Myjavou Ipľom Popradom Dunajcom Laborcom Cirochou Ondavou Hornádom Hnilcom Slanou Rimavou Dunajom Moravou Kysucou Oravou Turcom Nitricou Rajčiankou Rajčankou Dudváhom Parnou Uhom Latoricou Sekčovom Svinkou Ľubicou',
  pol: 'Wisłą Odrą Bugiem Narwią Wartą Sanem Notecią Pilicą Nysą Bzurą Rawą Wkrą Drwęcą Brdą Wdą Dunajcem Popradem Rabą Sołą Wisłoką Wisłokiem Wieprzem Nidą Prosną Nerem Baryczą Bobrem Kwisą Kaczawą Obrą Drawą Regą Parsętą Łyną Pisą Biebrzą Liwcem Świdrem Kamienną Zalewem Olzą Rudawą Skawą'
}
/** Mountains and castles, in the case that stands behind `pod`. */
const mountains: Partial<Record<EntityLanguage, string>> = {
  ces: 'Pradědem Radhoštěm Ještědem Kosířem Bezdězem Klínovcem Landštejnem Hostýnem Troskami Sněžkou Kotlem Třemšínem Smrkem Křemešníkem Blaníkem Řípem Javorníkem',
  slk: 'Kriváňom Vihorlatom Tatrami Sitnom Inovcom Rozsutcom Makovicou Čergovom Braniskom Vtáčnikom Rokošom Hradovou Vrátnom Poľanou'
}
const under = new Map(Object.entries(mountains).map(([language, list]) => [language, new Set(list.split(' '))]))
const sets = new Map(Object.entries(rivers).map(([language, list]) => [language, new Set(list.split(' '))]))
const town = /(?<![\p{L}\p{M}\p{N}-])((?:\p{Lu}\p{Ll}{2,24} )?\p{Lu}\p{Ll}{2,24} (?:nad|pod) )(\p{Lu}\p{Ll}{2,14})(?![\p{L}\p{M}\p{N}])/gu
/** Two words before the river: only an adjective belongs to the town. */
const adjective = /^(?:\p{Lu}\p{Ll}*(?:[ýíáé]|ého|ému|ých|ím|ém|ego|emu|ym|iej)) \p{Lu}/u
const CONFIDENCE = 0.9

interface Rivers {
  /** Alternatives of a regular expression. */
  readonly on: string
  readonly names: string
}

const south =
  'Savi Dravi Krki Kupi Muri Dunavu Dunaju Tisi Moravi Drini Neretvi Cetini Korani Uni Bosni Soči Savinji Mirni Pesnici Mislinji Dravinji Ljubljanici Sotli Lendavi Ščavnici Sutli Bednji Lonji Česmi Glini Mrežnici Zrmanji Timoku Ibru Nišavi Drimu Lašvi Vrbasu'

/** Where the preposition is of any place, too: rivers and seas that towns are called after. */
const others: Partial<Record<EntityLanguage, Rivers>> = {
  nld: {
    on: 'op|aan den|aan de',
    names: 'Zoom Geul Rijn IJssel Maas Zaan Amstel Lek Vecht Waal Schelde Dommel Gouwe Eem Zee Vliet Rotte Schie Leie Dender Demer Dijle Nete Durme Swalm'
  },
  slv: { on: 'na|ob', names: south },
  eng: {
    on: 'on|upon',
    names:
      'Trent Avon Thames Severn Tyne Tees Tweed Wye Soar Sea Humber Don Wharfe Ouse Derwent Swale Ure Dee Mersey Stour Medway Arrow Teme Usk Ribble Aire Calder Nene Welland Wear Weaver Lune Eden Tern Lugg Dove Solway Crouch Wreake Water Hudson Spey'
  },
  fra: {
    on: 'sur|lès',
    names:
      'Loire Seine Marne Saône Rhône Sarthe Mayenne Vienne Isère Oise Aisne Somme Meuse Moselle Doubs Allier Cher Indre Creuse Charente Dordogne Lot Garonne Adour Orne Vire Vilaine Eure Aube Yonne Loing Durance Drôme Ardèche Ain Sorgue Loue Mer Sambre Escaut'
  }
}
const othersOf = perLanguage((language) => {
  const row = others[language]
  return (
    row && {
      sign: new RegExp(` (?:${row.on}) \\p{Lu}`, 'u'),
      town: new RegExp(`(?<=\\p{Ll}) (?:${row.on}) (?:${row.names.split(' ').join('|')})(?![\\p{L}\\p{M}\\p{N}’'-])`, 'gu')
    }
  )
})

/** `Schin op Geul`: a name that a model found, and its river. */
function withRiversBehind(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const row = othersOf(language)
  if (row === undefined || !row.sign.test(text)) return names
  const byEnd = new Map<number, Mention>()
  const found: Mention[] = []
  for (const { 0: rest, index } of text.matchAll(row.town)) {
    if (byEnd.size === 0) for (const name of names) byEnd.set(name.end, name)
    const head = byEnd.get(index)
    if (head === undefined || head.confidence === undefined || !heads.test(text.slice(head.start, head.end))) continue
    found.push(ruleMention(head.start, index + rest.length, 'LOCATION', 'river-town', CONFIDENCE))
  }
  return found.length === 0 ? names : withFound(text.length, names, found, ({ confidence }) => confidence !== undefined)
}

/** One word, or two of a saint's or an adjective's. */
const heads = /^\p{Lu}[\p{L}\p{M}’'-]{2,}(?: \p{Lu}[\p{L}\p{M}’'-]+)?$/u

/** The names with such towns. Linear. @param names in any order */
export function withTownsOnRivers(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const known = sets.get(language)
  if (known === undefined) return withRiversBehind(text, names, language)
  if (!/ (?:nad|pod) /.test(text)) return names
  const found: Mention[] = []
  for (const { 1: head = '', 2: river = '', index } of text.matchAll(town)) {
    if (!(head.endsWith(' nad ') ? known : under.get(language))?.has(river)) continue
    const isTwo = head.indexOf(' ') < head.length - ' nad '.length
    const skipped = isTwo && !adjective.test(head) ? head.indexOf(' ') + 1 : 0
    found.push(ruleMention(index + skipped, index + head.length + river.length, 'LOCATION', 'river-town', CONFIDENCE))
  }
  return found.length === 0 ? names : withFound(text.length, names, found, ({ confidence }) => confidence !== undefined)
}
