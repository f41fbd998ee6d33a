/**
 * The second look at languages of Latin script that are easily confused: a classifier with rows of 16 lanes, so that it can afford many
 * more features, which only tells the members of one family apart.
 */
import { CLASSES } from './classes.js'
import type { Samples } from './samples.js'
import type { Labels } from './select.js'

const FAMILIES = ['hrv srp slv', 'ces slk', 'ind msa', 'nob nno dan swe', 'spa por cat', 'hin-Latn urd-Latn'].map((family) => family.split(' '))

/** Class number in the group `latn` of each lane. */
export function closeLanes(): number[] {
  return FAMILIES.flat().map((name) => CLASSES.latn!.findIndex((entry) => entry.name === name))
}

/** The samples of the group `latn` by lane. */
export function closeLabels(samples: Samples): Labels {
  const lanes = closeLanes()
  return {
    classes: Int8Array.from(samples.classes, (own) => lanes.indexOf(own)),
    families: FAMILIES.flatMap((family, number) => family.map(() => number))
  }
}
