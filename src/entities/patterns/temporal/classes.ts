/**
 * What a word, a number or a sign can mean inside an expression of time. Every atom of the text carries a set of these; the grammar
 * (`rules.ts`) is written over their names.
 */
export const temporalClasses = [
  // names
  'monthName',
  'ambiguousMonth', // month that is also a common word, capitalised
  'lowercaseMonth', // the same in small letters, or an abbreviation that is a common word
  'abbreviation', // of a name
  'foreignMonth', // English, in three letters between strokes or hyphens: 23/Sep/2020
  'weekdayName',
  'weekdayLetter', // one sign for the day, in brackets behind a date
  'ambiguousWeekday', // abbreviated day that is also a common word
  'relativeDay', // day seen from today: yesterday, tomorrow
  'now', // now, at present
  'holiday',
  'season',
  'dayPart', // morning, evening
  'dayPartPhrase', // "in the morning" in one word or phrase
  'noon', // noon, midnight
  'era', // BC, AD, Heisei
  'timeZone',
  'none', // looks like a word of time with its ending, but is none: a verb, a greeting
  'wish', // good, happy: makes a greeting of a part of the day
  // units
  'dayUnit', // a day or longer
  'timeUnit', // shorter than a day
  'singularUnit', // a unit in the form that stands with one, where the others differ
  'dayUnitAgo', // the same with "ago": days ago, 天前
  'timeUnitAgo',
  'century',
  // a decade is a word, a number with an ending, or a number beside a word for years
  'decadeName', // the nineties, nittiotalet
  'decadeEnding', // ending of a decade: 1990s
  'dayDuration', // whole duration in one word: fortnight, Arabic duals
  'timeDuration',
  'yearQuarter', // Q1, first quarter
  'frequency', // how often: daily, weekly
  'timesWord', // what counts how often: times, twice
  'timesPer', // the same with the preposition of the unit: veces al
  // marks that stand with numbers
  'yearWord', // year 2012
  'yearPhrase', // the same with an article or a preposition, where it ends in the unit: del año
  'decadeWord', // years, before or after the number of a decade: años noventa, 90. léta
  'yearMark', // 2012年
  'monthWord', // tháng 5
  'monthMark', // 5月
  'dayWord', // ngày 5
  'dayArticle', // article before the number of a day that nothing else marks: le 15, den 15
  'dayMark', // 5日
  'weekWord', // week 5
  'quarterUnit', // behind the number of a quarter or a half of a year: 3. čtvrtletí
  'weekSign', // the same in short, which means nothing else before a number: KW 5
  'hourMark', // after the hour: o'clock
  'hourWord', // before the hour: klokken, saat
  'hourPhrase', // the same with what says from when, until when or about when: cerca de las, dopo le
  'minuteMark',
  'secondMark',
  'amPm',
  'pastOrTo', // ten past, ten to
  'quarterHour',
  'half',
  'halfTo', // the half hour before the hour that follows: halb acht
  // modifiers
  'modifier', // next, last, this
  'modifierAfter', // the same, only after the noun
  'ago', // after a duration
  'later',
  'sinceDay', // the same, a day from which something is: desde ayer
  'durationPreposition', // before a duration: in, hace, vor
  'phase', // beginning, middle, end
  'every',
  'whole', // all, entire
  'several',
  'indefiniteArticle', // a, an as number
  'approximately',
  'moreThan',
  // relations
  'from',
  'to',
  'between',
  'and',
  'beforeOrAfter', // before, after, since, until
  'orLater', // the same after the noun: or later, 以前
  'betweenEnd', // after the second end: 之间, arasında
  'on',
  'onAfter', // the same behind the noun
  'at',
  'in',
  'of',
  'the',
  'for',
  // numbers
  'number',
  'numberWord', // written in words
  'dayNumber', // 1 to 31
  'dayNumberWord',
  'largeOrdinal', // ordinal above 31
  'dayOrdinal', // ordinal up to 31st
  'digitDayOrdinal', // the same in digits: 3rd
  'wordDayOrdinal', // the same in words that also stand before months that are other words: دوم تیر
  'monthNumber', // 1 to 12
  'monthNumberWord',
  'hourNumber', // 0 to 24
  'hourNumberWord',
  'hourOrdinal', // ordinal in the feminine that is an hour: o piątej
  'minuteNumber', // 0 to 59
  'minuteNumberWord',
  'twoDigits', // two digits
  'twoDigitMinutes', // 00 to 59 in two digits
  'earlyYear', // 100 to 999
  'joinedHour', // four digits that begin with a zero: 0730
  'yearNumber', // 1000 to 2199
  'yearNumberWord',
  'decadeNumber', // tens in digits: 90, 1990
  'fraction', // one sign: ½
  'romanNumeral',
  'ordinalEnding', // ending of an ordinal apart from its digits
  // signs
  'dot',
  'spacedDot', // followed by a blank
  'dateDot', // either, in a language that writes days and months with points
  'monthDot', // either, in a language that writes one behind the month, too
  'slash',
  'dash',
  'spacedDash', // between blanks
  'tilde',
  'colon',
  'comma',
  'digitComma', // comma between digits
  'openParenthesis',
  'closeParenthesis',
  'apostrophe',
  'isoT', // T of ISO 8601
  // made by the grammar
  'foundDate', // a day or a period of the calendar
  'foundFraction', // 5/17: a date or a fraction
  'foundTime', // a clock time
  'foundDayPart', // a part of the day
  'foundDayDuration', // duration of days or more
  'foundTimeDuration', // shorter
  'foundRecurrence', // repeated
  'foundGreeting' // good morning
] as const

