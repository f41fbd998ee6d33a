/** The documents tell the truth about what the code and the manifest say. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../src/models/manifest.js'
import { defaultModelsFolder } from '../../src/models/store.js'
import { describeSettings } from '../../src/settings.js'

const root = join(defaultModelsFolder(), '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

describe('README', () => {
  const readme = read('README.md')

  for (const { name, environment, description } of describeSettings()) {
    it(`explains the setting ${name}`, () => {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row).toContain(`\`${environment}\``)
      expect(row).toContain(description)
    })
  }

  it('names only scripts and files that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...readme.matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1]!)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
    const files = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1]!)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe('NOTICES', () => {
  it('names every model with its licence class and sources', () => {
    const notices = read('NOTICES.md')
    for (const { id, licence, sources } of readManifest(defaultModelsFolder()).artefacts) {
      expect(notices).toContain(`| ${id} | ${licence} | ${sources.join('; ')} |`)
    }
  })
})

describe('manifest', () => {
  it('lists figures, sources and a command for every model, and no licence freer than a source', () => {
    for (const { id, licence, sources, command, accuracy } of readManifest(defaultModelsFolder()).artefacts) {
      expect(sources.length, id).toBeGreaterThan(0)
      expect(command, id).not.toBe('')
      expect(Object.keys(accuracy).length, id).toBeGreaterThan(0)
      if (/\bNC\b|-NC-/.test(sources.join(' '))) expect(licence, id).toBe('non-commercial')
    }
  })
})
