/**
 * Opens an unpacked knowledge base in a process of its own and prints, as JSON, the milliseconds until it can link and the resident memory that it takes beside
 * the models: `node build/bench/knowledge-process.js FOLDER`.
 */
import { openKnowledgeBase } from '../src/knowledge/base/reader.js'
import { NameVectors } from '../src/knowledge/names/vectors.js'
import { createLinker } from '../src/linking/linker.js'
import { openModels } from '../src/models/store.js'

export interface KnowledgeProcess {
  readonly startMs: number
  /** With the records that LMDB maps, as far as they were touched. */
  readonly memoryMegabytes: number
}

/** Entities whose records and names are read, so that the memory is that of a base in use. */
const TOUCHED = 50_000
const LOOK_UPS = 2_000
/** Names that the linker looks at (`NEAR_NAMES` in src/linking/candidates.ts). */
const NEIGHBOURS = 32

const megabytes = () => process.memoryUsage.rss() / 1e6

async function measure(folder: string): Promise<KnowledgeProcess> {
  const store = openModels()
  const vectors = NameVectors.open(store)
  vectors.of('warm')
  const before = megabytes()
  const started = performance.now()
  const base = openKnowledgeBase(folder)
  await createLinker(store, base)
  const startMs = performance.now() - started
  const { entities } = base.statistics()
  const step = Math.max(1, Math.floor(entities / TOUCHED))
  for (let index = 0, number = 0; index < entities; index += step, number++) {
    const { label } = base.entity(index)
    base.namesOf(index)
    if (number < LOOK_UPS) base.nearest(vectors.of(label), NEIGHBOURS)
  }
  return { startMs, memoryMegabytes: megabytes() - before }
}

console.log(JSON.stringify(await measure(process.argv[2]!)))
