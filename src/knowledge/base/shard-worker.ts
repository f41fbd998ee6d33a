/** A thread that builds one shard of the index of names: a Hierarchical Navigable Small World graph (Malkov and Yashunin, 2018) over vectors of names. */
import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parentPort, workerData } from 'node:worker_threads'
import hnswlib from 'hnswlib-node'
import { ModelStore } from '../../models/store.js'
import { NAME_WIDTH, NameVectors } from '../names/vectors.js'
import { INDEX_EFFORT, INDEX_LINKS, type ShardTask } from './tasks.js'

/** A name this near to another one of its entity finds nothing that the other does not. */
const SAME = 0.85
const TELL_EVERY = 2_000

async function build({ store, names, lines, index, entities }: ShardTask): Promise<number> {
  const vectors = NameVectors.open(new ModelStore(store))
  const graph = new hnswlib.HierarchicalNSW('ip', NAME_WIDTH)
  graph.initIndex(Math.max(lines, 1), INDEX_LINKS, INDEX_EFFORT, 100)
  const owners = new Uint32Array(lines)
  let count = 0
  let read = 0
  let entity = -1
  let ofEntity: Float32Array[] = []
  let isStopped = false
  parentPort!.once('message', () => {
    isStopped = true
  })
  for await (const line of createInterface({ input: createReadStream(names), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isStopped) throw new Error('the index of names is not needed any more')
    const tab = line.indexOf('\t')
    const owner = Number(line.slice(0, tab))
    if (owner !== entity) ofEntity = []
    entity = owner
    const vector = vectors.of(line.slice(tab + 1))
    if (++read % TELL_EVERY === 0) parentPort!.postMessage({ read })
    if (vector.every((value) => value === 0) || ofEntity.some((other) => product(other, vector) > SAME)) continue
    ofEntity.push(vector)
    graph.addPoint(Array.from(vector), count)
    owners[count++] = owner
  }
  parentPort!.postMessage({ read })
  graph.writeIndexSync(index)
  checkIndex(index)
  writeFileSync(entities, new Uint8Array(owners.buffer, 0, 4 * count))
  return count
}

/** The library does not tell when the disk is full while it writes; when it reads it does. @throws Error */
function checkIndex(index: string): void {
  try {
    new hnswlib.HierarchicalNSW('ip', NAME_WIDTH).readIndexSync(index)
  } catch (error) {
    throw new Error(`the index of names could not be written to ${index}: no space is left on the disk, or ${(error as Error).message}`)
  }
}

function product(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let column = 0; column < left.length; column++) sum += left[column]! * right[column]!
  return sum
}

parentPort!.postMessage({ vectors: await build(workerData as ShardTask) })
parentPort!.close()
