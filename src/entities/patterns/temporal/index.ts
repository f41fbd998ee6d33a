import { Kind, kinds } from '../../../core/characters.js'
import { type Mention, mentionWeight } from '../../types.js'
import type { Code } from '../codes.js'
import type { PatternContext } from '../context.js'
import { ROUND } from '../counted.js'
import { findNumerals } from '../quantities/numerals.js'
import { endsName } from '../quantities/plain-numbers.js'
import { type Reference, referenceBefore } from '../reference-words.js'
import { bareYear } from '../years.js'
import type { Atoms } from './atoms.js'
import { endBeforeVerb } from './chinese-verbs.js'
import { BREAK, COUNTED, STOP, type TemporalClass } from './classes.js'
import { type CompiledGrammar, compileGrammar } from './grammar.js'
import { temporalWords } from './languages.js'
import { buildLexicon, type TemporalLexicon } from './lexicon.js'
import { digitValue } from './numbers.js'
import { closedEnd, endBeforeScore, endOfJoinedYear, endOfMonth, isInName, isOther, openEnd, startBehindScore } from './others.js'
import { startBehindRate } from './rates.js'
import { reduceSegment, type Segment } from './reduce.js'
import { Scanner } from './scan.js'
import type { SpokenNumber } from './surroundings.js'
import { isVerse } from './verses.js'

interface TemporalReader {
  readonly lexicon: TemporalLexicon
  readonly grammar: CompiledGrammar
  readonly scanner: Scanner
  /** By letter: whether such an atom can be what an expression is about. */
  readonly carriers: ReadonlySet<number>
  /** Whether it can be with a number behind it, and what such a number is. */
  readonly numberCarriers: ReadonlySet<number>
  readonly carriedNumbers: ReadonlySet<number>
  /** Whether it is of the calendar by itself. */
  readonly dated: ReadonlySet<number>
  /** Whether the last stage makes it of an expression. */
  readonly reported: ReadonlySet<number>
}

const readers = new Map<string, TemporalReader>()

/** Classes of words that make an expression; the others only join them. */
const carrying: ReadonlySet<TemporalClass> = new Set<TemporalClass>([
  'monthName',
  'ambiguousMonth',
  'lowercaseMonth',
  'weekdayName',
  'ambiguousWeekday',
  'relativeDay',
  'now',
  'holiday',
  'season',
  'dayPart',
  'dayPartPhrase',
  'noon',
  'halfTo',
  'hourOrdinal',
  'dayUnit',
  'timeUnit',
  'dayUnitAgo',
  'timeUnitAgo',
  'century',
  'decadeName',
  'decadeEnding',
  'dayDuration',
  'timeDuration',
  'yearQuarter',
  'frequency',
  'yearNumber',
  'yearNumberWord',
  'earlyYear',
  'decadeWord',
  'dateDot',
  'monthMark',
  'dayMark',
  'yearMark',
  'hourMark',
  'hourWord',
  'joinedHour',
  'sinceDay',
  'yearPhrase',
  'amPm',
  'slash',
  'dash',
  'dot',
  'digitDayOrdinal',
  'colon',
  'pastOrTo',
  'monthWord',
  'dayWord',
  'weekSign',
  'quarterUnit'
])

/** Words that make one with the number behind them. */
const carryingNumbers: ReadonlySet<TemporalClass> = new Set<TemporalClass>(['dayArticle', 'hourPhrase'])
const carriedNumbers: ReadonlySet<TemporalClass> = new Set<TemporalClass>(['dayNumber', 'hourNumber', 'hourNumberWord', 'dayOrdinal'])

/** Atoms that are read between two looks at whether the task has been cancelled. */
const ATOMS_A_CHECK = 1024

/** What the last stage leaves that is an expression. */
const reported: ReadonlySet<TemporalClass> = new Set<TemporalClass>(['foundDate', 'foundTime', 'foundDayDuration', 'foundTimeDuration', 'foundRecurrence'])

/** Classes that are of the calendar by themselves. */
const dated: ReadonlySet<TemporalClass> = new Set<TemporalClass>([
  'monthName',
  'ambiguousMonth',
  'lowercaseMonth',
  'weekdayName',
  'relativeDay',
  'sinceDay',
  'yearPhrase',
  'holiday',
  'season',
  'dayUnit',
  'dayUnitAgo',
  'century',
  'decadeName',
  'decadeEnding',
  'dayDuration',
  'yearQuarter',
  'frequency',
  'yearNumber',
  'yearNumberWord',
  'digitDayOrdinal',
  'monthMark',
  'dayMark'
])

