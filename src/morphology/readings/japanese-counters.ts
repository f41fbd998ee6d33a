/**
 * Numbers with their counters: 三匹 サンビキ, 六分 ロップン, 二十日 ハツカ. The end of the number and the first sound of the counter change each other, so both are
 * read together, by characters, and each token gets its part.
 */
import { type PartOfSpeech, partsOfSpeech } from '../../core/part-of-speech.js'
import type { TokenList } from '../../core/spans.js'

const DIGITS = '〇一二三四五六七八九'
const DIGIT_READINGS = ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ']
const UNITS: Readonly<Record<string, { readonly worth: number; readonly reading: string }>> = {
  十: { worth: 10, reading: 'ジュウ' },
  百: { worth: 100, reading: 'ヒャク' },
  千: { worth: 1000, reading: 'セン' },
  万: { worth: 1e4, reading: 'マン' },
  億: { worth: 1e8, reading: 'オク' },
  兆: { worth: 1e12, reading: 'チョウ' }
}
/** How many, and some: they stand in the place of a digit. */
const OPEN_DIGITS: Readonly<Record<string, string>> = { 何: 'ナン', 数: 'スウ' }
/** Longer numbers are left as they are, so that time stays linear. */
const LONGEST_NUMBER = 16

/** How a counter and the number before it change each other. */
interface SoundClass {
  /** Last elements of a number that end in ッ before the counter. */
  readonly geminate: string
  /** Steps that the first kana goes (1 voiced, 2 half-voiced) behind these, and behind those. */
  readonly geminateStep: number
  readonly voiced: string
  readonly voicedStep: number
}

const sounds = (geminate: string, geminateStep: number, voiced: string, voicedStep: number): SoundClass => ({ geminate, geminateStep, voiced, voicedStep })
/** By the first sound of the counter; those with a capital are voiced behind ン. */
const classes: Readonly<Record<string, SoundClass>> = {
  plain: sounds('', 0, '', 0),
  k: sounds('168十百', 0, '', 0),
  K: sounds('168十百', 0, '3千万何', 1),
  s: sounds('18十', 0, '', 0),
  S: sounds('18十', 0, '3千万何', 1),
  h: sounds('168十百', 2, '3千万何', 1),
  p: sounds('168十百', 2, '3千万何', 2),
  // 四分 ヨンプン
  P: sounds('168十百', 2, '34千万何', 2)
}

/** Counters by class: the word and its reading, a point between the characters; behind a slash the digits that it has in a form of its own. */
const table: Readonly<Record<string, string>> = {
  plain:
    '枚マイ 台ダイ 円エン/4ヨ 度ド 番バン 名メイ 秒ビョウ 年ネン/4ヨ 人ニン/4ヨ 時ジ/4ヨ,7シチ,9ク 月ガツ/4シ,7シチ,9ク 日ニチ/7シチ,9ク 位イ 号ゴウ 話ワ 部ブ 問モン 面メン 輪リン 両リョウ 膳ゼン 畳ジョウ/4ヨ 倍バイ 列レツ 羽ワ 次ジ/4ヨ 代ダイ 段ダン 条ジョウ 割ワリ つツ 行ギョウ 部屋ヘ.ヤ 皿サラ 晩バン 袋フクロ 箱ハコ 通りトオ.リ 切れキ.レ 株カブ 束タバ 粒ツブ 桁ケタ 口クチ',
  k: '回カイ 個コ 件ケン 機キ 曲キョク 課カ 巻カン 級キュウ 期キ 脚キャク 球キュウ 基キ 区ク 局キョク 校コウ 句ク 画カク 缶カン か月カ.ゲツ ヶ月カ.ゲツ ケ月カ.ゲツ カ月カ.ゲツ ヵ月カ.ゲツ 箇月カ.ゲツ か国カ.コク ヶ国カ.コク カ国カ.コク か所カ.ショ ヶ所カ.ショ カ所カ.ショ ヵ所カ.ショ 箇所カ.ショ 個所カ.ショ か年カ.ネン',
  K: '階カイ 軒ケン',
  s: '冊サツ 歳サイ 才サイ 週シュウ 社シャ 種シュ 種類シュ.ルイ 章ショウ 周シュウ 周年シュウ.ネン 世紀セイ.キ 世セイ 席セキ 隻セキ 層ソウ 勝ショウ 節セツ 戦セン 首シュ 尺シャク 頭トウ 点テン 着チャク 通ツウ 対ツイ 体タイ 店テン 丁目チョウ.メ 丁チョウ 棟トウ 党トウ 等トウ 滴テキ トント.ン',
  S: '足ソク 寸スン',
  h: '本ホン 匹ヒキ 杯ハイ 票ヒョウ 遍ヘン 俵ヒョウ',
  p: '泊ハク 版ハン 班ハン 発ハツ 敗ハイ 品ヒン 歩ホ 拍ハク 編ヘン 筆ヒツ',
  P: '分フン'
}

