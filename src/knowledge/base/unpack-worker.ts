/** A thread that unpacks a base. */
import { mkdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { ModelStore } from '../../models/store.js'
import { PackedRecords } from './packed.js'
import type { UnpackTask } from './tasks.js'
import { writeBase } from './writer.js'

async function unpack({ store: share, packed, folder, made }: UnpackTask): Promise<void> {
  const store = new ModelStore(share)
  mkdirSync(folder, { recursive: true })
  const source = new PackedRecords(store.bytes(packed))
  await writeBase({ folder, store, made, source }, (done, all) => parentPort!.postMessage({ share: done / all }))
}

await unpack(workerData as UnpackTask)
parentPort!.postMessage({ done: true })
