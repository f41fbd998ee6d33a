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
const everyday: Readonly<Record<string, string>> = {
  私: 'ワタシ',
  明日: 'アシタ',
  昨日: 'キノウ',
  一昨日: 'オトトイ',
  一昨年: 'オトトシ',
  上手: 'ジョウズ',
  下手: 'ヘタ',
  五月: 'ゴガツ'
}

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
  return (
    byNeighbours[form]?.({
      before: forms[index - 1] ?? '',
      beforeTag: given[index - 1] ?? '',
      next: forms[index + 1] ?? '',
      number: numberBefore(forms, index)
    }) ?? reading
  )
}

interface Neighbours {
  readonly before: string
  readonly beforeTag: string
  readonly next: string
  /** The number that stands before the word. */
  readonly number: number | undefined
}

const one = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Places and times that something fills wholly: 世界中 セカイジュウ, but 会議中 カイギチュウ. */
const filled = one('世界 日本 国 町 村 家 体 部屋 学校 日 年 晩 夜')
const determiners = one('この その あの どの の 来る 翌')
/** Forms of 開く without and with an object: アク, ヒラク. */
const open = (stem: string) => (place: Neighbours) => (place.before === 'が' ? `ア${stem}` : place.before === 'を' ? `ヒラ${stem}` : undefined)
const pass = (end: string) => (place: Neighbours) =>
  place.before === 'に' || place.before === 'へ' ? `カヨ${end}` : place.before === 'を' || place.before === 'が' ? `トオ${end}` : undefined

/** Readings by the neighbours where UniDic's costs, which see two classes of words at a time, choose badly. */
const byNeighbours: Readonly<Record<string, (place: Neighbours) => string | undefined>> = {
  人: ({ beforeTag, number }) => (number !== undefined ? 'ニン' : beforeTag === 'PROPN' ? 'ジン' : undefined),
  日: ({ number }) => (number === undefined ? undefined : nativeDays.has(number) ? 'カ' : 'ニチ'),
  // a family: 徳川家
  家: ({ beforeTag }) => (beforeTag === 'PROPN' ? 'ケ' : undefined),
  中: ({ before }) => (filled.has(before) ? 'ジュウ' : undefined),
  間: ({ before, beforeTag }) => (before === 'の' || before === 'この' || beforeTag === 'ADJ' || beforeTag === 'VERB' ? 'アイダ' : undefined),
  何: ({ next }) => (one('を が も か に さ').has(next) ? 'ナニ' : one('です だ で の て と').has(next) ? 'ナン' : undefined),
  年: ({ before, next, number }) => (number !== undefined ? 'ネン' : determiners.has(before) || next === 'を' ? 'トシ' : undefined),
  本: ({ number }) => (number === undefined ? undefined : [1, 6, 8, 10, 0].includes(number % 10) ? 'ポン' : number % 10 === 3 ? 'ボン' : 'ホン'),
  開い: open('イ'),
  開く: open('ク'),
  開き: open('キ'),
  開か: open('カ'),
  通っ: pass('ッ'),
  通う: pass('ウ'),
  通い: pass('イ')
}

const DIGITS = '〇一二三四五六七八九'

/** The number that a run of numerals before a word is worth: 15 and 十五, in one token or two. */
function numberBefore(forms: readonly string[], index: number): number | undefined {
  let text = ''
  for (let at = index - 1; at >= 0 && at >= index - 4 && /^[0-9０-９〇一二三四五六七八九十]+$/.test(forms[at]!); at--) text = forms[at]! + text
  if (text === '') return undefined
  const plain = text.normalize('NFKC')
  if (/^[0-9]+$/.test(plain)) return Number(plain)
  const ten = plain.indexOf('十')
  if (ten === -1) return plain.length === 1 ? DIGITS.indexOf(plain) : undefined
  return (ten === 0 ? 1 : Math.max(DIGITS.indexOf(plain[ten - 1]!), 0)) * 10 + Math.max(DIGITS.indexOf(plain[ten + 1] ?? '〇'), 0)
}
