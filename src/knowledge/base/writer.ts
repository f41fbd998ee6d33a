/** Writes the files of a base: tables of names and records, and beside them, in threads of their own, the index of names. */
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelStore } from '../../models/store.js'
import { entityText } from '../context/entity-text.js'
import { TextVectors } from '../context/text-vectors.js'
import { foldName } from '../names/fold.js'
import { derivedNames } from './derived-names.js'
import { waitForFile } from './disk.js'
import { type EntityName, type EntityRecord, nameKinds } from './entity.js'
import { type BaseMeta, FORMAT, META_FILE, RECORDS_FILE, shardEntitiesFile, shardFile } from './files.js'
import { indexedNames } from './indexed-names.js'
import { LONGEST_NAME, MOST_RELATED } from './limits.js'
import { LineFile } from './line-file.js'
import { modelsOf } from './models.js'
import { encodeNames } from './name-format.js'
import { RecentLabels } from './recent-labels.js'
import { encodeEntity } from './record-format.js'
import type { RecordSource } from './record-source.js'
import { SortedRuns } from './runs.js'
import { buildShard, SHARDS } from './shards.js'
import { openFile, otherWork, writeAliases, writeIds } from './tables.js'

/** Records that are finished before other work has its turn. */
const STEP = 2_000
/** Related entities whose labels say what an entity is about. */
const RELATED_IN_TEXT = 8
/** Columns of unit vectors of texts are well below a half. */
const VECTOR_SCALE = 254
/** A prime: multiples of it visit every number below a count that it does not divide. */
const ORDER = 1_299_709
/** Keys come in their order: LMDB need not look for their place. */
const IN_ORDER = { append: true } as const

export interface WriterOptions {
  readonly folder: string
  readonly store: ModelStore
  /** What the base is made of, for `BaseMeta.made`. */
  readonly made: string
  readonly source: RecordSource
}

/** How far a build is: what is done of what is to be done, in steps of any size. */
export type BuildProgress = (done: number, all: number) => void

/** What the tables tell of the records. */
type Counts = Pick<BaseMeta, 'names' | 'byType' | 'classes'>

/** The last file that is written makes the folder a base. @throws the system's errors (full disk), ModelError */
export async function writeBase(options: WriterOptions, progress: BuildProgress): Promise<BaseMeta> {
  const { folder, store, made, source } = options
  const lines = await writeNameLists(options)
  const read = lines.map(() => 0)
  let written = 0
  const all = source.count + lines.reduce((sum, count) => sum + count, 0)
  const tell = () => progress(written + read.reduce((sum, count) => sum + count, 0), all)
  const stop = new AbortController()
  const shards = lines.map((count, shard) =>
    buildShard(
      {
        store: store.share(),
        names: namesFile(folder, shard),
        lines: count,
        index: join(folder, shardFile(shard)),
        entities: join(folder, shardEntitiesFile(shard))
      },
      (done) => {
        read[shard] = done
        tell()
      },
      stop.signal
    )
  )
  const records = writeRecords(options, (done) => {
    written = done
    tell()
  })
  const [{ names, byType, classes }, ...vectors] = await allOrStopped([records, ...shards], stop)
  for (const shard of lines.keys()) rmSync(namesFile(folder, shard), { force: true })
  const files = [RECORDS_FILE, ...lines.flatMap((_, shard) => [shardFile(shard), shardEntitiesFile(shard)])]
  const meta: BaseMeta = {
    format: FORMAT,
    made,
    models: modelsOf(store),
    entities: source.count,
    names,
    vectors,
    byType,
    classes,
    files: Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size]))
  }
  for (const file of files) waitForFile(join(folder, file))
  writeFileSync(join(folder, META_FILE), `${JSON.stringify(meta)}\n`)
  waitForFile(join(folder, META_FILE))
  return meta
}

/** All results; when one fails the others are told to stop, and its error is thrown when they have. */
async function allOrStopped<T extends readonly Promise<unknown>[]>(tasks: readonly [...T], stop: AbortController): Promise<{ [I in keyof T]: Awaited<T[I]> }> {
  try {
    return await Promise.all(tasks)
  } catch (error) {
    stop.abort()
    await Promise.allSettled(tasks)
    throw error
  }
}

function namesFile(folder: string, shard: number): string {
  return join(folder, `names-${shard}.txt`)
}

