/**
 * Cars by their maker and model behind an article or a word for cars (`a blue Toyota HiLux`, `einen grauen VW Golf`, `sepeda motor Honda Beat`): products whole. Models find the
 * maker, the firm by both words, or nothing.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, mentionWeight, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'

const makers =
  'Toyota|Honda|Nissan|Mazda|Mitsubishi|Subaru|Suzuki|Daihatsu|Isuzu|Lexus|Hyundai|Kia|Ford|Chevrolet|Chrysler|Dodge|Jeep|Cadillac|Buick|Tesla|Volkswagen|VW|Audi|BMW|Mercedes-Benz|Mercedes|Opel|Vauxhall|Porsche|Škoda|Skoda|SEAT|Seat|Renault|Peugeot|Citroën|Citroen|Dacia|Fiat|Alfa Romeo|Lancia|Volvo|Saab|Land Rover|Range Rover|Jaguar|Yamaha|Kawasaki|Ducati|Piaggio|Iveco|Scania|Proton|Perodua|Mahindra|Maruti Suzuki|Bajaj|Lada|Chery|Geely|BYD|Holden'
/** What is no model behind a maker. */
const firms =
  'Belts?|Motors?|Foundation|Group|Gruppe|Groupe|Grupo|Gruppo|Credit|Financial|Finance|Bank|Corporation|Corp|Inc|Company|Co|Ltd|AG|GmbH|SE|SA|Spa|NV|AB|Trucks?|Buses|Cars?|Racing|Team|World|Cup|Arena|Stadium|Center|Centre|Museum|Classic|Open|Theatre|Stiftung|Werke?|Deutschland|Germany|Europe|America|USA|UK|India|Indonesia|Malaysia|Australia|France|España|Italia|Polska|Japan|China'
/** What stands before one in a sentence: articles and possessives, and words for cars; alternatives of a regular expression. */
const before: Partial<Record<EntityLanguage, string>> = {
  eng: 'an?|his|her|their|my|our|whose|stolen|silver|blue|white|black|red|grey|gray|green',
  deu: 'eine?[nmrs]?|seine?[nmrs]?|meine?[nmrs]?|keine?[nmrs]?|ihre?[nm]?|unsere?[nm]?|pkw|auto|wagen',
  nld: 'een|zijn|haar|hun|mijn',
  swe: 'en|sin|hans|hennes|bilen',
  dan: 'en|sin|hans|hendes|bilen',
  nob: 'en|ein|sin|hans|bilen',
  nno: 'ein|sin|hans|bilen',
  fra: 'une?|son|sa|leur|mon|ma',
  spa: 'una?|su|mi|coche|auto|camioneta|vehículo',
  cat: 'una?|cotxe|vehicle',
  por: 'uma?|seu|sua|carro|veículo',
  ita: 'una?|sua|suo|auto|vettura',
  ron: 'un|o|marca|mașin[aă]|autoturism(?:ul)?',
  pol: 'samoch\\p{L}+|aut[aoe]|autem|marki|pojazd\\p{L}*',
  ces: 'aut[oaue]|autem|vozid\\p{L}+|vůz|vozu|vozem|značky',
  slk: 'aut[oaue]|autom|vozid\\p{L}+|značky',
  hrv: 'automobil\\p{L}*|vozil\\p{L}+|marke',
  srp: 'automobil\\p{L}*|vozil\\p{L}+|marke|аутомобил\\p{L}*|возил\\p{L}+|марке',
  rus: 'автомобил\\p{L}*|машин\\p{L}*|иномарк\\p{L}*|внедорожник\\p{L}*|седан\\p{L}*',
  ukr: 'автомобіл\\p{L}*|авто|машин\\p{L}*|позашляховик\\p{L}*',
  bul: 'автомобил\\p{L}*|кола|джип',
  hun: 'egy|gépkocsi|autó',
  ind: 'mobil|motor|minibus|truk|sebuah',
  msa: 'kereta|motosikal|lori|sebuah'
}
const model = String.raw`(?:\p{Lu}[\p{L}]*(?:-\p{Lu}?[\p{L}\d]+)?\d{0,3}|[A-Z]{0,2}-?\d{1,4}[a-z]{0,2})(?: (?:[A-Z]{2,4}|\d{1,3}|Fe|Cruiser|Sport|Cross|Tourer))?`
/** A sentence may begin with them. */
const inEitherCase = (words: string) => words.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)
const carOf = perLanguage((language) =>
  before[language] === undefined
    ? undefined
    : new RegExp(
        `(?<![\\p{L}\\p{M}’'])(?:${inEitherCase(before[language])})(?: \\p{Ll}{2,14}(?: \\p{Ll}{2,14})?)? (?<car>(?:${makers}) (?!(?:${firms})(?![\\p{L}\\p{M}]))${model})(?![\\p{L}\\p{M}\\d-]|[ ]\\p{Lu})`,
        'gu'
      )
)
const anyMaker = new RegExp(`(?:${makers}) `, 'u')
const CONFIDENCE = 0.85
/** German nouns behind a maker: who and what has to do with it. */
const germanNoun = /(?:fahrer|fahrerin|händler|chef|haus|werkstatt|werk|konzern|partner|teile|motor|zulieferer)$/iu

/** The names with such cars; what a model found of them gives way. Linear. @param names in any order */
export function withCarModels(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const car = carOf(language)
  if (car === undefined || !anyMaker.test(text)) return names
  const near = meetings(names.toSorted(byStart))
  const found: Mention[] = []
  const gone = new Set<Mention>()
  for (const { 0: said, index, groups } of text.matchAll(car)) {
    const name = groups!.car!
    if (language === 'deu' && germanNoun.test(name)) continue
    const [start, end] = [index + said.length - name.length, index + said.length]
    const met = near({ start, end })
    if (met.some((one) => one.start < start || one.end > end || one.weight > mentionWeight.model)) continue
    for (const one of met) gone.add(one)
    found.push(ruleMention(start, end, 'PRODUCT', 'car-models', CONFIDENCE))
  }
  return found.length === 0 ? names : [...names.filter((one) => !gone.has(one)), ...found].sort(byStart)
}
