/**
 * Packs artefacts that lie unpacked in native-models although packing saves an eighth or more; what they hold and their entries stay the same.
 *
 *     npx tsx scripts/pack-models.ts ID...
 */
import { openModels } from '../src/models/store.js'
import { writeArtefact } from './lib/artefacts.js'

const store = openModels()
for (const id of process.argv.slice(2)) {
  const known = store.manifest.artefacts.find((artefact) => artefact.id === id)
  if (known === undefined) throw new Error(`no artefact ${id}`)
  if (known.unpackedBytes !== undefined) continue
  const { sha256: _, bytes, unpackedBytes: __, ...entry } = known
  console.log(`${id} ${bytes} to ${writeArtefact(entry, store.bytes(id)).bytes} bytes`)
}
