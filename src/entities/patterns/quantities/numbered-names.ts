/** Names that end with a number as a matter of course: stock indices, lists of firms, racing classes, and German roads. Closed classes: what is in use on the world's exchanges and circuits. */
import type { EntityLanguage } from '../../languages.js'

const indices =
  'S&P|S & P|S&amp;P|Nasdaq|Nasdaq-|Dow|Dow Jones|Russell|Wilshire|CAC|SBF|DAX|MDAX|SDAX|TecDAX|CDAX|HDAX|ATX|SMI|SLI|AEX|AMX|BEL|FTSE|FTSE MIB|MIB|IBEX|PSI|ISEQ|OMX|OMXS|OMXC|OMXH|OBX|Stoxx|Stoxx Europe|Euro Stoxx|EuroStoxx|WIG|mWIG|sWIG|BUX|PX|BET|SOFIX|CROBEX|SBI TOP|BELEX|ASE|ATHEX|BIST|ISE|TA|Tel Aviv|EGX|MASI|JSE|JSE Top|Nikkei|TOPIX|JPX|KOSPI|KOSDAQ|Hang Seng|CSI|SSE|SZSE|ChiNext|STAR|FTSE China|TWSE|STI|Straits Times|KLCI|SET|LQ|IDX|VN|HNX|PSEi|Nifty|Sensex|BSE|KSE|DSE|ASX|S&P/ASX|NZX|TSX|S&P/TSX|IPC|Merval|IPSA|IBrX|Ibovespa|COLCAP|MSCI|RTS|日経|日経平均|沪深|滬深|上证|上證|创业板|코스피|코스닥|بورصة إي جي إكس|Индекс МосБиржи'
const lists = 'Fortune|Forbes|Fortune Global|Global|Inc|Deloitte Fast'
const classes = 'Formula|Formel|Formule|Fórmula|Formuła|Formuły|Formuli|Formulo|Формула|Формулы|Формуле|Формулу|F|フォーミュラ|フォーミュラ・'

const before = (names: string) => new RegExp(`(?:^|[^\\p{L}\\p{N}]|(?=\\p{sc=Han}|\\p{sc=Hang}))(?:${names})[ \\u00a0-]?$`, 'u')
const indexBefore = before(indices)
const listBefore = before(lists)
const classBefore = before(classes)

/** German roads: `auf der B 27`, `die A 7 bei Soltau`. */
const road = /(?:^|[^\p{L}\p{N}])[ABLK][ \u00a0]$/u

const LONGEST_NAME = 24
const listSizes = new Set([100, 200, 400, 500, 1000, 2000, 5000])
const LEAST_INDEX = 10
const MOST_INDEX = 5000

/** What indices are measured in: "the Dow lost 40 points" has its number before the word, "the Dow 40 points" does, too. */
const points: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  deu: /^ Punkte/u,
  eng: /^[ -]points?\b/u,
  spa: /^ puntos/u,
  por: /^ pontos/u,
  ita: /^ punti/u,
  nld: /^ punt/u,
  fra: /^ points/u,
  rus: /^ пункт/u
}

/** Whether the digits [start, end) end the name of an index, a list, a class or a road. */
export function isNumberedName(text: string, start: number, end: number, value: number, language: EntityLanguage): boolean {
  if (end - start > 4 || value % 1 !== 0) return false
  const name = text.slice(Math.max(0, start - LONGEST_NAME), start)
  if (language === 'deu' && road.test(name)) return true
  if (value >= 1 && value <= 4 && end - start === 1) return classBefore.test(name)
  if (value < LEAST_INDEX || value > MOST_INDEX || points[language]?.test(text.slice(end, end + 8)) === true) return false
  return indexBefore.test(name) ? value % 5 === 0 : listSizes.has(value) && listBefore.test(name)
}