export type TemporalClass = (typeof temporalClasses)[number]

export type ClassSet = readonly TemporalClass[]

const numbers = new Map<TemporalClass, number>(temporalClasses.map((name, index) => [name, index]))

/** First code unit of the private use area: each distinct set of classes gets one letter from there on. */
const FIRST_LETTER = 0xe000

/** A word without a meaning here. */
export const BREAK = 1

/** The end of a sentence or a sign that separates phrases. */
export const STOP = 2

/** A word without a meaning here that the number before it counts. */
export const COUNTED = 3

/** Gives every set of classes a letter, so that a stretch of text becomes a string over which ordinary regular expressions run. */
export class Alphabet {
  readonly #letters = new Map<string, number>()
  readonly #sets: ClassSet[] = []

  /** Letter (a UTF-16 unit) of a set of classes. */
  letter(set: ClassSet): number {
    const key = [...new Set(set)]
      .map((name) => numbers.get(name) ?? 0)
      .sort((first, second) => first - second)
      .join(' ')
    const known = this.#letters.get(key)
    if (known !== undefined) return known
    const letter = FIRST_LETTER + this.#sets.length
    this.#letters.set(key, letter)
    this.#sets.push([...new Set(set)])
    return letter
  }

  /** The classes of a letter. */
  classes(letter: number): ClassSet {
    return this.#sets[letter - FIRST_LETTER] ?? []
  }

  /** All letters whose set has one of the classes. */
  lettersOfAny(names: ReadonlySet<TemporalClass>): Set<number> {
    const letters = new Set<number>()
    this.#sets.forEach((set, index) => {
      if (set.some((name) => names.has(name))) letters.add(FIRST_LETTER + index)
    })
    return letters
  }

  /** All letters whose set has the class, as the inside of a character class. */
  members(name: TemporalClass): string {
    let members = ''
    this.#sets.forEach((set, index) => {
      if (set.includes(name)) members += String.fromCharCode(FIRST_LETTER + index)
    })
    return members
  }
}

/**
 * The grammar of dates and times, for all languages: what differs between them is which words carry which class. Patterns are regular
 * expressions over class names; each stage rewrites the longest match at a place to one new atom, as in a cascade of finite-state
 * transducers (HeidelTime and SUTime work this way, too). No quantifier is unbounded.
 */
export interface Rule {
  readonly out: TemporalClass
  /** A second class of what it makes. */
  readonly also?: 'relativeDay'
  /** Of the calendar, whatever its words are. */
  readonly dated?: true
  readonly pattern: string
}
