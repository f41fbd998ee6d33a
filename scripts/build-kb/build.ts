/**
 * Makes the packed knowledge base `native-models/linking/base` out of the data folder.
 *
 *     npx tsx scripts/build-kb/build.ts [--without dr5hn,uscounty] [--quick]
 *
 * `--without` leaves out rows that only the named sources know (licences: the data folder's README); `--quick` packs less tightly, for trials.
 */
import { parseArgs } from 'node:util'
import { writeArtefact } from '../lib/artefacts.js'
import { packRecords } from './pack.js'
import { readRecords } from './records.js'
import { sources } from './sources.js'

const { values } = parseArgs({ options: { without: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } } })
const without = new Set(values.without.split(',').filter((name) => name !== ''))
const records = readRecords(without)
const names = records.reduce((sum, record) => sum + record.names.length + 1, 0)
console.log(`${records.length} entities, ${names} names`)
const entry = writeArtefact(
  {
    id: 'linking/base',
    file: 'linking/base.kb',
    licence: 'permissive',
    sources: sources(without),
    command: `npx tsx scripts/build-kb/build.ts${without.size > 0 ? ` --without ${[...without].join(',')}` : ''}`,
    accuracy: { entities: records.length, names }
  },
  packRecords(records, values.quick ? 6 : 11)
)
console.log(`${entry.file}: ${entry.bytes} bytes`)