function readerOf(language: PatternContext['language']): TemporalReader {
  const known = readers.get(language)
  if (known !== undefined) return known
  const lexicon = buildLexicon(language, temporalWords[language])
  const grammar = compileGrammar(lexicon.alphabet)
  const { alphabet } = lexicon
  const reader: TemporalReader = {
    lexicon,
    grammar,
    scanner: new Scanner(lexicon, language),
    carriers: alphabet.lettersOfAny(carrying),
    numberCarriers: alphabet.lettersOfAny(carryingNumbers),
    carriedNumbers: alphabet.lettersOfAny(carriedNumbers),
    dated: alphabet.lettersOfAny(dated),
    reported: alphabet.lettersOfAny(reported)
  }
  readers.set(language, reader)
  return reader
}

/**
 * Dates and times of a text: calendar dates in all writings, relative days, periods, durations, clock times and ranges of them. A date with its
 * time is one mention of type TEMPORAL:DATE; so is a range. Linear in the length of the text.
 * @param codes of the text, in order: nothing is read over one that a word before it names
 */
export function findTemporal(context: PatternContext, codes: readonly Code[] = []): Mention[] {
  const reader = readerOf(context.language)
  const { text, tokens, check } = context
  const sentences = Array.from(tokens.sentences, (token) => tokens.starts[token] ?? 0)
  const named = codes.filter((code) => code.named)
  const atoms = reader.scanner.scan(text, { spoken: spokenNumbers(context), sentences, codes: named }, check)
  const mentions: Mention[] = []
  let first = 0
  let carries = false
  let unchecked = 0
  for (let index = 0; index < atoms.count; index++) {
    const letter = atoms.letters[index]!
    if (letter !== BREAK && letter !== STOP && letter !== COUNTED) {
      carries ||= reader.carriers.has(letter) || (reader.carriedNumbers.has(letter) && index > 0 && reader.numberCarriers.has(atoms.letters[index - 1]!))
      continue
    }
    if (carries) {
      unchecked += index + 1 - first
      if (unchecked > ATOMS_A_CHECK) {
        unchecked = 0
        check?.()
      }
      readSegment(reader, context, atoms, first, index + 1, mentions)
    }
    first = index + 1
    carries = false
  }
  return mentions
}

function spokenNumbers(context: PatternContext): SpokenNumber[] {
  const numbers: SpokenNumber[] = []
  for (const { start, end, value, kind, written } of findNumerals(context)) {
    if (written !== 'words' || Number.isNaN(value)) continue
    // "las siete menos cinco": the minus is a word of the clock
    const from = value < 0 ? context.text.indexOf(' ', start) + 1 : start
    if (from >= start && from < end && Math.abs(value) >= 1) numbers.push({ start: from, end, value: Math.floor(Math.abs(value)), ordinal: kind === 'ordinal' })
    else if (value >= 0) numbers.push({ start, end, value: Math.floor(value), ordinal: kind === 'ordinal' })
  }
  return numbers
}

