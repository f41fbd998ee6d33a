/**
 * Names in quotation marks behind what they are, a firm, shop or association (`склад фирмы «Тихий двор»`, `製材所「丸山木工」`), or before it where they are said to be called
 * so (`‘ভাই ভাই ফার্নিচার’ নামের একটি দোকান`, `a bakery called “Aunt Molly”`): organizations, whatever words they are made of.
 */
import type { TokenList } from '../../../core/spans.js'
import { capitalNouns, withoutCapitals } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { isCompanyKind } from './context.js'
import { joinedQuotedWords, quotedWords } from './quoted-words.js'
import { shopWords } from './shop-words.js'
import { isTradeBefore } from './trades.js'

/** What closes each opening mark. */
const closings: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '„': '“”"',
  '“': '”',
  '”': '”',
  '"': '"',
  '‘': '’',
  '’': '’',
  '‚': '‘',
  "'": "'",
  '「': '」',
  '『': '』'
}
const marks = /[«»„“”"‘’‚'「『]/gu
/** Words and letters inside the marks. */
const MOST_WORDS = 6
const MOST_LETTERS = 60
/** Words of a name before a full stop inside the marks. */
const MOST_BEFORE_POINT = 3
/** Letters inside the marks where words are written together. */
const MOST_JOINED = 16
/** Letters that are looked at before the marks and behind them. */
const REACH = 48
/** Letters between the classifier and a kind, and between a kind and `called`, where words are written together. */
const FEW = 14
/** Letters of the endings of a noun, of one of four letters, and of a shorter one. */
const LONGEST_ENDING = 4
const ENDING_OF_FOUR = 3
const ENDING_OF_THREE = 1
/** Letters of the shortest last part of a compound. */
const SHORTEST_HEAD = 5
const CONFIDENCE = 0.8
const capital = /^[\p{Lu}\p{N}]/u
const letter = /^[\p{L}\p{N}]/u
const anyLetter = /\p{L}/u
/** What is said, and no name. */
const saying = /[.?…:;。！？，：；\n\r]/u
/** Words for brands, which products have. */
const brands =
  /^(?:brand|marca|marque|marchi|mark[aięiou]|märke|merke|mærke|merk|značk|znamk|zīmol|ženkl|márk|марк|бренд|kaubamärk|jenama|מותג|علامة|برند|ब्रांड|ব্র্যান্ড)|marken?$/iu
/** Behind the last word inside the marks. */
const comma = /[,.]$/u

interface Words {
  /** What stands before the marks: the kind, which the match begins with. */
  readonly before: RegExp
  readonly called: RegExp | undefined
  /** What stands behind them. */
  readonly named: RegExp | undefined
  readonly behind: RegExp | undefined
  readonly owners: RegExp | undefined
  readonly isJoined: boolean
}

const wordsOf = perLanguage((language): Words | undefined => joinedWords(language) ?? spacedWords(language))

function spacedWords(language: EntityLanguage): Words | undefined {
  const row = quotedWords[language]
  if (row === undefined) return undefined
  const { ending = LONGEST_ENDING, compounds, goods, called, named } = row
  const kinds = [...row.kinds.split('|'), ...(shopWords[language]?.before?.split(' ') ?? [])]
  const withEnding = (kind: string) => {
    const letters = kind.length
    const short = letters < 4 ? ENDING_OF_THREE : letters === 4 && ending <= LONGEST_ENDING ? ENDING_OF_FOUR : ending
    const most = withoutCapitals.has(language) ? ending : Math.min(ending, short)
    return `${kind}[\\p{L}\\p{M}'’]{0,${most}}`
  }
  const isHead = (kind: string) => compounds === true && kind.length >= SHORTEST_HEAD
  const heads = kinds.filter(isHead)
  // the first parts of compounds are read once for all heads
  const compound = heads.length === 0 ? [] : [`[\\p{L}-]{0,20}(?:${heads.map(withEnding).join('|')})`]
  const either = [...compound, ...kinds.filter((kind) => !isHead(kind)).map(withEnding)]
  // that, in, to and from are written to a Hebrew or Arabic word
  const start = `(?<![\\p{L}\\p{M}])${language === 'heb' ? '[ושבלמה]?' : language === 'ara' ? '(?:[وبل]?(?:ال)?|لل)' : ''}`
  const kind = `${start}(?:${either.join('|')})`
  const between = goods === true ? '(?: \\p{Ll}[\\p{Ll}\\p{M}]*){0,2}' : ''
  return {
    before: new RegExp(`${kind}${between}[ \\u00a0]$`, 'iu'),
    // a place may stand between the two
    called:
      called === undefined
        ? undefined
        : new RegExp(`${kind}(?:,? (?:\\p{L}[\\p{L}\\p{M}’'-]* ){1,2}\\p{Lu}[\\p{L}\\p{M}-]*)?,? (?:${called})[ \\u00a0]$`, 'iu'),
    named: named === undefined ? undefined : new RegExp(`^[ \\u00a0]?(?:${named})((?: [\\p{L}\\p{M}]+){0,2}) ${kind}(?![\\p{L}\\p{M}])`, 'iu'),
    behind: undefined,
    owners: row.owners,
    isJoined: false
  }
}

function joinedWords(language: EntityLanguage): Words | undefined {
  const row = joinedQuotedWords[language]
  if (row === undefined) return undefined
  const { kinds, called, named, one, behind } = row
  const kind = `(?:${kinds})`
  const calledBefore = called === undefined ? '' : `|${kind}[^。！？\\n]{0,${FEW}}(?:${called})`
  return {
    before: new RegExp(`(?:${one === undefined ? '' : `(?:${one})[^。，！？\\n]{0,${FEW}}`}${kind}${calledBefore}) ?$`, 'u'),
    called: called === undefined ? undefined : new RegExp(`(?:${called}) ?$`, 'u'),
    named: named === undefined ? undefined : new RegExp(`^(?:${named})(?!と)([^。、，！？\\n]{0,6}?)${kind}(?!名)`, 'u'),
    behind: behind === undefined ? undefined : new RegExp(`^(?:$|${behind})`, 'u'),
    owners: undefined,
    isJoined: true
  }
}

/** The names with those; what a model found of the words inside gives way. Linear. @param names in any order */
export function withQuotedNames(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return names
  const { text } = tokens
  const found: Mention[] = []
  /** What each has before it: its kind. */
  const outer = new Map<Mention, { start: number; end: number; isShop: boolean }>()
  let least = 0
  for (const { index } of text.matchAll(marks)) {
    if (index < least) continue
    const inside = insideOf(text, index, language, words.isJoined)
    if (inside === undefined) continue
    const kind = kindBefore(tokens, index, language, words, inside.close)
    // `的` alone says no name
    const mayBeNamed = () => !words.isJoined || (words.called?.test(text.slice(Math.max(0, index - FEW), index)) ?? true)
    if (kind === undefined && (!isNamedBehind(text, inside.close + 1, words) || !mayBeNamed())) continue
    const one = ruleMention(inside.start, inside.end, 'ORGANIZATION', 'quoted-names', CONFIDENCE)
    found.push(one)
    outer.set(one, { start: kind?.start ?? index, end: inside.close + 1, isShop: kind?.isShop ?? true })
    least = inside.close + 1
  }
  if (found.length === 0) return names
  const beside = meetings(names.toSorted(byStart))
  const taken = new Set<Mention>()
  const added = found.filter((one) => {
    const met = beside(one)
    const whole = outer.get(one)!
    const isFree = met.every(({ start, end, type, confidence }) => {
      if ((confidence === undefined && type !== 'TITLE') || (type === 'PRODUCT' && !whole.isShop)) return false
      if (start >= one.start && end <= one.end) return true
      // a model that took the marks or the kind into an organization has learned it so
      return type !== 'ORGANIZATION' && start >= whole.start && end <= whole.end
    })
    if (isFree) for (const name of met) taken.add(name)
    return isFree
  })
  return [...names.filter((name) => !taken.has(name)), ...added].sort(byStart)
}

/** What stands between a mark and the one that closes it. */
function insideOf(text: string, open: number, language: EntityLanguage, isJoined: boolean): { start: number; end: number; close: number } | undefined {
  const closing = closings[text[open]!]
  const start = text[open + 1] === ' ' || text[open + 1] === '\u00a0' ? open + 2 : open + 1
  const first = String.fromCodePoint(text.codePointAt(start) ?? 0)
  if (closing === undefined || !(withoutCapitals.has(language) ? letter : capital).test(first)) return undefined
  const most = Math.min(text.length, start + (isJoined ? MOST_JOINED : MOST_LETTERS))
  let close = start
  // an apostrophe is no closing mark
  const isClosing = (at: number) => closing.includes(text[at]!) && (isJoined || !letter.test(text.slice(at + 1, at + 3)))
  while (close < most && !isClosing(close)) close++
  if (close >= most) return undefined
  const inner = text.slice(start, close).trimEnd()
  const name = inner.replace(comma, '')
  // `“Aunt Molly’s.”`, but no sentence
  if (inner.endsWith('.') && name.split(' ').length > MOST_BEFORE_POINT) return undefined
  if (name.length < 2 || !anyLetter.test(name) || saying.test(name) || name.split(' ').length > MOST_WORDS) return undefined
  return { start, end: start + name.length, close }
}

/** Where the kind before a mark begins, if there is one, and whether it is of nothing but shops and associations: firms have products. */
function kindBefore(tokens: TokenList, open: number, language: EntityLanguage, words: Words, close: number): { start: number; isShop: boolean } | undefined {
  const { text } = tokens
  const from = Math.max(0, open - REACH)
  const head = text.slice(from, open)
  if (words.isJoined) {
    const met = words.before.exec(head)
    return met === null || words.behind?.test(text.slice(close + 1, close + 4)) === false ? undefined : { start: from + met.index, isShop: true }
  }
  const blank = head.at(-1)
  if ((blank !== ' ' && blank !== '\u00a0') || !letter.test(head.at(-2) ?? '')) return undefined
  const met = words.before.exec(head) ?? words.called?.exec(head)
  const token = tokenFrom(tokens, open) - 1
  const isKind = () =>
    token >= 0 &&
    isBlankBehind(tokens, token) &&
    (isTradeBefore(tokens, token, language) || (isCompanyKind(tokens, token, language) && !brands.test(textOf(tokens, token))))
  const start = met ? from + met.index : isKind() ? tokens.starts[token]! : undefined
  if (start === undefined) return undefined
  const isCapital = /\p{Lu}/u.test(text[start]!)
  // `Café 'Too Loud'`, in a headline; `sichtbar „Neu“`
  if (language === 'eng' && isCapital && "'‘".includes(text[open]!)) return undefined
  return capitalNouns.has(language) && !isCapital ? undefined : { start, isShop: met != null }
}

/** Whether it says behind the marks that a shop is called so, and not who has one. */
function isNamedBehind(text: string, from: number, { named, owners }: Words): boolean {
  const met = named?.exec(text.slice(from, from + REACH))
  if (met == null) return false
  return owners === undefined || !met[1]!.split(' ').some((word) => owners.test(word))
}

/** Whether a shop, house or association stands in small letters right before a token, as it does before names in quotation marks. */
export function isBehindShopKind(tokens: TokenList, token: number, language: EntityLanguage): boolean {
  const words = wordsOf(language)
  if (words === undefined || words.isJoined || token === 0) return false
  const start = tokens.starts[token]!
  const from = Math.max(0, start - REACH)
  const head = tokens.text.slice(from, start)
  // the kind is the word before, and begins small but where all nouns have capitals: all that stands before it is looked at only where that word is one
  if (!words.before.test(head.slice(head.trimEnd().lastIndexOf(' ') + 1))) return false
  const met = words.before.exec(head)
  return met !== null && (capitalNouns.has(language) || !/\p{Lu}/u.test(tokens.text[from + met.index]!)) && !met[0].trimEnd().includes(' ')
}
