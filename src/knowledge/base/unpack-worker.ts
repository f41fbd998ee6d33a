/** A thread that unpacks a base. */
import { parentPort, workerData } from 'node:worker_threads'
import { ModelStore } from '../../models/store.js'
import { BaseBuilder } from './builder.js'
import { readPackedHead, unpackRecords } from './packed.js'
import type { UnpackTask } from './tasks.js'

/** Share of the time that reading the records takes. */
const READING = 0.15

async function unpack({ store: share, packed, folder, made }: UnpackTask): Promise<void> {
  const store = new ModelStore(share)
  const builder = new BaseBuilder({ folder, store, made, durable: false })
  const bytes = store.bytes(packed)
  const { entities } = readPackedHead(bytes)
  let count = 0
  for (const record of unpackRecords(bytes)) {
    builder.add(record)
    if (++count % 10_000 === 0) parentPort!.postMessage({ share: (READING * count) / entities })
  }
  await builder.finish((done, all) => parentPort!.postMessage({ share: READING + ((1 - READING) * done) / all }))
}

await unpack(workerData as UnpackTask)
parentPort!.postMessage({ done: true })
