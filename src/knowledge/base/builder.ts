/** Builds a knowledge base in a folder out of entity records, in constant memory but for the index of names; goes on after having been killed. */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, open, type RootDatabase } from 'lmdb'
import type { ModelStore } from '../../models/store.js'
import { entityText } from '../context/entity-text.js'
import { TextVectors } from '../context/text-vectors.js'
import { foldName } from '../names/fold.js'
import { derivedNames } from './derived-names.js'
import { type EntityName, type EntityRecord, nameKinds } from './entity.js'
import { type BaseMeta, FORMAT, META_FILE, RECORDS_FILE, STAGE_FILE, shardEntitiesFile, shardFile } from './files.js'
import { indexedNames } from './indexed-names.js'
import { BATCH, LONGEST_NAME } from './limits.js'
import { LineFile } from './line-file.js'
import { mergeRecords } from './merge.js'
import { modelsOf } from './models.js'
import { encodeNames } from './name-format.js'
import { RecentLabels } from './recent-labels.js'
import { encodeEntity } from './record-format.js'
import { SortedRuns } from './runs.js'
import { buildShard, SHARDS } from './shards.js'
import { otherWork, writeAliases, writeIds } from './tables.js'

/** Records that are finished before other work has its turn. */
const STEP = 2_000
/** Related entities whose labels say what an entity is about. */
const RELATED_IN_TEXT = 8
/** Columns of unit vectors of texts are well below a half. */
const VECTOR_SCALE = 254
/** A prime: multiples of it visit every number below a count that it does not divide. */
const ORDER = 1_299_709
/** Room that LMDB may grow into; an address range, not memory. */
const MAP_BYTES = 2 ** 40
/** More than LMDB's table of readers takes. */
const LOCK_BYTES = 16_384

export interface BuilderOptions {
  readonly folder: string
  readonly store: ModelStore
  /** What the base is made of, for `BaseMeta.made`. */
  readonly made: string
  /** Whether a checkpoint waits for the disk, so that it outlives a crash of the machine; by default it does. */
  readonly durable?: boolean
}

/** How far a build is: what is done of what is to be done, in steps of any size. */
export type BuildProgress = (done: number, all: number) => void

export class BaseBuilder {
  readonly #options: BuilderOptions
  /** Records as they came, in a file of its own that goes when the base is finished. */
  readonly #stage: RootDatabase<Buffer, string>
  readonly #ids: Database<number, string>
  readonly #staged: Database<Buffer, number>
  #count: number
  #batch: EntityRecord[] = []

  /** Opens the folder, with what an earlier builder left in it. @throws the system's errors */
  constructor(options: BuilderOptions) {
    this.#options = options
    mkdirSync(options.folder, { recursive: true })
    this.#stage = openFile(join(options.folder, STAGE_FILE), { noSync: options.durable === false })
    this.#ids = this.#stage.openDB<number, string>({ name: 'ids', encoding: 'ordered-binary' })
    this.#staged = this.#stage.openDB<Buffer, number>({ name: 'records', encoding: 'binary', keyEncoding: 'uint32' })
    this.#count = this.#staged.getCount()
  }

  /** Entities in the base, those of the batch in hand not counted. */
  get count(): number {
    return this.#count
  }

  /** The last checkpoint of an earlier builder in this folder; undefined when it begins. */
  resume<T>(): T | undefined {
    const bytes = this.#stage.get('checkpoint')
    return bytes === undefined ? undefined : (JSON.parse(bytes.toString()) as T)
  }

  /** A record of an id that is there is merged with the earlier one. @throws the system's errors (full disk) */
  add(record: EntityRecord): void {
    this.#batch.push(record)
    if (this.#batch.length >= BATCH) this.checkpoint()
  }

  /** Stores what was added, with a value that `resume` gives back, in one transaction. @throws the system's errors (full disk) */
  checkpoint(value?: unknown): void {
    this.#stage.transactionSync(() => {
      for (const record of this.#batch) this.#store(record)
      if (value !== undefined) this.#stage.putSync('checkpoint', Buffer.from(JSON.stringify(value)))
    })
    this.#batch = []
  }

  #store(record: EntityRecord): void {
    const known = this.#ids.get(record.id)
    if (known === undefined) this.#ids.putSync(record.id, this.#count)
    const index = known ?? this.#count++
    const whole = known === undefined ? record : mergeRecords(this.#record(index), record)
    this.#staged.putSync(index, Buffer.from(JSON.stringify(whole)))
  }

  #record(index: number): EntityRecord {
    return JSON.parse(this.#staged.get(index)!.toString()) as EntityRecord
  }

