/** Lists of names in which those of one person or organisation are to be found. */
import type { NameToMatch } from '../../../src/names/matching/types.js'
import { organisationFamilies, sanctionsFamilies } from './sets.js'
import { keyOf, type Part, partOf, sampled } from './split.js'
import { nameOf, rowsOf } from './tables.js'

export interface ClusteredNames {
  readonly names: readonly NameToMatch[]
  /** Which are of the same one: a number for each name. */
  readonly clusters: readonly number[]
}

/** Whole clusters until there are so many names. */
const ENOUGH_NAMES = 1_000

const makers: Readonly<Record<string, (part: Part) => NameToMatch[][]>> = {
  'historical-persons': historicalPersons,
  companies,
  'sanctioned-persons': sanctionedPersons
}

export const CLUSTER_SETS: readonly string[] = Object.keys(makers)

/** @param set one of CLUSTER_SETS */
export function clusteredNames(set: string, part: Part): ClusteredNames {
  const names: NameToMatch[] = []
  const clusters: number[] = []
  for (const [number, cluster] of sampled(makers[set]!(part), Number.POSITIVE_INFINITY).entries()) {
    if (names.length >= ENOUGH_NAMES) break
    names.push(...cluster)
    clusters.push(...cluster.map(() => number))
  }
  return { names, clusters }
}

/** Persons of Wikidata with noise; the same name may be of two of them. */
function historicalPersons(part: Part): NameToMatch[][] {
  const groups = new Map<string, NameToMatch[]>()
  for (const [cluster, , name] of rowsOf('matching/historical_figures.tsv.gz')) {
    if (partOf(cluster!) === part && name !== '') put(groups, cluster!, nameOf(name!, 'PERSON'))
  }
  return [...groups.values()]
}

/** A name with all its variants. */
function companies(part: Part): NameToMatch[][] {
  const families = organisationFamilies()
  const groups = new Map<string, NameToMatch[]>()
  for (const [, name, variant] of rowsOf('variants/org_name_variants.tsv.gz')) {
    if (families.partOf(name!) !== part) continue
    const key = keyOf(name!)
    if (!groups.has(key)) put(groups, key, nameOf(name!, 'ORG'))
    put(groups, key, nameOf(variant!, 'ORG'))
  }
  return [...groups.values()]
}

/** Clusters as they are given: one on both lists is two. */
function sanctionedPersons(part: Part): NameToMatch[][] {
  const families = sanctionsFamilies()
  const groups = new Map<string, NameToMatch[]>()
  for (const [cluster, type, name, script, language] of rowsOf('matching/sanctions_aliases.tsv.gz')) {
    if (type === 'PERSON' && families.partOf(name!) === part) put(groups, cluster!, nameOf(name!, type, language, script))
  }
  return [...groups.values()]
}

function put(groups: Map<string, NameToMatch[]>, key: string, name: NameToMatch): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [name])
  else group.push(name)
}