interface Counter {
  readonly parts: readonly string[]
  readonly sounds: SoundClass
  readonly digits: ReadonlyMap<string, string>
}

const counters = new Map<string, Counter>()
for (const [name, list] of Object.entries(table)) {
  for (const entry of list.split(' ')) {
    const [written, digits = ''] = entry.split('/')
    // トン is written as it is read
    const [, word, reading] = /^(トン|[^ァ-ヴ]+?|[ヶケカヵ][月国所])(ト\.ン|[ァ-ヴ][ァ-ヴー.]*)$/.exec(written!)!
    const own = digits === '' ? [] : digits.split(',').map((one) => [one[0]!, one.slice(1)] as const)
    counters.set(word!, { parts: reading!.split('.'), sounds: classes[name]!, digits: new Map(own) })
  }
}
const LONGEST_COUNTER = 3

/** What may follow a counter inside its token. */
const suffixes: Readonly<Record<string, string>> = { 間: 'カン', 目: 'メ', 半: 'ハン', 生: 'セイ', 後: 'ゴ', 前: 'マエ', 度: 'ド', 代: 'ダイ', 頃: 'ゴロ' }

/** Whole numbers in native numerals, by counter: the reading of the number by characters of the kanji, and the counter's. */
const nativeTens = ['', 'ヒト', 'フタ', 'ミッ', 'ヨッ', 'イツ', 'ムッ', 'ナナ', 'ヤッ', 'ココノ']
const nativeDays = ['', '', 'フツ', 'ミッ', 'ヨッ', 'イツ', 'ムイ', 'ナノ', 'ヨウ', 'ココノ', 'トオ']
/** Counters that have native numerals for one and two only. */
const nativePairs = new Set(['人', '部屋', '皿', '晩', '袋', '箱', '通り', '切れ', '株', '束', '粒', '桁', '口'])

/** Reading of the number's characters and of the counter in native numerals; undefined for the others. */
function nativeReading(word: string, value: number, isDate: boolean, counter: string): { readonly number: string[]; readonly counter: string } | undefined {
  if (word === 'つ' && value >= 1 && value <= 9) return { number: [nativeTens[value]!], counter }
  if (nativePairs.has(word) && (value === 1 || value === 2)) return { number: [nativeTens[value]!], counter: word === '人' ? 'リ' : counter }
  if (word === '歳' && value === 20) return { number: ['ハ', 'タ'], counter: 'チ' }
  if (word !== '日') return undefined
  if (value === 1) return isDate ? { number: ['ツイ'], counter: 'タチ' } : undefined
  if (value >= 2 && value <= 10) return { number: [nativeDays[value]!], counter: 'カ' }
  if (value === 20) return { number: ['ハ', 'ツ'], counter: 'カ' }
  if (value === 14) return { number: ['ジュウ', 'ヨッ'], counter: 'カ' }
  return value === 24 ? { number: ['ニ', 'ジュウ', 'ヨッ'], counter: 'カ' } : undefined
}

function isAsciiDigit(letter: string): boolean {
  return (letter >= '0' && letter <= '9') || (letter >= '０' && letter <= '９')
}

/** What a number is: the reading of each of its characters (digits in figures have none), its value, and its last element. */
interface NumberReading {
  readonly parts: string[]
  readonly value: number
  readonly last: string
}

