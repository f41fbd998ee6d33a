/** Case forms of names of currencies that are too short to take any ending (`unit-lexicon.ts`): "lirayı", "euróval", "eurem". */
import type { EntityLanguage } from '../../languages.js'
import { product } from '../temporal/words.js'

/** Stems with the endings that stand on them. */
const rows = (...stems: ReadonlyArray<readonly [stems: string, endings: string]>) => stems.map(([stem, endings]) => product(stem, endings)).join('|')

const turkishFront = 'yu ya nun da dan la yla luk dur su sunu suna sunun sundan lar'
const croatianEuros = 'e u om i ima'

/** Of whole units. */
export const currencyCases: Readonly<Partial<Record<EntityLanguage, string>>> = {
  bul: rows(['лев', 'ове овете а ът']),
  ces: rows(['eur', 'a e o u em y ů ům ech'], ['libr', 'a y u ou e ami ách ám']),
  est: rows(['euro', 'd t ga st le lt l sse s ni na ks de dega dest dele']),
  fin: rows(
    ['euro', 'lle lta ksi ssa na tta ja jen illa ille ista ihin'],
    ['punna', 'lla lle lta sta ksi t'],
    ['puntaa', '- n'],
    ['kruunu', 'ja jen'],
    ['dollare', 'ita illa']
  ),
  hrv: rows(['eur', croatianEuros], ['kun', 'ama o om']),
  hun: rows(['euró', '- t ért val ba ban ból ra ról nak tól ig hoz nál ja s k'], ['jen', 't ért nel be ből re es'], ['lej', 't ért jel be ből re es']),
  lit: rows(['eur', 'ą ui ams uose uos'], ['lit', 'ą ui ams']),
  pol: rows(['złotów', 'ka ki ce kę ką ek kami kach kom'], ['hrywn', 'a y ę ą ie ami ach om'], ['hrywien', '-'], ['jen', 'a y ów ami']),
  pus: 'افغانیو|افغانيو|افغانۍ|افغانې|کلدارو|کلدار|روپیو|روپۍ|ډالرونه|یوروګانو|پونډو',
  rus: rows(
    ['юан', 'ь я ю ем и ей ям ями ях'],
    ['иен', 'е ой ам ами ах'],
    ['лир', 'а ы е у ам ами ах'],
    ['крон', 'а ы у ам ами ах'],
    ['злот', 'ых ым ыми ого']
  ),
  slk: rows(['eur', 'om ám ách ami'], ['libr', 'ami ách ám']),
  slv: rows(['evr', 'u om oma ov ih em']),
  srp: rows(['evr', croatianEuros], ['евр', 'е у ом и има'], ['kun', 'ama e u']),
  tur: rows(
    ['lira', 'yı nın da dır yla lar ları lara larla larca sını sına sının sından sıyla cık'],
    ['euro', turkishFront],
    ['avro', turkishFront],
    ['yen', 'i in le de lik'],
    ['peso', turkishFront]
  ),
  ukr: rows(['єн', 'а и ам ами ах'], ['юан', 'ь я і ів ям ями ях'], ['злот', 'ий ого і им ими'])
}

/** Of cents and their like. */
export const centCases: Readonly<Partial<Record<EntityLanguage, string>>> = {
  ces: rows(['cent', 'u em ech ům']),
  est: rows(['sen', 'di te diga dile dist dini']),
  fin: rows(['sent', 'illä ille istä iltä iksi in']),
  hun: rows(['cent', 'et ért tel be ből re es']),
  lav: rows(['cent', 'iem os am']),
  lit: rows(['cent', 'ą ui ais ams us']),
  pol: rows(['cent', 'a om ami ach em']),
  slk: rows(['cent', 'mi om och']),
  slv: rows(['cent', 'i ih om u']),
  srp: rows(['cent', 'ima om'], ['цент', 'има ом']),
  tur: rows(['sent', 'i in le']),
  ukr: rows(['цент', 'ам ами ах'])
}