/** Finds the expressions among the atoms [from, to), the last of which is the break that ends the stretch. */
function readSegment(reader: TemporalReader, { text, language, check }: PatternContext, atoms: Atoms, from: number, to: number, mentions: Mention[]): void {
  const { lexicon, grammar } = reader
  const { alphabet } = lexicon
  const segment: Segment = { letters: '', starts: [], ends: [], dated: [], firsts: [], lasts: [] }
  for (let atom = from; atom < to; atom++) {
    const letter = atoms.letters[atom]!
    segment.letters += String.fromCharCode(letter)
    segment.starts.push(atoms.starts[atom]!)
    segment.ends.push(atoms.ends[atom]!)
    segment.dated.push(reader.dated.has(letter))
    segment.firsts.push(atom)
    segment.lasts.push(atom)
  }
  const is = (atom: number, name: TemporalClass): boolean => alphabet.classes(atoms.letters[atom]!).includes(name)
  // "22/04" is a date, "1/2" is not
  const isFraction = (atom: number, length: number): boolean =>
    atom + 1 < to && is(atom, 'number') && is(atom + 1, 'slash') && length >= 4 && is(atom + 2, 'number') && !text.startsWith('24/7', atoms.starts[atom])
  // "the 2022 report"
  const isAttribute = (before: number): boolean => lexicon.articles && is(before, 'the') && kinds[text.charCodeAt(atoms.ends[before + 1]! + 1)] === Kind.letter
  const isOrdinalBehind = (atom: number): boolean => lexicon.dottedDates && ordinalBehind.test(text.slice(atoms.ends[atom]!, atoms.ends[atom]! + 3))
  const isBareYear = (start: number): boolean => bareYear(text, start, language) === 'dated' && !pointers.has(referenceBefore(text, start, language))
  // "2000 personas y 1985 vecinos"
  const isCount = (atom: number): boolean => is(atom - 1, 'and') && !is(atom - 1, 'in') && bareYear(text, atoms.starts[atom]!, language) === 'count'
  // "in tweeduizend twintig", "en dos mil veintisiete."
  const isSpelledYear = (atom: number): boolean =>
    is(atom, 'yearNumberWord') &&
    atoms.ends[atom]! - atoms.starts[atom]! >= SHORTEST_SPELLED_YEAR &&
    (is(atom - 1, 'in') || is(atom - 1, 'yearWord')) &&
    atoms.letters[atom + 1] !== BREAK &&
    atoms.letters[atom + 1] !== COUNTED
  const isYear = (atom: number): boolean =>
    isSpelledYear(atom) ||
    (is(atom, 'yearNumber') &&
      atoms.letters[atom + 1] !== COUNTED &&
      !isCount(atom) &&
      (isBareYear(atoms.starts[atom]!) ||
        isLikelyYear(
          text,
          atoms,
          atom,
          (before) =>
            yearContexts.some((name) => is(before, name)) ||
            hasPostposition(text, atoms.ends[atom]!, language) ||
            isAttribute(before) ||
            isCompared(text, atoms.starts[atom]!) ||
            openEnd(text, atoms.ends[atom]!) > 0 ||
            hasYearEnding(text, atoms.ends[atom]!, lexicon)
        )))
  const reduced = reduceSegment(segment, grammar, check)
  for (let index = 0; index < reduced.letters.length; index++) {
    let first = reduced.firsts[index]!
    let last = reduced.lasts[index]!
    if (!reader.reported.has(reduced.letters.charCodeAt(index)) && !isFraction(first, reduced.ends[index]! - reduced.starts[index]!) && !isYear(first)) continue
    // "now" by itself says too little
    if (first === last && is(first, 'now')) continue
    // "le 4": nothing but the article says that it is a day
    const day = is(last, 'spacedDot') || is(last, 'ordinalEnding') ? last - 1 : last
    const isBareDay = day === first + 1 && is(first, 'the') && (is(day, 'dayNumber') || is(day, 'digitDayOrdinal'))
    while (first < last && !isBareDay && ((!lexicon.articles && is(first, 'the')) || (!lexicon.prepositions && is(first, 'at'))) && !is(first, 'from')) first++
    // the point of an abbreviation at the end of the sentence is the sentence's
    const isLastPoint = first < last && is(last, 'spacedDot')
    const isMonth =
      isLastPoint && last - first > 2 && is(last, 'monthDot') && is(last - 1, 'monthNumber') && is(last - 2, 'monthDot') && is(last - 3, 'dayNumber')
    if (isLastPoint && !isMonth && (atoms.letters[last + 1] === STOP || (!lexicon.dottedDates && is(last - 1, 'number')))) last--
    // "vakarā 12. telpā": a number with a point before a small letter is an ordinal of what follows
    if (is(last, 'number') && beforeHours.some((name) => is(last - 1, name)) && isOrdinalBehind(last)) {
      do last--
      while (last >= first && prepositions.some((name) => is(last, name)))
      if (last < first) continue
    }
    // "Xperia 10 this week"
    if (first < last && is(first, 'number') && (is(first + 1, 'modifier') || is(first + 1, 'relativeDay')) && endsName(text, atoms.starts[first]!, language))
      first++
    if (is(last, 'relativeDay') && isInName(text, atoms.starts[last]!, atoms.ends[last]!)) continue
    const start = startBehindScore(text, startBehindRate(text, atoms.starts[first]!, atoms.ends[last]!, language), atoms.ends[last]!)
    const whole = endBeforeScore(text, start, endOfJoinedYear(text, start, endOfMonth(text, start, closedEnd(text, start, atoms.ends[last]!), language)))
    const end = language === 'zho' ? endBeforeVerb(text, start, whole) : whole
    if (isInsideNumber(text, start, end) || isVerse(text, start, end) || isOther(text, start, end, language)) continue
    const dates = reduced.dated[index]!
    mentions.push({
      start,
      end,
      type: dates ? 'TEMPORAL:DATE' : 'TEMPORAL:TIME',
      source: 'regex',
      subsource: dates ? 'date' : 'time',
      weight: mentionWeight.certainPattern
    })
  }
}

