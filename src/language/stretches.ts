/** The most probable languages of a text's units. */
import type { Workspace } from './kernel.js'
import { UNDETERMINED } from './languages.js'
import type { GroupModel } from './model.js'
import { chooseWords, type ScoreSpace, scoreChosen } from './score.js'
import type { Unit, UnitLengths } from './text-units.js'
import type { WordTable } from './word-table.js'

/** How closely a text is looked at for changes of language. */
export interface Look {
  readonly lengths: UnitLengths
  /** Log-probability that a change of language costs where there is a pause of a kind (`INSIDE` to `LINE`). */
  readonly changes: readonly number[]
  /** By how much, in log-probability, a unit can speak against a language: for each word (names count less), and at most. */
  readonly wordEvidence: number
  readonly mostEvidence: number
}

/** For the languages of a whole text: where in a sentence one ends does not matter. */
export const COARSE: Look = { lengths: [8, 5, 3, 1, 1], changes: [12, 10, 8, 5, 5], wordEvidence: 2, mostEvidence: 14 }
/** For regions. */
export const FINE: Look = { lengths: [3, 3, 3, 1, 1], changes: [8, 8, 7, 7, 7], wordEvidence: 4, mostEvidence: 18 }

/** What a change to no listed language, and one between members of a family, costs more: names and tables look like the one, any text of the family like the other. */
const UNLISTED_COST = 4
const FAMILY_COST = 4
/** What the changes between the classes of a model cost beside the place. */
interface Prices {
  /** By class: number of its family, 0 for none; more than one family is not told. */
  readonly families: Uint8Array
  /** By class. */
  readonly entries: Float64Array
}

const pricesOf = new WeakMap<GroupModel, Prices>()

function prices(model: GroupModel): Prices {
  let found = pricesOf.get(model)
  if (found === undefined) {
    const families = new Uint8Array(model.classes.length)
    for (const [index, { members }] of model.families.entries()) for (const lane of members) families[lane] = index + 1
    found = { families, entries: Float64Array.from(model.classes, ({ language }) => (language === UNDETERMINED ? UNLISTED_COST : 0)) }
    pricesOf.set(model, found)
  }
  return found
}

/**
 * The class of each unit in the most probable sequence (Viterbi), under a price for each change of language that depends on the pause where it
 * falls. What a unit can say is limited by its length, and names count little: they must not make a language of their own.
 */
export function labelUnits(
  workspace: Workspace,
  model: GroupModel,
  table: WordTable,
  group: number,
  units: readonly Unit[],
  { changes, wordEvidence, mostEvidence }: Look,
  space: ScoreSpace
): Uint8Array {
  const classes = model.classes.length
  const { families, entries } = prices(model)
  const scores = new Float64Array(classes)
  const origins = new Uint8Array(units.length * classes)
  const { logits } = space
  for (let index = 0; index < units.length; index++) {
    const { from, to, length, weight } = units[index]!
    const count = chooseWords(workspace, group, from, to)
    scoreChosen(workspace, model, table, group, count, Math.max(1, Math.floor(length)), space)
    let highest = -Infinity
    let best = 0
    for (let lane = 0; lane < classes; lane++) {
      if (logits[lane]! > highest) highest = logits[lane]!
      if (scores[lane]! > scores[best]!) best = lane
    }
    const row = index * classes
    const entry = scores[best]! - changes[units[index]!.pause]!
    const family = families[best]!
    const most = Math.min(weight * wordEvidence, mostEvidence)
    for (let lane = 0; lane < classes; lane++) {
      const change = entry - entries[lane]! - (family > 0 && families[lane] === family ? FAMILY_COST : 0)
      const stays = scores[lane]! >= change
      origins[row + lane] = stays ? lane : best
      scores[lane] = (stays ? scores[lane]! : change) + Math.max(-most, logits[lane]! - highest)
    }
  }
  let lane = 0
  for (let other = 1; other < classes; other++) if (scores[other]! > scores[lane]!) lane = other
  const labels = new Uint8Array(units.length)
  for (let index = units.length - 1; index >= 0; index--) {
    labels[index] = lane
    lane = origins[index * classes + lane]!
  }
  return labels
}
