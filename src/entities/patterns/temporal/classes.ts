/**
 * What a word, a number or a sign can mean inside an expression of time. Every atom of the text carries a set of these; the grammar
 * (`grammar.ts`) is written over their names.
 */
export const temporalClasses = [
  // names
  'MON', // month
  'MONA', // month that is also a common word, capitalised
  'MONL', // the same in small letters, or an abbreviation that is a common word
  'ABB', // name that is an abbreviation
  'WD', // day of the week
  'WDA', // abbreviated day that is also a common word
  'REL', // day seen from today: yesterday, tomorrow
  'NOW', // now, at present
  'HOL', // holiday
  'SEA', // season
  'PART', // part of the day
  'PADV', // "in the morning" in one word or phrase
  'NOON', // noon, midnight
  'ERA', // BC, AD, Heisei
  'TZ', // zone
  // units
  'UD', // day and longer
  'UT', // shorter than a day
  'UDA', // unit with "ago": days ago, 天前
  'UTA',
  'CEN', // century
  'DECS', // ending of a decade: 1990s
  'DUR', // whole duration in one word: fortnight, Arabic duals
  'DURT',
  'QUA', // quarter of a year, as in Q1
  'ADV', // how often: daily, weekly
  // marks that stand with numbers
  'YW', // year 2012
  'YU', // 2012年
  'MW', // tháng 5
  'MU', // 5月
  'DW', // ngày 5
  'DU', // 5日
  'WW', // week 5
  'OCL', // o'clock after the hour
  'OCP', // before the hour: klokken, saat
  'MINU', // minute mark of a clock time
  'SECU', // second mark
  'AMPM',
  'PAST', // ten past, ten to
  'QTR', // quarter of an hour
  'HALF',
  // modifiers
  'MOD', // next, last, this
  'MODP', // the same, only after the noun
  'AGO', // after a duration
  'LATER',
  'INP', // before a duration: in, hace, vor
  'EDGE', // beginning, middle, end
  'SET', // every
  'ALL', // whole, all
  'FEW', // several
  'ART', // a, an as number
  'APX', // about
  'MORE', // more than
  // relations
  'FROM',
  'TO',
  'BTW',
  'AND',
  'BEF', // before, after, since, until
  'POST', // the same after the noun: or later, 以前
  'BTWP', // after the second end: 之间, arasında
  'ON',
  'AT',
  'IN',
  'OF',
  'THE',
  'FOR',
  // numbers
  'INT',
  'WINT', // written in words
  'DAY', // 1 to 31
  'DAYW',
  'ORD', // ordinal above 31
  'DAYO', // ordinal up to 31st
  'DTH', // the same in digits: 3rd
  'MN', // 1 to 12
  'MNW',
  'HR', // 0 to 24
  'HRW',
  'MI', // 0 to 59
  'MIW',
  'TWO', // two digits
  'MIT', // 00 to 59 in two digits
  'YR', // 1000 to 2199
  'YRW',
  'DECI', // fraction sign
  'ROM', // Roman numeral
  'TH', // ending of an ordinal apart from its digits
  // signs
  'DOT',
  'DOTS', // followed by a blank
  'SL',
  'DA',
  'DAS', // between blanks
  'TIL',
  'CO',
  'CM',
  'CMG', // comma between digits
  'LP',
  'RP',
  'APO',
  'ISOT', // T of ISO 8601
  // made by the grammar
  'xDATE', // a day or a period of the calendar
  'xFRAC', // 5/17: a date or a fraction
  'xTIME', // a clock time
  'xPART', // a part of the day
  'xDURD', // duration of days or more
  'xDURT', // shorter
  'xSET' // repeated
] as const

export type TemporalClass = (typeof temporalClasses)[number]

export type ClassSet = readonly TemporalClass[]

const numbers = new Map<TemporalClass, number>(temporalClasses.map((name, index) => [name, index]))

/** First code unit of the private use area: each distinct set of classes gets one letter from there on. */
const FIRST_LETTER = 0xe000

/** A word without a meaning here. */
export const BREAK = 1

/** The end of a sentence or a sign that parts phrases. */
export const STOP = 2

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
