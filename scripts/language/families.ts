/**
 * The second look at languages that are easily confused: for each family a classifier of its own, with rows of 4 lanes, that only tells the
 * members apart and so has room for the features that matter between them.
 */
import { CLASSES } from './classes.js'
import type { Samples } from './samples.js'
import type { Labels } from './select.js'

/** Families of the group `latn` by name. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  southslavic: ['hrv', 'srp', 'slv'],
  nordic: ['nob', 'nno', 'dan', 'swe'],
  iberian: ['spa', 'por', 'cat'],
  hindustani: ['hin-Latn', 'urd-Latn']
}

/** Class numbers in the group `latn` of a family's members. */
export function membersOf(family: string): number[] {
  return FAMILIES[family]!.map((name) => CLASSES.latn!.findIndex((entry) => entry.name === name))
}

/** The running text of the group `latn` by lane of a family; lists are left out, since subtitles mix languages that are this close. */
export function familyLabels(samples: Samples, family: string): Labels {
  const members = membersOf(family)
  return { classes: Int8Array.from(samples.classes, (own, text) => (samples.weights[text]! > 0 ? -1 : members.indexOf(own))), classCount: members.length }
}
