/**
 * Goods that readers of any language know by name (`my iphone 13 pro`, `whatsappissa`, `Samsung Galaxy S23`, `fiat panda`), with their maker before and their model behind them, and
 * a maker with the code of a model (`Miele W1`, `Dell Latitude 5420`): products whole, whatever a model made of the words.
 */
import { type Span, TokenClass, type TokenList } from '../../../core/spans.js'
import { beginningsInAnyCase } from '../../beginnings.js'
import { endingsOf } from '../../chains/endings.js'
import { foldWord } from '../../chains/fold.js'
import { blankless, withoutCapitals } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { startsSentence, tokenFrom } from '../token-places.js'
import { capitalized, carMakers, carModels, devices, makers, modelled, nouns, ordinary, programs, smallBut } from './goods-names.js'

type Kind = 'device' | 'program' | 'modelled' | 'capitalized' | 'ordinary' | 'maker' | 'car-maker' | 'car'

interface Entry {
  readonly name: string
  readonly kind: Kind
  /** The name without the vowel that endings take the place of. */
  readonly isStem: boolean
}

const tables: readonly (readonly [Kind, string])[] = [
  ['device', devices],
  ['program', programs],
  ['modelled', modelled],
  ['capitalized', capitalized],
  ['ordinary', ordinary],
  ['maker', makers],
  ['car-maker', carMakers]
]

/** Letters by which a name is looked up. */
const KEY = 2
const LONGEST = 24
const LONGEST_ENDING = 6
/** The same in scripts that write vowels as signs. */
const LONGEST_SYLLABIC_ENDING = 10
const CONFIDENCE = 0.85
/** The vowel that endings take the place of, and the same of makers, which count before a model alone. */
const finalVowel = /(?<=\p{L}{4})[aeоаяeéηα]$/u
const shortVowel = /(?<=\p{L}{3})[aeоаяeéηα]$/u
/** What ends a Tamil or Telugu name without a vowel, which endings take away. */
const virama = /[\u0bcd\u0c4d\u0bc1]$/u

