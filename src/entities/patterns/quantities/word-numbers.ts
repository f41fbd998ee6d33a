/** Numbers in words of Arabic, Japanese and Korean, which are told from other words by what is written to them. */
import { Kind, kinds } from '../../../core/characters.js'
import { firstAtLeast } from '../../../core/sorted.js'
import type { PatternContext } from '../context.js'
import type { Numeral } from './numeral.js'

const share = /^(?:نصف|ربع|ثلث|ثلثا|ثلثي|ثلثان|ثلثين|خمس|سدس|عشر)$/u
/** Behind it the whole, with its article; not the stages of a cup. */
const whole = /^ (?:من )?ال(?!نهائي|ساعة)\p{L}/u

/** "نصف العصير", "ثلث المبلغ": a part in one word with the whole behind it. */
export function isArabicShare({ text, language }: PatternContext, { start, end }: Numeral): boolean {
  return language === 'ara' && share.test(text.slice(start, end)) && whole.test(text.slice(end, end + 12))
}

/** Signs by which Japanese counts things, none of which makes another word with the number. */
const counters = new Set('本匹個冊台枚羽杯軒足頭着棟隻皿曲名')
/** Behind a number in a row. */
const places = new Set('位回章節課話巻号条版')

/** "四番目", "第四回", "十本": an ordinal with its sign, a number above one with what it counts. */
export function isJapaneseCount(text: string, { start, end, kind, value }: Numeral): boolean {
  const follow = text.charAt(end)
  // "従四位" is a rank
  if ('正従'.includes(text.charAt(start - 1) || ' ')) return false
  if (kind === 'ordinal') return text.charAt(start) !== '第' || places.has(follow) || kinds[follow.charCodeAt(0)] !== Kind.han
  return kind === 'cardinal' && value > 1 && counters.has(follow)
}

/** Tens that are no Chinese words. */
const native = /^(?:스물|서른|마흔|쉰|예순|일흔|여든|아흔)/

/** Tens and teens of Chinese words, which are few other words. */
const tens = /^(?:[이삼사오육칠팔구]십|십[이삼사오육칠팔구])$/u
const particle = /^(?:(?:은|는|이|가|을|를|과|와|도|의|로|으로|에|만|이다|입니다|이고)(?!\p{L})|\P{L}|$)/u

/** Whether a Korean number has nothing written to it but particles. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/\p{L}/u.test(text.charAt(start - 1)) && particle.test(text.slice(end, end + 5))
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
