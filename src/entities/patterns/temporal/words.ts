import type { TemporalClass } from './classes.js'

/**
 * What a language adds to the calendar words of CLDR. Words and phrases of a class stand in one string, apart by `|`; a blank matches any
 * run of blanks.
 */
export interface TemporalWords extends Readonly<Partial<Record<TemporalClass, string>>> {
  /** Entries of CLDR that are common words of the language: taken out. */
  readonly drop?: string
  /** Months and days that are also common words: only beside a number or, capitalised, after a preposition. */
  readonly maybe?: string
  /** The days of `maybe` are written with a capital where they are days. */
  readonly capitalDays?: boolean
  /** Endings that names and units may take. */
  readonly suffixes?: string
  /** `apart`: an ending is no part of the mention. */
  readonly endings?: 'apart'
  /** Particles written together with the following word. */
  readonly prefixes?: string
  /** Endings that make a number in digits an ordinal. */
  readonly ordinals?: string
  /** Endings behind an apostrophe or a hyphen that make four digits the year in which something is. */
  readonly yearEndings?: string
  /** Words are made of several entries written together: Freitagabend, 이번주. */
  readonly compounds?: boolean
  /** Compounds that are towns behind a year (Korean 전주, "the week before"). */
  readonly towns?: string
  /** The article is part of the mention: "the 3rd of May". */
  readonly articles?: boolean
  /** So is the preposition before a clock time: "at 7". */
  readonly prepositions?: boolean
  /** What the years of the country's own era are ahead of the common one. */
  readonly eraAhead?: number
}

/** All strings of one member of each list, apart by `|`; members stand between blanks, `-` is the empty string. */
export function product(...lists: readonly string[]): string {
  return lists
    .map((list) => list.split(' '))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => (tail === '-' ? head : head + tail))))
    .map((member) => member.replace(/^-/, ''))
    .join('|')
}
