/** Units of measure behind numbers: `200 ml`, `90 км/ч`. Like every abbreviation a unit has itself for a lemma, whatever a treebank has written out. */
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { splitsPoints } from '../tokenize/abbreviations.js'

/** Units as they are written, those with the letters of other words only where nothing else is meant behind a number (not г, which is also a year). */
const units: ReadonlySet<string> = new Set(
  (
    'nm µm mm cm dm m km mm² cm² m² km² mm³ cm³ m³ ha ml cl dl l L hl mg g dag dkg kg t s ms min h Hz kHz MHz GHz V mV kV A mA W kW MW GW Wh kWh MWh GWh ' +
    'J kJ MJ cal kcal Pa hPa kPa bar B kB KB MB GB TB kbit Mbit Gbit px dpi mph rpm oz lb ft ' +
    'мм см дм м км га мл л мг кг т с сек мин ч Гц кГц МГц ГГц В кВ А Вт кВт МВт ккал Б КБ МБ ГБ ТБ χλμ'
  ).split(' ')
)
const LONGEST_UNIT = 4
/** Tags of words that only look like units (`3 с половиной`). */
const others = new Set<number>([tagNumber.ADP, tagNumber.CONJ, tagNumber.DET, tagNumber.PART, tagNumber.PRON, tagNumber.SCONJ, tagNumber.VERB])
/** Languages whose treebanks write units out. */
const writtenOut: ReadonlySet<string> = new Set(['bul'])
const POINT = 46
const SLASH = 47

/** Places of units with their lemmas. */
export function* unitLemmas(tokens: TokenList, tags: Uint8Array, language: string): Generator<readonly [index: number, lemma: string]> {
  if (writtenOut.has(language)) return
  const { text, starts, ends, classes } = tokens
  const isSign = (index: number, code: number): boolean =>
    index < tokens.count && text.charCodeAt(starts[index]!) === code && ends[index]! - starts[index]! === 1
  let last = -1
  for (let index = 1; index < tokens.count; index++) {
    if (ends[index]! - starts[index]! > LONGEST_UNIT || classes[index]! >= TokenClass.url) continue
    const isBehind = classes[index - 1] === TokenClass.number || (last >= 0 && last === index - 2 && isSign(index - 1, SLASH))
    if (!isBehind || others.has(tags[index]!)) continue
    const form = text.slice(starts[index]!, ends[index]!)
    if (!units.has(form) || (splitsPoints(language) && isSign(index + 1, POINT))) continue
    last = index
    yield [index, form]
  }
}
