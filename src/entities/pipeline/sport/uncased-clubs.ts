/**
 * Clubs in scripts without capitals, whose names are words and given names as well (`هدف الرجاء`, `تعادل الرجاء مع نهضة بركان`): a name that is known as an organization's
 * behind a word for goals, players and coaches, and both sides of a match behind its verb.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { ClubNames } from '../../lists/club-names.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { hasScore } from './teams.js'

interface Words {
  /** Goals, players, coaches, supporters, clubs: what stands right before whose they are. */
  readonly of: string
  /** Winning, losing, drawing, meeting. */
  readonly verbs: string
  /** Between the two sides. */
  readonly against: string
  /** What no name goes on with. */
  readonly ends: string
}

const table: Partial<Record<EntityLanguage, Words>> = {
  ara: {
    of: 'هدف أهداف هدفي لاعب لاعبو لاعبي مدرب مهاجم مدافع حارس قائد نجم جماهير جمهور مشجعو مشجعي فريق نادي النادي مرمى تشكيلة إدارة',
    verbs: 'فاز يفوز تعادل يتعادل خسر يخسر هزم يهزم تغلب يتغلب انتصر سحق اكتسح واجه يواجه يلتقي التقى تأهل أقصى فوز خسارة هزيمة مباراة',
    against: 'مع على أمام ضد من و',
    ends: 'في يوم اليوم أمس مساء بنتيجة بهدف بهدفين بثلاثية برباعية بثنائية خلال ضمن بعد قبل على أمام مع من إلى عن اليومَ غدا هذا ليلة'
  },
  fas: {
    of: 'گل بازیکن بازیکنان مهاجم مدافع دروازه‌بان سرمربی مربی کاپیتان هواداران هوادار تیم باشگاه مدیرعامل پیروزی شکست برد باخت',
    verbs: 'دیدار بازی',
    against: 'و با برابر مقابل',
    ends: 'در از را به با و برابر مقابل امروز دیروز فردا'
  },
  heb: {
    of: 'שחקן שחקני מאמן חלוץ שוער בלם קשר קפטן אוהדי אוהד קבוצת מועדון שער',
    verbs: 'ניצחה הפסידה הביסה גברה',
    against: 'נגד את ל על עם מול',
    ends: 'ב היום אתמול אמש על עם מול'
  }
}
const MOST_WORDS = 3
/** Signs from a verb on in which its score is. */
const SCORE_WITHIN = 80
/** Words of the second side that nobody knows. */
const MOST_UNKNOWN = 2
/** Share of such names that are right. */
const CONFIDENCE = 0.8

const wordsOf = perLanguage((language) => {
  const words = table[language]
  const set = (list: string) => new Set(list.split(' '))
  return words && { of: set(words.of), verbs: set(words.verbs), against: set(words.against), ends: set(words.ends) }
})

interface Side {
  readonly start: number
  readonly end: number
  /** The token behind it. */
  readonly next: number
}

/** The names with such clubs. Linear. @param names in text order, without overlaps @param patterns what patterns found, which ends a name */
export function withUncasedClubs(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  { known, clubs }: { readonly known: KnownNames | undefined; readonly clubs: ClubNames | undefined },
  patterns: readonly Mention[]
): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined || known === undefined) return names
  const { text, starts, ends, count, classes } = tokens
  const dates = new Set(patterns.map(({ start }) => start))
  const near = meetings(names)
  const isEnd = (token: number) => token >= count || classes[token] !== TokenClass.word || dates.has(starts[token]!) || words.ends.has(textOf(tokens, token))
  const isState = (start: number, end: number) => isCountry(text, ruleMention(start, end, 'LOCATION', 'clubs', CONFIDENCE), language)
  /** The longest name of an organization that begins with a token; a longer name of a person that begins there is none. */
  const clubFrom = (first: number): Side | undefined => {
    for (let last = first + MOST_WORDS - 1; last >= first; last--) {
      if (last >= count || !isJoined(tokens, first, last) || isEnd(first)) continue
      const [start, end] = [starts[first]!, ends[last]!]
      const form = createForm(text.slice(start, end), language)
      const one = knownAs(form, language, known)
      const isClub = clubs?.has(form, language) === true || (one?.type === 'ORGANIZATION' && one.isListed)
      if (!isClub || isState(start, end)) continue
      const met = near({ start, end })
      if (met.every((name) => name.start >= start && name.end <= end)) return { start, end, next: last + 1 }
    }
    return undefined
  }
  /** What stands between a preposition and the end of a clause: the rival of a known club. */
  const rivalFrom = (first: number): Side | undefined => {
    const known = clubFrom(first)
    if (known !== undefined) return known
    let last = first
    while (last + 1 < count && isBlankBehind(tokens, last) && !isEnd(last + 1)) last++
    const [name] = isEnd(first) ? [] : near({ start: starts[first]!, end: ends[first]! })
    if (name !== undefined) {
      const next = tokenFrom(tokens, name.end)
      if (name.type === 'PERSON' && next - first > 1) return undefined
      return name.start === starts[first] && !isState(name.start, name.end) && next - first <= MOST_WORDS
        ? { start: name.start, end: name.end, next }
        : undefined
    }
    if (isEnd(first) || last - first >= MOST_UNKNOWN || isState(starts[first]!, ends[last]!)) return undefined
    return { start: starts[first]!, end: ends[last]!, next: last + 1 }
  }
  const found: Mention[] = []
  const add = ({ start, end }: Side) => {
    if ((found.at(-1)?.end ?? 0) <= start) found.push(ruleMention(start, end, 'ORGANIZATION', 'uncased-clubs', CONFIDENCE))
  }
  for (let token = 0; token + 1 < count; token++) {
    if (classes[token] !== TokenClass.word || !isBlankBehind(tokens, token)) continue
    const word = textOf(tokens, token)
    const isVerb = words.verbs.has(word)
    if (!isVerb && !words.of.has(word)) continue
    const isScored = () => hasScore(text.slice(starts[token], starts[token]! + SCORE_WITHIN))
    const club = clubFrom(token + 1) ?? (isVerb && isScored() ? rivalFrom(token + 1) : undefined)
    if (club === undefined) continue
    if (!isVerb) {
      add(club)
      continue
    }
    if (club.next + 1 >= count || !words.against.has(textOf(tokens, club.next))) continue
    const rival = rivalFrom(club.next + 1)
    if (rival === undefined) continue
    add(club)
    add(rival)
  }
  if (found.length === 0) return names
  const taken = meetings(found)
  return [...names.filter((name) => taken(name).length === 0), ...found].sort(byStart)
}

function isJoined(tokens: TokenList, first: number, last: number): boolean {
  for (let token = first; token < last; token++) if (!isBlankBehind(tokens, token)) return false
  return true
}
