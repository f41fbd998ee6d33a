/** What a mention and the characters around it tell, as numbers; the same for all its candidates. */
import type { DocumentContext } from './context.js'
import { isInCapitals } from './surroundings.js'
import type { Unit } from './unit.js'

/** Columns of `writeMention`. */
export const MENTION_WIDTH = 24

const WORD_BEFORE = /(\p{Lu}[\p{L}\p{M}'’.-]*|\p{L}[\p{L}\p{M}'’.-]*) $/u
const WORD_BEHIND = /^ (\p{L})/u
const SENTENCE_BEFORE = /(?:^|[.!?\n:;]["“„«)\s]*)$/u
/** Characters before and behind that are looked at. */
const AROUND = 24

/** Writes the columns of a mention from `at` on. @param text of the document */
export function writeMention(unit: Unit, text: string, context: DocumentContext, rows: Float32Array, at: number): void {
  const { surface, place, mentions, isFurther } = unit
  const { text: name, folded, words } = surface
  // in a line of capitals no neighbour is a name by its capital
  const written = isInCapitals(text, place) ? (part: string) => part.toLowerCase() : (part: string) => part
  const before = written(text.slice(Math.max(0, place.start - AROUND), place.start))
  const behind = written(text.slice(place.end, place.end + AROUND))
  const beginsSentence = SENTENCE_BEFORE.test(before)
  const wordBefore = WORD_BEFORE.exec(before)?.[1]
  const letterBehind = WORD_BEHIND.exec(behind)?.[1]
  const { signs } = context
  const columns = [
    Math.min(1, words.length / 5),
    Math.min(1, folded.length / 20),
    /\p{Lu}/u.test(name) && name === name.toUpperCase(),
    /^\p{Ll}/u.test(name),
    /\d/u.test(name),
    /^\p{Lu}\p{Ll}/u.test(name),
    folded.length <= 3,
    wordBefore !== undefined && /^\p{Lu}/u.test(wordBefore) && !SENTENCE_BEFORE.test(before.slice(0, -wordBefore.length - 1)),
    wordBefore !== undefined && /^\p{Ll}/u.test(wordBefore),
    letterBehind !== undefined && /\p{Lu}/u.test(letterBehind),
    letterBehind !== undefined && /\p{Ll}/u.test(letterBehind),
    /[\p{L}\d=¬-]$/u.test(before),
    /^[\p{L}\d=¬-]/u.test(behind),
    /[#@(]\s?$/u.test(before),
    /^\s?[(,]/u.test(behind),
    beginsSentence,
    name.includes(','),
    Math.log1p(mentions) / 2,
    context.weightOf(name),
    signs.isUncased,
    signs.year === undefined ? 0 : (signs.year - 1950) / 100,
    signs.printMarks,
    signs.length,
    isFurther
  ]
  for (const [column, value] of columns.entries()) rows[at + column] = Number(value)
}