/** The names of the index, by shard. @returns lines of each */
async function writeNameLists({ folder, source }: WriterOptions): Promise<number[]> {
  const files = Array.from({ length: SHARDS }, (_, shard) => new LineFile(namesFile(folder, shard)))
  // neighbours in the packed order are alike; a graph that is built out of order finds more
  const step = source.count % ORDER === 0 ? 1 : ORDER
  for (let place = 0; place < source.count; place++) {
    const index = (place * step) % source.count
    const file = files[place % SHARDS]!
    for (const name of indexedNames(source.record(index))) file.add(`${index}\t${name}`)
    if (place % STEP === 0) await otherWork()
  }
  for (const file of files) file.close()
  return files.map(({ lines }) => lines)
}

async function writeRecords({ folder, store, source }: WriterOptions, tell: (done: number) => void): Promise<Counts> {
  const texts = await TextVectors.open(store)
  for (const file of [RECORDS_FILE, `${RECORDS_FILE}-lock`]) rmSync(join(folder, file), { force: true })
  // a base that is not finished is made again, so nothing waits for the disk before the end
  const root = openFile(join(folder, RECORDS_FILE), { noSync: true })
  const entities = root.openDB<Buffer, number>({ name: 'entities', encoding: 'binary', keyEncoding: 'uint32' })
  const nameLists = root.openDB<Buffer, number>({ name: 'names', encoding: 'binary', keyEncoding: 'uint32' })
  const runs = new SortedRuns(join(folder, 'runs'))
  const ids = new SortedRuns(join(folder, 'runs-of-ids'))
  const priors = new Uint16Array(source.count)
  const encoder = new EntityEncoder(source, texts)
  const byType: Record<string, number> = {}
  for (let from = 0; from < source.count; from += STEP) {
    const to = Math.min(source.count, from + STEP)
    root.transactionSync(() => {
      for (let index = from; index < to; index++) {
        const record = source.record(index)
        byType[record.type] = (byType[record.type] ?? 0) + 1
        priors[index] = Math.round(65_535 * Math.min(1, Math.max(0, record.prior)))
        ids.add(`${record.id}\t${index}`)
        entities.putSync(index, encoder.encode(record), IN_ORDER)
        const names: EntityName[] = [{ name: record.label, kind: 'label' }, ...record.names]
        nameLists.putSync(index, encodeNames(names), IN_ORDER)
        for (const { name, kind } of [...names, ...derivedNames(record)]) {
          const folded = foldName(name)
          if (folded !== '' && folded.length <= LONGEST_NAME) runs.add(`${folded}\t${index * nameKinds.length + nameKinds.indexOf(kind)}`)
        }
      }
    })
    tell(to)
    await otherWork()
  }
  const names = await writeAliases(root, runs, priors)
  await writeIds(root, ids)
  await root.flushed
  await root.close()
  return { names, byType, classes: encoder.classes }
}

/** Records as the base keeps them, with the vectors of what they are about. */
class EntityEncoder {
  readonly #source: RecordSource
  readonly #texts: TextVectors
  readonly #labels: RecentLabels
  readonly #classes = new Map<string, number>()

  constructor(source: RecordSource, texts: TextVectors) {
    this.#source = source
    this.#texts = texts
    this.#labels = new RecentLabels((index) => source.labelOf(index))
  }

  /** Names of all classes until now, by number. */
  get classes(): string[] {
    return [...this.#classes.keys()]
  }

  encode(record: EntityRecord): Buffer {
    const related = record.related.map((id) => this.#source.indexOf(id)).filter((index) => index !== undefined)
    const text = entityText(
      record,
      related.slice(0, RELATED_IN_TEXT).map((index) => this.#labels.of(index))
    )
    const classes = this.#classes
    for (const name of record.classes) if (!classes.has(name)) classes.set(name, classes.size)
    return encodeEntity({
      id: record.id,
      type: record.type,
      label: record.label,
      description: record.description,
      classes: record.classes.map((name) => classes.get(name)!),
      prior: record.prior,
      country: record.country,
      related: Uint32Array.from(related.slice(0, MOST_RELATED)),
      permId: record.permId,
      vector: inBytes(this.#texts.ofEntity(text))
    })
  }
}

function inBytes(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length)
  for (let column = 0; column < vector.length; column++) bytes[column] = Math.max(-127, Math.min(127, Math.round(VECTOR_SCALE * vector[column]!)))
  return bytes
}
