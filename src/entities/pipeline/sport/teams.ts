/**
 * Teams that have the names of their towns: where a sentence says who won against whom and by how much (`Köln verliert gegen Freiburg 0:2`, `Real Madrid 3-1 Barcelona`), both
 * names are of teams. Countries stay places, as annotated texts have them.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { isCountry } from '../named-countries.js'
import { StemmedWords } from './stemmed-words.js'
import { contestWords, matchWords } from './team-words.js'

/** Signs between two names that a match may have brought together. */
const MOST_BETWEEN = 40
/** Signs on either side of the names in which the score is looked for. */
const REACH = 60
/** Most signs between two names of one sentence. */
const MOST_SENTENCE = 400
/** Signs behind `Roma – Napoli` in which it is. */
const DASH_REACH = 10
/** Goals or points of both sides; what is no score of them `hasScore` tells. */
const score = /(?<![\d:.,/–-])(\d{1,3}) ?([-–:]) ?(\d{1,3})(?![\d:/%–-]|[.,]\d| ?(?:Uhr|h|[ap]\.?m\.?)(?!\p{L}))/gu
const bracketedScore = /^ ?\(\d/u
const contests = new StemmedWords(contestWords)
const dashAlone = /^ ?[-–—] ?$/u
/** More points no side makes. */
const MOST_POINTS = 199
const sentenceEnd = /[.!?;](?=\s|$)|[\n\r|]/u
/** A name behind one of them is where something was. */
export const where: ReadonlySet<string> = new Set(
  'in at from near aus à dans chez en em no na w we z v ve ze i på fra från ved uit te в во на из у във στο στη στην σε di ke dari tại ở trên sân'.split(' ')
)
const places: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])

const wordsOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => new Set(matchWords[language]?.split(' ')))

/**
 * @param mentions in text order, without overlaps
 * @returns the same, places that are teams as organizations: of a sentence with a result those of its other matches, too. Linear.
 */
export function withTeams(text: string, mentions: readonly Mention[], language: EntityLanguage): Mention[] {
  const teams = new Set<number>()
  const add = (index: number) => {
    for (const place of [index, index + 1]) if (mentions[place]!.type === 'LOCATION') teams.add(place)
  }
  /** Pairs of the sentence without a score, and whether it has a result. */
  let open: number[] = []
  let isReport = false
  for (let index = 0; index + 1 < mentions.length; index++) {
    const [one, other] = [mentions[index]!, mentions[index + 1]!]
    if (endsSentence(text, one.end, other.start)) {
      if (isReport) open.forEach(add)
      open = []
      isReport = false
    }
    if (!places.has(one.type) || !places.has(other.type) || other.start - one.end > MOST_BETWEEN) continue
    if (isCountry(text, one, language) || isCountry(text, other, language)) continue
    if (haveMet(text, one, other, language)) {
      isReport = true
      add(index)
    } else if (meet(text, one, other, language)) open.push(index)
  }
  if (isReport) open.forEach(add)
  if (teams.size === 0) return [...mentions]
  return mentions.map((mention, index) => (teams.has(index) ? { ...mention, type: 'ORGANIZATION' } : mention))
}

function endsSentence(text: string, from: number, to: number): boolean {
  return to - from > MOST_SENTENCE || sentenceEnd.test(text.slice(from, to))
}

/** Whether one sentence says that two names met, with a result. */
export function haveMet(text: string, one: Mention, other: Mention, language: EntityLanguage): boolean {
  if (other.start - one.end > MOST_BETWEEN) return false
  const between = text.slice(one.end, other.start)
  if (sentenceEnd.test(between)) return false
  const isScore = between.replace(score, '').trim() === '' && hasScore(between)
  const behind = text.slice(other.end, other.end + REACH)
  const rest = behind.slice(0, sentenceEnd.exec(behind)?.index ?? (other.end + REACH < text.length ? behind.search(/\d*$/u) : behind.length))
  if (!isScore && dashAlone.test(between) ? !hasScore(rest.slice(0, DASH_REACH)) : !isScore && !(hasScore(between) || hasScore(rest))) return false
  // behind `à` is whoever the match was played at where the result follows
  const isBracketed = bracketedScore.test(rest) && hasScore(rest)
  if (!isScore && !dashAlone.test(between) && !meet(text, one, other, language, isBracketed)) return false
  return !isContest(
    text
      .slice(Math.max(0, one.start - REACH), one.start)
      .split(sentenceEnd)
      .at(-1)! +
      between +
      rest
  )
}

/** Whether one sentence says that two names met. @param isThere whether a name behind `in` counts */
function meet(text: string, one: Mention, other: Mention, language: EntityLanguage, isThere = false): boolean {
  if (other.start - one.end > MOST_BETWEEN) return false
  const said = text.slice(one.end, other.start).split(/[ \u00a0,]+/u)
  if ((!isThere && where.has(said.at(-2)?.toLowerCase() ?? '')) || where.has(wordBefore(text, one.start))) return false
  const words = wordsOf(language)
  return said.some((word) => words.has(word.toLowerCase()))
}

/** Whether a sentence is about votes, rankings or contests, which are counted like matches. */
export function isContest(sentence: string): boolean {
  return sentence.split(/[^\p{L}\p{M}-]+/u).some((word) => contests.has(word.toLowerCase()))
}

function wordBefore(text: string, at: number): string {
  return /(\p{L}+) $/u.exec(text.slice(Math.max(0, at - 12), at))?.[1]?.toLowerCase() ?? ''
}

/** Whether a stretch of text has a score: not a clock time (`20:15`, `9:05`). */
export function hasScore(part: string): boolean {
  return [...part.matchAll(score)].some(([, first, sign, second]) => {
    if (Number(first) > MOST_POINTS || Number(second) > MOST_POINTS) return false
    if (/^0\d/u.test(first!) || /^0\d/u.test(second!)) return false
    return sign !== ':' || Number(first) > 23 || Number(second) < 15
  })
}
