/**
 * Addresses with a part in each line, and no number that tells (`Rose Cottage⏎Church Lane⏎Little Milton⏎Oxford OX44 7PU`): the lines from a house or a street down to the
 * postcode are places, whoever they are called after.
 */
import type { Span } from '../../../core/spans.js'
import { streetWords, wordsBeforeStreets } from '../../../core/words/street-words.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { linesOf } from '../text-lines.js'
import type { Addresses } from './addresses.js'
import { codesBeforeTowns } from './postcodes.js'

interface HouseWords {
  /** First words of houses, farms, hamlets. */
  readonly before?: string
  /** Last words of them, and of streets that need a house number elsewhere. */
  readonly behind?: string
  /** Endings of such words. */
  readonly endings?: string
}

const nordic: HouseWords = { behind: 'gård gard hage torp tun' }
const houses: Partial<Record<EntityLanguage, HouseWords>> = {
  eng: {
    before: 'Flat Apartment Unit',
    behind:
      'Cottage House Hall Farm Farmhouse Lodge Villa Grange Manor Rectory Vicarage Parsonage Barn Mill Mansions Villas Cottages Court Close Drive Way Grove Gardens Place Green Row Walk Crescent Hill Lane Street Road Avenue Terrace Mews Square Estate'
  },
  deu: { before: 'Haus Hof Gut Villa Schloss Am An Im Zum Zur Auf Hinter', endings: 'hof mühle weg platz ring haus straße strasse' },
  nld: { before: 'Huize Hoeve Villa Boerderij Kasteel', endings: 'straat laan weg hof plein dijk hoeve' },
  fra: { before: 'Villa Résidence Domaine Clos Mas Château Manoir Hameau Lieu-dit Immeuble Bâtiment Lotissement Ferme Moulin' },
  ita: { before: 'Villa Cascina Casale Podere Palazzo Località Frazione Contrada Borgo Masseria Tenuta' },
  spa: { before: 'Villa Casa Finca Cortijo Urbanización Edificio Masía Barrio Quinta Lugar' },
  cat: { before: 'Can Mas Masia Vil·la Urbanització Edifici Barri' },
  por: { before: 'Casa Quinta Vila Herdade Edifício Solar Lugar Urbanização Bairro Monte' },
  ron: { before: 'Vila Conacul Casa Cartierul Satul' },
  pol: { before: 'Willa Dwór Osiedle Dom Pensjonat' },
  swe: { ...nordic, endings: 'gården gatan vägen gränd torp stugan' },
  dan: { ...nordic, endings: 'gården gade vej hus huset' },
  nob: { ...nordic, endings: 'gården gata veien vegen' },
  nno: { ...nordic, endings: 'garden gata vegen' },
  fin: { behind: 'talo', endings: 'katu tie kuja polku kartano tila' },
  ces: { before: 'Vila Dům Statek Sídliště Na U Pod Nad' },
  slk: { before: 'Vila Dom Sídlisko Na Pod Nad' }
}
const MOST_LINES = 6
const MOST_LETTERS = 40
const MOST_WORDS = 5
/** One part of an address: capitalised words, small ones between them, and a number at either end. */
const line = /^(?:\d{1,4}[a-zA-Z]? )?(?<name>\p{Lu}[\p{L}\p{M}’'·.-]*(?: (?:[\p{Ll}]{1,4}|[\p{Lu}][\p{L}\p{M}’'·.-]*)){0,4})(?: \d{1,4}[a-zA-Z]?)?,?$/u
const british = /^(?:(?<town>\p{Lu}[\p{L}’'-]+(?:[ -](?:\p{Ll}{1,4}[ -])?\p{Lu}[\p{L}’'-]+){0,3}),? )?(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}),?$/iu
const town = String.raw`(?<town>\p{Lu}[\p{L}\p{M}’'-]+(?:[ /](?:\p{Ll}{1,4}[ ])?\p{Lu}[\p{L}\p{M}’'-]*){0,3})`

const codeLineOf = perLanguage((language) => {
  if (language === 'eng') return british
  const code = codesBeforeTowns(language)
  return code === undefined || language === 'hun' ? undefined : new RegExp(`^(?:[A-Z]{1,2}[ -])?(?<code>(?:${code})) ${town}$`, 'u')
})