/** Names by their first letters, the longest first. */
function indexOf(lists: readonly (readonly [Kind, string])[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>()
  const add = (entry: Entry) => {
    const key = entry.name.slice(0, KEY)
    const list = index.get(key)
    if (list === undefined) index.set(key, [entry])
    else list.push(entry)
  }
  for (const [kind, words] of lists)
    for (const name of words.split('|')) {
      if (name === '') continue
      add({ name, kind, isStem: false })
      const stem = name.replace(virama.test(name) ? virama : kind === 'car-maker' ? shortVowel : finalVowel, '')
      if (stem !== name) add({ name: stem, kind, isStem: true })
    }
  for (const list of index.values()) list.sort((left, right) => right.name.length - left.name.length || Number(left.isStem) - Number(right.isStem))
  return index
}

const goods = indexOf(tables)
const cars = indexOf([['car', carModels]])
const beginnings = beginningsInAnyCase(Array.from(goods.values(), (list) => list[0]!.name.slice(0, KEY)))

/** Words of models, with a capital where the script has them. */
const series =
  'Pro|PRO|Max|MAX|Plus|PLUS|Ultra|ULTRA|Mini|MINI|Air|AIR|SE|FE|XL|XR|XS|X|Lite|LITE|Note|NOTE|Tab|TAB|Pad|Fold|Flip|Z Fold|Z Flip|Z폴드|Z플립|폴드|플립|Slim|OLED|Digital|One|ONE|Studio|Watch|Buds|Gen|Neo|Turbo|Prime|Band|5G|' +
  'Mate|Series|Model|Nord|Про|Макс|Плюс|Мини|Міні|Ультра|Нот|про|макс|плюс|мини|ультра|нот|برو|ماكس|بلس|بلاس|نوت|پرو|مکس|پلاس|الترا|مینی|میکس|نوٹ|פרו|מקס|פלוס|אולטרה|מיני|נוט|' +
  'प्रो|मैक्स|प्लस|अल्ट्रा|मिनी|नोट|প্রো|ম্যাক্স|প্লাস|আল্ট্রা|নোট|ப்ரோ|புரோ|மேக்ஸ்|நோட்|ప్రో|మ్యాక్స్|నోట్|โปร|แม็กซ์|แมกซ์|พลัส|โน้ต|プロ|マックス|プラス|ミニ|ウルトラ|ノート|프로|맥스|플러스|미니|울트라|노트'
/** Where words are written together, others follow at once. */
const apart =
  '(?![\\p{Lu}\\p{Ll}\\p{M}\\p{N}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Katakana}])'
const blank = '[ \\u00a0]'
/** What is counted or measured. */
const noCount = `(?![.,:]\\p{N}|${blank}?(?:[$€£%"″×₽¥円元个個台部支款日月年件号號歳岁万萬대개명원월일년만]|(?:GB|TB|MB|gb|tb|Гб|ГБ|гб|x|mm|cm|Zoll|inch|inches|tommer|tum|tuumaa|pouces|pulgadas|pollici|дюйм\\p{L}*|cali|palců|[Ee]uros?|EUR|USD|kr|Kč|zł|lei|Ft|TL|лв|грн|руб\\p{L}*)${apart}))`
const generation = `(?!\\p{Nd}+[GTgt][Bb])\\p{Nd}{1,2}(?:[a-zA-Z]{1,2}|\\+)?${apart}${noCount}|360${apart}`
const letters = `[A-Za-z]{1,3}-?\\p{Nd}{1,4}(?:[A-Za-z]{1,3}|\\+)?${apart}`
/** In small letters these are words (`iphone pro mamku`): they count before a number or behind one. */
const small = `series [sx]${apart}|(?:note|tab|pad|air|mini|pro|watch|series|one)(?=${blank}[a-z]{0,3}\\p{Nd})|(?:one)${apart}(?!${blank}\\p{Ll})|(?<=\\p{Nd}[a-z]?${blank})(?:pro|max|plus|ultra|mini|lite|air)(?: max)?${apart}`
const modelBehind = new RegExp(
  `(?:${blank}?(?:(?:${generation})|(?:${letters})|(?:${series})(?:${blank}[SX]${apart}|${apart}|(?=\\p{Nd}{1,2}${apart}))|(?:${small}))){1,4}`,
  'uy'
)
const programBehind = new RegExp(`${blank}(?:Business|Web|Desktop|Messenger|365)${apart}`, 'uy')
const systemBehind = new RegExp(`${blank}(?:XP|Vista|\\p{Nd}{1,2}(?:\\.\\d)?)${apart}${noCount}`, 'uy')
/** They have a number for each edition. */
const systems: ReadonlySet<string> = new Set('windows|android|ios|ipados|macos|андроид|виндовс|ويندوز|ویندوز|أندرويد|اندروید'.split('|'))
/** What a car is built like. */
const bodyBehind = new RegExp(
  `${blank}(?:Avant|Kombi|Combi|Variant|Sportback|Sportsvan|Touring|Tourer|Cabrio|Coupé|Coupe|Stepway|Cross|Allroad|Alltrack|GTI|GTD|TDI|Plus|Van|Cargo|Custom|Connect)${apart}`,
  'uy'
)
/** A letter by its name in the script of the language (`এ৫৪`). */
const native = '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}]{1,3}\\p{Nd}{1,3}'
/** The code of a model behind its maker: letters and digits, behind words in capitals or a series as well. */
const codeBehind = new RegExp(
  `(?:${blank}|(?<=[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Thai}]))(?!(?:Q[1-4]|H[12]|F[1-4]|E3|U\\d\\d|B2[BC]|G\\d|FY\\d+|CEO|AG|SE|SA|EU|USA|UK)${apart})(?:(?:Galaxy|Tab|Mate|Note|ThinkPad|Latitude|Aspire|Inspiron|EcoTank|LaserJet|PIXMA|WorkForce|Serie|Series|Combi|Automower|EOS|GSR|GSB|Lumix|Moto|[A-Z]\\p{Ll}+[A-Z]\\p{Ll}+)${blank}?(?:[A-Z]{1,3}-?\\d{1,5}[A-Za-z]{0,3}|\\d{1,5}[A-Z]{0,2})|[A-Z]{2,4}${blank}(?:\\d{1,3}V|(?!19|20)\\d{3,5})|(?:[A-Z]{1,5}-?(?:[A-Z]{1,3})?\\d{1,5}[A-Za-z]{0,3}|[a-z]{1,2}\\d{1,3}[a-z]?)|${native})${apart}`,
  'uy'
)
const thousands = /[ \u00a0](?!19|20)\p{Nd}{3,4}(?![\p{L}\p{N}]|[.,]\p{Nd})/uy
/** Models that are numbers. */
const numberBehind: Readonly<Record<string, RegExp>> = {
  nokia: thousands,
  نوکیا: thousands,
  نوكيا: thousands,
  נוקיה: thousands,
  нокиа: thousands,
  нокия: thousands,
  پژو: /[ \u00a0](?:\p{Nd}{3})(?![\p{L}\p{N}]|[.,٫]\p{Nd})/uy,
  saab: /[ \u00a0](?:9000?|9-[35])(?![\p{L}\p{N}]|[.,]\d)/uy,
  'massey ferguson': /[ \u00a0]\d{2,4}(?![\p{L}\p{N}]|[.,]\d)/uy,
  小米: /(?:1[0-7])(?: ?(?:Pro|Ultra|Max))?(?![\d年月日个個台元万萬億亿岁号號])/uy,
  peugeot: /[ \u00a0](?:[1-6]0[1-8]|[35]008)(?![\p{L}\p{N}]|[.,]\d)/uy,
  fiat: /[ \u00a0](?:12[4-8]p?|500[LXlx]?|600)(?![\p{L}\p{N}]|[.,]\d| (?:€|euro|million|mil))/uy,
  volvo: /[ \u00a0](?:[247][46]0|850|9[46]0)(?![\p{L}\p{N}]|[.,]\d)/uy,
  tesla: /[ \u00a0][Mm]odel [3sxySXY](?![\p{L}\p{N}])/uy
}
/** Their names are in another script than those of foreign goods. */
const otherScripts: ReadonlySet<string> = new Set([...withoutCapitals, 'ell', 'rus', 'ukr', 'bul'])
/** Talk by a program, in small letters. */
const calledBy = /(?<![\p{L}\p{M}])(?:via|per|por|over|on|su|preko|przez|through|sur|på|auf|üle|pe|prin|cez|přes|po|na) $/iu
/** Makers that are words: in small letters a person or a thing. */
const words: ReadonlySet<string> = new Set('apple|brother|candy|honor|vivo|seat|saab|hero|tata|hp'.split('|'))
/** Goods by a number, which are words in small letters. */
const smallModelled: ReadonlySet<string> = new Set(['galaxy', 'lumia', 'xperia', 'qled'])

/** Endings that foreign words take and names do not. */
const furtherEndings: Partial<Record<EntityLanguage, string>> = {
  fin: 'in iin een ien eihin it eja eita ni si nsa',
  est: 'id iga it isse ist sid',
  hun: 'om ot od al el on en unk ja je jat jet os es ok ek okat',
  tur: 'im in um un ler lar lari leri i u a e ya ye yi yu ta te',
  swe: 'en n et arna erna ar er na',
  dan: 'en n et er erne ene',
  nob: 'en n et er ene a',
  nno: 'en n et ar ane a',
  nld: 'je jes tje',
  deu: 'es',
  ron: 'uri urile ului',
  pol: 'ow owi',
  ces: 'u ovi',
  ind: 'nya ku mu',
  msa: 'nya ku mu',
  rus: 'ов ев',
  ukr: 'ів ов'
}
const further = new Map(Object.entries(furtherEndings).map(([language, list]) => [language, new Set(list.split(' '))]))
/** Endings behind an apostrophe belong to the name. */
const settingOff: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['tur', 'est', 'pol', 'lav', 'lit', 'fin'])
const link = /^[aeiouаеоу]/u
const cased = /[\p{Lu}\p{Ll}]/u
const capital = /^\p{Lu}/u
const own = /^[\p{L}\p{M}]+/u
/** With the sign that keeps two letters apart. */
const ownSyllables = /^\u200c?[\p{L}\p{M}]+/u
const latin = /^[A-Za-z]/u
/** Scripts whose words may go on with an ending, or with another word. */
const joinedScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u
const kana = /^[\p{Script=Katakana}ー]/u
const syllabic = /^[\p{Script=Tamil}\p{Script=Telugu}]/u
const korean =
  /^(?:은|는|이|가|을|를|에|의|로|와|과|도|만|랑|이랑|나|으로|에서|에는|에도|에게|까지|부터|보다|처럼|이나|이라|라는|이라는|이야|야|인데|이고|하고|으로는|로는|만은|요|이요|입니다|이에요|예요)$/u
