/** Records as they come, merged by their ids, in a file of its own that goes when the base is finished. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, RootDatabase } from 'lmdb'
import type { EntityRecord } from './entity.js'
import { STAGE_FILE } from './files.js'
import { mergeRecords } from './merge.js'
import type { RecordSource } from './record-source.js'
import { openFile } from './tables.js'

export class RecordStage implements RecordSource {
  readonly #folder: string
  readonly #root: RootDatabase<Buffer, string>
  readonly #ids: Database<number, string>
  readonly #records: Database<Buffer, number>
  #count: number

  /** Opens the file, with what an earlier process left in it. Each batch waits for the disk, so that it outlives a crash of the machine. @throws the system's errors */
  constructor(folder: string) {
    this.#folder = folder
    this.#root = openFile(join(folder, STAGE_FILE), {})
    this.#ids = this.#root.openDB<number, string>({ name: 'ids', encoding: 'ordered-binary' })
    this.#records = this.#root.openDB<Buffer, number>({ name: 'records', encoding: 'binary', keyEncoding: 'uint32' })
    this.#count = this.#records.getCount()
  }

  get count(): number {
    return this.#count
  }

  record(index: number): EntityRecord {
    return JSON.parse(this.#records.get(index)!.toString()) as EntityRecord
  }

  labelOf(index: number): string {
    return this.record(index).label
  }

  indexOf(id: string): number | undefined {
    return this.#ids.get(id)
  }

  /** The value of the last checkpoint; undefined where there is none. */
  checkpoint<T>(): T | undefined {
    const bytes = this.#root.get('checkpoint')
    return bytes === undefined ? undefined : (JSON.parse(bytes.toString()) as T)
  }

  /** Stores records, with a value that `checkpoint` gives back, in one transaction. @throws the system's errors (full disk) */
  store(batch: readonly EntityRecord[], value: unknown): void {
    this.#root.transactionSync(() => {
      for (const [id, records] of byId(batch)) this.#store(id, records)
      if (value !== undefined) this.#root.putSync('checkpoint', Buffer.from(JSON.stringify(value)))
    })
  }

  async close(): Promise<void> {
    await this.#root.flushed
    await this.#root.close()
  }

  /** Removes the file, which is closed. */
  remove(): void {
    for (const file of [STAGE_FILE, `${STAGE_FILE}-lock`]) rmSync(join(this.#folder, file), { force: true })
  }

  #store(id: string, records: readonly EntityRecord[]): void {
    const known = this.#ids.get(id)
    if (known === undefined) this.#ids.putSync(id, this.#count)
    const index = known ?? this.#count++
    const all = known === undefined ? records : [this.record(index), ...records]
    this.#records.putSync(index, Buffer.from(JSON.stringify(all.reduce(mergeRecords))))
  }
}

/** The records of a batch by their ids, so that one that comes a thousand times is read and written once. */
function byId(batch: readonly EntityRecord[]): Map<string, EntityRecord[]> {
  const groups = new Map<string, EntityRecord[]>()
  for (const record of batch) {
    const group = groups.get(record.id)
    if (group === undefined) groups.set(record.id, [record])
    else group.push(record)
  }
  return groups
}
