/** Builds a knowledge base in a folder out of entity records, in constant memory but for the index of names; goes on after having been killed. */

import type { ModelStore } from '../../models/store.js'
import { makeFolder } from './disk.js'
import type { EntityRecord } from './entity.js'
import type { BaseMeta } from './files.js'
import { BATCH } from './limits.js'
import { RecordStage } from './stage.js'
import { type BuildProgress, writeBase } from './writer.js'

export interface BuilderOptions {
  readonly folder: string
  readonly store: ModelStore
  /** What the base is made of, for `BaseMeta.made`. */
  readonly made: string
}

export class BaseBuilder {
  readonly #options: BuilderOptions
  readonly #stage: RecordStage
  #batch: EntityRecord[] = []

  /** Opens the folder, with what an earlier builder left in it. @throws the system's errors */
  constructor(options: BuilderOptions) {
    this.#options = options
    makeFolder(options.folder)
    this.#stage = new RecordStage(options.folder)
  }

  /** Entities in the base, those of the batch in hand not counted. */
  get count(): number {
    return this.#stage.count
  }

  /** The last checkpoint of an earlier builder in this folder; undefined when it begins. */
  resume<T>(): T | undefined {
    return this.#stage.checkpoint<T>()
  }

  /** A record of an id that is there is merged with the earlier one. @throws the system's errors (full disk) */
  add(record: EntityRecord): void {
    this.#batch.push(record)
    if (this.#batch.length >= BATCH) this.checkpoint()
  }

  /** Stores what was added, with a value that `resume` gives back, in one transaction. @throws the system's errors (full disk) */
  checkpoint(value?: unknown): void {
    this.#stage.store(this.#batch, value)
    this.#batch = []
  }

  /** Writes names, records and the index, and with the last file what makes the folder a base. @throws the system's errors (full disk), ModelError */
  async finish(progress: BuildProgress = () => {}): Promise<BaseMeta> {
    this.checkpoint()
    const meta = await writeBase({ ...this.#options, source: this.#stage }, progress)
    await this.close()
    this.#stage.remove()
    return meta
  }

  /** Ends without finishing; what was checkpointed stays. */
  async close(): Promise<void> {
    await this.#stage.close()
  }
}
