/**
 * The one door to `native-models/`. The thread that opens the store reads the manifest; `share()` hands the same store to other threads.
 * A model is read into the shared memory on first use by whichever thread comes first; the others wait for it and view the same copy.
 */
import { join } from 'node:path'
import type { ArtefactIndex } from '../core/artefacts.js'
import type { NativeGuard } from '../core/hooks.js'
import { installationFolder } from '../core/installation.js'
import { readArtefact, sizeOf, verifyArtefact } from './artefact-file.js'
import { ModelError } from './errors.js'
import { createLoads, endLoads, isUnreadable, loadOnce, noteReading, type StoreThread, unwatchedThread } from './loads.js'
import { type Manifest, type ManifestEntry, type ModelLicence, readManifest } from './manifest.js'
import { allocate, createModelMemory, growTo, releaseReservations, reserve, type SharedModelMemory } from './memory.js'
import { readHeader, type SafetensorsHeader, type TypedArray, viewTensor } from './safetensors.js'

/** Which artefacts may be used: `all`, or `permissive` to leave out those from non-commercial and copyleft data. */
export type LicencePolicy = 'all' | 'permissive'

/** What another thread needs to use the same store (structured-cloneable). */
export interface StoreShare {
  readonly folder: string
  readonly policy: LicencePolicy
  readonly manifest: Manifest
  readonly shared: SharedModelMemory
  /** Which artefacts lie in it. */
  readonly states: SharedArrayBuffer
}

/** The installation's own `native-models/`. */
export function defaultModelsFolder(): string {
  return join(installationFolder, 'native-models')
}

/** A safetensors model lying in the shared memory; the arrays are views and must not be written to. */
export class NativeModel {
  readonly id: string
  readonly metadata: Readonly<Record<string, string>>
  /** The memory that holds it, to hand to SIMD kernels. */
  readonly memory: WebAssembly.Memory
  readonly #header: SafetensorsHeader
  readonly #base: number
  readonly #views = new Map<string, TypedArray>()

  constructor(id: string, memory: WebAssembly.Memory, base: number, header: SafetensorsHeader) {
    this.id = id
    this.metadata = header.metadata
    this.memory = memory
    this.#header = header
    this.#base = base
  }

  has(name: string): boolean {
    return this.#header.tensors.has(name)
  }

  shape(name: string): readonly number[] {
    return this.#place(name).shape
  }

  /** Byte address of a tensor in `memory`. */
  address(name: string): number {
    return this.#base + this.#place(name).start
  }

  u8(name: string): Uint8Array {
    return this.#view(name, Uint8Array)
  }

  i8(name: string): Int8Array {
    return this.#view(name, Int8Array)
  }

  u16(name: string): Uint16Array {
    return this.#view(name, Uint16Array)
  }

  i16(name: string): Int16Array {
    return this.#view(name, Int16Array)
  }

  u32(name: string): Uint32Array {
    return this.#view(name, Uint32Array)
  }

  i32(name: string): Int32Array {
    return this.#view(name, Int32Array)
  }

  f32(name: string): Float32Array {
    return this.#view(name, Float32Array)
  }

  #place(name: string) {
    const place = this.#header.tensors.get(name)
    if (place === undefined) throw new ModelError(`model ${this.id}: tensor ${name} is missing`)
    return place
  }

  #view<T extends TypedArray>(name: string, type: { new (buffer: ArrayBuffer): T }): T {
    let view = this.#views.get(name)
    if (view === undefined) {
      view = viewTensor(this.memory.buffer, this.#base, this.#place(name))
      this.#views.set(name, view)
    }
    if (!(view instanceof type)) throw new ModelError(`model ${this.id}: tensor ${name} has another type than its reader expects`)
    return view
  }
}

export class ModelStore implements ArtefactIndex {
  readonly manifest: Manifest
  readonly #share: StoreShare
  readonly #thread: StoreThread
  readonly #index = new Map<string, number>()
  readonly #loaded = new Map<string, NativeModel>()

  /** @param thread by default one that nobody ends */
  constructor(share: StoreShare, thread: Partial<StoreThread> = {}) {
    this.#share = share
    this.#thread = { ...unwatchedThread, ...thread }
    this.manifest = share.manifest
    for (const [index, entry] of share.manifest.artefacts.entries()) {
      if (allows(share.policy, entry.licence)) this.#index.set(entry.id, index)
    }
  }

  /** What a worker thread needs to attach: `new ModelStore(share)`. */
  share(): StoreShare {
    return this.#share
  }

  /** The memory that the models lie in, for kernels. */
  get sharedMemory(): SharedModelMemory {
    return this.#share.shared
  }

  /** Stands around what a thread opens for all of its tasks (networks): it is finished even when the task that began it has been cancelled. */
  get guard(): NativeGuard {
    return this.#thread.guard
  }