interface Tells {
  readonly before: ReadonlySet<string>
  readonly behind: ReadonlySet<string>
  readonly endings: readonly string[]
}

const tellsOf = perLanguage((language): Tells => {
  const { before = '', behind = '', endings = '' } = houses[language] ?? {}
  const street = streetWords[language] ?? {}
  const split = (words: string) => words.split(' ').filter((one) => one !== '')
  return {
    before: new Set([...split(before), ...wordsBeforeStreets(street)].map((one) => one.toLowerCase())),
    behind: new Set([...split(behind), ...split(street.behind ?? '')].map((one) => one.toLowerCase())),
    endings: [...split(endings), ...split(street.endings ?? '')]
  }
})

/**
 * The places of such addresses, and their postcodes. Linear: a few lines are looked at above each postcode.
 * @param isPerson whether a stretch of text may as well be a given name and a surname (`Mary Lane`)
 */
export function addressBlocks(text: string, language: EntityLanguage, isPerson: (start: number, end: number) => boolean): Addresses {
  const places: Span[] = []
  const numbers: Span[] = []
  const codeLine = codeLineOf(language)
  if (codeLine === undefined || !/[\n\r]/u.test(text)) return { places, numbers }
  const lines = linesOf(text)
  lines.forEach(({ start, text: whole }, index) => {
    if (whole.length > MOST_LETTERS || !/\d/u.test(whole)) return
    const head = whole.length - whole.trimStart().length
    const found = codeLine.exec(whole.trim())?.groups
    if (found === undefined) return
    const above = partsAbove(text, lines, index, language, isPerson)
    if (above.length === 0) return
    places.push(...above)
    const { code, town: where } = found as { code: string; town?: string }
    const from = start + head + whole.trim().lastIndexOf(code)
    numbers.push({ start: from, end: from + code.length })
    if (where !== undefined) {
      const at = start + head + whole.trim().lastIndexOf(where)
      places.push({ start: at, end: at + where.length })
    }
  })
  return { places, numbers }
}

/** The parts in the lines right above a postcode's, from the first that is a house or a street. */
function partsAbove(
  whole: string,
  lines: readonly { readonly start: number; readonly text: string }[],
  below: number,
  language: EntityLanguage,
  isPerson: (start: number, end: number) => boolean
): Span[] {
  const parts: Span[] = []
  /** How many of them are known to belong to the address. */
  let sure = 0
  for (let index = below - 1; index >= Math.max(0, below - MOST_LINES); index--) {
    const { start, text } = lines[index]!
    if (/\n.*\n|\r\r/su.test(whole.slice(start + text.length, lines[index + 1]!.start))) break
    const body = text.trim()
    const name = body.length > MOST_LETTERS ? undefined : line.exec(body)?.groups?.name?.replace(/[,.]+$/u, '')
    if (name === undefined || name.split(' ').length > MOST_WORDS) break
    const at = start + text.indexOf(name)
    parts.push({ start: at, end: at + name.length })
    if (isHouseOrStreet(name, language)) sure = parts.length
  }
  // who it is sent to stands above all
  const top = parts[sure - 1]
  const isNamed = sure > 1 && sure === parts.length && !isHouseFirst(lines[below - sure]!.text.trim(), language) && isPerson(top!.start, top!.end)
  return parts.slice(0, isNamed ? sure - 1 : sure)
}

function isHouseFirst(name: string, language: EntityLanguage): boolean {
  return tellsOf(language).before.has(name.split(/[ \u00a0]/u)[0]!.toLowerCase())
}

function isHouseOrStreet(name: string, language: EntityLanguage): boolean {
  const { before, behind, endings } = tellsOf(language)
  const words = name.toLowerCase().split(/[ \u00a0]/u)
  const last = words.at(-1)!
  if (words.length > 1 && (before.has(words[0]!) || behind.has(last))) return true
  // articles before the word: `Le Clos Saint-Martin`
  if (words.length > 2 && before.has(words[1]!)) return true
  return endings.some((ending) => last.length > ending.length + 2 && last.endsWith(ending))
}
