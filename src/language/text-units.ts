/** Units of a text: neighbouring words of one script group, cut at pauses, that are read together for their language. */
import { COMMA, INSIDE, LINE, pauseBetween, SENTENCE } from './boundaries.js'
import { CJK } from './groups.js'
import type { Workspace } from './kernel.js'
import { CAPITALISED, OPENING } from './text.js'

/** Length in words from which on a unit ends at the next pause of a kind (`INSIDE` to `LINE`). */
export type UnitLengths = readonly number[]

/** Weight of a capitalised word inside a sentence: it may be a name, which can stand in any language. */
const NAME_WEIGHT = 0.2

/** Neighbouring words of a group. */
export interface Unit {
  /** Words of the reader, the end is exclusive; words of other groups among them do not belong to the unit. */
  readonly from: number
  to: number
  /** The pause before its first word. */
  readonly pause: number
  /** Length in words, for Han and Kana half the number of characters. */
  length: number
  /** The same, with `NAME_WEIGHT` for each name. */
  weight: number
  letters: number
}

/** The words of a group that the reader holds, cut into units. @param text what they were read from */
export function cutUnits(text: string, workspace: Workspace, group: number, lengths: UnitLengths): Unit[] {
  const { reader } = workspace
  const { bounds, groups, cases } = reader
  const units: Unit[] = []
  let unit: Unit | undefined
  let last = -1
  for (let word = 0; word < reader.count; word++) {
    if (groups[word] !== group) continue
    const pause = last < 0 ? LINE : pauseFrom(text, workspace, last, word)
    const letters = bounds[word * 2 + 1]! - bounds[word * 2]!
    const length = group === CJK ? letters / 2 : 1
    const weight = pause < SENTENCE && (cases[word]! & ~OPENING) === CAPITALISED ? length * NAME_WEIGHT : length
    if (unit === undefined || unit.length >= lengths[pause]!) {
      unit = { from: word, to: word + 1, pause, length, weight, letters }
      units.push(unit)
    } else {
      unit.to = word + 1
      unit.length += length
      unit.weight += weight
      unit.letters += letters
    }
    last = word
  }
  return units
}

/** The pause before a word that is not the first. */
export function pauseBefore(text: string, { reader }: Workspace, word: number): number {
  const { sources, groups } = reader
  return pauseBetween(text, sources[word * 2 - 2]!, sources[word * 2 - 1]!, sources[word * 2]!, groups[word] !== groups[word - 1])
}

/** The greatest pause from a word to a later one. */
function pauseFrom(text: string, workspace: Workspace, from: number, to: number): number {
  let pause = to > from + 1 ? COMMA : INSIDE
  for (let word = from + 1; word <= to; word++) pause = Math.max(pause, pauseBefore(text, workspace, word))
  return pause
}