/** What is no year though nothing counts by it. */
const pointers: ReadonlySet<Reference> = new Set<Reference>(['thing', 'numbered-thing', 'flat', 'place'])

/** Letters of a year in words; round ones ("dos mil") are shorter. */
const SHORTEST_SPELLED_YEAR = 13

/** What stands before the hour of a time. */
const prepositions: readonly TemporalClass[] = ['at', 'to', 'from', 'beforeOrAfter', 'pastOrTo', 'hourWord']
const beforeHours: readonly TemporalClass[] = [...prepositions, 'dayPart', 'dayPartPhrase', 'amPm']
const ordinalBehind = /^\.[ \u00a0]\p{Ll}/u

/** "1995 में": what is counted stands between its number and the postposition; "2000 में से" are some out of so many. */
const postposition = /^ (?:में(?! से)|से|तक|के|की|का)(?![\p{L}\p{M}])/u
const LONGEST_POSTPOSITION = 8

function hasPostposition(text: string, end: number, language: string): boolean {
  return language === 'hin' && postposition.test(text.slice(end, end + LONGEST_POSTPOSITION))
}

/** Whether a sign of comparison stands before: ">= 2019". */
function isCompared(text: string, start: number): boolean {
  return '=<>≤≥'.includes(text.charAt(text.charAt(start - 1) === ' ' ? start - 2 : start - 1) || ' ')
}

/** Words and signs before which four digits are a year. */
const yearContexts: readonly TemporalClass[] = ['in', 'beforeOrAfter', 'from', 'to', 'and', 'openParenthesis', 'of', 'between', 'yearWord', 'phase']

const FIRST_YEAR = 1500
const LAST_YEAR = 2099
/** From here on numbers that are not round are years where nothing else can stand before them than a year or what is counted. */
const FIRST_EARLY_YEAR = 1000

function isLikelyYear(text: string, atoms: Atoms, atom: number, inContext: (before: number) => boolean): boolean {
  const start = atoms.starts[atom]!
  const end = start + 4
  let year = 0
  for (let at = start; at < end; at++) year = year * 10 + digitValue(text.charCodeAt(at))
  if (year < FIRST_EARLY_YEAR || year > LAST_YEAR) return false
  // "in 1066", "in 1200."; "in 1200 rooms" is an amount
  if (year < FIRST_YEAR && year % ROUND === 0 && /^[ \u00a0]?\p{L}/u.test(text.slice(end, end + 2))) return false
  return inContext(atom - 1)
}

/** "1526-ban", "1453'te": the ending that says when. */
function hasYearEnding(text: string, end: number, { yearEndings }: TemporalLexicon): boolean {
  if (yearEndings.size === 0) return false
  const ending = /^['’-](\p{L}{1,4})(?!\p{L})/u.exec(text.slice(end, end + 6))
  return ending !== null && yearEndings.has(ending[1]!)
}

/** Whether digits go on before or after: a part of a version, of a telephone number or of an address is no date. */
function isInsideNumber(text: string, start: number, end: number): boolean {
  return (
    (isJoiner(text, start - 1) && isDigit(text, start - 2) && isDigit(text, start)) || (isJoiner(text, end) && isDigit(text, end + 1) && isDigit(text, end - 1))
  )
}

function isJoiner(text: string, at: number): boolean {
  const kind = kinds[text.charCodeAt(at)]
  return kind === Kind.period || (kind === Kind.comma && text.charCodeAt(at) !== 0x3001) || kind === Kind.hyphen || kind === Kind.slash || kind === Kind.colon
}

function isDigit(text: string, at: number): boolean {
  return kinds[text.charCodeAt(at)] === Kind.digit
}
