/**
 * Scores with a word between their halves: "3 a 0", "won 2 to 1", "zwei zu eins". As those with a hyphen they are neither numbers nor times. Where the word means "up to" as well,
 * a score goes down or has a word of matches before it.
 */
import type { Span } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import type { PatternContext } from './context.js'
import { isCounted } from './counted.js'
import type { Numeral } from './quantities/numeral.js'
import { findAllNumerals } from './quantities/numerals.js'
import { temporalWords } from './temporal/languages.js'

interface ScoreWords {
  /** Between the halves; apart by `|`. */
  readonly between: string
  /** Before them: a range begins. */
  readonly from?: string
  /** Zero, where it is a word of its own in scores. */
  readonly nil?: string
  /** Beginnings of words of matches and votes; without them every pair with such a word between is a score. */
  readonly matches?: string
  /** Pairs that go down are scores without them. */
  readonly down?: true
  /** The word stands between nothing else: what follows is not counted. */
  readonly sure?: true
}

const nordicMatches =
  'vann vinn vinner vinnande vinst vandt vinde vinder vunnet vant tap tapte tabt tabe förlor besegra slog slå seger seier sejr match kamp mål oavgjort uafgjort uavgjort led ledde resultat kvitter slut'
const romance = {
  from: 'de|da|di|do|das|dos|desde|dal|dalle|dai|delle|depuis|dès|la|las|los|les|as|às|pelas|din|du|del|des|entre|tra|fra|ora|horas|heures|página|páginas|pagine|pages',
  down: true
} as const

const words: Readonly<Partial<Record<EntityLanguage, ScoreWords>>> = {
  cat: { ...romance, between: 'a', matches: 'guany venc perd empat derrot partit gol victòri resultat marcador golej remunt' },
  ces: { between: 'ku', nil: 'nula|nule' },
  dan: { between: 'mod', matches: nordicMatches, nil: 'nul' },
  deu: { between: 'zu', from: 'von', nil: 'null' },
  eng: {
    between: 'to',
    from: 'from|at|about|around|is|was|near|odds|ratio|of',
    nil: 'nil|zero|love',
    matches:
      'win wins winning won beat beats beaten lost lose loses losing lead leads led leading drew draw draws drawn tie ties tied score scored scoreline victory defeat defeated match game goal goals final vote voted ruled triumph thrash sets series'
  },
  fas: { between: 'بر', nil: 'صفر', sure: true },
  fra: { ...romance, between: 'à', matches: 'gagn batt perd bat vainqu victoire défaite match but score nul men égalis impos inclin', nil: 'zéro' },
  ita: { ...romance, between: 'a', matches: 'vin vit batt perd sconfi pareggi partit gol risultat punteggi', nil: 'zero' },
  nld: {
    between: 'tegen',
    matches: 'won win wint winnen verslo verlo verlies gelijk wedstrijd stand score doelpunt goal leid uitslag',
    nil: 'nul'
  },
  nno: { between: 'mot', matches: nordicMatches, nil: 'null' },
  nob: { between: 'mot', matches: nordicMatches, nil: 'null' },
  pol: { between: 'do', from: 'od|z|godz|godzinach', matches: 'wygr pokona przegr zwycię remis mecz wynik gol bramk prowadz', nil: 'zera' },
  por: { ...romance, between: 'a', matches: 'venc ganh perd bat empat derrot jogo gol vitória partida resultado placar', nil: 'zero' },
  ron: { ...romance, between: 'la', matches: 'câștig castig învin invin pierd bat egal meci gol victori scor înfrâng', nil: 'zero' },
  spa: { ...romance, between: 'a', matches: 'gan venc perd empat derrot partido gol victoria resultado marcador cay golea remont super impus', nil: 'cero' },
  swe: { between: 'mot', matches: nordicMatches, nil: 'noll' }
}

interface Reader {
  readonly between: ReadonlySet<string>
  readonly from: ReadonlySet<string>
  readonly nil: RegExp | undefined
  readonly matches: RegExp | undefined
  readonly down: boolean
  readonly sure: boolean
  /** Units of time, which make a span of two numbers. */
  readonly units: ReadonlySet<string>
}

