/**
 * Verbs that a model took for the end of a name where neither a blank nor a capital parts them: what athletes and clubs do in Chinese headlines (`谢震业摘银`), and what
 * the news says of somebody in Hebrew, whose past tense looks like a name (`לפיד נפגש`).
 */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { Mention } from '../types.js'
import { tokenFrom } from './token-places.js'

/** In no name of a person, a club or a place, but for the surname of 连胜文; both scripts. */
const chinese =
  /(?<=.{2})(?:夺冠|奪冠|夺金|奪金|夺银|奪銀|夺铜|奪銅|摘金|摘银|摘銀|摘铜|摘銅|折桂|登顶|登頂|卫冕|衛冕|称王|封王|梅开二度|梅開二度|帽子戏法|帽子戲法|上演帽子|破门|破門|进球|進球|(?:连胜|連勝)(?!文)|连败|連敗|晋级|晉級|出局|淘汰|横扫|橫掃|逆转|逆轉|险胜|險勝|完胜|完勝|惨败|慘敗|不敌|不敵|击败|擊敗|战胜|戰勝|战平|戰平|止步|退赛|退賽|替补|替補|扳平|助攻|复出|復出|退役|领跑|領跑|领先|領先|破纪录|破紀錄).*$/u

/** Past tenses of news, masculine, feminine and plural; those that are surnames or given names as well are left out. */
const hebrew: ReadonlySet<string> = new Set(
  (
    'טס טסה טסו אמר אמרה אמרו הודיע הודיעה הודיעו נפגש נפגשה נפגשו הגיע הגיעה הגיעו יצא יצאה יצאו חזר חזרה חזרו הציג הציגה הציגו ביקר ביקרה ביקרו הגיב הגיבה הגיבו דרש דרשה דרשו ' +
    'טען טענה טענו סירב סירבה סירבו החליט החליטה החליטו מינה מונה מונתה נבחר נבחרה התפטר התפטרה פוטר פוטרה נעצר נעצרה הורשע הורשעה זכה זכתה זכו ניצח ניצחה ניצחו הפסיד הפסידה הפסידו ' +
    'כתב כתבה כתבו סיפר סיפרה סיפרו הבהיר הבהירה הזהיר הזהירה תקף תקפה תקפו חתם חתמה חתמו פגש פגשה המריא המריאה נחת נחתה שוחח שוחחה הצהיר הצהירה אישר אישרה הכחיש הכחישה התייחס התייחסה'
  ).split(' ')
)

/** The mention without the verb behind it. @param flags of the lists, by token (`Flag`) */
export function withoutVerbBehind(mention: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention {
  const { start, end, type } = mention
  if (type !== 'PERSON' && type !== 'ORGANIZATION' && type !== 'LOCATION') return mention
  if (language === 'zho') {
    const verb = chinese.exec(tokens.text.slice(start, Math.min(end, start + MOST_LETTERS)))
    return verb === null ? mention : { ...mention, end: start + verb.index }
  }
  if (language !== 'heb' || type !== 'PERSON') return mention
  const { starts, ends, text, count } = tokens
  const first = tokenFrom(tokens, start)
  const goal = first + 1
  // the verb and where to (`טס לפריז`)
  if (goal < count && ends[goal] === end && hebrew.has(text.slice(starts[first], ends[first])) && (flags[goal]! & Flag.placeFirst) !== 0)
    return { ...mention, start: starts[goal]!, type: 'LOCATION' }
  for (let token = first + 1; token < count && ends[token]! <= end; token++)
    if (hebrew.has(text.slice(starts[token], ends[token])) && (flags[token]! & (Flag.given | Flag.surname)) === 0) return { ...mention, end: ends[token - 1]! }
  return mention
}

/** Longer names are read no further. */
const MOST_LETTERS = 40
