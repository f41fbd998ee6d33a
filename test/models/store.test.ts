import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ModelError } from '../../src/models/errors.js'
import type { ManifestEntry } from '../../src/models/manifest.js'
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
    const store = openModels(folder, 'permissive')
    expect(store.has('area/one')).toBe(false)
    expect(() => store.load('area/one')).toThrow(ModelError)
  })

  it('refuses a model with another checksum, by name, when loading, when asked for its file and when verifying', async () => {
    const folder = modelFolder('permissive', { sha256: 'a'.repeat(64) })
    expect(() => openModels(folder).load('area/one')).toThrow(/area\/one.*damaged/)
    expect(() => openModels(folder).file('area/one')).toThrow(/area\/one.*damaged/)
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

  it('accepts a whole one', async () => {
    await expect(openModels(modelFolder()).verify()).resolves.toBeUndefined()
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
