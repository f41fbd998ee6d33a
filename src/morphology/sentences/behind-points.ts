/** What surely begins or goes on a sentence behind a point or a closing mark, by the class of the word before it. The treebanks have few of each. */
import { Kind, kinds, lower } from '../../core/characters.js'
import { abbreviations, hasOrdinals, isBeforeNames, isUnit } from '../tokenize/abbreviations.js'
import { Gap } from '../tokenize/atoms.js'
import { beginsGermanSentences, splitsOrdinals } from '../tokenize/numbers.js'
import { closesEnumeration, endsEnglishAcronym } from './enumerations.js'
import { beforePoint } from './features.js'
import { Ending, endingOf, type TokenDraft } from './rules.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words for large numbers behind digits: "3,5 Mio. Euro". */
const scales = words('mio mia mill mrd md mld mln mil millj milj milijn mlrd mljd mkr mdkr tys tis tsd tūkst тыс тис хил хиљ млн млрд мил εκ εκατ δισ χιλ')
/** Currencies and other counted words that are written with a capital. */
const counted = words('euro euros eur dollar dollars kč kčs ft rs rp sfr chf usd gbp evro')

/** German units that are counted, in small letters. */
const counters = words('std min sek tsd stk pkt jhd mon wo pers ps')
/** How Polish names end behind the word for "named after": the letters of `im.` are those of a pronoun, too. */
const GENITIVE = /(?:[aiyęą]|ego|ej|ich|ych)$/

const isCapital = (code: number): boolean => lower[code] !== code
const isSmallLetter = (code: number): boolean => kinds[code] === Kind.letter && !isCapital(code) && code < 0x590
const ROMAN = /^[IVXLCDM]+$/
/** Turkish and Hungarian rulers have their number before the name. */
const numbersBeforeNames = words('hun tur')
/** A word of this length with a vowel is no abbreviation that the lists lack. */
const SHORTEST_WORD = 3
/** Indonesian and Lithuanian have more abbreviations with vowels. */
const shortestWords: Readonly<Record<string, number>> = { ind: 5, lit: 4, pol: 4, slk: 4 }
const VOWEL = /[aeiouyаеиоуыэюяіїєαεηιουω]/
const LONGEST_WORD = 40

function endsInDigit({ text, starts, ends }: TokenDraft, index: number): boolean {
  const end = ends[index]!
  const isPoint = kinds[text.charCodeAt(end - 1)] === Kind.period && end - starts[index]! > 1
  return kinds[text.charCodeAt(isPoint ? end - 2 : end - 1)] === Kind.digit
}

/** Words for a number that stand before digits. */
const numberWords = words('no nr núm num br č čp čís št № nº αρ')

/** Whether the token at `index` has a point and digits follow. */
function pointFollows({ text, starts, ends, count }: TokenDraft, index: number): boolean {
  const after = text.charCodeAt(ends[index]!) === 46 ? index + 2 : index + 1
  return after < count && text.charCodeAt(ends[after - 1]! - 1) === 46 && kinds[text.charCodeAt(starts[after]!)] === Kind.digit
}

/** Whether a token is one capital, or the same one twice, with its point: "J.", "EE." */
function isInitial({ text, starts, ends, count }: TokenDraft, index: number): boolean {
  const start = starts[index]!
  const length = ends[index]! - start - (text.charCodeAt(ends[index]! - 1) === 46 ? 1 : 0)
  if (length < 1 || length > 2 || !isCapital(text.charCodeAt(start))) return false
  if (length === 2 && text.charCodeAt(start) !== text.charCodeAt(start + 1)) return false
  return text.charCodeAt(start + length) === 46 && (ends[index]! > start + length || (index + 1 < count && starts[index + 1] === start + length))
}

/** Whether the initial at `index` comes behind another one: "J. R. Tolkien". */
function isSecondInitial(draft: TokenDraft, index: number): boolean {
  if (!isInitial(draft, index) || index === 0) return false
  const { starts, ends } = draft
  const before = ends[index - 1]! - starts[index - 1]! === 1 ? index - 2 : index - 1
  return before >= 0 && draft.gaps[index] === Gap.space && ends[index - 1]! - starts[before]! === 2 && isInitial(draft, before)
}

/**
 * Whether a sentence begins at token `index`; undefined where only the trained model may tell.
 * @param length tokens in the sentence so far
 * @param listed the abbreviations of the language
 */
