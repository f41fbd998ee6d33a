import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { ModelError } from '../../src/models/errors.js'
import type { Manifest, ManifestEntry } from '../../src/models/manifest.js'
import { encodeSafetensors } from '../../src/models/safetensors.js'
import { ModelStore, openModels } from '../../src/models/store.js'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function modelFolder(licence: ManifestEntry['licence'] = 'permissive', change: Partial<ManifestEntry> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-models-'))
  folders.push(folder)
  mkdirSync(join(folder, 'area'))
  const bytes = encodeSafetensors({ weights: new Int16Array([1, -2, 3]) }, { language: 'eng' })
  writeFileSync(join(folder, 'area/one.safetensors'), bytes)
  const entry: ManifestEntry = {
    id: 'area/one',
    file: 'area/one.safetensors',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.byteLength,
    licence,
    sources: ['CC0'],
    command: 'none',
    accuracy: {},
    ...change
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: 1, artefacts: [entry] }))
  return folder
}

describe('model store', () => {
  it('maps a model into the shared memory, once for all who attach', () => {
    const store = openModels(modelFolder())
    const other = new ModelStore(store.share())
    const model = store.load('area/one')
    expect([...model.i16('weights')]).toEqual([1, -2, 3])
    expect(model.metadata).toEqual({ language: 'eng' })
    expect(other.load('area/one').address('weights')).toBe(model.address('weights'))
    expect(other.load('area/one').i16('weights').buffer).toBe(model.i16('weights').buffer)
  })

  it('says which tensor is missing or of another type', () => {
    const model = openModels(modelFolder()).load('area/one')
    expect(() => model.u8('weights')).toThrow('model area/one: tensor weights has another type than its reader expects')
    expect(() => model.u8('bias')).toThrow('model area/one: tensor bias is missing')
  })

  it('leaves out what the licence policy does not allow', () => {
    const folder = modelFolder('non-commercial')
    expect(openModels(folder, 'all').has('area/one')).toBe(true)
    const store = new ModelStore({ ...openModels(folder).share(), policy: 'permissive' })
    expect(store.has('area/one')).toBe(false)
    expect(() => store.load('area/one')).toThrow(ModelError)
  })

  it('refuses a model with another checksum, by name, when loading, when asked for its bytes and when verifying', async () => {
    const folder = modelFolder('permissive', { sha256: 'a'.repeat(64) })
    expect(() => openModels(folder).load('area/one')).toThrow(/area\/one.*damaged/)
    expect(() => openModels(folder).bytes('area/one')).toThrow(/area\/one.*damaged/)
    await expect(openModels(folder).verify()).rejects.toThrow(/area\/one.*damaged/)
    const store = openModels(folder)
    for (let attempt = 0; attempt < 2; attempt++) expect(() => store.load('area/one')).toThrow(ModelError)
  })

  it('refuses a model that is missing or cut', async () => {
    const missing = modelFolder()
    rmSync(join(missing, 'area/one.safetensors'))
    await expect(openModels(missing).verify()).rejects.toThrow(/area\/one.*missing/)
    const cut = modelFolder()
    writeFileSync(join(cut, 'area/one.safetensors'), 'x')
    await expect(openModels(cut).verify()).rejects.toThrow(/area\/one.*1 bytes instead of/)
  })

  it('reads a packed model as one that is not, and refuses one that does not unpack to what it should', () => {
    const plain = openModels(modelFolder()).bytes('area/one')
    const packed = brotliCompressSync(plain)
    const described = { sha256: createHash('sha256').update(packed).digest('hex'), bytes: packed.byteLength }
    const folderOf = (unpackedBytes: number, file: Uint8Array = packed) => {
      const folder = modelFolder('permissive', {
        ...described,
        ...(file !== packed && { sha256: createHash('sha256').update(file).digest('hex'), bytes: file.byteLength }),
        unpackedBytes
      })
      writeFileSync(join(folder, 'area/one.safetensors'), file)
      return folder
    }
    const store = openModels(folderOf(plain.byteLength))
    expect([...store.load('area/one').i16('weights')]).toEqual([1, -2, 3])
    expect(Buffer.compare(store.bytes('area/one'), plain)).toBe(0)
    for (const size of [plain.byteLength - 1, plain.byteLength + 1]) expect(() => openModels(folderOf(size)).load('area/one')).toThrow(/area\/one.*unpack/)
    expect(() => openModels(folderOf(plain.byteLength, packed.subarray(0, 40))).load('area/one')).toThrow(/area\/one.*unpack/)
    expect(() => openModels(folderOf(plain.byteLength, Buffer.from('garbage'))).load('area/one')).toThrow(/area\/one.*unpack/)
  })

  it('accepts a whole one', async () => {
    await expect(openModels(modelFolder()).verify()).resolves.toBeUndefined()
  })

  it('refuses a folder without a model that may be used, naming it', () => {
    const folder = modelFolder()
    const path = join(folder, 'manifest.json')
    const { version, artefacts } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    writeFileSync(path, JSON.stringify({ version, artefacts: artefacts.map((entry) => ({ ...entry, licence: 'copyleft' })) }))
    expect(() => openModels(folder, 'permissive')).toThrow(
      new ModelError(`there is no model in the folder ${folder}: the licence setting leaves out all of them`)
    )
    writeFileSync(path, JSON.stringify({ version, artefacts: [] }))
    expect(() => openModels(folder)).toThrow(new ModelError(`there is no model in the folder ${folder}: its manifest names none`))
  })

  for (const [name, text] of [
    ['no JSON', '{'],
    ['null', 'null'],
    ['an entry that is null', '{"version":1,"artefacts":[null]}'],
    ['another form', '{"version":2,"artefacts":[]}'],
    ['an incomplete entry', '{"version":1,"artefacts":[{"id":"a"}]}'],
    ['a path outside', JSON.stringify({ version: 1, artefacts: [{ id: 'a', file: '../a', sha256: 'a'.repeat(64), bytes: 1, licence: 'permissive' }] })]
  ] as const) {
    it(`refuses a manifest with ${name}`, () => {
      const folder = modelFolder()
      writeFileSync(join(folder, 'manifest.json'), text)
      expect(() => openModels(folder)).toThrow(ModelError)
    })
  }
})
