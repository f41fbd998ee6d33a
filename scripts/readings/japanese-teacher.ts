/**
 * Labels tokenized Japanese sentences with readings: the best path through the dictionary entries of the given tokens by the costs of
 * UniDic's own conditional random field (MeCab's matrix), as MeCab would choose if it had to keep to these tokens.
 */
import { type MecabDictionary, openMecab } from './mecab.js'

export interface JapaneseEntry {
  readonly reading: string
  /** Tag of the service. */
  readonly tag: string
  readonly left: number
  readonly right: number
  readonly cost: number
}

export interface JapaneseLexicon {
  readonly entries: ReadonlyMap<string, readonly JapaneseEntry[]>
  readonly dictionary: MecabDictionary
}

const tags: Readonly<Record<string, string>> = {
  名詞: 'NOUN',
  代名詞: 'PRON',
  動詞: 'VERB',
  形容詞: 'ADJ',
  形状詞: 'ADJ',
  副詞: 'ADV',
  連体詞: 'DET',
  接続詞: 'CONJ',
  感動詞: 'INTJ',
  助詞: 'ADP',
  助動詞: 'VERB',
  接頭辞: 'NOUN',
  接尾辞: 'NOUN',
  記号: 'SYM',
  補助記号: 'PUNCT'
}

/** Everyday readings where UniDic's costs prefer the formal one. */
const everyday: Readonly<Record<string, string>> = { 私: 'ワタシ', 明日: 'アシタ', 昨日: 'キノウ' }

/** Days of the month (and numbers of days) that are counted in native numerals: フツカ to トオカ, ジュウヨッカ, ハツカ, ニジュウヨッカ. */
const nativeDays: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20, 24])

/** Fields of a MeCab feature string. */
export function featureFields(feature: string): string[] {
  return feature.includes('"') ? feature.replace(/"[^"]*"/g, '*').split(',') : feature.split(',')
}

/** Opens UniDic (unidic-lite). */
export function openUnidic(folder: string): JapaneseLexicon {
  const dictionary = openMecab(folder)
  const entries = new Map<string, JapaneseEntry[]>()
  dictionary.each((surface, found) => {
    const kept = found.flatMap(({ left, right, cost, feature }) => {
      const fields = featureFields(feature)
      const reading = fields[17]
      if (reading === undefined || !/^[\u30a1-\u30fa\u30fc]+$/.test(reading)) return []
      const tag = fields[1] === '固有名詞' ? 'PROPN' : fields[1] === '数詞' ? 'NUM' : (tags[fields[0]!] ?? 'X')
      return [{ reading, tag, left, right, cost }]
    })
    if (kept.length > 0) entries.set(surface, kept)
  })
  return { entries, dictionary }
}

/** Reading of each token (`given`: its tags), undefined for tokens that the lexicon does not know. */
export function labelReadings(lexicon: JapaneseLexicon, forms: readonly string[], given: readonly string[]): (string | undefined)[] {
  const { dictionary } = lexicon
  // digits are read like numerals: 5月 as 五月
  const numbers = lexicon.entries.get('五')?.filter((entry) => entry.tag === 'NUM')
  let states: { entry: JapaneseEntry | undefined; cost: number; from: number }[] = [{ entry: undefined, cost: 0, from: -1 }]
  const columns = [states]
  for (const form of forms) {
    const entries = /^[0-9０-９.,]+$/.test(form) ? numbers : lexicon.entries.get(form)
    const previous = states
    const link = (left: number) => {
      let best = 0
      let bestCost = Infinity
      for (const [index, state] of previous.entries()) {
        const cost = state.cost + (state.entry === undefined ? 0 : dictionary.connection(state.entry.right, left))
        if (cost < bestCost) {
          best = index
          bestCost = cost
        }
      }
      return { from: best, cost: bestCost }
    }
    if (entries === undefined) {
      const { from, cost } = previous.reduce((best, state, index) => (state.cost < best.cost ? { from: index, cost: state.cost } : best), {
        from: 0,
        cost: Infinity
      })
      states = [{ entry: undefined, cost, from }]
    } else {
      states = entries.map((entry) => {
        const { from, cost } = link(entry.left)
        return { entry, cost: cost + entry.cost, from }
      })
    }
    columns.push(states)
  }
  const readings: (string | undefined)[] = new Array(forms.length)
  let at = columns.at(-1)!.reduce((best, state, index, all) => (state.cost < all[best]!.cost ? index : best), 0)
  for (let index = forms.length - 1; index >= 0; index--) {
    const state = columns[index + 1]![at]!
    readings[index] = corrected(forms, given, index, state.entry?.reading)
    at = state.from
  }
  return readings
}

function corrected(forms: readonly string[], given: readonly string[], index: number, reading: string | undefined): string | undefined {
  const form = forms[index]!
  if (reading !== undefined && everyday[form] !== undefined) return everyday[form]
  const before = forms[index - 1]?.normalize('NFKC')
  if (form === '日' && before !== undefined && /^[0-9]+$/.test(before)) return nativeDays.has(Number(before)) ? 'カ' : 'ニチ'
  // a family: 徳川家
  if (form === '家' && given[index - 1] === 'PROPN') return 'ケ'
  return reading
}
