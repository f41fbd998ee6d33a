/** The Python programs compile and tell how they are used without the packages of training. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../scripts')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.py'))
const programs = files.filter((path) => !path.startsWith('glossa_training/'))
/** Without site packages: neither PyTorch nor numpy can be imported. */
const python = (...words: string[]) => spawnSync('python3', ['-S', '-E', '-B', ...words], { encoding: 'utf8' })
const hasPython = python('--version').status === 0

describe('Python of training', () => {
  it('lies in the package or, as programs with a docstring, in the rooms', () => {
    expect(programs.length).toBeGreaterThan(18)
    expect(files.filter((path) => !path.includes('/'))).toEqual([])
    for (const path of programs) expect(readFileSync(join(root, path), 'utf8'), path).toContain(`python scripts/${path}`)
  })

  it.skipIf(!hasPython)('compiles', () => {
    const check = 'import ast, sys\nfor path in sys.argv[1:]: ast.parse(open(path, encoding="utf-8").read(), path)'
    const { status, stderr } = python('-c', check, ...files.map((path) => join(root, path)))
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  for (const path of programs)
    it.skipIf(!hasPython)(`${path} answers --help`, () => {
      const { status, stdout, stderr } = python(join(root, path), '--help')
      expect(stderr).toBe('')
      expect(status).toBe(0)
      expect(stdout).toContain(`python scripts/${path}`)
    })

  it.skipIf(!hasPython)('downloads packages whose versions requirements.txt pins', () => {
    const lacking = `
import json, runpy, sys
of = runpy.run_path(sys.argv[1])
wanted = [package for chosen in of['SETS'].values() for package in [*chosen['unpacked'].values(), *chosen['installed']]]
print(json.dumps([len(wanted), [package for package in wanted if package not in of['pins']()]]))`
    const { stdout, stderr } = python('-c', lacking, join(root, 'inputs/download.py'))
    expect(stderr).toBe('')
    const [wanted, missing] = JSON.parse(stdout) as [number, string[]]
    expect(wanted).toBeGreaterThan(15)
    expect(missing).toEqual([])
  })
})
