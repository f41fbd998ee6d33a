import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entitiesEndpoint } from '../../src/endpoints/entities/endpoint.js'
import { notPreloadable } from '../../src/endpoints/index.js'
import { type LicencePolicy, openModels } from '../../src/models/store.js'

let folder: string

/** A manifest of models that nobody opens. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossa-capabilities-'))
  const entry = (id: string, licence: string) => ({
    id,
    file: `${id}.safetensors`,
    sha256: '0'.repeat(64),
    bytes: 1,
    licence,
    sources: [],
    command: '',
    accuracy: {}
  })
  const artefacts = [
    entry('entities/eng', 'permissive'),
    entry('entities/deu', 'non-commercial'),
    entry('entities/pol', 'copyleft'),
    entry('entities/pol-permissive', 'permissive')
  ]
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: 1, artefacts }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('languages of /entities', () => {
  for (const [policy, unlicensed] of [
    ['all', []],
    ['permissive', ['deu']]
  ] as const satisfies readonly (readonly [LicencePolicy, readonly string[]])[]) {
    test(`with models under the policy ${policy}`, () => {
      const list = entitiesEndpoint.supportedLanguages(openModels(folder, policy), {}).supportedLanguages!
      expect(list.filter(({ licensed }) => !licensed).map(({ language }) => language)).toEqual(unlicensed)
      const scripts = (wanted: string) => list.filter(({ language }) => language === wanted).map(({ script }) => script)
      expect(['uen', 'pol', 'zho', 'srp', 'tam', 'xxx', 'kan'].map(scripts)).toEqual([
        ['Latn'],
        ['Latn'],
        ['Hani', 'Hans', 'Hant'],
        ['Latn', 'Cyrl'],
        ['Taml'],
        [],
        []
      ])
    })
  }
})

for (const [languages, unknown] of [
  [['eng', 'lit'], undefined],
  [['tam', 'msa', 'zsm', 'uen'], undefined],
  [['eng', 'qqq'], 'qqq'],
  [['xxx'], 'xxx'],
  [['entities:deu:DNN', 'deu', 'categories', 'ontology-types'], undefined],
  [['entities:qqq:DNN'], 'entities:qqq:DNN']
] as const) {
  test(`preloading ${languages}: ${unknown ?? 'nothing'} is refused`, () => expect(notPreloadable(languages)).toBe(unknown))
}
