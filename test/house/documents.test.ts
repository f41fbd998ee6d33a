/** The documents tell the truth about what the code and the manifest say. */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorStatuses } from '../../src/core/errors.js'
import { readManifest } from '../../src/models/manifest.js'
import { defaultModelsFolder } from '../../src/models/store.js'
import { describeSettings } from '../../src/settings.js'
import { documents, readDocument, root } from './document-blocks.js'

describe('README', () => {
  it('is short', () => expect(readDocument('README.md').split('\n').length).toBeLessThanOrEqual(200))

  it('leads to every page', () => {
    const linked = linksOf('README.md')
    expect(documents.filter((name) => name.startsWith('docs/') && !linked.includes(name))).toEqual([])
  })
})

describe('docs/settings.md', () => {
  const page = readDocument('docs/settings.md')

  for (const { name, environment, description } of describeSettings()) {
    it(`explains the setting ${name}`, () => {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row).toContain(`\`${environment}\``)
      expect(row).toContain(description)
    })
  }
})

describe('docs/clients.md', () => {
  for (const [status, codes] of errorStatuses()) {
    it(`explains ${status}`, () => {
      const row = readDocument('docs/clients.md')
        .split('\n')
        .find((line) => line.startsWith('| ') && line.split('|')[1]!.includes(String(status)))
      for (const code of codes) expect(row).toContain(`\`${code}\``)
    })
  }
})

describe('the tables that npm run docs writes', () => {
  for (const [name, mark, content] of [
    ['docs/settings.md', 'settings', '| `port` |'],
    ['docs/entities.md', 'entity-languages', 'eng (uen)'],
    ['docs/accuracy.md', 'accuracy', '## Categories'],
    ['docs/speed.md', 'speed', '## Over HTTP'],
    ['docs/licences.md', 'restricted', '`entities/dnn`'],
    ['docs/licences.md', 'teachers', '`entities/eng`']
  ] as const) {
    it(`stand in ${name}: ${mark}`, () => {
      const [, rest = ''] = readDocument(name).split(`<!-- ${mark} -->`)
      expect(rest.split(`<!-- /${mark} -->`)[0]).toContain(content)
    })
  }
})

/** Targets of a document's links inside the repository, as paths below the root, with their anchors. */
function linksOf(name: string): string[] {
  return [...readDocument(name).matchAll(/\]\(([^)\s:]+)\)/g)].map(([, target = '']) => normalize(join(dirname(name), target)))
}

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (name: string) =>
  [...readDocument(name).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-')
  )

describe('every document', () => {
  for (const name of documents) {
    it(`${name} names only scripts, files and headings that are there`, () => {
      const { scripts } = JSON.parse(readDocument('package.json')) as { scripts: Record<string, string> }
      const named = [...readDocument(name).matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1]!)
      expect(named.filter((script) => !(script in scripts))).toEqual([])
      const missing = linksOf(name).filter((link) => {
        const [file = '', anchor] = link.split('#')
        if (!existsSync(join(root, file))) return true
        return anchor !== undefined && !anchorsOf(file).includes(anchor)
      })
      expect(missing).toEqual([])
      const paths = [...readDocument(name).matchAll(/`((?:src|scripts|test|bench|native-models|docs)\/[\w./-]+)`/g)].map((match) => match[1]!)
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
    })
  }
})

describe('NOTICES', () => {
  it('names every model with its licence class and sources', () => {
    const notices = readDocument('NOTICES.md')
    for (const { id, licence, sources } of readManifest(defaultModelsFolder()).artefacts) {
      expect(notices).toContain(`| ${id} | ${licence} | ${sources.join('; ')} |`)
    }
  })
})

describe('models taught by a teacher', () => {
  const taught = readManifest(defaultModelsFolder()).artefacts.filter(({ sources }) => /labelled by the neural|tagged by the neural/.test(sources.join(' ')))

  it('are named in NOTICES and docs/licences.md', () => {
    expect(taught.length).toBeGreaterThan(50)
    for (const document of ['NOTICES.md', 'docs/licences.md']) {
      const table = readDocument(document).split('| teacher |')[1]!
      expect(taught.filter(({ id }) => !table.includes(`\`${id}\``)).map(({ id }) => id)).toEqual([])
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