  /** Byte address of `bytes` in the shared memory, zeroed, for this thread alone while it lives. @throws RangeError when the memory is used up */
  reserve(bytes: number): number {
    return reserve(this.#share.shared, bytes, this.#thread.owner)
  }

  /** Whether the manifest has the artefact and the licence policy allows it. */
  has(id: string): boolean {
    return this.#index.has(id)
  }

  /** Whether the manifest has the artefact, whatever the licence policy. */
  lists(id: string): boolean {
    return this.manifest.artefacts.some((entry) => entry.id === id)
  }

  licence(id: string): ModelLicence {
    return this.#entry(id).licence
  }

  /** Ids that may be used, in the manifest's order. */
  ids(): string[] {
    return [...this.#index.keys()]
  }

  /**
   * The model, read, checked against its sha256 and mapped on first use; memoised.
   * @throws ModelError when it is unknown, left out by licence, missing or damaged
   */
  load(id: string): NativeModel {
    const known = this.#loaded.get(id)
    if (known !== undefined) return known
    const entry = this.#entry(id)
    const base = this.#map(this.#index.get(id)!, entry)
    const bytes = new Uint8Array(this.#share.shared.memory.buffer, base, sizeOf(entry))
    const model = new NativeModel(id, this.#share.shared.memory, base, readHeader(bytes, id))
    this.#loaded.set(id, model)
    return model
  }

  /**
   * The unpacked bytes of an artefact that another runtime reads itself (ONNX), checked against its sha256; read anew at each call, in memory of the caller's.
   * @throws ModelError when it is unknown, left out by licence, missing or damaged
   */
  bytes(id: string): Uint8Array {
    const entry = this.#entry(id)
    const { guard } = this.#thread
    guard.enter()
    try {
      return this.#read(this.#index.get(id)!, entry)
    } finally {
      guard.leave()
    }
  }

  /** The text (UTF-8) of a verified artefact that is no safetensors file. @throws ModelError */
  text(id: string): string {
    return new TextDecoder().decode(this.bytes(id))
  }

  /**
   * Checks size and sha256 of every artefact that may be used, without loading any.
   * @throws ModelError naming the first artefact that is missing or damaged
   */
  async verify(): Promise<void> {
    for (const id of this.ids()) await verifyArtefact(this.#share.folder, this.#entry(id))
  }

  /** Ids of the artefacts whose files could not be read when a thread last wanted them; one that is read again is gone from here. */
  unreadable(): string[] {
    return [...this.#index].filter(([, index]) => isUnreadable(this.#share.states, index)).map(([id]) => id)
  }

  #read(index: number, entry: ManifestEntry): Uint8Array {
    let isReadable = false
    try {
      const bytes = readArtefact(this.#share.folder, entry)
      isReadable = true
      return bytes
    } finally {
      noteReading(this.#share.states, index, isReadable)
    }
  }

  #entry(id: string): ManifestEntry {
    const index = this.#index.get(id)
    if (index === undefined) throw new ModelError(`model ${id} is not in the manifest, or left out by the licence setting`)
    return this.manifest.artefacts[index]!
  }

  /** Byte address of the artefact's file in the shared memory; reads it there if no thread has yet. */
  #map(index: number, entry: ManifestEntry): number {
    const { shared, states } = this.#share
    const size = sizeOf(entry)
    const base = loadOnce(states, index, this.#thread, (earlier, placed) => {
      const bytes = this.#read(index, entry)
      const address = earlier ?? allocate(shared, size)
      placed(address)
      growTo(shared.memory, address + size)
      new Uint8Array(shared.memory.buffer, address, size).set(bytes)
    })
    growTo(shared.memory, base + size)
    return base
  }
}

function allows(policy: LicencePolicy, licence: ModelLicence): boolean {
  return policy === 'all' || licence === 'permissive'
}

/**
 * A thread has ended, however it did: what it was loading is absent again and the next who needs it loads it, what it had reserved goes to a later thread.
 * To be called when it can run no more.
 * @param owner its number, as in its `StoreThread`
 */
export function abandonLoads({ states, shared }: StoreShare, owner: number): void {
  endLoads(states, owner)
  releaseReservations(shared, owner)
}

/** Opens a model folder in this thread; `share()` passes it on. @throws ModelError for a manifest that cannot be read or leaves no model to use */
export function openModels(folder: string = defaultModelsFolder(), policy: LicencePolicy = 'all'): ModelStore {
  const manifest = readManifest(folder)
  const isUsable = ({ licence }: ManifestEntry) => allows(policy, licence)
  if (!manifest.artefacts.some(isUsable)) {
    const why = manifest.artefacts.length === 0 ? 'its manifest names none' : 'the licence setting leaves out all of them'
    throw new ModelError(`there is no model in the folder ${folder}: ${why}`)
  }
  return new ModelStore({ folder, policy, manifest, shared: createModelMemory(), states: createLoads(manifest.artefacts.length) })
}
