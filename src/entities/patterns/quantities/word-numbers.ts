/** Numbers in words of Arabic, Japanese and Korean, which are told from other words by what is written to them. */
import { Kind, kinds } from '../../../core/characters.js'
import { firstAtLeast } from '../../../core/sorted.js'
import type { PatternContext } from '../context.js'
import type { Numeral } from './numeral.js'

const share = /^(?:نصف|ربع|ثلث|ثلثا|ثلثي|ثلثان|ثلثين|خمس|خمسا|خمسي|سدس|عشر)$/u
/** Behind it the whole, with its article; not the stages of a cup. */
const whole = /^ (?:من )?ال(?!نهائي|ساعة)\p{L}/u

/** "نصف العصير", "ثلث المبلغ": a part in one word with the whole behind it. */
export function isArabicShare({ text, language }: PatternContext, { start, end }: Numeral): boolean {
  return language === 'ara' && share.test(text.slice(start, end)) && whole.test(text.slice(end, end + 12))
}

/** Signs by which Japanese counts things, none of which makes another word with the number. */
const counters = new Set('本匹個冊台枚羽杯軒足頭着棟隻皿曲名倍件社票')
/** The same, where nothing in Chinese characters goes on: "二人称", "三歳児". */
const looseCounters = new Set('人歳才点組戸')
/** The copula behind a number that something is. */
const isSaid = /^で[すはも、]/u
/** Behind a number in a row. */
const places = new Set('位回章節課話巻号条版')

/** "四番目", "第四回", "十本": an ordinal with its sign, a number above one with what it counts. */
export function isJapaneseCount(text: string, { start, end, kind, value }: Numeral): boolean {
  const follow = text.charAt(end)
  // "従四位" is a rank
  if ('正従'.includes(text.charAt(start - 1) || ' ')) return false
  if (kind === 'ordinal') return text.charAt(start) !== '第' || places.has(follow) || kinds[follow.charCodeAt(0)] !== Kind.han
  if (kind !== 'cardinal') return false
  // "答えは四です"
  if (isSaid.test(text.slice(end, end + 2)) && 'はがも、'.includes(text.charAt(start - 1) || ' ')) return true
  if (!(value > 1)) return false
  return counters.has(follow) || (looseCounters.has(follow) && kinds[text.charCodeAt(end + 1)] !== Kind.han)
}

/** Tens that are no Chinese words. */
const native = /^(?:스물|서른|마흔|쉰|예순|일흔|여든|아흔)/

/** Tens, teens and hundreds of Chinese words, which are few other words. */
const tens = /^(?:[이삼사오육칠팔구]십|십[이삼사오육칠팔구]|[삼오육칠팔구]백|[삼오육칠팔]천)$/u
const particle = /^(?:(?:은|는|이|가|을|를|과|와|도|의|로|으로|에|만|이다|입니다|이고)(?!\p{L})|\P{L}|$)/u

/** Whether a Korean number has nothing written to it but particles. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/\p{L}/u.test(text.charAt(start - 1)) && particle.test(text.slice(end, end + 5))
}

/** What Korean counts things with, behind a blank or at once, and the particles that these take. */
const koreanCounter =
  /^ ?(?:개|명|마리|사람|권|대|장|병|잔|배|가지|송이|그루|채|척|켤레|벌|쌍|곳|군데|차례|종류|건|편|박스|상자|봉지|그릇|자루|통|줄|팀|가구|마디|알|톨|묶음|다발|접시|조각|컵|킬로|그램|리터|톤|살)(?:의|이|가|은|는|을|를|도|만|씩|로|에|와|과|이나|밖에|까지|부터|들|정도|이상|이하)?(?!\p{L})/u
const LONGEST_COUNTER = 8
/** Native numbers in the form that stands before counters; one is an article as well. */
const counting = /^(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열)$/u

/** Whether a number of one or two words counts something by a counter: "두 개", "오백 명". */
export function isKoreanCount(text: string, { start, end, value, kind }: Numeral): boolean {
  if (kind !== 'cardinal' || !(value > 1) || /\p{L}/u.test(text.charAt(start - 1))) return false
  // "이 두 사람": these two
  if (/^[이그저한] /u.test(text.slice(start, end))) return false
  if ((value <= 10 || end - start < 2) && !counting.test(text.slice(start, end))) return false
  return koreanCounter.test(text.slice(end, end + LONGEST_COUNTER))
}

/** Korean numbers of one or two syllables are parts of other words more often than not. */
export function isKoreanNumber(context: PatternContext, { start, end, attached, words, kind }: Numeral): boolean {
  if (kind === 'fraction') return words > 2 || context.text.slice(start, end).includes('분의')
  if (kind === 'ordinal') return context.text.charAt(start) !== '제' || words > 2
  if (words === 2 && native.test(context.text.slice(start, end))) return true
  if (words === 2 && tens.test(context.text.slice(start, end)) && standsAlone(context.text, start, end)) return true
  return words > 2 || (words === 1 && !attached && end - start > 1 && isToken(context, start, end))
}

/** Whether a token of the text is exactly [start, end). */
export function isToken({ tokens }: PatternContext, start: number, end: number): boolean {
  const token = firstAtLeast(tokens.starts, start, tokens.count)
  return token < tokens.count && tokens.starts[token] === start && tokens.ends[token] === end
}

/** Whether a Turkish share says how many parts of how many: "üçte ikisi", not "yarım". */
export function isParts(written: string): boolean {
  return written.includes(' ')
}
