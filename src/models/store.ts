/**
 * The one door to `native-models/`. The thread that opens the store reads the manifest; `share()` hands the same store to other threads.
 * A model is read into the shared memory on first use by whichever thread comes first; the others wait for it and view the same copy.
 */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { ArtefactIndex } from '../core/artefacts.js'
import { installationFolder } from '../core/installation.js'
import { ModelError } from './errors.js'
import { type Manifest, type ManifestEntry, type ModelLicence, readManifest } from './manifest.js'
import { allocate, createModelMemory, type SharedModelMemory } from './memory.js'
import { readHeader, type SafetensorsHeader, type TypedArray, viewTensor } from './safetensors.js'

/** Which artefacts may be used: `all`, or `permissive` to leave out those from non-commercial and copyleft data. */
export type LicencePolicy = 'all' | 'permissive'

/** What another thread needs to use the same store (structured-cloneable). */
export interface StoreShare {
  readonly folder: string
  readonly policy: LicencePolicy
  readonly manifest: Manifest
  readonly shared: SharedModelMemory
  /** Two Int32 cells an artefact: state, address / 64. */
  readonly states: SharedArrayBuffer
}

export interface StoreOptions {
  readonly owner?: number
  readonly guard?: { enter(): void; leave(): void }
}
export function abandonLoads(_share: StoreShare, _owner: number): void {}

const ABSENT = 0
const LOADING = 1
const READY = 2

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
  readonly #index = new Map<string, number>()
  readonly #loaded = new Map<string, NativeModel>()

  constructor(share: StoreShare, _options: StoreOptions = {}) {
    this.#share = share
    this.manifest = share.manifest
    for (const [index, entry] of share.manifest.artefacts.entries()) {
      if (share.policy === 'all' || entry.licence === 'permissive') this.#index.set(entry.id, index)
    }
  }

  /** What a worker thread needs to attach: `new ModelStore(share)`. */
  share(): StoreShare {
    return this.#share
  }

  /** The memory that the models lie in, for kernels' scratch space. */
  get sharedMemory(): SharedModelMemory {
    return this.#share.shared
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
    return readArtefact(this.#share.folder, this.#entry(id))
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

  #entry(id: string): ManifestEntry {
    const index = this.#index.get(id)
    if (index === undefined) throw new ModelError(`model ${id} is not in the manifest, or left out by the licence setting`)
    return this.manifest.artefacts[index]!
  }

  /** Byte address of the artefact's file in the shared memory; reads it there if no thread has yet. */
  #map(index: number, entry: ManifestEntry): number {
    const cells = new Int32Array(this.#share.states)
    const state = index * 2
    for (;;) {
      const seen = Atomics.compareExchange(cells, state, ABSENT, LOADING)
      if (seen === READY) return Atomics.load(cells, state + 1) * 64
      if (seen === LOADING) {
        Atomics.wait(cells, state, LOADING, 1000)
        continue
      }
      try {
        const bytes = readArtefact(this.#share.folder, entry)
        const base = allocate(this.#share.shared, bytes.byteLength)
        new Uint8Array(this.#share.shared.memory.buffer, base, bytes.byteLength).set(bytes)
        Atomics.store(cells, state + 1, base / 64)
        Atomics.store(cells, state, READY)
        return base
      } catch (error) {
        Atomics.store(cells, state, ABSENT)
        throw error
      } finally {
        Atomics.notify(cells, state)
      }
    }
  }
}

/** Opens a model folder in this thread; `share()` passes it on. @throws ModelError for an unreadable manifest */
export function openModels(folder: string = defaultModelsFolder(), policy: LicencePolicy = 'all'): ModelStore {
  const manifest = readManifest(folder)
  const states = new SharedArrayBuffer(Math.max(1, manifest.artefacts.length) * 8)
  return new ModelStore({ folder, policy, manifest, shared: createModelMemory(), states })
}

/** @throws ModelError naming the artefact when its file is missing, of another size or of another sha256 */
export async function verifyArtefact(folder: string, entry: ManifestEntry): Promise<void> {
  const path = join(folder, entry.file)
  requireSize(path, entry)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== entry.sha256) throw new ModelError(damaged(entry))
}

function damaged(entry: ManifestEntry): string {
  return `model ${entry.id} (${entry.file}) is damaged: its sha256 differs from the manifest's`
}

function requireSize(path: string, entry: ManifestEntry): void {
  let size: number
  try {
    size = statSync(path).size
  } catch {
    throw new ModelError(`model ${entry.id} (${entry.file}) is missing`)
  }
  if (size !== entry.bytes) throw new ModelError(`model ${entry.id} (${entry.file}) is damaged: ${size} bytes instead of ${entry.bytes}`)
}

/** Bytes of the artefact itself. */
function sizeOf(entry: ManifestEntry): number {
  return entry.unpackedBytes ?? entry.bytes
}

/** An artefact's bytes, checked and unpacked. @throws ModelError */
function readArtefact(folder: string, entry: ManifestEntry): Uint8Array {
  const path = join(folder, entry.file)
  requireSize(path, entry)
  const bytes = readFileSync(path)
  if (createHash('sha256').update(bytes).digest('hex') !== entry.sha256) throw new ModelError(damaged(entry))
  if (entry.unpackedBytes === undefined) return bytes
  let unpacked: Uint8Array
  try {
    unpacked = brotliDecompressSync(bytes, { maxOutputLength: entry.unpackedBytes })
  } catch {
    throw new ModelError(`model ${entry.id} (${entry.file}) cannot be unpacked`)
  }
  if (unpacked.byteLength !== entry.unpackedBytes)
    throw new ModelError(`model ${entry.id} (${entry.file}) unpacks to ${unpacked.byteLength} bytes instead of ${entry.unpackedBytes}`)
  return unpacked
}
