/**
 * Puts networks whose activations were given fixed ranges (fix-ranges.py) into native-models, in place of the same networks with dynamic ranges:
 *
 *     npx tsx scripts/quantisation/ship.ts EXPORT_DIR
 *
 * Sources, licence and figures of the manifest stay those of the training; the command gets these steps after its own.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NETWORK } from '../../src/categories/artefacts.js'
import { SENTENCE_NETWORK } from '../../src/entities/neural/sentence-encoder.js'
import { networks } from '../../src/entities/neural/tagger.js'
import { readManifest } from '../../src/models/manifest.js'
import { defaultModelsFolder } from '../../src/models/store.js'
import { writeArtefact } from '../lib/artefacts.js'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: ship.ts EXPORT_DIR')

const steps = [
  'npx tsx scripts/quantisation/collect.ts WINDOWS_DIR',
  'python scripts/quantisation/fix-ranges.py --windows WINDOWS_DIR --out EXPORT_DIR',
  'npx tsx scripts/quantisation/ship.ts EXPORT_DIR'
].join(' && ')

const { artefacts } = readManifest(defaultModelsFolder())
for (const id of [...networks, SENTENCE_NETWORK, NETWORK]) {
  const file = join(folder, `${id.replace('/', '-')}.onnx`)
  const entry = artefacts.find((artefact) => artefact.id === id)
  if (!existsSync(file) || entry === undefined) continue
  const command = entry.command.endsWith(steps) ? entry.command : `${entry.command} && ${steps}`
  const { licence, sources, accuracy } = entry
  const { bytes } = writeArtefact({ id, file: `${id}.onnx`, licence, sources, command, accuracy }, readFileSync(file))
  console.log(`${id} ${bytes} bytes`)
}
