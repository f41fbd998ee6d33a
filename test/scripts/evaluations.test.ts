/** Evaluations write reports, never artefacts or the manifest: what they import cannot. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../scripts')
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path))
const isEvaluation = (path: string, ending: string) => /(?:^|\/)evaluate[^/]*$/.test(path) && path.endsWith(ending)

/** Files of `scripts/` that a TypeScript file loads, itself included; imports of types alone load nothing. */
function loadedBy(path: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, target] of readFileSync(path, 'utf8').matchAll(/^(?:import (?!type )|\} )[^']*'(\.[^']+)'/gm)) {
    const next = resolve(dirname(path), target!.replace(/\.js$/, '.ts'))
    if (next.startsWith(root)) loadedBy(next, found)
  }
  return found
}

const writers = ['writeFile', 'createWriteStream', 'openSync', 'rename', 'copyFile', 'appendFile', 'rmSync', 'unlink']

describe('evaluations in TypeScript', () => {
  const evaluations = paths.filter((path) => isEvaluation(path, '.ts'))

  it('are found', () => expect(evaluations.length).toBeGreaterThan(9))

  for (const path of evaluations)
    it(`${relative(root, path)} writes through lib/reports.ts only`, () => {
      const loaded = [...loadedBy(path)].map((file) => relative(root, file))
      expect(loaded).not.toContain('lib/artefacts.ts')
      expect(loaded.filter((file) => writers.some((name) => readFileSync(join(root, file), 'utf8').includes(name)))).toEqual(
        loaded.includes('lib/reports.ts') ? ['lib/reports.ts'] : []
      )
    })

  it('would be found out: the training of the detector loads the writer', () => {
    const loaded = [...loadedBy(join(root, 'language/train.ts'))].map((file) => relative(root, file))
    expect(loaded).toContain('lib/artefacts.ts')
  })
})

describe('evaluations in Python', () => {
  const imports = (text: string) =>
    [...text.matchAll(/^\s*from (?:glossa_training)?(\.*[\w.]*) import (\w+)/gm)].map(([, module, name]) => ({ module: module!, name: name! }))

  /** Modules of the package that one loads, itself included; `module` is a path without ending. */
  function modulesOf(module: string, found: Set<string> = new Set()): Set<string> {
    if (found.has(module)) return found
    found.add(module)
    for (const { module: target } of imports(readFileSync(`${module}.py`, 'utf8'))) {
      const [, dots, name] = /^(\.*)(.*)$/.exec(target)!
      if (dots === '' || name === '') continue
      modulesOf(join(dirname(module), '../'.repeat(dots!.length - 1), name!.replaceAll('.', '/')), found)
    }
    return found
  }

  for (const path of paths.filter((file) => isEvaluation(file, '.py')))
    it(`${relative(root, path)} does not load artefacts.py`, () => {
      const used = imports(readFileSync(path, 'utf8')).filter(({ module }) => module.startsWith('.'))
      expect(used.length).toBeGreaterThan(0)
      const loaded = used.flatMap(({ module }) => [...modulesOf(join(root, 'glossa_training', module.slice(1).replaceAll('.', '/')))])
      expect(loaded.map((file) => relative(root, file))).not.toContain('glossa_training/artefacts')
    })

  it('would be found out: the training of the Hebrew network loads it', () => {
    const loaded = [...modulesOf(join(root, 'glossa_training/hebrew/training'))].map((file) => relative(root, file))
    expect(loaded).toContain('glossa_training/artefacts')
  })
})