  /** Writes names, records and the index, and with the last file what makes the folder a base. @throws the system's errors (full disk), ModelError */
  async finish(progress: BuildProgress = () => {}): Promise<BaseMeta> {
    this.checkpoint()
    const lines = await this.#writeNameLists()
    const read = lines.map(() => 0)
    let written = 0
    const all = this.#count + lines.reduce((sum, count) => sum + count, 0)
    const tell = () => progress(written + read.reduce((sum, count) => sum + count, 0), all)
    const { folder, store } = this.#options
    const shards = lines.map((count, shard) =>
      buildShard(
        {
          store: store.share(),
          names: this.#namesFile(shard),
          lines: count,
          index: join(folder, shardFile(shard)),
          entities: join(folder, shardEntitiesFile(shard))
        },
        (done) => {
          read[shard] = done
          tell()
        }
      )
    )
    const records = this.#writeRecords((done) => {
      written = done
      tell()
    })
    const [{ names, byType, classes }, ...vectors] = await Promise.all([records, ...shards])
    for (const shard of lines.keys()) rmSync(this.#namesFile(shard), { force: true })
    const files = [RECORDS_FILE, ...lines.flatMap((_, shard) => [shardFile(shard), shardEntitiesFile(shard)])]
    const meta: BaseMeta = {
      format: FORMAT,
      made: this.#options.made,
      models: modelsOf(store),
      entities: this.#count,
      names,
      vectors,
      byType,
      classes,
      files: Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size]))
    }
    for (const file of files) waitForDisk(join(folder, file))
    writeFileSync(join(folder, META_FILE), `${JSON.stringify(meta)}\n`)
    waitForDisk(join(folder, META_FILE))
    await this.close()
    for (const file of [STAGE_FILE, `${STAGE_FILE}-lock`]) rmSync(join(folder, file), { force: true })
    return meta
  }

  /** Ends without finishing; what was checkpointed stays. */
  async close(): Promise<void> {
    await this.#stage.flushed
    await this.#stage.close()
  }

  #namesFile(shard: number): string {
    return join(this.#options.folder, `names-${shard}.txt`)
  }

  /** The names of the index, by shard. @returns lines of each */
  async #writeNameLists(): Promise<number[]> {
    const files = Array.from({ length: SHARDS }, (_, shard) => new LineFile(this.#namesFile(shard)))
    // neighbours in the packed order are alike; a graph that is built out of order finds more
    const step = this.#count % ORDER === 0 ? 1 : ORDER
    for (let place = 0; place < this.#count; place++) {
      const index = (place * step) % this.#count
      const file = files[place % SHARDS]!
      for (const name of indexedNames(this.#record(index))) file.add(`${index}\t${name}`)
      if (place % STEP === 0) await otherWork()
    }
    for (const file of files) file.close()
    return files.map(({ lines }) => lines)
  }

  async #writeRecords(tell: (done: number) => void): Promise<Pick<BaseMeta, 'names' | 'byType' | 'classes'>> {
    const { folder, store } = this.#options
    const texts = await TextVectors.open(store)
    for (const file of [RECORDS_FILE, `${RECORDS_FILE}-lock`]) rmSync(join(folder, file), { force: true })
    // a base that is not finished is made again, so nothing waits for the disk before the end
    const root = openFile(join(folder, RECORDS_FILE), { noSync: true })
    const entities = root.openDB<Buffer, number>({ name: 'entities', encoding: 'binary', keyEncoding: 'uint32' })
    const nameLists = root.openDB<Buffer, number>({ name: 'names', encoding: 'binary', keyEncoding: 'uint32' })
    const runs = new SortedRuns(join(folder, 'runs'))
    const ids = new SortedRuns(join(folder, 'runs-of-ids'))
    const priors = new Uint16Array(this.#count)
    const classes = new Map<string, number>()
    const labels = new RecentLabels((index) => this.#record(index).label)
    const byType: Record<string, number> = {}
    for (let from = 0; from < this.#count; from += STEP) {
      const to = Math.min(this.#count, from + STEP)
      root.transactionSync(() => {
        for (let index = from; index < to; index++) {
          const record = this.#record(index)
          byType[record.type] = (byType[record.type] ?? 0) + 1
          priors[index] = Math.round(65_535 * Math.min(1, Math.max(0, record.prior)))
          ids.add(`${record.id}\t${index}`)
          entities.putSync(index, this.#encoded(record, texts, classes, labels))
          const names: EntityName[] = [{ name: record.label, kind: 'label' }, ...record.names]
          nameLists.putSync(index, encodeNames(names))
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
    return { names, byType, classes: [...classes.keys()] }
  }

  #encoded(record: EntityRecord, texts: TextVectors, classes: Map<string, number>, labels: RecentLabels): Buffer {
    const related = record.related.map((id) => this.#ids.get(id)).filter((index) => index !== undefined)
    const text = entityText(
      record,
      related.slice(0, RELATED_IN_TEXT).map((index) => labels.of(index))
    )
    for (const name of record.classes) if (!classes.has(name)) classes.set(name, classes.size)
    return encodeEntity({
      id: record.id,
      type: record.type,
      label: record.label,
      description: record.description,
      classes: record.classes.map((name) => classes.get(name)!),
      prior: record.prior,
      country: record.country,
      related: Uint32Array.from(related.slice(0, 255)),
      permId: record.permId,
      vector: inBytes(texts.ofEntity(text))
    })
  }
}

function inBytes(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length)
  for (let column = 0; column < vector.length; column++) bytes[column] = Math.max(-127, Math.min(127, Math.round(VECTOR_SCALE * vector[column]!)))
  return bytes
}

/** What is written after the file is there is never there without it. */
function waitForDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function openFile(path: string, options: { readonly noSync?: boolean }): RootDatabase<Buffer, string> {
  // LMDB maps its lock file, whose blocks may not be there: on a full disk the process would die of it instead of being told
  if (!existsSync(`${path}-lock`)) writeFileSync(`${path}-lock`, Buffer.alloc(LOCK_BYTES))
  return open<Buffer, string>({ path, noSubdir: true, mapSize: MAP_BYTES, maxDbs: 8, encoding: 'binary', noMemInit: true, ...options })
}
