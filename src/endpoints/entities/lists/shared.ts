/**
 * The user's entity lists on their way from the thread that reads them to those that use them: once in shared memory, opened by a thread
 * when a task first comes with a version that it does not have. A task carries the lists that were there when it began.
 */
import { deserialize, serialize } from 'node:v8'
import type { UserLists } from '../../../entities/pipeline/user-lists.js'

export interface SharedLists {
  readonly version: number
  /** `UserLists` in V8's serialisation. */
  readonly bytes: SharedArrayBuffer
}

/**
 * The lists for all threads.
 * @param before the lists so far: they stay, with their version, when nothing has changed, so that no thread opens them again
 * @param version another number than that of any lists before in this process
 */
export function shareLists(lists: UserLists, version: number, before?: SharedLists): SharedLists {
  const serialised = serialize(lists)
  if (before !== undefined && serialised.equals(new Uint8Array(before.bytes))) return before
  const bytes = new SharedArrayBuffer(serialised.byteLength)
  new Uint8Array(bytes).set(serialised)
  return { version, bytes }
}

/** A thread's own copy of the lists that it last worked with. */
export class ListReader {
  #version = -1
  #lists: UserLists | undefined

  read(shared: SharedLists | undefined): UserLists | undefined {
    if (shared === undefined) return undefined
    if (shared.version !== this.#version) {
      this.#lists = deserialize(Buffer.from(new Uint8Array(shared.bytes))) as UserLists
      this.#version = shared.version
    }
    return this.#lists
  }
}