export function startsBehindPoint(
  draft: TokenDraft,
  index: number,
  ending: number,
  length: number,
  language: string,
  listed: ReadonlySet<string>
): boolean | undefined {
  const before = beforePoint(draft, index)
  if (before === undefined || before.end - draft.starts[before.token]! > LONGEST_WORD) return undefined
  const { text, starts, ends } = draft
  const first = text.charCodeAt(starts[index]!)
  const isUpper = isCapital(first)
  const isSmall = kinds[first] === Kind.letter && !isUpper
  const { token, isApart } = before
  const written = text.slice(starts[token], before.end)
  const small = written.toLowerCase()
  const next = text.slice(starts[index], Math.min(ends[index]!, starts[index]! + LONGEST_WORD)).toLowerCase()
  if (scales.has(small) && token > 0 && endsInDigit(draft, token - 1)) {
    const isCode = ends[index]! - starts[index]! === 3 && text.slice(starts[index], ends[index]) === next.toUpperCase()
    if (isSmall || isCode || counted.has(next) || kinds[first] === Kind.currency || (language === 'deu' && isUpper && !beginsGermanSentences(next)))
      return false
  }
  // "Atatürk Cad. No. 5"
  if (listed.has(small) && index + 1 < draft.count && numberWords.has(next.endsWith('.') ? next.slice(0, -1) : next) && pointFollows(draft, index)) return false
  if (isInitial(draft, token) && isInitial(draft, index)) return false
  if (isUpper && written.length === 1 && isSecondInitial(draft, token)) return false
  if (hasOrdinals(language) && ROMAN.test(written)) {
    if (isSmall || index - token === length || (isUpper && numbersBeforeNames.has(language))) return false
    return language === 'deu' && beginsGermanSentences(next) && written.length > 1 ? true : undefined
  }
  // "gem. § 5"
  if (first === SECTION && listed.has(small)) return false
  if (isSmallLetter(first) && ending === Ending.point && isApart && goesOnSmall(draft, token, abbreviations(language).has(small))) return false
  if (!isUpper) return undefined
  if (closesEnumeration(small, language) && (language !== 'deu' || beginsGermanSentences(next))) return true
  if (language === 'eng' && endsEnglishAcronym(small, next)) return true
  // German nouns have capitals: "5 Std. Zeit"
  if (language === 'deu' && counters.has(small) && token > 0 && endsInDigit(draft, token - 1) && !beginsGermanSentences(next)) return false
  if (language === 'pol' && small === 'im') return GENITIVE.test(next) ? false : undefined
  const isNamed = isBeforeNames(written, language) && !(isUnit(small) && token > 0 && endsInDigit(draft, token - 1))
  if (isNamed && !(language === 'deu' && beginsGermanSentences(next))) return false
  // the point of an ordinal number that its noun has shown
  if (!isApart && /^\d{1,2}$/.test(written) && hasOrdinals(language) && !splitsOrdinals(language) && !endsOrdinals.has(language)) return false
  const isWord =
    ending === Ending.point && isApart && small.length >= (shortestWords[language] ?? SHORTEST_WORD) && kinds[text.charCodeAt(starts[token]!)] === Kind.letter
  return isWord && !listed.has(small) && (VOWEL.test(small) || VOWEL.test(small.normalize('NFD'))) ? true : undefined
}

const SECTION = 0xa7

/** Whether small letters go on behind the point after the word at `token`: an initial or an abbreviation. */
function goesOnSmall(draft: TokenDraft, token: number, isListed: boolean): boolean {
  const { text, ends } = draft
  return isListed || (ends[token]! - text.lastIndexOf(' ', ends[token]) === 2 && isCapital(text.charCodeAt(ends[token]! - 1)))
}

/** Languages that leave the point with a number at the end of a sentence. */
const endsOrdinals = words('hrv srp slv')

/**
 * Whether small letters go on a sentence behind a closing bracket or quotation mark, with a dash before them or not, or behind the dash of a dialogue:
 * "« Où vas-tu ? » demanda-t-elle.", "— Стой! — крикнул он.", "— Так... — сказала мама."
 */
export function goesOnBehindMark(draft: TokenDraft, index: number, ending: number, length: number, language: string): boolean {
  const { text, starts, gaps, count } = draft
  const isClosed = endingOf(draft, index - 1, language) === Ending.closer
  if (isDash(draft, index))
    return (
      (isClosed || ((ending === Ending.strong || isEllipsis(draft, index - 1)) && isDash(draft, index - length))) &&
      index + 1 < count &&
      gaps[index + 1]! <= Gap.space &&
      isSmallLetter(text.charCodeAt(starts[index + 1]!))
    )
  return isClosed && isSmallLetter(text.charCodeAt(starts[index]!))
}

/** Whether another person's turn in a dialogue with dashes begins at token `index`: "— Você vem? — Não." */
export function startsTurn(draft: TokenDraft, index: number, ending: number, length: number): boolean {
  const { text, starts, gaps, count } = draft
  if (ending === Ending.none || ending === Ending.closer || !isDash(draft, index) || !isDash(draft, index - length)) return false
  return index + 1 < count && gaps[index + 1]! <= Gap.space && isCapital(text.charCodeAt(starts[index + 1]!))
}

/** Whether the token is an ellipsis of three points. */
function isEllipsis({ text, starts, ends }: TokenDraft, index: number): boolean {
  const written = ends[index]! - starts[index]! > ELLIPSIS.length ? '' : text.slice(starts[index], ends[index])
  return written === '…' || written === ELLIPSIS
}

const ELLIPSIS = '...'

function isDash({ text, starts, ends }: TokenDraft, index: number): boolean {
  return ends[index]! - starts[index]! === 1 && kinds[text.charCodeAt(starts[index]!)] === Kind.hyphen
}
