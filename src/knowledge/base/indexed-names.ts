/** Which names of an entity have vectors in the index of names. */
import type { EntityName, EntityRecord } from './entity.js'
import { LONGEST_NAME } from './limits.js'

/** Names of an entity in the index; of all others only their exact form is found. */
const INDEXED_NAMES = 5
const LATIN = /\p{Script=Latin}/u
const BREAKS = /[\n\t]/

/**
 * Those in Latin script, English ones and those of no language first; all of an entity that has none: vectors of other scripts lie near those of the same name
 * in Latin script. Weak names are left out.
 */
export function indexedNames(record: EntityRecord): string[] {
  const sure = record.names.filter(({ kind }) => kind !== 'weak')
  const isGeneral = ({ language }: EntityName) => language === undefined || language === 'eng'
  const ordered = [...sure.filter(isGeneral), ...sure.filter((name) => !isGeneral(name))].map(({ name }) => name)
  const names = [record.label, ...ordered].filter((name) => name.length <= LONGEST_NAME && !BREAKS.test(name))
  const latin = names.filter((name) => LATIN.test(name))
  return [...new Set(latin.length > 0 ? latin : names)].slice(0, INDEXED_NAMES)
}