const arabicPrefix = /^(?:[وف]?(?:ال|بال|لل|كال|[بلك])|[وف])/u
const hebrewPrefix = /^(?:[ושכ]?[הבלמכש]|ו)/u

/** Whether a word of a language may end so behind a foreign name. */
function isEnding(rest: string, language: EntityLanguage): boolean {
  if (rest.length > LONGEST_ENDING + 2 || /\p{Lu}/u.test(rest)) return false
  const folded = foldWord(rest)
  const endings = endingsOf(language)?.all
  const has = (ending: string) => ending === 's' || endings?.has(ending) === true || further.get(language)?.has(ending) === true
  return has(folded) || ((endings !== undefined || further.has(language)) && folded.length > 2 && link.test(folded) && has(folded.slice(1)))
}

/** Where a name ends with the ending that an apostrophe sets off (`iPhone'e`), as names of these languages do. */
function withSetOff(text: string, end: number, language: EntityLanguage): number {
  const ending = settingOff.has(language) ? /^['’ʼ](\p{Ll}{1,8})(?![\p{L}\p{M}\p{N}])/u.exec(text.slice(end, end + 12)) : null
  return ending !== null && (language === 'tur' || isEnding(ending[1]!, language)) ? end + ending[0].length : end
}

interface Name {
  readonly entry: Entry
  readonly end: number
}

/** The longest name of a table that begins at a place, with its ending. */
function nameAt(text: string, start: number, index: ReadonlyMap<string, readonly Entry[]>, language: EntityLanguage): Name | undefined {
  const lower = text
    .slice(start, start + LONGEST)
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
  for (const entry of index.get(lower.slice(0, KEY)) ?? []) {
    const { name } = entry
    if (!lower.startsWith(name)) continue
    const end = endOf(text, start + name.length, entry, language)
    if (end !== undefined) return { entry, end }
  }
  return undefined
}

/** Where a name ends with its ending; undefined where it is the beginning of another word. */
function endOf(text: string, at: number, { name, isStem }: Entry, language: EntityLanguage): number | undefined {
  const behind = text.slice(at, at + 16)
  const rest = (syllabic.test(name) ? ownSyllables : own).exec(behind)?.[0] ?? ''
  const last = name[name.length - 1]!
  if (rest === '') {
    if (isStem) return undefined
    const hyphened = /^[-‑:](\p{L}[\p{L}\p{M}]*)/u.exec(behind)?.[1]
    if (hyphened !== undefined && !isEnding(hyphened, language) && !joinedScript.test(hyphened) && cased.test(last)) return undefined
    return /^(?:[.@]\p{L}|[\p{N}_])/u.test(behind) && !/^\p{N}/u.test(behind) ? undefined : at
  }
  if (joinedScript.test(last)) return isStem ? undefined : at
  if (kana.test(last)) return isStem || kana.test(rest) ? undefined : at
  if (/\p{Script=Hangul}/u.test(last)) return korean.test(rest) && !isStem ? at : undefined
  if (syllabic.test(name))
    return rest.length <= LONGEST_SYLLABIC_ENDING && syllabic.test(rest.replace('\u200c', '')) && name.length > KEY + 1 ? at + rest.length : undefined
  if (cased.test(last)) {
    if (!cased.test(rest[0]!)) return isStem ? undefined : at
    return isEnding(rest, language) && (!isStem || endingsOf(language) !== undefined) ? at + rest.length : undefined
  }
  return !isStem && isEnding(rest, language) ? at + rest.length : undefined
}

/** What models take goods for. */
const madeTypes: ReadonlySet<string> = new Set(['ORGANIZATION', 'PRODUCT'])
/** Patterns that the number of a model looks like (`아이폰 15 프로`). */
const counts: ReadonlySet<string> = new Set(['IDENTIFIER:NUMBER', 'IDENTIFIER:DISTANCE', 'IDENTIFIER:PERCENT'])

/** Whether a word goes on before a place. */
function isInside(text: string, start: number): boolean {
  const before = text[start - 1]
  if (before === undefined) return false
  if (/[@#_]/u.test(before) || (/\p{N}/u.test(before) && !joinedScript.test(text[start]!))) return true
  if (before === '-' || before === '.') return /[\p{L}\p{N}]/u.test(text[start - 2] ?? '')
  if (!/[\p{L}\p{M}]/u.test(before)) return false
  const first = text[start]!
  if (kana.test(first)) return kana.test(before)
  if (joinedScript.test(first)) return false
  return cased.test(first) ? cased.test(before) : true
}

/** Where the model behind a name ends, before what a pattern found there. */
function behind(text: string, end: number, limit: number, pattern: RegExp): number {
  pattern.lastIndex = end
  const found = pattern.exec(text)
  if (found === null) return end
  const after = end + found[0].length
  return after <= limit ? after : end
}

function lazyMeetings(mentions: () => readonly Mention[]): (span: Span) => Mention[] {
  let found: ((span: Span) => Mention[]) | undefined
  return (span) => {
    found ??= meetings(mentions().toSorted(byStart))
    return found(span)
  }
}

/** The names with such goods; what models found of the same words gives way. Linear. @param names in any order @param patterns in text order @param caseless capitals tell nothing */
export function withKnownGoods(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  patterns: readonly Mention[],
  caseless: boolean
): readonly Mention[] {
  const { text } = tokens
  // most texts have no such goods
  const near = lazyMeetings(() => names)
  const fixed = lazyMeetings(() => patterns.filter(({ type }) => !counts.has(type)))
  const found: Mention[] = []
  const isJoined = blankless.has(language)
  for (const start of placesOf(tokens, language, isJoined)) {
    if (found.length > 0 && start < found[found.length - 1]!.end) continue
    const end = goodsAt(start)
    if (end === undefined || fixed({ start, end }).length > 0) continue
    const one = ruleMention(start, withSetOff(text, end, language), 'PRODUCT', 'known-goods', CONFIDENCE)
    if (near(one).some((name) => stays(text, name, one))) continue
    found.push(one)
  }
  if (found.length === 0) return names
  const taken = meetings(found)
  return [...names.filter((name) => taken(name).length === 0), ...found].sort(byStart)

  /** Where goods end that begin at a place. */
  function goodsAt(start: number): number | undefined {
    const name = nameAt(text, start, goods, language)
    if (name === undefined) return undefined
    const { entry, end } = name
    const limit = fixed({ start: end, end: end + LONGEST })[0]?.start ?? text.length
    if (entry.kind === 'maker' || entry.kind === 'car-maker') return madeAt(start, end, entry, limit)
    return alone(start, end, entry, limit, false)
  }

  function alone(start: number, end: number, { kind, name }: Entry, limit: number, isMade: boolean): number | undefined {
    if (kind === 'device') return behind(text, end, limit, modelBehind)
    const isCapital = capital.test(text.slice(start, start + 2))
    if (kind === 'modelled') {
      const after = behind(text, end, limit, modelBehind)
      if (after === end) return isMade ? end : undefined
      // a club plays `Galaxy 2, Timbers 1`
      if (!isMade && name === 'galaxy' && !/\p{L}/u.test(text.slice(end, after))) return undefined
      return !cased.test(text[start]!) || isCapital || isMade || smallModelled.has(name) ? after : undefined
    }
    const after = behind(text, end, limit, systems.has(name) ? systemBehind : programBehind)
    if (kind === 'program' || isMade || (after > end && isCapital)) return after
    const isForeign = isCapital && latin.test(name) && otherScripts.has(language)
    if (isForeign) return after
    const isSure = smallBut[name]?.includes(language) === false || (name === 'zoom' && !isCapital && calledBy.test(text.slice(Math.max(0, start - 9), start)))
    if (isSure) return after
    if (!isCapital) return undefined
    const whole = withSetOff(text, end, language)
    const isName = near({ start, end }).some(
      (found) => found.start === start && (found.end === end || found.end === whole) && (kind === 'capitalized' || madeTypes.has(found.type))
    )
    if (isName) return after
    // what somebody does with a picture
    if (name === 'zoom' && /^ (?:in|out|into|on) /u.test(text.slice(end, end + 6))) return undefined
    const isNoun = nouns[name]?.includes(language) === true
    return kind === 'capitalized' && !isNoun && !caseless && !startsSentence(tokens, tokenFrom(tokens, start)) ? after : undefined
  }

  /** Where the model behind a maker ends. */
  function madeAt(start: number, end: number, { kind, name }: Entry, limit: number): number | undefined {
    const isSmall = cased.test(text[start]!) && !capital.test(text.slice(start, start + 2))
    if (isSmall && words.has(name)) return undefined
    const at = /[ \u00a0]/u.test(text[end] ?? '') ? end + 1 : isJoined ? end : text.length
    if (at >= text.length) return undefined
    if (kind === 'car-maker') {
      const car = nameAt(text, at, cars, language)
      if (car !== undefined && (isSmall || !cased.test(text[at]!) || capital.test(text.slice(at, at + 2))))
        return behind(text, behind(text, car.end, limit, modelBehind), limit, bodyBehind)
    } else {
      const made = nameAt(text, at, goods, language)
      const code = behind(text, end, limit, codeBehind)
      if (
        made !== undefined &&
        code <= made.end &&
        made.entry.kind !== 'maker' &&
        made.entry.kind !== 'car-maker' &&
        (isSmall || !cased.test(text[at]!) || !isOfSmall(at))
      )
        return alone(at, made.end, made.entry, limit, true)
    }
    const code = behind(text, end, limit, codeBehind)
    if (code > end) return behind(text, code, limit, kind === 'maker' ? modelBehind : bodyBehind)
    const number = numberBehind[name]
    const after = number === undefined ? end : behind(text, end, limit, number)
    return after > end ? after : undefined
  }

  /** Whether a word begins small that may be an ordinary one (`Microsoft teams up`). */
  function isOfSmall(at: number): boolean {
    return /^\p{Ll}\p{Ll}/u.test(text.slice(at, at + 2))
  }
}

/** Whether what was found before holds goods as a part of another name (`WhatsApp Ireland Limited`). */
function stays(text: string, name: Mention, goods: Mention): boolean {
  if (name.confidence === undefined && name.type !== 'PRODUCT') return true
  if (name.start >= goods.start && name.end <= goods.end) return false
  const rest = text.slice(name.start, Math.max(name.start, goods.start)) + text.slice(Math.min(name.end, goods.end), name.end)
  return name.type === 'PRODUCT' || !cased.test(rest) || /\p{Lu}/u.test(rest)
}

/** Places where names may begin: tokens, behind what is written to a word, and every letter where words are written together. */
function* placesOf(tokens: TokenList, language: EntityLanguage, isJoined: boolean): Generator<number> {
  const { text, count, starts, ends, classes } = tokens
  const prefix = language === 'heb' ? hebrewPrefix : language === 'ara' ? arabicPrefix : undefined
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word) continue
    const start = starts[token]!
    if (isJoined) {
      for (let at = start; at < ends[token]!; at++) if (beginnings.has(text, at) && !isInside(text, at)) yield at
      continue
    }
    const isOther = beginnings.has(text, start) && !isInside(text, start)
    if (isOther) yield start
    if (prefix === undefined) continue
    const before = prefix.exec(text.slice(start, start + 4))?.[0]
    if (before !== undefined && start + before.length < ends[token]! && beginnings.has(text, start + before.length)) yield start + before.length
  }
}