/** Reads the characters of a number; undefined for digits in a row (二〇二四), which are read one by one. */
function readNumber(written: string): NumberReading | undefined {
  const parts: string[] = []
  let value = 0
  let group = 0
  let digit = -1
  let figures = ''
  let last = ''
  for (const [index, letter] of [...written].entries()) {
    const unit = UNITS[letter]
    if (isAsciiDigit(letter)) {
      if (digit >= 0 && figures === '') return undefined
      figures += letter.normalize('NFKC')
      digit = Number(figures)
      last = lastOfFigures(figures)
      parts.push('')
    } else if (unit !== undefined) {
      const before = index === 0 ? '' : last
      if (index > 0 && parts[index - 1] !== '') [parts[index - 1]!, parts[index]!] = joinUnit(parts[index - 1]!, before, letter, unit.reading)
      else parts.push(joinUnit('', before, letter, unit.reading)[1])
      const times = digit < 0 ? 1 : digit
      if (unit.worth < 1e4) group += times * unit.worth
      else {
        value += (group + (digit < 0 ? (group === 0 ? 1 : 0) : digit)) * unit.worth
        group = 0
      }
      digit = -1
      figures = ''
      last = letter
    } else {
      if (digit >= 0) return undefined
      const open = OPEN_DIGITS[letter]
      if (open !== undefined && index > 0) return undefined
      digit = open === undefined ? DIGITS.indexOf(letter) : Number.NaN
      last = open === undefined ? String(digit) : letter
      parts.push(open ?? DIGIT_READINGS[digit]!)
    }
  }
  return { parts, value: value + group + (digit < 0 ? 0 : digit), last }
}

/** The last element of figures as kanji would have it: 20 ends in 十, 300 in 百. */
function lastOfFigures(figures: string): string {
  let zeros = 0
  while (zeros < figures.length && figures[figures.length - 1 - zeros] === '0') zeros++
  return zeros === 0 ? figures.at(-1)! : (['', '十', '百', '千'][zeros] ?? '万')
}

/** A unit behind the element before it: 三百 サンビャク, 八千 ハッセン. */
function joinUnit(before: string, last: string, unit: string, reading: string): [string, string] {
  if (unit === '百') {
    if (last === '3' || last === '何') return [before, 'ビャク']
    if (last === '6' || last === '8') return [geminate(before), 'ピャク']
  } else if (unit === '千') {
    if (last === '3' || last === '何') return [before, 'ゼン']
    if (last === '8' || last === '1') return [geminate(before), reading]
  } else if (unit === '兆' && (last === '1' || last === '8' || last === '十')) return [geminate(before), reading]
  return [before, reading]
}

function geminate(reading: string): string {
  if (reading.endsWith('ジュウ')) return `${reading.slice(0, -1)}ッ`
  return /[チクウ]$/.test(reading) ? `${reading.slice(0, -1)}ッ` : reading
}

function shifted(reading: string, steps: number): string {
  return String.fromCharCode(reading.charCodeAt(0) + steps) + reading.slice(1)
}

/** Readings of the characters of a number and its counter. */
function readCounted(number: NumberReading, word: string, counter: Counter, isDate: boolean): string[] {
  const parts = [...number.parts]
  const native = parts.includes('') ? nativeCounter(word, number.value) : nativeReading(word, number.value, isDate, counter.parts[0]!)
  if (typeof native === 'string') return [...parts, native]
  if (native !== undefined) return [...native.number, native.counter, ...counter.parts.slice(1)]
  const { last } = number
  const { sounds: change, parts: own } = counter
  const end = parts.length - 1
  const digit = counter.digits.get(last)
  if (digit !== undefined && parts[end] !== '') parts[end] = digit
  let first = own[0]!
  if (change.geminate.includes(last)) {
    if (parts[end] !== '') parts[end] = geminate(parts[end]!)
    first = shifted(first, change.geminateStep)
  } else if (change.voiced.includes(last)) first = shifted(first, change.voicedStep)
  if (last === '数' && word === '日') first = 'ジツ'
  return [...parts, first, ...own.slice(1)]
}

/** The counter's part behind figures, which have no reading themselves: 5日 カ, 2人 リ. */
function nativeCounter(word: string, value: number): string | undefined {
  if (word === '人') return value === 1 || value === 2 ? 'リ' : undefined
  if (word === '日') return value !== 1 && nativeReading(word, value, false, '') !== undefined ? 'カ' : undefined
  return word === '歳' && value === 20 ? 'サイ' : undefined
}

/** What time takes, behind 十分 that counts minutes and does not mean enough. */
const behindMinutes = ['間', '後', '前', 'ほど', '程', 'くらい', 'ぐらい', '以内', '以上', 'かか', '待', '歩', '休', '遅', '経', 'たっ', 'おき', 'ごと']