const readerOf = perLanguage((language: EntityLanguage): Reader | undefined => {
  const row = words[language]
  if (row === undefined) return undefined
  const { dayUnit = '', timeUnit = '', hourMark = '' } = temporalWords[language]
  // whole words in English, whose beginnings are those of other words; stems elsewhere
  const end = language === 'eng' ? '(?![\\p{L}\\p{M}])' : ''
  return {
    between: new Set(row.between.split('|')),
    from: new Set(row.from?.split('|')),
    nil: row.nil === undefined ? undefined : new RegExp(`^[ \\u00a0](?:${row.nil})(?![\\p{L}\\p{M}])`, 'iu'),
    matches: row.matches === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{M}])(?:${row.matches.replaceAll(' ', '|')})${end}`, 'iu'),
    down: row.down === true,
    sure: row.sure === true,
    units: new Set(`${dayUnit}|${timeUnit}|${hourMark}`.split('|'))
  }
})

const MOST_POINTS = 199
/** Characters between and around the halves that are looked at. */
const LONGEST_BETWEEN = 8
const LONGEST_WORD = 24
const REACH = 80

/** A whole number as scores have; words of several numerals are none. */
function isPoints({ kind, value, joined, start, end }: Numeral): boolean {
  return kind === 'cardinal' && !joined && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS && end - start <= LONGEST_WORD
}

/** The scores of a text, in order. Linear: what is looked at around a number is bounded. */
export function findScores(context: PatternContext): Span[] {
  const reader = readerOf(context.language)
  if (reader === undefined) return []
  const gaelic = context.language === 'eng' ? gaelicScores(context.text, reader) : []
  const numerals = findAllNumerals(context)
  const scores: Span[] = []
  for (let index = 0; index < numerals.length; index++) {
    const first = numerals[index]!
    if (!isPoints(first)) continue
    const end = scoreEnd(context, reader, first, numerals[index + 1])
    // "de dos treinta a dos cuarenta y cinco": hours with their minutes
    if (end === 0 || follows(numerals[index - 1], first.start) || follows({ end }, numerals[index + 2]?.start)) continue
    scores.push({ start: first.start, end })
  }
  return gaelic.length === 0 ? scores : [...scores, ...gaelic].sort((one, other) => one.start - other.start)
}

const goalsAndPoints = String.raw`(?:0|[1-9])-[0-3]?\d(?: \(\d{1,2}\))?`
/** "2-14 to 1-19", "Kerry 2-14 Cork 1-19": goals and points of hurling and Gaelic football, which are no ranges. */
const gaelicPair = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])${goalsAndPoints}(?: to |[,;]? \p{Lu}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24})? )${goalsAndPoints}(?![\p{L}\p{N}/:-]|[.,]\p{N})`,
  'gu'
)

const calendar = /[ ](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)/u
const gaelicWords = /(?<!\p{L})(?:GAA|hurling|hurlers|camogie|Gaelic|footballers|championship|semi-final|quarter-final|half-time|full-time|results?)(?!\p{L})/iu

/** Such scores in a line that is about a match. */
function gaelicScores(text: string, { matches }: Reader): Span[] {
  return [...text.matchAll(gaelicPair)].flatMap(({ 0: pair, index }) => {
    const line = text.slice(Math.max(0, index - REACH), index + pair.length + REACH)
    return calendar.test(pair) || (matches?.test(line) !== true && !gaelicWords.test(line)) ? [] : [{ start: index, end: index + pair.length }]
  })
}

/** "27 a 2 de julho": days over the end of a month. */
const beforeMonth = new Set(['de', 'di', 'del', 'do'])

/** Points of the winner from which on a pair without a word of matches may be days, pages or hours. */
const MOST_GOALS = 12

/** "12 a 1": from noon on, or over noon; "31 a 2": days. */
const mayBeHours = (first: number, second: number) => first > MOST_GOALS || (first >= 7 && second >= 1)

/** Whether a number stands a blank before a place. */
const follows = (before: { readonly end: number } | undefined, start: number | undefined) => before !== undefined && before.end + 1 === start

const wordBefore = /([\p{L}\p{M}]+)[.:]? $/u
const wordBehind = /^ ([\p{L}\p{M}]+)/u
const phraseEnd = /^(?:$|[ \u00a0]?[;!?)\]"»”“\n]|[.,:](?!\d)|[ \u00a0]\p{L})/u

/** Where the score ends that begins with a number, or 0. */
function scoreEnd({ text, language }: PatternContext, reader: Reader, first: Numeral, second: Numeral | undefined): number {
  const gap = /^[ \u00a0]([\p{L}\p{M}]+)/u.exec(text.slice(first.end, first.end + LONGEST_BETWEEN))
  if (gap === null || !reader.between.has(gap[1]!)) return 0
  const behindWord = first.end + gap[0].length
  const isNext = second !== undefined && second.start === behindWord + 1 && isPoints(second)
  const nil = isNext ? undefined : reader.nil?.exec(text.slice(behindWord, behindWord + LONGEST_WORD))?.[0]
  if (!isNext && nil === undefined) return 0
  const end = isNext ? second.end : behindWord + nil!.length
  if (!phraseEnd.test(text.slice(end, end + 2))) return 0
  const next = wordBehind.exec(text.slice(end, end + LONGEST_WORD))?.[1] ?? ''
  const points = isNext ? second.value : 0
  if (next !== '' && (reader.units.has(next) || (!reader.sure && isCounted(next, points, language)))) return 0
  const before = text.slice(Math.max(0, first.start - REACH), first.start)
  if (reader.from.has(wordBefore.exec(before)?.[1]?.toLowerCase() ?? '')) return 0
  if (reader.matches === undefined || (reader.down && first.value >= points && !mayBeHours(first.value, points) && !beforeMonth.has(next))) return end
  return reader.matches.test(before.slice(before.lastIndexOf('\n') + 1)) ? end : 0
}
