/**
 * Puts the trained vectors of names into `native-models/`.
 *
 *     npx tsx scripts/linking/names/ship.ts WORK_DIR
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NAME_VECTORS, NAME_WIDTH } from '../../../src/knowledge/names/vectors.js'
import { sources } from '../../build-kb/sources.js'
import { writeModel } from '../../lib/artefacts.js'
import { pairSources } from './foreign-pairs.js'
import { measured } from './report.js'

const folder = process.argv[2]
if (folder === undefined) throw new Error('name the folder of train.py')
const rows = new Int8Array(numbers('rows.npy'))
const scales = new Float32Array(numbers('scales.npy'))
const { bytes } = writeModel({
  id: NAME_VECTORS,
  tensors: { rows: { data: rows, shape: [rows.length / NAME_WIDTH, NAME_WIDTH] }, scales: { data: scales, shape: [scales.length] } },
  licence: 'permissive',
  sources: [...new Set([...sources(new Set()), ...pairSources])],
  command:
    'npx tsx scripts/linking/names/collect.ts WORK_DIR && python scripts/linking/names/train.py WORK_DIR && npx tsx scripts/linking/names/ship.ts WORK_DIR',
  accuracy: measured()
})
console.log(`${NAME_VECTORS}: ${bytes} bytes`)

/** The numbers of a NumPy file of version 1 (a head whose length stands at byte 8), whatever their type. */
function numbers(file: string): ArrayBuffer {
  const bytes = readFileSync(join(folder!, file))
  return new Uint8Array(bytes.subarray(10 + bytes.readUInt16LE(8))).buffer
}
