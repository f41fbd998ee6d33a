/** What can be told of a text at a glance: whether its capitals mean anything, how old it is, how badly it was printed. */

const WORD = /[\p{L}\p{M}]+/gu
const CASED = /^[\p{Lu}\p{Ll}]/u
const CAPITAL = /^\p{Lu}/u
const BEHIND_SENTENCE = /[.!?:;\n"“„«][\s"“„«]*$/u
/** Fewer words may simply hold no name. */
const LEAST_WORDS = 3
/** Words that are looked at; more tell nothing new. */
const MOST_WORDS = 3_000
/** Characters that are looked at for years and marks. */
const LOOKED_AT = 20_000
const YEAR = /(?<!\d)(?:1[0-9]{3}|20[0-4][0-9])(?!\d)/gu
/** Hyphens of recognised print, the long s, blanks before commas and full stops. */
const PRINT_MARKS = /[¬ſ■]| [.,;](?= )/gu

export interface DocumentSigns {
  /** Whether no word of the text begins with a capital, but those that begin a sentence and `I`. */
  readonly isUncased: boolean
  /** The year from 1000 on that most of its years are not after; undefined without any. */
  readonly year: number | undefined
  /** Marks of old or badly recognised print for each hundred characters, at most 1. */
  readonly printMarks: number
  /** Logarithm of the length. */
  readonly length: number
}

/** Linear in the text. */
export function signsOf(text: string): DocumentSigns {
  const part = text.slice(0, LOOKED_AT)
  return { isUncased: isUncased(text), year: yearOf(part), printMarks: marksOf(part), length: Math.log1p(text.length) / 10 }
}

function isUncased(text: string): boolean {
  let words = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!CASED.test(word)) continue
    words++
    if (words > MOST_WORDS) break
    if (CAPITAL.test(word) && word !== 'I' && index > 0 && !BEHIND_SENTENCE.test(text.slice(Math.max(0, index - 8), index))) return false
  }
  return words >= LEAST_WORDS
}

function yearOf(text: string): number | undefined {
  const years = Array.from(text.matchAll(YEAR), ([year]) => Number(year)).sort((left, right) => left - right)
  return years[Math.floor(years.length * 0.9)]
}

function marksOf(text: string): number {
  let marks = 0
  for (const _ of text.matchAll(PRINT_MARKS)) marks++
  return Math.min(1, (100 * marks) / Math.max(100, text.length))
}