function isNumeral(letter: string): boolean {
  return DIGITS.includes(letter) || UNITS[letter] !== undefined || OPEN_DIGITS[letter] !== undefined || isAsciiDigit(letter)
}

/**
 * Writes the readings of numbers and counters that stand side by side over those the tokens have by themselves.
 * @param readings katakana, one a token; figures have none and keep none
 */
export function readCounters(tokens: TokenList, tags: Uint8Array, readings: (string | null)[]): void {
  const { text, starts, ends, count } = tokens
  for (let token = 0; token < count; token++) {
    const start = starts[token]!
    if (text[start] === '日' && ends[token]! === start + 1 && start > 0 && text[start - 1] === '曜' && ends[token - 1] === start) readings[token] = 'ビ'
    if (!isNumeral(text[start]!)) continue
    let end = start
    let last = token
    while (end < text.length && isNumeral(text[end]!)) {
      if (end === ends[last]) {
        if (last + 1 === count || starts[last + 1] !== end) break
        last++
      }
      end++
    }
    if (end - start <= LONGEST_NUMBER) readRun(tokens, tags, readings, { token, last, start, end })
    token = last
  }
}

interface NumberRun {
  readonly token: number
  /** The token with the number's last character. */
  readonly last: number
  readonly start: number
  readonly end: number
}

function readRun(tokens: TokenList, tags: Uint8Array, readings: (string | null)[], { token, last, start, end }: NumberRun): void {
  const { text, starts, ends, count } = tokens
  const tagOf = (index: number): PartOfSpeech => partsOfSpeech[tags[index]!]!
  if (tagOf(token) === 'PROPN' || tagOf(last) === 'PROPN') return
  const number = readNumber(text.slice(start, end))
  if (number === undefined) return
  let parts: readonly string[] = number.parts
  const isWithin = end < ends[last]!
  const first = isWithin ? last : last + 1
  // the counter stands behind the number in its token, or begins the next one
  if (first < count && (isWithin || starts[first] === end)) {
    for (let length = LONGEST_COUNTER; length > 0; length--) {
      const word = text.slice(end, end + length)
      const counter = counters.get(word)
      if (counter === undefined) continue
      let lastToken = first
      while (lastToken + 1 < count && ends[lastToken]! < end + length) lastToken++
      const rest = text.slice(end + length, ends[lastToken])
      const suffix = rest === '' ? '' : suffixes[rest]
      if (suffix === undefined) continue
      if (word === '分' && rest === '' && !countsMinutes(tokens, tagOf, { token, last: lastToken, start, end: end + 1 })) return
      const isDate = rest === '' && start > 0 && text[start - 1] === '月'
      parts = readCounted(number, word, counter, isDate)
      if (suffix !== '') parts = [...parts, suffix]
      assign(tokens, readings, { token, last: lastToken, start, end: ends[lastToken]! }, parts)
      const next = lastToken + 1
      if (rest === '' && next < count && starts[next] === ends[lastToken] && ends[next]! - starts[next]! === 1 && text[starts[next]!] === '間')
        readings[next] = suffixes['間']!
      return
    }
  }
  if (!isWithin && end - start > 1) assign(tokens, readings, { token, last, start, end }, parts)
}

/** Whether 分 is a minute: not in 三分の一, and not in 十分 that means enough. */
function countsMinutes({ text, starts, ends, count }: TokenList, tagOf: (index: number) => PartOfSpeech, { token, last, start, end }: NumberRun): boolean {
  if (text[end] === 'の' && isNumeral(text[end + 1] ?? '')) return false
  if (text.slice(start, end) !== '十分') return true
  const isBehindHours = token > 0 && ends[token - 1] === start && text[start - 1] === '時'
  if (isBehindHours || behindMinutes.some((word) => text.startsWith(word, end))) return true
  const isEnough = tagOf(token) === 'ADV' || tagOf(token) === 'ADJ' || token !== last
  return !isEnough && last + 1 < count && starts[last + 1] === end && !'にな'.includes(text[end]!)
}

/** Gives each token that lies inside the number and its counter its part. */
function assign({ starts, ends }: TokenList, readings: (string | null)[], { token, last, start }: NumberRun, parts: readonly string[]): void {
  for (let index = token; index <= last; index++) {
    const own = parts.slice(starts[index]! - start, ends[index]! - start)
    if (own.length > 0 && !own.includes('')) readings[index] = own.join('')
  }
}
