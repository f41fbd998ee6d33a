/** Tables of the data as names to be matched. */
import { join } from 'node:path'
import type { NameToMatch } from '../../../src/names/matching/types.js'
import type { NameKind } from '../../../src/names/types.js'
import { dataFolder, readTable } from '../../lib/data.js'

/** Kinds as the data calls them; others are not known. */
const kinds: Readonly<Record<string, NameKind>> = { PERSON: 'PERSON', LOCATION: 'LOCATION', ORG: 'ORGANIZATION' }

/** Rows of a table below `names/`, without the line of column names. */
export function rowsOf(path: string): string[][] {
  const [, ...rows] = readTable(join(dataFolder(), 'names', path))
  return rows
}

/** @param type as the data calls it @param language `und` or `-` where it is not known */
export function nameOf(text: string, type?: string, language?: string, script?: string): NameToMatch {
  const kind = type === undefined ? undefined : kinds[type]
  return {
    text: text.normalize('NFC'),
    ...(kind !== undefined && { kind }),
    ...(language !== undefined && language !== 'und' && language !== '-' && { language }),
    ...(script !== undefined && { script })
  }
}

/** Rows of a table of the data on addresses. @param path below its folder */
export function addressRowsOf(path: string): string[][] {
  return readTable(join(dataFolder(), 'address', path))
}
