/** The rooms of the endpoints follow their two lists, and the light halves stay light. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { works } from '../../src/endpoints/work.js'

const root = resolve(import.meta.dirname, '../../src')
const room = join(root, 'endpoints')

/** Files that a file loads when it runs; imports of types alone load nothing. */
function loadedBy(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const lines = text.matchAll(/^(?:import|export) (?!type )(?:[^';]*? from )?'(\.[^']+)'/gm)
  return [...lines].map((match) => resolve(dirname(path), match[1]!.replace(/\.js$/, '.ts')))
}

function closure(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of loadedBy(path)) closure(next, found)
  return found
}

const below = (path: string) => relative(root, path)

describe('endpoints', () => {
  const folders = readdirSync(room).filter((name) => statSync(join(room, name)).isDirectory() && existsSync(join(room, name, 'endpoint.ts')))

  it('stand in both lists, in the same order, each in a folder of its name', () => {
    expect(endpoints.map(({ name }) => name)).toEqual(works.map(({ name }) => name))
    expect([...endpoints.map(({ name }) => name)].sort()).toEqual(folders.sort())
    for (const folder of folders) expect(existsSync(join(room, folder, 'work.ts')), folder).toBe(true)
  })

  it('have paths that begin with their names, and no two the same', () => {
    for (const { name, path } of endpoints) expect(path === `/${name}` || path.startsWith(`/${name}/:`), path).toBe(true)
    expect(new Set(endpoints.map(({ path }) => path)).size).toBe(endpoints.length)
  })

  for (const { name } of endpoints) {
    it(`${name}: the light half loads no model code and no worker half`, () => {
      const loaded = [...closure(join(room, name, 'endpoint.ts'))].map(below)
      expect(loaded.length).toBeGreaterThan(2)
      expect(loaded.filter((path) => path.startsWith('models/') || /work(-shape)?\.ts$/.test(path))).toEqual([])
    })
  }

  it('are named by nobody else: the front, the service, the pool and the command line read the lists', () => {
    const name = `(?:${endpoints.map((endpoint) => endpoint.name).join('|')})`
    const naming = new RegExp(`['"\`]/${name}\\b|(?:===|case|kind:|name:|includes\\(|has\\(|\\[) ?'${name}'`)
    for (const line of ["if (task.kind === 'entities')", "['entities'].includes(kind)", "app.post('/language',"]) expect(line).toMatch(naming)
    const rooms = ['http', 'service', 'workers', 'cli', 'app.ts', 'serve.ts']
    const files = rooms.flatMap((name) => {
      const path = join(root, name)
      return statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file))) : [path]
    })
    const found = files
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .some((line) => !/^\s*(\*|\/\/|\/\*|import |export .* from )/.test(line) && !line.includes(" from '") && naming.test(line))
      )
    expect(found.map(below)).toEqual([])
  })
})
